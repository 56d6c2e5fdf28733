"""Thumbnails in the list: their place is kept from the first paint, few decodes and requests however one scrolls, clear failures."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSettings, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import SetPreference, ShowThumbnails
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId
from reader.storage.writer import transaction
from reader.ui.list import thumbnails as module
from reader.ui.list.rows import ENTRY_PX, thumbnail_place
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import DAY, NOW, _add_feed, add_articles, empty_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui import article_samples as samples
from tests.ui.conftest import settle
from tests.ui.test_article_pictures import bomb

ROWS = 400
FEEDS = ("Notes from a Kiln", "Hollow Oak Woodshop")
"""By turns, so that none of them folds into a burst."""


def address(number: int) -> str:
    return f"https://host{number % 7}.test/{number}.png"


def picture(width: int = 320, height: int = 240, color: str = "#336699") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    return samples.as_png(image)


@dataclass
class Rows:
    """A window on a list of articles that all have a picture; `files` is the cache."""

    qtbot: QtBot
    bench: WindowBench
    files: dict[str, Path]
    folder: Path
    decoded: list[str] = field(default_factory=list)

    @property
    def asked(self) -> list[ShowThumbnails]:
        return self.bench.engine.thumbnails

    def put(self, number: int, data: bytes | None = None) -> None:
        """The engine brings a picture."""
        path = self.folder / f"{number}.png"
        path.write_bytes(picture() if data is None else data)
        self.files[address(number)] = path
        self.bench.window.handle_events((events.PictureReady(address(number), str(path)),))

    def rest(self) -> None:
        """Until nothing moves any more."""
        shown = self.bench.window.parts.entries.thumbnails
        self.bench.window.parts.entries.view.viewport().repaint()
        for _ in range(2):
            self.qtbot.waitUntil(shown.is_settled)

    def grab(self) -> QImage:
        return self.bench.window.parts.entries.view.viewport().grab().toImage()

    def place(self, row: int) -> QRectF:
        """Where the picture of a row is, in the viewport."""
        view = self.bench.window.parts.entries.view
        return thumbnail_place(QRectF(view.visualRect(view.model().index(row, 0))), is_compact=False)

    def state(self, number: int) -> module.Thumbnail | None:
        return self.bench.window.parts.entries.thumbnails.get(address(number))


@pytest.fixture
def rows(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rows:
    library = empty_library(tmp_path / "library.sqlite")
    with transaction(library.connection):
        for place, name in enumerate(FEEDS):
            _add_feed(library, name, None, place)
        long = "A title that is long enough to be broken into two lines beside a picture, whatever its width"
        parsed = [parsed_entry(f"{long} {n}", "Words. " * 60, NOW - 60 * n, n, thumbnail_url=address(n)) for n in range(ROWS)]
        for place, name in enumerate(FEEDS):
            add_articles(library, name, parsed[place :: len(FEEDS)])
    files = {"": tmp_path}
    made: list[Rows] = []
    original = module.decode_filling

    def counted(source: str, size: object) -> QImage:
        made[0].decoded.append(source)
        return original(source, size)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "decode_filling", counted)
    bench = window_bench(library, tmp_path, pictures=files)
    made.append(Rows(qtbot, bench, files, tmp_path))
    bench.window.resize(1360, 860)
    bench.window.show()
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    return made[0]


def visible_articles(rows: Rows) -> list[int]:
    view = rows.bench.window.parts.entries.view
    model = rows.bench.window.parts.entries.model
    urls = [row.thumbnail_url for row in view.visible_rows()]
    assert model.rowCount() >= ROWS
    return [int(url.rpartition("/")[2].removesuffix(".png")) for url in urls]


def test_visible_rows_ask_once_and_what_comes_moves_nothing(rows: Rows) -> None:
    rows.rest()
    seen = visible_articles(rows)
    # a slow search of the cache says in several parts what it lacks
    assert [url for url, _ in rows.asked[-1].wanted] == [address(n) for n in seen]
    asked, before = len(rows.asked), rows.grab()
    places = [rows.place(row) for row in range(1, 4)]
    assert {place.width() for place in places} == {64.0}
    for number in seen:
        rows.put(number)
    rows.qtbot.waitUntil(lambda: all(getattr(rows.state(number), "pixmap", None) is not None for number in seen))
    after = rows.grab()
    view = rows.bench.window.parts.entries.view
    assert {view.rowHeight(row) for row in range(1, 6)} == {ENTRY_PX}
    for row, place in enumerate(places, start=1):
        assert after.pixelColor(place.center().toPoint()).name() == "#336699"
        # all that is not the picture is as it was: no word moved
        left = view.visualRect(view.model().index(row, 0)).adjusted(0, 0, -(16 + 64 + 2), 0)
        assert before.copy(left) == after.copy(left)
    assert len(rows.asked) == asked
    assert len(rows.decoded) == len(seen)


def test_a_flight_through_the_list_costs_no_request_on_its_way(rows: Rows) -> None:
    for number in range(0, ROWS, 2):
        (rows.folder / f"{number}.png").write_bytes(picture())
        rows.files[address(number)] = rows.folder / f"{number}.png"
    rows.rest()
    asked, decoded = len(rows.asked), len(rows.decoded)
    bar = rows.bench.window.parts.entries.view.verticalScrollBar()
    for step in range(200):
        bar.setValue(bar.maximum() * step // 200)
        rows.bench.window.parts.entries.view.viewport().repaint()
    rows.rest()
    seen = visible_articles(rows)
    assert seen[0] > ROWS - 30
    # two or three screens at most: where it began, perhaps one on the way, where it ended
    assert len(rows.decoded) - decoded <= 3 * len(seen)
    assert {url for each in rows.asked[asked:] for url, _ in each.wanted} == {address(n) for n in seen if n % 2}


def test_what_was_scrolled_away_is_taken_back(rows: Rows) -> None:
    rows.rest()
    first = rows.asked[-1]
    bar = rows.bench.window.parts.entries.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    rows.rest()
    assert not {url for url, _ in first.wanted} & {url for url, _ in rows.asked[-1].wanted}
    assert [task.url for task in rows.bench.engine.core.state.thumbnails_waiting] != []
    assert {task.url for task in rows.bench.engine.core.state.thumbnails_waiting} <= {url for url, _ in rows.asked[-1].wanted}


@pytest.mark.parametrize(
    ("choice", "has_place", "asks"), [("list", True, True), ("opened", True, False), ("never", False, False)]
)
def test_each_choice_of_the_user(rows: Rows, choice: str, has_place: bool, asks: bool) -> None:  # noqa: FBT001 -- the case
    rows.rest()
    before = len(rows.asked)
    rows.bench.window.parts.submit(SetPreference("reading.thumbnails", choice))
    rows.bench.bridge.flush()
    bar = rows.bench.window.parts.entries.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    rows.rest()
    number = visible_articles(rows)[2]
    assert (rows.state(number) is not None) is has_place
    assert any(each.wanted for each in rows.asked[before:]) is asks
    # what an opened article brought is shown in the list unless pictures are unwanted there
    rows.put(number)
    rows.rest()
    assert (getattr(rows.state(number), "pixmap", None) is not None) is has_place


def test_no_place_without_pictures(rows: Rows) -> None:
    rows.rest()
    rows.bench.window.parts.submit(SetPreference("reading.pictures", "never"))
    rows.bench.bridge.flush()
    rows.rest()
    assert rows.state(0) is None


HOSTILE: dict[str, Callable[[], bytes]] = {
    "bomb": lambda: bomb(20_000, 20_000),
    "svg": lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "a page": lambda: b"<html>not found</html>",
    "cut in its header": lambda: picture()[:20],
    "cut in its pixels": lambda: picture()[:60],
    "nothing": lambda: b"",
    "a pixel": lambda: picture(1, 1),
    "beyond 10 MB": lambda: picture() + bytes(10 * 2**20),
}


def test_what_is_no_picture_leaves_no_tile_and_the_others_come(rows: Rows) -> None:
    rows.rest()
    seen = visible_articles(rows)
    for number, make in zip(seen, HOSTILE.values(), strict=False):
        rows.put(number, make())
    good = seen[min(len(HOSTILE), len(seen) - 1)]
    rows.put(good)
    rows.qtbot.waitUntil(lambda: getattr(rows.state(good), "pixmap", None) is not None)
    rows.rest()
    broken = dict(zip(seen, HOSTILE, strict=False))
    broken.pop(good, None)
    # the row keeps its words where they are while it is in view, and paints nothing beside them
    assert {name: rows.state(number) for number, name in broken.items()} == dict.fromkeys(broken.values(), module.Thumbnail())
    # each is decoded once, not again at every paint
    count = len(rows.decoded)
    for _ in range(5):
        rows.rest()
    assert len(rows.decoded) == count


def tile(rows: Rows, row: int) -> str:
    """The colour at the place of a row's picture."""
    return rows.grab().pixelColor(rows.place(row).center().toPoint()).name()


