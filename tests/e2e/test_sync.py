"""Accounts with the real program: two profiles, a server, somebody at the server, and a network that lies. Nothing may be lost."""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reader.app.restoring import make_ready, write_backup
from reader.domain.accounts import ServerKind, SignIn
from reader.domain.commands import MarkRead, SetMark, TagEntries
from reader.domain.entry import Mark
from reader.storage import database_file
from tests.contract.peer import Peer
from tests.e2e.sync_bench import FEEDS, Bench, articles, filled_server, killers
from tests.e2e.sync_hands import PeerHand, StoreHand
from tests.e2e.sync_identity import Double, IdentityTrial, RealFreshRSS, RealMiniflux
from tests.e2e.sync_program import OneLogin, SyncProgram, entries_of, states, waiting
from tests.e2e.sync_trial import DAY, Trial
from tests.fakes.fault_proxy import Fault
from tests.fakes.feed_server import FeedServer
from tests.fakes.killed_server import KilledServer
from tests.fakes.memory_keyring import in_use
from tests.fakes.miniflux import Miniflux, NotHereError
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23, Quirks, SyncServer


@pytest.fixture(autouse=True)
def login() -> Iterator[None]:
    with in_use(OneLogin("reader", "secret456")):
        yield


@pytest.fixture
def seed() -> int:
    chosen = random.SystemRandom().randrange(10**6)
    print(f"seed {chosen}")  # noqa: T201 -- the way to see it again
    return chosen


Make = Callable[..., tuple[Bench, SyncServer]]


@pytest.fixture
def make(tmp_path: Path, seed: int) -> Iterator[Make]:
    with ExitStack() as stack:

        def made(quirks: Quirks, articles_of_a_feed: int, sign_in: SignIn = SignIn.PASSWORD) -> tuple[Bench, SyncServer]:
            server = stack.enter_context(filled_server(quirks, articles_of_a_feed))
            return Bench(stack, tmp_path, server.url, server.origin, ServerKind(quirks.name), seed, sign_in), server

        yield made


