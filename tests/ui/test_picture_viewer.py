"""The picture viewer in a real window: opened by mouse, key and palette; zoom, pan, next, save, copy; what is no picture says so."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import FetchPicture
from reader.domain.errors import Problem, ProblemKind
from reader.storage.writer import transaction
from reader.ui.article.menu import spot_under
from reader.ui.article.viewer import PictureViewer
from tests.fakes.invented_library import invented_library
from tests.fakes.moving_pictures import gif
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui import article_samples as samples
from tests.ui.conftest import settle
from tests.ui.test_article_pictures import bomb

NAMES = ("one", "two", "three")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def url(name: str) -> str:
    return f"https://p.test/pictures/{name}.jpg?w=1"


ARTICLE = f"""<p>Before.</p>
<figure><img src="{url("one")}" alt="A quay at dusk" width="200" height="100"><figcaption>The gauge house.</figcaption></figure>
<p><a href="https://p.test/page"><img src="{url("two")}" alt="Linked" width="200" height="100"></a></p>
<p><img src="{url("three")}" width="200" height="100"></p><p>After.</p>"""


def picture(width: int = 2400, height: int = 1500, color: str = "#336699") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    return samples.as_png(image)


@dataclass
class Gallery:
    """A window with an open article of three pictures."""

    qtbot: QtBot
    bench: WindowBench
    folder: Path

    def put(self, name: str, data: bytes | None = None) -> Path:
        path = self.folder / name
        path.write_bytes(picture() if data is None else data)
        self.bench.window.handle_events((events.PictureReady(url(name), str(path)),))
        return path

    def open(self, number: int = 0) -> PictureViewer:
        self.bench.window.handlers.pictures.view_number(number)
        return self.viewer

    @property
    def viewer(self) -> PictureViewer:
        shown = self.bench.window.parts.sheet.shown
        assert isinstance(shown, PictureViewer)
        return shown

    def rest(self) -> None:
        """Until nothing is being decoded."""
        self.qtbot.waitUntil(lambda: not self.viewer._tickets)

    def rest_until_loaded(self) -> None:
        """Until the picture is there, moving or not."""
        self.qtbot.waitUntil(lambda: self.viewer._loaded is not None)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.viewer, key, modifiers)

    @property
    def center(self) -> QPoint:
        """The middle of the first picture on the page, in the view's viewport."""
        view = self.bench.window.parts.article.page.view
        for y in range(0, view.viewport().height(), 5):
            if view.picture_at(QPoint(60, y)) is not None:
                return QPoint(60, y + 20)
        raise AssertionError


@pytest.fixture
def gallery(qtbot: QtBot, tmp_path: Path) -> Gallery:
    library = invented_library(tmp_path / "library.sqlite", more=1)
    with transaction(library.connection):
        library.connection.execute("UPDATE entry_content SET html = ?", (zlib.compress(ARTICLE.encode()),))
    bench = window_bench(library, tmp_path)
    bench.window.resize(1360, 860)
    bench.window.show()
    bench.window.activateWindow()
    settle(qtbot, bench)
    lists = bench.window.parts.entries
    row = next(row for row in range(9) if lists.model.entry(row) is not None)
    lists.view.open_row(row)
    settle(qtbot, bench)
    page = bench.window.parts.article.page
    qtbot.waitUntil(lambda: page.is_finished and len(page.shelf.pictures) == len(NAMES))
    return Gallery(qtbot, bench, tmp_path)


def test_a_click_opens_it_also_inside_a_link_and_no_page_is_opened(gallery: Gallery) -> None:
    view = gallery.bench.window.parts.article.page.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=gallery.center)
    assert gallery.viewer.picture.url == url("one")
    assert gallery.viewer.picture.caption == "The gauge house."
    assert gallery.viewer.picture.description == "A quay at dusk"
    gallery.press(Qt.Key.Key_Escape)
    assert gallery.bench.window.parts.sheet.shown is None
    linked = next(QPoint(60, y) for y in range(0, view.viewport().height(), 5) if view.picture_at(QPoint(60, y)) == 1) + QPoint(
        0, 20
    )
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=linked)
    assert gallery.viewer.picture.url == url("two")
    assert gallery.bench.opened_urls == []


def test_a_drag_over_a_picture_selects_and_a_middle_click_opens_its_link(gallery: Gallery) -> None:
    view = gallery.bench.window.parts.article.page.view
    linked = next(QPoint(60, y) for y in range(0, view.viewport().height(), 5) if view.picture_at(QPoint(60, y)) == 1) + QPoint(
        0, 20
    )
    QTest.mouseClick(view.viewport(), Qt.MouseButton.MiddleButton, pos=linked)
    assert gallery.bench.opened_urls == ["https://p.test/page"]
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=gallery.center)
    QTest.mouseMove(view.viewport(), gallery.center + QPoint(300, 200))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=gallery.center + QPoint(300, 200))
    assert gallery.bench.window.parts.sheet.shown is None


