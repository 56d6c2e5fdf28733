"""The program for days on end, with a user: in virtual time on the real core and storage, or for minutes with all its threads."""

import random
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Self

from reader.app.compose import open_core, start_engine
from reader.app.paths import Profile, profile_in
from reader.domain.commands import (
    Command,
    FetchFullText,
    FetchPicture,
    ImportOpml,
    MarkAllRead,
    MarkRead,
    RecordAccess,
    RemoveSubscription,
    RetrieveNow,
    SetMark,
    SetPreference,
    TagEntries,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.events import EntriesRemoved, Event
from reader.domain.ids import EntryId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import EngineCore
from reader.engine.messages import BackupFinished, Effect, Message, Publish, StartBackup
from reader.engine.state import EngineState
from reader.engine.thread import Engine
from reader.lab.simulation import Simulation
from reader.storage import backup, entries, statuses, subscriptions
from reader.storage.connection import ReadConnection, open_reader
from tests.fakes.answers import Answer
from tests.fakes.clock import FakeClock
from tests.fakes.feed_server import FeedServer
from tests.fakes.moved_clock import MovedClock
from tests.fakes.soak_web import SoakWeb

HOUR, DAY = 3600.0, 86_400.0
LATENCY_SECONDS = 0.4
VISITS_A_DAY = 12
PAGE = 60


class TimedCore(EngineCore):
    """Notes how long it takes for each kind of message, in seconds, and hands backups out to be written."""

    def __init__(self, state: EngineState) -> None:
        super().__init__(state)
        self.longest: dict[str, float] = {}
        self.backups: deque[StartBackup] = deque()
        self.removed = 0

    def handle(self, message: Message, now: float) -> None:
        began = time.perf_counter()
        super().handle(message, now)
        self._note(type(message).__name__, began)

    def tick(self, now: float) -> None:
        began = time.perf_counter()
        super().tick(now)
        self._note("tick", began)

    def drain_effects(self) -> list[Effect]:
        effects = super().drain_effects()
        for effect in effects:
            if isinstance(effect, StartBackup):
                self.backups.append(effect)
            elif isinstance(effect, Publish) and isinstance(effect.event, EntriesRemoved):
                self.removed += len(effect.event.entry_ids)
        return effects

    def _note(self, name: str, began: float) -> None:
        self.longest[name] = max(self.longest.get(name, 0.0), time.perf_counter() - began)


class Soak:
    """Virtual time; use as a context manager. `run` yields after every hour."""

    def __init__(self, folder: Path, feeds: int) -> None:
        self.profile: Profile = profile_in(folder)
        self.database = self.profile.database
        self.clock = FakeClock()
        self.core = TimedCore(open_core(self.profile, self.clock, automatic=True).state)
        self.web = SoakWeb(feeds, self.clock.now())
        self.backups = 0
        self._simulation = Simulation(self.core, self.web.answer, now=self.clock.now(), latency_seconds=LATENCY_SECONDS)
        self._reader = open_reader(self.database)
        self._user = User(self._reader, random.Random(feeds))

    def __enter__(self) -> Self:
        outlines = tuple(OpmlFeed(url, "", "", (f"Folder {n % 9}",)) for n, url in enumerate(self.web.urls))
        self._send(ImportOpml(OpmlDocument("list", outlines)))
        self._send(SetPreference("storage.keep_days", 7))
        return self

    def __exit__(self, *_: object) -> None:
        self._reader.close()
        self.core.close()

    @property
    def removed(self) -> int:
        """How many entries retention took."""
        return self.core.removed

    def run(self, hours: int) -> Iterator[int]:
        """Let hours pass; the user comes now and then."""
        for hour in range(hours):
            if hour % (24 // VISITS_A_DAY) == 0:
                for command in self._user.visit(self.clock.now()):
                    self._send(command)
            self._until(self.clock.now() + HOUR)
            yield hour

    def count(self, table: str) -> int:
        """Rows of a table."""
        return int(self._reader.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names

    def pages(self) -> int:
        """The size of the database, what its log holds included."""
        return int(self._reader.execute("PRAGMA page_count").fetchone()[0])

    def _until(self, end: float) -> None:
        self._simulation.run_until(end)
        self.clock.at = end
        self._simulation.events.clear()
        while self.core.backups:
            with closing(open_reader(self.database)) as reader:
                path = backup.backup(reader, self.profile.backups, int(end), self.core.backups.popleft().opml)
            self.backups += 1
            self._simulation.send(BackupFinished(path, None))

    def _send(self, command: Command) -> None:
        self._simulation.send(command)


class User:
    """Looks, scrolls, searches, reads and marks, through a connection of the window's kind."""

    def __init__(self, reader: ReadConnection, chance: random.Random) -> None:
        self._reader = reader
        self._chance = chance

    def visit(self, now: float) -> Iterator[Command]:
        """What one visit asks of the engine."""
        yield RecordAccess(AccessRecord(int(now), 0, "window"))
        shown = [EntryId(each) for each in list(entries.entry_ids(self._reader, Selection(View.UNREAD)))[:PAGE]]
        entries.entry_rows(self._reader, shown)
        statuses.unread_counts(self._reader)
        list(
            entries.entry_ids(
                self._reader, Selection(View.SEARCH, query=self._chance.choice(["tide", "kiln gla", "rain -comet"]))
            )
        )
        for entry_id in shown[:8]:
            entries.article(self._reader, entry_id)
            yield MarkRead((entry_id,))
            yield FetchPicture(f"https://pictures.test/{entry_id}.png", entry_id)
        yield from self._whims(shown)

    def _whims(self, shown: list[EntryId]) -> Iterator[Command]:
        few = tuple(shown[:3])
        if few:
            yield self._chance.choice(
                [SetMark(few, Mark.STARRED), SetMark(few, Mark.LATER), TagEntries(few, add=("kept",)), FetchFullText(few[0])]
            )
        if self._chance.random() < 0.3:
            yield MarkAllRead(Selection(View.ALL), entries.newest_entry_id(self._reader))
        if self._chance.random() < 0.1:
            followed = subscriptions.subscriptions(self._reader)
            yield RemoveSubscription((self._chance.choice(followed).feed_id,))


class RealSoak:
    """The engine; `run` yields every few seconds."""

    def __init__(self, engine: Engine, clock: MovedClock, server: FeedServer, database: Path) -> None:
        self.database = database
        self.events = 0
        self.requests = 0
        self._engine = engine
        self._clock = clock
        self._server = server
        self._reader = open_reader(database)
        self._user = User(self._reader, random.Random(1))

    def run(self, seconds: float) -> Iterator[float]:
        """Retrieve everything again and again, a minute of the program's clock apart, while the user reads."""
        began = self._clock.monotonic()
        pause = threading.Event()
        while (passed := self._clock.monotonic() - began) < seconds:
            self._clock.advance(61)
            self._engine.submit(RetrieveNow())
            for command in self._user.visit(self._clock.now()):
                self._engine.submit(command)
            pause.wait(5.0)
            # the server's list of them is in this process, too, and is not to grow
            self.requests += len(self._server.requests)
            self._server.requests.clear()
            yield passed

    def count(self, table: str) -> int:
        """Rows of a table."""
        return int(self._reader.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names

    def pages(self) -> int:
        """The size of the database, what its log holds included."""
        return int(self._reader.execute("PRAGMA page_count").fetchone()[0])

    def close(self) -> None:
        """Let go."""
        self._reader.close()


@contextmanager
def real_soak(folder: Path, feeds: int) -> Iterator[RealSoak]:
    """An engine that follows as many feeds, a fifth of which fail."""
    profile, clock = profile_in(folder), MovedClock()
    web = SoakWeb(feeds, clock.now())
    heard = 0

    def hear(event: Event) -> None:
        nonlocal heard
        heard += 1
        del event

    with ExitStack() as stack:
        server = stack.enter_context(FeedServer())
        for number in range(feeds):
            if number % 5 == 0:
                troubles = (Answer(status=500), Answer(body=b"<html>no</html>"), Answer(length=900, cut_after=10, body=b"<rss"))
                server.script(f"/{number}", troubles[number % 3])
            else:
                server.script(f"/{number}", *(Answer(body=web.document(number, newest)) for newest in range(20, 60)))
        engine = start_engine(profile, hear, clock=clock, spacing_seconds=0.0)
        stack.callback(engine.stop)
        outlines = tuple(OpmlFeed(server.url(f"/{number}"), "", "", ()) for number in range(feeds))
        engine.submit(ImportOpml(OpmlDocument("list", outlines)))
        soak = RealSoak(engine, clock, server, profile.database)
        stack.callback(soak.close)
        yield soak
        soak.events = heard
