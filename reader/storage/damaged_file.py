"""Reads a damaged database file around broken pages, with a broken first page repaired in a copy. Any thread. The file is not
modified. The caller must be the only program that uses the profile.
"""

import shutil
import sqlite3
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from reader.storage.database_file import HEADER, HEADER_BYTES, remove_with_logs

PAGE_SIZES = {1 << power for power in range(9, 17)}
TABLE_LEAF = b"\x0d"
TABLE_PAGES = b"\x05" + TABLE_LEAF
ROWS_AT_ONCE = 2048
PATIENCE = 20_000
"""Failing queries per table spent on single rows; after that, larger ranges are skipped."""
COARSE_ROWS = 512
ROWS_BEYOND = 100_000
"""Rows read beyond the last known one, if the file does not record its own last row."""

Row = tuple[Any, ...]
"""Row of a damaged table: values of any type."""


class DamagedFile:
    """Connection that survives read errors. `failures` counts the queries that hit damage."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.failures = 0

    def columns(self, table: str) -> list[str]:
        """Return the columns of a table; none if it is missing, unknown, or not a table."""
        if self._all(f"SELECT type FROM sqlite_schema WHERE name = '{table}' AND type <> 'table'"):  # noqa: S608 -- our own words
            return []
        return [str(row[1]) for row in self._all(f"PRAGMA table_info({table})")]

    def rows(self, table: str, columns: Sequence[str], key: str, condition: str = "1", beyond: int = 0) -> Iterator[Row]:
        """Yield all readable rows of a table with a row id (`key`), in its order. `beyond` is the last id known elsewhere."""
        return self.between(table, columns, key, (1, self.last(table, key, beyond)), condition)

    def between(
        self,
        table: str,
        columns: Sequence[str],
        key: str,
        ids: tuple[int, int],
        condition: str = "1",
        at_once: int = ROWS_AT_ONCE,
    ) -> Iterator[Row]:
        """Read a range of row ids, halving unreadable ranges until only broken rows are omitted."""
        begun = self.failures
        query = f"SELECT {', '.join(columns)} FROM {table} NOT INDEXED WHERE {key} BETWEEN ? AND ? AND {condition}"  # noqa: S608 -- our own words
        waiting = [(low, min(low + at_once - 1, ids[1])) for low in range(ids[0], ids[1] + 1, at_once)]
        waiting.reverse()
        while waiting:
            low, high = waiting.pop()
            try:
                yield from self._connection.execute(query, (low, high)).fetchall()
            except sqlite3.Error:
                self.failures += 1
                if high - low >= (COARSE_ROWS if self.failures - begun > PATIENCE else 1):
                    middle = (low + high) // 2
                    waiting += [(middle + 1, high), (low, middle)]

    def ends(self, table: str, columns: Sequence[str], order: Sequence[str]) -> tuple[list[Row], bool]:
        """Read rows of a table or index from both ends to the first damage; return whether all were read."""
        query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY "  # noqa: S608 -- our own words
        first, is_whole = self._until_damage(query + ", ".join(order))
        if is_whole:
            return first, True
        last, _ = self._until_damage(query + ", ".join(f"{column} DESC" for column in order))
        return list(dict.fromkeys([*first, *last])), False

    def _until_damage(self, query: str) -> tuple[list[Row], bool]:
        found: list[Row] = []
        try:
            for row in self._connection.execute(query):
                found.append(row)  # noqa: PERF402 -- what was found before the damage is kept
        except sqlite3.Error:
            self.failures += 1
            return found, False
        return found, True

    def last(self, table: str, key: str, beyond: int) -> int:
        """Return the last row id, or a safe upper bound if the file does not record it."""
        newest = self._all(f"SELECT max({key}) FROM {table}")  # noqa: S608 -- our own words
        if newest:
            return int(newest[0][0] or 0)
        given = self._all(f"SELECT seq FROM sqlite_sequence WHERE name = '{table}'")  # noqa: S608 -- our own words
        return int(given[0][0]) if given else beyond + ROWS_BEYOND

    def _all(self, query: str) -> list[tuple[int | str, ...]]:
        try:
            return self._connection.execute(query).fetchall()
        except sqlite3.Error:
            self.failures += 1
            return []


def reading_file(path: Path) -> Path:
    """Return the path of a copy of a damaged file with another first page."""
    return path.with_name(path.name + ".reading")


@contextmanager
def opened(path: Path, template: Path) -> Iterator[DamagedFile]:
    """Open a file as far as possible; `template` is a database of ours whose list of tables may replace lost pages of the file's."""
    repaired = reading_file(path)
    try:
        source, pages = path, _pages_to_replace(path, template)
        if pages:
            source = repaired
            _copy_with_pages(path, repaired, pages)
        connection = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            # first, because a truncated file is refused otherwise
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.text_factory = lambda data: data.decode("utf-8", "replace")
            yield DamagedFile(connection)
        finally:
            connection.close()
    finally:
        remove_with_logs(repaired)


