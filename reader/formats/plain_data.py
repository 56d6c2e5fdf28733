"""Frozen domain values as JSON and back, by their type hints. Nothing but data can come out. Pure; any thread."""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints


def to_plain(value: Any) -> Any:
    """Dataclasses as lists of their fields in order, enums as values, tuples and sets as lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return [to_plain(getattr(value, name)) for name in _field_names(type(value))]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | frozenset | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


def from_plain(hint: Any, plain: Any) -> Any:
    """The value of a type from what `to_plain` made of it; TypeError or ValueError where it does not fit."""
    origin = get_origin(hint)
    if origin in {types.UnionType, Union}:
        return None if plain is None else from_plain(_only_option(hint), plain)
    if origin is tuple:
        item_hint = get_args(hint)[0]
        return tuple(from_plain(item_hint, item) for item in plain)
    if origin is frozenset:
        return frozenset(from_plain(get_args(hint)[0], item) for item in plain)
    if origin is Mapping:
        return dict(plain)
    return _single(hint, plain)


def _single(hint: Any, plain: Any) -> Any:
    if is_dataclass(hint) and isinstance(hint, type):
        hints = _field_hints(hint)
        return hint(**{name: from_plain(hints[name], item) for name, item in zip(hints, plain, strict=True)})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(plain)
    if not isinstance(plain, hint):
        raise TypeError(f"{hint} expected")
    return plain


def _only_option(hint: Any) -> Any:
    (option,) = (argument for argument in get_args(hint) if argument is not type(None))
    return option


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))


@cache
def _field_hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in _field_names(kind)}
