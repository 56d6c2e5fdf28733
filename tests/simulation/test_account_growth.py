"""What accounts and lists of feeds cost grows with the feeds and folders, not with their product: counted in calls, statements and SQLite's steps."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    Batch,
    Command,
    ImportOpml,
    MarkAllRead,
    MoveSubscription,
    RemoveAccount,
    RemoveFolder,
    RemoveSubscription,
)
from reader.domain.entry import Selection, View
from reader.domain.events import AccountRemoved, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId
from reader.engine.messages import Message
from reader.engine.sync import structure
from reader.formats.lists.opml import read_opml
from reader.storage import accounts, subscriptions
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.counted_engine import Cost, cost
from tests.fakes.world import published

FEW, MANY = 40, 320
LINEAR = 1.4
SLACK, STEP_SLACK = 3_000, 60
"""So much more is no growth: what every step costs, however little there is to do."""
STEP_STATEMENTS = 3_000
"""So much may one step of the engine do before others have their turn: some 30 ms."""


@dataclass
class Counted:
    """All steps of an engine, and the largest."""

    run: AccountRun
    total: Cost = field(default_factory=Cost)
    largest: Cost = field(default_factory=Cost)

    def __post_init__(self) -> None:
        core = self.run.simulation.core
        for name in ("tick", "handle"):
            setattr(core, name, self._counting(getattr(core, name)))

    def _counting(self, act: Callable[..., None]) -> Callable[..., None]:
        def run(*arguments: object) -> None:
            found = cost(self.run.connection, lambda: act(*arguments))
            self.total.add(found)
            self.largest = max(self.largest, found, key=lambda each: each.statements)

        return run

    def of(self, act: Callable[[], object]) -> Cost:
        self.total, self.largest = Cost(), Cost()
        act()
        return self.total


def with_feeds(folder: Path, count: int, *, items: int = 1) -> AccountRun:
    """An account with so many feeds, each in a folder of its own."""
    folder.mkdir()
    run = account_run(folder, items=1)
    for number in range(count):
        run.server.store.add_feed(f"http://site{number}.test/f", title=f"T{number}", folder=f"F{number}", items=items)
    return run


def lists_again(run: AccountRun) -> None:
    """The list of feeds is read with the next synchronisation."""
    with transaction(run.connection):
        accounts.set_high_water(run.connection, run.account.account_id, {structure.LISTED_AT: 0})


def send(run: AccountRun, command: Message) -> None:
    run.simulation.send(command)


def undo(run: AccountRun, event: type[AccountRemoved] | type[SubscriptionsChanged]) -> Command:
    undone = published(run.simulation, event)[-1].undo
    assert undone is not None
    return undone


FEEDS = "SELECT f.id, f.url, f.title, d.name FROM feed f JOIN folder d ON d.id = f.folder_id ORDER BY f.id"


def removed(run: AccountRun) -> None:
    run.add()
    send(run, RemoveAccount(run.account.account_id))


def imported(run: AccountRun) -> None:
    """Beside an account with as many feeds."""
    run.add()
    send(run, a_list(len(run.server.store.rows(FEEDS))))


def feeds_here(run: AccountRun) -> tuple[FeedId, ...]:
    return tuple(each.feed_id for each in subscriptions.subscriptions(run.connection) if each.account_id is None)


def all_into_one(run: AccountRun) -> Batch:
    """As a list of feeds that are chosen is moved."""
    send(run, AddFolder("One"))
    folder_id = next(each.folder_id for each in subscriptions.folders(run.connection) if each.title == "One")
    return Batch(tuple(MoveSubscription(each, folder_id) for each in feeds_here(run)))


def no_folders(run: AccountRun) -> Batch:
    """The last one first, as an import is taken back."""
    own = [each.folder_id for each in subscriptions.folders(run.connection) if each.title.startswith("G")]
    return Batch(tuple(RemoveFolder(each) for each in reversed(own)))


def a_list(count: int) -> ImportOpml:
    """As many other feeds, each in a folder of its own."""
    outlines = "".join(
        f'<outline text="G{n}"><outline type="rss" text="T{n}" xmlUrl="http://other{n}.test/f"/></outline>' for n in range(count)
    )
    return ImportOpml(read_opml(f"<opml version='2.0'><body>{outlines}</body></opml>".encode()))


SITUATIONS: dict[str, tuple[Callable[[AccountRun], object], Callable[[AccountRun, int], object]]] = {
    "first synchronisation": (lambda _: None, lambda run, _: run.add()),
    "another": (lambda run: run.add(), lambda run, _: (lists_again(run), run.sync())),
    "all renumbered": (lambda run: (run.add(), renumber(run)), lambda run, _: (lists_again(run), run.sync())),
    "all moved to other folders": (lambda run: (run.add(), move_all(run)), lambda run, _: (lists_again(run), run.sync())),
    "all marked read, and sent": (
        lambda run: run.add(),
        lambda run, _: (send(run, MarkAllRead(Selection(View.UNREAD), EntryId(10**6))), run.sync()),
    ),
    "removed": (lambda run: run.add(), lambda run, _: send(run, RemoveAccount(run.account.account_id))),
    "removed, feeds kept": (
        lambda run: run.add(),
        lambda run, _: send(run, RemoveAccount(run.account.account_id, keeps_feeds=True)),
    ),
    "brought back": (removed, lambda run, _: send(run, undo(run, AccountRemoved))),
    "list imported": (lambda run: run.add(), lambda run, count: send(run, a_list(count))),
    "list taken back": (imported, lambda run, _: send(run, undo(run, SubscriptionsChanged))),
    "all unsubscribed": (imported, lambda run, _: send(run, RemoveSubscription(feeds_here(run)))),
    "all followed again": (
        lambda run: (imported(run), send(run, RemoveSubscription(feeds_here(run)))),
        lambda run, _: send(run, undo(run, SubscriptionsChanged)),
    ),
    "all moved into one folder": (imported, lambda run, _: send(run, all_into_one(run))),
    "all folders removed": (imported, lambda run, _: send(run, no_folders(run))),
}


def renumber(run: AccountRun) -> None:
    """Somebody unsubscribed from all feeds there and subscribed again."""
    store = run.server.store
    for feed_id, url, title, folder in store.rows(FEEDS):
        store.remove_feed(feed_id)
        store.add_feed(url, title=title, folder=folder, items=1)


def move_all(run: AccountRun) -> None:
    for feed_id, _, _, folder in run.server.store.rows(FEEDS):
        run.server.store.change_feed(feed_id, folder=f"{folder} moved")


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_it_costs_grows_with_the_feeds(name: str, tmp_path: Path) -> None:
    before, act = SITUATIONS[name]
    costs: dict[int, Cost] = {}
    for count in (FEW, MANY):
        run = with_feeds(tmp_path / str(count), count)
        with run.server:
            before(run)
            counted = Counted(run)
            costs[count] = counted.of(lambda run=run, count=count: act(run, count))
        if name in {"first synchronisation", "another", "all moved to other folders"}:
            assert counted.largest.statements < STEP_STATEMENTS
    few, many = costs[FEW], costs[MANY]
    factor = LINEAR * MANY / FEW
    assert many.statements <= few.statements * factor, costs
    assert many.calls <= few.calls * factor + SLACK, costs
    assert many.steps <= few.steps * factor + STEP_SLACK, costs
