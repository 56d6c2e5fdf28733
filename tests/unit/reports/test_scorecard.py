"""The scorecard against a second computation of every figure: plain loops over the raw rows, as the definitions read."""

import random
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime
from statistics import fmean, median
from typing import Any

import pytest

from reader.domain.entry import Gap
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.visits import Presence, Signal
from reader.reports.scorecard import PerDay, ReturnVisits, Scorecard, make_scorecard
from reader.storage import entries, history, preferences, readings, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed

SUCCESSES = {"new", "nothing_new", "not_modified"}
PHASES = 16


def retrieve(connection: WriteConnection, feed_id: FeedId, at: int, outcome: Outcome = Outcome.NEW, **changes: Any) -> None:
    values: dict[str, Any] = {
        "rule": Rule.SCHEDULED,
        "status": 304 if outcome is Outcome.NOT_MODIFIED else 200,
        "wire_bytes": 900,
    }
    values |= changes
    record = RetrievalRecord(
        feed_id, at, at + 1, values["rule"], None, outcome, values["status"], 0, 0, values["wire_bytes"], None, "u"
    )
    history.add_retrieval(connection, record)


def arrive(connection: WriteConnection, feed_id: FeedId, posted_at: int | None, seen_at: int) -> None:
    """Every third entry without a date gets a believed time of posting, as the engine may give it one."""
    entry = parsed(f"{feed_id}-{posted_at}-{seen_at}", published_at=posted_at)
    believed = [seen_at - 500] if posted_at is None and seen_at % 3 == 0 else []
    entries.insert_entries(connection, feed_id, [entry], seen_at, index_text=str, posted_at=believed)


def access(connection: WriteConnection, at: int, kind: str = "window") -> None:
    history.add_access(connection, AccessRecord(at, 3600, kind))


def live(connection: WriteConnection, chance: random.Random, days: int) -> None:
    """Weeks of feeds that are retrieved now and then, with all that can happen to them."""
    for name in "abcd":
        feed_id = follow(connection, name)
        at, retrieved = NOW - chance.randint(1, days) * DAY, None
        while at < NOW:
            outcome = chance.choice([Outcome.NEW, Outcome.NEW, *Outcome])
            retrieve(connection, feed_id, at, outcome, rule=chance.choice([*Rule]), wire_bytes=chance.randint(0, 9000))
            for _ in range(chance.randint(0, 3) if outcome is Outcome.NEW else 0):
                posted = None if chance.random() < 0.2 else chance.randint((retrieved or at) - 9000, at)
                arrive(connection, feed_id, posted, at + 1)
            retrieved = at
            at += chance.randint(3600, DAY)
        if chance.random() < 0.5:
            history.add_gap(connection, Gap(feed_id, chance.randint(1, 9), NOW - 9 * DAY, NOW - chance.randint(0, 8 * DAY)))
    subscriptions.remove(connection, [feed_id], NOW)
    seen = [row[0] for row in connection.execute("SELECT first_seen_at FROM entry_status").fetchall()]
    for _ in range(40):
        at = chance.choice([chance.randint(NOW - days * DAY, NOW), chance.choice(seen) - chance.randint(0, 5)])
        access(connection, at, chance.choice(["window", "window", "article"]))


