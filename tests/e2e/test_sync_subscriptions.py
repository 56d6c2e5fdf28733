"""Subscriptions changed by two profiles and somebody at the server, through a bad network: renamed, moved, added, unsubscribed. All agree in the end."""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from reader.domain.accounts import ServerKind
from reader.domain.commands import AddFolder, AddToAccount, Command, MoveSubscription, RemoveSubscription, RenameSubscription
from reader.domain.events import CommandFailed
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Subscription
from reader.storage import accounts, remote_feeds
from reader.storage.subscriptions import folders, subscriptions
from tests.e2e.sync_bench import RATE, Bench, filled_server, killers
from tests.e2e.sync_feeds_trial import FeedsTrial, stored
from tests.e2e.sync_program import OneLogin, SyncProgram
from tests.fakes.documents import postings
from tests.fakes.feed_server import FeedServer
from tests.fakes.memory_keyring import in_use
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, Quirks, SyncServer

TITLES = ("Tides & winds", "Ünï <cödé>", "Words in <b>bold</b>", "A plain one", "Twice")
FOLDERS = ("News", "Fun & games", "Other <things>")
HELD_BACK_SECONDS = 3_700
"""Longer than an unsubscription can be undone, and than a feed has to be missing."""
CHANGES = 4
FEEDS_LEAST = 2
Shown = dict[str, tuple[str, str]]
"""Title and folder by address."""


class Side:
    """A profile."""

    def __init__(self, program: SyncProgram, chance: random.Random, urls: Iterator[str]) -> None:
        self.program, self._chance, self._urls = program, chance, urls
        (self.account,) = accounts.accounts(program.reader)

    def _mine(self) -> list[Subscription]:
        return [each for each in subscriptions(self.program.reader) if each.account_id is not None]

    def shown(self) -> Shown:
        titles = {each.folder_id: each.title for each in folders(self.program.reader)}
        return {each.url: (each.title, titles[each.folder_id]) for each in self._mine()}

    def waiting(self) -> int:
        return len(remote_feeds.changes(self.program.reader, self.account.account_id))

    def change(self, urls: list[str]) -> None:
        """One change of one of these feeds, or another feed."""
        feed_ids = {each.url: each.feed_id for each in self._mine()}
        followed = [url for url in urls if url in feed_ids]
        if len(followed) < FEEDS_LEAST:
            event = self.program.ask(self._added(urls))
            assert not isinstance(event, CommandFailed), event
            return
        url = self._chance.choice(followed)
        kinds: list[Callable[[], Command]] = [
            lambda: RenameSubscription(feed_ids[url], self._chance.choice(TITLES)),
            lambda: MoveSubscription(feed_ids[url], self._folder(self._chance.choice(FOLDERS))),
            lambda: self._unsubscribe(feed_ids[url]),
            lambda: self._added(urls),
        ]
        event = self.program.ask(self._chance.choices(kinds, [4, 4, 1, 1])[0]())
        assert not isinstance(event, CommandFailed), event

    def _unsubscribe(self, feed_id: FeedId) -> Command:
        command = RemoveSubscription((feed_id,))
        if self._chance.random() < 0.5:
            undo = self.program.ask(command).undo  # type: ignore[attr-defined]
            assert isinstance(undo, Command)
            return undo
        return command

    def _added(self, urls: list[str]) -> Command:
        urls.append(next(self._urls))
        return AddToAccount(self.account.account_id, urls[-1], self._folder(self._chance.choice(FOLDERS)))

    def _folder(self, title: str) -> FolderId:
        for _ in range(2):
            for each in folders(self.program.reader):
                if each.parent_id == self.account.folder_id and each.title == title:
                    return each.folder_id
            self.program.ask(AddFolder(title, self.account.folder_id))
        raise AssertionError(title)


def change_there(server: SyncServer, chance: random.Random, urls: list[str]) -> None:
    store = server.store
    kinds: list[Callable[[], object]] = [
        lambda: store.add_feed(f"http://site.test/more/{chance.randrange(10**9)}", title="More", folder="News", items=2)
    ]
    if len(urls) >= FEEDS_LEAST:
        (number,) = store.column("SELECT id FROM feed WHERE url = ?", (chance.choice(urls),))
        kinds += [
            lambda: store.change_feed(number, title=chance.choice(TITLES)),
            lambda: store.change_feed(number, folder=chance.choice(FOLDERS)),
            lambda: store.remove_feed(number),
        ]
    chance.choices(kinds, [1, 4, 4, 1][: len(kinds)])[0]()


