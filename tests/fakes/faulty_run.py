"""A profile in which everything is present, on a disk that fails on demand; and a command of every kind for it."""

import json
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from reader.domain.accounts import Server, ServerKind
from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ApplyRule,
    Batch,
    Command,
    HideEntries,
    ImportOpml,
    MarkAllRead,
    MarkRead,
    MoveSubscription,
    RecordAccess,
    RemoveFolder,
    RemoveSubscription,
    RenameSubscription,
    RetrieveNow,
    SaveRule,
    SaveSearch,
    SetMark,
    SetPreference,
    SetSubscriptionSettings,
    TagEntries,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.episodes import Download, DownloadState, Listening
from reader.domain.events import EntriesArrived
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import EngineCore
from reader.engine.state import load_memory
from reader.lab.simulation import Simulation
from reader.storage import accounts, episodes, feeds, preferences, stories
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_writer, transaction
from tests.e2e.kill_ledger import halves
from tests.fakes.documents import postings, rss
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, core_over, published, simulate

URLS = [f"https://host{number}.test/feed" for number in range(6)]
NEW_URL = "https://new.test/feed"
RULE = ArrivalRule(
    None,
    "all that comes",
    (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry"),),
    (RuleAction(RuleActionKind.TAG, "came"), RuleAction(RuleActionKind.STAR)),
)
IDS = tuple(map(EntryId, range(1, 8)))


def page(url: str, newest: int) -> Page:
    first = max(1, newest - 4)
    return Page(rss(entries=postings(newest - first + 1, first=first, base=url)), etag=f'"v{newest}"')


def world(newest: int = 5) -> World:
    return World({url: page(url, newest) for url in [*URLS, NEW_URL]})


def documents(*urls: str) -> OpmlDocument:
    return OpmlDocument("list", tuple(OpmlFeed(url, "", "", ("News", "Daily")) for url in urls))


def lived_profile(folder: Path) -> sqlite3.Connection:
    """A profile in memory in which everything is present."""
    simulation = simulate(folder, world())
    hourly = SetPreference("fetch.policy", "hourly")
    for command in (hourly, ImportOpml(documents(*URLS)), SaveRule(RULE), SaveSearch("Words", "words")):
        simulation.send(command)
    simulation.run_until(START + 400)
    for change in (MarkRead(IDS[:2]), TagEntries(IDS[2:4], add=("kept",)), RecordAccess(AccessRecord(int(START), 0, "window"))):
        simulation.send(change)
    connection = simulation.core.state.connection
    with transaction(connection):
        account = accounts.add(connection, Server(ServerKind.FRESHRSS, "https://rss.test"), "Away", "me", int(START))
        # what synchronising does with faults is tested with a server
        accounts.save(connection, replace(account, next_at=int(START) + 86_000))
    _add_episodes(connection)
    _add_gap(connection)
    with transaction(connection):
        stories.join(connection, EntryId(1), EntryId(2))
    kept = sqlite3.connect(":memory:")
    simulation.core.state.connection.backup(kept)
    return kept


def episode_url(entry_id: int) -> str:
    """Every entry of `IDS` has an episode: nothing is known of the first one, the others were downloaded, are to be, and were heard."""
    return f"https://host1.test/{entry_id}.mp3"


def _add_episodes(connection: WriteConnection) -> None:
    with transaction(connection):
        for entry_id in IDS:
            chapters = f"https://host1.test/{entry_id}.json"
            stored = json.dumps([[episode_url(entry_id), "audio/mpeg", 1000, 60, "", chapters, []]])
            connection.execute("UPDATE entry SET enclosures = ? WHERE entry_id = ?", (stored, entry_id))
        preferences.add_former_folder(connection, "/gone")
        for number, state in ((2, DownloadState.DONE), (3, DownloadState.WAITING), (4, DownloadState.PAUSED)):
            # one that waits has failed before, and is not tried again while a test runs
            each = Download(
                EntryId(number), episode_url(number), f"/gone/{number}.mp3", state, 10, 1000, retry_at=int(START) + 2 * 86_400
            )
            episodes.save_download(connection, each)
        episodes.record_listening(connection, Listening(EntryId(5), FeedId(1), episode_url(5), 40, 60, False, int(START), 0))  # noqa: FBT003


def _add_gap(connection: WriteConnection) -> None:
    """Postings of the first feed that were missed, and where its archive is."""
    with transaction(connection):
        connection.execute("UPDATE feed SET previous_url = ? WHERE feed_id = 1", (f"{URLS[0]}?page=2",))
        connection.execute(
            "INSERT INTO gap (feed_id, at_least, after_at, before_at) VALUES (1, 3, ?, ?)",
            (int(START) - 90_000, int(START) - 86_400),
        )


def as_stored(followed: Iterable[Feed]) -> list[Feed]:
    """Without when the next retrieval is and may be: what could not be stored is put off in memory too."""
    put_off = {
        "next_at": None,
        "next_reason": None,
        "not_before_at": 0,
        "not_before_rule": None,
        "asked_until": 0,
        "asked_rule": None,
    }
    return [replace(feed, **put_off) for feed in sorted(followed, key=lambda feed: feed.feed_id)]  # type: ignore[arg-type]


class FaultyRun:
    """The program on a disk of its own, in memory, that gets full."""

    def __init__(self, lived: sqlite3.Connection, pictures: Path) -> None:
        with full_disks():
            connection = open_writer(Path(":memory:"))
        assert isinstance(connection, FullDiskConnection)
        lived.backup(connection)
        self.disk = connection
        self.world = world(newest=9)
        self.core: EngineCore = core_over(connection, pictures, now=START + 500)
        self.simulation = Simulation(self.core, self.world.answer, now=START + 500)
        self.simulation.run_until(START + 560)
        self.simulation.events.clear()

    def contents(self) -> str:
        """All rows of all tables."""
        names = [
            row[0] for row in self.disk.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        ]
        kept = [name for name in names if not name.startswith("entry_search")]
        rows = [self.disk.execute(f"SELECT * FROM {name}").fetchall() for name in kept]  # noqa: S608 -- names of the schema
        return json.dumps(rows, default=repr)

    def assert_sound(self) -> None:
        """Nothing half, and memory is what the database holds."""
        state = self.core.state
        assert list(halves(self.disk)) == []
        assert self.disk.execute("PRAGMA foreign_key_check").fetchall() == []
        sqlite3.Connection.execute(self.disk, "INSERT INTO entry_search (entry_search, rank) VALUES ('integrity-check', 1)")
        assert as_stored(state.feeds.values()) == as_stored(feeds.feeds(self.disk))
        assert state.preferences == preferences.load(self.disk)
        # a pause after what could not be stored is in memory alone
        known = [replace(each, not_before_at=0) for each in state.accounts.known.values()]
        assert known == [replace(each, not_before_at=0) for each in accounts.accounts(self.disk)]
        fresh = load_memory(self.disk, state.utc_offset, self.simulation.now)
        assert (state.memory.weights, state.memory.accesses) == (fresh.weights, fresh.accesses)
        for feed_id in state.feeds:
            assert state.memory.posted_at(feed_id).tolist() == fresh.posted_at(feed_id).tolist()
        assert not state.flights
        assert not state.parses
        assert not state.busy

    def assert_kept_what_it_acknowledged(self) -> None:
        """Every article that was published is stored."""
        arrived = {entry_id for event in published(self.simulation, EntriesArrived) for entry_id in event.entry_ids}
        assert arrived <= {row[0] for row in self.disk.execute("SELECT entry_id FROM entry").fetchall()}

    def assert_all_comes_within(self, seconds: float) -> None:
        """Of every feed, once the disk is well."""
        self.simulation.run_until(self.simulation.now + seconds)
        self.assert_sound()
        newest = self.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone()[0]
        assert newest >= len(URLS)


def subscribe(run: FaultyRun) -> None:
    run.simulation.send(AddSubscription(NEW_URL))


def retrieve(run: FaultyRun) -> None:
    run.simulation.send(RetrieveNow())
    run.simulation.run_until(run.simulation.now + 5)


def advance(run: FaultyRun) -> None:
    """Plans are reviewed, and upkeep runs."""
    run.simulation.run_until(run.simulation.now + 1200)


COMMANDS: dict[str, Callable[[], Command]] = {
    "import": lambda: ImportOpml(documents("https://one.test/feed", "https://two.test/feed", URLS[0])),
    "mark read": lambda: MarkRead(IDS),
    "star": lambda: SetMark(IDS, Mark.STARRED),
    "later": lambda: SetMark(IDS, Mark.LATER),
    "hide": lambda: HideEntries(IDS),
    "mark all": lambda: MarkAllRead(Selection(View.ALL), EntryId(10)),
    "tag": lambda: TagEntries(IDS, add=("new", "kept"), remove=("came",)),
    "rule": lambda: SaveRule(RULE, position=0),
    "apply rule": lambda: ApplyRule(
        ArrivalRule(None, "x", RULE.conditions, (RuleAction(RuleActionKind.LATER), RuleAction(RuleActionKind.TAG, "late")))
    ),
    "search": lambda: SaveSearch("More", "more"),
    "folder": lambda: AddFolder("Third", FolderId(1)),
    "remove folder": lambda: RemoveFolder(FolderId(2)),
    "move": lambda: MoveSubscription(FeedId(2), None, 0),
    "rename": lambda: RenameSubscription(FeedId(2), "Mine"),
    "settings": lambda: SetSubscriptionSettings((FeedId(1), FeedId(2)), {"priority": "2"}),
    "unsubscribe": lambda: RemoveSubscription((FeedId(1), FeedId(3))),
    "preference": lambda: SetPreference("fetch.budget", 7),
    "no merging": lambda: SetPreference("reading.merge_copies", value=False),
    "access": lambda: RecordAccess(AccessRecord(int(START) + 560, 0, "entry")),
    "batch": lambda: Batch((MarkRead(IDS), AddFolder("Fourth"), SetSubscriptionSettings((FeedId(1),), {"priority": "0.5"}))),
}
