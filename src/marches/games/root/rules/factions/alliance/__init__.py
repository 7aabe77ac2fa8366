"""root:8  The Woodland Alliance."""
