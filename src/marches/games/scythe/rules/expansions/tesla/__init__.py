"""Tesla, who fights for the player who wins him, and Mad Tesla, who fights everyone."""
