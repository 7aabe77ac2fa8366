"""The search: one for all games, compiled with the engine. What a game adds is a `Judge`."""
