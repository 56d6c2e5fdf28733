"""Redirects: followed within limits, without secrets, and never into a private network."""

import pytest

from reader.domain.errors import ProblemKind
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose, Redirect
from reader.net.addresses import is_same_service, moved_to, next_url
from tests.fakes.documents import rss
from tests.fakes.feed_server import FeedServer
from tests.unit.net.conftest import LIMITS, PUBLIC, Get


def kind_of(result: FetchResult) -> ProblemKind | None:
    return result.problem.kind if result.problem else None


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_each_kind_is_followed_by_get(server: FeedServer, get: Get, status: int) -> None:
    server.redirect("/a", "/b", status=status)
    server.feed("/b", etag='"b"')
    result = get(server.url("/a"), etag='"b"')
    assert result.redirects == (Redirect(status, server.url("/b")),)
    assert (result.status, result.final_url) == (304, server.url("/b"))
    assert [request.method for request in server.requests] == ["GET", "GET"]


def test_as_many_hops_as_allowed_and_one_more(server: FeedServer, get: Get) -> None:
    for hop in range(LIMITS.redirects + 1):
        server.redirect(f"/{hop}", f"/{hop + 1}")
    server.feed(f"/{LIMITS.redirects + 1}")
    assert kind_of(get(server.url("/1"))) is None
    server.requests.clear()
    assert kind_of(get(server.url("/0"))) is ProblemKind.REDIRECT
    assert len(server.requests) == LIMITS.redirects + 1


@pytest.mark.parametrize("target", ["/a", "/a#part", "/b"])
def test_a_circle_ends_at_once(server: FeedServer, get: Get, target: str) -> None:
    server.redirect("/a", target)
    server.redirect("/b", "/a")
    result = get(server.url("/a"))
    assert kind_of(result) is ProblemKind.REDIRECT
    assert len(server.requests) <= 2


@pytest.mark.parametrize(
    "target",
    ["file:///etc/passwd", "ftp://feed.test/", "javascript:alert(1)", "data:text/xml,x", "http://", "http://[::1", "http://a b/"],
)
def test_only_http_is_followed(server: FeedServer, get: Get, target: str) -> None:
    server.redirect("/a", target)
    result = get(server.url("/a"))
    assert kind_of(result) is ProblemKind.REDIRECT
    assert len(server.requests) == 1


def test_a_redirect_without_target_is_an_error(server: FeedServer, get: Get) -> None:
    server.answer("/a", status=302)
    assert kind_of(get(server.url("/a"))) is ProblemKind.HTTP_STATUS


def test_a_redirects_own_body_is_not_read(server: FeedServer, get: Get) -> None:
    server.answer("/a", status=302, headers={"Location": "/b"}, endless=b"x" * 65_536)
    server.feed("/b")
    assert kind_of(get(server.url("/a"))) is None


def test_secrets_stay_with_their_origin(server: FeedServer, get: Get) -> None:
    with FeedServer("127.0.0.2", port=server.port) as other:
        other.feed("/c")
        server.redirect("/a", "/b")
        server.redirect("/b", other.url("/c"))
        result = get(server.url("/a", user="u:p"))
        assert kind_of(result) is None
        assert [request.header("Authorization") for request in server.requests] == ["Basic dTpw", "Basic dTpw"]
        (request,) = other.requests
        assert sorted(name.lower() for name in request.headers) == ["accept", "accept-encoding", "host", "user-agent"]
        assert "u:p" not in result.final_url


def test_another_port_is_another_origin(public_server: FeedServer, get: Get) -> None:
    with FeedServer(PUBLIC) as other:
        other.feed("/c")
        public_server.redirect("/a", other.url("/c"))
        get(public_server.url("/a", user="u:p"))
        assert public_server.requests[0].header("Authorization") == "Basic dTpw"
        assert other.requests[0].header("Authorization") is None


def test_a_private_server_does_not_open_another_port(server: FeedServer, get: Get) -> None:
    with FeedServer() as other:
        other.feed("/b")
        server.redirect("/a", other.url("/b"))
        assert kind_of(get(server.url("/a"))) is ProblemKind.BLOCKED_ADDRESS
        assert other.connections == 0


@pytest.mark.parametrize(
    ("typed", "target", "expected"),
    [
        ("http://nas:8080/a", "http://nas:8080/b", True),
        ("http://nas:8080/a", "http://box:8080/b", True),
        ("http://nas:8080/a", "https://nas/a", True),
        ("http://nas/a", "https://nas/a", True),
        ("http://nas/a", "https://box/a", False),
        ("http://nas:8080/a", "http://nas:631/", False),
    ],
)
def test_is_same_service(typed: str, target: str, *, expected: bool) -> None:
    assert is_same_service(typed, target) is expected


def test_a_server_does_not_choose_whose_secrets_are_sent(server: FeedServer, get: Get) -> None:
    server.redirect("/a", server.url("/b", user="x:y"))
    server.feed("/b")
    get(server.url("/a"))
    assert server.requests[1].header("Authorization") is None


