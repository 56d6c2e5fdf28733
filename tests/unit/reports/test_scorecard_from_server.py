"""What the scorecard claims beside what the servers know: what they posted when, and whom they answered when. No row of ours is read.

Feeds fail, are paused, are taken down, never answer, forbid whole days. Of what they posted since, the scorecard must say that it does
not know it, and it must not count one visit more for itself or for the timer than the servers confirm.
"""

import bisect
import hashlib
import math
import random
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.domain.commands import ImportOpml, PauseFeeds, RecordAccess
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FeedId
from reader.domain.retrieval import VISIT, AccessRecord, FetchRequest, FetchResult, Purpose
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from reader.reports.scorecard import Scorecard, make_scorecard
from reader.storage.connection import open_reader
from tests.fakes.clock import FakeClock
from tests.fakes.documents import Posting, rss

MINUTE, HOUR, DAY = 60, 3600, 86_400
MONDAY = 1_767_571_200
LATENCY = 0.4
PHASES = 16


@dataclass
class Server:
    """One feed's server: what it posts, how it answers from `ill_from` on, and whom it gave a document when."""

    name: str
    postings: list[int]
    ill_from: float = math.inf
    illness: tuple[int, ProblemKind] = (500, ProblemKind.HTTP_STATUS)
    extra: str = ""
    window: int = 10_000
    requests: list[int] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"https://{self.name}.example/feed"

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        self.requests.append(int(now))
        status, kind = self.illness
        if now >= self.ill_from:
            return result(request, now, status, problem=Problem(kind, self.name))
        self.answers.append(now)
        shown = self.postings[: bisect.bisect_right(self.postings, now)][-self.window :]
        entries = [Posting(f"{self.name}-{at}", f"Posted at {at}", link=f"{self.url}/{at}", at=at) for at in reversed(shown)]
        return result(request, now, 200, rss(entries=entries, title=self.name, extra=self.extra))

    @property
    def begun(self) -> float:
        return int(self.answers[0] + LATENCY) if self.answers else math.inf

    @property
    def known_until(self) -> float:
        return int(self.answers[-1]) if self.answers else -math.inf

    @property
    def covered(self) -> float:
        return max(self.known_until - self.begun, 0) if self.answers else 0

    def all_news(self) -> list[int]:
        """What was posted after the first document."""
        return [at for at in self.postings if at > self.begun]

    def news(self) -> list[int]:
        """The postings without what is lost: the scorecard separates that, since nobody can know how much it was."""
        return [at for at in self.all_news() if at >= self.known_until or self.shown_at(at) < math.inf]

    def shown_at(self, posting: int) -> float:
        """When our side had it, in whole seconds as the log has them; never, if nobody asked while the list held it."""
        place = bisect.bisect_left(self.answers, posting)
        if place == len(self.answers):
            return math.inf
        newer = bisect.bisect_right(self.postings, self.answers[place]) - bisect.bisect_right(self.postings, posting)
        return int(self.answers[place] + LATENCY) if newer < self.window else math.inf


def result(request: FetchRequest, now: float, status: int, body: bytes = b"", problem: Problem | None = None) -> FetchResult:
    return FetchResult(
        request=request,
        status=status,
        final_url=request.url,
        started_at=now,
        finished_at=now + LATENCY,
        content_type="application/rss+xml",
        body=body,
        body_hash=hashlib.sha256(body).hexdigest() if body else "",
        wire_bytes=len(body),
        problem=problem,
    )


@dataclass
class Truth:
    """What the servers know."""

    servers: list[Server]
    visits: list[int]
    begin: int
    now: int

    def misses(self, *, even_unknown: bool = False) -> int:
        return sum(
            posting <= visit <= server.shown_at(posting)
            for server in self.servers
            for visit in self.visits
            if even_unknown or visit <= server.known_until
            for posting in server.news()
        )

    def late(self) -> int:
        return sum(
            posting <= visit <= server.known_until and visit < server.shown_at(posting) - 3
            for server in self.servers
            for visit in self.visits
            for posting in server.news()
        )

    def lost(self) -> int:
        """What no document held that anybody asked for while it did, though others were asked for since."""
        return sum(
            posting < server.known_until and server.shown_at(posting) == math.inf
            for server in self.servers
            for posting in server.all_news()
        )

    @property
    def share(self) -> float:
        followed = sum(self.now - (server.begun if server.answers else self.begin) for server in self.servers)
        return sum(server.covered for server in self.servers) / followed

    @property
    def made(self) -> int:
        """All requests, also in vain."""
        return sum(len(server.requests) for server in self.servers)

    def timer_misses(self) -> float:
        interval = sum(server.covered for server in self.servers) / self.made
        return sum(self.misses_of_timer(interval, (number + 0.5) * interval / PHASES) for number in range(PHASES)) / PHASES

    def misses_of_timer(self, interval: float, phase: float) -> int:
        count = 0
        for server in self.servers:
            for visit in self.visits:
                last_round = visit - ((visit - phase) % interval or interval)
                if visit <= server.known_until:
                    count += sum(last_round < posting <= visit for posting in server.news())
        return count


