"""Rounds in which a server numbers feeds again and is restored from older backups while marks wait: what an article is counts, not what it is called.

Two profiles and somebody with a phone, as in `sync_trial`. In a round each feed belongs to one of the three. What is meant is known by link: after a
feed was subscribed to again its articles are unread and keep their stars; after a restore what was read or starred on any side is so on all.
What waited to be sent comes after either.
"""

import random
import shutil
import sqlite3
import subprocess
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Protocol

from reader.domain.commands import ConfirmServer, MarkRead, SetMark
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind
from reader.domain.ids import EntryId
from reader.storage.accounts import accounts
from tests.contract.peer import READ, STARRED, Peer
from tests.e2e.sync_bench import FEEDS, articles
from tests.e2e.sync_program import SyncProgram, quick_check, waiting
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.miniflux import Miniflux
from tests.fakes.moved_clock import MovedClock
from tests.fakes.sync_server import SyncServer
from tests.fakes.sync_server.store import SECOND

Marks = dict[str, dict[str, bool]]
"""Whether each article (by link) is read and starred."""
DAY = 86_401
AT_A_TIME = 6
HERE = """SELECT e.link, s.entry_id, s.is_read, s.is_starred FROM entry e JOIN entry_status s USING (entry_id)
JOIN subscription u ON u.feed_id = s.feed_id WHERE u.removed_at IS NULL AND NOT s.is_removed"""


class Server(Protocol):
    """What such a trial does to a server; feeds are numbers from 0 on, and all their articles are given each time."""

    def items(self) -> dict[str, tuple[int, bool, bool]]:
        """Item, whether it is read and whether it is starred, by link."""

    def set_mark(self, links: list[str], mark: str, *, value: bool) -> None: ...
    def fetch(self, feed: int, postings: list[Posting]) -> None: ...
    def follow_again(self, feed: int, postings: list[Posting]) -> None:
        """Unsubscribe and subscribe once more."""

    def dump(self) -> Any: ...
    def restore(self, dump: Any) -> None: ...
    def let_pass(self, seconds: int) -> None: ...


class Double:
    """Our own."""

    def __init__(self, server: SyncServer) -> None:
        self.store = server.store

    def items(self) -> dict[str, tuple[int, bool, bool]]:
        rows = self.store.rows("SELECT link, id, is_read, is_starred FROM item")
        return {link: (item, bool(read), bool(star)) for link, item, read, star in rows}

    def set_mark(self, links: list[str], mark: str, *, value: bool) -> None:
        items = self.items()
        self.store.set_mark([items[link][0] for link in links], mark, value=value)

    def fetch(self, feed: int, postings: list[Posting]) -> None:
        (number,) = self.store.column("SELECT id FROM feed WHERE url = ?", (f"http://site.test/{feed}",))
        self.store.post(number, postings)

    def follow_again(self, feed: int, postings: list[Posting]) -> None:
        (number,) = self.store.column("SELECT id FROM feed WHERE url = ?", (f"http://site.test/{feed}",))
        self.store.remove_feed(number)
        self.store.add_feed(f"http://site.test/{feed}", title=f"Feed {feed}", items=postings)

    def dump(self) -> sqlite3.Connection:
        return self.store.dump()

    def restore(self, dump: sqlite3.Connection) -> None:
        self.store.restore(dump)
        dump.close()

    def let_pass(self, seconds: int) -> None:
        self.store.advance(seconds * SECOND)


class _Real:
    """By its interface, and by its database."""

    def __init__(self, peer: Peer, sites: FeedServer) -> None:
        self.peer, self.sites = peer, sites
        self._numbers: dict[str, int] = {}
        for feed in range(FEEDS):
            self._serve(feed, articles(feed, 12))
            self._follow(feed)

    def items(self) -> dict[str, tuple[int, bool, bool]]:
        ids = [item for feed in self.peer.server_feeds() for item in self.peer.ids(s=feed.remote_id, n=10_000)]
        chunks = [ids[at : at + 200] for at in range(0, len(ids), 200)]
        found = [item for chunk in chunks for item in self.peer.items(*chunk)]
        self._numbers = {each.entry.link: each.item_id for each in found}
        return {each.entry.link: (each.item_id, each.is_read, each.is_starred) for each in found}

    def set_mark(self, links: list[str], mark: str, *, value: bool) -> None:
        """Never what is so already: one of two versions would toggle it."""
        if not self._numbers:
            self.items()
        found = self.peer.items(*(self._numbers[link] for link in links))
        differing = [each.item_id for each in found if (each.is_read if mark == "read" else each.is_starred) is not value]
        if differing:
            assert self.peer.change("a" if value else "r", READ if mark == "read" else STARRED, *differing).text == "OK"

    def follow_again(self, feed: int, postings: list[Posting]) -> None:
        self._serve(feed, postings)
        url = self.sites.url(f"/{feed}")
        assert self.peer.post("subscription/edit", ("ac", "unsubscribe"), ("s", self.peer.server_feed(url).remote_id)).ok
        self._follow(feed)

    def let_pass(self, seconds: int) -> None:
        pass

    def _serve(self, feed: int, postings: list[Posting]) -> None:
        """What it is about to fetch, and to number."""
        self._numbers = {}
        self.sites.feed(f"/{feed}", entries=postings, title=f"Feed {feed}", kind="atom")

    def _follow(self, feed: int) -> None:
        answer = self.peer.post("subscription/quickadd", ("quickadd", self.sites.url(f"/{feed}")))
        assert answer.json()["numResults"] == 1, answer.text


