"""Values at the border to SQLite: details, rows of wide tables, preferences that differ from the usual."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Expectation, Feed, Move, PublisherHints, Rule, Validators
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import PREFERENCES, Preference, Value
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.storage import feeds, preferences
from reader.storage.connection import WriteConnection
from reader.storage.rows import Rows, detail_json, json_list, reason_json, storable, stored_problem, stored_reason
from tests.fakes.kinds import DETAILS, REASONS
from tests.unit.storage.examples import follow


@pytest.mark.parametrize("reason", [None, *REASONS], ids=str)
def test_a_reason_comes_back_as_it_was(reason: Reason | None) -> None:
    assert stored_reason(reason_json(reason)) == reason


@pytest.mark.parametrize(
    "text",
    [
        "failed twice, so never again",
        "[]",
        "7",
        '["of a later version", 1]',
        '["max_age"]',
        '["max_age", "6 h"]',
        '["max_age", 1e999]',
        '["failed", NaN]',
        '["text", ["nested"]]',
        "[" * 100_000,
        '{"max_age": 6}',
    ],
    ids=range(11),
)
def test_what_no_kind_reads_is_shown_as_it_was(text: str) -> None:
    reason = stored_reason(text)
    assert reason == Reason(ReasonKind.TEXT, (text,))
    assert reason.sentence() == text


@given(st.text(min_size=1))
def test_any_text_is_a_reason(text: str) -> None:
    reason = stored_reason(text)
    assert reason.sentence() == text


def test_a_problem_comes_back_as_it_was() -> None:
    for detail in ("", "tidewater.example", '["too_long"]', "Straße", *DETAILS):
        problem = Problem(ProblemKind.NETWORK, detail)
        assert stored_problem("network", detail_json(problem)) == problem
    assert detail_json(None) == ""
    assert stored_problem(None, "") is None


@pytest.mark.parametrize(
    "text",
    [
        "while connecting slowly",
        "[]",
        "7",
        '["of a later version", 1]',
        '["many_redirects"]',
        '["many_redirects", "ten"]',
        '["many_redirects", 1e999]',
        '["other_xml", 7]',
        '["text", 7]',
        '["text"]',
        "[" * 100_000,
        '{"other_xml": 6}',
    ],
    ids=range(12),
)
def test_a_detail_that_no_kind_reads_is_shown_as_it_was(text: str) -> None:
    assert stored_problem("network", text) == Problem(ProblemKind.NETWORK, text)


@given(st.text(min_size=1))
def test_any_text_is_a_detail(text: str) -> None:
    problem = stored_problem("network", text)
    assert problem.sentence()


def test_what_sqlite_does_not_take_is_replaced() -> None:
    detail = Detail(DetailKind.EMPTY_FILE, ("a\0b\udcff",))
    stored = stored_problem("network", detail_json(Problem(ProblemKind.NETWORK, detail)))
    assert stored == Problem(ProblemKind.NETWORK, Detail(DetailKind.EMPTY_FILE, ("a\ufffdb\ufffd",)))


@given(st.lists(st.text() | st.sampled_from(["\0", "\\u0000", "a\ud800b", "\\"]) | st.integers()))
def test_a_list_is_stored_value_by_value(values: list[str | int]) -> None:
    expected = [storable(value) if isinstance(value, str) else value for value in values]
    assert json.loads(json_list(values)) == expected
    assert json_list(values).encode()


FULL = Feed(
    FeedId(1),
    "https://a.example/feed",
    "Tides \0",
    "https://a.example/",
    "https://a.example/icon",
    5,
    Validators("W/1", "Mon"),
    6,
    "hash",
    PublisherHints(60, 70, frozenset({1, 23}), frozenset({0})),
    "https://hub.example/",
    "https://self.example/",
    "https://a.example/2",
    ("x", "y"),
    7,
    8,
    9,
    10,
    11,
    12,
    Reason(ReasonKind.FAILED, (3,)),
    13,
    Reason(ReasonKind.MAX_AGE, (60,)),
    14,
    Reason(ReasonKind.MANUAL),
    Rule.MANUAL,
    Expectation(1.5, 15, -0.5, 0.25),
    Problem(ProblemKind.NETWORK, Detail(DetailKind.WAITING)),
    16,
    2,
    Move("https://b.example/feed", 17, 1),
    True,  # noqa: FBT003 -- every field in its order
    True,  # noqa: FBT003
)


@pytest.fixture
def one_feed(connection: WriteConnection) -> WriteConnection:
    assert follow(connection, "a") == FULL.feed_id
    return connection


def test_every_field_comes_back(one_feed: WriteConnection) -> None:
    feeds.save_feed(one_feed, FULL)
    assert feeds.feeds(one_feed) == [replace(FULL, title="Tides \ufffd")]
    bare = Feed(FULL.feed_id, FULL.url)
    feeds.save_feed(one_feed, bare)
    assert feeds.feeds(one_feed) == [bare]


def test_fields_that_are_not_named_stay(one_feed: WriteConnection) -> None:
    feeds.save_feed(one_feed, FULL)
    feeds.save_plans(one_feed, [Feed(FULL.feed_id, "", next_at=99)])
    (found,) = feeds.feeds(one_feed)
    nothing_planned = {"next_reason": None, "next_rule": Rule.SCHEDULED, "next_expected": Expectation()}
    assert found == replace(FULL, title="Tides \ufffd", next_at=99, **nothing_planned)  # type: ignore[arg-type]  # each of its own kind


def test_half_a_move_is_none(one_feed: WriteConnection) -> None:
    feeds.save_feed(one_feed, FULL)
    one_feed.execute("UPDATE feed SET move_sightings = NULL")
    assert [feed.move for feed in feeds.feeds(one_feed)] == [None]


@dataclass(frozen=True, slots=True)
class Odd:
    entry_id: EntryId
    names: list[str]


def test_a_type_that_no_column_holds_is_refused(connection: WriteConnection) -> None:
    with pytest.raises(KeyError):
        Rows(Odd, "entry").add(connection, Odd(EntryId(1), []))


def stored(connection: WriteConnection) -> list[str]:
    return [key for (key,) in connection.execute("SELECT key FROM preference").fetchall()]


def another(preference: Preference) -> Value:
    """A possible value that is not the usual one."""
    usual = preference.default
    if preference.choices:
        return next(choice for choice in preference.choices if choice != usual)
    if isinstance(usual, bool):
        return not usual
    if isinstance(usual, int):
        return next(value for value in (usual + 1, usual - 1, usual + 15, usual - 15) if is_possible(preference, value))
    words = (
        "Gentium",
        "22:00-06:00",
        "/home/me/starred.xml",
        "http://proxy.example:8080",
        "Read: https://read.example/{url}",
        "https://search.example/?q={query}",
        "tray",
    )
    return next(value for value in words if value != usual and is_possible(preference, value))


def is_possible(preference: Preference, value: Value) -> bool:
    try:
        return preference.check(value) == value
    except ValueError:
        return False


def test_the_usual_value_leaves_no_row(connection: WriteConnection) -> None:
    for key, preference in PREFERENCES.items():
        preferences.save(connection, key, preference.default)
        assert stored(connection) == [], key
        other = another(preference)
        preferences.save(connection, key, other)
        assert (stored(connection), preferences.load(connection).by_key()[key]) == ([key], other)
        preferences.save(connection, key, preference.default)
        assert (stored(connection), preferences.load(connection).by_key()[key]) == ([], preference.default), key
