"""Every schema that was released leads to the newest one, whole or not at all."""

import ast
import hashlib
import importlib
import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.entry import Gap, Mark, Reading, Selection, View
from reader.domain.feed import NOTHING_EXPECTED, Rule
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.news import News
from reader.domain.visits import Presence, Signal
from reader.storage import (
    accounts,
    backup,
    entries,
    feeds,
    history,
    migrations,
    news,
    pictures,
    preferences,
    readings,
    statuses,
    subscriptions,
    tags,
    writer,
)
from reader.storage.migrations import steps
from tests.e2e.kill_migrations import old_profile
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store

FOLDER = Path(migrations.__file__).parent


def schema(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()


def add_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE feed ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")


def fail(connection: sqlite3.Connection) -> None:
    add_column(connection)
    connection.execute("SELECT * FROM nowhere")


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """A profile of this version's schema with something in it."""
    with closing(open_fresh(tmp_path)) as connection:
        store(connection, follow(connection, "a"), parsed("x"))
    return tmp_path / "reader.sqlite"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("m*.py")), ids=lambda path: path.stem)
def test_a_step_imports_nothing_that_may_change(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert set(names) <= {"collections.abc", "functools", "json", "re", "sqlite3"}


def test_every_part_is_in_the_list_and_every_file_is_named_by_the_schema_that_it_leads_to() -> None:
    assert list(steps.PARTS) == list(range(1, migrations.SCHEMA_VERSION + 1))
    files = [importlib.import_module(f"{migrations.__name__}.{path.stem}") for path in sorted(FOLDER.glob("m*.py"))]
    assert [number for file in files for number in file.PARTS] == list(steps.PARTS)
    assert [f"m{max(file.PARTS):04}" for file in files] == [path.stem for path in sorted(FOLDER.glob("m*.py"))]


def test_no_statement_is_edited_that_a_profile_may_have_run() -> None:
    digests = {}
    for path in FOLDER.glob("m*.py"):
        file = importlib.import_module(f"{migrations.__name__}.{path.stem}")
        statements = [[step for step in part if isinstance(step, str)] for part in file.PARTS.values()]
        digests[path.stem] = hashlib.sha256(repr(statements).encode()).hexdigest()[:16]
    assert digests == {"m0006": "bbdc1ff903f514c1", "m0032": "ab940ce081925d3f", "m0033": "22fb4438d0710d30"}


def test_a_step_keeps_the_rows_and_leaves_a_copy_of_the_old_schema(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema(old)
    monkeypatch.setattr(steps, "PARTS", {**steps.PARTS, migrations.SCHEMA_VERSION + 1: (add_column,)})
    monkeypatch.setattr(writer, "SCHEMA_VERSION", migrations.SCHEMA_VERSION + 1)
    folder = old.parent / "backups"
    with closing(writer.open_database(old, now=NOW, backup_folder=folder)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (migrations.SCHEMA_VERSION + 1,)
        assert connection.execute("SELECT url, colour FROM feed").fetchall() == [("https://a.example/feed", "red")]
        assert connection.execute("SELECT count(*) FROM entry").fetchone() == (1,)
    (copy,) = folder.glob("*.sqlite")
    assert schema(copy) == before
    assert backup.newest_backup(folder) == copy


def test_a_step_that_fails_is_named_and_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema(old)
    with monkeypatch.context() as patched:
        patched.setattr(steps, "PARTS", {**steps.PARTS, migrations.SCHEMA_VERSION + 1: (fail,)})
        patched.setattr(writer, "SCHEMA_VERSION", migrations.SCHEMA_VERSION + 1)
        with pytest.raises(sqlite3.OperationalError) as caught:
            writer.open_database(old, now=NOW, backup_folder=old.parent / "backups")
    assert caught.value.__notes__ == [f"while making schema {migrations.SCHEMA_VERSION + 1}"]
    assert schema(old) == before
    with closing(writer.open_database(old, now=NOW, backup_folder=None)) as connection:
        assert len(feeds.feeds(connection)) == 1


def test_the_rotation_leaves_copies_from_before_a_migration_alone(old: Path) -> None:
    folder = old.parent / "backups"
    with closing(writer.open_database(old, now=NOW, backup_folder=None)) as connection:
        kept = backup.copy_before_migration(connection, folder, 1, NOW)
        for day in range(9):
            backup.backup(connection, folder, NOW + day * 86_400, b"")
    assert kept.exists()


def test_the_first_release_is_brought_up_to_date_with_all_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 1)
        connection.execute("INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (1, 'https://a.example/', 'a', 5)")
        connection.execute("INSERT INTO subscription (feed_id, position) VALUES (1, 0)")
        connection.execute("INSERT INTO entry_status (feed_id, first_seen_at, sort_at, identity) VALUES (1, 20, 10, 'x')")
        connection.execute(
            """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
            wire_bytes, problem_detail, url) VALUES (1, 20, 21, 'first', 'you subscribed', 'new', 200, 1, 0, 9, '', '')"""
        )
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=tmp_path / "backups")) as connection:
        (feed,) = feeds.feeds(connection)
        (line,) = history.retrievals(connection)
        assert (feed.next_rule, feed.next_expected, line.expected) == (Rule.SCHEDULED, NOTHING_EXPECTED, NOTHING_EXPECTED)
        assert entries.posted_at(connection, feed.feed_id, 0) == [10]
    assert len(list((tmp_path / "backups").glob("*.sqlite"))) == 1


