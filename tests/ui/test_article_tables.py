"""Tables of articles that run from right to left."""

import pytest
from PySide6.QtGui import QTextTable
from pytestqt.qtbot import QtBot

from tests.ui.article_bench import ArticleBench


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


@pytest.mark.parametrize("how", ["letters", "markup"])
def test_tables_of_right_to_left_texts_begin_at_the_right(article_bench: ArticleBench, how: str) -> None:
    words = ("المحطة", "الوقت", "الارتفاع", "فيسل", "مساء") if how == "letters" else ("1", "2", "3", "4", "5")
    first, second, third, fourth, wide = words
    direction = "" if how == "letters" else " dir='rtl'"
    rows = f"<tr><th>{first}</th><th>{second}</th><th>{third}</th></tr><tr><td>{fourth}</td><td colspan='2'>{wide}</td></tr>"
    article_bench.show(f"<table{direction}>{rows}</table><p>after</p>")
    (table,) = [
        frame for frame in article_bench.pane.page.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    ]

    def left(text: str) -> float:
        return float(article_bench.pane.page.view.document().documentLayout().blockBoundingRect(article_bench.block(text)).left())

    assert left(third) < left(second) < left(first)
    assert left(wide) < left(fourth) == left(first)
    assert table.cellAt(1, 0) == table.cellAt(1, 1)
    assert table.cellAt(0, 2).format().toTableCellFormat().rightPadding() == 0
    article_bench.show("<table><tr><td>Word</td><td>كلمة</td></tr></table>")
    assert left("Word") < left("كلمة")
