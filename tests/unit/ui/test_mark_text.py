"""What the cards say: the stored reason and expectation of each rule and outcome, and less where less is stored."""

from dataclasses import replace
from typing import Any

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import NOTHING_EXPECTED, Expectation, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.reports.rhythm_accesses import ExpectedAccesses, Limit, Mark, MarkKind, Peak, RhythmDay, Strip
from reader.reports.rhythm_cards import MarkDetails
from reader.reports.rhythm_span import Span
from reader.storage.scorecard import PlannedFeed
from reader.ui.text.rhythm import kind_text, mark_text, next_text, ribbon_text, row_text
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import DAY, HOUR, NOW

MIDNIGHT = NOW - NOW % DAY
CLOCK = FakeClock(at=float(NOW))
FEED = PlannedFeed(
    FeedId(7),
    "The Tidewater Almanac",
    "https://x.example/",
    0,
    NOW - HOUR,
    NOW - HOUR,
    0,
    None,
    MIDNIGHT + 12 * HOUR + 24 * 60,
    None,
    Rule.SCHEDULED,
    NOTHING_EXPECTED,
    PublisherHints(),
    0,
    is_gone=False,
    is_paused=False,
)
SIX = MIDNIGHT + 8 * HOUR + 51 * 60
NINE = MIDNIGHT + 9 * HOUR
RECORD = RetrievalRecord(
    FeedId(7),
    SIX,
    SIX + 1,
    Rule.SCHEDULED,
    Reason(ReasonKind.TEXT, ("as the engine says it",)),
    Outcome.NEW,
    200,
    4,
    0,
    9,
    None,
    "u",
    Expectation(3.0, NINE),
)


def reported(record: RetrievalRecord) -> str:
    return mark_text(Mark(record.started_at, MarkKind.NEW, 0, 1), Strip(FEED), MarkDetails(record), CLOCK).text


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "Refreshed 08:51 because a visit was likely by 09:00 and about 3 articles were expected. Found 4."),
        (
            {"expected": Expectation(0.4, NINE)},
            "Refreshed 08:51 because a visit was likely by 09:00 and about 0.4 articles",
        ),
        ({"expected": Expectation(0.01)}, "Refreshed 08:51: hardly any articles expected. Found 4."),
        ({"expected": Expectation(None, NINE)}, "Refreshed 08:51 because a visit was likely by 09:00. Found 4."),
        ({"expected": NOTHING_EXPECTED}, "Refreshed 08:51: as the engine says it. Found 4."),
        (
            {"expected": NOTHING_EXPECTED, "reason": Reason(ReasonKind.TEXT, ("it says {what}",))},
            "Refreshed 08:51: it says {what}. Found 4.",
        ),
        ({"expected": NOTHING_EXPECTED, "reason": None}, "Refreshed 08:51 on schedule. Found 4."),
        ({"rule": Rule.FIRST, "expected": NOTHING_EXPECTED}, "Refreshed 08:51 for the first time. Found 4."),
        (
            {"rule": Rule.FLOOR},
            "Refreshed 08:51 because the last refresh was long ago. Expected: about 3 articles.",
        ),
        ({"rule": Rule.OVERFLOW}, "Refreshed 08:51, before the feed drops articles."),
        ({"rule": Rule.ON_OPEN}, "Refreshed 08:51 because you opened the window."),
        ({"rule": Rule.RETURNED}, "Refreshed 08:51 because you came back to the computer."),
        ({"rule": Rule.MANUAL}, "Refreshed 08:51 manually."),
        ({"rule": Rule.CATCH_UP}, "Refreshed 08:51 to catch up."),
        ({"rule": Rule.RECOVERY}, "Refreshed 08:51, again after a failure."),
        (
            {"rule": Rule.OVERFLOW, "reason": Reason(ReasonKind.DROPS_ON_VACATION)},
            "Refreshed 08:51: on vacation, and the feed may drop articles by then. Found 4.",
        ),
        (
            {"reason": Reason(ReasonKind.RETRY_AFTER, (21_600,))},
            "Refreshed 08:51, not earlier: the server asked for 6 h. Found 4.",
        ),
        (
            {"outcome": Outcome.NOT_MODIFIED, "new_entries": 0, "expected": Expectation(3.0)},
            "3 articles expected. Found nothing new.",
        ),
        (
            {"outcome": Outcome.FAILED, "rule": Rule.MANUAL, "problem": Problem(ProblemKind.TIMEOUT, "")},
            "Tried 08:51 manually.",
        ),
    ],
)
def test_a_retrieval_is_described_by_what_is_stored_of_it(changes: dict[str, Any], text: str) -> None:
    assert text in reported(replace(RECORD, **changes))


def test_times_and_numbers_stand_out() -> None:
    text = mark_text(Mark(SIX, MarkKind.NEW, 4, 1), Strip(FEED), MarkDetails(RECORD), CLOCK)
    assert [text.text[begin : begin + length] for begin, length in text.strong] == ["08:51", "09:00", "3", "4"]


