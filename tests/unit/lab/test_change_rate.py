"""Rates, shapes and variation of feeds, after Horincar et al."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.lab.experiments import hidden_rates
from reader.lab.experiments.hidden_rates import (
    CYCLES,
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
from reader.lab.metrics import divergence_error
from reader.lab.papers.rates import (
    Shape,
    daily_variation,
    periodic_update,
    periodic_update_as_printed,
    saturated_count,
    second_retrieval_seconds,
    shape_of,
    single_variable_slots,
    single_variable_update,
)
from reader.lab.policies.adaptive import Update
from reader.lab.report import Findings, Terms
from reader.lab.workload import everybody_follows

MIDNIGHT = 1_780_012_800.0
SLOTS = 24
RATES = (1 + 0.9 * np.sin(2 * np.pi * (np.arange(SLOTS) + 0.5) / SLOTS)) / SLOTS * 24


def test_single_variable_by_hand() -> None:
    assert single_variable_update(4.0, 3, DAY_SECONDS / 2, 0.1) == pytest.approx(0.1 * 6 + 0.9 * 4)


@pytest.mark.parametrize("rate", [0.5, 6.0, 80.0])
def test_single_variable_recovers_a_known_rate_and_follows_a_change(rate: float) -> None:
    generator, estimate, found = np.random.default_rng(3), 1.0, []
    for step in range(1000):
        seconds = generator.uniform(0.5, 1.5) * DAY_SECONDS / 4
        present = rate if step < 500 else 3 * rate
        estimate = single_variable_update(estimate, generator.poisson(present * seconds / DAY_SECONDS), seconds, 0.05)
        found.append(estimate)
    # steps of six hours, alpha 0.05: the estimate remembers about ten days
    scatter = np.sqrt(rate * 4 * 0.05 / 2 / 20)
    assert np.mean(found[100:500]) == pytest.approx(rate, abs=4 * scatter, rel=0.05)
    assert np.mean(found[600:]) == pytest.approx(3 * rate, abs=7 * scatter, rel=0.05)


def test_periodic_by_hand() -> None:
    # 6 h to 18 h of four slots: the second and the third, which expect 1 and 3 of the 8 entries
    updated = periodic_update([5.0, 1.0, 3.0, 5.0], MIDNIGHT + DAY_SECONDS / 4, MIDNIGHT + DAY_SECONDS * 3 / 4, 8, 0.5)
    assert updated == pytest.approx([5, 0.5 * 1 + 0.5 * 2, 0.5 * 3 + 0.5 * 6, 5])


def test_periodic_interval_over_midnight_and_parts_of_slots() -> None:
    # half of the last slot and half of the first; each half is worth half a step
    updated = periodic_update([1.0, 1.0], MIDNIGHT - DAY_SECONDS / 4, MIDNIGHT + DAY_SECONDS / 4, 0, 0.75)
    assert updated == pytest.approx([0.5, 0.5])
    inside = periodic_update([1.0, 1.0], MIDNIGHT + DAY_SECONDS / 8, MIDNIGHT + DAY_SECONDS * 3 / 8, 0, 0.75)
    assert inside == pytest.approx([0.5, 1])


def test_periodic_update_over_days_is_as_many_steps() -> None:
    three_days = periodic_update([2.0, 6.0], MIDNIGHT, MIDNIGHT + 3 * DAY_SECONDS, 48, 0.2)
    one_by_one = np.array([2.0, 6.0])
    assert three_days == pytest.approx(one_by_one + (1 - 0.8**3) * one_by_one)


def test_what_was_expected_changes_nothing() -> None:
    assert periodic_update(RATES, MIDNIGHT + 1000, MIDNIGHT + 2 * DAY_SECONDS + 1000, 48, 0.2) == pytest.approx(RATES)


def test_feed_without_expectation_gets_its_entries_evenly() -> None:
    updated = periodic_update(np.zeros(4), MIDNIGHT, MIDNIGHT + DAY_SECONDS / 2, 6, 0.5)
    assert updated == pytest.approx([1.5, 1.5, 0, 0])


def test_periodic_recovers_the_shape_from_counts_alone() -> None:
    generator = np.random.default_rng(11)
    summed = np.concatenate([[0.0], np.cumsum(np.tile(RATES, 400))])
    estimate, at, estimates = np.ones(SLOTS), 0.0, []
    while at < 390:
        then = at + generator.uniform(2, 10) / 24
        expected = np.diff(np.interp([at * SLOTS, then * SLOTS], np.arange(summed.size), summed))[0]
        begin, end = MIDNIGHT + at * DAY_SECONDS, MIDNIGHT + then * DAY_SECONDS
        estimate = periodic_update(estimate, begin, end, generator.poisson(expected), 0.05)
        estimates.append(estimate)
        at = then
    recovered = np.mean(estimates[len(estimates) // 2 :], axis=0)
    assert recovered.sum() == pytest.approx(24, rel=0.1)
    assert np.corrcoef(recovered, RATES)[0, 1] > 0.95
    assert np.abs(recovered - RATES).mean() < 0.2


@pytest.mark.parametrize("alpha", [0.05, 0.2])
def test_the_estimate_of_a_constant_rate_has_its_mean_and_the_variance_of_smoothing(alpha: float) -> None:
    """Counts are Poisson: the mean is the rate, the variance alpha / (2 - alpha) x rate / interval."""
    rate, days = 40.0, 0.25
    generator, estimate, found = np.random.default_rng(5), rate, []
    for _ in range(60_000):
        estimate = single_variable_update(estimate, generator.poisson(rate * days), days * DAY_SECONDS, alpha)
        found.append(estimate)
    assert np.mean(found) == pytest.approx(rate, rel=0.01)
    assert np.var(found) == pytest.approx(alpha / (2 - alpha) * rate / days, rel=0.1)


@pytest.mark.parametrize("update", [periodic_update, periodic_update_as_printed, single_variable_slots])
def test_on_one_slot_all_estimates_are_the_single_variable(update: Callable[..., np.ndarray]) -> None:
    found = update([7.0], MIDNIGHT, MIDNIGHT + DAY_SECONDS, 12, 0.1)
    assert found == pytest.approx([single_variable_update(7.0, 12, DAY_SECONDS, 0.1)])


@pytest.mark.parametrize("update", [periodic_update, periodic_update_as_printed])
@pytest.mark.parametrize("hours", [0.1, 3.7, 24, 61])
def test_what_was_expected_leaves_the_model_as_it_is(update: Callable[..., np.ndarray], hours: float) -> None:
    rates, begin = np.random.default_rng(6).random(24), MIDNIGHT + 1000.0
    end = begin + hours * 3600
    summed = np.concatenate([[0.0], np.cumsum(np.tile(rates, 4))])
    at = (np.array([begin, end]) - MIDNIGHT) / 3600
    expected = np.diff(np.interp(at, np.arange(summed.size), summed))[0]
    assert update(rates, begin, end, expected, 0.1) == pytest.approx(rates)


def test_as_printed_a_slot_that_is_hardly_touched_is_smoothed_like_a_whole_one() -> None:
    begin, end = MIDNIGHT, MIDNIGHT + DAY_SECONDS / 4 + 60
    printed, weighed = (update(np.ones(4), begin, end, 10, 0.1) for update in (periodic_update_as_printed, periodic_update))
    assert printed[:2] == pytest.approx([printed[0], printed[0]])
    assert printed[0] == pytest.approx(weighed[0])
    assert 1 < weighed[1] < 1 + (printed[1] - 1) / 100
    assert printed[2:].tolist() == weighed[2:].tolist() == [1, 1]
    assert periodic_update_as_printed(np.zeros(4), begin, end, 10, 0.1).any()


@pytest.mark.parametrize("rate", [12, 18, 25])
def test_saturated_count_is_the_mean_of_what_it_can_have_been(rate: int) -> None:
    counts = np.random.default_rng(2).poisson(rate, 200_000)
    assert saturated_count(20, rate, DAY_SECONDS) == pytest.approx(counts[counts >= 20].mean(), rel=0.003)


def test_saturated_count_of_a_window_of_one() -> None:
    assert saturated_count(1, 1, DAY_SECONDS) == pytest.approx(1 / (1 - np.exp(-1)))


@pytest.mark.parametrize("window", [1, 20, 1000])
def test_saturated_count_between_window_and_expectation(window: int) -> None:
    counts = [saturated_count(window, rate, DAY_SECONDS) for rate in (0, 1e-12, window / 2, window, 2 * window, 50 * window)]
    assert counts == sorted(counts)
    assert counts[0] == window
    assert counts[1] == pytest.approx(window)
    assert counts[-1] == pytest.approx(50 * window)


def test_two_steps_find_a_rate_far_above_the_estimate() -> None:
    generator, window, rate, estimate, seconds = np.random.default_rng(4), 20, 4000.0, 1.0, DAY_SECONDS
    saturated = 0
    while (count := generator.poisson(rate * seconds / DAY_SECONDS)) >= window:
        saturated += 1
        estimate = single_variable_update(estimate, saturated_count(window, estimate, seconds), seconds, 0.2)
        seconds = second_retrieval_seconds(window, estimate, seconds)
    # from one a day to under half a window: halving 2^9 times a factor of 512
    assert saturated <= 10
    assert count / seconds * DAY_SECONDS == pytest.approx(rate, rel=0.8)


def test_second_retrieval_comes_when_half_of_the_window_is_expected() -> None:
    assert second_retrieval_seconds(20, 40, DAY_SECONDS) == pytest.approx(DAY_SECONDS / 4)
    assert second_retrieval_seconds(20, 1, DAY_SECONDS) == pytest.approx(DAY_SECONDS / 2)


@pytest.mark.parametrize("bad", [-1.0, np.nan, np.inf])
def test_impossible_observations_are_refused(bad: float) -> None:
    refused: list[tuple[str, Callable[[], object]]] = [
        ("count", lambda: single_variable_update(1, bad, 60, 0.1)),
        ("longer than nothing", lambda: single_variable_update(1, 1, bad, 0.1)),
        ("longer than nothing", lambda: periodic_update([1.0], 0.0, bad, 1, 0.1)),
        ("rates must be", lambda: single_variable_update(bad, 1, 60, 0.1)),
        ("rates must be", lambda: periodic_update([bad], 0.0, 60.0, 1, 0.1)),
        ("alpha", lambda: single_variable_update(1, 1, 60, bad)),
        ("rates must be", lambda: saturated_count(20, bad, 60)),
        ("longer than nothing", lambda: second_retrieval_seconds(20, 1, bad)),
    ]
    for words, call in refused:
        with pytest.raises(ValueError, match=words):
            call()


def test_empty_intervals_and_windows_are_refused() -> None:
    with pytest.raises(ValueError, match="longer than nothing"):
        periodic_update([1.0], 60.0, 60.0, 1, 0.1)
    with pytest.raises(ValueError, match="at least one entry"):
        saturated_count(0, 1, 60)
    with pytest.raises(ValueError, match="at least one entry"):
        second_retrieval_seconds(0, 1, 60)


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


@pytest.fixture(scope="module")
def served() -> Findings:
    return two_steps(Terms())


@pytest.mark.long
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


@pytest.mark.long
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
    _, invented = feeds_by_shape(Terms())
    everything = [times for shape in Shape for times in invented[shape]]
    slow = [np.arange(0.5, 28) * DAY]
    workload = everybody_follows("traces", [*slow, *everything], [np.array([DAY])])
    _, found = feeds_by_shape(Terms(traces=workload))
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


DAY, HOUR = 86_400.0, 3600.0
HOURS = np.arange(24)


def peaks(*hours: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    by_hour = np.full(24, 0.1)
    by_hour[list(hours)] = 5
    return by_hour


@pytest.mark.parametrize(
    ("by_hour", "shape"),
    [
        (np.ones(24), Shape.UNIFORM),
        (1 + 0.45 * np.cos(HOURS / 24 * 2 * np.pi), Shape.UNIFORM),
        (np.exp(1.5 * np.cos((HOURS - 14) / 24 * 2 * np.pi)), Shape.WAVES),
        (np.where(HOURS < 12, 0.1, 1.0), Shape.WAVES),
        (peaks(8), Shape.PEAKS),
        (peaks(2, 6, 10, 14, 18, 22), Shape.PEAKS),
    ],
)
def test_shapes_of_drawn_days(by_hour: np.ndarray[tuple[int], np.dtype[np.float64]], shape: Shape) -> None:
    assert shape_of(by_hour) is shape
    assert shape_of(by_hour * 1000) is shape
    assert shape_of(np.roll(by_hour, 5)) is shape


def test_variation_is_none_for_equal_days_and_known_for_chance() -> None:
    daily = np.concatenate([day * DAY + np.array([8.5, 12.5, 12.7]) * HOUR for day in range(28)])
    assert daily_variation(daily, 28) == 0
    # of Poisson counts with the mean m the variation is 1 / sqrt(m)
    chance = np.random.default_rng(1)
    for mean in (1.0, 9.0):
        times = chance.uniform(0, 200 * DAY, int(mean * 24 * 200))
        assert daily_variation(times, 200) == pytest.approx(mean**-0.5, rel=0.05)


def test_variation_is_of_the_days_asked_for() -> None:
    assert np.isnan(daily_variation(np.array([40 * DAY, -5.0]), 28))
    assert daily_variation(np.array([3.5 * HOUR]), 4) == pytest.approx(3**0.5)
