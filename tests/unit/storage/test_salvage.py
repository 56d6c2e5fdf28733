"""Reading around what is broken: every row that is there is found again."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from reader.domain.entry import Mark, Selection, View
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import MOVED_FROM
from reader.storage import backup, entries, feeds, registers, rules, saved, statuses, subscriptions
from reader.storage.connection import ReadConnection, WriteConnection, open_reader
from reader.storage.damaged_file import DamagedFile, reading_file
from reader.storage.damaged_file import opened as open_damaged
from reader.storage.salvage import Salvaged, build
from reader.storage.writer import PAGE_BYTES, open_database
from tests.fakes.damage import FEEDS, break_last_page, break_pages, break_pages_of_tables, break_roots, cut, live, zero_header
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store

ENTRIES = (FEEDS + 1) * 40


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a profile of two days and the backup made between them."""
    folder = tmp_path_factory.mktemp("whole")
    live(folder / "reader.sqlite", folder / "backups")
    return folder


def repair(folder: Path, *, with_backup: bool) -> tuple[WriteConnection, Salvaged]:
    """What comes of the damaged profile: a database that must be in order itself, and what was said of it."""
    repaired = folder / "mended.sqlite"
    saved = backup.newest_backup(folder / "backups") if with_backup else None
    salvaged, _ = build(folder / "reader.sqlite", repaired, saved, NOW)
    connection = open_database(repaired, now=NOW, backup_folder=None)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.execute("INSERT INTO entry_search (entry_search, rank) VALUES ('integrity-check', 1)")
    live_ids = connection.execute("SELECT entry_id FROM entry_status WHERE is_removed = 0 ORDER BY 1").fetchall()
    for table in ("entry", "entry_text", "entry_content"):
        assert connection.execute(f"SELECT entry_id FROM {table} ORDER BY 1").fetchall() == live_ids  # noqa: S608 -- our own names
    return connection, salvaged


def everything(connection: ReadConnection) -> dict[str, list[tuple[object, ...]]]:
    """All a user would miss, by what it is and not by its id."""
    return {
        what: sorted(connection.execute(query).fetchall(), key=repr)
        for what, query in {
            "subscriptions": """SELECT f.url, d.title, u.custom_title, u.settings, u.removed_at FROM subscription u
                JOIN feed f USING (feed_id) LEFT JOIN folder d USING (folder_id)""",
            "folders": "SELECT title FROM folder",
            "marks": """SELECT f.url, s.identity, s.is_read, s.is_starred, s.is_later, s.is_removed, s.is_old, s.sort_at, s.copy_of
                FROM entry_status s JOIN feed f USING (feed_id)""",
            "articles": """SELECT s.identity, e.title, c.html, t.text FROM entry_status s JOIN entry e USING (entry_id)
                JOIN entry_content c USING (entry_id) JOIN entry_text t USING (entry_id)""",
            "full texts": "SELECT s.identity, x.html, x.retrieved_at FROM full_text x JOIN entry_status s USING (entry_id)",
            "versions": "SELECT s.identity, v.changed_at, v.packed FROM entry_version v JOIN entry_status s USING (entry_id)",
            "news": "SELECT n.name, n.at, s.identity FROM news n JOIN entry_status s USING (entry_id)",
            "stories": """SELECT s.identity, first.identity FROM entry_story m JOIN entry_status s USING (entry_id)
                JOIN entry_status first ON first.entry_id = m.story_id""",
            "keys": "SELECT key FROM entry_key",
            "tags": "SELECT g.name, s.identity FROM entry_tag JOIN tag g USING (tag_id) JOIN entry_status s USING (entry_id)",
            "searches": "SELECT name, query FROM saved_search",
            "rules": "SELECT name, conditions, actions FROM arrival_rule",
            "preferences": "SELECT key, value FROM preference",
            "accesses": "SELECT at, kind FROM access",
            "presences": "SELECT began_at, ended_at, utc_offset_seconds, signal FROM presence",
            "readings": "SELECT r.at, r.seconds, s.identity FROM reading r JOIN entry_status s USING (entry_id)",
            "episodes": "SELECT h.at, h.url, h.position_seconds, s.identity FROM listening h JOIN entry_status s USING (entry_id)",
            "downloads": "SELECT d.at, d.url, d.path, d.state, s.identity FROM download d JOIN entry_status s USING (entry_id)",
            "requests": """SELECT r.kind, r.started_at, r.url, f.url, s.identity FROM request r LEFT JOIN feed f USING (feed_id)
                LEFT JOIN entry_status s USING (entry_id)""",
            "runs": """SELECT p.program, p.queued_at, p.started_at, r.name, s.identity FROM program_run p
                JOIN arrival_rule r USING (rule_id) JOIN entry_status s USING (entry_id)""",
            "sendings": "SELECT n.target, n.queued_at, n.next_at, s.identity FROM sending n JOIN entry_status s USING (entry_id)",
            "links": "SELECT o.at, o.host, o.depth, s.identity FROM opened_link o JOIN entry_status s USING (entry_id)",
            "judgements": "SELECT j.at, j.value, s.identity FROM judgement j JOIN entry_status s USING (entry_id)",
        }.items()
    }


