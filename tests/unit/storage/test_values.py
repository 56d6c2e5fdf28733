"""Reasons at the border to SQLite."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.reasons import Reason, ReasonKind
from reader.storage.values import reason_json, stored_reason
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