def test_public_to_private_is_refused(server: FeedServer, public_server: FeedServer, get: Get) -> None:
    server.feed("/inside")
    public_server.redirect("/a", server.url("/inside"))
    for may_be_private in (False, True):
        result = get(public_server.url("/a"), may_be_private=may_be_private)
        assert kind_of(result) is ProblemKind.BLOCKED_ADDRESS
    assert server.connections == 0


def test_private_to_private_needs_the_users_word(server: FeedServer, get: Get) -> None:
    with FeedServer("127.0.0.2", port=server.port) as other:
        other.feed("/b")
        server.redirect("/a", other.url("/b"))
        assert kind_of(get(server.url("/a"))) is None
        assert kind_of(get(server.url("/a"), may_be_private=False)) is ProblemKind.BLOCKED_ADDRESS


def test_private_to_public_and_back_is_refused(server: FeedServer, public_server: FeedServer, get: Get) -> None:
    server.redirect("/a", public_server.url("/b"))
    public_server.redirect("/b", server.url("/c"))
    server.feed("/c")
    assert kind_of(get(server.url("/a"))) is ProblemKind.BLOCKED_ADDRESS
    assert server.paths == ["/a"]


def test_a_kept_connection_is_checked_too(server: FeedServer, get: Get) -> None:
    server.feed("/a")
    assert kind_of(get(server.url("/a"))) is None
    assert kind_of(get(server.url("/a"), may_be_private=False)) is ProblemKind.BLOCKED_ADDRESS
    assert len(server.requests) == 1


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "0", "[::ffff:127.0.0.1]", "localhost", "127.0.0.1"])
def test_every_spelling_of_loopback_is_seen(server: FeedServer, get: Get, host: str) -> None:
    server.feed("/a")
    result = get(server.url("/a", host=host), may_be_private=False)
    assert kind_of(result) is ProblemKind.BLOCKED_ADDRESS
    assert server.connections == 0


def test_a_public_name_that_resolves_to_loopback_is_seen(server: FeedServer, get: Get, make_fetcher: object) -> None:
    server.feed("/a")
    rebound = make_fetcher(resolver=lambda host, port, seconds: ["127.0.0.9", server.host])  # type: ignore[operator]
    result = get(server.url("/a", host="public.test"), may_be_private=False, fetcher=rebound)
    assert kind_of(result) is ProblemKind.BLOCKED_ADDRESS
    assert server.connections == 0


def test_a_proxy_is_not_checked(server: FeedServer, get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answer("*", body=rss())
    monkeypatch.setenv("http_proxy", server.url())
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    result = get("http://feed.test/a?b=1", may_be_private=False)
    assert (kind_of(result), result.body) == (None, rss())
    assert server.paths == ["http://feed.test/a?b=1"]


def result_of(url: str, *hops: tuple[int, str]) -> FetchResult:
    redirects = tuple(Redirect(status, target) for status, target in hops)
    final_url = redirects[-1].url if redirects else url
    return FetchResult(FetchRequest(1, url, Purpose.FEED), 200, final_url, 0.0, 0.0, redirects=redirects)


@pytest.mark.parametrize(
    ("url", "hops", "expected"),
    [
        ("http://a.test/", [(301, "https://a.test/")], "https://a.test/"),
        ("http://a.test/", [(308, "http://b.test/"), (301, "http://c.test/")], "http://c.test/"),
        ("http://a.test/", [(301, "http://b.test/"), (302, "http://c.test/")], None),
        ("http://a.test/", [(307, "http://b.test/")], None),
        ("http://a.test/", [(303, "http://b.test/")], None),
        ("https://a.test/", [(301, "http://a.test/")], None),
        ("http://a.test/", [(301, "https://a.test/"), (301, "http://b.test/")], None),
        ("http://u:p@a.test/", [(301, "http://b.test/")], None),
        ("http://a.test/", [], None),
        # through a proxy nothing else would stop it
        ("http://a.test/", [(301, "http://192.168.1.1/")], None),
        ("http://a.test/", [(308, "http://localhost:631/")], None),
    ],
)
def test_moved_to(url: str, hops: list[tuple[int, str]], expected: str | None) -> None:
    assert moved_to(result_of(url, *hops)) == expected


@pytest.mark.parametrize(
    ("location", "expected"),
    [
        ("b", "http://a.test/x/b"),
        ("//c.test/", "http://c.test/"),
        ("?q=1#part", "http://a.test/x/y?q=1"),
        ("http://u:p@c.test/", "http://c.test/"),
        ("/caf\xc3\xa9", "http://a.test/caf\xe9"),
        ("/caf\xe9", "http://a.test/caf\xe9"),
        ("http://[", ""),
    ],
)
def test_next_url(location: str, expected: str) -> None:
    assert next_url("http://a.test/x/y", location) == expected
