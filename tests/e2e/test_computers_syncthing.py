"""Two computers in step through a folder that two real Syncthing instances carry, and what goes wrong with carriers and computers."""

import random
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reader.app.restoring import make_ready, write_backup
from reader.domain.commands import MarkRead, RetrieveNow, SetMark, SettleUnsent
from reader.domain.computers import Joined
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind
from reader.domain.ids import EntryId
from reader.storage import computers, database_file
from reader.storage.connection import open_reader
from tests.e2e.computers_killed import ComputerKiller
from tests.e2e.computers_program import ENTRIES, FEEDS, ComputerChanges, ComputerProgram, differences
from tests.e2e.sync_bench import articles
from tests.e2e.sync_program import quick_check
from tests.fakes.feed_server import FeedServer
from tests.fakes.miniflux import NotHereError
from tests.fakes.moved_clock import MovedClock
from tests.fakes.syncthing import Syncthing
from tests.fakes.waiting import until

pytestmark = pytest.mark.long
HOUR, DAY = 3600, 86_400
NAMES = ("desk", "laptop")


class Bench:
    """Two computers with the same feeds, each with a folder of its own that Syncthing keeps like the other's; running when entered."""

    def __init__(self, stack: ExitStack, folder: Path, seed: int, delay_seconds: int) -> None:
        self.chance = random.Random(seed)
        self.server = stack.enter_context(FeedServer(now=MovedClock().now))
        for n in range(FEEDS):
            self.server.feed(f"/{n}", entries=articles(n, ENTRIES), title=f"Feed {n}")
        self.urls = [self.server.url(f"/{n}") for n in range(FEEDS)]
        try:
            self.carrier = stack.enter_context(Syncthing(delay_seconds))
        except NotHereError as error:
            pytest.skip(str(error))
        self.profiles = [folder / name for name in NAMES]
        self.clocks = [MovedClock() for _ in NAMES]
        self._stack = stack
        self.programs: list[ComputerProgram] = []

    def start(self, number: int) -> ComputerProgram:
        """Start one computer's program; it ends with the test, if not before."""
        return self._stack.enter_context(ComputerProgram(self.profiles[number], self.clocks[number]))

    def join(self) -> tuple[ComputerProgram, ComputerProgram]:
        """The first brings the feeds, the second finds them in the folder."""
        one, two = self.start(0), self.start(1)
        one.follow(self.urls)
        one.join(self.carrier.folders[0], NAMES[0])
        one.exchange()
        self.carrier.deliver()
        two.join(self.carrier.folders[1], NAMES[1])
        until(lambda: two.exchange() and len(two.facts) >= FEEDS)
        two.fetch()
        self.agree(one, two)
        return one, two

    def changes(self, number: int) -> ComputerChanges:
        """Each changes feeds of its own, so that what was meant is known."""
        return ComputerChanges(self.chance, self.urls[number::2])

    def agree(self, *programs: ComputerProgram) -> None:
        """Exchange until all hold the same."""
        left: list[str] = ["never compared"]

        def is_same() -> bool:
            for program in programs:
                program.exchange()
            first, *others = (program.facts for program in programs)
            left[:] = [each for other in others for each in differences(first, other)]
            return not left

        try:
            until(is_same)
        except AssertionError:
            raise AssertionError(left[:20]) from None


@pytest.fixture
def seed() -> int:
    chosen = random.SystemRandom().randrange(10**6)
    print(f"seed {chosen}")  # noqa: T201 -- the way to see it again
    return chosen


Make = Callable[..., Bench]


@pytest.fixture
def make(tmp_path: Path, seed: int) -> Iterator[Make]:
    with ExitStack() as stack:
        yield lambda delay_seconds=1: Bench(stack, tmp_path, seed, delay_seconds)


