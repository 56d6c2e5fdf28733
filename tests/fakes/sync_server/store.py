"""What the server keeps, in SQLite: in memory, or in a file that outlives its process.

The methods below `Store` are also the third hand of a test: somebody who reads on the phone. Times are UTC microseconds of the server's own clock,
which stands still but for a thousandth of a second a request.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.fakes.documents import Posting, postings

SECOND = 1_000_000
START = 1_795_400_000 * SECOND
SCHEMA = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS folder (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS feed (
    id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL UNIQUE, title TEXT NOT NULL, site_url TEXT NOT NULL,
    folder_id INTEGER NOT NULL REFERENCES folder (id)
);
CREATE TABLE IF NOT EXISTS item (
    id INTEGER PRIMARY KEY AUTOINCREMENT, feed_id INTEGER NOT NULL, key TEXT NOT NULL, title TEXT NOT NULL, link TEXT NOT NULL, html TEXT NOT NULL,
    posted INTEGER NOT NULL, stored INTEGER NOT NULL, changed INTEGER NOT NULL,
    is_read INTEGER NOT NULL DEFAULT 0, is_starred INTEGER NOT NULL DEFAULT 0, UNIQUE (feed_id, key)
);
CREATE TABLE IF NOT EXISTS label (item_id INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (item_id, name)) WITHOUT ROWID;
"""
COLUMNS = {"read": "is_read", "starred": "is_starred"}


class ReadOnlyError(Exception):
    """Another process holds the database: nothing is written."""


