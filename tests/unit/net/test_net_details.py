"""Every kind of detail that a fetch or a keyring has is made by the code that meets it."""

import errno
import http.client
import ssl
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import cast

import keyring
import pytest
from keyring.errors import InitError, KeyringLocked, NoKeyringError, PasswordDeleteError, PasswordSetError
from urllib3.exceptions import ConnectTimeoutError, DecodeError, IncompleteRead, NewConnectionError, ProtocolError

from reader.domain.accounts import ApiCall, Server, ServerKind, SignIn
from reader.domain.errors import Detail, DetailKind, Problem, ReaderError
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net import credentials, tls
from reader.net.fetcher import Fetcher
from reader.net.mail import Mailboxes
from reader.net.problems import problem_of_exception, problem_of_proxy
from reader.net.server_finding import API_TOKEN, judge_api
from reader.net.transport import Limits
from tests.fakes.clock import FakeClock
from tests.fakes.feed_server import FeedServer
from tests.fakes.memory_keyring import MemoryKeyring, in_use
from tests.fakes.real_clock import RealClock

FEED = "https://feed.test/a"


@dataclass
class Ground:
    """What a detail is made from."""

    patch: pytest.MonkeyPatch
    server: FeedServer
    fetcher: Fetcher


@pytest.fixture
def ground(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ground]:
    with FeedServer() as server:
        fetcher = Fetcher("Test/1", RealClock(), limits=Limits(body_bytes=1_000_000, redirects=2))
        yield Ground(monkeypatch, server, fetcher)
        fetcher.close()


Made = Detail | str | None
Make = Callable[[Ground], Made]


def detail_of(problem: object) -> Made:
    assert isinstance(problem, Problem), problem
    return problem.detail


def raised(action: Callable[[], object]) -> Made:
    with pytest.raises(ReaderError) as caught:
        action()
    return caught.value.problem.detail


def fetched(url: str) -> Make:
    """What a fetcher says of an address; a path is one of the server."""

    def make(ground: Ground) -> Made:
        ground.server.redirect("/loop", ground.server.url("/loop"))
        for number in range(5):
            ground.server.redirect(f"/hop{number}", ground.server.url(f"/hop{number + 1}"))
        ground.server.answer("/large", body=bytes(1_000_001))
        address = ground.server.url(url) if url.startswith("/") else url
        return detail_of(ground.fetcher.fetch(FetchRequest(1, address, Purpose.FEED, may_be_private=True)).problem)

    return make


def called(**answer: object) -> Make:
    """What is said of an address where a server of accounts was looked for."""

    def make(ground: Ground) -> Made:
        ground.server.answer(API_TOKEN, **answer)
        call = ApiCall(Server(ServerKind.OTHER, ground.server.url("")), "", API_TOKEN, SignIn.NONE)
        call = replace(call, form=(("a", "b"),)) if answer["status"] == 302 else call
        result = ground.fetcher.fetch(FetchRequest(1, ground.server.url(API_TOKEN), Purpose.SYNC, call=call))
        return detail_of(judge_api(result))

    return make


def through_socks(ground: Ground) -> Made:
    ground.patch.setenv("http_proxy", "socks5://127.0.0.1:1")
    return detail_of(ground.fetcher.fetch(FetchRequest(1, "http://feed.test/", Purpose.FEED, may_be_private=True)).problem)


def through_proxy(error: BaseException) -> Make:
    return lambda _: detail_of(problem_of_proxy(error, problem_of_exception(error, "feed.test"), "proxy.test:1"))


def met(error: BaseException, cause: BaseException | None = None) -> Make:
    error.__cause__ = cause
    return lambda _: problem_of_exception(error, "feed.test").detail


def unmade(number: int) -> Make:
    """A connection that the system could not make."""
    return met(NewConnectionError(cast("http.client.HTTPConnection", None), "no"), OSError(number, "no"))


def verified(code: int) -> Make:
    error = ssl.SSLCertVerificationError("no")
    error.verify_code = code
    return lambda _: tls.reason(error)


def shaken(text: str) -> Make:
    return lambda _: tls.reason(ssl.SSLError(text))


def kept(fault: Exception | None = None, *, forgets: bool = False, answer: str = "") -> Make:
    """What is said of a keyring."""

    def make(_: Ground) -> Made:
        ring = MemoryKeyring()
        ring.fault, ring.forgets = fault, forgets
        if answer:
            ring.kept["beforehand", credentials.place(FEED)] = answer
        with in_use(ring):
            return raised(lambda: credentials.look_up(FEED) if answer else credentials.keep(FEED, "ann", "x"))

    return make


def late(ground: Ground) -> Made:
    """A keyring that answers when the question was given up."""
    given_up = threading.Event()
    ground.patch.setattr(credentials, "WAIT_SECONDS", 0.01)
    ground.patch.setattr(keyring, "get_password", lambda *_: given_up.wait(60) and None)
    try:
        return raised(lambda: credentials.look_up(FEED))
    finally:
        given_up.set()