def some(program: ComputerProgram, count: int, *, first: int = 0) -> tuple[EntryId, ...]:
    rows = program.reader.execute(
        "SELECT entry_id FROM entry_status ORDER BY identity LIMIT ? OFFSET ?", (count, first)
    ).fetchall()
    return tuple(EntryId(each) for (each,) in rows)


def joined(program: ComputerProgram) -> Joined:
    found = computers.joined(program.reader)
    assert found is not None
    return found


def problems(program: ComputerProgram) -> set[ProblemKind]:
    state = joined(program)
    return {each.kind for each in (state.problem, *(other.problem for other in state.others)) if each is not None}


def test_what_one_does_the_other_shows(make: Make) -> None:
    """With the delay that users have; how long it took is printed."""
    bench = make(10)
    both = bench.join()
    for n in range(4):
        one, two = both if n % 2 == 0 else both[::-1]
        one.ask(SetMark(some(one, 1, first=n), Mark.LATER))
        meant, began = one.facts, time.monotonic()
        one.exchange()
        until(lambda one=two, meant=meant: one.exchange() and one.facts == meant)  # type: ignore[misc]
        print(f"after {time.monotonic() - began:.1f} s")  # noqa: T201 -- a figure
    for number, program in enumerate(both):
        bench.changes(number).make(program, 100)
    meant = {name: fact for n in (0, 1) for name, fact in both[n].facts.items() if name.startswith(tuple(bench.urls[n::2]))}
    began = time.monotonic()
    bench.agree(*both)
    print(f"200 changes on both sides after {time.monotonic() - began:.1f} s")  # noqa: T201 -- a figure
    assert both[0].facts == meant


def test_a_carrier_that_is_killed(make: Make) -> None:
    bench = make()
    one, two = bench.join()
    for n in range(3):
        bench.changes(0).make(one, 40)
        bench.changes(1).make(two, 40)
        one.exchange()
        bench.carrier.kill(2 - n % 2)
        two.exchange()
        bench.changes(0).make(one, 10)
        one.exchange()
        bench.carrier.start(2 - n % 2)
        bench.agree(one, two)


def test_a_conflict_copy(make: Make) -> None:
    """Two replicas of a log differ, as when an old disk comes back: Syncthing keeps both, and what either holds counts."""
    bench = make()
    one, two = bench.join()
    one.ask(MarkRead(some(one, 5)))
    one.exchange()
    bench.carrier.deliver()
    bench.carrier.stop(2)
    # the second replica has a log of desk's with another end
    newest = max(bench.carrier.folders[1].rglob("*.log"), key=lambda each: (each.parent.name.startswith("desk"), each.name))
    newest.write_bytes(newest.read_bytes() + b"BHL1 and what is no frame")
    one.ask(MarkRead(some(one, 5, first=5)))
    one.exchange()
    bench.carrier.start(2)
    until(lambda: list(bench.carrier.folders[0].rglob("*.sync-conflict-*")))
    bench.agree(one, two)
    assert [each.problem for each in (one.exchange(), two.exchange())] == [None, None]


def test_a_computer_that_was_cloned(make: Make) -> None:
    """The clone writes as the same computer, through the other replica; all three agree, and two are different computers then."""
    bench = make()
    one, two = bench.join()
    bench.changes(0).make(one, 20)
    one.exchange()
    bench.carrier.deliver()
    one.end()
    clone = bench.profiles[0].with_name("clone")
    shutil.copytree(bench.profiles[0], clone)
    with closing(sqlite3.connect(clone / "beforehand.sqlite3")) as connection, connection:
        connection.execute("UPDATE computer SET folder = ?", (str(bench.carrier.folders[1]),))
    bench.profiles.append(clone)
    bench.clocks.append(MovedClock())
    one, third = bench.start(0), bench.start(2)
    for n in range(3):
        one.ask(MarkRead(some(one, 3, first=10 * n)))
        third.ask(SetMark(some(third, 3, first=10 * n + 5), Mark.STARRED))
        one.exchange()
        third.exchange()
    bench.agree(one, two, third)
    assert len({joined(program).this.computer_id for program in (one, two, third)}) == 3
    bench.changes(0).make(one, 10)
    bench.agree(one, two, third)


