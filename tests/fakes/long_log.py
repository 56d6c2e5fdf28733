"""A profile with thousands of feeds and months of log, written at once: for measuring what reads it. Nothing in it was lived through."""

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reader.app.paths import make_folders, profile_in
from reader.domain.feed import Expectation, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.storage import feeds, history, preferences, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database, transaction
from tests.fakes.invented_library import NOW
from tests.fakes.lived_web import DAY, HOUR, OWN_SITES

Times = NDArray[np.int64]
REASON = Reason(ReasonKind.EXPECTED, (3.0, "12:30", False))
ACCESS_HOURS = (9.0, 12.5, 18.0, 21.65)


def long_log(
    folder: Path, *, feeds_count: int, days: int = 90, per_day: float = 4.0, postings_per_day: float = 3.0, now: int = NOW
) -> Path:
    """Write the profile and give its database; `per_day` are the retrievals of each feed."""
    profile = profile_in(folder)
    make_folders(profile)
    connection = open_database(profile.database, now=now, backup_folder=None)
    connection.execute("PRAGMA synchronous = OFF")
    chance = np.random.default_rng(feeds_count)
    with transaction(connection):
        for number in range(feeds_count):
            _write_feed(connection, number, chance, now - days * DAY, now, per_day, postings_per_day)
        _write_accesses(connection, chance, feeds_count, now - days * DAY, now)
        preferences.save_memo(connection, {"price": 0.02, "threshold": 0.02, "use": 1.0, "at": float(now)})
    connection.execute("PRAGMA optimize")
    connection.close()
    return profile.database


def _write_feed(
    connection: WriteConnection,
    number: int,
    chance: np.random.Generator,
    begin: int,
    now: int,
    per_day: float,
    postings_per_day: float,
) -> None:
    title = OWN_SITES[number].title if number < len(OWN_SITES) else f"Feed number {number}"
    url = f"https://host{number}.example/feed"
    feed_id = feeds.add_feed(connection, url, url, begin)
    subscriptions.add(connection, feed_id)
    days = (now - begin) // DAY
    made = np.sort(chance.integers(begin, now - 600, round(per_day * days)))
    posted = _postings(chance, begin, made[-1], postings_per_day)
    seen = np.searchsorted(made, posted)
    found = np.bincount(seen, minlength=made.size)
    connection.executemany(
        "INSERT INTO entry_status (feed_id, first_seen_at, sort_at, posted_at, identity) VALUES (?, ?, ?, ?, ?)",
        [
            (feed_id, at, each, each, str(place))
            for place, (each, at) in enumerate(zip(posted.tolist(), made[seen].tolist(), strict=True))
        ],
    )
    for at, count in zip(made.tolist(), found.tolist(), strict=True):
        history.add_retrieval(connection, _record(feed_id, url, at, count))
    stored = feeds.feed(connection, feed_id)
    if stored is not None:
        last, due = int(made[-1]), now + int(chance.integers(60, 6 * HOUR))
        expected = Expectation(2.0, due + 600, 0.3, 0.02)
        window = tuple(map(str, range(max(0, posted.size - 20), posted.size)))
        feeds.save_feed(
            connection,
            replace(
                stored,
                title=title,
                window=window,
                window_at=last,
                retrieved_at=last,
                succeeded_at=last,
                next_at=due,
                next_reason=REASON,
                next_rule=Rule.SCHEDULED,
                next_expected=expected,
            ),
        )


def _postings(chance: np.random.Generator, begin: int, end: int, per_day: float) -> Times:
    """Around two hours of the day that are the feed's own."""
    days = (end - begin) // DAY
    count = chance.poisson(per_day * days)
    hours = chance.choice(chance.uniform(5, 23, 2), count) + chance.normal(0, 1.5, count)
    times = begin // DAY * DAY + chance.integers(0, days, count) * DAY + (hours * HOUR).astype(np.int64)
    times = np.sort(times)
    return times[(times >= begin) & (times < end)]


def _record(feed_id: FeedId, url: str, at: int, count: int) -> RetrievalRecord:
    outcome, status = (Outcome.NEW, 200) if count else (Outcome.NOT_MODIFIED, 304)
    expected = Expectation(2.5, at + 900, 0.4, 0.02)
    size = 21_000 if count else 240
    return RetrievalRecord(feed_id, at, at + 1, Rule.SCHEDULED, REASON, outcome, status, count, 0, size, None, url, expected)


def _write_accesses(connection: WriteConnection, chance: np.random.Generator, feeds_count: int, begin: int, now: int) -> None:
    for day in range(begin, now - DAY, DAY):
        for hour in ACCESS_HOURS:
            at = day // DAY * DAY + int((hour + chance.normal(0, 0.2)) * HOUR)
            history.add_access(connection, AccessRecord(at, 0, "window"))
            for place, feed in enumerate(chance.integers(1, feeds_count + 1, 12).tolist(), start=1):
                history.add_access(connection, AccessRecord(at + 75 * place, 0, "article", FeedId(feed)))
