"""Storage failures: memory is reset to the database, and no server is asked again and again because of them."""

import logging
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from reader.domain.addresses import host_of
from reader.domain.commands import Command
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, StorageFailed
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, AccountId, CommandId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass
from reader.engine import pauses
from reader.engine.jobs import outcomes, retrievals
from reader.engine.messages import FetchFinished, FilesDone, LoginKept, Message, ParseFinished, RunContinues, SecretKept
from reader.engine.state import EngineState, ErasedHabits, Run, load_memory
from reader.engine.sync import runs, schedule
from reader.engine.sync.runs import SyncTask
from reader.engine.tasks import BackgroundTask, FeedTask, Task
from reader.net import politeness
from reader.storage import database_file, feeds, preferences, writer
from reader.storage.connection import DatabaseError, database_path, problem_of
from reader.storage.writer import transaction

STORAGE_PROBLEMS = frozenset(
    {ProblemKind.DISK_FULL, ProblemKind.PROFILE_READ_ONLY, ProblemKind.DAMAGED_DATABASE, ProblemKind.PROFILE_IN_USE}
)
RESTS_SECONDS = (600, 1200, 2400, 4800, 9600, 21_600)
"""Pauses of scheduled retrieval while the database cannot be written, by consecutive failures."""
FORGOTTEN_SECONDS = DAY_SECONDS
ROOM_SECONDS = 60
"""Seconds between checks whether a pause can end because there is room again; not after the third in a row, when room is not the
cause.
"""
RESTS_CUT_SHORT = 2
FAILED_STORE_SECONDS = 3600
ASKED_SECONDS = 10
"""Seconds after which a failed part of a tick is retried on a user's command, which may wait for it. Downloads wait for it too.
"""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pending:
    """State saved before a message is handled: the task its answer is for, the server's answer, the number of earlier events, and
    what can be restored in memory. `run` is the number of the exchange with a server that the message advances; it may also end
    others of `runs`. `asked` are accounts that the user waits for.
    """

    message: Message
    task: Task | None
    result: FetchResult | None
    published_before: int
    erased_before: ErasedHabits
    run: int
    runs: Mapping[int, Run]
    asked: Mapping[AccountId, list[CommandId]]


def awaited(state: EngineState, message: Message) -> tuple[Task, FetchResult] | tuple[None, None]:
    """Return the task and the result of an answer or a parsed document; None where nothing waits for it."""
    if isinstance(message, FetchFinished):
        flight = state.flights.get(message.result.request.request_id)
        return (None, None) if flight is None else (flight.task, message.result)
    return state.parses.get(message.job_id, (None, None)) if isinstance(message, ParseFinished) else (None, None)


def pending_before(state: EngineState, message: Message) -> Pending:
    """Save what is needed to roll a message back. Never raises: an answer that nothing waits for has no task."""
    task, result = awaited(state, message)
    erased = state.erased_habits
    owner = task if isinstance(task, SyncTask) else message
    number = owner.run if isinstance(owner, SyncTask | SecretKept | RunContinues | FilesDone) else 0
    asked = {account_id: list(causes) for account_id, causes in state.accounts.asked.items()}
    erased_before = replace(erased, kept=dict(erased.kept))
    return Pending(message, task, result, len(state.outbox), erased_before, number, dict(state.accounts.runs), asked)


def problem_in(state: EngineState, error: Exception, what: str) -> Problem:
    """Translate an error into a problem. `what` names the step that failed; unexpected errors are logged with their location."""
    if isinstance(error, ReaderError):
        return error.problem
    known: Problem | None = None
    if isinstance(error, DatabaseError):
        with suppress(DatabaseError):
            known = problem_of(error, database_path(state.connection))
    if known is None:
        log.error("A %s could not be handled", what, exc_info=error)
    return known or Problem(ProblemKind.BUG, what)


