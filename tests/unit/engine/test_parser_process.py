"""The real child process: answers, dies, hangs, and starts again."""

import errno
import os
import queue
import signal
import subprocess
import sys
import threading
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader import own_process
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import TextRule, text_rules_text
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.engine import pools
from reader.engine.pools import ParserPool, ParserProcess
from reader.formats import wire
from reader.own_process import Child
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import rss

Answers = queue.SimpleQueue[tuple[int, ParseResult]]


ENDLESS = ParseJob(
    1, JobKind.ARTICLE, "https://site.test/1", "text/html", b"<html><body>" + b"<p>word</p>" * 20_000 + b"</body></html>",
    rule=text_rules_text([TextRule("site.test.txt", "body: //*[count(//*[count(//*) > 1]) > 1]")]),
)  # fmt: skip


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
    results = [answers.get(timeout=PATIENCE) for _ in range(5)]
    assert [number for number, _ in results] == list(range(5))
    assert [len(result.entries) for _, result in results if isinstance(result, ParsedFeed)] == [1, 2, 3, 4, 5]


def test_what_is_no_feed_is_a_problem_and_the_child_goes_on(parser: ParserProcess, answers: Answers) -> None:
    parser.start(job(1, b"<html><body>hello</body></html>"))
    _, problem = answers.get(timeout=PATIENCE)
    child = parser.child_pid
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.NOT_A_FEED
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    assert parser.child_pid == child


def test_a_child_that_was_killed_while_idle_costs_no_document(parser: ParserProcess, answers: Answers) -> None:
    parser.start(job(1, rss(1)))
    answers.get(timeout=PATIENCE)
    first = parser.child_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    assert parser.child_pid != first


def test_a_child_that_has_nothing_to_read_ends_and_the_next_document_is_read_by_another(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: queue.SimpleQueue[int] = queue.SimpleQueue()
    usual = Child.end

    def end(child: Child) -> None:
        usual(child)
        ended.put(child.pid)

    monkeypatch.setattr(Child, "end", end)
    process = ParserProcess(lambda job_id, result: answers.put((job_id, result)), idle_seconds=0.01)
    try:
        gone = []
        for number in range(2):
            process.start(job(number, rss(1)))
            assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
            gone.append(ended.get(timeout=PATIENCE))
            assert not Path(f"/proc/{gone[-1]}").exists()
        assert gone[0] != gone[1]
    finally:
        process.stop()


def test_a_document_that_ends_a_fresh_child_too_is_blamed(
    parser: ParserProcess, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser.start(job(1, rss(1)))
    first_answer, first = answers.get(timeout=PATIENCE)[1], parser.child_pid
    assert isinstance(first_answer, ParsedFeed)
    assert first is not None
    starts = tmp_path / "starts"
    begun = "sys.stdout.buffer.write(bytes(4)); sys.stdout.flush()"
    dying = f"import sys; open({str(starts)!r}, 'a').write('x'); {begun}; sys.stdin.buffer.read(4)"
    with monkeypatch.context() as short:
        # a Python, which the executable of a frozen program is not
        short.setattr(pools, "own_command", lambda *_: [sys._base_executable, "-c", dying])
        os.kill(first, signal.SIGKILL)
        parser.start(job(2, rss(1)))
        assert answers.get(timeout=PATIENCE)[1] == Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.MEMORY))
        assert starts.read_text() == "x"
        parser.start(job(3, rss(1)))
        assert answers.get(timeout=PATIENCE)[1] == Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.MEMORY))
        # it was fresh already: nobody else can have killed it
        assert starts.read_text() == "xx"
    parser.start(job(4, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOMEM, os.strerror(errno.ENOMEM)), MemoryError()], ids=["no process", "no memory"]
)
def test_a_child_that_cannot_start_costs_one_document(
    parser: ParserProcess, answers: Answers, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as short:
        short.setattr(subprocess, "Popen", refuse)
        parser.start(job(1, rss(1)))
        _, problem = answers.get(timeout=PATIENCE)
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.NO_RESOURCES
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)


