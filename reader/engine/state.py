"""State of the core between two messages, and how it is read back at start. Engine thread only."""

import math
import random
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from reader.domain.accounts import Account, AnswerKind, ApiCall
from reader.domain.addresses import is_mail
from reader.domain.commands import AddNewsletters, Command
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import Event, RetrievalProgress
from reader.domain.feed import Feed, ParsedFeed, Validators
from reader.domain.ids import DAY_SECONDS, AccountId, CommandId, EntryId, FeedId
from reader.domain.preferences import NO_THROTTLING, SHARES, Preferences, Throttling
from reader.domain.retrieval import AccessRecord, FetchRequest, FetchResult, JobKind, ParseJob, Purpose
from reader.domain.subscription import PROXY, PROXY_LOGIN
from reader.domain.value_classes import dataclass
from reader.domain.visits import KEPT_DAYS
from reader.engine.messages import (
    Ask,
    ContinueRun,
    Effect,
    KeepAccountSecret,
    KeepLogin,
    Publish,
    StartFetch,
    StartParse,
    WorkWithFiles,
)
from reader.engine.planning.day import ReadingTimes
from reader.engine.planning.memory import POSTINGS_KEPT, REMEMBERED_DAYS, Memory
from reader.engine.planning.planner import Planner
from reader.engine.queues import BackgroundRequests, RetrievalQueue
from reader.engine.tasks import FeedTask, Task
from reader.formats.urls import canonical_url
from reader.learning.day import Numbers
from reader.net.credentials import LookUp, look_up, place
from reader.net.headers import sendable_fields, sendable_user_agent
from reader.net.politeness import HostGate
from reader.reports.postings import feed_weights
from reader.storage import entries, history, preferences, readings, subscriptions
from reader.storage import preferences as stored_preferences
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.habits import Kept
from reader.storage.writer import transaction


@dataclass(frozen=True, slots=True)
class Call:
    """Request with the type its answer is parsed as; without one the body is the answer."""

    call: ApiCall
    answer: AnswerKind | None = None
    feed_id: FeedId | None = None


@dataclass(frozen=True, slots=True)
class KeepSecret:
    """Request that the keyring store a password under `place`, or delete it if the name is empty."""

    place: str
    username: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class YieldTurn:
    """Request to commit, and continue after waiting messages: no long step holds up others."""


