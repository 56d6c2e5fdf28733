"""The database file as a whole: inspected before it is opened for writing, replaced, and marked as old."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import AccountId
from reader.storage import backup, subscriptions
from reader.storage.backup import BEFORE_RESTORING, next_copy, note_made_here
from reader.storage.connection import ReadConnection, WriteConnection, open_reader, open_unchanged
from reader.storage.given_files import shown_name, why_not
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.selection import READ_THERE
from reader.whole_file import put_in_place

HEADER = b"SQLite format 3\0"
HEADER_BYTES = 100
QUICK_CHECK_BYTES = 32 * 1024 * 1024
"""Files up to this size are checked completely at every start (40 ms); larger ones only after an unclean end, and before each
backup.
"""


def marker(path: Path) -> Path:
    """Return the file beside a database that marks the profile as used before."""
    return path.with_name(path.name + ".in-use-since")


def suspect(path: Path) -> None:
    """Make the next start check every page of the file, whatever its size and however the program ended."""
    with suppress(OSError):
        _suspicion(path).touch()


def _suspicion(path: Path) -> Path:
    return path.with_name(path.name + ".suspect")


def refuse_odd(path: Path) -> None:
    """Raise FILE_UNREADABLE for paths where no database can be: a missing parent folder, a dangling link, a folder or a device."""
    for place, is_right, wrong in (
        (path.parent, stat.S_ISDIR, DetailKind.NOT_A_FOLDER),
        (path, stat.S_ISREG, DetailKind.NOT_A_FILE),
    ):
        fault = _fault(place, is_right, wrong)
        if fault is not None:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, fault)


def _fault(place: Path, is_right: Callable[[int], bool], wrong: DetailKind) -> Detail | str | None:
    shown = shown_name(str(place))
    try:
        return None if is_right(place.stat().st_mode) else Detail(wrong, (shown,))
    except FileNotFoundError:
        return Detail(DetailKind.BROKEN_LINK, (shown,)) if place.is_symlink() else None
    except (OSError, ValueError) as error:
        return why_not(str(place), error)


def refuse_missing(path: Path, backup_folder: Path | None) -> None:
    """Raise MISSING_DATABASE for an empty or absent file in a profile used before."""
    refuse_odd(path)
    if path.exists() and path.stat().st_size > 0:
        return
    saved = backup.newest_backup(backup_folder) if backup_folder is not None else None
    if saved is not None:
        raise ReaderError(ProblemKind.MISSING_DATABASE, Detail(DetailKind.NEWEST_BACKUP, (str(path), str(saved))))
    if marker(path).exists():
        raise ReaderError(ProblemKind.MISSING_DATABASE, Detail(DetailKind.START_OVER, (str(path), str(marker(path)))))


def inspect(path: Path) -> None:
    """Raise ReaderError for a foreign, newer or damaged database."""
    no_database = ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.NO_DATABASE, (str(path),)))
    if path.stat().st_size < HEADER_BYTES:
        raise no_database
    try:
        with closing(open_unchanged(path)) as connection:
            _refuse_foreign(connection, path)
            log = path.with_name(path.name + "-wal")
            ended_unclean = log.exists() and log.stat().st_size > 0
            if ended_unclean or _suspicion(path).exists() or path.stat().st_size <= QUICK_CHECK_BYTES:
                check(connection, path)
                _suspicion(path).unlink(missing_ok=True)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise no_database from error
        raise


def is_behind(path: Path) -> bool:
    """Return whether a database in use has an older schema. Raises NEWER_SCHEMA and sqlite3.Error."""
    if not path.exists() or path.stat().st_size == 0:
        return False
    with closing(open_reader(path)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise ReaderError(ProblemKind.NEWER_SCHEMA, Detail(DetailKind.SCHEMA, (version, SCHEMA_VERSION)))
    return version < SCHEMA_VERSION


def check(connection: ReadConnection, path: Path) -> None:
    """Raise DAMAGED_DATABASE unless SQLite's integrity check passes (about half a second per GB, warm)."""
    try:
        found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)").fetchall()]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    if found != ["ok"]:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{path}: {found[0]}")


def _refuse_foreign(connection: ReadConnection, path: Path) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    tables = int(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
    if owner != APPLICATION_ID and (owner or version or tables):
        raise ReaderError(ProblemKind.FOREIGN_DATABASE, str(path))
    if version > SCHEMA_VERSION:
        raise ReaderError(ProblemKind.NEWER_SCHEMA, Detail(DetailKind.SCHEMA, (version, SCHEMA_VERSION)))


LOG_SUFFIXES = ("-wal", "-journal", "-shm")
"""Suffixes of SQLite's files beside a database; beside another one they would be applied to it. The last holds no data of its
own.
"""


def ready_file(path: Path) -> Path:
    return path.with_name(path.name + ".ready")


def incoming_file(path: Path) -> Path:
    """Return the path where a copy is checked before it becomes the next database."""
    return path.with_name(path.name + ".incoming")


def make_ready(fresh: Path, path: Path) -> None:
    put_in_place(fresh, ready_file(path))


def finish(path: Path, backups: Path, now: int) -> Path | None:
    """Put the next database in its place, if there is one. Return the new path of the former database or of its remains. An
    intact one becomes a backup; a damaged one stays beside the new one, with its log, and so does a log alone.
    """
    if not ready_file(path).exists():
        return None
    kept = _keep(path, backups, now) if _holds_something(path) else None
    kept = set_logs_aside(path) or kept
    path.with_name(path.name + ".suspect").unlink(missing_ok=True)
    put_in_place(ready_file(path), path)
    return kept


def set_aside(path: Path) -> Path | None:
    """Rename a database with its log, so that a damaged one can still be salvaged. Return its new name."""
    kept = _free_name(path)
    _rename_logs(path, kept)
    return path.replace(kept) if path.exists() else None


def set_logs_aside(path: Path) -> Path | None:
    """Rename logs without a database, which may hold the only copy of their data. Return the new name of the first."""
    return _rename_logs(path, _free_name(path))


def remove_with_logs(path: Path) -> None:
    """Remove an unfinished database of our own; a remaining log would be applied to the next of that name."""
    for beside in (path, *_logs(path)):
        beside.unlink(missing_ok=True)


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + suffix) for suffix in LOG_SUFFIXES]


