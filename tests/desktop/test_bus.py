"""A connection to a bus that makes nobody wait, whatever becomes of the bus."""

import os
import queue
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, MatchRule, Message, message_bus, new_method_call, new_signal

from reader.desktop import bus as bus_module
from reader.desktop.bus import Bus
from tests.fakes.waiting import PATIENCE

OURS = DBusAddress("/reader/test", interface="reader.test")


@pytest.fixture
def bus(private_bus: subprocess.Popen[str]) -> Iterator[Bus]:
    with closing(Bus("SESSION")) as found:
        yield found


def answer(bus: Bus, message: Message) -> tuple[object, ...] | None:
    answers: queue.SimpleQueue[tuple[object, ...] | None] = queue.SimpleQueue()
    bus.call(message, answers.put)
    return answers.get(timeout=PATIENCE)


def test_a_call_is_answered_in_the_thread_of_the_bus(bus: Bus) -> None:
    answers: queue.SimpleQueue[tuple[object, str]] = queue.SimpleQueue()
    bus.call(message_bus.NameHasOwner("org.freedesktop.DBus"), lambda body: answers.put((body, threading.current_thread().name)))
    assert answers.get(timeout=PATIENCE) == ((True,), "session-bus")


def test_an_error_is_no_answer(bus: Bus) -> None:
    nobody = DBusAddress("/", bus_name="reader.nobody", interface="reader.nobody")
    assert answer(bus, new_method_call(nobody, "Anything")) is None


@pytest.mark.parametrize("sender", [None, "reader.sender"])
def test_signals_that_fit_are_heard(bus: Bus, sender: str | None) -> None:
    heard: queue.SimpleQueue[object] = queue.SimpleQueue()
    rule = MatchRule(type="signal", interface="reader.test", member="Said", sender=sender)
    bus.listen(rule, lambda message: heard.put(message.body))
    with closing(Bus("SYSTEM")) as other:
        assert answer(other, message_bus.RequestName("reader.sender")) == (1,)
        assert answer(bus, message_bus.NameHasOwner("reader.sender")) == (True,)
        other.call(new_signal(OURS, "Whispered", "s", ("nobody hears this",)))
        other.call(new_signal(OURS, "Said", "s", ("hello",)))
        assert heard.get(timeout=PATIENCE) == ("hello",)


def test_what_goes_wrong_in_a_listener_stops_no_other(bus: Bus) -> None:
    heard: queue.SimpleQueue[object] = queue.SimpleQueue()
    rule = MatchRule(type="signal", interface="reader.test")
    bus.listen(rule, lambda message: 1 / 0)
    bus.listen(rule, lambda message: heard.put(message.body))
    assert answer(bus, message_bus.GetId()) is not None
    bus.call(new_signal(OURS, "Said", "s", ("hello",)))
    assert heard.get(timeout=PATIENCE) == ("hello",)


def test_what_goes_wrong_in_a_job_stops_no_other(bus: Bus) -> None:
    bus.run(lambda: 1 / 0)
    assert answer(bus, message_bus.GetId()) is not None


def test_calls_are_answered_none_once_the_bus_is_dead(bus: Bus, private_bus: subprocess.Popen[str]) -> None:
    assert answer(bus, message_bus.GetId()) is not None
    private_bus.kill()
    private_bus.wait()
    assert answer(bus, message_bus.GetId()) is None
    assert answer(bus, message_bus.GetId()) is None
    bus.close()


def test_who_listens_hears_once_that_the_bus_is_dead(bus: Bus, private_bus: subprocess.Popen[str]) -> None:
    received: queue.SimpleQueue[str] = queue.SimpleQueue()
    bus.when_lost(lambda: 1 / 0)
    bus.when_lost(lambda: received.put(threading.current_thread().name))
    assert answer(bus, message_bus.GetId()) is not None
    private_bus.kill()
    assert received.get(timeout=PATIENCE) == "session-bus"
    assert answer(bus, message_bus.GetId()) is None
    assert received.empty()


