"""Allowed schema of a database: the tables, indexes, triggers and views made by the migrations, and nothing else. Any thread. A
foreign trigger or view in a file would act in our name. A file with any difference is not used: its rows are copied one by one
into a new one.
"""

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from reader.storage.connection import ReadConnection, WriteConnection, hardened, open_unchanged
from reader.storage.migrations import SCHEMA_DIGEST, SCHEMA_VERSION

LARGEST_ID = 1 << 53
"""Rows beyond this id are skipped: after SQLite's largest number, no row could be added."""
LONGEST_VALUE = 64 * 1024 * 1024
ROWS_AT_ONCE = 500
_OBJECTS = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name"
"""Query for all schema objects except SQLite's own, which run nothing."""


def is_ours(connection: sqlite3.Connection, version: int) -> bool:
    """Return whether a database consists of the objects of the migrations up to `version`, word by word. Raises sqlite3.Error."""
    found = connection.execute(_OBJECTS).fetchall()
    # another SQLite version may record a migration in other words
    return (version == SCHEMA_VERSION and digest(found) == SCHEMA_DIGEST) or found == _made(version)


def has_our_tables(connection: sqlite3.Connection, version: int) -> bool:
    """Return whether all tables equal ours, whatever else there is. Raises sqlite3.Error."""
    found = set(connection.execute(_OBJECTS).fetchall())
    return all(each in found for each in _made(version) if each[0] == "table")


def digest(objects: Sequence[tuple[object, ...]]) -> str:
    return hashlib.sha256(repr(objects).encode("utf-8", "backslashreplace")).hexdigest()


def _made(version: int) -> list[tuple[object, ...]]:
    from reader.storage.migrations import steps  # no ordinary start needs their text

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        steps.migrate(connection, 0, version)
        return connection.execute(_OBJECTS).fetchall()


def copy_rows(source: Path, target: WriteConnection, version: int) -> None:
    """Create an empty database of a schema and fill it with the rows of a file that claims that schema. Rows of the wrong kind,
    with dangling references, and of foreign tables are skipped. Raises sqlite3.Error if the file cannot be read.
    """
    from reader.storage.migrations import steps

    target.execute("PRAGMA foreign_keys = OFF")
    target.execute("BEGIN IMMEDIATE")
    steps.migrate(target, 0, version)
    # they would run for every row
    triggers = target.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        target.execute(f"DROP TRIGGER {name}")
    with closing(open_unchanged(source)) as given:
        hardened(given, longest_value=LONGEST_VALUE)
        given.text_factory = lambda data: data.decode("utf-8", "replace")
        given_tables = set(_tables(given))
        for table in _tables(target):
            if table in given_tables:
                _copy_table(given, target, table)
        _copy_sequence(given, target)
    while _drop_dangling(target):
        pass
    for _, sql in triggers:
        target.execute(sql)
    target.execute("INSERT INTO entry_search (entry_search) VALUES ('rebuild')")
    target.execute("COMMIT")
    target.execute("PRAGMA foreign_keys = ON")


def _tables(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield tables with rows of their own: no virtual tables, their shadow tables, or SQLite's."""
    for _, name, _, sql in connection.execute(_OBJECTS).fetchall():
        if str(sql).upper().startswith("CREATE TABLE") and not str(name).startswith("entry_search"):
            yield str(name)


def _copy_table(given: ReadConnection, target: WriteConnection, table: str) -> None:
    columns = target.execute(f"PRAGMA table_xinfo({table})").fetchall()
    # a generated column is skipped: its expression would be run
    theirs = {str(row[1]) for row in given.execute(f"PRAGMA table_xinfo({table})").fetchall() if not row[6]}
    names = [str(row[1]) for row in columns if row[1] in theirs]
    keys = [str(row[1]) for row in columns if row[5]]
    number = keys[0] if len(keys) == 1 and any(row[1] == keys[0] and row[2] == "INTEGER" for row in columns) else None
    if not names or (number is not None and number not in names):
        return
    target.execute(f"DELETE FROM {table}")  # noqa: S608 -- our own words
    within = f"WHERE {number} BETWEEN 0 AND {LARGEST_ID}" if number is not None else ""
    rows = given.execute(f"SELECT {', '.join(names)} FROM {table} NOT INDEXED {within}")  # noqa: S608 -- our own words
    insert = f"INSERT OR REPLACE INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608 -- our own words
    while part := rows.fetchmany(ROWS_AT_ONCE):
        _insert(target, insert, part)


def _insert(target: WriteConnection, insert: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert all rows that the table accepts."""
    target.execute("SAVEPOINT rows")
    try:
        target.executemany(insert, rows)
    except sqlite3.IntegrityError:
        target.execute("ROLLBACK TO rows")
        for row in rows:
            with suppress(sqlite3.IntegrityError):
                target.execute(insert, row)
    target.execute("RELEASE rows")


def _copy_sequence(given: ReadConnection, target: WriteConnection) -> None:
    """Copy the counters of assigned ids, so that none is reused."""
    for table, last in given.execute("SELECT name, seq FROM sqlite_sequence").fetchall():
        if isinstance(last, int) and 0 < last <= LARGEST_ID:
            target.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (last, table))


def _drop_dangling(target: WriteConnection) -> int:
    """Delete dangling references, and rows that need theirs; return their number."""
    changed = 0
    for table in list(_tables(target)):
        columns = {str(row[1]): bool(row[3] or row[5]) for row in target.execute(f"PRAGMA table_info({table})").fetchall()}
        for row in target.execute(f"PRAGMA foreign_key_list({table})").fetchall():
            parent, column, key = row[2], row[3], row[4]
            is_dangling = f"{column} IS NOT NULL AND {column} NOT IN (SELECT {key} FROM {parent})"  # noqa: S608 -- our own words
            change = f"DELETE FROM {table}" if columns[column] else f"UPDATE {table} SET {column} = NULL"  # noqa: S608 -- our own words
            changed += target.execute(f"{change} WHERE {is_dangling}").rowcount
    return changed
