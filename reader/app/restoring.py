"""Writes backups for the user and prepares restoring them. Any thread, beside a running engine."""

import errno
import os
from pathlib import Path

from reader.app.paths import Profile
from reader.app.read_commands import reading
from reader.app.style_copies import bring_back, style_in
from reader.domain.clock import Clock
from reader.domain.details import Detail, DetailKind
from reader.domain.entry import packed, unpacked
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.recovery import SavedCopy, SwitchedOff
from reader.formats.opml_writer import write_opml
from reader.storage import accounts, backup, given_database, replacing, withdrawal
from reader.storage.folders import folders
from reader.storage.given_files import why_not
from reader.storage.subscriptions import subscriptions


def write_backup(profile: Profile, clock: Clock) -> SavedCopy:
    """Write a backup while the profile is in use. Raises ReaderError."""
    with reading(profile.database) as connection:
        if connection is None:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (str(profile.database),)))
        opml = write_opml(
            folders(connection),
            subscriptions(connection),
            title="Beforehand",
            created_at=clock.now(),
            with_credentials=True,
            servers=accounts.servers(connection),
        )
        written = backup.backup(connection, profile.backups, int(clock.now()), opml, style_in(profile.folder))
    return next(each for each in backup.saved_copies(profile.backups) if each.path == written)


def make_ready(profile: Profile, saved: Path) -> tuple[SwitchedOff, ...]:
    """Check a backup of this or an older schema, and schedule it to replace the database at the next start.

    Returns what is switched off in it because another profile made it. Raises ReaderError: FILE_UNREADABLE, DAMAGED_DATABASE,
    FOREIGN_DATABASE, NEWER_SCHEMA, DISK_FULL, FILE_UNWRITABLE; then nothing is changed.
    """
    incoming = replacing.incoming_file(profile.database)
    made = _made_at(saved)
    try:
        found = given_database.take_in(
            saved, incoming, made, copies=profile.backups, present=profile.database, clean=clean_article
        )
        withdrawal.mark_file(incoming)
        # the next start reads the backup's time from the file
        os.utime(incoming, (made, made))
        bring_back(saved, profile.folder)
        replacing.make_ready(incoming, profile.database)
    except OSError as error:
        kind = ProblemKind.DISK_FULL if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else ProblemKind.FILE_UNWRITABLE
        raise ReaderError(kind, f"{incoming} ({error.strerror})") from error
    finally:
        replacing.remove_with_logs(incoming)
    return tuple(found)


def _made_at(saved: Path) -> int:
    try:
        return backup.made_at(saved)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, why_not(str(saved), error)) from error


def clean_article(stored: bytes) -> bytes:
    """Sanitise a stored article again: a foreign writer may not have done so."""
    from reader.formats.sanitizer import sanitize  # most starts restore nothing

    return packed(sanitize(unpacked(stored) or "", ""))
