"""What the core holds between two messages. Used by the handlers in the engine thread only."""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from types import MappingProxyType

from reader.domain.accounts import AnswerKind
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event, RetrievalProgress
from reader.domain.feed import Feed, ParsedFeed, Validators
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.domain.parsing import JobKind, ParseJob
from reader.domain.preferences import Preferences
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.subscription import PROXY, PROXY_LOGIN
from reader.domain.throttling import NO_THROTTLING, SHARES, Throttling
from reader.domain.value_classes import dataclass
from reader.engine.account_memory import Accounts
from reader.engine.effects import ContinueRun, Effect, KeepAccountSecret, Publish, StartFetch, StartParse
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner
from reader.engine.planning.reading_times import ReadingTimes
from reader.engine.retrieval_queue import RetrievalQueue
from reader.engine.tasks import AddTask, FeedTask, PictureTask, SyncTask, Task
from reader.engine.waiting_requests import BackgroundRequests
from reader.net.extra_headers import sendable_fields, sendable_user_agent
from reader.net.host_gate import HostGate
from reader.storage import preferences as stored_preferences
from reader.storage import subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.habits import Kept
from reader.storage.writer import transaction

FEEDS_IN_FLIGHT = 8
LINGER_SECONDS = 3.0
"""After this long a fetch steps aside, so that a hundred slow servers do not hold up four hundred quick ones."""
LINGERING_MAX = 56


@dataclass(frozen=True, slots=True)
class Flight:
    """One fetch under way."""

    task: Task
    host: str
    url: str
    started_at: float


@dataclass(slots=True)
class Batch:
    """Retrievals asked for together, for the progress that is shown: both 0 when nothing is under way."""

    done: int = 0
    total: int = 0


@dataclass(slots=True)
class PendingNotices:
    """Entries to notify the user of, in order of arrival; None if no rule asks for it, else what the rule says of sound (`handlers.notices`).

    `began_at`, `seen_at` and `notified_at`: when the engine started, the user last visited, and a digest was sent. `check_at`: before this
    time there is no use in looking at them. `held_up_since`: when the retrievals began that are waited for. `times` were learned
    at `learned_at`.
    """

    entries: dict[EntryId, str | None] = field(default_factory=dict)
    began_at: float = -math.inf
    seen_at: float = -math.inf
    notified_at: float = -math.inf
    check_at: float = -math.inf
    held_up_since: float | None = None
    times: ReadingTimes | None = None
    learned_at: float = -math.inf


@dataclass(frozen=True, slots=True)
class Probes:
    """When a host last found out whether the network is back, and how often it stayed silent to what was sent."""

    at: float = -math.inf
    silent: int = 0


@dataclass(slots=True)
class Outage:
    """What speaks for this computer's network being at fault: `problem` while it is taken for that, `since` when.

    `answered_at` is when a server showed for the last time that the network works. `suspects` failed in a way that may be the network's fault, `exempt` are those it was blamed for once; `pages` holds which feeds got
    which page. At `probe_at` one feed finds out whether it is over, after `probed` that did so; `probes` is kept by host.
    """

    problem: Problem | None = None
    since: float = 0.0
    answered_at: float = -math.inf
    suspects: dict[FeedId, Feed] = field(default_factory=dict)
    pages: dict[str, set[FeedId]] = field(default_factory=dict)
    exempt: set[FeedId] = field(default_factory=set)
    probed: int = 0
    probe_at: float = 0.0
    probes: dict[str, Probes] = field(default_factory=dict)


@dataclass(slots=True)
class StorageRest:
    """Nothing is retrieved by schedule before `until`: the database could not be written, `count` times in a row.

    At `room_at` it is checked whether it could be again. The `parts` of a tick that failed (the last at `failed_at`) are left out of
    it until then; while `is_doubtful`, memory could not be read back.
    """

    until: float = 0.0
    count: int = 0
    room_at: float = 0.0
    parts: dict[Callable[..., None], float] = field(default_factory=dict)
    failed_at: float = -math.inf
    is_doubtful: bool = False


@dataclass(slots=True)
class Conditions:
    """Power and network as the desktop reports them, and how many of the usual requests they leave."""

    is_battery_low: bool = False
    is_metered: bool = False
    throttling: Throttling = NO_THROTTLING


@dataclass(slots=True)
class Pause:
    """The user wants nothing by schedule before `until`; while `held_until` is not 0 that is so until then, also by quiet hours."""

    until: float = 0.0
    held_until: float = 0.0


@dataclass(frozen=True, slots=True)
class SeenFeed:
    """A document that was shown before its feed is followed, with the task that brought it; `result` without its body."""

    task: AddTask
    result: FetchResult
    parsed: ParsedFeed
    at: float


@dataclass(frozen=True, slots=True)
class SeenPage:
    """A page without a feed that was asked for to be followed, with its body: choosing its blocks asks its server no second time."""

    task: AddTask
    result: FetchResult
    at: float


@dataclass(slots=True)
class RulePrograms:
    """The run under way of a program for a rule, None for none; while `may_wait` is false, none waits for sure."""

    run_id: int | None = None
    rule_name: str = ""
    may_wait: bool = False


