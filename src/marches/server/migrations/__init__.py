"""How the database changes from version to version."""
