"""The scorecard in words: the sentence must be true whatever the figures are."""

from dataclasses import replace

import pytest

from reader.app.commands.scorecard import scorecard_lines
from reader.learning.scorecard import Delay
from reader.reports.scorecard import AccessDay, Coverage, FixedTimer, PerDay, Requests, ReturnVisits, Scorecard
from reader.storage.scorecard import GapTotals

SCORECARD = Scorecard(
    begins="2026-11-07T12:00:00Z",
    ends="2026-11-21T12:00:00Z",
    days=14.0,
    feeds=23,
    records_accesses=True,
    coverage=Coverage(0.974),
    accesses=41,
    postings=830,
    undated=0,
    misses=12,
    late=3,
    misses_per_access=12 / 41,
    delay_to_retrieval=Delay(1800.0, 7200.0),
    delay_to_access=Delay(10_800.0, 40_000.0),
    requests=Requests(1288, {"scheduled": 1200, "on_open": 88}, 644, 0.5, 12_345_678, 4, 0, 0),
    gaps=GapTotals(0, 0),
    per_day=PerDay(41 / 14, 830 / 14, 12 / 14, 92.0, 4.0, 881_834.1),
    fixed_timers={"uniform": FixedTimer(21_600.0, 1288, 96.4), "hourly": FixedTimer(3600.0, 7728, 16.0)},
    by_day=[AccessDay("2026-11-19", 20, 8, 7.5), AccessDay("2026-11-20", 1, 0, 0.0), AccessDay("2026-11-21", 20, 4, 88.9)],
)
NOBODY = replace(
    SCORECARD,
    accesses=0,
    misses=None,
    late=None,
    misses_per_access=None,
    fixed_timers={"hourly": FixedTimer(3600.0, 7728, None)},
    by_day=[],
)


def uniform(misses: float) -> Scorecard:
    return replace(SCORECARD, fixed_timers={"uniform": FixedTimer(21_600.0, 1288, misses)})


def cells(scorecard: Scorecard, first: str) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in scorecard_lines(scorecard)]
    return [row[1:] for row in rows if row[:1] == [first]]


@pytest.mark.parametrize(
    ("returns", "row"),
    [
        (ReturnVisits(38, 9, 7), [["9", "of 38 visits with known presence, 7 of them missed nothing"]]),
        (ReturnVisits(1, 1, None), [["1", "of 1 visit with known presence"]]),
        (ReturnVisits(38, 0, None), [["0", "of 38 visits with known presence"]]),
        (None, []),
    ],
)
def test_visits_soon_after_a_return_have_a_line_where_presence_is_known(
    returns: ReturnVisits | None, row: list[list[str]]
) -> None:
    assert cells(replace(SCORECARD, returns=returns), "within 60 s of your return") == row


def test_one_plain_sentence_stands_on_top() -> None:
    sentence, covered, blank, *_ = scorecard_lines(SCORECARD)
    assert sentence == (
        "41 visits in the last 14 days. 12 times an article was missed (830 were posted); a fixed timer with as many "
        "requests would have missed 96."
    )
    assert covered == "Counted up to each feed's last successful refresh: 97 % of the time."
    assert blank == ""


def test_in_the_first_week_nothing_is_compared() -> None:
    """In the words; who reads the figures as JSON finds from when on they mean something."""
    young = replace(SCORECARD, comparable_from="2026-11-22T09:00:00Z")
    text = "\n".join(scorecard_lines(young))
    assert text.startswith("41 visits in the last 14 days. Missed articles are known after a week, from 2026-11-22 on.\n")
    assert "visits                                        41" in text
    assert not any(word in text for word in ("missed by", "timer", "missed  ", "late after", "% of the time"))
    old = "\n".join(scorecard_lines(replace(young, comparable_from=young.ends)))
    assert old == "\n".join(scorecard_lines(SCORECARD))


