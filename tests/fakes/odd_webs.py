"""Servers that depart from those of a plain replay: undated entries, edited documents, feeds that ask to be left alone."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from reader.domain.entry import ParsedEntry
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import ParsedFeed, Validators
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob
from reader.lab.replay.cases import Case, TraceWeb

Date = tuple[int | None, bool]
"""What an entry says of its time (UTC seconds), and whether that is a day only."""
DateOf = Callable[[int], Date]


class DatedWeb(TraceWeb):
    """Feeds whose entries are dated by `date_of` (given when an entry was posted) instead of by the trace."""

    date_of: DateOf = staticmethod(lambda posted_at: (posted_at, False))

    def entries(self, feed: int, first: int, count: int) -> list[ParsedEntry]:
        found = []
        for number, entry in zip(range(count - 1, first - 1, -1), super().entries(feed, first, count), strict=True):
            date, is_date_only = self.date_of(int(self._postings[feed - 1][number]))
            found.append(replace(entry, published_at=date, is_date_only=is_date_only))
        return found


class StrictWeb(TraceWeb):
    """Servers of which some ask to be left alone: `max_ages` by feed, in seconds, and feeds that are `gone`."""

    def __init__(self, case: Case, window: int, max_age_seconds: int | None = None) -> None:
        super().__init__(case, window, max_age_seconds)
        self.max_ages: dict[int, int] = {}
        self.gone: set[int] = set()

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        result, feed = super().answer(request, now), int(request.feed_id or 0)
        if feed in self.gone:
            return replace(result, status=410, body=b"", body_hash="", problem=Problem(ProblemKind.GONE, "simulated"))
        return replace(result, max_age_seconds=self.max_ages.get(feed))


class EditedWeb(TraceWeb):
    """From `edited_at` on feed 1 shows all its entries with new texts; under new identities, too, if `is_reposted`."""

    edited_at = np.inf
    is_reposted = False

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        result = super().answer(request, now)
        if now < self.edited_at or request.feed_id != 1:
            return result
        line = self.log[-1]
        etag = f'"edited {line.count}"'
        is_known = request.validators.etag == etag
        body = b"" if is_known else f"{line.first} {line.count} edited".encode()
        body_hash = "" if is_known else f"edited {line.count}"
        return replace(result, status=304 if is_known else 200, validators=Validators(etag), body=body, body_hash=body_hash)

    def parse(self, job: ParseJob) -> ParsedFeed:
        first, count, *edited = job.body.split()
        parsed = super().parse(replace(job, body=first + b" " + count))
        return replace(parsed, entries=tuple(map(self._edited, parsed.entries))) if edited else parsed

    def _edited(self, entry: ParsedEntry) -> ParsedEntry:
        if entry.published_at is None or entry.published_at > self.edited_at:
            return entry
        name = f"{entry.identity} again" if self.is_reposted else entry.identity
        return replace(entry, identity=name, guid=name, content_hash="edited", published_at=int(self.edited_at))


def undated(posted_at: int) -> Date:
    """Entries without a date."""
    del posted_at
    return None, False


def dated_by(date_of: DateOf) -> Callable[[Case, int], DatedWeb]:
    """Servers whose entries are dated so."""

    def web(case: Case, window: int) -> DatedWeb:
        made = DatedWeb(case, window)
        made.date_of = date_of
        return made

    return web
