"""The parser process: `beforehand --parser` reads job frames from standard input and writes result frames.

It ends with its input. Time limits are kept from outside, by killing it.
"""

import contextlib
import os
import sys
from typing import BinaryIO

from reader.domain.errors import Problem, ProblemKind
from reader.domain.parsing import ParseJob
from reader.formats.wire import decode_job, encode_result, perform, read_frame

NICENESS = 10
MEMORY_LIMIT_BYTES = 512 * 1024 * 1024


def run() -> None:
    """Serve until the input ends, or nobody is left to read the answers. Standard output belongs to the frames: anything printed
    goes to standard error.
    """
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as frames_out:
        os.dup2(2, 1)
        _be_modest()
        serve(sys.stdin.buffer, frames_out)


def serve(jobs: BinaryIO, results: BinaryIO) -> None:
    """Answer each job frame with one result frame."""
    while (frame := read_frame(jobs)) is not None:
        results.write(_answer(decode_job(frame)))
        results.flush()


def _answer(job: ParseJob) -> bytes:
    try:
        return encode_result(job.job_id, perform(job))
    except (MemoryError, RecursionError, ValueError):
        return encode_result(job.job_id, Problem(ProblemKind.PARSE_LIMIT))


def _be_modest() -> None:
    """Give way to the window, and never take the machine's memory."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES))
