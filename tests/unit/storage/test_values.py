"""Reasons and details of problems at the border to SQLite."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.reasons import Reason, ReasonKind
from reader.storage.rows import detail_json, json_list, reason_json, storable, stored_problem, stored_reason
from tests.fakes.details import ONE_OF_EACH as DETAILS
from tests.fakes.reasons import ONE_OF_EACH


@pytest.mark.parametrize("reason", [None, *ONE_OF_EACH], ids=str)
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
    assert reason is not None
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
    assert problem is not None
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
