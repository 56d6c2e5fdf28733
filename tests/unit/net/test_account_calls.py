"""Calls to an account's server through the fetcher: signed in once, by the secret from the keyring, and again where it was forgotten."""

import dataclasses
import gzip
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from reader.domain.accounts import SignIn
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.net import credentials
from reader.net.account_calls import KEPT_SESSIONS
from reader.net.credentials import AccountPlaces
from reader.net.fetcher import Fetcher
from reader.net.transport import MIB, Limits
from tests.fakes.loopback import Request, Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, Quirks, SyncServer
from tests.unit.net.sync_calls import ACCOUNT, API, LISTING, READ, Send, call, keep, sending

pytestmark = pytest.mark.usefixtures("ring")


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=lambda quirks: quirks.name)
def server(request: pytest.FixtureRequest) -> Iterator[SyncServer]:
    with SyncServer(request.param) as server:
        keep(server, server.password)
        yield server


@pytest.fixture
def send(fetcher: Fetcher) -> Send:
    return sending(fetcher)


def signed(server: SyncServer) -> list[Request]:
    return [request for request in server.seen if "/accounts/" not in request.path and not request.path.endswith("/token")]


def test_a_get_is_signed_in_for_once(server: SyncServer, send: Send, ring: MemoryKeyring) -> None:
    ring.asked.clear()
    for _ in range(3):
        result = send(call(server))
        assert (result.problem, result.status) == (None, 200)
        assert b'"subscriptions"' in result.body
    assert server.sign_ins == 1
    assert len(ring.asked) == 1
    assert [request.headers["authorization"] for request in signed(server)] == [f"GoogleLogin auth={server.auth()}"] * 3
    assert server.most_at_once == 1


def test_before_the_password_the_server_has_to_answer_as_one(server: SyncServer, send: Send) -> None:
    send(call(server))
    base = server.url.removeprefix(server.origin)
    assert [(each.method, each.path.removeprefix(base)) for each in server.seen] == [
        ("GET", f"{API}/token"),
        ("POST", "/accounts/ClientLogin"),
        ("GET", f"{API}/subscription/list"),
    ]
    assert "authorization" not in server.seen[0].headers
    assert server.seen[1].form == [("Email", server.username), ("Passwd", server.password)]


def test_a_post_has_the_token_first_and_header_and_token_both(server: SyncServer, send: Send) -> None:
    server.store.add_feed("http://site.test/a", title="A", items=2)
    for _ in range(2):
        result = send(call(server, f"{API}/edit-tag", form=READ))
        assert (result.problem, result.body.strip()) == (None, b"OK")
    posts = [request for request in signed(server) if request.method == "POST"]
    assert [request.form for request in posts] == [[("T", server.token()), *READ]] * 2
    assert {request.headers["authorization"] for request in posts} == {f"GoogleLogin auth={server.auth()}"}
    assert [path for path in server.paths() if path.endswith("/token")] == [
        f"{server.url.removeprefix(server.origin)}{API}/token"
    ] * 2


def test_a_forgotten_sign_in_is_renewed_once(server: SyncServer, send: Send) -> None:
    assert send(call(server, f"{API}/edit-tag", form=READ)).problem is None
    server.password = "another"
    keep(server, server.password)
    assert send(call(server, f"{API}/edit-tag", form=READ)).problem is None
    assert send(call(server)).problem is None
    assert server.sign_ins == 2


def test_a_password_that_was_changed_at_the_server_is_said(server: SyncServer, send: Send) -> None:
    assert send(call(server)).problem is None
    server.password = "another"
    result = send(call(server))
    assert (result.problem, result.body) == (Problem(ProblemKind.SIGN_IN_FAILED), b"")
    assert server.sign_ins == 1


def test_a_server_that_refuses_whom_it_let_in_is_asked_twice_and_no_more(server: SyncServer, send: Send) -> None:
    refused = Response(401, b"Unauthorized!")
    answer = server.answer
    server.answer = lambda request: refused if request.path.endswith("/list") else answer(request)  # type: ignore[method-assign]
    assert send(call(server)).problem == Problem(ProblemKind.SIGN_IN_LOST)
    assert len(signed(server)) == 1
    assert server.sign_ins == 1


