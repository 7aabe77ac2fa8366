"""The rules: every file here is compiled."""