@pytest.mark.parametrize("which", ["parser", "parser-talk"])
def test_a_thread_that_cannot_start_costs_one_document(
    parser: ParserProcess, answers: Answers, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if thread.name == which:
            raise RuntimeError("can't start new thread")
        start(thread)

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        parser.start(job(1, rss(1)))
        _, problem = answers.get(timeout=PATIENCE)
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.NO_RESOURCES
    assert parser.waiting == 0
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)


@pytest.mark.parametrize("step", ["encode_job", "read_frame", "decode_result"])
def test_a_mistake_of_ours_is_answered_and_the_next_document_is_read(
    parser: ParserProcess, answers: Answers, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as short:
        short.setattr(own_process if step == "read_frame" else wire, step, fail)
        parser.start(job(1, rss(1)))
        assert isinstance(answers.get(timeout=PATIENCE)[1], Problem)
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)


def test_a_mistake_in_a_step_is_answered_as_one_of_the_parser(
    parser: ParserProcess, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("wrong")

    reported: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(str(arguments.exc_value)))
    with monkeypatch.context() as short:
        short.setattr(wire, "encode_job", fail)
        parser.start(job(1, rss(1)))
        assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.BUG, "parser"))
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    assert reported == ["'wrong'"]


def test_whoever_cannot_handle_an_answer_does_not_end_the_thread(answers: Answers) -> None:
    def deliver(job_id: int, result: ParseResult) -> None:
        if job_id == 1:
            raise OSError("nobody is there")
        answers.put((job_id, result))

    parser = ParserProcess(deliver)
    for number in (1, 2):
        parser.start(job(number, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    parser.stop()


def test_a_child_that_reads_nothing_is_killed_as_one_that_writes_nothing(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    answers.get(timeout=PATIENCE)
    first = parser.child_pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    parser._time_limit = 1.0
    more_than_a_pipe_holds = bytes(4 << 20)
    parser.start(job(2, more_than_a_pipe_holds))
    assert answers.get(timeout=PATIENCE)[1] == Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (1,)))
    parser.stop()


def test_the_system_counts_the_time_of_a_document(answers: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried = "from reader.formats import wire; wire.PROCESSOR_SECONDS = 0.1; wire.run()"
    monkeypatch.setattr(pools, "own_command", lambda *_: [sys.executable, "-c", hurried])
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)), time_limit_seconds=PATIENCE)
    parser.start(ENDLESS)
    assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (10.0,))))
    parser.stop()


def test_a_parser_keeps_to_the_time_it_was_given(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)), time_limit_seconds=0.0)
    parser.start(job(1, rss(1)))
    assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (0.0,))))
    parser.stop()


def test_the_time_of_a_document_begins_when_its_process_has_started(
    answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = tmp_path / "starts"
    mute = f"import sys; open({str(starts)!r}, 'a').write('x'); sys.stdout.buffer.write(bytes(4)); sys.stdout.flush(); sys.stdin.read()"
    monkeypatch.setattr(pools, "own_command", lambda *_: [sys._base_executable, "-c", mute])
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)), time_limit_seconds=0.0)
    parser.start(job(1, rss(1)))
    assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (0.0,))))
    assert starts.read_text() == "x"
    parser.stop()


def test_a_process_that_does_not_start_is_not_the_fault_of_the_document(
    parser: ParserProcess, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as short:
        short.setattr(pools, "own_command", lambda *_: [sys._base_executable, "-c", "import sys; sys.stdin.read()"])
        short.setattr(pools, "START_SECONDS", 0.05)
        parser.start(job(1, rss(1)))
        assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.NO_RESOURCES, Detail(DetailKind.SECONDS, (0.05,))))
        assert parser.child_pid is None
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)


def test_stopping_does_not_wait_for_the_document_under_way(parser: ParserProcess, answers: Answers) -> None:
    parser.start(job(1, rss(1)))
    answers.get(timeout=PATIENCE)
    child = parser.child_pid
    assert child is not None
    os.kill(child, signal.SIGSTOP)
    parser._time_limit = 3600.0
    parser.start(job(2, rss(1)))
    parser.stop()
    assert not parser._loop.is_running
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_child_that_hangs_is_killed_and_replaced(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    assert answers.get(timeout=PATIENCE)[0] == 1
    first = parser.child_pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    # not before: a child takes its time to start on a busy machine
    parser._time_limit = 1.0
    parser.start(job(2, rss(1)))
    _, result = answers.get(timeout=PATIENCE)
    assert result == Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (1,)))
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    parser.stop()


