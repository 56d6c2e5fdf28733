"""Feeds and their state between retrievals."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from reader.domain.accounts import ENDS_REFRESHES, ServerKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import Feed, Move
from reader.domain.health import Checkup
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.page_rule import PAGE
from reader.domain.subscription import BY_HAND, DISMISSED, MOVED_FROM, REFRESH, shown_address, split_moved_from
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import Rows, storable, stored_problem, stored_reason
from reader.storage.selection import LOCAL

_REFRESH = f"coalesce((SELECT json_extract(s.settings, '$.{REFRESH}') FROM subscription s WHERE s.feed_id = f.feed_id), '')"  # noqa: S608 -- our own names
_ACCOUNT = "(SELECT r.account_id FROM remote_feed r WHERE r.feed_id = f.feed_id)"
_THERE = f"""EXISTS (SELECT 1 FROM remote_feed r JOIN account a ON a.account_id = r.account_id WHERE r.feed_id = f.feed_id AND r.remote_id <> ''
    AND a.refreshes_server AND a.kind <> '{ServerKind.OTHER}' AND a.removed_at IS NULL
    AND coalesce(a.refresh_problem_kind, '') NOT IN ({", ".join(f"'{kind}'" for kind in sorted(ENDS_REFRESHES))}))"""  # noqa: S608 -- our own names
_SCHEDULED = f"""u.removed_at IS NULL AND NOT (f.is_gone OR f.is_paused)
AND coalesce(json_extract(u.settings, '$.{REFRESH}'), '') <> '{BY_HAND}'"""
_FEED = Rows(
    Feed,
    "feed",
    alias="f",
    named={
        "next_expected.postings": "next_postings",
        "next_expected.access_at": "next_look_at",
        "next_expected.saving": "next_saving",
        "next_expected.price": "next_price",
        "move.url": "move_url",
        "move.first_seen_at": "move_first_seen_at",
        "move.sightings": "move_sightings",
    },
    computed={"refresh": _REFRESH, "account_id": _ACCOUNT, "is_refreshed_there": _THERE},
)
_PLAN = ("next_at", "next_reason", "next_rule", "next_expected")
_LIMITS = ("not_before_at", "not_before_rule", "asked_until", "asked_rule")
_CACHED = (
    "validators",
    "validators_at",
    "body_hash",
    "window",
    "window_at",
    "move",
    "problem",
    "problem_since",
    "failures",
    "is_gone",
)
"""State learned at an address, besides plan and limits."""


def feeds(connection: ReadConnection) -> list[Feed]:
    query = f"""SELECT {_FEED.columns} FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE u.removed_at IS NULL
    ORDER BY f.feed_id"""  # noqa: S608 -- our own names
    return _FEED.read(connection.execute(query).fetchall())


@dataclass(frozen=True, slots=True)
class FeedStanding:
    """Fields of a feed that windows read often; named as in `Feed`. `dismissed` is as in `Checkup`."""

    feed_id: FeedId
    retrieved_at: int | None
    succeeded_at: int | None
    next_at: int | None
    is_gone: bool
    is_paused: bool
    problem: Problem | None
    problem_since: int | None
    dismissed: str = ""
    is_by_hand: bool = False


def standings(connection: ReadConnection) -> list[FeedStanding]:
    """Return these fields of all subscribed feeds, at a tenth of the cost of complete rows."""
    rows = connection.execute(
        """SELECT f.feed_id, f.retrieved_at, f.succeeded_at, f.next_at, f.is_gone, f.is_paused, f.problem_kind, f.problem_detail, f.problem_since,
        u.settings
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE u.removed_at IS NULL"""
    ).fetchall()
    return [
        FeedStanding(
            feed_id,
            at,
            succeeded,
            due,
            bool(gone),
            bool(paused),
            stored_problem(kind, detail),
            since,
            chosen.get(DISMISSED, ""),
            chosen.get(REFRESH) == BY_HAND,
        )
        for feed_id, at, succeeded, due, gone, paused, kind, detail, since, settings in rows
        for chosen in ({} if settings == "{}" else json.loads(settings),)
    ]


class ScheduledFeed(NamedTuple):
    """Fields of a planned feed for computations over all feeds; named as in `Feed`, `shown` is the number of entries in its list.
    `is_of_account`: it is retrieved by its account's server.
    """

    feed_id: FeedId
    added_at: int
    succeeded_at: int | None
    shown: int
    is_of_account: bool

    @property
    def is_followed(self) -> bool:
        """Return whether this computer retrieves it and has succeeded before."""
        return self.succeeded_at is not None and not self.is_of_account


def scheduled(connection: ReadConnection) -> list[ScheduledFeed]:
    """Return every feed that `is_scheduled`, in the order of adding, at a fifteenth of the cost of complete rows."""
    rows = connection.execute(
        f"""SELECT f.feed_id, f.added_at, f.succeeded_at, json_array_length(f.window), {_ACCOUNT} AS account
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id
        WHERE {_SCHEDULED} AND (account IS NULL OR {_THERE}) ORDER BY f.feed_id"""  # noqa: S608 -- our own names
    ).fetchall()
    return [ScheduledFeed(FeedId(row[0]), row[1], row[2], row[3], row[4] is not None) for row in rows]


def first_followed_at(connection: ReadConnection) -> int | None:
    """Return when the first feed that is scheduled and `is_followed` was added; None without any."""
    rows = connection.execute(
        f"""SELECT min(f.added_at) FROM feed f JOIN subscription u ON u.feed_id = f.feed_id
        WHERE {_SCHEDULED} AND {LOCAL} AND f.succeeded_at IS NOT NULL"""  # noqa: S608 -- our own names
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def feed(connection: ReadConnection, feed_id: FeedId) -> Feed | None:
    """Return one feed, subscribed or not."""
    rows = connection.execute(f"SELECT {_FEED.columns} FROM feed f WHERE f.feed_id = ?", (feed_id,)).fetchall()  # noqa: S608 -- our own names
    return _FEED.value(rows[0]) if rows else None


def add_feed(connection: WriteConnection, url: str, canonical: str, now: int) -> FeedId:
    """Store a feed, or find the one with this canonical URL; `add` subscribes. Those of accounts are separate."""
    rows = connection.execute(
        f"""SELECT f.feed_id FROM feed f LEFT JOIN subscription u ON u.feed_id = f.feed_id WHERE f.canonical = ? AND {LOCAL}
        ORDER BY u.removed_at IS NOT NULL, f.feed_id DESC LIMIT 1""",  # noqa: S608 -- our own words
        (storable(canonical),),
    ).fetchall()
    if rows:
        return FeedId(rows[0][0])
    cursor = connection.execute(
        "INSERT INTO feed (url, canonical, added_at) VALUES (?, ?, ?)", (storable(url), storable(canonical), now)
    )
    return FeedId(cursor.lastrowid or 0)


def save_feed(connection: WriteConnection, feed: Feed) -> None:
    """Store the state of a feed, except its canonical URL (`change_url`). Unknown feeds are ignored."""
    _FEED.save(connection, [feed])


def save_plans(connection: WriteConnection, planned: Iterable[Feed]) -> None:
    _FEED.save(connection, planned, *_PLAN)


def save_limits(connection: WriteConnection, feed: Feed) -> None:
    """Store only a feed's earliest time of the next request."""
    _FEED.save(connection, [feed], *_LIMITS)


