"""Resolution tiles of The Wind Gambit: other ways for a game to end."""
