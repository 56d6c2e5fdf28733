"""Stories in lists: which row stands for one, what is behind it, and that nothing is lost or moved by it."""

import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import Grouping, Mark, Order, Selection, View
from reader.domain.ids import EntryId
from reader.domain.news import News
from reader.storage import entries, statuses, stories
from reader.storage.writer import transaction
from reader.ui.data.changes import Overlay
from reader.ui.list.loading import LoadedList, all_behind, fold_key, load_list
from reader.ui.list.model import PLACE_ROLE, ListModel
from tests.fakes.clock import FakeClock
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry

CLOCK = FakeClock(at=NOW)
ALL = Selection(View.ALL)
SITES = ("Byte Orchard", "Lantern Press", "Tram and Quay")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    made = invented_library(tmp_path / "library.sqlite")
    yield made
    made.connection.close()


def post(library: InventedLibrary, title: str, count: int = 1, at: int = NOW - 60) -> list[EntryId]:
    with transaction(library.connection):
        return add_articles(library, title, [parsed_entry(f"{title} {n}", "Text.", at - n * 300, n) for n in range(count)])


def story(library: InventedLibrary, at: int = NOW - HOUR, sites: tuple[str, ...] = SITES) -> list[EntryId]:
    """A story of several sites, each report some minutes after the one before."""
    ids = [post(library, site, at=at + 300 * place)[0] for place, site in enumerate(sites)]
    with transaction(library.connection):
        for each in ids[1:]:
            assert stories.join(library.connection, each, ids[0])
    return ids


def load(library: InventedLibrary, selection: Selection = ALL, **more: object) -> LoadedList:
    return load_list(library.connection, selection, CLOCK, has_stories=True, **more)  # type: ignore[arg-type]


def model_of(library: InventedLibrary, loaded: LoadedList) -> ListModel:
    model = ListModel(lambda ids: entries.entry_rows(library.connection, ids), Overlay(), CLOCK)
    model.show(loaded)
    return model


def said(model: ListModel, entry_id: int) -> str:
    return str(model.index(model.row_of(entry_id) or 0, 0).data(11))


def test_a_story_is_one_row_at_the_place_of_the_report_that_arrived_first(library: InventedLibrary) -> None:
    ids = story(library)
    plain = entries.entry_ids(library.connection, ALL)
    loaded = load(library)
    rows = [key for key in loaded.keys if key > 0]
    assert rows == [each for each in plain if each not in ids[1:]]
    assert list(loaded.bursts[ids[0]].ids) == [ids[2], ids[1]], "in the order of the list"
    assert loaded.entries == len(plain)
    assert sorted(all_behind(loaded.keys, loaded.bursts)) == sorted(plain), "nothing is lost"
    ascending = load(library, replace(ALL, order=Order.OLDEST))
    assert list(ascending.bursts[ids[0]].ids) == ids[1:]


def test_a_late_report_changes_the_count_and_moves_no_row(library: InventedLibrary) -> None:
    ids = story(library, sites=SITES[:2])
    model = model_of(library, load(library))
    before = array("q", model.keys)
    assert said(model, ids[0]).endswith("Also in Lantern Press, closed")
    (late,) = post(library, "Harbour Bulletin", at=NOW)
    with transaction(library.connection):
        stories.join(library.connection, late, ids[1])
    model.apply(load(library))
    assert model.keys == before
    assert said(model, ids[0]).endswith("Also in Harbour Bulletin +1, closed")


@pytest.mark.parametrize(
    "selection",
    [
        replace(ALL, grouping=Grouping.FEED),
        replace(ALL, text="Orchard"),
        replace(ALL, starred_only=True),
        Selection(View.SEARCH, query="Text", order=Order.RELEVANCE),
        Selection(View.SEARCH, query="Text"),
        Selection(View.STARRED),
    ],
)
def test_other_lists_show_each_report(library: InventedLibrary, selection: Selection) -> None:
    ids = story(library)
    with transaction(library.connection):
        statuses.set_mark(library.connection, Mark.STARRED, ids, is_set=True, now=NOW)
    loaded = load(library, selection)
    assert all(key < 0 for key in loaded.bursts)
    assert set(all_behind(loaded.keys, loaded.bursts)) == set(entries.entry_ids(library.connection, selection))


