"""`explain`: which feed is meant, and that every sentence holds for what the database says."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reader.app.commands.explain import CANDIDATES_SHOWN, find_feeds, print_feed
from reader.app.commands.lists import describe_hours, describe_weekdays, full_time, local_hour, local_time
from reader.app.single_instance import Line
from reader.domain.entry import SHOWN_IN_FULL, FullText, Gap, OpenedLink
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import Expectation, Feed, Plan, PublisherHints, Rule
from reader.domain.ids import FeedId, GapId
from reader.domain.page_rule import OWN_RULE
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.subscription import Subscription
from reader.net.politeness import GONE_UNTIL
from reader.storage import feeds, full_text, history, preferences, readings, subscriptions
from tests.fakes.clock import FakeClock
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh, parsed, store

HOUR = 3600
# NOW is Monday, 5 January 2026, 08:00 UTC; the user is an hour ahead.
CLOCK = FakeClock(float(NOW), HOUR)
FULL = Expectation(postings=2.25, access_at=NOW + 5 * HOUR, saving=0.5, price=0.125)
PLAN = Plan(NOW + 2 * HOUR, Reason(ReasonKind.TEXT, ("you often look then",)), Rule.OVERFLOW, FULL)


def subscription(number: int, title: str, url: str, site_url: str = "") -> Subscription:
    return Subscription(FeedId(number), None, url, site_url, title, "", 0)


FOLLOWED = [
    subscription(1, "The Morning Paper", "https://morning.example/feed", "https://morning.example/"),
    subscription(2, "The Evening Paper", "https://me:SECRET@evening.example/rss"),
    subscription(3, "Paper", "https://paper.example/atom"),
    subscription(4, "Straße", "https://twin.example/1"),
    subscription(5, "Twin", "https://twin.example/2"),
    subscription(6, "Twin", "https://twin.example/3"),
]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("paper", [3]),
        ("morning", [1]),
        ("MORNING PAPER", [1]),
        ("the", [1, 2]),
        ("https://morning.example/feed", [1]),
        ("https://morning.example/", [1]),
        ("https://evening.example/rss", [2]),
        ("https://me:SECRET@evening.example/rss", [2]),
        ("STRASSE", [4]),
        ("twin", [5, 6]),
        ("twin.example/3", [6]),
        ("secret", []),
        ("nobody", []),
        ("", []),
        (" ", []),
    ],
)
def test_a_word_names_feeds(name: str, found: list[int]) -> None:
    assert [each.feed_id for each in find_feeds(FOLLOWED, name)] == found


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (NOW, "today 09:00"),
        (NOW + 14 * HOUR, "today 23:00"),
        (NOW + 15 * HOUR, "tomorrow 00:00"),
        (NOW - 10 * HOUR, "yesterday 23:00"),
        (NOW - 3 * DAY, "Fri 09:00"),
        (NOW + 6 * DAY, "Sun 09:00"),
        (NOW + 7 * DAY, "2026-01-12 09:00"),
        (NOW - 400 * DAY, "2024-12-01 09:00"),
    ],
)
def test_times_are_reported_in_the_users_zone(at: int, expected: str) -> None:
    assert local_time(at, CLOCK) == expected


def test_text_of_times_and_hours() -> None:
    assert full_time(NOW, CLOCK) == "today 09:00 (2026-01-05T08:00:00Z)"
    assert local_hour(NOW + 15 * HOUR, CLOCK) == 0
    assert describe_hours([(7, 10), (17, 19)]) == "7-10 and 17-19 h"
    assert describe_hours([(0, 2), (7, 8), (22, 24)]) == "0-2, 7-8 and 22-24 h"
    assert describe_weekdays([6, 5]) == "Sat and Sun"


class Case:
    """One feed in a database of its own, as `explain` tells it."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "reader.sqlite"
        self.connection = open_fresh(folder)
        self.feed_id = follow(self.connection, "a")

    def save(self, **changes: Any) -> None:
        feed = self.feed()
        feeds.save_feed(self.connection, replace(feed, **({"retrieved_at": NOW - HOUR, "succeeded_at": NOW - HOUR} | changes)))

    def plan(self, plan: Plan) -> None:
        feeds.save_feed(self.connection, self.feed().planned(plan))

    def feed(self) -> Feed:
        feed = feeds.feed(self.connection, self.feed_id)
        assert feed is not None
        return feed

    def retrieve(self, at: int, outcome: Outcome, **changes: Any) -> None:
        record = RetrievalRecord(
            self.feed_id, at, at, Rule.SCHEDULED, Reason(ReasonKind.TEXT, ("posts daily",)), outcome, 200, 0, 0, 900, None, "u"
        )
        history.add_retrieval(self.connection, replace(record, **changes))

    def text(self) -> str:
        lines: list[Line] = []
        assert print_feed(self.database, "a.example/feed", as_json=False, clock=CLOCK, say=lines.append) == 0
        assert not any(line.is_error for line in lines)
        return "\n".join(line.text for line in lines)

    def json(self) -> dict[str, Any]:
        lines: list[Line] = []
        assert print_feed(self.database, "a.example/feed", as_json=True, clock=CLOCK, say=lines.append) == 0
        explained: dict[str, Any] = json.loads(lines[0].text)
        return explained


