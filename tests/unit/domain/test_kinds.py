"""Kinds of reasons, details and problems: each has a text with a place for each argument, and a value that stays as it was stored."""

from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.reasons import LIMITS, ON_VACATION, Reason, ReasonKind
from reader.domain.sentences import PLACE, parts_of, rate_text
from tests.fakes.kinds import DETAILS, REASONS

HOUR, DAY = 3600, 86_400
STORED = Path(__file__).with_name("stored_kinds.txt")


@pytest.mark.parametrize("kinds", [ReasonKind, DetailKind])
def test_every_kind_has_one_text_of_its_own(kinds: type[ReasonKind | DetailKind]) -> None:
    assert all(kind.text for kind in kinds)
    assert len({kind.text for kind in kinds}) == len(kinds)


def test_no_limit_is_one_of_a_vacation() -> None:
    assert not LIMITS & ON_VACATION


def test_a_sentence_has_no_empty_place_and_wants_exactly_its_arguments() -> None:
    for said in (*REASONS, *DETAILS):
        assert said.sentence(), said.kind
        assert not PLACE.search(said.sentence()), said.kind
        for arguments in ((*said.arguments, 1), said.arguments[:-1] if said.arguments else (1,)):
            with pytest.raises(ValueError, match=r"argument 2 is|zip"):
                type(said)(said.kind, arguments).sentence()


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Reason(ReasonKind.MAX_AGE, (6 * HOUR,)), "the server asked for 6 h (max-age)"),
        (Reason(ReasonKind.RETRY_AFTER, (90,)), "the server asked for 90 s (Retry-After)"),
        (Reason(ReasonKind.TTL, (HOUR,)), "the publisher asks for 60 min (ttl)"),
        (Reason(ReasonKind.LONGEST_ON_VACATION, (3 * DAY,)), "on vacation, so after 3 days at the latest"),
        (Reason(ReasonKind.FAILED, (1,)), "failed once, so it is tried less often"),
        (Reason(ReasonKind.FAILED, (4,)), "failed 4 times in a row, so it is tried less often"),
        (Reason(ReasonKind.RATE, (4.0, 3 * HOUR)), "posts about 4 times a day, so about every 3 h"),
        (Reason(ReasonKind.EXPECTED, (0.4, "18:40", False)), "about 0.4 articles expected, and you by 18:40"),
        (
            Reason(ReasonKind.MAY_DROP, (3.2, "", True)),
            "the feed may drop articles, about 3 articles expected; the budget is used up",
        ),
        (Reason(ReasonKind.OPENED, (0.01, "", False)), "you opened the window, hardly any articles expected"),
        (
            Reason(ReasonKind.RETURNED, (2.2, "10:50", False)),
            "you just came back, about 2 articles expected, and you by 10:50",
        ),
        (Reason(ReasonKind.TEXT, ("{time} and %n",)), "{time} and %n"),
        (Detail(DetailKind.MANY_REDIRECTS, (10,)), "more than 10 times"),
        (Detail(DetailKind.MANY_REDIRECTS, (1,)), "more than once"),
        (Detail(DetailKind.UNCLOSED_FOLDERS, (1,)), "1 folder was not closed"),
        (Detail(DetailKind.UNCLOSED_FOLDERS, (2,)), "2 folders were not closed"),
        (Detail(DetailKind.BARE_AMPERSANDS, (1,)), "1 bare ampersand was read as &amp;"),
        (Detail(DetailKind.MEGABYTES, (10.0,)), "10 MB"),
        (Detail(DetailKind.MEGABYTES, (0.25,)), "0.2 MB"),
        (Detail(DetailKind.OTHER_XML, ("{name} and %n",)), "XML of kind {name} and %n"),
        (Problem(ProblemKind.DNS, "tidewater.example"), "The name tidewater.example was not found."),
        (
            Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED)),
            "The connection is not secure: its certificate has expired.",
        ),
        (Problem(ProblemKind.TOO_LARGE, Detail(DetailKind.MEGABYTES, (10,))), "The answer is larger than 10 MB."),
    ],
    ids=str,
)
def test_sentences_read_well(said: Reason | Detail | Problem, text: str) -> None:
    assert said.sentence() == text


@pytest.mark.parametrize(
    ("per_day", "text"),
    [
        (4.2, "posts about 4 times a day"),
        (1.0, "posts about once a day"),
        (0.4, "posts about 3 times a week"),
        (0.12, "posts about once a week"),
        (0.0, "rarely posts"),
    ],
)
def test_rates_read_well(per_day: float, text: str) -> None:
    assert rate_text(per_day) == text


def test_what_can_be_searched_for_is_what_sentences_say() -> None:
    for reason in REASONS:
        words = {word for text in parts_of(reason.kind) for word in PLACE.sub(" ", text).split()}
        assert set(PLACE.sub(" ", reason.kind.text).split()) <= words, reason.kind
        spoken = {word for word in reason.sentence().split() if word.isalpha()}
        assert spoken <= words | {"uniform", "as", "it", "was"}, reason.kind


def test_a_kind_is_not_found_by_what_it_never_says() -> None:
    assert "budget" in " ".join(parts_of(ReasonKind.DAILY))
    assert "once a week" not in " ".join(parts_of(ReasonKind.MAX_AGE))


def test_stored_values_stay_and_new_ones_are_listed() -> None:
    kinds = (kind for each in (ProblemKind, DetailKind, ReasonKind) for kind in each)
    assert [f"{type(kind).__name__} {kind.value}" for kind in kinds] == STORED.read_text(encoding="ascii").splitlines()


def test_a_kind_is_found_by_its_stored_value() -> None:
    for each in (ProblemKind, DetailKind, ReasonKind):
        assert [each(str(kind)) for kind in each] == list(each)
