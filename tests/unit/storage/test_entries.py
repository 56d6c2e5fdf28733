"""Articles as they are stored: marks, copies, gaps, excerpts, and where storing draws a line."""

import sqlite3
import tracemalloc
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.entry import (
    HTML_MOST,
    Copy,
    Enclosure,
    Excerpt,
    FullText,
    Gap,
    Grouping,
    Mark,
    Order,
    Selection,
    View,
    packed,
    unpacked,
)
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import ChangedEntry
from reader.domain.ids import EntryId, FeedId, FolderId, GapId, TagId
from reader.domain.news import IDLE_SECONDS, News
from reader.formats.feeds.reconcile import copy_key
from reader.formats.text import index_text
from reader.storage import (
    backup,
    entries,
    entry_changes,
    full_text,
    history,
    news,
    pictures,
    preferences,
    retention,
    scorecard,
    statuses,
    subscriptions,
    tags,
    writer,
)
from reader.storage.connection import ReadConnection, WriteConnection, open_reader
from reader.storage.entries import LENGTH, excerpts, newest_starred
from reader.storage.entry_changes import sort_time
from reader.storage.rows import whole
from reader.storage.selection import HintKind, parse_search
from tests.fakes.damage import LAST_STEP_UNDONE
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, search_ids, store

ALL = Selection(View.ALL)


@pytest.mark.parametrize(
    ("published_at", "expected"),
    [(None, NOW), (0, NOW), (-5, NOW), (NOW + 1, NOW), (NOW + 10 * DAY, NOW), (NOW, NOW), (NOW - 1, NOW - 1), (1, 1)],
)
def test_the_time_sorted_by_is_believable_and_never_later_than_first_seen(published_at: int | None, expected: int) -> None:
    assert sort_time(published_at, NOW) == expected


