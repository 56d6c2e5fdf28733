"""Addresses typed without a scheme, at real servers: http where nobody speaks TLS, and never in place of a bad certificate."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.net import tls
from tests.fakes import feed_server
from tests.fakes.feed_server import FeedServer
from tests.fakes.many_commands import Ended, typed
from tests.unit.formats.test_page_rule import THREE

CERTIFICATES = Path(feed_server.__file__).parent / "certificates"
KEY = CERTIFICATES / "server.key"


@pytest.fixture(autouse=True)
def trusting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The invented authority; what is trusted is read once."""
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATES / "authority.pem"))
    tls._openssl_context.cache_clear()
    yield
    tls._openssl_context.cache_clear()


def add(tmp_path: Path, *arguments: str) -> Ended:
    return typed("--profile", str(tmp_path / "profile"), "add", *arguments)


@pytest.fixture
def plain() -> Iterator[FeedServer]:
    with FeedServer() as running:
        running.feed("/feed", title="Tides")
        yield running


def secure(certificate: str) -> FeedServer:
    return FeedServer(certificate=CERTIFICATES / certificate, key=KEY)


def test_a_server_without_tls_is_followed_over_http_and_that_is_said(tmp_path: Path, plain: FeedServer) -> None:
    done = add(tmp_path, f"127.0.0.1:{plain.port}/feed")
    assert (done.code, done.error) == (0, "")
    assert done.out == ("Subscribed to Tides (3 articles). Its site does not support https: the connection is not encrypted.\n")
    assert [request.path for request in plain.requests if request.path == "/feed"] == ["/feed"]


def test_a_server_without_tls_that_was_asked_for_by_https_stays_unasked(tmp_path: Path, plain: FeedServer) -> None:
    done = add(tmp_path, f"https://127.0.0.1:{plain.port}/feed")
    assert done.code == 1
    assert plain.seen("/feed") == []


def test_a_login_is_never_sent_unencrypted(tmp_path: Path, plain: FeedServer) -> None:
    done = add(tmp_path, f"user:secret@127.0.0.1:{plain.port}/feed")
    assert done.code == 1
    assert plain.seen("/feed") == []


@pytest.mark.parametrize("certificate", ["expired.pem", "other_host.pem", "self_signed.pem"])
def test_a_bad_certificate_is_reported_and_nothing_is_tried_without_it(tmp_path: Path, certificate: str) -> None:
    with secure(certificate) as server:
        server.feed("/feed")
        done = add(tmp_path, f"127.0.0.1:{server.port}/feed")
        assert done.code == 1
        assert "certificate" in done.error
        assert (server.connections, server.requests) == (1, [])


def test_a_server_with_tls_is_asked_over_it_alone(tmp_path: Path) -> None:
    with secure("good.pem") as server:
        server.feed("/feed", title="Tides")
        done = add(tmp_path, f"127.0.0.1:{server.port}/feed")
        assert (done.code, done.out) == (0, "Subscribed to Tides (3 articles).\n")
        assert server.connections == 1


def test_where_nobody_listens_that_is_reported_once(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as occupied:
        port = occupied.getsockname()[1]
    done = add(tmp_path, f"127.0.0.1:{port}/feed")
    assert done.code == 1
    assert done.error.count("\n") == 1
    assert "refused" in done.error


def test_a_page_without_a_feed_is_followed_by_what_suggests_itself_or_by_a_selector(tmp_path: Path, plain: FeedServer) -> None:
    plain.answer("/news", headers={"Content-Type": "text/html"}, body=THREE)
    address = f"http://127.0.0.1:{plain.port}/news"
    for arguments, said in (
        ((address,), "No feed was found"),
        ((address, "--articles", "div["), "This is not a CSS selector: div["),
        ((address, "--articles", ".nothing"), "Nothing on the page matches"),
        (("program:weather",), "There is no program weather in the programs folder"),
    ):
        refused = add(tmp_path, *arguments)
        assert (refused.code, said in refused.error) == (1, True), refused.error
    done = add(tmp_path, address, "--page")
    assert (done.code, done.out) == (0, "Subscribed to Kiln news (3 articles selected by div.post).\n")
    assert "already subscribed" in add(tmp_path, address, "--articles", "main").error
