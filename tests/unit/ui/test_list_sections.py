"""The section of new articles: which rows a list has around and inside it, against plain recounts."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import Grouping, Mark, Order, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import News
from reader.learning.interests import WEIGHTS, ActivityKind, reading_weight
from reader.reports.for_you import WANTED, Digest, ForYou, Interest, Reason, Suggestion
from reader.storage import entries, statuses
from reader.storage.writer import transaction
from reader.ui.data.changes import Overlay
from reader.ui.list.loading import (
    FOLD_FROM,
    MOST_ROWS,
    LoadedList,
    Part,
    RowKind,
    fold_key,
    heading_key,
    is_reachable,
    is_stop,
    kind_of,
    load_list,
    part_key,
    part_of,
    row_keys,
)
from reader.ui.list.model import ListModel
from reader.ui.text.for_you import counted_text, first_heading, interests_line, interests_text, learning_line
from reader.ui.text.times import since_time
from tests.fakes.clock import FakeClock
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry

CLOCK = FakeClock(at=NOW)
SINCE = NOW - 9 * HOUR
ALL = Selection(View.ALL)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    made = invented_library(tmp_path / "library.sqlite", more=2)
    yield made
    made.connection.close()


def visit(library: InventedLibrary, since: int = SINCE) -> News:
    """A visit ends here: what comes from now on is new."""
    return News(since, entries.newest_entry_id(library.connection))


def post(library: InventedLibrary, title: str, count: int, at: int = NOW - 60) -> list[EntryId]:
    with transaction(library.connection):
        return add_articles(library, title, [parsed_entry(f"{title} {n}", "Text.", at - n * 300, n) for n in range(count)])


def load(library: InventedLibrary, news: News, selection: Selection = ALL, **more: object) -> LoadedList:
    return load_list(library.connection, selection, CLOCK, news=news, **more)  # type: ignore[arg-type]


def shape(loaded: LoadedList) -> list[object]:
    """The rows around the new articles, and the articles as "article"."""
    kinds = {RowKind.ENTRY: lambda _: "article", RowKind.PART: part_of}
    return [kinds.get(kind_of(key), kind_of)(key) for key in loaded.keys]


def whole(loaded: LoadedList) -> list[int]:
    """Every article of a list in the order of its rows, folds and bursts opened."""
    found: list[int] = []
    for key in loaded.keys:
        found += [key] if key > 0 else loaded.bursts[key].ids if key in loaded.bursts else []
    return found


def texts(library: InventedLibrary, loaded: LoadedList) -> list[str]:
    def read_name(feed_id: FeedId) -> str:
        return next(title for title, number in library.feed_ids.items() if number == feed_id)

    model = ListModel(lambda ids: entries.entry_rows(library.connection, ids), Overlay(), CLOCK, None, read_name)
    model.show(loaded)
    return [str(model.index(row, 0).data(11)) for row in range(model.rowCount())]


def test_what_is_new_stands_on_top_and_the_rest_below_the_divider_by_day(library: InventedLibrary) -> None:
    news = visit(library)
    fresh = [*post(library, "Byte Orchard", 2), *post(library, "Lantern Press", 1, NOW - 90)]
    loaded = load(library, news)
    assert list(loaded.section.ids) == [fresh[0], fresh[2], fresh[1]], "newest first"
    assert shape(loaded)[:6] == [Part.NEW, "article", "article", "article", Part.LEFT_OFF, "article"]
    rest = [each for each in entries.entry_ids(library.connection, ALL) if each not in fresh]
    assert whole(loaded)[3:] == rest
    assert loaded.entries == len(rest) + 3
    said = texts(library, loaded)
    assert said[0] == "New since 01:42, 3 new"
    assert said[4] == "Where you left off, Today", "the head of that day, too"
    assert "Today" not in said
    assert "Yesterday" in said


def test_an_article_with_an_old_date_that_just_came_is_new(library: InventedLibrary) -> None:
    news = visit(library)
    (late,) = post(library, "Byte Orchard", 1, NOW - 30 * DAY)
    loaded = load(library, news)
    assert list(loaded.keys[:2]) == [part_key(Part.NEW), late]


def test_nothing_is_a_section_until_a_visit_has_ended(library: InventedLibrary) -> None:
    post(library, "Byte Orchard", 3)
    assert load_list(library.connection, ALL, CLOCK).section is None


@pytest.mark.parametrize("count", [FOLD_FROM - 1, FOLD_FROM, FOLD_FROM + 3])
def test_four_and_more_of_a_feed_are_folded_behind_its_first_row(library: InventedLibrary, count: int) -> None:
    news = visit(library)
    other = post(library, "Lantern Press", 1, NOW - 400)
    busy = post(library, "Byte Orchard", count)
    loaded = load(library, news)
    key = fold_key(library.feed_ids["Byte Orchard"])
    if count < FOLD_FROM:
        assert not loaded.bursts
    else:
        assert list(loaded.keys[1:4]) == [busy[0], key, other[0]]
        assert list(loaded.bursts[key].ids) == busy[1:]
        assert texts(library, loaded)[2] == f"{count - 1} more from Byte Orchard, {count - 1} unread, closed"
        assert list(loaded.section.ids) == [*busy, *other], "in the order of the rows"
    assert sorted(whole(loaded)[: count + 1]) == sorted([*busy, *other])


@pytest.mark.parametrize("view", ["only feed", "one feed"])
def test_nothing_is_folded_where_all_is_of_one_feed(library: InventedLibrary, view: str) -> None:
    news = visit(library)
    post(library, "Byte Orchard", 9)
    selection = ALL if view == "only feed" else Selection(View.FEED, feed_id=library.feed_ids["Byte Orchard"])
    loaded = load(library, news, selection)
    assert not any(kind_of(key) is RowKind.FOLD for key in loaded.keys)
    assert shape(loaded)[:10] == [Part.NEW, *["article"] * 9]


def test_three_thousand_new_articles_take_sixty_rows(library: InventedLibrary) -> None:
    news = visit(library)
    feeds = list(library.feed_ids)
    ids = [each for number, title in enumerate(feeds) for each in post(library, title, 300, NOW - number * 7)]
    loaded = load(library, news)
    divider = list(loaded.keys).index(part_key(Part.LEFT_OFF))
    rows = loaded.keys[1:divider]
    assert len(rows) <= MOST_ROWS + 1
    assert sum(key > 0 for key in rows) == len(feeds), "the first row of each feed"
    assert sorted(whole(loaded)[: len(ids)]) == sorted(ids), "and all can be reached"


def test_more_feeds_than_rows_end_in_show_all(library: InventedLibrary) -> None:
    news = visit(library)
    ids = post(library, "Byte Orchard", MOST_ROWS + 40)
    ids += post(library, "Lantern Press", 3, NOW - 5)
    selection = Selection(View.FEED, feed_id=library.feed_ids["Byte Orchard"])
    loaded = load(library, news, selection)
    rest = fold_key(FeedId(0))
    assert loaded.keys[MOST_ROWS + 1] == rest
    assert len(loaded.bursts[rest].ids) == 40
    assert texts(library, loaded)[MOST_ROWS + 1] == f"Show all {MOST_ROWS + 40}, 40 unread, closed"


def test_nothing_new_is_one_line_and_the_divider(library: InventedLibrary) -> None:
    loaded = load(library, visit(library, NOW - DAY))
    assert shape(loaded)[:3] == [Part.NOTHING_NEW, Part.LEFT_OFF, "article"]
    assert texts(library, loaded)[:2] == ["Nothing new since yesterday 10:42", "Where you left off, Today"]


@pytest.mark.parametrize("narrow", [{"unread_only": True}, {"text": "Lantern"}])
def test_a_filter_leaves_the_section_and_says_how_many_of_it(library: InventedLibrary, narrow: dict[str, object]) -> None:
    news = visit(library)
    read = post(library, "Byte Orchard", 3)
    post(library, "Lantern Press", 2)
    with transaction(library.connection):
        statuses.mark_read(library.connection, read, is_read=True, now=NOW)
    loaded = load(library, news, replace(ALL, **narrow))  # type: ignore[arg-type]
    assert texts(library, loaded)[0] == "New since 01:42, 2 of 5 new"
    assert part_key(Part.LEFT_OFF) in loaded.keys


def test_a_filter_that_leaves_none_of_the_new_says_so_with_a_way_out(library: InventedLibrary) -> None:
    news = visit(library)
    post(library, "Byte Orchard", 3)
    loaded = load(library, news, replace(ALL, text="tide"))
    assert shape(loaded)[:3] == [Part.NO_MATCH, Part.LEFT_OFF, "article"]
    assert texts(library, loaded)[0] == "No new articles match this filter., Clear"
    assert is_reachable(loaded.keys[0])
    assert not is_stop(loaded.keys[0])


def test_lists_of_a_part_have_a_section_only_if_something_is_new_in_them(library: InventedLibrary) -> None:
    news = visit(library)
    post(library, "Byte Orchard", 2)
    lists = {
        "feed": Selection(View.FEED, feed_id=library.feed_ids["Byte Orchard"]),
        "folder": Selection(View.FOLDER, folder_id=library.folder_ids["Making"]),
        "saved": Selection(View.SAVED, query="Byte"),
        "other feed": Selection(View.FEED, feed_id=library.feed_ids["Lantern Press"]),
        "other folder": Selection(View.FOLDER, folder_id=library.folder_ids["Reading"]),
        "other search": Selection(View.SAVED, query="tide"),
        "starred": Selection(View.STARRED),
        "later": Selection(View.LATER),
        "search": Selection(View.SEARCH, query="Byte", order=Order.RELEVANCE),
        "search by time": Selection(View.SEARCH, query="Byte"),
    }
    found = {name: len(section.ids) for name, each in lists.items() if (section := load(library, news, each).section)}
    assert found == {"feed": 2, "folder": 2, "saved": 2}


def test_oldest_first_has_the_section_at_the_end(library: InventedLibrary) -> None:
    news = visit(library)
    fresh = post(library, "Byte Orchard", 2)
    loaded = load(library, news, replace(ALL, order=Order.OLDEST))
    assert shape(loaded)[-4:] == [Part.LEFT_OFF, Part.NEW, "article", "article"]
    assert list(loaded.keys[-2:]) == [fresh[1], fresh[0]]


@pytest.mark.parametrize("grouping", list(Grouping))
def test_no_article_is_lost_or_twice_however_the_rest_is_grouped(library: InventedLibrary, grouping: Grouping) -> None:
    news = visit(library)
    fresh = post(library, "Byte Orchard", 5) + post(library, "Lantern Press", 2)
    for order in (Order.NEWEST, Order.OLDEST):
        loaded = load(library, news, replace(ALL, grouping=grouping, order=order))
        assert sorted(whole(loaded)) == sorted(entries.entry_ids(library.connection, ALL))
        assert sorted(loaded.section.ids) == sorted(fresh)
        assert loaded.highest_id == max(fresh)


def test_the_first_rows_are_those_of_the_whole_list(library: InventedLibrary) -> None:
    news = visit(library)
    post(library, "Byte Orchard", 5)
    post(library, "Lantern Press", 2)
    first, all_of_it = load(library, news, limit=6), load(library, news)
    assert first.section == all_of_it.section
    assert first.keys == all_of_it.keys[: len(first.keys)]
    assert sum(key > 0 for key in first.keys) < sum(key > 0 for key in all_of_it.keys)


def test_what_was_read_stays_in_the_section_when_the_list_is_read_again(library: InventedLibrary) -> None:
    news = visit(library)
    fresh = post(library, "Byte Orchard", 3)
    unread = Selection(View.UNREAD)
    with transaction(library.connection):
        statuses.mark_read(library.connection, fresh[:2], is_read=True, now=NOW)
    opened = load(library, news, unread)
    assert list(opened.section.ids) == fresh[2:]
    assert texts(library, opened)[0] == "New since 01:42, 1 of 3 new"
    again = load(library, news, unread, kept=frozenset(fresh))
    assert list(again.section.ids) == fresh
    assert list(load(library, news, unread, among=frozenset(opened.keys)).keys) == list(opened.keys)


def test_a_week_away_is_offered_to_mark_what_is_older_than_two_days(library: InventedLibrary) -> None:
    news = visit(library, NOW - 7 * DAY)
    post(library, "Byte Orchard", 2)
    loaded = load(library, news)
    assert shape(loaded)[:2] == [Part.NEW, Part.OLDER]
    assert texts(library, loaded)[1] == "Mark older than 2 days as read"
    with transaction(library.connection):
        statuses.mark_all_read(library.connection, ALL, entries.newest_entry_id(library.connection), NOW, before=NOW - 2 * DAY)
    assert Part.OLDER not in shape(load(library, news))
    assert Part.OLDER not in shape(load(library, replace(news, since=NOW - 6 * DAY)))


def test_a_fold_opens_and_closes_and_the_model_stays_whole(qtbot: QtBot, library: InventedLibrary) -> None:
    news = visit(library)
    busy = post(library, "Byte Orchard", 6)
    post(library, "Lantern Press", 1)
    model = ListModel(lambda ids: entries.entry_rows(library.connection, ids), Overlay(), CLOCK)
    inspect_model(model)
    model.show(load(library, news))
    closed = array("q", model.keys)
    row = model.row_of(fold_key(library.feed_ids["Byte Orchard"]))
    assert row is not None
    model.open_burst(row)
    assert list(model.keys[row + 1 : row + 6]) == busy[1:]
    assert model.bursts.holding(busy[3]) == fold_key(library.feed_ids["Byte Orchard"])
    more = post(library, "Byte Orchard", 1, NOW)
    model.apply(load(library, news))
    row = model.row_of(fold_key(library.feed_ids["Byte Orchard"])) or 0
    assert list(model.keys[row - 1 : row + 7]) == [*more, model.keys[row], *busy], "open while it grows"
    model.close_bursts()
    model.apply(load(library, news))
    assert len(model.keys) == len(closed)
    assert all(model.is_new(each) for each in [*busy, *more])


@pytest.mark.parametrize(
    ("ago", "text"),
    [
        (HOUR, "09:42"),
        (DAY, "yesterday 10:42"),
        (4 * DAY, "Monday 10:42"),
        (30 * DAY, "15 April"),
        (500 * DAY, "31 Dec 2024"),
    ],
)
def test_the_time_is_named_as_people_say_it(qapp: object, ago: int, text: str) -> None:
    assert since_time(NOW - ago, CLOCK) == text


@pytest.mark.parametrize("order", [Order.NEWEST, Order.OLDEST])
def test_no_divider_stands_in_a_list_by_feed_as_somebody_left_off_under_any_of_its_heads(
    library: InventedLibrary, order: Order
) -> None:
    news = visit(library)
    post(library, "Lantern Press", 2)
    loaded = load(library, news, replace(ALL, grouping=Grouping.FEED, order=order))
    assert part_key(Part.NEW) in loaded.keys
    assert part_key(Part.LEFT_OFF) not in loaded.keys
    assert loaded.section.rest_header == 0


FITS, REST = heading_key(0), heading_key(1)
RANKED = tuple(Suggestion(EntryId(number), FeedId(1), Reason((), (), 0, 0, 0)) for number in (7, 3, 9, 5))
FOUND = ForYou(RANKED, is_learned=True, read=30, digest=Digest(minutes=5, articles=2))


def test_each_part_of_a_narrowed_list_keeps_what_belongs_to_it() -> None:
    for listed, rows in (
        ([7, 3, 9, 5], [FITS, 7, 3, REST, 9, 5]),
        ([3, 5], [FITS, 3, REST, 5]),
        ([7], [FITS, 7]),
        ([9, 5], [REST, 9, 5]),
        ([], []),
    ):
        assert list(row_keys(FOUND, [EntryId(number) for number in listed], {})) == rows
    assert list(row_keys(ForYou(RANKED, is_learned=False, read=3), [EntryId(9), EntryId(5)], {})) == [FITS, 9, 5]


def test_what_is_missing_before_an_order_is_learned_is_articles_or_days() -> None:
    assert first_heading(ForYou((), is_learned=False, read=3), is_recording=True) == "Read 17 more articles to personalise"
    days = ForYou((), is_learned=False, read=25)
    assert first_heading(days, is_recording=True) == "Read on 3 different days to personalise"
    assert first_heading(days, is_recording=False) == "Newest first: learning is off"


def test_what_is_said_to_count_as_read_counts() -> None:
    assert learning_line() == "Still learning"
    minute = 1200
    assert reading_weight(20, minute) >= WANTED > reading_weight(15, minute)
    said = {
        "starred": Mark.STARRED,
        "tagged": ActivityKind.TAGGED,
        "later": Mark.LATER,
        "opened its page": ActivityKind.OPENED,
        "a link in it": ActivityKind.FOLLOWED,
    }
    for words, kind in said.items():
        assert words in counted_text()
        assert WEIGHTS[kind] >= WANTED


def test_interests_are_a_line_of_the_strong_ones_and_all_of_them_at_length() -> None:
    interests = (Interest(("tide", "gauge"), 40, 0.8), Interest(("tide", "mill"), 9, 0.17), Interest(("loaf",), 3, 0.03))
    assert interests_line(interests) == "tide"
    assert interests_text(interests).splitlines()[1:] == [
        "tide, gauge: 80 %, 40 articles",
        "tide, mill: 17 %, 9 articles",
        "loaf: 3 %, 3 articles",
    ]
    assert (interests_line(()), interests_text(())) == ("", "")
