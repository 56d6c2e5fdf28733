"""Lives of the program in processes of their own, killed before a step: a statement of the database, or a change of a file."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from reader.domain.commands import AddFolder, ImportOpml, MarkAllRead, RemoveSubscription, RetrieveNow, SetMark, TagEntries
from reader.domain.entry import Mark, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.storage.connection import open_reader
from reader.storage.migrations import SCHEMA_VERSION
from tests.e2e.kill_ledger import halves, reopened
from tests.fakes.documents import postings, rss
from tests.fakes.world import START, Page, World, simulate

ROOT = Path(__file__).parents[2]
CAN_FORK = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
_FILES = ("fsync", "replace", "unlink", "open", "ftruncate", "mkdir")

Say = Callable[[str], None]
Watch = Callable[[sqlite3.Connection], None]


def lived(kill_at: int, live: Callable[[Watch, Say], None]) -> tuple[str, int, int]:
    """Fork, and live until the end or the step `kill_at`; return what was said, the steps until the end, and the exit code. `live`
    watches a connection, from which on steps are counted.
    """
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        count = 0

        def step(*_: object) -> None:
            nonlocal count
            count += 1
            if count == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)

        def watch(connection: sqlite3.Connection) -> None:
            for name in _FILES:
                setattr(os, name, stepped(getattr(os, name)))
            connection.set_trace_callback(step)

        def stepped(do: Callable[..., Any]) -> Callable[..., Any]:
            def after_step(*given: Any, **named: Any) -> Any:
                step()
                return do(*given, **named)

            return after_step

        def say(text: str) -> None:
            os.write(write_end, text.encode())

        live(watch, say)
        os.write(write_end, f"={count}".encode())
        os._exit(0)
    os.close(write_end)
    _, status = os.waitpid(pid, 0)
    with os.fdopen(read_end) as given:
        said, _, steps = given.read().partition("=")
    return said, int(steps or 0), os.waitstatus_to_exitcode(status)


def run(program: str, folder: Path, stride: int) -> None:
    """Run a program that kills lives in this folder, each `stride` steps later; it fails with what it found."""
    command = [sys.executable, "-c", program, str(folder), str(stride)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


FEEDS, ROUNDS = 12, 6


def a_long_log(folder: Path) -> Path:
    """A profile all of whose life is still in its log; copies of its two files, as a power cut would leave them."""
    urls = [f"https://host{number}.test/feed" for number in range(FEEDS)]
    world = World()
    simulation = simulate(folder, world)
    connection = simulation.core.state.connection
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ("News", "Daily")) for url in urls))))
    for newest in range(1, ROUNDS + 1):
        for url in urls:
            first = max(1, newest * 3 - 8)
            entries = postings(newest * 3 - first + 1, first=first, base=url)
            words = b"Words of entry %d." % (newest * 3 - 5)
            document = rss(entries=entries).replace(words, b"Other words, which the publisher wrote later.")
            world.pages[url] = Page(document, etag=f'"v{newest * 3}"')
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 100)
        simulation.send(SetMark((EntryId(newest),), Mark.STARRED))
        simulation.send(TagEntries((EntryId(newest + 1),), add=("tag",)))
        simulation.send(MarkAllRead(Selection(View.ALL), EntryId(newest * 4)))
        simulation.send(AddFolder(f"Folder {newest}"))
        simulation.send(RemoveSubscription((FeedId(newest),)))
    assert connection.execute("SELECT count(*) FROM entry_version").fetchone()[0] > FEEDS
    (folder / "cut").mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(folder / f"reader.sqlite3{suffix}", folder / "cut" / f"reader.sqlite3{suffix}")
    assert simulation.now > START
    return folder / "cut" / "reader.sqlite3"


def cut(database: Path, number: int, seed: int) -> list[int]:
    """Cut the log at random places; how many lines the retrieval log had after each, the shortest log first. Raises AssertionError."""
    log = database.with_name(database.name + "-wal")
    whole = log.read_bytes()
    chance = random.Random(seed)
    ends = sorted(chance.randrange(len(whole) + 1) for _ in range(number))
    lines: list[int] = []
    for end in ends:
        log.write_bytes(whole[:end])
        database.with_name(database.name + "-shm").unlink(missing_ok=True)
        assert reopened(database) == [], end
        with closing(open_reader(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)], end
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == [], end
            if connection.execute("PRAGMA user_version").fetchone()[0] < SCHEMA_VERSION:
                lines.append(0)
                continue
            assert list(halves(connection)) == [], end
            lines.append(connection.execute("SELECT count(*) FROM retrieval").fetchone()[0])
    assert all(before <= after for before, after in pairwise(lines))
    return lines