def test_what_is_not_known_is_said() -> None:
    coverage = Coverage(0.9999, failed=2, stopped=1, never_retrieved=0, postponed=4)
    lines = scorecard_lines(replace(SCORECARD, coverage=coverage))
    assert lines[1:3] == [
        "Counted up to each feed's last successful refresh: 99 % of the time.",
        "Unknown since then for 7 feeds: 2 failed last time, 1 paused, only by hand or removed, 4 not refreshed for a day.",
    ]
    nothing = scorecard_lines(replace(NOBODY, accesses=3, coverage=Coverage(0.0, postponed=1)))
    assert nothing[0] == "In the last 14 days no feed was refreshed twice, so missed articles are unknown."
    assert nothing[2] == "Unknown since then for 1 feed: 1 not refreshed for a day."


@pytest.mark.parametrize(
    ("scorecard", "ending"),
    [
        (uniform(5.4), "a fixed timer with as many requests would have missed 5, so it would have done better."),
        (uniform(12.3), "a fixed timer with as many requests would have missed as many."),
        (replace(SCORECARD, fixed_timers={}), "12 times an article was missed (830 were posted)."),
    ],
    ids=["better", "the same", "unknown"],
)
def test_the_sentence_hides_no_timer_that_does_better(scorecard: Scorecard, ending: str) -> None:
    assert scorecard_lines(scorecard)[0].endswith(ending)


def test_once_and_never() -> None:
    assert (
        "1 visit in the last 14 days. Once an article was missed" in scorecard_lines(replace(SCORECARD, accesses=1, misses=1))[0]
    )
    assert ". No times an article" not in scorecard_lines(replace(SCORECARD, misses=0))[0]
    assert ". No known article was missed" in scorecard_lines(replace(SCORECARD, misses=0))[0]


def test_the_table_has_counts_rates_and_sizes() -> None:
    assert cells(SCORECARD, "visits") == [["41", "2.9"]]
    assert cells(SCORECARD, "articles posted") == [["830", "59.3"]]
    assert cells(SCORECARD, "missed") == [["12", "0.9", "0.29 a visit"]]
    assert cells(SCORECARD, "late after opening") == [["3"]]
    assert cells(SCORECARD, "requests") == [["1288", "92.0", "4.0 a day for each feed"]]
    assert cells(SCORECARD, "on open") == [["88"]]
    assert cells(SCORECARD, "brought nothing new") == [["644", "50% of them"]]
    assert cells(SCORECARD, "failed") == [["4"]]
    assert cells(SCORECARD, "refused") == []
    assert cells(SCORECARD, "transferred") == [["12.3 MB", "881.8 kB"]]
    assert cells(SCORECARD, "until you saw them") == [["3 h", "11 h"]]
    assert cells(SCORECARD, "hourly") == [["16", "7728", "each feed every 60 min"]]


def test_days_on_which_the_timer_did_better_are_reported() -> None:
    assert "On 1 of the 3 days with comparable visits, the timer with as many requests did better." in scorecard_lines(SCORECARD)
    assert not any("did better" in line for line in scorecard_lines(NOBODY))


def test_gaps_and_undated_articles_are_reported_where_there_are_any() -> None:
    assert cells(SCORECARD, "times articles were lost") == []
    lines = scorecard_lines(replace(SCORECARD, gaps=GapTotals(2, 9), undated=1))
    assert any(
        "times articles were lost                       2                at least 9 articles missing for good" in line
        for line in lines
    )
    assert lines[-1].startswith("1 article came without a usable date")


def test_without_accesses_requests_are_still_reported() -> None:
    lines = scorecard_lines(replace(NOBODY, records_accesses=False))
    assert "no visits were recorded" in lines[0]
    assert "are not recorded" in lines[1]
    assert cells(NOBODY, "requests") == cells(SCORECARD, "requests")
    assert cells(NOBODY, "missed") == cells(NOBODY, "hourly") == []


def test_nothing_is_printed_that_is_not_known() -> None:
    nothing = replace(
        NOBODY,
        days=0.0,
        requests=Requests(0, {}, 0, None, 0, 0, 0, 0),
        delay_to_retrieval=None,
        delay_to_access=None,
        per_day=None,
        fixed_timers={},
    )
    for scorecard in (SCORECARD, NOBODY, nothing, replace(SCORECARD, per_day=None), replace(SCORECARD, delay_to_access=None)):
        assert "None" not in "\n".join(scorecard_lines(scorecard))
    assert "No refreshes in the last" in scorecard_lines(nothing)[0]
