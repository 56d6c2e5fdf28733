"""Articles with all that is kept of them: for the export of everything and for the feed of starred ones."""

from reader.domain.entry import Enclosure, Mark
from reader.domain.ids import EntryId
from reader.storage import entries, statuses, tags
from reader.storage.connection import WriteConnection
from reader.storage.entries import newest_starred
from tests.unit.storage.examples import NOW, follow, parsed, store


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
