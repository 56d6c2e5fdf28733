"""Replays of invented traces, and open-loop measures of the lab beside them."""

import multiprocessing
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from multiprocessing.context import SpawnProcess
from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import ImportOpml, RecordReturn
from reader.domain.events import EntriesArrived
from reader.domain.ids import DAY_SECONDS
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab import metrics
from reader.lab.policies import ALL_POLICIES
from reader.lab.replay.cases import Case, SimulationRun, Terms, build_cases, commands_of, seeded, simulate
from reader.lab.replay.measure import measure, timer_misses_of
from reader.lab.replay.run import OWN_NUMBER, replay, replay_user
from reader.lab.replay.traces import Traces, joined
from reader.lab.simulation import Simulation
from reader.lab.workload import BLOGS, OFFICE, draw_feeds, draw_users
from reader.learning.scorecard import schedule_misses, timer_misses
from reader.storage.readings import presences as stored
from tests.fakes.world import START as NOW
from tests.fakes.world import Page, World, make_core, published, rss

START = 1_767_571_200
"""A midnight."""


def traces(*, users: int = 2, feeds: int = 6, days: int = 5, postings_per_day: float = 8) -> Traces:
    """Feeds that post by day, each at a rate of its own, in batches at times; users who look three times a day."""
    chance = np.random.default_rng(11)

    def by_day(rate: float) -> np.ndarray:
        hours = chance.normal(14, 4, int(rate * days)) % 24
        return np.sort(START + chance.integers(0, days, hours.size) * DAY_SECONDS + np.floor(hours * 3600))

    rates = postings_per_day * np.geomspace(0.1, 5, feeds)
    posted = {f"feed-{number}": by_day(rate) for number, rate in enumerate(rates)}
    # the whole span is covered, whatever chance says
    posted["feed-0"] = np.sort(np.append(posted["feed-0"], [START + 60.0, START + days * DAY_SECONDS - 60.0]))
    accessed = {f"user-{number}": by_day(3) for number in range(users)}
    return Traces(posted, accessed, dict.fromkeys(accessed, tuple(posted)))


def a_case(terms: Terms) -> Case:
    return build_cases(traces(), terms)[0]


def lived(case: Case, policy: str, terms: Terms, *, max_age_seconds: int | None = None) -> SimulationRun:
    with seeded(case, terms.window) as template:
        return simulate(
            case, policy, budget=terms.budget, window=terms.window, template=template, max_age_seconds=max_age_seconds
        )


NOTHING = np.array([])
TERMS = Terms(("uniform",), learn_days=3, test_days=2)


@pytest.mark.parametrize("budget", [1, 4, 10])
def test_a_simulated_timer_misses_what_the_computed_one_does(budget: int) -> None:
    terms = Terms(("uniform",), budget=budget, learn_days=3, test_days=2, is_in_step=True)
    case = a_case(terms)
    run = lived(case, "uniform", terms)
    found = measure(case, run, budget=budget, keeps_budget=True)
    # eight at once, so that the last of six feeds does not wait
    assert {request.at % (DAY_SECONDS / budget) for request in run.requests} == {0}
    assert found.misses == found.timer_misses == timer_misses_of(case, budget)[0] > 0
    assert found.miss_delay == pytest.approx(found.timer_miss_delay)
    assert found.requests == (budget * 2 - 1) * len(case.postings)
    assert found.late == found.misses


def test_the_yardstick_is_the_mean_over_the_phases_of_simulated_timers() -> None:
    case, found = a_case(TERMS), []
    for seed in range(16):
        run = lived(replace(case, seed=seed), "uniform", TERMS)
        found.append(measure(case, run, budget=4, keeps_budget=True))
    mean, spread = np.mean([each.misses for each in found]), np.std([each.misses for each in found])
    assert found[0].timer_misses == timer_misses_of(case, 4)[0]
    assert found[0].timer_misses == pytest.approx(mean, abs=3 * spread / 16**0.5)
    assert found[0].timer_miss_delay == pytest.approx(np.mean([each.miss_delay for each in found]), rel=0.15)
    assert spread > 0.02 * mean


