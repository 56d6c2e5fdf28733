"""Faults of this computer's network, and name look-ups that keep their limit."""

import socket
import threading
from dataclasses import replace
from typing import Any

import pytest

from reader.domain.retrieval import FetchRequest, FetchResult, Purpose, Redirect
from reader.net.problems import is_html, looks_like_portal
from reader.net.transport import resolve
from tests.fakes.documents import page, rss

HOSTS = [f"http://feed{n}.test/" for n in range(9)]


def answered(url: str, *, body: bytes = b"", final_url: str = "", status: int = 200, content_type: str = "") -> FetchResult:
    redirects = (Redirect(302, final_url),) if final_url else ()
    request = FetchRequest(1, url, Purpose.FEED)
    result = FetchResult(request, status, final_url or url, 0.0, 0.0, redirects=redirects, body=body, content_type=content_type)
    return replace(result, body_hash=str(hash(body)))


def test_a_sign_in_page_at_another_host_is_a_portal() -> None:
    assert looks_like_portal(answered(HOSTS[0], body=page(), final_url="http://login.test/"), "feed0.test")
    assert looks_like_portal(answered(HOSTS[0], status=511), "feed0.test")


@pytest.mark.parametrize(
    "result",
    [
        answered(HOSTS[0], body=page()),
        answered(HOSTS[0], body=rss(), final_url="http://other.test/"),
        answered(HOSTS[0], body=rss(), final_url="http://other.test/", content_type="text/html"),
        answered(HOSTS[0], body=page(), final_url=HOSTS[0] + "home"),
    ],
)
def test_other_pages_are_no_portal(result: FetchResult) -> None:
    for spelling in ("feed0.test", "Feed0.TEST", "feed0.test."):
        assert not looks_like_portal(result, spelling)


@pytest.mark.parametrize("body", [b"\xef\xbb\xbf \n<!DOCTYPE html><p>", b"<HTML>", page()])
def test_html_is_known_by_its_start(body: bytes) -> None:
    assert is_html(answered(HOSTS[0], body=body))


def test_html_is_known_by_its_type_where_the_start_says_nothing() -> None:
    assert is_html(answered(HOSTS[0], body=b"<p>hello", content_type="Text/HTML; charset=utf-8"))
    assert not is_html(answered(HOSTS[0], body=b"{}", content_type="text/html"))
    assert not is_html(answered(HOSTS[0], body=b"X <html>"))
    assert not is_html(answered(HOSTS[0], body=b"<p>hello", content_type="text/plain"))


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
