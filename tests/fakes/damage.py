"""A profile with a history, and ways to damage its file."""

import random
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from reader.domain.entry import FullText, Mark, OpenedLink, Reading
from reader.domain.episodes import Download, DownloadState, Listening
from reader.domain.feed import ChangedEntry
from reader.domain.ids import EntryId
from reader.domain.retrieval import AccessRecord, Outcome, RequestKind, RequestRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.visits import Presence, Signal
from reader.storage import (
    activity,
    backup,
    entry_changes,
    episodes,
    full_text,
    history,
    news,
    preferences,
    program_runs,
    readings,
    rules,
    selection,
    sendings,
    statuses,
    stories,
    subscriptions,
    tags,
)
from reader.storage.connection import WriteConnection
from reader.storage.migrations import SCHEMA_VERSION, steps
from reader.storage.writer import PAGE_BYTES, open_database, transaction
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

FEEDS = 12
TEXT = "The tide came in twice before anyone had read the first page. " * 30


def live(path: Path, backups: Path | None, *, entries: int = 40) -> None:
    """A profile: feeds in folders with articles, marks and tags; a backup; then a day of more of all of it."""
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        with transaction(connection):
            _first_day(connection, entries)
        if backups is not None:
            backup.backup(connection, backups, NOW, b"<opml/>")
        with transaction(connection):
            _second_day(connection, entries)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _first_day(connection: WriteConnection, entries: int) -> None:
    folder = subscriptions.add_folder(connection, "News")
    for number in range(FEEDS):
        feed_id = follow(connection, f"site{number}", folder if number % 2 else None)
        items = [replace(parsed(f"{number}-{each}"), text=f"{each} {TEXT}") for each in range(entries)]
        ids = store(connection, feed_id, *items)
        statuses.mark_read(connection, ids[: entries // 2], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, [EntryId(1), EntryId(2)], is_set=True, now=NOW)
    news.note_use(connection, NOW)
    for began_at in (NOW - DAY, NOW):
        readings.add_presence(connection, Presence(began_at, began_at + 60, 3600, Signal.WAKE))


def _second_day(connection: WriteConnection, entries: int) -> None:
    later = NOW + DAY
    inner = subscriptions.add_folder(connection, "Sea")
    news.turn(connection, later)
    feed_id = follow(connection, "late", inner)
    ids = store(connection, feed_id, *(replace(parsed(f"late-{each}"), text=TEXT) for each in range(entries)), now=later)
    news.set_old(connection, ids[5:7])
    news.note_use(connection, later)
    statuses.set_mark(connection, Mark.STARRED, ids[:3], is_set=True, now=later)
    statuses.set_mark(connection, Mark.LATER, ids[3:5], is_set=True, now=later)
    statuses.mark_read(connection, [EntryId(1), EntryId(5)], is_read=True, now=later)
    statuses.set_mark(connection, Mark.STARRED, [EntryId(2)], is_set=False, now=later)
    edited = ChangedEntry(ids[-1], parsed(f"late-{entries - 1}", text=TEXT, html="<p>Edited</p>"), has_new_content=True)
    entry_changes.update_entries(connection, [edited], later, index_text=str, is_edit=str.__ne__)
    tags.add(connection, ids[:2], "keep", later)
    for report in ids[1:4]:
        stories.join(connection, report, ids[0])
    stories.separate(connection, ids[0])
    selection.save_search(connection, "Tides", "tide")
    condition, action = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "ad"), RuleAction(RuleActionKind.MARK_READ)
    rules.save(connection, ArrivalRule(None, "No ads", (condition,), (action,)), None)
    full_text.save(connection, ids[1], FullText("<p>All of the tide</p>", later))
    full_text.save(connection, EntryId(7), FullText("<p>All of an older tide</p>", later))
    preferences.save(connection, "look.theme", "dark")
    history.add_access(connection, AccessRecord(later, 0, "window"))
    running = RuleAction(RuleActionKind.RUN, "tell")
    rule_id = rules.save(connection, ArrivalRule(None, "Tell", (condition,), (running,)), None)
    program_runs.queue(connection, rule_id, "tell", ids[:3], later)
    program_runs.begin(connection, 1, later)
    for kind, entry_id, feed in ((RequestKind.DOWNLOAD, ids[0], feed_id), (RequestKind.IMPORT, None, None)):
        line = RequestRecord(kind, later, later + 9, Outcome.DONE, 200, 99, None, "https://x.example/1", feed, entry_id)
        activity.add_request(connection, line)
    sendings.queue(connection, "Notes", ids[:2], later)
    readings.extend_presence(connection, NOW, NOW + 600)
    readings.add_presence(connection, Presence(later, later + 60, 0, Signal.UNLOCK))
    readings.add_reading(connection, Reading(ids[0], feed_id, later, 0, 45))
    readings.judge(connection, EntryId(5), -1, later)
    url = "https://a.test/1.mp3"
    episodes.record_listening(
        connection, Listening(ids[0], feed_id, url, 60, 90, is_finished=False, at=later, utc_offset_seconds=0)
    )
    episodes.save_download(connection, Download(ids[0], url, "/music/1.mp3", DownloadState.PAUSED, 7, 9, '"v"', at=later))
    readings.add_opened_link(connection, OpenedLink(ids[0], feed_id, later, 0, "site.test", 1))


def break_pages(path: Path, count: int, seed: int = 1) -> None:
    """Overwrite pages with what is no page; never the first, which `zero_header` is for."""
    data = bytearray(path.read_bytes())
    for page in random.Random(seed).sample(range(1, len(data) // PAGE_BYTES), count):
        data[page * PAGE_BYTES : (page + 1) * PAGE_BYTES] = b"\xa5" * PAGE_BYTES
    path.write_bytes(data)


def break_pages_of_tables(path: Path, needle: bytes, count: int) -> None:
    """Damage some of the pages of tables (not of indexes) that hold certain words."""
    data = bytearray(path.read_bytes())
    starts = range(PAGE_BYTES, len(data), PAGE_BYTES)
    held = [start for start in starts if data[start] == 0x0D and needle in data[start : start + PAGE_BYTES]]
    for start in held[:: len(held) // count][:count]:
        data[start : start + PAGE_BYTES] = b"\xa5" * PAGE_BYTES
    path.write_bytes(data)


def break_roots(path: Path, *names: str) -> None:
    """Damage the first page of tables or indexes: nothing of them can be read in order."""
    _break(path, *[_root(path, name) for name in names])


def break_last_page(path: Path, table: str) -> None:
    """Damage the page with the newest rows of a table that has several."""
    place = (_root(path, table) - 1) * PAGE_BYTES + 8
    _break(path, int.from_bytes(path.read_bytes()[place : place + 4], "big"))


def _root(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0])


def _break(path: Path, *pages: int) -> None:
    data = bytearray(path.read_bytes())
    for page in pages:
        data[(page - 1) * PAGE_BYTES : page * PAGE_BYTES] = b"\xa5" * PAGE_BYTES
    path.write_bytes(data)


def zero_header(path: Path, size: int = 100) -> None:
    """The first bytes are lost: 100 are the header, a page is the list of tables as well."""
    data = path.read_bytes()
    path.write_bytes(bytes(size) + data[size:])


def cut(path: Path, size: int | None = None) -> None:
    """The second half is gone, or all but so many bytes."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2 if size is None else size])


_MADE = re.compile(r"CREATE (TABLE|VIEW|TRIGGER) \w+|ALTER TABLE \w+ ADD COLUMN \w+")
_STATEMENTS = [step for part in steps.PARTS.values() for step in part if isinstance(step, str)]


def _undone(statement: str) -> str:
    """Drop what the statement makes, or make again what it drops."""
    if made := _MADE.match(statement):
        return made[0].replace("CREATE", "DROP").replace(" ADD ", " DROP ") + ";"
    made_before = re.compile(statement.replace("DROP", "CREATE") + r"\b")
    return next(each for each in _STATEMENTS if made_before.match(each)) + ";" if statement.startswith("DROP") else ""


LAST_STEP_UNDONE = " ".join(_undone(step) for step in reversed(steps.PARTS[SCHEMA_VERSION]) if isinstance(step, str))
"""Takes the last migration back."""
