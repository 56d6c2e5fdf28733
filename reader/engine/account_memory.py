"""Memory of accounts between two messages, and exchanges with their servers under way."""

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
    """Request with the type its answer is parsed as; without one the body is the answer. `feed_id` is that of a feed to be
    refreshed.
    """

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
class GiveWay:
    """Request to commit, and continue after waiting messages: no long step holds up others."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer to a wish: a problem, or a value if one was asked for."""

    result: FetchResult | None = None
    value: ServerAnswer | None = None
    problem: Problem | None = None


Wish = Call | KeepSecret | GiveWay
Steps = Generator[Wish, Answer, None]


@dataclass(slots=True)
class Run:
    """Exchange under way. `now` is the time of its present step; `failed` handles a step that could not be stored. `is_by_hand`:
    the user started it. `requests`, `items` (listed ids), `size` (bytes) and `seconds` (spent waiting for answers) are its totals
    so far.
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

    def note_plan(self, account_id: AccountId | None, at: float | None) -> None:
        """Record the time of a feed's next refresh by its account's server."""
        if account_id is not None and at is not None:
            self.refresh_at[account_id] = min(self.refresh_at.get(account_id, 0.0), at)

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