def change_url(connection: WriteConnection, feed_id: FeedId, url: str, canonical: str) -> None:
    """Change a feed's address and clear its cached state. Raises ALREADY_SUBSCRIBED if it is taken."""
    rows = connection.execute(
        f"""SELECT f.url FROM feed f JOIN subscription u ON u.feed_id = f.feed_id
        WHERE f.canonical = ? AND f.feed_id <> ? AND u.removed_at IS NULL AND {LOCAL} LIMIT 1""",  # noqa: S608 -- our own words
        (storable(canonical), feed_id),
    ).fetchall()
    if rows:
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, rows[0][0])
    connection.execute("UPDATE feed SET canonical = ? WHERE feed_id = ?", (storable(canonical), feed_id))
    _FEED.save(connection, [Feed(feed_id, url)], "url", *_CACHED, *_LIMITS, *_PLAN)


_FEEDS = """
SELECT f.feed_id, f.title, u.custom_title, f.url, f.site_url, u.settings, f.problem_kind, f.problem_detail, f.problem_since, f.failures,
    f.next_at, f.not_before_at, f.asked_until, f.asked_rule, f.move_url, f.move_first_seen_at, f.move_sightings, f.is_gone, f.is_paused,
    f.succeeded_at, (SELECT max(s.sort_at) FROM entry_status s WHERE s.feed_id = f.feed_id), f.self_url
FROM subscription u JOIN feed f ON f.feed_id = u.feed_id WHERE u.removed_at IS NULL
"""

