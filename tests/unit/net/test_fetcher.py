"""The ordinary case and what is sent: one polite GET; what an error carries, and what no log says."""

import gzip
import hashlib
import json
import logging
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import brotli
import pytest
from requests.exceptions import ConnectionError as RequestsConnectionError
from urllib3.exceptions import MaxRetryError, NewConnectionError, ProtocolError

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net import politeness
from reader.net.fetcher import Fetcher
from reader.net.problems import causes, problem_of_exception
from reader.net.redaction import redact
from tests.fakes.answers import Answer
from tests.fakes.documents import rss
from tests.fakes.feed_server import FeedServer
from tests.unit.net.conftest import USER_AGENT, Get


def test_a_feed_comes_whole(server: FeedServer, get: Get) -> None:
    server.feed("/a", entries=3, etag='"v1"', last_modified="Mon, 05 Jan 2026 08:00:00 GMT", max_age=60)
    result = get(server.url("/a"))
    assert result.problem is None
    assert (result.status, result.final_url, result.redirects) == (200, server.url("/a"), ())
    assert result.body == rss(entries=3, link=server.url("/"))
    assert result.body_hash == hashlib.sha256(result.body).hexdigest()
    assert result.validators == Validators('"v1"', "Mon, 05 Jan 2026 08:00:00 GMT")
    assert result.max_age_seconds == 60
    assert result.content_type == "application/rss+xml; charset=utf-8"
    assert result.wire_bytes == len(result.body)


def test_one_get_with_only_the_fields_that_are_needed(server: FeedServer, get: Get) -> None:
    server.feed("/a", headers={"Set-Cookie": "sid=1; Path=/"})
    get(server.url("/a?z=1&a=2&b=%7e#part"))
    get(server.url("/a"))
    first, second = server.requests
    assert [first.method, second.method] == ["GET", "GET"]
    assert first.path.startswith("/a?z=1&a=2&b=")
    for request in (first, second):
        assert sorted(name.lower() for name in request.headers) == ["accept", "accept-encoding", "host", "user-agent"]


def test_user_agent_and_accept(server: FeedServer, get: Get) -> None:
    server.feed("/a")
    get(server.url("/a"))
    (request,) = server.requests
    assert request.header("User-Agent") == USER_AGENT
    accept = (request.header("Accept") or "").split(", ")
    assert accept[:2] == ["application/atom+xml", "application/rss+xml"]
    assert accept.index("text/html;q=0.5") > accept.index("text/xml;q=0.8")
    assert (request.header("Accept-Encoding") or "").split(", ") == ["gzip", "deflate", "br", "zstd"]


@pytest.mark.parametrize("purpose", list(Purpose))
def test_each_purpose_says_what_it_takes(server: FeedServer, get: Get, purpose: Purpose) -> None:
    server.feed("/a")
    get(server.url("/a"), purpose=purpose)
    assert ("image" in (server.requests[0].header("Accept") or "")) == (purpose in {Purpose.PICTURE, Purpose.ICON})


def test_conditional_get_sends_both_validators_and_accepts_304(server: FeedServer, get: Get) -> None:
    server.feed("/a", etag='W/"v1"', last_modified="Yesterday or so", max_age=90)
    first = get(server.url("/a"))
    second = get(server.url("/a"), etag=first.validators.etag, last_modified=first.validators.last_modified)
    request = server.requests[1]
    assert (request.header("If-None-Match"), request.header("If-Modified-Since")) == ('W/"v1"', "Yesterday or so")
    assert request.header("A-IM") == "feed"
    assert (second.status, second.problem, second.body, second.body_hash) == (304, None, b"", "")
    assert second.max_age_seconds == 90


@pytest.mark.parametrize("purpose", list(Purpose))
def test_a_304_without_validators_is_a_problem(server: FeedServer, get: Get, purpose: Purpose) -> None:
    server.answer("/a", status=304, headers={"ETag": '"v"'})
    result = get(server.url("/a"), purpose=purpose)
    assert result.problem == Problem(ProblemKind.HTTP_STATUS, "304")
    assert result.validators == Validators()
    assert get(server.url("/a"), etag='"v"').problem is None
    assert get(server.url("/a"), last_modified="Mon, 05 Jan 2026 08:00:00 GMT").problem is None
    server.redirect("/b", "/a")
    assert get(server.url("/b")).problem == result.problem


INTERIM = (
    b"HTTP/1.1 %d Wait\r\n\r\n",
    b'HTTP/1.1 %d Early Hints\r\nLink: </a.css>; rel=preload\r\nETag: "interim"\r\nContent-Length: 5\r\n\r\n',
    b"HTTP/1.1 %d\r\n\r\n",
)