def count(connection: ReadConnection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names


@pytest.mark.parametrize("with_backup", [True, False], ids=["into the backup", "into an empty database"])
@pytest.mark.parametrize("damage", [zero_header, partial(zero_header, size=PAGE_BYTES)], ids=["header", "first page"])
def test_nothing_is_lost_where_every_row_can_be_read(
    whole: Path, tmp_path: Path, damage: Callable[[Path], None], *, with_backup: bool
) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    damage(folder / "reader.sqlite")
    connection, salvaged = repair(folder, with_backup=with_backup)
    with closing(connection), closing(open_reader(whole / "reader.sqlite")) as before:
        assert everything(connection) == everything(before)
    expected = Salvaged(1, 40) if with_backup else Salvaged(FEEDS + 1, ENTRIES)
    assert salvaged == expected


@pytest.mark.parametrize("with_backup", [True, False], ids=["into the backup", "into an empty database"])
def test_ten_broken_pages_cost_no_subscription_and_few_articles(whole: Path, tmp_path: Path, *, with_backup: bool) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_pages(folder / "reader.sqlite", 10, seed=2)  # four seeds of twenty hit a page that leads to others
    connection, salvaged = repair(folder, with_backup=with_backup)
    with closing(connection):
        assert count(connection, "subscription") == FEEDS + 1
        assert count(connection, "entry") >= ENTRIES * 0.95
        assert count(connection, "entry") + salvaged.lost_entries <= ENTRIES


@pytest.mark.parametrize("with_backup", [True, False], ids=["into the backup", "into an empty database"])
def test_a_repaired_profile_reads_its_folder_again_as_another_computer(whole: Path, tmp_path: Path, *, with_backup: bool) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    with closing(open_database(folder / "reader.sqlite", now=NOW, backup_folder=None)) as connection:
        connection.execute(
            "INSERT INTO computer (number, computer, name, folder, hlc, sent, last_frame, joined_at) VALUES (0, 'a-0000', '', '/f', 9, 9, 9, 1)"
        )
        registers.compare(connection, NOW)
        assert connection.execute("SELECT count(*) FROM article_register").fetchone()[0] > 0
    connection, _ = repair(folder, with_backup=with_backup)
    with closing(connection):
        assert connection.execute("SELECT computer, folder, hlc, sent, last_frame FROM computer").fetchall() == [
            ("a-0000", "/f", 9, 0, 0)
        ]
        counts = (
            "SELECT (SELECT count(*) FROM register), (SELECT count(*) FROM article_register), (SELECT count(*) FROM shared_id)"
        )
        assert connection.execute(counts).fetchone() == (0, 0, 0)


def test_articles_whose_own_rows_are_lost_keep_title_text_and_marks(whole: Path, tmp_path: Path) -> None:
    """What they lack comes with the feed, which is retrieved whole."""
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_pages_of_tables(folder / "reader.sqlite", b"https://site.example/", 1)
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection), closing(open_reader(whole / "reader.sqlite")) as before:
        assert salvaged == Salvaged(FEEDS + 1, ENTRIES)
        assert 0 < connection.execute("SELECT count(*) FROM entry WHERE link = ''").fetchone()[0] < ENTRIES / 2
        for lists in ("categories", "enclosures"):
            assert connection.execute(f"SELECT count(*) FROM entry WHERE NOT json_valid({lists})").fetchone()[0] == 0  # noqa: S608
        for what in ("marks", "articles", "tags"):
            assert everything(connection)[what] == everything(before)[what]


