"""The airships of The Wind Gambit: a piece that flies, carries and lends everyone two abilities."""
