"""The top row of the player mats: Move, Bolster, Trade, Produce."""
