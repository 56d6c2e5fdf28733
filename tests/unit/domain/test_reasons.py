"""Reasons in English: every kind has a sentence, and each of its arguments a place in it."""

import pytest

from reader.domain.reasons import LIMITS, ON_VACATION, Reason, ReasonKind
from reader.domain.sentences import PLACE, parts_of, rate_text
from tests.fakes.reasons import ONE_OF_EACH

HOUR, DAY = 3600, 86_400


def test_every_kind_has_one_sentence_of_its_own() -> None:
    assert all(kind.text for kind in ReasonKind)
    assert len({kind.text for kind in ReasonKind}) == len(ReasonKind)
    assert not LIMITS & ON_VACATION


@pytest.mark.parametrize("reason", ONE_OF_EACH, ids=lambda reason: str(reason.kind))
def test_a_sentence_has_no_empty_place_and_wants_exactly_its_arguments(reason: Reason) -> None:
    assert reason.sentence()
    assert not PLACE.search(reason.sentence())
    for arguments in ((*reason.arguments, 1), reason.arguments[:-1] if reason.arguments else (1,)):
        with pytest.raises(ValueError, match=r"argument 2 is|zip"):
            Reason(reason.kind, arguments).sentence()


@pytest.mark.parametrize(
    ("reason", "text"),
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
    ],
)
def test_sentences_read_well(reason: Reason, text: str) -> None:
    assert reason.sentence() == text


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


@pytest.mark.parametrize("reason", ONE_OF_EACH, ids=lambda reason: str(reason.kind))
def test_what_can_be_searched_for_is_what_sentences_say(reason: Reason) -> None:
    words = {word for text in parts_of(reason.kind) for word in PLACE.sub(" ", text).split()}
    said = PLACE.sub(" ", reason.kind.text).split()
    assert set(said) <= words
    assert {word for word in reason.sentence().split() if word.isalpha()} <= words | {"uniform", "as", "it", "was"}


def test_a_kind_is_not_found_by_what_it_never_says() -> None:
    assert "budget" in " ".join(parts_of(ReasonKind.DAILY))
    assert "once a week" not in " ".join(parts_of(ReasonKind.MAX_AGE))
