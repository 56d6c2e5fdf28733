"""Feeds and their state between retrievals. Any thread may read with its own connection; the engine thread writes."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from reader.domain.accounts import ENDS_REFRESHES, ServerKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import Expectation, Feed, Move, PublisherHints, Rule, Validators
from reader.domain.health import Checkup
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.page_rule import PAGE
from reader.domain.subscription import BY_HAND, DISMISSED, MOVED_FROM, REFRESH, shown_address, split_moved_from
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, json_list, reason_json, storable, stored_problem, stored_reason, whole, whole_or_none
from reader.storage.selection import LOCAL


@dataclass(frozen=True, slots=True)
class _FeedRow:
    """Columns of the feed table except `canonical`, in the order of reading and writing."""

    feed_id: int
    url: str
    title: str
    site_url: str
    icon_url: str
    added_at: int
    etag: str
    last_modified: str
    validators_at: int | None
    body_hash: str
    ttl_seconds: int | None
    update_period_seconds: int | None
    skip_hours: str
    skip_days: str
    hub_url: str
    self_url: str
    previous_url: str
    window_at: int | None
    retrieved_at: int | None
    succeeded_at: int | None
    changed_at: int | None
    unconditional_at: int | None
    not_before_at: int
    not_before_rule: str
    asked_until: int
    asked_rule: str
    next_at: int | None
    next_reason: str
    next_rule: str
    next_postings: float | None
    next_look_at: int | None
    next_saving: float | None
    next_price: float | None
    problem_kind: str | None
    problem_detail: str
    problem_since: int | None
    failures: int
    move_url: str | None
    move_first_seen_at: int | None
    move_sightings: int | None
    is_gone: int
    is_paused: int
    window: str


_COLUMNS = tuple(_FeedRow.__annotations__)
_REFRESH = f"coalesce((SELECT json_extract(s.settings, '$.{REFRESH}') FROM subscription s WHERE s.feed_id = f.feed_id), '')"  # noqa: S608 -- our own names
_ACCOUNT = "(SELECT r.account_id FROM remote_feed r WHERE r.feed_id = f.feed_id)"
_THERE = f"""EXISTS (SELECT 1 FROM remote_feed r JOIN account a ON a.account_id = r.account_id WHERE r.feed_id = f.feed_id AND r.remote_id <> ''
    AND a.refreshes_server AND a.kind <> '{ServerKind.OTHER}' AND a.removed_at IS NULL
    AND coalesce(a.refresh_problem_kind, '') NOT IN ({", ".join(f"'{kind}'" for kind in sorted(ENDS_REFRESHES))}))"""  # noqa: S608 -- our own names
_SCHEDULED = f"""u.removed_at IS NULL AND NOT (f.is_gone OR f.is_paused)
AND coalesce(json_extract(u.settings, '$.{REFRESH}'), '') <> '{BY_HAND}'"""
_READ = f"SELECT {', '.join('f.' + name for name in _COLUMNS)}, {_REFRESH}, {_ACCOUNT}, {_THERE} FROM feed f"  # noqa: S608 -- our own names
_SAVE = f"UPDATE feed SET {', '.join(name + ' = :' + name for name in _COLUMNS[1:])} WHERE feed_id = :feed_id"  # noqa: S608 -- our own names


def feeds(connection: ReadConnection) -> list[Feed]:
    query = _READ + " JOIN subscription u ON u.feed_id = f.feed_id WHERE u.removed_at IS NULL ORDER BY f.feed_id"
    return [_feed(row) for row in connection.execute(query).fetchall()]


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
    rows = connection.execute(_READ + " WHERE f.feed_id = ?", (feed_id,)).fetchall()
    return _feed(rows[0]) if rows else None


def add_feed(connection: WriteConnection, url: str, canonical: str, now: int) -> FeedId:
    """Store a feed, or find the one with this canonical URL (perhaps unsubscribed); `add` subscribes to it. Feeds of accounts are
    separate.
    """
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
    connection.execute(_SAVE, _values(feed))


def save_plans(connection: WriteConnection, planned: Iterable[Feed]) -> None:
    """Store only the plans of feeds."""
    connection.executemany(
        """UPDATE feed SET next_at = ?, next_reason = ?, next_rule = ?, next_postings = ?, next_look_at = ?, next_saving = ?,
        next_price = ? WHERE feed_id = ?""",
        [
            (
                whole_or_none(feed.next_at),
                reason_json(feed.next_reason),
                feed.next_rule.value,
                feed.next_expected.postings,
                whole_or_none(feed.next_expected.access_at),
                feed.next_expected.saving,
                feed.next_expected.price,
                feed.feed_id,
            )
            for feed in planned
        ],
    )


def save_limits(connection: WriteConnection, feed: Feed) -> None:
    """Store only a feed's earliest time of the next request."""
    limits = (whole(feed.not_before_at), reason_json(feed.not_before_rule), whole(feed.asked_until), reason_json(feed.asked_rule))
    connection.execute(
        "UPDATE feed SET not_before_at = ?, not_before_rule = ?, asked_until = ?, asked_rule = ? WHERE feed_id = ?",
        (*limits, feed.feed_id),
    )