def live(
    folder: Path, servers: list[Server], visits: list[int], *, paused: dict[str, int], seconds: int
) -> tuple[Truth, Scorecard]:
    """The real core and database in virtual time; the scorecard at the end beside what the servers know then."""
    by_url = {server.url: server for server in servers}
    profile = profile_in(folder)

    def answer(request: FetchRequest, now: float) -> FetchResult:
        if request.purpose is Purpose.FEED and request.url in by_url:
            return by_url[request.url].answer(request, now)
        return result(request, now, 404, problem=Problem(ProblemKind.NOT_FOUND, ""))

    core = open_core(profile, FakeClock(at=float(MONDAY)), automatic=True)
    with closing(core):
        simulation = Simulation(core, answer, now=float(MONDAY), latency_seconds=LATENCY)
        outlines = tuple(OpmlFeed(server.url, server.name, "", ()) for server in servers)
        simulation.send(ImportOpml(OpmlDocument("Mine", outlines)))
        feed_ids = {feed.url: feed_id for feed_id, feed in core.state.feeds.items()}
        activities: list[tuple[int, FeedId | None]] = [(at, None) for at in visits]
        activities += [(at, feed_ids[f"https://{name}.example/feed"]) for name, at in paused.items()]
        for at, feed_id in sorted(activities, key=lambda activity: activity[0]):
            simulation.run_until(float(at))
            simulation.send(
                RecordAccess(AccessRecord(at, 0, VISIT)) if feed_id is None else PauseFeeds((feed_id,), is_paused=True)
            )
        simulation.run_until(float(MONDAY + seconds))
        simulation.events.clear()
    for server in servers:
        # the program does not know yet what a server answers in the last moment, as where skipDays end with the test
        server.answers = [at for at in server.answers if at + LATENCY <= MONDAY + seconds]
        server.requests = [at for at in server.requests if at + LATENCY <= MONDAY + seconds]
    with closing(open_reader(profile.database)) as reader:
        scorecard = make_scorecard(reader, days=14, now=MONDAY + seconds)
    return Truth(servers, visits, MONDAY, MONDAY + seconds), scorecard


def day_of(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def posted(chance: random.Random, per_day: float, seconds: int) -> list[int]:
    return sorted({MONDAY - DAY + int(chance.random() * (seconds + DAY)) for _ in range(round(per_day * (seconds + DAY) / DAY))})


def assert_honest(truth: Truth, scorecard: Scorecard) -> None:
    assert scorecard.accesses == len(truth.visits)
    assert scorecard.coverage.share == pytest.approx(truth.share, abs=1e-3)
    assert scorecard.misses == truth.misses()
    uniform = scorecard.fixed_timers["uniform"]
    assert uniform.requests == truth.made
    assert uniform.misses == pytest.approx(truth.timer_misses(), rel=0.01)
    assert sum(day.misses or 0 for day in scorecard.by_day) == scorecard.misses
    assert scorecard.late == truth.late()
    last = max(server.known_until for server in truth.servers)
    assert {day.day for day in scorecard.by_day if day.misses is not None} == {day_of(at) for at in truth.visits if at <= last}
    assert scorecard.gaps.at_least <= truth.lost()


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_days_with_feeds_that_fail_pause_and_go(tmp_path: Path, seed: int) -> None:
    chance, seconds = random.Random(seed), 4 * DAY
    servers = [
        Server("well", posted(chance, 12, seconds)),
        Server("busy", posted(chance, 50, seconds)),
        Server("short", posted(chance, 60, seconds), window=8),
        Server("failing", posted(chance, 40, seconds), ill_from=MONDAY + 2.2 * DAY),
        Server("gone", posted(chance, 30, seconds), ill_from=MONDAY + 1.4 * DAY, illness=(410, ProblemKind.GONE)),
        Server("paused", posted(chance, 30, seconds)),
        Server("dead", posted(chance, 20, seconds), ill_from=0, illness=(0, ProblemKind.DNS)),
        # Wednesday and Thursday, the last days of this life
        Server("slow", posted(chance, 30, seconds), extra="<skipDays><day>Wednesday</day><day>Thursday</day></skipDays>"),
    ]
    hours = [day * 24 + hour + chance.uniform(-0.5, 0.5) for day in range(4) for hour in (7, 9, 12.5, 18, 22)]
    visits = sorted({MONDAY + int(hour * HOUR) for hour in hours})
    truth, scorecard = live(tmp_path / "profile", servers, visits, paused={"paused": MONDAY + 2 * DAY}, seconds=seconds)
    assert_honest(truth, scorecard)
    assert truth.lost() > 0
    assert scorecard.gaps.count > 0
    coverage = scorecard.coverage
    assert (coverage.failed, coverage.stopped, coverage.never_retrieved, coverage.postponed) == (1, 2, 1, 1)
    assert coverage.share is not None
    assert coverage.share < 0.8
    assert truth.misses(even_unknown=True) > 2 * truth.misses(), "most of what was missed nobody here can know of"


def test_half_an_hour_of_busy_feeds_is_no_praise(tmp_path: Path) -> None:
    """Hardly a feed is asked twice in such a time, and what is not known of the others says nothing for anybody."""
    chance, seconds = random.Random(5), 28 * MINUTE
    servers = [Server(f"busy-{number}", posted(chance, chance.choice([40, 400, 900]), seconds)) for number in range(12)]
    visits = [MONDAY + 90 * number + 40 for number in range(1, 17)]
    truth, scorecard = live(tmp_path / "profile", servers, visits, paused={}, seconds=seconds)
    assert scorecard.coverage.share == pytest.approx(truth.share, abs=0.01)
    assert scorecard.coverage.percent < 60
    assert (scorecard.misses or 0) == truth.misses()
    timer = scorecard.fixed_timers.get("uniform")
    assert (timer.misses if timer and timer.misses else 0) == pytest.approx(truth.timer_misses() if truth.made else 0, rel=0.02)
    assert truth.misses(even_unknown=True) > 1.2 * truth.misses()
