"""Names of files made of what a feed says. Pure; any thread."""

import unicodedata

LONGEST_CHARACTERS = 80
LONGEST_BYTES = 180
_DEVICES = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{name}{number}" for name in ("COM", "LPT") for number in range(1, 10))})
"""Names that Windows keeps for itself, whatever follows the dot."""


def file_stem(title: str, otherwise: str) -> str:
    """A name with nothing in it that a file system minds, to be followed by an ending; `otherwise` where nothing is left of the title."""
    kept = "".join(each if each in "-_" or each.isalnum() or unicodedata.category(each)[0] == "M" else " " for each in title)
    stem = " ".join(kept.split())[:LONGEST_CHARACTERS]
    while len(stem.encode()) > LONGEST_BYTES:
        stem = stem[:-1]
    stem = stem.strip() or otherwise
    return f"{stem}_" if stem.upper() in _DEVICES else stem