def _is_first_page(page: bytes) -> bool:
    return (
        len(page) > HEADER_BYTES
        and page.startswith(HEADER)
        and page_bytes(page) in PAGE_SIZES
        and page[HEADER_BYTES] in TABLE_PAGES
    )


def page_bytes(page: bytes | bytearray) -> int:
    size = int.from_bytes(page[16:18], "big")
    return 65_536 if size == 1 else size


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _copy_with_pages(path: Path, repaired: Path, pages: dict[int, bytes]) -> None:
    shutil.copyfile(path, repaired)
    if _log_of(path).exists():
        shutil.copyfile(_log_of(path), _log_of(repaired))
    with repaired.open("rb+") as file:
        for start, page in pages.items():
            file.seek(start)
            file.write(page)


def _pages_to_replace(path: Path, template: Path) -> dict[int, bytes]:
    """Return what has to stand at which places, so that the file lists its tables: the first page, of which its own half is kept if
    only the header is lost, and those it leads to, if the template has the same.
    """
    with path.open("rb") as file, template.open("rb") as theirs:
        header = theirs.read(HEADER_BYTES)
        size = page_bytes(header)
        other, first = header + theirs.read(size - HEADER_BYTES), file.read(size)
        found = {}
        if not _is_first_page(first):
            first = found[0] = _first_page(other, first, path.stat().st_size, has_log=_log_of(path).exists())
        for start in _leaves(first, size) & _leaves(other, size):
            file.seek(start)
            theirs.seek(start)
            if file.read(1) != TABLE_LEAF:
                found[start] = theirs.read(size)
    return found


def _first_page(other: bytes, own: bytes, size: int, *, has_log: bool) -> bytes:
    page = bytearray(other)
    if len(own) > HEADER_BYTES and own[HEADER_BYTES] in TABLE_PAGES:
        page[HEADER_BYTES:] = own[HEADER_BYTES:]
    page[18:20] = b"\2\2" if has_log else b"\1\1"
    page[28:32] = max(size // len(page), 1).to_bytes(4, "big")
    page[32:40] = bytes(8)
    page[92:96] = page[24:28]
    return bytes(page)


def _leaves(first: bytes, size: int) -> set[int]:
    """Return where the pages begin that the first one leads to, if that has not room for all tables."""
    if len(first) < size or page_bytes(first) != size or first[HEADER_BYTES] == TABLE_LEAF[0]:
        return set()
    begin = HEADER_BYTES + 12
    cells = min(int.from_bytes(first[HEADER_BYTES + 3 : HEADER_BYTES + 5], "big"), (size - begin) // 2)
    places = struct.unpack_from(f">{cells}H", first, begin)
    numbers = [
        *(int.from_bytes(first[place : place + 4], "big") for place in places),
        int.from_bytes(first[HEADER_BYTES + 8 : HEADER_BYTES + 12], "big"),
    ]
    return {(number - 1) * size for number in numbers if number > 1}
