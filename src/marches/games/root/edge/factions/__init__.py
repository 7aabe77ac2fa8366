"""What each faction shows of its board, and how it is written in scenarios."""
