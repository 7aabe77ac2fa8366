"""The one kind of error that is shown to a person as it stands."""


class Mistake(ValueError):
    """Something given to the program is wrong: a setup, a file, a name. The message says what, and what is expected."""
