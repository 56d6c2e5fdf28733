"""The articles that were starred last, with all they hold. Any thread."""

from collections.abc import Iterator

from reader.domain.entry import StarredArticle
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.storage.connection import ReadConnection

_NEWEST = """SELECT s.entry_id, f.url, s.identity, coalesce(s.starred_at, s.first_seen_at) AS at, e.updated_at
FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id JOIN feed f ON f.feed_id = s.feed_id
WHERE s.is_starred = 1 AND s.is_removed = 0 ORDER BY at DESC, s.entry_id DESC LIMIT ?"""


def newest_starred(connection: ReadConnection, limit: int) -> Iterator[StarredArticle]:
    """The last starred first, hidden ones too: the user put them there."""
    for entry_id, feed_url, identity, starred_at, updated_at in connection.execute(_NEWEST, (limit,)).fetchall():
        article = entries.article(connection, EntryId(entry_id))
        if article is not None:
            yield StarredArticle(article, feed_url, identity, starred_at, updated_at)
