"""What could not be stored: memory follows the database, and no server pays for it by being asked again and again."""

from contextlib import suppress
from dataclasses import replace

from reader.domain.commands import Command, PauseRetrievals, RecordAccess
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, RetrievalProgress, StorageFailed
from reader.domain.ids import FeedId
from reader.domain.sparing import SHARES
from reader.engine.handlers import pausing, retrievals
from reader.engine.messages import FetchFinished, Message, ParseFinished
from reader.engine.recall import recall
from reader.engine.state import Batch, EngineState
from reader.storage import feeds
from reader.storage.writer import transaction

STORAGE_PROBLEMS = frozenset({ProblemKind.DISK_FULL, ProblemKind.PROFILE_READ_ONLY, ProblemKind.DAMAGED_DATABASE})
REMEMBERED = (FetchFinished, ParseFinished, RecordAccess)
"""Messages of which the planners remember postings or looks."""
RESTS_SECONDS = (600, 1200, 2400, 4800, 9600, 21_600)
"""How long nothing is retrieved by schedule while the database cannot be written; it grows with each time in a row."""
FORGOTTEN_SECONDS = 86_400
STUMBLED_SECONDS = 3600


def take_back(state: EngineState, message: Message, problem: Problem, now: float) -> None:
    """Nothing of a message was stored: forget what was taken in of it, and tell."""
    if isinstance(message, FetchFinished):
        state.flights.pop(message.result.request.request_id, None)
    if isinstance(message, ParseFinished):
        state.parses.pop(message.job_id, None)
    state.feeds = {feed.feed_id: feed for feed in feeds.feeds(state.connection)}
    state.scan_at = now
    if isinstance(message, REMEMBERED):
        state.memory = recall(state.connection, state.utc_offset, now)
        state.planner = state.make_planner(state.preferences, state.memory, SHARES[state.spared.share])
    if isinstance(message, PauseRetrievals):
        pausing.recall(state)
    if problem.kind in STORAGE_PROBLEMS:
        _rest(state, now)
        state.publish(StorageFailed(problem))
    for feed_id in state.busy - state.under_way():
        retrievals.count_done(state, feed_id)
        _put_off(state, feed_id, now)
    if isinstance(message, Command):
        state.publish(CommandFailed(problem, cause=message.command_id))


def _rest(state: EngineState, now: float) -> None:
    if now > state.rest_until + FORGOTTEN_SECONDS:
        state.rests = 0
    state.rest_until = now + RESTS_SECONDS[min(state.rests, len(RESTS_SECONDS) - 1)]
    state.rests += 1
    state.queue.clear()
    state.batch = Batch()
    state.publish(RetrievalProgress(0, 0))


def _put_off(state: EngineState, feed_id: FeedId, now: float) -> None:
    feed = state.feeds.get(feed_id)
    if feed is None:
        return
    waiting = replace(feed, next_at=int(now) + STUMBLED_SECONDS, next_reason="the last answer could not be stored")
    state.remember(waiting)
    with suppress(ReaderError), transaction(state.connection):
        feeds.save_feed(state.connection, waiting)