def test_full_texts_in_advance_have_their_reason(case: Case) -> None:
    case.save()
    assert "Full texts" not in case.text()
    ids = store(case.connection, case.feed_id, *(parsed(str(number), published_at=NOW - DAY) for number in range(9)))
    for entry_id in ids[:6]:
        readings.add_opened_link(case.connection, OpenedLink(entry_id, case.feed_id, NOW, 0, "a.example", SHOWN_IN_FULL))
    reason = "Full texts of its new articles are loaded in advance: you opened 6 of its 9 articles of the last 30 days in full."
    assert reason in case.text()
    assert case.json()["full_texts"] == "habit"
    preferences.save(case.connection, "fetch.full_texts", value=False)
    assert case.json()["full_texts"] is None
    subscriptions.set_settings(case.connection, case.feed_id, {"full_text": "full"})
    assert "loaded in advance, as you chose." in case.text()
    assert case.json()["full_texts"] == "chosen"


@pytest.fixture
def case(tmp_path: Path) -> Any:
    case = Case(tmp_path)
    yield case
    case.connection.close()


def test_a_new_feed_has_no_past_and_no_plan(case: Case) -> None:
    assert case.text() == (
        "https://a.example/feed  https://a.example/feed\n\nNot refreshed yet.\n\nNew, so it comes with the next refresh."
    )
    explained = case.json()
    assert (explained["last"], explained["next"], explained["rule"], explained["expected"]) == (None, None, None, None)
    assert (explained["postings_per_day"], explained["retrievals"]) == (None, [])


def test_the_plan_is_reported_with_every_number_in_a_sentence(case: Case) -> None:
    case.save()
    case.plan(PLAN)
    assert (
        "The next refresh is planned for today 11:00 (2026-01-05T10:00:00Z).\n  Rule: overflow. Reason: you often look "
        "then.\n  Articles expected by then: 2.2.\n  A visit is likely by today 14:00 (2026-01-05T13:00:00Z).\n  It is "
        "expected to save 0.50 more missed articles than the best later time.\n  To be worth a request, a refresh has to save "
        "0.12 missed articles.\n"
    ) in case.text()
    explained = case.json()
    assert (explained["next"], explained["rule"], explained["why"]) == ("2026-01-05T10:00:00Z", "overflow", "you often look then")
    assert explained["expected"] == {"postings": 2.25, "access": "2026-01-05T13:00:00Z", "saving": 0.5, "price": 0.125}


def test_a_negative_saving_says_that_later_is_better(case: Case) -> None:
    case.save()
    case.plan(replace(PLAN, expected=Expectation(saving=-1.5)))
    assert "The best later time is expected to save 1.5 more missed articles." in case.text()


@pytest.mark.parametrize(
    "expected",
    [Expectation(), Expectation(postings=1.0), Expectation(access_at=NOW), Expectation(saving=0.0), Expectation(price=1.0)],
)
def test_numbers_that_a_policy_does_not_know_are_left_out(case: Case, expected: Expectation) -> None:
    case.save()
    case.retrieve(NOW - HOUR, Outcome.NEW, expected=expected)
    case.plan(Plan(NOW + 60, None, Rule.SCHEDULED, expected))
    known = [name for name in ("postings", "access_at", "saving", "price") if getattr(expected, name) is not None]
    plan = case.text().split("  Rule: scheduled.\n")[1].split("\n\n")[0]
    assert plan.count("\n  ") + bool(plan.startswith("  ")) == len(known)
    assert "None" not in case.text()


