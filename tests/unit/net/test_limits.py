"""Bodies that are too large, servers that are too slow, answers that are no HTTP."""

import gzip
import json
import socket
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace

import brotli
import pytest

from reader.domain.errors import Detail, DetailKind, ProblemKind
from reader.domain.retrieval import FetchResult, Purpose
from reader.net.fetcher import Fetcher
from reader.net.transport import Limits
from tests.fakes.answers import Answer
from tests.fakes.documents import rss
from tests.fakes.feed_server import FeedServer
from tests.fakes.study import HOSTILE
from tests.fakes.waiting import running
from tests.unit.net.conftest import LIMITS, Get

SHORT = Limits(connect_seconds=0.3, total_seconds=0.3)


def kind_of(result: FetchResult) -> ProblemKind | None:
    return result.problem.kind if result.problem else None


def test_the_limits_are_the_budgets_of_the_design() -> None:
    limits = Limits()
    assert (limits.connect_seconds, limits.total_seconds, limits.redirects) == (10, 30, 10)
    assert limits.body_bytes_for(Purpose.FEED) == limits.body_bytes_for(Purpose.PICTURE) == 10 * 1024 * 1024
    assert limits.body_bytes_for(Purpose.OPML) == 20 * 1024 * 1024


@pytest.mark.parametrize("options", [{}, {"length": None}, {"chunks": True}, {"encoding": gzip.compress}])
def test_a_body_at_the_limit_passes_and_one_byte_more_does_not(server: FeedServer, get: Get, options: dict[str, object]) -> None:
    for size, expected in ((LIMITS.body_bytes, None), (LIMITS.body_bytes + 1, ProblemKind.TOO_LARGE)):
        body = b"x" * size
        if "chunks" in options:
            server.answer("/a", chunks=[body[:50_000], body[50_000:]])
        elif "encoding" in options:
            server.answer("/a", body=gzip.compress(body), headers={"Content-Encoding": "gzip"})
        else:
            server.answer("/a", body=body, length=options.get("length", -1))
        result = get(server.url("/a"))
        assert kind_of(result) is expected
        assert len(result.body) == (0 if expected else size)


def test_opml_may_be_larger(server: FeedServer, get: Get) -> None:
    server.answer("/a", body=b"x" * LIMITS.opml_bytes)
    assert kind_of(get(server.url("/a"), purpose=Purpose.OPML)) is None
    assert kind_of(get(server.url("/a"))) is ProblemKind.TOO_LARGE


def test_a_length_beyond_the_limit_is_refused_unread(server: FeedServer, get: Get) -> None:
    server.answer("/a", body=b"x", length=10**12)
    assert kind_of(get(server.url("/a"))) is ProblemKind.TOO_LARGE


def bomb(make: Callable[[], object]) -> bytes:
    compressor: object = make()
    parts = [compressor.compress(bytes(1_000_000)) for _ in range(30)]  # type: ignore[attr-defined]
    return b"".join([*parts, compressor.flush()])  # type: ignore[attr-defined]


def brotli_bomb() -> bytes:
    compressor = brotli.Compressor()
    return b"".join([*(compressor.process(bytes(1_000_000)) for _ in range(30)), compressor.finish()])


@pytest.mark.parametrize(
    ("encoding", "make"),
    [
        ("gzip", lambda: bomb(lambda: zlib.compressobj(9, zlib.DEFLATED, 31))),
        ("deflate", lambda: bomb(zlib.compressobj)),
        ("br", brotli_bomb),
        ("gzip, gzip", lambda: gzip.compress(gzip.compress(bytes(30_000_000)))),
    ],
)
def test_bombs_are_refused(server: FeedServer, get: Get, encoding: str, make: Callable[[], bytes]) -> None:
    body = make()
    assert len(body) < LIMITS.body_bytes
    server.answer("/a", body=body, headers={"Content-Encoding": encoding})
    assert kind_of(get(server.url("/a"))) is ProblemKind.TOO_LARGE


def test_an_endless_body_is_refused(server: FeedServer, get: Get) -> None:
    server.answer("/a", endless=b" " * 65_536)
    assert kind_of(get(server.url("/a"))) is ProblemKind.TOO_LARGE


