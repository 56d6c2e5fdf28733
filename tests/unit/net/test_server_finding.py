"""Finding the server of an account from what was typed, over real servers on loopback; and what is said where there is none."""

import ssl
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.accounts import Server, ServerKind
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.fetcher import Fetcher
from reader.net.server_finding import candidates, judge_api, searching
from tests.fakes.feed_server import FeedServer
from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Quirks, SyncServer
from tests.unit.net.conftest import PUBLIC, resolve_here
from tests.unit.net.sync_calls import Send, driven, sending
from tests.unit.net.test_account_tls import AUTHORITY, fingerprint, secure


@pytest.fixture
def send(fetcher: Fetcher) -> Send:
    return sending(fetcher)


class Moving(LoopbackServer):
    """Sends everybody to another server, with the path or to one page."""

    target = ""
    keeps_path = True
    status = 301

    def answer(self, request: Request) -> Response:
        path = request.target if self.keeps_path else ""
        return Response(self.status, headers=[("Location", self.target + path)])


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("https://rss.test", "https://rss.test"),
        ("https://rss.test/", "https://rss.test"),
        ("https://user:secret@rss.test/rss/", "https://rss.test/rss"),
        ("https://rss.test/api/greader.php", "https://rss.test/api/greader.php"),
        ("https://rss.test/sub/p/api/greader.php/reader/api/0", "https://rss.test/sub/api/greader.php"),
        ("https://rss.test/p/i/?a=normal#top", "https://rss.test"),
        ("https://rss.test/rss/reader/api/0/", "https://rss.test/rss"),
        ("https://rss.test/v1/", "https://rss.test"),
        ("https://rss.test/unread?x=y", "https://rss.test/unread"),
    ],
)
def test_where_it_may_be(typed: str, first: str) -> None:
    found = candidates(typed)
    assert found[0] == first
    assert len(found) <= 9
    assert not any("secret" in each or "?" in each for each in found)


def test_an_address_copied_from_the_browser_leads_to_the_folders_above_it() -> None:
    assert {"https://rss.test/rss", "https://rss.test/rss/api/greader.php"} <= set(candidates("https://rss.test/rss/unread"))


@pytest.mark.parametrize("sub_path", ["", "/rss"])
@pytest.mark.parametrize(
    ("quirks", "kind", "inside"),
    [
        (FRESHRSS, ServerKind.FRESHRSS, ["", "/", "/api/", "/api/greader.php", "/api/greader.php/reader/api/0", "/i/?a=normal"]),
        (MINIFLUX_22, ServerKind.MINIFLUX, ["", "/", "/unread", "/reader/api/0", "/v1/", "/feeds", "/accounts/ClientLogin"]),
        (MINIFLUX_23, ServerKind.MINIFLUX, ["", "/settings"]),
    ],
)
def test_it_is_found_from_every_address_that_people_know(
    send: Send, quirks: Quirks, kind: ServerKind, inside: list[str], sub_path: str
) -> None:
    with SyncServer(quirks, sub_path=sub_path) as server:
        for path in inside:
            assert driven(searching(server.site + path), send) == Server(kind, server.url), path
        assert server.sign_ins == 0
        assert not any("authorization" in request.headers or request.method != "GET" for request in server.seen)


def test_a_freshrss_whose_whole_folder_is_served(send: Send) -> None:
    with SyncServer(FRESHRSS, sub_path="/p") as server:
        assert driven(searching(server.origin), send).url == f"{server.origin}/p/api/greader.php"


def test_miniflux_says_its_version(send: Send) -> None:
    with SyncServer(MINIFLUX_22) as server:
        answer = server.answer
        server.answer = lambda each: Response(200, b"2.2.6") if each.path == "/version" else answer(each)  # type: ignore[method-assign]
        assert driven(searching(server.site), send) == Server(ServerKind.MINIFLUX, server.url, "2.2.6")


def test_a_name_without_https_is_found_where_nobody_speaks_it(send: Send) -> None:
    with SyncServer() as server:
        found = driven(searching(f"https://127.0.0.1:{server.port}", server.site), send)
        assert found == Server(ServerKind.FRESHRSS, server.url)


def test_https_that_was_typed_is_not_given_up(send: Send) -> None:
    with SyncServer() as server, pytest.raises(ReaderError) as caught:
        driven(searching(f"https://127.0.0.1:{server.port}"), send)
    assert caught.value.problem.kind in {ProblemKind.TLS, ProblemKind.NETWORK}


def test_a_certificate_that_no_authority_vouches_for_comes_with_it(send: Send) -> None:
    with SyncServer(tls=secure("self_signed.pem")) as server:
        found = driven(searching(server.site), send)
        assert found == Server(ServerKind.FRESHRSS, server.url, certificate=fingerprint("self_signed.pem"))


def test_another_port_of_a_private_host_is_another_service(send: Send) -> None:
    with SyncServer() as server, Moving() as other:
        other.target = server.origin
        assert said(other.origin, send).kind is ProblemKind.BLOCKED_ADDRESS
        assert server.seen == []


