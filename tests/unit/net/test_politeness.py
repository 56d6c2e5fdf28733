"""The hard limits, rule by rule."""

from dataclasses import replace

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Feed, PublisherHints
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.politeness import GONE_UNTIL, asked_until, host_cooldown, next_allowed, not_before, open_at

NOW = 1_767_614_400.0
"""Monday 5 January 2026, 12:00 UTC."""

MINUTE, HOUR, DAY = 60, 3600, 86_400
FLOOR = 15 * MINUTE
FEED = Feed(FeedId(1), "http://a.test/feed", succeeded_at=1_767_614_400 - 3600)


def answered(
    status: int = 200, *, url: str = FEED.url, max_age: int | None = None, retry_after: int | None = None
) -> FetchResult:
    request = FetchRequest(1, url, Purpose.FEED)
    return FetchResult(request, status, url, 0.0, 0.0, max_age_seconds=max_age, retry_after_seconds=retry_after)


def failed(kind: ProblemKind, status: int = 0, *, url: str = FEED.url, retry_after: int | None = None) -> FetchResult:
    return replace(answered(status, url=url, retry_after=retry_after), problem=Problem(kind))


def wait(feed: Feed, result: FetchResult) -> float:
    return not_before(feed, result, now=NOW, floor_seconds=FLOOR)[0] - NOW


@pytest.mark.parametrize("status", [200, 226, 304])
@pytest.mark.parametrize(("max_age", "expected"), [(None, FLOOR), (0, FLOOR), (60, FLOOR), (HOUR, HOUR), (16 * 365 * DAY, DAY)])
def test_max_age_binds_on_full_answers_and_on_304(status: int, max_age: int | None, expected: int) -> None:
    assert wait(FEED, answered(status, max_age=max_age)) == expected


def test_the_rule_is_passed_on() -> None:
    for answer, rule in (
        (answered(max_age=6 * HOUR), Reason(ReasonKind.MAX_AGE, (6 * HOUR,))),
        (answered(), Reason(ReasonKind.HARD_FLOOR, (FLOOR,))),
    ):
        assert not_before(FEED, answer, now=NOW, floor_seconds=FLOOR)[1] == rule


@pytest.mark.parametrize(
    "kind",
    [ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TLS, ProblemKind.TIMEOUT, ProblemKind.HTTP_STATUS, ProblemKind.NOT_A_FEED],
)
def test_failures_grow_to_a_day(kind: ProblemKind) -> None:
    waits = [wait(replace(FEED, failures=failures), failed(kind)) for failures in range(1, 40)]
    assert waits[:5] == [FLOOR, FLOOR, 20 * MINUTE, 40 * MINUTE, 80 * MINUTE]
    assert waits == sorted(waits)
    assert waits[-1] == DAY


def test_a_feed_that_never_succeeded_is_tried_soon_then_hourly_for_a_day_then_less_and_less() -> None:
    new = replace(FEED, succeeded_at=None)
    waits = [
        not_before(replace(new, failures=n), failed(ProblemKind.DNS), now=NOW, floor_seconds=60)[0] - NOW for n in range(1, 40)
    ]
    assert waits[:5] == [2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR]
    assert waits[26:29] == [HOUR, 2 * HOUR, 4 * HOUR]
    assert waits == sorted(waits)
    assert waits[-1] == DAY


@pytest.mark.parametrize("kind", [ProblemKind.NOT_FOUND, ProblemKind.FORBIDDEN, ProblemKind.UNAUTHORIZED])
def test_refused_and_missing_feeds_are_asked_once_a_day(kind: ProblemKind) -> None:
    assert wait(replace(FEED, failures=1), failed(kind, 404)) == DAY


def test_a_feed_that_is_gone_is_not_asked_again() -> None:
    assert not_before(FEED, failed(ProblemKind.GONE, 410), now=NOW, floor_seconds=FLOOR)[0] == GONE_UNTIL


@pytest.mark.parametrize(("kind", "status"), [(ProblemKind.RATE_LIMITED, 429), (ProblemKind.UNAVAILABLE, 503)])
@pytest.mark.parametrize(("retry_after", "expected"), [(3600, HOUR), (10**9, DAY)])
def test_retry_after_is_honoured_to_a_day(kind: ProblemKind, status: int, retry_after: int, expected: int) -> None:
    result = failed(kind, status, retry_after=retry_after)
    assert wait(replace(FEED, failures=1), result) == expected
    assert asked_until(replace(FEED, failures=1), result, now=NOW) == (
        NOW + expected,
        Reason(ReasonKind.RETRY_AFTER, (expected,)),
    )


def test_retry_after_with_a_refusal_binds_by_hand_too() -> None:
    refused = failed(ProblemKind.FORBIDDEN, 403, retry_after=7200)
    assert asked_until(replace(FEED, failures=1), refused, now=NOW)[0] == NOW + 7200


def test_hints_that_leave_an_hour_open_are_kept_by_the_schedule() -> None:
    assert open_at(int(NOW), PublisherHints(skip_hours=frozenset({12, 13}))) == NOW + 2 * HOUR
    assert open_at(int(NOW), PublisherHints(skip_days=frozenset({0, 1, 2, 3, 4, 5}))) == NOW + (6 * 24 - 12) * HOUR
    assert open_at(int(NOW), PublisherHints()) == NOW


@pytest.mark.parametrize(
    "hints", [PublisherHints(skip_hours=frozenset(range(24))), PublisherHints(skip_days=frozenset(range(7)))]
)
def test_hints_that_leave_none_open_are_kept_by_the_hard_limit_alone(hints: PublisherHints) -> None:
    assert open_at(int(NOW), hints) == NOW
    assert wait(replace(FEED, hints=hints), answered()) == DAY


