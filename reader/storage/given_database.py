"""Import of a database file to replace the profile's own, without trust in its content. Any thread. A copy made by this profile,
identified by its digest, is used unchanged. Of any other file, rows are copied one by one into a new database, and references to
the outside are disabled unless the profile has the same ones: programs that are run, proxies, files and folders that are written
to, addresses that texts are sent to.
"""

import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from reader.domain.accounts import ServerKind, SignIn
from reader.domain.addresses import file_of, is_private_url
from reader.domain.entry import packed, unpacked
from reader.domain.episodes import DownloadState
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import Rule
from reader.domain.ids import EntryId
from reader.domain.mailbox import mail_folder
from reader.domain.preferences import PREFERENCES, Form, Preferences
from reader.domain.retrieval import Outcome, RequestKind
from reader.domain.rules import RuleActionKind, program_of
from reader.domain.subscription import PROXY, PROXY_LOGIN, shown_address
from reader.domain.user_data import Outside, SwitchedOff
from reader.storage import backup, computers, database_file, preferences, registers, schema, versions
from reader.storage.connection import ReadConnection, WriteConnection, hardened, open_reader, open_unchanged, problem_of
from reader.storage.damaged_file import PAGE_SIZES, TABLE_PAGES, page_bytes
from reader.storage.database_file import HEADER, HEADER_BYTES, remove_with_logs
from reader.storage.given_files import refuse_own, shown_name, why_not
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.rows import json_list
from reader.storage.writer import open_database, open_writer, transaction

_OUTSIDE_FORMS = frozenset({Form.FILE, Form.FOLDER, Form.PROXY, Form.SERVICES, Form.WEB_SEARCH})
_UNASKED = frozenset({Preferences.share_programs.key, Preferences.share_save_unasked.key})
"""Preferences that let others act here without asking."""
_IN_KEYRING = (preferences.NAME_IN_KEYRING, preferences.KEYRING_PLACES)
_OF_HERE = (preferences.FORMER_FOLDERS, preferences.FORMER_COMPUTER, *_IN_KEYRING)
"""Preferences that name what is this profile's, and is removed by them."""
_MARK = "switched_off "
"""Prefix of milestones that report, at the next start, what was disabled."""


def check_header(path: Path) -> int:
    """Return the schema version of a database of ours by its first bytes, reading nothing else. Raises ReaderError:
    FILE_UNREADABLE, DAMAGED_DATABASE (no database, or truncated), FOREIGN_DATABASE, NEWER_SCHEMA.
    """
    name = shown_name(str(path))
    try:
        refuse_own(str(path))
        # a pipe without a writer would block
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(descriptor, "rb", buffering=0) as file:
            held = os.fstat(file.fileno())
            page = file.read(HEADER_BYTES + 1) if stat.S_ISREG(held.st_mode) else None
    except IsADirectoryError:
        page = None
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, why_not(name, error)) from error
    if page is None:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.NOT_A_FILE, (name,)))
    if not page:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (name,)))
    if not page.startswith(HEADER[: len(page)]):
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.NO_DATABASE, (name,)))
    if len(page) <= HEADER_BYTES or page_bytes(page) not in PAGE_SIZES or page[HEADER_BYTES] not in TABLE_PAGES:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.DAMAGED_FILE, (name,)))
    version, owner = int.from_bytes(page[60:64], "big"), int.from_bytes(page[68:72], "big")
    if owner != APPLICATION_ID:
        raise ReaderError(ProblemKind.FOREIGN_DATABASE, name)
    if version > SCHEMA_VERSION:
        raise ReaderError(ProblemKind.NEWER_SCHEMA, Detail(DetailKind.SCHEMA, (version, SCHEMA_VERSION)))
    pages = int.from_bytes(page[28:32], "big")
    says_its_size = page[24:28] == page[92:96] and not _log(path).exists()
    is_cut = held.st_size % page_bytes(page) or (says_its_size and held.st_size < pages * page_bytes(page))
    if is_cut or not version:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.DAMAGED_FILE, (name,)))
    return version