def test_endless_compressed_nothing_is_refused(server: FeedServer, get: Get) -> None:
    """Empty deflate blocks travel for ever without a byte coming out."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
    start = compressor.compress(b"") + compressor.flush(zlib.Z_FULL_FLUSH)
    empty_block = b"\x00\x00\x00\xff\xff"
    server.answer("/a", body=start, endless=empty_block * 10_000, headers={"Content-Encoding": "gzip"})
    assert kind_of(get(server.url("/a"))) is ProblemKind.TOO_LARGE


@pytest.mark.parametrize(
    "answer",
    [
        Answer(body=rss(), wait_for=threading.Event()),
        Answer(body=rss(), drip_head=True),
        Answer(body=rss(entries=500), drip=True),
        Answer(body=rss(entries=500), drip=True, headers=[("Transfer-Encoding", "chunked")], length=None),
        Answer(status=302, headers=[("Location", "/b")], body=b"x" * 9000, drip=True),
        Answer(status=404, body=b"x" * 9000, drip=True),
    ],
    ids=["silence", "head", "body", "chunk sizes", "redirect body", "error body"],
)
def test_a_slow_server_meets_the_deadline(
    server: FeedServer, get: Get, make_fetcher: Callable[..., Fetcher], answer: Answer
) -> None:
    server.script("/a", answer)
    result = get(server.url("/a"), fetcher=make_fetcher(limits=SHORT))
    assert kind_of(result) in {ProblemKind.TIMEOUT, ProblemKind.NETWORK, ProblemKind.NOT_FOUND}
    if answer.status == 200 and not any(name == "Transfer-Encoding" for name, _ in answer.headers):
        assert kind_of(result) is ProblemKind.TIMEOUT
    assert result.body == b""


def test_a_silent_tls_handshake_meets_the_deadline(get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        result = get(f"https://127.0.0.1:{silent.getsockname()[1]}/", fetcher=make_fetcher(limits=SHORT))
    assert kind_of(result) is ProblemKind.TIMEOUT


def test_a_slow_name_look_up_meets_the_deadline(get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    def never(_host: str, _port: int, timeout_seconds: float) -> list[str]:
        assert timeout_seconds <= SHORT.connect_seconds
        raise socket.gaierror(socket.EAI_AGAIN, "name lookup took too long")

    assert kind_of(get("http://slow.test/", fetcher=make_fetcher(limits=SHORT, resolver=never))) is ProblemKind.DNS


@pytest.mark.parametrize(
    "raw",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"\x16\x03\x01\x00\x00",
        b"",
        b"HTTP/1.1 abc OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(300)) + b"\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: " + b", ".join([b"gzip"] * 30) + b"\r\nContent-Length: 5\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhalf",
    ],
)
def test_garbled_answers_are_network_problems(server: FeedServer, get: Get, raw: bytes) -> None:
    server.answer("/a", raw=raw)
    result = get(server.url("/a"))
    if raw.startswith(b"HTTP/1.1 200 OK\r\nContent-Length: many"):
        assert result.body == b""
    else:
        assert kind_of(result) is ProblemKind.NETWORK
        assert result.problem.detail


def test_a_cut_body_brings_no_validators(server: FeedServer, get: Get) -> None:
    server.answer("/a", body=rss(entries=20), cut_after=200, headers={"ETag": '"whole"'})
    result = get(server.url("/a"))
    assert kind_of(result) is ProblemKind.NETWORK
    assert (result.validators.etag, result.body, result.body_hash) == ("", b"", "")


def test_nobody_listening(get: Get) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    result = get(f"http://127.0.0.1:{port}/")
    assert kind_of(result) is ProblemKind.CONNECT
    assert result.problem.detail == Detail(DetailKind.CONNECTION_REFUSED)


def test_an_unknown_name(get: Get) -> None:
    result = get("http://no-such-name.invalid/feed")
    assert kind_of(result) is ProblemKind.DNS
    assert result.problem.detail == "no-such-name.invalid"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "feed",
        "ftp://feed.test/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "http://[::1",
        "http://host:99999/",
        "http://ho st/",
        "http://host\\@evil.test/",
        "http://feed.test/a\r\nX-Evil: 1",
        "http://feed.test/\x00",
        "http://" + "a" * 70 + ".test/",
        "http://..test/",
        "http://feed.test/" + "x" * 9000,
        "http://\ud800.test/",
    ],
)
def test_urls_that_cannot_be_fetched(get: Get, url: str) -> None:
    result = get(url)
    assert kind_of(result) in {ProblemKind.BAD_URL, ProblemKind.DNS}
    if "test" not in url:
        assert kind_of(result) is ProblemKind.BAD_URL


def test_a_connection_idle_for_long_is_not_used_again(server: FeedServer, get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    server.feed("/a")
    fetcher = make_fetcher(limits=Limits(idle_seconds=0.0))
    get(server.url("/a"), fetcher=fetcher)
    get(server.url("/a"), fetcher=fetcher)
    assert server.connections == 2


def test_memory_stays_small_under_a_bomb(server: FeedServer, get: Get) -> None:
    """Reading stops at the limit: the peak is the limit and a few chunks, never the bomb."""
    import tracemalloc

    body = bomb(lambda: zlib.compressobj(9, zlib.DEFLATED, 31))
    server.answer("/a", body=body, headers={"Content-Encoding": "gzip"})
    tracemalloc.start()
    try:
        get(server.url("/a"))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 20 * LIMITS.body_bytes


BEHAVIOURS = HOSTILE / "public" / "http_behaviours.json"
NEEDS_MORE = {"W18", "PORTAL", "W36"}
"""A parser tells W18 and PORTAL from feeds; W36 has its own tests."""


def cases() -> list[dict[str, object]]:
    behaviours: list[dict[str, object]] = json.loads(BEHAVIOURS.read_text(encoding="utf-8"))["behaviours"]
    return [case for case in behaviours if case["id"] not in NEEDS_MORE]


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    command = [sys.executable, str(HOSTILE / "tools" / "fault_server.py"), str(BEHAVIOURS)]
    with running(command, stdout=subprocess.PIPE, text=True) as server:
        yield server.stdout.readline().split()[0]
        server.terminate()


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["id"]))
def test_behaviour(case: dict[str, object], base: str, get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    expect = case["expect"]
    assert isinstance(expect, dict)
    limits = replace(Limits(), total_seconds=1.0) if expect.get("error_kind") == "timeout" else Limits()
    result = get(f"{base}/{case['id']}", fetcher=make_fetcher(limits=limits))
    if expect["outcome"] == "ok":
        assert result.problem is None
        assert b"<rss" in result.body
    elif expect["outcome"] == "feed_error":
        assert result.problem.kind.value == expect["error_kind"]
        assert (result.body, result.validators.etag) == (b"", "")
