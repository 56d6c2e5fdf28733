"""Open-loop schedules of the lab: how often, when, and that they are those of the policies with an engine."""

from itertools import pairwise

import numpy as np
import pytest

from reader.lab.metrics import SMOOTHINGS, drawn_patterns, histograms, patterns_of
from reader.lab.papers.schedule import best_costs
from reader.lab.policies.cyclic import History, by_clusters, by_recursion, for_accesses
from reader.lab.schedules import Counts, Timetables, Timing, allocated, even_times, random_times
from reader.lab.workload import BLOGS, OFFICE, draw_feeds, draw_users
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers
from tests.fakes.paper_costs import expected_misses

DAY = 86_400.0
RATES = np.array([0.04, 0.5, 1, 1, 9, 40])


@pytest.fixture(scope="module")
def learned() -> tuple[Numbers, Numbers]:
    """Histograms of forty feeds, and that of a user."""
    chance = np.random.default_rng(4)
    feeds = draw_feeds(chance, BLOGS, 14)[:40]
    (user,) = histograms(draw_users(chance, OFFICE, 14)[:1], 0, 14)
    return histograms(feeds, 0, 14), user


@pytest.mark.parametrize(
    ("timing", "policy", "smoothing"),
    [(Timing.ALGORITHM_1, by_recursion, "linear"), (Timing.EXACT, for_accesses, "floor")],
)
def test_a_day_of_user_data_is_that_of_the_policy_with_an_engine(
    learned: tuple[Numbers, Numbers], timing: Timing, policy: object, smoothing: str
) -> None:
    counts, user = learned
    often = np.arange(len(counts)) % 4 + 1
    history = History(counts / np.maximum(counts.sum(axis=1, keepdims=True), 1), RATES, np.ones(6), user, 0)
    patterns = patterns_of(counts, 20)
    timetables = Timetables.of(timing, patterns, user, SMOOTHINGS[smoothing])
    expected = policy(history, often)  # type: ignore[operator]
    found = [timetables.slots(label, int(count)) for label, count in zip(patterns.labels, often, strict=True)]
    assert [each.tolist() for each in found] == [each.tolist() for each in expected]


def test_own_patterns_are_those_of_the_policy_without_clusters(learned: tuple[Numbers, Numbers]) -> None:
    counts, user = learned
    history = History(counts / counts.sum(axis=1, keepdims=True), RATES, np.ones(6), user, 0)
    delay = by_clusters(
        history,
        np.full(len(counts), 3),
        lambda postings, _accesses, count: Timetables(Timing.DELAY, postings[None], user).slots(0, count),
        SMOOTHINGS["linear"],
        None,
    )
    timetables = Timetables.of(Timing.DELAY, patterns_of(counts, 0), user, SMOOTHINGS["linear"])
    assert [timetables.slots(row, 3).tolist() for row in range(len(counts))] == [
        each.tolist() for each in delay if each is not None
    ]


@pytest.mark.parametrize("counts", Counts)
@pytest.mark.parametrize("per_feed", [1.0, 3.0, 0.25])
def test_what_is_allocated_is_the_budget(counts: Counts, per_feed: float) -> None:
    shares = allocated(counts, RATES, per_feed)
    assert shares.sum() == pytest.approx(per_feed * RATES.size)
    assert (shares >= 0).all()


def test_a_least_number_is_given_to_all_and_taken_from_the_others() -> None:
    shares = allocated(Counts.SQUARE_ROOT, RATES, 2.0, least=1.0)
    assert shares.min() == 1
    assert shares.sum() == pytest.approx(12)
    assert shares[5] / shares[4] == pytest.approx(np.sqrt(40 / 9))
    assert allocated(Counts.SQUARE_ROOT, RATES, 1.0, least=1.0).tolist() == [1] * 6


@pytest.mark.parametrize("hours", [3, 6, 12, 18])
@pytest.mark.parametrize("m", [1, 2, 4])
def test_accesses_in_a_box_of_hours_cost_its_share_of_the_day(hours: int, m: int) -> None:
    """Feeds that post evenly, and accesses evenly in w hours: the optimum is w/24 of what even spacing costs, for every m."""
    accesses = np.where(np.arange(SLOTS_PER_DAY) < hours * 4, 1.0, 0.0)
    postings = np.ones(SLOTS_PER_DAY)
    even = accesses.sum() * SLOTS_PER_DAY / (2 * m)
    assert best_costs(postings, accesses, 4)[m - 1] / even == pytest.approx(hours / 24, rel=0.02)
    slots = Timetables(Timing.EXACT, postings[None], accesses).slots(0, m)
    assert expected_misses(postings, accesses, slots) / even == pytest.approx(hours / 24, rel=0.02)


@pytest.mark.parametrize("per_day", [0.15, 1.0, 2.4, 7.7])
def test_fractions_of_a_day_keep_their_average(per_day: float) -> None:
    shapes = np.ones((1, HOURS_PER_DAY))
    timetables = Timetables(Timing.DELAY, np.array([SMOOTHINGS["linear"](shape) for shape in shapes]), np.ones(SLOTS_PER_DAY))
    times = timetables.times(0, per_day, 0.4, range(10, 110))
    assert times.size == pytest.approx(per_day * 100, abs=1)
    assert (np.diff(times) > 0).all()
    assert times[0] >= 10 * DAY
    by_day = np.bincount((times // DAY).astype(int), minlength=110)[10:]
    assert set(by_day) <= {int(per_day), int(per_day) + 1}


def test_even_times_are_an_interval_apart_from_their_phase_on() -> None:
    times = even_times(4, 0.25, range(2, 4))
    assert times[0] == 2 * DAY + DAY / 16
    assert set(np.diff(times)) == {DAY / 4}
    assert times.size == 8
    assert even_times(0, 0.5, range(9)).size == 0


def test_random_intervals_are_as_far_around_their_mean_as_in_the_paper() -> None:
    times = random_times(np.random.default_rng(3), 24, range(100))
    gaps = np.array([after - before for before, after in pairwise(times)])
    assert gaps.min() >= 600
    assert gaps.max() <= 2 * 3600 - 600
    assert gaps.mean() == pytest.approx(3600, rel=0.05)
    assert times[-1] > 99.9 * DAY


def test_feeds_that_never_posted_have_the_pattern_of_all() -> None:
    counts = np.zeros((4, HOURS_PER_DAY))
    counts[0, 8] = counts[1, 9] = 6
    patterns = patterns_of(counts, 20)
    assert patterns.known.tolist() == [0, 1]
    assert patterns.labels[2] == patterns.labels[3] == len(patterns.shapes) - 1
    assert patterns.shapes[-1][[8, 9]].tolist() == [0.5, 0.5]
    own = drawn_patterns(counts, patterns)
    assert own.shapes[2].tolist() == patterns.shapes[-1].tolist()
    assert own.shapes.sum(axis=1) == pytest.approx(1)
    nobody = patterns_of(np.zeros((2, HOURS_PER_DAY)), 5)
    assert nobody.shapes.sum() == pytest.approx(1)


@pytest.mark.parametrize("name", SMOOTHINGS)
def test_every_smoothing_keeps_the_sum(name: str, learned: tuple[Numbers, Numbers]) -> None:
    for hours in (*learned[0][:5], learned[1]):
        assert SMOOTHINGS[name](hours).sum() == pytest.approx(hours.sum())