def at_server(server: SyncServer) -> Shown:
    rows = server.store.rows("SELECT url, title, name FROM feed JOIN folder ON folder.id = folder_id")
    return {url: (title, folder) for url, title, folder in rows}


@pytest.mark.parametrize(
    ("quirks", "rounds"),
    [
        (FRESHRSS, 2),
        (MINIFLUX_22, 2),
        pytest.param(FRESHRSS, 30, marks=pytest.mark.long),
        pytest.param(MINIFLUX_22, 30, marks=pytest.mark.long),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_subscriptions_agree(tmp_path: Path, quirks: Quirks, rounds: int) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 -- the way to see it again
    chance = random.Random(seed)
    with ExitStack() as stack:
        stack.enter_context(in_use(OneLogin("reader", "secret456")))
        server, sites = stack.enter_context(filled_server(quirks, 3)), stack.enter_context(FeedServer())
        bench = Bench(stack, tmp_path, server.url, server.origin, ServerKind(quirks.name), seed)
        addresses = new_sites(sites)
        sides = [Side(stack.enter_context(SyncProgram(each, bench.clock)), chance, addresses) for each in bench.folders]
        for _ in range(rounds):
            meant = one_round(bench, server, sides, chance)
            assert at_server(server) == meant
            assert [side.shown() for side in sides] == [meant, meant]
            assert [side.waiting() for side in sides] == [0, 0]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")
@pytest.mark.parametrize(
    ("quirks", "rounds"),
    [
        (FRESHRSS, 2),
        pytest.param(FRESHRSS, 40, marks=pytest.mark.long),
        pytest.param(MINIFLUX_22, 40, marks=pytest.mark.long),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_feeds_come_and_go_amid_kills_and_no_feed_or_mark_is_lost(tmp_path: Path, quirks: Quirks, rounds: int) -> None:
    """Subscribed, unsubscribed, moved between this computer and the account, their folders renamed: `kill_many.py` does it hundreds of times."""
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 -- the way to see it again
    with ExitStack() as stack:
        trial = FeedsTrial(stack, tmp_path, quirks, seed)
        both = stack.enter_context(killers(tmp_path))
        for number in range(rounds):
            trial.round(8, both if number % 2 else ())
            assert trial.lost == []
        url = trial.server.store.column("SELECT url FROM feed")[0]
        said = "\n".join(stored(trial.bench.folders[0], url))
        assert all(each in said for each in ("feed (", "remote_feed (", "entry (", "item (")), "enough to see what went astray"
    assert (tmp_path / "errors").read_text() == ""


def new_sites(sites: FeedServer) -> Iterator[str]:
    for number in range(1_000):
        sites.feed(f"/{number}", entries=postings(2, base=sites.url(f"/{number}")), title=f"New {number}", kind="atom")
        yield sites.url(f"/{number}")


def one_round(bench: Bench, server: SyncServer, sides: list[Side], chance: random.Random) -> Shown:
    """What everybody should show after it."""
    there = at_server(server)
    urls = chance.sample(sorted(there), len(there))
    shares = [urls[number::3] for number in range(3)]
    for _ in range(CHANGES):
        change_there(server, chance, [url for url in shares[0] if url in at_server(server)])
    after = at_server(server)
    meant = {url: after[url] for url in after if url not in there or url in shares[0]}
    for side, share in zip(sides, shares[1:], strict=True):
        for _ in range(CHANGES):
            side.change(share)
        shown = side.shown()
        meant |= {url: shown[url] for url in share if url in shown}
    bench.proxy.rate = RATE
    for _ in range(2):
        for side in sides:
            side.program.sync()
        bench.clock.advance(HELD_BACK_SECONDS)
    bench.proxy.rate = 0.0
    for _ in range(3):
        for side in sides:
            side.program.sync_through()
        bench.clock.advance(HELD_BACK_SECONDS)
    return meant
