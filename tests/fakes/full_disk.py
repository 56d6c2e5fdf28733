"""A writer's connection on a disk that is full from the n-th write on, until there is room again."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self
from unittest.mock import patch

from reader.storage import writer
from reader.storage.connection import WriteConnection

EVERYTHING = (
    *("BEGIN", "SELECT", "WITH", "INSERT", "UPDATE", "DELETE", "REPLACE", "COMMIT"),
    *("SAVEPOINT", "RELEASE", "ROLLBACK TO"),
)
WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "BEGIN", "PRAGMA USER_VERSION")


class FullDiskConnection(WriteConnection):
    """`room` is how many writes there is still space for, None without an end; `refused` counts those for which there was none.

    As SQLite does it itself, a write that finds no room takes its transaction back.
    """

    room: int | None = None
    refused = 0
    code = sqlite3.SQLITE_FULL
    """What it says instead, where it is not full but locked or broken."""
    watched: tuple[str, ...] = WRITES
    """The statements that need room, by their first words."""
    left: int | None = None
    """So many statements fail, None for all until there is room."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        self._use_room(sql)
        return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        self._use_room(sql)
        return super().executemany(sql, parameters)

    def fill_up(self, room: int) -> Self:
        """The disk gets full after so many more writes."""
        self.room, self.refused = room, 0
        return self

    def fail_at(self, statement: int, code: int, *, times: int | None = None) -> Self:
        """Every statement counts, also one that reads: the database fails at this one and, without `times`, at all after it."""
        self.watched, self.code, self.left = EVERYTHING, code, times
        return self.fill_up(statement)

    def _use_room(self, sql: str) -> None:
        if self.room is None or self.left == 0 or not sql.lstrip().upper().startswith(self.watched):
            return
        if self.room > 0:
            self.room -= 1
            return
        self.refused += 1
        if self.left is not None:
            self.left -= 1
        if self.in_transaction and self.code != sqlite3.SQLITE_BUSY:
            super().execute("ROLLBACK")
        error = sqlite3.OperationalError("database or disk is full" if self.code == sqlite3.SQLITE_FULL else f"error {self.code}")
        error.sqlite_errorcode = self.code
        raise error


@contextmanager
def full_disks() -> Iterator[None]:
    """Databases opened to be written in here have a FullDiskConnection."""
    with patch.object(writer, "WriteConnection", FullDiskConnection):
        yield
