"""Which rows a list has: days, gaps and bursts against a plain recount; opening and closing against the model tester."""

import random
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from reader.domain.entry import EntryRow, Gap, Grouping, Order, Selection, View
from reader.domain.ids import EntryId, FeedId, GapId
from reader.storage import entries
from reader.storage.connection import DatabaseError
from reader.storage.selection import parse_search
from reader.storage.writer import transaction
from reader.ui.data.changes import Overlay
from reader.ui.list.loading import (
    BURST_OVER,
    LoadedList,
    RowKind,
    day_of,
    gap_key,
    heading_key,
    kind_of,
    load_list,
    month_in,
)
from reader.ui.list.model import ListModel
from reader.ui.text.times import TimeForm
from tests.fakes.clock import FakeClock
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, NOW, InventedLibrary, add_articles, invented_library, parsed_entry

CLOCK = FakeClock(at=NOW)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InventedLibrary]:
    """Runs of every length of a few feeds, over a few days."""
    made = invented_library(tmp_path_factory.mktemp("floods") / "library.sqlite")
    chance = random.Random(7)
    at = NOW
    with transaction(made.connection):
        for number in range(60):
            feed = chance.choice(["Byte Orchard", "Lantern Press", "Tram and Quay"])
            count = chance.choice([1, 2, BURST_OVER, BURST_OVER + 1, 30])
            step = chance.choice([60, 900])
            add_articles(made, feed, [parsed_entry(f"{number}.{n}", "Text.", at - n * step, n) for n in range(count)])
            at -= count * step
    yield made
    made.connection.close()


def load(library: InventedLibrary, order: Order = Order.NEWEST, grouping: Grouping = Grouping.DAY) -> LoadedList:
    return load_list(library.connection, Selection(View.ALL, order=order, grouping=grouping), CLOCK)


def whole(loaded: LoadedList) -> list[int]:
    """The articles of a list in their order, bursts opened."""
    found: list[int] = []
    for key in loaded.keys:
        found += [key] if key > 0 else loaded.bursts[key].ids if key in loaded.bursts else []
    return found


@pytest.mark.parametrize("order", [Order.NEWEST, Order.OLDEST])
def test_no_article_is_lost_or_moved_by_what_stands_between(library: InventedLibrary, order: Order) -> None:
    stored = entries.entry_ids(library.connection, Selection(View.ALL, order=order))
    loaded = load(library, order)
    assert loaded.bursts
    assert whole(loaded) == list(stored)
    assert loaded.entries == len(stored)


