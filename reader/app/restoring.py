"""Copies of the database for the user: written, and made ready to take its place. Any thread, beside a running engine."""

import os
import shutil
from contextlib import closing
from pathlib import Path

from reader.app.argument_values import is_file
from reader.app.paths import Profile
from reader.app.read_commands import reading
from reader.app.style_copies import bring_back, style_in
from reader.domain.clock import Clock
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.recovery import SavedCopy
from reader.formats.opml_writer import write_opml
from reader.storage import accounts, backup, inspection, replacing, withdrawal
from reader.storage.connection import open_unchanged
from reader.storage.folders import folders
from reader.storage.given_files import shown_name
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.subscriptions import subscriptions


def write_backup(profile: Profile, clock: Clock) -> SavedCopy:
    """Write a copy beside whatever else runs. Raises ReaderError."""
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


def make_ready(profile: Profile, saved: Path) -> None:
    """Check a copy, of this version's or an older schema, and let it take the database's place at the next start.

    Raises ReaderError: FILE_UNREADABLE, DAMAGED_DATABASE, FOREIGN_DATABASE, NEWER_SCHEMA, FILE_UNWRITABLE.
    """
    if not is_file(str(saved)):
        raise ReaderError(ProblemKind.FILE_UNREADABLE, shown_name(str(saved)))
    incoming = replacing.incoming_file(profile.database)
    try:
        shutil.copyfile(saved, incoming)
        _refuse_others(incoming, saved)
        withdrawal.mark_file(incoming)
        _remember_age(saved, incoming)
        bring_back(saved, profile.folder)
        replacing.make_ready(incoming, profile.database)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{incoming} ({error.strerror})") from error
    finally:
        replacing.remove_with_logs(incoming)


def _refuse_others(incoming: Path, saved: Path) -> None:
    inspection.inspect(incoming, newest_version=SCHEMA_VERSION, application_id=APPLICATION_ID, called=saved)
    with closing(open_unchanged(incoming)) as connection:
        inspection.check(connection, saved)


def _remember_age(saved: Path, incoming: Path) -> None:
    """The file's time tells the next start from when the copy was."""
    os.utime(incoming, (backup.made_at(saved),) * 2)