def threadless(ground: Ground) -> Made:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with ground.patch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        return raised(lambda: credentials.look_up(FEED))


def by_mail(_: Ground) -> Made:
    request = FetchRequest(1, "imaps://me@mail.test/INBOX", Purpose.FEED, proxy="http://proxy.test:3128")
    return detail_of(Mailboxes(FakeClock()).fetch(request).problem)


MADE: dict[DetailKind, Make] = {
    DetailKind.MAIL_PROXY: by_mail,
    DetailKind.LEADS_TO: called(status=302, headers={"Location": "http://other.test/"}),
    DetailKind.OTHER_LOGIN: called(status=401, headers={"WWW-Authenticate": "Basic realm=x"}),
    DetailKind.HTTP_ERROR: called(status=404),
    DetailKind.TOO_LONG: fetched("http://feed.test/" + "x" * 10_000),
    DetailKind.MALFORMED: fetched("http://[::1/"),
    DetailKind.NOT_HTTP: fetched("feed.test"),
    DetailKind.OTHER_SCHEME: fetched("gopher://feed.test/"),
    DetailKind.NO_HOST: fetched("http:///x"),
    DetailKind.PORT_ZERO: fetched("http://feed.test:0/"),
    DetailKind.CONTROL_CHARACTERS: fetched("http://feed.test/\x7f"),
    DetailKind.MANY_REDIRECTS: fetched("/hop0"),
    DetailKind.REDIRECT_LOOP: fetched("/loop"),
    DetailKind.CONNECTING: met(ConnectTimeoutError()),
    DetailKind.WAITING: met(TimeoutError()),
    DetailKind.INTERRUPTED: met(ConnectionResetError()),
    DetailKind.NO_CONNECTION: met(NewConnectionError(cast("http.client.HTTPConnection", None), "no")),
    DetailKind.CONNECTION_REFUSED: unmade(errno.ECONNREFUSED),
    DetailKind.NO_ROUTE: unmade(errno.EHOSTUNREACH),
    DetailKind.NETWORK_UNREACHABLE: unmade(errno.ENETUNREACH),
    DetailKind.SOCKS: through_socks,
    DetailKind.PROXY_SILENT: through_proxy(ConnectTimeoutError()),
    DetailKind.PROXY_LOGIN: through_proxy(OSError("Tunnel connection failed: 407 Login")),
    DetailKind.PROXY_REFUSAL: through_proxy(OSError("Tunnel connection failed: 403 No")),
    DetailKind.ENDED_EARLY: met(IncompleteRead(1, 2)),
    DetailKind.INVALID_COMPRESSION: met(DecodeError()),
    DetailKind.INVALID_HTTP: met(ProtocolError()),
    DetailKind.CERTIFICATE_NOT_YET_VALID: verified(9),
    DetailKind.CERTIFICATE_EXPIRED: verified(10),
    DetailKind.CERTIFICATE_SELF_SIGNED: verified(18),
    DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY: verified(20),
    DetailKind.CERTIFICATE_REVOKED: verified(23),
    DetailKind.CERTIFICATE_OTHER_HOST: verified(62),
    DetailKind.CERTIFICATE_WEAK_KEY: verified(66),
    DetailKind.CERTIFICATE_OUTDATED_SIGNATURE: verified(68),
    DetailKind.OUTDATED_TLS: shaken("UNSUPPORTED_PROTOCOL"),
    DetailKind.NO_TLS: shaken("WRONG_VERSION_NUMBER"),
    DetailKind.NO_COMMON_ENCRYPTION: shaken("HANDSHAKE_FAILURE"),
    DetailKind.HANDSHAKE_FAILED: shaken("whatever"),
    DetailKind.NO_KEYRING: kept(NoKeyringError()),
    DetailKind.KEYRING_LOCKED: kept(KeyringLocked()),
    DetailKind.KEYRING_SILENT: kept(InitError()),
    DetailKind.KEYRING_LATE: late,
    DetailKind.PASSWORD_NOT_ACCEPTED: kept(PasswordSetError()),
    DetailKind.PASSWORD_NOT_DELETED: kept(PasswordDeleteError()),
    DetailKind.PASSWORD_NOT_STORED: kept(forgets=True),
    DetailKind.FOREIGN_LOGIN: kept(answer="s3cret"),
    DetailKind.MEGABYTES: fetched("/large"),
    DetailKind.NO_THREAD: threadless,
}


@pytest.mark.parametrize("kind", MADE, ids=str)
def test_the_program_makes_it(kind: DetailKind, ground: Ground) -> None:
    made = MADE[kind](ground)
    assert isinstance(made, Detail)
    assert made.kind is kind
    assert made.sentence()