def test_a_week_away(make: Make) -> None:
    bench = make()
    one, two = bench.join()
    bench.carrier.stop(2)
    for _ in range(7):
        for each in bench.clocks:
            each.advance(DAY)
        bench.changes(0).make(one, 30)
        one.exchange()
        bench.changes(1).make(two, 10)
        two.exchange()
    bench.carrier.start(2)
    bench.agree(one, two)


def test_a_backup_that_is_restored(make: Make) -> None:
    """The computer becomes what the folder knows: nothing of last week comes back to the other."""
    bench = make()
    one, two = bench.join()
    bench.changes(0).make(one, 20)
    one.exchange()
    copy = write_backup(one.profile, bench.clocks[0])
    bench.changes(0).make(one, 40)
    bench.agree(one, two)
    meant = two.facts
    for each in bench.clocks:
        each.advance(7 * DAY)
    one.end()
    make_ready(one.profile, copy.path)
    assert database_file.finish(one.profile.database, one.profile.backups, int(bench.clocks[0].now())) is not None
    one = bench.start(0)
    bench.agree(one, two)
    assert two.facts == meant
    bench.changes(0).make(one, 10)
    bench.agree(one, two)


def test_a_clock_that_was_a_year_ahead(make: Make) -> None:
    """What it did waits, and is said; it counts once the clock is right, and does not win against what came after it."""
    bench = make()
    one, two = bench.join()
    bench.clocks[1].advance(365 * DAY)
    two.ask(SetMark(some(two, 3), Mark.STARRED))
    if two.exchange().problem is not None:
        # it believes that it was away for a year, and asks
        assert problems(two) == {ProblemKind.UNSENT_CHANGES}
        two.ask(SettleUnsent(sends=True))
        two.exchange()
    bench.carrier.deliver()
    before = one.facts
    finished = one.exchange()
    assert one.facts == before
    assert ProblemKind.CLOCK_AHEAD in problems(one), finished
    bench.clocks[1].advance(HOUR - 365 * DAY)
    two.end()
    two = bench.start(1)
    # what servers say vouches for the clock; they may be asked again after a while
    two.ask(RetrieveNow())
    bench.agree(one, two)
    assert one.facts != before
    one.ask(SetMark(some(one, 3), Mark.STARRED, is_set=False))
    bench.agree(one, two)
    assert two.facts == before


def test_programs_that_are_killed_while_they_exchange(make: Make, tmp_path: Path) -> None:
    """Nothing acknowledged is lost on either side, and both agree after each round."""
    bench = make()
    for program in bench.join():
        program.end()
    killed = 0
    with ComputerKiller(tmp_path / "errors") as one, ComputerKiller(tmp_path / "errors") as two:
        for _ in range(12):
            for number, killer in enumerate((one, two)):
                killer.begin_exchanges(bench.profiles[number], bench.clocks[number].now(), bench.urls[number::2], bench.chance)
            for number, killer in enumerate((one, two)):
                killed += killer.end(bench.chance).was_killed
                database = bench.profiles[number] / "beforehand.sqlite3"
                quick_check(database)
                with closing(open_reader(database)) as connection:
                    assert killer.missed(connection) == []
            with ExitStack() as stack:
                both = [stack.enter_context(ComputerProgram(bench.profiles[n], bench.clocks[n])) for n in (0, 1)]
                shares = [
                    {name: fact for name, fact in both[n].facts.items() if name.startswith(tuple(bench.urls[n::2]))}
                    for n in (0, 1)
                ]
                bench.agree(*both)
                assert differences(both[0].facts, shares[0] | shares[1]) == []
    assert (tmp_path / "errors").read_text() == ""
    print(f"{killed} killed")  # noqa: T201 -- a figure
