"""Requests by which an account's server is asked to refresh a feed: with a token or key of their own, which goes nowhere else and is said to nobody."""

import dataclasses
import logging
from collections.abc import Iterator

import pytest

from reader.domain.accounts import Account, ApiCall, Server, ServerKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FeedId, FolderId
from reader.engine.sync import google_reader_calls
from reader.net import credentials
from reader.net.credentials import AccountPlaces
from reader.net.fetcher import Fetcher
from tests.fakes.loopback import Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.unit.net.sync_calls import ACCOUNT, Send, keep, sending

pytestmark = pytest.mark.usefixtures("ring")
TOKEN = "token321"


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=lambda quirks: quirks.name)
def server(request: pytest.FixtureRequest) -> Iterator[SyncServer]:
    with SyncServer(request.param, sub_path="/rss") as server:
        server.refresh_token = server.api_key = TOKEN
        keep(server, server.password)
        server.store.add_feed("http://127.0.0.1:9/a", title="A", items=1)
        credentials.keep(AccountPlaces(ACCOUNT, server.url, server.username, 0).refresh, server.username, TOKEN)
        yield server


@pytest.fixture
def send(fetcher: Fetcher) -> Send:
    return sending(fetcher)


def refresh(server: SyncServer, secret: str = "") -> ApiCall:
    kind = ServerKind.FRESHRSS if server.quirks is FRESHRSS else ServerKind.MINIFLUX
    account = Account(ACCOUNT, Server(kind, server.url), "Mine", server.username, FolderId(1))
    return google_reader_calls.refresh(account, "feed/1", FeedId(7), secret).call


def test_the_server_refreshes_the_feed_and_the_secret_is_in_no_answer(
    server: SyncServer, send: Send, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for _ in range(2):
        result = send(refresh(server))
        assert (result.problem, result.status) == (None, 200 if server.quirks is FRESHRSS else 204)
        assert TOKEN not in repr(result)
    assert TOKEN not in caplog.text
    asked = [each for each in server.seen if TOKEN in each.target or TOKEN in each.headers.get("x-auth-token", "")]
    assert len(asked) == 2
    if server.quirks is FRESHRSS:
        assert {each.method for each in asked} == {"GET"}
        assert dict(asked[0].query) == {"c": "feed", "a": "actualize", "ajax": "1", "id": "1", "user": "reader", "token": TOKEN}
        assert asked[0].path == "/rss/i/"
    else:
        assert {(each.method, each.target) for each in asked} == {("PUT", "/rss/v1/feeds/1/refresh")}
    # who gets it has answered as a server of its kind does, once, and without it
    assert TOKEN not in str(server.seen[0])
    assert len(server.seen) == 3
    assert server.sign_ins == 0


def test_a_secret_that_is_refused_is_said_and_looked_up_again(server: SyncServer, send: Send) -> None:
    assert send(refresh(server)).problem is None
    server.refresh_token = server.api_key = "another"
    result = send(refresh(server))
    assert result.problem == Problem(ProblemKind.KEY_REFUSED)
    assert TOKEN not in repr(result)
    credentials.keep(AccountPlaces(ACCOUNT, server.url, server.username, 0).refresh, server.username, "another")
    assert send(refresh(server)).problem is None


def test_nothing_is_sent_where_none_is_kept(server: SyncServer, send: Send, ring: MemoryKeyring) -> None:
    credentials.keep(AccountPlaces(ACCOUNT, server.url, server.username, 0).refresh, "", "")
    assert send(refresh(server)).problem == Problem(ProblemKind.KEY_REFUSED)
    assert server.seen == []


def test_a_secret_to_be_tried_is_not_kept(server: SyncServer, send: Send) -> None:
    assert send(refresh(server, "wrong")).problem == Problem(ProblemKind.KEY_REFUSED)
    assert send(refresh(server, TOKEN)).problem is None


def test_a_page_or_another_server_in_its_place_gets_nothing(server: SyncServer, send: Send) -> None:
    server.has_hotel = True
    result = send(refresh(server))
    assert result.problem is not None
    assert not [each for each in server.seen if TOKEN in str(each)]


def test_with_a_token_in_the_address_nothing_is_redirected(server: SyncServer, send: Send) -> None:
    answer = server.answer
    with SyncServer(FRESHRSS) as other:
        moved = Response(301, headers=[("Location", f"{other.site}/i/")])
        server.answer = lambda request: moved if TOKEN in str(request) else answer(request)  # type: ignore[method-assign]
        result = send(refresh(server))
        assert result.problem is not None
        assert other.seen == []
        assert TOKEN not in repr(dataclasses.replace(result, body=b""))


def test_a_feed_that_is_not_there_or_broken_is_no_refusal(server: SyncServer, send: Send) -> None:
    server.broken.add(1)
    result = send(refresh(server))
    assert result.status == (200 if server.quirks is FRESHRSS else 500)
    server.store.remove_feed(1)
    server.broken.clear()
    assert send(refresh(server)).status == (200 if server.quirks is FRESHRSS else 404)
