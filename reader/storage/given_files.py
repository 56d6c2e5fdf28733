"""Files named by the user: read up to a limit, written completely or not at all. Any thread."""

import os
import select
import stat
import sys
from pathlib import Path
from typing import BinaryIO

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.storage.connection import is_in_use
from reader.whole_file import write_whole

LARGEST_LIST_BYTES = 50_000_000
STANDARD = "-"
SILENCE_SECONDS = 15.0
"""Longest silence of a pipe or device: its writer may have to fetch the data first."""
_SHOWN_CHARACTERS = 200


def read_given(name: str, limit: int = LARGEST_LIST_BYTES) -> bytes:
    """Return the content of a file, pipe or device; "-" is standard input. Raises FILE_UNREADABLE, also beyond the limit, or
    after SILENCE_SECONDS without data from a pipe or device.
    """
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(limit + 1)
        elif not name:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NO_NAME))
        else:
            refuse_own(name)
            with open(name, "rb", opener=_open_at_once) as file:
                data = file.read(limit + 1) if _is_file(file) else _read_stream(name, file.fileno(), limit + 1)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, why_not(name, error)) from error
    if len(data) > limit:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.LARGE_FILE, (shown_name(name), limit // 1_000_000)))
    return data


def refuse_own(name: str) -> None:
    """Refuse the database that this process uses (`is_in_use`). Raises FILE_UNREADABLE."""
    if is_in_use(name):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.OWN_DATABASE, (shown_name(name),)))


def write_given(path: Path, document: bytes) -> None:
    """Write the complete document or keep the file as it was: it is written beside it first. A pipe or a device is written to,
    never replaced. Raises FILE_UNWRITABLE.
    """
    try:
        # the file that a link leads to, not the link
        target = Path(os.path.realpath(path))
        if is_in_use(target):
            raise ReaderError(ProblemKind.FILE_UNWRITABLE, Detail(DetailKind.OWN_DATABASE, (shown_name(str(path)),)))
        if _is_kept(target):
            # a pipe without a reader cannot be written to
            with open(target, "wb", opener=_open_at_once) as file:
                os.set_blocking(file.fileno(), True)
                file.write(document)
        else:
            write_whole(target, document)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, why_not(str(path), error)) from error


def _open_at_once(name: str, flags: int) -> int:
    """Open a file without blocking on the other end of a pipe or line."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0), 0o666)


def _is_file(file: BinaryIO) -> bool:
    return stat.S_ISREG(os.fstat(file.fileno()).st_mode)


def _read_stream(name: str, number: int, limit: int) -> bytes:
    """Read a pipe or device up to a limit, until it is silent for too long."""
    data = bytearray()
    while len(data) < limit:
        ready, _, _ = select.select([number], [], [], SILENCE_SECONDS)
        if not ready:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NOT_A_FILE, (shown_name(name),)))
        try:
            some = os.read(number, min(limit - len(data), 1 << 16))
        except BlockingIOError:
            continue
        if not some:
            break
        data += some
    return bytes(data)


def refuse_other_than_files(path: Path) -> None:
    """Raise FILE_UNWRITABLE for what must be neither replaced nor read: a pipe, a device, a folder, the database in use."""
    try:
        is_kept = is_in_use(path) or _is_kept(Path(os.path.realpath(path)))
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, why_not(str(path), error)) from error
    if is_kept:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, Detail(DetailKind.NOT_A_FILE, (shown_name(str(path)),)))


def _is_kept(target: Path) -> bool:
    """Return whether a file must not replace the target: a device, a pipe, a folder, a circular link."""
    return os.path.lexists(target) and not target.is_file()


def shown_name(name: str, longest: int = _SHOWN_CHARACTERS) -> str:
    """Return a name for a message, shortened in the middle if too long."""
    if len(name) <= longest:
        return name
    half = longest // 2
    return f"{name[:half]}…{name[-half:]}"


def why_not(name: str, error: OSError | ValueError) -> Detail | str:
    """Return a name with the system's reason for refusing it."""
    shown = shown_name(name)
    if not isinstance(error, OSError):
        return Detail(DetailKind.IMPOSSIBLE_NAME, (shown,))
    return f"{shown} ({error.strerror or error})"