@pytest.mark.parametrize("secure", [False, True])
@pytest.mark.parametrize("head", INTERIM, ids=["bare", "fields", "no reason"])
@pytest.mark.parametrize("statuses", [(100,), (102,), (103,), (103, 103, 100, 102), (199,), (104, 150)])
def test_what_comes_before_the_answer_is_no_answer(
    get: Get, statuses: tuple[int, ...], head: bytes, make_fetcher: Callable[..., Fetcher], *, secure: bool
) -> None:
    final = b'HTTP/1.1 200 OK\r\nETag: "v"\r\nContent-Length: 6\r\n\r\n<rss/>'
    certificates = Path(__file__).parents[2] / "fakes" / "certificates"
    with FeedServer(
        **({"certificate": certificates / "good.pem", "key": certificates / "server.key"} if secure else {})
    ) as server:
        server.answer("/a", raw=b"".join(head % status for status in statuses) + final)
        fetcher = make_fetcher(tls_context=lambda: ssl.create_default_context(cafile=str(certificates / "authority.pem")))
        result = get(server.url("/a"), fetcher=fetcher)
    assert result.problem is None
    assert (result.status, result.body, result.validators.etag) == (200, b"<rss/>", '"v"')


def test_an_answer_of_nothing_but_interim_ones_ends(server: FeedServer, get: Get) -> None:
    server.answer("/end", raw=b"HTTP/1.1 103 Early Hints\r\n\r\n")
    assert get(server.url("/end")).problem == Problem(ProblemKind.NETWORK, Detail(DetailKind.INTERRUPTED))
    server.answer("/many", raw=b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100_000)
    assert get(server.url("/many")).problem is not None
    server.answer("/switch", raw=b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")
    assert get(server.url("/switch")).problem == Problem(ProblemKind.HTTP_STATUS, "101")


def test_nothing_is_invented_without_validators(server: FeedServer, get: Get) -> None:
    server.feed("/a", last_modified="Mon, 05 Jan 2026 08:00:00 GMT")
    get(server.url("/a"), last_modified="Mon, 05 Jan 2026 08:00:00 GMT")
    assert server.requests[0].header("If-None-Match") is None
    get(server.url("/a"))
    assert server.requests[1].header("If-Modified-Since") is None
    assert server.requests[1].header("A-IM") is None


@pytest.mark.parametrize("etag", ['"a b;\xe9\xff"', "junk", 'W/"', '"' + "x" * 8000 + '"', '"\ttab"'])
def test_odd_validators_travel_byte_for_byte(server: FeedServer, get: Get, etag: str) -> None:
    server.feed("/a", etag=etag)
    first = get(server.url("/a"))
    assert first.validators.etag == etag
    assert get(server.url("/a"), etag=first.validators.etag).status == 304


@pytest.mark.parametrize("etag", ["a\r\nX-Evil: 1", "a\nb", "\x00", "x" * 8193, "€"])
def test_validators_that_would_break_the_request_are_not_sent(server: FeedServer, get: Get, etag: str) -> None:
    server.feed("/a")
    assert get(server.url("/a"), etag=etag).status == 200
    assert server.requests[0].header("If-None-Match") is None
    assert server.requests[0].header("X-Evil") is None


def test_an_absurdly_long_etag_is_not_kept(server: FeedServer, get: Get) -> None:
    server.feed("/a", etag='"' + "x" * 9000 + '"')
    assert get(server.url("/a")).validators.etag == ""


def test_an_error_brings_no_validators(server: FeedServer, get: Get) -> None:
    server.answer("/a", status=500, headers={"ETag": '"error page"'})
    result = get(server.url("/a"))
    assert result.validators == Validators()
    assert politeness.merged_validators(Validators('"v1"'), result) == Validators('"v1"')


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (401, ProblemKind.UNAUTHORIZED),
        (403, ProblemKind.FORBIDDEN),
        (404, ProblemKind.NOT_FOUND),
        (410, ProblemKind.GONE),
        (429, ProblemKind.RATE_LIMITED),
        (503, ProblemKind.UNAVAILABLE),
        (500, ProblemKind.HTTP_STATUS),
        (418, ProblemKind.HTTP_STATUS),
        (204, ProblemKind.HTTP_STATUS),
        (300, ProblemKind.HTTP_STATUS),
    ],
)
def test_every_status_has_its_problem(server: FeedServer, get: Get, status: int, kind: ProblemKind) -> None:
    server.answer("/a", status=status, headers={"Retry-After": "120"}, body=b"" if status == 204 else b"words", close=True)
    result = get(server.url("/a"))
    assert (result.problem.kind, result.status, result.body) == (kind, status, b"")
    assert result.retry_after_seconds == 120


