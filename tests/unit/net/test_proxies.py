"""Through a proxy that the environment or the user names: plain requests are handed over, TLS goes through a tunnel."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net import transport
from reader.net.credentials import Login, proxy_place
from reader.net.fetcher import Fetcher
from tests.fakes.clock import FakeClock
from tests.fakes.documents import rss
from tests.fakes.feed_server import FeedServer
from tests.unit.net.conftest import USER_AGENT, Get
from tests.unit.net.test_tls import CERTIFICATES, KEY, trusting_context


@pytest.fixture(autouse=True)
def _no_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)


def pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    # also where the one side broke off: the other would wait for ever
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def tunnel(target_port: int, answer: bytes = b"200 Connected", heads: list[bytes] | None = None, times: int = 1) -> Iterator[int]:
    """A proxy for one CONNECT or several after each other, which always lead to a port of this computer, or are refused."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            for _ in range(times):
                serve_one()

        def serve_one() -> None:
            client, _ = listener.accept()
            with client, socket.create_connection(("127.0.0.1", target_port)) as server:
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += client.recv(1)
                if heads is not None:
                    heads.append(head)
                client.sendall(b"HTTP/1.1 " + answer + b"\r\n\r\n")
                if not answer.startswith(b"200"):
                    return
                back = threading.Thread(target=pump, args=(server, client), daemon=True)
                back.start()
                pump(client, server)
                back.join()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listener.getsockname()[1]


def test_tls_goes_through_a_tunnel(get: Get, make_fetcher: Callable[..., Fetcher], monkeypatch: pytest.MonkeyPatch) -> None:
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as server, tunnel(server.port) as port:
        server.answer("/a", body=rss())
        monkeypatch.setenv("https_proxy", f"http://127.0.0.1:{port}")
        fetcher = make_fetcher(tls_context=trusting_context)
        result = get("https://localhost/a", fetcher=fetcher, may_be_private=False)
        assert (result.problem, result.body) == (None, rss())
        fetcher.close()