WAYS = [
    (FRESHRSS, SignIn.PASSWORD),
    (MINIFLUX_22, SignIn.KEY),
    pytest.param(MINIFLUX_22, SignIn.PASSWORD, marks=pytest.mark.long),
    pytest.param(MINIFLUX_23, SignIn.KEY, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("quirks", "sign_in"), WAYS, ids=lambda each: getattr(each, "name", "") + getattr(each, "version", ""))
def test_two_computers_and_the_server_agree_after_a_bad_network(make: Make, seed: int, quirks: Quirks, sign_in: SignIn) -> None:
    bench, server = make(quirks, 12, sign_in)
    trial = bench.trial(StoreHand(server.store), seed, has_labels=quirks.has_labels)
    with trial.running():
        for _ in range(3):
            trial.round(66)
        assert trial.judge() == []
    assert trial.done["changes"] == 198
    assert server.most_at_once == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")
def test_kills_amid_changes_and_synchronisations_lose_nothing(make: Make, seed: int, tmp_path: Path) -> None:
    """As `kill_many.py` does hundreds of times."""
    bench, server = make(FRESHRSS, 12)
    trial = bench.trial(StoreHand(server.store), seed, has_labels=True)
    with killers(tmp_path) as both:
        trial.round(15, both)
    assert trial.judge() == []
    assert (tmp_path / "errors").read_text() == ""


def test_three_days_without_a_network(make: Make, seed: int) -> None:
    """Changes on all sides, then one synchronisation each."""
    bench, server = make(FRESHRSS, 12)
    trial = bench.trial(StoreHand(server.store), seed, has_labels=True)
    shares = trial.shares()
    with trial.running():
        bench.proxy.rate, bench.proxy.only = 1.0, (Fault.CUT_BEFORE,)
        for _ in range(3):
            trial.change(shares, 30)
            trial.sync_badly()
            bench.clock.advance(DAY)
        bench.proxy.rate = 0.0
        assert trial.done["failed"] == 6
        assert trial.judge() == []


def test_a_server_that_is_killed_in_the_middle_of_answers(tmp_path: Path, seed: int) -> None:
    killed_again_and_again(tmp_path, seed, 1)


@pytest.mark.long
def test_a_server_that_is_killed_in_the_middle_of_many_answers(tmp_path: Path, seed: int) -> None:
    killed_again_and_again(tmp_path, seed, 8)


def killed_again_and_again(folder: Path, seed: int, rounds: int) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(KilledServer(folder / "server.db"))
        store = stack.enter_context(closing(server.store()))
        for n in range(FEEDS):
            store.add_feed(f"http://site.test/{n}", title=f"Feed {n}", items=articles(n, 12))
        bench = Bench(stack, folder, server.url, server.site, ServerKind.FRESHRSS, seed)
        killed_in_rounds(bench, bench.trial(StoreHand(store), seed, has_labels=True), server, seed, rounds)


def killed_in_rounds(bench: Bench, trial: Trial, server: KilledServer | Miniflux, seed: int, rounds: int) -> None:
    """While it works at one of the next requests; then it comes back with what it had stored."""
    chance = random.Random(seed)
    with trial.running():
        for _ in range(rounds):
            trial.change(trial.shares(), 60)
            left = iter(range(chance.randrange(4), -1, -1))
            bench.proxy.during = lambda _request, left=left: server.kill() if next(left, None) == 0 else None
            trial.sync_badly()
            bench.proxy.during = None
            server.start()
            trial.agree()
        assert trial.judge() == []
    assert trial.done["failed"] >= rounds


@pytest.mark.long
@pytest.mark.parametrize("version", ["2.2", "2.3"])
def test_a_real_miniflux_that_is_killed_in_the_middle_of_answers(tmp_path: Path, seed: int, version: str) -> None:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(Miniflux(version))
        except NotHereError as error:
            pytest.skip(str(error))
        quirks = MINIFLUX_22 if version == "2.2" else MINIFLUX_23
        peer = followed_peer(stack, quirks, server.url)
        bench = Bench(stack, tmp_path, server.url, server.url, ServerKind.MINIFLUX, seed)
        trial = bench.trial(PeerHand(peer), seed, has_labels=False)
        killed_in_rounds(bench, trial, server, seed, 8)
        print(trial.done)  # noqa: T201 -- for the report


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")
@pytest.mark.long
@pytest.mark.parametrize(
    ("quirks", "sign_in"), [*WAYS, (MINIFLUX_23, SignIn.PASSWORD)], ids=lambda each: getattr(each, "version", "")
)
def test_thousands_of_changes_and_many_kills_lose_nothing(
    make: Make, seed: int, quirks: Quirks, sign_in: SignIn, tmp_path: Path
) -> None:
    bench, server = make(quirks, 60, sign_in)
    trial = bench.trial(StoreHand(server.store), seed, has_labels=quirks.has_labels)
    many(trial, tmp_path, bench.login)
    print(trial.done, dict(bench.proxy.faults))  # noqa: T201 -- for the report


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")
@pytest.mark.long
@pytest.mark.parametrize("sign_in", [SignIn.PASSWORD, SignIn.KEY])
@pytest.mark.parametrize("version", ["2.2", "2.3"])
def test_thousands_of_changes_at_a_real_miniflux(seed: int, version: str, sign_in: SignIn, tmp_path: Path) -> None:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(Miniflux(version))
        except NotHereError as error:
            pytest.skip(str(error))
        quirks = MINIFLUX_22 if version == "2.2" else MINIFLUX_23
        at_a_real_server(stack, tmp_path, quirks, server.url, server.url, seed, sign_in)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")
@pytest.mark.long
def test_thousands_of_changes_at_a_real_freshrss(seed: int, tmp_path: Path) -> None:
    """Named as for the contract, with a user "reader" who follows nothing and whose API password is "secret456"."""
    url = os.environ.get("BEFOREHAND_FRESHRSS")
    if not url:
        pytest.skip("no FreshRSS is named by BEFOREHAND_FRESHRSS")
    with ExitStack() as stack:
        at_a_real_server(stack, tmp_path, FRESHRSS, url, url.partition("/api/")[0], seed)


def at_a_real_server(
    stack: ExitStack, folder: Path, quirks: Quirks, url: str, origin: str, seed: int, sign_in: SignIn = SignIn.PASSWORD
) -> None:
    peer = followed_peer(stack, quirks, url)
    bench = Bench(stack, folder, url, origin, ServerKind(quirks.name), seed, sign_in)
    trial = bench.trial(PeerHand(peer), seed, has_labels=quirks.has_labels)
    many(trial, folder, bench.login, 48 if sign_in is SignIn.PASSWORD else 12)
    print(trial.done, dict(bench.proxy.faults))  # noqa: T201 -- for the report


def followed_peer(stack: ExitStack, quirks: Quirks, url: str) -> Peer:
    """A real server that follows feeds of ours."""
    sites = stack.enter_context(FeedServer())
    peer = Peer(quirks.name, quirks, url, "reader", "secret456", sites)
    stack.enter_context(peer.fetcher)
    for n in range(FEEDS):
        sites.feed(f"/{n}", entries=articles(n, 60), title=f"Feed {n}", kind="atom")
        assert peer.post("subscription/quickadd", ("quickadd", sites.url(f"/{n}"))).json()["numResults"] == 1
    return peer


def many(trial: Trial, folder: Path, login: tuple[str, str], rounds: int = 48) -> None:
    """5,000 changes; half of the rounds are killed in."""
    with killers(folder, login) as both:
        for number in range(rounds):
            trial.round(102, both if number % 2 else ())
    assert trial.judge() == []
    assert trial.done["changes"] >= rounds * 102
    assert trial.done["killed"] > rounds // 3
    assert (folder / "errors").read_text() == ""


ROUNDS, A_ROUND = 51, 100


@pytest.mark.long
@pytest.mark.parametrize(
    ("quirks", "sign_in"),
    [*WAYS, (MINIFLUX_23, SignIn.PASSWORD)],
    ids=lambda each: getattr(each, "name", "") + getattr(each, "version", ""),
)
def test_feeds_numbered_again_and_servers_restored(make: Make, seed: int, quirks: Quirks, sign_in: SignIn) -> None:
    bench, server = make(quirks, 12, sign_in)
    lost_nothing(IdentityTrial(Double(server), bench.folders, bench.clock, seed=seed))


@pytest.mark.long
@pytest.mark.parametrize("sign_in", [SignIn.PASSWORD, SignIn.KEY])
@pytest.mark.parametrize("version", ["2.2", "2.3"])
def test_feeds_numbered_again_and_a_real_miniflux_restored(tmp_path: Path, seed: int, version: str, sign_in: SignIn) -> None:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(Miniflux(version))
        except NotHereError as error:
            pytest.skip(str(error))
        sites, quirks = stack.enter_context(FeedServer()), MINIFLUX_22 if version == "2.2" else MINIFLUX_23
        peer = Peer("miniflux", quirks, server.url, "reader", "secret456", sites, server.url, "key789")
        stack.enter_context(peer.fetcher)
        real = RealMiniflux(peer, sites, server)
        bench = Bench(stack, tmp_path, server.url, server.url, ServerKind.MINIFLUX, seed, sign_in)
        lost_nothing(IdentityTrial(real, bench.folders, bench.clock, seed=seed))


@pytest.mark.long
def test_feeds_numbered_again_and_a_real_freshrss_restored(tmp_path: Path, seed: int) -> None:
    """Named as above, and where its files lie: its database is of SQLite."""
    url, files = os.environ.get("BEFOREHAND_FRESHRSS"), os.environ.get("BEFOREHAND_FRESHRSS_FOLDER")
    if not url or not files:
        pytest.skip("no FreshRSS is named by BEFOREHAND_FRESHRSS and BEFOREHAND_FRESHRSS_FOLDER")
    with ExitStack() as stack:
        sites = stack.enter_context(FeedServer())
        peer = Peer("freshrss", FRESHRSS, url, "reader", "secret456", sites)
        stack.enter_context(peer.fetcher)
        real = RealFreshRSS(peer, sites, Path(files))
        bench = Bench(stack, tmp_path, url, url.partition("/api/")[0], ServerKind.FRESHRSS, seed)
        lost_nothing(IdentityTrial(real, bench.folders, bench.clock, seed=seed))


def lost_nothing(trial: IdentityTrial) -> None:
    """5,000 changes; BEFOREHAND_ROUNDS for fewer."""
    rounds = int(os.environ.get("BEFOREHAND_ROUNDS", ROUNDS))
    assert trial.run(rounds, A_ROUND) == []
    print(trial.done)  # noqa: T201 -- for the report
    assert trial.done["asked"] == 2 * trial.done["restored"]


@pytest.mark.parametrize("quirks", [FRESHRSS, pytest.param(MINIFLUX_22, marks=pytest.mark.long)], ids=lambda quirks: quirks.name)
def test_a_copy_of_last_week_sends_nothing(tmp_path: Path, quirks: Quirks) -> None:
    with ExitStack() as stack:
        stack.enter_context(in_use(OneLogin("reader", "secret456")))
        server = stack.enter_context(filled_server(quirks, 6))
        bench = Bench(stack, tmp_path, server.url, server.origin, ServerKind(quirks.name), 1)
        hand, items = StoreHand(server.store), server.store.ids()
        with SyncProgram(bench.folders[0], bench.clock) as program:
            program.ask(MarkRead(entries_of(program.reader, items[:10])))
            program.sync_through()
            # what waits when the copy is made: unsent, and sent with no answer
            program.ask(MarkRead(entries_of(program.reader, items[:5]), is_read=False))
            program.ask(SetMark(entries_of(program.reader, items[5:8]), Mark.STARRED))
            program.ask(TagEntries(entries_of(program.reader, items[8:9]), add=("work",)))
            bench.proxy.next_faults = [Fault.FALSE_OK]
            program.sync()
            program.ask(SetMark(entries_of(program.reader, items[20:23]), Mark.STARRED))
            assert waiting(program.reader) > 0
            copy = write_backup(program.profile, bench.clock)
            program.sync_through()
            bench.clock.advance(7 * DAY)
            hand.set_mark(items[:5], "read", value=True)
            hand.set_mark([*items[5:8], *items[20:23]], "starred", value=False)
            hand.set_mark(items[30:40], "read", value=True)
            program.sync_through()
        make_ready(program.profile, copy.path)
        assert database_file.finish(program.profile.database, program.profile.backups, int(bench.clock.now())) is not None
        bench.proxy.seen.clear()
        meant = hand.states()
        with SyncProgram(bench.folders[0], bench.clock) as program:
            for _ in range(3):
                assert program.sync().problem is None
                bench.clock.advance(DAY)
            assert [request.form for request in bench.proxy.seen if "edit" in request.path] == []
            assert hand.states() == meant
            found = states(program.reader)
            assert {item: (each.is_read, each.is_starred) for item, each in found.items()} == {
                item: (each.is_read, each.is_starred) for item, each in meant.items()
            }
            assert waiting(program.reader) == 0
