"""Writes backups for the user and prepares restoring them. Any thread, beside a running engine."""

import errno
import os
from pathlib import Path

from reader.app.paths import Profile
from reader.app.reading import is_unused, reading
from reader.domain.entry import packed, unpacked
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import Clock
from reader.domain.user_data import SavedCopy, SwitchedOff
from reader.formats.articles.css import FILE_NAME, LARGEST
from reader.formats.lists.opml import write_opml
from reader.storage import accounts, backup, database_file, given_database
from reader.storage.given_files import why_not
from reader.storage.subscriptions import folders, subscriptions
from reader.whole_file import write_whole

FORMER = f"{FILE_NAME}.before-restoring"


def style_in(folder: Path) -> bytes:
    """Return the style sheet in a folder, empty if it is missing or unusable."""
    path = folder / FILE_NAME
    try:
        return path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
    except OSError:
        return b""


def bring_back(saved: Path, folder: Path) -> None:
    """Restore the sheet saved with a database; a different existing one is renamed. Raises OSError."""
    kept = saved.with_suffix(".css")
    if not kept.is_file() or kept.stat().st_size > LARGEST:
        return
    style, path = kept.read_bytes(), folder / FILE_NAME
    if path.is_file() and (former := path.read_bytes()) != style:
        write_whole(folder / FORMER, former)
    write_whole(path, style)


def write_backup(profile: Profile, clock: Clock) -> SavedCopy:
    if is_unused(profile.database):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (str(profile.database),)))
    with reading(profile.database) as connection:
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
    incoming = database_file.incoming_file(profile.database)
    made = _made_at(saved)
    try:
        found = given_database.import_database(
            saved, incoming, made, copies=profile.backups, present=profile.database, clean=clean_article
        )
        database_file.mark_file(incoming)
        # the next start reads the backup's time from the file
        os.utime(incoming, (made, made))
        bring_back(saved, profile.folder)
        database_file.make_ready(incoming, profile.database)
    except OSError as error:
        kind = ProblemKind.DISK_FULL if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else ProblemKind.FILE_UNWRITABLE
        raise ReaderError(kind, f"{incoming} ({error.strerror})") from error
    finally:
        database_file.remove_with_logs(incoming)
    return tuple(found)


def _made_at(saved: Path) -> int:
    try:
        return backup.made_at(saved)
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, why_not(str(saved), error)) from error


def clean_article(stored: bytes) -> bytes:
    """Sanitise a stored article again: a foreign writer may not have done so."""
    from reader.formats.articles.sanitizer import sanitize  # most starts restore nothing

    return packed(sanitize(unpacked(stored) or "", ""))
