"""Databases that other readers wrote themselves (tests/corpus/other_readers), found, read, and left as they are; and odd ones."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument
from reader.domain.user_data import READ_PER_FEED, FoundReader
from reader.formats.lists.other import read_list
from reader.reports.other_readers import found_readers, named_reader, read_file
from reader.storage import foreign_database
from reader.storage.database_file import HEADER

CORPUS = Path(__file__).parents[2] / "corpus" / "other_readers"
TIDES, KILN = "http://127.0.0.1:8765/tidewater.xml", "http://127.0.0.1:8765/kiln.xml"
PLACES = {
    "Liferea": ("liferea/liferea.db", ".local/share/liferea/liferea.db"),
    "Newsboat": ("newsboat/cache.db", ".newsboat/cache.db"),
    "QuiteRSS": ("quiterss/feeds.db", ".local/share/QuiteRss/QuiteRss/feeds.db"),
    "RSS Guard": ("rssguard/database.db", ".config/RSS Guard 4/database/database.db"),
}
FEEDS = {
    "Liferea": [(TIDES, "The Tidewater Almanac", ("Sea and sky",)), (KILN, "Notes from a Kiln", ())],
    "Newsboat": [(TIDES, "The Tidewater Almanac", ("Sea and sky",)), (KILN, "My kiln", ("Making",))],
    "QuiteRSS": [(TIDES, "The Tidewater Almanac", ("Sea and sky",)), (KILN, "My kiln", ())],
    "RSS Guard": [(TIDES, "The Tidewater Almanac", ("Sea and sky",)), (KILN, "My kiln", ())],
}
TAGS = {"QuiteRSS": ("Important",), "RSS Guard": ("Later",)}


@pytest.fixture(autouse=True)
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of temporary files, which must be empty in the end."""
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def installed(home: Path, *names: str) -> dict[str, Path]:
    """A home with these readers' files."""
    found = {}
    for name in names:
        source, place = PLACES[name]
        found[name] = home / place
        found[name].parent.mkdir(parents=True)
        shutil.copy(CORPUS / source, found[name])
    if "Newsboat" in names:
        shutil.copy(CORPUS / "newsboat/urls", home / ".newsboat/urls")
    return found


def contents(home: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in home.rglob("*") if path.is_file()}


def found(home: Path, platform: str = "linux") -> list[FoundReader]:
    return found_readers(home, {}, platform)


@pytest.mark.parametrize("name", PLACES)
def test_a_reader_s_own_database_is_read_and_left_as_it_is(tmp_path: Path, copies: Path, name: str) -> None:
    home = tmp_path / "home"
    installed(home, name)
    before = contents(home)
    (reader,) = found(home)
    assert (reader.name, reader.problem, reader.feeds, reader.starred, reader.read) == (name, None, 2, 1, 1)
    document = read_list(reader.data)
    assert [(feed.url, feed.title, feed.path) for feed in document.feeds] == FEEDS[name]
    chosen = "My kiln" if name in {"Newsboat", "QuiteRSS"} else ""
    assert [feed.custom_title for feed in document.feeds] == ["", chosen]
    kept = {each.entry.title: each for each in document.kept}
    gauge = kept.pop("The tide gauge that kept its own time")
    assert (gauge.feed_url, gauge.entry.link, gauge.is_starred, gauge.is_read) == (
        TIDES,
        "http://tidewater.example/gauge",
        True,
        True,
    )
    assert gauge.entry.guid == ("" if name == "RSS Guard" else "tide-1")
    assert "<b>copper float</b>" in gauge.entry.html
    if name != "RSS Guard":
        assert gauge.entry.published_at == 1_793_606_400
    assert [(each.entry.title, each.tags) for each in kept.values()] == [
        ("Ferry timetables by the moon", tags) for tags in [TAGS.get(name)] if tags
    ]
    assert [(each.title, each.link) for each in document.read] == [("Salt on the windows", "http://tidewater.example/salt")]
    assert contents(home) == before
    assert list(copies.iterdir()) == []
    assert read_list(read_file(home / PLACES[name][1])) == document


def test_all_readers_are_found_by_name(tmp_path: Path) -> None:
    installed(tmp_path, *PLACES)
    assert [reader.name for reader in found(tmp_path)] == ["Liferea", "Newsboat", "QuiteRSS", "RSS Guard"]
    assert named_reader("rss guard", tmp_path, {}, "linux").name == "RSS Guard"
    with pytest.raises(ReaderError) as error:
        named_reader("gnus", tmp_path, {}, "linux")
    assert error.value.problem.detail == Detail(DetailKind.NO_SUCH_READER, ("gnus", "Liferea, Newsboat, QuiteRSS, RSS Guard"))


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(";".join(statements))


