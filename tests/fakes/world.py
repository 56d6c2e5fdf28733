"""A web for the simulated engine: pages by URL that answer as configured, a log of every request, and the core that asks."""

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import Event
from reader.domain.feed import Feed, Validators
from reader.domain.retrieval import FetchRequest, FetchResult, Redirect
from reader.engine.core import EngineCore
from reader.engine.planning.policies import make_planner
from reader.engine.queues import RetrievalQueue
from reader.engine.state import FEEDS_IN_FLIGHT, EngineState, load_memory
from reader.lab.policies import ALL_POLICIES
from reader.lab.simulation import Simulation
from reader.net.politeness import HostGate
from reader.storage import feeds, preferences
from reader.storage.connection import WriteConnection
from tests.fakes.new_database import open_new

UNANSWERED = frozenset(
    {ProblemKind.NO_NETWORK, ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TLS, ProblemKind.TIMEOUT, ProblemKind.BAD_URL}
)
"""No server said anything."""

START = 1_767_600_000.0
E = TypeVar("E", bound=Event)


def rss(*numbers: int, title: str = "A feed", step: int = 3600) -> bytes:
    """A document with one entry per number, newest first; entry n was posted n steps after START minus a day."""
    items = "".join(
        f"<item><guid isPermaLink='false'>e{n}</guid><title>Entry {n}</title><link>https://site.test/{n}</link>"
        f"<description>Text of entry {n}</description><pubDate>{_date(START - 86_400 + n * step)}</pubDate></item>"
        for n in sorted(numbers, reverse=True)
    )
    text = f"<rss version='2.0'><channel><title>{title}</title><link>https://site.test/</link>{items}</channel></rss>"
    return text.encode()


def _date(at: float) -> str:
    from email.utils import formatdate

    return formatdate(at, usegmt=True)


@dataclass
class Page:
    """What one URL answers at the moment."""

    body: bytes = b""
    status: int = 200
    etag: str = ""
    last_modified: str = ""
    max_age: int | None = None
    retry_after: int | None = None
    content_type: str = "application/rss+xml"
    problem: ProblemKind | None = None
    moved_to: str = ""
    moved_status: int = 301


@dataclass(frozen=True)
class Asked:
    """One line of the request log."""

    at: float
    url: str
    validators: Validators


@dataclass
class World:
    """Pages by URL; a URL without a page is not found."""

    pages: dict[str, Page] = field(default_factory=dict)
    log: list[Asked] = field(default_factory=list)
    before_answer: Callable[[FetchRequest], None] = lambda request: None
    date: Callable[[float], float | None] = lambda now: now
    """What its servers say the time is, when the program's clock says `now`."""

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        self.log.append(Asked(now, request.url, request.validators))
        self.before_answer(request)
        page = self.pages.get(request.url, Page(status=404, problem=ProblemKind.NOT_FOUND))
        redirects: tuple[Redirect, ...] = ()
        final = request.url
        if page.moved_to:
            redirects, final = (Redirect(page.moved_status, page.moved_to),), page.moved_to
            page = self.pages.get(page.moved_to, Page(status=404, problem=ProblemKind.NOT_FOUND))
        fresh = not (page.etag and request.validators.etag == page.etag) or page.problem is not None
        body = page.body if fresh and page.problem is None else b""
        return FetchResult(
            request=request,
            status=0 if page.problem in UNANSWERED else page.status if fresh else 304,
            final_url=final,
            started_at=now,
            finished_at=now,
            redirects=redirects,
            validators=Validators(page.etag, page.last_modified),
            max_age_seconds=page.max_age,
            retry_after_seconds=page.retry_after,
            answered_at=None if page.problem in UNANSWERED or (date := self.date(now)) is None else int(date),
            content_type=page.content_type,
            body=body,
            body_hash=hashlib.sha256(body).hexdigest() if body else "",
            wire_bytes=len(body),
            problem=Problem(page.problem, "simulated") if page.problem else None,
        )

    def asked(self, url: str) -> list[float]:
        """When a URL was asked for."""
        return [line.at for line in self.log if line.url == url]


def vouch(simulation: Simulation, now: float) -> None:
    """Two servers have said that the clock is right, without a feed of theirs."""
    simulation.core.state.clock_witnesses |= {"one.test": (now, True), "two.test": (now, True)}


_opened: list[EngineCore] = []


def close_cores() -> None:
    """Let go of the databases of every core made since the last call; called after each test."""
    while _opened:
        _opened.pop().close()


def make_core(folder: Path, *, now: float = START, spacing_seconds: float = 1.0) -> EngineCore:
    """A core over a real database in `folder`."""
    connection = open_new(folder / "reader.sqlite3", now=int(now), backup_folder=folder / "backups")
    # nobody cuts the power here, and waiting for the disk is most of what a simulation would take
    connection.execute("PRAGMA synchronous = OFF")
    (folder / "pictures").mkdir(exist_ok=True)
    core = core_over(connection, folder / "pictures", now=now, spacing_seconds=spacing_seconds)
    _opened.append(core)
    return core


def core_over(connection: WriteConnection, pictures: Path, *, now: float, spacing_seconds: float = 1.0) -> EngineCore:
    """A core over a database that somebody else opened and will close."""
    values = preferences.load(connection)
    chance = random.Random(1)
    memory = load_memory(connection, lambda at: 0, now)
    state = EngineState(
        connection=connection,
        memory=memory,
        make_planner=lambda values, memory, share: make_planner(values, memory, 1, share, ALL_POLICIES),
        planner=make_planner(values, memory, 1, policies=ALL_POLICIES),
        gate=HostGate(spacing_seconds, FEEDS_IN_FLIGHT),
        chance=chance,
        pictures_folder=pictures,
        utc_offset=lambda at: 0,
        preferences=values,
        feeds={feed.feed_id: feed for feed in feeds.feeds(connection)},
        queue=RetrievalQueue(chance),
    )
    return EngineCore(state)


def simulate(folder: Path, world: World, *, now: float = START) -> Simulation:
    """The engine running in `world`."""
    return Simulation(make_core(folder, now=now), world.answer, now=now)


def published(simulation: Simulation, kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in simulation.events if isinstance(event, kind)]


def only_feed(simulation: Simulation) -> Feed:
    """The one feed there is."""
    (feed,) = simulation.core.state.feeds.values()
    return feed
