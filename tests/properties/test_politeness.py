"""Politeness on random histories: no retrieval before any hint, and none put off for more than a day."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.feed import Feed, PublisherHints
from reader.domain.ids import FeedId
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.headers import feed_links, http_date, max_age_seconds, retry_after_seconds
from reader.net.politeness import GONE_UNTIL, HostGate, asked_until, host_cooldown, next_allowed, not_before
from reader.net.redaction import redact

DAY = 86_400
NOWS = st.floats(1_500_000_000, 2_500_000_000)
SECONDS = st.none() | st.integers(0, 10**10)
HINTS = st.builds(
    PublisherHints,
    ttl_seconds=SECONDS,
    update_period_seconds=SECONDS,
    skip_hours=st.frozensets(st.integers(0, 23)),
    skip_days=st.frozensets(st.integers(0, 6)),
)
FEEDS = st.builds(Feed, st.just(FeedId(1)), st.just("http://a.test/"), hints=HINTS, failures=st.integers(0, 10_000))
PROBLEMS = st.none() | st.sampled_from(ProblemKind).map(Problem)
RESULTS = st.builds(
    FetchResult,
    st.just(FetchRequest(1, "http://a.test/", Purpose.FEED)),
    st.sampled_from([0, 200, 226, 304, 403, 404, 429, 500, 503]),
    st.just("http://a.test/"),
    st.just(0.0),
    st.just(0.0),
    max_age_seconds=SECONDS,
    retry_after_seconds=SECONDS,
    problem=PROBLEMS,
)
FLOORS = st.integers(60, DAY)


@given(FEEDS, RESULTS, NOWS, FLOORS)
def test_never_before_any_hint_and_never_beyond_a_day(feed: Feed, result: FetchResult, now: float, floor: int) -> None:
    at, rule = not_before(feed, result, now=now, floor_seconds=floor)
    kind = result.problem.kind if result.problem else None
    if kind is ProblemKind.GONE:
        assert at == GONE_UNTIL
        return
    assert at <= now + DAY + 1
    if kind in CONNECTIVITY:
        return
    assert rule
    assert at >= now + floor
    assert at >= now + min(feed.hints.ttl_seconds or 0, DAY)
    if kind is None and result.status in {200, 226, 304}:
        assert at >= now + min(result.max_age_seconds or 0, DAY)
    if kind in {ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.FORBIDDEN}:
        assert at >= now + min(result.retry_after_seconds or 0, DAY)
    if kind is ProblemKind.RATE_LIMITED:
        assert at >= now + 600
    assert at >= asked_until(feed, result, now=now)[0] - 1
    assert at >= (host_cooldown(result, now) or 0)


@given(FEEDS, RESULTS, NOWS, FLOORS, st.integers(0, 100))
def test_hints_and_failures_only_ever_slow_down(feed: Feed, result: FetchResult, now: float, floor: int, more: int) -> None:
    bare = replace(feed, hints=PublisherHints())
    at = not_before(bare, result, now=now, floor_seconds=floor)[0]
    assert not_before(feed, result, now=now, floor_seconds=floor)[0] >= at
    assert not_before(replace(bare, failures=feed.failures + more), result, now=now, floor_seconds=floor)[0] >= at


@given(st.integers(0, 4_000_000_000), HINTS)
def test_the_next_allowed_hour_is_allowed_if_there_is_one(at: int, hints: PublisherHints) -> None:
    allowed = next_allowed(at, hints)
    assert allowed >= at
    assert next_allowed(allowed, hints) == allowed or len(hints.skip_hours) == 24 or len(hints.skip_days) == 7


@given(st.lists(st.tuples(st.sampled_from(["a.test", "b.test", "x.reddit.com"]), st.floats(0, 5)), max_size=60))
def test_starts_at_a_host_are_spaced(steps: list[tuple[str, float]]) -> None:
    gate = HostGate(spacing_seconds=1.0)
    starts: dict[str, list[float]] = {}
    now = 0.0
    for host, pause in steps:
        now += pause
        if gate.may_start(host, now):
            gate.started(host, now)
            starts.setdefault(host, []).append(now)
            gate.finished(host)
    for host, times in starts.items():
        spacing = 60.0 if host == "x.reddit.com" else 1.0
        assert all(later - earlier >= spacing - 1e-9 for earlier, later in itertools.pairwise(times))


@given(st.dictionaries(st.sampled_from(["Cache-Control", "Age", "Expires", "Date", "Retry-After"]), st.text(max_size=60)), NOWS)
def test_headers_of_any_kind_are_read_safely(headers: dict[str, str], now: float) -> None:
    for value in (max_age_seconds(headers, now=now), retry_after_seconds(headers, now=now)):
        assert value is None or value >= 0
    http_date(headers.get("Date", ""))


@given(st.text(max_size=200))
def test_links_and_redaction_never_raise(text: str) -> None:
    feed_links(text, "http://a.test/")
    redact(text)
    redact(f"http://{text}")
