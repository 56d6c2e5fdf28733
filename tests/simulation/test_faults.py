"""The disk is full at every single write of everything the program does: nothing half, memory as the database, told, and all well after."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ApplyRule,
    Batch,
    Command,
    HideEntries,
    ImportOpml,
    MarkAllRead,
    MarkLater,
    MarkRead,
    MarkStarred,
    MoveSubscription,
    RecordAccess,
    RemoveFolder,
    RemoveSubscription,
    RenameSubscription,
    RetrieveNow,
    SaveRule,
    SaveSearch,
    SetPreference,
    SetSubscriptionSettings,
    TagEntries,
)
from reader.domain.entry import Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntriesArrived, StorageFailed
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleCondition, RuleDeed, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import EngineCore
from reader.engine.recall import recall
from reader.engine.simulation import Simulation
from reader.storage import feeds, preferences
from reader.storage.room import has_room
from reader.storage.writer import open_writer
from tests.e2e.kill_ledger import halves
from tests.fakes.documents import postings, rss
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, core_over, simulate, told

URLS = [f"https://host{number}.test/feed" for number in range(6)]
NEW_URL = "https://new.test/feed"
RULE = ArrivalRule(
    None,
    "all that comes",
    (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry"),),
    (RuleAction(RuleDeed.TAG, "came"), RuleAction(RuleDeed.STAR)),
)
IDS = tuple(map(EntryId, range(1, 8)))


def page(url: str, newest: int) -> Page:
    first = max(1, newest - 4)
    return Page(rss(entries=postings(newest - first + 1, first=first, base=url)), etag=f'"v{newest}"')


def world(newest: int = 5) -> World:
    return World({url: page(url, newest) for url in [*URLS, NEW_URL]})


def documents(*urls: str) -> OpmlDocument:
    return OpmlDocument("list", tuple(OpmlFeed(url, "", "", ("News", "Daily")) for url in urls))


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """A profile in which everything is present."""
    simulation = simulate(tmp_path_factory.mktemp("lived"), world())
    hourly = SetPreference("fetch.policy", "hourly")
    for command in (hourly, ImportOpml(documents(*URLS)), SaveRule(RULE), SaveSearch("Words", "words")):
        simulation.send(command)
    simulation.run_until(START + 400)
    for change in (MarkRead(IDS[:2]), TagEntries(IDS[2:4], add=("kept",)), RecordAccess(AccessRecord(int(START), 0, "window"))):
        simulation.send(change)
    with closing(sqlite3.connect(":memory:")) as kept:
        simulation.core.state.connection.backup(kept)
        yield kept


def as_stored(followed: Iterable[Feed]) -> list[Feed]:
    """Without the time of the next retrieval: what could not be stored is put off in memory too."""
    return [replace(feed, next_at=None, next_reason="") for feed in sorted(followed, key=lambda feed: feed.feed_id)]


class Life:
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
        fresh = recall(self.disk, state.utc_offset, self.simulation.now)
        assert (state.memory.weights, state.memory.accesses) == (fresh.weights, fresh.accesses)
        for feed_id in state.feeds:
            assert state.memory.posted_at(feed_id).tolist() == fresh.posted_at(feed_id).tolist()
        assert not state.flights
        assert not state.parses
        assert not state.busy


COMMANDS: dict[str, Callable[[], Command]] = {
    "import": lambda: ImportOpml(documents("https://one.test/feed", "https://two.test/feed", URLS[0])),
    "mark read": lambda: MarkRead(IDS),
    "star": lambda: MarkStarred(IDS),
    "later": lambda: MarkLater(IDS),
    "hide": lambda: HideEntries(IDS),
    "mark all": lambda: MarkAllRead(Selection(View.ALL), EntryId(10)),
    "tag": lambda: TagEntries(IDS, add=("new", "kept"), remove=("came",)),
    "rule": lambda: SaveRule(RULE, position=0),
    "apply rule": lambda: ApplyRule(
        ArrivalRule(None, "x", RULE.conditions, (RuleAction(RuleDeed.LATER), RuleAction(RuleDeed.TAG, "late")))
    ),
    "search": lambda: SaveSearch("More", "more"),
    "folder": lambda: AddFolder("Third", FolderId(1)),
    "remove folder": lambda: RemoveFolder(FolderId(2)),
    "move": lambda: MoveSubscription(FeedId(2), None, 0),
    "rename": lambda: RenameSubscription(FeedId(2), "Mine"),
    "settings": lambda: SetSubscriptionSettings((FeedId(1), FeedId(2)), {"matters": "2"}),
    "unsubscribe": lambda: RemoveSubscription((FeedId(1), FeedId(3))),
    "preference": lambda: SetPreference("fetch.budget", 7),
    "no merging": lambda: SetPreference("reading.merge_copies", value=False),
    "look": lambda: RecordAccess(AccessRecord(int(START) + 560, 0, "entry")),
    "batch": lambda: Batch((MarkRead(IDS), AddFolder("Fourth"), SetSubscriptionSettings((FeedId(1),), {"matters": "0.5"}))),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_finds_no_room_changes_nothing_and_is_done_later(
    name: str, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    life = Life(lived, tmp_path)
    before, room = life.contents(), 0
    while True:
        command = COMMANDS[name]()
        life.disk.fill_up(room)
        life.simulation.send(command)
        life.disk.room = None
        if not life.disk.refused:
            break
        assert [event.problem.kind for event in told(life.simulation, StorageFailed)] == [ProblemKind.DISK_FULL]
        assert [(event.problem.kind, event.cause) for event in told(life.simulation, CommandFailed)] == [
            (ProblemKind.DISK_FULL, command.command_id)
        ]
        assert life.contents() == before
        life.assert_sound()
        life.simulation.events.clear()
        room += 1
    assert room >= 3
    assert told(life.simulation, CommandFailed) == []
    assert life.contents() != before
    life.simulation.run_until(life.simulation.now + 0.001)
    assert list(halves(life.disk)) == []
    life.core.close()


def subscribe(life: Life) -> None:
    life.simulation.send(AddSubscription(NEW_URL))


def retrieve(life: Life) -> None:
    life.simulation.send(RetrieveNow())
    life.simulation.run_until(life.simulation.now + 5)


def let_time_pass(life: Life) -> None:
    """Plans are reviewed, and upkeep runs."""
    life.simulation.run_until(life.simulation.now + 1200)


@pytest.mark.parametrize(("work", "step"), [(subscribe, 3), (retrieve, 11), (let_time_pass, 2)], ids=lambda each: str(each)[:14])
def test_work_that_finds_no_room_at_any_of_its_writes_goes_on_when_there_is(
    work: Callable[[Life], None], step: int, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    """At every `step`th of its writes: those of one retrieval are like those of the next."""
    room = 0
    while True:
        life = Life(lived, tmp_path)
        life.disk.fill_up(room)
        work(life)
        was_full, life.disk.room = bool(life.disk.refused), None
        life.assert_sound()
        assert bool(told(life.simulation, StorageFailed)) is was_full
        arrived = {entry_id for event in told(life.simulation, EntriesArrived) for entry_id in event.entry_ids}
        assert arrived <= {row[0] for row in life.disk.execute("SELECT entry_id FROM entry").fetchall()}
        if was_full and work is subscribe:
            assert [event.problem.kind for event in told(life.simulation, CommandFailed)] == [ProblemKind.DISK_FULL]
        life.simulation.run_until(life.simulation.now + 3 * 3600)
        life.assert_sound()
        newest = life.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone()[0]
        assert newest >= len(URLS)
        life.core.close()
        if not was_full:
            break
        room += step
    assert room >= 4


def test_retrievals_go_on_within_a_minute_of_there_being_room(lived: sqlite3.Connection, tmp_path: Path) -> None:
    life = Life(lived, tmp_path)
    pages = life.disk.execute("PRAGMA page_count").fetchone()[0]
    life.disk.execute(f"PRAGMA max_page_count = {pages}")
    state, latest = life.core.state, life.simulation.now + 4 * 3600
    while state.rest_until <= life.simulation.now + 300:
        life.simulation.run_until(life.simulation.now + 60)
        assert life.simulation.now < latest
    before = life.contents()
    assert not has_room(life.disk)
    life.disk.execute("PRAGMA max_page_count = 1000000")
    assert has_room(life.disk)
    assert life.contents() == before
    life.simulation.run_until(life.simulation.now + 61)
    assert state.rest_until <= life.simulation.now
    life.simulation.run_until(life.simulation.now + 3 * 3600)
    assert life.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone() == (len(URLS),)
    life.core.close()


def test_a_disk_that_stays_full_is_left_in_peace(lived: sqlite3.Connection, tmp_path: Path) -> None:
    """Ever longer rests; the answers that failed at once count as one failure."""
    life = Life(lived, tmp_path)
    life.disk.fill_up(0)
    life.simulation.run_until(life.simulation.now + 86_400)
    assert life.core.state.rests <= 12
    asked = [len(life.world.asked(url)) for url in URLS]
    assert max(asked) <= 12
    life.core.close()
