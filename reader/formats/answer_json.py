"""Defensive readers for JSON from sync servers. Pure; used in the parser process.

They strip control characters from texts, bound whole numbers and require keys. A server that answers something other than what
was asked for must never be taken for an empty one: anything missing is a BAD_ANSWER, and only a list that is present may be
empty.
"""

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.text import without_controls

Item = Mapping[str, Any]

LONGEST_NUMBER = 20
LAST_SECOND = 253_402_300_799
_MARKS = b"\xef\xbb\xbf \t\r\n"


def read_object(body: bytes) -> Item:
    """Return the JSON object in a response body. Raises ReaderError(BAD_ANSWER)."""
    return as_item(_json(body))


def read_list(body: bytes) -> list[Item]:
    """Return the objects of a JSON list. Raises ReaderError(BAD_ANSWER)."""
    found = _json(body)
    if not isinstance(found, list):
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return [as_item(each) for each in found]


def _json(body: bytes) -> Any:
    if body.lstrip(_MARKS)[:1] == b"<":
        refuse(Detail(DetailKind.WEB_PAGE))
    try:
        return json.loads(body.decode("utf-8-sig", "replace"), parse_int=_whole, parse_constant=lambda _word: None)
    except (ValueError, RecursionError):
        refuse(Detail(DetailKind.UNREADABLE_JSON))


def refuse(detail: Detail) -> NoReturn:
    raise ReaderError(ProblemKind.BAD_ANSWER, detail)


def as_item(value: Any) -> Item:
    if not isinstance(value, dict):
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return value


def list_of(item: Item, key: str) -> list[Item]:
    """Return the objects of a required list; `null` counts as empty, because Go writes it so."""
    if key not in item:
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    value = item[key]
    if value is None:
        return []
    if not isinstance(value, list):
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    return [as_item(each) for each in value]


def items_of(item: Item, key: str) -> list[Item]:
    """Return the objects of an optional list."""
    value = item.get(key)
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def texts_of(item: Item, key: str) -> list[str]:
    """Return the strings of a required list."""
    value = item.get(key)
    if not isinstance(value, list):
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    return [without_controls(each) for each in value if isinstance(each, str)]


def part_of(item: Item, key: str) -> Item:
    """Return a nested object, empty if missing."""
    value = item.get(key)
    return value if isinstance(value, dict) else {}


def text_in(item: Item, key: str) -> str:
    value = item.get(key)
    return without_controls(value) if isinstance(value, str) else ""


def number_in(item: Item, key: str) -> int | None:
    """Return a whole number, also one written as a string."""
    value = item.get(key)
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return _whole(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def second_in(item: Item, key: str, *, per_second: int = 1) -> int | None:
    """Return a time in UTC seconds, or None if it is invalid."""
    number = number_in(item, key)
    at = number // per_second if number is not None else 0
    return at if 0 < at <= LAST_SECOND else None


def _whole(text: str) -> int | None:
    """Parse a number of bounded length: converting a thousand digits would take as long as the server likes."""
    return int(text) if len(text) <= LONGEST_NUMBER else None
