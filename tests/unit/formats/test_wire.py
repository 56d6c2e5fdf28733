import io

import pytest

from reader import own_process
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import JobKind, ParseJob
from reader.domain.subscription import OpmlDocument
from reader.formats.feeds import parser
from reader.formats.wire import decode_job, decode_result, encode_job, encode_result, perform
from reader.own_process import read_frame
from tests.fakes.details import ONE_OF_EACH as DETAILS

FEED = b"<rss version='2.0'><channel><title>T</title><item><guid>1</guid></item></channel></rss>"


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
