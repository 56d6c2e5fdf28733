"""Name look-ups keep their time limit."""

import socket
import threading
from typing import Any

import pytest

from reader.net.transport import resolve


@pytest.mark.parametrize(("host", "address"), [("127.1", "127.0.0.1"), ("::1", "::1"), ("10.0.0.1", "10.0.0.1")])
def test_numbers_are_not_looked_up(host: str, address: str) -> None:
    assert resolve(host, 80, 0.0) == [address]


def test_names_of_this_computer() -> None:
    assert set(resolve("localhost", 80, 10.0)) <= {"127.0.0.1", "::1"}


def test_unknown_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: Any, **__: Any) -> Any:
        raise socket.gaierror(socket.EAI_NONAME, "whatever the system calls it")

    monkeypatch.setattr(socket, "getaddrinfo", nobody)
    with pytest.raises(socket.gaierror, match="name not found"):
        resolve("no-such-name.test", 80, 10.0)


def test_a_look_up_that_takes_too_long_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()
    ask = socket.getaddrinfo

    def slow(host: str, port: int, *, flags: int, **options: Any) -> Any:
        if flags == 0:
            release.wait()
        return ask("127.0.0.1" if flags == 0 else host, port, flags=flags, **options)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with pytest.raises(socket.gaierror, match="too long"):
        resolve("slow.test", 80, 0.01)
    release.set()
    assert resolve("slow.test", 80, 10.0) == ["127.0.0.1"]


def test_a_look_up_without_a_thread_for_it_is_made_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert set(resolve("localhost", 80, 10.0)) <= {"127.0.0.1", "::1"}
