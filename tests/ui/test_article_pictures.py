"""Pictures of an article: asked for late, put in place quietly, refused when they are none."""

import base64
import struct
import threading
import zlib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from reader.domain.commands import FetchPicture
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.ids import EntryId
from reader.formats.articles.blocks import Picture
from reader.ui.article import pictures as picture_decoder
from reader.ui.article.pictures import (
    FAILED_HEIGHT,
    KEPT_IMAGES,
    PLACEHOLDER_HEIGHT,
    Decoded,
    DecodeJob,
    PictureDecoder,
    State,
    decode,
    placeholder_size,
)
from reader.ui.text.problems import sentence
from tests.fakes.moving_pictures import gif
from tests.fakes.waiting import PATIENCE
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench, finish

ONE = "https://p.test/one.png"
PLACES = (("before", "before"), ("after", "after"), ("after", "bold"), ("item", "item"), ("Read next", "Read next"))


def painted(folder: Path, width: int = 400, height: int = 300, color: str = "#336699") -> str:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    path = folder / f"{width}x{height}"
    path.write_bytes(samples.as_png(image))
    return str(path)


def state(article_bench: ArticleBench, number: int = 0) -> State:
    return article_bench.pane.page.shelf.pictures[number].state


def test_a_picture_is_asked_for_once_and_put_in_place(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<p>a</p><img src="{ONE}" alt="blue"><p>b</p><img src="{ONE}">')
    assert article_bench.asked_pictures() == [ONE]
    assert article_bench.pane.page.shelf.pictures[0].size.height() == PLACEHOLDER_HEIGHT
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN and state(article_bench, 1) is State.SHOWN)
    assert (article_bench.pane.page.shelf.pictures[0].size.width(), article_bench.pane.page.shelf.pictures[0].size.height()) == (
        400,
        300,
    )
    grabbed = article_bench.pane.grab().toImage()
    colors = {grabbed.pixelColor(x, y).name() for x in range(60, 400, 20) for y in range(150, 600, 10)}
    assert "#336699" in colors
    assert article_bench.asked_pictures() == [ONE]


@pytest.mark.parametrize(("words", "is_turned"), [("words", False), ("كلمات", True)])
def test_a_narrow_picture_begins_where_the_lines_around_it_do(
    article_bench: ArticleBench,
    tmp_path: Path,
    words: str,
    is_turned: bool,  # noqa: FBT001 -- the case
) -> None:
    article_bench.show(f'<img src="{ONE}"><p>{words}</p>', title=words)
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path, 200, 100)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN)
    view = article_bench.pane.page.view
    grabbed = view.viewport().grab().toImage()
    top = next(block for block in article_bench.blocks() if "\ufffc" in block.text() and block.blockNumber())
    y = round(view.document().documentLayout().blockBoundingRect(top).center().y()) - view.verticalScrollBar().value()
    blue = [x for x in range(grabbed.width()) if grabbed.pixelColor(x, y).name() == "#336699"]
    assert (blue[0], blue[-1]) == ((view.column - 200, view.column - 1) if is_turned else (0, 199))


def test_pictures_far_below_wait_until_they_come_near(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>" * 200 + f'<img src="{ONE}">')
    assert article_bench.asked_pictures() == []
    while article_bench.pane.scroll_page():
        pass
    assert article_bench.asked_pictures() == [ONE]


def test_the_text_being_read_stays_when_a_picture_above_grows(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<img src="{ONE}">' + "".join(f"<p>Paragraph {n} with words.</p>" for n in range(100)))
    assert article_bench.asked_pictures() == [ONE]
    for _ in range(2):
        article_bench.pane.scroll_page()
    view = article_bench.pane.page.view
    reading = view.cursorForPosition(view.rect().center())
    before = view.cursorRect(reading).top()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path, 400, 900)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN)
    assert view.cursorRect(reading).top() == before


