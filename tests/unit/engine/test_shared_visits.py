"""Visits at one computer help the forecast of the other, if the user wants that; erasing them reaches both."""

from pathlib import Path

import pytest

from reader.domain.commands import EraseHabits, RecordAccess, RestoreHabits, SetPreference
from reader.domain.computers import Change, Kind, stamp_at
from reader.domain.events import HabitsChanged
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import ELSEWHERE, VISIT, AccessRecord
from reader.engine import answers, shared_visits
from reader.storage import habits, history, registers
from tests.fakes.world import START, World
from tests.unit.engine.test_computers import Tower, pair, world

__all__ = ["pair", "world"]


@pytest.fixture
def sharing(pair: tuple[Tower, Tower]) -> tuple[Tower, Tower]:
    """Two computers that share visits."""
    for each in pair:
        each.send(SetPreference("computers.visits", value=True))
        each.exchange()
    return pair


def visit(computer: Tower, *, offset: int = 3600) -> AccessRecord:
    access = AccessRecord(int(computer.simulation.now), offset, VISIT)
    computer.send(RecordAccess(access))
    return access


def pass_on(source: Tower, target: Tower) -> None:
    source.wait(answers.WRITE_SECONDS)
    assert source.exchange().problem is None
    target.wait(source.simulation.now - target.simulation.now)
    assert target.exchange().problem is None


def kinds(computer: Tower) -> list[tuple[int, str]]:
    return [(each.at, each.kind) for each in history.accesses(computer.connection, 0)]


