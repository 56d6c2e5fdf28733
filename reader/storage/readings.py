"""Readings and opinions of articles, from which interests are learned. Times are UTC seconds."""

from collections.abc import Iterable

from reader.domain.entry import FROM_ANOTHER, SHOWN_IN_FULL, Mark, OpenedLink, Reading
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import News
from reader.domain.value_classes import dataclass
from reader.domain.visits import Presence, Signal
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable, whole
from reader.storage.selection import FOLLOWED, MARKED_AT_ALL, any_of_words

SHOWN_AGAIN_SECONDS = 3600
"""Shortest time after which an article in For you counts as shown again."""

_MARKED = " UNION ALL ".join(
    f"""SELECT {mark}_at, entry_id, feed_id, '{mark}', 0, 0 FROM entry_status
        WHERE is_{mark} = 1 AND is_removed = 0 AND {mark}_at >= :since"""  # noqa: S608 -- our own words
    for mark in Mark
)
_KINDS = f"""
SELECT * FROM (
    SELECT * FROM (
        SELECT r.at AS at, r.entry_id AS entry_id, r.feed_id, 'read' AS doing, r.seconds, coalesce(length(t.text), 0)
        FROM reading r LEFT JOIN entry_text t ON t.entry_id = r.entry_id WHERE r.at >= :since ORDER BY r.at DESC LIMIT :most)
    UNION ALL SELECT at, entry_id, feed_id, CASE WHEN depth > 0 THEN 'followed' ELSE 'opened' END, 0, 0 FROM opened_link
        WHERE at >= :since
    UNION ALL SELECT at, entry_id, feed_id, CASE WHEN value > 0 THEN 'more' ELSE 'less' END, 0, 0 FROM judgement WHERE at >= :since
    UNION ALL {_MARKED}
    UNION ALL SELECT min(g.tagged_at), g.entry_id, s.feed_id, 'tagged', 0, 0 FROM entry_tag g
        JOIN entry_status s ON s.entry_id = g.entry_id GROUP BY g.entry_id HAVING min(g.tagged_at) >= :since
    UNION ALL SELECT * FROM (
        SELECT s.read_at, s.entry_id, s.feed_id, 'skipped', 0, 0 FROM entry_status s
        WHERE s.is_read = 1 AND s.is_removed = 0 AND s.is_hidden = 0 AND NOT {MARKED_AT_ALL} AND s.copy_of IS NULL
            AND s.read_at >= :since AND s.read_at > s.first_seen_at + 1
            AND s.read_at / 86400 IN (SELECT DISTINCT at / 86400 FROM reading)
            AND NOT EXISTS (SELECT 1 FROM reading r WHERE r.entry_id = s.entry_id)
            AND NOT EXISTS (SELECT 1 FROM opened_link o WHERE o.entry_id = s.entry_id)
        ORDER BY s.read_at DESC LIMIT :most)
) WHERE at <= :until ORDER BY at, entry_id, doing
"""  # noqa: S608 -- our own words

_BY_FEED = """
SELECT s.feed_id, count(*), coalesce(sum(EXISTS (SELECT 1 FROM reading r WHERE r.entry_id = s.entry_id AND r.seconds >= :least)
    OR EXISTS (SELECT 1 FROM opened_link o WHERE o.entry_id = s.entry_id)), 0)
FROM entry_status s WHERE s.copy_of IS NULL AND s.sort_at >= :since AND s.sort_at <= :until GROUP BY s.feed_id
"""


@dataclass(frozen=True, slots=True)
class FeedReading:
    feed_id: FeedId
    arrived: int
    opened: int


def add_reading(connection: WriteConnection, reading: Reading) -> None:
    connection.execute(
        "INSERT INTO reading (entry_id, feed_id, at, utc_offset_seconds, seconds) VALUES (?, ?, ?, ?, ?)",
        (reading.entry_id, reading.feed_id, whole(reading.at), reading.utc_offset_seconds, max(0, whole(reading.seconds))),
    )


def readings(connection: ReadConnection, since: int) -> list[Reading]:
    """Return all readings from a time on, oldest first."""
    rows = connection.execute(
        "SELECT entry_id, feed_id, at, utc_offset_seconds, seconds FROM reading WHERE at >= ? ORDER BY at, reading_id", (since,)
    ).fetchall()
    return [Reading(*row) for row in rows]


def judge(connection: WriteConnection, entry_id: EntryId, value: int, now: int) -> int | None:
    """Store the user's opinion of an entry, 0 removes it; return the previous one, None if there is no such entry."""
    rows = connection.execute(
        """SELECT s.feed_id, coalesce(j.value, 0) FROM entry_status s LEFT JOIN judgement j ON j.entry_id = s.entry_id
        WHERE s.entry_id = ?""",
        (entry_id,),
    ).fetchall()
    if not rows:
        return None
    feed_id, before = rows[0]
    connection.execute("DELETE FROM judgement WHERE entry_id = ?", (entry_id,))
    if value:
        connection.execute(
            "INSERT INTO judgement (entry_id, feed_id, at, value) VALUES (?, ?, ?, ?)",
            (entry_id, feed_id, now, 1 if value > 0 else -1),
        )
    return int(before)