@pytest.mark.parametrize("with_backup", [True, False])
def test_feeds_whose_own_rows_are_lost_are_known_by_the_index(whole: Path, tmp_path: Path, *, with_backup: bool) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_pages_of_tables(folder / "reader.sqlite", b"https://site3.example/feed", 1)
    with closing(open_reader(whole / "reader.sqlite")) as before, closing(sqlite3.connect(folder / "reader.sqlite")) as damaged:
        addresses = before.execute("SELECT url FROM feed ORDER BY 1").fetchall()
        with pytest.raises(sqlite3.DatabaseError):
            damaged.execute("SELECT url FROM feed NOT INDEXED").fetchall()
    connection, salvaged = repair(folder, with_backup=with_backup)
    with closing(connection):
        assert connection.execute("SELECT url FROM feed ORDER BY 1").fetchall() == addresses
        assert count(connection, "subscription") == FEEDS + 1
        assert salvaged == (Salvaged(1, 40) if with_backup else Salvaged(FEEDS + 1, ENTRIES))


MARKS = """SELECT f.url, s.identity, s.is_read, s.is_starred, s.is_later, s.sort_at, e.title, c.html FROM entry_status s
    JOIN feed f USING (feed_id) JOIN entry e USING (entry_id) JOIN entry_content c USING (entry_id) ORDER BY 1, 2"""


@pytest.mark.parametrize("with_backup", [True, False])
@pytest.mark.parametrize("damage", [break_roots, break_last_page])
def test_articles_whose_marks_are_lost_are_known_by_the_indexes(
    whole: Path, tmp_path: Path, damage: Callable[[Path, str], None], *, with_backup: bool
) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    damage(folder / "reader.sqlite", "entry_status")
    connection, salvaged = repair(folder, with_backup=with_backup)
    with closing(connection), closing(open_reader(whole / "reader.sqlite")) as before:
        assert salvaged == (Salvaged(1, 40) if with_backup else Salvaged(FEEDS + 1, ENTRIES))
        assert connection.execute(MARKS).fetchall() == before.execute(MARKS).fetchall()
        if damage is break_last_page:
            rows = "SELECT * FROM entry_status WHERE entry_id <= 40 ORDER BY entry_id"
            assert connection.execute(rows).fetchall() == before.execute(rows).fetchall()


def test_lost_parts_of_the_list_of_tables_are_taken_from_another_database(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_pages_of_tables(folder / "reader.sqlite", b"CREATE TABLE feed", 1)
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection), closing(open_reader(whole / "reader.sqlite")) as before:
        assert salvaged == Salvaged(FEEDS + 1, ENTRIES)
        assert everything(connection) == everything(before)


@pytest.mark.parametrize("is_logged", [True, False])
def test_articles_of_lost_feeds_stay_with_their_site(tmp_path: Path, *, is_logged: bool) -> None:
    """That of most, unless the log has their addresses. What has no link is in a feed that is never asked for."""
    with closing(open_fresh(tmp_path)) as connection:
        for name in ("blog", "paper"):
            feed = follow(connection, name)
            links = (f"https://{name}.example/0", "https://elsewhere.example/1", f"https://{name}.example/2")
            store(connection, feed, *(parsed(f"{name}-{each}", link=link) for each, link in enumerate(links)))
            if is_logged:
                connection.execute(
                    "INSERT INTO retrieval VALUES (NULL, ?, ?, ?, 'due', '', 'stored', 200, 3, 0, 9, NULL, '', ?, NULL, NULL, NULL, NULL)",
                    (feed, NOW, NOW, f"https://{name}.example/feed"),
                )
        ids = store(connection, follow(connection, "mail"), parsed("letter", link=""), parsed("removed", link=""))
        connection.execute("DELETE FROM entry WHERE entry_id = ?", (ids[1],))
        connection.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (ids[1],))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_roots(tmp_path / "reader.sqlite", "feed", "feed_by_canonical")
    connection, salvaged = repair(tmp_path, with_backup=False)
    path = "feed" if is_logged else ""
    with closing(connection):
        assert salvaged == Salvaged(3, 7)
        assert connection.execute(
            """SELECT f.url, f.is_paused, group_concat(s.identity, ' ') FROM feed f JOIN subscription USING (feed_id)
            JOIN (SELECT * FROM entry_status ORDER BY identity) s USING (feed_id) GROUP BY f.url ORDER BY f.url"""
        ).fetchall() == [
            ("https://blog.example/" + path, 0, "blog-0 blog-1 blog-2"),
            ("https://paper.example/" + path, 0, "paper-0 paper-1 paper-2"),
            ("https://recovered.invalid/", 1, "letter"),
        ]