def test_sizes_in_the_markup_reserve_the_place() -> None:
    assert placeholder_size(Picture(ONE, width=1280, height=640), 640).toTuple() == (640, 320)
    assert placeholder_size(Picture(ONE, width=100, height=50), 640).toTuple() == (100, 50)
    assert placeholder_size(Picture(ONE, width=100), 640).toTuple() == (100, PLACEHOLDER_HEIGHT)
    assert placeholder_size(Picture(ONE), 640).toTuple() == (640, PLACEHOLDER_HEIGHT)


def test_a_failed_picture_shrinks_to_its_description_and_the_reason(article_bench: ArticleBench) -> None:
    article_bench.show(f'<img src="{ONE}" alt="A blue field">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureFailed(ONE, Problem(ProblemKind.NOT_FOUND)))
    shelved = article_bench.pane.page.shelf.pictures[0]
    assert shelved.size.height() == FAILED_HEIGHT
    said = article_bench.pane.page._backdrop.failure(shelved)
    assert said.startswith("A blue field · ")
    assert sentence(Problem(ProblemKind.NOT_FOUND)) in said
    article_bench.pane.grab()


@pytest.mark.parametrize("is_there", [True, False])
def test_only_the_picture_changes_its_size(article_bench: ArticleBench, tmp_path: Path, is_there: bool) -> None:  # noqa: FBT001 -- the case
    article_bench.show(f'<p>before</p><img src="{ONE}"><p>after <b>bold</b></p><ul><li>item</li></ul>')
    article_bench.asked_pictures()
    expected = [article_bench.text_format(*place) for place in PLACES]
    if is_there:
        article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path)))
    else:
        article_bench.pane.handle_event(PictureFailed(ONE, Problem(ProblemKind.NOT_FOUND)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) in {State.SHOWN, State.FAILED})
    assert [article_bench.text_format(*place) for place in PLACES] == expected
    pictures = [block for block in article_bench.blocks() if "\ufffc" in block.text()]
    assert [block.text() for block in pictures][1:] == ["\ufffc"]
    image = pictures[1].begin().fragment().charFormat().toImageFormat()
    assert image.height() == (300 if is_there else FAILED_HEIGHT)


def test_events_about_other_articles_change_nothing(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    path = painted(tmp_path)
    article_bench.show("<p>no pictures</p>")
    article_bench.pane.handle_event(PictureReady(url=ONE, path=path))
    article_bench.pane.handle_event(PictureFailed(ONE, Problem(ProblemKind.TIMEOUT)))
    assert article_bench.pane.page.shelf.pictures == []


def test_a_decoded_picture_of_the_article_before_is_dropped(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path)))
    article_bench.show('<img src="https://p.test/two.png">')
    for worker in article_bench.pane.page.shelf._decoder._workers:
        finish(worker)
    QApplication.processEvents()
    assert state(article_bench) is not State.SHOWN


def test_no_pictures_by_choice(article_bench: ArticleBench) -> None:
    article_bench.set("reading.pictures", "never")
    article_bench.show(f'<img src="{ONE}" alt="A blue field">')
    assert article_bench.asked_pictures() == []
    page = article_bench.pane.page
    assert page._backdrop.failure(page.shelf.pictures[0]) == "A blue field · Pictures in this feed are not loaded."
    article_bench.set("reading.pictures", "always")
    assert article_bench.asked_pictures() == [ONE]


def test_embedded_pictures_are_shown_without_asking(article_bench: ArticleBench) -> None:
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#119933"))
    data = base64.b64encode(samples.as_png(image)).decode()
    article_bench.show(f'<img src="data:image/png;base64,{data}">')
    assert article_bench.asked_pictures() == []
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN)
    assert article_bench.pane.page.shelf.pictures[0].size.toTuple() == (30, 20)


def test_what_turns_out_to_be_a_tracking_pixel_vanishes(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path, 1, 1)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.FAILED)
    assert article_bench.pane.page.shelf.pictures[0].size.toTuple() == (1, 1)