def only(home: Path) -> FoundReader:
    (reader,) = found(home)
    return reader


def refusal(home: Path) -> Detail | str:
    """What is said of the one reader there; nothing in its folder changes by it."""
    before = contents(home)
    reader = only(home)
    assert reader.problem.problem.kind is ProblemKind.FILE_UNREADABLE
    assert contents(home) == before
    return reader.problem.problem.detail


def test_what_is_in_the_log_counts(tmp_path: Path) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE items SET marked = 1")
        connection.commit()
        assert path.with_name("liferea.db-wal").stat().st_size
        assert only(tmp_path).starred == 6


def test_a_reader_that_writes_is_not_held_up(tmp_path: Path) -> None:
    path = installed(tmp_path, "Newsboat")["Newsboat"]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("UPDATE rss_item SET unread = 0")
        assert only(tmp_path).read == 1
        connection.execute("COMMIT")
    assert only(tmp_path).read == 5


def test_a_file_that_changes_while_it_is_copied_is_copied_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = installed(tmp_path, "Newsboat")["Newsboat"]
    copy, changes = shutil.copyfile, iter((1, 1))

    def copying(source: Path, target: Path) -> None:
        copy(source, target)
        if next(changes, None) is not None:
            changed(path, "INSERT INTO metadata VALUES (1, 1)")

    monkeypatch.setattr(foreign_database.shutil, "copyfile", copying)
    assert only(tmp_path).problem is None
    changes = iter([1] * 9)
    problem = only(tmp_path).problem
    assert problem.problem.detail == Detail(DetailKind.CHANGING, (str(path),))


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("Liferea", "ALTER TABLE items RENAME COLUMN marked TO flagged"),
        ("Newsboat", "DROP TABLE rss_feed"),
        ("QuiteRSS", "ALTER TABLE news RENAME TO articles"),
        ("RSS Guard", "ALTER TABLE Messages RENAME COLUMN is_important TO stars"),
        ("Liferea", "ALTER TABLE items RENAME TO i; CREATE VIEW items AS SELECT * FROM i"),
        (
            "Liferea",
            "DROP TABLE items; CREATE VIRTUAL TABLE items USING fts5 (node_id, source_id, source, title, description, date, read, marked, valid_guid)",
        ),
    ],
)
def test_another_layout_is_said_to_be_one(tmp_path: Path, name: str, statement: str) -> None:
    path = installed(tmp_path, name)[name]
    changed(path, statement)
    assert refusal(tmp_path) == Detail(DetailKind.UNKNOWN_LAYOUT, (str(path), name))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: os.truncate(path, 9000),
        lambda path: path.write_bytes(path.read_bytes()[:100] + os.urandom(8000) + path.read_bytes()[8100:]),
        lambda path: path.write_bytes(path.read_bytes()[:4096] + bytes(path.stat().st_size - 4096)),
    ],
    ids=["cut", "scrambled", "zeroed"],
)
def test_a_damaged_database_is_said_to_be_one(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    spoil(path)
    assert refusal(tmp_path) == Detail(DetailKind.DAMAGED_FILE, (str(path),))


def test_an_endless_database_is_not_copied(tmp_path: Path) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    os.truncate(path, foreign_database.LARGEST_BYTES + 1)
    reader = only(tmp_path)
    assert reader.problem.problem.detail == Detail(DetailKind.LARGE_FILE, (str(path), 4294))


def test_a_value_that_is_too_long_and_odd_types_cost_no_more_than_themselves(tmp_path: Path) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    changed(
        path,
        "INSERT INTO items (node_id, title, marked, read, date, source) VALUES ('bbbbbbb', x'00ff', '1', 'yes', 1e300, 5)",
        "INSERT INTO items (node_id, title, marked, read, date, source) VALUES (NULL, NULL, 1, NULL, NULL, NULL)",
        "UPDATE node SET parent_id = 'aaaaaaa' WHERE node_id = 'aaaaaaa'",
    )
    assert only(tmp_path).starred == 2
    assert [feed.path for feed in read_list(only(tmp_path).data).feeds] == [("Sea and sky",), ()]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE items SET description = zeroblob(?) WHERE marked = 1", (foreign_database.VALUE_BYTES + 1,))
        connection.commit()
    assert refusal(tmp_path) == Detail(DetailKind.DAMAGED_FILE, (str(path),))


def test_beyond_much_text_articles_keep_title_and_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    changed(path, "UPDATE items SET marked = 1, description = printf('%.5000c', 'x')")
    monkeypatch.setattr(foreign_database, "MUCH_CHARACTERS", 12_000)
    kept = read_list(only(tmp_path).data).kept
    assert [len(each.entry.text) for each in sorted(kept, key=lambda each: -(each.entry.published_at or 0))] == [
        5000,
        5000,
        5000,
        0,
        0,
        0,
    ]
    assert all(each.entry.title and each.entry.link for each in kept)
    monkeypatch.setattr(foreign_database, "MOST_CHARACTERS", 12_000)
    assert refusal(tmp_path) == Detail(DetailKind.DAMAGED_FILE, (str(path),))


def test_a_query_without_end_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_database, "CALLS_MAX", 3)
    path = installed(tmp_path, "Liferea")["Liferea"]
    changed(
        path,
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 60000) INSERT INTO items (node_id, read, marked) SELECT 'bbbbbbb', 1, 0 FROM n",
    )
    assert refusal(tmp_path) == Detail(DetailKind.DAMAGED_FILE, (str(path),))