def import_database(
    saved: Path, incoming: Path, now: int, *, copies: Path, present: Path | None, clean: Callable[[bytes], bytes] | None = None
) -> list[SwitchedOff]:
    """Make `incoming` a checked database of this version's schema, in one file, from `saved`; return what was disabled. `copies`
    is the folder of copies made here, `present` the profile's database, if any; `clean` sanitises articles of a file from
    elsewhere, as they are stored. Raises ReaderError, also for errors of our own code on such a file, and OSError; the caller
    then removes leftovers.
    """
    version = check_header(saved)
    is_own = backup.was_made_here(saved, copies)
    try:
        if not is_own or not _copy_file(saved, incoming, version):
            _copy_rows(saved, incoming, version)
        with closing(open_database(incoming, now=now, backup_folder=None)) as connection:
            found: list[SwitchedOff] = []
            if is_own:
                own = computers.own(connection)
                # its log in the folder is newer than this, so that it goes on there under another id
                preferences.set_former_computer(connection, own.computer_id if own is not None else "")
                # passwords typed since are found by the name of now
                _bring(connection, _of_here(present, _IN_KEYRING))
            else:
                with transaction(connection):
                    make_readable(connection)
                    found = _switch_off(connection, present)
                    if clean is not None:
                        _clean_articles(connection, clean)
                    _note(connection, found)
            database_file.check(connection, saved)
            connection.execute("PRAGMA journal_mode = DELETE")
    except (ReaderError, OSError):
        raise
    except sqlite3.Error as error:
        problem = problem_of(error, str(saved))
        if problem is not None and problem.kind is not ProblemKind.PROFILE_READ_ONLY:
            raise ReaderError(problem.kind, problem.detail) from error
        raise _damaged(saved) from error
    except Exception as error:
        raise _damaged(saved) from error
    finally:
        database_file.marker(incoming).unlink(missing_ok=True)
    return found


def rebuild(path: Path, fresh: Path, now: int) -> int:
    """Make `fresh` a database of ours, in one file, from the rows of the profile's own database to which another program has
    added objects. Return the number of followed feeds. Raises ReaderError, also if tables differ, and sqlite3.Error; the caller
    then removes leftovers.
    """
    with closing(open_unchanged(path)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if not (0 < version <= SCHEMA_VERSION and schema.has_our_tables(connection, version)):
            raise _damaged(path)
    _copy_rows(path, fresh, version)
    with closing(open_database(fresh, now=now, backup_folder=None)) as connection:
        database_file.check(connection, path)
        connection.execute("PRAGMA journal_mode = DELETE")
        return int(connection.execute("SELECT count(*) FROM subscription WHERE removed_at IS NULL").fetchone()[0])


def noted(connection: WriteConnection) -> list[SwitchedOff]:
    """Return what was disabled when the new database is first used; reading clears it."""
    rows = connection.execute("SELECT name FROM milestone WHERE name LIKE ? ORDER BY at", (_MARK + "%",)).fetchall()
    connection.execute("DELETE FROM milestone WHERE name LIKE ?", (_MARK + "%",))
    found: list[SwitchedOff] = []
    for (name,) in rows:
        what, key, which = (*str(name).removeprefix(_MARK).split(" ", 2), "", "")[:3]
        with suppress(ValueError):
            found.append(SwitchedOff(Outside(what), which, key if key in PREFERENCES else ""))
    return found


def _damaged(path: Path) -> ReaderError:
    return ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.DAMAGED_FILE, (shown_name(str(path)),)))


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _copy_file(saved: Path, incoming: Path, version: int) -> bool:
    """Copy the file with its log if its schema is ours; return whether it is."""
    _copy_with_log(saved, incoming)
    with closing(open_unchanged(incoming)) as connection:
        database_file.check(connection, saved)
        return schema.is_ours(connection, version)


def _copy_rows(saved: Path, incoming: Path, version: int) -> None:
    given = incoming.with_name(incoming.name + ".given")
    try:
        # nobody changes it meanwhile, and SQLite must not write beside another's file
        remove_with_logs(incoming)
        _copy_with_log(saved, given)
        with closing(open_unchanged(given)) as connection:
            hardened(connection, longest_value=schema.LONGEST_VALUE)
            database_file.check(connection, saved)
        with closing(open_writer(incoming)) as connection:
            schema.copy_rows(given, connection, version)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {version}")
    finally:
        remove_with_logs(given)


def _copy_with_log(saved: Path, target: Path) -> None:
    remove_with_logs(target)
    shutil.copyfile(saved, target)
    if _log(saved).is_file():
        shutil.copyfile(_log(saved), _log(target))