def test_keys_open_it_too(gallery: Gallery) -> None:
    QTest.keyClick(gallery.bench.window, Qt.Key.Key_I)
    assert gallery.viewer.picture.url == url("one")
    gallery.press(Qt.Key.Key_Escape)
    view = gallery.bench.window.parts.article.page.view
    view.setFocus()
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        if view.picture_at_cursor() == 1:
            break
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert gallery.viewer.picture.url == url("two")
    assert gallery.bench.opened_urls == []


def test_a_picture_that_is_not_there_is_requested_once_and_shown_when_it_comes(gallery: Gallery) -> None:
    before = len(gallery.bench.engine.sent)
    viewer = gallery.open(2)
    asked = [each for each in gallery.bench.engine.sent[before:] if isinstance(each, FetchPicture)]
    assert [each.url for each in asked] == [url("three")]
    assert viewer.stage._message != ""
    gallery.put("three")
    gallery.rest()
    assert viewer.stage._image is not None
    assert viewer.bar.file.text().startswith("three.jpg · 2,400 × 1,500 · ")  # noqa: RUF001


def test_fit_one_to_one_zoom_and_pan(gallery: Gallery) -> None:
    gallery.put("one")
    viewer = gallery.open(0)
    gallery.rest()
    stage = viewer.stage
    fitted = stage.zoom
    assert stage.is_fitted
    assert fitted == pytest.approx(min(stage.room.width() / 2400, stage.room.height() / 1500))
    assert stage.room.contains(stage.place().adjusted(1, 1, -1, -1))
    gallery.press(Qt.Key.Key_1)
    gallery.rest()
    assert (stage.zoom, stage.is_fitted, viewer.bar.sizing.value()) == (1.0, False, False)
    assert stage._image.width() == 2400
    before = stage.place()
    gallery.press(Qt.Key.Key_Down)
    gallery.press(Qt.Key.Key_Right, SHIFT)
    moved = stage.place()
    assert moved.top() < before.top()
    assert moved.left() < before.left()
    for _ in range(100):
        gallery.press(Qt.Key.Key_Down)
    # never beyond its edge
    assert stage.place().bottom() == pytest.approx(stage.height(), abs=1)
    gallery.press(Qt.Key.Key_Plus)
    assert stage.zoom == pytest.approx(1.25)
    gallery.press(Qt.Key.Key_Minus, CTRL)
    assert stage.zoom == pytest.approx(1.0)
    gallery.press(Qt.Key.Key_0)
    assert stage.is_fitted
    point = QPointF(stage.width() / 4, stage.height() / 3)
    under = stage._picture_point(point)
    wheel = QWheelEvent(
        point, stage.mapToGlobal(point), QPoint(), QPoint(0, 960), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003 -- Qt's signature
    )  # fmt: skip
    QApplication.sendEvent(stage, wheel)
    assert stage.zoom > fitted * 1.5
    after = stage._picture_point(point)
    assert (after.x(), after.y()) == (pytest.approx(under.x(), abs=1), pytest.approx(under.y(), abs=1))
    for _ in range(60):
        gallery.press(Qt.Key.Key_Plus)
    assert stage.zoom == 8.0
    for _ in range(90):
        gallery.press(Qt.Key.Key_Minus)
    assert stage.zoom > 0


def test_next_and_previous_by_keys_buttons_and_strip(gallery: Gallery) -> None:
    for name in NAMES:
        gallery.put(name)
    viewer = gallery.open(0)
    gallery.rest()
    assert not viewer.previous.isEnabled()
    gallery.press(Qt.Key.Key_Right)
    assert viewer.picture.url == url("two")
    QTest.mouseClick(viewer.next, Qt.MouseButton.LeftButton)
    assert viewer.picture.url == url("three")
    assert not viewer.next.isEnabled()
    gallery.press(Qt.Key.Key_Right)
    assert viewer.picture.url == url("three")
    gallery.press(Qt.Key.Key_Home)
    assert viewer.picture.url == url("one")
    QTest.mouseClick(viewer.strip, Qt.MouseButton.LeftButton, pos=viewer.strip._area(1).center().toPoint())
    assert viewer.picture.url == url("two")
    gallery.qtbot.waitUntil(lambda: len(viewer._small) == len(NAMES))
    assert "2 of 3" in viewer.bar.title.text()
    assert next(cap for cap, _ in viewer.keys._groups) == ("←", "→")


