"""Sentences with places for values, in any language: what reasons and details are said with."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Argument = str | float | bool | None
PLACE = re.compile(r"\{\w+\}|%n")


class Language(NamedTuple):
    """How a text (with a count in place of %n, if it has one) and a number with so many decimals are said."""

    translate: Callable[[str, int], str]
    number: Callable[[float, int], str]


Saying = Callable[[Argument, Language], str]
"""How the value of a place is said. Raises ValueError for a value that does not belong there."""


def said(source: str, arguments: Sequence[Argument], language: Language, sayings: Mapping[str, Saying]) -> str:
    """A sentence with its values. Raises ValueError where they are not those of its places."""
    pairs = list(zip(PLACE.findall(source), arguments, strict=True))
    values = {place: sayings[place](value, language) for place, value in pairs}
    count = next((value for place, value in pairs if place == "%n"), -1)
    text = language.translate(source, int(number_of(count)))
    return PLACE.sub(lambda found: values.get(found[0], found[0]), text)


def english(for_one: Mapping[str, str]) -> Language:
    """English; of its counted texts only those for one have to be named."""

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


def whole_of(value: Argument, _language: Language) -> str:
    """A whole number as it is: a count, a line, a version."""
    return f"{number_of(value):.0f}"
