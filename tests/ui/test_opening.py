"""The moment of opening: the list shows what is new and the article pane an article of the list in sight; nothing counts as read
before somebody reads.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.entry import ArticleLayout, EntryRow, Grouping, Mark, Order, View
from reader.domain.ids import EntryId
from reader.domain.news import News
from reader.domain.preferences import Preferences
from reader.storage import entries, news, preferences, statuses
from reader.storage.writer import transaction
from reader.ui.article.page import ReadingPlace, note_place
from reader.ui.data.nodes import Kind
from reader.ui.kit.pages import HEALTH, RHYTHM
from reader.ui.list import rows
from reader.ui.list.loading import Part, fold_key, part_key
from reader.ui.list.model import Divider, SectionHeader
from reader.ui.list.section_rows import header_words
from reader.ui.list.view import ListView
from reader.ui.shell.window import return_to_article
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

LONG = " ".join(["The light on the outer mole was seen from the fish hall at dawn."] * 400)


def end_visit(library: InventedLibrary, at: int = NOW - 9 * HOUR) -> None:
    with transaction(library.connection):
        news.note_use(library.connection, at)


def post(library: InventedLibrary, title: str, count: int, at: int = NOW - 60) -> list[EntryId]:
    with transaction(library.connection):
        return add_articles(library, title, [parsed_entry(f"{title} {n}", LONG, at - n * 300, n) for n in range(count)])


@pytest.fixture
def library(tmp_path: Path) -> InventedLibrary:
    """Six articles came after the last visit: four of one feed, and two."""
    made = invented_library(tmp_path / "library.sqlite", more=3)
    end_visit(made)
    post(made, "Byte Orchard", 4, NOW - 120)
    post(made, "Lantern Press", 2, NOW - 60)
    return made


@pytest.fixture
def opened(qtbot: QtBot, library: InventedLibrary, tmp_path: Path) -> WindowBench:
    bench = window_bench(library, tmp_path)
    bench.window.show()
    bench.window.activateWindow()
    settle(qtbot, bench)
    return bench


def open_as_left(library: InventedLibrary) -> None:
    with transaction(library.connection):
        preferences.save(library.connection, Preferences.look_opening.key, "left_off")


def fresh_ids(bench: WindowBench) -> list[int]:
    section = bench.window.parts.entries.model.section
    return list(section.ids) if section is not None else []


def shown(bench: WindowBench) -> int | None:
    article = bench.window.parts.article.article
    return article.entry_id if article is not None else None


def current(bench: WindowBench) -> int | None:
    row = bench.window.parts.entries.current()
    return row.entry_id if row is not None else None


def is_read(bench: WindowBench, entry_id: int) -> bool:
    bench.bridge.flush()
    return entries.entry_rows(bench.engine.connection, [EntryId(entry_id)])[0].is_read


def go(qtbot: QtBot, bench: WindowBench, name: str) -> None:
    bench.window.handlers.by_name[name]()
    settle(qtbot, bench)


def top_key(bench: WindowBench) -> int:
    view = bench.window.parts.entries.view
    return bench.window.parts.entries.model.keys[view.rowAt(0)]


def read_below(qtbot: QtBot, bench: WindowBench) -> int:
    """Somebody reads far down in the list."""
    lists = bench.window.parts.entries
    row = next(row for row in range(25, len(lists.model.keys)) if lists.model.keys[row] > 0)
    lists.view.open_row(row)
    settle(qtbot, bench)
    entry_id = current(bench)
    assert entry_id is not None
    return entry_id


def open_again(qtbot: QtBot, bench: WindowBench, folder: Path) -> WindowBench:
    bench.window.close()
    bench.window.deleteLater()
    again = window_bench(bench.engine.library, folder)
    again.window.show()
    again.window.activateWindow()
    settle(qtbot, again)
    return again


def test_the_window_opens_at_the_first_new_article_which_is_not_read_by_that(opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    first = fresh_ids(opened)[0]
    assert len(fresh_ids(opened)) == 6
    assert (current(opened), shown(opened), lists.marked_ids()) == (first, first, (first,))
    assert top_key(opened) == part_key(Part.NEW)
    assert lists.view.hasFocus()
    assert opened.window.parts.article.page.view.verticalScrollBar().value() == 0
    assert opened.window.parts.article.header.standing.text() == "1 of 6 new"
    assert not is_read(opened, first)
    assert not opened.engine.sent_of(commands.MarkRead)


def test_nothing_moves_after_the_first_paint(qtbot: QtBot, tmp_path: Path, library: InventedLibrary) -> None:
    bench = window_bench(library, tmp_path)
    lists, places, shows = bench.window.parts.entries, [], []
    pictures: list[int | None] = []

    def note() -> None:
        rows = [(lists.model.keys[row], lists.view.visualRect(lists.model.index(row, 0))) for row in lists.view.rows_in_view()]
        places.append([*rows, lists.view.viewport().size()])
        pictures.append(shown(bench))

    lists.view.painted.connect(note)
    bench.window.parts.article.article_changed.connect(lambda: shows.append(shown(bench)))
    bench.window.show()
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: len(places) > 0)
    QApplication.processEvents()
    settle(qtbot, bench)
    bench.window.repaint()
    lists.view.viewport().repaint()
    assert len(places) > 1
    assert all(each == places[0] for each in places)
    assert set(pictures) == {fresh_ids(bench)[0]}, "and the article is there with the first paint"
    assert shows == []


def turn_wheel(bench: WindowBench) -> None:
    viewport = bench.window.parts.article.page.view.viewport()
    place = QPointF(viewport.rect().center())
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        place,
        viewport.mapToGlobal(place),
        QPoint(),
        QPoint(0, -240),
        none,
        Qt.KeyboardModifier.NoModifier,
        phase,
        False,  # noqa: FBT003
    )
    QApplication.sendEvent(viewport, event)


SIGNS: dict[str, Callable[[WindowBench], object]] = {
    "space": lambda bench: QTest.keySequence(bench.window, "Space"),
    "next": lambda bench: QTest.keySequence(bench.window, "J"),
    "next unread": lambda bench: QTest.keySequence(bench.window, "N"),
    "press in it": lambda bench: QTest.mouseClick(
        bench.window.parts.article.page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 300)
    ),
    "wheel": turn_wheel,
    "click its row": lambda bench: QTest.mouseClick(
        bench.window.parts.entries.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=bench.window.parts.entries.view.visualRect(bench.window.parts.entries.view.currentIndex()).center(),
    ),
}


@pytest.mark.parametrize("sign", SIGNS)
def test_a_first_sign_of_reading_makes_it_read(qtbot: QtBot, opened: WindowBench, sign: str) -> None:
    first = fresh_ids(opened)[0]
    SIGNS[sign](opened)
    settle(qtbot, opened)
    assert is_read(opened, first)
    assert fresh_ids(opened)[0] == first, "and it stays in its place"


@pytest.mark.parametrize("what", ["arrow", "list scrolled", "another list", "star"])
def test_what_is_no_sign_of_reading_leaves_it_unread(qtbot: QtBot, opened: WindowBench, what: str) -> None:
    first, lists = fresh_ids(opened)[0], opened.window.parts.entries
    if what == "arrow":
        QTest.keyClick(lists.view, Qt.Key.Key_Down)
    elif what == "list scrolled":
        lists.view.verticalScrollBar().setValue(200)
    elif what == "another list":
        go(qtbot, opened, "go_today")
    else:
        QTest.keySequence(opened.window, "S")
    settle(qtbot, opened)
    assert not is_read(opened, first)


def test_n_walks_through_the_section_and_its_folds_and_then_on(qtbot: QtBot, opened: WindowBench) -> None:
    expected, seen = fresh_ids(opened), [current(opened)]
    for _ in range(5):
        QTest.keySequence(opened.window, "N")
        settle(qtbot, opened)
        seen.append(current(opened))
    assert seen == expected
    assert opened.window.parts.article.header.standing.text() == "6 of 6 new"
    QTest.keySequence(opened.window, "N")
    settle(qtbot, opened)
    assert current(opened) not in expected
    assert opened.window.parts.article.header.standing.text() == ""


def test_the_article_that_n_opens_is_the_one_named_below_the_text(qtbot: QtBot, opened: WindowBench) -> None:
    pane, seen = opened.window.parts.article, []
    for _ in range(4):
        qtbot.waitUntil(lambda: pane.page.is_finished)
        named = pane.page.view.document().toPlainText().partition("Read next:")[2].strip()
        QTest.keySequence(opened.window, "N")
        settle(qtbot, opened)
        seen.append((named, pane.article.title))
    assert all(named.startswith(title) for named, title in seen), seen
    lists = opened.window.parts.entries
    lists.view.open_row(len(lists.model.keys) - 1)
    following = lists.next_unread()
    QTest.keySequence(opened.window, "N")
    settle(qtbot, opened)
    assert current(opened) == following.entry_id, "from the top again"


def test_the_place_among_the_new_ones_follows_the_list(qtbot: QtBot, opened: WindowBench) -> None:
    lists, header = opened.window.parts.entries, opened.window.parts.article.header
    QTest.keySequence(opened.window, "N")
    settle(qtbot, opened)
    assert header.standing.text() == "2 of 6 new"
    lists.filter_bar.field.setText("Byte")
    settle(qtbot, opened)
    assert (shown(opened), header.standing.text()) == (fresh_ids(opened)[0], "1 of 4 new")
    lists.filter_bar.field.setText("")
    settle(qtbot, opened)
    assert header.standing.text() == "2 of 6 new"
    lists.arrangements.keep_order(View.ALL, Order.OLDEST)
    lists.arrange_menu.arranged.emit()
    settle(qtbot, opened)
    assert header.standing.text() == f"{fresh_ids(opened).index(shown(opened) or 0) + 1} of 6 new" == "4 of 6 new"
    opened.window.handlers.palette.search_for("Lantern")
    settle(qtbot, opened)
    assert header.standing.text() == ""


@pytest.mark.parametrize("width", [1000, 1280, 1800])
@pytest.mark.parametrize("layout", [ArticleLayout.LIST, ArticleLayout.CARDS])
def test_the_place_among_the_new_ones_is_above_the_text(
    qtbot: QtBot, opened: WindowBench, layout: ArticleLayout, width: int
) -> None:
    article = opened.window.parts.article
    opened.window.parts.entries.set_layout(layout)
    opened.window.resize(width, 800)
    settle(qtbot, opened)
    if article.isHidden():
        opened.window.parts.panes.toggle_article()
        settle(qtbot, opened)
    view, label = article.page.view, article.header.standing
    QApplication.processEvents()
    text = view.viewport().mapToGlobal(view.cursorRect().topLeft()).x()
    assert label.text() == "1 of 6 new"
    assert label.mapToGlobal(QPoint(0, 0)).x() == text


def test_keys_open_and_close_a_fold(opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    key = fold_key(opened.engine.library.feed_ids["Byte Orchard"])
    row = lists.model.row_of(key)
    assert row is not None
    lists.view.go_to(row)
    for press, is_open in (
        (Qt.Key.Key_Right, True),
        (Qt.Key.Key_Left, False),
        (Qt.Key.Key_Return, True),
        (Qt.Key.Key_Return, False),
    ):
        QTest.keyClick(lists.view, press)
        assert lists.model.bursts.is_open(key) is is_open
    QTest.keyClick(lists.view, Qt.Key.Key_Right)
    QTest.keyClick(lists.view, Qt.Key.Key_Down)
    QTest.keyClick(lists.view, Qt.Key.Key_Left)
    assert (lists.view.current_key(), lists.model.bursts.is_open(key)) == (key, False)


def test_a_fold_among_cards_says_how_many_and_then_of_which_feed(
    qtbot: QtBot, opened: WindowBench, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, opened)
    view = opened.window.parts.entries.view
    row = view._list.row_of(fold_key(library.feed_ids["Byte Orchard"]))
    assert row is not None
    said: list[str] = []
    monkeypatch.setattr(rows, "text_line", lambda *a, **_: said.append(a[4]))
    view.viewport().repaint(view.visualRect(view._list.index(row, 0)))
    assert ("+3", "Byte Orchard") in pairwise(said)


def test_the_byline_of_an_open_article_follows_the_day(qtbot: QtBot, opened: WindowBench) -> None:
    def byline() -> str:
        return opened.window.parts.article.page.view.document().begin().text()

    assert "Today, 10:41" in byline()
    for day, text in ((1, "Yesterday, 10:41"), (2, "15 May 2026, 10:41")):
        opened.clock.at = NOW + day * DAY
        opened.window._update_times()
        settle(qtbot, opened)
        assert text in byline()


def click_row(bench: WindowBench, key: int) -> None:
    lists = bench.window.parts.entries
    row = lists.model.row_of(key)
    assert row is not None
    place = lists.view.visualRect(lists.model.index(row, 0)).center()
    QTest.mouseClick(lists.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_at_a_fold_commands_act_on_the_article_that_is_shown(qtbot: QtBot, opened: WindowBench) -> None:
    first, article = fresh_ids(opened)[0], opened.window.parts.article
    key = fold_key(opened.engine.library.feed_ids["Byte Orchard"])
    QTest.keySequence(opened.window, "Space")
    click_row(opened, key)
    settle(qtbot, opened)
    assert (opened.window.parts.entries.view.current_key(), shown(opened)) == (key, first)
    QTest.keySequence(opened.window, "M")
    settle(qtbot, opened)
    assert not is_read(opened, first)
    article.header.read.click()
    settle(qtbot, opened)
    assert is_read(opened, first)
    QTest.keySequence(opened.window, "L")
    article.header.star.click()
    settle(qtbot, opened)
    (row,) = entries.entry_rows(opened.engine.connection, [EntryId(first)])
    assert row.marks == {Mark.STARRED, Mark.LATER}
    article.show_article(None)
    assert not any(opened.window.actions_by_name[name].isEnabled() for name in ("toggle_read", "toggle_star", "hide_articles"))


def test_full_stop_walks_between_what_is_new_and_where_somebody_left_off(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench
) -> None:
    there = read_below(qtbot, opened)
    end_visit(opened.engine.library, NOW - HOUR)
    post(opened.engine.library, "Tram and Quay", 2)
    again = open_again(qtbot, opened, tmp_path)
    first = fresh_ids(again)[0]
    assert len(fresh_ids(again)) == 2
    seen = [current(again)]
    for _ in range(3):
        QTest.keySequence(again.window, ".")
        settle(qtbot, again)
        seen.append(current(again))
        assert shown(again) == current(again)
    assert seen == [first, there, first, there]
    line = again.window.parts.entries.left_line
    QTest.keySequence(again.window, ".")
    settle(qtbot, again)
    assert line.isVisible() or again.window.parts.entries.model.row_of(part_key(Part.LEFT_OFF)) is not None


def test_full_stop_goes_to_the_first_new_article_that_is_unread(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    there = read_below(qtbot, opened)
    end_visit(opened.engine.library, NOW - HOUR)
    post(opened.engine.library, "Tram and Quay", 9)
    again = open_again(qtbot, opened, tmp_path)
    lists, new = again.window.parts.entries, fresh_ids(again)
    again.engine.submit(commands.MarkRead(tuple(EntryId(each) for each in new[:7])))
    again.bridge.flush()
    settle(qtbot, again)
    seen = []
    for _ in range(3):
        QTest.keySequence(again.window, ".")
        settle(qtbot, again)
        seen.append(current(again))
        assert lists.view.viewport().rect().intersects(lists.view.visualRect(lists.view.currentIndex()))
    assert seen == [new[7], there, new[7]]
    assert not is_read(again, new[7]), "it was put there"
    again.engine.submit(commands.MarkRead(tuple(EntryId(each) for each in new)))
    again.bridge.flush()
    QTest.keySequence(again.window, ".")
    settle(qtbot, again)
    assert current(again) == new[0], "all are read"


def read_half(qtbot: QtBot, bench: WindowBench, entry_id: int) -> ReadingPlace:
    """Somebody reads a long article to its middle; return where that is."""
    row = bench.window.parts.entries.rows.row_of(entry_id)
    assert row is not None
    bench.window.parts.entries.view.open_row(row)
    settle(qtbot, bench)
    view = bench.window.parts.article.page.view
    qtbot.waitUntil(lambda: bench.window.parts.article.page.is_finished)
    view.verticalScrollBar().setValue(round(view.verticalScrollBar().maximum() * 0.6))
    settle(qtbot, bench)
    place = note_place(view)
    assert place is not None
    return place


def percent_of(bench: WindowBench, entry_id: int) -> int:
    lists = bench.window.parts.entries
    row = lists.rows.row_of(entry_id)
    entry = lists.model.entry(row) if row is not None else None
    return entry.read_percent


def test_the_article_that_was_left_says_how_far_it_was_read_and_opens_there(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench
) -> None:
    left = fresh_ids(opened)[2]
    before = read_half(qtbot, opened, left)
    end_visit(opened.engine.library, NOW - HOUR)
    post(opened.engine.library, "Tram and Quay", 2)
    again = open_again(qtbot, opened, tmp_path)
    assert shown(again) == fresh_ids(again)[0]
    assert 55 < percent_of(again, left) < 70
    lists = again.window.parts.entries
    assert f"{percent_of(again, left)} % read" in lists.model.index(lists.rows.row_of(left) or 0, 0).data(
        Qt.ItemDataRole.AccessibleTextRole
    )
    third = open_again(qtbot, again, tmp_path)
    assert percent_of(third, left) > 55, "not opened yet"
    QTest.keySequence(third.window, ".")
    settle(qtbot, third)
    view = third.window.parts.article.page.view
    qtbot.waitUntil(lambda: third.window.parts.article.page.is_finished)
    settle(qtbot, third)
    place = note_place(view)
    assert shown(third) == left
    assert (place.number, place.beginnings) == (before.number, before.beginnings)
    assert abs(place.hidden - before.hidden) < 2
    assert percent_of(third, left) == 0, "it is open"
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    fourth = open_again(qtbot, third, tmp_path)
    assert percent_of(fourth, left) == 0, "read to its end"


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[]",
        "{",
        "7",
        '{"entry_id": 1}',
        '{"entry_id": "x", "characters": 1, "number": 1, "hidden": 1, "percent": 50}',
        '{"entry_id": 1, "characters": 1, "number": -1, "hidden": 1, "percent": 50}',
        '{"entry_id": 1, "characters": 1, "number": 1, "hidden": 1e999, "percent": 50}',
        '{"entry_id": 1, "characters": 1, "number": 1, "hidden": 1, "percent": 4000}',
    ],
)
def test_a_damaged_place_of_an_article_is_none(opened: WindowBench, stored: str) -> None:
    page = opened.window.parts.article.page
    opened.window.parts.settings.setValue("window/article", stored)
    return_to_article(opened.window.parts.settings, page)
    assert page.left is None


def test_only_a_list_that_was_left_says_where(qtbot: QtBot, opened: WindowBench) -> None:
    lists, feeds = opened.window.parts.entries, opened.engine.library.feed_ids

    def said() -> str:
        settle(qtbot, opened)
        row = lists.model.row_of(part_key(Part.LEFT_OFF))
        item = lists.model.item(row) if row is not None else None
        assert isinstance(item, Divider)
        return item.title

    assert said() == "Where you left off"
    opened.window.parts.subscriptions.select((Kind.FEED, feeds["Byte Orchard"]))
    assert said() == "Earlier", "nobody was here before"
    go(qtbot, opened, "go_all")
    opened.window.parts.subscriptions.select((Kind.FEED, feeds["Byte Orchard"]))
    assert said() == "Where you left off"


def test_the_line_at_the_lower_edge_leads_to_the_divider_while_that_is_below(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    assert not lists.left_line.isVisible()
    opened.window.resize(opened.window.width(), 360)
    qtbot.waitUntil(lists.left_line.isVisible)
    below = lists.model.row_of(part_key(Part.LEFT_OFF))
    assert below is not None
    target = lists.model.entry(below + 1)
    assert lists.left_line.accessibleName() == f"Where you left off: {target.title}"
    assert lists.left_line.height() == 36
    toast = opened.window.parts.messages.toast
    toast.say("Marked as read: 3 articles", "Undo", lambda: None)
    at_edge = opened.window.height() - toast.geometry().bottom()
    line = QRect(lists.left_line.mapTo(opened.window, QPoint()), lists.left_line.size())
    assert toast.isVisible()
    assert not toast.geometry().intersects(line), "a message covers no words"
    lists.left_line.click()
    settle(qtbot, opened)
    assert not lists.left_line.isVisible()
    assert opened.window.height() - toast.geometry().bottom() < at_edge
    assert current(opened) == target.entry_id == shown(opened)


def test_where_somebody_left_off_can_be_what_the_window_shows(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    there = read_below(qtbot, opened)
    scrolled = opened.window.parts.entries.view.verticalScrollBar().value()
    end_visit(opened.engine.library, NOW - 8 * HOUR - 8 * 60)
    post(opened.engine.library, "Tram and Quay", 2)
    open_as_left(opened.engine.library)
    again = open_again(qtbot, opened, tmp_path)
    lists = again.window.parts.entries
    button = lists.new_articles_button
    assert (current(again), shown(again)) == (there, there)
    assert scrolled > 0
    assert lists.view.verticalScrollBar().value() > 0
    assert button.isVisible()
    assert button.text() == "2 new since 02:34"
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(lists.view, Qt.Key.Key_Escape)
    assert not button.isVisible()
    again.engine.post("Lantern Press", 1)
    lists.check_for_new()
    settle(qtbot, again)
    assert not button.isVisible(), "for this visit"
    QTest.keySequence(again.window, ".")
    settle(qtbot, again)
    assert current(again) == fresh_ids(again)[0] == shown(again)
    assert len(fresh_ids(again)) == 3


def test_the_button_goes_once_the_new_articles_are_in_view(qtbot: QtBot, tmp_path: Path, library: InventedLibrary) -> None:
    open_as_left(library)
    first = window_bench(library, tmp_path)
    first.window.show()
    settle(qtbot, first)
    lists = first.window.parts.entries
    assert not lists.new_articles_button.isVisible(), "nobody left off anywhere yet"
    assert current(first) == fresh_ids(first)[0]
    read_below(qtbot, first)
    again = open_again(qtbot, first, tmp_path)
    button = again.window.parts.entries.new_articles_button
    assert button.isVisible()
    again.window.parts.entries.view.verticalScrollBar().setValue(0)
    qtbot.waitUntil(button.isHidden)


def test_the_button_leads_to_what_is_new(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    read_below(qtbot, opened)
    open_as_left(opened.engine.library)
    again = open_again(qtbot, opened, tmp_path)
    lists = again.window.parts.entries
    assert lists.new_articles_button.text() == "6 new since 01:42"
    lists.new_articles_button.click()
    settle(qtbot, again)
    assert not lists.new_articles_button.isVisible()
    assert (current(again), top_key(again)) == (fresh_ids(again)[0], part_key(Part.NEW))


def test_what_comes_later_waits_and_joins_the_same_section(qtbot: QtBot, opened: WindowBench) -> None:
    lists, before = opened.window.parts.entries, fresh_ids(opened)
    (later,) = opened.engine.post("Tram and Quay", 1, NOW)
    lists.check_for_new()
    settle(qtbot, opened)
    assert fresh_ids(opened) == before
    assert lists.new_articles_button.text() == "1 new article"
    QTest.keySequence(opened.window, ".")
    settle(qtbot, opened)
    assert set(fresh_ids(opened)) == {later, *before}
    assert current(opened) == later


@pytest.mark.parametrize("width", [1280, 1000])
def test_the_button_covers_no_word_of_the_section(qtbot: QtBot, tmp_path: Path, width: int) -> None:
    made = invented_library(tmp_path / "library.sqlite", more=3)
    end_visit(made, NOW - 33 * HOUR)
    post(made, "Byte Orchard", 4, NOW - 120)
    bench = window_bench(made, tmp_path)
    bench.window.resize(width, 700)
    bench.window.show()
    settle(qtbot, bench)
    lists = bench.window.parts.entries
    bench.engine.post("Tram and Quay", 1, NOW)
    lists.check_for_new()
    settle(qtbot, bench)
    button, header = lists.new_articles_button, lists.model.item(0)
    assert button.isVisible()
    assert isinstance(header, SectionHeader)
    assert min(header_words(header), lists.width() - button.width()) <= button.x() + 3, "but for its shadow, and as far as it can"
    assert button.geometry().right() < lists.width()


def test_a_window_used_again_after_a_pause_has_the_button_and_does_not_jump(qtbot: QtBot, opened: WindowBench) -> None:
    lists, there = opened.window.parts.entries, read_below(qtbot, opened)
    scrolled = lists.view.verticalScrollBar().value()
    end_visit(opened.engine.library, NOW - HOUR)
    turned = News(NOW - HOUR, entries.newest_entry_id(opened.engine.connection))
    (later,) = opened.engine.post("Tram and Quay", 1, NOW)
    opened.window.handle_events((events.NewsTurned(turned),))
    settle(qtbot, opened)
    assert (current(opened), lists.view.verticalScrollBar().value()) == (there, scrolled)
    assert lists.new_articles_button.text() == "1 new since 09:42"
    lists.new_articles_button.click()
    settle(qtbot, opened)
    assert fresh_ids(opened) == [later] == [current(opened)]


def test_another_list_opens_at_its_new_articles_once_in_a_visit(qtbot: QtBot, opened: WindowBench) -> None:
    sidebar, feed = opened.window.parts.subscriptions, opened.engine.library.feed_ids["Byte Orchard"]
    there = read_below(qtbot, opened)
    sidebar.select((Kind.FEED, feed))
    settle(qtbot, opened)
    assert (current(opened), top_key(opened)) == (fresh_ids(opened)[0], part_key(Part.NEW))
    QTest.keySequence(opened.window, "J")
    settle(qtbot, opened)
    second = current(opened)
    go(qtbot, opened, "go_all")
    assert current(opened) == there == shown(opened)
    sidebar.select((Kind.FEED, feed))
    settle(qtbot, opened)
    assert current(opened) == second == shown(opened)


def test_a_list_without_news_opens_at_its_first_unread_article(qtbot: QtBot, opened: WindowBench) -> None:
    opened.window.parts.subscriptions.select((Kind.FEED, opened.engine.library.feed_ids["The Tidewater Almanac"]))
    settle(qtbot, opened)
    entry = opened.window.parts.entries.current()
    assert not entry.is_read
    assert shown(opened) == entry.entry_id
    assert not is_read(opened, entry.entry_id)
    assert not fresh_ids(opened)


@pytest.mark.parametrize("name", ["go_all", "go_today", "go_unread", "go_starred", "go_later", "go_for_you"])
def test_the_article_always_belongs_to_the_list_that_is_shown(qtbot: QtBot, opened: WindowBench, name: str) -> None:
    read_below(qtbot, opened)
    go(qtbot, opened, name)
    lists = opened.window.parts.entries
    assert shown(opened) == current(opened)
    if lists.model.keys:
        assert current(opened) in lists.rows.all_ids()
    else:
        assert shown(opened) is None
        assert opened.window.parts.article.hint.text() == lists.empty.title != ""


@pytest.mark.parametrize(("read", "first"), [(1, "Lantern Press 1"), (20, "Byte Orchard 0")])
def test_a_list_of_folded_articles_alone_opens_the_first_unread_or_the_first(
    qtbot: QtBot, tmp_path: Path, read: int, first: str
) -> None:
    """As after the import of feeds that post much: all of today's articles are folded."""
    library = invented_library(tmp_path / "library.sqlite", more=0)
    with transaction(library.connection):
        library.connection.execute("UPDATE entry_status SET is_removed = 1")
    ids = [*post(library, "Byte Orchard", 20), *post(library, "Lantern Press", 20, NOW - 2 * HOUR)]
    numbers = {row.title: row.entry_id for row in entries.entry_rows(library.connection, ids)}
    gone = [EntryId(number) for title, number in numbers.items() if title[:4] == "Byte" or int(title.split()[-1]) < read]
    with transaction(library.connection):
        statuses.mark_read(library.connection, gone, is_read=True, now=NOW)
    bench = window_bench(library, tmp_path)
    bench.window.show()
    settle(qtbot, bench)
    assert current(bench) == shown(bench) == numbers[first]
    assert is_read(bench, numbers[first]) is (first == "Byte Orchard 0")