def test_articles_of_a_lost_feed_go_to_the_site_that_is_followed_unencrypted(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        subscriptions.add(connection, feeds.add_feed(connection, "http://blog.example/", "https://blog.example/", NOW))
        backup.backup(connection, tmp_path / "backups", NOW, b"<opml/>")
        store(connection, follow(connection, "blog"), parsed("first", link="https://blog.example/1"))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_roots(tmp_path / "reader.sqlite", "feed", "feed_by_canonical")
    connection, _ = repair(tmp_path, with_backup=True)
    with closing(connection):
        assert connection.execute("SELECT url FROM feed").fetchall() == [("http://blog.example/",)]
        assert count(connection, "entry") == 1


@pytest.mark.parametrize("with_backup", [True, False])
@pytest.mark.parametrize("logged", ["https://blog.example/feed", "http://blog.example/feed", "https://blog.example/feed?key=..."])
def test_feeds_known_by_the_log_alone_are_those_of_the_backup(tmp_path: Path, logged: str, *, with_backup: bool) -> None:
    """The log holds addresses without their keys."""
    url = logged.replace("...", "secret")
    canonical = url.replace("http://", "https://")
    with closing(open_fresh(tmp_path)) as connection:
        feed_id = feeds.add_feed(connection, url, canonical, NOW)
        subscriptions.add(connection, feed_id)
        store(connection, feed_id, parsed("first"), parsed("second"))
        connection.execute(
            "INSERT INTO retrieval VALUES (NULL, ?, ?, ?, 'due', '', 'stored', 200, 3, 0, 9, NULL, '', ?, NULL, NULL, NULL, NULL)",
            (feed_id, NOW, NOW, logged),
        )
        backup.backup(connection, tmp_path / "backups", NOW, b"<opml/>")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_roots(tmp_path / "reader.sqlite", "feed", "feed_by_canonical")
    connection, salvaged = repair(tmp_path, with_backup=with_backup)
    with closing(connection):
        assert salvaged == (Salvaged(0, 0) if with_backup else Salvaged(1, 2))
        kept = (url, canonical) if with_backup else (logged, logged.replace("http://", "https://"))
        assert connection.execute("SELECT url, canonical FROM feed").fetchall() == [kept]
        assert count(connection, "entry") == 2


def test_articles_known_by_their_keys_alone_stay_in_their_feeds(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_roots(folder / "reader.sqlite", "entry_status", "sqlite_autoindex_entry_status_1", "entry_status_by_feed")
    connection, salvaged = repair(folder, with_backup=False)
    titles = "SELECT f.url, e.title FROM entry e JOIN entry_status USING (entry_id) JOIN feed f USING (feed_id) ORDER BY 1, 2"
    with closing(connection), closing(open_reader(whole / "reader.sqlite")) as before:
        assert salvaged == Salvaged(FEEDS + 1, ENTRIES)
        assert connection.execute(titles).fetchall() == before.execute(titles).fetchall()


def test_articles_without_text_and_title_are_counted_as_lost(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_roots(folder / "reader.sqlite", "entry_status", "entry", "entry_text", "feed", "feed_by_canonical")
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection):
        assert salvaged == Salvaged(0, 0, ENTRIES)
        assert count(connection, "feed") == 0


def test_articles_with_values_of_another_kind_are_counted_as_lost_and_leave_no_marks_behind(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    for statements in (
        """PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name IN ('entry', 'entry_text');
        UPDATE sqlite_schema SET sql = replace(sql, 'is_enabled', 'is_disabled') WHERE name = 'arrival_rule';
        UPDATE sqlite_schema SET sql = replace(sql, 'settings', 'settinks') WHERE name = 'subscription'""",
        "UPDATE entry SET title = X'0F' WHERE entry_id = 5; UPDATE entry_text SET title = X'0F' WHERE entry_id = 6",
    ):
        with closing(sqlite3.connect(folder / "reader.sqlite")) as damaged:
            damaged.executescript(statements)
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection):
        assert salvaged == Salvaged(FEEDS + 1, ENTRIES - 1, 1)
        assert rules.rules(connection) == []


def test_words_and_times_that_a_fault_has_changed_come_out_readable(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    with closing(sqlite3.connect(folder / "reader.sqlite")) as connection:
        connection.execute("UPDATE feed SET problem_kind = 'netvork', next_rule = 'schedulee', succeeded_at = ?", (2**60,))
        connection.commit()
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection):
        assert salvaged.entries == ENTRIES
        assert {feed.problem for feed in feeds.feeds(connection)} == {None}
        assert connection.execute("SELECT max(succeeded_at) FROM feed").fetchone()[0] < 2**40


@pytest.mark.parametrize("url", ["program:weather", "file:///home/ann/news.xml", "imaps://ann@mail.example/INBOX#weekly"])
def test_a_feed_from_elsewhere_than_the_web_keeps_its_address(whole: Path, tmp_path: Path, url: str) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    with closing(sqlite3.connect(folder / "reader.sqlite")) as connection:
        connection.execute("UPDATE feed SET url = ?, canonical = ? WHERE url = 'https://site3.example/feed'", (url, url))
        connection.execute("DELETE FROM retrieval")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_pages_of_tables(folder / "reader.sqlite", b"https://site4.example/feed", 1)
    connection, _ = repair(folder, with_backup=False)
    with closing(connection):
        assert connection.execute("SELECT count(*) FROM feed WHERE url = ? AND title = ''", (url,)).fetchone()[0] == 1


def test_lists_that_a_repair_brought_back_in_part_keep_no_program_from_starting(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        follow(connection, "a")
        connection.execute("""UPDATE feed SET "window" = '["0", "1", x', skip_hours = '[1', skip_days = '7'""")
        (feed,) = feeds.feeds(connection)
        assert (feed.window, feed.hints.skip_hours, feed.hints.skip_days) == ((), frozenset(), frozenset())


def test_broken_pages_of_texts_cost_no_article(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    break_pages_of_tables(folder / "reader.sqlite", b"before anyone had read", 3)
    connection, salvaged = repair(folder, with_backup=False)
    with closing(connection):
        assert salvaged == Salvaged(FEEDS + 1, ENTRIES)
        assert 0 < connection.execute("SELECT count(*) FROM entry_text WHERE text = 'Text'").fetchone()[0] < ENTRIES / 10


@pytest.mark.parametrize("damage", [cut, partial(cut, size=110), partial(cut, size=0)], ids=["half", "a few bytes", "empty"])
def test_with_a_backup_at_least_that_is_left(whole: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    folder = tmp_path / "profile"
    shutil.copytree(whole, folder)
    damage(folder / "reader.sqlite")
    connection, salvaged = repair(folder, with_backup=True)
    with closing(connection):
        assert count(connection, "subscription") == FEEDS + salvaged.feeds
        assert count(connection, "entry") == ENTRIES - 40 + salvaged.entries
        assert connection.execute("SELECT count(*) FROM entry_status WHERE is_starred = 1").fetchone()[0] >= 1


@pytest.mark.parametrize("is_lost", [False, True])
def test_saved_pages_stay_and_are_followed_by_nobody(tmp_path: Path, *, is_lost: bool) -> None:
    """Also where the rows of their feeds and of nobody's subscriptions are lost."""
    folder = tmp_path / "profile"
    folder.mkdir()
    with closing(open_fresh(folder)) as connection:
        follow(connection, "one")
        for number in range(30):
            page = parsed(
                f"https://paper{number}.example/x", link=f"https://paper{number}.example/x", html="", text="", content_hash=""
            )
            found = saved.add(connection, page, f"paper{number}.example", f"https://paper{number}.example/", NOW, str)
            saved.complete(connection, found.entry_id, replace(page, html="<p>The tide</p>", text="The tide"), NOW, str)
            statuses.set_mark(connection, Mark.LATER, [found.entry_id], is_set=True, now=NOW)
        if is_lost:
            connection.execute("DELETE FROM subscription WHERE removed_at IS NOT NULL")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if is_lost:
        break_pages_of_tables(folder / "reader.sqlite", b"saved:paper7.example", 1)
    connection, _ = repair(folder, with_backup=False)
    with closing(connection):
        pages = entries.entry_ids(connection, Selection(View.LATER))
        assert len(pages) == 30
        rows = {row.title: row for row in entries.entry_rows(connection, pages)}
        assert rows["Title https://paper7.example/x"].feed_title == "paper7.example"
        article = entries.article(connection, pages[0])
        assert article.html == "<p>The tide</p>"
        assert [each.url for each in subscriptions.subscriptions(connection)] == ["https://one.example/feed"]


def test_rows_keep_apart_where_the_backup_has_another_history(tmp_path: Path) -> None:
    """After an older copy was restored, the same ids are given to other feeds and articles."""
    path, other = tmp_path / "reader.sqlite", tmp_path / "mended.sqlite"
    for target, name in ((path, "mine"), (other, "theirs")):
        with closing(open_database(target, now=NOW, backup_folder=None)) as connection:
            store(connection, follow(connection, name), parsed(f"{name}-1"), parsed("both"))
            connection.execute("UPDATE entry_status SET is_starred = 1 WHERE identity LIKE '%-1'")
    connection, salvaged = repair(tmp_path, with_backup=False)
    with closing(connection):
        assert salvaged == Salvaged(1, 2)
        rows = connection.execute(
            "SELECT f.url, s.identity, e.title, s.is_starred FROM entry_status s JOIN feed f USING (feed_id) JOIN entry e USING (entry_id)"
        ).fetchall()
    assert sorted(rows) == [
        (f"https://{name}.example/feed", identity, f"Title {identity}", int(identity != "both"))
        for name in ("mine", "theirs")
        for identity in sorted(("both", f"{name}-1"))
    ]


def followed_feeds(folder: Path, *, with_backup: bool = True) -> dict[str, str]:
    """After the repair: the identities of the articles of each feed, by its address."""
    connection, _ = repair(folder, with_backup=with_backup)
    with closing(connection):
        rows = connection.execute(
            "SELECT f.url, s.identity FROM feed f JOIN subscription USING (feed_id) LEFT JOIN entry_status s USING (feed_id) ORDER BY 1, 2"
        ).fetchall()
    return {url: " ".join(identity for address, identity in rows if address == url) for url, _ in rows}


@pytest.mark.parametrize("with_backup", [True, False])
def test_the_page_of_older_articles_is_no_former_address(tmp_path: Path, *, with_backup: bool) -> None:
    """A feed whose archive is followed as well was taken for that one."""
    with closing(open_fresh(tmp_path)) as connection:
        archive = follow(connection, "archive")
        store(connection, archive, parsed("old"))
        backup.backup(connection, tmp_path / "backups", NOW, b"")
        feed = follow(connection, "blog")
        store(connection, feed, parsed("new"))
        connection.execute("UPDATE feed SET previous_url = 'https://archive.example/feed' WHERE feed_id = ?", (feed,))
    expected = {"https://archive.example/feed": "old", "https://blog.example/feed": "new"}
    assert followed_feeds(tmp_path, with_backup=with_backup) == expected


@pytest.mark.parametrize("is_followed_again", [False, True])
def test_a_feed_that_moved_since_the_backup_stays_one(tmp_path: Path, *, is_followed_again: bool) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        feed = follow(connection, "old")
        store(connection, feed, parsed("x"))
        backup.backup(connection, tmp_path / "backups", NOW, b"")
        feeds.change_url(connection, feed, "https://new.example/feed", "new.example/feed")
        subscriptions.set_settings(connection, feed, {MOVED_FROM: f"{NOW} https://old.example/feed"})
        if is_followed_again:
            store(connection, follow(connection, "old"), parsed("y"))
    expected = {"https://new.example/feed": "x"} | ({"https://old.example/feed": "x y"} if is_followed_again else {})
    assert followed_feeds(tmp_path) == expected


def test_rules_name_the_same_feeds_and_folders_where_ids_are_given_to_others(tmp_path: Path) -> None:
    path, other, wide = tmp_path / "reader.sqlite", tmp_path / "mended.sqlite", RuleCondition(RuleField.TITLE, RuleTest.IS, "7")
    with closing(open_database(other, now=NOW, backup_folder=None)) as connection:
        for title in ("Theirs", "Other"):
            folder = subscriptions.add_folder(connection, title)
        follow(connection, "theirs", folder)
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        folder = subscriptions.add_folder(connection, "Mine")
        conditions = [
            RuleCondition(RuleField.FEED, RuleTest.IS, str(follow(connection, "mine", folder))),
            RuleCondition(RuleField.FOLDER, RuleTest.IS_NOT, str(folder)),
            wide,
        ]
        gone = RuleCondition(RuleField.FEED, RuleTest.IS, "77")
        for name, held in (("whole", conditions), ("less", [wide, gone]), ("broken", [])):
            rules.save(connection, ArrivalRule(None, name, tuple(held), (RuleAction(RuleActionKind.STAR),)))
        connection.execute("UPDATE arrival_rule SET conditions = '[[' WHERE name = 'broken'")
    connection, _ = repair(tmp_path, with_backup=False)
    with closing(connection):
        (mine,) = connection.execute("SELECT feed_id FROM feed WHERE url LIKE '%mine%'").fetchall()[0]
        (around,) = connection.execute("SELECT folder_id FROM folder WHERE title = 'Mine'").fetchall()[0]
        whole, less = rules.rules(connection)
    assert len({1, mine, around}) == 3
    assert [each.value for each in whole.conditions] == [str(mine), str(around), "7"]
    assert whole.is_enabled
    assert (less.conditions, less.is_enabled) == ((wide,), False)


def test_what_was_removed_since_the_backup_stays_removed(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(open_fresh(tmp_path)) as connection:
        (old, _) = store(connection, follow(connection, "a"), parsed("old"), parsed("new"))
        backup.backup(connection, tmp_path / "backups", NOW, b"")
        connection.execute("DELETE FROM entry WHERE entry_id = ?", (old,))
        connection.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (old,))
        connection.execute("UPDATE subscription SET removed_at = ?", (NOW,))
    assert path.exists()
    connection, _ = repair(tmp_path, with_backup=True)
    with closing(connection):
        assert connection.execute("SELECT identity FROM entry_status WHERE is_removed = 0").fetchall() == [("new",)]
        assert connection.execute("SELECT removed_at FROM subscription").fetchall() == [(NOW,)]


def test_what_came_back_since_the_backup_is_there(tmp_path: Path) -> None:
    tables = ("entry", "entry_content", "entry_text")
    with closing(open_fresh(tmp_path)) as connection:
        (back, _) = store(connection, follow(connection, "a"), parsed("back"), parsed("other"))
        for table in tables:
            connection.execute(f"CREATE TEMP TABLE kept_{table} AS SELECT * FROM {table} WHERE entry_id = {back}")  # noqa: S608
        connection.execute("DELETE FROM entry WHERE entry_id = ?", (back,))
        connection.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (back,))
        backup.backup(connection, tmp_path / "backups", NOW, b"")
        for table in tables:
            connection.execute(f"INSERT OR REPLACE INTO {table} SELECT * FROM kept_{table}")  # noqa: S608 -- our own names
        connection.execute("UPDATE entry_status SET is_removed = 0 WHERE entry_id = ?", (back,))
    connection, salvaged = repair(tmp_path, with_backup=True)
    with closing(connection):
        assert salvaged == Salvaged(0, 1)
        rows = connection.execute("SELECT s.identity, s.is_removed, e.title FROM entry_status s JOIN entry e USING (entry_id)")
        assert sorted(rows.fetchall()) == [("back", 0, "Title back"), ("other", 0, "Title other")]


def test_a_feed_whose_articles_are_lost_is_retrieved_whole(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(open_fresh(tmp_path)) as connection:
        store(connection, follow(connection, "a"), parsed("x"))
        store(connection, follow(connection, "b"), parsed("y"))
        connection.execute("UPDATE feed SET etag = 'seen', body_hash = 'seen'")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA foreign_keys = OFF")
        for table in ("entry", "entry_text"):
            connection.execute(f"DELETE FROM {table} WHERE entry_id = 1")  # noqa: S608 -- our own names
    assert path.exists()
    connection, salvaged = repair(tmp_path, with_backup=False)
    with closing(connection):
        assert salvaged == Salvaged(2, 1, 1)
        assert connection.execute("SELECT etag, body_hash FROM feed ORDER BY url").fetchall() == [("", ""), ("seen", "seen")]


PAGE = 512
ROWS = 200


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A table of many small pages."""
    made = tmp_path / "file.sqlite"
    with closing(sqlite3.connect(made)) as connection, connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("CREATE TABLE line (line_id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)")
        connection.executemany(
            "INSERT INTO line (text) VALUES (?)", [(f"number {number:04} {'.' * 50}",) for number in range(ROWS)]
        )
    return made


@pytest.fixture
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def overwrite(path: Path, *pages: int) -> None:
    data = bytearray(path.read_bytes())
    for page in pages:
        data[page * PAGE : (page + 1) * PAGE] = b"\xa5" * PAGE
    path.write_bytes(data)


def page_with(path: Path, words: bytes) -> int:
    return path.read_bytes().index(words) // PAGE


def read(opened: sqlite3.Connection, beyond: int = 0) -> tuple[list[int], int]:
    """The ids that were found, and how many questions failed."""
    file = DamagedFile(opened)
    return [number for (number,) in file.rows("line", ("line_id",), "line_id", beyond=beyond)], file.failures


def test_a_whole_table_is_read_without_a_failure(opened: sqlite3.Connection) -> None:
    assert read(opened) == (list(range(1, ROWS + 1)), 0)


def test_all_but_the_rows_of_a_broken_page_are_read(path: Path, opened: sqlite3.Connection) -> None:
    overwrite(path, page_with(path, b"number 0100"))
    found, failures = read(opened)
    assert failures > 0
    assert found == sorted(found)
    lost = set(range(1, ROWS + 1)) - set(found)
    assert 101 in lost
    assert max(lost) - min(lost) < PAGE // 50


@pytest.mark.parametrize("is_reported", [True, False], ids=["the sequence tells the last row", "nothing tells it"])
def test_without_its_end_a_table_is_read_up_to_it(path: Path, opened: sqlite3.Connection, *, is_reported: bool) -> None:
    end = page_with(path, b"number 0199")
    sequence = opened.execute("SELECT rootpage - 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").fetchone()[0]
    overwrite(path, end, *([] if is_reported else [sequence]))
    opened.execute("PRAGMA shrink_memory")
    found, failures = read(opened, beyond=ROWS)
    assert failures > 0
    assert found == list(range(1, len(found) + 1))
    assert ROWS - PAGE // 50 < len(found) < ROWS


@pytest.mark.parametrize("has_index", [False, True])
def test_without_its_header_a_file_is_read_with_what_only_its_log_holds(path: Path, tmp_path: Path, *, has_index: bool) -> None:
    damaged, template = tmp_path / "damaged.sqlite", tmp_path / "template.sqlite"
    template.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("INSERT INTO line (text) VALUES ('in the log alone')")
        for suffix in ("", "-wal", *(["-shm"] if has_index else [])):
            Path(f"{damaged}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    damaged.write_bytes(bytes(100) + damaged.read_bytes()[100:])
    with open_damaged(damaged, template) as file:
        found = [text for (text,) in file.rows("line", ("text",), "line_id")]
    assert (len(found), found[-1]) == (ROWS + 1, "in the log alone")
    assert not reading_file(damaged).exists()


def test_what_is_no_database_stays_open_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[ReadConnection] = []
    monkeypatch.setattr(ReadConnection, "close", lambda connection: closed.append(connection))  # noqa: PLW0108 -- bound
    path = tmp_path / "notes.txt"
    path.write_bytes(b"no database at all, but long enough for a header. " * 20)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        open_reader(path)
    assert len(closed) == 1
    monkeypatch.undo()
    closed[0].close()