def logs(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*.log")))


def test_the_forecast_of_both_learns_from_a_visit(sharing: tuple[Tower, Tower]) -> None:
    tower, lap = sharing
    access = visit(tower)
    pass_on(tower, lap)
    (elsewhere,) = history.accesses(lap.connection, 0)
    assert elsewhere == AccessRecord(access.at, 3600, ELSEWHERE)
    assert lap.core.state.memory.accesses == [elsewhere]
    assert lap.core.state.memory.last_access_before(lap.simulation.now) == access.at


def test_who_does_not_want_to_be_learned_from_here_is_not_by_visits_elsewhere(sharing: tuple[Tower, Tower]) -> None:
    tower, lap = sharing
    lap.send(SetPreference("habits.record", value=False))
    visit(tower)
    pass_on(tower, lap)
    assert history.accesses(lap.connection, 0) == []
    assert lap.core.state.memory.accesses == []


def test_it_counts_as_no_visit_here(sharing: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = sharing
    visit(tower)
    pass_on(tower, lap)
    assert history.visits(lap.connection, 0, int(lap.simulation.now)) == []
    found = habits.stock(lap.connection)
    assert (found.visits, found.opened, found.elsewhere) == (0, 0, 1)
    lines = habits.write_habits(lap.connection, tmp_path / "out")
    assert (lines.visits, lines.opened) == (0, 0)
    assert ",elsewhere," in (tmp_path / "out" / "visits.csv").read_text(encoding="utf-8")
    lap.wait(answers.WRITE_SECONDS)
    lap.exchange()
    tower.exchange()
    assert [kind for _, kind in kinds(tower)] == [VISIT]


def test_nothing_of_it_leaves_unless_it_is_switched_on(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    lap.send(SetPreference("computers.visits", value=True))
    visit(tower)
    pass_on(tower, lap)
    assert kinds(lap) == []
    lap.send(SetPreference("computers.visits", value=False))
    tower.send(SetPreference("computers.visits", value=True))
    visit(tower)
    pass_on(tower, lap)
    assert kinds(lap) == []


def test_what_was_before_comes_once_it_is_switched_on(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    lap.send(SetPreference("computers.visits", value=True))
    visit(tower)
    tower.send(SetPreference("computers.visits", value=True))
    for _ in range(2):
        tower.exchange()
        lap.exchange()
    assert [kind for _, kind in kinds(lap)] == [ELSEWHERE]


def test_a_visit_that_comes_again_is_learned_from_once(sharing: tuple[Tower, Tower]) -> None:
    tower, lap = sharing
    visit(tower)
    pass_on(tower, lap)
    lap.connection.execute("DELETE FROM log_place")
    lap.exchange()
    assert len(kinds(lap)) == len(lap.core.state.memory.accesses) == 1


def test_erasing_reaches_the_other_computer_and_the_folder(sharing: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = sharing
    visit(tower)
    # one person is at one computer at a time
    lap.wait(7)
    visit(lap)
    pass_on(tower, lap)
    pass_on(lap, tower)
    assert len(kinds(tower)) == len(kinds(lap)) == 2
    tower.wait(60)
    tower.send(EraseHabits(accesses=True, retrievals=False))
    tower.exchange()
    lap.wait(60)
    before = len(lap.simulation.events)
    lap.exchange()
    lap.exchange()
    assert kinds(tower) == kinds(lap) == []
    assert lap.core.state.memory.accesses == []
    assert [each for each in lap.simulation.events[before:] if isinstance(each, HabitsChanged)]
    # nothing old comes back to one that reads everything again
    lap.connection.execute("DELETE FROM log_place")
    lap.exchange()
    assert kinds(lap) == []
    tower.wait(60)
    later = visit(tower)
    pass_on(tower, lap)
    assert kinds(lap) == [(later.at, ELSEWHERE)]


def test_a_computer_that_shares_no_visits_keeps_its_own(sharing: tuple[Tower, Tower]) -> None:
    tower, lap = sharing
    visit(tower)
    pass_on(tower, lap)
    lap.send(SetPreference("computers.visits", value=False))
    own = visit(lap)
    tower.wait(300)
    lap.wait(300)
    tower.send(EraseHabits(accesses=True, retrievals=False))
    tower.exchange()
    lap.exchange()
    assert kinds(lap) == [(own.at, VISIT)]


def test_undoing_at_once_erases_nothing_elsewhere(sharing: tuple[Tower, Tower]) -> None:
    tower, lap = sharing
    visit(tower)
    pass_on(tower, lap)
    # nothing is written in between
    erase = EraseHabits(accesses=True, retrievals=False)
    tower.core.handle(erase, tower.simulation.now)
    tower.core.handle(RestoreHabits(erase.command_id), tower.simulation.now)
    tower.wait(60)
    tower.exchange()
    lap.exchange()
    assert [kind for _, kind in kinds(tower)] == [VISIT]
    assert [kind for _, kind in kinds(lap)] == [ELSEWHERE]


@pytest.mark.parametrize(
    ("key", "field", "value"),
    [
        (str(int(START) + 40 * DAY_SECONDS), "utc_offset", 0),
        (str(int(START) - 90 * DAY_SECONDS), "utc_offset", 0),
        ("now", "utc_offset", 0),
        ("-5", "utc_offset", 0),
        ("9" * 200, "utc_offset", 0),
        ("", "utc_offset", "0"),
        ("", "utc_offset", True),
        ("", "utc_offset", 10**9),
        ("", "feed", 0),
    ],
)
def test_what_cannot_be_a_visit_is_passed_over(sharing: tuple[Tower, Tower], key: str, field: str, value: object) -> None:
    _, lap = sharing
    now = lap.simulation.now
    change = Change(Kind.VISIT.value, key or str(int(now) - 60), field, value, stamp_at(int(now * 1000)))  # type: ignore[arg-type]
    shared_visits.take_all(lap.core.state, [change], None, now)
    assert kinds(lap) == []


@pytest.mark.parametrize("value", ["0", None, 1.5, 1 << 60])
def test_no_word_of_others_erases_the_future(sharing: tuple[Tower, Tower], value: object) -> None:
    tower, lap = sharing
    access = visit(lap)
    change = Change(Kind.HABITS.value, "visits", "forget_before", value, stamp_at(int(lap.simulation.now * 1000)))  # type: ignore[arg-type]
    came = registers.apply(lap.connection, tower.joined.this.computer_id, [change], int(lap.simulation.now), canonical=str)
    shared_visits.forget(lap.core.state, came.forget_before or 0, lap.simulation.now)
    assert kinds(lap) == [(access.at, VISIT)]


def test_where_no_folder_is_used_nothing_is_kept(tmp_path: Path) -> None:
    alone = Tower(tmp_path, "alone", World({}))
    alone.send(SetPreference("computers.visits", value=True))
    visit(alone)
    assert alone.core.state.folder is None
