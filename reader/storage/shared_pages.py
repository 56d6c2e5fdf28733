"""Saved pages as computers that share a folder know them: their addresses and titles. Their marks travel as those of all articles do;
each computer fetches the text. Engine thread.
"""

from collections.abc import Callable, Iterable

from reader.domain.computers import Kind
from reader.domain.ids import FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.selection import MARKED_AT_ALL, OF_SAVED
from reader.storage.shared_tree import IS_THERE, LONGEST_TITLE, TITLE, URL, is_living, name_of, registers_of, write

_PAGES = f"""SELECT s.feed_id, s.identity, e.link, e.title, {MARKED_AT_ALL} FROM feed f JOIN entry_status s ON s.feed_id = f.feed_id
JOIN entry e ON e.entry_id = s.entry_id WHERE {OF_SAVED} AND s.is_removed = 0"""  # noqa: S608 -- our own words


def note(connection: WriteConnection, is_secret: Callable[[str], bool]) -> list[FeedId]:
    """Write registers of pages that have a mark now, or none any longer, but for secret addresses. Returns what holds pages that
    others get to know for the first time.
    """
    known = registers_of(connection, Kind.PAGE)
    named: dict[FeedId, None] = {}
    for feed_id, identity, link, title, is_marked in connection.execute(_PAGES).fetchall():
        key = name_of(identity)
        if bool(is_marked) is is_living(known.get(key, {})) or (is_marked and is_secret(link)):
            continue
        fields = {URL: link, TITLE: title[:LONGEST_TITLE], IS_THERE: 1} if is_marked else {IS_THERE: 0}
        for field, value in fields.items():
            write(connection, Kind.PAGE.value, key, field, value)
        if is_marked and name(connection, FeedId(feed_id)):
            named[FeedId(feed_id)] = None
    return list(named)


def name(connection: WriteConnection, feed_id: FeedId) -> bool:
    """Name what holds the pages of a site, alike on each computer; return whether it had no name."""
    rows = connection.execute("SELECT canonical FROM feed WHERE feed_id = ?", (feed_id,)).fetchall()
    added = connection.execute(
        "INSERT OR IGNORE INTO shared_id (kind, key, id) VALUES ('feed', ?, ?) RETURNING id",
        (name_of(rows[0][0]), feed_id),
    ).fetchall()
    return bool(added)


def living(connection: ReadConnection, keys: Iterable[str]) -> list[tuple[str, str]]:
    """Return addresses and titles of those of these pages that are saved."""
    known = registers_of(connection, Kind.PAGE)
    pages = [{name: value for name, (value, _) in known[key].items()} for key in dict.fromkeys(keys) if is_living(known[key])]
    return [(url, str(page.get(TITLE, ""))[:LONGEST_TITLE]) for page in pages if isinstance(url := page.get(URL), str)]