def test_a_plan_whose_time_has_passed_is_due(case: Case) -> None:
    case.save()
    case.plan(replace(PLAN, next_at=NOW - HOUR))
    assert "The next refresh has been due since today 08:00 (2026-01-05T07:00:00Z)." in case.text()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            {"is_gone": True, "not_before_at": GONE_UNTIL, "next_at": None},
            "Removed by its publisher, so it is no longer refreshed",
        ),
        ({"is_paused": True}, "Paused, so it is not refreshed."),
        ({"next_at": None}, "The next refresh is not planned yet."),
    ],
)
def test_a_feed_that_is_not_retrieved_says_why(case: Case, change: dict[str, Any], expected: str) -> None:
    case.save(**{"next_at": NOW + 60, **change})
    text = case.text()
    assert expected in text
    assert "is planned for" not in text
    assert "9999" not in text


def test_a_plan_that_nobody_carries_out_is_called_so(case: Case) -> None:
    case.save(next_at=NOW + 60)
    preferences.save(case.connection, "fetch.automatic", value=False)
    assert "Automatic refreshing is off: refresh it manually" in case.text()
    assert not case.json()["is_automatic"]


def test_what_the_server_asks_for_is_reported_while_it_holds(case: Case) -> None:
    hints = PublisherHints(skip_hours=frozenset({22, 23, 0}), skip_days=frozenset({6}))
    case.save(
        next_at=NOW + 60,
        not_before_at=NOW + HOUR,
        not_before_rule=Reason(ReasonKind.TTL, (3600,)),
        asked_until=NOW + 1800,
        asked_rule=Reason(ReasonKind.MAX_AGE, (1800,)),
        hints=hints,
    )
    history.set_cooldown(case.connection, "a.example", NOW + 7200)
    text = case.text()
    assert "Not before today 10:00 (2026-01-05T09:00:00Z): the publisher asks for 60 min (ttl)." in text
    assert "Not manually before today 09:30 (2026-01-05T08:30:00Z): the server asked for 30 min (max-age)." in text
    assert "The host a.example asked to wait until today 11:00 (2026-01-05T10:00:00Z)." in text
    assert "no refreshes at 22-1 h UTC" in text
    assert "no refreshes on Sun, by UTC" in text
    explained = case.json()
    assert explained["not_before"] == {"until": "2026-01-05T09:00:00Z", "why": "the publisher asks for 60 min (ttl)"}
    assert explained["asked_until"]["until"] == "2026-01-05T08:30:00Z"
    assert explained["host_cooling_until"] == "2026-01-05T10:00:00Z"
    assert (explained["skip_hours"], explained["skip_days"]) == ([0, 22, 23], [6])


def test_limits_that_are_over_are_not_reported(case: Case) -> None:
    case.save(
        next_at=NOW + 60,
        not_before_at=NOW,
        not_before_rule=Reason(ReasonKind.GONE),
        asked_until=NOW - 5,
        asked_rule=Reason(ReasonKind.GONE),
    )
    history.set_cooldown(case.connection, "a.example", NOW)
    history.set_cooldown(case.connection, "b.example", NOW + 500)
    text, explained = case.text(), case.json()
    assert "before" not in text
    assert "left alone" not in text
    assert (explained["not_before"], explained["asked_until"], explained["host_cooling_until"]) == (None, None, None)


def test_a_shared_site_cools_as_one(case: Case) -> None:
    case.save(url="https://one.substack.com/feed")
    history.set_cooldown(case.connection, "other.substack.com", NOW + 500)
    lines: list[Line] = []
    print_feed(case.database, "one.substack", as_json=False, clock=CLOCK, say=lines.append)
    assert any("one.substack.com asked to wait" in line.text for line in lines)