def note_shown(connection: WriteConnection, entry_ids: Iterable[EntryId], now: int) -> None:
    connection.execute(
        """INSERT INTO shown (entry_id, at, times) SELECT s.entry_id, :now, 1 FROM json_each(:entry_ids) AS j
        CROSS JOIN entry_status s ON s.entry_id = j.value WHERE true
        ON CONFLICT (entry_id) DO UPDATE SET times = times + 1, at = :now WHERE at <= :now - :again OR at > :now""",
        {"now": now, "entry_ids": id_list(entry_ids), "again": SHOWN_AGAIN_SECONDS},
    )


def shown_times(connection: ReadConnection) -> dict[EntryId, int]:
    return dict(connection.execute("SELECT entry_id, times FROM shown").fetchall())


def forget_shown(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM shown WHERE at < ?", (before,))


def begun_at(connection: ReadConnection) -> int | None:
    """Return the time of the first recorded reading or opened link; None if there is none. Earlier marks were not learned from."""
    query = "SELECT min(at) FROM (SELECT min(at) AS at FROM reading UNION ALL SELECT min(at) FROM opened_link)"
    found: int | None = connection.execute(query).fetchone()[0]
    return found


def activities(connection: ReadConnection, since: int, until: int, most: int) -> list[tuple[int, int, int, str, int, int]]:
    """Return activities: (at, entry, feed, doing, seconds of reading, characters of text), oldest first. None precede the first
    of the log, so an empty log has none. Of readings and of skipped articles the latest `most`. An article is skipped if it was
    marked read without being opened, on a day on which another was, so that recording was on.
    """
    begun = begun_at(connection)
    if begun is None:
        return []
    return connection.execute(_KINDS, {"since": max(since, begun), "until": until, "most": most}).fetchall()


def by_feed(connection: ReadConnection, since: int, until: int, least_seconds: int) -> list[FeedReading]:
    """Return each feed's new articles in a period, and those read for so many seconds; no duplicates."""
    rows = connection.execute(_BY_FEED, {"since": since, "until": until, "least": least_seconds}).fetchall()
    return [FeedReading(*row) for row in rows]


@dataclass(frozen=True, slots=True)
class Offer:
    """Article that could be read, from its first sight until it was marked read (None: unread)."""

    entry_id: EntryId
    feed_id: FeedId
    sort_at: int
    first_seen_at: int
    read_at: int | None


def offers(connection: ReadConnection, since: int, most: int) -> list[Offer]:
    """Return the latest `most` articles that came since a time, in the order shown, without duplicates."""
    rows = connection.execute(
        """SELECT entry_id, feed_id, sort_at, first_seen_at, read_at FROM (
            SELECT entry_id, feed_id, sort_at, first_seen_at, CASE WHEN is_read = 1 THEN coalesce(read_at, 0) END AS read_at
            FROM entry_status WHERE is_removed = 0 AND is_hidden = 0 AND copy_of IS NULL AND sort_at >= ?
            ORDER BY sort_at DESC, entry_id DESC LIMIT ?)
        ORDER BY sort_at, entry_id""",
        (since, most),
    ).fetchall()
    return [Offer(*row) for row in rows]


OPENED_LINKS_KEPT_DAYS = 180
LONGEST_HOST = 253


def add_opened_link(connection: WriteConnection, link: OpenedLink) -> None:
    connection.execute(
        "INSERT INTO opened_link (entry_id, feed_id, at, utc_offset_seconds, host, depth) VALUES (?, ?, ?, ?, ?, ?)",
        (
            link.entry_id,
            link.feed_id,
            whole(link.at),
            link.utc_offset_seconds,
            storable(link.host[:LONGEST_HOST]),
            max(SHOWN_IN_FULL, min(link.depth, FROM_ANOTHER)),
        ),
    )


def opened_links(connection: ReadConnection, since: int) -> list[OpenedLink]:
    """Return all links from a time on, oldest first."""
    rows = connection.execute(
        """SELECT entry_id, feed_id, at, utc_offset_seconds, host, depth FROM opened_link WHERE at >= ?
        ORDER BY at, opened_link_id""",
        (since,),
    ).fetchall()
    return [OpenedLink(*row) for row in rows]


def articles_by_depth(connection: ReadConnection, since: int, least_seconds: float) -> dict[int, int]:
    """Return the number of articles read by the deepest link opened from each; -1 for those read for so many seconds without one.
    The count starts at the first link, because none may have been recorded before.
    """
    rows = connection.execute(
        """SELECT depth, count(*) FROM (SELECT entry_id, max(depth) AS depth FROM (
            SELECT entry_id, depth FROM opened_link WHERE at >= :since
            UNION ALL SELECT entry_id, -1 FROM reading
                WHERE at >= max(:since, (SELECT min(at) FROM opened_link)) AND seconds >= :least
        ) GROUP BY entry_id) GROUP BY depth""",
        {"since": since, "least": least_seconds},
    ).fetchall()
    return dict(rows)


def forget_opened_links(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM opened_link WHERE at < ?", (before,))


_SIGNALS = frozenset(Signal)


def add_presence(connection: WriteConnection, presence: Presence) -> None:
    connection.execute(
        "INSERT INTO presence (began_at, ended_at, utc_offset_seconds, signal) VALUES (?, ?, ?, ?)",
        (whole(presence.began_at), whole(presence.ended_at), presence.utc_offset_seconds, presence.signal),
    )


def extend_presence(connection: WriteConnection, began_at: int, until: float) -> bool:
    """Extend the presence that began then; an earlier end changes nothing. Return whether it is stored."""
    found = connection.execute(
        "UPDATE presence SET ended_at = max(ended_at, ?) WHERE began_at = ?", (whole(until), whole(began_at))
    )
    return found.rowcount > 0


def end_presence(connection: WriteConnection, began_at: int, at: float) -> bool:
    """End the presence that began then, even before its assumed end, but not before its begin. Return whether it is stored."""
    found = connection.execute("UPDATE presence SET ended_at = max(began_at, ?) WHERE began_at = ?", (whole(at), whole(began_at)))
    return found.rowcount > 0


def presences(connection: ReadConnection, since: int) -> list[Presence]:
    """Return presences that reach beyond a time, oldest first, skipping impossible ones and those of another version."""
    rows = connection.execute(
        """SELECT began_at, ended_at, utc_offset_seconds, signal FROM presence WHERE ended_at >= max(?, began_at)
        ORDER BY began_at, presence_id""",
        (since,),
    ).fetchall()
    return [
        Presence(began_at, ended_at, offset, Signal(signal)) for began_at, ended_at, offset, signal in rows if signal in _SIGNALS
    ]


def forget_presences(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM presence WHERE ended_at < ?", (before,))


_UNREAD = f"""s.is_read = 0 AND s.is_removed = 0 AND s.is_hidden = 0 AND {FOLLOWED}
    AND NOT EXISTS (SELECT 1 FROM judgement j WHERE j.entry_id = s.entry_id AND j.value < 0)"""  # noqa: S608 -- our own words


@dataclass(frozen=True, slots=True)
class Words:
    """Start of an article's text, and its full length."""

    entry_id: EntryId
    title: str
    text: str
    language: str
    characters: int


@dataclass(frozen=True, slots=True)
class Unread:
    entry_id: EntryId
    feed_id: FeedId
    sort_at: int


def words_of(connection: ReadConnection, entry_ids: Iterable[EntryId], characters: int) -> list[Words]:
    """Return the texts of existing articles, up to so many characters."""
    rows = connection.execute(
        """SELECT t.entry_id, t.title, substr(t.text, 1, ?), e.language, length(t.text) FROM json_each(?) AS j
        CROSS JOIN entry_text t ON t.entry_id = j.value CROSS JOIN entry e ON e.entry_id = t.entry_id""",
        (characters, id_list(entry_ids)),
    ).fetchall()
    return [Words(*row) for row in rows]


def newest_ids(connection: ReadConnection, limit: int, until: int) -> list[EntryId]:
    """Return the articles stored last before a time (UTC seconds), newest first."""
    return connection.column(
        "SELECT entry_id FROM entry_status WHERE is_removed = 0 AND first_seen_at <= ? ORDER BY entry_id DESC LIMIT ?",
        (until, limit),
    )


def newest_unread(connection: ReadConnection, limit: int) -> list[Unread]:
    """Return the newest unread articles, except those the user wants less of."""
    rows = connection.execute(
        f"SELECT s.entry_id, s.feed_id, s.sort_at FROM entry_status s WHERE {_UNREAD} ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?",  # noqa: S608 -- our own words
        (limit,),
    ).fetchall()
    return [Unread(*row) for row in rows]


def new_unread(connection: ReadConnection, news: News) -> list[Unread]:
    """Return the unread articles that are new, newest first, except those the user wants less of."""
    # the plus leaves the few new ones to be found by their ids and sorted
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, s.sort_at FROM entry_status s WHERE s.entry_id > ? AND s.is_old = 0 AND {_UNREAD}
        ORDER BY +s.sort_at DESC, s.entry_id DESC""",  # noqa: S608 -- our own words
        (news.after,),
    ).fetchall()
    return [Unread(*row) for row in rows]


def unread_about(connection: ReadConnection, terms: Iterable[str], limit: int) -> list[Unread]:
    """Return the unread articles with most of some words, best first by BM25."""
    expression = any_of_words(terms)
    if not expression:
        return []
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, s.sort_at FROM entry_search f CROSS JOIN entry_status s ON s.entry_id = f.rowid
        WHERE f.entry_search MATCH ? AND {_UNREAD} ORDER BY bm25(entry_search, 4.0, 0.0, 1.0), s.entry_id DESC LIMIT ?""",  # noqa: S608 -- our own words
        (expression, limit),
    ).fetchall()
    return [Unread(*row) for row in rows]