def roll_back(state: EngineState, begun: Sequence[Pending], problem: Problem, now: float) -> None:
    """Revert the effects of these messages in memory, since none was stored, and answer those who wait for them. Never raises."""
    for pending in reversed(begun):
        _forget(state, pending)
        _apply_cooldown(state, pending.result, now)
    for pending in begun:
        with _logging_errors("answering"):
            _answer(state, pending, problem)
    with _logging_errors("reading back"):
        _reload_memory(state, now)
    for pending in begun:
        # the pause that it sets would be lost by reading back
        with _logging_errors("ending a run"):
            _end_runs(state, pending, problem, now)
    if problem.kind is ProblemKind.DAMAGED_DATABASE:
        with _logging_errors("suspecting"):
            database_file.suspect(Path(database_path(state.connection)))
    if problem.kind in STORAGE_PROBLEMS:
        _rest(state, now)
        state.publish(StorageFailed(problem))
    answers = {pending.task.feed_id: pending.result for pending in begun if isinstance(pending.task, FeedTask)}
    # also those that were complete but for the commit
    for feed_id in _settle(state) | answers.keys():
        with _logging_errors("putting off"):
            _put_off(state, feed_id, answers.get(feed_id), now)


def part_failed(state: EngineState, part: Callable[..., None], problem: Problem, now: float) -> None:
    """Handle the failure of a scheduled part; it is tried again after the database's pause. Never raises."""
    with _logging_errors("reading back"):
        _reload_memory(state, now)
    _settle(state)
    _rest(state, now)
    state.storage_rest.parts[part], state.storage_rest.failed_at = state.storage_rest.until, now
    if problem.kind in STORAGE_PROBLEMS:
        state.publish(StorageFailed(problem))


def asked(state: EngineState, now: float) -> None:
    rest = state.storage_rest
    soon = max(now, min(rest.failed_at, now) + ASKED_SECONDS)
    rest.parts = {part: min(until, soon) for part, until in rest.parts.items()}


@contextmanager
def _logging_errors(what: str) -> Iterator[None]:
    """Log an exception of one cleanup step so that the others still run."""
    try:
        yield
    except Exception:
        log.exception("After a failure, %s failed too", what)


def _settle(state: EngineState) -> set[FeedId]:
    """Release what requests and documents that no longer exist hold up; return the feeds whose retrieval is over by that."""
    state.gate.keep({flight.host for flight in state.flights.values() if isinstance(flight.task, FeedTask | BackgroundTask)})
    over = state.busy - state.under_way()
    for feed_id in over:
        retrievals.count_done(state, feed_id)
    return over


def review(state: EngineState, now: float) -> None:
    """During a storage pause, check whether the database can be written again. Called on every tick."""
    if not state.storage_rest.room_at <= now < state.storage_rest.until:
        return
    state.storage_rest.room_at = now + ROOM_SECONDS
    if writer.has_room(state.connection):
        state.storage_rest.until = now
        state.storage_rest.parts.clear()
        outcomes.spread_overdue(state, now)


def next_review_at(state: EngineState, now: float) -> float:
    """Return the time of the next check whether the database can be written; never without a pause."""
    return state.storage_rest.room_at if now < state.storage_rest.until else math.inf


def _forget(state: EngineState, pending: Pending) -> None:
    """End the task of a message, and discard what it would have started."""
    message = pending.message
    state.erased_habits = pending.erased_before
    state.accounts.asked = dict(pending.asked)
    if state.folder is not None and isinstance(message, Command):
        state.folder.drop(message.command_id)
    if isinstance(message, FetchFinished):
        state.flights.pop(message.result.request.request_id, None)
    elif isinstance(message, ParseFinished):
        state.parses.pop(message.job_id, None)
    state.withhold(pending.published_before)


def _apply_cooldown(state: EngineState, result: FetchResult | None, now: float) -> None:
    """Apply the cooldown that a host asked for, although it could not be stored."""
    until = politeness.host_cooldown(result, now) if result is not None else None
    if result is not None and until is not None:
        state.gate.set_cooldown(host_of(result.request.url), until)