def change_url(connection: WriteConnection, feed_id: FeedId, url: str, canonical: str) -> None:
    """Change a feed's address and clear its cached state. Raises ALREADY_SUBSCRIBED if it is taken."""
    rows = connection.execute(
        f"""SELECT f.url FROM feed f JOIN subscription u ON u.feed_id = f.feed_id
        WHERE f.canonical = ? AND f.feed_id <> ? AND u.removed_at IS NULL AND {LOCAL} LIMIT 1""",  # noqa: S608 -- our own words
        (storable(canonical), feed_id),
    ).fetchall()
    if rows:
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, rows[0][0])
    connection.execute(
        """UPDATE feed SET url = ?, canonical = ?, etag = '', last_modified = '', validators_at = NULL, body_hash = '',
        window = '[]', window_at = NULL, move_url = NULL, move_first_seen_at = NULL, move_sightings = NULL, not_before_at = 0, not_before_rule = '',
        asked_until = 0, asked_rule = '', next_at = NULL, next_reason = '', next_rule = 'scheduled', next_postings = NULL,
        next_look_at = NULL, next_saving = NULL, next_price = NULL, problem_kind = NULL, problem_detail = '', problem_since = NULL, failures = 0, is_gone = 0
        WHERE feed_id = ?""",
        (storable(url), storable(canonical), feed_id),
    )


def _feed(values: tuple[Any, ...]) -> Feed:
    *columns, refresh, account_id, is_refreshed_there = values
    row = _FeedRow(*columns)
    return Feed(
        feed_id=FeedId(row.feed_id),
        url=row.url,
        title=row.title,
        site_url=row.site_url,
        icon_url=row.icon_url,
        added_at=row.added_at,
        validators=Validators(row.etag, row.last_modified),
        validators_at=row.validators_at,
        body_hash=row.body_hash,
        hints=PublisherHints(row.ttl_seconds, row.update_period_seconds, _numbers(row.skip_hours), _numbers(row.skip_days)),
        hub_url=row.hub_url,
        self_url=row.self_url,
        previous_url=row.previous_url,
        window=tuple(json.loads(row.window)),
        window_at=row.window_at,
        retrieved_at=row.retrieved_at,
        succeeded_at=row.succeeded_at,
        changed_at=row.changed_at,
        unconditional_at=row.unconditional_at,
        not_before_at=row.not_before_at,
        not_before_rule=stored_reason(row.not_before_rule),
        asked_until=row.asked_until,
        asked_rule=stored_reason(row.asked_rule),
        next_at=row.next_at,
        next_reason=stored_reason(row.next_reason),
        next_rule=Rule(row.next_rule),
        next_expected=Expectation(row.next_postings, row.next_look_at, row.next_saving, row.next_price),
        problem=stored_problem(row.problem_kind, row.problem_detail),
        problem_since=row.problem_since,
        failures=row.failures,
        move=_move(row),
        is_gone=bool(row.is_gone),
        is_paused=bool(row.is_paused),
        refresh=refresh,
        account_id=account_id,
        is_refreshed_there=bool(is_refreshed_there),
    )


def _values(feed: Feed) -> dict[str, str | float | None]:
    hints, problem, move = feed.hints, feed.problem, feed.move
    return {
        "feed_id": feed.feed_id,
        "url": storable(feed.url),
        "title": storable(feed.title),
        "site_url": storable(feed.site_url),
        "icon_url": storable(feed.icon_url),
        "added_at": whole(feed.added_at),
        "etag": storable(feed.validators.etag),
        "last_modified": storable(feed.validators.last_modified),
        "validators_at": whole_or_none(feed.validators_at),
        "body_hash": feed.body_hash,
        "ttl_seconds": whole_or_none(hints.ttl_seconds),
        "update_period_seconds": whole_or_none(hints.update_period_seconds),
        "skip_hours": json_list(sorted(hints.skip_hours)),
        "skip_days": json_list(sorted(hints.skip_days)),
        "hub_url": storable(feed.hub_url),
        "self_url": storable(feed.self_url),
        "previous_url": storable(feed.previous_url),
        "window_at": whole_or_none(feed.window_at),
        "retrieved_at": whole_or_none(feed.retrieved_at),
        "succeeded_at": whole_or_none(feed.succeeded_at),
        "changed_at": whole_or_none(feed.changed_at),
        "unconditional_at": whole_or_none(feed.unconditional_at),
        "not_before_at": whole(feed.not_before_at),
        "not_before_rule": reason_json(feed.not_before_rule),
        "asked_until": whole(feed.asked_until),
        "asked_rule": reason_json(feed.asked_rule),
        "next_at": whole_or_none(feed.next_at),
        "next_reason": reason_json(feed.next_reason),
        "next_rule": feed.next_rule.value,
        "next_postings": feed.next_expected.postings,
        "next_look_at": whole_or_none(feed.next_expected.access_at),
        "next_saving": feed.next_expected.saving,
        "next_price": feed.next_expected.price,
        "problem_kind": problem.kind.value if problem else None,
        "problem_detail": detail_json(problem),
        "problem_since": whole_or_none(feed.problem_since),
        "failures": feed.failures,
        "move_url": storable(move.url) if move else None,
        "move_first_seen_at": whole(move.first_seen_at) if move else None,
        "move_sightings": move.sightings if move else None,
        "is_gone": int(feed.is_gone),
        "is_paused": int(feed.is_paused),
        "window": json_list(feed.window),
    }


def _move(row: _FeedRow) -> Move | None:
    if row.move_url is None:
        return None
    return Move(row.move_url, row.move_first_seen_at or 0, row.move_sightings or 0)


def _numbers(text: str) -> frozenset[int]:
    return frozenset() if text == "[]" else frozenset(json.loads(text))


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