def test_the_list_of_a_feed_shows_its_report_as_it_is(library: InventedLibrary) -> None:
    ids = story(library)
    loaded = load(library, Selection(View.FEED, feed_id=library.feed_ids[SITES[1]]))
    assert ids[1] in loaded.keys
    assert not loaded.bursts


def test_only_what_a_list_shows_is_grouped(library: InventedLibrary) -> None:
    ids = story(library)
    with transaction(library.connection):
        statuses.mark_read(library.connection, [ids[0]], is_read=True, now=NOW)
    unread = load(library, Selection(View.UNREAD))
    assert ids[0] not in unread.keys
    assert list(unread.bursts[ids[1]].ids) == [ids[2]], "the next one leads"
    with transaction(library.connection):
        statuses.mark_read(library.connection, [ids[2]], is_read=True, now=NOW)
    alone = load(library, Selection(View.UNREAD))
    assert ids[1] in alone.keys
    assert ids[1] not in alone.bursts


def test_without_the_preference_no_story_is_asked_for(library: InventedLibrary) -> None:
    story(library)
    asked: list[str] = []
    library.connection.set_trace_callback(asked.append)
    loaded = load_list(library.connection, ALL, CLOCK)
    library.connection.set_trace_callback(None)
    assert all(key < 0 for key in loaded.bursts)
    assert asked
    assert not [each for each in asked if "entry_story" in each]


def test_what_is_new_of_a_story_stands_above_and_what_was_known_below(library: InventedLibrary) -> None:
    ids = story(library, sites=SITES[:2])
    news = News(NOW - HOUR, entries.newest_entry_id(library.connection))
    late = [*post(library, "Harbour Bulletin", at=NOW - 50), *post(library, "Slow Compiler", at=NOW - 40)]
    with transaction(library.connection):
        for each in late:
            stories.join(library.connection, each, ids[0])
    loaded = load(library, news=news)
    assert loaded.bursts[late[0]].ids == array("q", [late[1]])
    assert loaded.bursts[ids[0]].ids == array("q", [ids[1]])
    assert list(loaded.section.ids) == late, "folded ones are counted"
    assert loaded.section.total == 2


def test_a_busy_feed_folds_what_others_do_not_report(library: InventedLibrary) -> None:
    news = News(NOW - HOUR, entries.newest_entry_id(library.connection))
    ids = story(library, at=NOW - 3 * HOUR)
    busy = post(library, SITES[0], 5)
    loaded = load(library, news=news)
    fold = fold_key(library.feed_ids[SITES[0]])
    assert list(loaded.bursts[fold].ids) == busy[1:]
    assert ids[0] in loaded.keys
    assert list(loaded.keys[1:4]) == [busy[0], fold, ids[0]]
    assert sorted(loaded.section.ids) == sorted([*ids, *busy])


@pytest.mark.parametrize("limit", range(1, 12))
def test_the_first_rows_are_those_of_the_whole_list(library: InventedLibrary, limit: int) -> None:
    story(library, at=NOW - 3 * DAY, sites=SITES[:2])
    ids = story(library, at=NOW - 5 * HOUR)
    post(library, "Slow Compiler", 3, at=NOW - 4 * HOUR)
    (last,) = post(library, "Harbour Bulletin", at=NOW - 5)
    with transaction(library.connection):
        stories.join(library.connection, last, ids[0])
    first, whole = load(library, limit=limit), load(library)
    rows = [key for key in first.keys if key > 0]
    assert rows == [key for key in whole.keys if key > 0][: len(rows)]
    assert all(whole.bursts[key].ids == first.bursts[key].ids for key in rows if key in whole.bursts)


def test_a_story_opens_closes_and_stays_open_while_it_grows(qtbot: QtBot, library: InventedLibrary) -> None:
    ids = story(library)
    model = model_of(library, load(library))
    inspect_model(model)
    closed, row = array("q", model.keys), model.row_of(ids[0]) or 0
    assert model.open_burst(row) == 2
    assert list(model.keys[row : row + 3]) == [ids[0], ids[2], ids[1]]
    assert said(model, ids[0]).endswith("Also in Tram and Quay +1, open")
    assert [model.index(each, 0).data(PLACE_ROLE).is_report for each in range(row, row + 3)] == [False, True, True]
    (late,) = post(library, "Harbour Bulletin", at=NOW - 3 * HOUR)
    with transaction(library.connection):
        stories.join(library.connection, late, ids[0])
    model.apply(load(library))
    row = model.row_of(ids[0]) or 0
    assert list(model.keys[row : row + 4]) == [ids[0], ids[2], ids[1], late]
    model.close_bursts()
    assert sorted(model.keys) == sorted(closed)
    assert model.bursts.all_ids([ids[0]]) == [ids[0], ids[2], ids[1], late]


