"""Newsboat and Newsbeuter: cache.db; titles and folders come from the file urls beside it. Any thread."""

from reader.domain.user_data import KEPT_IN_ALL, OtherArticle, OtherFeed, OtherReader
from reader.storage.other_readers.foreign_database import ForeignDatabase, number, text

NAME = "Newsboat"
_COLUMNS = "feedurl, guid, url, title, author, {html}, pubDate, unread, flags"
_KEPT = (
    f"SELECT {_COLUMNS.format(html='substr(content, 1, 1000000)')} FROM rss_item WHERE flags <> '' ORDER BY pubDate DESC LIMIT ?"  # noqa: S608 -- our own words
)
_READ = _COLUMNS.format(html="NULL")
_IS_READ = "coalesce(flags, '') = '' AND (unread = 0 OR deleted = 1)"


def read(database: ForeignDatabase) -> OtherReader:
    """Return feeds of the cache, flagged articles (starred; several flags are tags), and read ones."""
    database.require("rss_feed", "rssurl url title")
    database.require("rss_item", "feedurl guid url title author content pubdate unread flags deleted")
    feeds = tuple(
        OtherFeed(text(url), text(title), text(site))
        for url, title, site in database.rows("SELECT rssurl, title, url FROM rss_feed LIMIT 100000")
    )
    rows = database.rows(_KEPT, (KEPT_IN_ALL,))
    read_rows = database.newest_of_each(_READ, "rss_item", _IS_READ, feed="feedurl", date="pubDate")
    has_several = len({flag for row in rows for flag in text(row[-1])}) > 1
    articles = tuple(
        OtherArticle(
            text(feed),
            text(guid),
            text(link),
            text(title),
            text(author),
            text(html),
            number(date),
            is_read=not number(is_unread),
            is_starred=bool(text(flags)),
            tags=tuple(text(flags)) if has_several else (),
        )
        for feed, guid, link, title, author, html, date, is_unread, flags in [*rows, *read_rows]
    )
    return OtherReader(NAME, feeds, articles)
