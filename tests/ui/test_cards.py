"""Lists as cards: keys in two dimensions, the article in their place; and what floats over the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import SetPreference
from reader.domain.entry import ArticleLayout, View
from reader.domain.errors import Problem, ProblemKind
from reader.storage.writer import transaction
from reader.ui.dialogs.tags import TagPopover
from reader.ui.kit.labels import PlainLabel
from reader.ui.list.cards import LEAST_WIDE
from reader.ui.list.loading import RowKind, kind_of
from reader.ui.list.search import CompletionList
from reader.ui.list.view import ListView
from reader.ui.pages.preferences.fields import FontField
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.test_list_marks import marked, prefer, unread, wheel


@pytest.fixture
def cards(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, qtbot: QtBot) -> WindowBench:
    """All articles as cards, three beside each other."""
    bench = open_bench(invented_library(tmp_path / "library.sqlite", more=20))
    bench.window.resize(QSize(1200, 760))
    bench.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, bench)
    assert view_of(bench).grid.columns == 3
    view_of(bench).setFocus()
    return bench


def view_of(bench: WindowBench) -> ListView:
    return bench.window.parts.entries.view


def here(bench: WindowBench) -> int:
    return view_of(bench).currentIndex().row()


def press(bench: WindowBench, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view_of(bench), key)


def test_arrows_lead_in_two_dimensions_and_open_nothing(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    with qtbot.assertNotEmitted(cards.window.parts.entries.opened):
        press(cards, Qt.Key.Key_Down)
        first = here(cards)
        assert view._list.keys[first] > 0
        press(cards, Qt.Key.Key_Right)
        assert here(cards) == first + 1
        press(cards, Qt.Key.Key_Right, Qt.Key.Key_Left)
        assert here(cards) == first + 1
        before = view.visualRect(view.currentIndex())
        press(cards, Qt.Key.Key_Left, Qt.Key.Key_Down)
        below = here(cards)
        assert below > first + 1
        assert view._list.keys[below] > 0
        assert view.visualRect(view.currentIndex()).left() < before.left()
        press(cards, Qt.Key.Key_Up)
        assert here(cards) == first
        press(cards, Qt.Key.Key_End)
        assert view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
        assert here(cards) == max(row for row in range(len(view._list.keys)) if view._list.keys[row] > 0)
        press(cards, Qt.Key.Key_PageUp)
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
        press(cards, Qt.Key.Key_Home)
        assert here(cards) == first
    assert cards.window.parts.article.isHidden()
    assert not marked(cards)


@pytest.mark.parametrize("by", ["enter", "space", "click"])
def test_an_opened_card_gives_its_place_to_the_article_and_escape_leads_back(qtbot: QtBot, cards: WindowBench, by: str) -> None:
    view, panes = view_of(cards), cards.window.parts.panes
    press(cards, Qt.Key.Key_Down)
    first = here(cards)
    if by == "enter":
        press(cards, Qt.Key.Key_Return)
    elif by == "space":
        QTest.keySequence(cards.window, "Space")
    else:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view._list.index(first, 0)).center())
    article = cards.window.parts.article
    assert article.isVisible()
    assert not view.isVisible()
    assert article.article.entry_id == view._list.keys[first]
    # and with the place the keys: the sidebar gets none of them
    assert article.page.view.hasFocus()
    assert marked(cards) == [article.article.entry_id]
    # J goes on reading, and the card of what is open is the chosen one at the return
    QTest.keySequence(cards.window, "J")
    assert article.article.entry_id == view._list.keys[first + 1]
    QTest.keyClick(article.page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(view.isVisible)
    assert article.isHidden()
    assert here(cards) == first + 1
    assert view.hasFocus()
    assert panes.pages.shown == ""


def test_the_first_line_of_cards_keeps_its_heading_in_view(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    press(cards, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert view.verticalScrollBar().value() == 0
    view.verticalScrollBar().setValue(400)
    view.go_to(2)
    assert view.verticalScrollBar().value() == 0
    # nor does another width push it out
    cards.window.resize(QSize(1160, 760))
    qtbot.waitUntil(lambda: view.grid.width < 940)
    assert view.verticalScrollBar().value() == 0


def test_four_cards_stand_beside_the_sidebar_in_the_window_of_the_first_start(qtbot: QtBot, cards: WindowBench) -> None:
    cards.window.resize(QSize(1360, 860))
    qtbot.waitUntil(lambda: view_of(cards).grid.columns == 4)


def test_j_and_n_choose_among_cards(qtbot: QtBot, cards: WindowBench) -> None:
    QTest.keySequence(cards.window, "J")
    first = here(cards)
    QTest.keySequence(cards.window, "J")
    assert here(cards) == first + 1
    QTest.keySequence(cards.window, "K")
    assert here(cards) == first
    QTest.keySequence(cards.window, "N")
    chosen = view_of(cards).current_entry()
    assert not chosen.is_read
    assert cards.window.parts.article.isHidden()
    QTest.keySequence(cards.window, "M")
    assert marked(cards) == [chosen.entry_id]


def test_cards_are_chosen_with_shift_and_ctrl_and_marked_together(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    press(cards, Qt.Key.Key_Down)
    first = here(cards)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    chosen = view.selected_ids()
    assert chosen == tuple(key for key in view._list.keys[first : here(cards) + 1] if key > 0)
    assert len(chosen) > 2
    click = view.visualRect(view._list.index(first, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, click)
    assert view.selected_ids() == chosen[1:]
    assert view.isVisible()


def test_scrolling_past_cards_marks_those_that_were_in_view_and_undo_takes_all_back(qtbot: QtBot, cards: WindowBench) -> None:
    prefer(cards, "reading.mark_read", "passed")
    view, before = view_of(cards), unread(cards)
    wheel(view, 12)
    settle(qtbot, cards)
    first = view.rows_in_view().start
    gone = {key for key in view._list.keys[:first] if key > 0} & before
    assert gone
    assert set(marked(cards)) == gone
    cards.window.actions_by_name["undo"].trigger()
    settle(qtbot, cards)
    assert unread(cards) == before


def test_each_kind_of_list_keeps_its_layout_through_a_restart(qtbot: QtBot, cards: WindowBench, tmp_path: Path) -> None:
    lists = cards.window.parts.entries
    cards.window.handlers.by_name["go_today"]()
    settle(qtbot, cards)
    assert lists.layout_now is ArticleLayout.LIST
    assert not view_of(cards).is_grid
    assert cards.window.parts.article.isVisible()
    cards.window.handlers.by_name["go_all"]()
    settle(qtbot, cards)
    assert view_of(cards).is_grid
    assert lists.header.layout_switch.value() is ArticleLayout.CARDS
    library = cards.engine.library
    cards.window.close()
    again = window_bench(library, tmp_path)
    again.window.show()
    settle(qtbot, again)
    assert again.window.parts.entries.selection.view is View.ALL
    assert view_of(again).is_grid
    again.window.parts.entries.header.layout_switch.step(-2)
    assert not view_of(again).is_grid
    assert again.window.parts.entries.arrangements.layout(View.ALL) is ArticleLayout.LIST


def test_the_place_is_kept_when_the_layout_changes(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    press(cards, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    chosen = view.current_key()
    for layout in ("articles_as_list", "articles_as_cards"):
        cards.window.actions_by_name[layout].trigger()
        settle(qtbot, cards)
        assert view.current_key() == chosen
        assert view.viewport().rect().intersects(view.visualRect(view.currentIndex()))


@pytest.mark.parametrize("size", [(1000, 700), (800, 600), (480, 360), (320, 300)])
def test_cards_keep_their_size_in_small_windows(qtbot: QtBot, cards: WindowBench, size: tuple[int, int]) -> None:
    cards.window.resize(QSize(*size))
    view = view_of(cards)
    qtbot.waitUntil(lambda: view.grid.width <= size[0])
    press(cards, Qt.Key.Key_Down)
    card = view.visualRect(view.currentIndex())
    assert LEAST_WIDE <= card.width() < 2 * LEAST_WIDE + 16
    current = view.current_entry()
    assert current is not None
    assert card.height() == view.itemDelegate().card_height(current, card.width())
    assert view.viewport().rect().contains(QPoint(card.right(), card.top() + 2))
    assert view.verticalScrollBar().maximum() == view.grid.height - view.viewport().height()


def places_of(bench: WindowBench) -> dict[int, tuple[int, int, int]]:
    """Where each card in view is, and how high, by its key."""
    view = view_of(bench)
    rects = {key: view.visualRect(view._list.index(row, 0)) for row in view.rows_in_view() if (key := view._list.keys[row])}
    return {key: (rect.left(), rect.top(), rect.height()) for key, rect in rects.items()}


def test_cards_are_as_high_as_their_contents_and_reading_moves_none(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    press(cards, Qt.Key.Key_Down)
    before = places_of(cards)
    assert len({high for key, (_, _, high) in before.items() if key > 0}) > 2
    for row in view.rows_in_view():
        if view._list.keys[row] > 0:
            view.go_to(row)
            cards.window.actions_by_name["toggle_read"].trigger()
    settle(qtbot, cards)
    assert len(marked(cards)) >= 3
    view.verticalScrollBar().setValue(0)
    assert places_of(cards) == before


def test_pictures_have_their_place_in_the_height_of_a_card_and_dead_ones_have_none(qtbot: QtBot, cards: WindowBench) -> None:
    view, lists = view_of(cards), cards.window.parts.entries
    row = next(row for row in view.rows_in_view() if (entry := view._list.entry(row)) is not None and entry.thumbnail_url)
    entry = view._list.entry(row)
    high = view.visualRect(view._list.index(row, 0)).height()
    lists.thumbnails._note(entry.thumbnail_url, Problem(ProblemKind.NOT_A_PICTURE))
    lists.thumbnails.changed.emit()
    settle(qtbot, cards)
    assert view.visualRect(view._list.index(row, 0)).height() == high, "in view it keeps its place"
    cards.window.handlers.by_name["go_today"]()
    settle(qtbot, cards)
    cards.window.handlers.by_name["go_all"]()
    settle(qtbot, cards)
    lower = view.visualRect(view._list.index(row, 0)).height()
    assert lower <= high - 132 + 4 * 18


def test_a_list_without_pictures_is_laid_out_again_at_once(qtbot: QtBot, cards: WindowBench) -> None:
    view = view_of(cards)
    row = next(row for row in view.rows_in_view() if (entry := view._list.entry(row)) is not None and entry.thumbnail_url)
    high = view.visualRect(view._list.index(row, 0)).height()
    cards.window.parts.submit(SetPreference("reading.thumbnails", "never"))
    cards.bridge.flush()
    settle(qtbot, cards)
    assert view.visualRect(view._list.index(row, 0)).height() < high


def test_scrolling_up_into_cards_that_were_never_measured_moves_what_is_in_view_no_further(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "many.sqlite")
    with transaction(library.connection):
        for place, name in enumerate(("Byte Orchard", "Lantern Press")):
            texts = [parsed_entry(f"{n}", "Words. " * (n % 23 + 1), NOW - n * 60, n) for n in range(place, 900, 2)]
            add_articles(library, name, texts)
    bench = open_bench(library)
    bench.window.resize(QSize(1200, 760))
    bench.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, bench)
    view = view_of(bench)
    view.setFocus()
    press(bench, Qt.Key.Key_Down, Qt.Key.Key_End)
    settle(qtbot, bench)
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    for _ in range(40):
        before = places_of(bench)
        wheel(view, -3)
        view.viewport().repaint()
        moved = {place[1] - before[key][1] for key, place in places_of(bench).items() if key in before}
        assert len(moved) == 1
        assert moved.pop() == 3 * view.verticalScrollBar().singleStep() * QApplication.wheelScrollLines()
    press(bench, Qt.Key.Key_Home)
    settle(qtbot, bench)
    assert view.verticalScrollBar().value() == 0
    assert view.verticalScrollBar().maximum() == view.grid.height - view.viewport().height()


def test_a_burst_is_a_low_card_that_opens(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "flooded.sqlite")
    with transaction(library.connection):
        add_articles(library, "Byte Orchard", [parsed_entry(f"{n}", "One of many.", NOW - n, n) for n in range(20)])
    bench = open_bench(library)
    bench.window.resize(QSize(1200, 760))
    bench.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, bench)
    view = view_of(bench)
    row = next(row for row, key in enumerate(view._list.keys) if kind_of(key) is RowKind.BURST)
    card = view.visualRect(view._list.index(row, 0))
    assert (card.width(), card.height()) == (view.grid.wide, 42)
    before = len(view._list.keys)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=card.center())
    assert len(view._list.keys) == before + 20
    view.setFocus()
    press(bench, Qt.Key.Key_Left)
    assert len(view._list.keys) == before


def arrange(bench: WindowBench, layout: str) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.layout", layout),))


CHANGES = {
    "layout": lambda bench: arrange(bench, "classic"),
    "sidebar": lambda bench: bench.window.parts.panes.toggle_sidebar(),
    "drag": lambda bench: bench.window.parts.panes.moveSplitter(330, 1),
    "size": lambda bench: bench.window.resize(QSize(1100, 700)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_popover_of_tags_stays_beside_its_article(qtbot: QtBot, bench: WindowBench, change: str) -> None:
    lists = bench.window.parts.entries
    row = next(row for row, key in enumerate(lists.model.keys) if key > 0)
    entry = lists.model.entry(row)
    assert entry is not None
    bench.window.handlers.marking.ask_tags([entry])
    popover = bench.sheet(TagPopover)

    def area() -> QRect:
        now = lists.model.row_of(entry.entry_id)
        assert now is not None
        return lists.view.visualRect(lists.model.index(now, 0)).translated(lists.view.viewport().mapTo(bench.window, QPoint()))

    before = area()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: area() != before)
    settle(qtbot, bench)
    card = popover.card.geometry()
    assert (card.left(), card.top()) == (area().left() + 24, area().bottom() + 4)


@pytest.mark.parametrize("change", CHANGES)
def test_the_completions_stay_below_the_search_field(qtbot: QtBot, bench: WindowBench, change: str) -> None:
    window, field = bench.window, bench.window.parts.entries.header.field
    QTest.keySequence(window, "/")
    QTest.keyClicks(field, "is:")
    offered = window.findChild(CompletionList)
    assert offered.isVisible()

    def area() -> QRect:
        return field.rect().translated(field.mapTo(window, QPoint()))

    def card() -> tuple[int, int, int]:
        return offered.x() - area().left(), offered.y() - area().bottom(), offered.width() - area().width()

    before, stood = area(), card()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: area() != before)
    settle(qtbot, bench)
    assert offered.isVisible()
    assert card() == stood


@pytest.mark.parametrize("change", CHANGES)
def test_the_target_of_a_link_stays_at_the_bottom_and_has_the_room_there_is(
    qtbot: QtBot, bench: WindowBench, change: str
) -> None:
    window, pane = bench.window, bench.window.parts.article
    QTest.keySequence(window, "J")
    settle(qtbot, bench)
    address = "https://example.test/" + "a/long/way/" * 40
    pane.page.view.highlighted.emit(QUrl(address))
    line = pane.findChild(PlainLabel, "linkTarget")
    assert line.isVisible()
    before = pane.size()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: pane.size() != before)
    settle(qtbot, bench)
    found = line.geometry(), line.text()
    pane.page.view.highlighted.emit(QUrl())
    pane.page.view.highlighted.emit(QUrl(address))
    assert (line.geometry(), line.text()) == found
    assert found[0].bottom() == pane.height() - 1


def test_right_to_left_the_target_of_a_link_stays_at_the_right(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.article
    pane.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    pane.page.view.highlighted.emit(QUrl("https://example.test/"))
    line = pane.findChild(PlainLabel, "linkTarget")
    assert line.geometry().right() == pane.width() - 1
    pane.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_list_of_fonts_stays_below_its_field(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.handlers.preferences.edit_preferences("reading.family")
    settle(qtbot, bench)
    (field,) = window.findChildren(FontField)
    QTest.keyClick(field, Qt.Key.Key_Down)
    card = field.card
    assert card.isVisible()

    def offset() -> QPoint:
        return card.mapTo(window, QPoint()) - field.mapTo(window, QPoint())

    before, stood = field.mapTo(window, QPoint()), offset()
    window.resize(QSize(1100, 760))
    qtbot.waitUntil(lambda: field.mapTo(window, QPoint()) != before)
    settle(qtbot, bench)
    assert offset() == stood