def test_the_rhythm_is_reported_in_the_users_hours(case: Case) -> None:
    case.save()
    for day in range(1, 15):
        for hour in (6, 7, 16):
            at = NOW - day * DAY - 8 * HOUR + hour * HOUR
            store(case.connection, case.feed_id, parsed(f"{day}-{hour}", published_at=at), now=at + 60)
    explained = case.json()
    assert explained["postings_per_day"] == pytest.approx(3, rel=0.1)
    assert explained["busy_hours"] == [[7, 9], [17, 18]]
    assert "It posts about 3 times a day (" in case.text()
    assert "mostly 7-9 and 17-18 h of your day." in case.text()


def test_entries_without_a_time_of_the_day_say_nothing_of_hours(case: Case) -> None:
    case.save()
    for day in range(1, 15):
        at = NOW - day * DAY
        dated = parsed(f"{day}", published_at=at, is_date_only=True)
        store(case.connection, case.feed_id, dated, parsed(f"{day} undated", published_at=None), now=at + 60)
    assert case.json()["busy_hours"] == []
    assert "mostly" not in case.text()


def test_gaps_are_reported(case: Case) -> None:
    case.save()
    for number in range(7):
        before = NOW - number * DAY
        history.add_gap(case.connection, Gap(case.feed_id, number + 1, before - HOUR, before))
    text = case.text()
    assert (
        "At least 1 article is missing between today 08:00 and today 09:00.\nAt least 2 articles are missing between yest"
    ) in text
    assert "And 13 more before that, in 2 gaps." in text
    assert len(case.json()["gaps"]) == 7
    gap = {"at_least": 1, "after": "2026-01-05T07:00:00Z", "before": "2026-01-05T08:00:00Z", "found": 0}
    assert case.json()["gaps"][0] == gap | {"searched": None, "archive": None, "problem": None}
    assert text.count("Its publisher has no archive") == 1


@pytest.mark.parametrize(
    ("found", "next_url", "problem", "archive", "expected"),
    [
        (0, "", None, "read_through", "today 09:00 and has no more."),
        (2, "x", None, "partly_read", "  2 others were found in its archive later.\n  Its archive was searched today"),
        (3, "x", Problem(ProblemKind.NOT_FOUND), "partly_read", "09:00, stopped: Nothing found at this address (404)."),
    ],
)
def test_what_came_of_looking_for_missing_articles_is_reported(
    case: Case, found: int, next_url: str, problem: Problem | None, archive: str, expected: str
) -> None:
    case.save(previous_url="https://a.example/2")
    history.add_gap(case.connection, Gap(case.feed_id, 3, NOW - DAY, NOW))
    assert "  Its archive may have them: choose “Find missing articles” in its article list." in case.text()
    history.note_gap_page(case.connection, GapId(1), found=found, reached_at=NOW - HOUR, is_closed=False)
    history.note_gap_search(case.connection, GapId(1), NOW, next_url, problem)
    assert ("At least 3 articles are", "", "At least 1 article is", "More articles may be")[found] in case.text()
    assert expected in case.text()
    gap = case.json()["gaps"][0]
    assert (gap["found"], gap["searched"], gap["archive"]) == (found, "2026-01-05T08:00:00Z", archive)
    assert gap["problem"] == (problem.sentence() if problem else None)


def test_the_last_ten_retrievals_are_reported_with_rule_reason_expectation_and_outcome(case: Case) -> None:
    case.save()
    for number in range(12):
        case.retrieve(NOW - DAY * number - HOUR, Outcome.NOTHING_NEW)
    opened = {"rule": Rule.ON_OPEN, "reason": Reason(ReasonKind.TEXT, ("you opened the window",))}
    late = Problem(ProblemKind.TIMEOUT, "10 s")
    case.retrieve(NOW - 5, Outcome.FAILED, problem=late, expected=Expectation(access_at=NOW - 5), **opened)
    case.retrieve(NOW - 4, Outcome.NEW, new_entries=3, changed_entries=1, expected=FULL)
    case.retrieve(NOW - 3, Outcome.NOT_MODIFIED, status=304)
    lines = case.text().split("The last 10 refreshes:\n")[1].splitlines()
    assert len(lines) == len(case.json()["retrievals"]) == 10
    assert [line.split() for line in lines[:3]] == [
        ["today", "08:59", "nothing", "new", "(304)", "scheduled;", "posts", "daily"],
        [
            *("today", "08:59", "3", "articles,", "1", "changed", "scheduled;", "posts", "daily;", "expected", "2.2;"),
            *("visit", "likely", "by", "today", "14:00"),
        ],
        ["today", "08:59", "failed", "(timeout)", "on", "open;", "you", "opened", "the", "window"],
    ]
    assert case.json()["retrievals"][2] == {
        "at": "2026-01-05T07:59:55Z",
        "rule": "on_open",
        "why": "you opened the window",
        "expected": {"postings": None, "access": "2026-01-05T07:59:55Z", "saving": None, "price": None},
        "outcome": "failed",
        "status": 200,
        "new": 0,
        "changed": 0,
        "bytes": 900,
        "problem": "The server did not answer in time (10 s).",
    }


