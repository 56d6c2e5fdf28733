"""Pictures that would hold up whoever decodes them: they cost their own process, and what waits behind them is shown.

The limits are the system's count of what the decoder computed; no test waits for a time or measures one.
"""

import os
import signal
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import KeepIcons
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import PictureReady
from reader.formats.articles.pictures import inspect
from reader.own_process import Child
from reader.storage import pictures as icons
from reader.storage.writer import transaction
from reader.ui.article.pictures import State
from reader.ui.pictures import process
from reader.ui.pictures.process import (
    MOST,
    PROCESSES,
    Decoding,
    PictureFile,
    PictureProcesses,
    image_of,
    is_small,
    packed,
    small_icon,
    unpacked,
)
from reader.ui.pictures.wishes import (
    AsIcon,
    Filling,
    Image,
    InColumn,
    NextFrame,
    Size,
    Within,
    decode_answer,
    decode_wish,
    encode_wish,
)
from tests.fakes.hostile_pictures import encoded, frame_beyond_its_screen, many_scans, plain
from tests.fakes.moving_pictures import gif
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle
from tests.ui.test_picture_viewer import Gallery, gallery, url

__all__ = ["gallery"]

SECONDS = 0.3
"""Of the processor's time; each of the pictures would take at least twenty times as long, a good one a hundredth."""
TOO_SLOW = Problem(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.PICTURE_LIMIT))
HOSTILE = {"scans": many_scans, "frame": frame_beyond_its_screen}


class Counted(PictureProcesses):
    """Says how many processes it began."""

    begun_count = 0

    def begun(self) -> Child:
        self.begun_count += 1
        return super().begun()


@pytest.fixture
def processes() -> Iterator[Counted]:
    # the limit by the clock on the wall is short on a busy machine
    counted = Counted(processor_seconds=SECONDS, seconds=PATIENCE)
    yield counted
    for pid in counted.pids:
        os.kill(pid, signal.SIGKILL)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program's own processes, with a short time."""
    monkeypatch.setattr(PROCESSES, "processor_seconds", SECONDS)
    monkeypatch.setattr(PROCESSES, "_refused", {})


def file(data: bytes) -> PictureFile:
    return PictureFile(data, inspect(data))


def good(color: str = "#336699", width: int = 40, height: int = 30) -> bytes:
    return encoded(plain(width, height, color))


def problem_of(processes: PictureProcesses, data: bytes) -> Problem:
    with pytest.raises(ReaderError) as caught:
        processes.decode(file(data), Within(100, 100))
    return caught.value.problem


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_picture_that_takes_too_long_costs_its_process_and_is_not_tried_again(processes: Counted, kind: str) -> None:
    hostile = HOSTILE[kind]()
    assert len(hostile) < 2 * 1024 * 1024
    assert problem_of(processes, hostile) == TOO_SLOW
    assert processes.pids == set()
    assert problem_of(processes, hostile) == TOO_SLOW
    assert processes.begun_count == 1
    assert processes.decode(file(good()), Within(100, 100)).natural == (40, 30)
    assert processes.begun_count == 2


def test_a_process_that_has_shown_others_is_blamed_on_the_picture_that_took_too_long(processes: Counted) -> None:
    processes.decode(file(good()), Within(100, 100))
    assert problem_of(processes, many_scans()) == TOO_SLOW
    assert processes.begun_count == 1


def test_a_process_that_was_killed_for_nothing_costs_no_picture(processes: Counted) -> None:
    processes.decode(file(good()), Within(100, 100))
    for pid in processes.pids:
        os.kill(pid, signal.SIGKILL)
    assert image_of(processes.decode(file(good("#00ff00")), Within(100, 100)).images[0]).pixelColor(5, 5).name() == "#00ff00"
    assert processes.begun_count == 2


def test_one_that_nobody_asks_ends_and_is_begun_again_for_the_next_picture() -> None:
    processes = Counted(idle_seconds=0.01)
    for number in (1, 2):
        processes.decode(file(good()), Within(100, 100))
        child = processes._idle[0]._child
        child._process.wait(60)
        assert child.exit_code == 0
        assert processes.begun_count == number


