"""Whom an account's password is shown to: certificates that no authority vouches for, connections without one, and redirects."""

import hashlib
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.accounts import UNENCRYPTED, SignIn
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net.fetcher import Fetcher
from tests.fakes import feed_server
from tests.fakes.feed_server import FeedServer
from tests.fakes.loopback import Request, Response
from tests.fakes.sync_server import SyncServer
from tests.unit.net.conftest import PUBLIC, resolve_here
from tests.unit.net.sync_calls import API, LISTING, READ, Send, call, keep, sending
from tests.unit.net.test_proxies import tunnel

pytestmark = pytest.mark.usefixtures("ring")
CERTIFICATES = Path(feed_server.__file__).parent / "certificates"
AUTHORITY = CERTIFICATES / "authority.pem"


def secure(certificate: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_ciphers("DEFAULT:@SECLEVEL=0")
    context.load_cert_chain(CERTIFICATES / certificate, CERTIFICATES / "server.key")
    return context


def fingerprint(certificate: str) -> str:
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert((CERTIFICATES / certificate).read_text())).hexdigest()


@pytest.fixture
def trusting(make_fetcher: Callable[..., Fetcher]) -> Fetcher:
    """Trusts the invented authority instead of the real ones."""
    return make_fetcher(tls_context=lambda: ssl.create_default_context(cafile=str(AUTHORITY)))


@pytest.fixture
def send(trusting: Fetcher) -> Send:
    return sending(trusting)


def test_a_certificate_that_no_authority_vouches_for_is_shown_and_nothing_sent(send: Send) -> None:
    with SyncServer(tls=secure("self_signed.pem")) as server:
        keep(server, server.password)
        for asked in (call(server), call(server, f"{API}/edit-tag", form=READ), call(server, sign_in=SignIn.NONE)):
            assert send(asked).problem == Problem(ProblemKind.CERTIFICATE_UNKNOWN, fingerprint("self_signed.pem"))
        assert server.seen == []


def test_one_of_an_authority_that_is_unknown_here_is_shown_too(make_fetcher: Callable[..., Fetcher]) -> None:
    with SyncServer(tls=secure("good.pem")) as server:
        keep(server, server.password)
        assert sending(make_fetcher())(call(server)).problem == Problem(ProblemKind.CERTIFICATE_UNKNOWN, fingerprint("good.pem"))
        assert server.seen == []


@pytest.mark.parametrize("certificate", ["self_signed.pem", "expired.pem", "other_host.pem"])
def test_the_accepted_certificate_is_accepted_whatever_else_is_wrong_with_it(send: Send, certificate: str) -> None:
    with SyncServer(tls=secure(certificate)) as server:
        keep(server, server.password)
        for asked in (call(server), call(server, f"{API}/edit-tag", form=READ)):
            pinned = call(server, asked.path, form=asked.form, certificate=fingerprint(certificate))
            assert send(pinned).problem is None
        assert server.sign_ins == 1


@pytest.mark.parametrize("now", ["good.pem", "self_signed.pem"])
def test_another_certificate_stops_it_and_is_shown_also_where_an_authority_vouches_for_it(send: Send, now: str) -> None:
    with SyncServer(tls=secure("expired.pem")) as server:
        keep(server, server.password)
        asked = call(server, certificate=fingerprint("expired.pem"))
        assert send(asked).problem is None
        server.tls = secure(now)
        server.drop_connections()
        before = len(server.seen)
        assert send(asked).problem == Problem(ProblemKind.CERTIFICATE_CHANGED, fingerprint(now))
        assert len(server.seen) == before


@pytest.mark.parametrize(
    ("certificate", "kind"),
    [("expired.pem", DetailKind.CERTIFICATE_EXPIRED), ("other_host.pem", DetailKind.CERTIFICATE_OTHER_HOST)],
)
def test_what_has_to_be_put_right_at_the_server_is_not_offered(send: Send, certificate: str, kind: DetailKind) -> None:
    with SyncServer(tls=secure(certificate)) as server:
        keep(server, server.password)
        assert send(call(server)).problem == Problem(ProblemKind.TLS, Detail(kind))
        assert server.seen == []


def test_an_accepted_certificate_counts_at_its_own_origin_and_for_its_own_account_only(trusting: Fetcher, send: Send) -> None:
    pin = fingerprint("self_signed.pem")
    tls = secure("self_signed.pem")
    with SyncServer(tls=tls, address=PUBLIC) as server, SyncServer(tls=tls, address=PUBLIC) as other:
        keep(server, server.password)
        assert send(call(server, certificate=pin)).problem is None
        feed = trusting.fetch(FetchRequest(8, f"{server.url}/x", Purpose.FEED, may_be_private=True))
        assert feed.problem == Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_SELF_SIGNED))
        assert send(call(server)).problem == Problem(ProblemKind.CERTIFICATE_UNKNOWN, pin)
        server.answer = lambda _: Response(302, headers=[("Location", f"{other.url}/x")])  # type: ignore[method-assign]
        elsewhere = send(call(server, certificate=pin, sign_in=SignIn.NONE))
        assert elsewhere.problem == Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_SELF_SIGNED))
        assert other.seen == []