class RealMiniflux(_Real):
    def __init__(self, peer: Peer, sites: FeedServer, server: Miniflux) -> None:
        self.server = server
        super().__init__(peer, sites)

    def fetch(self, feed: int, postings: list[Posting]) -> None:
        self._serve(feed, postings)
        number = self.peer.server_feed(self.sites.url(f"/{feed}")).remote_id.removeprefix("feed/")
        assert self.peer.native("PUT", f"feeds/{number}/refresh").ok

    def dump(self) -> bytes:
        return self.server.dump()

    def restore(self, dump: bytes) -> None:
        self.server.restore(dump)


class RealFreshRSS(_Real):
    """Whose files lie in `folder`."""

    def __init__(self, peer: Peer, sites: FeedServer, folder: Path) -> None:
        self.folder, self._number = folder, 0
        self.database = folder / "data" / "users" / "reader" / "db.sqlite"
        super().__init__(peer, sites)

    def fetch(self, feed: int, postings: list[Posting]) -> None:
        """By its own script, which leaves alone what it has just fetched."""
        self._serve(feed, postings)
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute("UPDATE feed SET lastUpdate = strftime('%s', 'now')")
            connection.execute("UPDATE feed SET lastUpdate = 1 WHERE url = ?", (self.sites.url(f"/{feed}"),))
        for each in (self.folder / "data" / "cache").glob("*.spc"):
            each.unlink()
        script = ["php", self.folder / "cli" / "actualize-user.php", "--user", "reader"]
        subprocess.run(script, check=True, capture_output=True)

    def dump(self) -> Path:
        self._number += 1
        return Path(shutil.copy(self.database, self.folder / f"dump-{self._number}"))

    def restore(self, dump: Path) -> None:
        shutil.copy(dump, self.database)