def test_a_return_of_the_user_is_named_as_rule_and_reason(case: Case) -> None:
    reason = Reason(ReasonKind.RETURNED, (2.2, "09:10", False))
    case.save(next_at=NOW + HOUR)
    case.retrieve(NOW - 5, Outcome.NEW, new_entries=3, rule=Rule.RETURNED, reason=reason)
    said = "you just came back, about 2 articles expected, and you by 09:10"
    assert case.text().rstrip().endswith(f"3 articles         returned; {said}")
    found = case.json()["retrievals"][0]
    assert (found["rule"], found["why"]) == ("returned", said)


def test_what_the_last_retrieval_brought_is_its_own_line_of_the_log(case: Case) -> None:
    case.save()
    case.retrieve(NOW - HOUR, Outcome.NEW, new_entries=3)
    case.retrieve(NOW - 5, Outcome.NO_NETWORK)
    assert "Last refresh today 08:00 (2026-01-05T07:00:00Z): 3 articles." in case.text()


def test_a_feed_that_fails_says_since_when(case: Case) -> None:
    case.save(
        retrieved_at=NOW - 60, problem=Problem(ProblemKind.NOT_FOUND), problem_since=NOW - 2 * DAY, failures=4, next_at=NOW + DAY
    )
    assert (
        "Nothing found at this address (404). Since Sat 09:00. It failed 4 times in a row.\nLast success today 08:00 "
        "(2026-01-05T07:00:00Z).\n"
    ) in case.text()
    assert (case.json()["problem"], case.json()["failures"]) == ("Nothing found at this address (404).", 4)


def test_a_request_that_nothing_answered_has_no_status(case: Case) -> None:
    case.retrieve(NOW - 60, Outcome.NO_NETWORK, status=0)
    case.retrieve(NOW - 30, Outcome.FAILED, status=500)
    assert [line["status"] for line in case.json()["retrievals"]] == [500, None]


def test_unknown_and_ambiguous_words_end_with_1(case: Case, tmp_path: Path) -> None:
    for number in range(CANDIDATES_SHOWN):
        follow(case.connection, f"b{number}")
    lines: list[Line] = []
    assert print_feed(case.database, "example", as_json=False, clock=CLOCK, say=lines.append) == 1
    assert all(line.is_error for line in lines)
    assert lines[0].text == "beforehand: example matches 21 feeds. Which one?"
    assert lines[1].text == "  https://a.example/feed  https://a.example/feed"
    assert lines[-1].text == "  and 1 more"
    subscriptions.remove(case.connection, [case.feed_id], NOW)
    for database, name in ((case.database, "a.example"), (tmp_path / "never", "a.example")):
        with pytest.raises(ReaderError, match=r"You are not subscribed to a\.example"):
            print_feed(database, name, as_json=True, clock=CLOCK, say=lines.append)


def test_the_rules_that_found_full_texts_are_named(case: Case) -> None:
    ids = store(case.connection, case.feed_id, *(parsed(each) for each in "abcd"))
    for entry_id, rule in zip(ids, ("", "paper.example.txt", "paper.example.txt", OWN_RULE), strict=True):
        full_text.save(case.connection, entry_id, FullText("<p>Text.</p>", NOW, rule=rule))
    said = "Full texts were found by paper.example.txt (2), what most pages have in common (1), the selector that you chose (1)."
    assert said in case.text()
    assert case.json()["texts_found_by"] == {"paper.example.txt": 2, "": 1, "own": 1}
