"""How much Rhythm reads: a fixed number of statements however many feeds there are, and of one moment nothing twice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import VISIT, AccessRecord, Outcome, RetrievalRecord
from reader.reports.postings import Once, load_posted_at
from reader.reports.requests import LEAST_DAYS, load_budget_outlook, load_courtesy
from reader.reports.rhythm import learn_strip_rates, load_likely
from reader.reports.scorecard import make_scorecard
from reader.storage import entries, history, preferences
from reader.storage.connection import ReadConnection, WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def live(connection: WriteConnection, names: str) -> list[FeedId]:
    """Follow feeds that posted and were retrieved for three weeks; the user visited on each of the days."""
    feeds = [follow(connection, name) for name in names]
    for feed_id in feeds:
        ago = range(1, 21)
        store(connection, feed_id, *[parsed(f"{day}", published_at=NOW - day * DAY + feed_id) for day in ago], now=NOW)
        for day in ago:
            at = NOW - day * DAY
            record = RetrievalRecord(feed_id, at, at + 1, Rule.SCHEDULED, None, Outcome.NEW, 200, 1, 0, 100, None, "")
            history.add_retrieval(connection, record)
    connection.execute("UPDATE feed SET succeeded_at = ?, next_at = ?, added_at = ?", (NOW - 60, NOW + 900, NOW - 30 * DAY))
    for day in range(LEAST_DAYS + 10):
        history.add_access(connection, AccessRecord(NOW - day * DAY - 60, 0, VISIT))
    preferences.save_memo(connection, {"price": 0.1})
    return feeds


@contextmanager
def reading(connection: ReadConnection) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    found: list[str] = []
    connection.set_trace_callback(found.append)
    yield found
    connection.set_trace_callback(None)


Report = Callable[[ReadConnection], object]
REPORTS: dict[str, Report] = {
    "outlook": lambda connection: load_budget_outlook(connection, NOW),
    "rates": lambda connection: learn_strip_rates(connection, NOW),
    "scorecard": lambda connection: make_scorecard(connection, days=14, now=NOW),
    "courtesy": lambda connection: load_courtesy(connection, NOW),
}


@pytest.mark.parametrize("name", REPORTS)
def test_more_feeds_are_not_more_statements(connection: WriteConnection, name: str) -> None:
    counts = []
    for names in ("ab", "cdefgh"):
        live(connection, names)
        with reading(connection) as asked:
            assert REPORTS[name](connection)
        counts.append(len(asked))
    assert counts[0] == counts[1] > 0


def test_the_figures_of_one_moment_read_the_log_once(connection: WriteConnection) -> None:
    live(connection, "abc")
    alone = [REPORTS[name](connection) for name in ("scorecard", "courtesy", "outlook")]
    once = Once()
    with reading(connection) as asked:
        scorecard = make_scorecard(connection, days=14, now=NOW, once=once)
        found = [scorecard, load_courtesy(connection, NOW, once), load_budget_outlook(connection, NOW, once)]
    assert found == alone
    sums = [each for each in asked if "sum(r.wire_bytes)" in each]
    begun = [each for each in asked if "min(s.first_seen_at)" in each]
    assert (len(sums), len(begun)) == (1, 1)


def test_what_is_likely_next_is_read_of_the_wanted_feeds(connection: WriteConnection) -> None:
    feeds = live(connection, "abcde")
    rates = learn_strip_rates(connection, NOW)
    all_of_them = load_likely(connection, rates, feeds, now=NOW, utc_offset=lambda _: 0)
    with reading(connection) as asked:
        two = load_likely(connection, rates, feeds[1:3], now=NOW, utc_offset=lambda _: 0)
    assert two == {feed_id: all_of_them[feed_id] for feed_id in feeds[1:3]}
    assert all(two.values())
    (titles,) = [each for each in asked if "next_reason" in each]
    assert f"[{feeds[1]},{feeds[2]}]" in titles


def test_times_of_many_feeds_are_those_of_each(connection: WriteConnection) -> None:
    first, silent, odd = (follow(connection, name) for name in "abc")
    store(connection, first, *[parsed(f"{n}", published_at=NOW - n % 7 * DAY - n) for n in range(30)], now=NOW)
    store(connection, odd, *[parsed(f"{n}", published_at=NOW - n) for n in range(4)], now=NOW)
    dates = (-(2**50), -5, NOW + 9 * DAY, 2**50)
    for place, at in enumerate(dates):
        connection.execute("UPDATE entry_status SET posted_at = ? WHERE feed_id = ? AND identity = ?", (at, odd, f"{place}"))
    found = load_posted_at(connection, [odd, silent, first], NOW - 40 * DAY, 20)
    assert found.rows.tolist() == [0] * 4 + [2] * 20
    assert found.times[found.rows == 2].tolist() == entries.posted_at(connection, first, NOW - 40 * DAY)[-20:]
    # what is ten thousand years away is no date, whatever it says
    assert found.times[1:3].tolist() == [-5, NOW + 9 * DAY]
    assert (np.abs(found.times[[0, 3]]) > 10**11).all()
    assert load_posted_at(connection, [silent], 0, 20).times.size == 0
    assert load_posted_at(connection, [], 0, 20).times.size == 0
