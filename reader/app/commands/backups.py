"""The commands backup, backups and restore. Without Qt."""

import argparse
import json
from pathlib import Path

from reader.app.commands.arguments import as_path
from reader.app.paths import Profile, make_folders
from reader.app.profile_lock import ProfileLock
from reader.app.recovery import open_repaired, recovery_line
from reader.app.restoring import make_ready, write_backup
from reader.app.single_instance import Line, Say
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import iso_time
from reader.domain.sentences import counted
from reader.domain.user_data import SavedCopy
from reader.engine.system_clock import SystemClock
from reader.storage import backup

LATEST = "latest"


def register(name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run={"backup": write, "backups": list_copies, "restore": restore}[name])
    if name == "restore":
        parser.add_argument(
            "copy", type=as_path, metavar="FILE", nargs="?", default="latest", help="a backup, or latest (the newest valid one)"
        )


def write(_options: argparse.Namespace, profile: Profile, say: Say) -> int:
    """Write a backup; the profile may be in use."""
    say(Line(_describe(write_backup(profile, SystemClock()))))
    return 0


def list_copies(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    """Print the backups, newest first, with the result of checking each."""
    copies = backup.saved_copies(profile.backups)
    if options.json:
        say(Line(json.dumps({"backups": [_plain(each) for each in copies]}, ensure_ascii=False, indent=2)))
        return 0
    for each in copies:
        say(Line(_describe(each)))
    if not copies:
        say(Line("No backups yet. Create one with: beforehand backup", is_error=True))
    return 0


def restore(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    """Replace the database by a backup; the profile must not be in use."""
    make_folders(profile)
    lock = ProfileLock(profile.lock)
    try:
        lock.acquire()
    except ReaderError as error:
        if error.problem.kind is not ProblemKind.PROFILE_IN_USE:
            raise
        say(Line("beforehand: Beforehand is open: restore in its preferences, or quit it first.", is_error=True))
        return 1
    try:
        make_ready(profile, _chosen(profile, options.copy))
        connection, done = open_repaired(profile, int(SystemClock().now()))
        connection.close()
    finally:
        lock.release()
    if done is not None:
        say(Line(recovery_line(done)))
    return 0


def _chosen(profile: Profile, word: str) -> Path:
    if word != LATEST:
        return Path(word)
    newest = backup.newest_backup(profile.backups)
    if newest is None:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{profile.backups} (no valid backup)")
    return newest


def _describe(copy: SavedCopy) -> str:
    made = iso_time(copy.at)
    if copy.feeds is None or copy.entries is None:
        return f"{made}  damaged, cannot be restored  {copy.path}"
    return f"{made}  {counted(copy.feeds, 'feed'):>11}  {counted(copy.entries, 'article'):>16}  {copy.bytes / 1e6:7.1f} MB  {copy.path}"


def _plain(copy: SavedCopy) -> dict[str, object]:
    return {
        "path": str(copy.path),
        "at": iso_time(copy.at),
        "bytes": copy.bytes,
        "feeds": copy.feeds,
        "articles": copy.entries,
        "is_good": copy.is_good,
    }
