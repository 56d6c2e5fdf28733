"""Opens a profile's database, repairing it if it is damaged or missing. Only for the holder of the profile's lock. No data are
discarded: a damaged file is kept beside the new one. Can be killed and restarted at any point.
"""

import errno
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from reader.app.paths import Profile
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import Line, Say
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.preferences import PREFERENCES
from reader.domain.sentences import counted
from reader.domain.user_data import Finding, Recovery, SwitchedOff
from reader.engine.system_clock import SystemClock
from reader.storage import accounts, backup, database_file
from reader.storage.connection import DatabaseError, WriteConnection
from reader.storage.damaged_file import reading_file
from reader.storage.writer import open_database
from reader.whole_file import remove_drafts

NOT_SENT = "; changes that waited for accounts are not sent, what their servers hold counts"
REPAIRABLE = (ProblemKind.DAMAGED_DATABASE, ProblemKind.MISSING_DATABASE)
_log = logging.getLogger(__name__)

Work = Callable[[], Recovery]


def open_repaired(
    profile: Profile, now: int, during: Callable[[Work], Recovery] = lambda work: work()
) -> tuple[WriteConnection, Recovery | None]:
    """Return the database, open for writing, and the repairs made. Raises ReaderError if it cannot be repaired. `during` runs the
    work, which may be slow, and returns its result.
    """
    done = _finish(profile, now)
    try:
        return _opened(profile, now, done)
    except ReaderError as error:
        if error.problem.kind not in REPAIRABLE:
            raise
        problem = error
    return _opened(profile, now, during(lambda: repair(profile, now, problem)))


def _opened(profile: Profile, now: int, done: Recovery | None) -> tuple[WriteConnection, Recovery | None]:
    connection = open_database(profile.database, now=now, backup_folder=profile.backups)
    if done is None:
        return connection, None
    from reader.storage.given_database import noted

    sent_nothing = done.finding is not Finding.ALTERED and bool(accounts.accounts(connection))
    return connection, replace(done, has_accounts=sent_nothing, switched_off=tuple(noted(connection)))


def repair(profile: Profile, now: int, problem: ReaderError) -> Recovery:
    """Build a database from the newest good backup and the readable rows of the damaged one, and replace it. Raises `problem` if
    both are empty, else DISK_FULL or PROFILE_READ_ONLY; then nothing is changed.
    """
    _log.info("Mending: %s", problem)
    path, repairing = profile.database, _repair_file(profile)
    saved = backup.newest_backup(profile.backups)
    is_there = path.exists() and path.stat().st_size > 0
    if saved is None and not is_there:
        raise problem
    from reader.app.restoring import clean_article
    from reader.storage.salvage import Salvaged, build

    try:
        _remove(repairing)
        rebuilt = _rebuilt(path, repairing, now) if _is_altered(problem) else None
        if rebuilt is not None:
            found, feeds = Salvaged(), rebuilt
        else:
            found, feeds = build(path if is_there else None, repairing, saved, now, clean_article)
            if saved is None and not (found.feeds or found.entries):
                raise problem
        database_file.make_ready(repairing, path)
        kept = database_file.set_aside(path) if _is_altered(problem) else None
        kept = database_file.finish(path, profile.backups, now) or kept
    except OSError as error:
        raise _known(error, path) from error
    finally:
        _remove(repairing)
    if rebuilt is not None:
        recovery = Recovery(Finding.ALTERED, None, feeds, kept=kept)
    else:
        finding = Finding.DAMAGED if is_there else Finding.MISSING
        made = None if saved is None else backup.made_at(saved)
        recovery = Recovery(finding, made, feeds, found.entries, found.lost_entries, kept)
    _log.info("Mended: %s", recovery)
    return recovery


def _is_altered(problem: ReaderError) -> bool:
    detail = problem.problem.detail
    return isinstance(detail, Detail) and detail.kind is DetailKind.ALTERED_DATABASE