def test_what_is_stored_comes_back(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    enclosures = (Enclosure("https://a.example/e.mp3", "audio/mpeg", 5, 60, "Part"),)
    item = parsed("x", categories=("one", "two"), enclosures=enclosures, html="<p>Grüße</p>", language="de", date_text="today?")
    (entry_id,) = store(connection, feed_id, item)
    found = entries.article(connection, entry_id)
    assert (found.html, found.categories, found.enclosures, found.language) == ("<p>Grüße</p>", ("one", "two"), enclosures, "de")
    assert (found.date_text, found.sort_at, found.first_seen_at) == ("today?", NOW - 100, NOW)
    (row,) = entries.entry_rows(connection, [entry_id])
    assert (row.title, row.feed_title, row.is_read) == ("Title x", "https://a.example/feed", False)
    assert entries.article(connection, EntryId(99)) is None


def test_packed_html_is_stored_as_it_would_be_here(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    html = "<p>Grüße</p>" * 50
    first, second = (store(connection, feed_id, parsed(name, html=each))[0] for name, each in (("x", html), ("y", packed(html))))
    assert len(connection.execute("SELECT DISTINCT html FROM entry_content").fetchall()) == 1
    for entry_id in (first, second):
        article = entries.article(connection, entry_id)
        assert article.html == html


def test_text_that_sqlite_cannot_hold_is_stored_with_replacements(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    bad = "a\0b\ud800c"
    words = dict.fromkeys(("guid", "link", "title", "author", "html", "text", "snippet", "date_text", "thumbnail_url"), bad)
    item = parsed(bad, **words, published_at=10**30, categories=(bad,), enclosures=(Enclosure(bad),))
    (entry_id,) = store(connection, feed_id, item)
    found = entries.article(connection, entry_id)
    assert (found.title, found.html) == ("a\ufffdb\ufffdc", "a\ufffdb\ufffdc")
    assert [known.entry_id for known in entries.known_entries(connection, feed_id, [item])] == [entry_id]
    assert store(connection, feed_id, item) == []


def test_entries_without_dates_keep_document_order_over_three_fetches(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    document = [parsed(f"e{number}", published_at=None) for number in range(5)]
    ids = store(connection, feed_id, *document)
    for round_ in (1, 2):
        assert store(connection, feed_id, *document, now=NOW + round_ * DAY) == []
    assert list(entries.entry_ids(connection, ALL)) == ids
    assert [row.title for row in entries.entry_rows(connection, ids)] == [f"Title e{number}" for number in range(5)]


def test_pages_follow_each_other_without_hole_or_repetition(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    document = [parsed(f"e{number}", published_at=NOW - (number // 4)) for number in range(50)]
    store(connection, feed_id, *document)
    for newest_first in (True, False):
        chosen = Selection(View.FEED, feed_id=feed_id, order=Order.NEWEST if newest_first else Order.OLDEST)
        whole = list(entries.entry_ids(connection, chosen))
        paged: list[int] = []
        while page := entries.entry_ids(connection, chosen, limit=7, after=EntryId(paged[-1]) if paged else None):
            paged += page
        times = [row.sort_at for row in entries.entry_rows(connection, [EntryId(each) for each in whole])]
        assert paged == whole
        assert len(whole) == 50
        assert all((a >= b) if newest_first else (a <= b) for a, b in pairwise(times))


def test_each_view_holds_its_entries(connection: WriteConnection) -> None:
    outer = subscriptions.add_folder(connection, "outer")
    inner = subscriptions.add_folder(connection, "inner", outer)
    top, deep, gone = follow(connection, "top"), follow(connection, "deep", inner), follow(connection, "gone")
    (a,) = store(connection, top, parsed("a", published_at=NOW - 2 * DAY, text="apple pie"))
    (b,) = store(connection, deep, parsed("b", published_at=NOW - 10, text="apple tart"))
    (c, d) = store(connection, gone, parsed("c", published_at=NOW - 5), parsed("d", published_at=NOW - 6))
    statuses.mark_read(connection, [a], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, [c], is_set=True, now=NOW)
    subscriptions.remove(connection, [gone], NOW)
    expected = {
        Selection(View.ALL): [b, a],
        Selection(View.ALL, unread_only=True): [b],
        Selection(View.TODAY, since=NOW - DAY): [b],
        Selection(View.UNREAD): [b],
        Selection(View.STARRED): [c],
        Selection(View.FOLDER, folder_id=outer): [b],
        Selection(View.FOLDER, folder_id=inner, order=Order.OLDEST): [b],
        Selection(View.FEED, feed_id=top): [a],
        Selection(View.FEED, feed_id=top, unread_only=True): [],
        Selection(View.SEARCH, query="apple"): [b, a],
        Selection(View.SEARCH, query="apple", unread_only=True): [b],
        Selection(View.SEARCH, query=""): [],
    }
    assert {chosen: list(entries.entry_ids(connection, chosen)) for chosen in expected} == expected
    assert [d, c] == sorted([c, d])
    newer = {chosen: sum(entry_id > a for entry_id in ids) for chosen, ids in expected.items()}
    counted = {chosen: entries.count_newer(connection, chosen, a) for chosen in expected}
    assert {chosen: number for chosen, (number, _) in counted.items()} == newer
    unread = {chosen: sum(entry_id in {b, c} and entry_id > a for entry_id in ids) for chosen, ids in expected.items()}
    assert {chosen: number for chosen, (_, number) in counted.items()} == unread
    assert set(newer.values()) == {0, 1}


def test_the_first_page_reads_an_index_and_sorts_nothing(connection: WriteConnection, tmp_path: Path) -> None:
    seen: list[str] = []
    with closing(open_reader(tmp_path / "reader.sqlite")) as reader:
        reader.set_trace_callback(seen.append)
        for chosen in (
            Selection(View.ALL),
            Selection(View.TODAY, since=1),
            Selection(View.UNREAD),
            Selection(View.STARRED),
            Selection(View.LATER),
            Selection(View.FEED, feed_id=FeedId(1)),
            Selection(View.ALL, order=Order.OLDEST),
            Selection(View.LATER, order=Order.OLDEST),
        ):
            entries.entry_ids(reader, chosen, limit=10, after=EntryId(1))
        statuses.unread_counts(reader)
        statuses.smart_counts(reader, 1)
        reader.set_trace_callback(None)
        for statement in [each for each in seen if each.startswith("SELECT")]:
            plan = " ".join(row[3] for row in reader.execute("EXPLAIN QUERY PLAN " + statement).fetchall())
            # Where copies are left out, the row itself is read too, but only for copies.
            assert ("COVERING INDEX entry_status" in plan) or ("INDEX entry_status_newest" in plan), (statement, plan)
            assert "TEMP B-TREE FOR ORDER BY" not in plan, (statement, plan)
            assert "SCAN entry" not in plan.replace("SCAN s USING COVERING", ""), (statement, plan)


def test_a_change_keeps_id_marks_and_place_and_renews_the_index(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    (entry_id,) = store(connection, feed_id, parsed("x", text="old words"))
    statuses.mark_read(connection, [entry_id], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, [entry_id], is_set=True, now=NOW)
    changed = parsed("y", title="New", html="<p>new</p>", text="new words", published_at=NOW - 5, content_hash="2")
    entries.update_entries(connection, [ChangedEntry(entry_id, changed, has_new_content=True)], NOW + 9, index_text=str)
    found = entries.article(connection, entry_id)
    assert (found.title, found.html, found.is_read, found.marks) == ("New", "<p>new</p>", True, {Mark.STARRED})
    assert (found.sort_at, found.published_at) == (NOW - 100, NOW - 5)
    assert list(search_ids(connection, "old", limit=9)) == []
    assert list(search_ids(connection, "new", limit=9)) == [entry_id]
    (known,) = entries.known_entries(connection, feed_id, [parsed("y")])
    assert (known.identity, known.revisions, known.content_hash, known.text_start) == ("y", 1, "2", "new words")


def test_a_new_identity_alone_leaves_the_content(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    first, second = store(connection, feed_id, parsed("x"), parsed("taken"))
    renamed = parsed("z", html="<p>other</p>")
    entries.update_entries(connection, [ChangedEntry(first, renamed, has_new_content=False)], NOW, index_text=str)
    found = entries.article(connection, first)
    assert found.html == "<p>Text</p>"
    clash = ChangedEntry(second, parsed("z"), has_new_content=False)
    entries.update_entries(connection, [clash, ChangedEntry(EntryId(99), parsed("q"), has_new_content=True)], NOW, index_text=str)
    assert {known.identity for known in entries.known_entries(connection, feed_id, [parsed("z"), parsed("taken")])} == {
        "z",
        "taken",
    }


def test_two_hundred_flips_leave_one_row_and_no_growth_of_keys(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    (entry_id,) = store(connection, feed_id, parsed("x"))
    for number in range(200):
        flip = parsed("x", title=f"Updated {number}", content_hash=str(number))
        entries.update_entries(connection, [ChangedEntry(entry_id, flip, has_new_content=number < 24)], NOW, index_text=str)
    assert connection.execute("SELECT count(*) FROM entry_key").fetchone() == (3,)
    assert connection.execute("SELECT count(*) FROM entry_text").fetchone() == (1,)


def test_renamed_entries_are_found_by_guid_link_or_title(connection: WriteConnection) -> None:
    feed_id, other = follow(connection, "a"), follow(connection, "b")
    (x,) = store(connection, feed_id, parsed("x", guid="http://a.example/?p=1", link="", title="Breaking  News"))
    store(connection, other, parsed("x"))

    def found(**changes: object) -> list[EntryId | None]:
        item = parsed("new", **{"guid": "", "link": "", "title": "", **changes})
        return [known.entry_id for known in entries.known_entries(connection, feed_id, [item])]

    assert found(guid="https://a.example/?p=1") == [x]
    assert found(title="breaking news") == [x]
    assert found(title="other", link="https://a.example/") == []
    (y,) = store(connection, feed_id, parsed("y", guid="", link="http://a.example/y", title=""))
    assert found(link="https://a.example/y") == [y]
    assert found(text="text") == [y]


def test_a_removed_entry_is_known_and_comes_back_with_its_marks(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    x, _ = store(connection, feed_id, parsed("x", published_at=NOW - 7), parsed("y"))
    statuses.mark_read(connection, [x], is_read=True, now=NOW)
    retention._remove(connection, [x])
    assert entries.article(connection, x) is None
    assert x not in entries.entry_ids(connection, ALL)
    assert list(search_ids(connection, "title", limit=9)) == [2 if x == 1 else 1]
    (known,) = entries.known_entries(connection, feed_id, [parsed("x")])
    assert (known.entry_id, known.identity, known.published_at) == (None, "x", NOW - 7)
    (flipped,) = entries.known_entries(connection, feed_id, [parsed("new", guid="", link="http://site.example/x", title="")])
    assert (flipped.entry_id, flipped.link) == (None, "http://site.example/x")
    assert store(connection, feed_id, parsed("x", published_at=NOW + 1), now=NOW + DAY) == [x]
    back = entries.article(connection, x)
    assert (back.is_read, back.sort_at, back.first_seen_at) == (True, NOW - 7, NOW)


def test_known_entries_hold_the_window_and_plain_text_starts(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    items = [parsed("old"), parsed("new", text="日本" * 400, published_at=NOW + DAY)]
    entries.insert_entries(connection, feed_id, items, NOW, index_text=" ".join)
    connection.execute("UPDATE feed SET window = '[\"old\"]'")
    known = {each.identity: each for each in entries.known_entries(connection, feed_id, [parsed("new")])}
    assert set(known) == {"old", "new"}
    assert known["new"].text_start == "日本" * 250
    assert known["new"].published_at is None


def test_posting_times_count_removed_entries(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    ids = store(connection, feed_id, *[parsed(f"e{number}", published_at=NOW - number * DAY) for number in range(4)])
    retention._remove(connection, ids[:1])
    assert entries.posted_at(connection, feed_id, NOW - 2 * DAY) == [NOW - 2 * DAY, NOW - DAY, NOW]
    assert entries.newest_entry_id(connection) == max(ids)
    other, gone, silent = (follow(connection, name) for name in ("b", "c", "d"))
    store(connection, other, *[parsed(f"o{number}", published_at=NOW - 50 * number) for number in (2, 0, 1)])
    store(connection, gone, parsed("g"))
    store(connection, silent, parsed("s", published_at=NOW - 3 * DAY))
    connection.execute("UPDATE subscription SET removed_at = ? WHERE feed_id = ?", (NOW, gone))
    # the latest by the time in lists, ascending, of feeds that have any and are followed
    assert entries.all_posted_at(connection, NOW - 2 * DAY, 2) == {feed_id: [NOW - DAY, NOW], other: [NOW - 50, NOW]}


def test_tagged_entries_are_found_by_the_tag(connection: WriteConnection, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, lambda reader: entries.entry_ids(reader, Selection(View.TAG, tag_id=TagId(1)), limit=10))
    assert "SEARCH entry_tag USING PRIMARY KEY" in plan
    plan = plan_of(tmp_path, lambda reader: tags.tags_of(reader, [EntryId(1)]))
    assert "entry_tag_by_entry" in plan
    plan = plan_of(tmp_path, lambda reader: entries.entry_rows(reader, [EntryId(1)]))
    assert "INDEX entry_status_copies" in plan
    assert "SCAN e" not in plan


def plan_of(folder: Path, query: Callable[[ReadConnection], object]) -> str:
    seen: list[str] = []
    with closing(open_reader(folder / "reader.sqlite")) as reader:
        reader.set_trace_callback(seen.append)
        query(reader)
        reader.set_trace_callback(None)
        statements = [each for each in seen if each.lstrip().startswith("SELECT")]
        return " ".join(row[3] for each in statements for row in reader.execute("EXPLAIN QUERY PLAN " + each).fetchall())


@pytest.mark.parametrize(
    "query",
    [
        scorecard.first_retrievals,
        lambda reader: scorecard.postings(reader, {FeedId(1): 0, FeedId(2): 5}, NOW),
        lambda reader: entries.posting_times(reader, [FeedId(1)], NOW),
    ],
)
def test_what_is_learned_of_all_feeds_reads_an_index_and_no_article(
    connection: WriteConnection, tmp_path: Path, query: Callable[[ReadConnection], object]
) -> None:
    follow(connection, "a")
    plan = plan_of(tmp_path, query)
    assert "USING COVERING INDEX entry_status_seen (feed_id=?" in plan
    assert "SCAN s" not in plan


def test_a_list_grouped_by_feed_goes_by_title_then_time(connection: WriteConnection) -> None:
    b, a = follow(connection, "b"), follow(connection, "a")
    subscriptions.rename(connection, a, "almanac")
    subscriptions.rename(connection, b, "Bulletin")
    old, new = store(connection, a, parsed("1", published_at=NOW - 9), parsed("2", published_at=NOW - 5))
    (other,) = store(connection, b, parsed("3", published_at=NOW - 1))
    chosen = Selection(View.ALL, grouping=Grouping.FEED)
    assert list(entries.entry_ids(connection, chosen)) == [new, old, other]
    assert list(entries.entry_ids(connection, chosen, limit=1, after=new)) == [old]
    assert list(entries.entry_ids(connection, replace(chosen, order=Order.OLDEST))) == [old, new, other]


def test_an_article_comes_with_all_that_is_kept_with_it(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    one, two = store(connection, feed_id, parsed("1"), parsed("2"))
    subscriptions.set_settings(connection, feed_id, {"full_text": "full"})
    statuses.set_mark(connection, Mark.LATER, [one], is_set=True, now=NOW)
    tags.add(connection, [one], "work", NOW)
    sql = "INSERT INTO full_text (entry_id, retrieved_at, problem_kind, problem_detail, html) VALUES (?, ?, ?, ?, ?)"
    connection.execute(sql, (one, NOW, None, "", zlib.compress(b"<p>All of it</p>")))
    connection.execute(sql, (two, NOW, "not_found", "gone", b""))
    first, second = entries.article(connection, one), entries.article(connection, two)
    assert (first.marks, first.tags, first.shows_full_text) == ({Mark.LATER}, ("work",), True)
    assert first.full_text == FullText("<p>All of it</p>", NOW)
    assert second.full_text == FullText("", NOW, Problem(ProblemKind.NOT_FOUND, "gone"))
    rows = entries.entry_rows(connection, [one, two])
    assert [(Mark.LATER in row.marks, row.tags, row.link) for row in rows] == [
        (True, ("work",), "https://site.example/1"),
        (False, (), "https://site.example/2"),
    ]


def test_icons_are_found_by_the_address_of_the_feed(connection: WriteConnection) -> None:
    named, sited, bare = (follow(connection, name) for name in ("named", "sited", "bare"))
    connection.execute("UPDATE feed SET icon_url = 'https://cdn.example/i.png' WHERE feed_id = ?", (named,))
    connection.execute("UPDATE feed SET site_url = 'https://User@Site.example/blog?x' WHERE feed_id = ?", (sited,))
    assert pictures.icon_addresses(connection, [named, sited, bare]) == {
        named: "https://cdn.example/i.png",
        sited: "https://site.example",
        bare: "https://bare.example",
    }
    for address, data in (("https://cdn.example/i.png", b"1"), ("https://site.example", b"2"), ("https://bare.example", b"")):
        connection.execute("INSERT INTO icon (address, tried_at, data) VALUES (?, ?, ?)", (address, NOW, data))
    assert pictures.load_icon(connection, [named, sited, bare, FeedId(99)]) == {named: b"1", sited: b"2"}


@pytest.mark.parametrize(("apart", "is_copy"), [(30 * DAY, True), (30 * DAY + 1, False)])
def test_an_article_is_a_copy_for_thirty_days(connection: WriteConnection, apart: int, *, is_copy: bool) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    bring(connection, a, "x")
    bring(connection, b, "x", now=NOW + apart)
    wanted = {a: 1} if is_copy else {a: 1, b: 1}
    assert statuses.unread_counts(connection) == wanted
    subscriptions.remove(connection, [a], NOW + apart)
    assert statuses.unread_counts(connection) == {b: 1}
    subscriptions.restore(connection, [a])
    assert statuses.unread_counts(connection) == wanted


def trusted(connection: WriteConnection, *days: float) -> list[bool]:
    """Whether what is old may go, in rounds on these days."""
    return [retention.trusts_clock(connection, int(NOW + day * DAY)) for day in days]


@pytest.mark.parametrize(("away", "is_trusted"), [(60 * DAY, True), (60 * DAY + 1, False)])
def test_who_was_away_for_two_months_is_believed_the_day_after(
    connection: WriteConnection, away: int, *, is_trusted: bool
) -> None:
    back = 1 + away / DAY
    assert trusted(connection, 0, 1, back, back + 1) == [False, True, False, is_trusted]
    assert trusted(connection, *(back + day for day in range(2, 9)))[-1] is True


def test_a_clock_that_was_years_ahead_is_believed_a_week_after_it_was_set_right(connection: WriteConnection) -> None:
    assert trusted(connection, 0, 1, 3650, 2) == [False, True, False, False]
    assert trusted(connection, *range(3, 9)) == [False] * 6
    assert trusted(connection, 9, 10) == [True, True]


def test_what_a_clock_that_was_ahead_left_unfinished_goes_too(connection: WriteConnection, tmp_path: Path) -> None:
    later = backup.backup(connection, tmp_path / "saved", NOW + 30 * DAY, b"")
    unfinished = later.with_suffix(".partial")
    unfinished.write_bytes(b"half")
    backup.backup(connection, tmp_path / "saved", NOW, b"")
    assert not unfinished.exists()


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63 - 1, -(2**63) + 1, 5])
def test_any_number_can_be_stored(connection: WriteConnection, number: int) -> None:
    (stored,) = connection.execute("SELECT ?", (whole(number),)).fetchone()
    assert stored == max(-(2**63) + 1, min(number, 2**63 - 1))


@pytest.mark.parametrize(("count", "hints"), [(16, []), (17, [HintKind.TOO_MANY_WORDS])])
def test_sixteen_words_are_searched_for_and_the_next_is_named(count: int, hints: list[HintKind]) -> None:
    found = parse_search(" ".join(f"word{number}" for number in range(count)))
    assert len(found.words) == 16
    assert [(hint.kind, hint.text) for hint in found.hints] == [(kind, "word16") for kind in hints]


def test_a_database_that_cannot_be_brought_up_to_date_is_closed(tmp_path: Path) -> None:
    """No file stands where its copy belongs: the next program may have it whole."""
    path = tmp_path / "reader.sqlite"
    with closing(open_fresh(tmp_path)) as connection:
        connection.executescript(LAST_STEP_UNDONE)
        connection.execute(f"PRAGMA user_version = {writer.SCHEMA_VERSION - 1}")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReaderError, match="file"):
        writer.open_database(path, now=NOW, backup_folder=tmp_path / "file" / "backups")
    with closing(sqlite3.connect(path, timeout=0)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("PRAGMA journal_mode = DELETE")
        assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_three_databases_that_were_replaced_are_kept(connection: WriteConnection, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    for number in range(1, 6):
        (folder / f"before-restoring-{number:06}-2026010{number}-120000.sqlite").write_bytes(b"old")
    backup.backup(connection, folder, NOW, b"")
    kept = sorted(path.name[:23] for path in folder.glob("before-restoring-*"))
    assert kept == [f"before-restoring-{number:06}" for number in (3, 4, 5)]


def bring(connection: WriteConnection, feed_id: FeedId, *names: str, now: int = NOW) -> list[EntryId]:
    """A feed brings articles that are the same wherever they come from."""
    items = [
        parsed(f"{name}-{feed_id}", title=f"Story {name}", link=f"https://site.example/{name}?utm_source={feed_id}")
        for name in names
    ]
    ids = entries.insert_entries(connection, feed_id, items, now, index_text=str, copy_key=copy_key)
    entry_changes.fold_copies(connection, ids, now)
    return ids


def listed(
    connection: WriteConnection, view: View, feed_id: FeedId | None = None, folder_id: FolderId | None = None
) -> list[int]:
    return sorted(entries.entry_ids(connection, Selection(view, feed_id=feed_id, folder_id=folder_id, query="story", since=0)))


def test_a_copy_is_read_and_listed_only_where_it_belongs(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "Both")
    other = subscriptions.add_folder(connection, "One")
    a, b, c = follow(connection, "a", folder), follow(connection, "b", folder), follow(connection, "c", other)
    (first,), (second,), (third,) = bring(connection, a, "x"), bring(connection, b, "x"), bring(connection, c, "x")
    assert statuses.unread_counts(connection) == {a: 1}
    for view in (View.ALL, View.TODAY, View.UNREAD, View.SEARCH):
        assert listed(connection, view) == [first], view
    assert listed(connection, View.FOLDER, folder_id=folder) == [first]
    assert listed(connection, View.FOLDER, folder_id=other) == [third]
    assert listed(connection, View.FEED, feed_id=b) == [second]
    statuses.set_mark(connection, Mark.STARRED, [second], is_set=True, now=NOW)
    assert listed(connection, View.STARRED) == [second]
    assert statuses.smart_counts(connection, 0) == statuses.SmartCounts(
        all=1, today=1, unread=1, marked={**dict.fromkeys(Mark, 0), Mark.STARRED: 1}
    )
    assert [row.copies for row in entries.entry_rows(connection, [first, second, third])] == [2, 2, 2]
    found = {entry_id: entries.article(connection, entry_id) for entry_id in (first, second)}
    assert [article.copies for article in found.values() if article is not None] == [
        (Copy(second, b, "https://b.example/feed"), Copy(third, c, "https://c.example/feed")),
        (Copy(first, a, "https://a.example/feed"), Copy(third, c, "https://c.example/feed")),
    ]


def test_what_is_marked_unread_by_hand_is_listed_as_unread(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    (first,), (second,) = bring(connection, a, "x"), bring(connection, b, "x")
    assert statuses.mark_read(connection, [second], is_read=False, now=NOW) == (second,)
    assert listed(connection, View.UNREAD) == listed(connection, View.ALL) == [first, second]
    assert statuses.smart_counts(connection, 0).unread == sum(statuses.unread_counts(connection).values()) == 2


def test_one_feed_never_copies_itself_nor_news_of_long_ago(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    bring(connection, a, "x")
    again = [parsed("again", title="Story x", link="https://site.example/x")]
    ids = entries.insert_entries(connection, a, again, NOW, index_text=str, copy_key=copy_key)
    assert entry_changes.fold_copies(connection, ids, NOW) == []
    bring(connection, b, "x", now=NOW + 31 * DAY)
    assert statuses.unread_counts(connection) == {a: 2, b: 1}


def test_unsubscribing_the_first_keeps_the_oldest_copy_and_restoring_folds_it(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    for feed_id in (a, b, follow(connection, "c")):
        bring(connection, feed_id, "x", "y")
    x, y = entries.entry_ids(connection, Selection(View.FEED, feed_id=a))
    statuses.mark_read(connection, [EntryId(y)], is_read=True, now=NOW)
    before = connection.execute("SELECT * FROM entry_status").fetchall()
    subscriptions.remove(connection, [a], NOW)
    assert statuses.unread_counts(connection) == {b: 1}
    assert len(listed(connection, View.ALL)) == 2
    subscriptions.restore(connection, [a])
    assert connection.execute("SELECT * FROM entry_status").fetchall() == before
    subscriptions.remove(connection, [a], NOW)
    (promoted,) = (EntryId(each) for each in entries.entry_ids(connection, Selection(View.UNREAD)))
    statuses.mark_read(connection, [promoted], is_read=True, now=NOW)
    subscriptions.restore(connection, [a])
    assert statuses.unread_counts(connection) == {}
    assert listed(connection, View.ALL) == sorted([x, y])


def test_retention_of_the_first_keeps_a_copy(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    (first,), (second,) = bring(connection, a, "x"), bring(connection, b, "x")
    statuses.mark_read(connection, [first], is_read=True, now=NOW)
    retention._remove(connection, [first])
    assert listed(connection, View.ALL) == [second]
    assert bring(connection, a, "x") == [first]
    assert listed(connection, View.ALL) == [second]
    assert statuses.unread_counts(connection) == {}


def test_turned_off_every_article_stands_for_itself(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    bring(connection, a, "x", "y")
    bring(connection, b, "x", "y")
    statuses.mark_read(connection, [EntryId(1)], is_read=True, now=NOW)
    preferences.save(connection, "reading.merge_copies", value=False)
    entry_changes.release_copies(connection)
    assert statuses.unread_counts(connection) == {a: 1, b: 1}
    bring(connection, b, "z")
    bring(connection, a, "z")
    subscriptions.remove(connection, [a], NOW)
    subscriptions.restore(connection, [a])
    assert statuses.unread_counts(connection) == {a: 2, b: 2}


EVERYTHING = Selection(View.ALL)


def test_a_search_moves_the_near_edge_and_lowers_what_is_lost(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    history.add_gap(connection, Gap(feed_id, 5, NOW - 90, NOW - 10))
    history.add_gap(connection, Gap(feed_id, 1, NOW - 60, NOW - 50))
    assert [gap.gap_id for gap in history.gaps_of_feed(connection, feed_id)] == [1, 2]
    history.note_gap_page(connection, GapId(1), found=2, reached_at=NOW - 30, is_closed=False)
    history.note_gap_page(connection, GapId(1), found=1, reached_at=NOW - 20, is_closed=False)
    history.note_gap_page(connection, GapId(1), found=0, reached_at=None, is_closed=False)
    history.note_gap_search(connection, GapId(1), NOW, "https://a.example/2", Problem(ProblemKind.TIMEOUT, "30 s"))
    found = history.find_gap(connection, GapId(1))
    expected = Gap(
        feed_id,
        2,
        NOW - 90,
        NOW - 10,
        found=3,
        reached_at=NOW - 30,
        searched_at=NOW,
        next_url="https://a.example/2",
        problem=Problem(ProblemKind.TIMEOUT, "30 s"),
    )
    assert found == expected
    assert scorecard.gaps(connection, 0, NOW) == scorecard.GapTotals(2, 3)
    history.note_gap_page(connection, GapId(1), found=9, reached_at=NOW - 80, is_closed=False)
    found = history.find_gap(connection, GapId(1))
    assert found.at_least == 0
    assert history.gaps(connection, EVERYTHING)[1] == found
    assert history.gaps(connection, Selection(View.TODAY, since=NOW - 70)) == [Gap(feed_id, 1, NOW - 60, NOW - 50)]


def test_a_closed_gap_is_reported_nowhere(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    history.add_gap(connection, Gap(feed_id, 5, NOW - 90, NOW - 10))
    history.note_gap_page(connection, GapId(1), found=2, reached_at=None, is_closed=True)
    history.note_gap_page(connection, GapId(1), found=0, reached_at=None, is_closed=False)
    assert history.find_gap(connection, GapId(1)) is None
    assert history.gaps(connection, EVERYTHING) == history.gaps_of_feed(connection, feed_id) == []
    assert history.gap_counts(connection) == {}
    assert scorecard.gaps(connection, 0, NOW) == scorecard.GapTotals(0, 0)


@pytest.mark.parametrize("change", ["previous_url = ''", "is_gone = 1", "is_paused = 1"])
def test_an_archive_is_there_while_the_feed_names_it_and_is_retrieved(connection: WriteConnection, change: str) -> None:
    history.add_gap(connection, Gap(follow(connection, "a"), 5, NOW - 90, NOW - 10))
    connection.execute("UPDATE feed SET previous_url = 'https://a.example/2'")
    assert [gap.has_archive for gap in history.gaps(connection, EVERYTHING)] == [True]
    connection.execute(f"UPDATE feed SET {change}")  # noqa: S608 -- our own words
    assert [gap.has_archive for gap in history.gaps(connection, EVERYTHING)] == [False]


def excerpt(connection: WriteConnection, query: str, title: str, text: str) -> Excerpt | None:
    feed_id = follow(connection, query)
    item = parsed("x", title=title, text=text)
    (entry_id,) = entries.insert_entries(connection, feed_id, [item], NOW, index_text=index_text)
    return excerpts(connection, query, [entry_id]).get(entry_id)


def marked(text: str, hits: tuple[tuple[int, int], ...]) -> list[str]:
    return [text[start:end] for start, end in hits]


@pytest.mark.parametrize(
    ("query", "title", "text", "in_title", "in_text"),
    [
        ("cat", "Cats and a cat", "No CATALOGUE, concat or cat.", ["Cats", "cat"], ["CATALOGUE", "cat"]),
        ("cat ", "Cats and a cat", "No CATALOGUE or cat.", ["cat"], ["cat"]),
        ('"white cat"', "White cat", "A white, white  cat and a cat", ["White cat"], ["white  cat"]),
        ("creme brulee ", "Crème brûlée", "CRÈME", ["Crème", "brûlée"], ["CRÈME"]),
        ("日本", "新しい日本の車", "日 日本", ["日本"], ["日本"]),
        ("iphone ", "iPhone手机", "手机iPhone!", ["iPhone"], ["iPhone"]),
        ("title:cat ", "A cat", "A cat", ["cat"], []),
        ("cat -dog ", "A cat", "A dog and a cat", ["cat"], ["cat"]),
    ],
)
def test_hits_are_marked_where_the_index_finds_them(
    connection: WriteConnection, query: str, title: str, text: str, in_title: list[str], in_text: list[str]
) -> None:
    found = excerpt(connection, query, title, text)
    assert marked(found.title, found.title_hits) == in_title
    assert marked(found.text, found.text_hits) == in_text


def test_the_piece_of_text_holds_most_of_the_words(connection: WriteConnection) -> None:
    text = "one " + "filler " * 200 + "here stand one and two together " + "filler " * 200
    found = excerpt(connection, "one two ", "Title", text)
    assert found.text.startswith("…filler")
    assert len(found.text) <= LENGTH + 1
    assert marked(found.text, found.text_hits) == ["one", "two"]


def test_without_words_there_is_nothing_to_mark(connection: WriteConnection) -> None:
    assert excerpt(connection, "is:unread", "Title", "Text") is None
    assert excerpt(connection, "author:Ada ", "Title", "Text") is None


def bomb(size: int) -> bytes:
    packing = zlib.compressobj(1)
    pieces = [packing.compress(bytes(2**20)) for _ in range(size // 2**20)]
    return b"".join(pieces) + packing.flush()


@pytest.mark.parametrize(
    "data",
    [bomb(4 * HTML_MOST), b"no zlib", packed("<p>Text</p>")[:-3], zlib.compress(b"\xff")],
    ids=["bomb", "damaged", "cut", "not UTF-8"],
)
def test_what_cannot_be_unpacked_is_said_of_its_article_alone(connection: WriteConnection, data: bytes) -> None:
    feed_id = follow(connection, "a")
    (whole,) = store(connection, feed_id, parsed("whole"))
    (spoiled,) = store(connection, feed_id, parsed("spoiled", html=data, text="Text"))
    connection.execute(
        "INSERT INTO full_text (entry_id, retrieved_at, problem_kind, problem_detail, html) VALUES (?, ?, NULL, '', ?)",
        (spoiled, NOW, data),
    )
    tracemalloc.start()
    article, full = entries.article(connection, spoiled), full_text.load(connection, spoiled)
    exported = {each.identity: each.html for each in entries.all_articles(connection)}
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (article.title, article.html, article.is_unreadable) == ("Title spoiled", "", True)
    assert article.full_text == full
    assert (full.html, full.problem.kind) == ("", ProblemKind.PARSE_LIMIT)
    assert exported == {"whole": "<p>Text</p>", "spoiled": ""}
    assert peak < 3 * HTML_MOST
    other = entries.article(connection, whole)
    assert (other.html, other.is_unreadable) == ("<p>Text</p>", False)


def test_all_that_an_article_may_have_is_unpacked() -> None:
    largest = "é" * (HTML_MOST // 2)
    assert unpacked(packed(largest)) == largest
    assert unpacked(packed(largest + "x")) is None


def test_marking_read_publishes_what_really_changed(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    ids = store(connection, a, parsed("1"), parsed("2")) + store(connection, b, parsed("3"))
    assert statuses.unread_counts(connection) == {a: 2, b: 1}
    assert set(statuses.mark_read(connection, [*ids, EntryId(99)], is_read=True, now=NOW)) == set(ids)
    assert statuses.mark_read(connection, ids, is_read=True, now=NOW) == ()
    assert statuses.mark_read(connection, ids[:1], is_read=False, now=NOW) == (ids[0],)
    assert sum(statuses.unread_counts(connection).values()) == 1


def test_marking_all_spares_what_came_later_and_what_is_elsewhere(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "f")
    a, b = follow(connection, "a", folder), follow(connection, "b")
    early, other = store(connection, a, parsed("1")), store(connection, b, parsed("2"))
    up_to = entries.newest_entry_id(connection)
    late = store(connection, a, parsed("3"))
    change = statuses.mark_all_read(connection, Selection(View.FOLDER, folder_id=folder), up_to, NOW)
    assert list(change) == early
    assert statuses.unread_counts(connection) == {a: 1, b: 1}
    searched = statuses.mark_all_read(connection, Selection(View.SEARCH, query="title"), EntryId(late[0]), NOW)
    assert set(searched) == {*late, *other}


def test_stars_are_set_and_removed(connection: WriteConnection) -> None:
    ids = store(connection, follow(connection, "a"), parsed("1"), parsed("2"))
    assert set(statuses.set_mark(connection, Mark.STARRED, ids, is_set=True, now=NOW)) == set(ids)
    assert statuses.set_mark(connection, Mark.STARRED, ids[:1], is_set=False, now=NOW) == (ids[0],)
    assert [Mark.STARRED in row.marks for row in entries.entry_rows(connection, ids)] == [False, True]


def test_counts_leave_out_what_was_unsubscribed(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    ids = store(connection, a, parsed("1"), parsed("2", published_at=NOW - 3 * DAY), parsed("3"))
    store(connection, b, parsed("4"))
    statuses.mark_read(connection, ids[:1], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, ids[:1], is_set=True, now=NOW)
    assert statuses.smart_counts(connection, NOW - DAY) == statuses.SmartCounts(
        all=4, today=2, unread=3, marked={**dict.fromkeys(Mark, 0), Mark.STARRED: 1}
    )
    subscriptions.remove(connection, [b], NOW)
    assert statuses.smart_counts(connection, NOW - DAY) == statuses.SmartCounts(
        all=3, today=1, unread=2, marked={**dict.fromkeys(Mark, 0), Mark.STARRED: 1}
    )
    assert statuses.unread_counts(connection) == {a: 2}


def test_nothing_is_new_before_the_first_visit_has_ended(connection: WriteConnection) -> None:
    feed = follow(connection, "a")
    store(connection, feed, parsed("x"), parsed("y"))
    assert news.current(connection) == news.upcoming(connection, NOW) == News()
    assert (news.entry_count(connection, news.current(connection)), news.counts_by_feed(connection, News())) == (0, {})
    assert news.turn(connection, NOW) is None
    assert len(entries.entry_ids(connection, Selection(View.ALL, new_after=News().after))) == 0


def test_what_arrived_since_the_last_use_is_new_from_the_next_visit_on_read_or_not(connection: WriteConnection) -> None:
    one, other = follow(connection, "a"), follow(connection, "b")
    (seen,) = store(connection, one, parsed("seen"))
    news.note_use(connection, NOW)
    later = store(connection, one, parsed("x"), parsed("y", published_at=NOW - DAY))
    assert news.turn(connection, NOW + 9) == News(NOW, seen)
    later += store(connection, other, parsed("z"))
    statuses.mark_read(connection, later[:1], is_read=True, now=NOW)
    current = news.current(connection)
    assert list(entries.entry_ids(connection, Selection(View.ALL, new_after=current.after))) == [later[2], later[0], later[1]]
    assert (news.entry_count(connection, current), news.counts_by_feed(connection, current)) == (3, {one: 2, other: 1})
    assert news.entry_count(connection, current, Selection(View.FEED, feed_id=one)) == 2
    assert news.entry_count(connection, current, Selection(View.UNREAD)) == 2
    assert news.entry_count(connection, current, Selection(View.SEARCH, query="title", unread_only=True)) == 2
    # the window is used on: nothing moves until that visit is over
    news.note_use(connection, NOW + 60)
    assert news.current(connection) == current
    assert news.turn(connection, NOW + DAY) == News(NOW + 60, later[2])
    assert news.turn(connection, NOW + DAY) is None


def test_what_was_read_elsewhere_is_hidden_gone_or_a_copy_does_not_count(connection: WriteConnection) -> None:
    one, other = follow(connection, "a"), follow(connection, "b")
    news.note_use(connection, NOW)
    news.turn(connection, NOW)
    key = entry_changes.keys_by_kind("", "https://site.example/x", "", "")["link"]
    ids = entries.insert_entries(
        connection,
        one,
        [parsed(each) for each in "xyzw"],
        NOW,
        index_text=str,
        copy_key=lambda link, _: key if "x" in link[-1] else None,
    )
    statuses.mark_read(connection, ids[1:2], is_read=True, now=NOW)
    news.set_old(connection, ids, read_only=True)
    statuses.hide(connection, ids[2:3], NOW)
    statuses.mark_read(connection, ids[3:], is_read=True, now=NOW)
    again = entries.insert_entries(connection, other, [parsed("x")], NOW, index_text=str, copy_key=lambda *_: key)
    assert entry_changes.fold_copies(connection, again, NOW) == again
    news.set_old(connection, again, read_only=True)
    current = news.current(connection)
    assert list(entries.entry_ids(connection, Selection(View.ALL, new_after=current.after))) == [ids[0], ids[3]]
    assert news.counts_by_feed(connection, current) == {one: 2}
    subscriptions.remove(connection, [one], NOW)
    assert news.counts_by_feed(connection, current) == {other: 1}


@pytest.mark.parametrize(
    ("passed", "goes_on"), [(0, True), (IDLE_SECONDS - 1, True), (IDLE_SECONDS, False), (-5, False), (30 * DAY, False)]
)
def test_the_visit_of_a_program_that_was_killed_goes_on_within_half_an_hour(
    connection: WriteConnection, *, passed: int, goes_on: bool
) -> None:
    feed = follow(connection, "a")
    (first,) = store(connection, feed, parsed("x"))
    news.note_use(connection, NOW)
    news.turn(connection, NOW)
    (second,) = store(connection, feed, parsed("y"))
    news.note_use(connection, NOW + 60)
    assert news.upcoming(connection, NOW + 60 + passed).after == (first if goes_on else second)


def test_a_time_of_a_clock_that_was_ahead_is_not_shown(connection: WriteConnection) -> None:
    store(connection, follow(connection, "a"), parsed("x"))
    news.note_use(connection, NOW + 900 * DAY)
    assert news.upcoming(connection, NOW).since == NOW
    assert news.turn(connection, NOW) == News(NOW, EntryId(1))


def test_an_article_is_given_as_it_was_stored(connection: WriteConnection) -> None:
    sound = Enclosure("https://p.example/a.mp3", "audio/mpeg", 12)
    entry = parsed(
        "one", html="<p>Text é</p>", categories=("sea", "sky"), enclosures=(sound,), updated_at=NOW - 50, language="de"
    )
    (first, second) = store(connection, follow(connection, "a"), entry, parsed("two"))
    tags.add(connection, [first], "keep", NOW)
    statuses.set_mark(connection, Mark.LATER, [first], is_set=True, now=NOW)
    statuses.mark_read(connection, [second], is_read=True, now=NOW + 7)
    # a document has its newest on top, which is stored last
    two, one = entries.all_articles(connection)
    assert (one.feed_url, one.identity, one.title, one.author, one.link) == (
        "https://a.example/feed", "one", "Title one", "Ada", "https://site.example/one",
    )  # fmt: skip
    assert (one.html, one.text, one.language, one.categories, one.tags) == (
        "<p>Text é</p>",
        "Text",
        "de",
        ("sea", "sky"),
        ("keep",),
    )
    assert [each[:3] for each in one.enclosures] == [("https://p.example/a.mp3", "audio/mpeg", 12)]
    assert (one.published_at, one.updated_at, one.first_seen_at) == (NOW - 100, NOW - 50, NOW)
    assert (one.is_read, one.read_at, one.marks, one.is_hidden) == (False, None, {Mark.LATER: NOW}, False)
    assert (two.is_read, two.read_at, two.marks, two.tags) == (True, NOW + 7, {}, ())
    assert entries.count_articles(connection) == 2
    assert list(entries.starred_articles(connection)) == []


def test_many_articles_come_each_once_in_the_order_in_which_they_were_stored(connection: WriteConnection) -> None:
    names = [str(number) for number in range(2 * entries.AT_ONCE + 1)]
    store(connection, follow(connection, "a"), *map(parsed, reversed(names)))
    assert [each.identity for each in entries.all_articles(connection)] == names


def test_starred_articles_come_the_last_starred_first_up_to_a_limit(connection: WriteConnection) -> None:
    ids = store(connection, follow(connection, "a"), *map(parsed, ("one", "two", "three", "four")))
    for at, entry_id in enumerate((ids[1], ids[0], ids[2])):
        statuses.set_mark(connection, Mark.STARRED, [entry_id], is_set=True, now=NOW + at)
    statuses.hide(connection, [ids[2]], NOW + 9)
    found = list(newest_starred(connection, 9))
    assert [(each.identity, each.starred_at, each.feed_url) for each in found] == [
        (name, NOW + at, "https://a.example/feed") for name, at in (("three", 2), ("one", 1), ("two", 0))
    ]
    assert [(each.article.entry_id, each.article.html) for each in found] == [
        (EntryId(number), "<p>Text</p>") for number in (ids[2], ids[0], ids[1])
    ]
    assert [each.identity for each in newest_starred(connection, 1)] == ["three"]
    assert [each.identity for each in entries.starred_articles(connection)] == ["three", "two", "one"]
