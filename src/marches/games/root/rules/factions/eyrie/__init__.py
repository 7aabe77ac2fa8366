"""root:7  The Eyrie Dynasties."""
