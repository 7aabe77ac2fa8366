"""The expansions and variants, each in files of its own."""
