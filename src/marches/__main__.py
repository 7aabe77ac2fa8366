"""`python -m marches` is the `marches` command."""

from marches.cli import main

main()
