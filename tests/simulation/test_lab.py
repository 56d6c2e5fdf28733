"""Open-loop measures of the lab are those of a replay: what was requested there is measured here, to the miss."""

import numpy as np
import pytest

from reader.lab import metrics
from reader.lab.replay.cases import Terms, build_cases, seeded, simulate
from reader.lab.replay.measure import measure
from reader.lab.replay.traces import Traces
from reader.lab.workload import BLOGS, OFFICE, draw_feeds, draw_users
from reader.learning.scorecard import schedule_misses, timer_misses

MONDAY = 1_767_571_200


@pytest.mark.parametrize("policy", ["uniform", "user-data", "user-data-sqrt", "price"])
def test_misses_of_a_replay_are_those_of_the_lab(policy: str) -> None:
    chance = np.random.default_rng(6)
    posted = {f"feed {number}": np.floor(times) + MONDAY for number, times in enumerate(draw_feeds(chance, BLOGS, 6)[:5])}
    posted["feed 0"] = np.sort(np.append(posted["feed 0"], [MONDAY + 60.0, MONDAY + 6 * 86_400 - 60.0]))
    accessed = {"u": np.unique(np.floor(draw_users(chance, OFFICE, 6)[0])) + MONDAY}
    terms = Terms((policy,), learn_days=4, test_days=2)
    (case,) = build_cases(Traces(posted, accessed, {"u": tuple(sorted(posted))}), terms)
    with seeded(case, terms.window) as template:
        run = simulate(case, policy, budget=terms.budget, window=terms.window, template=template)
    found = measure(case, run, budget=terms.budget, keeps_budget=True)
    accesses, misses, seconds = case.accesses_in_test(), 0, 0.0
    for feed, postings in enumerate(case.postings, start=1):
        retrievals = np.array([case.retrieved_at[feed - 1], *(each.at for each in run.requests if each.feed == feed)])
        assert metrics.misses(postings, accesses, retrievals) == schedule_misses(postings, accesses, retrievals)
        misses += metrics.misses(postings, accesses, retrievals)
        seconds += metrics.miss_delay(postings, accesses, retrievals)
    assert misses == found.misses > 0
    assert seconds / 3600 == pytest.approx(found.miss_delay)


def test_a_timer_of_the_lab_misses_what_the_fixed_timer_function_says() -> None:
    chance = np.random.default_rng(7)
    postings, accesses = np.sort(chance.uniform(0, 5e5, 300)), np.sort(chance.uniform(0, 5e5, 90))
    grid = np.arange(-20_000, 600_000, 21_600.0)
    expected = timer_misses(postings, accesses, interval_seconds=21_600, phase_seconds=-20_000)
    assert metrics.misses(postings, accesses, grid) == expected
