"""The real program without its window: engine thread, fetcher, parser process and database, beside five good feeds on loopback.

Not for many tests at once: one harness at a time spies on the interpreter.
"""

import os
import queue
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from reader import own_process
from reader.app.compose import start_engine
from reader.app.paths import Profile, profile_in
from reader.domain.commands import Command, ImportOpml, RetrieveNow, SetPreference
from reader.domain.errors import ReaderError
from reader.domain.events import CommandFailed, EngineStopped, Event, OpmlImported, PreferenceChanged, RetrievalProgress
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine import pools
from reader.engine.pools import ParserProcess
from reader.engine.thread import Engine
from reader.net.fetcher import Fetcher
from reader.net.transport import Limits
from reader.own_process import PARSER, PICTURES
from reader.storage import feeds
from reader.storage.connection import ReadConnection, open_reader
from reader.ui.data.assets import resources_folder
from tests.fakes.feed_server import FeedServer
from tests.fakes.moved_clock import MovedClock
from tests.hostile import cases

ICONS = str(resources_folder() / "icons")
SPY = Path(__file__).parent / "spy"
NEIGHBOURS = 5
HOUR = 3600.0
PATIENCE_SECONDS = 900.0
READING_SECONDS = 300.0
"""How long a document may take here: none is meant to be given up for that, and the parser leaves the processor to all that run beside."""
SHORT = Limits(connect_seconds=5.0, total_seconds=4.0)

WATCHED = {"open", "socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"}
E = TypeVar("E", bound=Event)


