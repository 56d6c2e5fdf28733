"""Answers for feeds that wait are stored in one transaction: what is acknowledged is stored, and a bad one takes no other along."""

import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import MarkRead, RetrieveNow
from reader.domain.errors import ProblemKind
from reader.domain.events import EntriesArrived, FeedChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import ParseJob, Purpose
from reader.engine import core, faults
from reader.engine.messages import FetchFinished, Message, ParseFinished, Publish, StartFetch, StartParse
from reader.engine.tasks import FeedTask
from reader.formats import wire
from tests.fakes.faulty_run import URLS, FaultyRun, page
from tests.fakes.world import Page, published

CODES = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_NOMEM)
STEP = 9
"""Of the statements, so many are passed over: all of them take a minute."""
ASKED_SECONDS = 7200
Waiting = Callable[[FaultyRun], deque[Message]]


def take_effects(run: FaultyRun) -> list[ParseJob]:
    """Answer every request; the documents that are to be parsed."""
    jobs: list[ParseJob] = []
    while effects := run.core.drain_effects():
        for effect in effects:
            if isinstance(effect, StartFetch):
                run.core.handle(FetchFinished(run.world.answer(effect.request, run.simulation.now)), run.simulation.now)
            elif isinstance(effect, StartParse):
                jobs.append(effect.job)
            elif isinstance(effect, Publish):
                run.simulation.events.append(effect.event)
    return jobs


def documents(run: FaultyRun) -> deque[Message]:
    """One for each feed, parsed and not yet stored."""
    run.core.handle(RetrieveNow(), run.simulation.now)
    run.core.tick(run.simulation.now)
    line = parsed(run)
    assert len(line) == len(URLS)
    return line


def parsed(run: FaultyRun) -> deque[Message]:
    """What the parser says of the documents that were sent to it."""
    return deque(ParseFinished(job.job_id, wire.perform(job)) for job in take_effects(run))


def answers(run: FaultyRun) -> deque[Message]:
    """One for each feed, of every kind, after its document was stored: unchanged, a new document, unavailable, too many requests."""
    store(run, documents(run))
    run.simulation.run_until(run.simulation.now + 61)
    run.world.pages[URLS[1]] = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=ASKED_SECONDS)
    run.world.pages[URLS[2]] = page(URLS[2], 10)
    run.world.pages[URLS[3]] = Page(status=500, problem=ProblemKind.HTTP_STATUS)
    run.world.pages[URLS[4]] = replace(page(URLS[4], 9), max_age=ASKED_SECONDS)
    run.core.handle(RetrieveNow(), run.simulation.now)
    run.core.tick(run.simulation.now)
    requests = [effect.request for effect in run.core.drain_effects() if isinstance(effect, StartFetch)]
    line: deque[Message] = deque()
    for request in requests:
        answer = FetchFinished(run.world.answer(request, run.simulation.now))
        if request.purpose is Purpose.FEED:
            line.append(answer)
        else:
            run.core.handle(answer, run.simulation.now)
    run.world.pages[URLS[1]] = run.world.pages[URLS[3]] = Page(status=404, problem=ProblemKind.NOT_FOUND)
    assert len(line) == len(URLS)
    return line


KINDS = pytest.mark.parametrize("waiting", [documents, answers])


def store(run: FaultyRun, line: deque[Message]) -> None:
    """Until nothing waits, not even what an answer leads to."""
    while line:
        run.core.handle_first(line, run.simulation.now)
        line.extend(parsed(run))


def feed_of(run: FaultyRun, message: Message) -> FeedId:
    task, _ = faults.awaited(run.core.state, message)
    assert isinstance(task, FeedTask)
    return task.feed_id


def arrived(run: FaultyRun) -> set[FeedId]:
    return {event.feed_id for event in published(run.simulation, EntriesArrived)}


@KINDS
def test_what_waits_is_stored_by_one_commit_and_as_if_it_had_come_alone(
    waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    together, alone = FaultyRun(lived, tmp_path), FaultyRun(lived, tmp_path)
    statements: list[str] = []
    line = waiting(together)
    together.disk.set_trace_callback(statements.append)
    together.core.handle_first(line, together.simulation.now)
    together.disk.set_trace_callback(None)
    assert not line
    assert statements.count("COMMIT") == 1
    store(together, parsed(together))
    alone_line = waiting(alone)
    while alone_line:
        alone.core.handle(alone_line.popleft(), alone.simulation.now)
        alone_line.extend(parsed(alone))
    assert together.contents() == alone.contents()
    assert arrived(together) == arrived(alone) == {FeedId(number) for number in range(1, len(URLS) + 1)}
    together.assert_sound()
    for run in (together, alone):
        run.core.close()


def test_a_command_in_between_is_not_passed_and_eight_are_the_most(
    lived: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = FaultyRun(lived, tmp_path)
    line = documents(run)
    assert core.answers_first(run.core.state, line) == len(URLS)
    line.insert(2, MarkRead((EntryId(1),)))
    assert core.answers_first(run.core.state, line) == 2
    line.rotate(-2)
    assert core.answers_first(run.core.state, line) == 1
    line.rotate(2)
    monkeypatch.setattr(core, "ANSWERS_MAX", 1)
    assert core.answers_first(run.core.state, line) == 1
    store(run, line)
    run.assert_sound()
    run.core.close()


@KINDS
@pytest.mark.parametrize("bad", range(len(URLS)))
def test_an_answer_that_fails_takes_no_other_along(
    bad: int, waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run = FaultyRun(lived, tmp_path)
    line = waiting(run)
    run.simulation.events.clear()
    message, feed_ids = line[bad], [feed_of(run, each) for each in line]
    original = run.core._dispatch

    def dispatch(each: Message, now: float) -> None:
        original(each, now)
        if each is message:
            raise ValueError("stored, and then a mistake")

    run.core._dispatch = dispatch  # type: ignore[method-assign]
    store(run, line)
    assert {event.feed_id for event in published(run.simulation, FeedChanged)} == {*feed_ids} - {feed_ids[bad]}
    if waiting is documents:
        assert arrived(run) == {*feed_ids} - {feed_ids[bad]}
    errors = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == [f"A {type(message).__name__} could not be handled"]
    caplog.clear()
    run.assert_sound()
    run.assert_kept_what_it_acknowledged()
    run.core._dispatch = original  # type: ignore[method-assign]
    run.assert_all_comes_within(4 * 3600)
    run.core.close()


@KINDS
@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long), None], ids=["once", "twice", "from then on"])
def test_at_any_statement_nothing_acknowledged_is_lost(
    times: int | None, waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    statement = 0
    while True:
        run = FaultyRun(lived, tmp_path)
        line = waiting(run)
        asked_at = run.simulation.now
        run.disk.fail_at(statement, CODES[statement // STEP % len(CODES)], times=times)
        store(run, line)
        has_failed, run.disk.room = bool(run.disk.refused), None
        run.simulation.run_until(run.simulation.now + 61)
        run.assert_sound()
        run.assert_kept_what_it_acknowledged()
        run.assert_all_comes_within(4 * 3600)
        if waiting is answers:
            # both were asked to wait for so long, whatever became of what was to be stored of it
            for url in (URLS[1], URLS[4]):
                assert not [at for at in run.world.asked(url) if asked_at < at < asked_at + ASKED_SECONDS]
        run.core.close()
        if not has_failed:
            break
        statement += STEP
    assert statement > (60 if waiting is documents else 40)
