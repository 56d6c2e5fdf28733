"""Storing of a long body in a file, with checkpoints so that it can be resumed. In a fetch thread. Reported bytes are on the
disk. A body is resumed only if the server confirms it (206 with the requested range, under If-Range); otherwise it starts over.
"""

import errno
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from reader import whole_file
from reader.domain.details import Detail, DetailKind
from reader.domain.episodes import PART, Saved, Target
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.net.allowance import Allowance, TooLargeError
from reader.net.headers import read_validators
from reader.net.http_names import Response
from reader.net.limits import MEDIA_STEP_BYTES, Limits

CHECKPOINT_BYTES = 8 * 1024 * 1024
CHECKPOINT_SECONDS = 2.0
PARTIAL, RANGE_NOT_SATISFIABLE = 206, 416
_RANGE = re.compile(r"bytes (\d{1,18})-(\d{1,18})/(\d{1,18}|\*)")
_WHOLE = re.compile(r"bytes \*/(\d{1,18})")
_PAGE = re.compile(rb"\s*<(?:!doctype\s+html|html|head|body)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Watch:
    """Observer of a download: whether it is still wanted, and its progress on the disk."""

    is_wanted: Callable[[], bool]
    note: Callable[[Saved], None]


def range_fields(target: Target) -> dict[str, str]:
    """Return header fields that request the rest of a file, or all of it without a validator."""
    if target.offset and not target.path:
        # a stream that is only played may be recompressed
        return {"Range": f"bytes={target.offset}-"}
    if not target.offset or not target.validator:
        return {}
    return {"Range": f"bytes={target.offset}-", "If-Range": target.validator}


def strong_validator(fields: Any) -> str:
    """Return a validator for If-Range: a strong ETag, else the date."""
    found = read_validators(fields)
    return found.etag if found.etag and not found.etag.startswith("W/") else "" if found.etag else found.last_modified


class Saving:
    """One body being stored in a file."""

    def __init__(self, response: Response, target: Target, allowance: Allowance, limits: Limits, watch: Watch) -> None:
        self._response, self._allowance, self._limits, self._watch = response, allowance, limits, watch
        self._path = Path(target.path)
        self._part = self._path.with_name(self._path.name + PART)
        fields: Any = response.raw.headers
        self._is_encoded = fields.get("Content-Encoding", "identity").strip().lower() not in {"", "identity"}
        self._start, self._size = self._extent(fields, target)
        self._validator = "" if self._is_encoded else strong_validator(fields)

    def save(self) -> Saved:
        """Store everything and rename the file. Raises ReaderError, TooLargeError and errors of reading."""
        try:
            return self._stored()
        except TooLargeError:
            # it will never be resumed, and is as large as the limit
            with _raising_problems(self._path):
                self._part.unlink(missing_ok=True)
            self._watch.note(Saved(0, None, ""))
            raise

    def _stored(self) -> Saved:
        if self._size is not None and self._size > self._limits.media_bytes:
            raise TooLargeError
        with _raising_problems(self._path):
            self._check_room((self._size or self._start) - self._start)
            self._part.parent.mkdir(parents=True, exist_ok=True)
            file = self._part.open("r+b" if self._start else "wb")
        with file:
            with _raising_problems(self._path):
                file.seek(self._start)
                file.truncate()
            try:
                length = self._pour(file)
            finally:
                self._checkpoint(file)
        if self._size is not None and length != self._size:
            raise ReaderError(ProblemKind.NETWORK, Detail(DetailKind.ENDED_EARLY))
        if not length:
            raise ReaderError(ProblemKind.EMPTY)
        with _raising_problems(self._path):
            place = put_in_place(self._part, self._path)
        return Saved(length, length, self._validator, str(place))

    def _extent(self, fields: Any, target: Target) -> tuple[int, int | None]:
        """Return the first byte of the body, and the total length."""
        kind = fields.get("Content-Type", "").partition(";")[0].strip().lower()
        if kind in {"text/html", "application/xhtml+xml"}:
            raise ReaderError(ProblemKind.NOT_MEDIA, kind)
        if self._response.status_code != PARTIAL:
            return 0, None if self._is_encoded else _number(fields.get("Content-Length", ""))
        found = _RANGE.fullmatch(fields.get("Content-Range", "").strip())
        if found is None or int(found[1]) != target.offset or self._is_encoded or not range_fields(target):
            raise ReaderError(ProblemKind.FILE_CHANGED)
        return target.offset, None if found[3] == "*" else int(found[3])

    def _pour(self, file: BinaryIO) -> int:
        raw: Any = self._response.raw
        length, step, noted, noted_at = self._start, 0, self._start, self._allowance.now()
        self._allowance.renew(self._limits.media_stall_seconds)
        while data := raw.read1(MEDIA_STEP_BYTES, decode_content=True):
            if not self._watch.is_wanted():
                raise ReaderError(ProblemKind.INTERRUPTED)
            if not length and _PAGE.match(data):
                raise ReaderError(ProblemKind.NOT_MEDIA, "text/html")
            length, step = length + len(data), step + len(data)
            if length > self._limits.media_bytes:
                raise TooLargeError
            with _raising_problems(self._path):
                file.write(data)
            if step >= MEDIA_STEP_BYTES:
                step = 0
                self._allowance.renew(self._limits.media_stall_seconds)
            if length - noted >= CHECKPOINT_BYTES or self._allowance.now() - noted_at >= CHECKPOINT_SECONDS:
                self._checkpoint(file)
                self._check_room(0)
                noted, noted_at = length, self._allowance.now()
        return length

    def _checkpoint(self, file: BinaryIO) -> None:
        with _raising_problems(self._path):
            file.flush()
            os.fsync(file.fileno())
        self._watch.note(Saved(file.tell(), self._size, self._validator))

    def _check_room(self, wanted_bytes: int) -> None:
        folder = next(each for each in self._path.parents if each.exists())
        if shutil.disk_usage(folder).free < wanted_bytes + self._limits.disk_reserve_bytes:
            raise ReaderError(ProblemKind.DISK_FULL, str(self._path.parent))


def whole_already(response: Response, target: Target) -> int | None:
    """Return the length of a file that was complete already; None for any other answer."""
    found = _WHOLE.fullmatch(response.headers.get("Content-Range", "").strip())
    is_whole = response.status_code == RANGE_NOT_SATISFIABLE and found is not None and int(found[1]) == target.offset
    return target.offset if is_whole else None


def put_in_place(part: Path, path: Path) -> Path:
    """Rename a complete file, never over another, even a new one; return its path."""
    names = (path if not number else path.with_name(f"{path.stem} {number + 1}{path.suffix}") for number in count())
    for name in names:
        try:
            name.open("xb").close()
        except FileExistsError:
            continue
        whole_file.put_in_place(part, name)
        return name
    raise AssertionError


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 18 else None


@contextmanager
def _raising_problems(path: Path) -> Iterator[None]:
    """Convert errors of the disk, which are not the server's fault."""
    try:
        yield
    except OSError as error:
        is_full = error.errno in {errno.ENOSPC, errno.EDQUOT}
        raise ReaderError(
            ProblemKind.DISK_FULL if is_full else ProblemKind.FILE_UNWRITABLE, f"{path.parent} ({error.strerror})"
        ) from error
