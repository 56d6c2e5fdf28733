"""Placeholders and counted nouns in English sentences; the window uses the plural forms of its translations."""

import re


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, /, **values: object) -> str:
    """Replace all placeholders at once, so that a value that looks like one, such as a feed's title, stays unchanged."""
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), text)
