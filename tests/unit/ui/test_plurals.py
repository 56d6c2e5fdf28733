"""Counted sentences agree with their number, in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.feed_usage import FeedUsage
from reader.domain.ids import FeedId
from reader.reports.for_you import Reason
from reader.ui.text.for_you_text import reason_text
from reader.ui.text.health_text import usage_text
from reader.ui.text.languages import install_language
from reader.ui.text.rhythm.feed_text import reading_fact


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


def usage(arrived: int, days: float) -> FeedUsage:
    return FeedUsage(FeedId(1), "A feed", arrived, 0, 0.1, 0.0, 10, 0.5, 10, 1.0, is_own_weight=False, advice=None, days=days)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "0 of 2 articles read in 1 day; 50 % of requests.", "0 of 2 articles read in 2 days; 50 % of requests."),
        (
            "de",
            "0 von 2 Artikeln an 1 Tag gelesen; 50 % der Anfragen.",
            "0 von 2 Artikeln in 2 Tagen gelesen; 50 % der Anfragen.",
        ),
        (
            "fr",
            "0 articles lus sur 2 en 1 jour\u202f; 50\u202f% des requêtes.",
            "0 articles lus sur 2 en 2 jours\u202f; 50\u202f% des requêtes.",
        ),
        ("ja", "1日間に2件中0件を閲覧。リクエストの50%。", "2日間に2件中0件を閲覧。リクエストの50%。"),
    ],
)
def test_days_of_a_feed_that_is_read(qtbot: QtBot, language: str, one: str, two: str) -> None:
    install_language(language, QLocale.c())
    assert [reading_fact(usage(2, days)).text for days in (1.0, 2.0)] == [one, two]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 article in 1 day, none of them read; 50 % of all requests."),
        ("de", "1 Artikel an 1 Tag, davon keiner gelesen; 50 % aller Anfragen."),
    ],
)
def test_two_counts_in_one_sentence(qtbot: QtBot, language: str, text: str) -> None:
    install_language(language, QLocale.c())
    assert usage_text(usage(1, 1.0)) == text


def test_the_number_before_the_noun_decides(qtbot: QtBot) -> None:
    install_language("en", QLocale.c())
    reasons = [Reason((), (), 0, arrived, 1) for arrived in (1, 4)]
    assert [reason_text(each) for each in reasons] == [
        "you read 1 of 1 article of this feed",
        "you read 1 of 4 articles of this feed",
    ]
