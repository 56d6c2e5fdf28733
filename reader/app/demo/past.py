"""Writes the demo's invented past into its own profile before the window opens: refreshes, visits, readings, presence."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from reader.app.demo.blog import HISTORY_SECONDS, Blog, all_postings, content_type, feed_address, feed_document, subscription_list
from reader.domain.entry import INSIDE, OWN_PAGE, Mark, OpenedLink, ParsedEntry, Reading, Version
from reader.domain.errors import Problem
from reader.domain.feed import NOTHING_EXPECTED, Expectation, Feed, ParsedFeed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import VISIT, AccessRecord, JobKind, Outcome, ParseJob, RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.domain.visits import Presence, Signal
from reader.engine.briefings import AHEAD_SECONDS
from reader.formats.feeds.reconcile import copy_key
from reader.formats.lists.opml import read_opml
from reader.formats.lists.plan import plan_import
from reader.formats.text import index_text
from reader.formats.urls import canonical_url
from reader.formats.wire import perform
from reader.reports.briefing import make_briefing
from reader.storage import (
    briefing,
    entries,
    feeds,
    history,
    news,
    pictures,
    preferences,
    readings,
    statuses,
    stories,
    subscriptions,
    versions,
)
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database, transaction

HOUR, MINUTE = 3600, 60
_WEEK_DAYS, _THURSDAY, _SATURDAY = 7, 3, 5
_CAME_AGO = 26 * MINUTE
"""Seconds between the user's last return, after `_AWAY`, and the demo."""
_AWAY = 57 * MINUTE
_AT_ONCE = 0.35
"""Share of visits that follow a return within a minute."""
_PATIENCE = 12 * MINUTE
_DAY_OFF = 0.07
_STAYS = 25 * MINUTE
"""Length of the last visit."""

UtcOffset = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class _Habit:
    """A usual stay: hour of the day, spread in minutes, length in hours, how it is detected, the chance of a visit."""

    hour: float
    spread: float
    hours: float
    signal: Signal
    visits: float


_WORKDAY = (
    _Habit(7.5, 11, 1.9, Signal.WAKE, 0.92),
    _Habit(10.6, 16, 1.5, Signal.UNLOCK, 0.45),
    _Habit(13.1, 18, 3.4, Signal.UNLOCK, 0.7),
    _Habit(18.1, 22, 1.3, Signal.UNLOCK, 0.6),
    _Habit(21.0, 24, 1.5, Signal.INPUT, 0.88),
)
_WEEKEND = (
    _Habit(9.3, 32, 1.6, Signal.WAKE, 0.9),
    _Habit(15.8, 55, 1.4, Signal.UNLOCK, 0.5),
    _Habit(21.1, 30, 1.4, Signal.INPUT, 0.85),
)


@dataclass(frozen=True, slots=True)
class InventedUser:
    """Stays at the computer and visits of the window, oldest first (UTC seconds). The last stay is not over."""

    presences: tuple[Presence, ...]
    visits: tuple[int, ...]


