"""What a killed program had acknowledged, held against what its profile still has; and what must never be half."""

import json
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from reader.domain.entry import unpacked
from reader.storage import statuses, versions
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.migrations import SCHEMA_VERSION
from reader.storage.writer import open_database
from tests.e2e.kill_facts import accesses, brought, followed, heard, marks_of, opened_links, owners, presences, readings, tables

HALVES = {
    "entries without a row of their own": """SELECT s.entry_id FROM entry_status s WHERE s.is_removed = 0
        AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.entry_id = s.entry_id)""",
    "entries without content": "SELECT entry_id FROM entry WHERE entry_id NOT IN (SELECT entry_id FROM entry_content)",
    "entries without text": "SELECT entry_id FROM entry WHERE entry_id NOT IN (SELECT entry_id FROM entry_text)",
    "entries that cannot be recognised": "SELECT entry_id FROM entry WHERE entry_id NOT IN (SELECT entry_id FROM entry_key)",
    "removed entries with content": """SELECT s.entry_id FROM entry_status s JOIN entry e USING (entry_id) WHERE s.is_removed = 1""",
    "entries put aside or unread and removed": """SELECT entry_id FROM entry_status s WHERE is_removed = 1 AND (is_read = 0
        OR is_starred = 1 OR is_later = 1 OR EXISTS (SELECT 1 FROM entry_tag t WHERE t.entry_id = s.entry_id))""",
    "validators without a window": "SELECT feed_id FROM feed WHERE window_at IS NULL AND (etag <> '' OR body_hash <> '')",
    "validators ahead of the entries": """SELECT feed_id, etag FROM feed f WHERE etag LIKE '"v%' AND NOT EXISTS (SELECT 1
        FROM entry_status s WHERE s.feed_id = f.feed_id AND s.identity LIKE '%entry-' || trim(f.etag, '"v'))""",
    "windows ahead of the entries": """SELECT f.feed_id, w.value FROM feed f, json_each(f.window) w WHERE NOT EXISTS
        (SELECT 1 FROM entry_status s WHERE s.feed_id = f.feed_id AND s.identity = w.value)""",
    "retrieved feeds without a line in the log": """SELECT feed_id FROM feed WHERE retrieved_at IS NOT NULL
        AND feed_id NOT IN (SELECT feed_id FROM retrieval)""",
    "entries that no line in the log brought": """SELECT feed_id FROM feed f WHERE (SELECT count(*) FROM entry_status s
        WHERE s.feed_id = f.feed_id AND s.identity NOT LIKE 'kept-%') <> (SELECT coalesce(sum(new_entries), 0) FROM retrieval r WHERE r.feed_id = f.feed_id)
        AND NOT EXISTS (SELECT 1 FROM entry_status s WHERE s.feed_id = f.feed_id AND s.is_removed = 1)""",
    "feeds that nobody follows": "SELECT feed_id FROM feed WHERE feed_id NOT IN (SELECT feed_id FROM subscription)",
    "rules with a gap between": "SELECT * FROM (SELECT count(*) AS n, coalesce(max(position), -1) AS last FROM arrival_rule) WHERE n <> last + 1",
    "siblings with a gap between": """SELECT parent FROM (SELECT coalesce(folder_id, 0) AS parent, position FROM subscription
        WHERE removed_at IS NULL UNION ALL SELECT coalesce(parent_id, 0), position FROM folder)
        GROUP BY parent HAVING count(*) <> max(position) + 1 OR count(DISTINCT position) <> count(*)""",
}
"""What one transaction stores together; each finds rows only where that was torn."""


