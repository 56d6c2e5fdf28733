"""Two sides of a salvage, and the mapping of ids between them. Any thread."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from typing import Any

from reader.domain.value_classes import dataclass
from reader.storage.connection import WriteConnection
from reader.storage.damaged_file import DamagedFile

Values = dict[str, Any]
"""One row by column; in a damaged file any value can be anything."""


@dataclass(slots=True)
class Merge:
    """Both sides, and the base's ids for those of the damaged file."""

    damaged: DamagedFile
    base: WriteConnection
    folders: dict[int, int] = field(default_factory=dict)
    accounts: dict[int, int] = field(default_factory=dict)
    feeds: dict[int, int] = field(default_factory=dict)
    entries: dict[int, int] = field(default_factory=dict)
    incomplete: set[int] = field(default_factory=set)
    """Feeds (of the base) with lost articles, to be retrieved completely."""
    new_feeds: int = 0

    def columns(self, table: str, *, without: Sequence[str] = ()) -> list[str]:
        """Return the columns both sides have."""
        own = [str(row[1]) for row in self.base.execute(f"PRAGMA table_info({table})").fetchall()]
        theirs = set(self.damaged.columns(table))
        return [column for column in own if column in theirs and column not in without]

    def largest(self, table: str, key: str) -> int:
        return int(self.base.execute(f"SELECT coalesce(max({key}), 0) FROM {table}").fetchone()[0])  # noqa: S608 -- our own words

    def read(self, table: str, key: str, condition: str = "1") -> tuple[list[Values], bool]:
        """Return the rows of a small table with a row id, and whether these are all."""
        columns, before = self.columns(table), self.damaged.failures
        if not columns:
            return [], False
        found = [dict(zip(columns, row, strict=True)) for row in self._rows(table, columns, key, condition)]
        return found, self.damaged.failures == before

    def _rows(self, table: str, columns: list[str], key: str, condition: str) -> Iterable[tuple[object, ...]]:
        return self.damaged.rows(table, columns, key, condition, self.largest(table, key))

    def insert(self, table: str, values: Mapping[str, object], key: str) -> int | None:
        """Insert a row with its own id or, if that is taken, another; return None if the table rejects it."""
        for row in (values, {name: value for name, value in values.items() if name != key}):
            with suppress(sqlite3.IntegrityError):
                names, marks = ", ".join(row), ", ".join("?" * len(row))
                done = self.base.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))  # noqa: S608 -- our own words
                return done.lastrowid
        return None

    def update(self, table: str, values: Mapping[str, object], key: str, number: int) -> None:
        """Update a row, unless the table rejects the values."""
        rest = {name: value for name, value in values.items() if name != key}
        with suppress(sqlite3.IntegrityError):
            names = ", ".join(f"{name} = ?" for name in rest)
            self.base.execute(f"UPDATE {table} SET {names} WHERE {key} = ?", (*rest.values(), number))  # noqa: S608 -- our own words
