"""Times at which changes are exchanged with the folder, a part of every tick; imported only while a folder is used."""

import math
from collections.abc import Callable
from contextlib import suppress

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import (
    CommandFailed,
    FeedMoved,
    ListeningChanged,
    PreferenceChanged,
    RulesChanged,
    StatusesChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import CommandId
from reader.engine.computers import commands, exchange
from reader.engine.faults import problem_in
from reader.engine.messages import Message, Publish
from reader.engine.state import EngineState, FolderUse
from reader.storage.connection import DatabaseError

WRITE_AFTER_SECONDS = 20
"""Seconds after the last change before it is written: a user who reads on makes the next one by then."""
WRITE_WITHIN_SECONDS = 60
READ_SECONDS = 30
READ_RARELY_SECONDS = 300
SEEN_SECONDS = 900
"""Seconds after a use of the window, or a change that came, in which the folder is read often."""
_CHANGES = (
    FeedMoved,
    ListeningChanged,
    PreferenceChanged,
    RulesChanged,
    StatusesChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
    TagsChanged,
)


def review(state: EngineState, now: float) -> None:
    """Begin what is due: a command that works with the folder, or else an exchange. Called on every tick."""
    use = state.folder
    if use is None or use.run is not None:
        return
    if use.orders:
        command = use.orders.popleft()
        _begin(state, use, [command.command_id], lambda: commands.begin(state, use, command, now))
    elif _due_at(state, use, now) <= now:
        # whatever comes of it, the next one is not at once
        use.write_at, use.read_at = math.inf, now
        _begin(state, use, use.asked, lambda: exchange.begin(state, use, now, only_writes=False))


def _begin(state: EngineState, use: FolderUse, causes: list[CommandId], begin: Callable[[], None]) -> None:
    """Begin something; if that cannot be stored, those who wait for it are answered."""
    try:
        with state.storing():
            begin()
    except Exception as error:
        use.run, use.needs_check = None, True
        problem = problem_in(state, error, "exchange")
        for cause in causes:
            state.publish(CommandFailed(problem, cause=cause))
        raise


def next_review_at(state: EngineState, now: float) -> float:
    use = state.folder
    if use is None or use.run is not None:
        return math.inf
    return now if use.orders else _due_at(state, use, now)


def _due_at(state: EngineState, use: FolderUse, now: float) -> float:
    if use.asked:
        return now
    if not state.automatic:
        return math.inf
    is_seen = 0 <= now - max(state.pending_notices.seen_at, use.came_at) < SEEN_SECONDS
    # a clock that was set back must not keep the folder from being read
    read_at = min(use.read_at, now) + (READ_SECONDS if is_seen else READ_RARELY_SECONDS)
    # tried once at their time, then with each look into the folder
    answers_at = use.answers_at if use.answers_at > use.read_at else math.inf
    return max(min(use.write_at, answers_at, read_at), state.storage_rest.until)


def notice(state: EngineState, message: Message, now: float) -> None:
    """Have changes of a message written soon; runs at its end, in its transaction. What came from the folder is no change from here."""
    use = state.folder
    if use is None or (use.run is not None and getattr(message, "run", None) == use.run):
        return
    if any(isinstance(each, Publish) and isinstance(each.event, _CHANGES) for each in state.outbox):
        use.changed_at = min(use.changed_at, now)
        use.write_at = min(now + WRITE_AFTER_SECONDS, use.changed_at + WRITE_WITHIN_SECONDS)


def leave(state: EngineState, now: float) -> None:
    """Begin to write waiting changes before the program ends; commands that wait for their turn are answered."""
    use = state.folder
    if use is None:
        return
    while use.orders:
        state.publish(CommandFailed(Problem(ProblemKind.INTERRUPTED), cause=use.orders.popleft().command_id))
    if use.run is None and (use.changed_at < math.inf or use.asked):
        # the database must not delay quitting: waiting changes are written after the next start
        with suppress(DatabaseError, ReaderError), state.storing():
            exchange.begin(state, use, now, only_writes=True)
