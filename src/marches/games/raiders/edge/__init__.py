"""The game's edges: what tables, people and tests see of it. Nothing here is compiled."""