def test_stopping_ends_the_child(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    answers.get(timeout=PATIENCE)
    child = parser.child_pid
    assert child is not None
    parser.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_second_child_helps_while_many_wait(answers: Answers) -> None:
    pool = ParserPool(lambda job_id, result: answers.put((job_id, result)))
    pool.start(job(0, rss(1)))
    answers.get(timeout=PATIENCE)
    assert [parser.child_pid is not None for parser in pool._parsers] == [True, False]
    for number in range(1, 41):
        pool.start(job(number, rss(*range(50))))
    got = {answers.get(timeout=PATIENCE)[0] for _ in range(40)}
    assert got == set(range(1, 41))
    assert all(parser.child_pid is not None for parser in pool._parsers)
    pool.stop()
    assert all(parser.child_pid is None for parser in pool._parsers)


def test_another_package_of_that_name_in_the_current_folder_is_not_used(
    answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "reader").mkdir()
    (tmp_path / "reader" / "__init__.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)))
    parser.start(job(1, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    parser.stop()


def test_a_second_child_comes_for_the_fifth_document_that_waits(answers: Answers) -> None:
    """The first four wait for the first child, which waits for the engine."""
    is_held, goes_on = threading.Event(), threading.Event()

    def deliver(job_id: int, result: ParseResult) -> None:
        if job_id == 0:
            is_held.set()
            goes_on.wait(PATIENCE)
        answers.put((job_id, result))

    pool = ParserPool(deliver)
    pool.start(job(0, rss(1)))
    assert is_held.wait(PATIENCE)
    for number in range(1, 6):
        pool.start(job(number, rss(1)))
    assert answers.get(timeout=PATIENCE)[0] == 5
    goes_on.set()
    assert [answers.get(timeout=PATIENCE)[0] for _ in range(5)] == [0, 1, 2, 3, 4]
    pool.stop()


def test_a_document_and_its_answer_are_not_kept_while_nothing_is_read(parser: ParserProcess, answers: Answers) -> None:
    def read(number: int, size: int) -> int:
        """What is taken once a document of so many bytes was answered and the next one is waited for."""
        item = "<item><guid>{}</guid><description>{}</description></item>".format(number, "word " * (size // 5))
        body = f"<rss version='2.0'><channel><title>T</title>{item}</channel></rss>".encode()
        parser.start(ParseJob(number, JobKind.FEED, "https://site.test/feed", "application/rss+xml", body))
        answers.get(timeout=PATIENCE)
        del body, item
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        small = [read(number, 1000) for number in range(3)][-1]
        assert read(3, 3_000_000) - small < 300_000
    finally:
        tracemalloc.stop()


def test_another_thread_asks_the_same_child(answers: Answers) -> None:
    pool = ParserPool(lambda job_id, result: answers.put((job_id, result)), size=1)
    try:
        pool.start(job(1, rss(1)))
        asked = pool.ask(job(1, rss(1, 2)))
        assert isinstance(asked, ParsedFeed)
        assert len(asked.entries) == 2
        assert answers.get(timeout=PATIENCE)[0] == 1
        assert answers.empty()
    finally:
        pool.stop()
    assert isinstance(pool.ask(job(2, rss(1))), Problem)


def test_who_asks_is_answered_when_the_pool_stops() -> None:
    class NeverDone(ParserPool):
        def start(self, job: ParseJob) -> None:
            begun.set()

    begun, found = threading.Event(), queue.SimpleQueue[ParseResult]()
    pool = NeverDone(lambda job_id, result: None)
    asker = threading.Thread(target=lambda: found.put(pool.ask(job(1, b""))))
    asker.start()
    assert begun.wait(PATIENCE)
    pool.stop()
    assert found.get(timeout=PATIENCE) == Problem(ProblemKind.INTERRUPTED)
    asker.join(PATIENCE)


def test_a_rule_of_a_site_that_never_ends_is_ended(answers: Answers) -> None:
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)), time_limit_seconds=1)
    parser.start(ENDLESS)
    _, problem = answers.get(timeout=PATIENCE)
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.PARSE_LIMIT
    parser._time_limit = PATIENCE
    parser.start(job(2, rss(1)))
    assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    parser.stop()