def invented_user(opened_at: int, utc_offset: UtcOffset) -> InventedUser:
    """Return a user determined by the moment and the zone alone."""
    chance = random.Random("user")  # noqa: S311 - invented lives need no secrecy, only the same dice each time
    came_at = opened_at - _CAME_AGO
    presences: list[Presence] = []
    visits: list[int] = []
    today = (opened_at + utc_offset(opened_at)) // DAY_SECONDS
    for day in range(today - HISTORY_SECONDS // DAY_SECONDS + 1, today + 1):
        is_free = (day + _THURSDAY) % _WEEK_DAYS >= _SATURDAY
        habits = _WEEKEND if is_free else _WORKDAY
        for habit in habits:
            begin, end, visit = _stay(habit, day, utc_offset, chance)
            if day == today - 1 and habit is habits[-1]:
                # the evening after which everything is new
                end, visit = begin + 2 * HOUR, begin + 20 * MINUTE
            end = min(end, came_at - _AWAY)
            if begin < end - HOUR // 4 and (not presences or presences[-1].ended_at + HOUR // 4 <= begin):
                presences.append(Presence(begin, end, utc_offset(begin), habit.signal))
                # none today: what came since yesterday evening is new
                visits += [visit] if 0 < visit < end and day < today else []
    presences.append(Presence(came_at, opened_at, utc_offset(came_at), Signal.UNLOCK))
    return InventedUser(tuple(presences), (*visits, came_at + 40))


def _stay(habit: _Habit, day: int, utc_offset: UtcOffset, chance: random.Random) -> tuple[int, int, int]:
    """Return start and end of a stay and its visit, 0 if none. Always draws an equal count of random numbers."""
    local = day * DAY_SECONDS + int(habit.hour * HOUR + chance.gauss(0, habit.spread * MINUTE))
    begin = local - utc_offset(day * DAY_SECONDS + HOUR * 12)
    length = int(habit.hours * HOUR * chance.uniform(0.7, 1.3))
    wait = chance.randint(8, 55) if chance.random() < _AT_ONCE else int(chance.expovariate(1 / _PATIENCE)) + MINUTE
    is_off, comes = chance.random() < _DAY_OFF, chance.random() < habit.visits
    return begin, begin if is_off else begin + length, begin + wait if comes else 0


_LIKES = {
    "harbour": 0.7,
    "observatory": 0.95,
    "kiln": 0.9,
    "functions": 0.8,
    "lamplight": 0.75,
    "gull": 0.6,
    "rails": 0.5,
    "cafe": 0.35,
    "library": 0.3,
    "garden": 0.2,
    "tides": 0.12,
    "ticker": 0.1,
}
_MOST_AT_ONCE, _LATELY = 8, 16 * HOUR
_CLEARS_FROM_HOUR, _CLEARS, _KEPT = 20, 0.6, 2 * DAY_SECONDS
"""Hour and chance of marking everything older than `_KEPT` seconds as read in the evening."""
_MARKED, _FOLLOWS, _FOLLOWS_INSIDE = 0.06, 0.16, 0.05


@dataclass(frozen=True, slots=True)
class _Arrived:
    at: int
    slug: str
    feed_id: FeedId
    entry_id: EntryId
    is_wanted: bool


class InventedReader:
    """Collects arriving articles in any order, then reads at the visits."""

    def __init__(self, connection: WriteConnection) -> None:
        self._connection = connection
        self._chance = random.Random("reader")  # noqa: S311 - the same dice each time
        self._arrived: list[_Arrived] = []

    def arrived(self, slug: str, feed_id: FeedId, at: int, entry_ids: Sequence[EntryId]) -> None:
        """Record articles that arrived at a time (UTC seconds)."""
        likes = _LIKES.get(slug, 0.3)
        self._arrived += [_Arrived(at, slug, feed_id, each, self._chance.random() < likes) for each in entry_ids]

    def latest(self, slug: str, title: str) -> EntryId:
        """Return the last article of a blog that has this title."""
        ids = [each.entry_id for each in self._arrived if each.slug == slug]
        return max(row.entry_id for row in entries.entry_rows(self._connection, ids) if row.title == title)

    def arrived_until(self, at: int) -> list[EntryId]:
        return [each.entry_id for each in self._arrived if each.at <= at]

    def read_at(self, visits: Sequence[int], opened_at: int, utc_offset: UtcOffset) -> None:
        """Read at each visit, and mark all as read on some evenings; little on the last day, to leave unread articles."""
        coming = sorted(self._arrived, key=lambda each: (each.at, each.entry_id))
        unread: list[_Arrived] = []
        for visit in visits:
            there = [each for each in coming if each.at <= visit]
            coming = coming[len(there) :]
            unread += there
            offset = utc_offset(visit)
            chosen = [each for each in unread[::-1] if each.is_wanted]
            chosen = chosen[: _MOST_AT_ONCE if visit < opened_at - _LATELY else 1]
            at = visit + 20
            for each in chosen:
                at += self._read(each, at, offset)
            unread = [each for each in unread if each not in chosen]
            is_evening = (visit + offset) % DAY_SECONDS >= _CLEARS_FROM_HOUR * HOUR
            if (is_evening and self._chance.random() < _CLEARS) or visit == visits[-1]:
                old = [each for each in unread if each.at < visit - _KEPT]
                statuses.mark_read(self._connection, [each.entry_id for each in old], True, at + 5)  # noqa: FBT003 -- the value to set
                unread = [each for each in unread if each not in old]

    def _read(self, each: _Arrived, at: int, offset: int) -> int:
        """Open an article; return the seconds until the next."""
        seconds, chance = self._chance.randint(20, 140), self._chance
        history.add_access(self._connection, AccessRecord(at, offset, "article", each.feed_id))
        readings.add_reading(self._connection, Reading(each.entry_id, each.feed_id, at, offset, seconds))
        statuses.mark_read(self._connection, [each.entry_id], True, at)  # noqa: FBT003 -- the value to set
        for mark in Mark:
            if chance.random() < _MARKED:
                statuses.set_mark(self._connection, mark, [each.entry_id], True, at + seconds)  # noqa: FBT003 -- the value to set
        for depth, share in ((OWN_PAGE, _FOLLOWS), (INSIDE, _FOLLOWS_INSIDE)):
            if chance.random() < share:
                link = OpenedLink(each.entry_id, each.feed_id, at + seconds // 2, offset, f"{each.slug}.example", depth)
                readings.add_opened_link(self._connection, link)
        return seconds + chance.randint(2, 9)


LONGEST_SECONDS = DAY_SECONDS - HOUR
_SHORTEST_SECONDS = 30 * MINUTE
_FAILS_SINCE = 3 * DAY_SECONDS
_TRIES = (0, 2 * MINUTE, 12 * MINUTE, 42 * MINUTE, *(42 * MINUTE + hour * HOUR for hour in (*range(1, 12), *range(14, 70, 6))))
_PARALLEL = 4
"""Requests that begin within a second."""
_NOT_MODIFIED_BYTES, _HEADER_BYTES, _ENTRY_BYTES = 190, 700, 310
_LEAST_EXPECTED = {Rule.SCHEDULED: 0.2, Rule.RETURNED: 0.15, Rule.ON_OPEN: 0.15, Rule.FLOOR: 0.0}
_KINDS = {
    Rule.FIRST: ReasonKind.NEW,
    Rule.SCHEDULED: ReasonKind.EXPECTED,
    Rule.RETURNED: ReasonKind.RETURNED,
    Rule.ON_OPEN: ReasonKind.OPENED,
    Rule.FLOOR: ReasonKind.DAILY,
    Rule.RECOVERY: ReasonKind.NO_SUCCESS_YET,
}


@dataclass(frozen=True, slots=True)
class Moment:
    """A time (UTC seconds) at which feeds are checked, the rule, and the visit expected then."""

    at: int
    rule: Rule
    visit_at: int | None = None


class InventedFeed:
    """A stored feed and the blog behind it."""

    def __init__(self, connection: WriteConnection, feed: Feed, blog: Blog, opened_at: int, utc_offset: UtcOffset) -> None:
        self._connection, self._feed, self._blog = connection, feed, blog
        self._opened_at, self._utc_offset = opened_at, utc_offset
        self._waiting: list[ParsedEntry] = []
        self._size = 0
        self._last = 0
        self._chance = random.Random(f"feed/{blog.slug}")  # noqa: S311 - the same dice each time

    def live(self, base: str, begin: int, left_at: int, moments: Sequence[Moment], reader: InventedReader) -> Iterator[None]:
        """Simulate refreshes from a time (UTC seconds) on, stopping once at `left_at`; `base` is the blog's address."""
        blog = self._blog
        body = feed_document(blog, base, all_postings(blog, self._opened_at, self._opened_at))
        parsed = perform(ParseJob(1, JobKind.FEED, self._feed.url, content_type(blog), body))
        if isinstance(parsed, ParsedFeed):
            self._waiting = sorted(parsed.entries, key=_posted_at)
            self._size = _HEADER_BYTES + _ENTRY_BYTES * len(parsed.entries)
            self._follow(begin, [each for each in moments if each.at <= left_at], reader)
            yield
            self._follow(begin, [each for each in moments if each.at > left_at], reader)
            self._save(begin, parsed)
        elif isinstance(parsed, Problem):
            self._fail(parsed)

    def _follow(self, begin: int, moments: Sequence[Moment], reader: InventedReader) -> None:
        """Refresh at the moments with enough expected articles."""
        chance = self._chance
        if not self._last:
            self._retrieve(Moment(begin, Rule.FIRST), None, reader)
        for moment in moments:
            at = moment.at + 1 + chance.randrange(3 * _PARALLEL) // _PARALLEL
            since = at - self._last
            expected = round(24 / self._blog.hours * since / DAY_SECONDS, 2)
            is_due = since > (LONGEST_SECONDS if moment.rule is Rule.FLOOR else _SHORTEST_SECONDS)
            latest_at = self._opened_at - MINUTE * self._blog.latest_minutes
            is_there = self._last < latest_at < at < self._opened_at
            if begin < at < self._opened_at and is_due and (is_there or expected >= _LEAST_EXPECTED[moment.rule]):
                self._retrieve(replace(moment, at=at), expected, reader)

    def _retrieve(self, moment: Moment, expected: float | None, reader: InventedReader) -> None:
        at = self._last = moment.at
        count = sum(_posted_at(entry) <= at for entry in self._waiting)
        found, self._waiting = self._waiting[:count][::-1], self._waiting[count:]
        ids = entries.insert_entries(
            self._connection,
            self._feed.feed_id,
            found,
            at + 1,
            index_text=index_text,
            posted_at=[_posted_at(entry) for entry in found],
            copy_key=copy_key,
        )
        reader.arrived(self._blog.slug, self._feed.feed_id, at + 1, ids)
        self._note(moment, expected, len(ids))

    def _note(self, moment: Moment, expected: float | None, new: int) -> None:
        kind = _KINDS[moment.rule]
        reason = Reason(kind) if expected is None else Reason(kind, (expected, self._clock_time(moment.visit_at), False))
        line = RetrievalRecord(
            self._feed.feed_id,
            moment.at,
            moment.at + 1,
            moment.rule,
            reason,
            Outcome.NEW if new else Outcome.NOT_MODIFIED,
            200 if new else 304,
            new,
            0,
            self._size if new else _NOT_MODIFIED_BYTES,
            None,
            self._feed.url,
            NOTHING_EXPECTED if expected is None else Expectation(expected, moment.visit_at),
        )
        history.add_retrieval(self._connection, line)

    def _clock_time(self, at: int | None) -> str:
        if at is None:
            return ""
        hours, minutes = divmod((at + self._utc_offset(at)) % DAY_SECONDS // MINUTE, 60)
        return f"{hours:02}:{minutes:02}"

    def _save(self, begin: int, parsed: ParsedFeed) -> None:
        done = self._last + 1
        known = replace(self._feed, title=parsed.title, site_url=parsed.site_url, icon_url=parsed.icon_url, added_at=begin)
        times = replace(known, next_at=self._opened_at, retrieved_at=done, succeeded_at=done, changed_at=done)
        feeds.save_feed(self._connection, times)
        if parsed.icon_url:
            pictures.save_icon(self._connection, parsed.icon_url, self._blog.icon, done)

    def _fail(self, problem: Problem) -> None:
        """Store a feed that was added three days ago and never gave a document."""
        feed, begin = self._feed, self._opened_at - _FAILS_SINCE
        times = [begin + since for since in _TRIES]
        for place, at in enumerate(times):
            rule = Rule.RECOVERY if place else Rule.FIRST
            why, url = Reason(_KINDS[rule]), feed.url
            line = RetrievalRecord(feed.feed_id, at, at + 1, rule, why, Outcome.FAILED, 200, 0, 0, _HEADER_BYTES, problem, url)
            history.add_retrieval(self._connection, line)
        failed = replace(feed, added_at=begin, problem=problem, problem_since=begin + 1, failures=len(times))
        plan = Plan(self._opened_at, Reason(_KINDS[Rule.RECOVERY]), Rule.RECOVERY)
        feeds.save_feed(self._connection, replace(failed, retrieved_at=times[-1] + 1).planned(plan))


def _posted_at(entry: ParsedEntry) -> int:
    return entry.published_at or 0


_KNOWS_RETURNS_AFTER = 7 * DAY_SECONDS
_VISIT_SECONDS = 10 * MINUTE
_EDITED = 9 * MINUTE
"""Between two edits of the lead, and since the last."""


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
        document = read_opml(subscription_list(blogs))
        subscriptions.import_opml(connection, plan_import(document, (), ()), canonical_url, begin)
        by_url = {feed.url: feed for feed in feeds.feeds(connection)}
        # noted before anything is stored, as what comes now has no ids in the order of time
        left_at = user.visits[-2] + _VISIT_SECONDS
        news.note_use(connection, left_at)
        reader = InventedReader(connection)
        left_at = user.visits[-2] + _STAYS
        feeds_so_far = [
            InventedFeed(connection, by_url[feed_address(base)], blog, opened_at, utc_offset).live(
                base, begin, left_at, moments, reader
            )
            for blog, base in blogs
        ]
        for feed_so_far in feeds_so_far:
            next(feed_so_far, None)
        # new is what was stored after the last visit, by its number
        news.note_use(connection, left_at)
        for feed_so_far in feeds_so_far:
            next(feed_so_far, None)
        for presence in user.presences:
            readings.add_presence(connection, presence)
        for visit in user.visits:
            history.add_access(connection, AccessRecord(visit, utc_offset(visit), VISIT))
        reader.read_at(user.visits[:-1], opened_at, utc_offset)
        first, *others = [reader.latest(blog.slug, blog.lead.title) for blog, _ in blogs if blog.lead is not None]
        for each in others:
            stories.join(connection, each, first)
        for blog, _ in blogs:
            if blog.lead is not None and blog.drafts:
                _draft(connection, reader.latest(blog.slug, blog.lead.title), blog, opened_at)
        preferences.save(connection, Preferences.reading_stories.key, value=True)
        news.set_old(connection, reader.arrived_until(left_at))
        news.turn(connection, opened_at)
        history.note_milestone(connection, history.INVENTED, opened_at)
        made = make_briefing(connection, news.current(connection), opened_at - AHEAD_SECONDS)
        if made is not None:
            briefing.save(connection, made)


def _draft(connection: WriteConnection, entry_id: EntryId, blog: Blog, opened_at: int) -> None:
    """Store the drafts of a blog's lead as its earlier versions."""
    article = entries.article(connection, entry_id)
    ages = range(_EDITED * len(blog.drafts), 0, -_EDITED)
    earlier = [Version(opened_at - age, draft.title, draft.html) for age, draft in zip(ages, blog.drafts, strict=True)]
    if article is not None:
        versions.save(connection, entry_id, earlier, article.html)


def _moments(user: InventedUser, begin: int, opened_at: int, utc_offset: UtcOffset) -> Iterator[Moment]:
    """Yield refresh times: before likely visits, when the window opens, at known returns, and daily at night."""
    chance = random.Random("moments")  # noqa: S311 - the same dice each time
    for visit in user.visits[:-1]:
        yield Moment(visit - chance.randint(-4, 70) * MINUTE, Rule.SCHEDULED, visit + chance.randint(0, 20) * MINUTE)
        yield Moment(visit, Rule.ON_OPEN)
    for presence in user.presences:
        if presence.began_at >= begin + _KNOWS_RETURNS_AFTER:
            yield Moment(presence.began_at, Rule.RETURNED, presence.began_at + chance.randint(5, 40) * MINUTE)
    for at in range(begin + LONGEST_SECONDS, opened_at - HOUR, DAY_SECONDS):
        yield Moment(at - (at + utc_offset(at)) % DAY_SECONDS + 4 * HOUR, Rule.FLOOR)
