"""Sending to a wallabag server: signed in for once, by the login in the keyring, which goes to nothing else."""

import json
from collections.abc import Callable, Iterator

import pytest

from reader.domain.accounts import ApiCall, Server, ServerKind, SignIn
from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.engine.sending import ENTRIES_PATH, LONGEST_CONTENT
from reader.net import credentials
from reader.net.credentials import send_place
from reader.net.fetcher import Fetcher
from tests.fakes.loopback import Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.wallabag import Wallabag
from tests.unit.net.conftest import PUBLIC

FORM = (("url", "https://site.test/1"), ("title", "Tides & \u6f6e"), ("tags", "sea,harbour"))
Send = Callable[[Wallabag], FetchResult]


@pytest.fixture
def bag() -> Iterator[Wallabag]:
    with Wallabag() as server:
        yield server


@pytest.fixture
def send(fetcher: Fetcher) -> Send:
    def send(server: Wallabag) -> FetchResult:
        call = ApiCall(Server(ServerKind.OTHER, server.origin), "", "/api/entries.json", SignIn.WALLABAG, form=FORM)
        return fetcher.fetch(FetchRequest(7, call.url, Purpose.SYNC, call=call, may_be_private=True))

    return send


@pytest.fixture(autouse=True)
def login(ring: MemoryKeyring, bag: Wallabag) -> None:
    del ring
    keep(bag, **bag.login)


def keep(server: Wallabag, *, username: str, **secrets: str) -> None:
    credentials.keep(send_place(server.origin), username, json.dumps(secrets))


def test_an_article_arrives_and_the_login_is_sent_once(bag: Wallabag, send: Send) -> None:
    for _ in range(2):
        assert send(bag).problem is None
    assert bag.entries == {"https://site.test/1": dict(FORM)}
    assert bag.paths() == ["/api/info", "/oauth/v2/token", "/api/entries.json", "/api/entries.json"]
    assert "authorization" not in bag.seen[0].headers
    assert "hush" not in bag.seen[0].target + bag.seen[2].target + bag.seen[2].body.decode()


def test_a_token_that_expired_is_renewed(bag: Wallabag, send: Send) -> None:
    send(bag)
    bag.token = "t2"
    assert send(bag).problem is None
    assert bag.paths().count("/oauth/v2/token") == 2


def test_the_answer_may_repeat_a_long_text_in_escapes(bag: Wallabag, fetcher: Fetcher) -> None:
    form = (*FORM, ("content", "\u6f6e" * LONGEST_CONTENT))
    call = ApiCall(Server(ServerKind.OTHER, bag.origin), "", ENTRIES_PATH, SignIn.WALLABAG, form=form)
    result = fetcher.fetch(FetchRequest(7, call.url, Purpose.SYNC, call=call, may_be_private=True))
    assert (result.problem, len(result.body) > 6 * LONGEST_CONTENT) == (None, True)


@pytest.mark.parametrize("secrets", [{"password": "other"}, {"client_secret": ""}])
def test_a_login_that_is_wrong_or_incomplete_is_said(bag: Wallabag, send: Send, secrets: dict[str, str]) -> None:
    keep(bag, **(bag.login | secrets))
    assert send(bag).problem == Problem(ProblemKind.WALLABAG_LOGIN)
    assert bag.entries == {}


PAGE = Response(200, b"<!DOCTYPE html><html>Oh no</html>", "text/html")
DOWN, BUSY = Response(500, b"<html>Oh no</html>", "text/html"), Response(503, b"")
REFUSED = Response(401, b'{"error":"invalid_grant"}', "application/json")


@pytest.mark.parametrize(
    ("path", "answer", "kind"),
    [
        *((path, DOWN, ProblemKind.HTTP_STATUS) for path in ("/api/info", "/oauth/v2/token", "/api/entries.json")),
        *((path, BUSY, ProblemKind.UNAVAILABLE) for path in ("/api/info", "/oauth/v2/token", "/api/entries.json")),
        *((path, PAGE, ProblemKind.BAD_ANSWER) for path in ("/api/info", "/oauth/v2/token", "/api/entries.json")),
        ("/oauth/v2/token", REFUSED, ProblemKind.WALLABAG_LOGIN),
        ("/oauth/v2/token", Response(200, b'{"access_token":"a\\u0022b"}', "application/json"), ProblemKind.BAD_ANSWER),
        ("/api/entries.json", REFUSED, ProblemKind.WALLABAG_LOGIN),
        ("/api/entries.json", Response(403, b"{}", "application/json"), ProblemKind.FORBIDDEN),
        ("/api/entries.json", Response(302, b"", "text/html"), ProblemKind.REDIRECT),
    ],
)
@pytest.mark.parametrize("is_known", [False, True], ids=["new", "signed in"])
def test_a_server_in_trouble_is_said_and_asked_little(
    bag: Wallabag, send: Send, path: str, answer: Response, kind: ProblemKind, *, is_known: bool
) -> None:
    if is_known:
        send(bag)
        # so that a new token is wanted too
        bag.token = "t2"
    asked = len(bag.seen)
    bag.trouble[path] = answer
    assert send(bag).problem.kind is kind
    assert len(bag.seen) - asked <= 4
    bag.trouble.clear()
    assert send(bag).problem is None


def test_without_a_login_nothing_is_sent(bag: Wallabag, send: Send) -> None:
    credentials.keep(send_place(bag.origin), "", "")
    assert send(bag).problem == Problem(ProblemKind.WALLABAG_LOGIN)
    assert bag.seen == []


def test_something_else_at_the_address_gets_no_password(bag: Wallabag, send: Send) -> None:
    bag.is_gone = True
    problem = send(bag).problem
    assert problem.kind is ProblemKind.BAD_ANSWER
    assert [each.method for each in bag.seen] == ["GET"]


def test_a_password_does_not_cross_the_internet_in_clear(send: Send) -> None:
    with Wallabag(PUBLIC) as far:
        keep(far, **far.login)
        problem = send(far).problem
    assert problem.kind is ProblemKind.UNENCRYPTED
    assert [each.method for each in far.seen] == ["GET"]
