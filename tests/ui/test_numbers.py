"""Numbers have the separators of the language wherever they are shown: 4,282 and 4.282, never 4282."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from reader.ui.text.languages import install_language, number_text
from tests.fakes.invented_library import add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

TRANSLATIONS = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))
MANY = 4282
SEPARATED = {"en": "4,282", "de": "4.282"}
ELSEWHERE = {"es": "4282", "fr": "4\u202f282", "ja": "4,282", "zh_CN": "4,282"}
TEXTS = ("text", "toolTip", "accessibleName", "accessibleDescription")
BARE = re.compile(r"(?<![\d.,:])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d:])")
"""Four digits in a row that are no year."""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


@pytest.mark.parametrize("language", SEPARATED | ELSEWHERE)
def test_every_counted_sentence_has_the_separators_of_the_language(qtbot: QtBot, language: str) -> None:
    install_language(language, QLocale.c())
    counted = [word for word in TRANSLATIONS["read"](language) if "%n" in word[1]]
    assert len(counted) > 60
    reported = {source: QCoreApplication.translate(context, source, "", MANY) for context, source in counted}
    # not every form names its number: “both”, “all of them”
    wanted = (SEPARATED | ELSEWHERE)[language]
    assert {source: text for source, text in reported.items() if BARE.search(text.replace(wanted, ""))} == {}
    assert sum(wanted in text for text in reported.values()) > 60


@pytest.mark.parametrize("language", SEPARATED | ELSEWHERE)
def test_numbers_outside_sentences_are_written_by_the_same_rules(qtbot: QtBot, language: str) -> None:
    install_language(language, QLocale.c())
    assert number_text(MANY) == (SEPARATED | ELSEWHERE)[language]
    assert number_text(12) == "12"


@pytest.mark.parametrize("language", SEPARATED)
def test_a_window_full_of_articles_shows_no_bare_number(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    add_articles(
        library,
        "Lantern Press",
        [parsed_entry(f"Letter {number % 9}", "x", 1_778_000_000 - number, number) for number in range(MANY)],
    )
    library.connection.commit()
    bench = window_bench(library, tmp_path, language=language)
    window = bench.window
    window.show()
    settle(qtbot, bench)
    try:
        shown = everything_said(bench)
        spoken = [text for text in shown if re.search(rf"\b4\{SEPARATED[language][1]}\d\d\d\b", text)]
        # the head of the list, the lists of the sidebar, the feed and its folder
        assert len(spoken) >= 4, spoken
        window.handlers.pages.go_health()
        window.handlers.pages.go_activity()
        window.handlers.pages.go_rhythm()
        settle(qtbot, bench)
        shown |= everything_said(bench)
        window.handlers.by_name["go_all"]()
        settle(qtbot, bench)
        window.handlers.marking.mark_all_read()
        shown.add(window.parts.messages.toast.text())
        assert {text for text in shown if BARE.search(text)} == set()
        separator = SEPARATED[language][1]
        assert re.search(rf"\b4\{separator}\d\d\d\b", window.parts.messages.toast.text())
    finally:
        window.close()
        window.deleteLater()
        library.connection.close()


def everything_said(bench: WindowBench) -> set[str]:
    """Texts of all widgets, and what rows say to a screen reader."""
    said: set[str] = set()
    for widget in bench.window.findChildren(QWidget):
        for name in TEXTS:
            value = getattr(widget, name, None)
            if callable(value):
                text = value()
                said |= {text} if isinstance(text, str) else set()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            rows = range(min(model.rowCount(), 40))
            said |= {str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) or "") for row in rows}
    return said
