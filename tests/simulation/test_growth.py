"""What the engine does for one message and at one tick stays the same however many feeds there are: counted in calls and statements."""

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from reader.domain.episodes import Download
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Rule
from reader.domain.ids import CommandId, EntryId, FeedId, GapId
from reader.engine import core
from reader.engine.jobs.adding import SeekTask
from reader.engine.jobs.backfill import BackfillTask
from reader.engine.jobs.episodes import ChaptersTask, DownloadTask
from reader.engine.jobs.full_text import AskedPageTask, PageTask, ViewedPageTask
from reader.engine.jobs.icons import IconTask
from reader.engine.jobs.pictures import OfflineTask, PictureTask
from reader.engine.state import Flight
from reader.engine.tasks import (
    BackgroundTask,
    FeedTask,
)
from reader.storage import episodes
from reader.storage.writer import transaction
from tests.fakes.counted_engine import Cost, cost, first_refresh
from tests.fakes.faulty_run import FaultyRun
from tests.fakes.world import START, make_core
from tests.simulation.test_fault_walk import ALL, BEFORE

FEW, MANY = 100, 1_000
SLACK = 400
"""So many calls more are no growth: parts of SQLite's and Python's caches fill while one counts."""
TICK_SLACK = 40
LINEAR = 1.3
"""Caches of a hundred addresses hold those of a few feeds."""
OF_ALL = {
    "import",
    "apply rule",
    "remove folder",
    "move",
    "rename",
    "settings",
    "unsubscribe",
    "batch",
    "restore",
    "erase",
    "bring back",
}
"""What the user changes by hand, and what is then counted or ordered anew for all feeds: once what each of them costs."""


