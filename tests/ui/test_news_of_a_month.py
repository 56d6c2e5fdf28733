"""A month of visits: at each of them what is new equals a count that is kept here, by the words of the definition alone.

New is what arrived since the last visit ended, whether read or not, unless it was read elsewhere before it arrived. A visit ends when
the window is closed or hidden, or minimised for three minutes, or the session locked, or with the last input before half an hour without
any. A peek is no visit. Who restarts a program that was killed goes on with the visit, for half an hour.
"""

import random
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from reader.domain.commands import Command, EraseHabits, ImportOpml, MarkRead, RetrieveNow, SetPreference, SyncAccounts
from reader.domain.entry import Selection, View
from reader.domain.events import EntriesArrived, NewsTurned
from reader.domain.ids import EntryId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import ClockJumped
from reader.storage import backup, entries, news
from reader.storage.writer import open_database
from reader.ui.shell.visits import UseWatch
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import postings
from tests.fakes.world import START, Page, published, rss

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
LOCAL = "https://local.test/feed"


@dataclass
class VirtualClock:
    """A wall clock that may be set, and one that never jumps."""

    wall: float = START
    passed: float = 0.0

    def now(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.passed

    def utc_offset_seconds(self, at: float) -> int:
        return 0


@dataclass
class Ledger:
    """What arrived and was not read elsewhere, in order, and how much of it before the last visit ended; None before the first end."""

    arrived: list[EntryId] = field(default_factory=list)
    ended: int | None = None

    def new(self) -> set[EntryId]:
        return set() if self.ended is None else set(self.arrived[self.ended :])


class Month:
    def __init__(self, run: AccountRun, chance: random.Random) -> None:
        self.run = run
        self.chance = chance
        self.clock = VirtualClock()
        self.ledger = Ledger()
        self.done: Counter[str] = Counter()
        self.posted = 20
        self.local = 3
        self.saved: tuple[Path, Ledger] | None = None
        self._due: dict[QTimer, float] = {}
        self.seen = 0
        self.use = UseWatch(self.clock, self.submit)

    def open_window(self) -> None:
        self.stop()
        self.use = UseWatch(self.clock, self.submit)
        self._due = {}

    def stop(self) -> None:
        """Stop the timers of a window that is gone, before the real clock lets them go off."""
        for timer in (self.use.peek, self.use.note, self.use.grace):
            timer.stop()

    def submit(self, command: Command) -> None:
        self.run.simulation.now = self.clock.wall
        self.run.simulation.send(command)
        self.note_arrivals()

    def note_arrivals(self) -> None:
        """Note what has come, whatever brought it; what the phone has read by now does not count."""
        store = self.run.server.store
        read = set(store.ids()) - store.unread()
        items = dict(self.run.connection.execute("SELECT entry_id, item_id FROM remote_item").fetchall())
        for event in published(self.run.simulation, EntriesArrived)[self.seen :]:
            self.seen += 1
            self.ledger.arrived += sorted(each for each in event.entry_ids if items.get(each) not in read)

    def wait(self, seconds: float) -> None:
        """Let time pass; timers of the window go off when they are due."""
        end = self.clock.passed + seconds
        while True:
            for timer in (self.use.peek, self.use.note, self.use.grace):
                if not timer.isActive():
                    self._due.pop(timer, None)
                else:
                    self._due.setdefault(timer, self.clock.passed + timer.interval() / 1000)
            timer, at = min(self._due.items(), key=lambda each: each[1], default=(None, end))
            if timer is None or at > end:
                break
            self._go(at)
            del self._due[timer]
            timer.stop()
            timer.timeout.emit()
        self._go(end)

    def _go(self, passed: float) -> None:
        self.clock.wall += passed - self.clock.passed
        self.clock.passed = passed

    def set_clock(self, seconds: float) -> None:
        self.clock.wall += seconds
        self.run.simulation.now = self.clock.wall
        self.run.simulation.send(ClockJumped(seconds))
        self.note_arrivals()
        self.done["clock set on" if seconds > 0 else "clock set back"] += 1

    def arrive(self) -> None:
        """Articles come: from the account, some of them read on the phone before, and from a feed of this computer."""
        store = self.run.server.store
        count = self.chance.randrange(1, 5)
        before = set(store.ids())
        store.post(1, postings(count, first=self.posted + 1, base="http://site.test/a"))
        self.posted += count
        fresh = sorted(set(store.ids()) - before)
        read = {item for item in fresh if self.chance.random() < 0.3}
        store.set_mark(read, "read", value=True)
        self.done["read elsewhere"] += len(read)
        self.submit(SyncAccounts())
        self.local += self.chance.randrange(2)
        self.run.world.pages[LOCAL] = Page(rss(*range(max(0, self.local - 9), self.local)), etag=f'"{self.local}"')
        self.submit(RetrieveNow())
        # whatever else was read on the phone meanwhile had arrived before
        store.set_mark(self.chance.sample(fresh, self.chance.randrange(len(fresh) + 1)), "read", value=True)

    def check(self, what: str) -> None:
        """Compare everything that says what is new with the ledger."""
        connection, expected = self.run.connection, self.ledger.new()
        current = news.current(connection)
        listed = set(entries.entry_ids(connection, Selection(View.ALL, new_after=current.after)))
        assert listed == expected, f"{what} of {dict(self.done)}"
        assert news.entry_count(connection, current) == sum(news.counts_by_feed(connection, current).values()) == len(expected)
        if what == "visit":
            assert current.since is None or current.since <= self.clock.wall
        self.done["checks"] += 1
        self.done["new"] += len(expected)

    def act(self) -> None:
        """One input of the user; now and then an article is read by it."""
        self.use.used(is_sure=True)
        if self.ledger.arrived and self.chance.random() < 0.5:
            self.submit(MarkRead((self.chance.choice(self.ledger.arrived),)))

    def peek(self) -> None:
        self.use.came_to_front()
        self.wait(self.chance.uniform(1, 9))
        self.use.used(is_sure=False)
        self.check("peek")
        self.use.left_sight()
        self.done["peeks"] += 1

    def visit(self) -> None:
        """A visit with some breaks, in which articles come; then it ends in one of the ways."""
        self.use.came_to_front()
        self.check("visit")
        if self.chance.random() < 0.2:
            self.wait(11)
        self.act()
        for _ in range(self.chance.randrange(4)):
            self.wait(self.chance.uniform(70, 29 * MINUTE))
            if self.chance.random() < 0.5:
                self.arrive()
                self.check("in a visit")
            if self.chance.random() < 0.2:
                self.set_clock(self.chance.choice((-3 * HOUR, -40 * DAY, 20 * 60 - 1)) if self.use.note.isActive() else -HOUR)
            self.act()
            self.check("in use")
            if self.chance.random() < 0.3:
                self.step_out()
        self.end()

    def step_out(self) -> None:
        """Leave for less than three minutes, in which articles come: the visit goes on."""
        self.use.left_sight()
        self.wait(self.chance.uniform(1, 89))
        self.arrive()
        self.wait(self.chance.uniform(1, 89))
        self.use.came_to_front()
        self.check("soon back")
        self.act()
        self.done["soon back"] += 1

    def end(self) -> None:
        way = self.chance.choice(("out of sight", "locked", "left alone", "closed", "killed"))
        self.done[way] += 1
        # the last note of use is at most a minute old, and nothing came in between
        self.wait(61)
        self.act()
        if way == "killed":
            self.kill()
            return
        self.ledger.ended = len(self.ledger.arrived)
        if way == "left alone":
            self.wait(61)
            self.arrive()
            self.wait(30 * MINUTE)
            is_key = self.chance.random() < 0.5
            self.use.used(is_sure=is_key)
            self.check("first input")
            self.use.left_sight()
            if is_key:
                self.ledger.ended = len(self.ledger.arrived)
        elif way == "locked":
            self.wait(61)
            self.use.ended()
        elif way == "closed":
            self.use.closed()
            self.restart()
        else:
            self.use.left_sight()

    def restart(self) -> None:
        self.run.simulation.core.close()
        self.seen = 0
        self.run.start(self.clock.wall)
        self.open_window()

    def kill(self) -> None:
        """End without a word, and start again: soon, and the visit goes on; later, and it ended with its last use."""
        soon = self.chance.random() < 0.5
        self.done["started soon" if soon else "started late"] += 1
        before = self.ledger.ended
        self._go(self.clock.passed + (5 * MINUTE if soon else 40 * MINUTE))
        if not soon:
            self.ledger.ended = len(self.ledger.arrived)
        self.restart()
        self.check("restart")
        assert soon is (before == self.ledger.ended) or before == len(self.ledger.arrived)
        if soon:
            self.use.came_to_front()
            self.act()
            self.ledger.ended = len(self.ledger.arrived)
            self.use.left_sight()

    def save(self) -> None:
        copy = backup.backup(self.run.connection, self.run.folder / "kept", int(self.clock.wall), b"")
        self.saved = copy, Ledger(list(self.ledger.arrived), self.ledger.ended)
        self.done["saved"] += 1

    def restore(self) -> None:
        copy, ledger = self.saved
        self.run.simulation.core.close()
        path = self.run.folder / "reader.sqlite3"
        for leftover in path.parent.glob(path.name + "*"):
            leftover.unlink()
        shutil.copyfile(copy, path)
        closing(open_database(path, now=int(self.clock.wall), backup_folder=None)).thing.close()
        self.ledger = Ledger(list(ledger.arrived), ledger.ended)
        self.seen = 0
        self.run.start(self.clock.wall)
        self.open_window()
        self.done["restored"] += 1
        self.check("restored")


@pytest.fixture
def month(qapp: QApplication, tmp_path: Path) -> Iterator[Month]:
    run = account_run(tmp_path)
    with run.server:
        run.add()
        run.simulation.send(ImportOpml(OpmlDocument("list", (OpmlFeed(LOCAL, "", "", ()),))))
        made = Month(run, random.Random(7))
        yield made
        made.stop()


@pytest.mark.parametrize("seed", range(2))
def test_at_every_visit_of_a_month_new_is_what_was_counted(month: Month, seed: int) -> None:
    chance = month.chance = random.Random(seed)
    month.check("before the first visit")
    for day in range(30):
        if day == 12:
            # habits are erased and no longer recorded: news go on
            month.submit(EraseHabits())
            month.submit(SetPreference("habits.record", value=False))
        if day == 20:
            month.wait(2 * DAY)
            month.arrive()
        for _ in range(chance.randrange(1, 4)):
            month.wait(chance.uniform(1, 6) * HOUR)
            if chance.random() < 0.8:
                month.arrive()
            if chance.random() < 0.3:
                month.peek()
            if chance.random() < 0.15:
                month.set_clock(chance.choice((-2 * HOUR, -9 * DAY, 5 * HOUR, 300 * DAY)))
            month.visit()
        if day in {7, 17}:
            month.save()
        if day in {10, 24}:
            month.restore()
    assert all(
        month.done[what]
        for what in (
            "peeks",
            "killed",
            "closed",
            "soon back",
            "locked",
            "left alone",
            "out of sight",
            "clock set on",
            "clock set back",
        )
    ), month.done
    assert (month.done["saved"], month.done["restored"]) == (2, 2)
    assert month.done["read elsewhere"] > 10
    assert month.done["new"] > 100
    assert month.done["checks"] > 60


def test_the_instant_moves_only_when_a_visit_begins_or_ends(month: Month) -> None:
    month.use.came_to_front()
    month.act()
    for _ in range(5):
        month.wait(20 * MINUTE)
        month.arrive()
        month.act()
    assert published(month.run.simulation, NewsTurned) == []
    month.use.left_sight()
    assert published(month.run.simulation, NewsTurned) == []
    month.wait(3 * MINUTE)
    assert len(published(month.run.simulation, NewsTurned)) == 1