def test_a_server_that_gets_a_good_certificate_needs_no_other(send: Send) -> None:
    with SyncServer(tls=secure("self_signed.pem")) as server:
        keep(server, server.password)
        assert send(call(server)).problem == Problem(ProblemKind.CERTIFICATE_UNKNOWN, fingerprint("self_signed.pem"))
        server.tls = secure("good.pem")
        assert send(call(server)).problem is None


def test_the_contexts_of_other_connections_go_on_verifying(send: Send, trusting: Fetcher) -> None:
    """urllib3 sets what a context demands; the one that demands nothing but the pin must not be shared."""
    with SyncServer(tls=secure("self_signed.pem")) as server:
        keep(server, server.password)
        assert send(call(server, certificate=fingerprint("self_signed.pem"))).problem is None
        send(call(server))
        for session, _ in trusting._accounts._sessions.values():
            context = session._exchange._transport._tls_context
            assert context is None or (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)


def test_a_password_does_not_go_unencrypted_through_the_internet(send: Send) -> None:
    with SyncServer(address=PUBLIC) as server:
        keep(server, server.password)
        assert send(call(server)).problem == Problem(ProblemKind.UNENCRYPTED, PUBLIC)
        assert send(call(server, sign_in=SignIn.NONE, path=f"{API}/token")).status == 401, "nothing secret is in it"
        assert [request.method for request in server.seen] == ["GET", "GET"]
        assert send(call(server, certificate=UNENCRYPTED)).problem is None


def test_a_name_that_leads_home_is_home_and_one_that_leads_out_is_not(make_fetcher: Callable[..., Fetcher]) -> None:
    leads_to = {"rss.test": "127.0.0.1", "nas.lan": PUBLIC}
    send = sending(make_fetcher(resolver=lambda host, *rest: [leads_to[host]] if host in leads_to else resolve_here(host, *rest)))
    with SyncServer() as server, SyncServer(address=PUBLIC) as public:
        at_home, outside = f"http://rss.test:{server.port}{API_BASE}", f"http://nas.lan:{public.port}{API_BASE}"
        keep(server, server.password, at_home)
        keep(public, public.password, outside)
        assert send(call(server, url=at_home)).problem is None
        assert send(call(public, url=outside)).problem == Problem(ProblemKind.UNENCRYPTED, "nas.lan")
        assert [request.method for request in public.seen] == ["GET"]


API_BASE = "/api/greader.php"


def test_behind_a_proxy_the_name_decides(send: Send, trusting: Fetcher) -> None:
    with FeedServer() as proxy, SyncServer() as server:
        proxy.answer("http://rss.test/*", status=401, body=b"Unauthorized")
        keep(server, server.password, "http://rss.test/api")
        through = sending(trusting, proxy=proxy.url("").removesuffix("/"))
        assert through(call(server, url="http://rss.test/api")).problem == Problem(ProblemKind.UNENCRYPTED, "rss.test")
        assert [request.method for request in proxy.requests] == ["GET"]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_post_is_never_redirected(send: Send, status: int) -> None:
    with SyncServer() as server, SyncServer() as other:
        keep(server, server.password)
        send(call(server, f"{API}/edit-tag", form=READ))
        leaving = Response(status, headers=[("Location", f"{other.url}{API}/edit-tag")])
        answer = server.answer

        def divert(request: Request) -> Response:
            return leaving if request.method == "POST" else answer(request)

        server.answer = divert  # type: ignore[method-assign]
        result = send(call(server, f"{API}/edit-tag", form=READ))
        assert result.problem == Problem(ProblemKind.REDIRECT, Detail(DetailKind.LEADS_TO, (other.origin,)))
        server.password = "new"
        assert other.seen == []


def test_a_post_is_not_redirected_to_its_own_origin_either(send: Send) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        send(call(server, f"{API}/edit-tag", form=READ))
        answer = server.answer
        there = Response(307, headers=[("Location", "/there")])
        server.answer = lambda request: there if request.method == "POST" else answer(request)  # type: ignore[method-assign]
        result = send(call(server, f"{API}/edit-tag", form=READ))
        assert result.problem == Problem(ProblemKind.REDIRECT, Detail(DetailKind.LEADS_TO, (server.origin,)))
        assert "/there" not in server.paths()


