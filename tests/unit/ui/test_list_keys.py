"""The numbers of rows, the words of rows, and what may follow an operator."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from reader.domain.entry import EntryRow, Gap, Mark
from reader.domain.ids import EntryId, FeedId, GapId
from reader.ui.data.changes import Marks
from reader.ui.list.loading import (
    RowKind,
    burst_key,
    day_key,
    day_of,
    feed_key,
    feed_of,
    gap_key,
    gap_of,
    is_reachable,
    is_stop,
    kind_of,
    month_in,
    month_key,
)
from reader.ui.list.model import BurstRow, describe_burst, gap_marker, spoken
from reader.ui.list.search import completions
from tests.fakes.clock import FakeClock

NOW = 1_778_841_720
ROW = EntryRow(
    EntryId(1),
    FeedId(1),
    "A title",
    "",
    "",
    "A feed",
    NOW - 7200,
    is_read=False,
    thumbnail_url="",
    marks=frozenset({Mark.STARRED}),
)
NAMES = {"feed": ["Harbour Bulletin", "Slow Compiler", "Bulletin of slow things"], "tag": ["sea"], "folder": ['Odd "one"']}


@given(number=st.integers(0, 9_000_000))
def test_every_key_says_what_it_is_and_gives_its_number_back(number: int) -> None:
    assert kind_of(number + 1) is RowKind.ENTRY
    assert (kind_of(day_key(number)), day_of(day_key(number))) == (RowKind.DAY, number)
    assert (kind_of(gap_key(GapId(number))), gap_of(gap_key(GapId(number)))) == (RowKind.GAP, number)
    assert (kind_of(feed_key(FeedId(number))), feed_of(feed_key(FeedId(number)))) == (RowKind.FEED, number)
    assert kind_of(burst_key(EntryId(number + 1))) is RowKind.BURST
    stops = [is_stop(key) for key in (number + 1, day_key(number), gap_key(GapId(number)), feed_key(FeedId(number)))]
    assert stops == [True, False, False, False]
    assert is_stop(burst_key(EntryId(number + 1)))
    reachable = [is_reachable(key) for key in (number + 1, day_key(number), gap_key(GapId(number)), feed_key(FeedId(number)))]
    assert reachable == [True, False, True, False]


@given(month=st.integers(0, 120_000))
def test_the_key_of_a_month_is_no_day(month: int) -> None:
    assert (kind_of(month_key(month)), month_in(month_key(month))) == (RowKind.MONTH, month)
    assert not is_reachable(month_key(month))


@pytest.mark.parametrize("day", [-5_000_000, -1, 10**12])
def test_days_out_of_all_bounds_are_headings_still(day: int) -> None:
    assert kind_of(day_key(day)) is RowKind.DAY


def test_an_article_reads_aloud_with_all_that_is_seen_of_it(qtbot: QtBot) -> None:
    row = replace(ROW, marks=frozenset({Mark.STARRED, Mark.LATER}), tags=("sea", "tides"), copies=2)
    text = "unread, starred, read later, A title, A feed, 2 h, tagged sea, tides, also in 2 feeds"
    assert spoken(row, FakeClock(at=NOW)) == text
    assert spoken(replace(ROW, is_read=True, marks=frozenset(), title="", snippet="Only text."), FakeClock(at=NOW)) == (
        "Only text., A feed, 2 h"
    )


def test_a_burst_and_a_gap_say_whose_they_are(qtbot: QtBot) -> None:
    clock = FakeClock(at=NOW)
    today = NOW // 86_400
    text = [describe_burst(20, day, clock) for day in (today, today - 1, today - 4)]
    assert text == ["20 articles today", "20 articles yesterday", "20 articles, Monday"]
    assert spoken(BurstRow(FeedId(1), "A feed", text[0], 3, is_open=True), clock) == "A feed: 20 articles today, 3 unread, open"
    gap = gap_marker(Gap(FeedId(1), 7, NOW - 86_400, NOW - 3600), "A feed", clock)
    assert spoken(gap, clock).startswith("A feed: At least 7 missing articles, ")


def test_tags_are_added_and_removed_whatever_their_case() -> None:
    row = replace(ROW, tags=("Sea", "tides"))
    assert Marks(add_tags=("boats", "sea")).on(row).tags == ("boats", "Sea", "tides")
    assert Marks(remove_tags=("SEA",)).on(row).tags == ("tides",)
    assert Marks(mark=Mark.LATER).on(row) == replace(row, marks=row.marks | {Mark.LATER})


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("feed:", ["Harbour Bulletin", "Slow Compiler", "Bulletin of slow things"]),
        ("tide feed:sl", ["Slow Compiler", "Bulletin of slow things"]),
        ("-FEED:bul", ["Bulletin of slow things", "Harbour Bulletin"]),
        ('feed:"harbour b', ["Harbour Bulletin"]),
        ("is:s", ["starred"]),
        ("after:y", ["yesterday"]),
        ("tag:sea", []),
        ("feed:harbour b", []),
        ("feed", []),
        ("http:x", []),
        ("", []),
    ],
)
def test_what_may_follow_an_operator(text: str, labels: list[str]) -> None:
    assert [each.label for each in completions(text, len(text), NAMES)] == labels


def test_a_name_with_spaces_is_quoted_and_its_quotes_are_not_kept() -> None:
    found = completions("folder:od tail", 9, NAMES)
    assert [(each.text, each.start, each.end) for each in found] == [('"Odd  one" ', 7, 9)]


@given(text=st.text(max_size=60), cursor=st.integers(0, 60))
def test_completing_never_fails(text: str, cursor: int) -> None:
    for each in completions(text, min(cursor, len(text)), NAMES):
        assert 0 <= each.start <= each.end <= len(text)
