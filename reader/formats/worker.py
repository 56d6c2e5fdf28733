"""The parser process: `beforehand --parser` reads job frames from standard input and writes result frames. It ends with its
input. The system counts its processor time; elapsed time is limited from outside, by killing it.
"""

import contextlib
import os
import sys
from dataclasses import replace
from typing import BinaryIO

from reader.domain.entry import packed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.formats.wire import decode_job, encode_result, perform
from reader.own_process import STARTED, limit_resources, processor_time, read_frame

NICENESS = 10
MEMORY_LIMIT_BYTES = 512 * 1024 * 1024
PROCESSOR_SECONDS = 10.0
LIST_PATIENCE = 6
"""Factor of both time limits for an imported list: another reader's brings thousands of articles."""


def run() -> None:
    """Serve until the input or the results' reader ends. Standard output is for frames: prints go to errors."""
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as frames_out:
        os.dup2(2, 1)
        limit_resources(NICENESS, MEMORY_LIMIT_BYTES)
        # imported in advance, so that its time is not charged to the document
        import reader.formats.feeds.parser  # noqa: F401

        frames_out.write(STARTED)
        frames_out.flush()
        serve(sys.stdin.buffer, frames_out)


def serve(jobs: BinaryIO, results: BinaryIO) -> None:
    """Answer each job frame with one result frame."""
    while _serve_one(jobs, results):
        pass


def _serve_one(jobs: BinaryIO, results: BinaryIO) -> bool:
    """Answer one job; False at the end. No document is kept while waiting for the next one."""
    frame = read_frame(jobs)
    if frame is None:
        return False
    job = decode_job(frame)
    with processor_time(PROCESSOR_SECONDS * patience(job)):
        answer = _answer(job)
    results.write(answer)
    results.flush()
    return True


def patience(job: ParseJob) -> int:
    """Return the factor of the time limits for a document."""
    return LIST_PATIENCE if job.kind is JobKind.OPML else 1


def _answer(job: ParseJob) -> bytes:
    try:
        return encode_result(job.job_id, _ready_to_store(perform(job)))
    except (MemoryError, RecursionError, ValueError):
        return encode_result(job.job_id, Problem(ProblemKind.PARSE_LIMIT))


def _ready_to_store(result: ParseResult) -> ParseResult:
    """Compress the HTML of a feed's articles here, where nobody waits and a third of it remains to transfer."""
    if not isinstance(result, ParsedFeed):
        return result
    entries = (replace(entry, html=packed(entry.html)) if isinstance(entry.html, str) else entry for entry in result.entries)
    return replace(result, entries=tuple(entries))
