"""Every figure of the scorecard, as the command prints it and as Rhythm shows it, found again in the raw log of a profile that was lived.

What is counted here is counted by loops over the rows as they lie in the tables, after the definitions in words.
"""

import datetime as dt
import json
import math
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.app.commands.scorecard import print_scorecard
from reader.app.single_instance import Line
from reader.domain.entry import Gap
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.reports.requests import load_courtesy
from reader.reports.scorecard import make_scorecard
from reader.storage import history, subscriptions
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.writer import open_database, transaction
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.panels import courtesy_text, table_rows
from reader.ui.pages.rhythm.scorecard import ScorecardPanel
from tests.fakes.clock import FakeClock
from tests.fakes.lived_month import lived_month
from tests.unit.storage.examples import follow, parsed, store

DAY, HOUR = 86_400, 3600
LATE, PHASES = 3, 16
GOOD = {"new", "nothing_new", "not_modified"}

Row = dict[str, Any]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """Some days of ten feeds, and what these days did not bring."""
    month = lived_month(tmp_path_factory.mktemp("lived") / "profile", feeds=10, days=5)
    connection, now = open_database(month.profile.database, now=month.now, backup_folder=None), month.now
    with transaction(connection):
        subscriptions.remove(connection, [FeedId(4)], now)
        # a feed that is new, and one that never answered
        new, silent = follow(connection, "new"), follow(connection, "silent")
        connection.execute("UPDATE feed SET added_at = ? WHERE feed_id IN (?, ?)", (now - 2 * DAY, new, silent))
        for hours_ago in range(1, 40, 5):
            retrieve(connection, new, now - hours_ago * HOUR, Outcome.NOTHING_NEW, 200)
            retrieve(connection, silent, now - hours_ago * HOUR, Outcome.REFUSED, 503)
        # a journey to where it is tomorrow already; an article that came three seconds after an access
        for hours_ago in (1, 14, 31, 55, 80):
            history.add_access(connection, AccessRecord(now - hours_ago * HOUR, 9 * HOUR, "window"))
        store(connection, new, parsed("in time", published_at=now - HOUR - 900), now=now - HOUR + LATE)
        for number, hours_ago in enumerate((2, 30, 100)):
            store(connection, FeedId(5), parsed(f"undated {number}", published_at=None), now=now - hours_ago * HOUR)
        # lost articles: some found again, all found again, of a feed that was given up, long ago
        for feed_id, at_least, days_ago in ((1, 7, 0.5), (2, 5, 1.0), (3, 2, 2.0), (4, 9, 1.0), (1, 4, 4.5)):
            before = int(now - days_ago * DAY)
            history.add_gap(connection, Gap(FeedId(feed_id), at_least, before - DAY, before))
        connection.execute("UPDATE gap SET found = 3 WHERE feed_id = 2")
        connection.execute("UPDATE gap SET found = 2, is_closed = 1 WHERE feed_id = 3")
    connection.close()
    return month.profile.database, month.now


def retrieve(connection: WriteConnection, feed_id: FeedId, at: int, outcome: Outcome, status: int) -> None:
    line = RetrievalRecord(feed_id, at, at + 1, Rule.SCHEDULED, None, outcome, status, 0, 0, 120, None, "")
    history.add_retrieval(connection, line)


