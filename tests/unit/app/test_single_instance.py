import contextlib
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest

from reader.app.single_instance import InstanceListener, Line, Request, Say, hand_over

Start = Callable[[Callable[[Request, Say], int]], Path]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    listeners: list[InstanceListener] = []

    def listen(answer: Callable[[Request, Say], int]) -> Path:
        listeners.append(InstanceListener(tmp_path / "socket", answer))
        return tmp_path / "socket"

    yield listen
    for listener in listeners:
        listener.stop()


def test_a_request_arrives_whole_and_its_answer_comes_back(start: Start) -> None:
    heard: list[Request] = []

    def answer(request: Request, say: Say) -> int:
        heard.append(request)
        say(Line("schön"))
        say(Line("oh", is_error=True))
        return 7

    address = start(answer)
    request = Request("import", ("a file.opml",), frozenset({"refresh"}), b"\x00<opml/>" * 100_000)
    lines: list[Line] = []
    assert hand_over(address, request, lines.append) == 7
    assert heard == [request]
    assert lines == [Line("schön"), Line("oh", is_error=True)]


def test_nobody_there_is_none(tmp_path: Path) -> None:
    assert hand_over(tmp_path / "socket", Request("show"), print) is None


def test_a_leftover_of_a_killed_program_is_replaced(start: Start, tmp_path: Path) -> None:
    (tmp_path / "socket").touch()
    assert hand_over(start(lambda _request, _say: 0), Request("show"), print) == 0


def test_a_slow_request_does_not_hold_up_the_next(start: Start) -> None:
    go_on, begun = threading.Event(), threading.Event()

    def answer(request: Request, _: Say) -> int:
        if request.command == "slow":
            begun.set()
            go_on.wait()
        return 0

    address = start(answer)
    codes: list[int | None] = []
    slow = threading.Thread(target=lambda: codes.append(hand_over(address, Request("slow"), print)))
    slow.start()
    begun.wait()
    assert hand_over(address, Request("show"), print) == 0
    go_on.set()
    slow.join()
    assert codes == [0]


def test_rubbish_disturbs_nobody(start: Start) -> None:
    address = start(lambda _request, _say: 0)
    for rubbish in (b"", b"{", b"[]", b'{"command": 1}', b"\xff\xfe"):
        with Client(str(address), family="AF_UNIX") as connection:
            connection.send_bytes(rubbish)
    Client(str(address), family="AF_UNIX").close()
    assert hand_over(address, Request("show"), print) == 0


def test_a_program_that_ends_meanwhile_is_reported(start: Start) -> None:
    def answer(_request: Request, say: Say) -> int:
        raise ConnectionResetError

    lines: list[Line] = []
    assert hand_over(start(answer), Request("add", ("u",)), lines.append) == 1
    assert lines[0].is_error


@pytest.mark.parametrize("error", [OSError(24, "Too many open files"), ValueError("a mistake of ours")], ids=["files", "mistake"])
def test_a_listener_goes_on_after_whatever_happens_when_somebody_comes(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    reported: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(str(arguments.exc_value)))
    listener = InstanceListener(tmp_path / "socket", lambda _request, _say: 0)
    failed = threading.Event()
    accept = listener._listener.accept

    def fail_once() -> object:
        if not failed.is_set():
            accept().close()
            failed.set()
            raise error
        return accept()

    monkeypatch.setattr(listener._listener, "accept", fail_once)
    # whoever waits already is served by what was there before
    assert hand_over(tmp_path / "socket", Request("show"), print) == 0
    with contextlib.suppress(OSError):
        Client(str(tmp_path / "socket"), family="AF_UNIX").close()
    assert failed.wait(30)
    assert hand_over(tmp_path / "socket", Request("show"), print) == 0
    listener.stop()
    assert not listener._loop.is_running
    assert reported == ([] if isinstance(error, OSError) else ["a mistake of ours"])


def test_a_request_is_answered_where_no_thread_can_be_had_for_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    def answer(_request: Request, _: Say) -> int:
        names.append(threading.current_thread().name)
        return 3

    address = start(answer)
    begin = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if thread.name == "single-instance-answer":
            raise RuntimeError("can't start new thread")
        begin(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert [hand_over(address, Request("show"), print) for _ in range(2)] == [3, 3]
    assert set(names) == {"single-instance"}


def test_after_stop_nobody_listens(tmp_path: Path) -> None:
    listener = InstanceListener(tmp_path / "socket", lambda _request, _say: 0)
    listener.stop()
    assert hand_over(tmp_path / "socket", Request("show"), print) is None
