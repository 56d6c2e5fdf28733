"""What Horincar et al. say of their figures 8 to 12, on invented feeds of the three shapes."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.lab.experiments import hidden_rates
from reader.lab.experiments import hidden_rates as two_steps_experiment
from reader.lab.experiments.hidden_rates import (
    CYCLES,
    DAYS,
    WINDOW,
    activity,
    changing_feed,
    chosen_retrievals,
    divergences,
    diverr,
    feeds_by_shape,
    hours_of,
    normalised,
    shapes,
    two_steps,
)
from reader.lab.experiments.terms import Terms
from reader.lab.metrics import divergence_error
from reader.lab.papers.rates import Shape, periodic_update, periodic_update_as_printed, shape_of, single_variable_slots
from reader.lab.policies.adaptive import Update
from reader.lab.report import Findings
from reader.lab.workload import everybody_follows

DAY = 86_400.0


def values(found: Findings, table: int) -> dict[str, list[float]]:
    return {name: [cell.ours for cell in cells] for name, cells in found.tables[table].rows}


@pytest.fixture(scope="module", params=["few", pytest.param("all", marks=pytest.mark.long)])
def errors(request: pytest.FixtureRequest) -> dict[str, dict[str, list[float]]]:
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "few":
            patch.setattr(hidden_rates, "FEEDS", 4)
            patch.setattr(hidden_rates, "INTERVAL_HOURS", (1.0, 4.0, 12.0, 24.0))
        found = diverr(Terms())
    return {shape: values(found, place) for place, shape in enumerate(("peaks", "uniform", "waves"))}


def test_waves_are_followed_better_by_the_periodic_estimate_at_every_interval(errors: dict[str, dict[str, list[float]]]) -> None:
    single, printed, weighed = errors["waves"].values()
    assert (np.array(printed) < 0.95 * np.array(single)).all()
    assert (np.array(weighed) <= np.array(printed)).all()


def test_peaks_only_with_frequent_refreshes_and_a_uniform_day_never(errors: dict[str, dict[str, list[float]]]) -> None:
    single, printed, _ = errors["peaks"].values()
    assert printed[0] < 0.9 * single[0]
    assert printed[-1] == pytest.approx(single[-1], rel=0.05)
    single, printed, _ = errors["uniform"].values()
    assert printed == pytest.approx(single, rel=0.05)


def test_errors_grow_with_the_interval(errors: dict[str, dict[str, list[float]]]) -> None:
    assert all(each == sorted(each) for of_shape in errors.values() for each in of_shape.values())


@pytest.mark.parametrize("update", [single_variable_slots, periodic_update, periodic_update_as_printed])
def test_arrivals_as_expected_have_no_error(update: Update) -> None:
    counts = np.full(7 * CYCLES, 1 / CYCLES)
    real, expected = divergences(counts, [5, 6, 90, 400, 900, 7 * CYCLES], update, 0.2)
    assert real.size == counts.size
    assert divergence_error(real[None], expected[None]) == pytest.approx(0, abs=1e-12)


def test_divergence_is_counted_from_the_last_refresh() -> None:
    counts = np.zeros(CYCLES)
    counts[[3, 10]] = 1.0
    real, expected = divergences(counts, [4, 12], single_variable_slots, 1.0)
    assert real.tolist() == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1]
    assert expected[:4] == pytest.approx(np.arange(1, 5) / CYCLES)
    # with an alpha of 1 the estimate is what was found: one in four cycles
    assert expected[4:] == pytest.approx(np.arange(1, 9) / 4)


def test_a_feed_that_changes_is_found_out_with_an_hour_and_not_with_a_day() -> None:
    found = values(changing_feed(Terms()), 0)
    hourly, daily = found["every 1 h, alpha 0.1"], found["every 24 h, alpha 0.1"]
    before, changed, later = hourly[3], hourly[4], hourly[6]
    assert changed > 2 * before
    assert later < 1.5 * before
    # the peaks are never learned
    assert min(daily[4:8]) > 0.2


def test_every_day_counts_the_same_and_all_postings_are_there() -> None:
    found = normalised(np.array([100.0, 700.0, 1.5 * DAY, 1.6 * DAY, 1.7 * DAY]), 3)
    assert found.reshape(3, -1).sum(axis=1) == pytest.approx([1, 1, 0])
    assert found[:2].tolist() == [0.5, 0.5]


@pytest.fixture(scope="module", params=[pytest.param(each, marks=pytest.mark.long) for each in ("few", "all")])
def served(request: pytest.FixtureRequest) -> Findings:
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "few":
            patch.setattr(two_steps_experiment, "TWO_STEPS_INTERVAL_HOURS", (0.5, 2.0, 6.0, 12.0))
        return two_steps(Terms())


def test_two_steps_is_the_better_the_more_is_known_and_better_than_a_timer_on_waves(served: Findings) -> None:
    places = {table.title.split(":")[0]: place for place, table in enumerate(served.tables)}
    complete = values(served, places["Feed completeness, waves"])
    for column in (2, 3):
        offline, periodic, single, timer = (each[column] for each in complete.values())
        assert offline >= periodic > single > timer
    fresh = values(served, places["Window freshness, waves"])
    for column in (1, 2):
        offline, periodic, single, timer = (each[column] for each in fresh.values())
        assert offline >= periodic > single - 0.002
        assert periodic > timer


def test_everything_is_complete_while_documents_have_room(served: Findings) -> None:
    for place, table in enumerate(served.tables):
        if table.title.startswith("Feed completeness"):
            assert all(each[0] == 1 for each in values(served, place).values())


def test_two_steps_keeps_the_budget_and_serves_what_fills_first() -> None:
    generator = np.random.default_rng(3)
    postings = [np.sort(generator.uniform(0, 10 * DAY, int(10 * rate))) for rate in (200, 20, 2)]
    rates = np.repeat(np.array([[200.0], [20], [2]]) / 24, 24, axis=1)
    made = chosen_retrievals(postings, rates, single_variable_slots, hours=4, days=10)
    assert sum(times.size for times in made) == pytest.approx(3 * 6 * 10, abs=3)
    # a document of the first feed is full after 2.4 hours, so it gets most of what there is
    assert made[0].size > 0.4 * 180
    new = np.diff(np.searchsorted(postings[0], made[0]))
    assert np.median(new) <= WINDOW * 1.2


def test_shapes_of_invented_days_are_found_again_and_traces_are_sorted_by_them() -> None:
    for shape in Shape:
        assert all(shape_of(hours_of(shape, place)) is shape for place in range(10))
    _, invented = feeds_by_shape(Terms(), days=DAYS)
    everything = [times for shape in Shape for times in invented[shape]]
    slow = [np.arange(0.5, 28) * DAY]
    workload = everybody_follows("traces", [*slow, *everything], [np.array([DAY])])
    _, found = feeds_by_shape(Terms(traces=workload), days=DAYS)
    assert sum(map(len, found.values())) <= len(everything)
    assert all(
        shape_of(np.histogram(times % DAY, 24, (0, DAY))[0].astype(float)) is shape for shape in found for times in found[shape]
    )
    assert len(found[Shape.WAVES]) == 10


@pytest.mark.parametrize("experiment", [diverr, two_steps])
def test_traces_without_a_busy_feed_are_refused_with_a_message(experiment: Callable[[Terms], Findings]) -> None:
    one_posting = everybody_follows("traces", [np.array([5.0])], [np.array([DAY])])
    with pytest.raises(ReaderError, match="the postings span 1 day"):
        experiment(Terms(traces=one_posting))
    slow = everybody_follows("traces", [np.arange(0.5, 40) * DAY], [np.array([DAY])])
    with pytest.raises(ReaderError, match="no feed posts 10 times a day"):
        experiment(Terms(traces=slow))


def test_activity_and_shapes_count_every_feed_once() -> None:
    classes = values(activity(Terms()), 0)
    assert sum(each[0] for name, each in classes.items() if name != "10 and more") == pytest.approx(1)
    assert sum(each[1] for name, each in classes.items() if name != "10 and more") == pytest.approx(1)
    assert all(sum(each[1:]) == pytest.approx(1) or math.isnan(each[1]) for each in values(shapes(Terms()), 1).values())
