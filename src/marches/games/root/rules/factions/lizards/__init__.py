"""root:10  The Lizard Cult."""
