"""The one kind of error whose message is shown to people as it is."""


class Mistake(ValueError):
    """Something given to the program is wrong: a setup, a file, a name. The message says what, and what is expected."""
