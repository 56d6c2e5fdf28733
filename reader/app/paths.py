"""Locations of a profile's files. Any thread; nothing is created before `make_folders`."""

import hashlib
import os
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass

APPLICATION = "beforehand"
PORTABLE = "beforehand-data"
LONGEST_SOCKET_PATH = 100
"""Bytes; the kernel allows 104 to 108 for the address of a local socket."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Locations of one user's data. Two programs may share a profile only if one of them merely reads."""

    folder: Path
    database: Path
    backups: Path
    pictures: Path
    podcasts: Path
    logs: Path
    lock: Path
    socket: Path
    programs: Path
    site_rules: Path


def default_profile() -> Profile:
    """Return the profile beside the program if its folder exists, else the user's, in the platform's folders."""
    beside = portable_folder()
    if beside is not None and beside.is_dir():
        return profile_in(beside)
    data = platformdirs.user_data_path(APPLICATION, appauthor=False)
    cache = platformdirs.user_cache_path(APPLICATION, appauthor=False)
    logs = platformdirs.user_log_path(APPLICATION, appauthor=False)
    return _profile(data, pictures=cache / "pictures", logs=logs, podcasts=platformdirs.user_music_path() / "Podcasts")


def portable_folder() -> Path | None:
    """Return the portable folder, existing or not: beside the frozen program or in the checkout; None if installed as a package.
    Its name identifies the program, since its parent may hold many programs.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable).parent / PORTABLE
    root = Path(__file__).parents[2]
    return root / PORTABLE if (root / "pyproject.toml").is_file() else None


def portable_profile() -> Profile:
    """Return the profile beside the program, existing or not. Raises ReaderError (BAD_VALUE) if there is no such place."""
    folder = portable_folder()
    if folder is None:
        raise ReaderError(ProblemKind.BAD_VALUE, "--portable needs a program in a folder of its own")
    return profile_in(folder)


def profile_in(folder: Path) -> Profile:
    """Return a profile whose files all lie under one folder, for `--profile`. Raises ReaderError if the folder is missing."""
    with suppress(RuntimeError):
        # a name after ~ that no user has is a folder's
        folder = folder.expanduser()
    try:
        folder = folder.absolute()
    except FileNotFoundError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{folder} (the current folder is gone)") from error
    return _profile(folder, pictures=folder / "pictures", logs=folder / "logs", podcasts=folder / "podcasts")


def make_folders(profile: Profile) -> None:
    """Create missing folders of the profile, readable by their owner only."""
    for folder in (profile.folder, profile.backups, profile.pictures, profile.logs):
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{folder} ({error.strerror})") from error


def _profile(folder: Path, *, pictures: Path, logs: Path, podcasts: Path) -> Profile:
    return Profile(
        folder=folder,
        database=folder / "beforehand.sqlite3",
        backups=folder / "backups",
        pictures=pictures,
        podcasts=podcasts,
        logs=logs,
        lock=folder / "lock",
        socket=_socket(folder),
        programs=folder / "programs",
        site_rules=folder / "site-rules",
    )


def _socket(folder: Path) -> Path:
    """Return the socket in the profile, or in the user's cache if that path is too long; a pipe on Windows."""
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
    if sys.platform == "win32":
        return Path(rf"\\.\pipe\{APPLICATION}-{name}")
    inside = folder / "socket"
    if len(os.fsencode(inside)) <= LONGEST_SOCKET_PATH:
        return inside
    return platformdirs.user_cache_path(APPLICATION, appauthor=False) / f"{name}.socket"
