import io
import os
import subprocess
import tracemalloc
from dataclasses import replace
from pathlib import Path

from reader.domain.entry import packed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.formats.wire import decode_result, encode_job, perform
from reader.formats.worker import serve
from reader.own_process import PARSER, STARTED, own_command, read_frame

ROOT = Path(__file__).parents[3]
LENGTH, LARGE = 4, 5_000_000
FEED = b"<rss version='2.0'><channel><title>T</title><item><guid>1</guid></item></channel></rss>"


def frames(*bodies: bytes) -> bytes:
    return b"".join(
        encode_job(ParseJob(number, JobKind.FEED, "https://example.org/", "", body)) for number, body in enumerate(bodies)
    )


def answers(data: bytes) -> list[tuple[int, ParseResult]]:
    stream = io.BytesIO(data)
    found = []
    while (frame := read_frame(stream)) is not None:
        found.append(decode_result(frame))
    return found


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def run(data: bytes) -> subprocess.CompletedProcess[bytes]:
    """What the process answers, after it said that it has started."""
    done = subprocess.run(own_command(PARSER), input=data, capture_output=True, env=environment(), check=True)
    assert done.stdout.startswith(STARTED)
    done.stdout = done.stdout.removeprefix(STARTED)
    return done


def test_serves_until_its_input_ends() -> None:
    results = io.BytesIO()
    serve(io.BytesIO(frames(FEED, b"", FEED)), results)
    (_, first), (_, second), (number, _) = answers(results.getvalue())
    assert isinstance(first, ParsedFeed)
    assert second == Problem(ProblemKind.EMPTY)
    assert number == 2


def test_html_comes_packed_and_else_nothing_is_different() -> None:
    body = b"<rss version='2.0'><channel><item><guid>1</guid><description>&lt;p&gt;caf\xc3\xa9&lt;/p&gt;</description></item></channel></rss>"
    job = ParseJob(0, JobKind.FEED, "https://example.org/", "", body)
    results = io.BytesIO()
    serve(io.BytesIO(encode_job(job)), results)
    ((_, found),) = answers(results.getvalue())
    here = perform(job)
    assert isinstance(found, ParsedFeed)
    assert isinstance(here, ParsedFeed)
    assert [entry.html for entry in here.entries] == ["<p>caf\u00e9</p>"]
    assert found == replace(here, entries=tuple(replace(each, html=packed("<p>caf\u00e9</p>")) for each in here.entries))


def test_a_document_is_not_kept_while_the_next_one_is_waited_for() -> None:
    class Jobs(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            if size == LENGTH:
                kept.append(tracemalloc.get_traced_memory()[0])
            return super().read(size)

    kept: list[int] = []
    large = FEED + b" " * LARGE
    jobs = Jobs(frames(large, FEED, large))
    tracemalloc.start()
    try:
        serve(jobs, io.BytesIO())
    finally:
        tracemalloc.stop()
    *_, after_small, after_large = kept
    assert after_large - after_small < LARGE / 10


def test_the_process_answers_and_prints_nothing_else() -> None:
    done = run(frames(FEED, b"<html/>", FEED))
    assert [number for number, _ in answers(done.stdout)] == [0, 1, 2]
    assert done.stderr == b""


def test_the_process_ends_quietly_when_nobody_reads_its_answers() -> None:
    """The program was killed while a document was read."""
    child = subprocess.Popen(
        own_command(PARSER),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    child.stdout.close()
    child.stdout = None
    _, said = child.communicate(frames(FEED, FEED))
    assert (child.returncode, said) == (0, b"")


def test_the_process_survives_documents_that_need_too_much() -> None:
    items = "".join(f"<item><guid>{number}</guid><title>t</title></item>" for number in range(20_000))
    many = f"<rss version='2.0'><channel>{items}</channel></rss>".encode()
    deep = b"<rss version='2.0'><channel><item><title>" + b"<b>" * 100_000
    done = run(frames(deep, many, FEED))
    (_, first), (_, second), (_, third) = answers(done.stdout)
    assert first == Problem(ProblemKind.PARSE_LIMIT)
    assert isinstance(second, ParsedFeed)
    assert len(second.entries) == 5_000
    assert isinstance(third, ParsedFeed)


def test_memory_is_limited_and_given_back() -> None:
    huge = (
        b"<rss version='2.0'><channel><item><title>t</title><description>"
        + "語".encode() * 30_000_000
        + b"</description></item></channel></rss>"
    )
    done = run(frames(huge, FEED))
    (_, first), (_, second) = answers(done.stdout)
    assert first == Problem(ProblemKind.PARSE_LIMIT)
    assert isinstance(second, ParsedFeed)
