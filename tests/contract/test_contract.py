"""What servers do, asked of our doubles of them and of real ones: a quirk that a server no longer shows fails here, and so does one that its double lacks.

Miniflux is started from Debian's packages by packaging/servers/miniflux.sh, the newer version in the usual run and the older in the long one.
A real FreshRSS is spoken to where BEFOREHAND_FRESHRSS is its address ("http://127.0.0.1:8812/api/greader.php"), with
BEFOREHAND_FRESHRSS_USER and BEFOREHAND_FRESHRSS_PASSWORD; it has to be able to fetch from this computer.
"""

import json
import os
from collections.abc import Callable, Iterator

import pytest

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import AddAccount, Command, SendEntries, SetMark, SetPreference, SyncAccounts
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind
from reader.domain.events import (
    AccountAdded,
    EntriesSent,
    PreferenceChanged,
    SendingFailed,
    StatusesChanged,
    SyncFinished,
)
from reader.storage import sendings
from tests.contract import cases_access, cases_calls, cases_feeds, cases_lists, cases_marks, cases_native, cases_own_calls
from tests.contract.peer import Peer
from tests.e2e.test_background_requests import Program, open_program, profile  # noqa: F401 -- fixtures
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.miniflux import Miniflux, NotHereError
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Quirks, SyncServer

DIALECTS = {"freshrss": FRESHRSS, "miniflux-2.2": MINIFLUX_22, "miniflux-2.3": MINIFLUX_23}
EVERYWHERE, NATIVE = (cases_access, cases_calls, cases_feeds, cases_lists, cases_marks), (cases_native, cases_own_calls)
Case = Callable[[Peer], None]


def cases_of(quirks: Quirks) -> list[Case]:
    modules = EVERYWHERE + (NATIVE if quirks.has_native else ())
    return [case for module in modules for name, case in vars(module).items() if name.startswith("case_")]


@pytest.fixture(scope="session")
def sites() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.fixture(scope="session")
def doubles(sites: FeedServer) -> Iterator[dict[str, Peer]]:
    with SyncServer(FRESHRSS) as one, SyncServer(MINIFLUX_22, sub_path="/rss") as two, SyncServer(MINIFLUX_23) as three:
        servers = dict(zip(DIALECTS, (one, two, three), strict=True))
        peers = {name: peer_of(name, server, sites) for name, server in servers.items()}
        yield peers
        for peer in peers.values():
            peer.fetcher.close()


def peer_of(name: str, server: SyncServer, sites: FeedServer) -> Peer:
    return Peer(
        name, server.quirks, server.url, server.username, server.password, sites, server.site, server.api_key, prefix=name
    )


@pytest.mark.parametrize(
    ("name", "case"),
    [
        pytest.param(name, case, id=f"{name}-{case.__name__[5:]}")
        for name, quirks in DIALECTS.items()
        for case in cases_of(quirks)
    ],
)
def test_double(doubles: dict[str, Peer], name: str, case: Case) -> None:
    case(doubles[name])


@pytest.mark.parametrize(("version", "sub_path"), [("2.3", ""), pytest.param("2.2", "/rss", marks=pytest.mark.long)])
def test_miniflux(sites: FeedServer, subtests: pytest.Subtests, version: str, sub_path: str) -> None:
    """One test for all cases: other workers need no server of their own."""
    try:
        with Miniflux(version, sub_path=sub_path) as server:
            quirks = DIALECTS[f"miniflux-{version}"]
            peer = Peer("miniflux", quirks, server.url, server.username, server.password, sites, server.url, server.api_key)
            run_all(peer, subtests)
    except NotHereError as error:
        pytest.skip(str(error))


class Hook(LoopbackServer):
    """What a Miniflux sends articles to."""

    def answer(self, request: Request) -> Response:
        return Response(200, b"{}")


@pytest.mark.parametrize("version", ["2.3", pytest.param("2.2", marks=pytest.mark.long)])
def test_an_account_sends_articles_by_what_a_real_miniflux_is_connected_to(
    sites: FeedServer,
    open_program: Callable[..., Program],  # noqa: F811 -- the fixture's
    ring: MemoryKeyring,
    version: str,
) -> None:
    """By hand and by a star; also where nothing is connected, after it was killed, after a restart, and of an article that is gone."""
    sites.feed("/hook", entries=[Posting(name, name, "text", sites.url(f"/{name}")) for name in ("one", "two", "three")])
    try:
        with Miniflux(version) as server, Hook() as hook:
            peer = Peer(
                "hook",
                DIALECTS[f"miniflux-{version}"],
                server.url,
                server.username,
                server.password,
                sites,
                server.url,
                server.api_key,
            )
            with peer.fetcher:
                items = peer.subscribe(3).items
            program = open_program(automatic=True)
            account = AddAccount(Server(ServerKind.MINIFLUX, server.url), "Own", "admin", server.api_key, SignIn.KEY)
            program.send(account, AccountAdded)
            program.send(SyncAccounts(), SyncFinished)
            program.send(SetPreference("share.services", "Elsewhere ★: miniflux:"), PreferenceChanged)
            ids = tuple(row[0] for row in program.database().execute("SELECT entry_id FROM entry_status ORDER BY entry_id"))
            assert len(ids) == len(items) == 3

            def failure(command: Command) -> tuple[ProblemKind, bool]:
                program.engine.submit(command)
                failed = program.wait_for(SendingFailed)
                return failed.problem.kind, failed.is_final

            assert failure(SendEntries(ids[:1], "Elsewhere")) == (ProblemKind.NO_SERVICES, True)
            server.connect(f"{hook.origin}/hook")
            program.engine.submit(SendEntries(ids[:1], "Elsewhere"))
            program.wait_for(EntriesSent)
            server.kill()
            kind, is_final = failure(SendEntries(ids[1:2], "Elsewhere"))
            # a connection that was kept ends otherwise than a new one
            assert kind in {ProblemKind.CONNECT, ProblemKind.NETWORK}
            assert not is_final
            program.engine.submit(SetMark(ids[2:], Mark.STARRED, is_set=True))
            program.wait_for(StatusesChanged)
            program.close()
            server.start()
            again = open_program(automatic=True)
            again.clock.advance(2 * 86_400)
            database = again.database()
            while sendings.next_at(database) is not None:
                again.send(SyncAccounts(), SyncFinished)
            assert sendings.given_up(database) == []
            sent = [
                json.loads(each.body)["entry"]["id"]
                for each in hook.seen
                if each.headers["x-miniflux-event-type"] == "save_entry"
            ]
            assert sorted(sent) == sorted(items)
    except NotHereError as error:
        pytest.skip(str(error))


def test_freshrss(sites: FeedServer, subtests: pytest.Subtests) -> None:
    url = os.environ.get("BEFOREHAND_FRESHRSS")
    if not url:
        pytest.skip("no FreshRSS is named by BEFOREHAND_FRESHRSS")
    username, password = os.environ["BEFOREHAND_FRESHRSS_USER"], os.environ["BEFOREHAND_FRESHRSS_PASSWORD"]
    run_all(Peer("freshrss", FRESHRSS, url, username, password, sites, prefix=f"run-{os.getpid()}"), subtests)


def run_all(peer: Peer, subtests: pytest.Subtests) -> None:
    with peer.fetcher:
        for case in cases_of(peer.quirks):
            with subtests.test(case.__name__):
                case(peer)
