"""RSS Guard 4 and 5: database.db. Any thread. Version 4 names feeds, articles and labels in references by their `custom_id`,
later ones by `id`; the declared types show which.
"""

from collections import defaultdict
from collections.abc import Mapping

from reader.domain.user_data import KEPT_IN_ALL, OtherArticle, OtherFeed, OtherReader
from reader.storage.other_readers.foreign_database import ForeignDatabase, Row, folder_path, number, text

NAME = "RSS Guard"
_COLUMNS = "id, custom_id, account_id, feed, url, title, author, {html}, date_created, is_read, is_important"
_LABELLED = "SELECT m.id FROM LabelsInMessages l JOIN Messages m ON m.{key} = l.message"
_KEPT = """SELECT {columns} FROM Messages WHERE is_deleted = 0 AND is_pdeleted = 0 AND (is_important = 1 OR id IN ({labelled}))
    ORDER BY date_created DESC LIMIT ?"""
_MILLISECONDS = 1000
Labels = Mapping[int, tuple[str, ...]]


def read(database: ForeignDatabase) -> OtherReader:
    database.require("feeds", "id title category source account_id custom_id")
    database.require("categories", "id parent_id title")
    database.require(
        "messages",
        "id custom_id account_id feed url title author contents date_created is_read is_important is_deleted is_pdeleted",
    )
    rows = database.rows("SELECT id, parent_id, title FROM Categories LIMIT 100000")
    folders = {text(folder): (text(parent), text(title)) for folder, parent, title in rows}
    rows = database.rows("SELECT id, custom_id, account_id, source, title, category FROM Feeds ORDER BY id LIMIT 200000")
    feeds = tuple(OtherFeed(text(row[3]), text(row[4]), path=folder_path(text(row[5]), folders)) for row in rows if text(row[3]))
    has_ids = _has_ids(database, "messages", "feed")
    urls = {_reference(row[0] if has_ids else row[1], row[2]): text(row[3]) for row in rows}
    labels = _labels(database)
    articles = (_article(row, urls, labels) for row in _rows(database))
    return OtherReader(NAME, feeds, tuple(article for article in articles if article is not None))


def _rows(database: ForeignDatabase) -> list[Row]:
    # the articles that have a label are kept, so they are read first and once
    key = "id" if _has_ids(database, "labelsinmessages", "message") else "custom_id"
    labelled = _LABELLED.format(key=key) if "labelsinmessages" in database.tables else "SELECT 0"
    kept = database.rows(
        _KEPT.format(columns=_COLUMNS.format(html="substr(contents, 1, 1000000)"), labelled=labelled), (KEPT_IN_ALL,)
    )
    seen = {row[0] for row in kept}
    columns = _COLUMNS.format(html="NULL")
    read_only = database.newest_of_each(columns, "Messages", "is_read = 1 AND is_important = 0", feed="feed", date="date_created")
    return [*kept, *(row for row in read_only if row[0] not in seen)]


def _article(row: Row, urls: Mapping[tuple[str, int | None], str], labels: Labels) -> OtherArticle | None:
    own_id, custom_id, owner, feed, link, title, author, html, date, is_read, is_important = row
    url = urls.get(_reference(feed, owner))
    if not url:
        return None
    # without a guid in the feed, it is the row's own number
    guid = "" if text(custom_id) == text(own_id) else text(custom_id)
    at = number(date)
    return (
        url
        and OtherArticle(
            url,
            guid,
            text(link),
            text(title),
            text(author),
            text(html),
            None if at is None else at // _MILLISECONDS,
            is_read=bool(number(is_read)),
            is_starred=bool(number(is_important)),
            tags=labels.get(number(own_id) or 0, ()),
        )
    ) or None


def _labels(database: ForeignDatabase) -> Labels:
    if not {"labels", "labelsinmessages"} <= set(database.tables):
        return {}
    database.require("labels", "id name custom_id account_id")
    database.require("labelsinmessages", "label message")
    message = "id" if _has_ids(database, "labelsinmessages", "message") else "custom_id"
    label = "id" if _has_ids(database, "labelsinmessages", "label") else "custom_id"
    query = f"""SELECT m.id, l.name FROM LabelsInMessages i JOIN Messages m ON m.{message} = i.message
        JOIN Labels l ON l.{label} = i.label AND l.account_id = m.account_id LIMIT 200000"""  # noqa: S608 -- our own words
    found: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for own_id, name in database.rows(query):
        found[number(own_id) or 0] += (text(name),)
    return found


def _has_ids(database: ForeignDatabase, table: str, column: str) -> bool:
    return database.tables.get(table, {}).get(column, "").startswith("INT")


def _reference(value: str | float | bytes | None, owner: str | float | bytes | None) -> tuple[str, int | None]:
    return text(value), number(owner)
