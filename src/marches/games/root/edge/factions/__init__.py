"""What each faction board shows, and how scenarios describe it."""