def test_a_list_whose_last_article_is_hidden_says_why_it_is_empty(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    opened.window.parts.subscriptions.select((Kind.FEED, opened.engine.library.feed_ids["Lantern Press"]))
    settle(qtbot, opened)
    opened.window.parts.submit(commands.HideEntries(tuple(lists.rows.all_ids())))
    opened.bridge.flush()
    settle(qtbot, opened)
    assert (lists.body.is_list_shown, lists.empty.title) == (False, "No articles")


def test_a_filter_without_match_leaves_no_article_and_its_end_brings_one(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    opened.window.handlers.reading.filter_list()
    lists.filter_bar.field.setText("zeppelin")
    settle(qtbot, opened)
    assert (shown(opened), current(opened)) == (None, None)
    assert opened.window.parts.article.hint.text() == "No results"
    lists.filter_bar.close_bar()
    settle(qtbot, opened)
    assert shown(opened) == current(opened) == fresh_ids(opened)[0]


def test_clear_ends_a_filter_that_leaves_nothing_new(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    opened.window.handlers.reading.filter_list()
    lists.filter_bar.field.setText("tide")
    settle(qtbot, opened)
    row = lists.model.row_of(part_key(Part.NO_MATCH))
    assert row == 0
    assert shown(opened) == current(opened) is not None
    lists.view.setFocus()
    lists.view.go_to(row)
    QTest.keyClick(lists.view, Qt.Key.Key_Return)
    settle(qtbot, opened)
    assert lists.filter_bar.isHidden()
    assert len(fresh_ids(opened)) == 6


def test_a_search_has_no_section_and_keeps_the_chosen_result(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    opened.window.handlers.going.search()
    lists.header.field.setText("tide")
    settle(qtbot, opened)
    assert not fresh_ids(opened)
    assert shown(opened) == current(opened) == lists.rows.all_ids()[0]
    QTest.keySequence(opened.window, "J")
    lists.view.step(1)
    settle(qtbot, opened)
    chosen = current(opened)
    lists.header.field.setText("tid")
    settle(qtbot, opened)
    assert current(opened) == chosen == shown(opened)


@pytest.mark.parametrize("page", [HEALTH, RHYTHM])
def test_escape_leads_from_a_page_back_to_the_same_article_and_place(qtbot: QtBot, opened: WindowBench, page: str) -> None:
    there, lists = read_below(qtbot, opened), opened.window.parts.entries
    bar = opened.window.parts.article.page.view.verticalScrollBar()
    bar.setValue(min(90, bar.maximum()))
    before = (lists.view.verticalScrollBar().value(), bar.value())
    opened.window.handlers.pages.show_page(page)
    settle(qtbot, opened)
    focus = opened.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    settle(qtbot, opened)
    assert opened.window.parts.panes.pages.shown == ""
    assert (current(opened), shown(opened)) == (there, there)
    assert (lists.view.verticalScrollBar().value(), bar.value()) == before
    assert lists.view.hasFocus()


def test_oldest_first_opens_with_the_section_at_the_top(qtbot: QtBot, tmp_path: Path, library: InventedLibrary) -> None:
    post(library, "Tram and Quay", 3)
    post(library, "Small Observatory", 3)
    post(library, "Slow Compiler", 3)
    bench = window_bench(library, tmp_path)
    bench.window.parts.entries.arrangements.keep_order(View.ALL, Order.OLDEST)
    again = open_again(qtbot, bench, tmp_path)
    assert top_key(again) == part_key(Part.NEW)
    assert current(again) == fresh_ids(again)[0] == shown(again)
    assert not again.window.parts.entries.left_line.isVisible()


def test_nothing_new_opens_where_somebody_was(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    there = read_below(qtbot, opened)
    end_visit(opened.engine.library, NOW - HOUR)
    again = open_again(qtbot, opened, tmp_path)
    lists = again.window.parts.entries
    assert (current(again), shown(again)) == (there, there)
    assert lists.view.viewport().rect().contains(lists.view.visualRect(lists.view.currentIndex()))
    assert lists.model.keys[:2].tolist() == [part_key(Part.NOTHING_NEW), part_key(Part.LEFT_OFF)]
    assert not lists.new_articles_button.isVisible()
    lists.view.scrollToTop()
    assert len(colors_of_first_row(lists.view)) > 1
    again.engine.post("Tram and Quay", 1, NOW)
    lists.check_for_new()
    settle(qtbot, again)
    assert lists.new_articles_button.isVisible()
    assert len(colors_of_first_row(lists.view)) == 1, "nobody reads that nothing is new below what is"
    QTest.keyClick(lists.view, Qt.Key.Key_Escape)
    lists.check_for_new()
    settle(qtbot, again)
    assert not lists.new_articles_button.isVisible()
    assert len(colors_of_first_row(lists.view)) == 1, "it waits still"


def test_nothing_new_opens_deep_in_the_list_where_somebody_was(qtbot: QtBot, tmp_path: Path) -> None:
    made = invented_library(tmp_path / "library.sqlite", more=12)
    end_visit(made)
    first = window_bench(made, tmp_path)
    first.window.show()
    settle(qtbot, first)
    lists = first.window.parts.entries
    row = max(row for row, key in enumerate(lists.model.keys) if key > 0)
    assert row > 100
    lists.view.open_row(row)
    settle(qtbot, first)
    there = current(first)
    end_visit(made, NOW - HOUR)
    again = open_again(qtbot, first, tmp_path)
    assert (current(again), shown(again)) == (there, there)
    assert again.window.parts.entries.model.keys[0] == part_key(Part.NOTHING_NEW)


def colors_of_first_row(view: ListView) -> set[int]:
    picture = view.viewport().grab(view.visualRect(view.model().index(0, 0))).toImage()
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


def test_a_visit_in_which_nothing_was_read_does_not_move_where_somebody_left_off(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench
) -> None:
    there = read_below(qtbot, opened)
    for hours in (8, 7):
        end_visit(opened.engine.library, NOW - hours * HOUR)
        post(opened.engine.library, "Tram and Quay", 2, NOW - hours * 60)
        opened = open_again(qtbot, opened, tmp_path)
        assert current(opened) == fresh_ids(opened)[0]
    QTest.keySequence(opened.window, ".")
    settle(qtbot, opened)
    assert current(opened) == there


def test_a_week_away_is_offered_to_mark_older_articles_and_undo_takes_it_back(qtbot: QtBot, tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite", more=3)
    end_visit(library, NOW - 8 * DAY)
    (old,) = post(library, "Byte Orchard", 1, NOW - 4 * DAY)
    (new,) = post(library, "Lantern Press", 1)
    bench = window_bench(library, tmp_path)
    bench.window.show()
    settle(qtbot, bench)
    lists = bench.window.parts.entries
    row = lists.model.row_of(part_key(Part.OLDER))
    assert row == 1
    place = lists.view.visualRect(lists.model.index(row, 0)).center()
    QTest.mouseClick(lists.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(qtbot, bench)
    assert (is_read(bench, old), is_read(bench, new)) == (True, False)
    assert lists.model.row_of(part_key(Part.OLDER)) is None
    bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, bench)
    assert not is_read(bench, old)
    assert set(fresh_ids(bench)) == {old, new}


@pytest.mark.parametrize("layout", [ArticleLayout.CARDS, ArticleLayout.PAGE])
def test_cards_and_one_page_keep_the_section(qtbot: QtBot, opened: WindowBench, layout: ArticleLayout) -> None:
    lists, first = opened.window.parts.entries, fresh_ids(opened)[0]
    lists.set_layout(layout)
    settle(qtbot, opened)
    assert fresh_ids(opened)[0] == first == current(opened)
    assert not is_read(opened, first)
    assert lists.rows.all_ids()[:6] == fresh_ids(opened)
    opened.window.grab()
    go(qtbot, opened, "go_unread")
    go(qtbot, opened, "go_all")
    assert fresh_ids(opened)[0] == first


@pytest.mark.parametrize("was_read", [False, True])
def test_full_stop_scrolls_the_page_to_where_somebody_left_off(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench, *, was_read: bool
) -> None:
    if was_read:
        read_below(qtbot, opened)
        end_visit(opened.engine.library, NOW - HOUR)
        post(opened.engine.library, "Tram and Quay", 2)
        opened = open_again(qtbot, opened, tmp_path)
    lists, page = opened.window.parts.entries, opened.window.parts.article.page
    there, _ = lists.opening.left_at()
    lists.set_layout(ArticleLayout.PAGE)
    settle(qtbot, opened)
    first, sent = fresh_ids(opened)[0], len(opened.engine.sent_of(commands.MarkRead))
    assert (current(opened), page.stream.current) == (first, first)
    for goal in (there, first, there):
        QTest.keySequence(opened.window, ".")
        settle(qtbot, opened)
        section = page.stream.section(goal)
        assert (current(opened), shown(opened), page.stream.current) == (goal, goal, goal)
        assert 0 <= page.stream.top_of(section) - page.view.verticalScrollBar().value() < page.view.viewport().height() / 2
        assert page.view.hasFocus()
    assert len(opened.engine.sent_of(commands.MarkRead)) == sent


def test_one_page_shows_what_the_list_has_above_an_article(qtbot: QtBot, opened: WindowBench) -> None:
    lists, page = opened.window.parts.entries, opened.window.parts.article.page
    first = fresh_ids(opened)[0]
    lists.set_layout(ArticleLayout.PAGE)
    settle(qtbot, opened)
    old, _ = lists.opening.left_at()
    QTest.keySequence(opened.window, ".")
    settle(qtbot, opened)
    above = {each.entry_id: each.heading for each in page.stream.sections if each.heading}
    assert above == {first: "New since 01:42", old: "Where you left off"}
    text = page.view.document().toPlainText()
    assert text.index(above[first]) < text.index("Lantern Press 0") < text.index("\nWhere you left off\n")
    start = page.stream.section(old).start.position()
    assert text[start:].startswith("Where you left off\n"), "going there shows the heading too"


def test_start_reading_opens_the_first_unread_article(qtbot: QtBot, opened: WindowBench) -> None:
    opened.window.handlers.pages.go_health()
    opened.window.handlers.reading.start_reading()
    settle(qtbot, opened)
    lists = opened.window.parts.entries
    assert lists.selection.view is View.UNREAD
    assert opened.window.parts.panes.pages.shown == ""
    assert current(opened) == shown(opened) == lists.rows.all_ids()[0]
    assert lists.view.hasFocus()


def test_a_start_reads_no_more_than_it_did(tmp_path: Path, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    statements: list[str] = []
    from reader.ui.shell import parts

    real = parts.open_reader

    def watched(path: Path) -> object:
        connection = real(path)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(parts, "open_reader", watched)
    window_bench(library, tmp_path)
    reads = [each for each in statements if each.lstrip().upper().startswith(("SELECT", "WITH"))]
    assert len(reads) <= 30, "50 before lists opened at what is new"


def test_opened_rows_of_a_folded_feed_are_as_low_as_in_its_own_list(
    qtbot: QtBot, opened: WindowBench, library: InventedLibrary
) -> None:
    lists = opened.window.parts.entries
    row = lists.model.row_of(fold_key(library.feed_ids["Byte Orchard"]))
    assert row is not None
    lists.model.open_burst(row)
    inside = range(row + 1, row + 4)
    assert [lists.view.rowHeight(each) for each in inside] == [50, 50, 50]
    assert lists.view.rowHeight(row - 1) == 98
    names: list[str] = []
    lists.view.itemDelegate()._pictures.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "paint_tile", lambda *args: names.append(args[4]))
        lists.view.viewport().repaint()
    assert names.count("Byte Orchard") == 1, "the row above the fold"
    opened.window.parts.preferences.take("look.density", "compact")
    assert [lists.view.rowHeight(each) for each in inside] == [32, 32, 32]
    lists.model.close_burst(row)
    assert {lists.view.rowHeight(each) for each, key in enumerate(lists.model.keys) if key > 0} == {62}


def test_a_list_without_news_gives_way_to_one_that_has_some(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    feeds = opened.engine.library.feed_ids
    opened.window.parts.subscriptions.select((Kind.FEED, feeds["The Tidewater Almanac"]))
    settle(qtbot, opened)
    again = open_again(qtbot, opened, tmp_path)
    assert again.window.parts.entries.selection.view is View.ALL
    assert current(again) == fresh_ids(again)[0]
    again.window.parts.subscriptions.select((Kind.FEED, feeds["Byte Orchard"]))
    settle(qtbot, again)
    third = open_again(qtbot, again, tmp_path)
    assert third.window.parts.entries.selection.feed_id == feeds["Byte Orchard"]
    assert current(third) == fresh_ids(third)[0]


def test_a_window_shown_again_opens_at_what_came_meanwhile(qtbot: QtBot, opened: WindowBench) -> None:
    lists, there = opened.window.parts.entries, read_below(qtbot, opened)
    end_visit(opened.engine.library, NOW - HOUR)
    turned = News(NOW - HOUR, entries.newest_entry_id(opened.engine.connection))
    opened.window.hide()
    opened.window.handle_events((events.NewsTurned(turned),))
    (later,) = opened.engine.post("Tram and Quay", 1, NOW)
    opened.window.show()
    assert fresh_ids(opened) == [later] == [current(opened)], "before anything is awaited"
    settle(qtbot, opened)
    assert (current(opened), shown(opened), top_key(opened)) == (later, later, part_key(Part.NEW))
    QTest.keySequence(opened.window, ".")
    settle(qtbot, opened)
    assert current(opened) == there
    assert not lists.new_articles_button.isVisible()


def leave_unread(qtbot: QtBot, bench: WindowBench) -> EntryId:
    """Somebody reads far down among the unread articles and leaves; the article that follows there is returned."""
    go(qtbot, bench, "go_unread")
    read_below(qtbot, bench)
    (follows, *_) = bench.window.parts.entries.rows.ids_beside(1)
    end_visit(bench.engine.library, NOW - 8 * HOUR)
    post(bench.engine.library, "Tram and Quay", 5)
    return follows


def test_full_stop_leads_on_from_an_article_that_is_gone_from_the_list(qtbot: QtBot, tmp_path: Path, opened: WindowBench) -> None:
    follows = leave_unread(qtbot, opened)
    again = open_again(qtbot, opened, tmp_path)
    lists, first = again.window.parts.entries, fresh_ids(again)[0]
    assert lists.selection.view is View.UNREAD
    seen = []
    for _ in range(3):
        QTest.keySequence(again.window, ".")
        settle(qtbot, again)
        seen.append(current(again))
        assert shown(again) == current(again)
        assert lists.view.viewport().rect().intersects(lists.view.visualRect(lists.view.currentIndex()))
    assert seen == [follows, first, follows]
    assert not is_read(again, follows), "it was put there"
    lists.view.verticalScrollBar().setValue(0)
    again.window.resize(again.window.width(), 360)
    qtbot.waitUntil(lists.left_line.isVisible)
    title = entries.entry_rows(again.engine.connection, [follows])[0].title
    assert lists.left_line.accessibleName() == f"Where you left off: {title}"


def test_a_list_opened_as_left_goes_on_after_an_article_that_is_gone_from_it(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench
) -> None:
    follows = leave_unread(qtbot, opened)
    open_as_left(opened.engine.library)
    again = open_again(qtbot, opened, tmp_path)
    lists = again.window.parts.entries
    assert lists.selection.view is View.UNREAD
    assert (current(again), shown(again)) == (follows, follows)
    assert lists.view.viewport().rect().contains(lists.view.visualRect(lists.view.currentIndex()))
    assert lists.view.verticalScrollBar().value() > 0
    assert not is_read(again, follows)
    assert lists.new_articles_button.isVisible()
    assert lists.new_articles_button.text() == "5 new since 02:42"
    QTest.keySequence(again.window, "N")
    settle(qtbot, again)
    assert is_read(again, follows)
    assert lists.view.verticalScrollBar().value() > 0


def test_what_was_announced_is_shown_though_it_is_not_counted_yet(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    (came,) = post(opened.engine.library, "Lantern Press", 1, NOW - 10)
    lists.show_arrived()
    settle(qtbot, opened)
    assert came in lists.model.keys


def test_a_search_opens_at_its_best_hit_though_the_open_article_is_another(qtbot: QtBot, opened: WindowBench) -> None:
    lists = opened.window.parts.entries
    opened.window.handlers.going.search()
    lists.header.field.setText("tide")
    settle(qtbot, opened)
    hits = lists.rows.all_ids()
    assert len(hits) > 2
    lists.header.close_search()
    settle(qtbot, opened)
    row = lists.rows.row_of(hits[-1])
    assert row is not None
    lists.view.open_row(row)
    opened.window.handlers.going.search()
    for text in ("tid", "tide"):
        lists.header.field.setText(text)
        settle(qtbot, opened)
        assert current(opened) == shown(opened) == lists.rows.all_ids()[0]
        assert lists.view.verticalScrollBar().value() == 0
    lists.view.step(1)
    settle(qtbot, opened)
    chosen = current(opened)
    lists.header.field.setText("tid")
    settle(qtbot, opened)
    assert current(opened) == chosen == shown(opened)
    for text in ("byte", "letter"):
        lists.header.field.setText(text)
        settle(qtbot, opened)
        assert current(opened) == lists.rows.all_ids()[0], "once it is gone, the best hit again"


def test_the_line_at_the_lower_edge_names_the_article_that_a_filter_leaves(qtbot: QtBot, opened: WindowBench) -> None:
    lists, library = opened.window.parts.entries, opened.engine.library
    opened.window.resize(opened.window.width(), 360)
    qtbot.waitUntil(lists.left_line.isVisible)

    def target() -> EntryRow:
        divider = lists.model.row_of(part_key(Part.LEFT_OFF))
        entry = lists.model.entry(divider + 1) if divider is not None else None
        assert entry is not None
        return entry

    before = target()
    assert lists.left_line.accessibleName() == f"Where you left off: {before.title}"
    with transaction(library.connection):
        statuses.mark_read(library.connection, [before.entry_id], is_read=True, now=NOW)
    lists.header.unread_button.setChecked(True)
    settle(qtbot, opened)
    assert lists.left_line.isVisible()
    assert target().title != before.title
    assert lists.left_line.accessibleName() == f"Where you left off: {target().title}"


def test_full_stop_leads_below_the_section_of_a_list_by_feed(qtbot: QtBot, opened: WindowBench) -> None:
    lists, first = opened.window.parts.entries, fresh_ids(opened)[0]
    lists.arrangements.keep_grouping(View.ALL, Grouping.FEED)
    lists.arrange_menu.arranged.emit()
    settle(qtbot, opened)
    seen = []
    for _ in range(2):
        QTest.keySequence(opened.window, ".")
        settle(qtbot, opened)
        seen.append(current(opened))
    assert seen == [lists.rows.all_ids()[6], first]
    opened.window.resize(opened.window.width(), 360)
    settle(qtbot, opened)
    assert lists.left_line.isHidden()


def test_oldest_first_goes_on_after_an_article_that_is_gone_from_the_list(
    qtbot: QtBot, tmp_path: Path, opened: WindowBench
) -> None:
    opened.window.parts.entries.arrangements.keep_order(View.UNREAD, Order.OLDEST)
    follows = leave_unread(qtbot, opened)
    open_as_left(opened.engine.library)
    again = open_again(qtbot, opened, tmp_path)
    assert again.window.parts.entries.selection.order is Order.OLDEST
    assert (current(again), shown(again)) == (follows, follows)