def test_a_secret_that_comes_with_the_call_is_tried_and_not_kept(server: SyncServer, send: Send, ring: MemoryKeyring) -> None:
    ring.asked.clear()
    check = call(server, account_id=None, secret="wrong")
    assert send(check).problem == Problem(ProblemKind.SIGN_IN_FAILED)
    assert send(dataclasses.replace(check, secret=server.password)).problem is None
    assert send(check).problem == Problem(ProblemKind.SIGN_IN_FAILED), "another sign-in is not taken for it"
    assert ring.asked == []


@pytest.mark.parametrize("kept", ["", "of another name"])
def test_without_its_password_in_the_keyring_nothing_is_sent(
    server: SyncServer, send: Send, ring: MemoryKeyring, kept: str
) -> None:
    ring.kept.clear()
    if kept:
        credentials.keep(places(server).sign_in, "somebody", "else")
    assert send(call(server)).problem == Problem(ProblemKind.UNAUTHORIZED)
    assert server.seen == []


def test_a_keyring_that_fails_is_said(server: SyncServer, send: Send, ring: MemoryKeyring) -> None:
    ring.fault = RuntimeError("its words may hold the secret")
    assert send(call(server)).problem == Problem(ProblemKind.KEYRING, "RuntimeError")
    assert server.seen == []


def places(server: SyncServer, username: str = "", number: int = 0) -> AccountPlaces:
    return AccountPlaces(ACCOUNT, server.url, username or server.username, number)


def test_no_two_logins_or_profiles_share_a_place(server: SyncServer) -> None:
    """Two profiles on one computer have both an account 3 at this server, of two users or of one."""
    others = [
        places(server, "ben"),
        places(server, number=7),
        dataclasses.replace(places(server), server_url="https://other.test/api"),
    ]
    assert [credentials.look_up(each.sign_in) for each in others] == [None] * 3
    for secret, each in enumerate(others):
        credentials.keep(each.sign_in, each.username, str(secret))
        credentials.keep(each.refresh, each.username, f"refresh {secret}")
    for secret, each in enumerate(others):
        assert credentials.look_up(each.sign_in) == credentials.Login(each.username, str(secret))
        assert credentials.look_up(each.refresh) == credentials.Login(each.username, f"refresh {secret}")
    # one profile lets its account go
    credentials.keep(others[0].sign_in, "ben", "")
    assert [credentials.look_up(each.sign_in) is None for each in others] == [True, False, False]


def test_the_key_of_the_other_interface_goes_in_a_field_of_its_own(send: Send) -> None:
    with SyncServer(MINIFLUX_23) as server:
        keep(server, server.api_key)
        feed_id = server.store.add_feed("http://site.test/a", title="A", items=2)
        entries = call(server, "/v1/entries", sign_in=SignIn.KEY, query=(("limit", "10"),))
        assert b'"entries"' in send(entries).body
        change = b'{"entry_ids": [1], "status": "read"}'
        marked = send(call(server, "/v1/entries", sign_in=SignIn.KEY, json=change, method="PUT"))
        assert (marked.status, marked.problem) == (204, None)
        assert send(call(server, f"/v1/feeds/{feed_id}/refresh", sign_in=SignIn.KEY, query=(), method="PUT")).problem is None
        first, *others = server.seen
        assert (first.path, first.headers.get("x-auth-token")) == ("/v1/me", None), (
            "a stranger at its address would refuse otherwise"
        )
        assert {request.headers["x-auth-token"] for request in others} == {server.api_key}
        assert not any("authorization" in request.headers for request in server.seen)
        server.api_key = "another"
        assert send(entries).problem == Problem(ProblemKind.KEY_REFUSED)
        keep(server, "another")
        assert send(entries).problem is None


@pytest.mark.parametrize("key", ["", "a b", "a\r\nX: y", "käse", "x" * 5000])
def test_a_key_that_cannot_be_one_is_not_sent(send: Send, key: str) -> None:
    with SyncServer(MINIFLUX_23) as server:
        found = send(call(server, "/v1/me", sign_in=SignIn.KEY, account_id=None, secret=key)).problem
        assert found.kind in {ProblemKind.KEY_REFUSED, ProblemKind.UNAUTHORIZED}
        assert server.seen == []


def test_a_call_without_a_sign_in_sends_nothing_that_proves_who_asks(server: SyncServer, send: Send) -> None:
    result = send(call(server, f"{API}/token", sign_in=SignIn.NONE, account_id=None))
    assert (result.status, result.body.rstrip(b"!")) == (401, b"Unauthorized")
    assert "authorization" not in server.seen[0].headers