@dataclass
class Raw:
    """The tables as they are, but for feeds that are not followed any more."""

    now: int
    asked: int
    feeds: list[Row]
    log: list[Row]
    entries: list[Row]
    accesses: list[Row]
    gap_rows: list[Row]

    @classmethod
    def read(cls, database: Path, now: int, days: int) -> "Raw":
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row

            def rows(table: str) -> list[Row]:
                return [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]  # noqa: S608 - tables named here

            followed = {row["feed_id"] for row in rows("subscription") if row["removed_at"] is None}
            names = ("feed", "retrieval", "entry_status", "gap")
            *kept, gaps = ([row for row in rows(name) if row["feed_id"] in followed] for name in names)
            return cls(now, days, *kept, rows("access"), gaps)

    @property
    def begin(self) -> int:
        visits = [access["at"] for access in self.accesses if access["kind"] == "window"]
        return max(self.now - self.asked * DAY, min([line["started_at"] for line in self.log] + visits))

    @property
    def span(self) -> float:
        return (self.now - self.begin) / DAY

    def is_within(self, at: int) -> bool:
        return self.begin <= at <= self.now

    def began(self, feed_id: int) -> float:
        """When a feed first gave a document: as its log says, or as its earliest entry does. Never, if neither says."""
        finished = [line["finished_at"] for line in self.log if line["feed_id"] == feed_id and line["outcome"] in GOOD]
        seen = [entry["first_seen_at"] for entry in self.entries if entry["feed_id"] == feed_id]
        return min(finished + seen, default=math.inf)

    def made(self) -> list[Row]:
        return [line for line in self.log if self.is_within(line["started_at"])]

    def recorded_accesses(self) -> list[Row]:
        found = [access for access in self.accesses if access["kind"] == "window" and self.is_within(access["at"])]
        return sorted(found, key=lambda access: access["at"])

    def known(self, feed_id: int) -> float:
        """When the last request went out that was answered with a document or with news of none: until then all is known."""
        good = [line["started_at"] for line in self.log if line["feed_id"] == feed_id and line["outcome"] in GOOD]
        return max(good, default=-math.inf)

    def later(self) -> list[tuple[int, int, float]]:
        """When entries were posted and seen that a first document did not hold, and until when their feed is known."""
        begun = {feed["feed_id"]: self.began(feed["feed_id"]) for feed in self.feeds}
        pairs = [
            (entry["sort_at"] if entry["posted_at"] is None else entry["posted_at"], entry["first_seen_at"], entry["feed_id"])
            for entry in self.entries
        ]
        known = {feed["feed_id"]: self.known(feed["feed_id"]) for feed in self.feeds}
        return [(posted, seen, known[feed_id]) for posted, seen, feed_id in pairs if posted > begun[feed_id]]

    def dated(self) -> list[tuple[int, int, float]]:
        return [(posted, seen, known) for posted, seen, known in self.later() if posted < seen]

    def own(self) -> list[tuple[int, int]]:
        return [(posted, seen) for posted, seen, _ in self.dated() if self.is_within(posted)]

    def misses_at(self, access: Row) -> int:
        return sum(posted <= access["at"] <= min(seen, known) for posted, seen, known in self.dated())

    def covered_seconds(self) -> float:
        spans = [(max(self.began(feed["feed_id"]), self.begin), self.known(feed["feed_id"])) for feed in self.feeds]
        return sum(max(end - begin, 0) for begin, end in spans if begin < math.inf)

    def coverage(self) -> Row:
        began = {feed["feed_id"]: self.began(feed["feed_id"]) for feed in self.feeds}
        since = [feed["added_at"] if (at := began[feed["feed_id"]]) == math.inf else at for feed in self.feeds]
        states = [self.state(feed, began[feed["feed_id"]]) for feed in self.feeds]
        counts = {name: states.count(name) for name in ("failed", "stopped", "never_retrieved", "postponed")}
        return {"share": self.covered_seconds() / sum(map(self.followed_seconds, since)), **counts}

    def state(self, feed: Row, began: float) -> str:
        if feed["is_paused"] or feed["is_gone"] or began == math.inf:
            return "stopped" if feed["is_paused"] or feed["is_gone"] else "never_retrieved"
        last = [line["outcome"] for line in self.log if line["feed_id"] == feed["feed_id"]][-1:]
        return "failed" if {*last} - GOOD else "postponed" if self.known(feed["feed_id"]) < self.now - 25 * HOUR else ""

    def feed_seconds(self) -> int:
        return sum(self.followed_seconds(self.began(feed["feed_id"])) for feed in self.feeds)

    def followed_seconds(self, since: float) -> int:
        """How much of the span is left from a time on."""
        return 0 if since > self.now else self.now - max(int(since), self.begin)

    def timer_misses_at(self, access: Row, interval: float) -> float:
        """On the mean over timers that began at other times: what was posted after the last of their rounds before the access."""
        total = 0
        for number in range(PHASES):
            phase = (number + 0.5) * interval / PHASES
            waited = (access["at"] - phase) % interval or interval
            total += sum(1 for posted, _, known in self.dated() if access["at"] - waited < posted <= access["at"] <= known)
        return total / PHASES


