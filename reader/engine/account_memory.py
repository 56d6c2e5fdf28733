"""What the core remembers of accounts between two messages, and the exchanges with their servers that are under way."""

import math
from collections.abc import Callable, Generator, Iterable
from dataclasses import field
from typing import Any

from reader.domain.accounts import Account, AnswerKind, ApiCall, ServerAnswer
from reader.domain.errors import Problem
from reader.domain.ids import AccountId, CommandId, FeedId
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers


@dataclass(frozen=True, slots=True)
class Call:
    """A request, and what its answer is to be read as; without that its body is the answer. `feed_id` is that of a feed to be refreshed."""

    call: ApiCall
    answer: AnswerKind | None = None
    feed_id: FeedId | None = None


@dataclass(frozen=True, slots=True)
class KeepSecret:
    """Have the system's keyring keep a password under `place`, or forget it where the name is empty."""

    place: str
    username: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class GiveWay:
    """Store what was done so far, and go on once what waits has had its turn: no step of much work holds up the others."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of what was yielded: a problem, or a value where one was asked for."""

    result: FetchResult | None = None
    value: ServerAnswer | None = None
    problem: Problem | None = None


Wish = Call | KeepSecret | GiveWay
Steps = Generator[Wish, Answer, None]


@dataclass(slots=True)
class Run:
    """An exchange under way. `now` is the time of its present step; `failed` answers for it where a step could not be stored.

    `is_by_hand`: the user asked for it. `requests`, `items` (ids that were listed), `size` (bytes) and `seconds` (spent waiting for answers) are what it came to so far.
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


@dataclass(frozen=True, slots=True)
class Leaving:
    """The program ends once what waits is sent, at the latest `until`; `cause` asked for it."""

    cause: CommandId
    until: float


@dataclass(slots=True)
class Accounts:
    """Accounts, exchanges with servers under way (by number), and synchronisations: `syncing` is the run of an account.

    `asked` are accounts to be synchronised because the user wants it, with whom to answer. Marks that changed are sent at `push_at`;
    `changed_at` is when the first of them did, and `seq` the last change that was seen. `waiting` is what was last published as waiting.
    No feed is due to be refreshed by a server before `refresh_at`, and none is before `refresh_rest`, whatever is due; `refresh_failures` are those in
    a row. `disabled` are feeds (by what the server calls them) that it does not fetch, and when it said so.
    `visited` are those that are synchronised next because somebody opened the window.
    `intervals` are those between synchronisations by slot, and when they were learned. `ledger` is how many requests were left and when
    (`sync.ledger`), and `ordered` are accounts whose subscriptions the user changed; `refresh_asked` are feeds that he wants refreshed. `changes` is when
    items changed that a survey listed lately.
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

    def note_plan(self, account_id: AccountId | None, at: float | None) -> None:
        """A feed of an account is to be refreshed at this time."""
        if account_id is not None and at is not None:
            self.refresh_at[account_id] = min(self.refresh_at.get(account_id, 0.0), at)

    def drop(self, number: int) -> None:
        """Forget an exchange whose last wish was withheld: nobody would ever answer it."""
        run = self.runs.pop(number, None)
        if run is not None and run.account_id is not None and self.syncing.get(run.account_id) == number:
            del self.syncing[run.account_id]

    def forget_refreshes(self, account_id: AccountId) -> None:
        """Forget when its server refreshes what."""
        for each in (self.refresh_at, self.refresh_rest, self.refresh_failures, self.disabled):
            each.pop(account_id, None)

    def ask(self, account_ids: Iterable[AccountId], cause: CommandId) -> None:
        """The user wants these synchronised now; one under way is followed by another."""
        for account_id in account_ids:
            self.asked.setdefault(account_id, []).append(cause)
