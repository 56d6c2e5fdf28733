"""Files that the user names: read up to a limit, written whole or not at all. Any thread."""

import errno
import os
import sys
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.whole_file import write_whole

LARGEST_LIST_BYTES = 50_000_000
STANDARD = "-"
_SHOWN_CHARACTERS = 200


def read_given(name: str, limit: int = LARGEST_LIST_BYTES) -> bytes:
    """All that a file, pipe or device holds, "-" being standard input. Raises FILE_UNREADABLE, also where it holds more than that."""
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(limit + 1)
        elif not name:
            raise FileNotFoundError(errno.ENOENT, "no name was given")
        else:
            with Path(name).open("rb") as file:
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{shown_name(name)} ({_why(error)})") from error
    if len(data) > limit:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{shown_name(name)} (it is larger than {limit // 1_000_000} MB)")
    return data


def write_given(path: Path, document: bytes) -> None:
    """All of the document or the file as it was: written beside it first. A pipe or a device is written to, never replaced.

    Raises FILE_UNWRITABLE.
    """
    try:
        # the file that a link leads to, not the link
        target = Path(os.path.realpath(path))
        if _is_kept(target):
            target.write_bytes(document)
        else:
            write_whole(target, document)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{shown_name(str(path))} ({_why(error)})") from error


def refuse_other_than_files(path: Path) -> None:
    """Raise FILE_UNWRITABLE for what must be neither replaced nor read: a pipe, a device, a folder."""
    try:
        is_kept = _is_kept(Path(os.path.realpath(path)))
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{shown_name(str(path))} ({_why(error)})") from error
    if is_kept:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{shown_name(str(path))} (it is not a file)")


def _is_kept(target: Path) -> bool:
    """Whether something is there that a file must not take the place of: a device, a pipe, a folder, a link in a circle."""
    return os.path.lexists(target) and not target.is_file()


def shown_name(name: str, longest: int = _SHOWN_CHARACTERS) -> str:
    """A name for a message: an endless one is cut in its middle."""
    if len(name) <= longest:
        return name
    half = longest // 2
    return f"{name[:half]}…{name[-half:]}"


def _why(error: OSError | ValueError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else "no file can have this name"