@dataclass(slots=True)
class Returns:
    """A return of the user at `waiting_since` that was not decided on yet, None for none; `decided_at`, when one was.

    `ticked_at` is when the engine ran last, `woken_at` when it noticed that the computer had slept: the network may come later.
    """

    waiting_since: float | None = None
    decided_at: float = -math.inf
    ticked_at: float = -math.inf
    woken_at: float = -math.inf


@dataclass(slots=True)
class ErasedHabits:
    """What can be brought back, by the command that erased it; at `sweep_at` the write-ahead log is emptied of it.

    `left`: an erased presence by its beginning, and its end, which came after that.
    """

    kept: dict[CommandId, tuple[Kept, ...]] = field(default_factory=dict)
    left: tuple[int, float] | None = None
    sweep_at: float = math.inf


def due_at(feed: Feed) -> float:
    """When a feed wants to be retrieved: a new one at once, one that is gone, paused, of an account or refreshed only by hand never."""
    if feed.account_id is not None or not feed.is_scheduled:
        return math.inf
    if feed.retrieved_at is None:
        return 0.0
    return math.inf if feed.next_at is None else feed.next_at


@dataclass(slots=True)
class EngineState:
    """Connection, memory and outbox of the core.

    `feeds` mirrors the feed table of all subscribed feeds; `busy` are those being fetched or parsed; before `scan_at` no other
    feed falls due. `picture_failures`: until when the list does not ask for a picture again. At `downloads_at` one may start; what the last run deleted cannot come back (`is_undo_possible`). `here_since`: when the user came to the computer (UTC seconds), None while he is away or that is not recorded.
    """

    connection: WriteConnection
    memory: Memory
    make_planner: Callable[[Preferences, Memory, float], Planner]
    planner: Planner
    gate: HostGate
    chance: random.Random
    pictures_folder: Path
    utc_offset: Callable[[float], int]
    preferences: Preferences
    feeds: dict[FeedId, Feed]
    queue: RetrievalQueue
    automatic: bool = True
    flights: dict[int, Flight] = field(default_factory=dict)
    parses: dict[int, tuple[Task, FetchResult]] = field(default_factory=dict)
    pictures_waiting: list[PictureTask] = field(default_factory=list)
    thumbnails_waiting: list[PictureTask] = field(default_factory=list)
    picture_failures: dict[str, tuple[Problem, float]] = field(default_factory=dict)
    background: BackgroundRequests = field(default_factory=BackgroundRequests)
    busy: set[FeedId] = field(default_factory=set)
    scan_at: float = 0.0
    outage: Outage = field(default_factory=Outage)
    storage_rest: StorageRest = field(default_factory=StorageRest)
    conditions: Conditions = field(default_factory=Conditions)
    batch: Batch = field(default_factory=Batch)
    pending_notices: PendingNotices = field(default_factory=PendingNotices)
    upkeep_at: float = 0.0
    may_forget: bool = False
    """The old is to go as soon as servers vouch for the clock."""
    forget_at: float = 0.0
    is_aside_seen: bool = False
    clock_witnesses: dict[str, tuple[float, bool]] = field(default_factory=dict)
    """By host: when it answered last, and whether its date agreed with the clock."""
    default_podcasts_folder: Path = Path()
    downloads_at: float = 0.0
    is_undo_possible: bool = False
    erased_habits: ErasedHabits = field(default_factory=ErasedHabits)
    pause: Pause = field(default_factory=Pause)
    returns: Returns = field(default_factory=Returns)
    here_since: int | None = None
    previews: dict[str, SeenFeed] = field(default_factory=dict)
    seen_page: SeenPage | None = None
    rule_programs: RulePrograms = field(default_factory=RulePrograms)
    accounts: Accounts = field(default_factory=Accounts)
    is_stopping: bool = False
    outbox: list[Effect] = field(default_factory=list)
    number: int = 0

    def publish(self, event: Event) -> None:
        """Tell the outside once the transaction is stored."""
        self.outbox.append(Publish(event))

    @contextmanager
    def storing(self) -> Iterator[None]:
        """A transaction of what no message asked for: what is begun and published inside leaves only if it is stored."""
        begun_before = len(self.outbox)
        try:
            with transaction(self.connection):
                yield
        except Exception:
            self.withhold(begun_before)
            raise

    def withhold(self, begun_before: int) -> None:
        """Let nothing leave of what came after so many effects, and wait for none of it."""
        for effect in self.outbox[begun_before:]:
            task: Task | None = None
            if isinstance(effect, StartFetch):
                flight = self.flights.pop(effect.request.request_id, None)
                task = flight.task if flight is not None else None
            elif isinstance(effect, StartParse):
                task, _ = self.parses.pop(effect.job.job_id, (None, None))
            elif isinstance(effect, KeepAccountSecret | ContinueRun):
                self.accounts.drop(effect.run)
            if isinstance(task, SyncTask):
                self.accounts.drop(task.run)
        del self.outbox[begun_before:]

    def replan(self) -> None:
        """Have the planner that preferences and surroundings ask for now; it keeps what the last one noted."""
        self.memory.memo = dict(self.planner.memo())
        self.planner = self.make_planner(self.preferences, self.memory, SHARES[self.conditions.throttling.share])

    def relearn(self, memory: Memory) -> None:
        """Plan from another memory alone: what the last planner noted is forgotten too."""
        if self.here_since is not None and memory.presences and memory.presences[-1].began_at == self.here_since:
            memory.is_here = True
        self.memory = memory
        self.planner = self.make_planner(self.preferences, memory, SHARES[self.conditions.throttling.share])

    def drop_waiting(self, is_unwanted: Callable[[FeedTask], bool]) -> None:
        """Take feeds out of the queue: they are not counted any more, and a batch of which nothing is left has ended."""
        dropped = self.queue.drop(is_unwanted)
        if dropped:
            self.batch.total -= len(dropped)
            self.end_batch()

    def end_batch(self) -> None:
        """Tell that nothing is under way any more, if that is so."""
        if not self.queue and not self.busy:
            self.batch = Batch()
            self.publish(RetrievalProgress(0, 0))

    def under_way(self) -> set[FeedId]:
        """The feeds whose document is being fetched or parsed."""
        tasks = [flight.task for flight in self.flights.values()] + [task for task, _ in self.parses.values()]
        return {task.feed_id for task in tasks if isinstance(task, FeedTask)}

    def remember(self, feed: Feed) -> None:
        """Keep a feed's new state in memory, and recompute the next wake-up if it is due first."""
        self.feeds[feed.feed_id] = feed
        self.background.unseen.add(feed.feed_id)
        self.accounts.note_plan(feed.account_id, feed.next_at)
        self.scan_at = min(self.scan_at, max(due_at(feed), feed.not_before_at))

    def fetch(
        self,
        task: Task,
        url: str,
        host: str,
        purpose: Purpose,
        *,
        feed_id: FeedId | None = None,
        validators: Validators | None = None,
        may_be_private: bool = False,
        settings: Mapping[str, str] = MappingProxyType({}),
        now: float,
    ) -> None:
        """Send a request out and remember whom its answer is for; `settings` are the user's for this feed."""
        request = self.request(
            url, purpose, feed_id=feed_id, validators=validators, may_be_private=may_be_private, settings=settings
        )
        self.send(task, request, host, now)

    def request(
        self,
        url: str,
        purpose: Purpose,
        *,
        feed_id: FeedId | None = None,
        validators: Validators | None = None,
        may_be_private: bool = False,
        settings: Mapping[str, str] = MappingProxyType({}),
        login_url: str = "",
    ) -> FetchRequest:
        """A request with a number of its own, as preferences and the feed's settings want it."""
        self.number += 1
        return FetchRequest(
            self.number,
            url,
            purpose,
            feed_id,
            validators or Validators(),
            may_be_private,
            sendable_user_agent(settings.get("user_agent", "") or self.preferences.fetch_user_agent),
            sendable_fields(settings.get("headers", "")),
            needs_keyring=settings.get("credentials") == "keyring",
            proxy=settings.get(PROXY, "") or self.preferences.fetch_proxy,
            proxy_has_login=bool(settings.get(PROXY)) and settings.get(PROXY_LOGIN) == "keyring",
            login_url=login_url,
        )

    def send(self, task: Task, request: FetchRequest, host: str, now: float) -> None:
        """Have a request made, and remember whom its answer is for."""
        self.flights[request.request_id] = Flight(task, host, request.url, now)
        self.outbox.append(StartFetch(request))

    @property
    def podcasts_folder(self) -> Path:
        """Where episodes are saved."""
        return Path(self.preferences.podcasts_folder or self.default_podcasts_folder)

    @property
    def episode_folders(self) -> tuple[Path, ...]:
        """Where episodes are or were saved: nothing outside of these is written to, removed or played as one."""
        return (
            self.podcasts_folder,
            self.default_podcasts_folder,
            *map(Path, stored_preferences.former_folders(self.connection)),
        )

    def parse(self, task: Task, result: FetchResult, kind: JobKind, *, rule: str = "", answer: AnswerKind | None = None) -> None:
        """Hand a document to the parser process and remember whom its answer is for; `rule` is that of a page without a feed."""
        self.number += 1
        self.parses[self.number] = (task, result)
        job = ParseJob(self.number, kind, result.final_url, result.content_type, result.body, result.links, rule, answer)
        self.outbox.append(StartParse(job))

    def way_of(self, feed_id: FeedId | None) -> Mapping[str, str]:
        """The settings of a feed that hold for whatever is fetched because of it: its proxy."""
        own = {} if feed_id is None else subscriptions.settings_of(self.connection, feed_id)
        return {name: own[name] for name in (PROXY, PROXY_LOGIN) if name in own}

    def known_feed(self, feed_id: FeedId) -> Feed:
        """The feed, or a known error that ends the command."""
        feed = self.feeds.get(feed_id)
        if feed is None:
            raise ReaderError(ProblemKind.NOT_SUBSCRIBED, Detail(DetailKind.NUMBERED_FEED, (feed_id,)))
        return feed
