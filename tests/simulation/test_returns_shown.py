"""What the window and the commands say of returns that the engine lived: the figures of lane, card and scorecard are its own log's."""

from pathlib import Path

from reader.domain.retrieval import Outcome
from reader.domain.visits import LEAST_ABSENCE_SECONDS
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.engine.visits import KEPT_EVERY_SECONDS
from reader.lab.simulation import Simulation
from reader.reports.rhythm import ReturnStory, load_return, load_rhythm_day
from reader.reports.rhythm_accesses import Stay
from reader.reports.scorecard import make_scorecard
from tests.fakes.returns import HOUR, MINUTE, Past, at_returns, come_back, leave, lived, visit


def stays(simulation: Simulation) -> tuple[Stay, ...]:
    state = simulation.core.state
    found = load_rhythm_day(state.connection, now=int(simulation.now), utc_offset=lambda _: 0).stays
    assert found is not None
    return found


def story(simulation: Simulation) -> ReturnStory:
    return load_return(simulation.core.state.connection, stays(simulation)[-1], now=int(simulation.now))


def test_the_card_of_a_return_counts_what_the_engine_fetched(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    came_at = int(simulation.now)
    simulation.run_until(came_at + 30)
    lines = at_returns(simulation)
    assert len(lines) == len(world.log) > 0
    good = [line for line in lines if line.outcome not in {Outcome.FAILED, Outcome.REFUSED, Outcome.NO_NETWORK}]
    found = story(simulation)
    assert (found.refreshed, found.failed) == (len({line.feed_id for line in good}), 0)
    assert found.new_entries == sum(line.new_entries for line in lines)
    assert found.ready_seconds == max(line.finished_at for line in lines) - came_at
    # a visit soon after it is counted by the card and by the scorecard
    before = found.visits, found.soon
    visit(simulation)
    after = story(simulation)
    assert (after.visits - before[0], after.soon - before[1]) == (1, 1)
    returns = make_scorecard(simulation.core.state.connection, days=14, now=int(simulation.now)).returns
    assert returns is not None
    assert (returns.visits, returns.within_minute) == (after.visits, after.soon)


def test_who_stays_is_here_until_now_and_who_left_is_not(tmp_path: Path) -> None:
    assert KEPT_EVERY_SECONDS + LONGEST_SLEEP_SECONDS <= LEAST_ABSENCE_SECONDS
    simulation, _ = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    came_at = int(simulation.now)
    for minutes in (1, 16, 47, 90):
        simulation.run_until(came_at + minutes * MINUTE)
        last = stays(simulation)[-1]
        assert (last.begins_at, last.ends_at, last.is_open) == (came_at, int(simulation.now), True)
    leave(simulation)
    left_at = int(simulation.now)
    simulation.run_until(left_at + LEAST_ABSENCE_SECONDS + 1)
    last = stays(simulation)[-1]
    assert (last.begins_at, last.ends_at, last.is_open) == (came_at, left_at, False)
    # the next return says how long it was
    simulation.run_until(left_at + 57 * MINUTE)
    come_back(simulation)
    last = stays(simulation)[-1]
    assert (last.is_return, last.away_seconds) == (True, 57 * MINUTE)
    # an absence that is none begins no other stay
    simulation.run_until(simulation.now + HOUR)
    leave(simulation)
    simulation.run_until(simulation.now + 5 * MINUTE)
    come_back(simulation)
    assert stays(simulation)[-1].begins_at == last.begins_at
