"""Reasons in the languages of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import PLACE
from reader.ui.text.languages import install_language
from reader.ui.text.problems import technical_reason
from tests.fakes.reasons import ONE_OF_EACH

COUNTED = [Reason(ReasonKind.FAILED, (1,)), Reason(ReasonKind.RATE_LIMITED, (1,)), Reason(ReasonKind.RATE, (1.0, 3600))]


@pytest.fixture(params=["en", "de"])
def language(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param, QLocale.c())
    yield request.param
    install_language("en", QLocale.c())


def test_every_kind_has_a_text_in_every_language(language: str) -> None:
    for reason in (*ONE_OF_EACH, *COUNTED):
        text = technical_reason(reason)
        assert text, reason
        assert not PLACE.search(text), reason
        if reason.kind is not ReasonKind.TEXT:
            assert (text == reason.sentence()) == (language == "en"), reason


def test_what_stands_in_a_sentence_is_translated_too(qtbot: QtBot) -> None:
    install_language("de", QLocale.c())
    assert technical_reason(Reason(ReasonKind.RETRY_AFTER, (21_600,))) == "der Server bat um 6 h (Retry-After)"
    assert technical_reason(Reason(ReasonKind.FAILED, (1,))) == "einmal fehlgeschlagen, daher seltenere Versuche"
    assert technical_reason(Reason(ReasonKind.LONGEST_ON_VACATION, (259_200,))) == "im Urlaub, daher mindestens alle 3 Tage"
    assert technical_reason(None) == ""
    install_language("en", QLocale.c())