def with_feeds(lived: sqlite3.Connection, count: int) -> sqlite3.Connection:
    """A copy of a profile with so many feeds more, each a copy of the first one at another host."""
    kept = sqlite3.connect(":memory:")
    lived.backup(kept)
    for table, changed in (
        (
            "feed",
            {"feed_id": "1000 + n", "url": "'https://more' || n || '.test/feed'", "canonical": "'more' || n || '.test/feed'"},
        ),
        ("subscription", {"feed_id": "1000 + n", "position": "1000 + n"}),
    ):
        names = [row[1] for row in kept.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(changed.get(name, name) for name in names)
        kept.execute(
            f"""INSERT INTO {table} ({", ".join(names)})
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {count})
            SELECT {values} FROM {table}, number WHERE feed_id = 1"""  # noqa: S608 -- names of the schema
        )
    kept.commit()
    return kept


@pytest.fixture(scope="module")
def profiles(lived: sqlite3.Connection) -> Iterator[dict[int, sqlite3.Connection]]:
    kept = {count: with_feeds(lived, count) for count in (FEW, MANY)}
    yield kept
    for each in kept.values():
        each.close()


@pytest.mark.parametrize("name", ALL)
def test_a_command_costs_the_same_however_many_feeds_there_are(
    name: str, profiles: dict[int, sqlite3.Connection], tmp_path: Path
) -> None:
    costs: dict[int, Cost] = {}
    for count, profile in profiles.items():
        run = FaultyRun(profile, tmp_path)
        if name in BEFORE:
            run.core.handle(BEFORE[name], run.simulation.now)
        costs[count] = cost(run.disk, partial(run.core.handle, ALL[name](), run.simulation.now))
        run.core.close()
    assert_grows(costs, LINEAR * MANY / FEW if name in OF_ALL else 1)


def assert_grows(costs: dict[int, Cost], factor: float) -> None:
    """By this factor at most from few to many."""
    few, many = costs[FEW], costs[MANY]
    assert many.calls <= few.calls * factor + SLACK, costs
    assert many.statements <= few.statements * factor, costs


WAITING: dict[type[BackgroundTask], Callable[[int, str], BackgroundTask]] = {
    AskedPageTask: lambda n, host: AskedPageTask(EntryId(n), FeedId(1000 + n), f"https://{host}/{n}", 0, CommandId(n)),
    ViewedPageTask: lambda n, host: ViewedPageTask(EntryId(n), FeedId(1000 + n), f"https://{host}/{n}", 0, CommandId(n)),
    PageTask: lambda n, host: PageTask(EntryId(n), FeedId(1000 + n), f"https://{host}/{n}", 0),
    IconTask: lambda n, host: IconTask(f"https://{host}/{n}", FeedId(1000 + n), f"https://{host}/{n}", others=(("x", False),)),
    SeekTask: lambda n, host: SeekTask(FeedId(1000 + n), f"https://{host}/{n}", (), CommandId(n)),
    BackfillTask: lambda n, host: BackfillTask(
        GapId(n), FeedId(1000 + n), f"https://{host}/{n}", CommandId(n), is_from_start=True
    ),
    ChaptersTask: lambda n, host: ChaptersTask(EntryId(n), FeedId(1000 + n), f"https://{host}/{n}", "", CommandId(n)),
    OfflineTask: lambda n, host: OfflineTask(f"https://{host}/{n}", EntryId(n), FeedId(1000 + n)),
}
"""A task of every kind that waits."""


def kinds(of: type[BackgroundTask]) -> set[type[BackgroundTask]]:
    return {of}.union(*map(kinds, of.__subclasses__()))


def test_the_tasks_know_every_kind() -> None:
    # what `dataclass` is given is a subclass too, of the same name
    assert {each.__name__ for each in kinds(BackgroundTask) - {BackgroundTask}} == {each.__name__ for each in WAITING}


@pytest.mark.parametrize("kind", WAITING)
def test_every_kind_has_its_part_of_a_tick(kind: type[BackgroundTask], tmp_path: Path) -> None:
    engine = make_core(tmp_path)
    engine.state.background.is_allowed = True
    engine.state.background.add(WAITING[kind](1, "more1.test"))
    engine.tick(START)
    assert len(engine.state.background.of(kind)) == 0


def many_hosts(n: int) -> str:
    return f"more{n}.test"


def one_site(n: int) -> str:
    return f"more{n}.tumblr.com"


def let_wait(run: FaultyRun, count: int, host: Callable[[int], str]) -> None:
    """Something of everything for each feed."""
    state = run.core.state
    for make in WAITING.values():
        for n in range(1, count + 1):
            state.background.add(make(n, host(n)))


def let_feeds_wait(run: FaultyRun, count: int, host: Callable[[int], str]) -> None:
    state = run.core.state
    state.queue.add((host(n), FeedTask(FeedId(1000 + n), Rule.SCHEDULED, None)) for n in range(1, count + 1))


def fly(run: FaultyRun, host: Callable[[int], str]) -> None:
    """As many requests are under way as may be."""
    for n in range(1, 9):
        run.core.state.gate.started(host(n), run.simulation.now)


def nothing(run: object, count: float) -> None:
    """Nothing waits."""


def at_many_hosts(run: FaultyRun, count: int) -> None:
    let_wait(run, count, many_hosts)


def resting(run: FaultyRun, count: int) -> None:
    """Each host was just asked."""
    let_wait(run, count, many_hosts)
    for n in range(1, count + 1):
        run.core.state.gate.background_started(many_hosts(n), run.simulation.now)
        run.core.state.gate.finished(many_hosts(n))


def at_one_site(run: FaultyRun, count: int) -> None:
    let_wait(run, count, one_site)
    run.core.state.gate.background_started(one_site(1), run.simulation.now)


def behind_feeds(run: FaultyRun, count: int) -> None:
    let_wait(run, count, many_hosts)
    let_feeds_wait(run, count, many_hosts)
    fly(run, many_hosts)


def feeds_of_one_site(run: FaultyRun, count: int) -> None:
    let_feeds_wait(run, count, one_site)
    fly(run, one_site)


def pictures_of_an_article(run: FaultyRun, count: int) -> None:
    """Of one host that answers another: they ask the database nothing while they wait."""
    state = run.core.state
    task = PictureTask("https://pictures.test/0.png", EntryId(1), CommandId(1))
    state.flights[-1] = Flight(task, "pictures.test", task.url, run.simulation.now)
    # an article has hundreds, whatever number of feeds there is
    state.pictures_waiting = [
        PictureTask(f"https://pictures.test/{n}.png", EntryId(1), CommandId(n)) for n in range(1, 2 + (count > FEW))
    ]


def episodes_to_download(run: FaultyRun, count: int) -> None:
    """Two are under way."""
    state = run.core.state
    with transaction(state.connection):
        for n in range(1, count // 10):
            episodes.save_download(state.connection, Download(EntryId(1), f"https://pods{n}.test/{n}.mp3", at=0))
    for n in (1, 2):
        task = DownloadTask(EntryId(1), f"https://pods{n}.test/{n}.mp3", 0)
        state.flights[-n] = Flight(task, f"pods{n}.test", task.url, run.simulation.now)


def without_network(run: FaultyRun, count: int) -> None:
    let_wait(run, count, many_hosts)
    state = run.core.state
    state.outage.problem, state.outage.probe_at = Problem(ProblemKind.NO_NETWORK), run.simulation.now + 300
    state.outage.exempt = {FeedId(1000 + n) for n in range(1, count + 1)}


SITUATIONS = (
    nothing,
    at_many_hosts,
    resting,
    at_one_site,
    behind_feeds,
    feeds_of_one_site,
    pictures_of_an_article,
    episodes_to_download,
    without_network,
)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda each: each.__name__)
def test_no_part_of_a_tick_costs_more_where_more_feeds_wait(
    situation: Callable[[FaultyRun, int], None], profiles: dict[int, sqlite3.Connection], tmp_path: Path
) -> None:
    """Of the second tick: the first one finds out who waits until when."""
    costs: dict[str, dict[int, Cost]] = {}
    for count, profile in profiles.items():
        run = FaultyRun(profile, tmp_path)
        state, now = run.core.state, run.simulation.now
        state.automatic = state.background.is_allowed = True
        situation(run, count)
        run.core.tick(now)
        run.core.next_wake(now)
        # as when a download says how far it is
        state.downloads_at = 0.0
        for number, part in enumerate(core.PARTS):
            for ask in (part.tick, part.next_wake or nothing):
                name = f"{number} {ask.__module__}.{ask.__name__}"
                costs.setdefault(name, {})[count] = cost(run.disk, partial(ask, state, now + 0.01))
        run.core.close()
    for name, of_part in costs.items():
        assert of_part[MANY].calls <= of_part[FEW].calls + TICK_SLACK, (name, of_part)
        assert of_part[MANY].statements <= of_part[FEW].statements, (name, of_part)


def test_a_first_refresh_with_icons_costs_what_its_feeds_cost(tmp_path: Path) -> None:
    few, many = first_refresh(tmp_path / "few", 20), first_refresh(tmp_path / "many", 200)
    assert many.calls <= few.calls * 10 * LINEAR, (few, many)
    assert many.statements <= few.statements * 10 * LINEAR, (few, many)