class IdentityTrial:
    def __init__(self, server: Server, folders: list[Path], clock: MovedClock, *, seed: int) -> None:
        self.server, self.folders, self.clock = server, folders, clock
        self.chance = random.Random(seed)
        self.postings = {feed: articles(feed, 12) for feed in range(FEEDS)}
        self.meant: Marks = {link: {"read": read, "starred": star} for link, (_, read, star) in server.items().items()}
        self.done: Counter[str] = Counter()
        self._programs: list[SyncProgram] = []
        self._shares: list[list[int]] = []
        self._agreed: Marks = {}

    def run(self, rounds: int, changes: int) -> list[str]:
        """Every third round a feed is subscribed to again, every third the server is restored; what differs in the end."""
        with ExitStack() as stack:
            self._programs = [stack.enter_context(SyncProgram(folder, self.clock)) for folder in self.folders]
            differing = []
            for number in range(rounds):
                self.change(changes // 2)
                self.agree()
                (self.change, self.follow_again, self.restore)[number % 3](changes // 2)
                self.agree()
                differing += [f"round {number}: {each}" for each in self.judge()]
                if differing:
                    break
        for folder in self.folders:
            quick_check(folder / "beforehand.sqlite3")
        return differing

    def change(self, count: int, *, only_sets: bool = False) -> None:
        """On three sides, nothing sent."""
        feeds = self.chance.sample(range(FEEDS), FEEDS)
        sides: list[SyncProgram | None] = [*self._programs, None]
        for number in range(count):
            side = number % 3
            links = [each.link for feed in feeds[side::3] for each in self.postings[feed] if each.link in self.meant]
            chosen = self.chance.sample(links, self.chance.randint(1, AT_A_TIME))
            mark, value = self.chance.choice(["read", "read", "starred"]), only_sets or self.chance.random() < 0.6
            self._mark(sides[side], chosen, mark, value=value)
            for link in chosen:
                self.meant[link][mark] = value
            self.done["changes"] += 1
        self._shares = [feeds[side::3] for side in range(3)]

    def _mark(self, program: SyncProgram | None, links: list[str], mark: str, *, value: bool) -> None:
        if program is None:
            self.server.set_mark(links, mark, value=value)
            return
        known = {link: EntryId(entry) for link, entry, *_ in program.reader.execute(HERE).fetchall()}
        entries = tuple(known[link] for link in links)
        program.ask(MarkRead(entries, value) if mark == "read" else SetMark(entries, Mark.STARRED, value))

    def follow_again(self, count: int) -> None:
        """Marks that profiles made since the last list are sent to the articles of their new numbers."""
        before = {link: dict(marks) for link, marks in self.meant.items()}
        self.change(count, only_sets=True)
        for feed in self.chance.sample(self._shares[0] + self._shares[1], 2):
            self.server.follow_again(feed, self.postings[feed])
            for each in self.postings[feed]:
                marks = self.meant[each.link]
                marks["read"] &= not before[each.link]["read"]
            self.done["subscribed again"] += 1

    def restore(self, count: int) -> None:
        """Back to before the last new articles and the marks that were sent since; what comes then is numbered in another order."""
        dump, then = self.server.dump(), {link: marks for link, (_, *marks) in self.server.items().items()}
        self.meant |= {link: {"read": False, "starred": False} for link in self._post()}
        self.agree()
        self.change(count // 2)
        self.agree()
        self.change(count // 2, only_sets=True)
        self.server.restore(dump)
        for feed in self.chance.sample(range(FEEDS), FEEDS):
            self.server.fetch(feed, self.postings[feed])
        # what was made by phone and not yet known here goes with its server
        for link in [each.link for feed in self._shares[2] for each in self.postings[feed]]:
            self.meant[link] = dict(self._agreed[link])
        for link, marks in self.meant.items():
            read, starred = then.get(link, (False, False))
            marks["read"] |= read
            marks["starred"] |= starred
        self.done["restored"] += 1

    def _post(self) -> list[str]:
        new = []
        for feed in self.chance.sample(range(FEEDS), 4):
            at, number = int(self.clock.now()), len(self.postings[feed])
            made = [
                Posting(
                    f"{feed}-{number + n}",
                    f"Feed {feed}, article {number + n}",
                    "<p>New</p>",
                    f"http://site.test/{feed}/{number + n}",
                    at - n,
                )
                for n in range(self.chance.randint(2, 5))
            ]
            self.postings[feed] = [*made, *self.postings[feed]]
            self.server.fetch(feed, self.postings[feed])
            new += [each.link for each in made]
        return new

    def agree(self) -> None:
        """Each until nothing waits, and again for what the other one brought; a question about the server is answered with yes."""
        for _ in range(2):
            self.clock.advance(DAY)
            self.server.let_pass(DAY)
            for program in self._programs:
                finished = program.sync()
                if finished.problem is not None and finished.problem.kind is ProblemKind.SERVER_REPLACED:
                    self.done["asked"] += 1
                    program.ask(ConfirmServer(accounts(program.reader)[0].account_id, is_same=True))
                program.sync_through()
        self._agreed = {link: dict(marks) for link, marks in self.meant.items()}

    def judge(self) -> list[str]:
        sides: dict[str, Marks] = {
            "server": {link: {"read": read, "starred": star} for link, (_, read, star) in self.server.items().items()}
        }
        differing = []
        for folder, program in zip(self.folders, self._programs, strict=True):
            rows = program.reader.execute(HERE).fetchall()
            sides[folder.name] = {link: {"read": bool(read), "starred": bool(star)} for link, _, read, star in rows}
            twice = [link for link, count in Counter(row[0] for row in rows).items() if count > 1]
            differing += [f"{folder.name}: {link} is here twice" for link in twice]
            differing += [f"{folder.name}: {left} left in the outbox" for left in [waiting(program.reader)] if left]
        for side, found in sides.items():
            differing += [
                f"{side}: {link} is {found.get(link)}, meant {marks}"
                for link, marks in self.meant.items()
                if found.get(link) != marks
            ]
            differing += [f"{side}: {link} is too much" for link in found.keys() - self.meant.keys()]
        return differing
