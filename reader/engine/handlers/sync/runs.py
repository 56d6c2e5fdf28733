"""Exchanges with servers as generators: each yields what it wants done, is sent the answer, and does the rest of its work in between.

A step runs inside the transaction of its message, as any handler; what it yields leaves after the commit. A step that fails ends its
run: whatever began it is answered, and a later one begins again.
"""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import TypeVar

from reader.domain.accounts import ApiCall, ItemIds, ServerAnswer, ServerFeeds, ServerStates
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.ids import AccountId
from reader.domain.parsing import JobKind, ParseResult
from reader.domain.retrieval import FetchResult, Purpose
from reader.domain.urls import host_of
from reader.engine.account_memory import Answer, Call, GiveWay, KeepSecret, Run, Steps, Wish
from reader.engine.effects import ContinueRun, KeepAccountSecret
from reader.engine.handlers.sync import ledger
from reader.engine.state import EngineState
from reader.engine.tasks import SyncTask

T = TypeVar("T")

ITEMS_MAX = 1_000_000
"""Ids in all lists of one exchange, some of which are read twice. A server with 200,000 unread articles comes to half of it."""
FEEDS_MAX = 20_000
ANSWERS_MAX = 10_000
"""A million articles are asked for in 4,000 requests."""
MEGABYTES_MAX = 4096
"""A first synchronisation of 100,000 long articles comes to half of it. What is stored stays, and the next one goes on."""
MINUTES_MAX = 240
"""So long a server may let us wait, all requests of one exchange together."""
ANSWER_SECONDS_MAX = 600
"""A request ends before; what took longer was a clock that was set, or a computer asleep."""


class CallError(Exception):
    """A request of a run that was not answered as it should have been; it ends the run in a way that is stored."""

    def __init__(self, problem: Problem, result: FetchResult | None = None) -> None:
        """Carry the problem, and the answer that it is about."""
        super().__init__(problem.sentence())
        self.problem = problem
        self.result = result


def ask(run: Run, call: Call) -> Generator[Wish, Answer, Answer]:
    """One request within a run. Raises CallError unless it is answered, and as it should be."""
    answer = yield call
    run.requests += 1
    if answer.problem is not None:
        raise CallError(answer.problem, answer.result)
    if (excess := _excess(run, answer)) is not None:
        raise CallError(Problem(ProblemKind.SYNC_LIMIT, excess), answer.result)
    return answer


def _excess(run: Run, answer: Answer) -> Detail | None:
    """Count what an answer adds to its exchange; what became more than any server has."""
    feeds = 0
    match answer.value:
        case ItemIds(item_ids):
            run.items += len(item_ids)
        case ServerStates(states):
            run.items += len(states)
        case ServerFeeds(listed):
            feeds = len(listed)
    amounts = (
        (DetailKind.MANY_ITEMS, run.items, ITEMS_MAX),
        (DetailKind.MANY_FEEDS, feeds, FEEDS_MAX),
        (DetailKind.MANY_ANSWERS, run.requests, ANSWERS_MAX),
        (DetailKind.MANY_MEGABYTES, run.size >> 20, MEGABYTES_MAX),
        (DetailKind.MANY_MINUTES, run.seconds / 60, MINUTES_MAX),
    )
    return next((Detail(kind, (most,)) for kind, amount, most in amounts if amount > most), None)


def ask_for(run: Run, call: Call, kind: type[T]) -> Generator[Wish, Answer, T]:
    """One request whose answer has to be of this kind."""
    answer = yield from ask(run, call)
    if not isinstance(answer.value, kind):
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.value


def confirm(run: Run, call: Call) -> Generator[Wish, Answer, FetchResult]:
    """One change. Raises CallError unless the server says exactly OK: a login page is an answer too."""
    answer = yield from ask(run, call)
    if answer.result is None or answer.result.body.strip() != b"OK":
        raise CallError(Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER)), answer.result)
    return answer.result


def begin(state: EngineState, run: Run, steps: Steps, now: float) -> None:
    """Let a run take its first step."""
    run.steps = steps
    state.accounts.runs[run.number] = run
    try:
        _step(state, run, None, now)
    except Exception:
        state.accounts.drop(run.number)
        raise


def new_run(
    state: EngineState, failed: Callable[[EngineState, Problem, float], None], account_id: AccountId | None = None
) -> Run:
    """A run with a number of its own."""
    state.number += 1
    return Run(state.number, failed, account_id)


def fetched(state: EngineState, task: SyncTask, result: FetchResult, now: float) -> None:
    """A server answered a request of a run; of one that was ended meanwhile nobody asks."""
    run = state.accounts.runs.get(task.run)
    if run is None:
        return
    if not result.status and result.problem is not None and result.problem.kind in CONNECTIVITY:
        _count(state, run, result.request.call, now, amount=-1)
    run.size += max(len(result.body), result.wire_bytes)
    run.seconds += min(max(result.finished_at - result.started_at, 0), ANSWER_SECONDS_MAX)
    if result.problem is None and task.answer is not None:
        state.parse(task, result, JobKind.ANSWER, answer=task.answer)
    else:
        _step(state, run, Answer(result, problem=result.problem), now)


def parsed(state: EngineState, task: SyncTask, result: FetchResult, value: ParseResult, now: float) -> None:
    """The parser process read an answer."""
    run = state.accounts.runs.get(task.run)
    if run is None:
        return
    if isinstance(value, Problem):
        _step(state, run, Answer(result, problem=value), now)
    elif isinstance(value, ServerAnswer):
        _step(state, run, Answer(result, value), now)
    else:
        _step(state, run, Answer(result, problem=Problem(ProblemKind.BAD_ANSWER)), now)


def kept(state: EngineState, number: int, problem: Problem | None, now: float) -> None:
    """The keyring answered, or it is the turn of a run that gave way."""
    run = state.accounts.runs.get(number)
    if run is not None:
        _step(state, run, Answer(problem=problem), now)


def give_up(state: EngineState, number: int, problem: Problem, now: float) -> None:
    """A step could not be stored: its run is over, and whoever waits for it is answered."""
    run = state.accounts.runs.pop(number, None)
    if run is not None:
        if run.steps is not None:
            run.steps.close()
        run.failed(state, problem, now)


def _step(state: EngineState, run: Run, answer: Answer | None, now: float) -> None:
    run.now = now
    assert run.steps is not None  # noqa: S101 -- set by `begin`
    try:
        wish = next(run.steps) if answer is None else run.steps.send(answer)
    except StopIteration:
        state.accounts.runs.pop(run.number, None)
        return
    if isinstance(wish, GiveWay):
        state.outbox.append(ContinueRun(run.number))
        return
    if isinstance(wish, KeepSecret):
        state.outbox.append(KeepAccountSecret(run.number, wish.place, wish.username, wish.secret))
        return
    call = wish.call
    _count(state, run, call, now)
    host = host_of(call.server.url)
    request = state.request(call.url, Purpose.SYNC, may_be_private=True)
    state.send(SyncTask(run.number, wish.answer, wish.feed_id), replace(request, call=call), host, now)


def _count(state: EngineState, run: Run, call: ApiCall | None, now: float, *, amount: int = 1) -> None:
    if call is not None and call.account_id is not None:
        ledger.count(state, call.account_id, now, by_hand=run.is_by_hand, amount=amount)
