"""Liferea 1.10 and later: liferea.db. Any thread."""

from reader.domain.errors import Detail, DetailKind
from reader.domain.user_data import KEPT_IN_ALL, LeftOut, OtherArticle, OtherFeed, OtherReader
from reader.storage.other_readers.foreign_database import ForeignDatabase, folder_path, number, text

NAME = "Liferea"
_COLUMNS = "node_id, source_id, source, title, {html}, date, read, valid_guid, marked"
_KEPT = f"SELECT {_COLUMNS.format(html='substr(description, 1, 1000000)')} FROM items WHERE marked = 1 ORDER BY date DESC LIMIT ?"  # noqa: S608 -- our own words
_READ = _COLUMNS.format(html="NULL")


def read(database: ForeignDatabase) -> OtherReader:
    database.require("items", "node_id source_id source title description date read marked valid_guid")
    database.require("subscription", "node_id source")
    database.require("node", "node_id parent_id title type")
    rows = database.rows("SELECT node_id, parent_id, title, type FROM node LIMIT 200000")
    nodes = {text(node): (text(parent), text(title)) for node, parent, title, _ in rows}
    folders = {text(row[0]): nodes[text(row[0])] for row in rows if text(row[3]) == "folder"}
    urls = {text(row[0]): text(row[1]) for row in database.rows("SELECT node_id, source FROM subscription LIMIT 200000")}
    feeds = []
    for node, url in urls.items():
        parent, title = nodes.get(node, ("", ""))
        feeds.append(OtherFeed(url, title, path=folder_path(parent, folders)))
    articles = (
        OtherArticle(
            urls[text(node)],
            text(guid) if number(is_guid) else "",
            text(link),
            text(title),
            html=text(html),
            published_at=number(date),
            is_read=bool(number(is_read)),
            is_starred=bool(number(is_marked)),
        )
        for node, guid, link, title, html, date, is_read, is_guid, is_marked in [
            *database.rows(_KEPT, (KEPT_IN_ALL,)),
            *database.newest_of_each(_READ, "items", "marked = 0 AND read = 1", feed="node_id", date="date"),
        ]
        if text(node) in urls
    )
    searches = (text(row[2]) for row in rows if text(row[3]) == "vfolder")
    left_out = tuple(LeftOut(title, Detail(DetailKind.SEARCH_FOLDER)) for title in searches)
    return OtherReader(NAME, tuple(feeds), tuple(articles), left_out)