def test_a_journal_that_names_another_file_leaves_that_alone(tmp_path: Path) -> None:
    """SQLite would remove the file that such a journal names."""
    path = installed(tmp_path, "Newsboat")["Newsboat"]
    victim = tmp_path / "victim"
    victim.write_text("precious")
    name = str(victim).encode()
    tail = (
        (1 << 30).to_bytes(4, "big")
        + name
        + len(name).to_bytes(4, "big")
        + sum(name).to_bytes(4, "big")
        + bytes.fromhex("d9d505f920a163d7")
    )
    path.with_name("cache.db-journal").write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(504) + tail)
    assert refusal(tmp_path) == Detail(DetailKind.CHANGING, (str(path),))
    assert victim.read_text() == "precious"


def test_what_is_no_database_or_no_file(tmp_path: Path) -> None:
    path = tmp_path / ".local/share/liferea/liferea.db"
    path.mkdir(parents=True)
    assert found(tmp_path) == []
    path.rmdir()
    path.write_bytes(b"hello")
    assert refusal(tmp_path) == Detail(DetailKind.NO_DATABASE, (str(path),))
    with pytest.raises(ReaderError) as error:
        read_file(tmp_path / "nowhere")
    assert error.value.problem.kind is ProblemKind.FILE_UNREADABLE


def test_a_database_of_nobody_we_know(tmp_path: Path) -> None:
    changed(tmp_path / "a.db", "CREATE TABLE thing (x)")
    with pytest.raises(ReaderError) as error:
        read_file(tmp_path / "a.db")
    assert error.value.problem.detail == Detail(DetailKind.UNKNOWN_DATABASE)


def test_rss_guard_5_refers_by_its_own_ids(tmp_path: Path) -> None:
    """Its layout, filled from the one that version 4 wrote: references became numbers of rows."""
    path = installed(tmp_path, "RSS Guard")["RSS Guard"]
    changed(
        path,
        "PRAGMA foreign_keys = OFF",
        "UPDATE Feeds SET custom_id = 'feed/' || id",
        "ALTER TABLE Messages RENAME TO old",
        """CREATE TABLE Messages (id INTEGER PRIMARY KEY, is_read INTEGER(1), is_important INTEGER(1), is_deleted INTEGER(1),
        is_pdeleted INTEGER(1), feed INTEGER NOT NULL, title VARCHAR(500), url VARCHAR(1200), author VARCHAR(400),
        date_created BIGINT, contents TEXT, account_id INTEGER, custom_id VARCHAR(250))""",
        """INSERT INTO Messages SELECT id, is_read, is_important, is_deleted, is_pdeleted, CAST(feed AS INTEGER), title, url, author,
        date_created, contents, account_id, custom_id FROM old""",
        "DROP TABLE old",
        "DROP TABLE LabelsInMessages",
        "CREATE TABLE LabelsInMessages (message INTEGER NOT NULL, label INTEGER NOT NULL)",
        "INSERT INTO LabelsInMessages VALUES (4, 1)",
        "UPDATE Messages SET custom_id = 'guid' WHERE id = 3",
    )
    document: OpmlDocument = read_list(only(tmp_path).data)
    assert {each.entry.title: (each.tags, each.is_starred, each.entry.guid) for each in document.kept} == {
        "The tide gauge that kept its own time": ((), True, "guid"),
        "Ferry timetables by the moon": (("Later",), False, ""),
    }