def beside(rows: Rows, row: int) -> str:
    """The colour of the row itself, under a pointer or not."""
    place = rows.place(row)
    return rows.grab().pixelColor(int(place.left()) - 3, int(place.center().y())).name()


def open_again(rows: Rows) -> None:
    lists = rows.bench.window.parts.subscriptions
    for view in (View.STARRED, View.ALL):
        lists.select_view(view)
        settle(rows.qtbot, rows.bench)


def test_a_dead_picture_moves_no_word_in_view_and_has_no_place_when_the_list_is_opened_again(rows: Rows) -> None:
    rows.rest()
    number = visible_articles(rows)[1]
    assert tile(rows, 2) != beside(rows, 2), "the tile of what is loaded"
    words = rows.bench.window.parts.entries.view.visualRect(rows.bench.window.parts.entries.model.index(2, 0))
    words.setRight(int(rows.place(2).left()) - 2)
    before = rows.grab().copy(words)
    rows.bench.window.handle_events((events.PictureFailed(address(number), Problem(ProblemKind.HTTP_STATUS, "404")),))
    rows.rest()
    assert tile(rows, 2) == beside(rows, 2)
    assert rows.grab().copy(words) == before
    open_again(rows)
    assert rows.state(number) is None
    assert rows.grab().copy(words) != before, "the words have the whole width"
    # nor does its coming move them, while they are in view
    after = rows.grab().copy(words)
    rows.put(number)
    rows.rest()
    assert rows.grab().copy(words) == after
    open_again(rows)
    rows.rest()
    rows.qtbot.waitUntil(lambda: getattr(rows.state(number), "pixmap", None) is not None)