def ahead(kind: MarkKind, strip: Strip, at: int = NOW + HOUR) -> str:
    return mark_text(Mark(at, kind), strip, MarkDetails(None), CLOCK).text


def test_what_is_ahead_is_reported_by_the_stored_plan() -> None:
    half_past = MIDNIGHT + 12 * HOUR + 1800
    plan = replace(
        FEED, next_expected=Expectation(3.0, half_past), next_reason=Reason(ReasonKind.EXPECTED, (3.0, "12:30", False))
    )
    assert ahead(MarkKind.PLANNED, Strip(plan)) == "Planned 12:24: about 3 articles expected, visit likely by 12:30."
    resting = ahead(MarkKind.PLANNED, Strip(plan, resumes_at=NOW + 4 * HOUR))
    assert resting.endswith("by 12:30. Refreshing is paused until 14:42.")
    spent = replace(plan, next_rule=Rule.OVERFLOW, next_reason=Reason(ReasonKind.MAY_DROP, (3.0, "12:30", True)))
    assert "used up for now" in ahead(MarkKind.PLANNED, Strip(spent))
    assert ahead(MarkKind.LIKELY, Strip(plan)).startswith("Likely about 11:42. This is worked out again")
    limit = Limit(NOW - HOUR, MIDNIGHT + 14 * HOUR + 300, Reason(ReasonKind.RETRY_AFTER, (21_600,)))
    assert ahead(MarkKind.LIMIT, Strip(plan, limit=limit)) == "Not before 14:05: the server asked for 6 h."
    host = Limit(NOW, MIDNIGHT + 14 * HOUR, Reason(ReasonKind.HOST_COOLDOWN))
    assert ahead(MarkKind.LIMIT, Strip(plan, limit=host)) == "Not before 14:00: its server asked to wait."
    assert "no details" in ahead(MarkKind.NEW, Strip(plan))


def test_what_came_of_a_mark_in_a_word() -> None:
    assert kind_text(Mark(1, MarkKind.NEW, 4)) == "4 articles"
    others = {kind_text(Mark(1, kind)) for kind in MarkKind if kind is not MarkKind.NEW}
    assert others == {
        "nothing new",
        "refused",
        "failed",
        "no network",
        "not before",
        "planned",
        "likely",
        "your visits",
        "came back",
        "at the computer",
    }


def text_at_right(
    *, is_automatic: bool = True, limit: Limit | None = None, resumes_at: int = 0, **changes: Any
) -> tuple[str, bool]:
    strip = Strip(replace(FEED, **changes), limit=limit, resumes_at=resumes_at)
    return next_text(strip, CLOCK, is_automatic=is_automatic)


def test_text_of_what_is_next() -> None:
    assert text_at_right() == ("12:24", False)
    assert text_at_right(next_at=NOW + DAY) == ("Sat 10:42", False)
    assert text_at_right(next_at=NOW - 60) == ("due", False)
    assert text_at_right(next_at=NOW - HOUR) == ("due since 09:42", False)
    assert text_at_right(next_at=None)[0] == "\N{EN DASH}"
    assert text_at_right(is_paused=True) == ("paused", False)
    assert text_at_right(is_gone=True) == ("removed by publisher", True)
    assert text_at_right(is_automatic=False) == ("manually", False)
    assert text_at_right(limit=Limit(NOW, NOW + HOUR, None)) == ("not before 11:42", True)
    assert text_at_right(resumes_at=NOW + 4 * HOUR) == ("after 14:42", False)
    assert text_at_right(limit=Limit(NOW - HOUR, NOW - 1, None)) == ("12:24", False)


def test_a_strip_and_the_ribbon_as_text() -> None:
    past = (
        Mark(MIDNIGHT + HOUR, MarkKind.NOTHING),
        Mark(SIX, MarkKind.NEW, 4, 1),
        Mark(SIX + 60, MarkKind.REFUSED, 0, 2),
        Mark(SIX + 90, MarkKind.FAILED, 0, 3),
    )
    cells = tuple(1.0 if 14 <= place < 20 else 0.1 for place in range(48))
    accesses = ExpectedAccesses((0.1,) * 26, (Peak(NINE - 90, 0.2), Peak(MIDNIGHT + 21 * HOUR + 2300, 0.1)))
    day = RhythmDay(
        Span(MIDNIGHT, MIDNIGHT + DAY), NOW, accesses, (Strip(FEED, past),), frozenset(), "price-open", is_automatic=True
    )
    text = row_text(day.strips[0], cells, day, CLOCK)
    assert text.startswith("The Tidewater Almanac: refreshed 2 times today, 4 articles; refused")
    assert "posts mostly 07:00\N{EN DASH}10:00" in text
    assert text.endswith("next 12:24")
    assert "posts most" not in row_text(day.strips[0], (1.0,) * 48, day, CLOCK)
    said = ribbon_text(day, CLOCK)
    assert said.startswith("You usually visit at 09:00, 21:40. It is 10:42.")
    assert "planned today" in said
    nobody = replace(day, accesses=ExpectedAccesses((0.1,) * 26))
    assert ribbon_text(nobody, CLOCK).startswith("When you usually visit is not known yet.")
