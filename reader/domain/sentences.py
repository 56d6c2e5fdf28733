"""Sentences with placeholders for values, in any language, used for reasons, problems and details."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Argument = str | float | bool | None
PLACE = re.compile(r"\{\w+\}|%n")


class Language(NamedTuple):
    """Functions that translate a text (with a count for %n, if it has one) and format a number with a number of decimals."""

    translate: Callable[[str, int], str]
    number: Callable[[float, int], str]


Saying = Callable[[Argument, Language], str]
"""Formats the value of a placeholder. Raises ValueError for an unsuitable value."""


def said(source: str, arguments: Sequence[Argument], language: Language, sayings: Mapping[str, Saying]) -> str:
    """Fill a sentence with its values. Raises ValueError if they do not match its placeholders."""
    pairs = list(zip(PLACE.findall(source), arguments, strict=True))
    values = {place: sayings[place](value, language) for place, value in pairs}
    count = next((value for place, value in pairs if place == "%n"), -1)
    text = language.translate(source, int(number_of(count)))
    return PLACE.sub(lambda found: values.get(found[0], found[0]), text)


def english(for_one: Mapping[str, str]) -> Language:
    """Return English, given the singular forms of texts with a count."""

    def translate(text: str, count: int) -> str:
        return for_one.get(text, text) if count == 1 else text.replace("%n", str(count))

    return Language(translate, lambda number, decimals: f"{number:.{decimals}f}")


def number_of(value: Argument) -> float:
    if isinstance(value, int | float):
        return value
    raise ValueError(value)


def text_of(value: Argument, _language: Language) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(value)


def format_integer(value: Argument, _language: Language) -> str:
    """Format a whole number without separators: a count, a line, a version."""
    return f"{number_of(value):.0f}"


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, /, **values: object) -> str:
    """Replace all placeholders at once, so that a value that looks like one, such as a feed's title, stays unchanged."""
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), text)
