"""root:6  The Marquise de Cat."""
