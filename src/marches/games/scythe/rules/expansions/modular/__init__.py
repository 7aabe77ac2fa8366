"""The modular board: a map put together for each game."""