class Reckoning:
    """The definitions again, from rows as they lie in the tables."""

    def __init__(self, connection: WriteConnection, days: int) -> None:
        followed = {row[0] for row in connection.execute("SELECT feed_id FROM subscription WHERE removed_at IS NULL")}
        lines = connection.execute("SELECT feed_id, started_at, finished_at, outcome, rule, status, wire_bytes FROM retrieval")
        self.log = [line for line in lines.fetchall() if line[0] in followed]
        rows = connection.execute("SELECT feed_id, posted_at, sort_at, first_seen_at FROM entry_status").fetchall()
        rows = [(feed, sort if posted is None else posted, seen) for feed, posted, sort, seen in rows if feed in followed]
        self.begun: dict[int, int] = {}
        for feed, at in [(line[0], line[2]) for line in self.log if line[3] in SUCCESSES] + [(row[0], row[2]) for row in rows]:
            self.begun[feed] = min(at, self.begun.get(feed, at))
        self.known = {line[0]: line[1] for line in sorted(self.log, key=lambda line: line[1]) if line[3] in SUCCESSES}
        self.last = {line[0]: line for line in sorted(self.log, key=lambda line: line[1])}
        accesses = connection.execute("SELECT at, utc_offset_seconds FROM access WHERE kind = 'window'").fetchall()
        self.begins = max(NOW - days * DAY, min([line[1] for line in self.log] + [at for at, _ in accesses]))
        # what another computer asked is known here, and no request of ours
        self.log = [line for line in self.log if self.begins <= line[1] <= NOW and line[4] != Rule.ELSEWHERE]
        later = [(posted, seen, self.known[feed]) for feed, posted, seen in rows if posted > self.begun[feed]]
        self.entries = [(posted, seen, known) for posted, seen, known in later if posted < seen]
        self.undated = sum(posted >= seen >= self.begins for posted, seen, _ in later)
        offsets = {at: offset for at, offset in accesses if self.begins <= at <= NOW}
        self.accesses = sorted(at for at, _ in accesses if self.begins <= at <= NOW)
        self.days = [datetime.fromtimestamp(at + offsets[at], UTC).date().isoformat() for at in self.accesses]
        gaps = connection.execute("SELECT feed_id, at_least, before_at FROM gap").fetchall()
        self.gaps = [at_least for feed, at_least, before in gaps if feed in followed and self.begins <= before <= NOW]
        self.followed = followed

    def misses(self) -> int:
        return sum(self.misses_at(at) for at in self.accesses)

    def misses_at(self, at: int) -> int:
        return sum(posted <= at <= min(seen, known) for posted, seen, known in self.entries)

    def late(self) -> int:
        return sum(posted <= at <= known and seen > at + 3 for at in self.accesses for posted, seen, known in self.entries)

    def within(self) -> list[tuple[int, int]]:
        return [(posted, seen) for posted, seen, _ in self.entries if self.begins <= posted <= NOW]

    def access_delays(self) -> list[int]:
        delays = []
        for posted, seen in self.within():
            shows = [at for at in self.accesses if at >= posted and at + 3 >= seen]
            if shows:
                delays.append(max(shows[0], seen) - posted)
        return delays

    def feed_seconds(self) -> int:
        return sum(NOW - max(at, self.begins) for at in self.begun.values())

    def covered_seconds(self) -> int:
        return sum(max(self.known[feed] - max(at, self.begins), 0) for feed, at in self.begun.items() if feed in self.known)

    def timer_misses(self, interval: float) -> list[float]:
        """At each look."""
        counts = []
        for number in range(PHASES):
            phase = (number + 0.5) / PHASES * interval
            count = []
            for at in self.accesses:
                last = phase
                while last < at:
                    last += interval * max(1, (at - last) // interval)
                while last >= at:
                    last -= interval
                count.append(sum(last < posted <= at <= known for posted, _, known in self.entries))
            counts.append(count)
        return [fmean(each) for each in zip(*counts, strict=True)]


def p95(values: list[int]) -> float:
    """Between the values, linear."""
    ordered, place = sorted(values), (len(values) - 1) * 0.95
    below = ordered[int(place)]
    return below + (ordered[min(int(place) + 1, len(ordered) - 1)] - below) * (place % 1)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("days", [7, 30])
def test_every_figure_is_found_again_in_the_raw_rows(connection: WriteConnection, seed: int, days: int) -> None:
    live(connection, random.Random(seed), 20)
    scorecard, raw = make_scorecard(connection, days=days, now=NOW), Reckoning(connection, days)
    span = (NOW - raw.begins) / DAY
    assert (scorecard.days, scorecard.feeds, scorecard.records_accesses) == (span, len(raw.followed), True)
    assert (scorecard.accesses, scorecard.postings, scorecard.undated) == (len(raw.accesses), len(raw.within()), raw.undated)
    assert (scorecard.misses, scorecard.late) == (raw.misses(), raw.late())
    assert scorecard.misses_per_access == raw.misses() / len(raw.accesses)
    assert (scorecard.gaps.count, scorecard.gaps.at_least) == (len(raw.gaps), sum(raw.gaps))
    waits = [seen - posted for posted, seen in raw.within()]
    assert scorecard.delay_to_retrieval is not None
    assert scorecard.delay_to_access is not None
    assert astuple(scorecard.delay_to_retrieval) == pytest.approx((median(waits), p95(waits)))
    assert astuple(scorecard.delay_to_access) == pytest.approx((median(raw.access_delays()), p95(raw.access_delays())))
    assert asdict(scorecard.requests) == requests(raw)
    assert scorecard.per_day is not None
    assert asdict(scorecard.per_day) == pytest.approx(
        {
            "accesses": len(raw.accesses) / span,
            "postings": len(raw.within()) / span,
            "misses": raw.misses() / span,
            "requests": len(raw.log) / span,
            "requests_per_feed": len(raw.log) / (raw.feed_seconds() / DAY),
            "bytes": sum(line[6] for line in raw.log) / span,
        }
    )
    assert scorecard.coverage.share == pytest.approx(raw.covered_seconds() / raw.feed_seconds())
    assert scorecard.coverage.failed == sum(line[3] not in SUCCESSES for line in raw.last.values())
    intervals = {"uniform": raw.covered_seconds() / len(raw.log), "hourly": 3600.0}
    assert {name: timer.interval_seconds for name, timer in scorecard.fixed_timers.items()} == intervals
    assert scorecard.fixed_timers["uniform"].requests == scorecard.requests.total == len(raw.log)
    assert scorecard.fixed_timers["hourly"].requests == round(raw.covered_seconds() / 3600)
    assert {name: timer.misses for name, timer in scorecard.fixed_timers.items()} == {
        name: pytest.approx(sum(raw.timer_misses(interval))) for name, interval in intervals.items()
    }
    by_day: dict[str, tuple[int, int, float]] = {}
    for day, at, timer in zip(raw.days, raw.accesses, raw.timer_misses(intervals["uniform"]), strict=True):
        accesses, own, other = by_day.get(day, (0, 0, 0.0))
        by_day[day] = accesses + 1, own + raw.misses_at(at), other + timer
    assert [each.day for each in scorecard.by_day] == sorted(by_day)
    spans = [(at, raw.known.get(feed, 0)) for feed, at in raw.begun.items()]
    known = {day for day, at in zip(raw.days, raw.accesses, strict=True) if any(begun < at <= last for begun, last in spans)}
    assert {each.day for each in scorecard.by_day if each.misses is not None} == known
    assert scorecard.days_known == len(known) > 0
    reported = {each.day: (each.accesses, each.misses or 0, each.timer_misses or 0.0) for each in scorecard.by_day}
    assert reported == {day: pytest.approx(figures) for day, figures in by_day.items()}
    assert scorecard.days_lost_to_timer == sum(timer < own for _, own, timer in by_day.values())


def requests(raw: Reckoning) -> dict[str, Any]:
    outcomes = Counter(line[3] for line in raw.log)
    not_modified = sum(line[5] == 304 for line in raw.log)
    return {
        "total": len(raw.log),
        "by_rule": dict(Counter(line[4] for line in raw.log)),
        "not_modified": not_modified,
        "not_modified_share": not_modified / len(raw.log),
        "bytes": sum(line[6] for line in raw.log),
        "failed": outcomes["failed"],
        "refused": outcomes["refused"],
        "without_network": outcomes["no_network"],
    }


def astuple(delay: Any) -> tuple[float, float]:
    return delay.median_seconds, delay.p95_seconds


def one_feed(connection: WriteConnection) -> FeedId:
    """Asked five days ago and a moment ago."""
    feed_id = follow(connection, "a")
    retrieve(connection, feed_id, NOW - 5 * DAY)
    retrieve(connection, feed_id, NOW - 1)
    return feed_id


def per_day(connection: WriteConnection) -> PerDay:
    found = scorecard_of(connection).per_day
    assert found is not None
    return found


def scorecard_of(connection: WriteConnection) -> Scorecard:
    return make_scorecard(connection, days=14, now=NOW)


@pytest.mark.parametrize("seed", range(6))
def test_visits_after_a_return_are_found_again_in_the_raw_rows(connection: WriteConnection, seed: int) -> None:
    chance = random.Random(seed)
    live(connection, chance, 20)
    rows, at = [], NOW - 18 * DAY
    while at < NOW - 2 * DAY:
        rows.append((at, at + chance.randint(1800, 6 * 3600), chance.choice(list(Signal))))
        at = rows[-1][1] + chance.randint(900, 9 * 3600)
        if chance.random() < 0.6:
            access(connection, rows[-1][0] + chance.choice([0, 30, 60, 61, 1700]))
    for began, ended, signal in rows:
        readings.add_presence(connection, Presence(began, ended, 3600, signal))
    raw, returns = Reckoning(connection, 14), make_scorecard(connection, days=14, now=NOW).returns
    spans = [(begun, raw.known.get(feed, 0)) for feed, begun in raw.begun.items()]
    inside = [visit for visit in raw.accesses if any(began <= visit <= ended for began, ended, _ in rows)]
    came = [began for began, _, signal in rows if signal != "start"]
    soon = [visit for visit in inside if any(began <= visit <= began + 60 for began in came)]
    judged = [raw.misses_at(visit) for visit in soon if any(begun < visit <= last for begun, last in spans)]
    assert 0 < len(soon) < len(inside) < len(raw.accesses)
    assert returns == ReturnVisits(len(inside), len(soon), judged.count(0) if judged else None)


def test_nothing_is_said_of_returns_where_presence_is_not_known(connection: WriteConnection) -> None:
    one_feed(connection)
    assert scorecard_of(connection).returns is None
    access(connection, NOW - 500)
    assert scorecard_of(connection).returns is None
    # the signals came back, but no visit fell into what they say
    readings.add_presence(connection, Presence(NOW - DAY, NOW - DAY + 60, 3600, Signal.WAKE))
    assert scorecard_of(connection).returns is None
    readings.add_presence(connection, Presence(NOW - 520, NOW - 520, 3600, Signal.WAKE))
    assert scorecard_of(connection).returns == ReturnVisits(1, 1, 1)
    preferences.save(connection, "habits.presence", value=False)
    assert scorecard_of(connection).returns is None


def test_the_past_of_a_first_document_is_missed_by_nobody(connection: WriteConnection) -> None:
    feed_id = one_feed(connection)
    access(connection, NOW - 4 * DAY)
    arrive(connection, feed_id, NOW - 5 * DAY - 60, NOW - DAY)
    arrive(connection, feed_id, NOW - 5 * DAY + 60, NOW - DAY)
    assert (scorecard_of(connection).misses, scorecard_of(connection).postings) == (1, 1)


def test_the_first_document_is_known_when_its_line_in_the_log_is_gone(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    arrive(connection, feed_id, NOW - 9 * DAY, NOW - 8 * DAY)
    retrieve(connection, feed_id, NOW - DAY)
    access(connection, NOW - 3600)
    arrive(connection, feed_id, NOW - 2 * DAY, NOW - 60)
    retrieve(connection, feed_id, NOW - 61)
    assert scorecard_of(connection).misses == 1


@pytest.mark.parametrize(
    ("seen_after", "counts"), [(-1, (0, 0)), (0, (1, 0)), (3, (1, 0)), (4, (1, 1))], ids=["before", "same second", "3 s", "4 s"]
)
def test_what_comes_with_the_access_is_missed_but_not_late(
    connection: WriteConnection, seen_after: int, counts: tuple[int, int]
) -> None:
    feed_id = one_feed(connection)
    access(connection, NOW - 100)
    arrive(connection, feed_id, NOW - 200, NOW - 100 + seen_after)
    assert (scorecard_of(connection).misses, scorecard_of(connection).late) == counts


def test_a_posting_at_the_second_of_the_access_could_be_missed(connection: WriteConnection) -> None:
    feed_id = one_feed(connection)
    access(connection, NOW - 100)
    arrive(connection, feed_id, NOW - 100, NOW - 50)
    arrive(connection, feed_id, NOW - 99, NOW - 50)
    assert scorecard_of(connection).misses == 1


def test_a_timer_may_have_come_before_the_span_began(connection: WriteConnection) -> None:
    """What was posted on the eve is there at the first look, and a quarter of the timers would not have it yet."""
    feed_id = follow(connection, "a")
    for days_ago in (0, 1, 2, 3, 5):
        retrieve(connection, feed_id, NOW - days_ago * DAY)
    begins = NOW - 2 * DAY
    arrive(connection, feed_id, begins - DAY // 2, begins - DAY // 2 + 60)
    access(connection, begins + 1)
    scorecard = make_scorecard(connection, days=2, now=NOW)
    timer = scorecard.fixed_timers["uniform"]
    assert (scorecard.misses, scorecard.postings, timer.interval_seconds) == (0, 0, 2 * DAY / 3)
    assert timer.misses == pytest.approx(0.25)


def test_without_accesses_requests_are_still_reported(connection: WriteConnection) -> None:
    one_feed(connection)
    assert (scorecard_of(connection).accesses, per_day(connection).accesses) == (0, 0.0)
    preferences.save(connection, "habits.record", value=False)
    scorecard = scorecard_of(connection)
    assert not scorecard.records_accesses
    assert (scorecard.accesses, per_day(connection).accesses) == (None, None), "nobody counted, which is not none"
    assert (scorecard.misses, scorecard.late, scorecard.delay_to_access, scorecard.requests.total) == (None, None, None, 2)
    assert {timer.misses for timer in scorecard.fixed_timers.values()} == {None}


def test_a_feed_that_was_asked_once_shows_nothing_of_what_was_missed(connection: WriteConnection) -> None:
    retrieve(connection, follow(connection, "a"), NOW - 2 * DAY)
    access(connection, NOW - DAY)
    scorecard = scorecard_of(connection)
    assert (scorecard.accesses, scorecard.misses, scorecard.fixed_timers) == (1, None, {})
    assert (scorecard.coverage.share, scorecard.coverage.postponed) == (0.0, 1)


@pytest.mark.parametrize(("seconds", "misses"), [(0, None), (1, 0)])
def test_a_visit_in_the_second_of_a_first_document_knows_nothing(
    connection: WriteConnection, seconds: int, misses: int | None
) -> None:
    """A server on the same network answers within the second that it was asked in."""
    feed_id = follow(connection, "a")
    record = RetrievalRecord(feed_id, NOW - DAY, NOW - DAY, Rule.SCHEDULED, None, Outcome.NEW, 200, 0, 0, 900, None, "u")
    history.add_retrieval(connection, record)
    if seconds:
        retrieve(connection, feed_id, NOW - DAY + seconds)
    access(connection, NOW - DAY + seconds)
    scorecard = scorecard_of(connection)
    assert (scorecard.misses, scorecard.late, scorecard.misses_per_access) == (misses, misses, misses)
    assert [day.misses for day in scorecard.by_day] == [misses]


def test_requests_in_vain_are_of_the_same_requests(connection: WriteConnection) -> None:
    """What failed since, and a feed that never answered, are requests like all others: one figure stands beside the timer's."""
    feed_id = one_feed(connection)
    retrieve(connection, feed_id, NOW, Outcome.FAILED)
    dead = follow(connection, "dead")
    for hour in range(5):
        retrieve(connection, dead, NOW - hour * 3600, Outcome.FAILED)
    access(connection, NOW - DAY)
    scorecard = scorecard_of(connection)
    uniform = scorecard.fixed_timers["uniform"]
    assert (scorecard.requests.total, scorecard.requests.failed, uniform.requests) == (8, 6, 8)
    assert uniform.interval_seconds == (5 * DAY - 2) / 8


def test_visits_before_the_first_feed_count_too(connection: WriteConnection) -> None:
    access(connection, NOW - 3 * DAY)
    access(connection, NOW - DAY - 60)
    access(connection, NOW - DAY - 50, "article")
    retrieve(connection, follow(connection, "a"), NOW - DAY)
    assert scorecard_of(connection).accesses == 2


def test_less_than_a_day_gives_no_rates(connection: WriteConnection) -> None:
    retrieve(connection, follow(connection, "a"), NOW - DAY + 1)
    assert scorecard_of(connection).per_day is None


def test_a_log_from_the_future_breaks_nothing(connection: WriteConnection) -> None:
    retrieve(connection, follow(connection, "a"), NOW + DAY)
    scorecard = scorecard_of(connection)
    assert (scorecard.days, scorecard.requests.total, scorecard.fixed_timers) == (0.0, 0, {})
