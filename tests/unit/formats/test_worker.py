"""The parser process's protocol: frames, plain data, and a worker that survives what it reads."""

import io
import os
import subprocess
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

from reader import own_process
from reader.domain.entry import Enclosure, packed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed, PublisherHints
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.formats.feeds import parser
from reader.formats.plain_data import from_plain, to_plain
from reader.formats.wire import decode_job, decode_result, encode_job, encode_result, perform, serve
from reader.own_process import PARSER, STARTED, own_command, read_frame
from tests.fakes.kinds import DETAILS

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


def job(body: bytes, kind: JobKind = JobKind.FEED) -> ParseJob:
    return ParseJob(7, kind, "https://example.org/feed", "text/xml", body, ("https://example.org/other",))


def test_job_and_result_travel() -> None:
    frame = read_frame(io.BytesIO(encode_job(job(b"\x00\xff<raw>"))))
    assert frame is not None
    assert decode_job(frame) == job(b"\x00\xff<raw>")
    result = perform(job(FEED))
    assert isinstance(result, ParsedFeed)
    frame = read_frame(io.BytesIO(encode_result(7, result)))
    assert frame is not None
    assert decode_result(frame) == (7, result)


@pytest.mark.parametrize("data", [b"", b"\x00\x00", b"\x00\x00\x00\x05abc", b"\xff\xff\xff\xff"])
def test_no_whole_frame_is_the_end(data: bytes) -> None:
    assert read_frame(io.BytesIO(data)) is None


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"x",
        b"[]",
        b'["1", "feed", []]',
        b'[1, "code", []]',
        b'[1, "problem", ["nonsense", ""]]',
        b'[1, "problem", ["dns", 7]]',
        b'[1, "problem", ["dns", ["nonsense", []]]]',
        b'[1, "problem", ["dns", ["loop", [[]]]]]',
    ],
)
def test_a_garbled_result_is_refused(frame: bytes) -> None:
    with pytest.raises((ValueError, TypeError)):
        decode_result(frame)


@pytest.mark.parametrize("frame", [b'["1", "feed", []]', b'[1, "code", []]'])
def test_the_log_says_why_a_result_is_refused(frame: bytes) -> None:
    with pytest.raises(ValueError, match=r"^not a result$"):
        decode_result(frame)


def test_problems_are_results() -> None:
    assert perform(job(b"")) == Problem(ProblemKind.EMPTY)
    assert perform(job(b"", JobKind.DISCOVER)) == Problem(ProblemKind.EMPTY)


def test_a_problem_travels_with_its_detail() -> None:
    for detail in ("", "KeyError", *DETAILS):
        problem = Problem(ProblemKind.NOT_A_FEED, detail)
        frame = read_frame(io.BytesIO(encode_result(7, problem)))
        assert frame is not None
        assert decode_result(frame) == (7, problem)


def test_repairs_and_reasons_of_a_list_travel() -> None:
    result = perform(job(b"<opml><body><outline text='a' type='link'/><outline text='b' xmlUrl='http://x/'>", JobKind.OPML))
    assert isinstance(result, OpmlDocument)
    assert result.repairs
    assert result.skipped
    frame = read_frame(io.BytesIO(encode_result(7, result)))
    assert frame is not None
    assert decode_result(frame) == (7, result)


def test_discover_recognizes_a_feed() -> None:
    assert isinstance(perform(job(FEED, JobKind.DISCOVER)), ParsedFeed)


@pytest.mark.parametrize(
    ("error", "kind"), [(MemoryError, "timeout_or_limit"), (RecursionError, "timeout_or_limit"), (KeyError, "parse_error")]
)
def test_any_exception_is_a_problem(monkeypatch: pytest.MonkeyPatch, error: type[Exception], kind: str) -> None:
    def fail(*_: object, **__: object) -> ParsedFeed:
        raise error

    monkeypatch.setattr(parser, "parse_feed", fail)
    result = perform(job(FEED))
    assert isinstance(result, Problem)
    assert result.kind == kind


LIMIT = 4096


@pytest.mark.parametrize(("size", "is_read"), [(LIMIT - 1, True), (LIMIT, True), (LIMIT + 1, False)])
def test_a_frame_up_to_the_limit_comes_through_and_none_beyond_it(
    monkeypatch: pytest.MonkeyPatch, size: int, *, is_read: bool
) -> None:
    """Both ways, so that whatever may be sent is read too."""
    monkeypatch.setattr(own_process, "FRAME_LIMIT", LIMIT)
    content = b"x" * size
    frame = read_frame(io.BytesIO(size.to_bytes(4, "big") + content))
    assert frame == (content if is_read else None)
    padding = size - len(encode_job(job(b""))) + 4
    answer = Problem(ProblemKind.PARSE_ERROR, "")
    filling = "y" * (size - len(encode_result(7, answer)) + 4)
    if is_read:
        assert len(encode_job(job(b"z" * padding))) == size + 4
        assert len(encode_result(7, Problem(ProblemKind.PARSE_ERROR, filling))) == size + 4
        return
    with pytest.raises(ValueError, match="too large"):
        encode_job(job(b"z" * padding))
    with pytest.raises(ValueError, match="too large"):
        encode_result(7, Problem(ProblemKind.PARSE_ERROR, filling))


class Unread(io.BytesIO):
    """Says how much was asked of it."""

    most = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self.most = max(self.most, size or 0)
        return super().read(size)


def test_no_memory_is_allocated_for_an_absurd_length() -> None:
    stream = Unread((own_process.FRAME_LIMIT + 1).to_bytes(4, "big") + b"x")
    assert read_frame(stream) is None
    assert stream.most == 4


def test_values_come_back_as_they_were() -> None:
    for value in (
        Enclosure("https://example.org/a", "audio/mpeg", None, 5, "t"),
        PublisherHints(60, None, frozenset({1, 2}), frozenset()),
        OpmlFeed("https://example.org", "t", "", ("a", "b"), {"k": "v"}),
        b"\x00\xff",
    ):
        assert from_plain(type(value), to_plain(value)) == value


def test_bytes_and_texts_stay_what_they_are() -> None:
    kind = str | bytes
    assert [from_plain(kind, to_plain(value)) for value in ("YQ==", b"a", "", b"")] == ["YQ==", b"a", "", b""]


@pytest.mark.parametrize("plain", ["YQ==", [], ["YQ==", "YQ=="], ["?"], ["Y"], [5], None])
def test_what_are_no_bytes_is_refused(plain: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_plain(bytes, plain)


@pytest.mark.parametrize("plain", [["a"], ["a", "b", "c", "d", 5], [5, "", None, None, ""], "text"])
def test_what_does_not_fit_is_refused(plain: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_plain(Enclosure, plain)
