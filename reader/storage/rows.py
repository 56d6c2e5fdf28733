"""Values that SQLite accepts (no NUL, lone surrogates, long numbers), and rows of wide tables as dataclasses."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import is_dataclass
from enum import Enum
from functools import cached_property, lru_cache
from operator import attrgetter
from types import MappingProxyType, NoneType
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_type_hints

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import Argument
from reader.storage.connection import WriteConnection

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
_LARGEST = 2**63 - 1
_as_json = json.JSONEncoder(ensure_ascii=False).encode

AS_IT_IS = "text"
"""Kind of a stored detail that is plain text."""
_UNREADABLE = (ValueError, TypeError, OverflowError, RecursionError)
TEXT_START = 500
"""Characters of a text compared to recognise an entry."""


class FeedTimes(NamedTuple):
    """Integers of a feed, UTC seconds, separated by commas: read six times as fast as row by row."""

    feed_id: FeedId
    times: str


def storable(text: str) -> str:
    """Return the text with U+FFFD for every NUL and lone surrogate."""
    if "\0" not in text:
        if text.isascii():
            return text
        # Encoding detects surrogates several times faster than a regular expression.
        with suppress(UnicodeEncodeError):
            text.encode()
            return text
    return _UNSTORABLE.sub("\ufffd", text)


def whole(number: float) -> int:
    """Return a number truncated to an INTEGER column's range."""
    return int(number) if -_LARGEST <= number <= _LARGEST else max(-_LARGEST, min(int(number), _LARGEST))


def whole_or_none(number: float | None) -> int | None:
    return None if number is None else whole(number)


def json_list(values: Iterable[int | str]) -> str:
    """Return values as one JSON parameter for json_each."""
    return _stored_list(list(values))


def id_list(ids: Iterable[int]) -> str:
    """Return ids as one JSON parameter; there can be very many."""
    return f"[{','.join(map(str, ids))}]"


def reason_json(reason: Reason | None) -> str:
    """Return a reason's stored form: its kind and its arguments; empty for none."""
    return "" if reason is None else _kind_json(reason.kind, reason.arguments)


@lru_cache(maxsize=1024)
def stored_reason(text: str) -> Reason | None:
    """Return a stored reason; an unknown kind is shown as it was."""
    if not text:
        return None
    try:
        name, *arguments = json.loads(text)
        reason = Reason(ReasonKind(name), tuple(arguments))
        reason.sentence()
    except _UNREADABLE:
        return Reason(ReasonKind.TEXT, (text,))
    return reason


def detail_json(problem: Problem | None) -> str:
    if problem is None or not problem.detail:
        return ""
    if isinstance(problem.detail, str):
        return _kind_json(AS_IT_IS, (problem.detail,))
    return _kind_json(problem.detail.kind, problem.detail.arguments)


def stored_problem(kind: str | None, detail: str) -> Problem | None:
    """Return a stored problem; a detail of unknown kind is shown as it was."""
    return None if kind is None else Problem(ProblemKind(kind), _stored_detail(detail))


@lru_cache(maxsize=1024)
def _stored_detail(text: str) -> Detail | str:
    if not text:
        return ""
    try:
        name, *arguments = json.loads(text)
        if name == AS_IT_IS:
            (said,) = arguments
            return said if isinstance(said, str) else text
        detail = Detail(DetailKind(name), tuple(arguments))
        detail.sentence()
    except _UNREADABLE:
        return text
    return detail


def _kind_json(kind: str, arguments: Iterable[Argument]) -> str:
    return _stored_list([str(kind), *arguments])


def _stored_list(values: list[Argument]) -> str:
    """Return a list for storing. One check covers all values, since this runs after each retrieval."""
    text = _as_json(values)
    if "\\u0000" not in text and storable(text) is text:
        return text
    return _as_json([storable(value) if isinstance(value, str) else value for value in values])


T = TypeVar("T")


class _Field(NamedTuple):
    """Storage of a field: in one column, or in several (a dataclass, a problem), whose values `load` takes and `store` returns.
    `load` is None if the field is what its column holds.
    """

    columns: tuple[str, ...]
    load: Callable[..., Any] | None
    store: Callable[[Any], Any]