def test_what_the_server_says_beside_an_error_is_kept_for_its_sentence(server: SyncServer, send: Send) -> None:
    answer = server.answer
    server.answer = lambda request: Response(400, b"no such feed") if "/edit" in request.path else answer(request)  # type: ignore[method-assign]
    result = send(call(server, f"{API}/subscription/edit", form=(("ac", "subscribe"),)))
    assert (result.problem, result.body) == (Problem(ProblemKind.HTTP_STATUS, "400"), b"no such feed")


def test_retry_after_is_reported(server: SyncServer, send: Send) -> None:
    send(call(server))
    server.answer = lambda _: Response(503, b"busy", headers=[("Retry-After", "120")])  # type: ignore[method-assign]
    result = send(call(server))
    assert (result.problem, result.retry_after_seconds) == (Problem(ProblemKind.UNAVAILABLE), 120)


def test_a_page_in_place_of_an_answer_is_none(server: SyncServer, send: Send) -> None:
    send(call(server))
    server.has_hotel = True
    for asked in (call(server), call(server, f"{API}/edit-tag", form=READ)):
        assert send(asked).problem == Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.WEB_PAGE))


def test_a_change_is_never_sent_twice_by_itself(server: SyncServer, send: Send) -> None:
    """It may have been carried out before the connection died, and a server that toggles would take it back."""
    send(call(server, f"{API}/edit-tag", form=READ))
    answer = server.answer
    server.answer = lambda request: Response(cut_after=-1) if request.method == "POST" else answer(request)  # type: ignore[method-assign]
    before = len(server.seen)
    result = send(call(server, f"{API}/edit-tag", form=READ))
    assert result.problem.kind is ProblemKind.NETWORK
    assert len(server.seen) == before + 1


def test_a_connection_is_kept_and_compressed_answers_are_read(send: Send) -> None:
    with SyncServer(FRESHRSS) as server:
        keep(server, server.password)
        send(call(server))
        packed = Response(200, gzip.compress(b'{"itemRefs":[]}'), headers=[("Content-Encoding", "gzip")])
        server.answer = lambda _: packed  # type: ignore[method-assign]
        assert send(call(server)).body == b'{"itemRefs":[]}'
        assert "gzip" in server.seen[-1].headers["accept-encoding"]
        assert len(server._threads) == 2, "one listens, one serves the one connection"


@pytest.mark.parametrize("quirks", [FRESHRSS, MINIFLUX_23], ids=lambda quirks: quirks.name)
def test_a_sub_path(quirks: Quirks, send: Send) -> None:
    with SyncServer(quirks, sub_path="/rss") as server:
        keep(server, server.password)
        assert send(call(server)).problem is None


@pytest.mark.parametrize(("path", "size"), [(f"{API}/token", 16 * 1024), (LISTING, 16 * MIB)])
def test_no_answer_is_larger_than_its_kind_may_be(send: Send, path: str, size: int) -> None:
    with SyncServer() as server:
        keep(server, server.password)
        send(call(server))
        server.answer = lambda _: Response(200, b" " * (size + 1))  # type: ignore[method-assign]
        problem = send(call(server, path)).problem
        assert problem.kind is ProblemKind.TOO_LARGE


def test_a_call_ends_in_time(make_fetcher: Callable[..., Fetcher]) -> None:
    send = sending(make_fetcher(limits=Limits(call_seconds=0.3)))
    given_up = threading.Event()
    with SyncServer() as server:
        keep(server, server.password)
        server.before = lambda _: given_up.wait(60) and None
        problem = send(call(server)).problem
        given_up.set()
        assert problem == Problem(ProblemKind.TIMEOUT, Detail(DetailKind.WAITING))


def test_calls_of_one_account_wait_for_each_other_and_those_of_two_do_not(send: Send) -> None:
    with SyncServer() as server, SyncServer() as other, ThreadPoolExecutor(8) as threads:
        keep(server, server.password)
        keep(other, other.password)
        results = list(threads.map(send, [call(server), call(other)] * 12))
        assert [result.problem for result in results] == [None] * 24
        assert (server.sign_ins, server.most_at_once, other.sign_ins, other.most_at_once) == (1, 1, 1, 1)


def test_more_sessions_than_anybody_has_accounts_are_not_kept(fetcher: Fetcher, send: Send) -> None:
    with SyncServer() as server:
        for number in range(KEPT_SESSIONS + 5):
            send(call(server, account_id=None, secret=f"wrong-{number}"))
        assert len(fetcher._accounts._sessions) == KEPT_SESSIONS
        assert send(call(server, account_id=None, secret=server.password)).problem is None
