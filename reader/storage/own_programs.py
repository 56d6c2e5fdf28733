"""Programs in the profile's `programs` folder that may be run. Any thread; the folder is created when the user asks for it. A
program is a file that only the user can change, in a folder that only the user can change.
"""

import os
import stat
import sys
from pathlib import Path

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.programs import FoundProgram, is_program_name

IS_SUPPORTED = sys.platform != "win32"
"""On Windows, neither ending a program with all its children nor finding a file's owner works by the means used here."""
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_MOST_SHOWN = 100


def programs_folder(database: Path) -> Path:
    return database.parent / "programs"


def found_programs(folder: Path) -> list[FoundProgram]:
    """Return the files in the folder, by name; hidden files and folders are left out."""
    if not IS_SUPPORTED:
        return []
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if not entry.name.startswith(".") and not entry.is_dir())
    except OSError:
        return []
    return [_found(folder, name) for name in names[:_MOST_SHOWN]]


def checked_program(folder: Path, name: str) -> Path:
    """Return the path of a runnable program. Raises ReaderError with the reason for any other."""
    if not IS_SUPPORTED:
        raise _refused(DetailKind.PROGRAM_SYSTEM)
    if not is_program_name(name):
        raise _refused(DetailKind.PROGRAM_NAME)
    path = folder / name
    try:
        around, held = folder.stat(), path.lstat()
    except FileNotFoundError:
        raise ReaderError(ProblemKind.NO_PROGRAM, name) from None
    except OSError as error:
        raise ReaderError(ProblemKind.PROGRAM_REFUSED, error.strerror or type(error).__name__) from error
    reason = _reason(around, held)
    if reason is not None:
        raise _refused(reason)
    return path


def _found(folder: Path, name: str) -> FoundProgram:
    try:
        checked_program(folder, name)
    except ReaderError as error:
        return FoundProgram(name, error.problem)
    return FoundProgram(name)


def _reason(around: os.stat_result, held: os.stat_result) -> DetailKind | None:
    checks = (
        (stat.S_ISLNK(held.st_mode), DetailKind.PROGRAM_LINK),
        (not stat.S_ISREG(held.st_mode), DetailKind.PROGRAM_NO_FILE),
        (around.st_mode & _OTHERS_WRITE or around.st_uid != os.geteuid(), DetailKind.PROGRAMS_WRITABLE),
        (held.st_uid != os.geteuid(), DetailKind.PROGRAM_OWNER),
        (held.st_mode & (_OTHERS_WRITE | stat.S_ISUID | stat.S_ISGID), DetailKind.PROGRAM_WRITABLE),
        (not held.st_mode & stat.S_IXUSR, DetailKind.PROGRAM_NO_RUN_BIT),
    )
    return next((reason for is_so, reason in checks if is_so), None)


def _refused(reason: DetailKind) -> ReaderError:
    return ReaderError(ProblemKind.PROGRAM_REFUSED, Detail(reason))