def _rebuilt(path: Path, repairing: Path, now: int) -> int | None:
    """Rebuild an altered database from its rows; return the number of feeds, or None if it must be salvaged."""
    from reader.storage.given_database import rebuild

    try:
        return rebuild(path, repairing, now)
    except (ReaderError, DatabaseError):
        _remove(repairing)
        return None


def bring_up_to_date(profile: Profile, say: Say) -> None:
    """Migrate and repair a database before a read-only command; print repairs in one line. Raises ReaderError."""
    lock = ProfileLock(profile.lock)
    lock.acquire()
    try:
        connection, done = open_repaired(profile, int(SystemClock().now()))
        connection.close()
    finally:
        lock.release()
    if done is not None:
        say(Line(f"beforehand: {recovery_line(done)}", is_error=True))


def start_over(profile: Profile) -> None:
    """Make the next start create a new profile; the remains of the old database are kept beside it."""
    database_file.set_aside(profile.database)
    database_file.marker(profile.database).unlink(missing_ok=True)


def recovery_line(recovery: Recovery) -> str:
    made = (
        ""
        if recovery.copy_at is None
        else f" the backup from {datetime.fromtimestamp(recovery.copy_at).astimezone():%Y-%m-%d %H:%M}"
    )
    feeds = counted(recovery.feeds, "feed")
    off = ", ".join(_named(each) for each in recovery.switched_off)
    return "".join(
        (
            _what_was_done(recovery, made, feeds),
            NOT_SENT if recovery.has_accounts else "",
            f"; switched off, as this profile has no record of making the backup: {off}" if off else "",
        )
    )


def _named(each: SwitchedOff) -> str:
    return f"{PREFERENCES[each.key].label if each.key else each.what.value} {each.name}".rstrip()


def _what_was_done(recovery: Recovery, made: str, feeds: str) -> str:
    kept = f"; the old file is kept as {recovery.kept}" if recovery.kept is not None else ""
    match recovery.finding:
        case Finding.RESTORED:
            return f"restored{made or ' a backup'} ({feeds}){kept}"
        case Finding.ALTERED:
            return f"another program had changed the tables of the database, which was copied into a new one ({feeds}){kept}"
        case Finding.MISSING:
            kept = f"; its remains are kept as {recovery.kept}" if recovery.kept is not None else ""
            return f"the database was missing and was restored from{made} ({feeds}){kept}"
        case _:
            source = f"{made} and what was still readable" if made else " what was still readable"
            lost = f", {counted(recovery.lost, 'article')} could not be read" if recovery.lost else ""
            articles = f"{counted(recovery.salvaged, 'article')} from the damaged file{lost}"
            return f"the database was damaged and was rebuilt from{source} ({feeds}, {articles}){kept}"


def _finish(profile: Profile, now: int) -> Recovery | None:
    """Complete a prepared restore or an interrupted recovery, and remove files left by killed programs."""
    ready = database_file.ready_file(profile.database)
    try:
        for folder in (profile.folder, profile.backups):
            remove_drafts(folder)
        for unfinished in (_repair_file(profile), database_file.incoming_file(profile.database), reading_file(profile.database)):
            _remove(unfinished)
        if not ready.exists():
            return None
        made = int(ready.stat().st_mtime)
        kept = database_file.finish(profile.database, profile.backups, now)
    except OSError as error:
        raise _known(error, profile.database) from error
    from reader.storage.salvage import count_followed

    return Recovery(Finding.RESTORED, made, count_followed(profile.database), kept=kept)


def _repair_file(profile: Profile) -> Path:
    return profile.database.with_name(profile.database.name + ".mending")


def _remove(path: Path) -> None:
    database_file.remove_with_logs(path)
    database_file.marker(path).unlink(missing_ok=True)


def _known(error: OSError, path: Path) -> ReaderError:
    kind = ProblemKind.DISK_FULL if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else ProblemKind.PROFILE_READ_ONLY
    return ReaderError(kind, f"{path} ({error.strerror})")