def _holds_something(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return next(name for name in names if not any(each.exists() for each in (name, *_logs(name))))


def _rename_logs(path: Path, kept: Path) -> Path | None:
    *logs, index = zip(_logs(path), _logs(kept), strict=True)
    renamed = [log.replace(target) for log, target in logs if _holds_something(log)]
    index[0].unlink(missing_ok=True)
    return renamed[0] if renamed else None


def _keep(path: Path, backups: Path, now: int) -> Path | None:
    with suppress(sqlite3.Error, ReaderError, OSError):
        with closing(open_unchanged(path)) as reader:
            check(reader, path)
        with closing(sqlite3.connect(path, isolation_level=None, factory=WriteConnection)) as writer:
            writer.execute("PRAGMA journal_mode = DELETE")
        backups.mkdir(parents=True, exist_ok=True)
        note_made_here(path, backups)
        return path.replace(next_copy(backups, BEFORE_RESTORING, now))
    return set_aside(path)


_FROM_THE_PAST = "from_the_past"
_ITEMS = "SELECT r.entry_id FROM remote_item r WHERE r.account_id = :account_id"


def mark_file(path: Path) -> None:
    """Mark a closed copy of any schema before it is used again. Raises sqlite3.Error."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("INSERT OR REPLACE INTO milestone (name, at) VALUES (?, 1)", (_FROM_THE_PAST,))


def is_marked(connection: ReadConnection) -> bool:
    """Return whether a database must not send its waiting changes."""
    return bool(connection.execute("SELECT 1 FROM milestone WHERE name = ?", (_FROM_THE_PAST,)).fetchall())


def withdraw(connection: WriteConnection, now: int) -> int:
    """Discard all waiting changes in favour of the servers; return their number. Every mark, title and folder is stored as the
    server's known state, so that its next lists are applied if they differ. Feeds waiting to be subscribed or unsubscribed are
    unsubscribed here: if the server has one, it returns with the next list.
    """
    connection.execute("DELETE FROM milestone WHERE name = ?", (_FROM_THE_PAST,))
    numbers = connection.execute("SELECT account_id FROM account").fetchall()
    return sum(discard_account_changes(connection, AccountId(number), now) for (number,) in numbers)


def discard_account_changes(connection: WriteConnection, account_id: AccountId, now: int) -> int:
    asked = {"account_id": account_id}
    waiting = f"entry_id IN ({_ITEMS})"
    cursor = connection.execute(f"DELETE FROM outbox WHERE {waiting}", asked)  # noqa: S608 -- our own words
    connection.execute(
        """DELETE FROM outbox WHERE entry_id IN (SELECT s.entry_id FROM entry_status s
            JOIN remote_feed f ON f.feed_id = s.feed_id WHERE f.account_id = :account_id)""",
        asked,
    )
    connection.execute(
        f"""UPDATE remote_item SET (base_read, base_starred) = (
            SELECT {READ_THERE}, s.is_starred FROM entry_status s WHERE s.entry_id = remote_item.entry_id)
        WHERE account_id = :account_id""",  # noqa: S608 -- our own words
        asked,
    )
    # of an existing tag each spelling stays
    connection.execute(
        f"""DELETE FROM remote_label WHERE {waiting} AND NOT EXISTS (SELECT 1 FROM entry_tag e JOIN tag t ON t.tag_id = e.tag_id
            WHERE e.entry_id = remote_label.entry_id AND t.name = remote_label.tag)""",  # noqa: S608 -- our own words
        asked,
    )
    connection.execute(
        f"""INSERT INTO remote_label (entry_id, name, tag) SELECT e.entry_id, t.name, t.name FROM entry_tag e
        JOIN labelled l ON l.entry_id = e.entry_id JOIN tag t ON t.tag_id = e.tag_id WHERE e.{waiting}
        AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = t.name)""",  # noqa: S608 -- our own words
        asked,
    )
    return cursor.rowcount + _withdraw_feeds(connection, account_id, now)


def _withdraw_feeds(connection: WriteConnection, account_id: AccountId, now: int) -> int:
    from reader.storage import remote_feeds  # few databases come from the past

    waiting = [change.feed for change in remote_feeds.changes(connection, account_id)]
    connection.executemany(
        "UPDATE remote_feed SET title = ?, folder = ?, tries = 0 WHERE feed_id = ?",
        [(feed.wanted_title, feed.wanted_folder, feed.feed_id) for feed in waiting],
    )
    remote_feeds.left(connection, [feed.feed_id for feed in waiting if feed.removed_at is not None])
    subscriptions.remove(connection, [feed.feed_id for feed in waiting if feed.removed_at is None and not feed.remote_id], now)
    return len(waiting)
