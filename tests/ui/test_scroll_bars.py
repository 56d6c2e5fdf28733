"""The overlay scroll bar: there while something scrolls or the pointer is near, gone soon after, never over a click beside it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QHoverEvent, QImage, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from reader.desktop import scroll_bars
from reader.desktop.scroll_bars import of_gtk
from reader.ui.kit import scroll_bar as module
from reader.ui.kit.scroll_bar import NEAR_PX, ThinScrollBar, UserScroll
from reader.ui.kit.theme import Theme
from tests.fakes.window_bench import WindowBench

WIDE, HIGH = 300, 400
_LINGER, _NEVER = module.LINGER_MILLISECONDS, 2**31 - 1


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    made = Theme("light")
    made.apply()
    return made


@pytest.fixture
def area(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[QScrollArea, ThinScrollBar]]:
    # no bar goes because a slow machine took a second
    monkeypatch.setattr(module, "LINGER_MILLISECONDS", _NEVER)

    def make(
        direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight, high: int = 2000
    ) -> tuple[QScrollArea, ThinScrollBar]:
        view = QScrollArea()
        qtbot.addWidget(view)
        view.setLayoutDirection(direction)
        inside = QWidget()
        inside.setFixedSize(QSize(WIDE - 40, high))
        view.setWidget(inside)
        bar = ThinScrollBar(view)
        view.resize(WIDE, HIGH)
        view.show()
        return view, bar

    return make


def hover(view: QAbstractScrollArea, x: float | None, over: QWidget | None = None) -> None:
    """The pointer at this place of the contents or what is named instead, or away."""
    over = over or view.viewport()
    there = QPointF(-1, -1) if x is None else QPointF(x, 50)
    kind = QEvent.Type.HoverLeave if x is None else QEvent.Type.HoverMove
    event = QHoverEvent(kind, there, QPointF(over.mapToGlobal(there.toPoint())), QPointF())
    QApplication.sendEvent(over, event)


def elapse(bar: ThinScrollBar) -> None:
    """A second passes."""
    assert bar._linger.isActive()
    assert (bar._linger.interval(), _LINGER) == (_NEVER, 1000)
    bar._linger.stop()
    bar._linger.timeout.emit()


def thumb(bar: ThinScrollBar) -> tuple[int, int]:
    """The columns from which to which the thumb is drawn, of its bar."""
    image = QImage(bar.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    bar.render(image)
    line = [x for x in range(image.width()) if image.pixelColor(x, 20).name() != "#ffffff"]
    return line[0], line[-1]


def test_the_bar_is_there_while_the_contents_scroll(area: Callable[..., tuple[QScrollArea, ThinScrollBar]]) -> None:
    view, bar = area()
    assert bar.isHidden()
    view.verticalScrollBar().setValue(40)
    assert bar.isHidden(), "by the program"
    assert bar.value() == 40
    middle = QPointF(view.viewport().rect().center())
    turned = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(0, -40),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt takes it by its place
    )
    QApplication.sendEvent(view.viewport(), turned)
    assert view.verticalScrollBar().value() > 40
    assert bar.isVisible()
    elapse(bar)
    assert bar.isHidden()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert bar.isVisible()
    elapse(bar)
    assert bar.isHidden()


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_bar_comes_with_the_pointer_at_the_edge_and_goes_a_second_after_it(
    area: Callable[..., tuple[QScrollArea, ThinScrollBar]], direction: Qt.LayoutDirection
) -> None:
    view, bar = area(direction)
    wide = view.viewport().width()

    def at(from_edge: float) -> float:
        return from_edge if direction is Qt.LayoutDirection.RightToLeft else wide - 1 - from_edge

    hover(view, at(NEAR_PX + 1))
    assert bar.isHidden()
    hover(view, at(NEAR_PX - 2))
    assert bar.isVisible()
    elapse(bar)
    assert bar.isVisible(), "while the pointer is there"
    hover(view, None)
    elapse(bar)
    assert bar.isHidden()


def test_the_bar_never_comes_where_nothing_scrolls(area: Callable[..., tuple[QScrollArea, ThinScrollBar]]) -> None:
    view, bar = area(high=100)
    hover(view, WIDE - 3)
    assert bar.isHidden()


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_thumb_is_six_wide_and_eight_under_the_pointer(
    area: Callable[..., tuple[QScrollArea, ThinScrollBar]], direction: Qt.LayoutDirection
) -> None:
    view, bar = area(direction)
    hover(view, 3 if direction is Qt.LayoutDirection.RightToLeft else WIDE - 3)
    first, last = thumb(bar)
    assert last - first + 1 == 6
    from_edge = first if direction is Qt.LayoutDirection.RightToLeft else bar.width() - 1 - last
    assert from_edge == 3
    assert bar.geometry().left() == (0 if direction is Qt.LayoutDirection.RightToLeft else WIDE - bar.width())
    inside = QPoint(bar.width() // 2, 20)
    bar.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    QApplication.sendEvent(
        bar, QHoverEvent(QEvent.Type.HoverMove, QPointF(inside), QPointF(bar.mapToGlobal(inside)), QPointF(1, 1))
    )
    first, last = thumb(bar)
    assert last - first + 1 == 8


def test_dragging_the_bar_scrolls_and_keeps_it(area: Callable[..., tuple[QScrollArea, ThinScrollBar]]) -> None:
    view, bar = area()
    hover(view, WIDE - 3)
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(7, 10))
    bar.setSliderDown(True)
    hover(view, None)
    elapse(bar)
    assert bar.isVisible()
    bar.setSliderPosition(300)
    assert view.verticalScrollBar().value() == 300
    bar.setSliderDown(False)
    elapse(bar)
    assert bar.isHidden()


def test_contents_that_become_shorter_are_not_scrolled_by_the_user(
    area: Callable[..., tuple[QScrollArea, ThinScrollBar]],
) -> None:
    view, bar = area()
    own = view.verticalScrollBar()
    own.setValue(own.maximum())
    moved: list[tuple[int, int]] = []
    scroll = UserScroll(own)
    scroll.moved.connect(lambda before, after: moved.append((before, after)))
    own.setRange(0, 500)
    assert (own.value(), bar.value(), bar.maximum(), moved) == (500, 500, 500, [])


def test_twelve_pixels_are_kept_free_where_the_desktop_always_shows_bars(
    area: Callable[..., tuple[QScrollArea, ThinScrollBar]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "are_always_shown", lambda: True)
    view, bar = area()
    own = view.verticalScrollBar()
    assert own.isVisible()
    assert own.width() == 12
    assert view.viewport().width() == WIDE - 2 * view.frameWidth() - 12
    own.setValue(100)
    assert bar.isHidden()
    assert isinstance(own, QScrollBar)


def test_the_bar_of_an_article_takes_no_room_and_comes_with_space_too(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.article.page.view
    bench.window.parts.entries.view.step(1)
    qtbot.waitUntil(view.isVisible)
    view.setDocument(QTextDocument("Low water.\n" * 200, view))
    (bar,) = view.findChildren(ThinScrollBar)
    free = view.width() - view.column
    assert view.viewport().x() == free // 2, "in the middle of the pane"
    assert bar.x() >= view.viewport().geometry().right() + 1, "what lies over the page has it painted anew at every step"
    assert bar.isHidden()
    assert view.page_down()
    assert bar.isVisible()
    bar.hide()
    hover(view, view.width() - 1, view)
    assert bar.isVisible(), "a pointer that is thrown to the edge"
    hover(view, None)
    bar.hide()
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert view.viewport().x() > 2 * NEAR_PX
    hover(view, 0)
    assert bar.isHidden(), "at the end of the lines, far from the edge"
    hover(view, 0, view)
    assert bar.isVisible()


@pytest.mark.parametrize(
    ("environ", "files", "shown"),
    [
        ({}, {}, False),
        ({"GTK_OVERLAY_SCROLLING": "0"}, {}, True),
        ({"GTK_OVERLAY_SCROLLING": "1"}, {"gtk-4.0": "gtk-overlay-scrolling=false"}, False),
        ({}, {"gtk-3.0": "[Settings]\ngtk-theme-name=A\ngtk-overlay-scrolling = false\n"}, True),
        ({}, {"gtk-4.0": "[Settings]\ngtk-overlay-scrolling=1\n", "gtk-3.0": "gtk-overlay-scrolling=0"}, False),
    ],
)
def test_the_desktop_s_setting_is_read(tmp_path: Path, environ: dict[str, str], files: dict[str, str], shown: bool) -> None:  # noqa: FBT001 -- the case
    for folder, text in files.items():
        (tmp_path / ".config" / folder).mkdir(parents=True)
        (tmp_path / ".config" / folder / "settings.ini").write_text(text)
    assert of_gtk(environ, tmp_path) is shown


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        (b"<plist><dict><key>AppleShowScrollBars</key><string>Always</string></dict></plist>", True),
        (b"<plist><dict/></plist>", False),
        (b"<plist><array/></plist>", False),
        (b"<plist><dict>", False),
        (b"bplist00 cut", False),
        (b"", False),
    ],
)
def test_a_damaged_file_of_settings_is_none(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    stored: bytes,
    shown: bool,  # noqa: FBT001 -- the case
) -> None:
    path = tmp_path / "Library" / "Preferences" / ".GlobalPreferences.plist"
    path.parent.mkdir(parents=True)
    path.write_bytes(stored)
    monkeypatch.setattr(scroll_bars.Path, "home", lambda: tmp_path)
    monkeypatch.setattr(scroll_bars.sys, "platform", "darwin")
    scroll_bars.are_always_shown.cache_clear()
    assert scroll_bars.are_always_shown() is shown
    scroll_bars.are_always_shown.cache_clear()


def test_without_a_setting_bars_are_not_always_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scroll_bars.Path, "home", lambda: tmp_path)
    monkeypatch.setattr(scroll_bars.sys, "platform", "darwin")
    scroll_bars.are_always_shown.cache_clear()
    assert not scroll_bars.are_always_shown(), "a file that is not there"
    scroll_bars.are_always_shown.cache_clear()
