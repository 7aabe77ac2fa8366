"""Punctuation by language: French puts a space before some marks, and no line may break there."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
_FRENCH = re.compile(r" (?=[:;?!»%])|(?<=«) ")


def typeset(text: str, lang: str) -> str:
    """The text with non-breaking spaces where a line must not break."""
    return _FRENCH.sub(NO_BREAK, text) if lang == "fr" else text
