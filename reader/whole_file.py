"""Atomic file writes: a file is written beside its target and flushed before it is renamed. Any thread; waits for the disk."""

import errno
import math
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Any

_numbers = count()


def write_whole(path: Path, data: bytes) -> None:
    """Replace the contents of `path` with `data`. Raises OSError and then leaves them unchanged."""
    with _draft(path, "xb") as file:
        file.write(data)


@contextmanager
def whole_text(path: Path) -> Iterator[IO[str]]:
    """Open a text file in UTF-8, without newline translation, that replaces `path` at the end unless an error is raised."""
    with _draft(path, "x", encoding="utf-8", newline="") as file:
        yield file


def remove_drafts(folder: Path, before: float = math.inf) -> None:
    """Remove files left by killed writers in a folder that no one else writes to; elsewhere a draft may be another program's, unless it
    is older than a time in the past.
    """
    for draft in folder.glob(".beforehand-*-*.part"):
        with suppress(OSError):
            if draft.lstat().st_mtime < before:
                draft.unlink()


def put_in_place(draft: Path, path: Path) -> None:
    """Rename a finished file within its folder to `path`, flushing file and folder in this order."""
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Flush renames to disk if the system supports it; Windows does so anyway."""
    if sys.platform == "win32":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except PermissionError:
        # a folder may be writable but not readable
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        # some file systems cannot sync a folder
        if error.errno != errno.EINVAL:
            raise
    finally:
        os.close(descriptor)


@contextmanager
def _draft(path: Path, mode: str, **how: str) -> Iterator[IO[Any]]:
    # not derived from the name, which may have the maximum length; two writers never share one
    draft = path.with_name(f".beforehand-{os.getpid()}-{next(_numbers)}.part")
    try:
        # one may be left by a killed process of this number, or be a link to elsewhere that somebody put there
        draft.unlink(missing_ok=True)
        with draft.open(mode, **how) as file:  # type: ignore[call-overload]
            yield file
        put_in_place(draft, path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