@pytest.mark.parametrize("status", [200, 203, 226])
def test_full_and_delta_answers_are_accepted(server: FeedServer, get: Get, status: int) -> None:
    server.answer("/a", status=status, body=rss(), headers={"ETag": '"x"'})
    result = get(server.url("/a"))
    assert (result.problem, result.body, result.validators.etag) == (None, rss(), '"x"')


@pytest.mark.parametrize(("encoding", "compress"), [("gzip", gzip.compress), ("br", brotli.compress)])
def test_compressed_bodies_are_decoded(server: FeedServer, get: Get, encoding: str, compress: object) -> None:
    body = rss(entries=50)
    server.answer("/a", body=compress(body), headers={"Content-Encoding": encoding})  # type: ignore[operator]
    result = get(server.url("/a"))
    assert result.body == body
    assert 0 < result.wire_bytes < len(body)


def test_chunked_bodies_are_joined(server: FeedServer, get: Get) -> None:
    body = rss(entries=20)
    server.answer("/a", chunks=[body[:10], body[10:500], body[500:]])
    assert get(server.url("/a")).body == body


def test_connections_are_used_again(server: FeedServer, get: Get) -> None:
    server.feed("/a", etag='"v1"')
    server.answer("/missing", status=404, body=b"short")
    for path in ("/a", "/missing", "/a"):
        get(server.url(path))
    get(server.url("/a"), etag='"v1"')
    get(server.url("/a"))
    assert server.connections == 1


def test_a_kept_connection_that_died_is_replaced(server: FeedServer, get: Get) -> None:
    server.script("/a", Answer(body=b"one"), Answer(raw=b""), Answer(body=b"two"))
    assert get(server.url("/a")).body == b"one"
    assert get(server.url("/a")).body == b"two"
    assert len(server.requests) == 3


def test_a_fresh_connection_that_dies_is_not_tried_again(server: FeedServer, get: Get) -> None:
    server.script("/a", Answer(raw=b""), Answer(body=b"two"))
    result = get(server.url("/a"))
    assert result.problem.kind is ProblemKind.NETWORK
    assert len(server.requests) == 1


def test_each_thread_has_its_own_connection(server: FeedServer, fetcher: Fetcher) -> None:
    release = threading.Event()
    server.answer("/slow", body=b"slow", wait_for=release)
    server.answer("/quick", body=b"quick")
    bodies: list[bytes] = []

    def fetch(path: str) -> None:
        bodies.append(fetcher.fetch(FetchRequest(1, server.url(path), Purpose.FEED, may_be_private=True)).body)

    slow = threading.Thread(target=fetch, args=("/slow",))
    slow.start()
    fetch("/quick")
    release.set()
    slow.join()
    assert bodies == [b"quick", b"slow"]


def test_link_header_names_feeds(server: FeedServer, get: Get) -> None:
    server.answer("/", headers={"Link": '</feed>; rel="alternate"; type="application/rss+xml"'}, body=b"<html>")
    assert get(server.url("/"), purpose=Purpose.PAGE).links == (server.url("/feed"),)


def test_credentials_in_the_url_become_a_header_and_nothing_else(server: FeedServer, get: Get) -> None:
    server.feed("/a")
    result = get(server.url("/a", user="u:p%40ss"))
    assert server.requests[0].header("Authorization") == "Basic dTpwQHNz"
    assert result.final_url == server.url("/a")


