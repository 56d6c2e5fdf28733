"""Counted sentences agree with their number, in every language."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.feed import FeedUsage
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.user_data import Finding, Recovery
from reader.domain.visits import Signal
from reader.reports.for_you import Reason
from reader.reports.requests import Courtesy, HostCourtesy
from reader.reports.rhythm_accesses import ExpectedAccesses, RhythmDay, Stay
from reader.reports.rhythm_span import Span
from reader.reports.scorecard import ReturnVisits
from reader.ui.pages.rhythm.panels import courtesy_text
from reader.ui.text.activity import _expected_text
from reader.ui.text.feeds import reading_fact
from reader.ui.text.for_you import reason_text
from reader.ui.text.health import usage_text
from reader.ui.text.languages import install_language
from reader.ui.text.problems import recovery_text
from reader.ui.text.rhythm import lane_text, returns_text, ribbon_text
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import NOW


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


def usage(arrived: int, days: float) -> FeedUsage:
    return FeedUsage(FeedId(1), "A feed", arrived, 0, 0.1, 10, 0.5, 10, 1.0, is_own_weight=False, advice=None, days=days)


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
            "Articles lus\u00a0: 0 sur 2 en 1 jour\u202f; 50\u202f% des requêtes.",
            "Articles lus\u00a0: 0 sur 2 en 2 jours\u202f; 50\u202f% des requêtes.",
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


def test_no_sentence_counts_to_nought(qtbot: QtBot) -> None:
    install_language("en", QLocale.c())
    clock = FakeClock(at=float(NOW))
    equal = HostCourtesy("one.test", 1, 168, 168, not_modified=0, asked_to_wait=0, bytes=0)
    day = RhythmDay(
        Span(NOW - 3600, NOW + 3600), NOW, ExpectedAccesses(()), (), frozenset(), "price-open", is_automatic=True,
        stays=(Stay(NOW - DAY_SECONDS, NOW, Signal.UNLOCK),),
    )  # fmt: skip
    said = (
        courtesy_text(Courtesy(NOW, (equal,))),
        ribbon_text(day, clock),
        lane_text(day, clock),
        reading_fact(usage(0, 42.0)).text,
        _expected_text(0.0),
        returns_text(ReturnVisits(5, 3, 0)),
        recovery_text(Recovery(Finding.DAMAGED, None, 0), clock),
    )
    assert [each for each in said if re.search(r"(?<![\d:.,])0 (?!%)", each)] == []
    assert said[0].startswith("as many requests this week as refreshing hourly")
    assert said[3] == "No articles in 42 days; 50 % of requests."


TRANSLATIONS = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "translations.py"))
COUNTED_NOUN = re.compile(r"\{\w+\} (?:\w+ )?(?:articles|feeds|requests|days|visits|servers|folders|pictures|changes|links)\b")
NEVER_ONE = {
    "%n articles read in the last {days} days, and how far you followed their links.": "a constant",
    "Last {days} days: {visits}": "a constant",
    "more than {number} feeds": "a limit, always many",
    "Expected: {number} articles.": "a decimal",
    "about {number} articles": "a decimal",
    "about {number} articles expected": "a decimal",
}
"""Sentences whose other number is never one."""


def test_a_number_before_a_noun_is_the_one_that_is_counted() -> None:
    """Of two numbers in a sentence only %n has forms: a noun behind another would say "1 articles"."""
    sources = {source for _, source in TRANSLATIONS["texts_in_source"]()}
    assert {source for source in sources if COUNTED_NOUN.search(source)} == set(NEVER_ONE)


OF = re.compile(r"\{\w+\} of (?:the )?(?:last )?%n [\w ]*?\b(?:is|are|was|were|has|have)\b")


def test_no_verb_agrees_with_the_wrong_number() -> None:
    """In "{old} of %n articles are older" the verb would have to follow both."""
    for language in TRANSLATIONS["LANGUAGES"]:
        found = {form for forms in TRANSLATIONS["read"](language).values() for form in forms if OF.search(form)}
        assert found == set(), language


@pytest.mark.parametrize("language", TRANSLATIONS["LANGUAGES"])
def test_each_form_of_a_counted_text_differs_where_the_language_counts_nouns(language: str) -> None:
    """A form for one that reads as that for many says "1 articles"; texts without a noun may be the same."""
    nouns = re.compile(r"%n (?:\w+ )?(?:articles|feeds|changes|Artikel[ns]|Feeds|Tage|artículos|días|jours)\b")
    for (context, source), forms in TRANSLATIONS["read"](language).items():
        if "%n" in source and len(forms) > 1:
            assert forms[0] != forms[1] or not nouns.search(forms[0]), (context, forms)
