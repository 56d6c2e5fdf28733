"""Preferences that the window follows; looks; the focus ring that shows after keys only."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from tests.fakes.window_bench import WindowBench


def test_pictures_that_are_not_wanted_are_not_loaded(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.PreferenceChanged("reading.pictures", "never"),))
    assert not bench.window.parts.article.page.shelf.may_load


def test_another_theme_holds_at_once(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.theme", "dark"),))
    assert bench.theme.is_dark


def accesses(bench: WindowBench) -> list[str]:
    return [command.access.kind for command in bench.engine.sent if isinstance(command, commands.RecordAccess)]


def test_use_of_the_window_is_no_new_visit(qtbot: QtBot, bench: WindowBench) -> None:
    handle = bench.window.windowHandle()
    for _ in range(4):
        bench.clock.advance(200)
        QTest.keyClick(handle, Qt.Key.Key_Shift)
    bench.window.parts.visits.came_to_front()
    assert accesses(bench) == ["window"]
    bench.clock.advance(300)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1200, 30))
    bench.window.parts.visits.came_to_front()
    assert accesses(bench) == ["window"]


def test_window_shown_again_after_a_while_is_a_visit_with_its_time(qtbot: QtBot, bench: WindowBench) -> None:
    bench.clock.advance(301)
    bench.window.hide()
    bench.window.show()
    assert accesses(bench) == ["window", "window"]
    last = bench.engine.sent_of(commands.RecordAccess)[-1]
    assert isinstance(last, commands.RecordAccess)
    assert last.access.at == int(bench.clock.now())
    assert last.access.utc_offset_seconds == bench.clock.offset_seconds


def test_article_opened_is_an_access_to_its_feed(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    last = bench.engine.sent_of(commands.RecordAccess)[-1]
    assert isinstance(last, commands.RecordAccess)
    assert (last.access.kind, last.access.feed_id) == ("article", bench.engine.library.feed_ids["Notes from a Kiln"])


def test_ring_shows_after_keys_and_not_after_the_mouse(qtbot: QtBot, bench: WindowBench) -> None:
    handle, button = bench.window.windowHandle(), bench.window.parts.entries.header.mark_button
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1200, 30))
    button.setFocus()
    assert not bench.window.parts.ring.isVisible()
    bench.window.parts.entries.view.setFocus()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    button.setFocus()
    assert bench.window.parts.ring.isVisible()


def test_shift_alone_shows_no_ring_in_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Shift)
    assert not view._rows.is_focus_visible
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view._rows.is_focus_visible


def test_a_window_that_comes_to_another_scale_has_its_icons_drawn_for_it(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = bench.window.parts

    def scales() -> list[float]:
        of_fields = (parts.entries.header.field, parts.subscriptions.arranging.filter.field)
        icons = [(parts.subscriptions.add_button.icon(), 18), (parts.article.header.star.icon(), 18)]
        icons += [(field.actions()[0].icon(), 16) for field in of_fields]
        return [icon.pixmap(QSize(size, size), 1.5).devicePixelRatio() for icon, size in icons]

    assert scales() == [1.0] * 4
    monkeypatch.setattr(bench.window, "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(bench.window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert scales() == [1.5] * 4