def _switch_off(connection: WriteConnection, present: Path | None) -> list[SwitchedOff]:
    kept = _of_here(present, _OF_HERE)
    with _reading(present) as own:
        found = [
            *_preferences(connection, own),
            *_proxies(connection, own),
            *_feeds_from_here(connection, own),
            *_rules(connection, own),
        ]
        joined = set(connection.execute("SELECT folder, salt FROM computer").fetchall())
        if not joined or not joined <= set(_rows(own, "SELECT folder, salt FROM computer")):
            # nothing is to be written to a folder that another profile had joined; without a computer the triggers could note nothing
            registers.clear(connection)
    # waiting downloads do not belong here: files on the disk stay, and nothing is fetched or removed without being asked
    connection.execute("DELETE FROM download WHERE state = 'removed'")
    connection.execute("UPDATE download SET state = 'paused' WHERE state = 'waiting'")
    connection.execute("DELETE FROM program_run WHERE started_at IS NULL")
    # nothing that another profile wanted to send leaves from here
    connection.execute("DELETE FROM sending")
    # they name what is written when a clock turns out to be right
    connection.execute("DELETE FROM set_aside")
    connection.execute("DELETE FROM picture")
    connection.executemany("DELETE FROM preference WHERE key = ?", [(key,) for key in _OF_HERE])
    _bring(connection, kept)
    return found


def _of_here(present: Path | None, keys: tuple[str, ...]) -> list[Any]:
    with _reading(present) as own:
        return _rows(own, f"SELECT key, value FROM preference WHERE key IN {keys}")  # noqa: S608 -- our own words


def _bring(connection: WriteConnection, rows: list[Any]) -> None:
    connection.executemany("INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", rows)


def _preferences(connection: WriteConnection, own: ReadConnection | None) -> Iterator[SwitchedOff]:
    here = dict(_rows(own, "SELECT key, value FROM preference"))
    for key, value in connection.execute("SELECT key, value FROM preference").fetchall():
        is_outside = key in _UNASKED or (key in PREFERENCES and PREFERENCES[key].form in _OUTSIDE_FORMS)
        if is_outside and here.get(key) != value:
            if key in here:
                connection.execute("UPDATE preference SET value = ? WHERE key = ?", (here[key], key))
            else:
                connection.execute("DELETE FROM preference WHERE key = ?", (key,))
            yield SwitchedOff(Outside.PREFERENCE, _plain(value), key)


def _proxies(connection: WriteConnection, own: ReadConnection | None) -> Iterator[SwitchedOff]:
    query = "SELECT f.url, s.settings, s.feed_id FROM subscription s JOIN feed f ON f.feed_id = s.feed_id"
    here = {url: _settings(text).get(PROXY) for url, text, _ in _rows(own, query)}
    for url, text, feed_id in connection.execute(query).fetchall():
        settings = _settings(text)
        if PROXY in settings and settings[PROXY] != here.get(url):
            rest = {name: value for name, value in settings.items() if name not in {PROXY, PROXY_LOGIN}}
            connection.execute("UPDATE subscription SET settings = ? WHERE feed_id = ?", (json.dumps(rest), feed_id))
            yield SwitchedOff(Outside.PROXY, f"{settings[PROXY]} ({url})")


def _feeds_from_here(connection: WriteConnection, own: ReadConnection | None) -> Iterator[SwitchedOff]:
    """Yield what feeds that nobody follows here ask of this computer and its network, instead of the internet."""
    query = "SELECT url, feed_id FROM feed"
    here = {url for url, _ in _rows(own, query)}
    found: dict[SwitchedOff, None] = {}
    for url, feed_id in connection.execute(query).fetchall():
        if url not in here and (asked := _asked_here(url)) is not None:
            connection.execute("UPDATE feed SET is_paused = 1, next_at = NULL WHERE feed_id = ?", (feed_id,))
            found[asked] = None
    yield from found


def _asked_here(url: str) -> SwitchedOff | None:
    program, folder = program_of(url), mail_folder(url)
    if program:
        return SwitchedOff(Outside.PROGRAM, program)
    if folder is not None:
        return SwitchedOff(Outside.MAILBOX, folder.mailbox)
    if url.lower().startswith("file:"):
        return SwitchedOff(Outside.FILE, file_of(url) or url)
    return SwitchedOff(Outside.FEED, shown_address(url)) if is_private_url(url) else None