@pytest.mark.parametrize("order", [Order.NEWEST, Order.OLDEST])
def test_every_article_stands_below_its_day(library: InventedLibrary, order: Order) -> None:
    loaded = load(library, order)
    rows = {row.entry_id: row for row in entries.entry_rows(library.connection, [EntryId(each) for each in whole(loaded)])}
    day = None
    for key in loaded.keys:
        if kind_of(key) is RowKind.DAY:
            assert day_of(key) != day
            day = day_of(key)
        elif kind_of(key) is RowKind.ENTRY:
            assert rows[EntryId(key)].sort_at // DAY == day
        elif kind_of(key) is RowKind.BURST:
            assert {rows[EntryId(each)].sort_at // DAY for each in loaded.bursts[key].ids} == {day} == {loaded.bursts[key].day}


FORTNIGHT = 14


def one_feed(made: InventedLibrary, per_day: int, **wanted: object) -> LoadedList:
    """A fortnight of a feed, and what its list shows."""
    with transaction(made.connection):
        parsed = [parsed_entry(f"{n}", "Text.", NOW - n * DAY // per_day, n) for n in range(FORTNIGHT * per_day)]
        add_articles(made, "Byte Orchard", parsed)
    return load_list(made.connection, Selection(View.FEED, feed_id=made.feed_ids["Byte Orchard"], **wanted), CLOCK)  # type: ignore[arg-type]


@pytest.mark.parametrize("order", [Order.NEWEST, Order.OLDEST])
@pytest.mark.parametrize(("per_day", "kind", "form"), [(1, RowKind.MONTH, TimeForm.DAY), (3, RowKind.DAY, TimeForm.CLOCK)])
def test_a_feed_that_seldom_posts_is_headed_by_months(
    tmp_path: Path, per_day: int, kind: RowKind, form: TimeForm, order: Order
) -> None:
    made = invented_library(tmp_path / "library.sqlite")
    loaded = one_feed(made, per_day, order=order)
    heads = [kind_of(key) for key in loaded.keys if key <= 0]
    assert set(heads) == {kind}
    assert loaded.form is form
    # from this morning back to the afternoon of the first of the days
    assert len(heads) == (1 if kind is RowKind.MONTH else FORTNIGHT + 1)
    made.connection.close()


@pytest.mark.parametrize("order", [Order.NEWEST, Order.OLDEST])
def test_every_article_stands_below_its_month(tmp_path: Path, order: Order) -> None:
    made = invented_library(tmp_path / "library.sqlite")
    with transaction(made.connection):
        add_articles(made, "Byte Orchard", [parsed_entry(f"{n}", "Text.", NOW - n * 5 * DAY, n) for n in range(90)])
    loaded = load_list(made.connection, Selection(View.FEED, feed_id=made.feed_ids["Byte Orchard"], order=order), CLOCK)
    rows = {row.entry_id: row for row in entries.entry_rows(made.connection, [EntryId(key) for key in loaded.keys if key > 0])}
    month, months = None, []
    for key in loaded.keys:
        if key <= 0:
            month = month_in(key)
            months.append(month)
        else:
            at = datetime.fromtimestamp(rows[EntryId(key)].sort_at, UTC)
            assert month == at.year * 12 + at.month - 1
    assert len(months) == len(set(months)) > 12
    made.connection.close()


def test_a_filter_does_not_change_how_a_feed_is_headed(tmp_path: Path) -> None:
    made = invented_library(tmp_path / "library.sqlite")
    one_feed(made, 3)
    feed_id = made.feed_ids["Byte Orchard"]
    few = load_list(made.connection, Selection(View.FEED, feed_id=feed_id, text="12"), CLOCK)
    assert few.entries == 1
    assert few.form is TimeForm.CLOCK
    made.connection.close()


def test_lists_of_many_feeds_are_headed_by_days_and_ungrouped_ones_by_nothing(library: InventedLibrary) -> None:
    assert load(library).form is TimeForm.CLOCK
    for grouping in (Grouping.NONE, Grouping.FEED):
        assert load(library, grouping=grouping).form is TimeForm.RELATIVE


def test_bursts_are_just_the_runs_that_are_too_long(library: InventedLibrary) -> None:
    loaded = load(library)
    rows = {row.entry_id: row for row in entries.entry_rows(library.connection, [EntryId(each) for each in whole(loaded)])}
    parts: list[list[int]] = [[]]
    for key in loaded.keys:
        if key > 0:
            parts[-1].append(key)
        elif key in loaded.bursts:
            parts[-1].extend(loaded.bursts[key].ids)
        else:
            parts.append([])
    runs = [list(run) for part in parts for _, run in groupby(part, key=lambda each: rows[EntryId(each)].feed_id)]
    assert sorted(run for run in runs if len(run) > BURST_OVER) == sorted(list(burst.ids) for burst in loaded.bursts.values())


@pytest.mark.parametrize(("count", "bursts"), [(11, 0), (12, 0), (13, 1)])
def test_more_than_twelve_of_a_feed_in_a_row_are_one_row(tmp_path: Path, count: int, bursts: int) -> None:
    made = invented_library(tmp_path / "library.sqlite")
    with transaction(made.connection):
        add_articles(made, "Byte Orchard", [parsed_entry(f"run.{n}", "Text.", NOW + 60 + n, n) for n in range(count)])
    loaded = load(made)
    assert [len(burst.ids) for burst in loaded.bursts.values()] == [count] * bursts
    assert sum(key > 0 for key in loaded.keys) == loaded.entries - count * bursts
    made.connection.close()


def test_a_beginning_is_the_beginning(library: InventedLibrary) -> None:
    selection = Selection(View.ALL)
    loaded = load_list(library.connection, selection, CLOCK, 5)
    assert whole(loaded) == list(entries.entry_ids(library.connection, selection))[:5]


@pytest.mark.parametrize("order", Order)
def test_a_search_is_parsed_once(library: InventedLibrary, order: Order) -> None:
    parse_search.cache_clear()
    selection = Selection(View.SEARCH, query="is:unread the", since=NOW - DAY, order=order)
    load_list(library.connection, selection, CLOCK)
    assert parse_search.cache_info().misses == 1


def test_opening_and_closing_at_random_leaves_the_model_whole(qtbot: QtBot, library: InventedLibrary) -> None:
    def read(ids: object) -> list[object]:
        return list(entries.entry_rows(library.connection, ids))  # type: ignore[arg-type]

    model = ListModel(read, Overlay(), CLOCK)  # type: ignore[arg-type]
    inspect_model(model)
    chance = random.Random(3)
    model.apply(load(library))
    closed = array("q", model.keys)
    for _ in range(60):
        bursts = [row for row, key in enumerate(model.keys) if kind_of(key) is RowKind.BURST]
        row = chance.choice(bursts)
        chance.choice([model.open_burst, model.close_burst])(row)
        if chance.random() < 0.2:
            model.apply(load(library, chance.choice([Order.NEWEST, Order.OLDEST])))
        if chance.random() < 0.2:
            model.leave_out([])
        assert model.rowCount() == len(model.keys)
    model.apply(load(library))
    model.close_bursts()
    assert model.keys == closed


def test_rows_that_cannot_be_read_are_none_and_no_error_leaves_what_is_painted(library: InventedLibrary) -> None:
    def refuse(_: object) -> list[EntryRow]:
        raise DatabaseError("database disk image is malformed")

    model = ListModel(refuse, Overlay(), CLOCK)
    model.show(load_list(library.connection, Selection(View.ALL), CLOCK))
    rows = range(model.rowCount())
    assert len(rows) > 0
    assert [model.entry(row) for row in rows] == [None] * len(rows)
    for row in rows:
        model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_an_article_that_leaves_is_gone_from_its_burst_too(qtbot: QtBot, library: InventedLibrary) -> None:
    model = ListModel(lambda ids: list(entries.entry_rows(library.connection, ids)), Overlay(), CLOCK)
    model.apply(load(library))
    row = next(row for row, key in enumerate(model.keys) if kind_of(key) is RowKind.BURST)
    burst = model.keys[row]
    gone = [EntryId(each) for each in model.bursts.inside(burst)[:2]]
    model.leave_out(gone[:1])
    model.open_burst(row)
    model.leave_out(gone[1:])
    count = len(model.bursts.inside(burst))
    assert not set(gone) & set(model.keys)
    model.close_burst(row)
    assert len(load(library).bursts[burst].ids) == count + 2


@pytest.mark.parametrize("take", [ListModel.apply, ListModel.show])
@pytest.mark.parametrize("marker", ["gaps", "headings"])
def test_markers_can_be_addressed_until_they_have_left(
    library: InventedLibrary, qtbot: QtBot, marker: str, take: Callable[[ListModel, LoadedList], None]
) -> None:
    """Qt asks about rows while others leave; an exception in an answer to Qt ends the whole program."""
    loaded = load(library)
    ids = [key for key in loaded.keys if key > 0][:4]
    many = (
        {"gaps": tuple(Gap(FeedId(1), lost, NOW - lost, NOW, GapId(place)) for place, lost in enumerate((3, 5)))}
        if marker == "gaps"
        else {"headings": ("About 20 minutes", "More")}
    )
    key_of = gap_key if marker == "gaps" else heading_key
    with_two = replace(loaded, keys=array("q", [key_of(0), *ids[:2], key_of(1), *ids[2:]]), bursts={}, **many)
    with_none = replace(loaded, keys=array("q", ids[1:]), bursts={}, gaps=(), headings=())
    model = ListModel(lambda wanted: entries.entry_rows(library.connection, wanted), Overlay(), CLOCK)
    reported: list[object] = []

    def read_all() -> None:
        reported.extend(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount()))

    model.rowsAboutToBeRemoved.connect(read_all)
    take(model, with_two)
    take(model, with_none)
    assert list(model.keys) == ids[1:]
    assert None not in reported
    assert len(reported) > len(ids)