class Rows(Generic[T]):
    """Rows of a table as values of a dataclass, by the types of its fields. Its first field is the key.

    `named` gives columns that are called otherwise: by the field, or by field and part ("move.url"). `computed` fields are read by
    an expression and never written. `alias` is the table's name in queries.
    """

    def __init__(
        self,
        made: type[T],
        table: str,
        *,
        alias: str = "",
        named: Mapping[str, str] = MappingProxyType({}),
        computed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._made, self._table, self._alias = made, table, alias
        self._named, self._computed = named, computed
        self._updates: dict[tuple[str, ...], str] = {}
        self._inserts: dict[tuple[str, ...], str] = {}

    @cached_property
    def _fields(self) -> dict[str, _Field]:
        """Resolved with the first row, because resolving types takes half a millisecond."""
        return {name: _field(name, kind, self._named) for name, kind in get_type_hints(self._made).items()}

    @cached_property
    def _written(self) -> tuple[str, ...]:
        return tuple(name for name in self._fields if name not in self._computed)

    @cached_property
    def _loads(self) -> list[tuple[int, int, Callable[..., Any]]]:
        """Columns from the last to the first, so that places of the others stay as they are."""
        loads, place = [], 0
        for field in self._fields.values():
            end = place + len(field.columns)
            if field.load is not None:
                loads.append((place, end, field.load))
            place = end
        return loads[::-1]

    @cached_property
    def columns(self) -> str:
        """Columns for a query to select, in the order of the fields."""
        prefix = f"{self._alias}." if self._alias else ""
        return ", ".join(
            self._computed[name] if name in self._computed else ", ".join(prefix + column for column in field.columns)
            for name, field in self._fields.items()
        )

    def value(self, row: Sequence[Any]) -> T:
        values = list(row)
        for place, end, load in self._loads:
            if end == place + 1:
                values[place] = load(values[place])
            else:
                values[place:end] = (load(*values[place:end]),)
        return self._made(*values)

    def read(self, rows: Iterable[Sequence[Any]]) -> list[T]:
        return [self.value(row) for row in rows]

    def save(self, connection: WriteConnection, values: Iterable[T], *names: str) -> None:
        """Store these fields of rows that are there, or all that are not computed; others are ignored."""
        key, *rest = self._written
        wanted = names or tuple(rest)
        if wanted not in self._updates:
            columns = ", ".join(f"{column} = ?" for name in wanted for column in self._fields[name].columns)
            self._updates[wanted] = f"UPDATE {self._table} SET {columns} WHERE {key} = ?"  # noqa: S608 -- our own names
        connection.executemany(self._updates[wanted], [self._parameters(value, (*wanted, key)) for value in values])

    def add(self, connection: WriteConnection, value: T, *unique: str) -> None:
        """Store a new row. It takes the place of one that equals it in the columns of `unique`."""
        if unique not in self._inserts:
            columns = [column for name in self._written for column in self._fields[name].columns]
            places = ", ".join("?" for _ in columns)
            statement = f"INSERT INTO {self._table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 -- our own names
            if unique:
                changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in unique)
                statement += f" ON CONFLICT ({', '.join(unique)}) DO UPDATE SET {changes}"
            self._inserts[unique] = statement
        connection.execute(self._inserts[unique], self._parameters(value, self._written))

    def _parameters(self, value: T, names: Iterable[str]) -> list[Any]:
        parameters: list[Any] = []
        for name in names:
            columns, _, store = self._fields[name]
            if len(columns) == 1:
                parameters.append(store(getattr(value, name)))
            else:
                parameters += store(getattr(value, name))
        return parameters


def settings_json(settings: Mapping[str, str]) -> str:
    return storable(json.dumps(dict(settings), sort_keys=True))


def _loaded(text: str, kind: type) -> Any:
    """Return a stored list or mapping, an empty one where a repair found its place in the database but not its text."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, kind) else kind()


_KINDS: dict[Any, tuple[Callable[[Any], Any] | None, Callable[[Any], Any]]] = {
    int: (None, whole),
    int | None: (None, whole_or_none),
    float | None: (None, lambda number: number),
    bool: (bool, int),
    str: (None, storable),
    Reason | None: (stored_reason, reason_json),
    tuple[str, ...]: (lambda text: tuple(_loaded(text, list)), json_list),
    frozenset[int]: (
        lambda text: frozenset(_loaded(text, list)) if text != "[]" else frozenset(),
        lambda numbers: json_list(sorted(numbers)),
    ),
    Mapping[str, str]: (lambda text: _loaded(text, dict) if text != "{}" else {}, settings_json),
}
"""Conversion of each type from its column (None: none is needed), and into it."""


def _field(name: str, kind: Any, named: Mapping[str, str]) -> _Field:
    kind = _without_id_types(kind)
    if kind == Problem | None:
        return _Field((f"{name}_kind", f"{name}_detail"), stored_problem, _problem_columns)
    if is_dataclass(kind) or any(is_dataclass(each) and each is not Reason for each in get_args(kind)):
        return _parts(name, kind, named)
    return _Field((named.get(name, name),), *_conversions(kind))


def _conversions(kind: Any) -> tuple[Callable[[Any], Any] | None, Callable[[Any], Any]]:
    """Return the conversions from and into one column. Raises KeyError for a type that no column holds."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind, attrgetter("value")
    return _KINDS[kind]


def _without_id_types(kind: Any) -> Any:
    """Return `int` for the type of an id, `int | None` for one that may be None."""
    if NoneType in get_args(kind):
        (inner,) = (each for each in get_args(kind) if each is not NoneType)
        return _without_id_types(inner) | None
    return getattr(kind, "__supertype__", kind)


def _problem_columns(problem: Problem | None) -> tuple[str | None, str]:
    return problem.kind.value if problem else None, detail_json(problem)


def _parts(name: str, kind: Any, named: Mapping[str, str]) -> _Field:
    """Return the storage of a dataclass: one column for each part. One that may be None is so unless every column holds something."""
    is_optional = NoneType in get_args(kind)
    made = get_args(kind)[0] if is_optional else kind
    hints = get_type_hints(made)
    columns = tuple(named.get(f"{name}.{part}", part) for part in hints)
    conversions = [_conversions(_without_id_types(hint)) for hint in hints.values()]
    loads = [load for load, _ in conversions]
    stores = [(part, store) for part, (_, store) in zip(hints, conversions, strict=True)]

    def load_parts(*values: Any) -> Any:
        if is_optional and None in values:
            return None
        return made(*(value if load is None else load(value) for value, load in zip(values, loads, strict=True)))

    def store_parts(value: Any) -> Sequence[Any]:
        return [store(getattr(value, part)) for part, store in stores] if value is not None else [None] * len(columns)

    return _Field(columns, load_parts, store_parts)
