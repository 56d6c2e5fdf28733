"""What is learned of the user's days: from visits, presences and readings; erased, brought back, resting."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddSubscription,
    EraseHabits,
    JudgeEntry,
    RecordAccess,
    RecordLeaving,
    RecordOpenedLink,
    RecordReading,
    RecordReturn,
    RecordShown,
    RemoveSubscription,
    RestoreHabits,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.entry import OpenedLink, Reading
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntryJudged, HabitsChanged
from reader.domain.feed import Feed, Rule
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import PREFERENCES, Value
from reader.domain.retrieval import AccessRecord, Outcome, RequestKind, RequestRecord
from reader.domain.visits import KEPT_DAYS, Presence, Signal
from reader.engine.planning.day import FIRST_USE, DayKeeper
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import RetrievalResult
from reader.engine.state import load_memory
from reader.lab.simulation import Simulation
from reader.reports.postings import READ_ENOUGH, feed_weights
from reader.storage import activity, history, readings, writer
from reader.storage.activity import LineFilter, all_lines
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.habits import Stock, stock
from reader.storage.preferences import save_memo
from reader.storage.writer import transaction
from tests.fakes.judgements import judgements
from tests.fakes.world import START, Page, World, published, rss, simulate, vouch

FEED = "https://site.test/feed.xml"
SECRET = "kind-that-must-not-stay"
DAY = 86_400


def rows(stored: Stock) -> int:
    """Visits and opened articles."""
    return stored.visits + stored.opened


def with_accesses(folder: Path, accesses: int = 400) -> Simulation:
    """A feed that is followed, and somebody who looked often; everything stands in the file, nothing in its log."""
    simulation = simulate(folder, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    state = simulation.core.state
    with transaction(state.connection):
        for number in range(accesses):
            history.add_access(state.connection, AccessRecord(int(START) + number * 60, 0, SECRET, FeedId(1)))
        save_memo(state.connection, {"threshold": 3.0})
        state.connection.execute("UPDATE retrieval SET reason = ?", (SECRET,))
        line = RequestRecord(RequestKind.PICTURE, int(START), int(START), Outcome.DONE, 200, 9, None, SECRET)
        activity.add_request(state.connection, line)
    state.memory = load_memory(state.connection, state.utc_offset, simulation.now)
    state.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return simulation


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.glob("reader.sqlite3*")))


def test_what_is_erased_is_gone_from_memory_and_from_every_byte(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path)
    state = simulation.core.state
    assert SECRET.encode() in bytes_of(tmp_path)
    assert len(state.memory.accesses) == 400
    assert state.memory.memo == {"threshold": 3.0}
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 1)
    assert state.memory.accesses == []
    assert state.memory.memo == {}
    assert rows(stock(state.connection)) == stock(state.connection).retrievals == stock(state.connection).requests == 0
    assert SECRET.encode() not in bytes_of(tmp_path)


class AsElsewhere(WriteConnection):
    """On Debian SQLite overwrites what is deleted unless told otherwise, on most systems it does not."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.execute("PRAGMA secure_delete = OFF")


@pytest.mark.parametrize("kept", [0, 300])
def test_no_byte_stays_of_presences_that_were_forgotten_went_on_or_are_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    monkeypatch.setattr(writer, "WriteConnection", AsElsewhere)
    simulation = with_accesses(tmp_path, 0)
    connection, now = simulation.core.state.connection, int(simulation.now)
    with transaction(connection):
        for number in range(900):
            at = now - (50 * DAY if number >= kept else DAY) + number
            readings.add_presence(connection, Presence(at, at, 0, Signal.UNLOCK))
            readings.extend_presence(connection, at, at + 400)
        connection.execute("UPDATE presence SET signal = ?", (SECRET,))
    assert SECRET.encode() in bytes_of(tmp_path)
    with transaction(connection):
        readings.forget_presences(connection, now - KEPT_DAYS * DAY)
        connection.execute("DELETE FROM retrieval")
    assert stock(connection).stays == kept
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 1)
    assert SECRET.encode() not in bytes_of(tmp_path)


