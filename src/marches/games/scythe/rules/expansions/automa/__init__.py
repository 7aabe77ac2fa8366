"""The Automa: an opponent that nobody leads. Cards and rules decide everything it does."""
