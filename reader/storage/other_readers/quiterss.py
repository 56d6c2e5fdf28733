"""QuiteRSS 0.18 and later: feeds.db. Any thread."""

from datetime import UTC, datetime

from reader.domain.user_data import KEPT_IN_ALL, OtherArticle, OtherFeed, OtherReader
from reader.storage.other_readers.foreign_database import ForeignDatabase, folder_path, number, text

NAME = "QuiteRSS"
_COLUMNS = (
    "feedId, guid, coalesce(nullif(link_href, ''), link_alternate), title, author_name, {html}, published, read, starred, label"
)
_FEEDS = "SELECT id, text, title, xmlUrl, htmlUrl, parentId FROM feeds ORDER BY rowToParent, id LIMIT 200000"
_HTML = "substr(coalesce(nullif(content, ''), description), 1, 1000000)"
_KEPT = f"""SELECT {_COLUMNS.format(html=_HTML)} FROM news
    WHERE deleted = 0 AND (starred = 1 OR trim(label, ',') <> '') ORDER BY published DESC LIMIT ?"""  # noqa: S608 -- our own words
_READ = _COLUMNS.format(html="NULL")
_IS_READ = "read > 0 AND coalesce(starred, 0) = 0 AND (deleted <> 0 OR trim(coalesce(label, ''), ',') = '')"


def read(database: ForeignDatabase) -> OtherReader:
    database.require("feeds", "id text title xmlurl htmlurl parentid rowtoparent")
    database.require(
        "news", "feedid guid title description content published author_name label read starred deleted link_href link_alternate"
    )
    database.require("labels", "id name")
    rows = database.rows(_FEEDS)
    folders = {text(row[0]): (text(row[5]), text(row[1]) or text(row[2])) for row in rows if not text(row[3])}
    urls = {number(row[0]): text(row[3]) for row in rows if text(row[3])}
    feeds = tuple(
        # the displayed title is the user's if it differs from the feed's own
        OtherFeed(text(url), text(own), text(site), folder_path(text(parent), folders), text(shown) if shown != own else "")
        for _, shown, own, url, site, parent in rows
        if text(url)
    )
    labels = {number(row[0]): text(row[1]) for row in database.rows("SELECT id, name FROM labels LIMIT 1000")}
    articles = tuple(
        OtherArticle(
            urls[number(feed)],
            text(guid),
            text(link),
            text(title),
            text(author),
            text(html),
            _second(text(date)),
            is_read=bool(number(is_read)),
            is_starred=number(is_starred) == 1,
            tags=tuple(labels[each] for part in text(label).split(",") if (each := number(part)) in labels),
        )
        for feed, guid, link, title, author, html, date, is_read, is_starred, label in [
            *database.rows(_KEPT, (KEPT_IN_ALL,)),
            *database.newest_of_each(_READ, "news", _IS_READ, feed="feedId", date="published"),
        ]
        if number(feed) in urls
    )
    return OtherReader(NAME, feeds, articles)


def _second(date: str) -> int | None:
    """Return QuiteRSS's time as seconds; it is UTC without saying so."""
    try:
        return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp())
    except (ValueError, OverflowError):
        return None
