"""Writes the demo's invented past into its own profile before the window opens: refreshes, visits, readings, presence."""

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from reader.app.demo import documents
from reader.app.demo.blog import HISTORY_SECONDS, Blog
from reader.app.demo.invented_feed import LONGEST_SECONDS, InventedFeed, Moment
from reader.app.demo.invented_reader import InventedReader
from reader.app.demo.invented_user import HOUR, MINUTE, InventedUser, UtcOffset, invented_user
from reader.domain.clock import DAY_SECONDS
from reader.domain.retrieval import VISIT, AccessRecord
from reader.domain.schedule import Rule
from reader.formats.opml import read_opml
from reader.formats.opml_import import plan_import
from reader.formats.urls import canonical_url
from reader.storage import feeds, history, milestones, presences, subscriptions
from reader.storage.writer import open_database, transaction

_KNOWS_RETURNS_AFTER = 7 * DAY_SECONDS


def write_past(path: Path, blogs: Sequence[tuple[Blog, str]], opened_at: int, utc_offset: UtcOffset) -> None:
    """Fill a new database with four weeks of blogs (each with its address without a trailing slash) up to a moment (UTC seconds).

    Raises FileExistsError if it exists: no invented data may get into a real profile.
    """
    if path.exists():
        raise FileExistsError(path)
    begin = opened_at - HISTORY_SECONDS + HOUR
    user = invented_user(opened_at, utc_offset)
    moments = sorted(_moments(user, begin, opened_at, utc_offset), key=lambda moment: moment.at)
    with closing(open_database(path, now=begin, backup_folder=None)) as connection, transaction(connection):
        document = read_opml(documents.subscription_list(blogs))
        subscriptions.import_opml(connection, plan_import(document, (), ()), canonical_url, begin)
        by_url = {feed.url: feed for feed in feeds.feeds(connection)}
        reader = InventedReader(connection)
        for blog, base in blogs:
            feed = InventedFeed(connection, by_url[f"{base}/feed"], blog, opened_at, utc_offset)
            feed.live(base, begin, moments, reader)
        for presence in user.presences:
            presences.add(connection, presence)
        for visit in user.visits:
            history.add_access(connection, AccessRecord(visit, utc_offset(visit), VISIT))
        reader.read_at(user.visits[:-1], opened_at, utc_offset)
        milestones.note(connection, milestones.INVENTED, opened_at)


def _moments(user: InventedUser, begin: int, opened_at: int, utc_offset: UtcOffset) -> Iterator[Moment]:
    """Yield refresh times: before likely visits, when the window opens, at each return once returns are known, and daily at
    night.
    """
    chance = random.Random("moments")  # noqa: S311 - the same dice each time
    for visit in user.visits[:-1]:
        yield Moment(visit - chance.randint(-4, 70) * MINUTE, Rule.SCHEDULED, visit + chance.randint(0, 20) * MINUTE)
        yield Moment(visit, Rule.ON_OPEN)
    for presence in user.presences:
        if presence.began_at >= begin + _KNOWS_RETURNS_AFTER:
            yield Moment(presence.began_at, Rule.RETURNED, presence.began_at + chance.randint(5, 40) * MINUTE)
    for at in range(begin + LONGEST_SECONDS, opened_at - HOUR, DAY_SECONDS):
        yield Moment(at - (at + utc_offset(at)) % DAY_SECONDS + 4 * HOUR, Rule.FLOOR)