def test_a_process_that_does_not_begin_says_nothing_against_a_picture(
    processes: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(process, "own_command", lambda *_: [sys._base_executable, "-c", ""])
        assert problem_of(processes, good()).kind is ProblemKind.NO_RESOURCES
    assert processes.decode(file(good()), Within(100, 100)).natural == (40, 30)


@pytest.mark.parametrize("answer", [b"\x00\x00\x00\x01[", b"\x00\x00\x00\x02[]", b"\x00\x00\x00\x1b[[[9,9]],[9,9],false,0]xxxxx"])
def test_an_answer_that_is_none_is_blamed_on_the_picture(
    processes: Counted, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    said = bytes(4) + len(answer).to_bytes(4, "big") + answer
    lying = f"import sys; sys.stdout.buffer.write({said!r}); sys.stdout.flush(); sys.stdin.read()"
    with monkeypatch.context() as broken:
        broken.setattr(process, "own_command", lambda *_: [sys._base_executable, "-c", lying])
        assert problem_of(processes, good()).detail == Detail(DetailKind.UNREADABLE_RESULT)
    assert processes.pids == set()


def test_interrupted_at_the_end_nothing_is_said_against_a_picture(processes: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    processes.processor_seconds = 600.0
    ask = Child.ask

    def interrupted(child: Child, frame: bytes, seconds: float) -> bytes | None:
        child.is_asked = True
        processes.interrupt()
        return ask(child, frame, seconds)

    monkeypatch.setattr(Child, "ask", interrupted)
    assert problem_of(processes, many_scans()).kind is ProblemKind.INTERRUPTED
    assert processes._refused == {}


def test_never_more_run_than_are_allowed(processes: Counted) -> None:
    for _ in range(2 * MOST):
        processes.decode(file(good()), Within(100, 100))
    assert processes.begun_count == 1
    assert processes._free._value == MOST  # type: ignore[attr-defined]


def test_pixels_are_those_of_the_picture(processes: Counted) -> None:
    wide = file(good(width=300, height=20))
    sizes = {
        Within(100, 100): (100, 7),
        Within(4000, 4000): (300, 20),
        Filling(30, 30): (30, 30),
        InColumn(150, None, 2.0): (300, 20),
        InColumn(150, None, 1.0): (150, 10),
    }
    for wish, size in sizes.items():
        decoded = processes.decode(wide, wish)
        assert (decoded.natural, decoded.images[0].size) == ((300, 20), size)
        assert image_of(decoded.images[0]).pixelColor(size[0] // 2, size[1] // 2).name() == "#336699"


def test_frames_come_round_and_round_and_survive_the_end_of_their_process(processes: Counted) -> None:
    moving, playing = file(gif(20, 10, frames=3)), Decoding(processes)

    def color(*, is_known: bool) -> str:
        decoded = playing.ask(moving, NextFrame(20, 10), is_known=is_known)
        assert (decoded.is_animated, decoded.delay_ms) == (True, 20)
        return image_of(decoded.images[0]).pixelColor(5, 5).name()

    assert [color(is_known=number > 0) for number in range(4)] == ["#ff0000", "#00ff00", "#0000ff", "#ff0000"]
    for pid in processes.pids:
        os.kill(pid, signal.SIGKILL)
    assert color(is_known=True) == "#ff0000"
    playing.end()
    assert processes.pids == set()


@pytest.mark.parametrize("wish", [InColumn(600, None, 1.5), Within(3, 4), NextFrame(5, 6), Filling(7, 8), AsIcon()])
def test_a_wish_arrives_as_it_was_sent(wish: Within) -> None:
    assert decode_wish(encode_wish(wish, "png", 1.5, b"data")) == (wish, "png", 1.5, b"data")


@pytest.mark.parametrize("size", [[0, 9], [-1, -1], [1 << 20, 1 << 20], ["a", 1], [1]])
def test_an_absurd_size_is_not_believed(size: list[object]) -> None:
    header = str([[size], [1, 1], 0, 0]).replace("'", '"').encode()
    with pytest.raises((ValueError, TypeError)):
        decode_answer(len(header).to_bytes(4, "big") + header)


def test_a_header_of_markers_alone_is_soon_given_up() -> None:
    for filling in (b"\xff" * 1_000_000, b"\xff\xd0" * 500_000):
        with pytest.raises(ReaderError):
            inspect(b"\xff\xd8\xff" + filling)
    segments = b"".join(b"\xff\xe1\x00\x04ab" for _ in range(500))
    jpeg = encoded(plain(8, 8), "JPG")
    assert inspect(jpeg[:2] + segments + jpeg[2:]).width == 8


def test_the_pictures_behind_a_hostile_one_are_shown_and_its_place_says_why(
    qtbot: QtBot, tmp_path: Path, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    article = ArticleBench(qtbot)
    addresses = [f"https://p.test/{number}.jpg" for number in range(6)]
    article.show("".join(f'<p><img src="{each}" width="40" height="30"></p>' for each in addresses))
    article.asked_pictures()
    hostile = many_scans()
    for number, address in enumerate(addresses):
        path = tmp_path / str(number)
        path.write_bytes(hostile + bytes(number) if number < 2 else good())
        article.pane.handle_event(PictureReady(url=address, path=str(path)))
    pictures = article.pane.page.shelf.pictures
    qtbot.waitUntil(lambda: not article.pane.page.shelf.is_waiting())
    assert [each.state for each in pictures] == [State.FAILED] * 2 + [State.SHOWN] * 4
    assert {each.problem for each in pictures[:2]} == {TOO_SLOW}


def test_the_viewer_says_what_it_cannot_show_and_shows_the_next(gallery: Gallery, short: None) -> None:
    gallery.put("one", frame_beyond_its_screen())
    gallery.put("two", good(width=400, height=300))
    viewer = gallery.open()
    gallery.rest()
    assert viewer._loaded is None
    viewer.step(1)
    gallery.rest_until_loaded()
    assert viewer.picture.url == url("two")


def test_a_hostile_icon_is_tried_once_and_the_icon_behind_it_is_kept_small(
    qtbot: QtBot, bench: WindowBench, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hostile = frame_beyond_its_screen()
    stored = {"The Tidewater Almanac": hostile, "The Paper Garden": good("#ff0000", 32, 32)}
    connection, favicons = bench.engine.connection, bench.theme.favicons
    feed_ids = [bench.engine.library.feed_ids[title] for title in stored]
    addresses = icons.icon_addresses(connection, feed_ids)
    with transaction(connection):
        for feed_id, data in zip(feed_ids, stored.values(), strict=True):
            connection.execute("INSERT OR REPLACE INTO icon VALUES (?, 0, ?)", (addresses[feed_id], data))
    monkeypatch.setattr("reader.ui.pictures.process.SMALL_ICON_MAX_BYTES", len(hostile))
    bench.window.handle_events((events.IconsChanged(tuple(feed_ids)),))
    qtbot.waitUntil(lambda: any(isinstance(each, KeepIcons) for each in bench.engine.sent))
    assert [favicons.pixmap(feed_id, 16, 1.0) is not None for feed_id in feed_ids] == [False, True]
    kept = icons.load_icon(connection, feed_ids)
    assert list(kept) == feed_ids[1:]
    assert is_small(kept[feed_ids[1]])
    # as at the next start
    decoded: list[object] = []
    monkeypatch.setattr(PROCESSES, "decode", lambda *given: decoded.append(given))
    favicons.replace(feed_ids, {})
    bench.window.handle_events((events.IconsChanged(tuple(feed_ids)),))
    qtbot.waitUntil(lambda: favicons.pixmap(feed_ids[1], 16, 1.0) is not None)
    settle(qtbot, bench)
    assert decoded == []


def test_an_icon_that_cannot_be_decoded_now_stays_as_it_was_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ReaderError(ProblemKind.NO_RESOURCES)

    monkeypatch.setattr(PROCESSES, "decode", refuse)
    assert small_icon(good()) is None


def test_a_newer_icon_is_not_replaced_by_the_one_before(bench: WindowBench) -> None:
    connection = bench.engine.connection
    feed_id = bench.engine.library.feed_ids["The Tidewater Almanac"]
    address = icons.icon_addresses(connection, [feed_id])[feed_id]
    with transaction(connection):
        icons.save_icon(connection, address, b"newer", 0)
        icons.exchange(connection, address, b"older", b"made")
    assert icons.load_icon(connection, [feed_id]) == {feed_id: b"newer"}


@pytest.mark.parametrize(
    "plain_bytes",
    [b"\x10", b"\x00\x10", b"\x41\x41" + bytes(4 * 65 * 65), b"\x02\x02" + bytes(15), bytes(1 << 24)],
    ids=["short", "no width", "too large", "too few", "bomb"],
)
def test_a_kept_icon_of_somebody_else_is_pixels_or_nothing(plain_bytes: bytes) -> None:
    mark = packed(())[:7]
    assert unpacked(mark + zlib.compress(plain_bytes)) == ()
    assert unpacked(mark + plain_bytes) == ()
    assert unpacked(plain_bytes) == ()


def test_a_kept_icon_comes_back_as_it_was() -> None:
    images = (Image(Size(1, 2), memoryview(bytes(8))), Image(Size(64, 64), memoryview(bytes(4 * 64 * 64))))
    assert unpacked(packed(images)) == images


def test_a_picture_of_the_largest_size_is_shown(processes: Counted) -> None:
    processes.processor_seconds = 60.0
    decoded = processes.decode(file(encoded(plain(8000, 5000))), Within(1000, 1000))
    assert (decoded.natural, decoded.images[0].size) == ((8000, 5000), (1000, 625))
