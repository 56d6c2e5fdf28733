"""Database of another program, opened in a temporary copy. Nothing is trusted: not the schema, the types, the sizes. Any thread."""

import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cached_property
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.user_data import READ_IN_ALL, READ_PER_FEED
from reader.storage.database_file import HEADER
from reader.storage.given_files import refuse_own, shown_name, why_not

Row = tuple[str | int | float | bytes | None, ...]

LARGEST_BYTES = 4 * 1024**3
VALUE_BYTES = 16 * 1024 * 1024
MUCH_CHARACTERS, MOST_CHARACTERS, SHORT_CHARACTERS = 48_000_000, 200_000_000, 2_000
"""Total characters read from which on values longer than the last are dropped, and all rows."""
STEPS_PER_CALL, CALLS_MAX = 100_000, 20_000
"""Limits of SQLite's virtual machine: together two billion steps, of which a million articles take a hundredth."""
_TRIES = 3
_LOGS = ("-wal", "-journal")
_ROOM_LEFT_BYTES = 64 * 1024 * 1024
_SUPER_JOURNAL = bytes.fromhex("d9d505f920a163d7")
"""End of a journal that names another file, which SQLite might remove."""
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: VALUE_BYTES,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 10,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 100,
}


class ForeignDatabase:
    """Queries on the copy; `reader` is the program that wrote it, `name` the file in messages."""

    def __init__(self, connection: sqlite3.Connection, name: str, reader: str = "") -> None:
        self._connection = connection
        self.name = name
        self.reader = reader
        self._read = 0

    @cached_property
    def tables(self) -> Mapping[str, Mapping[str, str]]:
        """Return columns with their declared types by table, all in lower case; without views and virtual tables."""
        rows = self._all("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' LIMIT 1000")
        names = [text(row[0]) for row in rows]
        return {name.lower(): self._columns(name) for name in names}

    def require(self, table: str, columns: str) -> None:
        """Raise FILE_UNREADABLE unless the table has these columns (lower case, separated by spaces): another version wrote it."""
        if not set(columns.split()) <= set(self.tables.get(table, ())):
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.UNKNOWN_LAYOUT, (self.name, self.reader)))

    def rows(self, query: str, parameters: Sequence[int | str] = ()) -> list[Row]:
        """Return all rows of a query that has a limit."""
        return self._all(query, parameters)

    def newest_of_each(self, columns: str, table: str, condition: str, *, feed: str, date: str) -> list[Row]:
        """Return rows of a table, the newest of every feed first, so that busy feeds leave room for slow ones."""
        query = f"""SELECT * FROM (
            SELECT {columns}, row_number() OVER (PARTITION BY {feed} ORDER BY {date} DESC) AS place_in_feed
            FROM {table} WHERE {condition}
        ) WHERE place_in_feed <= ? ORDER BY place_in_feed LIMIT ?"""  # noqa: S608 -- our own words
        return [row[:-1] for row in self._all(query, (READ_PER_FEED, READ_IN_ALL))]

    def _columns(self, table: str) -> dict[str, str]:
        rows = self._all("SELECT name, type FROM pragma_table_info(?)", (table,))
        return {text(name).lower(): text(kind).upper() for name, kind in rows}

    def _all(self, query: str, parameters: Sequence[int | str] = ()) -> list[Row]:
        try:
            return [self._limited(row) for row in self._connection.execute(query, parameters)]
        except (sqlite3.Error, MemoryError) as error:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.DAMAGED_FILE, (self.name,))) from error

    def _limited(self, row: Row) -> Row:
        """Return the row; after much was read, without long values, and finally empty."""
        if self._read > MUCH_CHARACTERS:
            row = tuple(None if isinstance(value, str | bytes) and len(value) > SHORT_CHARACTERS else value for value in row)
        self._read += sum(len(value) for value in row if isinstance(value, str | bytes))
        if self._read > MOST_CHARACTERS:
            raise MemoryError
        return row


