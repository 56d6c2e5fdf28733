"""A file that somebody hands over as a backup: refused in one sentence or taken in as rows, and never obeyed."""

import hashlib
import json
import os
import random
import shutil
import sqlite3
import sys
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.app.commands.arguments import parse
from reader.app.commands.run import run_command
from reader.app.compose import open_core
from reader.app.paths import Profile, make_folders, profile_in
from reader.app.recovery import open_repaired, recovery_line
from reader.app.restoring import make_ready, write_backup
from reader.domain.episodes import DownloadState
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.user_data import Finding, Outside, Recovery, SwitchedOff
from reader.storage import database_file, entries, episodes, history, preferences, rules, schema, sendings, subscriptions
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.habits import write_habits
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION
from reader.storage.writer import open_database
from tests.e2e.kill_migrations import old_profile
from tests.fakes.clock import FakeClock
from tests.fakes.damage import FEEDS, break_pages, live
from tests.unit.storage.examples import DAY, NOW, follow

LATER = NOW + 2 * DAY
REMOVAL = """CREATE TRIGGER theirs AFTER UPDATE ON feed BEGIN
    UPDATE subscription SET removed_at = 1; DELETE FROM entry_status; END"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile in use, with a backup of its own."""
    profile = profile_in(tmp_path_factory.mktemp("whole"))
    make_folders(profile)
    live(profile.database, profile.backups, entries=10)
    return profile.folder


@pytest.fixture
def profile(whole: Path, tmp_path: Path) -> Profile:
    shutil.copytree(whole, tmp_path / "profile")
    # the record of what was made here lies beside the folder of the copies
    return profile_in(tmp_path / "profile")


@pytest.fixture
def theirs(whole: Path, tmp_path: Path) -> Path:
    """The database of somebody else, who knows ours well."""
    path = tmp_path / "theirs.sqlite"
    (saved,) = (whole / "backups").glob("*.sqlite")
    shutil.copy(saved, path)
    change(path, "UPDATE feed SET title = 'Of somebody else'")
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def digests(folder: Path) -> dict[str, str]:
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


def refusal(profile: Profile, path: Path) -> ProblemKind:
    """Why a file is not restored; nothing of the profile may be different then."""
    before = digests(profile.folder)
    with pytest.raises(ReaderError) as caught:
        make_ready(profile, path)
    assert digests(profile.folder) == before
    assert str(path) in str(caught.value) or caught.value.problem.kind is ProblemKind.NEWER_SCHEMA
    return caught.value.problem.kind


def restored(profile: Profile, path: Path) -> tuple[WriteConnection, Recovery]:
    make_ready(profile, path)
    connection, done = open_repaired(profile, LATER)
    assert done is not None
    assert schema.is_ours(connection, SCHEMA_VERSION)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    return connection, done


