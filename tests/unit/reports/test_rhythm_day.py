"""What ribbon and strips are drawn from, out of a database with all that can happen to feeds."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Expectation, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.engine.planning.day import DayPlanner, PriceSearch
from reader.engine.planning.policies import POLICIES
from reader.engine.state import load_memory
from reader.learning import access, price
from reader.learning.day import SLOTS_PER_DAY
from reader.reports.learning_state import HABIT_DAYS
from reader.reports.rhythm import learn_strip_rates, load_likely, load_rhythm_day
from reader.reports.rhythm_accesses import HABIT_POLICIES, ExpectedAccesses, Limit, MarkKind, Strip
from reader.reports.rhythm_cards import load_mark, load_misses
from reader.reports.scorecard import make_scorecard
from reader.storage import entries, feeds, history, preferences, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import transaction
from tests.unit.storage.examples import DAY, follow, parsed

HOUR = 3600
NOW = 1_778_841_720
"""Friday, 15 May 2026, 10:42 UTC; 12:42 in Berlin."""
MIDNIGHT = NOW - NOW % DAY - 2 * HOUR


def offset(_at: float) -> int:
    return 2 * HOUR


def add(connection: WriteConnection, name: str, **changes: Any) -> FeedId:
    feed_id = follow(connection, name)
    stored = feeds.feed(connection, feed_id)
    assert stored is not None
    state: dict[str, Any] = {"added_at": NOW - 40 * DAY, "succeeded_at": NOW - HOUR, "retrieved_at": NOW - HOUR}
    feeds.save_feed(connection, replace(stored, title=name.title(), **(state | changes)))
    return feed_id


def retrieve(connection: WriteConnection, feed_id: FeedId, at: int, outcome: Outcome = Outcome.NEW, new: int = 0) -> None:
    problem = Problem(ProblemKind.TIMEOUT, "") if outcome is Outcome.FAILED else None
    record = RetrievalRecord(
        feed_id,
        at,
        at + 1,
        Rule.SCHEDULED,
        Reason(ReasonKind.TEXT, ("why",)),
        outcome,
        200,
        new,
        0,
        9,
        problem,
        "u",
        Expectation(3.0, at + 60),
    )
    history.add_retrieval(connection, record)


def strips(connection: WriteConnection, *, is_week: bool = False) -> dict[str, Strip]:
    day = load_rhythm_day(connection, now=NOW, utc_offset=offset, is_week=is_week)
    return {strip.feed.title: strip for strip in day.strips}


def test_marks_are_those_of_the_local_day_or_week(connection: WriteConnection) -> None:
    feed_id = add(connection, "gull", next_at=NOW + HOUR)
    other = add(connection, "tern")
    outcomes = [each for each in Outcome if each not in {Outcome.DONE, Outcome.STOPPED}]
    for place, outcome in enumerate(outcomes):
        retrieve(connection, feed_id, MIDNIGHT + place * HOUR, outcome, new=2 if outcome is Outcome.NEW else 0)
    retrieve(connection, feed_id, MIDNIGHT - 1)
    retrieve(connection, other, MIDNIGHT - 4 * DAY)
    retrieve(connection, other, MIDNIGHT - 4 * DAY - 1)
    kinds = [MarkKind.NEW, MarkKind.NOTHING, MarkKind.NOTHING, MarkKind.REFUSED, MarkKind.FAILED, MarkKind.NO_NETWORK]
    today = strips(connection)["Gull"].past
    assert [(mark.at, mark.kind) for mark in today] == [(MIDNIGHT + place * HOUR, kind) for place, kind in enumerate(kinds)]
    assert today[0].new_entries == 2
    assert strips(connection)["Tern"].past == ()
    assert len(strips(connection, is_week=True)["Gull"].past) == 7
    assert [mark.at for mark in strips(connection, is_week=True)["Tern"].past] == [MIDNIGHT - 4 * DAY]
    story = load_mark(connection, feed_id, today[0].retrieval_id, now=NOW, utc_offset=offset)
    assert (story.record.reason, story.record.expected.postings) == (Reason(ReasonKind.TEXT, ("why",)), 3.0)
    assert load_mark(connection, feed_id, 999, now=NOW, utc_offset=offset).record is None


def test_limits_are_reported_only_where_they_hold_the_plan_back(connection: WriteConnection) -> None:
    rule = Reason(ReasonKind.RETRY_AFTER, (21_600,))
    held = {"not_before_at": NOW + HOUR, "not_before_rule": rule}
    add(connection, "held", next_at=NOW + HOUR, **held)
    add(connection, "later", next_at=NOW + 2 * HOUR, **held)
    add(connection, "past", not_before_at=NOW - 1, next_at=NOW - 2)
    add(connection, "paused", is_paused=True, next_at=NOW, **held)
    add(connection, "gone", is_gone=True, next_at=None, **held)
    add(connection, "cooling", next_at=NOW + 60)
    history.set_cooldown(connection, "cooling.example", NOW + 1800)
    found = strips(connection)
    assert found["Held"].limit == Limit(NOW - HOUR, NOW + HOUR, rule)
    assert found["Cooling"].limit == Limit(NOW, NOW + 1800, Reason(ReasonKind.HOST_COOLDOWN))
    assert [title for title, strip in found.items() if strip.limit is not None] == ["Held", "Cooling"]
    day = load_rhythm_day(connection, now=NOW, utc_offset=offset)
    assert day.planned == [NOW + 60, NOW + HOUR, NOW + 2 * HOUR]
    with transaction(connection):
        preferences.save(connection, "fetch.automatic", False)  # noqa: FBT003 - storage's signature
    assert load_rhythm_day(connection, now=NOW, utc_offset=offset).planned == []


def test_plans_within_a_pause_or_quiet_hours_wait_until_they_end(connection: WriteConnection) -> None:
    add(connection, "soon", next_at=NOW + 60)
    add(connection, "night", next_at=MIDNIGHT + 23 * HOUR)
    add(connection, "free", next_at=MIDNIGHT + 20 * HOUR)
    assert {strip.resumes_at for strip in strips(connection).values()} == {0}
    with transaction(connection):
        preferences.save(connection, "fetch.quiet_hours", "22:00-07:00")
        history.note_milestone(connection, history.PAUSED_UNTIL, NOW + HOUR)
    found = strips(connection)
    assert (found["Soon"].resumes_at, found["Night"].resumes_at, found["Free"].resumes_at) == (
        NOW + HOUR,
        MIDNIGHT + 31 * HOUR,
        0,
    )


def test_hours_the_publisher_closes_are_ranges_by_utc(connection: WriteConnection) -> None:
    add(connection, "closed", hints=PublisherHints(skip_hours=frozenset({0, 1, 2, 12, 23})))
    add(connection, "never", hints=PublisherHints(skip_hours=frozenset(range(24))))
    add(connection, "weekend", hints=PublisherHints(skip_days=frozenset({4})))
    found = strips(connection)
    noon = NOW - NOW % DAY + 12 * HOUR
    assert found["Closed"].closed == ((MIDNIGHT + HOUR, MIDNIGHT + 5 * HOUR), (noon, noon + HOUR))
    assert found["Never"].closed == ()
    assert found["Weekend"].closed == ((MIDNIGHT + 2 * HOUR, MIDNIGHT + DAY),)


def test_hills_stand_at_the_visits_by_the_local_clock(connection: WriteConnection) -> None:
    add(connection, "gull")
    for day in range(1, 21):
        for hour in (9.0, 21.5):
            at = int(MIDNIGHT - day * DAY + hour * HOUR + 60 * (day % 7 - 3))
            history.add_access(connection, AccessRecord(at, 2 * HOUR, "window"))
            history.add_access(connection, AccessRecord(at + 100, 2 * HOUR, "article", FeedId(1)))
    day = load_rhythm_day(connection, now=NOW, utc_offset=offset)
    assert [round((peak.at - MIDNIGHT) / HOUR, 1) for peak in day.accesses.peaks] == [9.0, 21.5]
    assert len(day.accesses.by_hour) == 26
    assert int(np.argmax(day.accesses.by_hour)) - 1 in {8, 9, 21}
    assert day.strips[0].opened == 40
    week = load_rhythm_day(connection, now=NOW, utc_offset=offset, is_week=True)
    assert len(week.accesses.peaks) == 14
    assert len(week.accesses.by_hour) == 7 * 24 + 2


def test_without_accesses_there_is_no_curve(connection: WriteConnection) -> None:
    day = load_rhythm_day(connection, now=NOW, utc_offset=offset)
    assert (day.accesses, day.strips, day.visits) == (ExpectedAccesses(), (), ())


@pytest.mark.parametrize(("days", "is_known"), [(0, False), (6, False), (7, True)])
def test_visits_stand_for_themselves_until_a_week_of_them_is_known(
    connection: WriteConnection, days: int, *, is_known: bool
) -> None:
    for day in range(days + 1):
        history.add_access(connection, AccessRecord(NOW - day * DAY - HOUR, 2 * HOUR, "window"))
        history.add_access(connection, AccessRecord(NOW - day * DAY - HOUR + 100, 2 * HOUR, "article", FeedId(1)))
    day = load_rhythm_day(connection, now=NOW, utc_offset=offset)
    assert day.visits == (NOW - HOUR,)
    assert bool(day.accesses.by_hour) is is_known
    assert day.waits_for_habit is not is_known
    preferences.save(connection, "habits.record", value=False)
    assert not load_rhythm_day(connection, now=NOW, utc_offset=offset).waits_for_habit
    preferences.save(connection, "habits.record", value=True)
    preferences.save(connection, "fetch.policy", "hourly")
    assert not load_rhythm_day(connection, now=NOW, utc_offset=offset).waits_for_habit


def test_what_is_shown_after_a_week_is_what_the_planner_learns_after_one() -> None:
    assert (access._LEAST_DAYS, {name for name in POLICIES if name.startswith("price")}) == (HABIT_DAYS, HABIT_POLICIES)


def busy(connection: WriteConnection, name: str, hours: tuple[int, ...], **changes: Any) -> FeedId:
    """A feed that posted at these UTC hours on each of the last thirty days; each entry was seen two hours later."""
    feed_id = add(connection, name, **changes)
    with transaction(connection):
        for day in range(1, 31):
            for hour in hours:
                at = NOW - NOW % DAY - day * DAY + hour * HOUR + 600
                entries.insert_entries(
                    connection, feed_id, [parsed(f"{name}{at}", published_at=at)], at + 2 * HOUR, index_text=str, posted_at=[at]
                )
    retrieve(connection, feed_id, NOW - 31 * DAY)
    return feed_id


def test_heat_is_high_where_the_feed_posts(connection: WriteConnection) -> None:
    feed_id = busy(connection, "morning", (6, 7))
    young = add(connection, "young")
    rates = learn_strip_rates(connection, NOW)
    span = load_rhythm_day(connection, now=NOW, utc_offset=offset).span
    cells = rates.cells(feed_id, span)
    assert len(cells) == 48
    assert max(cells) == 1.0
    # 6 and 7 UTC are 8 and 9 in Berlin
    assert all(cells[place] > 0.6 for place in (16, 17, 18, 19))
    assert all(cells[place] < 0.2 for place in (*range(12), *range(26, 48)))
    week = load_rhythm_day(connection, now=NOW, utc_offset=offset, is_week=True).span
    assert len(rates.cells(feed_id, week)) == 56
    assert rates.cells(young, span) == ()
    assert rates.cells(FeedId(999), span) == ()


def test_misses_of_the_feeds_are_those_of_the_scorecard(connection: WriteConnection) -> None:
    first, second = busy(connection, "first", (6, 7, 13)), busy(connection, "second", (20,))
    idle = add(connection, "idle")
    for feed_id in (first, second):
        retrieve(connection, feed_id, NOW - 1)
    for day in range(1, 20):
        for minute in (10, 95, 125, 800):
            history.add_access(connection, AccessRecord(NOW - NOW % DAY - day * DAY + 6 * HOUR + minute * 60, 0, "window"))
    missed = load_misses(connection, NOW)
    assert sum(missed.values()) == make_scorecard(connection, days=14, now=NOW).misses
    # posted at 6:10 and 7:10, seen at 8:10 and 9:10, looks at 6:10, 7:35, 8:05; posted at 20:10, seen at 22:10, never looked between
    # on the thirteen days that lie wholly within the fourteen before now
    assert missed[first] == 13 * (3 + 2)
    assert second not in missed
    assert idle not in missed


def test_what_is_likely_follows_from_the_stored_price_and_ends_where_a_plan_ends(connection: WriteConnection) -> None:
    feed_id = busy(connection, "feed", tuple(range(0, 24, 3)), next_at=NOW + 1800)
    for day in range(1, 21):
        for hour in (9, 13, 18, 21):
            history.add_access(connection, AccessRecord(NOW - NOW % DAY - day * DAY + (hour - 2) * HOUR, 2 * HOUR, "window"))
    rates = learn_strip_rates(connection, NOW)

    def likely() -> tuple[int, ...]:
        return load_likely(connection, rates, [feed_id], now=NOW, utc_offset=offset).get(feed_id, ())

    assert likely() == ()
    preferences.save_memo(connection, {"price": 0.5})
    dear = likely()
    preferences.save_memo(connection, {"price": 0.02})
    cheap = likely()
    assert len(cheap) > len(dear) > 0
    gaps = np.diff((NOW + 1800, *cheap))
    assert gaps.min() >= 1800
    assert gaps.max() <= DAY
    preferences.save_memo(connection, {"price": 1e-9})
    assert set(np.diff((NOW + 1800, *likely())).tolist()) == {1800}
    preferences.save_memo(connection, {"price": 0.02})
    # the last decision lies within a day's plan
    assert all(at <= NOW + SLOTS_PER_DAY * 900 + 900 for at in cheap[:-1])
    with transaction(connection):
        preferences.save(connection, "fetch.quiet_hours", "22:00-07:00")
    assert not any((at + 2 * HOUR) % DAY / HOUR >= 22 or (at + 2 * HOUR) % DAY / HOUR < 7 for at in likely())
    with transaction(connection):
        preferences.save(connection, "fetch.quiet_hours", "")
    assert any((at + 2 * HOUR) % DAY / HOUR >= 22 or (at + 2 * HOUR) % DAY / HOUR < 7 for at in likely())
    subscriptions.set_settings(connection, feed_id, {"priority": "0.25"})
    assert len(likely()) < len(cheap)
    with transaction(connection):
        history.note_milestone(connection, history.VACATION_UNTIL, NOW + 5 * DAY)
    assert likely() == ()
    with transaction(connection):
        history.forget_milestone(connection, history.VACATION_UNTIL)
        preferences.save(connection, "fetch.policy", "hourly")
    assert likely() == ()


def test_what_is_likely_is_what_the_planners_own_board_would_choose(connection: WriteConnection) -> None:
    feed_id = busy(connection, "feed", (6, 10, 14, 19), next_at=NOW + 1800)
    busy(connection, "other", (4, 20))
    for day in range(1, 21):
        for hour in (9, 13, 18, 21):
            history.add_access(connection, AccessRecord(NOW - NOW % DAY - day * DAY + (hour - 2) * HOUR, 2 * HOUR, "window"))
    maker = DayPlanner(load_memory(connection, offset, NOW), feeds.feeds(connection), PriceSearch(8.0, 1.0), None, 0.0)
    assert list(maker.steps(NOW))
    plan = maker.result
    preferences.save_memo(connection, {"price": plan.price})
    at, chosen = NOW + 1800, []
    while (slot := plan.slot_of(at)) <= SLOTS_PER_DAY:
        choice = plan.board.choose(slot, np.zeros(1), np.zeros(price.LEADS.size), 0)
        at += max(int(choice.lead[0]) * 900, 1800)
        chosen.append(at)
    assert len(chosen) > 1
    found = load_likely(connection, learn_strip_rates(connection, NOW), [feed_id], now=NOW, utc_offset=offset)
    assert found == {feed_id: tuple(chosen)}
