"""root:11  The Riverfolk Company."""