def test_a_timer_with_its_own_number_of_requests_is_measured_against_its_like() -> None:
    terms = replace(TERMS, is_in_step=True)
    case = a_case(terms)
    found = measure(case, lived(case, "hourly", terms), budget=4, keeps_budget=False)
    assert found.requests == (24 * 2 - 1) * len(case.postings)
    # as many requests evenly are nearly those of an hour
    assert found.timer_misses == timer_misses_of(case, 23.5)[0] < timer_misses_of(case, 4)[0]
    assert found.misses == timer_misses_of(case, 24)[0]


def test_a_longer_ceiling_lets_slow_feeds_wait() -> None:
    terms = Terms(("data-only-sqrt",), budget=1, learn_days=3, test_days=2, ceiling_seconds=7 * DAY_SECONDS)
    case = a_case(terms)
    most = Counter(request.feed for request in lived(case, "data-only-sqrt", terms).requests)
    daily = Counter(
        request.feed for request in lived(replace(case, ceiling_seconds=DAY_SECONDS), "data-only-sqrt", terms).requests
    )
    assert set(daily.values()) == {2}
    assert max(most.values()) > 2
    assert most.total() <= daily.total() + len(case.postings)


HERE = np.array([[START + hour * 3600.0 for hour in span] for span in ((1, 2), (71, 73), (74, 75), (90, 130))])
"""The second lasts over the beginning of the test, the last beyond its end."""


def test_returns_and_leavings_reach_the_core_at_their_time() -> None:
    case = replace(a_case(TERMS), presences=HERE, accesses=np.array([START + 73 * 3600.0, START + 74 * 3600.0]))
    sent = [(at - case.start, type(command).__name__) for at, command in commands_of(replace(case, end=START + 120 * 3600))]
    assert sent == [
        (3600, "RecordLeaving"),
        (3600, "RecordAccess"),
        (2 * 3600, "RecordReturn"),
        (2 * 3600, "RecordAccess"),
        (3 * 3600, "RecordLeaving"),
        (18 * 3600, "RecordReturn"),
    ]
    away = [command.away_seconds for _, command in commands_of(case) if isinstance(command, RecordReturn)]
    assert away == [3600, 15 * 3600]


def test_presences_before_the_test_are_in_the_database() -> None:
    case = replace(a_case(TERMS), presences=HERE)
    with seeded(case, 0) as template:
        kept = [(each.began_at, each.ended_at) for each in stored(template, 0)]
    assert kept == [(START + 3600, START + 2 * 3600), (START + 71 * 3600, case.start)]


@pytest.mark.parametrize("policy", ["price", "price-open"])
def test_feeds_are_refreshed_at_the_second_of_a_return(policy: str) -> None:
    terms = Terms((policy,), learn_days=12, test_days=3)
    case = build_cases(traces(users=1, days=15), terms)[0]
    here = joined(np.column_stack([case.accesses - 90, case.accesses + 600]))
    alone, known = (lived(each, policy, terms) for each in (case, replace(case, presences=here)))
    soon = [
        sum(0 <= request.at - at < 2 for at in replace(case, presences=here).returns_in_test() for request in run.requests)
        for run in (alone, known)
    ]
    assert soon[0] == 0
    assert soon[1] >= 5
    missed = [measure(case, run, budget=4, keeps_budget=True, blind_seconds=20).misses for run in (alone, known)]
    assert missed[1] < missed[0]


def test_a_timer_takes_no_notice_of_presence() -> None:
    case = a_case(TERMS)
    assert lived(case, "uniform", TERMS) == lived(replace(case, presences=HERE), "uniform", TERMS)


@pytest.mark.parametrize("policy", sorted(ALL_POLICIES))
def test_no_request_comes_before_what_a_server_asked_for(policy: str) -> None:
    case = a_case(TERMS)
    max_age = 3 * 3600
    run = lived(case, policy, TERMS, max_age_seconds=max_age)
    by_feed: dict[int, list[float]] = {}
    for request in run.requests:
        by_feed.setdefault(request.feed, []).append(request.at)
    assert len(run.requests) > len(by_feed)
    assert all(later - at >= max_age for starts in by_feed.values() for at, later in pairwise(starts))


