"""Power cuts: the write-ahead log ends anywhere, and the profile holds every transaction before that whole, and nothing of the next."""

import random
import shutil
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from reader.domain.commands import AddFolder, ImportOpml, MarkAllRead, RemoveSubscription, RetrieveNow, SetMark, TagEntries
from reader.domain.entry import Mark, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.storage.connection import open_reader
from reader.storage.migrations import SCHEMA_VERSION
from tests.e2e.kill_ledger import halves, reopened
from tests.fakes.documents import postings, rss
from tests.fakes.world import START, Page, World, simulate

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