def test_a_proxy_that_is_down(get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{port}")
    result = get("http://feed.test/a")
    assert result.problem == Problem(ProblemKind.PROXY, Detail(DetailKind.PROXY_SILENT, (f"127.0.0.1:{port}",)))


def test_socks_is_refused_with_a_message(get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "socks5://127.0.0.1:1")
    result = get("http://feed.test/a")
    assert (result.problem.kind, result.problem.detail) == (ProblemKind.PROXY, Detail(DetailKind.SOCKS))


def test_the_proxy_of_the_user_goes_before_that_of_the_environment(
    get: Get, server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "socks5://127.0.0.1:1")
    monkeypatch.setenv("no_proxy", "*")
    server.answer("http://feed.test/a", body=rss())
    result = get("http://feed.test/a", proxy=server.url().rstrip("/"))
    assert (result.problem, result.body) == (None, rss())
    assert server.paths == ["http://feed.test/a"]


def test_a_direct_way_passes_by_the_proxy_of_the_environment(
    get: Get, server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    server.answer("/a", body=rss())
    assert get(server.url("/a")).problem is not None
    assert get(server.url("/a"), proxy="none").body == rss()


def test_another_proxy_holds_from_the_next_request_on(get: Get, server: FeedServer) -> None:
    with FeedServer() as other:
        for each in (server, other):
            each.answer("http://feed.test/a", body=rss())
        get("http://feed.test/a", proxy=server.url().rstrip("/"))
        get("http://feed.test/a", proxy=other.url().rstrip("/"))
        assert (len(server.paths), len(other.paths)) == (1, 1)


def test_tls_goes_through_the_proxy_of_the_user_too(get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as server, tunnel(server.port) as port:
        server.answer("/a", body=rss())
        fetcher = make_fetcher(tls_context=trusting_context)
        result = get("https://localhost/a", fetcher=fetcher, may_be_private=False, proxy=f"http://127.0.0.1:{port}")
        assert (result.problem, result.body) == (None, rss())
        fetcher.close()


def test_the_login_of_a_proxy_goes_to_the_proxy_and_to_nobody_else(
    make_fetcher: Callable[..., Fetcher], server: FeedServer
) -> None:
    proxy = server.url().rstrip("/")
    asked: list[str] = []

    def look_up(url: str) -> Login:
        asked.append(url)
        return Login("ann@home", "s:/é")

    fetcher = make_fetcher(look_up=look_up, tls_context=trusting_context)
    server.answer("http://feed.test/a", body=rss())
    plain = fetcher.fetch(FetchRequest(1, "http://feed.test/a", Purpose.FEED, proxy=proxy, proxy_has_login=True))
    assert plain.problem is None
    assert server.requests[0].header("Proxy-Authorization") == "Basic YW5uQGhvbWU6czovw6k="
    assert server.requests[0].header("Authorization") is None
    assert asked == [proxy_place(proxy)]
    heads: list[bytes] = []
    with FeedServer(certificate=CERTIFICATES / "good.pem", key=KEY) as secure, tunnel(secure.port, heads=heads) as port:
        secure.answer("/a", body=rss())
        request = FetchRequest(2, "https://localhost/a", Purpose.FEED, proxy=f"http://127.0.0.1:{port}", proxy_has_login=True)
        assert fetcher.fetch(request).problem is None
        fetcher.close()
    assert b"Proxy-Authorization: Basic YW5uQGhvbWU6czovw6k=" in heads[0]
    assert not any(name.lower().startswith("proxy") for name in secure.requests[0].headers)


@pytest.mark.parametrize(
    ("answer", "kind", "arguments"),
    [(b"407 Login", DetailKind.PROXY_LOGIN, ()), (b"403 No", DetailKind.PROXY_REFUSAL, ("403",))],
)
def test_a_proxy_that_refuses_a_tunnel_is_named_and_not_the_feed(
    get: Get, server: FeedServer, answer: bytes, kind: DetailKind, arguments: tuple[str, ...]
) -> None:
    with tunnel(server.port, answer) as port:
        result = get("https://feed.test/a", proxy=f"http://127.0.0.1:{port}")
    assert result.problem == Problem(ProblemKind.PROXY, Detail(kind, (f"127.0.0.1:{port}", *arguments)))
    assert result.status == 0


def test_a_proxy_that_wants_a_login_says_so_for_plain_requests(get: Get, server: FeedServer) -> None:
    server.answer("http://feed.test/a", status=407)
    proxy = server.url().rstrip("/")
    result = get("http://feed.test/a", proxy=proxy)
    assert result.problem == Problem(ProblemKind.PROXY, Detail(DetailKind.PROXY_LOGIN, (proxy.partition("//")[2],)))
    server.answer("/a", status=407)
    direct = get(server.url("/a"), proxy="none")
    assert direct.problem == Problem(ProblemKind.HTTP_STATUS, "407"), "without a proxy it is the server's word"


def test_a_server_that_fails_behind_a_proxy_is_the_servers_problem(get: Get, server: FeedServer) -> None:
    server.answer("http://feed.test/a", status=404)
    result = get("http://feed.test/a", proxy=server.url().rstrip("/"))
    assert result.problem == Problem(ProblemKind.NOT_FOUND)


def test_a_system_without_a_proxy_is_not_asked_for_one_again_at_each_request(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("http_proxy", raising=False)
    asked: list[bool] = []
    usual = transport.getproxies
    monkeypatch.setattr(transport, "getproxies", lambda: (asked.append(True), usual())[1])
    server.answer("/a", body=rss())
    clock = FakeClock()
    request = FetchRequest(1, server.url("/a"), Purpose.FEED, may_be_private=True)
    with Fetcher(USER_AGENT, clock) as fetcher:
        for _ in range(5):
            assert fetcher.fetch(request).problem is None
        assert len(asked) == 1
        clock.advance(transport.PROXIES_SECONDS)
        monkeypatch.setenv("http_proxy", "socks5://127.0.0.1:1")
        assert fetcher.fetch(request).problem is not None, "one that is named since then is used"
