"""Finding in an article, and the marks of a search."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from reader.ui.article.backdrop import find_pattern, search_pattern, spans
from tests.ui.article_bench import ArticleBench


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


def test_find_counts_goes_round_and_leaves(article_bench: ArticleBench) -> None:
    article_bench.show("<p>One tide, two Tídes.</p><p>three tides</p>", title="Nothing")
    bar = article_bench.pane.find_bar
    bar.open_bar()
    bar.field.setText("tide")
    assert bar.count.text() == "1 of 3"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.count.text() == "2 of 3"
    assert article_bench.pane.page.view.textCursor().selectedText() == "Tíde"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.count.text() == "1 of 3"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == "3 of 3"
    bar.field.setText("nowhere")
    assert bar.count.text() == "Not found"
    assert not bar.on.isEnabled()
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_find_scrolls_to_what_it_found(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>" * 200 + "<p>the needle</p>")
    article_bench.pane.find_bar.open_bar()
    article_bench.pane.find_bar.field.setText("needle")
    top = article_bench.pane.page.view.cursorRect().top()
    assert 0 < top < article_bench.pane.page.view.viewport().height()


def test_find_moves_a_listing_to_what_it_found(article_bench: ArticleBench) -> None:
    article_bench.show("<pre>" + "x" * 300 + " needle</pre>")
    article_bench.pane.find_bar.open_bar()
    article_bench.pane.find_bar.field.setText("needle")
    assert 0 < article_bench.pane.page.view.cursorRect().left() < article_bench.pane.page.view.column


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        (["tide", "gauge"], "The tide gauges late", ["tide gauges"]),
        (["cafe"], "Le Café, un décafé", ["Café"]),
        (["tide gauge"], "a tide  gauge", ["tide  gauge"]),
        (["b"], "🌊 a b", ["b"]),
        (["."], "a.b", []),
    ],
)
def test_search_hits_are_words_that_begin_so(words: list[str], text: str, found: list[str]) -> None:
    pattern = search_pattern(words)
    assert pattern is not None
    units = text.encode("utf-16-le")
    assert [units[2 * start : 2 * end].decode("utf-16-le") for start, end in spans(pattern, text)] == found


def test_nothing_to_search_marks_nothing() -> None:
    assert search_pattern([" ", ""]) is None
    assert find_pattern("  ") is None


def test_search_hits_are_painted_behind_the_words(article_bench: ArticleBench) -> None:
    article_bench.show("<p>The tide came.</p>", title="Nothing")
    mark = article_bench.theme.color("mark").rgb()

    def marked() -> int:
        image = article_bench.pane.page.view.viewport().grab().toImage()
        return sum(image.pixel(x, y) == mark for x in range(0, 200, 2) for y in range(60, 160, 2))

    assert not marked()
    article_bench.pane.set_search_hits(["tide"])
    assert marked() > 20
    article_bench.pane.set_search_hits([])
    assert not marked()