def test_a_busy_feed_leaves_room_for_slow_ones(tmp_path: Path) -> None:
    path = installed(tmp_path, "Liferea")["Liferea"]
    changed(
        path,
        """WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000)
        INSERT INTO items (node_id, title, read, marked, date) SELECT 'ccccccc', 'Busy ' || i, 1, 0, 2000000000 + i FROM n""",
    )
    read = read_list(only(tmp_path).data).read
    assert sum(each.feed_url == KILN for each in read) == READ_PER_FEED
    assert [each.title for each in read if each.feed_url == TIDES] == ["Salt on the windows"]
    assert max(each.published_at or 0 for each in read) == 2_000_001_000


def other_program_locks(path: Path) -> Callable[[], object]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("UPDATE items SET title = title")
    return connection.close


def states(home: Path) -> dict[Path, tuple[int, ...]]:
    """What everything there is, and when it was changed; reading is no change."""
    found = {path: path.lstat() for path in home.rglob("*")}
    return {path: (each.st_mode, each.st_ino, each.st_size, each.st_mtime_ns, each.st_ctime_ns) for path, each in found.items()}


def elsewhere(path: Path) -> Path:
    """The file moved away, with a link to it in its place."""
    moved = path.with_name("elsewhere")
    path.rename(moved)
    path.symlink_to(moved)
    return moved