def test_whatever_is_raised_in_a_step_ends_the_connection_and_not_the_thread(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.put(str(arguments.exc_value)))
    lost = threading.Event()
    bus.when_lost(lost.set)
    assert answer(bus, message_bus.GetId()) is not None

    def fail() -> None:
        raise ArithmeticError("in a step")

    with monkeypatch.context() as short:
        short.setattr(bus, "_give_up_late_answers", fail)
        bus.run(lambda: None)
        assert lost.wait(PATIENCE)
    assert reported.get(timeout=PATIENCE) == "in a step"
    assert answer(bus, message_bus.GetId()) is None
    bus.close()
    assert not bus._loop.is_running


def test_a_bus_without_a_thread_is_an_os_error(private_bus: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        with pytest.raises(OSError, match="could not start a thread"):
            Bus("SESSION")


def test_closing_twice_is_closing_once_and_later_calls_are_for_nobody(bus: Bus) -> None:
    bus.close()
    bus.close()
    answers: list[object] = []
    bus.call(message_bus.GetId(), answers.append)
    bus.listen(MatchRule(type="signal"), answers.append)
    assert answers == []
    assert not bus._loop.is_running


def test_what_was_asked_for_before_closing_is_sent(bus: Bus, private_bus: subprocess.Popen[str]) -> None:
    heard: queue.SimpleQueue[object] = queue.SimpleQueue()
    bus.listen(MatchRule(type="signal", interface="reader.test"), lambda message: heard.put(message.body))
    assert answer(bus, message_bus.GetId()) is not None
    other = Bus("SYSTEM")
    other.run(lambda: other.call(new_signal(OURS, "Said", "s", ("goodbye",))))
    other.close()
    assert heard.get(timeout=PATIENCE) == ("goodbye",)


def test_a_listener_may_close_the_bus(bus: Bus) -> None:
    done = threading.Event()

    def close(_body: object) -> None:
        bus.close()
        done.set()

    bus.call(message_bus.GetId(), close)
    assert done.wait(PATIENCE)
    bus._loop.join(PATIENCE)
    assert not bus._loop.is_running


@pytest.mark.parametrize("address", [None, "", "autolaunch:", "unix:path=/nowhere/at/all", "tcp:host=localhost,port=1"])
def test_no_bus_is_an_os_error(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if address is None:
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    else:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    with pytest.raises(OSError, match=r".+"):
        Bus("SESSION")


@pytest.fixture
def listening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """What looks like a bus from outside."""
    path = tmp_path / "bus"
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={path}")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        yield server


# a signal whose body is said to be a text of three letters, and ends before it
CUT = b"l\x04\x01\x01\x02\x00\x00\x00\x01\x00\x00\x00\x08\x00\x00\x00\x08\x01g\x00\x01s\x00\x00\x03\x00"


@pytest.mark.parametrize(
    "said",
    [b"", b"REJECTED EXTERNAL\r\n", b"OK 1234\r\n" + b"l\x07\x00\x01" + b"\xff" * 64, b"OK 1234\r\n" + CUT],
    ids=["nothing", "no", "nonsense", "cut"],
)
def test_what_is_no_bus_answers_nothing(listening: socket.socket, said: bytes) -> None:
    with closing(Bus("SESSION")) as bus:
        answers: queue.SimpleQueue[object] = queue.SimpleQueue()
        bus.call(message_bus.GetId(), answers.put)
        with listening.accept()[0] as peer:
            peer.recv(1024)
            peer.sendall(said)
            peer.shutdown(socket.SHUT_WR)
            assert answers.get(timeout=PATIENCE) is None


def test_a_bus_that_is_silent_is_given_up(listening: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "PATIENCE_SECONDS", 0.05)
    with closing(Bus("SESSION")) as bus, listening.accept()[0]:
        assert answer(bus, message_bus.GetId()) is None


def test_an_answer_that_does_not_come_is_given_up(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Bus("SYSTEM")) as other:
        assert answer(other, message_bus.RequestName("reader.silent")) == (1,)
        silent = DBusAddress("/", bus_name="reader.silent", interface="reader.silent")
        with monkeypatch.context() as hurried:
            hurried.setattr(bus_module, "PATIENCE_SECONDS", 0.05)
            assert answer(bus, new_method_call(silent, "Anything")) is None
        assert answer(bus, message_bus.GetId()) is not None


def test_the_environment_is_the_test_s_own(private_bus: subprocess.Popen[str]) -> None:
    assert os.environ["DBUS_SESSION_BUS_ADDRESS"] == os.environ["DBUS_SYSTEM_BUS_ADDRESS"]