def test_retry_after_means_nothing_elsewhere() -> None:
    assert wait(FEED, answered(200, retry_after=HOUR)) == FLOOR


@pytest.mark.parametrize("retry_after", [None, 0])
def test_429_without_a_time_is_ten_minutes_and_grows(retry_after: int | None) -> None:
    waits = [
        asked_until(replace(FEED, failures=failures), failed(ProblemKind.RATE_LIMITED, 429, retry_after=retry_after), now=NOW)[0]
        - NOW
        for failures in (1, 2, 3, 20)
    ]
    assert waits == [10 * MINUTE, 20 * MINUTE, 40 * MINUTE, DAY]


@pytest.mark.parametrize("kind", [ProblemKind.NO_NETWORK, ProblemKind.PORTAL])
def test_this_computers_network_is_not_the_feeds_fault(kind: ProblemKind) -> None:
    ttl, asked = Reason(ReasonKind.TTL, (500,)), Reason(ReasonKind.MAX_AGE, (7,))
    held = replace(FEED, not_before_at=int(NOW) + 500, not_before_rule=ttl, asked_until=7, asked_rule=asked, failures=9)
    assert not_before(held, failed(kind), now=NOW, floor_seconds=FLOOR) == (NOW + 500, ttl)
    assert asked_until(held, failed(kind), now=NOW) == (7, asked)
    assert wait(FEED, failed(kind)) == 0


@pytest.mark.parametrize(
    ("hints", "expected"),
    [
        (PublisherHints(ttl_seconds=60), FLOOR),
        (PublisherHints(ttl_seconds=2 * HOUR), 2 * HOUR),
        (PublisherHints(ttl_seconds=30 * DAY), DAY),
        (PublisherHints(update_period_seconds=HOUR), FLOOR),
        (PublisherHints(update_period_seconds=12 * HOUR), 12 * HOUR),
        (PublisherHints(update_period_seconds=7 * DAY), DAY),
        (PublisherHints(ttl_seconds=-5), FLOOR),
    ],
)
def test_hints_slow_and_never_speed_up(hints: PublisherHints, expected: int) -> None:
    feed = replace(FEED, hints=hints)
    assert wait(feed, answered()) == expected
    assert asked_until(feed, answered(), now=NOW) == (0, None)


def test_skip_hours_move_to_the_next_open_hour() -> None:
    at, rule = not_before(
        replace(FEED, hints=PublisherHints(skip_hours=frozenset({12, 13}))), answered(), now=NOW, floor_seconds=FLOOR
    )
    assert at == NOW + 2 * HOUR
    assert rule == Reason(ReasonKind.CLOSED_HOUR)


def test_skip_days_hold_for_a_day_at_most() -> None:
    hints = PublisherHints(skip_days=frozenset({0, 1, 2}))
    assert wait(replace(FEED, hints=hints), answered()) == DAY


@pytest.mark.parametrize(
    ("hints", "hours_on"),
    [
        (PublisherHints(), 0),
        (PublisherHints(skip_hours=frozenset({12})), 1),
        (PublisherHints(skip_days=frozenset({0})), 12),
        (PublisherHints(skip_days=frozenset({0}), skip_hours=frozenset(range(6))), 18),
        (PublisherHints(skip_days=frozenset({0, 1, 2, 3, 4, 5})), 6 * 24 - 12),
        (PublisherHints(skip_hours=frozenset(range(24))), 8 * 24),
    ],
)
def test_next_allowed(hints: PublisherHints, hours_on: int) -> None:
    assert next_allowed(int(NOW), hints) == NOW + hours_on * HOUR


def test_next_allowed_keeps_a_time_that_is_open() -> None:
    assert next_allowed(int(NOW) + 59, PublisherHints(skip_hours=frozenset({13}))) == NOW + 59


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (failed(ProblemKind.RATE_LIMITED, 429, retry_after=7200), 7200),
        (failed(ProblemKind.RATE_LIMITED, 429), 600),
        (failed(ProblemKind.RATE_LIMITED, 429, retry_after=10**9), DAY),
        (failed(ProblemKind.UNAVAILABLE, 503, retry_after=7200), 7200),
        (failed(ProblemKind.UNAVAILABLE, 503), None),
        (failed(ProblemKind.FORBIDDEN, 403, retry_after=7200), None),
        (failed(ProblemKind.RATE_LIMITED, 429, url="http://127.0.0.1/feed", retry_after=7200), None),
        (failed(ProblemKind.RATE_LIMITED, 429, url="http://rsshub.local/feed", retry_after=7200), None),
        (answered(), None),
    ],
)
def test_host_cooldown(result: FetchResult, expected: int | None) -> None:
    assert host_cooldown(result, NOW) == (None if expected is None else NOW + expected)


def test_between_two_seconds_nothing_is_allowed_too_early() -> None:
    """Times are kept in whole seconds."""
    now = NOW + 0.25
    assert not_before(FEED, answered(max_age=HOUR), now=now, floor_seconds=FLOOR)[0] == NOW + HOUR + 1
    assert asked_until(FEED, answered(max_age=HOUR), now=now)[0] == NOW + HOUR + 1
    assert host_cooldown(failed(ProblemKind.UNAVAILABLE, 503, retry_after=HOUR), now) == NOW + HOUR + 1


def test_who_asks_for_less_than_nothing_asks_for_nothing() -> None:
    assert asked_until(FEED, failed(ProblemKind.UNAVAILABLE, 503, retry_after=-5), now=NOW) == (0, None)
    assert asked_until(FEED, answered(max_age=-5), now=NOW) == (0, None)
