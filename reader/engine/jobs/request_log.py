"""Log of requests other than retrievals, and of programs run by rules. Engine thread only."""

import logging

from reader.domain.errors import Problem
from reader.domain.events import RequestLogged
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import FetchResult, Outcome, RequestKind, RequestRecord, outcome_of
from reader.domain.rules import program_url
from reader.engine.state import EngineState, is_recording
from reader.engine.tasks import Task
from reader.net.exchange import method_of
from reader.net.redaction import redact
from reader.storage import activity, entries
from reader.storage.program_runs import StartedRun

log = logging.getLogger(__name__)

_AS_ONE_READS = frozenset({RequestKind.PICTURE, RequestKind.THUMBNAIL, RequestKind.STREAM})
"""Requests that reveal which articles were opened or scrolled past: not stored while reading is not recorded."""


def note(state: EngineState, task: Task, result: FetchResult, now: float) -> None:
    feed_id, entry_id = getattr(task, "feed_id", None), getattr(task, "entry_id", None)
    note_result(state, task.kind, result, feed_id, entry_id, now)


def note_result(
    state: EngineState, kind: RequestKind, result: FetchResult, feed_id: FeedId | None, entry_id: EntryId | None, now: float
) -> None:
    address = redact(result.final_url or result.request.url)
    outcome = result.problem.kind.value if result.problem is not None else str(result.status)
    call = result.request.call
    method = "GET" if call is None else method_of(call)
    log.info("%s %s (%s): %s", method, address, kind.value.replace("_", " "), outcome)
    if kind in _AS_ONE_READS and not is_recording(state, now):
        return
    if feed_id is None and entry_id is not None:
        feed_id = entries.feed_of(state.connection, entry_id)
    begun, problem = int(result.started_at), result.problem
    line = RequestRecord(
        kind, begun, int(now), outcome_of(problem), result.status, result.wire_bytes, problem, address, feed_id, entry_id
    )
    _add(state, line)


def note_program(state: EngineState, run: StartedRun, problem: Problem | None, now: float) -> None:
    feed_id, url = entries.feed_of(state.connection, run.entry_id), program_url(run.program)
    kind, outcome = RequestKind.PROGRAM, Outcome.FAILED if problem is not None else Outcome.DONE
    line = RequestRecord(kind, run.started_at, int(now), outcome, 0, 0, problem, url, feed_id, run.entry_id)
    _add(state, line)


def _add(state: EngineState, line: RequestRecord) -> None:
    activity.add_request(state.connection, line)
    state.publish(RequestLogged())