@pytest.mark.parametrize("policy", ["uniform", "rate"])
def test_every_feed_that_missing_articles_has_a_gap(policy: str) -> None:
    terms = Terms((policy,), budget=1, learn_days=3, test_days=2, window=5)
    case = build_cases(traces(postings_per_day=20), terms)[0]
    run = lived(case, policy, terms)
    losing = set()
    for feed, times in enumerate(case.postings, start=1):
        seen = int(np.searchsorted(times, case.retrieved_at[feed - 1], side="right"))
        for request in (each for each in run.requests if each.feed == feed):
            losing |= {feed} if request.first > seen else set()
            seen = request.count
    assert losing
    assert losing <= {gap.feed_id for gap in run.gaps}
    found = measure(case, run, budget=1, keeps_budget=True)
    assert found.gaps_at_least > 0
    assert found.lost > 0


def test_documents_without_a_window_never_lose_anything() -> None:
    case = build_cases(traces(postings_per_day=20), TERMS)[0]
    run = lived(case, "uniform", TERMS)
    assert run.gaps == ()
    assert measure(case, run, budget=4, keeps_budget=True).lost == 0


def test_eight_fetches_run_at_once_and_take_their_time(tmp_path: Path) -> None:
    urls = [f"https://host-{number}.test/feed" for number in range(20)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = Simulation(make_core(tmp_path), world.answer, now=NOW, latency_seconds=0.3)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, url, "", ()) for url in urls))))
    simulation.run_until(NOW + 0.1)
    assert published(simulation, EntriesArrived) == []
    simulation.run_until(NOW + 0.5)
    assert len(published(simulation, EntriesArrived)) == 8
    simulation.run_until(NOW + 60)
    assert len(published(simulation, EntriesArrived)) == 20
    waits = [asked.at - NOW for asked in world.log]
    assert waits == pytest.approx([0.0] * 8 + [0.3] * 8 + [0.6] * 4, abs=0.01)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_user_that_is_done_is_reported(jobs: int) -> None:
    terms = Terms(("uniform",), learn_days=3, test_days=1)
    done: list[str] = []
    found = replay(build_cases(traces(feeds=1), terms), terms, jobs=jobs, progress=done.append)
    assert sorted(done) == ["user-0", "user-1"]
    assert [tuple(each) for each in found] == [("uniform",)] * 2


def test_its_processes_are_started_fresh_and_not_copied_from_one_with_threads() -> None:
    terms = Terms(("uniform",), learn_days=3, test_days=1)
    kinds: set[type] = set()

    def note(user: str) -> None:
        del user
        kinds.update(type(child) for child in multiprocessing.active_children())

    replay(build_cases(traces(feeds=1), terms), terms, jobs=2, progress=note)
    assert kinds == {SpawnProcess}


@pytest.mark.long
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    terms = Terms(("uniform", "rate", "user-data-exact", "price", "price-open"), learn_days=3, test_days=1)
    cases = build_cases(traces(feeds=3), terms)
    done: Counter[str] = Counter()
    alone, shared = (replay(cases, terms, jobs=jobs, progress=lambda user: done.update([user])) for jobs in (1, 2))
    assert done == Counter({"user-0": 2, "user-1": 2})
    for one, other in zip(alone, shared, strict=True):
        assert tuple(one) == tuple(other) == terms.policies
        for policy, found in one.items():
            assert repr(replace(found, delays=NOTHING)) == repr(replace(other[policy], delays=NOTHING))
            assert found.delays.tolist() == other[policy].delays.tolist()


@pytest.mark.parametrize("policy", sorted(ALL_POLICIES))
def test_one_user_with_one_feed_and_one_posting_in_the_test_is_enough_for_every_policy(policy: str) -> None:
    posted, accessed = np.array([START + 60.0, START + 2.2 * DAY_SECONDS]), np.array([START + 2.5 * DAY_SECONDS])
    terms = Terms((policy,), learn_days=2, test_days=1)
    (case,) = build_cases(Traces({"a": posted}, {"u": accessed}, {"u": ("a",)}), terms)
    found = replay_user(case, terms)[policy]
    assert (found.accesses, found.postings) == (1, 1)
    assert found.misses in {0, 1}
    assert 0 < found.waits[0] <= 0.8 * 24


def test_policies_without_a_budget_exist() -> None:
    assert {"rate", "hourly", "miniflux", "commafeed"} == OWN_NUMBER


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