class Watch:
    """What this interpreter opens, connects to and starts while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seen: list[tuple[str, str]] = []
        sys.addaudithook(self._note)

    def _note(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.is_on and event in WATCHED:
            subject = arguments[1] if event in {"socket.connect", "subprocess.Popen"} else arguments[0]
            is_import = str(subject).endswith((".py", ".pyc", ".so")) or ".pyc." in str(subject)
            # a number is a pipe to a process of ours; that of pictures may be started by any of them
            is_own = event == "open" and (is_import or isinstance(subject, int) or str(subject).startswith(ICONS))
            is_own |= event == "subprocess.Popen" and PICTURES in subject
            # how newer Pythons carry out the Popen that was noted just before
            is_echo = event == "os.posix_spawn" and bool(self.seen) and self.seen[-1][0] == "subprocess.Popen"
            if not is_own and not is_echo and not str(subject).startswith("/proc/"):
                self.seen.append((event, str(subject)))


WATCH = Watch()


@dataclass
class Harness:
    """Everything a case needs; made by `open_harness`."""

    profile: Profile
    clock: MovedClock
    good: FeedServer
    spy_log: Path
    limits: Limits = SHORT
    options: dict[str, Any] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    rounds: int = 0
    _published: queue.SimpleQueue[Event] = field(default_factory=queue.SimpleQueue)
    _engine: Engine | None = None

    def start(self) -> None:
        """Start the engine; only what is asked for is retrieved."""
        self._engine = start_engine(
            self.profile,
            self._published.put,
            automatic=False,
            clock=self.clock,
            spacing_seconds=0.0,
            make_fetcher=partial(Fetcher, limits=self.limits, **self.options),
        )
        # the cases were made from one another: as copies they would be stored as read
        self.send(SetPreference("reading.merge_copies", value=False), PreferenceChanged)

    def stop(self) -> None:
        """End it, so that others may read the database or the program restart."""
        if self._engine is not None:
            self._engine.stop()
            self.wait_for(EngineStopped)
            self._engine = None

    def submit(self, command: Command) -> None:
        """Hand over a command that has no answer."""
        self._engine.submit(command)

    def send(self, command: Command, answer: type[E]) -> E:
        """Carry out a command and wait for its answer; raises what failed."""
        self.submit(command)
        return self.wait_for(answer, cause=command)

    def wait_for(self, kind: type[E], *, cause: Command | None = None, fits: Callable[[E], bool] = lambda event: True) -> E:
        """The next event of a kind; a case that hangs fails here."""
        while True:
            event = self._published.get(timeout=PATIENCE_SECONDS)
            self.events.append(event)
            if cause is not None and isinstance(event, CommandFailed) and event.cause == cause.command_id:
                raise ReaderError(event.problem.kind, event.problem.detail)
            if isinstance(event, kind) and fits(event):
                return event

    def follow(self, *urls: str) -> None:
        """Subscribe without looking at the feeds."""
        document = OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))
        self.send(ImportOpml(document), OpmlImported)

    def retrieve(self, *urls: str, after_seconds: float = 2 * HOUR) -> None:
        """Let time pass, then retrieve these feeds (all if none) and wait until everything is stored."""
        self.clock.advance(after_seconds)
        if not urls or self.neighbours[0] in urls:
            self._renew_neighbours()
        command = RetrieveNow(tuple(self.feed(url).feed_id for url in urls))
        self.submit(command)
        self.wait_for(RetrievalProgress, cause=command, fits=lambda event: event.total == 0)

    def feed(self, url: str) -> Feed:
        """What is stored of a feed."""
        with self.database() as connection:
            return next(feed for feed in feeds.feeds(connection) if feed.url == url)

    def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Any question to the database."""
        with self.database() as connection:
            return connection.execute(query, parameters).fetchall()

    def entries(self, feed_id: FeedId) -> list[dict[str, Any]]:
        """A feed's entries, oldest row first."""
        names = "entry_id identity title link guid published_at date_text revisions enclosures sort_at first_seen_at is_read is_starred html"
        query = """SELECT e.entry_id, s.identity, e.title, e.link, e.guid, e.published_at, e.date_text, e.revisions, e.enclosures,
            s.sort_at, s.first_seen_at, s.is_read, s.is_starred, c.html
            FROM entry e JOIN entry_status s USING (entry_id) JOIN entry_content c USING (entry_id) WHERE s.feed_id = ? ORDER BY e.entry_id"""
        found = [dict(zip(names.split(), row, strict=True)) for row in self.rows(query, feed_id)]
        return [entry | {"html": zlib.decompress(entry["html"]).decode()} for entry in found]

    def texts(self, feed_id: FeedId) -> list[str]:
        """Everything stored of a feed and its entries that is text."""
        queries = (
            "SELECT * FROM feed WHERE feed_id = ?",
            "SELECT * FROM retrieval WHERE feed_id = ?",
            "SELECT * FROM entry_status WHERE feed_id = ?",
            "SELECT e.* FROM entry e JOIN entry_status s USING (entry_id) WHERE s.feed_id = ?",
            "SELECT t.* FROM entry_text t JOIN entry_status s USING (entry_id) WHERE s.feed_id = ?",
            "SELECT c.text_start FROM entry_content c JOIN entry_status s USING (entry_id) WHERE s.feed_id = ?",
        )
        found = [value for query in queries for row in self.rows(query, feed_id) for value in row if isinstance(value, str)]
        return found + [entry["html"] for entry in self.entries(feed_id)]

    @contextmanager
    def database(self) -> Iterator[ReadConnection]:
        """A reader of its own."""
        connection = open_reader(self.profile.database)
        try:
            yield connection
        finally:
            connection.close()

    @property
    def neighbours(self) -> list[str]:
        """The good feeds."""
        return [self.good.url(f"/good{number}") for number in range(NEIGHBOURS)]

    def faults_of_neighbours(self) -> list[str]:
        """What is wrong with the good feeds: each has to hold the entry that came with the last round."""
        faults = []
        for url in self.neighbours:
            feed = self.feed(url)
            titles = {entry["title"] for entry in self.entries(feed.feed_id)}
            if feed.problem is not None or f"Round {self.rounds}" not in titles:
                faults.append(f"{url}: {feed.problem or 'not retrieved'}")
        return faults

    def forget(self) -> None:
        """Restart the count of what leaves the harness."""
        WATCH.seen.clear()
        self.spy_log.write_text("")

    def outside(self) -> list[tuple[str, str]]:
        """Files, connections and processes beyond the profile, loopback and the parser, here and in the parser process."""
        child = [tuple(line.split(" ", 1)) for line in self.spy_log.read_text().splitlines()] if self.spy_log.exists() else []
        return [(event, subject) for event, subject in WATCH.seen if self._is_foreign(event, subject)] + [
            (each[0], each[-1]) for each in child
        ]

    def connections(self) -> list[str]:
        """Whom this interpreter connected to."""
        return [subject for event, subject in WATCH.seen if event == "socket.connect"]

    def _is_foreign(self, event: str, subject: str) -> bool:
        if event == "open":
            own = (
                str(self.profile.folder),
                str(self.spy_log),
                sys.prefix,
                sys.base_prefix,
                str(Path(__file__).parents[2]),
                "/dev/null",
                "/proc/",
            )
            return not (subject.startswith(own) or subject.isdigit())
        if event in {"socket.connect", "socket.getaddrinfo"}:
            return "127.0.0." not in subject and "localhost" not in subject
        return PARSER not in subject

    def _renew_neighbours(self) -> None:
        self.rounds += 1
        for number in range(NEIGHBOURS):
            self.good.answer(f"/good{number}", headers={"Content-Type": "application/rss+xml"}, body=self.ordinary(number))

    def ordinary(self, number: int) -> bytes:
        """The good feed of this round: the study's F65 with one more entry."""
        item = f"<item><guid isPermaLink='false'>r{self.rounds}</guid><title>Round {self.rounds}</title></item></channel>"
        return cases.ordinary().replace(b"</channel>", item.encode()).replace(b"Hostile feed", f"Good {number}".encode())


@contextmanager
def open_harness(
    folder: Path | None = None, *, limits: Limits = SHORT, reading_seconds: float = READING_SECONDS, **options: Any
) -> Iterator[Harness]:
    """A harness with its engine started; `options` go to the fetcher."""
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        spy_log = place / "spy.log"
        spied = f"{SPY}{os.pathsep}{Path(__file__).parents[2]}"
        stack.enter_context(_replaced(own_process, "PACKAGE_PARENT", spied))
        patient = partial(ParserProcess, time_limit_seconds=reading_seconds)
        stack.enter_context(_replaced(pools, "ParserProcess", patient))
        stack.enter_context(_environment("BEFOREHAND_SPY", str(spy_log)))
        clock = MovedClock()
        good = stack.enter_context(FeedServer("127.0.0.2", now=clock.now))
        harness = Harness(profile_in(place / "profile"), clock, good, spy_log, limits, options)
        harness.start()
        stack.callback(harness.stop)
        harness.follow(*harness.neighbours)
        stack.enter_context(watching())
        yield harness


@contextmanager
def watching() -> Iterator[None]:
    """Note what this interpreter does meanwhile."""
    WATCH.seen.clear()
    WATCH.is_on = True
    try:
        yield
    finally:
        WATCH.is_on = False


@contextmanager
def _replaced(owner: Any, name: str, value: object) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def _environment(name: str, value: str) -> Iterator[None]:
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
