"""root:mech.modes  The Mechanical Marquise, an automated player."""
