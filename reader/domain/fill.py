"""Placeholders and numbers in sentences; the window has the plural forms of its translations."""

import re


def counted(number: int, noun: str, plural: str = "") -> str:
    """'1 feed', '2 feeds', '2 copies'."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, /, **values: object) -> str:
    """All placeholders at once: a value that looks like one, as a feed's title may, stays as it is."""
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), text)
