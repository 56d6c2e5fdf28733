"""Details in the user's language: every sentence known here is one that the layers below really write."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.errors import Problem, ProblemKind
from reader.ui.text.detail_text import DETAILS, PLACE, detail_text
from reader.ui.text.languages import install_language
from reader.ui.text.problem_text import sentence

READER = Path(__file__).parents[3] / "reader"


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[None]:
    install_language("de", QLocale.c())
    yield
    install_language("en", QLocale.c())


def test_a_detail_is_translated_with_what_stands_in_it(german: None) -> None:
    assert detail_text("more than 5 times") == "mehr als 5-mal"
    assert detail_text("3 folders were not closed") == "3 Ordner waren nicht geschlossen"


def test_an_unknown_detail_stands_for_itself(german: None) -> None:
    assert detail_text("tidewater.example: [Errno 5]") == "tidewater.example: [Errno 5]"
    assert detail_text("") == ""


def test_a_problem_says_its_detail_in_the_same_language(german: None) -> None:
    said = sentence(Problem(ProblemKind.TLS, "its certificate has expired"))
    assert said == "Die Verbindung ist nicht sicher: das Zertifikat ist abgelaufen."


def test_every_detail_is_written_somewhere_below() -> None:
    packages = ("net", "formats", "engine", "storage")
    paths = [*(path for package in packages for path in sorted((READER / package).glob("**/*.py"))), READER / "supervision.py"]
    written = "\n".join(text for path in paths for text in texts(path))
    pieces = {piece.strip() for detail in DETAILS for piece in PLACE.split(detail) if len(piece.strip()) > 1}
    assert {piece for piece in pieces if piece not in written} == set()


def texts(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
