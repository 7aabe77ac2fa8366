"""root:9  The Vagabond, and the second Vagabond beside him."""
