"""Simulated web of a replay: every feed shows its trace's postings so far. Feeds are numbered from 1, entries of a feed from 0."""

from bisect import bisect_right

from reader.domain.entry import ParsedEntry
from reader.domain.feed import ParsedFeed, Validators
from reader.domain.parsing import ParseJob
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.value_classes import dataclass
from reader.lab.replay.cases import Case

LATENCY_SECONDS = 0.3
DELTA = 226
"""With a window of 0 a server sends only what it has not sent yet (RFC 3229, A-IM: feed), so no document overflows."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One request: its start (UTC seconds), and the entries it returned: from `first` up to, not including, `count`."""

    at: float
    feed: int
    first: int
    count: int


def url_of(feed: int) -> str:
    """Return the address of a feed, on a host of its own."""
    return f"https://feed-{feed}.test/{feed}"


def etag_of(count: int) -> str:
    """Return the validator of a document: the number of its feed's postings so far."""
    return f'"{count}"'


class TraceWeb:
    """Simulates servers and parser: bodies name the entries that the parser then generates."""

    def __init__(self, case: Case, window: int, max_age_seconds: int | None = None) -> None:
        self.log: list[Answered] = []
        self._postings = [times.tolist() for times in case.postings]
        self._window = window
        self._max_age_seconds = max_age_seconds
        self._sent = [bisect_right(times, at) for times, at in zip(self._postings, case.retrieved_at, strict=True)]

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        """Return the server's response at `now`; a confirmed document is not sent again."""
        feed = int(request.feed_id or 0)
        count = bisect_right(self._postings[feed - 1], now)
        first = max(0, count - self._window) if self._window else self._sent[feed - 1]
        is_known = request.validators.etag == etag_of(count)
        self._sent[feed - 1] = count
        self.log.append(Answered(now, feed, first, count))
        return FetchResult(
            request=request,
            status=304 if is_known else 200 if self._window else DELTA,
            final_url=request.url,
            started_at=now,
            finished_at=now + LATENCY_SECONDS,
            validators=Validators(etag_of(count)),
            max_age_seconds=self._max_age_seconds,
            body=b"" if is_known else f"{first} {count}".encode(),
            body_hash="" if is_known else f"{feed} {count}",
        )

    def parse(self, job: ParseJob) -> ParsedFeed:
        """Return the document that a body stands for, newest entry first."""
        feed = int(job.url.rpartition("/")[2])
        first, count = map(int, job.body.split())
        return ParsedFeed("rss20", f"Feed {feed}", "", "", "", "", tuple(self.entries(feed, first, count)))

    def entries(self, feed: int, first: int, count: int) -> list[ParsedEntry]:
        """Return entries from `first` up to `count`, newest first."""
        postings = self._postings[feed - 1]
        return [_entry(number, postings[number]) for number in range(count - 1, first - 1, -1)]


def _entry(number: int, posted_at: float) -> ParsedEntry:
    """Return one entry, dated by the trace; its only content is its number."""
    name = str(number)
    return ParsedEntry(
        identity=name,
        guid="",
        link="",
        title=f"Posting {name}",
        author="",
        html="",
        text="",
        snippet="",
        published_at=int(posted_at),
        updated_at=None,
        date_text="",
        is_date_only=False,
        categories=(),
        enclosures=(),
        thumbnail_url="",
        comments_url="",
        language="",
        content_hash=name,
    )
