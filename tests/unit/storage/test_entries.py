import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.entry import Enclosure, FullText, Grouping, Mark, Order, Selection, View, packed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ChangedEntry
from reader.domain.ids import EntryId, FeedId, TagId
from reader.storage import entries, pictures, retention, scorecard, statuses, subscriptions, tags
from reader.storage.connection import ReadConnection, WriteConnection, open_reader
from reader.storage.entry_changes import sort_time
from tests.unit.storage.examples import DAY, NOW, follow, parsed, search_ids, store

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
    assert found is not None
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
        assert article is not None
        assert article.html == html


def test_text_that_sqlite_cannot_hold_is_stored_with_replacements(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    bad = "a\0b\ud800c"
    words = dict.fromkeys(("guid", "link", "title", "author", "html", "text", "snippet", "date_text", "thumbnail_url"), bad)
    item = parsed(bad, **words, published_at=10**30, categories=(bad,), enclosures=(Enclosure(bad),))
    (entry_id,) = store(connection, feed_id, item)
    found = entries.article(connection, entry_id)
    assert found is not None
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
    assert found is not None
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
    assert found is not None
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
    assert back is not None
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
    assert first is not None
    assert second is not None
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