def reload_if_doubtful(state: EngineState, now: float) -> None:
    """Before anything else, reload what could not be read after the last failure."""
    if state.storage_rest.is_doubtful:
        with _logging_errors("reading back"):
            _reload_memory(state, now)


def _reload_memory(state: EngineState, now: float) -> None:
    """Reload memory from the database, keeping cooldowns that servers asked for; a failed read is retried."""
    state.storage_rest.is_doubtful = True
    with suppress(DatabaseError):
        followed = {feed.feed_id: feed for feed in feeds.feeds(state.connection)}
        for known in [state.feeds[feed_id] for feed_id in followed.keys() & state.feeds.keys()]:
            if known.url == followed[known.feed_id].url:
                followed[known.feed_id] = _asked(followed[known.feed_id], known.asked_until, known.asked_rule)
        values, memory = preferences.load(state.connection), load_memory(state.connection, state.utc_offset, now)
        state.feeds, state.preferences, state.scan_at = followed, values, now
        state.background.unseen.update(followed)
        state.relearn(memory)
        outcomes.undo_future_times(state, now)
        state.downloads_at = now + ASKED_SECONDS
        pauses.load_pause(state)
        schedule.load(state, now)
        state.load_folder(now)
        state.load_sending(now)
        state.storage_rest.is_doubtful = False


def _answer(state: EngineState, pending: Pending, problem: Problem) -> None:
    match pending.message, pending.task:
        case Command() as command, _:
            state.publish(CommandFailed(problem, cause=command.command_id))
        case _, Task() as task:
            task.fail(state, problem)
        case LoginKept() as kept, _ if kept.cause is not None:
            state.publish(CommandFailed(problem, cause=kept.cause))
        case _:
            pass


def _end_runs(state: EngineState, pending: Pending, problem: Problem, now: float) -> None:
    """End exchanges with an account's server whose step, or whose end, could not be stored."""
    for number, run in pending.runs.items():
        if number == pending.run or number not in state.accounts.runs:
            state.accounts.runs[number] = run
            runs.give_up(state, number, problem, now)


def _rest(state: EngineState, now: float) -> None:
    state.drop_waiting(lambda _: True)
    if now < state.storage_rest.until:
        # answers to requests under way when the first failed
        return
    if now > state.storage_rest.until + FORGOTTEN_SECONDS:
        state.storage_rest.count = 0
    state.storage_rest.until = now + RESTS_SECONDS[min(state.storage_rest.count, len(RESTS_SECONDS) - 1)]
    state.storage_rest.count += 1
    state.storage_rest.room_at = now + ROOM_SECONDS if state.storage_rest.count <= RESTS_CUT_SHORT else math.inf


def _asked(feed: Feed, until: int, rule: Reason | None) -> Feed:
    """Return the feed with a server's requested wait, if it is longer than the known one."""
    if until > feed.asked_until:
        feed = replace(feed, asked_until=until, asked_rule=rule)
    if until > feed.not_before_at:
        feed = replace(feed, not_before_at=until, not_before_rule=rule)
    return feed


def _put_off(state: EngineState, feed_id: FeedId, result: FetchResult | None, now: float) -> None:
    """Delay a feed for an hour, or for as long as its server asked in the answer that could not be stored."""
    feed = state.feeds.get(feed_id)
    if feed is None:
        return
    waiting = replace(feed, next_at=int(now) + FAILED_STORE_SECONDS, next_reason=Reason(ReasonKind.NOT_SAVED))
    if result is not None:
        max_age = state.preferences.fetch_max_age_minutes * 60
        waiting = _asked(waiting, *politeness.asked_until(feed, result, now=now, max_age_seconds=max_age))
    state.remember(waiting)
    with suppress(ReaderError), transaction(state.connection):
        # only plan and limits: memory that could not be reloaded has validators of a document that was not stored
        feeds.save_plans(state.connection, [waiting])
        feeds.save_limits(state.connection, waiting)
