"""One program on one profile: a second start hands over, others wait for their turn."""

import contextlib
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Client, Listener
from pathlib import Path
from queue import Queue

import pytest

from reader.app import single_instance
from reader.app.commands.run import carry_out
from reader.app.paths import Profile, make_folders, profile_in
from reader.app.profile_lock import TRIES, ProfileLock, act_or_hand_over
from reader.app.single_instance import Conversation, InstanceListener, InstanceSignals, Line, Request, Say, hand_over
from reader.domain.errors import ProblemKind, ReaderError
from tests.fakes.waiting import PATIENCE

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


def test_a_busy_program_is_given_the_time_that_it_gives(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    address = start(lambda _request, _say: 0)
    with monkeypatch.context() as hurried:
        hurried.setattr(single_instance, "PATIENCE_SECONDS", 0.0)
        assert hand_over(address, Request("show"), print) == 0


def test_rubbish_disturbs_nobody(start: Start) -> None:
    address = start(lambda _request, _say: 0)
    for rubbish in (b"", b"{", b"[]", b'{"command": 1}', b"\xff\xfe"):
        with Client(str(address), family="AF_UNIX") as connection:
            connection.send_bytes(rubbish)
    Client(str(address), family="AF_UNIX").close()
    assert hand_over(address, Request("show"), print) == 0


GOOD = {"command": "show", "arguments": ["a"], "options": [], "has_data": False}
STRANGE = {
    "nothing": b"",
    "cut": b"{",
    "a list": b"[]",
    "no text": b"\xff\xfe",
    "deep": b"[" * 200_000 + b"]" * 200_000,
    "deep arguments": b'{"command": "show", "options": [], "has_data": false, "arguments": ' + b"[" * 200_000,
    "an endless number": b'{"command": ' + b"9" * 10_000 + b"}",
    **{
        f"{name} is {value!r}": json.dumps(GOOD | {name: value}).encode()
        for name in GOOD
        for value in (None, 1, 1.5, {}, {"a": 1}, [1], [["a"]], [None])
    },
    **{f"without {name}": json.dumps({each: GOOD[each] for each in GOOD if each != name}).encode() for name in GOOD},
}


@pytest.mark.parametrize("sent", STRANGE.values(), ids=STRANGE)
def test_what_is_no_request_is_answered_with_a_line(start: Start, sent: bytes) -> None:
    heard: list[Request] = []
    with Client(str(start(lambda request, _: len(heard.append(request) or ""))), family="AF_UNIX") as connection:
        connection.send_bytes(sent)
        said = [json.loads(connection.recv_bytes()) for _ in range(2)]
        assert said == [{"err": "beforehand: the running Beforehand does not understand this request"}, {"exit": 2}]
    assert heard == []


def test_a_request_without_its_arguments_is_answered_with_a_line(start: Start, tmp_path: Path) -> None:
    """Each command that another process may ask for; the arguments that it needs are not there."""
    conversation = Conversation()
    conversation.begin(lambda _: pytest.fail("nothing was asked for"))
    address = start(lambda request, say: carry_out(request, conversation, tmp_path / "none", say))
    for options in ((), ("page",), ("remove",), ("set",), ("add",)):
        for command in ("add", "import", "accounts"):
            lines: list[Line] = []
            assert hand_over(address, Request(command, options=frozenset(options)), lines.append) == 1
            assert lines == [Line(f"beforehand: This value is not valid: {command} (an argument is missing)", is_error=True)]


def test_a_mistake_of_ours_is_reported_and_answered(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: Queue[str] = Queue()
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.put(str(arguments.exc_value)))

    def answer(_request: Request, _: Say) -> int:
        raise ValueError("a mistake of ours")

    lines: list[Line] = []
    assert hand_over(start(answer), Request("add", ("u",)), lines.append) == 1
    assert [line.is_error for line in lines] == [True]
    # the answer leaves before the thread ends
    assert reported.get(timeout=PATIENCE) == "a mistake of ours"
    assert reported.empty()


@pytest.mark.parametrize("sent", [b"", b"\x00\x00", b"\x00\x00\x10\x00{"], ids=["nothing", "half a length", "half a request"])
def test_who_says_nothing_is_hung_up_on(start: Start, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(single_instance, "SILENCE_SECONDS", 0.05)
    address = start(lambda _request, _say: 0)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.connect(str(address))
        silent.sendall(sent)
        silent.settimeout(60)
        assert silent.recv(1) == b""


def test_the_oldest_of_many_that_say_nothing_gives_way(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they may say nothing, and whatever they send now and then."""
    monkeypatch.setattr(single_instance, "SILENCE_SECONDS", 600.0)
    monkeypatch.setattr(single_instance, "AT_ONCE", 5)
    address = start(lambda _request, _say: 0)
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(socket.socket(socket.AF_UNIX)) for _ in range(30)]
        for each in crowd:
            each.connect(str(address))
            each.sendall(b"\x00")
            each.settimeout(60)
        for each in crowd[:-5]:
            assert each.recv(1) == b""
        assert hand_over(address, Request("show"), print) == 0


@pytest.mark.parametrize("answer", [b"[" * 100_000, b'{"exit": Infinity}', b'{"exit": null}', b"[]", b"1", b"{}"])
def test_an_answer_that_is_none_is_one_line(tmp_path: Path, answer: bytes) -> None:
    with Listener(str(tmp_path / "socket"), family="AF_UNIX") as listener:

        def reply() -> None:
            with listener.accept() as connection:
                connection.recv_bytes()
                connection.send_bytes(answer)

        other = threading.Thread(target=reply)
        other.start()
        lines: list[Line] = []
        assert hand_over(tmp_path / "socket", Request("show"), lines.append) == 1
        other.join()
    assert [line.is_error for line in lines] == [True]


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
    # the first may still be served by what was there before
    for _ in range(2):
        with contextlib.suppress(OSError):
            Client(str(tmp_path / "socket"), family="AF_UNIX").close()
    assert failed.wait(PATIENCE)
    assert hand_over(tmp_path / "socket", Request("show"), print) == 0
    listener.stop()
    assert listener._loop.join(PATIENCE)
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


def test_rings_before_somebody_hears_are_kept_in_order() -> None:
    bell, heard = InstanceSignals(), []
    bell.ring("first")
    bell.ring("second", "leave")
    bell.connect(lambda *rung: heard.append(rung))
    bell.ring("third")
    assert heard == [("first", ""), ("second", "leave"), ("third", "")]


def test_who_is_there_meanwhile_is_notified_and_the_ring_is_kept() -> None:
    bell, received, heard = InstanceSignals(), [], []
    bell.meanwhile(received.append)
    bell.ring("first", "leave")
    bell.meanwhile(None)
    bell.ring("second")
    bell.connect(lambda *rung: heard.append(rung))
    assert received == ["leave"]
    assert heard == [("first", "leave"), ("second", "")]


ROOT = Path(__file__).parents[3]
ASKED = Request("show", ("feed",))

CONTENDER = """
import sys
from pathlib import Path
from reader.app.paths import profile_in
from reader.app.single_instance import InstanceListener, Request
from reader.app.profile_lock import act_or_hand_over

profile = profile_in(Path(sys.argv[1]))

def act():
    # the lock is held for a while before anybody listens
    sys.stdin.readline()
    listener = InstanceListener(profile.socket, lambda request, tell: 0)
    print("acts", flush=True)
    sys.stdin.readline()
    listener.stop()
    return 0

print("ready", flush=True)
sys.stdin.readline()
code = act_or_hand_over(profile, Request("show", ("",)), print, act)
print("ended", code, flush=True)
"""


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    made = profile_in(tmp_path / "p")
    make_folders(made)
    return made


def test_a_start_waits_for_one_that_does_not_listen_yet(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    heard: list[Request] = []
    listeners: list[InstanceListener] = []

    def listen_at_last(_: float) -> None:
        if not listeners:
            listeners.append(InstanceListener(profile.socket, lambda request, reply: heard.append(request) or 0))

    try:
        assert act_or_hand_over(profile, ASKED, lambda _: None, lambda: 9, listen_at_last) == 0
    finally:
        for listener in listeners:
            listener.stop()
        first.release()
    assert heard == [ASKED]


def test_a_start_takes_over_from_one_that_ends_meanwhile(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    assert act_or_hand_over(profile, ASKED, lambda _: None, lambda: 9, lambda _: first.release()) == 9


def test_a_program_that_never_listens_is_reported(profile: Profile) -> None:
    first = ProfileLock(profile.lock)
    first.acquire()
    pauses: list[float] = []
    said: list[Line] = []
    with pytest.raises(ReaderError) as caught:
        act_or_hand_over(profile, ASKED, said.append, lambda: 9, pauses.append)
    first.release()
    assert caught.value.problem.kind is ProblemKind.PROFILE_IN_USE
    assert len(pauses) == TRIES - 1


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_of_many_that_start_at_once_one_acts_and_after_its_kill_another(profile: Profile) -> None:
    def start() -> "subprocess.Popen[str]":
        arguments = [sys.executable, "-c", CONTENDER, str(profile.folder)]
        return subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def line(each: "subprocess.Popen[str]") -> str:
        return each.stdout.readline().strip()

    def go(each: "subprocess.Popen[str]") -> None:
        each.stdin.write("\n\n")
        each.stdin.flush()

    started = [start() for _ in range(3)]
    assert [line(each) for each in started] == ["ready"] * 3
    for each in started:
        go(each)
    said = [line(each) for each in started]
    assert sorted(said) == ["acts", "ended 0", "ended 0"]
    winner = started[said.index("acts")]
    winner.kill()
    winner.communicate()
    assert profile.socket.exists()
    after = start()
    assert line(after) == "ready"
    go(after)
    assert line(after) == "acts"
    after.kill()
    for each in (*started, after):
        each.communicate()