def test_a_reader_that_holds_up_the_sweep_is_waited_for(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path)
    reader = open_reader(tmp_path / "reader.sqlite3")
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM access").fetchall()
    # as soon as it is known, or the test would wait for SQLite's patience
    simulation.core.state.connection.execute("PRAGMA busy_timeout = 0")
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 30)
    assert SECRET.encode() in bytes_of(tmp_path)
    reader.close()
    simulation.run_until(simulation.now + 30)
    assert SECRET.encode() not in bytes_of(tmp_path)


@pytest.mark.parametrize(("accesses", "retrievals"), [(True, False), (False, True)])
def test_either_is_erased_without_the_other(tmp_path: Path, *, accesses: bool, retrievals: bool) -> None:
    simulation = with_accesses(tmp_path, 5)
    before = stock(simulation.core.state.connection)
    simulation.send(EraseHabits(accesses, retrievals))
    after = stock(simulation.core.state.connection)
    assert (rows(after), after.retrievals) == (0 if accesses else rows(before), 0 if retrievals else before.retrievals)


def test_an_erasure_is_undone_with_what_came_meanwhile(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    connection = simulation.core.state.connection
    before = history.accesses(connection, 0), history.retrievals(connection)
    lines_before = list(all_lines(connection, LineFilter()))
    assert SECRET in {line.record.url for line in lines_before}
    simulation.send(EraseHabits())
    new = AccessRecord(int(START) + DAY, 0, "window")
    simulation.send(RecordAccess(new))
    (undo,) = [each.undo for each in published(simulation, HabitsChanged)]
    assert isinstance(undo, RestoreHabits)
    simulation.send(undo)
    assert history.accesses(connection, 0) == [*before[0], new]
    assert history.retrievals(connection)[-len(before[1]) :] == before[1]
    assert list(all_lines(connection, LineFilter())) == lines_before
    assert [each.at for each in simulation.core.state.memory.accesses] == [each.at for each in [*before[0], new]]


def test_what_is_restored_has_the_numbers_it_had(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    connection = simulation.core.state.connection
    numbers = "SELECT access_id, at FROM access ORDER BY 1"
    connection.execute("DELETE FROM access WHERE access_id = 2")
    before = connection.execute(numbers).fetchall()
    erase = EraseHabits()
    simulation.send(erase)
    simulation.send(RestoreHabits(erase.command_id))
    assert connection.execute(numbers).fetchall() == before
    assert [number for number, _ in before] == [1, 3, 4, 5]


def test_what_was_erased_in_an_earlier_run_stays_erased(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    erase = EraseHabits()
    simulation.send(erase)
    simulation.core.close()
    again = simulate(tmp_path, World({}))
    again.send(RestoreHabits(erase.command_id))
    assert len(published(again, CommandFailed)) == 1
    assert rows(stock(again.core.state.connection)) == 0


def test_retrievals_of_a_feed_that_is_gone_stay_away(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    erase = EraseHabits()
    simulation.send(erase)
    simulation.send(RemoveSubscription((FeedId(1),)))
    connection = simulation.core.state.connection
    connection.execute("DELETE FROM subscription")
    connection.execute("DELETE FROM feed")
    simulation.send(RestoreHabits(erase.command_id))
    assert published(simulation, CommandFailed) == []
    assert (rows(stock(connection)), stock(connection).retrievals) == (5, 0)


def test_learning_rests_until_the_time_that_was_named(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 0)
    until = int(simulation.now) + 7 * DAY
    simulation.send(SetPreference("habits.pause_until", until))
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))
    assert rows(stock(simulation.core.state.connection)) == 0
    simulation.now = float(until)
    simulation.send(RecordAccess(AccessRecord(until, 0, "window")))
    assert [each.at for each in history.accesses(simulation.core.state.connection, 0)] == [until]


def test_only_what_plans_are_made_by_makes_a_new_plan(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 0)
    planner = simulation.core.state.planner
    simulation.send(SetPreference("look.theme", "dark"))
    assert simulation.core.state.planner is planner
    simulation.send(SetPreference("fetch.budget", 9))
    assert simulation.core.state.planner is not planner


MIDNIGHT = 1_767_571_200
FEEDS = {
    FeedId(number): Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - 9 * DAY,
        retrieved_at=MIDNIGHT - 900,
        succeeded_at=MIDNIGHT - 900,
    )
    for number in range(1, 6)
}


def a_keeper(*, memo: Mapping[str, float] | None = None, budget: float = 4) -> DayKeeper:
    posted = {feed_id: [MIDNIGHT - hour * 1800.0 * feed_id for hour in range(200)] for feed_id in FEEDS}
    return DayKeeper(Memory(lambda at: 0, posted=posted, memo=memo), budget_per_feed=budget, open_share=0.5)


def work(keeper: DayKeeper, now: float) -> None:
    keeper.work(FEEDS, now)
    while keeper.is_planning:
        keeper.work(FEEDS, now)


def day(keeper: DayKeeper, begin: float, *, requests: int, reviews: int = 96, days: float = 1.0) -> float:
    """Let a day pass; the end of it."""
    keeper.reviews += reviews
    for _ in range(requests):
        keeper.budget.spend(Rule.SCHEDULED, begin)
    work(keeper, begin + days * DAY)
    return begin + days * DAY


def use_of(keeper: DayKeeper) -> float:
    return keeper.memo()["use"]


def test_a_plan_is_in_force_for_a_day() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    first = keeper.plan
    assert first is not None
    assert set(keeper.table.feed_ids) == set(FEEDS)
    work(keeper, MIDNIGHT + DAY - 900)
    assert keeper.plan is first
    work(keeper, MIDNIGHT + DAY)
    assert keeper.plan is not first


@pytest.mark.parametrize(("reviews", "days"), [(96, 1.0), (60, 1.0), (150, 2.0)])
def test_use_is_what_was_asked_for_of_what_was_planned(reviews: int, days: float) -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    planned = keeper.plan.planned.sum() * days
    day(keeper, MIDNIGHT, requests=round(planned / 2), reviews=reviews, days=days)
    assert use_of(keeper) == pytest.approx(0.7 * FIRST_USE + 0.3 * 0.5, abs=0.02)


@pytest.mark.parametrize(("reviews", "days"), [(20, 1.0), (60, 7.0), (96, -1.0)])
def test_days_off_and_clocks_that_went_back_teach_nothing(reviews: int, days: float) -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    day(keeper, MIDNIGHT, requests=3, reviews=reviews, days=days)
    assert use_of(keeper) == FIRST_USE
    assert (keeper.budget.prefetched, keeper.reviews) == (0, 0)


def test_a_feed_that_comes_during_the_day_does_not_end_it() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    keeper.is_stale = True
    day(keeper, MIDNIGHT, requests=3, reviews=40, days=0.4)
    assert (keeper.budget.prefetched, keeper.reviews) == (3, 40)
    assert use_of(keeper) == FIRST_USE


def test_what_a_night_brings_does_not_lower_the_price() -> None:
    prices = []
    for last_asked in (MIDNIGHT + DAY - 900, MIDNIGHT + DAY * 2 / 3):
        keeper = a_keeper()
        work(keeper, MIDNIGHT)
        keeper.budget.affordable(Rule.SCHEDULED, last_asked)
        while keeper.budget.balance > 0:
            keeper.budget.spend(Rule.SCHEDULED, last_asked)
        keeper.reviews = 0
        work(keeper, MIDNIGHT + DAY)
        prices.append(keeper.memo()["price"])
    assert prices[1] == pytest.approx(prices[0], rel=0.02)


def test_nothing_is_planned_without_feeds_and_what_was_kept_is_kept() -> None:
    kept = {"price": 2.5, "use": 0.8, "threshold": 0.3, "balance_days": 0.1, "budget_per_feed": 2.0}
    keeper = a_keeper(memo=kept)
    keeper.work({}, MIDNIGHT)
    assert keeper.plan is None
    assert not keeper.is_planning
    assert keeper.memo() == kept


def test_another_offset_from_utc_has_the_day_planned_again() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    first = keeper.plan
    keeper._memory.utc_offset = lambda at: 3600
    work(keeper, MIDNIGHT + 900)
    assert keeper.plan is not first


def test_another_budget_has_its_own_price_at_once_and_the_same_one_keeps_it() -> None:
    budget = 12.0
    before, again = a_keeper(), a_keeper(budget=budget)
    work(before, MIDNIGHT)
    work(again, MIDNIGHT)
    changed = a_keeper(memo=before.memo(), budget=budget)
    work(changed, MIDNIGHT + 60)
    planned = FIRST_USE * changed.plan.planned.sum()
    assert planned == pytest.approx(changed.budget.prefetch_per_day, rel=0.15)
    assert changed.memo()["price"] == pytest.approx(again.memo()["price"], rel=0.15)
    assert changed.memo()["budget_per_feed"] == budget
    # a start of the program is no other budget: what went by is made up for, nothing is searched again
    again = a_keeper(memo={**before.memo(), "balance_days": -1.0})
    work(again, MIDNIGHT + 60)
    assert before.memo()["price"] * 1.1 < again.memo()["price"] < before.memo()["price"] * 3


def test_all_feeds_are_followed_once_a_second_however_many_answers_come_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a round of all feeds costs their number squared."""
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    assert keeper.plan is not None
    usual = keeper.table.pending.pass_time
    passed: list[float] = []
    monkeypatch.setattr(
        keeper.table.pending, "pass_time", lambda per_slot, seconds: (passed.append(seconds), usual(per_slot, seconds))
    )
    result = RetrievalResult(has_succeeded=True, posted_at=())
    for answer in range(400):
        now = MIDNIGHT + 10 + answer / 100
        keeper.table.pass_time(keeper.plan, now)
        keeper.table.retrieved(answer % len(FEEDS), FEEDS[FeedId(1)], result, Memory(lambda at: 0), now)
    assert len(passed) == 4
    assert keeper.table.tried_at.max() == now
    keeper.table.pass_time(keeper.plan, MIDNIGHT + 900)
    assert sum(passed) == 900
    keeper.table.pass_time(keeper.plan, MIDNIGHT + 5)
    assert keeper.table.tried_at.max() == MIDNIGHT + 5, "a clock that went back counts at once"


def stored(simulation: Simulation) -> list[Presence]:
    return readings.presences(simulation.core.state.connection, 0)


def ends(simulation: Simulation) -> list[int]:
    return [each.ended_at for each in stored(simulation)]


def returned(at: float, away_seconds: int | None = None) -> RecordReturn:
    return RecordReturn(int(at), 3600, Signal.UNLOCK, away_seconds)


def test_a_presence_reaches_from_the_return_until_the_user_leaves(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.send(RecordLeaving(int(START) + 500))
    simulation.send(RecordLeaving(int(START) + 400))
    assert stored(simulation) == [Presence(int(START), int(START) + 500, 3600, Signal.UNLOCK)]


def test_nothing_is_recorded_while_it_is_off_or_learning_is_off_or_paused(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    for key, value in (("habits.presence", False), ("habits.record", False), ("habits.pause_until", int(START) + DAY)):
        simulation.send(SetPreference(key, value))
        simulation.send(returned(simulation.now))
        simulation.send(SetPreference(key, {"habits.pause_until": 0}.get(key, True)))
    assert stored(simulation) == []


@pytest.mark.parametrize(
    ("key", "value"), [("habits.presence", False), ("habits.record", False), ("habits.pause_until", int(START) + DAY)]
)
def test_a_presence_ends_where_it_is_not_to_be_recorded_any_longer(tmp_path: Path, key: str, value: Value) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.run_until(START + 100)
    simulation.send(SetPreference("look.theme", "dark"))
    assert ends(simulation) == [int(START)]
    simulation.send(SetPreference(key, value))
    assert ends(simulation) == [int(START) + 100]
    simulation.run_until(START + 200)
    simulation.send(RecordLeaving(int(START) + 200))
    simulation.send(SetPreference(key, PREFERENCES[key].default))
    simulation.send(RecordLeaving(int(START) + 200))
    assert ends(simulation) == [int(START) + 100]


def test_presences_are_erased_and_restored_with_visits(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert stored(simulation) == []
    simulation.send(RestoreHabits(erase.command_id))
    assert [each.began_at for each in stored(simulation)] == [int(START)]


@pytest.mark.parametrize("leaves_after", [50, 150, 250])
def test_nothing_of_a_presence_that_was_erased_comes_back_but_by_undo_and_then_all_of_it(
    tmp_path: Path, leaves_after: int
) -> None:
    """The user leaves before it is erased, while it is, and after it is restored."""
    simulation = simulate(tmp_path, World({}))
    erase = EraseHabits(retrievals=False)
    commands = {
        0: returned(START),
        100: erase,
        200: RestoreHabits(erase.command_id),
        leaves_after: RecordLeaving(int(START) + leaves_after),
    }
    for after, command in sorted(commands.items()):
        simulation.run_until(START + after)
        simulation.send(command)
        if 100 <= after < 200:
            assert stored(simulation) == []
    assert stored(simulation) == [Presence(int(START), int(START) + leaves_after, 3600, Signal.UNLOCK)]


def test_a_presence_that_was_erased_ends_for_good_without_undo(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.send(EraseHabits())
    simulation.send(RecordLeaving(int(START) + 50))
    simulation.send(returned(START + 5000))
    simulation.send(RecordLeaving(int(START) + 6000))
    assert stored(simulation) == [Presence(int(START) + 5000, int(START) + 6000, 3600, Signal.UNLOCK)]


def test_two_erasures_undone_in_any_order_leave_every_presence_as_it_was(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    first, second = EraseHabits(), EraseHabits()
    for command in (returned(START), RecordLeaving(int(START) + 50), first, returned(START + 5000), second):
        simulation.send(command)
    for undone in (first, second):
        simulation.send(RestoreHabits(undone.command_id))
    simulation.send(RecordLeaving(int(START) + 6000))
    assert [(each.began_at, each.ended_at) for each in stored(simulation)] == [
        (int(START), int(START) + 50),
        (int(START) + 5000, int(START) + 6000),
    ]


def test_presences_are_kept_for_six_weeks(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    now = int(simulation.now)
    with transaction(simulation.core.state.connection):
        for at in (now + DAY - KEPT_DAYS * DAY, now + 3 * DAY - KEPT_DAYS * DAY):
            readings.add_presence(simulation.core.state.connection, Presence(at, at, 0, Signal.WAKE))
    vouch(simulation, now + 2 * DAY)
    simulation.run_until(now + 2 * DAY + DAY / 2)
    assert [each.began_at for each in stored(simulation)] == [now + 3 * DAY - KEPT_DAYS * DAY]


FEED_ID, OTHER = "https://site.test/feed.xml", "https://other.test/feed.xml"
ONE = FeedId(1)


def followed(folder: Path) -> Simulation:
    simulation = simulate(folder, World({FEED_ID: Page(rss(*range(READ_ENOUGH + 5))), OTHER: Page(rss(*range(100, 130)))}))
    simulation.send(AddSubscription(FEED_ID))
    simulation.send(AddSubscription(OTHER))
    simulation.run_until(START + 600)
    return simulation


def reading(entry_id: int, at: float, seconds: int = 30) -> RecordReading:
    return RecordReading(Reading(EntryId(entry_id), ONE, int(at), 0, seconds))


def link(entry_id: int, at: float, feed_id: FeedId = ONE) -> RecordOpenedLink:
    return RecordOpenedLink(OpenedLink(EntryId(entry_id), feed_id, int(at), 3600, "site.test", 1))


def links(simulation: Simulation) -> list[OpenedLink]:
    return readings.opened_links(simulation.core.state.connection, 0)


def log(simulation: Simulation) -> tuple[int, int, int]:
    connection = simulation.core.state.connection
    return len(readings.readings(connection, 0)), len(judgements(connection)), len(readings.shown_times(connection))


def test_recording_follows_the_preference_and_the_pause_but_what_is_said_is_kept(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetPreference("habits.record", value=False))
    for each in (reading(1, START), RecordShown((EntryId(1),)), JudgeEntry(EntryId(1), 1)):
        simulation.send(each)
    assert log(simulation) == (0, 1, 0)
    simulation.send(SetPreference("habits.record", value=True))
    simulation.send(SetPreference("habits.pause_until", int(simulation.now) + 60))
    simulation.send(reading(1, START))
    assert log(simulation) == (0, 1, 0)
    simulation.now += 60
    simulation.send(reading(1, START))
    simulation.send(RecordShown((EntryId(1), EntryId(2), EntryId(9999))))
    assert log(simulation) == (1, 1, 2)


def test_what_is_said_can_be_undone(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(JudgeEntry(EntryId(1), -1))
    simulation.send(JudgeEntry(EntryId(1), 7))
    simulation.send(JudgeEntry(EntryId(1), 1))
    first, second, third = published(simulation, EntryJudged)
    assert [(each.value, each.change) for each in (first, second, third)] == [
        (-1, Change(ChangeKind.LESS_OF_THIS)),
        (1, Change(ChangeKind.MORE_OF_THIS)),
        (1, Change(ChangeKind.MORE_OF_THIS)),
    ]
    assert third.undo is None
    assert second.undo is not None
    simulation.send(second.undo)
    assert judgements(simulation.core.state.connection) == {1: -1}
    simulation.send(JudgeEntry(EntryId(9999), 1))
    assert [each.problem.kind for each in published(simulation, CommandFailed)] == [ProblemKind.BAD_VALUE]


def test_erasing_accesses_removes_what_was_read_and_said_and_undo_keeps_what_was_said_since(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    for each in (reading(1, START), RecordShown((EntryId(2),)), JudgeEntry(EntryId(1), -1), JudgeEntry(EntryId(2), -1)):
        simulation.send(each)
    simulation.send(EraseHabits(accesses=False))
    assert log(simulation) == (1, 2, 1)
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert log(simulation) == (0, 0, 0)
    simulation.send(reading(3, simulation.now))
    simulation.send(JudgeEntry(EntryId(2), 1))
    simulation.send(RestoreHabits(erase.command_id))
    assert log(simulation) == (2, 2, 1)
    assert judgements(simulation.core.state.connection) == {1: -1, 2: 1}
    assert published(simulation, CommandFailed) == []
    assert len(published(simulation, HabitsChanged)) == 3


def test_feeds_matter_by_what_is_read_of_them_unless_the_user_says_otherwise(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    state = simulation.core.state
    ids = [row[0] for row in state.connection.execute("SELECT entry_id FROM entry_status WHERE feed_id = 1")]
    with transaction(state.connection):
        state.connection.execute("UPDATE entry_status SET sort_at = ?", (int(START) + 60,))
        for entry_id in ids[: READ_ENOUGH - 1]:
            readings.add_reading(state.connection, Reading(EntryId(entry_id), ONE, int(START) + 60, 0, 30))
    now = START + DAY
    assert feed_weights(state.connection, now) == {}
    simulation.send(reading(ids[READ_ENOUGH], START + 70))
    learned = feed_weights(state.connection, now)
    assert learned[ONE] > 1 > learned[FeedId(2)] >= 0.5
    assert load_memory(state.connection, state.utc_offset, now).weights == learned
    simulation.run_until(START + 2 * DAY)
    assert state.memory.weights == pytest.approx(learned), "the daily upkeep learns it while the program runs"
    simulation.send(SetSubscriptionSettings((ONE,), {"priority": "1"}))
    assert state.memory.weights == {**learned, ONE: 1.0}
    simulation.send(SetPreference("habits.record", value=False))
    assert state.memory.weights == {ONE: 1.0}


def test_an_opened_link_is_kept_once_by_its_host_while_learning_is_on(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetPreference("habits.record", value=False))
    simulation.send(link(1, START))
    simulation.send(SetPreference("habits.record", value=True))
    simulation.send(SetPreference("habits.pause_until", int(simulation.now) + 60))
    simulation.send(link(1, START))
    assert links(simulation) == []
    simulation.now += 60
    simulation.send(link(1, START))
    assert links(simulation) == [OpenedLink(EntryId(1), ONE, int(START), 3600, "site.test", 1)]
    rows = simulation.core.state.connection.execute("SELECT * FROM opened_link").fetchall()
    assert rows == [(1, 1, 1, int(START), 3600, "site.test", 1)], "nothing but the host is kept of an address"


@pytest.mark.parametrize("settings", [{"credentials": "keyring"}, {"headers": '{"X-Api-Key": "me"}'}])
def test_links_of_feeds_with_a_login_are_not_kept(tmp_path: Path, settings: dict[str, str]) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetSubscriptionSettings((ONE,), settings))
    simulation.send(link(1, START))
    simulation.send(link(2, START, FeedId(2)))
    assert [each.feed_id for each in links(simulation)] == [2]


def test_links_of_a_feed_with_a_password_in_its_address_are_not_kept(tmp_path: Path) -> None:
    private = "https://me:secret@site.test/private.xml"
    simulation = simulate(tmp_path, World({private: Page(rss(1))}))
    simulation.send(AddSubscription(private))
    simulation.run_until(START + 600)
    assert "secret" in simulation.core.state.feeds[ONE].url
    simulation.send(link(1, START))
    assert links(simulation) == []


def test_opened_links_are_erased_and_restored_with_visits_and_reading(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    connection = simulation.core.state.connection
    simulation.send(link(1, START))
    simulation.send(EraseHabits(accesses=False))
    assert stock(connection).links == 1
    assert stock(connection).link_bytes > 0
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert (links(simulation), stock(connection).links) == ([], 0)
    simulation.run_until(simulation.now + 1)
    held = b"".join(path.read_bytes() for path in sorted(tmp_path.glob("reader.sqlite3*")))
    assert held.count(b"site.test") == held.count(b"https://site.test"), "the host alone stays in no byte"
    simulation.send(link(2, simulation.now))
    simulation.send(RestoreHabits(erase.command_id))
    assert [each.entry_id for each in links(simulation)] == [1, 2]


def test_opened_links_are_kept_for_half_a_year(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    now, kept = simulation.now, readings.OPENED_LINKS_KEPT_DAYS * DAY
    with transaction(simulation.core.state.connection):
        for at in (now + DAY - kept, now + 3 * DAY - kept):
            readings.add_opened_link(simulation.core.state.connection, OpenedLink(EntryId(1), ONE, int(at), 0, "site.test", 0))
    assert len(links(simulation)) == 2
    simulation.run_until(now + 2 * DAY + DAY / 2)
    assert [each.at for each in links(simulation)] == [int(now + 3 * DAY - kept)]