def _rules(connection: WriteConnection, own: ReadConnection | None) -> Iterator[SwitchedOff]:
    """Yield rules that run a program or send articles."""
    query = "SELECT name, conditions, actions, needs_all, rule_id FROM arrival_rule WHERE is_enabled = 1"
    here = {row[:4] for row in _rows(own, query)}
    for *rule, rule_id in connection.execute(query).fetchall():
        actions = _pairs(rule[2])
        if actions is None or _pairs(rule[1], 3) is None:
            connection.execute("DELETE FROM arrival_rule WHERE rule_id = ?", (rule_id,))
        elif any(kind in {RuleActionKind.RUN, RuleActionKind.SEND} for kind, *_ in actions) and tuple(rule) not in here:
            connection.execute("UPDATE arrival_rule SET is_enabled = 0 WHERE rule_id = ?", (rule_id,))
            yield SwitchedOff(Outside.RULE, str(rule[0]))


def _clean_articles(connection: WriteConnection, clean: Callable[[bytes], bytes]) -> None:
    for (entry_id,) in connection.execute("SELECT entry_id FROM entry_version").fetchall():
        _clean_versions(connection, entry_id, clean)
    for table in ("entry_content", "full_text"):
        numbers = connection.column(f"SELECT entry_id FROM {table}")  # noqa: S608 -- our own words
        for number in numbers:
            (html,) = connection.execute(f"SELECT html FROM {table} WHERE entry_id = ?", (number,)).fetchone()  # noqa: S608 -- our own words
            cleaned = clean(html)
            if cleaned != html:
                connection.execute(f"UPDATE {table} SET html = ? WHERE entry_id = ?", (cleaned, number))  # noqa: S608 -- our own words


def _clean_versions(connection: WriteConnection, entry_id: EntryId, clean: Callable[[bytes], bytes]) -> None:
    """Store the versions of an article for its text as it will be cleaned."""
    stored, html = connection.execute(
        "SELECT v.packed, c.html FROM entry_version v JOIN entry_content c USING (entry_id) WHERE entry_id = ?", (entry_id,)
    ).fetchone()
    earlier = versions.read(unpacked(html) or "", stored)
    connection.execute("DELETE FROM entry_version WHERE entry_id = ?", (entry_id,))
    kept = [replace(each, html=unpacked(clean(packed(each.html))) or "") for each in earlier]
    if kept:
        versions.save(connection, entry_id, kept, unpacked(clean(html)) or "")


def _note(connection: WriteConnection, found: list[SwitchedOff]) -> None:
    """Store the disabled items, to be reported at the next start."""
    connection.executemany(
        "INSERT OR REPLACE INTO milestone (name, at) VALUES (?, ?)",
        [(f"{_MARK}{each.what.value} {each.key or '-'} {each.name[:200]}", number) for number, each in enumerate(found[:100])],
    )


@contextmanager
def _reading(path: Path | None) -> Iterator[ReadConnection | None]:
    """Open the profile's own database, if readable: what it contains too need not be disabled."""
    connection: ReadConnection | None = None
    with suppress(sqlite3.Error, OSError):
        connection = open_reader(path) if path is not None and path.is_file() and path.stat().st_size else None
    try:
        yield connection
    finally:
        if connection is not None:
            connection.close()


def _rows(own: ReadConnection | None, query: str) -> list[Any]:
    with suppress(sqlite3.Error):
        return own.execute(query).fetchall() if own is not None else []
    return []


def _settings(text: str) -> dict[str, str]:
    with suppress(ValueError, RecursionError):
        found = json.loads(text)
        return found if isinstance(found, dict) else {}
    return {}


def _plain(value: str) -> str:
    with suppress(ValueError, RecursionError):
        found = json.loads(value)
        return "" if isinstance(found, bool) else str(found)
    return value


def _pairs(text: str, width: int = 2) -> list[list[str]] | None:
    """Return conditions or actions of a rule; None if invalid."""
    with suppress(ValueError, TypeError, RecursionError):
        found = json.loads(text)
        if all(len(each) == width and all(isinstance(word, str) for word in each) for each in found):
            return [list(each) for each in found]
    return None


