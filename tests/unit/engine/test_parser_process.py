"""The real child process: answers, dies, hangs, and starts again."""

import os
import queue
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed
from reader.domain.parsing import JobKind, ParseJob, ParseResult
from reader.engine.parser_process import ParserPool, ParserProcess
from tests.fakes.world import rss

Answers = queue.SimpleQueue[tuple[int, ParseResult]]


@pytest.fixture
def answers() -> Answers:
    return queue.SimpleQueue()


@pytest.fixture
def parser(answers: Answers) -> Iterator[ParserProcess]:
    process = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    yield process
    process.stop()


def job(number: int, body: bytes) -> ParseJob:
    return ParseJob(number, JobKind.FEED, "https://site.test/feed", "application/rss+xml", body)


def test_documents_are_read_in_order_by_one_child(parser: ParserProcess, answers: Answers) -> None:
    for number in range(5):
        parser.start(job(number, rss(*range(number + 1))))
    results = [answers.get(timeout=30) for _ in range(5)]
    assert [number for number, _ in results] == list(range(5))
    assert [len(result.entries) for _, result in results if isinstance(result, ParsedFeed)] == [1, 2, 3, 4, 5]


def test_what_is_no_feed_is_a_problem_and_the_child_goes_on(parser: ParserProcess, answers: Answers) -> None:
    parser.start(job(1, b"<html><body>hello</body></html>"))
    _, problem = answers.get(timeout=30)
    child = parser.child_pid
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.NOT_A_FEED
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=30)[1], ParsedFeed)
    assert parser.child_pid == child


def test_a_child_that_dies_costs_one_document(parser: ParserProcess, answers: Answers) -> None:
    parser.start(job(1, rss(1)))
    answers.get(timeout=30)
    first = parser.child_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    parser.start(job(2, rss(1)))
    _, result = answers.get(timeout=30)
    assert isinstance(result, Problem)
    assert result.kind is ProblemKind.PARSE_LIMIT
    parser.start(job(3, rss(1)))
    assert isinstance(answers.get(timeout=30)[1], ParsedFeed)
    assert parser.child_pid != first


def test_a_child_that_hangs_is_killed_and_replaced(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    assert answers.get(timeout=30)[0] == 1
    first = parser.child_pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    # not before: a child takes its time to start on a busy machine
    parser._time_limit = 1.0
    parser.start(job(2, rss(1)))
    _, result = answers.get(timeout=30)
    assert result == Problem(ProblemKind.PARSE_LIMIT, "1 s")
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    parser.stop()


def test_stopping_ends_the_child(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    answers.get(timeout=30)
    child = parser.child_pid
    assert child is not None
    parser.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_second_child_helps_while_many_wait(answers: Answers) -> None:
    pool = ParserPool(lambda job_id, result: answers.put((job_id, result)))
    pool.start(job(0, rss(1)))
    answers.get(timeout=30)
    assert [parser.child_pid is not None for parser in pool._parsers] == [True, False]
    for number in range(1, 41):
        pool.start(job(number, rss(*range(50))))
    got = {answers.get(timeout=30)[0] for _ in range(40)}
    assert got == set(range(1, 41))
    assert all(parser.child_pid is not None for parser in pool._parsers)
    pool.stop()
    assert all(parser.child_pid is None for parser in pool._parsers)


def test_another_package_of_that_name_in_the_current_folder_is_not_taken(
    answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "reader").mkdir()
    (tmp_path / "reader" / "__init__.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    assert isinstance(answers.get(timeout=30)[1], ParsedFeed)
    parser.stop()
