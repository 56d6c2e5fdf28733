"""Details in English: every kind has a text, and each of its arguments a place in it."""

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.sentences import PLACE
from tests.fakes.details import ONE_OF_EACH


def test_every_kind_has_one_text_of_its_own() -> None:
    assert all(kind.text for kind in DetailKind)
    assert len({kind.text for kind in DetailKind}) == len(DetailKind)


def test_a_text_has_no_empty_place_and_wants_exactly_its_arguments() -> None:
    for detail in ONE_OF_EACH:
        assert detail.sentence(), detail.kind
        assert not PLACE.search(detail.sentence())
        for arguments in ((*detail.arguments, 1), detail.arguments[:-1] if detail.arguments else (1,)):
            with pytest.raises(ValueError, match=r"argument 2 is|zip"):
                Detail(detail.kind, arguments).sentence()


@pytest.mark.parametrize(
    ("detail", "text"),
    [
        (Detail(DetailKind.MANY_REDIRECTS, (10,)), "more than 10 times"),
        (Detail(DetailKind.MANY_REDIRECTS, (1,)), "more than once"),
        (Detail(DetailKind.UNCLOSED_FOLDERS, (1,)), "1 folder was not closed"),
        (Detail(DetailKind.UNCLOSED_FOLDERS, (2,)), "2 folders were not closed"),
        (Detail(DetailKind.BARE_AMPERSANDS, (1,)), "1 bare ampersand was read as &amp;"),
        (Detail(DetailKind.MEGABYTES, (10.0,)), "10 MB"),
        (Detail(DetailKind.MEGABYTES, (0.25,)), "0.2 MB"),
        (Detail(DetailKind.OTHER_XML, ("{name} and %n",)), "XML of kind {name} and %n"),
    ],
    ids=str,
)
def test_texts_read_well(detail: Detail, text: str) -> None:
    assert detail.sentence() == text


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Problem(ProblemKind.DNS, "tidewater.example"), "The name tidewater.example was not found."),
        (
            Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED)),
            "The connection is not secure: its certificate has expired.",
        ),
        (Problem(ProblemKind.TOO_LARGE, Detail(DetailKind.MEGABYTES, (10,))), "The answer is larger than 10 MB."),
    ],
    ids=["text", "kind", "kind with a value"],
)
def test_a_problem_says_its_detail(problem: Problem, text: str) -> None:
    assert problem.sentence() == text
