"""One article from several feeds: it counts once, and nothing unread is lost whatever goes."""

from reader.domain.entry import Copy, Mark, Selection, View
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.formats.feeds.reconcile import copy_key
from reader.storage import entries, entry_changes, preferences, retention, statuses, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed


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
    change = statuses.mark_read(connection, [second], is_read=False, now=NOW)
    assert change.unread_deltas == ((b, 1),)
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