@dataclass(frozen=True, slots=True)
class Work:
    """Request to work with the files of a folder, in another thread; the answer's value is what `work` returns."""

    work: Callable[[Ask], object]


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer to a wish: a problem, or a value if one was asked for."""

    result: FetchResult | None = None
    value: object = None
    problem: Problem | None = None


Wish = Call | KeepSecret | YieldTurn | Work
Steps = Generator[Wish, Answer, None]


@dataclass(slots=True)
class Run:
    """Exchange with a server or folder under way. `now` is the time of its present step; `failed` handles a step that could not be
    stored. `is_by_hand`: the user started it. `entry_id`: an article that is sent. `requests`, `items` (listed ids), `size` (bytes) and `seconds` (spent waiting for
    answers) are its totals so far.
    """

    number: int
    failed: Callable[[Any, Problem, float], None]
    account_id: AccountId | None = None
    now: float = 0.0
    is_by_hand: bool = False
    requests: int = 0
    items: int = 0
    size: int = 0
    seconds: float = 0.0
    steps: Steps | None = None
    entry_id: EntryId | None = None


@dataclass(frozen=True, slots=True)
class Leaving:
    """Pending quit: the program ends once changes are sent, at the latest `until`; `cause` asked for it."""

    cause: CommandId
    until: float


@dataclass(slots=True)
class Accounts:
    """Accounts, exchanges with servers under way (by number), and synchronisations: `syncing` is the run of an account. `asked`
    are accounts to be synchronised on request, with the commands to answer. Changed marks are sent at `push_at`; `changed_at` is
    the time of the first of them, and `seq` the last change seen. `waiting` is the last published number of waiting changes. No
    feed is due for a refresh by a server before `refresh_at`, and none is refreshed before `refresh_rest`; `refresh_failures`
    counts consecutive ones. `disabled` are feeds (by remote id) that the server does not fetch, and the time of that answer.
    `visited` are accounts synchronised next because the window was opened. `intervals` are those between synchronisations by
    slot, and when they were learned. `ledger` is the number of requests left and its time (`sync.ledger`), and `ordered` are
    accounts whose subscriptions the user changed; `refresh_asked` are feeds that the user wants refreshed. `changes` are times at
    which recently listed items changed.
    """

    known: dict[AccountId, Account] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    syncing: dict[AccountId, int] = field(default_factory=dict)
    asked: dict[AccountId, list[CommandId]] = field(default_factory=dict)
    push_at: float = math.inf
    changed_at: float = math.inf
    seq: int = -1
    waiting: dict[AccountId, int] = field(default_factory=dict)
    refresh_at: dict[AccountId, float] = field(default_factory=dict)
    refresh_rest: dict[AccountId, float] = field(default_factory=dict)
    refresh_failures: dict[AccountId, int] = field(default_factory=dict)
    disabled: dict[AccountId, tuple[float, frozenset[str]]] = field(default_factory=dict)
    intervals: dict[AccountId, tuple[float, Numbers]] = field(default_factory=dict)
    leaving: Leaving | None = None
    visited: set[AccountId] = field(default_factory=set)
    ledger: dict[AccountId, tuple[float, float]] = field(default_factory=dict)
    ordered: set[AccountId] = field(default_factory=set)
    refresh_asked: dict[AccountId, list[FeedId]] = field(default_factory=dict)
    changes: dict[AccountId, dict[int, int]] = field(default_factory=dict)

    def drop(self, number: int) -> None:
        """Forget an exchange whose last wish was withheld: it would never be answered."""
        run = self.runs.pop(number, None)
        if run is not None and run.account_id is not None and self.syncing.get(run.account_id) == number:
            del self.syncing[run.account_id]

    def forget_refreshes(self, account_id: AccountId) -> None:
        for each in (self.refresh_at, self.refresh_rest, self.refresh_failures, self.disabled):
            each.pop(account_id, None)

    def ask(self, account_ids: Iterable[AccountId], cause: CommandId) -> None:
        """Synchronise these accounts now on the user's request; one under way is followed by another."""
        for account_id in account_ids:
            self.asked.setdefault(account_id, []).append(cause)


@dataclass(slots=True)
class FolderUse:
    """Exchange with other computers through a folder. `run` is the one under way, `asked` are commands that wait for its end,
    `orders` those that wait for their turn in the folder.

    Changes made since `changed_at` are written at `write_at`; the folder was read at `read_at`, and something came from it at
    `came_at`. `files` is the `SharedFolder`, whose log of ours was checked unless it `needs_check`. `needs_all`: that log is
    written again, since the log of another computer is gone. `name` was written there at `named_at`. `answers` of servers
    (`engine.answers`) are written at `answers_at`, if nothing is before; the last answer to another computer that
    counted as a request is kept in `counted`. `visits` are written with them. `salt` is that of the passphrase that was
    chosen here last.
    """

    run: int | None = None
    asked: list[CommandId] = field(default_factory=list)
    orders: deque[Command] = field(default_factory=deque)
    changed_at: float = math.inf
    write_at: float = math.inf
    read_at: float = -math.inf
    came_at: float = -math.inf
    files: Any = None
    needs_check: bool = False
    needs_all: bool = False
    name: str = ""
    named_at: float = -math.inf
    answers: dict[FeedId, Any] = field(default_factory=dict)
    answers_at: float = math.inf
    counted: dict[FeedId, int] = field(default_factory=dict)
    visits: list[AccessRecord] = field(default_factory=list)
    salt: str = ""

    def drop(self, cause: CommandId) -> None:
        """Forget a command that could not be stored and was refused."""
        self.asked = [each for each in self.asked if each != cause]
        self.orders = deque(each for each in self.orders if each.command_id != cause)