class Store:
    """`ids_are_times`: items are numbered by the microsecond in which they are stored. All methods may be called from any thread."""

    def __init__(self, path: Path | None, *, ids_are_times: bool, default_folder: str, now: int = START) -> None:
        self.lock = threading.RLock()
        self.is_locked = False
        self._ids_are_times = ids_are_times
        self.database = sqlite3.connect(path or ":memory:", check_same_thread=False, isolation_level=None)
        self.database.executescript(SCHEMA)
        self.database.execute("INSERT OR IGNORE INTO setting VALUES ('now', ?)", (now,))
        self.database.execute("INSERT OR IGNORE INTO folder (id, name) VALUES (1, ?)", (default_folder,))

    def close(self) -> None:
        with self.lock:
            self.database.close()

    def dump(self) -> sqlite3.Connection:
        """All that is there now, for `restore`; who asks closes it."""
        copy = sqlite3.connect(":memory:", check_same_thread=False)
        with self.lock:
            self.database.backup(copy)
        return copy

    def restore(self, dump: sqlite3.Connection) -> None:
        """Go back to what was there when this was made; numbers given since are given a second time. The clock goes on."""
        with self.lock:
            now = self.now()
            dump.backup(self.database)
            self.advance(now - self.now())

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction."""
        with self.lock:
            if self.is_locked:
                raise ReadOnlyError
            self.database.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                self.database.execute("ROLLBACK")
                raise
            self.database.execute("COMMIT")

    def rows(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        with self.lock:
            return self.database.execute(query, values).fetchall()

    def column(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        return [row[0] for row in self.rows(query, values)]

    def now(self) -> int:
        return int(self.column("SELECT value FROM setting WHERE name = 'now'")[0])

    def advance(self, microseconds: int) -> None:
        """Let time pass at the server."""
        with self.lock:
            self.database.execute("UPDATE setting SET value = value + ? WHERE name = 'now'", (microseconds,))

    # ---- feeds and folders

    def folder(self, name: str) -> int:
        """Its number; it is made if it is not there."""
        with self.lock:
            self.database.execute("INSERT OR IGNORE INTO folder (name) VALUES (?)", (name,))
            return int(self.column("SELECT id FROM folder WHERE name = ?", (name,))[0])

    def add_feed(
        self, url: str, *, title: str = "A feed", site_url: str = "", folder: str = "", items: int | Sequence[Posting] = 0
    ) -> int:
        """Subscribe, with articles invented for it or given. Raises sqlite3.IntegrityError where it is there already."""
        with self.writing():
            folder_id = self.folder(folder) if folder else 1
            row = self.database.execute(
                "INSERT INTO feed (url, title, site_url, folder_id) VALUES (?, ?, ?, ?)", (url, title, site_url, folder_id)
            )
            assert row.lastrowid is not None
            listed = postings(items, base=url) if isinstance(items, int) else items
            self._store(row.lastrowid, listed)
            return row.lastrowid

    def post(self, feed_id: int, items: Sequence[Posting]) -> int:
        """Store what is new of these, newest first as feeds have them; how many were."""
        with self.writing():
            return self._store(feed_id, items)

    def _store(self, feed_id: int, items: Sequence[Posting]) -> int:
        known = set(self.column("SELECT key FROM item WHERE feed_id = ?", (feed_id,)))
        new = [each for each in items if each.key not in known]
        for each in reversed(new):
            self.advance(1)
            stored = self.now()
            item_id = stored if self._ids_are_times else None
            posted = stored if each.at is None else each.at * SECOND
            self.database.execute(
                "INSERT INTO item (id, feed_id, key, title, link, html, posted, stored, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (item_id, feed_id, each.key, each.title, each.link, each.html, posted, stored, stored),
            )
        return len(new)

    def remove_feed(self, feed_id: int) -> bool:
        """With its items, starred ones too; whether it was there."""
        with self.writing():
            self.database.execute("DELETE FROM label WHERE item_id IN (SELECT id FROM item WHERE feed_id = ?)", (feed_id,))
            self.database.execute("DELETE FROM item WHERE feed_id = ?", (feed_id,))
            return self.database.execute("DELETE FROM feed WHERE id = ?", (feed_id,)).rowcount > 0

    def change_feed(self, feed_id: int, *, title: str = "", folder: str = "") -> bool:
        """Rename it, move it or both; whether it is there."""
        with self.writing():
            if title:
                self.database.execute("UPDATE feed SET title = ? WHERE id = ?", (title, feed_id))
            if folder:
                self.database.execute("UPDATE feed SET folder_id = ? WHERE id = ?", (self.folder(folder), feed_id))
            return bool(self.rows("SELECT 1 FROM feed WHERE id = ?", (feed_id,)))

    def rename_folder(self, name: str, other: str) -> bool:
        with self.writing():
            return self.database.execute("UPDATE folder SET name = ? WHERE name = ?", (other, name)).rowcount > 0

    def remove_folder(self, name: str) -> bool:
        """Its feeds go to the default one; whether it was there."""
        with self.writing():
            self.database.execute(
                "UPDATE feed SET folder_id = 1 WHERE folder_id IN (SELECT id FROM folder WHERE name = ?)", (name,)
            )
            return self.database.execute("DELETE FROM folder WHERE name = ? AND id <> 1", (name,)).rowcount > 0

    # ---- items

    def ids(self) -> list[int]:
        """All of them, in the order of storing."""
        return self.column("SELECT id FROM item ORDER BY id")

    def unread(self) -> set[int]:
        return set(self.column("SELECT id FROM item WHERE NOT is_read"))

    def starred(self) -> set[int]:
        return set(self.column("SELECT id FROM item WHERE is_starred"))

    def labelled(self, name: str) -> set[int]:
        return set(self.column("SELECT item_id FROM label WHERE name = ?", (name,)))

    def labels(self) -> list[str]:
        return self.column("SELECT DISTINCT name FROM label ORDER BY name")

    def set_mark(self, item_ids: Iterable[int], mark: str, *, value: bool, toggles: bool = False) -> None:
        """Set 'read' or 'starred' of items; unknown ones are passed over. With `toggles`, what is set already when it should be is unset."""
        column = COLUMNS[mark]
        new = f"NOT {column}" if toggles and value else str(int(value))
        with self.writing():
            self.database.executemany(
                f"UPDATE item SET {column} = {new}, changed = ? WHERE id = ?",
                [(self.now(), each) for each in dict.fromkeys(item_ids)],
            )

    def set_label(self, item_ids: Iterable[int], name: str, *, value: bool) -> None:
        query = (
            "INSERT OR IGNORE INTO label SELECT id, ? FROM item WHERE id = ?"
            if value
            else "DELETE FROM label WHERE name = ? AND item_id = ?"
        )
        with self.writing():
            self.database.executemany(query, [(name, each) for each in item_ids])

    def rename_label(self, name: str, other: str) -> None:
        """To '': it is taken from all items."""
        with self.writing():
            if other:
                self.database.execute("INSERT OR IGNORE INTO label SELECT item_id, ? FROM label WHERE name = ?", (other, name))
            self.database.execute("DELETE FROM label WHERE name = ?", (name,))

    def remove_items(self, item_ids: Iterable[int]) -> None:
        """As a server does that clears old articles away."""
        with self.writing():
            for query in ("DELETE FROM label WHERE item_id = ?", "DELETE FROM item WHERE id = ?"):
                self.database.executemany(query, [(each,) for each in item_ids])
