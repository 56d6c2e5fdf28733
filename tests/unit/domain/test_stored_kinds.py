"""Kinds are stored by their values: what profiles hold must stay readable."""

from pathlib import Path

from reader.domain.errors import DetailKind, ProblemKind
from reader.domain.reasons import ReasonKind

STORED = Path(__file__).with_name("stored_kinds.txt")


def test_stored_values_stay_and_new_ones_are_listed() -> None:
    kinds = (kind for each in (ProblemKind, DetailKind, ReasonKind) for kind in each)
    assert [f"{type(kind).__name__} {kind.value}" for kind in kinds] == STORED.read_text(encoding="ascii").splitlines()


def test_a_kind_is_found_by_its_stored_value() -> None:
    for each in (ProblemKind, DetailKind, ReasonKind):
        assert [each(str(kind)) for kind in each] == list(each)