def quantile(values: list[int], share: float) -> float:
    ordered, place = sorted(values), (len(values) - 1) * share
    low, part = int(place), place - int(place)
    return ordered[low] if not part else ordered[low] * (1 - part) + ordered[low + 1] * part


def delay(waits: list[int]) -> Row:
    return {"median_seconds": quantile(waits, 0.5), "p95_seconds": quantile(waits, 0.95)}


def access_waits(raw: Raw) -> Iterator[int]:
    for posted, seen in raw.own():
        for access in raw.recorded_accesses():
            if access["at"] >= posted and access["at"] >= seen - LATE:
                yield max(access["at"], seen) - posted
                break


def tally(lines: list[Row], column: str) -> dict[str, int]:
    return {value: sum(1 for line in lines if line[column] == value) for value in {line[column] for line in lines}}


def iso(at: int) -> str:
    return dt.datetime.fromtimestamp(at, dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def timer(raw: Raw, interval: float) -> Row:
    misses = sum(raw.timer_misses_at(access, interval) for access in raw.recorded_accesses())
    return {"interval_seconds": interval, "requests": round(raw.covered_seconds() / interval), "misses": misses}


def by_day(raw: Raw, interval: float) -> list[Row]:
    days: dict[str, Row] = {}
    for access in raw.recorded_accesses():
        name = iso(access["at"] + access["utc_offset_seconds"])[:10]
        day = days.setdefault(name, {"day": name, "accesses": 0, "misses": 0, "timer_misses": 0.0})
        day["accesses"] += 1
        day["misses"] += raw.misses_at(access)
        day["timer_misses"] += raw.timer_misses_at(access, interval)
    return [days[name] for name in sorted(days)]


def recounted(raw: Raw) -> Row:
    """All that `scorecard --json` says."""
    made, recorded_accesses, own, outcomes = raw.made(), raw.recorded_accesses(), raw.own(), tally(raw.made(), "outcome")
    misses = sum(map(raw.misses_at, recorded_accesses))
    travelled = sum(line["wire_bytes"] for line in made)
    unchanged = sum(1 for line in made if line["status"] == 304)
    open_gaps = [gap for gap in raw.gap_rows if raw.is_within(gap["before_at"]) and not gap["is_closed"]]
    interval = raw.covered_seconds() / len(made)
    return {
        "begins": iso(raw.begin),
        "ends": iso(raw.now),
        "days": raw.span,
        "feeds": len(raw.feeds),
        "records_accesses": True,
        "coverage": raw.coverage(),
        "accesses": len(recorded_accesses),
        "postings": len(own),
        "undated": sum(1 for posted, seen, _ in raw.later() if posted >= seen and raw.is_within(seen)),
        "misses": misses,
        "late": sum(
            1
            for access in recorded_accesses
            for posted, seen, known in raw.dated()
            if posted <= access["at"] <= known and access["at"] < seen - LATE
        ),
        "misses_per_access": misses / len(recorded_accesses),
        "delay_to_retrieval": delay([seen - posted for posted, seen in own]),
        "delay_to_access": delay(list(access_waits(raw))),
        "requests": {
            "total": len(made),
            "by_rule": tally(made, "rule"),
            "not_modified": unchanged,
            "not_modified_share": unchanged / len(made),
            "bytes": travelled,
            "failed": outcomes.get("failed", 0),
            "refused": outcomes.get("refused", 0),
            "without_network": outcomes.get("no_network", 0),
        },
        "gaps": {"count": len(open_gaps), "at_least": sum(gap["at_least"] - gap["found"] for gap in open_gaps)},
        "per_day": {
            "accesses": len(recorded_accesses) / raw.span,
            "postings": len(own) / raw.span,
            "misses": misses / raw.span,
            "requests": len(made) / raw.span,
            "requests_per_feed": len(made) / (raw.feed_seconds() / DAY),
            "bytes": travelled / raw.span,
        },
        "fixed_timers": {"uniform": timer(raw, interval), "hourly": timer(raw, float(HOUR))},
        "by_day": by_day(raw, interval),
    }


def flat(value: Any, name: str = "") -> dict[str, Any]:
    """Every figure by its path."""
    if isinstance(value, Mapping):
        return {path: each for key, inner in value.items() for path, each in flat(inner, f"{name}.{key}").items()}
    if isinstance(value, list):
        return {path: each for key, inner in enumerate(value) for path, each in flat(inner, f"{name}.{key}").items()}
    return {name: value if isinstance(value, str | bool) or value is None else pytest.approx(value)}


def week_by_host(raw: Raw) -> dict[str, tuple[int, int, int, int]]:
    """Requests, what hourly ones would have been more, wishes to be left alone, and bytes."""
    hosts: dict[str, list[Row]] = {}
    for feed in raw.feeds:
        hosts.setdefault(feed["url"].split("/")[2], []).append(feed)
    found = {}
    for host, feeds in hosts.items():
        ids = {feed["feed_id"] for feed in feeds}
        lines = [line for line in raw.made() if line["feed_id"] in ids]
        since = [raw.began(feed["feed_id"]) for feed in feeds]
        asked_since = [feed["added_at"] if at == math.inf else at for feed, at in zip(feeds, since, strict=True)]
        hours = sum(map(raw.followed_seconds, asked_since)) / HOUR
        asked = sum(1 for line in lines if line["status"] in {429, 503})
        found[host] = len(lines), round(hours) - len(lines), asked, sum(line["wire_bytes"] for line in lines)
    return found


@pytest.mark.parametrize("days", [3, pytest.param(30, marks=pytest.mark.long)])
def test_every_figure_of_the_scorecard_is_found_again(qtbot: QtBot, lived: tuple[Path, int], days: int) -> None:
    database, now = lived
    reported: list[Line] = []
    assert print_scorecard(database, days=days, as_json=True, clock=FakeClock(at=float(now)), say=reported.append) == 0
    raw = recounted(Raw.read(database, now, days))
    week = iso(Raw.read(database, now, 1000).begin + 7 * DAY)
    # nobody read in these days, and no briefing was made
    nothing = dict.fromkeys(("visits", "ready", "briefing_days", "opened_days"), 0)
    expected = raw | {"returns": None, "comparable_from": week, "readiness": nothing}
    assert flat(json.loads(reported[0].text)) == flat(expected)
    happened = [raw[name] for name in ("misses", "late", "accesses", "postings", "undated")]
    assert min(happened) > 0, "where nothing happens, nothing is shown"
    assert raw["gaps"] == ({"count": 2, "at_least": 9} if days == 3 else {"count": 3, "at_least": 13})
    assert len({day["day"] for day in raw["by_day"]}) > days // 10
    assert_shown(qtbot, database, now, days, raw)


def assert_shown(qtbot: QtBot, database: Path, now: int, days: int, raw: Row) -> None:
    """The panel shows the same, rounded."""
    panel = ScorecardPanel(Theme("light"), FakeClock(at=float(now)))
    qtbot.addWidget(panel)
    with closing(open_reader(database)) as connection:
        panel.show_scorecard(replace(make_scorecard(connection, days=days, now=now), comparable_from=""))
    shown = {name: (figure.number, figure.unit) for name, figure in panel.figures.items()}
    minutes = raw["delay_to_retrieval"]["median_seconds"] / 60
    assert shown == {
        "postings": (f"{raw['postings']:,}", ""),
        "missed": (f"{raw['misses']:,}", f"{rounded(100 * raw['misses'] / raw['postings'])} %"),
        "delay": (f"{minutes:.0f}", "min") if minutes < 90 else (rounded(minutes / 60), "h"),
        "requests": (f"{raw['requests']['total']:,}", ""),
        "unchanged": (rounded(100 * raw["requests"]["not_modified_share"]), "%"),
        "bytes": tuple(size(raw["requests"]["bytes"]).split(" ")),
        "visits": (f"{raw['accesses']}", ""),
        "late": (f"{raw['late']}", ""),
        "gaps": (f"{raw['gaps']['count']}", ""),
    }
    assert f"at least {raw['gaps']['at_least']} missing" in panel.figures["gaps"].toolTip()
    uniform = raw["fixed_timers"]["uniform"]["misses"]
    mean = rounded(uniform) if uniform != round(uniform) else f"{uniform:.0f}"
    assert panel.bars.text() == f"Beforehand missed {raw['misses']}, a fixed timer would have missed {mean}."
    assert f"same {raw['requests']['total']:,} requests" in panel.comparison.text()
    lost = sum(1 for day in raw["by_day"] if day["timer_misses"] < day["misses"])
    assert f"The timer did better on {lost or 'none'} of the {len(raw['by_day'])} day" in panel.result.text()
    assert ("the timer would have done better." in panel.result.text()) is (uniform < raw["misses"])
    assert panel.undated.isHidden() is (raw["undated"] == 0)
    assert panel.coverage.text().startswith(
        f"Counted up to each feed's last successful refresh: {int(100 * raw['coverage']['share'])} % of the time"
    )
    assert "Unknown since then for 3 feeds: 2 failed last time" in panel.coverage.text()


def test_every_figure_of_courtesy_is_found_again(lived: tuple[Path, int]) -> None:
    database, now = lived
    raw = Raw.read(database, now, 7)
    with closing(open_reader(database)) as connection:
        courtesy = load_courtesy(connection, now)
    week = week_by_host(raw)
    reported = {each.host: (each.requests, each.saved, each.asked_to_wait, each.bytes) for each in courtesy.hosts}
    assert reported == week
    asked = sum(1 for host in week.values() if host[2])
    assert asked > 0, "a server that asks to wait is part of this life"
    share = sum(1 for line in raw.made() if line["status"] == 304) / len(raw.made())
    saved = sum(host[1] for host in week.values())
    assert courtesy_text(courtesy).startswith(f"{saved:,} fewer requests this week than refreshing hourly")
    assert f"{rounded(100 * share)}\N{NO-BREAK SPACE}% brought nothing new" in courtesy_text(courtesy)
    assert f"{asked} server" in courtesy_text(courtesy)
    head, *rows = table_rows(courtesy)
    named, rest = rows[:8], sorted(week.values(), key=lambda host: -host[0])[8:]
    assert len(head) == 5
    assert {row[0]: row[1:] for row in named} == {row[0]: cells(*week[row[0]]) for row in named}
    assert rows[8:] == ([(f"and {len(rest)} more", *cells(*map(sum, zip(*rest, strict=True))))] if rest else [])


def rounded(number: float) -> str:
    return f"{number:,.0f}" if number >= 9.95 else f"{number:.1f}"


def size(number: float) -> str:
    for unit in ("bytes", "kB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if number >= 10 or unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1000
    raise AssertionError(number)


def cells(requests: int, saved: int, asked: int, travelled: int) -> tuple[str, ...]:
    return f"{requests:,}", f"{saved:,}", f"{asked:,}", size(travelled)