def test_places_are_decided_again_for_rows_that_were_far_out_of_view(rows: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are kept for some screens of rows, not for ever."""
    monkeypatch.setattr(module, "_PLACES_KEPT", 100)
    rows.rest()
    number = visible_articles(rows)[1]
    rows.bench.window.handle_events((events.PictureFailed(address(number), Problem(ProblemKind.HTTP_STATUS, "404")),))
    assert rows.state(number) == module.Thumbnail()
    bar = rows.bench.window.parts.entries.view.verticalScrollBar()
    for step in range(1, 101):
        bar.setValue(bar.maximum() * step // 100)
        rows.bench.window.parts.entries.view.viewport().repaint()
    assert len(rows.bench.window.parts.entries.thumbnails._has_place) <= 100
    assert rows.state(number) is None


def test_dead_pictures_have_no_place_after_a_restart_for_a_week(rows: Rows, tmp_path: Path) -> None:
    rows.rest()
    first, second, third = visible_articles(rows)[:3]
    for number, kind in ((first, ProblemKind.HTTP_STATUS), (second, ProblemKind.TIMEOUT), (third, ProblemKind.NOT_A_PICTURE)):
        rows.bench.window.handle_events((events.PictureFailed(address(number), Problem(kind)),))
    rows.bench.window.close()
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    for later, are_dead in ((0, True), (6 * DAY, True), (7 * DAY, False)):
        dead = module.DeadPictures(settings, FakeClock(at=NOW + later))
        assert [address(number) in dead for number in (first, second, third)] == [are_dead, False, are_dead]
    dead = module.DeadPictures(settings, FakeClock(at=NOW))
    dead.forget(address(first))
    dead.save()
    assert address(first) not in module.DeadPictures(settings, FakeClock(at=NOW))
    # no address is stored
    assert "host" not in str(settings.value("list/dead_pictures"))


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
@pytest.mark.parametrize(("kind", "is_tried_again"), [(ProblemKind.DNS, True), (ProblemKind.NOT_A_PICTURE, False)])
def test_what_could_not_be_reached_is_tried_again_with_the_network(
    rows: Rows,
    kind: ProblemKind,
    is_tried_again: bool,  # noqa: FBT001 -- the case
) -> None:
    rows.rest()
    number = visible_articles(rows)[1]
    rows.bench.window.handle_events((events.PictureFailed(address(number), Problem(kind)),))
    rows.bench.window.handle_events((events.NetworkChanged(None),))
    rows.rest()
    assert (address(number) in {url for url, _ in rows.asked[-1].wanted}) is is_tried_again


def test_a_narrow_list_has_smaller_places(rows: Rows) -> None:
    assert thumbnail_place(QRectF(0, 0, 319, 98), is_compact=False).width() == 48
    assert thumbnail_place(QRectF(0, 0, 320, 98), is_compact=False).width() == 64
    assert thumbnail_place(QRectF(0, 0, 376, 62), is_compact=True).bottom() <= 62


@pytest.mark.parametrize("size", [(4000, 10), (10, 4000), (200, 100), (100, 200)])
def test_every_shape_fills_its_place(tmp_path: Path, size: tuple[int, int]) -> None:
    path = tmp_path / "p"
    path.write_bytes(picture(*size))
    image = module.decode_filling(str(path), QSize(64, 64))
    assert (image.width(), image.height()) == (64, 64)
    assert image.pixelColor(32, 32).name() == "#336699"


def test_what_is_shown_elsewhere_in_another_size_is_wished_for_with_the_rows(rows: Rows) -> None:
    """As the player's bar does: its article is far from the rows in view, and it paints again whenever something came."""
    shown, own, size = rows.bench.window.parts.entries.thumbnails, address(300), QSize(56, 56)
    rows.rest()
    asked, listed = len(rows.asked), rows.asked[-1].wanted
    shown.shown_elsewhere = lambda: {own: EntryId(301)}
    shown.changed.connect(lambda: shown.get(own, size))
    for _ in range(20):
        shown.get(own, size)
        rows.rest()
    assert len(rows.asked) == asked + 1, "asking again and again is no further wish"
    assert {*rows.asked[-1].wanted} == {*listed, (own, EntryId(301))}
    rows.put(300)
    for number in range(3):
        rows.put(number)
    rows.rest()
    for number, each in ((300, size), (0, QSize(64, 64)), (1, QSize(64, 64)), (2, QSize(64, 64))):
        found = shown.get(address(number), each)
        assert found.pixmap.size() == each
    assert len(rows.decoded) == len(set(rows.decoded)), "each in the size it is shown in"
