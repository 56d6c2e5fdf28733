"""Feeds in files of the user's: to the engine, a file is a server that answers. Called in fetch threads."""

import hashlib
import stat
from collections.abc import Callable
from pathlib import Path

from reader.domain.addresses import file_of
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.storage.given_files import read_given, shown_name, why_not

FILE_BYTES = 10_000_000


def fetch_file(request: FetchRequest, now: Callable[[], float]) -> FetchResult:
    """Return a file's content like a server's response: not modified while its time and size are the same."""
    started_at, name = now(), file_of(request.url)
    status, validators, body, problem = 0, Validators(), b"", None
    try:
        validators = _state(name)
        status = 304 if validators == request.validators else 200
        body = b"" if status == 304 else read_given(name, FILE_BYTES)
    except ReaderError as error:
        status, problem = 0, error.problem
    except (OSError, ValueError) as error:
        problem = Problem(ProblemKind.FILE_UNREADABLE, why_not(name, error))
    body_hash = hashlib.sha256(body).hexdigest() if body else ""
    return FetchResult(
        request,
        status,
        request.url,
        started_at,
        now(),
        validators=validators,
        body=body,
        body_hash=body_hash,
        wire_bytes=len(body),
        problem=problem,
    )


def _state(name: str) -> Validators:
    """Return what changes with a file, as it is before it is read. Raises OSError, or ReaderError for what is no file."""
    held = Path(name).stat()
    if not stat.S_ISREG(held.st_mode):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NOT_A_FILE, (shown_name(name),)))
    return Validators(etag=f"{held.st_mtime_ns}-{held.st_size}")
