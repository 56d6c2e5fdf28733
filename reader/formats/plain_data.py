"""Converts dataclasses to plain JSON values and back."""

import types
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

_PLAIN = frozenset({str, int, float, bool, type(None)})


def to_plain(value: Any) -> Any:
    """Convert dataclasses to lists of their fields, enums to values, sets to lists, bytes to a list of one text."""
    if type(value) in _PLAIN:
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return [to_plain(getattr(value, name)) for name in _field_names(type(value))]
    if isinstance(value, Enum | bytes):
        return value.value if isinstance(value, Enum) else [b64encode(value).decode("ascii")]
    if isinstance(value, tuple | frozenset | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


def from_plain(hint: Any, plain: Any) -> Any:
    """Rebuild a value of a type from the output of `to_plain`; TypeError or ValueError if they do not match."""
    return _reader(hint)(plain)


@cache
def _reader(hint: Any) -> Callable[[Any], Any]:
    """Return a reader for values of a type, which is inspected only once."""
    origin = get_origin(hint)
    if origin in {types.UnionType, Union}:
        return _reader_of_options(get_args(hint))
    if origin in {tuple, frozenset}:
        read_item = _reader(get_args(hint)[0])
        return lambda plain: origin([read_item(item) for item in plain])
    if origin is Mapping:
        return dict
    return _single_reader(hint)


def _single_reader(hint: Any) -> Callable[[Any], Any]:
    if is_dataclass(hint) and isinstance(hint, type):
        # A type may be recursive, so its fields are resolved with the first value.
        return lambda plain: hint(*[read(item) for read, item in zip(_field_readers(hint), plain, strict=True)])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    if hint is bytes:
        return _bytes

    def checked(plain: Any) -> Any:
        if not isinstance(plain, hint):
            raise TypeError(f"{hint} expected")
        return plain

    return checked


def _bytes(plain: Any) -> bytes:
    if not isinstance(plain, list):
        raise TypeError("bytes expected")
    (text,) = plain
    return b64decode(text, validate=True)


def _reader_of_options(options: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Return a reader for a union: plain values stay, anything else is its one other type."""
    plain_options = tuple(option for option in options if option in _PLAIN)
    if float in options:
        plain_options += (int,)
    others = [_reader(option) for option in options if option not in _PLAIN]
    if len(others) > 1:
        raise TypeError(f"{options} differ in nothing")

    def read(plain: Any) -> Any:
        if isinstance(plain, plain_options):
            return plain
        if not others:
            raise TypeError(f"one of {options} expected")
        return others[0](plain)

    return read


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))


@cache
def _field_readers(kind: type) -> tuple[Callable[[Any], Any], ...]:
    hints = get_type_hints(kind)
    return tuple(_reader(hints[name]) for name in _field_names(kind))