# The plus keeps SQLite from looking for the status first, among all lines.
_WEIGHTS = """
SELECT u.feed_id, avg(r.wire_bytes), avg(r.finished_at - r.started_at)
FROM subscription u CROSS JOIN retrieval r ON r.retrieval_id IN
    (SELECT l.retrieval_id FROM retrieval l WHERE l.feed_id = u.feed_id ORDER BY l.started_at DESC LIMIT 5)
WHERE u.removed_at IS NULL AND +r.status = 200 GROUP BY u.feed_id HAVING count(*) >= 3
"""


def checkups(connection: ReadConnection) -> list[Checkup]:
    """Return the checkup of every subscribed feed; unusual silence and usage are computed elsewhere."""
    weights = _weights(connection)
    found = []
    for row in connection.execute(_FEEDS).fetchall():
        feed_id, posted_at = FeedId(row[0]), row[20]
        settings = {} if row[5] == "{}" else json.loads(row[5])
        moved_at, moved_from = split_moved_from(settings.get(MOVED_FROM, ""))
        found.append(
            Checkup(
                feed_id=feed_id,
                title=row[2] or row[1] or shown_address(row[3]),
                url=row[3],
                site_url=row[4],
                problem=stored_problem(row[6], row[7]),
                problem_since=row[8],
                failures=row[9],
                next_at=None if row[10] is None or settings.get(REFRESH) == BY_HAND else max(row[10], row[11]),
                asked_until=row[12],
                asked_rule=stored_reason(row[13]),
                move=None if row[14] is None else Move(row[14], row[15] or 0, row[16] or 0),
                moved_from=moved_from,
                moved_at=moved_at,
                is_gone=bool(row[17]),
                is_paused=bool(row[18]),
                posted_at=posted_at,
                succeeded_at=row[19],
                document_bytes=weights.get(feed_id, (0, 0))[0],
                document_seconds=weights.get(feed_id, (0, 0))[1],
                weight=settings.get("priority", ""),
                dismissed=settings.get(DISMISSED, ""),
                offered_url=row[21] if PAGE in settings else "",
            )
        )
    return found


def posting_days(connection: ReadConnection, feed_id: FeedId, postings: int) -> list[int]:
    """Return the days of a feed's latest postings, ascending, counted from 1970."""
    rows = connection.execute(
        "SELECT sort_at FROM entry_status WHERE feed_id = ? ORDER BY sort_at DESC LIMIT ?", (feed_id, postings)
    ).fetchall()
    return sorted({row[0] // DAY_SECONDS for row in rows})


def _weights(connection: ReadConnection) -> dict[FeedId, tuple[int, int]]:
    """Return size and duration of feeds' latest documents, in bytes and seconds; only of feeds with three of them."""
    rows = connection.execute(_WEIGHTS).fetchall()
    return {FeedId(feed_id): (round(size), round(seconds)) for feed_id, size, seconds in rows}
