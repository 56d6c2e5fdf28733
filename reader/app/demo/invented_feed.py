"""Simulates one feed over the four weeks before the demo: its refreshes with reasons, and its arriving articles.

Instead of the planner, a simple rule decides from the expected new articles whether the feed is refreshed before a visit, at a
return, or when the window opens. The rest follows from the blog's posting times. Writes to the demo's own profile.
"""

import random
from collections.abc import Sequence
from dataclasses import replace

from reader.app.demo import documents
from reader.app.demo.blog import Blog, all_postings
from reader.app.demo.invented_reader import InventedReader
from reader.app.demo.invented_user import HOUR, MINUTE, UtcOffset
from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import ParsedEntry
from reader.domain.errors import Problem
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.parsing import JobKind, ParseJob
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.schedule import NOTHING_EXPECTED, Expectation, Plan, Rule
from reader.domain.value_classes import dataclass
from reader.formats.same_article import copy_key
from reader.formats.text import index_text
from reader.formats.wire import perform
from reader.storage import entries, feeds, history
from reader.storage.connection import WriteConnection

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

    def live(self, base: str, begin: int, moments: Sequence[Moment], reader: InventedReader) -> None:
        """Simulate refreshes from a time (UTC seconds) on; `base` is the blog's address."""
        blog = self._blog
        body = documents.feed_document(blog, base, all_postings(blog, self._opened_at, self._opened_at))
        parsed = perform(ParseJob(1, JobKind.FEED, self._feed.url, documents.content_type(blog), body))
        if isinstance(parsed, ParsedFeed):
            self._waiting = sorted(parsed.entries, key=_posted_at)
            self._size = _HEADER_BYTES + _ENTRY_BYTES * len(parsed.entries)
            self._follow(begin, moments, reader)
            self._save(begin, parsed)
        elif isinstance(parsed, Problem):
            self._fail(parsed)

    def _follow(self, begin: int, moments: Sequence[Moment], reader: InventedReader) -> None:
        """Refresh at the moments with enough expected articles."""
        chance = random.Random(f"feed/{self._blog.slug}")  # noqa: S311 - the same dice each time
        self._retrieve(Moment(begin, Rule.FIRST), None, reader)
        for moment in moments:
            at = moment.at + 1 + chance.randrange(3 * _PARALLEL) // _PARALLEL
            since = at - self._last
            expected = round(24 / self._blog.hours * since / DAY_SECONDS, 2)
            is_due = since > (LONGEST_SECONDS if moment.rule is Rule.FLOOR else _SHORTEST_SECONDS)
            if begin < at < self._opened_at and is_due and expected >= _LEAST_EXPECTED[moment.rule]:
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
        known = replace(self._feed, title=parsed.title, site_url=parsed.site_url, added_at=begin, next_at=self._opened_at)
        feeds.save_feed(self._connection, replace(known, retrieved_at=done, succeeded_at=done, changed_at=done))

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
