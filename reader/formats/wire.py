"""Frames between the engine and the parser process, and the one function that does a job. Pure but for the streams passed in.

A frame is its length (4 bytes, big-endian) and its content; a job is the length of a JSON head, the head, the raw body.
"""

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, BinaryIO, Union, get_args, get_origin, get_type_hints

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.parsing import JobKind, PageFeeds, PageIcons, PageText, ParseJob, ParseResult
from reader.domain.subscription import OpmlDocument

_PLAIN = frozenset({str, int, float, bool, type(None)})


def to_plain(value: Any) -> Any:
    """Dataclasses as lists of their fields in order, enums as values, tuples and sets as lists."""
    if type(value) in _PLAIN:
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return [to_plain(getattr(value, name)) for name in _field_names(type(value))]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | frozenset | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


def from_plain(hint: Any, plain: Any) -> Any:
    """The value of a type from what `to_plain` made of it; TypeError or ValueError where it does not fit."""
    return _reader(hint)(plain)


@cache
def _reader(hint: Any) -> Callable[[Any], Any]:
    """A reader for values of a type; the type is inspected once, not for every value."""
    origin = get_origin(hint)
    if origin in {types.UnionType, Union}:
        return _reader_of_options(get_args(hint))
    if origin in {tuple, frozenset}:
        read_item = _reader(get_args(hint)[0])
        return lambda plain: origin([read_item(item) for item in plain])
    if origin is Mapping:
        return dict
    return _single_reader(hint)


def _single_reader(hint: Any) -> Callable[[Any], Any]:
    if is_dataclass(hint) and isinstance(hint, type):
        # A type may hold values of itself, so its fields are resolved when the first value comes.
        return lambda plain: hint(*[read(item) for read, item in zip(_field_readers(hint), plain, strict=True)])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint

    def checked(plain: Any) -> Any:
        if not isinstance(plain, hint):
            raise TypeError(f"{hint} expected")
        return plain

    return checked


def _reader_of_options(options: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Plain values are what they are; anything else is the one option that is none of them."""
    plain_options = tuple(option for option in options if option in _PLAIN)
    if float in options:
        plain_options += (int,)
    others = [_reader(option) for option in options if option not in _PLAIN]
    if len(others) > 1:
        raise TypeError(f"{options} differ in nothing")

    def read(plain: Any) -> Any:
        if isinstance(plain, plain_options):
            return plain
        if not others:
            raise TypeError(f"one of {options} expected")
        return others[0](plain)

    return read


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))


@cache
def _field_readers(kind: type) -> tuple[Callable[[Any], Any], ...]:
    hints = get_type_hints(kind)
    return tuple(_reader(hints[name]) for name in _field_names(kind))


FRAME_LIMIT = 256 * 1024 * 1024

_LENGTH = 4
_KINDS: dict[str, type[ParseResult]] = {
    "feed": ParsedFeed,
    "page": PageFeeds,
    "opml": OpmlDocument,
    "article": PageText,
    "icons": PageIcons,
    "problem": Problem,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def encode_job(job: ParseJob) -> bytes:
    """The frame of a job, length included."""
    head = json.dumps([job.job_id, job.kind.value, job.url, job.content_type, list(job.links)]).encode()
    return _framed(_measured(head) + job.body)


def decode_job(frame: bytes) -> ParseJob:
    """The job in a frame's content as `read_frame` gives it."""
    start = _LENGTH + int.from_bytes(frame[:_LENGTH], "big")
    job_id, kind, url, content_type, links = json.loads(frame[_LENGTH:start])
    return ParseJob(job_id, JobKind(kind), url, content_type, frame[start:], tuple(links))


def encode_result(job_id: int, result: ParseResult) -> bytes:
    """The frame of a result, length included."""
    return _framed(json.dumps([job_id, _NAMES[type(result)], to_plain(result)], separators=(",", ":")).encode())


def decode_result(frame: bytes) -> tuple[int, ParseResult]:
    """The number of the job and its result; ValueError or TypeError where the frame is none of ours."""
    job_id, name, plain = json.loads(frame)
    if not isinstance(job_id, int) or name not in _KINDS:
        raise ValueError("not a result")
    result: ParseResult = from_plain(_KINDS[name], plain)
    return job_id, result


def read_frame(stream: BinaryIO) -> bytes | None:
    """The content of the next frame; None at the end, also where it comes in the middle of a frame or the length is absurd."""
    length = stream.read(_LENGTH)
    size = int.from_bytes(length, "big")
    if len(length) < _LENGTH or size > FRAME_LIMIT:
        return None
    frame = stream.read(size)
    return frame if len(frame) == size else None


def perform(job: ParseJob) -> ParseResult:
    """Do a job in this thread. Never raises: whatever goes wrong is the result."""
    try:
        return _done(job)
    except ReaderError as error:
        return error.problem
    except (MemoryError, RecursionError):
        return Problem(ProblemKind.PARSE_LIMIT)
    except Exception as error:  # noqa: BLE001  # one bad document must not end the process that reads all of them
        return Problem(ProblemKind.PARSE_ERROR, type(error).__name__)


def _done(job: ParseJob) -> ParseResult:
    if job.kind is JobKind.OPML:
        from reader.formats.opml import read_opml

        return read_opml(job.body)
    if job.kind is JobKind.ARTICLE:
        from reader.formats.page_text import extract_text

        return extract_text(job.body, url=job.url, content_type=job.content_type)
    if job.kind is JobKind.ICONS:
        from reader.formats.page_pictures import find_icons

        return find_icons(job.body, url=job.url, content_type=job.content_type)
    return _feed_or_page(job)


def _feed_or_page(job: ParseJob) -> ParseResult:
    # here and not above: the engine's own process never parses and needs none of it
    from reader.formats.feed_parser import parse_feed

    try:
        return parse_feed(job.body, url=job.url, content_type=job.content_type)
    except ReaderError as error:
        if job.kind is JobKind.FEED or error.problem.kind is not ProblemKind.NOT_A_FEED:
            raise
    from reader.formats.discovery import find_feeds

    page: PageFeeds = find_feeds(job.body, url=job.url, content_type=job.content_type, links=job.links)
    return page


def _measured(data: bytes) -> bytes:
    return len(data).to_bytes(_LENGTH, "big") + data


def _framed(content: bytes) -> bytes:
    if len(content) > FRAME_LIMIT:
        raise ValueError("frame too large")
    return _measured(content)
