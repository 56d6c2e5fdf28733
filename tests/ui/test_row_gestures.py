"""Articles dragged to tags and lists, and swiped with two fingers."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.domain.entry import EntryRow, Mark, View
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.ui.data.nodes import FEEDS, Key, Kind
from reader.ui.kit.drag import article_mime, articles_in
from reader.ui.list.gestures import ENOUGH_PX
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_list_mouse import chosen, click, key_of, place, rows, shown
from tests.ui.test_window_sidebar import _moved

LEFT, NONE, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
Phase = Qt.ScrollPhase
STARRED: Key = (Kind.SMART, View.STARRED.value)


def stored(bench: WindowBench, row: int) -> EntryRow:
    return entries.entry_rows(bench.window.parts.connection, [EntryId(key_of(bench, row))])[0]


def drags(bench: WindowBench) -> list[tuple[int, ...]]:
    """What is dragged from now on."""
    found: list[tuple[int, ...]] = []

    def note(drag: QDrag) -> None:
        found.append(articles_in(drag.mimeData()))
        assert not drag.pixmap().isNull()

    bench.window.list_links.gestures.drag.run = note
    return found


def pull(bench: WindowBench, row: int, by: QPoint) -> None:
    """Press on a row, move, let go."""
    viewport = bench.window.parts.entries.view.viewport()
    start = place(bench.window.parts.entries.view, row)
    QTest.mousePress(viewport, LEFT, NONE, start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(viewport, start + by * share)
        QApplication.processEvents()
    QTest.mouseRelease(viewport, LEFT, NONE, start + by)


def drop(bench: WindowBench, ids: tuple[int, ...], key: Key) -> bool:
    """Whether the row takes articles, which are dropped there."""
    tree, model = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions.model
    point = QPointF(60, tree.visualRect(model.index_of(model.find(key))).center().y())
    given = (Qt.DropAction.CopyAction, article_mime([EntryId(each) for each in ids]), LEFT, NONE)
    move = _moved(point.toPoint(), *given)
    tree.dragMoveEvent(move)
    is_marked = tree._rows.drop_target is model.find(key)
    assert is_marked == move.isAccepted()
    tree.dropEvent(QDropEvent(point, *given))
    assert tree._rows.drop_target is None
    bench.bridge.flush()
    return is_marked


def test_sideways_drags_an_article_and_downwards_chooses_rows(qtbot: QtBot, bench: WindowBench) -> None:
    found, (first, second, *_) = drags(bench), rows(bench)
    pull(bench, first, QPoint(-60, 4))
    assert found == [(key_of(bench, first),)]
    click(bench, first)
    pull(
        bench,
        first,
        QPoint(0, place(bench.window.parts.entries.view, second).y() - place(bench.window.parts.entries.view, first).y()),
    )
    assert len(found) == 1
    assert chosen(bench) == [first, second]


def test_several_chosen_articles_are_dragged_together_any_way(qtbot: QtBot, bench: WindowBench) -> None:
    found, (first, second, third, *_) = drags(bench), rows(bench)
    click(bench, first)
    click(bench, second, LEFT, CTRL)
    pull(bench, second, QPoint(2, 60))
    assert found == [(key_of(bench, first), key_of(bench, second))]
    assert chosen(bench) == [first, second]
    click(bench, second)
    assert (chosen(bench), shown(bench)) == ([second], key_of(bench, second))
    click(bench, third)
    assert chosen(bench) == [third]


def test_articles_are_starred_by_dropping_and_that_is_undone(qtbot: QtBot, bench: WindowBench) -> None:
    plain = [row for row in rows(bench) if Mark.STARRED not in stored(bench, row).marks][:2]
    ids = tuple(key_of(bench, row) for row in plain)
    assert drop(bench, ids, STARRED)
    settle(qtbot, bench)
    assert all(Mark.STARRED in stored(bench, row).marks for row in plain)
    assert drop(bench, ids, STARRED)
    assert bench.window.parts.messages.toast.text() == "Already in Starred"
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert not any(Mark.STARRED in stored(bench, row).marks for row in plain)


def test_articles_are_tagged_by_dropping(qtbot: QtBot, bench: WindowBench) -> None:
    first = rows(bench)[0]
    bench.window.handlers.marking.tag_articles([EntryId(key_of(bench, first))], add=("tides",))
    bench.bridge.flush()
    settle(qtbot, bench)
    tag = next(node for node in bench.window.parts.subscriptions.model.nodes() if node.title == "tides")
    ids = tuple(key_of(bench, row) for row in rows(bench)[:3])
    assert drop(bench, ids, tag.key)
    settle(qtbot, bench)
    assert all("tides" in stored(bench, row).tags for row in rows(bench)[:3])
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert ["tides" in stored(bench, row).tags for row in rows(bench)[:3]] == [True, False, False]


@pytest.mark.parametrize("key", [(Kind.SMART, View.UNREAD.value), (Kind.SMART, View.ALL.value), FEEDS])
def test_other_rows_take_no_articles(bench: WindowBench, key: Key) -> None:
    sent = len(bench.engine.sent)
    assert not drop(bench, (key_of(bench, rows(bench)[0]),), key)
    assert len(bench.engine.sent) == sent


def turn(bench: WindowBench, row: int, pixels: QPoint, phase: Qt.ScrollPhase, modifiers: Qt.KeyboardModifier = NONE) -> None:
    view = bench.window.parts.entries.view
    at = QPointF(place(view, row))
    where = QPointF(view.viewport().mapToGlobal(at.toPoint()))
    event = QWheelEvent(at, where, pixels, pixels * 2, Qt.MouseButton.NoButton, modifiers, phase, False)  # noqa: FBT003 - Qt's signature
    QApplication.sendEvent(view.viewport(), event)


def swipe(bench: WindowBench, row: int, *steps: QPoint) -> None:
    turn(bench, row, QPoint(), Phase.ScrollBegin)
    for step in steps:
        turn(bench, row, step, Phase.ScrollUpdate)


def leave(bench: WindowBench, row: int) -> None:
    turn(bench, row, QPoint(), Phase.ScrollEnd)
    bench.bridge.flush()


FAR = QPoint(ENOUGH_PX + 10, 3)


def cover_text(bench: WindowBench) -> str:
    cover = bench.window.list_links.gestures.swipe.cover
    return cover.accessibleName() if cover is not None else ""


def test_right_marks_as_read_and_back_and_left_stars(qtbot: QtBot, bench: WindowBench) -> None:
    row = next(row for row in rows(bench) if not stored(bench, row).is_read and Mark.STARRED not in stored(bench, row).marks)
    before = chosen(bench)
    swipe(bench, row, FAR)
    assert cover_text(bench) == "Mark as read"
    leave(bench, row)
    assert stored(bench, row).is_read
    swipe(bench, row, FAR)
    assert cover_text(bench) == "Mark as unread"
    leave(bench, row)
    assert not stored(bench, row).is_read
    swipe(bench, row, -FAR)
    leave(bench, row)
    assert Mark.STARRED in stored(bench, row).marks
    assert (chosen(bench), shown(bench), cover_text(bench)) == (before, None, "")
    bench.window.handlers.general.undo()
    bench.bridge.flush()
    assert Mark.STARRED not in stored(bench, row).marks


def test_coming_back_cancels(bench: WindowBench) -> None:
    row, sent = rows(bench)[0], len(bench.engine.sent)
    swipe(bench, row, FAR, QPoint(-ENOUGH_PX, 0))
    leave(bench, row)
    swipe(bench, row, FAR, QPoint(-3 * ENOUGH_PX, 0))
    leave(bench, row)
    swipe(bench, row, FAR)
    click(bench, row)
    assert cover_text(bench) == ""
    assert not any(type(each).__name__ == "SetMark" for each in bench.engine.sent[sent:])


def test_the_page_scrolls_as_ever(bench: WindowBench) -> None:
    row, bar = rows(bench)[0], bench.window.parts.entries.view.verticalScrollBar()
    sent = len(bench.engine.sent)
    swipe(bench, row, QPoint(4, -40), QPoint(200, -40))
    assert bar.value() > 0
    leave(bench, row)
    at = bar.value()
    turn(bench, row, QPoint(ENOUGH_PX * 2, 0), Phase.NoScrollPhase)
    turn(bench, row, QPoint(0, -40), Phase.NoScrollPhase, Qt.KeyboardModifier.ShiftModifier)
    assert cover_text(bench) == ""
    turn(bench, row, QPoint(0, -60), Phase.NoScrollPhase)
    assert bar.value() > at
    assert len(bench.engine.sent) == sent


def test_what_is_left_of_the_speed_after_a_swipe_scrolls_nothing(bench: WindowBench) -> None:
    row, bar = rows(bench)[0], bench.window.parts.entries.view.verticalScrollBar()
    swipe(bench, row, FAR)
    leave(bench, row)
    turn(bench, row, QPoint(30, -80), Phase.ScrollMomentum)
    assert bar.value() == 0


def test_a_swipe_can_be_turned_off_and_changed(qtbot: QtBot, bench: WindowBench) -> None:
    row = rows(bench)[0]
    for key, value in (("reading.swipe_right", "later"), ("reading.swipe_left", "off")):
        bench.window.parts.submit(SetPreference(key, value))
    bench.bridge.flush()
    swipe(bench, row, -FAR)
    assert cover_text(bench) == ""
    leave(bench, row)
    swipe(bench, row, FAR)
    assert cover_text(bench) == "Read later"
    bench.window.parts.entries.view.viewport().grab()
    leave(bench, row)
    assert Mark.LATER in stored(bench, row).marks