@pytest.mark.parametrize("status", [301, 302, 307])
def test_on_the_internet_it_follows_to_https_and_its_certificate(make_fetcher: Callable[..., Fetcher], status: int) -> None:
    leads_to = {"rss.test": PUBLIC}
    send = sending(make_fetcher(resolver=lambda host, *rest: [leads_to[host]] if host in leads_to else resolve_here(host, *rest)))
    with SyncServer(tls=secure("self_signed.pem"), address=PUBLIC) as server, Moving(address=PUBLIC) as plain:
        plain.target, plain.status = f"https://rss.test:{server.port}", status
        found = driven(searching(f"http://rss.test:{plain.port}"), send)
        url = f"https://rss.test:{server.port}/api/greader.php"
        assert found == Server(ServerKind.FRESHRSS, url, certificate=fingerprint("self_signed.pem"))


def test_a_server_that_moved_is_found_where_it_is_now(send: Send) -> None:
    with SyncServer(address=PUBLIC) as server, Moving(address=PUBLIC) as old:
        old.target = server.origin
        assert driven(searching(old.origin), send).url == server.url


def said(url: str, send: Send, open_url: str = "") -> Problem:
    with pytest.raises(ReaderError) as caught:
        driven(searching(url, open_url), send)
    problem = caught.value.problem
    assert problem.sentence()
    return problem


class Fixed(LoopbackServer):
    """Says one thing to everybody."""

    said = Response(404, b"Not Found")

    def answer(self, _: Request) -> Response:
        return self.said


PAGE = b"<!DOCTYPE html><html><body>Welcome</body></html>"
NOT_ONE = ProblemKind.NOT_A_SYNC_SERVER


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (Response(404, b"Not Found"), Problem(NOT_ONE, Detail(DetailKind.HTTP_ERROR, ("404",)))),
        (Response(200, PAGE), Problem(NOT_ONE, Detail(DetailKind.WEB_PAGE))),
        (Response(200, b'{"hello": 1}'), Problem(NOT_ONE, Detail(DetailKind.OTHER_ANSWER))),
        (Response(200, b"[]"), Problem(NOT_ONE, Detail(DetailKind.OTHER_ANSWER))),
        (Response(403, PAGE), Problem(NOT_ONE, Detail(DetailKind.HTTP_ERROR, ("403",)))),
        (Response(401, b'{"message": "no API key"}'), Problem(NOT_ONE, Detail(DetailKind.HTTP_ERROR, ("401",)))),
        (Response(401, b"", headers=[("WWW-Authenticate", "Basic realm=x")]), Problem(NOT_ONE, Detail(DetailKind.OTHER_LOGIN))),
        (Response(503, b"Service Unavailable!"), Problem(ProblemKind.API_OFF)),
        (Response(503, PAGE), Problem(ProblemKind.UNAVAILABLE)),
        (Response(502, PAGE), Problem(ProblemKind.HTTP_STATUS, "502")),
        (Response(429, b""), Problem(ProblemKind.RATE_LIMITED)),
        (Response(511, PAGE), Problem(ProblemKind.PORTAL)),
    ],
)
def test_what_is_said_of_an_address_that_has_no_server(send: Send, answer: Response, problem: Problem) -> None:
    with Fixed() as server:
        server.said = answer
        assert said(server.origin, send) == problem


def test_an_api_that_is_switched_off_is_said_whatever_else_answers(send: Send) -> None:
    with SyncServer(FRESHRSS) as server:
        server.has_api = False
        assert said(server.site, send) == Problem(ProblemKind.API_OFF)


def test_the_page_of_a_hotel_is_said_to_be_one(send: Send) -> None:
    with SyncServer(address=PUBLIC) as hotel, Moving(address=PUBLIC) as server:
        hotel.has_hotel = True
        server.target, server.keeps_path, server.status = hotel.origin.replace(PUBLIC, "127.0.0.1") + "/welcome", False, 302
        assert said(server.origin, send) == Problem(ProblemKind.PORTAL)


@pytest.mark.parametrize(
    ("url", "kind"),
    [("http://nobody.test", ProblemKind.DNS), ("http://127.0.0.1:1", ProblemKind.CONNECT)],
)
def test_who_is_not_there_is_asked_once(send: Send, url: str, kind: ProblemKind) -> None:
    calls = []
    assert said(url, lambda call: calls.append(call) or send(call)).kind is kind  # type: ignore[func-returns-value]
    assert len(calls) == 1


def test_a_wrong_certificate_of_the_web_is_not_a_matter_of_the_path(make_fetcher: Callable[..., Fetcher]) -> None:
    send = sending(make_fetcher(tls_context=lambda: ssl.create_default_context(cafile=str(AUTHORITY))))
    with FeedServer(tls=secure("expired.pem")) as server:
        assert said(server.url(""), send) == Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED))


@given(st.text(st.characters(codec="ascii", exclude_characters="\n\r\t"), max_size=60))
def test_wherever_it_may_be_it_is_at_the_host_that_was_typed(path: str) -> None:
    for base in candidates(f"https://user:secret@rss.test:8443/{path}"):
        assert base.startswith("https://rss.test:8443")
        assert not base.endswith("/")


@given(st.integers(100, 599), st.binary(max_size=60), st.sampled_from([None, *map(Problem, ProblemKind)]))
def test_a_password_goes_to_nobody_who_did_not_refuse(status: int, body: bytes, problem: Problem | None) -> None:
    request = FetchRequest(1, "https://rss.test/reader/api/0/token", Purpose.SYNC)
    found = judge_api(FetchResult(request, status, request.url, 0, 0, body=body, problem=problem))
    assert found is not None or status in {401, 403}