@pytest.mark.parametrize("data", [b"", b"<html>no</html>", b"<svg/>", b"\x89PNG\r\n\x1a\n"])
def test_files_that_are_no_pictures_fail_quietly(article_bench: ArticleBench, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file.png"
    path.write_bytes(data)
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=str(path)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.FAILED)


def test_a_missing_file_fails_quietly(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=str(tmp_path / "gone")))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.FAILED)


def bomb(width: int, height: int) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")


def test_a_bomb_is_refused_by_its_header(article_bench: ArticleBench, tmp_path: Path) -> None:
    path = tmp_path / "bomb"
    path.write_bytes(bomb(20_000, 20_000))
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=str(path)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.FAILED)
    problem = article_bench.pane.page.shelf.pictures[0].problem
    assert problem.kind is ProblemKind.TOO_LARGE


def test_a_failure_of_the_list_leaves_a_picture_of_the_article_alone(article_bench: ArticleBench) -> None:
    """It was not asked for here yet; when it comes near it is."""
    article_bench.show("<p>words</p>" * 200 + f'<img src="{ONE}">')
    article_bench.pane.handle_event(PictureFailed(ONE, Problem(ProblemKind.TIMEOUT)))
    while article_bench.pane.scroll_page():
        pass
    assert article_bench.asked_pictures() == [ONE]


def job(source: str, **changes: object) -> DecodeJob:
    fields = {
        "number": 0,
        "generation": 0,
        "source": source,
        "max_width": 640,
        "wanted_width": None,
        "dpr": 1.0,
        "is_rounded": True,
    }
    return DecodeJob(**{**fields, **changes})  # type: ignore[arg-type]


def test_pictures_are_scaled_to_the_column_at_the_screens_resolution(tmp_path: Path) -> None:
    path = painted(tmp_path, 2_000, 1_000)
    for dpr, pixels in ((1.0, 640), (2.0, 1_280), (4.0, 2_000)):
        done = decode(job(path, dpr=dpr))
        assert (done.width, done.height, done.image.width()) == (640, 320, pixels)
        assert done.image.deviceIndependentSize().width() == pytest.approx(640)


def test_small_pictures_are_not_blown_up(tmp_path: Path) -> None:
    done = decode(job(painted(tmp_path, 100, 50), dpr=2.0))
    assert (done.width, done.height) == (100, 50)
    assert done.image.width() == 100


def test_a_picture_taken_upright_stands_upright(tmp_path: Path) -> None:
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    path = tmp_path / "photo"
    image.save(str(path), "JPEG")
    plain = path.read_bytes()
    tiff = b"II*\x00\x08\x00\x00\x00" + struct.pack("<H", 1) + struct.pack("<HHII", 0x0112, 3, 1, 6) + bytes(4)
    exif = b"Exif\x00\x00" + tiff
    path.write_bytes(plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:])
    done = decode(job(str(path)))
    assert (done.width, done.height) == (200, 400)
    assert (done.image.width(), done.image.height()) == (200, 400)


def test_corners_are_round(tmp_path: Path) -> None:
    done = decode(job(painted(tmp_path)))
    assert done.image.pixelColor(0, 0).alpha() == 0
    assert done.image.pixelColor(200, 150).alpha() == 255


def test_memory_of_far_pictures_is_given_back_and_they_return(article_bench: ArticleBench, tmp_path: Path) -> None:
    count = KEPT_IMAGES + 5
    article_bench.show("".join(f'<p>words</p><img src="https://p.test/{n}.png" width="100" height="60">' for n in range(count)))
    path = painted(tmp_path, 100, 60)
    for n in range(count):
        article_bench.pane.page.shelf.call(n)
        article_bench.pane.handle_event(PictureReady(url=f"https://p.test/{n}.png", path=path))
    # they are decoded by several threads, in no order
    article_bench.qtbot.waitUntil(lambda: all(state(article_bench, n) in {State.SHOWN, State.DROPPED} for n in range(count)))
    assert sum(state(article_bench, n) is State.SHOWN for n in range(count)) == KEPT_IMAGES
    dropped = next(n for n in range(count) if state(article_bench, n) is State.DROPPED)
    article_bench.pane.page.shelf.call(dropped)
    article_bench.qtbot.waitUntil(lambda: state(article_bench, dropped) is State.SHOWN)


