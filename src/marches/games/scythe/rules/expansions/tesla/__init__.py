"""Tesla, who fights for whoever wins him, and Mad Tesla, who fights everyone."""
