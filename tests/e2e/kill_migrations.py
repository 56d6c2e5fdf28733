"""The program is killed at statements that bring an old profile up to date: the profile is as old as before, or newer, never between."""

import json
import os
import shutil
import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.migrations.steps import migrate
from reader.storage.writer import open_database
from tests.e2e.kill_fork_server import ForkServer

ENTRIES = 12
NOW = 1_795_000_000
ROWS = (
    "SELECT feed_id, url, added_at FROM feed",
    "SELECT feed_id, position, settings FROM subscription",
    "SELECT entry_id, sort_at, is_read, is_starred, identity FROM entry_status ORDER BY entry_id",
    "SELECT entry_id, title FROM entry ORDER BY entry_id",
    "SELECT rowid FROM entry_search WHERE entry_search MATCH 'gauge' ORDER BY rowid",
)


def old_profile(path: Path, version: int) -> None:
    """What a first release wrote, brought up to a schema."""
    with closing(sqlite3.connect(path)) as connection:
        migrate(connection, 0, 1)
        connection.execute("INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (1, 'https://a.example/', 'a', 5)")
        connection.execute('INSERT INTO subscription (feed_id, position, settings) VALUES (1, 0, \'{"priority": "2"}\')')
        for number in range(1, ENTRIES + 1):
            connection.execute(
                """INSERT INTO entry_status (entry_id, feed_id, first_seen_at, sort_at, identity, is_read, is_starred)
                VALUES (:number, 1, 20, 10 + :number, :number, :number % 3 = 1, :number % 5 = 1)""",
                {"number": number},
            )
            connection.execute(
                """INSERT INTO entry (entry_id, title, author, snippet, thumbnail_url, guid, link, date_text, is_date_only, comments_url,
                language, content_hash, categories, enclosures) VALUES (?, 'Tide', '', '', '', '', '', '', 0, '', '', '', '[]', '[]')""",
                (number,),
            )
            connection.execute(
                "INSERT INTO entry_content (entry_id, html) VALUES (?, ?)", (number, zlib.compress(b"<p>gauge</p>"))
            )
            connection.execute(
                "INSERT INTO entry_text (entry_id, title, author, text) VALUES (?, 'Tide', '', 'gauge')", (number,)
            )
        migrate(connection, 1, version)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
        connection.execute("PRAGMA journal_mode = WAL")


def whole(path: Path) -> tuple[int, object, object]:
    """Version, schema and rows of a sound file."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        schema = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
        return version, schema, [connection.execute(sql).fetchall() for sql in ROWS]


def ended(fork_server: ForkServer, path: Path, statement: int) -> bool:
    """Whether the program came to its own end, and was not killed at the statement."""
    fork_server.begin({"migrate": str(path), "now": NOW, "kill": ["statement", statement, True]})
    status = int(json.loads(next(filter(None, fork_server.lines(1.0))))[1])
    assert os.WIFSIGNALED(status) or status == 0
    return status == 0


def sweep(fork_server: ForkServer, folder: Path, version: int, statements: Iterable[int]) -> list[int]:
    """Kill the way from a schema to the newest at each of these statements, up to its normal end; the schemas that were left."""
    wanted = {}
    for number in range(version, SCHEMA_VERSION + 1):
        old_profile(folder / f"schema-{number}", number)
        wanted[number] = whole(folder / f"schema-{number}")
    found: list[int] = []
    for statement in statements:
        killed = folder / f"killed-{statement}"
        killed.mkdir()
        path = Path(shutil.copy(folder / f"schema-{version}", killed / "reader.sqlite"))
        is_over = ended(fork_server, path, statement)
        left = whole(path)
        assert left == wanted[left[0]]
        found.append(left[0])
        open_database(path, now=NOW, backup_folder=killed / "backups").close()
        assert whole(path) == wanted[SCHEMA_VERSION]
        shutil.rmtree(killed)
        if is_over:
            break
    assert found == sorted(found)
    assert (found[0], found[-1]) == (version, SCHEMA_VERSION)
    return found
