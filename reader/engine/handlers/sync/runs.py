"""Exchanges with servers as generators: each yields a wish, is sent the answer, and works in between. A step runs inside the
transaction of its message, like any handler; its wish is sent after the commit. A failing step ends its run: the command that
began it is answered, and a later run begins again.
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
"""Ids in all lists of one exchange, some of which are read twice. A server with 200,000 unread articles needs half of it."""
FEEDS_MAX = 20_000
ANSWERS_MAX = 10_000
"""Answers of one exchange: a million articles take 4,000 requests."""
MEGABYTES_MAX = 4096
"""Megabytes of one exchange: a first synchronisation of 100,000 long articles takes half of it. Stored data stays, and the next
one continues.
"""
MINUTES_MAX = 240
"""Longest total wait for a server in one exchange."""
ANSWER_SECONDS_MAX = 600
"""Longest plausible wait for an answer: requests end before, so a longer one was a change of the clock or a sleep."""


class CallError(Exception):
    """Raised for a request without a valid answer; it ends the run in a way that is stored."""

    def __init__(self, problem: Problem, result: FetchResult | None = None) -> None:
        super().__init__(problem.sentence())
        self.problem = problem
        self.result = result


def ask(run: Run, call: Call) -> Generator[Wish, Answer, Answer]:
    """Send one request of a run. Raises CallError without a valid answer."""
    answer = yield call
    run.requests += 1
    if answer.problem is not None:
        raise CallError(answer.problem, answer.result)
    if (excess := _excess(run, answer)) is not None:
        raise CallError(Problem(ProblemKind.SYNC_LIMIT, excess), answer.result)
    return answer


def _excess(run: Run, answer: Answer) -> Detail | None:
    """Count an answer towards its exchange; return the limit it exceeds."""
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
    """Send one request and check its answer's type. Raises CallError."""
    answer = yield from ask(run, call)
    if not isinstance(answer.value, kind):
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.value


def confirm(run: Run, call: Call) -> Generator[Wish, Answer, FetchResult]:
    """Send one change. Raises CallError unless the server answers exactly OK: a login page is an answer too."""
    answer = yield from ask(run, call)
    if answer.result is None or answer.result.body.strip() != b"OK":
        raise CallError(Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER)), answer.result)
    return answer.result


def begin(state: EngineState, run: Run, steps: Steps, now: float) -> None:
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
    state.number += 1
    return Run(state.number, failed, account_id)


def fetched(state: EngineState, task: SyncTask, result: FetchResult, now: float) -> None:
    """Handle a server's answer to a run, unless the run was ended meanwhile."""
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
    """Continue after the keyring's answer, or a run that gave way."""
    run = state.accounts.runs.get(number)
    if run is not None:
        _step(state, run, Answer(problem=problem), now)


def give_up(state: EngineState, number: int, problem: Problem, now: float) -> None:
    """End a run whose step could not be stored, and answer who waits for it."""
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
