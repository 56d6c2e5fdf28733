"""Tasks: purposes of the fetches and parses under way."""

from collections.abc import Hashable
from typing import Any, ClassVar

from reader.domain.errors import Problem
from reader.domain.events import CommandFailed
from reader.domain.feed import NOTHING_EXPECTED, Expectation, Rule
from reader.domain.ids import CommandId, FeedId
from reader.domain.reasons import Reason
from reader.domain.retrieval import FetchResult, JobKind, ParseResult, RequestKind
from reader.domain.value_classes import dataclass


class Task:
    """Purpose of a request and of the parse of its answer: a class for each kind, in its module of `jobs`. Its fields are what one
    request has to know; a `feed_id` and an `entry_id` among them are named in the log. `state` is the EngineState, which knows
    this class. Retrievals of feeds, which have a log of their own, `core` hands to `jobs.retrievals`.
    """

    __slots__ = ()

    @property
    def kind(self) -> RequestKind:
        raise NotImplementedError

    def fetched(self, state: Any, result: FetchResult, now: float) -> None:
        raise NotImplementedError

    def parsed(self, state: Any, result: FetchResult, parsed: ParseResult, now: float) -> None:
        raise NotImplementedError

    def fail(self, state: Any, problem: Problem) -> None:
        """Tell those who wait that the answer could not be stored."""

    def withhold(self, state: Any) -> None:
        """Forget what waits for a request that is not sent after all."""


class BackgroundTask(Task):
    """Background request: it takes turns at a host like retrievals, and comes after them (`jobs.background`)."""

    __slots__ = ()
    pause_seconds: ClassVar[float] = 0.0
    """Pause between two of a host; without one the user waits for them."""
    has_own_limits: ClassVar[bool] = False
    """Its module decides when they start, and nobody waits for them."""
    feed_id: FeedId
    url: str

    @property
    def key(self) -> Hashable:
        """Return what no two queued tasks of a kind have in common."""
        return self.url

    def start(self, state: Any, now: float) -> None:
        """Send the request, if it is still wanted. Called when its turn comes."""
        raise NotImplementedError


class CommandTask(Task):
    """Request whose problem is the answer to a command, and whose answer is parsed as `job`."""

    __slots__ = ()
    cause: CommandId
    job: ClassVar[JobKind]

    def fetched(self, state: Any, result: FetchResult, now: float) -> None:
        del now
        if result.problem is not None:
            self.fail(state, result.problem)
        else:
            state.parse(self, result, self.job)

    def fail(self, state: Any, problem: Problem) -> None:
        state.publish(CommandFailed(problem, cause=self.cause))


@dataclass(frozen=True, slots=True)
class FeedTask(Task):
    """Retrieval of a subscribed feed. `is_whole`: the document is wanted whatever is known of it."""

    feed_id: FeedId
    rule: Rule
    reason: Reason | None
    cause: CommandId | None = None
    expected: Expectation = NOTHING_EXPECTED
    is_whole: bool = False