def test_a_story_in_a_burst_opens_with_it_and_apart_from_it(library: InventedLibrary) -> None:
    ids = story(library, at=NOW - 30 * 60)
    post(library, SITES[0], 14, at=NOW - 10 * 60)
    model = model_of(library, load(library))
    burst = model.bursts.holding(ids[0])
    assert burst is not None, "the first report is one of many of its feed"
    before = array("q", model.keys)
    row = model.row_of(burst) or 0
    assert model.bursts.count(burst) == len(model.bursts.inside(burst)) + 2
    model.open_burst(row)
    model.open_burst(model.row_of(ids[0]) or 0)
    assert sorted(key for key in model.keys if key > 0) == sorted(entries.entry_ids(library.connection, ALL))
    model.close_burst(row)
    assert model.keys == before
    model.open_burst(row)
    assert ids[2] in model.keys, "as it was left"
    model.close_bursts()
    model.show(load(library))
    assert model.keys == before, "another list begins closed"
    assert not model.bursts.opened()


def test_a_change_of_what_is_closed_repaints_the_row_that_stands_for_it(library: InventedLibrary) -> None:
    ids = story(library)
    burst = post(library, SITES[1], 15, at=NOW - 4 * HOUR)
    model = model_of(library, load(library))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _: changed.append(model.keys[first.row()]))
    line = model.index(model.row_of(ids[0]) or 0, 0).data(PLACE_ROLE).story
    assert line.is_unread
    for each in (ids[2], burst[4]):
        changed.clear()
        model.refresh([each])
        assert changed == [model.bursts.holding(each)]
    with transaction(library.connection):
        statuses.mark_read(library.connection, ids, is_read=True, now=NOW)
    model.refresh(ids)
    assert not model.index(model.row_of(ids[0]) or 0, 0).data(PLACE_ROLE).story.is_unread


@pytest.mark.parametrize("seed", range(20))
def test_whatever_opens_leaves_or_joins_the_list_stays_whole(qtbot: QtBot, library: InventedLibrary, seed: int) -> None:
    chance = random.Random(seed)
    news = News(NOW - HOUR, entries.newest_entry_id(library.connection)) if chance.random() < 0.5 else None
    post(library, SITES[0], 16, at=NOW - 4 * HOUR)
    model = model_of(library, load(library, news=news))
    inspect_model(model)
    for _ in range(25):
        ids = entries.entry_ids(library.connection, ALL)
        with transaction(library.connection):
            match chance.randrange(5):
                case 0:
                    add_articles(library, chance.choice(SITES), [parsed_entry("More", "Text.", NOW - chance.randrange(DAY), 1)])
                case 1:
                    one, other = chance.sample(list(ids), 2)
                    if not stories.joined(library.connection, [one]):
                        stories.join(library.connection, EntryId(one), EntryId(other))
                case 2:
                    stories.separate(library.connection, EntryId(chance.choice(ids)))
                case 3:
                    gone = EntryId(chance.choice(ids))
                    statuses.hide(library.connection, [gone], NOW)
                    model.leave_out([gone])
        for row in chance.sample(range(len(model.keys)), 3):
            if row < len(model.keys):
                chance.choice([model.open_burst, model.close_burst])(row)
        if chance.random() < 0.7:
            model.apply(load(library, news=news))
            left = entries.entry_ids(library.connection, ALL)
            assert sorted(model.bursts.all_ids(model.keys)) == sorted(left)
        assert len(set(model.keys)) == len(model.keys)
        assert [str(model.index(row, 0).data(11)) for row in range(len(model.keys))]


def test_the_other_reports_stay_when_the_first_leaves_the_list(library: InventedLibrary) -> None:
    ids = story(library)
    model = model_of(library, load(library))
    row = model.row_of(ids[0]) or 0
    model.leave_out([ids[0]])
    assert list(model.keys[row : row + 2]) == [ids[2], ids[1]]
    assert ids[0] not in model.keys
    assert not model.index(row, 0).data(PLACE_ROLE).is_report
