"""One feed and an absence in words."""

from dataclasses import replace

import pytest

from reader.domain.entry import Gap
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.reports.feed_outlook import FeedOutlook, Holding, Missed, OverflowRisk, Rhythm, RiskyFeed
from reader.storage.full_text import OpenedInFull
from reader.storage.scorecard import FeedCosts
from reader.ui.text.feeds import duration_text, expected_text, feed_facts, holding_text, rhythm_text
from reader.ui.text.rhythm import feed_lines, return_at, risk_text
from tests.fakes.clock import FakeClock

DAY, HOUR = 86_400, 3600
MONDAY = 20_458 * DAY
CLOCK = FakeClock(float(MONDAY + 8 * HOUR))
FEED = FeedOutlook(
    Feed(FeedId(1), "https://a.example/feed"),
    Subscription(FeedId(1), None, "https://a.example/feed", "", "A", "", 0),
    14.0,
    rhythm=Rhythm(4.0),
)


def at(day: int, hour: float) -> float:
    return MONDAY + day * DAY + hour * HOUR


@pytest.mark.parametrize(
    ("begin", "end", "text"),
    [
        (at(1, 7.18), at(1, 9.6), "Between Tue 07:10 and 09:40."),
        (at(0, 10), at(0, 12.01), "Between 10:00 and 12:05."),
        (at(0, 20), at(1, 6.6), "Between 20:00 and Tue 07:00."),
        (at(0, 8.1), at(0, 9), "By 09:00."),
        (at(0, 20), at(2, 6), "Between today and Wednesday."),
        (at(3, 1), at(6, 6), "Between Thursday and Sunday."),
        (at(6, 1), at(12, 6), "Between Sunday and 17 January."),
        (at(15, 1), at(25, 1), "Between 20 January and 30 January."),
    ],
)
def test_when_it_is_expected_is_said_as_exactly_as_it_is_known(begin: float, end: float, text: str) -> None:
    assert expected_text(Rhythm(4.0, next_posting=(begin, end)), CLOCK) == text


def test_a_silent_feed_and_one_that_posts_seldom_are_not_waited_for() -> None:
    assert expected_text(Rhythm(0.01), CLOCK) == "Nothing in the next four weeks."
    silent = Rhythm(1.0, is_silent=True, posted_at=int(at(-30, 9)))
    assert expected_text(silent, CLOCK) == "Silent since 6 Dec 2025, unusually long for this feed."


@pytest.mark.parametrize(
    ("per_day", "text"),
    [
        (24.3, "About 24 times a day."),
        (1.0, "About once a day."),
        (0.5, "About 4 times a week."),
        (0.15, "About once a week."),
        (0.02, "Less than once a week."),
    ],
)
def test_how_often_it_posts(per_day: float, text: str) -> None:
    assert rhythm_text(Rhythm(per_day)) == text


def test_why_full_texts_are_loaded_in_advance() -> None:
    def said(outlook: FeedOutlook) -> list[str]:
        return [fact.text for fact in feed_facts(outlook, CLOCK) if fact.name == "Full texts"]

    assert said(FEED) == []
    by_habit = replace(FEED, opened_in_full=OpenedInFull(12, 30))
    assert said(by_habit) == ["Loaded in advance: you opened 12 of the last 30 articles in full."]
    chosen = replace(FEED, subscription=replace(FEED.subscription, settings={"full_text": "full"}))
    assert said(chosen) == ["Loaded in advance, as you chose."]
    by_rule = replace(chosen, texts_found_by={"paper.example.txt": 12, "": 3, "own": 1})
    assert said(by_rule) == ["Loaded in advance, as you chose.\nFound by paper.example.txt (12), no rule (3), your selector (1)."]
    assert said(replace(FEED, texts_found_by={"": 3})) == []


def test_how_long_its_list_lasts() -> None:
    assert holding_text(Holding(20, 31 * HOUR)) == "This feed holds 20 articles, about 31 hours at its rate."
    assert holding_text(Holding(20)) == "This feed holds 20 articles; it does not seem to drop any."
    assert duration_text(50 * HOUR) == "about 2 days"


def test_what_is_not_known_is_left_out() -> None:
    assert [fact.name for fact in feed_facts(FEED, CLOCK)] == ["Posting", "Next expected", "Last 14 days"]
    assert feed_facts(replace(FEED, missed=Missed(0, 0, 0)), CLOCK)[2].text.startswith("No posts.\n")
    known = replace(
        FEED,
        missed=Missed(42, 3, 2),
        costs=FeedCosts(56, 0, 1_200_000),
        gaps=(Gap(FeedId(1), 7, int(at(-3, 1)), int(at(-2, 1))),),
        all_gaps=3,
    )
    _, _, lately, lost = (fact.text for fact in feed_facts(known, CLOCK))
    assert lately == "42 posts, 3 missed at a visit, 2 of them late after opening.\n56 requests, 1.2 MB."
    assert lost.splitlines()[1] == "And 2 times before that."
    gone = replace(FEED, feed=replace(FEED.feed, is_gone=True))
    assert feed_facts(gone, CLOCK)[1].text == "Removed by its publisher."


def risky(number: int, hours: float) -> RiskyFeed:
    return RiskyFeed(FeedId(number), f"Feed {number}", 20, hours * HOUR)


def test_what_an_absence_would_lose() -> None:
    risk = OverflowRisk(10, 12, (risky(1, 0), risky(2, 31)), (risky(3, 300),))
    assert risk_text(risk, 10) == (
        "2 feeds would lose articles if you are away for 10 days and this computer is off. 1 more might."
    )
    assert feed_lines(risk).splitlines() == [
        "Feed 1: holds 20 articles, may be full already",
        "Feed 2: holds 20 articles, full after about 31 hours",
        "Feed 3: only if it posts more than usual",
    ]
    many = OverflowRisk(10, 12, tuple(risky(number, 31) for number in range(12)))
    assert feed_lines(many).splitlines()[8:] == ["and 4 more"]
    assert risk_text(OverflowRisk(7, 12), 7).startswith("No feed would lose articles if you are away for a week")
    assert risk_text(OverflowRisk(7), 7) == ""


def test_who_is_away_is_back_in_the_morning_of_the_users_day() -> None:
    for offset in (0, 7200, -36_000):
        back = return_at(10, FakeClock(CLOCK.at, offset))
        assert (back + offset) % DAY == 6 * HOUR
        assert 9 * DAY < back - CLOCK.at < 11 * DAY
