"""What no contract asks of real servers in good health: a database that is held, an interface switched off, a login page, faults on the way, a kill."""

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import requests

from tests.contract.peer import READ, READING_LIST, Peer
from tests.fakes import feed_server
from tests.fakes.fault_proxy import Fault, FaultProxy
from tests.fakes.killed_server import KilledServer
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, Quirks, SyncServer

CERTIFICATES = Path(feed_server.__file__).parent / "certificates"
FEED = "http://site.test/a"


@pytest.fixture
def server() -> Iterator[SyncServer]:
    with SyncServer(FRESHRSS) as running:
        running.store.add_feed(FEED, items=3)
        yield running


@pytest.fixture
def peer_at() -> Iterator[Callable[..., Peer]]:
    """The program's client; no site is needed."""
    peers: list[Peer] = []

    def make(url: str, quirks: Quirks = FRESHRSS) -> Peer:
        peers.append(Peer("double", quirks, url, "reader", "secret456", feeds=None))
        return peers[-1]

    yield make
    for peer in peers:
        peer.fetcher.close()


PeerAt = Callable[..., Peer]


def certificate(name: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATES / name, CERTIFICATES / "server.key")
    return context


@pytest.mark.parametrize(("quirks", "status"), [(FRESHRSS, 200), (MINIFLUX_23, 500)])
def test_nothing_is_written_while_the_database_is_held(quirks: Quirks, status: int, peer_at: PeerAt) -> None:
    with SyncServer(quirks) as server:
        server.store.add_feed(FEED, items=3)
        peer, before = peer_at(server.url, quirks), server.store.unread()
        server.store.is_locked = True
        answer = peer.change("a", READ, *before)
        assert (answer.status, answer.text == "OK") == (status, status == 200)
        assert server.store.unread() == before
        server.store.is_locked = False
        peer.change("a", READ, *before)
        assert server.store.unread() == set()


@pytest.mark.parametrize(("quirks", "status"), [(FRESHRSS, 503), (MINIFLUX_23, 401)])
def test_switched_off_interface(quirks: Quirks, status: int) -> None:
    with SyncServer(quirks) as server:
        server.has_api = False
        answer = requests.post(f"{server.url}/accounts/ClientLogin", data={"Email": "reader", "Passwd": "secret456"}, timeout=60)
        assert answer.status_code == status


def test_a_new_password_ends_what_the_old_one_gave(server: SyncServer, peer_at: PeerAt) -> None:
    peer = peer_at(server.url)
    assert peer.get("tag/list").ok
    server.password = "another"
    assert peer.get("tag/list").status == 401
    assert peer.change("a", READ, *server.store.ids()).status == 401
    assert len(server.store.unread()) == 3


def test_a_login_page_in_place_of_all(server: SyncServer) -> None:
    server.has_hotel = True
    answer = requests.post(f"{server.url}/accounts/ClientLogin", data={}, timeout=60)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")


def test_the_certificate_can_change_while_it_runs() -> None:
    with SyncServer(tls=certificate("self_signed.pem")) as server:
        shown = ssl.get_server_certificate((server.address, server.port))
        server.tls = certificate("good.pem")
        assert ssl.get_server_certificate((server.address, server.port)) != shown
        with pytest.raises(requests.exceptions.SSLError):
            requests.get(server.url, timeout=60)


def test_everything_is_below_the_sub_path() -> None:
    with SyncServer(sub_path="/rss") as server:
        assert requests.get(server.url, timeout=60).text == "OK"
        assert requests.get(server.url.replace("/rss", ""), timeout=60).status_code == 404


@pytest.mark.parametrize("fault", [Fault.CUT_BEFORE, Fault.CUT_AFTER, Fault.HALF])
def test_a_connection_that_breaks(server: SyncServer, fault: Fault, peer_at: PeerAt) -> None:
    with FaultProxy(server.origin) as proxy:
        peer = peer_at(proxy.url(server.url))
        peer.change("r", READ, 1)  # signs in
        proxy.next_faults = [fault]
        assert not peer.change("a", READ, *server.store.ids()).ok
        assert (server.store.unread() == set()) == (fault is not Fault.CUT_BEFORE)
        assert proxy.faults == {fault: 1}


def test_answers_that_are_none(server: SyncServer, peer_at: PeerAt) -> None:
    with FaultProxy(server.origin, retry_after=7) as proxy:
        peer = peer_at(proxy.url(server.url))
        peer.get("token")  # signs in
        proxy.next_faults = [Fault.ERROR, Fault.BUSY, Fault.LOGIN_PAGE, Fault.UNAUTHORIZED]
        answers = [peer.get("subscription/list") for _ in range(4)]
        assert [each.status for each in answers] == [500, 503, 200, 200]
        assert answers[1].result.retry_after_seconds == 7
        assert not answers[2].ok
        # 401 once: the program signs in again
        assert answers[3].json()["subscriptions"]
        assert server.sign_ins == 2


def test_lies_come_where_they_may_be_believed(server: SyncServer, peer_at: PeerAt) -> None:
    with FaultProxy(server.origin) as proxy:
        peer = peer_at(proxy.url(server.url))
        proxy.next_faults = [Fault.FALSE_OK, Fault.EMPTY_LIST]
        assert len(peer.server_feeds()) == 1
        assert peer.change("a", READ, *server.store.ids()).text == "OK"
        assert peer.ids(s=READING_LIST, n=10_000) == []
        assert len(peer.ids(s=READING_LIST, n=10_000)) == len(server.store.unread()) == 3


def test_faults_come_at_their_rate_and_requests_are_counted(server: SyncServer) -> None:
    with FaultProxy(server.origin, rate=0.5, only=(Fault.ERROR,)) as proxy:
        answers = [requests.get(f"{proxy.url(server.url)}/reader/api/0/token", timeout=60).status_code for _ in range(100)]
        assert 30 < answers.count(500) < 70
        assert proxy.faults == {Fault.ERROR: answers.count(500)}
        assert len(proxy.seen) == 100


def test_most_at_once_is_counted(server: SyncServer) -> None:
    both = threading.Barrier(2)
    for _ in range(2):
        requests.get(server.url, timeout=60)
    assert server.most_at_once == 1
    server.before = lambda _request: both.wait()
    other = threading.Thread(target=requests.get, args=(server.url,), kwargs={"timeout": 60})
    other.start()
    requests.get(server.url, timeout=60)
    other.join()
    assert server.most_at_once == 2


def test_a_killed_server_comes_back_with_what_it_had_stored(tmp_path: Path, peer_at: PeerAt) -> None:
    with KilledServer(tmp_path / "server.db") as server:
        store = server.store()
        store.add_feed(FEED, items=3)
        items = store.ids()
        peer = peer_at(server.url)
        peer.change("a", READ, items[0])
        server.kill()
        assert peer.get("tag/list").status == 0
        server.start()
        assert set(peer.ids(s=READING_LIST, xt=READ, n=10)) == set(items[1:]) == store.unread()
        store.close()


def test_a_site_that_is_not_here_is_not_looked_up(server: SyncServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gives names to computers may take longer to answer than a client waits."""
    asked: list[object] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *arguments, **_: asked.append(arguments) or [])
    server.run_timer()
    assert asked == []
