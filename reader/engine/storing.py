"""Messages and their transactions: one each, but waiting answers for feeds are stored together. Engine thread only."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from itertools import islice, takewhile

from reader.domain.commands import Command
from reader.engine.handlers import faults
from reader.engine.messages import ClockJumped, Message
from reader.engine.state import EngineState
from reader.engine.tasks import FeedTask
from reader.storage.writer import savepoint, transaction

ANSWERS_MAX = 8
"""Answers in one transaction; more save nothing per answer."""


def answers_first(state: EngineState, messages: Iterable[Message]) -> int:
    """Return how many of these messages may share a transaction: answers of servers and the parser at the head of the queue; else
    1.
    """
    of_feeds = takewhile(lambda message: isinstance(faults.awaited(state, message)[0], FeedTask), islice(messages, ANSWERS_MAX))
    return max(sum(1 for _ in of_feeds), 1)


def store(state: EngineState, messages: Sequence[Message], act: Callable[[Message], None], now: float) -> int:
    """Handle messages in one transaction; return how many are done: those after a failed one have not begun. A failed message is
    rolled back alone. If the transaction itself fails, all of them have.
    """
    begun: list[faults.Pending] = []
    failed: tuple[faults.Pending, Exception] | None = None
    try:
        # a clock jump stores nothing: the database must not keep the engine from handling it
        with nullcontext() if isinstance(messages[0], ClockJumped) else transaction(state.connection):
            for message in messages:
                begun.append(faults.pending_before(state, message))
                if len(messages) == 1:
                    act(message)
                    continue
                try:
                    with savepoint(state.connection):
                        act(message)
                except Exception as error:
                    if not state.connection.in_transaction:
                        raise
                    failed = begun.pop(), error
                    break
    except Exception as error:  # noqa: BLE001 -- known or a bug, it ends these messages only
        begun += [failed[0]] if failed is not None else []
        begun = begun or [faults.pending_before(state, messages[0])]
        faults.roll_back(state, begun, faults.problem_in(state, error, type(messages[0]).__name__), now)
        return len(begun)
    if failed is not None:
        pending, reason = failed
        faults.roll_back(state, [pending], faults.problem_in(state, reason, type(pending.message).__name__), now)
    elif isinstance(messages[0], Command):
        faults.asked(state, now)
    return len(begun) + (failed is not None)