def test_the_second_schema_keeps_its_marks_places_and_index(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 2)
        connection.execute("INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (1, 'https://a.example/', 'a', 5)")
        connection.execute('INSERT INTO subscription (feed_id, position, settings) VALUES (1, 0, \'{"matters": "2"}\')')
        for number in (1, 2, 3):
            connection.execute(
                """INSERT INTO entry_status (entry_id, feed_id, first_seen_at, sort_at, identity, is_read, is_starred)
                VALUES (:number, 1, 20, 10 + :number, :number, :number = 1, :number = 2)""",
                {"number": number},
            )
            connection.execute(
                """INSERT INTO entry (entry_id, title, author, snippet, thumbnail_url, guid, link, date_text, is_date_only, comments_url,
                language, content_hash, categories, enclosures) VALUES (?, 'Tide', '', '', '', '', '', '', 0, '', '', '', '[]', '[]')""",
                (number,),
            )
            connection.execute(
                "INSERT INTO entry_content (entry_id, html) VALUES (?, ?)", (number, zlib.compress(b"<p>gauge</p>"))
            )
            connection.execute(
                "INSERT INTO entry_text (entry_id, title, author, text) VALUES (?, 'Tide', '', 'gauge')", (number,)
            )
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 2")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=tmp_path / "backups")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        views = {View.ALL: [3, 2, 1], View.UNREAD: [3, 2], View.STARRED: [2], View.LATER: [], View.SEARCH: [3, 2, 1]}
        assert {view: list(entries.entry_ids(connection, Selection(view, query="gauge"))) for view in views} == views
        found = entries.article(connection, EntryId(2))
        assert (found.html, found.marks, found.tags, found.copies, found.full_text) == (
            "<p>gauge</p>",
            {Mark.STARRED},
            (),
            (),
            None,
        )
        with writer.transaction(connection):
            tags.add(connection, [EntryId(1)], "work", NOW)
            statuses.hide(connection, [EntryId(3)], NOW)
        assert list(entries.entry_ids(connection, Selection(View.ALL))) == [2, 1]
    assert len(list((tmp_path / "backups").glob("*.sqlite"))) == 1


@pytest.mark.parametrize("version", [1, 2, 3])
def test_nobody_is_suddenly_notified_of_feeds_followed_before_there_were_notices(version: int, tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, version)
        connection.execute("INSERT INTO folder (folder_id, title, position) VALUES (1, 'News', 0)")
        for number in (1, 2):
            connection.execute(
                "INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (?, ?, ?, 5)", (number, number, number)
            )
        connection.execute("INSERT INTO subscription (feed_id, folder_id, position) VALUES (1, 1, 0)")
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        with writer.transaction(connection):
            subscriptions.add(connection, FeedId(2))
            before = subscriptions.set_folder_settings(connection, FolderId(1), {"notify": "instant"})
        assert before == {"notify": ""}
        assert [folder.settings for folder in subscriptions.folders(connection)] == [{"notify": "instant"}]
        assert {each.feed_id: each.is_imported for each in subscriptions.subscriptions(connection)} == {1: True, 2: False}


def test_gaps_of_the_fourth_schema_are_open_and_not_searched(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 4)
        connection.execute("INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (1, 'a', 'a', 5)")
        connection.execute("INSERT INTO subscription (feed_id, position) VALUES (1, 0)")
        connection.execute("INSERT INTO gap (feed_id, at_least, after_at, before_at) VALUES (1, 4, 10, 20)")
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 4")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        assert history.gaps(connection, Selection(View.ALL)) == [Gap(FeedId(1), 4, 10, 20)]
        (rest,) = connection.execute(
            "SELECT found, reached_at, is_closed, searched_at, problem_kind, problem_detail, next_url FROM gap"
        ).fetchall()
        assert rest == (0, None, 0, None, None, "", "")


def test_nothing_is_learned_from_what_was_read_and_starred_before_the_sixth_schema(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 5)
        connection.execute("INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (1, 'a', 'a', 5)")
        connection.execute("INSERT INTO subscription (feed_id, position) VALUES (1, 0)")
        connection.execute(
            """INSERT INTO entry_status (entry_id, feed_id, first_seen_at, sort_at, identity, is_read, read_at, is_starred, starred_at)
            VALUES (1, 1, 20, 10, 'x', 1, 30, 1, 30)"""
        )
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 5")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        assert readings.activities(connection, 0, NOW, 100) == []
        with writer.transaction(connection):
            readings.add_reading(connection, Reading(EntryId(1), FeedId(1), NOW, 3600, 40))
            assert readings.judge(connection, EntryId(1), 1, NOW + 1) == 0
        assert [kind[3] for kind in readings.activities(connection, 0, NOW + 1, 100)] == ["read", "more"]


