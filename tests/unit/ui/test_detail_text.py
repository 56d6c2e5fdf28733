"""Details in the languages of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.sentences import PLACE
from reader.ui.text.languages import install_language
from reader.ui.text.problems import detail_text, sentence
from tests.fakes.details import ONE_OF_EACH

COUNTED = [Detail(kind, (count,)) for kind in DetailKind if "%n" in kind.text for count in (1, 2)]
SAME = {DetailKind.MEGABYTES, DetailKind.SECONDS}
"""Said alike in English and German."""


@pytest.fixture(params=["en", "de"])
def language(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param, QLocale.c())
    yield request.param
    install_language("en", QLocale.c())


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[None]:
    install_language("de", QLocale.c())
    yield
    install_language("en", QLocale.c())


def test_every_kind_has_a_text_in_every_language(language: str) -> None:
    for detail in (*ONE_OF_EACH, *COUNTED):
        text = detail_text(detail)
        assert text, detail
        assert not PLACE.search(text), detail
        if detail.kind not in SAME:
            assert (text == detail.sentence()) == (language == "en"), detail


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
