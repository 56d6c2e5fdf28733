"""Details and reasons in the languages of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import PLACE
from reader.ui.text.languages import install_language
from reader.ui.text.problems import detail_text, sentence, technical_reason
from tests.fakes.kinds import DETAILS, REASONS

COUNTED_DETAILS = [Detail(kind, (count,)) for kind in DetailKind if "%n" in kind.text for count in (1, 2)]
COUNTED_REASONS = [Reason(ReasonKind.FAILED, (1,)), Reason(ReasonKind.RATE_LIMITED, (1,)), Reason(ReasonKind.RATE, (1.0, 3600))]
SAME = {DetailKind.MEGABYTES, DetailKind.SECONDS, ReasonKind.TEXT}
"""Said alike in English and German."""


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[None]:
    install_language("de", QLocale.c())
    yield
    install_language("en", QLocale.c())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_has_a_text_in_every_language(german: None, language: str) -> None:
    install_language(language, QLocale.c())
    details = [(each, detail_text(each)) for each in (*DETAILS, *COUNTED_DETAILS)]
    reasons = [(each, technical_reason(each)) for each in (*REASONS, *COUNTED_REASONS)]
    for said, text in (*details, *reasons):
        assert text, said
        assert not PLACE.search(text), said
        if said.kind not in SAME:
            assert (text == said.sentence()) == (language == "en"), said


def test_counts_and_numbers_are_those_of_the_language(german: None) -> None:
    assert detail_text(Detail(DetailKind.UNCLOSED_FOLDERS, (1,))) == "1 Ordner war nicht geschlossen"
    assert detail_text(Detail(DetailKind.UNCLOSED_FOLDERS, (1200,))) == "1.200 Ordner waren nicht geschlossen"
    assert detail_text(Detail(DetailKind.MEGABYTES, (2.5,))) == "2,5 MB"
    # what is no amount is written as it is everywhere
    assert "(Zeile 1200)" in detail_text(Detail(DetailKind.NOT_WELL_FORMED, (1200,)))


def test_a_text_stands_for_itself(german: None) -> None:
    assert detail_text("tidewater.example: [Errno 5]") == "tidewater.example: [Errno 5]"
    assert detail_text("") == ""


def test_a_problem_says_its_detail_in_the_same_language(german: None) -> None:
    said = sentence(Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED)))
    assert said == "Die Verbindung ist nicht sicher: das Zertifikat ist abgelaufen."


def test_what_stands_in_a_reason_is_translated_too(german: None) -> None:
    assert technical_reason(Reason(ReasonKind.RETRY_AFTER, (21_600,))) == "der Server bat um 6 h (Retry-After)"
    assert technical_reason(Reason(ReasonKind.FAILED, (1,))) == "einmal fehlgeschlagen, daher seltenere Versuche"
    assert technical_reason(Reason(ReasonKind.LONGEST_ON_VACATION, (259_200,))) == "im Urlaub, daher mindestens alle 3 Tage"
    assert technical_reason(None) == ""