def test_a_login_of_the_web_server_before_the_sign_in_is_no_wrong_password(send: Send) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        answer = server.answer
        basic = Response(401, headers=[("WWW-Authenticate", 'Basic realm="x"')])
        server.answer = lambda request: basic if request.method == "POST" else answer(request)  # type: ignore[method-assign]
        assert send(call(server)).problem == Problem(ProblemKind.NOT_A_SYNC_SERVER, Detail(DetailKind.OTHER_LOGIN))


def test_a_sign_in_is_never_redirected(send: Send) -> None:
    with SyncServer() as server, SyncServer() as other:
        keep(server, server.password)
        answer = server.answer

        def divert(request: Request) -> Response:
            moved = Response(307, headers=[("Location", f"{other.url}/accounts/ClientLogin")])
            return moved if request.method == "POST" else answer(request)

        server.answer = divert  # type: ignore[method-assign]
        assert send(call(server)).problem == Problem(ProblemKind.REDIRECT, Detail(DetailKind.LEADS_TO, (other.origin,)))
        assert other.seen == []


@pytest.mark.parametrize(
    ("status", "problem"),
    [(301, ProblemKind.REDIRECT), (308, ProblemKind.REDIRECT), (302, ProblemKind.PORTAL), (307, ProblemKind.PORTAL)],
)
def test_a_network_that_wants_a_sign_in_is_no_server_that_moved(send: Send, status: int, problem: ProblemKind) -> None:
    with SyncServer() as server, SyncServer(address="127.0.0.2") as portal:
        keep(server, server.password)
        send(call(server))
        server.answer = lambda _: Response(status, headers=[("Location", f"{portal.origin}/welcome")])  # type: ignore[method-assign]
        found = send(call(server)).problem
        assert found.kind is problem
        assert portal.seen == []


def test_a_get_follows_within_its_origin_and_says_where_it_ended(send: Send) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        send(call(server))
        answer = server.answer

        def longer(request: Request) -> Response:
            if request.path.endswith("/list"):
                return Response(302, headers=[("Location", request.target.replace("/list", "/other"))])
            return answer(request)

        server.answer = longer  # type: ignore[method-assign]
        result = send(call(server))
        assert result.final_url.partition("?")[0] == f"{server.url}{LISTING}".replace("/list", "/other")
        assert server.seen[-1].headers["authorization"]


def test_before_the_password_a_page_ends_it(send: Send) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        server.has_hotel = True
        assert send(call(server)).problem == Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.WEB_PAGE))
        assert [request.method for request in server.seen] == ["GET"]


def test_another_computer_at_the_same_address_does_not_get_the_password(send: Send) -> None:
    """A notebook that was signed in at home asks the same private address in another network."""
    with SyncServer() as server:
        keep(server, server.password)
        assert send(call(server)).problem is None
        server.seen.clear()
        server.answer = lambda _: Response(401, b"<html>The router wants its password</html>")  # type: ignore[method-assign]
        problem = send(call(server)).problem
        assert problem.kind is ProblemKind.NOT_A_SYNC_SERVER
        assert [request.method for request in server.seen] == ["GET", "GET"]


def test_before_the_password_a_switched_off_api_ends_it(send: Send) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        server.has_api = False
        assert send(call(server)).problem == Problem(ProblemKind.API_OFF)
        assert [request.method for request in server.seen] == ["GET"]


@pytest.mark.parametrize("is_same_port", [True, False])
def test_an_account_leads_to_no_other_private_address(send: Send, is_same_port: bool) -> None:  # noqa: FBT001 - a parameter
    with SyncServer() as server, SyncServer(address="127.0.0.2", port=server.port if is_same_port else 0) as printer:
        server.answer = lambda _: Response(302, headers=[("Location", f"{printer.origin}/reboot")])  # type: ignore[method-assign]
        found = send(call(server, sign_in=SignIn.NONE)).problem
        assert found.kind is ProblemKind.BLOCKED_ADDRESS
        assert printer.seen == []


def test_through_a_tunnel_the_certificate_is_that_of_the_server(trusting: Fetcher) -> None:
    pin, url = fingerprint("self_signed.pem"), f"https://rss.test{API_BASE}"
    heads: list[bytes] = []
    with SyncServer(tls=secure("self_signed.pem")) as server, tunnel(server.port, heads=heads, times=3) as port:
        keep(server, server.password, url)
        send = sending(trusting, proxy=f"http://127.0.0.1:{port}")
        assert send(call(server, url=url)).problem == Problem(ProblemKind.CERTIFICATE_UNKNOWN, pin)
        assert server.seen == []
        assert send(call(server, url=url, certificate=pin)).problem is None
        trusting.close()
        assert {head.split(b" HTTP")[0] for head in heads} == {b"CONNECT rss.test:443"}
        assert not any(b"authorization" in head.lower() for head in heads)
