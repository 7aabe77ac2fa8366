"""Root: the Law of Root, chapter by chapter, and the factions that change it."""