def test_a_backup_that_is_cut_off_anywhere_is_refused_in_one_sentence(profile: Profile) -> None:
    (saved,) = profile.backups.glob("*.sqlite")
    data, cut = saved.read_bytes(), profile.folder.parent / "cut.sqlite"
    chance = random.Random(28)
    lengths = {1, 15, 16, 17, 99, 100, 101, 4096, 8191, 8192, 8193, len(data) // 2, len(data) - 8192, len(data) - 1}
    for length in sorted(lengths | {chance.randrange(len(data)) for _ in range(12)}):
        cut.write_bytes(data[:length])
        assert refusal(profile, cut) is ProblemKind.DAMAGED_DATABASE
        if length > 100:
            # the header of an older library does not say how long the file is
            cut.write_bytes(data[:92] + bytes(4) + data[96:length])
            assert refusal(profile, cut) is ProblemKind.DAMAGED_DATABASE, length


def test_a_file_with_strewn_faults_is_refused_or_restored_and_nothing_else(profile: Profile) -> None:
    (saved,) = profile.backups.glob("*.sqlite")
    data, bad = saved.read_bytes(), profile.folder.parent / "bad.sqlite"
    chance = random.Random(7)
    for _ in range(40):
        faulty = bytearray(data)
        for _ in range(chance.choice((1, 3, 50))):
            faulty[chance.randrange(chance.choice((200, 9000, len(data))))] = chance.randrange(256)
        bad.write_bytes(faulty)
        try:
            make_ready(profile, bad)
        except ReaderError:
            assert not database_file.ready_file(profile.database).exists()
        database_file.ready_file(profile.database).unlink(missing_ok=True)
    break_pages(saved, 5)
    assert refusal(profile, saved) is ProblemKind.DAMAGED_DATABASE


@pytest.mark.skipif(sys.platform != "linux", reason="counts what was read as Linux does")
def test_what_is_no_database_is_refused_by_its_first_bytes(profile: Profile, tmp_path: Path) -> None:
    folder, pipe, empty = tmp_path / "folder", tmp_path / "pipe", tmp_path / "empty"
    folder.mkdir()
    os.mkfifo(pipe)
    empty.write_bytes(b"")
    (noise := tmp_path / "encrypted").write_bytes(random.Random(1).randbytes(50_000))
    (text := tmp_path / "text").write_bytes(b"SQLite format 3 is not what this is\n" * 99)
    with closing(sqlite3.connect(nothing := tmp_path / "nothing")) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 0")
    huge = []
    for name, start in (("zeros", b""), ("header", b"SQLite format 3\0" + bytes(84))):
        with (tmp_path / name).open("wb") as file:
            file.write(start)
            file.truncate(3 * 1024**3)
        huge.append(tmp_path / name)
    before = read_bytes()
    for path in (folder, pipe, empty, tmp_path / "none", tmp_path / "a\0b"):
        assert refusal_here(profile, path) is ProblemKind.FILE_UNREADABLE
    for path in (noise, text, nothing, *huge):
        assert refusal_here(profile, path) in {ProblemKind.DAMAGED_DATABASE, ProblemKind.FOREIGN_DATABASE}
    assert read_bytes() - before < 100_000
    assert not list(profile.folder.glob("*.incoming*"))


def refusal_here(profile: Profile, path: Path) -> ProblemKind:
    with pytest.raises(ReaderError) as caught:
        make_ready(profile, path)
    return caught.value.problem.kind


def read_bytes() -> int:
    return int(Path("/proc/self/io").read_text().split()[1])


def test_a_database_of_another_program_and_one_of_a_newer_schema_are_refused(profile: Profile, theirs: Path) -> None:
    change(theirs, f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    assert refusal(profile, theirs) is ProblemKind.NEWER_SCHEMA
    change(theirs, f"PRAGMA user_version = {SCHEMA_VERSION}", "PRAGMA application_id = 7")
    assert refusal(profile, theirs) is ProblemKind.FOREIGN_DATABASE


def test_a_file_that_ends_in_a_log_is_restored_with_it_and_without_it(profile: Profile, theirs: Path, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.sqlite", tmp_path / "together.sqlite"
    with closing(sqlite3.connect(theirs, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE feed SET title = 'In the log'")
        for target in (alone, together):
            shutil.copy(theirs, target)
        shutil.copy(f"{theirs}-wal", f"{together}-wal")
    before = digests(tmp_path / "profile")
    for path, title in ((alone, "Of somebody else"), (together, "In the log")):
        files = {each: digests(tmp_path)[str(each)] for each in tmp_path.glob("*.sqlite*")}
        connection, _ = restored(profile, path)
        with closing(connection):
            assert connection.execute("SELECT DISTINCT title FROM feed").fetchall() == [(title,)]
        assert {each: digests(tmp_path)[str(each)] for each in tmp_path.glob("*.sqlite*")} == files
    assert before != digests(tmp_path / "profile")


ADDED: dict[str, tuple[str, ...]] = {
    "trigger": (REMOVAL,),
    "trigger of our name": ("DROP TRIGGER entry_text_inserted", REMOVAL.replace("theirs", "entry_text_inserted")),
    "view": ("CREATE VIEW their_view AS SELECT load_extension('x.so')",),
    "index": ("CREATE INDEX their_index ON feed (hex(url))",),
    "table": ("CREATE TABLE their_table (x)", "CREATE VIRTUAL TABLE their_search USING fts5 (x)"),
    "statistics": ("ANALYZE", "UPDATE sqlite_stat1 SET stat = '1 1 1 1 1 1'"),
    "missing index": ("DROP INDEX retrieval_by_feed",),
}


def redefined(old: str, new: str) -> tuple[str, ...]:
    """Statements that put other words into the definition of a table, as nothing but a hand at the file can."""
    return (
        "PRAGMA writable_schema = ON",
        f"UPDATE sqlite_schema SET sql = replace(sql, '{old}', '{new}') WHERE name = 'subscription'",  # noqa: S608 -- our own words
        "PRAGMA writable_schema = OFF",
    )


CHANGED: dict[str, tuple[str, ...]] = {
    "CHECK with a function": redefined(
        "removed_at INTEGER", "removed_at INTEGER CHECK (coalesce(removed_at, 0) <> length(hex(randomblob(1))))"
    ),
    "default": redefined("custom_title TEXT NOT NULL DEFAULT ''''", "custom_title TEXT NOT NULL DEFAULT (hex(randomblob(9)))"),
    "generated column": ("ALTER TABLE subscription ADD COLUMN theirs INTEGER AS (length(custom_title))",),
    "cascade": redefined("REFERENCES folder (folder_id)", "REFERENCES folder (folder_id) ON DELETE CASCADE"),
}


@pytest.mark.parametrize("statements", [*ADDED.values(), *CHANGED.values()], ids=[*ADDED, *CHANGED])
def test_what_somebody_built_into_a_file_does_not_come_with_its_rows(
    profile: Profile, theirs: Path, statements: tuple[str, ...]
) -> None:
    change(theirs, *statements)
    connection, done = restored(profile, theirs)
    with closing(connection):
        assert (done.finding, done.feeds) == (Finding.RESTORED, FEEDS)
        assert connection.execute("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'their%'").fetchone() == (0,)
        connection.execute("UPDATE feed SET failures = 0")
        assert len(subscriptions.subscriptions(connection)) == FEEDS
        assert connection.execute("SELECT count(*) FROM entry_search WHERE entry_search MATCH 'tide'").fetchone() == (FEEDS * 10,)


FAR = str(2**53)
ODD_VALUES = (
    *(("account", name, "'theirs'") for name in ("kind", "sign_in", "problem_kind", "refresh_problem_kind", "seen")),
    *(("feed", name, "'theirs'") for name in ("problem_kind", "next_rule", "skip_hours", "skip_days", "window")),
    *(("feed", name, "'[[]]'") for name in ("skip_hours", "skip_days", "window")),
    *(("feed", name, FAR) for name in ("next_at", "succeeded_at", "problem_since", "not_before_at", "failures")),
    *(("feed", name, "9e999") for name in ("next_postings", "next_saving", "next_price")),
    *(("entry", name, "'[[]]'") for name in ("categories", "enclosures")),
    ("entry", "enclosures", """'[["file:///etc/passwd", "", null, 5, "", "", []]]'"""),
    *(("entry", "enclosures", f"""'[["https://a.example/", "", null, 5, "", "", [{each}]]]'""") for each in ("[]", '"one"')),
    *((table, "at", FAR) for table in ("access", "reading", "news")),
    *((table, "utc_offset_seconds", f"-{FAR}") for table in ("access", "reading")),
    ("computer", "problem", "'theirs'"),
    ("preference", "value", f"'{'[' * 9999}'"),
    ("arrival_rule", "actions", f"'{'[' * 9999}'"),
)


@pytest.mark.parametrize(("table", "column", "value"), ODD_VALUES, ids=lambda value: str(value)[:30])
def test_values_that_nothing_here_writes_stop_nothing(
    profile: Profile, theirs: Path, table: str, column: str, value: str
) -> None:
    change(
        theirs,
        "INSERT INTO account (kind, url, username, sign_in, has_labels, added_at) VALUES ('miniflux', 'a', 'u', 'password', 1, 5)",
        "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, 'a', 'b', '/nowhere', 1, 1)",
        "INSERT INTO access (at, utc_offset_seconds, kind) VALUES (1, 0, 'window')",
        "INSERT INTO reading (entry_id, feed_id, at, utc_offset_seconds, seconds) VALUES (1, 1, 1, 0, 60)",
        "INSERT INTO preference VALUES ('look.theme', '\"dark\"')",
        f"UPDATE {table} SET {column} = {value}",  # noqa: S608 -- our own words
    )
    restored(profile, theirs)[0].close()
    open_core(profile, FakeClock(at=float(LATER)), automatic=True).close()
    for typed in ("list", "status", "explain site0", "scorecard", "accounts list", f"export --everything {profile.folder}/all"):
        assert run_command(parse(("--profile", str(profile.folder), *typed.split())), profile, lambda _: None) == 0, typed
    with closing(open_reader(profile.database)) as connection:
        write_habits(connection, profile.folder / "habits")
        found = [entries.article(connection, EntryId(number)) for number in range(1, 5)]
        assert not any(article.enclosures for article in found if article is not None)


def test_what_a_file_set_aside_for_a_better_clock_is_not_written(profile: Profile, theirs: Path) -> None:
    change(
        theirs,
        "INSERT INTO preference VALUES ('fetch.proxy', '\"\"')",
        """INSERT INTO set_aside (of_table, key, was, made, at)
        VALUES ('preference', '{"key": "fetch.proxy"}', '{"value": "\\"http://proxy.theirs.example:3128\\""}', '{}', 5)""",
    )
    connection, _ = restored(profile, theirs)
    with closing(connection):
        history.bring_back(connection, LATER)
        assert preferences.load(connection).fetch_proxy == ""


def test_a_view_in_the_place_of_a_table_is_not_asked(profile: Profile, theirs: Path) -> None:
    change(
        theirs,
        "DROP TABLE shown",
        "CREATE VIEW shown AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n",
    )
    connection, _ = restored(profile, theirs)
    with closing(connection):
        assert connection.execute("SELECT count(*) FROM shown").fetchone() == (0,)


@pytest.mark.parametrize("version", [1, 6, SCHEMA_VERSION])
def test_rows_that_fit_nowhere_are_left_out_and_the_rest_comes(profile: Profile, tmp_path: Path, version: int) -> None:
    old_profile(path := tmp_path / "old.sqlite", version)
    change(
        path,
        "PRAGMA foreign_keys = OFF",
        "INSERT INTO subscription (feed_id, position) VALUES (99, 1)",
        "UPDATE subscription SET folder_id = 77 WHERE feed_id = 1",
        "INSERT INTO feed (feed_id, url, canonical, added_at) VALUES (9223372036854775807, 'https://b.example/', 'b', 5)",
        "UPDATE subscription SET settings = 'no JSON' WHERE feed_id = 1",
    )
    connection, done = restored(profile, path)
    with closing(connection):
        assert done.feeds == 1
        (subscription,) = subscriptions.subscriptions(connection)
        assert (subscription.folder_id, dict(subscription.settings)) == (None, {})
        follow(connection, "after")
        assert entries.article(connection, entries.newest_entry_id(connection)) is not None


def test_articles_of_a_file_from_elsewhere_are_cleaned_again(profile: Profile, theirs: Path) -> None:
    with closing(sqlite3.connect(theirs)) as connection, connection:
        hostile = zlib.compress(b'<p>Tide</p><img src="file:///etc/passwd"><a href="javascript:x()">go</a><script>x</script>')
        connection.execute("UPDATE entry_content SET html = ? WHERE entry_id = 1", (hostile,))
        connection.execute("UPDATE entry_content SET html = ? WHERE entry_id = 2", (b"\x00no article",))
    connection, _ = restored(profile, theirs)
    with closing(connection):
        shown = [article.html for number in (1, 2) if (article := entries.article(connection, EntryId(number))) is not None]
    assert shown == ["<p>Tide</p><a>go</a>", ""]


NOTIFY = ArrivalRule(
    None,
    "Tell",
    (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "a"),),
    (RuleAction(RuleActionKind.RUN, "tell"),),
)


def name_the_outside(path: Path) -> None:
    """Everything a database can name outside of itself."""
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        connection.execute("DELETE FROM arrival_rule")
        preferences.save(connection, "podcasts.folder", "/home/you/.config/autostart")
        preferences.save(connection, "export.starred_feed", "/home/you/starred.xml")
        preferences.save(connection, "fetch.proxy", "http://proxy.theirs.example:3128")
        preferences.save(connection, "share.services", "Theirs: https://theirs.example/?u={url}")
        preferences.save(connection, "share.web_search", "https://theirs.example/?q={query}")
        preferences.save(connection, "share.programs", "obsidian")
        preferences.save(connection, "share.save_unasked", value=True)
        preferences.save(connection, "look.theme", "light")
        settings = json.dumps({"proxy": "http://feed.theirs.example:8080", "proxy_login": "keyring", "priority": "2"})
        connection.execute("UPDATE subscription SET settings = ? WHERE feed_id = 1", (settings,))
        connection.execute("UPDATE feed SET url = 'program:backup.sh', next_at = 5 WHERE feed_id = 2")
        connection.execute("UPDATE feed SET url = 'file:///home/you/.ssh/config', next_at = 5 WHERE feed_id = 3")
        connection.execute(
            "UPDATE feed SET url = 'imaps://me@mail.theirs.example/INBOX#' || feed_id, next_at = 5 WHERE feed_id IN (4, 5)"
        )
        connection.execute("UPDATE feed SET url = 'http://router.local/reboot', next_at = 5 WHERE feed_id = 6")
        rules.save(connection, NOTIFY, None)
        rules.save(connection, replace(NOTIFY, name="Keep", actions=(RuleAction(RuleActionKind.SEND, "Notes"),)), None)
        sendings.queue(connection, "Notes", [EntryId(1)], NOW)
        connection.execute(
            "INSERT INTO program_run (rule_id, entry_id, program, queued_at) SELECT max(rule_id), 1, 'tell', 5 FROM arrival_rule"
        )
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for entry_id, state, place in ((1, "removed", "thesis.pdf"), (2, "waiting", "x.desktop"), (3, "done", "song.mp3")):
            connection.execute(
                """INSERT INTO download (entry_id, url, path, state, bytes, validator, problem_detail, tries, retry_at, at)
                VALUES (?, 'https://theirs.example/1.mp3', ?, ?, 0, '', '', 0, 0, 0)""",
                (entry_id, f"/home/you/{place}", state),
            )


def outside(connection: WriteConnection) -> dict[str, object]:
    values = preferences.load(connection)
    of_both = {each.is_enabled for each in rules.rules(connection) if each.name in {"Tell", "Keep"}}
    (is_enabled,) = of_both
    return {
        "preferences": [
            values.podcasts_folder,
            values.export_starred_feed,
            values.fetch_proxy,
            values.share_services,
            values.share_web_search,
        ],
        "proxy": sorted(connection.execute("SELECT settings FROM subscription WHERE feed_id = 1").fetchone()[0]),
        "program": connection.execute("SELECT is_paused, next_at FROM feed WHERE feed_id = 2").fetchone(),
        "rule": is_enabled,
        "sendings": sendings.next_at(connection),
        "file": connection.execute("SELECT is_paused, next_at FROM feed WHERE feed_id = 3").fetchone(),
        "home": connection.execute("SELECT is_paused, next_at FROM feed WHERE feed_id = 6").fetchone(),
        "runs": connection.execute("SELECT count(*) FROM program_run WHERE started_at IS NULL").fetchone()[0],
        "theme": values.look_theme,
        "downloads": [each.state for each in episodes.downloads_in_state(connection, *DownloadState)],
    }


def test_what_a_file_names_outside_of_itself_comes_switched_off_and_is_named(profile: Profile, theirs: Path) -> None:
    name_the_outside(theirs)
    connection, done = restored(profile, theirs)
    with closing(connection):
        found = outside(connection)
        assert found == {
            "preferences": [""] * 5,
            "proxy": sorted('{"priority": "2"}'),
            "program": (1, None),
            "file": (1, None),
            "home": (1, None),
            "rule": False,
            "sendings": None,
            "runs": 0,
            "theme": "light",
            "downloads": [DownloadState.PAUSED, DownloadState.DONE],
        }
    assert set(done.switched_off) == {
        SwitchedOff(Outside.PREFERENCE, "/home/you/.config/autostart", "podcasts.folder"),
        SwitchedOff(Outside.PREFERENCE, "/home/you/starred.xml", "export.starred_feed"),
        SwitchedOff(Outside.PREFERENCE, "http://proxy.theirs.example:3128", "fetch.proxy"),
        SwitchedOff(Outside.PREFERENCE, "obsidian", "share.programs"),
        SwitchedOff(Outside.PREFERENCE, "", "share.save_unasked"),
        SwitchedOff(Outside.PREFERENCE, "Theirs: https://theirs.example/?u={url}", "share.services"),
        SwitchedOff(Outside.PREFERENCE, "https://theirs.example/?q={query}", "share.web_search"),
        SwitchedOff(Outside.PROXY, "http://feed.theirs.example:8080 (https://site0.example/feed)"),
        SwitchedOff(Outside.PROGRAM, "backup.sh"),
        SwitchedOff(Outside.FILE, "/home/you/.ssh/config"),
        SwitchedOff(Outside.FEED, "http://router.local/reboot"),
        SwitchedOff(Outside.MAILBOX, "imaps://me@mail.theirs.example/"),
        SwitchedOff(Outside.RULE, "Tell"),
        SwitchedOff(Outside.RULE, "Keep"),
    }
    line = recovery_line(done)
    for word in (
        "no record of making the backup",
        "Folder for downloads /home/you",
        "program backup.sh",
        "rule Tell",
        "proxy http://feed",
    ):
        assert word in line
    connection, done_again = open_repaired(profile, LATER)
    connection.close()
    assert done_again is None


def test_what_the_profile_names_itself_stays_on(profile: Profile, theirs: Path) -> None:
    name_the_outside(theirs)
    name_the_outside(profile.database)
    change(theirs, "UPDATE preference SET value = '\"/else\"' WHERE key = 'podcasts.folder'")
    connection, done = restored(profile, theirs)
    with closing(connection):
        found = outside(connection)
        assert found["preferences"] == [
            "/home/you/.config/autostart",
            "/home/you/starred.xml",
            "http://proxy.theirs.example:3128",
            "Theirs: https://theirs.example/?u={url}",
            "https://theirs.example/?q={query}",
        ]
        assert (found["program"], found["rule"]) == ((0, 5), True)
    assert done.switched_off == (SwitchedOff(Outside.PREFERENCE, "/else", "podcasts.folder"),)


@pytest.mark.parametrize("is_carried", [False, True], ids=["in its folder", "carried elsewhere"])
def test_a_backup_made_here_comes_back_as_it_was_and_nothing_is_said(
    profile: Profile, tmp_path: Path, *, is_carried: bool
) -> None:
    name_the_outside(profile.database)
    copy = write_backup(profile, FakeClock(at=float(LATER))).path
    change(profile.database, "DELETE FROM preference", "DELETE FROM arrival_rule")
    if is_carried:
        copy = Path(shutil.copy(copy, tmp_path / "mine.sqlite"))
    connection, done = restored(profile, copy)
    with closing(connection):
        found = outside(connection)
        assert (found["program"], found["rule"], found["runs"]) == ((0, 5), True, 1)
        assert found["preferences"] != [""] * 5
    assert done.switched_off == ()
    assert "switched off" not in recovery_line(done)


def test_the_keyring_has_the_profile_under_the_name_of_now(profile: Profile, theirs: Path) -> None:
    change(theirs, "INSERT INTO preference (key, value) VALUES ('keyring.profile', 'theirs'), ('keyring.places', '[]')")
    copy = write_backup(profile, FakeClock(at=float(LATER))).path
    change(
        profile.database,
        """INSERT INTO preference (key, value) VALUES ('keyring.profile', 'ours'), ('keyring.places', '{"a": 0}')""",
    )
    for saved in (copy, theirs):
        connection, _ = restored(profile, saved)
        with closing(connection):
            assert preferences.name_in_keyring(connection) == "ours"
            assert preferences.keyring_places(connection) == {"a": 0}


@pytest.mark.parametrize("damaged", ["[]", "{", "[" * 100_000, '{"a": "b"}'])
def test_places_in_the_keyring_that_cannot_be_read_are_none(profile: Profile, damaged: str) -> None:
    with closing(open_database(profile.database, now=LATER, backup_folder=None)) as connection:
        preferences.set_listed(connection, preferences.KEYRING_PLACES, [damaged])
        assert preferences.keyring_places(connection) == {}


def test_a_file_that_somebody_puts_among_the_backups_is_not_taken_for_one_made_here(profile: Profile, theirs: Path) -> None:
    name_the_outside(theirs)
    change(theirs, REMOVAL)
    planted = Path(shutil.copy(theirs, profile.backups / "beforehand-000099-20300101-000000.sqlite"))
    connection, done = restored(profile, planted)
    connection.close()
    assert len(done.switched_off) == 14
    shutil.copy(theirs, planted)
    profile.database.unlink()
    connection, mended = open_repaired(profile, LATER)
    with closing(connection):
        assert mended.finding is Finding.MISSING
        assert len(mended.switched_off) == 14
        assert schema.is_ours(connection, SCHEMA_VERSION)


def test_what_another_program_added_to_the_database_goes_at_the_start_and_every_row_stays(profile: Profile) -> None:
    with closing(open_reader(profile.database)) as before:
        rows = before.execute("SELECT entry_id, is_read, is_starred FROM entry_status").fetchall()
    change(
        profile.database,
        *(each for name, added in ADDED.items() if name not in {"statistics", "trigger of our name"} for each in added),
    )
    content = profile.database.read_bytes()
    connection, done = open_repaired(profile, LATER)
    with closing(connection):
        assert (done.finding, done.feeds, done.has_accounts) == (Finding.ALTERED, FEEDS + 1, False)
        assert done.kept.read_bytes() == content
        assert schema.is_ours(connection, SCHEMA_VERSION)
        assert connection.execute("SELECT entry_id, is_read, is_starred FROM entry_status").fetchall() == rows
        connection.execute("UPDATE feed SET failures = 0")
        assert len(subscriptions.subscriptions(connection)) == FEEDS + 1
    assert "another program had changed the tables" in recovery_line(done)
    connection, again = open_repaired(profile, LATER)
    connection.close()
    assert again is None


def test_statistics_that_sqlite_keeps_are_nothing_odd(profile: Profile) -> None:
    change(profile.database, "ANALYZE")
    connection, done = open_repaired(profile, LATER)
    connection.close()
    assert done is None


@pytest.mark.parametrize("statements", [*CHANGED.values(), ("DROP TABLE subscription",)], ids=[*CHANGED, "missing table"])
def test_a_database_whose_tables_are_not_ours_is_salvaged_with_the_backup(profile: Profile, statements: tuple[str, ...]) -> None:
    change(profile.database, *statements)
    connection, done = open_repaired(profile, LATER)
    with closing(connection):
        assert done.finding is Finding.DAMAGED
        assert schema.is_ours(connection, SCHEMA_VERSION)
        assert len(subscriptions.subscriptions(connection)) >= FEEDS
        assert connection.execute("SELECT count(*) FROM entry_status WHERE is_starred = 1").fetchone()[0] >= 3


def test_the_digest_is_that_of_the_newest_schema() -> None:
    from reader.storage.migrations import SCHEMA_DIGEST

    assert schema.digest(schema._made(SCHEMA_VERSION)) == SCHEMA_DIGEST, (
        "put the first into reader/storage/migrations/__init__.py"
    )
