"""What `status` tells of the next retrieval: the rule, the reason, the numbers behind it as far as there are any."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reader.app.commands.explain import print_feed
from reader.app.commands.lists import list_news, print_status
from reader.app.single_instance import Line
from reader.domain.feed import Expectation, Plan, Rule
from reader.domain.reasons import Reason, ReasonKind
from reader.storage import feeds, history, news, preferences, statuses
from tests.fakes.clock import FakeClock
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store

PLAN = Plan(
    NOW + 600, Reason(ReasonKind.TEXT, ("you often look then",)), Rule.OVERFLOW, Expectation(2.25, NOW + 900, -0.5, 0.125)
)


def reported(folder: Path, plan: Plan | None, *, as_json: bool) -> list[str]:
    connection = open_fresh(folder)
    feed = feeds.feed(connection, follow(connection, "a"))
    assert feed is not None
    if plan is not None:
        feeds.save_feed(connection, replace(feed, retrieved_at=NOW).planned(plan))
    connection.close()
    lines: list[Line] = []
    assert print_status(folder / "reader.sqlite", as_json=as_json, clock=FakeClock(NOW), say=lines.append) == 0
    return [line.text for line in lines]


def as_json(folder: Path, plan: Plan | None) -> dict[str, Any]:
    feed: dict[str, Any] = json.loads("\n".join(reported(folder, plan, as_json=True)))["feeds"][0]
    return feed


def test_json_has_the_rule_and_the_numbers_of_the_plan(tmp_path: Path) -> None:
    feed = as_json(tmp_path, PLAN)
    assert feed["rule"] == "overflow"
    assert feed["expected"] == {"postings": 2.25, "access": "2026-01-05T08:15:00Z", "saving": -0.5, "price": 0.125}


def test_json_has_null_for_numbers_that_a_policy_does_not_know(tmp_path: Path) -> None:
    assert as_json(tmp_path, replace(PLAN, expected=Expectation(postings=1.0)))["expected"] == {
        "postings": 1.0,
        "access": None,
        "saving": None,
        "price": None,
    }


@pytest.mark.parametrize("plan", [None, Plan(None, Reason(ReasonKind.NO_LONGER_REFRESHED), expected=PLAN.expected)])
def test_without_a_next_retrieval_there_is_neither_rule_nor_expectation(tmp_path: Path, plan: Plan | None) -> None:
    feed = as_json(tmp_path, plan)
    assert (feed["next"], feed["rule"], feed["expected"]) == (None, None, None)


def test_a_timer_expects_nothing(tmp_path: Path) -> None:
    feed = as_json(tmp_path, Plan(NOW + 600, Reason(ReasonKind.TEXT, ("every hour",))))
    assert (feed["rule"], feed["expected"]) == ("scheduled", None)


@pytest.mark.parametrize(("reason", "tail"), [(PLAN.reason, "Z (you often look then)"), (None, "Z")])
def test_the_line_ends_with_the_reason(tmp_path: Path, reason: Reason | None, tail: str) -> None:
    """The numbers behind it are in `explain` and in JSON: most reasons name them."""
    assert reported(tmp_path, replace(PLAN, reason=reason), as_json=False)[1].endswith(f"next 2026-01-05T08:10:00{tail}")


@pytest.mark.parametrize("plan", [None, PLAN])
def test_a_paused_feed_has_no_next_retrieval(tmp_path: Path, plan: Plan | None) -> None:
    """What was planned is kept for the day it is resumed."""
    with closing(open_fresh(tmp_path)) as connection:
        feed = feeds.feed(connection, follow(connection, "a"))
        assert feed is not None
        feeds.save_feed(connection, replace(feed.planned(plan) if plan else feed, is_paused=True))
    database, lines = tmp_path / "reader.sqlite", list[Line]()
    print_status(database, as_json=False, clock=FakeClock(NOW), say=lines.append)
    assert lines[1].text.endswith("next not planned (paused)")
    print_status(database, as_json=True, clock=FakeClock(NOW), say=lines.append)
    print_feed(database, "a", as_json=True, clock=FakeClock(NOW), say=lines.append)
    for said in (json.loads(lines[-2].text)["feeds"][0], json.loads(lines[-1].text)):
        assert [said[name] for name in ("next", "rule", "why", "expected")] == [None, None, "paused", None]


def fetching(folder: Path) -> tuple[dict[str, Any], list[str]]:
    """The state of refreshing: as JSON, and in the lines before the feeds."""
    lines: list[Line] = []
    database = folder / "reader.sqlite"
    assert print_status(database, as_json=True, clock=FakeClock(NOW), say=lines.append) == 0
    state: dict[str, Any] = json.loads(lines.pop().text)["fetching"]
    assert print_status(database, as_json=False, clock=FakeClock(NOW), say=lines.append) == 0
    return state, [line.text for line in lines if not line.is_error]


def test_nothing_is_reported_of_fetching_that_is_as_usual(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    history.note_milestone(connection, history.PAUSED_UNTIL, NOW - 1)
    history.note_milestone(connection, history.VACATION_UNTIL, NOW - 1)
    connection.close()
    assert fetching(tmp_path) == (
        {"paused_until": None, "quiet_until": None, "away_until": None, "share": "usual", "why": []},
        [],
    )


def test_a_pause_quiet_hours_and_conditions_are_reported(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    preferences.save(connection, "fetch.quiet_hours", "07:00-09:00")
    history.note_milestone(connection, history.METERED_SINCE, NOW)
    state, lines = fetching(tmp_path)
    assert (state["quiet_until"], state["share"], state["why"]) == ("2026-01-05T09:00:00Z", "third", ["metered connection"])
    assert lines == [
        "Quiet hours until 2026-01-05T09:00:00Z; manual refreshes still work",
        "A third of the requests: metered connection",
    ]
    history.note_milestone(connection, history.PAUSED_UNTIL, NOW + 600)
    preferences.save(connection, "fetch.on_metered", "half")
    connection.close()
    state, lines = fetching(tmp_path)
    assert (state["paused_until"], state["share"]) == ("2026-01-05T08:10:00Z", "half")
    assert [line.split(";")[0] for line in lines] == [
        "Paused until 2026-01-05T08:10:00Z",
        "Half of the requests: metered connection",
    ]


def test_a_vacation_is_reported(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    history.note_milestone(connection, history.VACATION_UNTIL, NOW + 3600)
    connection.close()
    state, lines = fetching(tmp_path)
    assert state["away_until"] == "2026-01-05T09:00:00Z"
    assert [line.split(";")[0] for line in lines] == ["On vacation until 2026-01-05T09:00:00Z"]


def said(folder: Path, *, new: int, is_json: bool, command: Callable[..., int] = print_status) -> list[str]:
    """What a command prints where so many articles arrived since a visit ended an hour ago, the last of which is read."""
    with closing(open_fresh(folder)) as connection:
        feed = follow(connection, "a")
        store(connection, feed, parsed("old"))
        news.note_use(connection, NOW - 3600)
        news.turn(connection, NOW - 3600)
        ids = store(connection, feed, *(parsed(f"n{number}", published_at=NOW - 60 * number) for number in range(new)))
        statuses.mark_read(connection, ids[-1:], is_read=True, now=NOW)
    lines: list[Line] = []
    assert command(folder / "reader.sqlite", as_json=is_json, clock=FakeClock(NOW), say=lines.append) == 0
    return [line.text for line in lines]


def test_the_number_of_new_articles_and_since_when_come_first(tmp_path: Path) -> None:
    assert said(tmp_path, new=3, is_json=False)[0] == "3 new articles since today 07:00"


def test_json_says_how_many_are_new_and_since_when(tmp_path: Path) -> None:
    found = json.loads("\n".join(said(tmp_path, new=3, is_json=True)))
    assert (found["new"], found["since"]) == (3, "2026-01-05T07:00:00Z")


def test_new_articles_are_listed_newest_first_whether_read_or_not(tmp_path: Path) -> None:
    assert said(tmp_path, new=2, is_json=False, command=list_news) == [
        "today 08:00  https://a.example/feed  Title n0  https://site.example/n0",
        "today 07:59  https://a.example/feed  Title n1  https://site.example/n1",
    ]


def test_json_of_new_articles_says_which_are_read(tmp_path: Path) -> None:
    found = json.loads("\n".join(said(tmp_path, new=2, is_json=True, command=list_news)))
    assert (found["new"], found["since"]) == (2, "2026-01-05T07:00:00Z")
    assert [(each["title"], each["is_read"], each["at"]) for each in found["articles"]] == [
        ("Title n0", False, "2026-01-05T08:00:00Z"),
        ("Title n1", True, "2026-01-05T07:59:00Z"),
    ]


def test_nothing_new_is_said(tmp_path: Path) -> None:
    assert said(tmp_path, new=0, is_json=False, command=list_news) == ["Nothing new since today 07:00"]


def test_before_the_first_visit_has_ended_nothing_is_new(tmp_path: Path) -> None:
    assert json.loads("\n".join(reported(tmp_path, None, as_json=True)))["since"] is None
    lines: list[Line] = []
    list_news(tmp_path / "reader.sqlite", as_json=False, clock=FakeClock(NOW), say=lines.append)
    assert [line.text for line in lines] == ["Nothing counts as new before your first visit has ended."]