class Ledger:
    """`hear` takes the program's lines in order; `judge` says what was lost, and takes what it finds for true from then on."""

    def __init__(self) -> None:
        self.phase = "start"
        self.acknowledged = 0
        self.wrong: list[str] = []
        self.clock = 0.0
        self._facts: dict[str, object] = {}
        self._pending: dict[int, tuple[str, ...]] = {}
        self._import: tuple[list[str], list[str]] = ([], [])
        self._brought: tuple[Any, ...] = ([], [])

    def hear(self, line: str) -> None:
        """One whole line."""
        kind, *values = json.loads(line)
        match kind:
            case "phase":
                self.phase = values[0]
            case "acknowledged":
                self.acknowledged += 1
                self._facts |= values[0]
            case "try":
                self._pending[values[0]] = tuple(values[1])
            case "over":
                self._pending.pop(values[0])
            case "import":
                self._import = (values[0], values[1])
                self._brought = tuple(values[2:]) or ([], [])
            case "clock":
                self.clock = values[0]
            case "wrong":
                self.wrong.append(values[0])

    def judge(self, database: Path) -> list[str]:
        """Everything that is lost, half or damaged; empty if all is well."""
        lost, self.wrong = self.wrong, []
        if not database.exists():
            return [*lost, "everything"] if self._facts else lost
        with closing(open_reader(database)) as connection:
            lost += [f"damaged: {row}" for row in connection.execute("PRAGMA integrity_check").fetchall() if row != ("ok",)]
            lost += [f"refers to nothing: {row}" for row in connection.execute("PRAGMA foreign_key_check").fetchall()]
            if connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION:
                lost += [*self._compared(connection), *halves(connection)]
            elif self._facts:
                lost.append("everything")
        lost += reopened(database)
        self._pending.clear()
        self._import, self._brought = ([], []), ([], [])
        return lost

    def _compared(self, connection: ReadConnection) -> Iterator[str]:
        found: dict[str, object] = tables(connection) | marks_of(connection, None) | owners(connection)
        found |= {f"look:{at}": True for at in accesses(connection)} | {f"reading:{at}": True for at in readings(connection)}
        found |= {f"link:{at}": True for at in opened_links(connection)} | presences(connection)
        found |= {f"heard:{at}": True for at in heard(connection)}
        open_ones = {each for names in self._pending.values() for each in names}
        kinds = tuple(each for each in open_ones if each.endswith(":"))
        for name, value in self._facts.items():
            if found.get(name) != value and name not in open_ones and not (kinds and name.startswith(kinds)):
                yield f"lost: {name} was {value}, is {found.get(name)}"
        self._facts = {name: found[name] for name in self._facts if name in found}
        urls, before = set(self._import[0]), set(self._import[1])
        now = followed(connection) & urls
        if now not in (before, urls):
            yield f"half an import: {len(now)} of {len(urls)}, before {len(before)}"
        identities, keys = self._brought
        here, waiting = brought(connection, identities, keys)
        # marks wait only until their feed's document came, so some of them may be gone
        if here not in {0, len(identities)} or (waiting and not here):
            yield f"half of what came along: {here} of {len(identities)} articles, {waiting} of {len(keys)} read marks"


def halves(connection: ReadConnection) -> Iterator[str]:
    """What is not whole, counts included."""
    for what, sql in HALVES.items():
        rows = connection.execute(sql).fetchall()
        if rows:
            yield f"{what}: {rows[:3]}"
    unread = connection.execute(
        """SELECT s.feed_id FROM entry_status s JOIN entry e USING (entry_id) JOIN subscription u USING (feed_id)
        WHERE is_read = 0 AND is_hidden = 0 AND u.removed_at IS NULL"""
    ).fetchall()
    if Counter(row[0] for row in unread) != statuses.unread_counts(connection):
        yield "the counts disagree"
    stored = connection.execute(
        "SELECT v.entry_id, c.html, v.packed FROM entry_version v LEFT JOIN entry_content c USING (entry_id)"
    )
    for entry_id, html, packed in stored.fetchall():
        # they can be unpacked only with the text that they belong to
        if not versions.read(unpacked(html or b"") or "", packed):
            yield f"versions of another text: {entry_id}"


def reopened(database: Path) -> list[str]:
    """A copy of the files without the shared memory, as after a crash of the whole computer, opened as the program does it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / database.name
        for suffix in ("", "-wal"):
            if (beside := database.with_name(database.name + suffix)).exists():
                shutil.copy(beside, copy.with_name(copy.name + suffix))
        try:
            with closing(open_database(copy, now=0, backup_folder=None)) as connection:
                connection.execute("INSERT INTO entry_search (entry_search, rank) VALUES ('integrity-check', 1)")
                found = connection.execute("PRAGMA integrity_check").fetchall()
                return [] if found == [("ok",)] else [f"damaged when opened again: {found}"]
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is a finding
            return [f"cannot be opened again: {error!r}"]


def bad_backups(folder: Path) -> list[str]:
    """Copies under their final name that do not pass their check."""
    bad: list[str] = []
    for path in folder.glob("*.sqlite"):
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as copy:
            if (
                copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]
                or not copy.execute("PRAGMA user_version").fetchone()[0]
            ):
                bad.append(f"bad backup: {path.name}")
    return bad
