"""What a console that lacks a sign shows instead: the letter without its accent, a plainer sign, otherwise a ?."""

from __future__ import annotations

import codecs

NAME = "plainer"
SIGNS = {"✕": "x", "×": "x", "★": "*", "·": ".", "•": "*", "→": ">", "≈": "~"}
SIGNS |= {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "─": "-", "œ": "o", "Œ": "O"}
"""Replacements of the same width, so that columns stay aligned."""


def plainer(error: UnicodeError) -> tuple[str, int]:
    """Handle what cannot be encoded; bytes that cannot be read become the usual sign for that."""
    if isinstance(error, UnicodeEncodeError):
        return "".join(_plain(sign) for sign in error.object[error.start : error.end]), error.end
    assert isinstance(error, UnicodeDecodeError)
    return "\ufffd", error.end


def _plain(sign: str) -> str:
    from unicodedata import normalize

    plain = SIGNS.get(sign) or normalize("NFKD", sign)[0]
    return plain if plain.isascii() and plain.isprintable() else "?"


codecs.register_error(NAME, plainer)
