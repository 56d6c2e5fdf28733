"""Which feeds need the user, and what helps."""

from dataclasses import replace

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Advice, FeedUsage, Move
from reader.domain.health import QUIET, Checkup, Concern, Finding, Fix, count_needing, find_concerns
from reader.domain.ids import FeedId

NOW = 1_778_841_720
HOUR, DAY = 3600, 86_400
WELL = Checkup(FeedId(1), "A feed", "https://a.example/feed", "https://a.example/", posted_at=NOW - DAY, succeeded_at=NOW - HOUR)


def usage(advice: Advice | None, requests: int = 90) -> FeedUsage:
    """Of 212 articles in forty days none was read."""
    return FeedUsage(
        FeedId(1),
        "A feed",
        212,
        0,
        0.01,
        requests,
        0.08,
        9000,
        0.5,
        is_own_weight=False,
        advice=advice,
        days=40.2,
        spared=26,
    )


def failing(kind: ProblemKind, age: int = 2 * DAY) -> Checkup:
    return replace(WELL, problem=Problem(kind), problem_since=NOW - age, failures=3)


def only(checkup: Checkup, now: float = NOW) -> Finding:
    (finding,) = find_concerns([checkup], now)
    return finding


CASES = [
    (replace(failing(ProblemKind.GONE), is_gone=True), Concern.GONE),
    (failing(ProblemKind.UNAUTHORIZED, HOUR), Concern.REFUSED),
    (failing(ProblemKind.FORBIDDEN), Concern.REFUSED),
    (failing(ProblemKind.NOT_A_FEED), Concern.UNREADABLE),
    (failing(ProblemKind.DNS), Concern.FAILING),
    (failing(ProblemKind.DNS, HOUR), Concern.PASSING),
    (failing(ProblemKind.NOT_A_FEED, HOUR), Concern.PASSING),
    (failing(ProblemKind.NOT_TAKEN, HOUR), Concern.FAILING),
    (replace(WELL, is_silent=True), Concern.SILENT),
    (replace(WELL, usage=usage(Advice.UNSUBSCRIBE)), Concern.CHATTY),
    (replace(WELL, document_bytes=6_000_000), Concern.HEAVY),
    (replace(WELL, document_seconds=25), Concern.HEAVY),
    (replace(WELL, move=Move("https://b.example/feed", NOW - DAY, 2)), Concern.MOVED),
    (replace(WELL, moved_from="https://old.example/feed", moved_at=NOW - DAY), Concern.ADOPTED),
    (replace(WELL, is_paused=True, problem=Problem(ProblemKind.DNS), problem_since=1), Concern.PAUSED),
]


def test_what_a_server_will_not_subscribe_to_is_tried_again_there_and_nowhere_else() -> None:
    fixes = only(failing(ProblemKind.NOT_TAKEN, HOUR)).fixes
    assert fixes[0] is Fix.RETRY
    assert fixes.count(Fix.RETRY) == 1
    assert Fix.FIND_AGAIN not in fixes


@pytest.mark.parametrize(
    ("checkup", "concern"), CASES, ids=[concern.value + str(place) for place, (_, concern) in enumerate(CASES)]
)
def test_what_is_the_matter(checkup: Checkup, concern: Concern) -> None:
    finding = only(checkup)
    assert finding.concern is concern
    assert finding.fixes
    assert count_needing([finding]) == (concern not in QUIET)


@pytest.mark.parametrize(
    "checkup",
    [
        WELL,
        failing(ProblemKind.NO_NETWORK),
        replace(WELL, usage=usage(None)),
        replace(WELL, usage=usage(Advice.SLOW_DOWN), weight="0.25"),
        replace(WELL, moved_from="https://old.example/feed", moved_at=NOW - 15 * DAY),
    ],
    ids=["well", "no network", "read enough", "slowed down already", "moved long ago"],
)
def test_nothing_is_the_matter(checkup: Checkup) -> None:
    assert find_concerns([checkup], NOW) == []


def test_what_is_fine_is_not_shown_until_it_changes() -> None:
    first = only(failing(ProblemKind.DNS))
    assert find_concerns([replace(first.checkup, dismissed=first.mark)], NOW) == []
    again = replace(first.checkup, dismissed=first.mark, problem_since=NOW - DAY - 1)
    assert only(again).concern is Concern.FAILING
    refused = replace(failing(ProblemKind.FORBIDDEN), dismissed=first.mark)
    assert only(refused).concern is Concern.REFUSED


def test_only_what_can_help_is_offered() -> None:
    assert Fix.SIGN_IN in only(failing(ProblemKind.UNAUTHORIZED)).fixes
    assert Fix.SIGN_IN not in only(failing(ProblemKind.FORBIDDEN)).fixes
    assert Fix.OPEN_SITE not in only(replace(failing(ProblemKind.DNS), site_url="")).fixes
    assert Fix.RETRY not in only(replace(failing(ProblemKind.GONE), is_gone=True)).fixes
    heavy = replace(WELL, document_bytes=6_000_000)
    assert only(heavy).fixes[0] is Fix.SLOW_DOWN
    assert Fix.SLOW_DOWN not in only(replace(heavy, weight="0.25")).fixes


@pytest.mark.parametrize("advice", list(Advice))
def test_what_is_advised_is_offered_first_and_the_rest_beside_it(advice: Advice) -> None:
    finding = only(replace(WELL, usage=usage(advice)))
    assert finding.fixes[0].value == advice.value
    assert set(finding.fixes) == {Fix.UNSUBSCRIBE, Fix.SLOW_DOWN, Fix.MUTE, Fix.DISMISS}
    assert find_concerns([replace(finding.checkup, dismissed=finding.mark)], NOW) == []


def test_the_most_pressing_comes_first_then_names_and_of_little_read_ones_the_dearest() -> None:
    ill = [
        replace(failing(ProblemKind.DNS), feed_id=FeedId(2), title="b"),
        replace(failing(ProblemKind.DNS), feed_id=FeedId(3), title="A"),
        replace(failing(ProblemKind.GONE), feed_id=FeedId(4), is_gone=True),
        replace(WELL, feed_id=FeedId(6), usage=usage(Advice.MUTE, requests=5)),
        replace(WELL, feed_id=FeedId(7), usage=usage(Advice.SLOW_DOWN, requests=70)),
        replace(failing(ProblemKind.DNS, HOUR), feed_id=FeedId(5)),
    ]
    assert [finding.feed_id for finding in find_concerns(ill, NOW)] == [4, 3, 2, 7, 6, 5]