BAD: dict[str, tuple[Callable[[Path], object], DetailKind | str | None]] = {
    "locked by its program": (other_program_locks, None),
    "a link to the file": (elsewhere, None),
    "a newer layout": (
        lambda path: changed(path, "ALTER TABLE items RENAME COLUMN marked TO flags", "PRAGMA user_version = 99"),
        DetailKind.UNKNOWN_LAYOUT,
    ),
    "damaged": (lambda path: path.write_bytes(HEADER + os.urandom(9000)), DetailKind.DAMAGED_FILE),
    "half of it": (lambda path: os.truncate(path, path.stat().st_size // 2), DetailKind.DAMAGED_FILE),
    "huge": (lambda path: os.truncate(path, foreign_database.LARGEST_BYTES + 1), DetailKind.LARGE_FILE),
    "another file": (lambda path: path.write_bytes(b"hello"), DetailKind.NO_DATABASE),
    "a damaged file behind a link": (lambda path: elsewhere(path).write_bytes(HEADER + b"x" * 900), DetailKind.DAMAGED_FILE),
    "empty": (lambda path: path.write_bytes(b""), "not offered"),
    "a folder": (lambda path: (path.unlink(), path.mkdir()), "not offered"),
    "a pipe": (lambda path: (path.unlink(), os.mkfifo(path)), "not offered"),
    "a pipe behind a link": (lambda path: (elsewhere(path).unlink(), os.mkfifo(path.with_name("elsewhere"))), "not offered"),
    "a link to nothing": (lambda path: elsewhere(path).unlink(), "not offered"),
    "a link to itself": (lambda path: (path.unlink(), path.symlink_to(path)), "not offered"),
    "a device": (lambda path: (path.unlink(), path.symlink_to("/dev/zero")), "not offered"),
}


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices in the file system")
@pytest.mark.parametrize("name", BAD)
def test_odd_files_cost_no_more_than_their_own_line(tmp_path: Path, copies: Path, name: str) -> None:
    """Liferea's is odd, Newsboat's beside it is well; nothing of either is touched, and nothing is left behind."""
    spoil, wanted = BAD[name]
    home = tmp_path / "home"
    path = installed(home, "Liferea", "Newsboat")["Liferea"]
    end = spoil(path)
    before = states(home)
    readers = {reader.name: reader for reader in found(home)}
    assert readers.pop("Newsboat").problem is None
    if wanted == "not offered":
        assert readers == {}
    elif wanted is None:
        assert (readers["Liferea"].problem, readers["Liferea"].starred) == (None, 1)
    else:
        problem = readers["Liferea"].problem
        assert isinstance(problem.problem.detail, Detail)
        assert problem.problem.detail.kind is wanted
        assert problem.problem.detail.arguments[0] == str(path)
    assert states(home) == before
    assert list(copies.iterdir()) == []
    if callable(end):
        end()


THUNDERBIRD = """[
 {"url": "https://tidewater.example/feed", "title": "The Tidewater Almanac", "link": "https://tidewater.example/",
  "destFolder": "mailbox://nobody@Feeds/Sea%20and%20sky/The Tidewater Almanac"},
 {"url": "https://kiln.example/atom", "title": "Notes from a Kiln", "destFolder": "mailbox://nobody@Feeds/Trash"},
 {"title": "no address", "destFolder": 5}, "odd"
]"""
AKREGATOR = """<?xml version="1.0" encoding="UTF-8"?>
<opml version="1.0"><head><text/></head><body><outline isOpen="true" id="1" text="Sea and sky">
<outline xmlUrl="https://tidewater.example/feed" text="The Tidewater Almanac" archiveMode="globalDefault" id="2" type="rss" version="RSS"/>
</outline></body></opml>"""


@pytest.mark.parametrize(
    ("name", "platform", "place", "text", "numbers"),
    [
        ("Thunderbird", "linux", ".thunderbird/a.default/Mail/Feeds/feeds.json", THUNDERBIRD, (2, 2)),
        ("Akregator", "linux", ".local/share/akregator/data/feeds.opml", AKREGATOR, (1, 1)),
        (
            "NetNewsWire",
            "darwin",
            "Library/Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support/NetNewsWire/Accounts/OnMyMac/Subscriptions.opml",
            AKREGATOR,
            (1, 1),
        ),
    ],
)
def test_readers_whose_lists_are_files(
    tmp_path: Path, name: str, platform: str, place: str, text: str, numbers: tuple[int, int]
) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    (reader,) = found(tmp_path, platform)
    assert (reader.name, reader.feeds, reader.folders, reader.problem) == (name, *numbers, None)
    feeds = read_list(reader.data).feeds
    assert (feeds[0].url, feeds[0].path) == ("https://tidewater.example/feed", ("Sea and sky",))
    path.write_text("{", encoding="utf-8")
    (reader,) = found(tmp_path, platform)
    assert reader.problem.problem.kind is ProblemKind.NOT_OPML


def test_akregator_s_list_says_that_its_archive_stays_behind(tmp_path: Path) -> None:
    path = tmp_path / ".local/share/akregator/data/feeds.opml"
    path.parent.mkdir(parents=True)
    path.write_text(AKREGATOR, encoding="utf-8")
    assert read_list(only(tmp_path).data).skipped == ()
    archive = tmp_path / ".local/share/akregator/Archive/https___tidewater.example_feed.mk4"
    archive.parent.mkdir()
    archive.write_bytes(b"JL\x1a\x00")
    document = read_list(only(tmp_path).data)
    assert (document.reader, [(feed.url, feed.path) for feed in document.feeds]) == (
        "Akregator",
        [("https://tidewater.example/feed", ("Sea and sky",))],
    )
    assert [(each.text, each.reason.kind) for each in document.skipped] == [("Archive", DetailKind.UNREAD_ARCHIVE)]


def test_thunderbird_s_newer_list_counts(tmp_path: Path) -> None:
    rdf = """<RDF:RDF xmlns:fz="urn:forumzilla:" xmlns:RDF="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <fz:feed RDF:about="https://old.example/feed"/></RDF:RDF>"""
    folder = tmp_path / ".thunderbird/a.default/Mail/Feeds"
    folder.mkdir(parents=True)
    (folder / "feeds.rdf").write_text(rdf)
    assert [feed.url for feed in read_list(only(tmp_path).data).feeds] == ["https://old.example/feed"]
    (folder / "feeds.json").write_text(THUNDERBIRD)
    assert read_list(only(tmp_path).data).feeds[0].url == "https://tidewater.example/feed"


def test_searches_of_liferea_and_programs_of_newsboat_are_named_and_left_out(tmp_path: Path) -> None:
    installed(tmp_path, "Liferea")
    assert [(each.text, each.reason.kind) for each in read_list(only(tmp_path).data).skipped] == [
        ("Unread", DetailKind.SEARCH_FOLDER)
    ]
    shutil.rmtree(tmp_path / ".local")
    path = installed(tmp_path, "Newsboat")["Newsboat"]
    with path.with_name("urls").open("a") as urls:
        urls.write("exec:~/bin/feed\n")
    assert [each.text for each in read_list(only(tmp_path).data).skipped][-1] == "exec:~/bin/feed"