_EARLIEST, _LATEST = -62_100_000_000, 253_400_000_000
"""Within the years 1 to 9999 in every time zone, the only ones that dates can be made of."""
_LARGEST_OFFSET = 86_399
_LARGEST_REAL = 1e12
_JSON = (
    ("feed", "skip_hours", "[]", "integer"),
    ("feed", "skip_days", "[]", "integer"),
    ("feed", "window", "[]", "text"),
    ("folder", "settings", "{}", "text"),
    ("subscription", "settings", "{}", "text"),
    ("entry", "categories", "[]", "text"),
    ("entry", "enclosures", "[]", "array"),
    ("account", "seen", "{}", ""),
    ("account", "removed_tree", "{}", ""),
)
"""Columns read as JSON, with their default and the kind of what they hold, if it is checked."""
_WORDS: dict[tuple[str, str], type[StrEnum]] = {
    ("account", "kind"): ServerKind,
    ("account", "sign_in"): SignIn,
    ("computer", "problem"): ProblemKind,
    ("download", "state"): DownloadState,
    ("feed", "next_rule"): Rule,
    ("other_computer", "problem"): ProblemKind,
    ("request", "kind"): RequestKind,
    ("request", "outcome"): Outcome,
    ("retrieval", "outcome"): Outcome,
    ("retrieval", "rule"): Rule,
}
"""Columns that hold one of our words, besides those of problems."""


def make_readable(connection: WriteConnection) -> None:
    """Replace what cannot be read by the column's default, and delete the rows that say nothing without it. SQLite checks only the
    kinds of values: another program, or a fault of the disk, may have written any word, or a time in the year 300,000,000.
    """
    for table, column, empty, kind in _JSON:
        change, values = f"UPDATE {table} SET {column} = :empty", {"empty": empty, "kind": kind}  # noqa: S608 -- our own words
        connection.execute(f"{change} WHERE NOT json_valid({column}) OR json_type({column}) <> json_type(:empty)", values)
        if kind:
            connection.execute(f"{change} WHERE EXISTS (SELECT 1 FROM json_each({column}) j WHERE j.type <> :kind)", values)  # noqa: S608 -- our own words
    connection.execute(
        """UPDATE entry SET enclosures = '[]' WHERE enclosures <> '[]' AND EXISTS (
            SELECT 1 FROM json_each(enclosures) j WHERE json_extract(j.value, '$[0]') NOT LIKE 'http%'
            OR (SELECT coalesce(group_concat(replace(type, 'null', 'integer')), '') FROM json_each(j.value)) NOT IN
                ('text,text,integer,integer,text', 'text,text,integer,integer,text,text,array')
            OR EXISTS (SELECT 1 FROM json_each(j.value, '$[6]') c WHERE CASE c.type
                WHEN 'array' THEN (SELECT group_concat(type) FROM json_each(c.value)) END IS NOT 'integer,text'))"""
    )
    tables = connection.execute("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'").fetchall()
    for (table,) in tables:
        for _, name, kind, is_required, default, is_key in connection.execute(f"PRAGMA table_info({table})").fetchall():
            words = ProblemKind if name.endswith("problem_kind") else _WORDS.get((table, name))
            if words is not None:
                _keep_words(connection, table, name, words, default, is_required=bool(is_required))
            elif kind == "REAL":
                _keep_between(connection, table, name, -_LARGEST_REAL, _LARGEST_REAL)
            elif name == "utc_offset_seconds":
                _keep_between(connection, table, name, -_LARGEST_OFFSET, _LARGEST_OFFSET)
            elif kind == "INTEGER" and not is_key and name.endswith(("at", "until", "since", "seconds")):
                _keep_between(connection, table, name, _EARLIEST, _LATEST)


def _keep_words(
    connection: WriteConnection, table: str, column: str, words: type[StrEnum], default: str | None, *, is_required: bool
) -> None:
    change = f"DELETE FROM {table}" if is_required and default is None else f"UPDATE {table} SET {column} = {default or 'NULL'}"  # noqa: S608 -- our own words
    connection.execute(f"{change} WHERE {column} NOT IN (SELECT value FROM json_each(?))", (json_list(words),))  # noqa: S608 -- our own words


def _keep_between(connection: WriteConnection, table: str, column: str, least: float, most: float) -> None:
    connection.execute(
        f"UPDATE OR IGNORE {table} SET {column} = max(:least, min({column}, :most)) WHERE {column} NOT BETWEEN :least AND :most",  # noqa: S608 -- our own words
        {"least": least, "most": most},
    )