def test_only_the_open_articles_pictures_are_fetched(article_bench: ArticleBench) -> None:
    article_bench.show(f'<img src="{ONE}"><img src="https://t.test/p.gif" width="1" height="1"><img src="file:///etc/x.png">')
    article_bench.asked_pictures()
    assert [(c.url, c.entry_id) for c in article_bench.commands if isinstance(c, FetchPicture)] == [(ONE, 7)]


def test_an_article_built_again_has_its_pictures_at_once(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show('<p>a</p><img src="https://p.test/i.png">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url="https://p.test/i.png", path=painted(tmp_path)))
    article_bench.qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN)
    article_bench.pane.change_text_size(1)
    assert state(article_bench) is State.SHOWN
    assert article_bench.pane.page.shelf.image(0) is not None
    article_bench.show('<p>a</p><img src="https://p.test/i.png">', entry_id=EntryId(8))
    assert state(article_bench) is not State.SHOWN


def test_the_still_of_a_video_has_a_mark_and_no_bars(tmp_path: Path) -> None:
    plain = decode(job(painted(tmp_path, 480, 360)))
    still = decode(job(painted(tmp_path, 480, 360), is_still=True))
    assert (plain.width, plain.height) == (480, 360)
    assert (still.width, still.height) == (480, 270)
    center = still.image.rect().center()
    assert still.image.pixelColor(center).lightness() > 240
    assert plain.image.pixelColor(plain.image.rect().center()).lightness() < 200


def test_an_animated_picture_stands_still_and_is_marked(tmp_path: Path) -> None:
    """Its first frame, whole, with a mark to play it; one frame alone is a picture like any other."""
    for frames in (1, 400):
        path = tmp_path / str(frames)
        path.write_bytes(gif(60, 45, frames=frames))
        done = decode(job(str(path)))
        assert (done.width, done.height) == (60, 45)
        assert done.image.pixelColor(4, 40).name() == "#ff0000"
        assert (done.image.pixelColor(done.image.rect().center()).name() == "#ffffff") is (frames > 1)


@pytest.mark.parametrize("error", [MemoryError(), KeyError("a mistake")], ids=["memory", "mistake"])
def test_a_picture_whose_decoding_fails_is_broken_and_the_next_is_shown(
    article_bench: ArticleBench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)

    def fail(_: object) -> None:
        raise error

    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    with monkeypatch.context() as short:
        short.setattr(picture_decoder, "decode", fail)
        article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path)))
        qtbot.waitUntil(lambda: state(article_bench) is State.FAILED)
    article_bench.show(f'<img src="{ONE}">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=ONE, path=painted(tmp_path)))
    qtbot.waitUntil(lambda: state(article_bench) is State.SHOWN)


@pytest.mark.usefixtures("qapp")
def test_what_is_decoded_once_its_page_is_gone_is_no_mistake_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_value))
    begun, gate = threading.Event(), threading.Event()

    def late(job: DecodeJob) -> Decoded:
        begun.set()
        gate.wait()
        return Decoded(job, None)

    monkeypatch.setattr(picture_decoder, "decode", late)
    monkeypatch.setattr(picture_decoder, "STOP_SECONDS", 0.0)
    decoder = PictureDecoder()
    workers = decoder._workers
    decoder.start(job("a"))
    begun.wait()
    decoder.stop()
    delete(decoder)
    gate.set()
    assert all(each._loop.join(PATIENCE) for each in workers)
    assert reported == []