@contextmanager
def opened_copy(path: Path, reader: str = "") -> Iterator[ForeignDatabase]:
    """Open a copy of the database and its log in a temporary folder. Raises FILE_UNREADABLE."""
    name = shown_name(str(path))
    with tempfile.TemporaryDirectory(prefix="beforehand-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "copy.db"
        try:
            _copy(path, copy, name)
        except (OSError, ValueError) as error:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, why_not(name, error)) from error
        with closing(_opened(copy, name)) as connection:
            yield ForeignDatabase(connection, name, reader)


def _copy(path: Path, copy: Path, name: str) -> None:
    """Copy until nothing changed meanwhile, without blocking a program that writes."""
    for _ in range(_TRIES):
        before = _states(path)
        _refuse_odd(path, copy, name, sum(size for size, _ in before.values()))
        for suffix in ("", *_LOGS):
            copy.with_name(copy.name + suffix).unlink(missing_ok=True)
            if suffix in before:
                shutil.copyfile(path.with_name(path.name + suffix), copy.with_name(copy.name + suffix))
        if _states(path) == before and not _names_another(copy):
            return
    raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.CHANGING, (name,)))


def _states(path: Path) -> dict[str, tuple[int, int]]:
    """Return size and time of the file and its logs, by suffix."""
    found = {}
    for suffix in ("", *_LOGS):
        with suppress(FileNotFoundError):
            state = path.with_name(path.name + suffix).stat()
            found[suffix] = (state.st_size, state.st_mtime_ns)
    return found


def _refuse_odd(path: Path, copy: Path, name: str, size: int) -> None:
    if not stat.S_ISREG(path.stat().st_mode):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NOT_A_FILE, (name,)))
    refuse_own(str(path))
    with path.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NO_DATABASE, (name,)))
    if size > LARGEST_BYTES:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.LARGE_FILE, (name, LARGEST_BYTES // 1_000_000)))
    if shutil.disk_usage(copy.parent).free < size + _ROOM_LEFT_BYTES:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NO_ROOM_FOR_COPY, (name,)))


def _names_another(copy: Path) -> bool:
    try:
        with copy.with_name(copy.name + "-journal").open("rb") as journal:
            journal.seek(max(0, journal.seek(0, os.SEEK_END) - len(_SUPER_JOURNAL)))
            return journal.read() == _SUPER_JOURNAL
    except FileNotFoundError:
        return False


def _opened(copy: Path, name: str) -> sqlite3.Connection:
    # writable, since opening applies the log
    connection = sqlite3.connect(f"{copy.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        for limit, value in _LIMITS.items():
            connection.setlimit(limit, value)
        for pragma in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON", "mmap_size = 0", "cache_size = -16000"):
            connection.execute(f"PRAGMA {pragma}")
        connection.text_factory = lambda data: data.decode("utf-8", "replace")
        connection.set_progress_handler(_Patience().is_over, STEPS_PER_CALL)
    except sqlite3.Error as error:
        connection.close()
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.DAMAGED_FILE, (name,))) from error
    return connection


class _Patience:
    def __init__(self) -> None:
        self._calls = 0

    def is_over(self) -> bool:
        self._calls += 1
        return self._calls > CALLS_MAX


def text(value: str | float | bytes | None) -> str:
    """Return a value as text, whatever its type; '' for None and bytes."""
    return value if isinstance(value, str) else "" if value is None or isinstance(value, bytes) else str(value)


def number(value: str | float | bytes | None) -> int | None:
    if isinstance(value, str):
        return int(value) if value.isascii() and value.removeprefix("-").isdecimal() and len(value) < 20 else None
    if isinstance(value, float):
        return int(value) if abs(value) < 2**63 else None
    return value if isinstance(value, int) else None


def folder_path(inside: str, folders: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    """Return the titles of the folders around an item, outermost first. A cycle ends it."""
    path: list[str] = []
    seen: set[str] = set()
    while inside in folders and inside not in seen:
        seen.add(inside)
        inside, title = folders[inside]
        path.append(title)
    return tuple(reversed(path))
