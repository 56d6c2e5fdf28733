"""Rounds in which two profiles and somebody at the server change subscriptions at random, killed in the midst of it, and all three have to agree.

In one round an address belongs to one of the three. What a profile shows after its changes is what is meant; of a change that was not
answered, or failed, only this: no feed is lost by being moved, and its marks are not.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from reader.domain.accounts import ServerKind
from reader.domain.commands import AddSubscription
from reader.domain.events import CommandFailed
from reader.storage.connection import open_reader
from tests.e2e.sync_bench import NOW, RATE, Bench, articles
from tests.e2e.sync_feeds import FOLDERS, HERE, THERE, TITLES, FeedChanges, Share, as_json, feed_facts, waiting_changes
from tests.e2e.sync_kills import Killer, Run
from tests.e2e.sync_program import OneLogin, SyncProgram, quick_check
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.memory_keyring import in_use
from tests.fakes.sync_server import Quirks, SyncServer
from tests.fakes.sync_server.store import SECOND

DAY = 86_401
HELD_BACK_SECONDS = 3_700
"""Longer than an unsubscription can be undone, and than a feed has to be missing."""
ARTICLES = 3
FEEDS, OWN_FEEDS = 9, 2
Facts = dict[str, list[object]]


class FeedsTrial:
    """To be made in a stack, with its server."""

    def __init__(self, stack: ExitStack, folder: Path, quirks: Quirks, seed: int) -> None:
        stack.enter_context(in_use(OneLogin("reader", "secret456")))
        server = stack.enter_context(SyncServer(quirks, now=NOW))
        self.server, self.chance, self.seed = server, random.Random(seed), seed
        self.sites = stack.enter_context(FeedServer())
        self._numbers = iter(range(100_000))
        for _ in range(FEEDS):
            url = self._site()
            number = int(url.rpartition("/")[2])
            server.store.add_feed(url, title=f"Feed {number}", folder=self.chance.choice(FOLDERS), items=self._articles(number))
        self.bench = Bench(stack, folder, server.url, server.origin, ServerKind(server.quirks.name), seed)
        self.done: Counter[str] = Counter()
        self.lost: list[str] = []
        self.own: list[set[str]] = [set(), set()]
        for profile, own in zip(self.bench.folders, self.own, strict=True):
            with SyncProgram(profile, self.bench.clock) as program:
                while len(own) < OWN_FEEDS:
                    # reading it may take too long where much else is going on
                    url = self._site()
                    if not isinstance(program.ask(AddSubscription(url)), CommandFailed):
                        own.add(url)

    def round(self, changes: int, killers: Sequence[Killer] = ()) -> None:
        """So many changes by each, synchronised through a bad network, and then through a good one."""
        shares = self._shares()
        self._change_there(shares[0], changes)
        # what nobody changes is meant to stay, and what the two profiles change is theirs
        meant = {url: facts for url, facts in self._there().items() if url not in shares[1] and url not in shares[2]}
        ends = self._killed(killers, shares[1:]) if killers else self._changed(shares[1:], changes)
        in_doubt: set[str] = set()
        for profile, share, end in zip(self.bench.folders, shares[1:], ends, strict=True):
            quick_check(profile / "beforehand.sqlite3")
            shown = self._shown(profile)
            in_doubt |= end.open_ones | end.doubtful
            self.lost += self._missed(profile, shown, end)
            meant |= {url: shown[url] for url in share if url in shown and url not in in_doubt}
            self.own[self.bench.folders.index(profile)] = {
                url
                for url, facts in shown.items()
                if any(fact[0] == HERE for fact in facts)  # type: ignore[index]
            }
        self._agree()
        self._judge(meant, in_doubt)

    def _site(self) -> str:
        number = next(self._numbers)
        self.sites.feed(f"/{number}", entries=self._articles(number), title=f"Feed {number}", kind="atom")
        return self.sites.url(f"/{number}")

    def _articles(self, number: int) -> list[Posting]:
        """Of today: what was posted a month before it was read elsewhere is not asked for, and many rounds take longer."""
        return articles(number, ARTICLES, self.server.store.now())

    def _shares(self) -> list[Share]:
        own = self.own[0] | self.own[1]
        there = [url for url in sorted(self._there()) if url not in own]
        self.chance.shuffle(there)
        shares: list[Share] = [share_of(there[number::3]) for number in range(3)]
        for share, own_ones in zip(shares[1:], self.own, strict=True):
            share.update(share_of(own_ones))
        return shares

    def _there(self) -> Facts:
        """As a profile would show it."""
        found: Facts = {}
        for number, url, title, folder in self.server.store.rows(
            "SELECT feed.id, url, title, name FROM feed JOIN folder ON folder.id = folder_id"
        ):
            rows = self.server.store.rows("SELECT link, is_read, is_starred FROM item WHERE feed_id = ? ORDER BY link", (number,))
            found[url] = [[THERE, title, folder, {link: [bool(read), bool(star)] for link, read, star in rows}]]
        return found

    def _shown(self, profile: Path) -> Facts:
        with closing(open_reader(profile / "beforehand.sqlite3")) as connection:
            return as_json(feed_facts(connection))  # type: ignore[return-value]

    def _change_there(self, share: Share, changes: int) -> None:
        store = self.server.store
        for _ in range(changes):
            urls = [url for url in share if store.column("SELECT 1 FROM feed WHERE url = ?", (url,))]
            if len(urls) < 2:
                share[url := self._site()] = []
                store.add_feed(url, title="More", folder="News", items=self._articles(int(url.rpartition("/")[2])))
                continue
            (number,) = store.column("SELECT id FROM feed WHERE url = ?", (self.chance.choice(urls),))
            items = store.column("SELECT id FROM item WHERE feed_id = ?", (number,))
            match self.chance.randrange(8):
                case 0 | 1:
                    store.change_feed(number, title=self.chance.choice(TITLES))
                case 2 | 3:
                    store.change_feed(number, folder=self.chance.choice(FOLDERS))
                case 4:
                    store.remove_feed(number)
                case _:
                    mark = self.chance.choice(["read", "starred"])
                    # a star is for good: whoever has a feed under its former number gives it to the new one
                    store.set_mark(self.chance.sample(items, 2), mark, value=mark == "starred" or self.chance.random() < 0.7)
            self.done["changes"] += 1

    def _changed(self, shares: Sequence[Share], count: int) -> Iterator[Run]:
        for profile, share in zip(self.bench.folders, shares, strict=True):
            end = Run({}, set())
            with SyncProgram(profile, self.bench.clock) as program:
                self.bench.proxy.rate = RATE
                changes = FeedChanges(self.chance, [self._site() for _ in range(count)])
                for _ in range(count):
                    command, touched = changes.next(program, share)
                    if not changes.carry_out(program, command):
                        end.doubtful |= set(touched)
                    end.changes += 1
                program.sync()
                self.bench.proxy.rate = 0.0
            self.done["changes"] += end.changes
            yield end

    def _killed(self, killers: Sequence[Killer], shares: Sequence[Share]) -> list[Run]:
        self.bench.proxy.rate = RATE
        for killer, profile, share in zip(killers, self.bench.folders, shares, strict=True):
            new = [self._site() for _ in range(30)]
            killer.begin(profile, self.bench.clock.now(), share, self.chance, has_labels=False, new_feeds=new)
            share.update(share_of(new))
        ends = [killer.end(self.chance) for killer in killers]
        self.bench.proxy.rate = 0.0
        for end in ends:
            self.done["killed" if end.was_killed else "ended"] += 1
            self.done["changes"] += end.changes
            self.done[f"killed in {end.phase}"] += end.was_killed
        return ends

    def _missed(self, profile: Path, shown: Facts, end: Run) -> list[str]:
        """What was acknowledged and is not there; a feed of which a move was not answered has to be somewhere."""
        missed = []
        for url, facts in end.known.items():
            if url not in end.open_ones | end.doubtful:
                if not _holds(facts, shown.get(url, [])):
                    missed.append(f"{profile.name} lost in {end.phase}: {url} was {facts}, is {shown.get(url)}")
            elif facts and not shown.get(url) and url not in end.removing:
                missed.append(f"{profile.name} lost in {end.phase}: {url} was {facts}, is nowhere")
        return missed

    def _agree(self) -> None:
        """What was read elsewhere before it was seen is listed once a day, and may have a star to give after that."""
        with ExitStack() as stack:
            programs = [stack.enter_context(SyncProgram(each, self.bench.clock)) for each in self.bench.folders]
            for seconds in (HELD_BACK_SECONDS, HELD_BACK_SECONDS, DAY, 60, 60):
                for program in programs:
                    program.sync_through()
                self.bench.clock.advance(seconds)
                self.server.store.advance(seconds * SECOND)

    def _judge(self, meant: Facts, in_doubt: set[str]) -> None:
        there = self._there()
        for profile, own in zip(self.bench.folders, self.own, strict=True):
            shown = self._shown(profile)
            in_account = {url: facts for url, facts in shown.items() if facts[0][0] == THERE}  # type: ignore[index]
            first = {url: facts[:1] for url, facts in in_account.items()}
            for url in sorted(there.keys() | first.keys()):
                if first.get(url) != there.get(url):
                    self.lost.append(f"{profile.name}: {url} is {first.get(url)}, at the server {there.get(url)}")
                    self.lost += stored(profile, url)
            self.lost += [f"{profile.name}: {url} was of this computer and is nowhere" for url in sorted(own - shown.keys())]
            with closing(open_reader(profile / "beforehand.sqlite3")) as connection:
                self.lost += [f"{profile.name}: {left} changes wait" for left in [waiting_changes(connection)] if left]
        for url, facts in meant.items():
            if url not in in_doubt and not _holds([fact for fact in facts if fact[0] == THERE], there.get(url, [])):  # type: ignore[index]
                self.lost.append(f"server: {url} is {there.get(url)}, meant {facts}")
                self.lost += [f"{profile.name}{line}" for profile in self.bench.folders for line in stored(profile, url)]
        self.lost += [f"server: {url} is too much" for url in there.keys() - meant.keys() - in_doubt]


def stored(profile: Path, url: str) -> list[str]:
    """All that a profile holds of an address, to see where it went astray."""
    columns = {
        "feed": "f.feed_id, s.removed_at, s.folder_id",
        "remote_feed": "r.feed_id, r.remote_id, r.title, r.folder, r.missing_since",
        "entry": "e.feed_id, e.entry_id, x.link, e.identity, e.is_read, e.is_starred, e.is_removed, e.copy_of",
        "item": "i.entry_id, i.item_id, i.base_read, i.base_starred",
        "outbox": "o.entry_id, o.mark, o.value, o.seq, o.was_sent, o.refusals",
    }
    joined = {
        "feed": "feed f LEFT JOIN subscription s ON s.feed_id = f.feed_id",
        "remote_feed": "feed f JOIN remote_feed r ON r.feed_id = f.feed_id",
        "entry": "feed f JOIN entry_status e ON e.feed_id = f.feed_id LEFT JOIN entry x ON x.entry_id = e.entry_id",
        "item": "feed f JOIN entry_status e ON e.feed_id = f.feed_id JOIN remote_item i ON i.entry_id = e.entry_id",
        "outbox": "feed f JOIN entry_status e ON e.feed_id = f.feed_id JOIN outbox o ON o.entry_id = e.entry_id",
    }
    with closing(open_reader(profile / "beforehand.sqlite3")) as connection:
        return [
            f"  {name} ({said}): {row}"
            for name, said in columns.items()
            for row in connection.execute(f"SELECT {said} FROM {joined[name]} WHERE f.url = ?", (url,)).fetchall()  # noqa: S608 -- our own words
        ]


def share_of(urls: Iterable[str]) -> Share:
    return {url: [] for url in sorted(urls)}


def _holds(meant: list[object], there: list[object]) -> bool:
    """Whether all that was meant is so; articles of a feed that was just subscribed to were not seen yet by whoever meant it.

    A star is for good: one that another copy of the feed had is kept when they become one.
    """
    return len(meant) == len(there) and all(
        one[:3] == other[:3] and all(_is_marked(marks, other[3].get(link)) for link, marks in one[3].items())  # type: ignore[index]
        for one, other in zip(meant, there, strict=True)
    )


def _is_marked(meant: list[bool], found: list[bool] | None) -> bool:
    return found is not None and found[0] == meant[0] and found[1] >= meant[1]