def test_netrc_and_environment_give_no_secrets(
    server: FeedServer, get: Get, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    netrc = tmp_path_factory.mktemp("home") / "netrc"
    netrc.write_text(f"machine {server.host} login u password p\n")
    monkeypatch.setenv("NETRC", str(netrc))
    server.feed("/a")
    get(server.url("/a"))
    assert server.requests[0].header("Authorization") is None


def test_secrets_of_urls_reach_no_log(server: FeedServer, get: Get, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    server.answer("/good", body=b"x")
    server.answer("/odd", raw=b"HTTP/1.1 200 OK\r\nno colon\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    server.answer("/cut", raw=b"")
    for path in ("/good", "/odd", "/cut"):
        get(server.url(f"{path}?token=SECRET", user="SECRET:SECRET"))
    get("http://SECRET:SECRET@no-such-name.invalid/?token=SECRET")
    assert "SECRET" not in caplog.text


def test_a_bug_is_reported_and_costs_one_fetch_only(
    server: FeedServer, get: Get, make_fetcher: Callable[..., Fetcher], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_host: str, _port: int, _seconds: float) -> list[str]:
        raise KeyError("SECRET")

    result = get(server.url("/a"), fetcher=make_fetcher(resolver=broken))
    assert result.problem.kind is ProblemKind.NETWORK
    assert "KeyError" in caplog.text
    assert "SECRET" not in caplog.text.replace('raise KeyError("SECRET")', "")


NET = """
import json, sys
import reader.net.{module}
there = sorted({{"requests", "chardet", "charset_normalizer"}} & sys.modules.keys())
import feedparser, chardet
from requests import Response
print(json.dumps([there, chardet.detect(b"plain")["encoding"], Response().apparent_encoding]))
"""


def test_nothing_that_guesses_encodings_is_imported_with_what_fetches() -> None:
    for module in ("fetcher", "account_calls", "stream", "exchange", "problems"):
        assert answer(NET.format(module=module)) == [["requests"], "ascii", "utf-8"], module


def test_what_was_there_before_stays() -> None:
    program = "import chardet, json, sys, reader.net.fetcher; print(json.dumps(sys.modules['chardet'] is chardet))"
    assert answer(program) is True


def answer(program: str) -> object:
    """What a program prints that says nothing else: requests is not to warn of what was left out."""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=Path.cwd(), capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


def around(inner: BaseException, outer: BaseException, *, is_named: bool) -> BaseException:
    """The outer error as Python leaves it where the inner one was met: with it as its cause, or only behind it."""
    outer.__context__ = inner
    outer.__cause__ = inner if is_named else None
    return outer


def test_everything_an_error_carries_is_found_once_outermost_first() -> None:
    innermost, argument, cause = OSError("innermost"), ValueError("argument"), KeyError("cause")
    reason = NewConnectionError(None, "reason")  # type: ignore[arg-type]
    outer = MaxRetryError(None, "/", reason)  # type: ignore[arg-type]
    outer.args = ("text", argument, 7, outer)
    outer.__cause__ = cause
    cause.__context__ = innermost
    innermost.__context__ = outer
    assert list(causes(outer)) == [outer, cause, reason, argument, innermost]


def test_an_error_alone_is_all_there_is() -> None:
    alone = OSError("alone")
    assert list(causes(alone)) == [alone]


@pytest.mark.parametrize("is_named", [True, False])
def test_a_cause_is_found_where_it_was_hidden_too(*, is_named: bool) -> None:
    met = TimeoutError("late")
    outer = around(met, RuntimeError("a wrapper"), is_named=is_named)
    assert list(causes(outer)) == [outer, met]
    assert problem_of_exception(outer, "feed.test").kind is ProblemKind.TIMEOUT


def test_the_problem_is_found_in_a_reason_and_among_arguments() -> None:
    reset = ConnectionResetError(104, "Connection reset by peer")
    by_reason = MaxRetryError(None, "/", ProtocolError("cut", reset))  # type: ignore[arg-type]
    by_reason.args = ()
    in_arguments = RequestsConnectionError(ProtocolError("cut", reset))
    assert list(causes(by_reason))[-1] is list(causes(in_arguments))[-1] is reset
    assert problem_of_exception(by_reason, "feed.test") == problem_of_exception(in_arguments, "feed.test")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://a.test/feed.xml", "https://a.test/feed.xml"),
        ("https://u:SECRET@a.test/feed", "https://…@a.test/feed"),
        ("https://SECRET@a.test:8080/feed", "https://…@a.test:8080/feed"),
        ("https://a.test/?token=SECRET", "https://a.test/?token=…"),
        ("https://a.test/?whatever=SECRET&format=rss", "https://a.test/?whatever=…&format=rss"),
        ("https://a.test/feed?SECRETSECRETSECRETSECRETSECRETSECRETSECRETSECRET", "https://a.test/feed?…"),
        ("https://a.test/?format=" + "SECRET" * 9, "https://a.test/?format=…"),
        ("https://a.test/feed#SECRET", "https://a.test/feed"),
        ("https://a.test/private/0123456789abcdef0123/rss", "https://a.test/private/…/rss"),
        ("https://a.test/private/0f8fad5b-d9cb-469f-a165-70867728950e.xml", "https://a.test/private/….xml"),
        ("https://a.test/SECRET0123456789abcd", "https://a.test/…"),
        (
            "https://a.test/2026/11/21/a-very-long-title-of-an-article",
            "https://a.test/2026/11/21/a-very-long-title-of-an-article",
        ),
        ("https://www.youtube.com/feeds/videos.xml?channel_id=UC_x5XG1OV2P6uZZ5FSM9Ttw", None),
        ("http://[", "…"),
        ("", ""),
    ],
)
def test_redact(url: str, expected: str | None) -> None:
    assert redact(url) == (url if expected is None else expected)
    assert "SECRET" not in redact(url)
