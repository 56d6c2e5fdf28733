"""Kinds of reasons, problems and details with their English sentences, filled with values in any language."""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Self

from reader.domain.ids import DAY_SECONDS

Argument = str | float | bool | None
PLACE = re.compile(r"\{\w+\}|%n")
ARTICLES, HARDLY_ANY = "about {number} articles expected", "hardly any articles expected"
VISIT, BUDGET = ", and you by {clock}", "; the budget is used up"
PER_DAY, PER_WEEK, RARELY = "posts about %n times a day", "posts about %n times a week", "rarely posts"
SECONDS, MINUTES, HOURS, DAYS = "{number} s", "{number} min", "{number} h", "%n days"
PARTS: Mapping[str, tuple[str, ...]] = {
    "{time}": (SECONDS, MINUTES, HOURS, DAYS),
    "{articles}": (ARTICLES, HARDLY_ANY),
    "{visit}": (VISIT,),
    "{budget}": (BUDGET,),
    "{rate}": (PER_DAY, PER_WEEK, RARELY),
}
"""Texts that are put into a sentence at a placeholder."""
_FOR_ONE = {PER_DAY: "posts about once a day", PER_WEEK: "posts about once a week", DAYS: "1 day"}
"""English texts for a count of one, by their text for more; those of kinds are added by the kinds."""
_MINUTE = 60
_HOUR = 3600
_MANY = 1.95
_HARDLY_ANY = 0.05


class SaidKind(StrEnum):
    """A stored kind with its English text, which is the key of its translations. Arguments are in the order of its placeholders.
    A member is its stored value, its text, and if that counts (%n) its text for one.
    """

    text: str

    def __new__(cls, value: str, text: str = "", for_one: str = "") -> Self:  # mypy checks a look-up by value by this
        member = str.__new__(cls, value)
        member._value_ = value
        member.text = text
        if for_one:
            _FOR_ONE[text] = for_one
        return member


class Language(NamedTuple):
    """Functions that translate a text (with a count for %n, if it has one) and format a number with a number of decimals."""

    translate: Callable[[str, int], str]
    number: Callable[[float, int], str]


def _in_english(text: str, count: int) -> str:
    return _FOR_ONE.get(text, text) if count == 1 else text.replace("%n", str(count))


ENGLISH = Language(_in_english, lambda number, decimals: f"{number:.{decimals}f}")


def said(kind: SaidKind, arguments: Sequence[Argument], language: Language) -> str:
    """Fill a kind's text with its values. Raises ValueError if they do not match its placeholders."""
    pairs = list(zip(PLACE.findall(kind.text), arguments, strict=True))
    values = {place: _FORMATS[place](value, language) for place, value in pairs}
    count = next((value for place, value in pairs if place == "%n"), -1)
    text = language.translate(kind.text, int(_number_of(count)))
    return PLACE.sub(lambda found: values.get(found[0], found[0]), text)


def parts_of(kind: SaidKind) -> list[str]:
    """Return every text used in sentences of a kind, for searching."""
    return [kind.text, *(text for place in PLACE.findall(kind.text) for text in PARTS.get(place, ()))]


def duration_text(seconds: float, language: Language = ENGLISH) -> str:
    """Return '40 min', '6 h', '2 days'."""
    if seconds >= 2 * DAY_SECONDS:
        return language.translate(DAYS, round(seconds / DAY_SECONDS))
    unit, size = (SECONDS, 1) if seconds < 2 * _MINUTE else (MINUTES, _MINUTE) if seconds < 2 * _HOUR else (HOURS, _HOUR)
    return fill(language.translate(unit, -1), number=language.number(seconds / size, 0))


def rate_text(per_day: float, language: Language = ENGLISH) -> str:
    """Describe a rate: 'posts about 4 times a day', 'rarely posts'."""
    if per_day >= 0.75:
        return language.translate(PER_DAY, round(per_day) if per_day >= 1.5 else 1)
    return language.translate(PER_WEEK, round(per_day * 7)) if per_day * 7 >= 0.75 else language.translate(RARELY, -1)


def _number_of(value: Argument) -> float:
    if isinstance(value, int | float):
        return value
    raise ValueError(value)


def _text(value: Argument, _language: Language) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(value)


def _integer(value: Argument, _language: Language) -> str:
    """Format a whole number without separators: a count, a line, a version."""
    return f"{_number_of(value):.0f}"


def _number(value: Argument, language: Language) -> str:
    number = _number_of(value)
    return language.number(number, 0 if number == round(number) else 1)


def _articles(value: Argument, language: Language) -> str:
    amount = _number_of(value)
    if amount < _HARDLY_ANY:
        return language.translate(HARDLY_ANY, -1)
    return fill(language.translate(ARTICLES, -1), number=language.number(amount, 0 if amount >= _MANY else 1))


def _visit(value: Argument, language: Language) -> str:
    clock = _text(value, language)
    return fill(language.translate(VISIT, -1), clock=clock) if clock else ""


_FORMATS: Mapping[str, Callable[[Argument, Language], str]] = {
    "{name}": _text,
    "{other}": _text,
    "{text}": _text,
    "{number}": _number,
    "{id}": _integer,
    "{line}": _integer,
    "{width}": _integer,
    "{height}": _integer,
    "{version}": _integer,
    "{newest}": _integer,
    "%n": _integer,
    "{time}": lambda value, language: duration_text(_number_of(value), language),
    "{rate}": lambda value, language: rate_text(_number_of(value), language),
    "{articles}": _articles,
    "{visit}": _visit,
    "{budget}": lambda value, language: language.translate(BUDGET, -1) if value else "",
}
"""Formats the value of a placeholder. Raises ValueError for an unsuitable value."""


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(text: str, /, **values: object) -> str:
    """Replace all placeholders at once, so that a value that looks like one, such as a feed's title, stays unchanged."""
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), text)