def test_settings_and_milestones_of_the_sixth_schema_get_the_names_of_the_seventh(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 6)
        for number, settings in enumerate(('{"matters": "2", "notify": "off"}', "{}", '{"keep_days": "8"}', "damaged"), start=1):
            connection.execute(
                "INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (?, ?, ?, 5)", (number, f"{number}", f"{number}")
            )
            connection.execute("INSERT INTO subscription (feed_id, position, settings) VALUES (?, 0, ?)", (number, settings))
        connection.execute("INSERT INTO milestone (name, at) VALUES ('holiday_until', 70), ('paused_until', 60)")
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 6")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        stored = [row[0] for row in connection.execute("SELECT settings FROM subscription ORDER BY feed_id")]
        assert json.loads(stored[0]) == {"notify": "off", "priority": "2"}
        assert stored[1:] == ["{}", '{"keep_days": "8"}', "damaged"]
        assert history.milestones(connection) == {"vacation_until": 70, "paused_until": 60}


@pytest.mark.parametrize("version", range(1, migrations.SCHEMA_VERSION + 1))
def test_times_at_the_computer_are_stored_in_a_profile_of_any_schema_and_in_its_copy(version: int, tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    old_profile(path, version)
    kept = Presence(NOW, NOW + 60, 3600, Signal.UNLOCK)
    with closing(writer.open_database(path, now=NOW, backup_folder=tmp_path / "backups")) as connection:
        assert readings.presences(connection, 0) == []
        readings.add_presence(connection, kept)
        copy = backup.backup(connection, tmp_path / "backups", NOW + 1, b"")
    with closing(writer.open_database(copy, now=NOW, backup_folder=None)) as connection:
        assert readings.presences(connection, 0) == [kept]


@pytest.mark.parametrize(("stored", "mode"), [("false", "manual"), (None, "opened")])
def test_who_marked_articles_by_hand_in_the_twelfth_schema_still_does(stored: str | None, mode: str, tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 12)
        if stored is not None:
            connection.execute("INSERT INTO preference (key, value) VALUES ('reading.mark_read_on_open', ?)", (stored,))
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 12")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        assert preferences.load(connection).reading_mark_read == mode
        keys = [row[0] for row in connection.execute("SELECT key FROM preference")]
        assert "reading.mark_read_on_open" not in keys


def test_pictures_of_the_fifteenth_schema_stay_and_were_not_fetched_in_advance(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 15)
        connection.execute(
            "INSERT INTO picture (url, path, size, fetched_at, last_used_at) VALUES ('https://p.test/1', 'file', 9, ?, ?)",
            (NOW, NOW),
        )
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 15")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        assert pictures.lookup(connection, "https://p.test/1", NOW) == "file"
        assert pictures.offline_since(connection, 0).count == 0
        pictures.add(connection, "https://p.test/2", "other", 5, NOW, FeedId(1))
        assert pictures.offline_since(connection, 0) == pictures.OfflinePictures(1, 5)


def test_feeds_of_the_eighteenth_schema_are_of_this_computer_and_nothing_waits_for_a_server(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    old_profile(path, 18)
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        assert accounts.accounts(connection) == []
        assert [feed.account_id for feed in feeds.feeds(connection)] == [None]
        statuses.mark_all_read(connection, Selection(View.ALL), EntryId(99), NOW)
        tags.add(connection, [EntryId(1)], "work", NOW)
        assert connection.execute("SELECT (SELECT count(*) FROM outbox), (SELECT seq FROM outbox_seq)").fetchone() == (0, 0)


@pytest.mark.parametrize("was_recorded", [True, False])
def test_after_an_upgrade_what_came_since_the_last_recorded_visit_is_new(tmp_path: Path, *, was_recorded: bool) -> None:
    path = tmp_path / "reader.sqlite"
    old_profile(path, 26)
    with closing(sqlite3.connect(path)) as connection:
        (feed_id, last) = connection.execute("SELECT max(feed_id), max(entry_id) FROM entry_status").fetchone()
        connection.execute("UPDATE entry_status SET first_seen_at = ?", (NOW - 90,))
        connection.execute(
            "INSERT INTO entry_status (feed_id, first_seen_at, sort_at, identity) VALUES (?, ?, ?, 'later')",
            (feed_id, NOW - 9, NOW - 9),
        )
        connection.execute("DELETE FROM access")
        if was_recorded:
            connection.execute("INSERT INTO access (at, utc_offset_seconds, kind) VALUES (?, 0, 'window')", (NOW - 50,))
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        turned = news.turn(connection, NOW)
        assert turned == (News(NOW - 50, EntryId(last)) if was_recorded else None)
        assert connection.execute("SELECT sum(is_old) FROM entry_status").fetchone() == (0,)
