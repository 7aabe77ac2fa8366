"""The expansions and variants, each in its own files."""