@dataclass(slots=True)
class SendingUse:
    """Articles wait to be sent, the first at `next_at`; `run` is under way. `by_hand`: those the user had sent himself, by article
    and target; `turns`: how often an article waited for its pictures.
    """

    next_at: float = math.inf
    run: int | None = None
    by_hand: set[tuple[EntryId, str]] = field(default_factory=set)
    turns: dict[tuple[EntryId, str], int] = field(default_factory=dict)


FEEDS_IN_FLIGHT = 8
LINGER_SECONDS = 3.0
"""Seconds after which a fetch releases its slot, so that a hundred slow servers do not delay four hundred quick ones."""
LINGERING_MAX = 56


@dataclass(frozen=True, slots=True)
class Flight:
    task: Task
    host: str
    url: str
    started_at: float


@dataclass(slots=True)
class Batch:
    """Progress of retrievals started together; both 0 when nothing is under way."""

    done: int = 0
    total: int = 0


@dataclass(slots=True)
class PendingNotices:
    """Entries to notify the user of, in order of arrival; None if no rule asks for it, else the rule's sound
    (`engine.notices`). `began_at`, `seen_at` and `notified_at`: times of the engine's start, the last visit, and the last
    digest. `check_at`: no check is useful before. `held_up_since`: when the awaited retrievals began. `times` were learned at
    `learned_at`. Entries that were `announced` are kept while stories are on, as one notification of a story is enough.
    """

    entries: dict[EntryId, str | None] = field(default_factory=dict)
    began_at: float = -math.inf
    seen_at: float = -math.inf
    notified_at: float = -math.inf
    check_at: float = -math.inf
    held_up_since: float | None = None
    times: ReadingTimes | None = None
    learned_at: float = -math.inf
    announced: dict[EntryId, None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Probes:
    """Last probe of a host, and how often it did not answer a request."""

    at: float = -math.inf
    silent: int = 0


@dataclass(slots=True)
class Outage:
    """Evidence of a network fault on this computer: `problem` and `since` while one is assumed. `answered_at` is when a server
    last showed that the network works. `suspects` failed in a way that may be the network's fault, `exempt` are those it was
    blamed for once; `pages` holds which feeds got which page. At `probe_at` one feed probes whether it is over, after `probed`
    others; `probes` is kept by host.
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
    """Storage pause: nothing is retrieved by schedule before `until`, since the database could not be written `count` times in a
    row. At `room_at` it is checked whether it can be again. Failed `parts` of a tick (the last at `failed_at`) are left out until
    then; while `is_doubtful`, memory could not be reloaded.
    """

    until: float = 0.0
    count: int = 0
    room_at: float = 0.0
    parts: dict[Callable[..., None], float] = field(default_factory=dict)
    failed_at: float = -math.inf
    is_doubtful: bool = False


@dataclass(slots=True)
class Conditions:
    """Power and network as the desktop reports them, and the share of requests they allow."""

    is_battery_low: bool = False
    is_metered: bool = False
    throttling: Throttling = NO_THROTTLING


@dataclass(slots=True)
class Pause:
    """Pause by the user: nothing is scheduled before `until`; `held_until`, unless 0, includes quiet hours."""

    until: float = 0.0
    held_until: float = 0.0


PREVIEW_SECONDS = 600


@dataclass(frozen=True, slots=True)
class SeenFeed:
    """Previewed document of a feed not yet followed; `result` without its body. `refused` is the result of https before that."""

    result: FetchResult
    parsed: ParsedFeed
    at: float
    refused: Problem | None = None


@dataclass(frozen=True, slots=True)
class SeenPage:
    """Previewed page without a feed, with its body: choosing its blocks needs no second request."""

    result: FetchResult
    at: float
    refused: Problem | None = None


@dataclass(slots=True)
class RulePrograms:
    """Program run of a rule under way, or None; while `may_wait` is false, none is queued."""

    run_id: int | None = None
    rule_name: str = ""
    may_wait: bool = False


@dataclass(slots=True)
class Mail:
    """Newsletters among the feeds, some perhaps not followed any more; those whose servers announce messages; those to retrieve again
    after their present retrieval; and those to follow once their password is stored.
    """

    feeds: set[FeedId] = field(default_factory=set)
    watched: frozenset[str] = frozenset()
    again: set[FeedId] = field(default_factory=set)
    adding: dict[CommandId, AddNewsletters] = field(default_factory=dict)


@dataclass(slots=True)
class Returns:
    """Return of the user at `waiting_since` that is not decided yet, or None; `decided_at` is the last decision. `ticked_at` is
    when the engine ran last, `woken_at` when it noticed a sleep: the network may come later.
    """

    waiting_since: float | None = None
    decided_at: float = -math.inf
    ticked_at: float = -math.inf
    woken_at: float = -math.inf


@dataclass(slots=True)
class StoryState:
    """Articles by which new ones find their stories: an index (`learning.stories`) for each account, None for this computer. All up to
    `until` are in it, None before the first; others are read from `next_at` on, while it `is_behind`.
    """

    next_at: float
    until: EntryId | None = None
    is_behind: bool = True
    indexes: dict[AccountId | None, Any] = field(default_factory=dict)


@dataclass(slots=True)
class ErasedHabits:
    """Erased data that can be restored, by the command that erased it; at `sweep_at` the write-ahead log is emptied of it.
    `left`: an erased presence by its beginning, and its end, which came after the erasure.
    """

    kept: dict[CommandId, tuple[Kept, ...]] = field(default_factory=dict)
    left: tuple[int, float] | None = None
    sweep_at: float = math.inf


def due_at(feed: Feed) -> float:
    """Return when a feed is due: a new one at once; never if it is gone, paused, of an account or refreshed only by hand."""
    if feed.account_id is not None or not feed.is_scheduled:
        return math.inf
    if feed.retrieved_at is None:
        return 0.0
    return math.inf if feed.next_at is None else feed.next_at


@dataclass(slots=True)
class EngineState:
    """Connection, memory and outbox of the core. `feeds` mirrors the feed table of all subscribed feeds; `busy` are those being
    fetched or parsed; before `scan_at` no other feed falls due. `picture_failures`: times until which the list requests no such
    picture. Before `briefing_review_at` no briefing is due. At `downloads_at` a download may start; `is_undo_possible` is false for files deleted in the last run. `here_since`: when
    the user came to the computer (UTC seconds), None while they are away or that is not recorded.
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
    pictures_waiting: list[Any] = field(default_factory=list)
    thumbnails_waiting: list[Any] = field(default_factory=list)
    """`PictureTask`s of the open article, and of the visible list."""
    picture_failures: dict[str, tuple[Problem, float]] = field(default_factory=dict)
    background: BackgroundRequests = field(default_factory=BackgroundRequests)
    busy: set[FeedId] = field(default_factory=set)
    scan_at: float = 0.0
    outage: Outage = field(default_factory=Outage)
    storage_rest: StorageRest = field(default_factory=StorageRest)
    conditions: Conditions = field(default_factory=Conditions)
    batch: Batch = field(default_factory=Batch)
    pending_notices: PendingNotices = field(default_factory=PendingNotices)
    briefing_review_at: float = -math.inf
    upkeep_at: float = 0.0
    may_forget: bool = False
    """Expired data may be deleted as soon as servers confirm the clock."""
    forget_at: float = 0.0
    is_aside_seen: bool = False
    clock_witnesses: dict[str, tuple[float, bool]] = field(default_factory=dict)
    """Last answer of each host, and whether its date agreed with the clock."""
    default_podcasts_folder: Path = Path()
    site_rules_folder: Path | None = None
    look_up: LookUp = look_up
    downloads_at: float = 0.0
    is_undo_possible: bool = False
    erased_habits: ErasedHabits = field(default_factory=ErasedHabits)
    pause: Pause = field(default_factory=Pause)
    returns: Returns = field(default_factory=Returns)
    stories: StoryState | None = None
    """None while stories are off."""
    here_since: int | None = None
    previews: dict[str, SeenFeed] = field(default_factory=dict)
    seen_page: SeenPage | None = None
    rule_programs: RulePrograms = field(default_factory=RulePrograms)
    mail: Mail = field(default_factory=Mail)
    accounts: Accounts = field(default_factory=Accounts)
    folder: FolderUse | None = None
    """None while this computer uses no folder: nothing of `engine.computers` is imported then."""
    sending: SendingUse | None = None
    """None while no article waits to be sent: `engine.sending` is not imported then."""
    is_stopping: bool = False
    outbox: list[Effect] = field(default_factory=list)
    number: int = 0

    def load_folder(self, now: float) -> None:
        """Begin to exchange changes with other computers if this one uses a folder; changes of before may wait."""
        if not preferences.uses_folder(self.connection):
            self.folder = None
        elif self.folder is None:
            self.folder = FolderUse(changed_at=now, write_at=now)

    def load_sending(self, now: float) -> None:
        """Continue to send what waited when the program ended; without targets nothing can wait."""
        at = None
        if self.preferences.share_services:
            from reader.storage import sendings

            at = sendings.next_at(self.connection)
        if at is None:
            self.sending = None
        elif self.sending is None:
            self.sending = SendingUse(min(at, now))

    def exchange_soon(self) -> None:
        """Have the folder written and read at once, since the user comes or leaves; does nothing while none is used."""
        if self.folder is not None:
            self.folder.read_at = -math.inf

    def stamp_changes(self, now: float) -> None:
        """Advance the clock by which changes are stamped for other computers; does nothing while no folder is used."""
        if self.folder is not None:
            from reader.storage import registers

            registers.raise_clock(self.connection, now)

    def publish(self, event: Event) -> None:
        """Publish an event once the transaction is stored."""
        self.outbox.append(Publish(event))

    @contextmanager
    def storing(self) -> Iterator[None]:
        """Open a transaction outside of a message: effects and events inside are sent only if it is stored."""
        begun_before = len(self.outbox)
        try:
            with transaction(self.connection):
                yield
        except Exception:
            self.withhold(begun_before)
            raise

    def withhold(self, begun_before: int) -> None:
        """Discard effects after the given number, and their tasks."""
        for effect in self.outbox[begun_before:]:
            task: Task | None = None
            if isinstance(effect, StartFetch):
                flight = self.flights.pop(effect.request.request_id, None)
                task = flight.task if flight is not None else None
            elif isinstance(effect, StartParse):
                task, _ = self.parses.pop(effect.job.job_id, (None, None))
            elif isinstance(effect, KeepAccountSecret | ContinueRun | WorkWithFiles):
                self.accounts.drop(effect.run)
            if task is not None:
                task.withhold(self)
        del self.outbox[begun_before:]

    def replan(self) -> None:
        """Create the planner for the present preferences and conditions; it keeps the last one's notes."""
        self.memory.memo = dict(self.planner.memo())
        self.planner = self.make_planner(self.preferences, self.memory, SHARES[self.conditions.throttling.share])

    def relearn(self, memory: Memory) -> None:
        """Plan from another memory; the last planner's notes are dropped."""
        if self.here_since is not None and memory.presences and memory.presences[-1].began_at == self.here_since:
            memory.is_here = True
        self.memory = memory
        self.background.full_texts_learned_at = -math.inf
        self.planner = self.make_planner(self.preferences, memory, SHARES[self.conditions.throttling.share])

    def drop_waiting(self, is_unwanted: Callable[[FeedTask], bool]) -> None:
        """Remove feeds from the queue and from the batch's count; an empty batch ends."""
        dropped = self.queue.drop(is_unwanted)
        if dropped:
            self.batch.total -= len(dropped)
            self.end_batch()

    def end_batch(self) -> None:
        """Publish the end of the batch if nothing is under way."""
        if not self.queue and not self.busy:
            self.batch = Batch()
            self.publish(RetrievalProgress(0, 0))

    def under_way(self) -> set[FeedId]:
        """Return the feeds being fetched or parsed."""
        tasks = [flight.task for flight in self.flights.values()] + [task for task, _ in self.parses.values()]
        return {task.feed_id for task in tasks if isinstance(task, FeedTask)}

    def remember(self, feed: Feed) -> None:
        """Update a feed in memory, and the next wake-up if it is due first."""
        self.feeds[feed.feed_id] = feed
        self.background.unseen.add(feed.feed_id)
        if is_mail(feed.url):
            self.mail.feeds.add(feed.feed_id)
        if feed.account_id is not None and feed.next_at is not None:
            self.accounts.refresh_at[feed.account_id] = min(self.accounts.refresh_at.get(feed.account_id, 0.0), feed.next_at)
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
        """Send a request and remember its task; `settings` are the user's for this feed."""
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
        self.flights[request.request_id] = Flight(task, host, request.url, now)
        self.outbox.append(StartFetch(request))

    @property
    def podcasts_folder(self) -> Path:
        return Path(self.preferences.podcasts_folder or self.default_podcasts_folder)

    @property
    def episode_folders(self) -> tuple[Path, ...]:
        """Return the folders of episodes; files outside of them are never written, removed or played."""
        return (
            self.podcasts_folder,
            self.default_podcasts_folder,
            *map(Path, stored_preferences.former_folders(self.connection)),
        )

    def parse(self, task: Task, result: FetchResult, kind: JobKind, *, rule: str = "", answer: AnswerKind | None = None) -> None:
        """Send a document to the parser process and remember its task; `rule` is that of a page."""
        self.number += 1
        self.parses[self.number] = (task, result)
        job = ParseJob(self.number, kind, result.final_url, result.content_type, result.body, result.links, rule, answer)
        self.outbox.append(StartParse(job))

    def recent_page(self, url: str, now: float) -> SeenPage | None:
        """Return the page of an address if it was fetched recently to be shown; http and https count as one."""
        seen = self.seen_page
        if seen is None or now - seen.at > PREVIEW_SECONDS:
            self.seen_page = None
            return None
        return seen if canonical_url(seen.result.request.url) == canonical_url(url) else None

    def way_of(self, feed_id: FeedId | None) -> Mapping[str, str]:
        """Return those settings of a feed that apply to all its requests: its proxy."""
        own = {} if feed_id is None else subscriptions.settings_of(self.connection, feed_id)
        return {name: own[name] for name in (PROXY, PROXY_LOGIN) if name in own}

    def keep_login(self, login: KeepLogin) -> None:
        """Have the keyring store or delete a login, after noting where it may be from now on."""
        if login.username:
            stored_preferences.note_keyring_place(self.connection, place(login.url))
        self.outbox.append(login)

    def known_feed(self, feed_id: FeedId) -> Feed:
        """Return the feed. Raises ReaderError for an unknown one."""
        feed = self.feeds.get(feed_id)
        if feed is None:
            raise ReaderError(ProblemKind.NOT_SUBSCRIBED, Detail(DetailKind.NUMBERED_FEED, (feed_id,)))
        return feed


def load_memory(connection: ReadConnection, utc_offset: Callable[[float], int], now: float) -> Memory:
    """Load postings and accesses of two months, presences of six weeks, weights of feeds, the planner's memo, and any vacation."""
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    return Memory(
        utc_offset,
        posted=entries.all_posted_at(connection, since, POSTINGS_KEPT),
        accesses=history.accesses(connection, since),
        presences=readings.presences(connection, int(now) - KEPT_DAYS * DAY_SECONDS),
        weights=feed_weights(connection, now),
        memo=preferences.load_memo(connection),
        away_until=float(history.milestones(connection).get(history.VACATION_UNTIL, 0)),
    )


def is_recording(state: EngineState, now: float) -> bool:
    return state.preferences.habits_record and now >= state.preferences.habits_pause_until