def test_save_copy_address_and_original(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    path = gallery.put("one")
    gallery.open(0)
    gallery.rest()
    chosen = gallery.folder / "saved.png"
    offered: list[str] = []

    def choose(dialog: QFileDialog) -> None:
        offered.extend(dialog.selectedFiles())
        dialog.fileSelected.emit(str(chosen))

    monkeypatch.setattr(QFileDialog, "open", choose)
    gallery.press(Qt.Key.Key_S, CTRL)
    gallery.qtbot.waitUntil(chosen.exists)
    # the address says jpg, the file is a PNG
    assert [Path(name).name for name in offered] == ["one.png"]
    assert chosen.read_bytes() == path.read_bytes()
    gallery.press(Qt.Key.Key_C, CTRL)
    gallery.qtbot.waitUntil(lambda: QGuiApplication.clipboard().image().width() == 2400)
    gallery.press(Qt.Key.Key_C, CTRL | SHIFT)
    assert QGuiApplication.clipboard().text() == url("one")
    gallery.press(Qt.Key.Key_O)
    assert gallery.bench.opened_urls == [url("one")]


def test_the_menu_of_a_picture_offers_it(gallery: Gallery) -> None:
    page = gallery.bench.window.parts.article.page
    spot = spot_under(page, gallery.center)
    gallery.bench.window.handlers.in_article.ways(spot)["view_picture"](spot)
    assert gallery.viewer.picture.url == url("one")


HOSTILE: dict[str, Callable[[], bytes]] = {
    "bomb": lambda: bomb(20_000, 20_000),
    "svg": lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "a page": lambda: b"<html>not found</html>",
    "cut": lambda: picture()[:60],
    "nothing": lambda: b"",
}


def test_what_is_no_picture_says_so_and_the_next_is_shown(gallery: Gallery) -> None:
    for make in HOSTILE.values():
        gallery.put("one", make())
        gallery.put("two", picture(20, 10))
        viewer = gallery.open(0)
        gallery.rest()
        assert viewer.stage._image is None
        assert viewer.stage._message not in {"", "Loading…"}
        assert not viewer.bar.save.isEnabled()
        gallery.press(Qt.Key.Key_Right)
        gallery.rest()
        assert viewer.stage._image is not None
        # small ones are not blown up
        assert viewer.stage.zoom == 1.0
        gallery.press(Qt.Key.Key_Escape)
        gallery.bench.window.parts.article.page.show_again()


def test_a_picture_that_will_not_come_says_why(gallery: Gallery) -> None:
    viewer = gallery.open(0)
    gallery.bench.window.handle_events((events.PictureFailed(url("one"), Problem(ProblemKind.NOT_FOUND)),))
    assert viewer.stage._message not in {"", "Loading…"}


def test_an_animated_picture_plays_and_stands_on_demand(gallery: Gallery) -> None:
    """However many frames: one is decoded at a time, and closing ends it."""
    gallery.put("one", gif(32, 24, frames=10_000))
    viewer = gallery.open(0)
    gallery.rest_until_loaded()
    assert viewer.bar.play.isVisible()
    if not viewer.is_playing:
        gallery.press(Qt.Key.Key_Space)
    seen: set[int] = set()

    def moves() -> bool:
        if viewer.stage._image is not None:
            seen.add(viewer.stage._image.pixel(3, 3))
        return len(seen) > 2

    gallery.qtbot.waitUntil(moves)
    assert len(viewer._tickets) <= 1
    gallery.press(Qt.Key.Key_Space)
    assert not viewer.is_playing
    gallery.rest()
    still = viewer.stage._image
    QApplication.processEvents()
    assert viewer.stage._image is still
    gallery.press(Qt.Key.Key_Space)
    gallery.press(Qt.Key.Key_Escape)
    assert not viewer.is_playing


def test_with_reduced_motion_nothing_moves_unasked(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PictureViewer, "_is_motion_reduced", lambda _: True)
    gallery.put("one", gif(32, 24, frames=3))
    viewer = gallery.open(0)
    gallery.rest_until_loaded()
    assert not viewer.is_playing
    QTest.mouseClick(viewer.bar.play, Qt.MouseButton.LeftButton)
    assert viewer.is_playing


@pytest.mark.parametrize("size", [(1360, 860), (640, 460), (420, 400)])
def test_it_covers_the_window_at_every_size(gallery: Gallery, size: tuple[int, int]) -> None:
    gallery.put("one")
    viewer = gallery.open(0)
    gallery.bench.window.resize(*size)
    QApplication.processEvents()
    gallery.rest()
    assert viewer.geometry() == gallery.bench.window.rect()
    for part in (viewer.bar, viewer.stage, viewer.next, viewer.previous):
        assert viewer.rect().contains(part.geometry())
    assert viewer.stage.place().width() > 100
    assert viewer.keys.isVisible() == (size == (1360, 860))


def test_nothing_reaches_the_window_behind(gallery: Gallery) -> None:
    gallery.open(0)
    before = len(gallery.bench.engine.sent)
    for key in (Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_J, Qt.Key.Key_X):
        gallery.press(key)
    assert gallery.bench.engine.sent[before:] == []
    assert gallery.viewer.isVisible()
    assert not gallery.bench.window.actions_by_name["view_picture"].isEnabled()


def test_pinch_is_a_zoom(gallery: Gallery) -> None:
    from PySide6.QtGui import QNativeGestureEvent, QPointingDevice

    gallery.put("one")
    viewer = gallery.open(0)
    gallery.rest()
    stage, before = viewer.stage, viewer.stage.zoom
    middle = QPointF(stage.rect().center())
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2, middle, middle,
        stage.mapToGlobal(middle), 0.5, QPointF(),
    )  # fmt: skip
    assert pinch.type() == QEvent.Type.NativeGesture
    QApplication.sendEvent(stage, pinch)
    assert stage.zoom == pytest.approx(before * 1.5)
