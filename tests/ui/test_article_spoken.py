"""The article as a screen reader meets it: headings with levels, links that can be pressed, lists, tables, pictures by their words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.ui.article.pane import ArticlePane
from reader.ui.kit.theme import Theme
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench, finish

Role, Said = QAccessible.Role, QAccessible.Text
PRESS, REACH = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
"""As Qt has them: the second is `Set Focus` since 6.12, `SetFocus` before."""

ARTICLE = """
<p>The <a href="https://tide.test/gauge">gauge <b>at the quay</b></a> ran late 🌊, says <a href="https://tide.test/log">the log</a>.</p>
<h2>What it shows</h2>
<ul><li>High water<li>Low water, <a href="https://tide.test/low">explained</a><ol><li>first<li>second</ol><p>And on.</p><li>Slack</ul>
<ol><li>Alone</ol>
<blockquote><p>It was never wrong.</p></blockquote>
<table><tr><th>Day<th>Height<tr><td>Monday<td><a href="https://tide.test/mon">3.1 m</a></table>
<pre>read(gauge)
print(height)</pre>
<h3>The picture</h3>
<p><img src="https://tide.test/harbour.png" alt="The harbour at dusk"></p>
<p>A <img src="https://tide.test/sun.png" width="16" height="16" alt="sunny"> day.</p>
<details><summary>More of it</summary><p>Hidden words.</p></details>
"""


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    made = ArticleBench(qtbot)
    made.show(ARTICLE)
    return made


def page(article_bench: ArticleBench) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(article_bench.pane.page.view)


def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for number in range(node.childCount()):
        child = node.child(number)
        assert node.indexOfChild(child) == number
        yield from walk(child)


def parts(article_bench: ArticleBench, role: QAccessible.Role) -> list[QAccessibleInterface]:
    return [node for node in walk(page(article_bench)) if node.role() == role]


def names(nodes: list[QAccessibleInterface]) -> list[str]:
    return [node.text(Said.Name) for node in nodes]


def part(article_bench: ArticleBench, role: QAccessible.Role, name: str) -> QAccessibleInterface:
    return next(node for node in parts(article_bench, role) if node.text(Said.Name) == name)


def children(node: QAccessibleInterface) -> list[tuple[QAccessible.Role, str]]:
    return [(node.child(n).role(), node.child(n).text(Said.Name)) for n in range(node.childCount())]


def test_the_page_is_a_document_with_the_whole_text(article_bench: ArticleBench) -> None:
    document = page(article_bench)
    assert document.role() == Role.Document
    assert document.text(Said.Name) == "The gauge that was always late"
    assert document.state().readOnly
    text = document.textInterface()
    whole = text.text(0, text.characterCount())
    assert "ran late 🌊, says the log." in whole
    assert "It was never wrong." in whole


def test_headings_have_their_level(article_bench: ArticleBench) -> None:
    found = parts(article_bench, Role.Heading)
    assert names(found) == ["The gauge that was always late", "What it shows", "The picture"]
    levels = [node.attributesInterface().attributeValue(QAccessible.Attribute.Level) for node in found]
    assert levels == [1, 2, 3]


def test_links_have_names_and_are_pressed_by_the_gate_of_a_click(article_bench: ArticleBench) -> None:
    link = part(article_bench, Role.Link, "gauge at the quay")
    assert link.parent().role() == Role.Paragraph
    assert link.state().linked
    assert link.actionInterface().actionNames() == [PRESS, REACH]
    link.actionInterface().doAction(PRESS)
    part(article_bench, Role.Link, "3.1 m").actionInterface().doAction(PRESS)
    assert article_bench.opened == ["https://tide.test/gauge", "https://tide.test/mon"]
    with article_bench.qtbot.waitSignal(article_bench.pane.next_requested):
        part(article_bench, Role.Link, "What comes next").actionInterface().doAction(PRESS)


def test_a_link_is_reached_and_brought_into_sight(article_bench: ArticleBench) -> None:
    article_bench.show(ARTICLE + "<p>Far below.</p>" * 60 + '<p><a href="https://tide.test/end">The end</a></p>')
    link = part(article_bench, Role.Link, "The end")
    assert link.state().offscreen
    link.actionInterface().doAction(REACH)
    assert article_bench.pane.page.view.textCursor().selectedText() == "The end"
    assert not part(article_bench, Role.Link, "The end").state().offscreen


def test_paragraphs_say_their_text_with_emoji_counted_as_qt_counts(article_bench: ArticleBench) -> None:
    text = part(article_bench, Role.Paragraph, "The gauge at the quay ran late 🌊, says the log.").textInterface()
    assert text.characterCount() == len("The gauge at the quay ran late 🌊, says the log.") + 1
    assert text.text(22, 33) == "ran late 🌊"
    assert text.text(0, 3) == "The"


def test_lists_hold_their_items_and_lists_within(article_bench: ArticleBench) -> None:
    bullets, _inner, numbers = parts(article_bench, Role.List)
    assert children(bullets) == [
        (Role.ListItem, "• High water"),
        (Role.ListItem, "• Low water, explained"),
        (Role.ListItem, "• Slack"),
    ]
    assert children(bullets.child(1)) == [(Role.Link, "explained"), (Role.List, ""), (Role.Paragraph, "And on.")]
    assert children(bullets.child(1).child(1)) == [(Role.ListItem, "1. first"), (Role.ListItem, "2. second")]
    assert children(numbers) == [(Role.ListItem, "1. Alone")]


def test_tables_have_rows_and_headings(article_bench: ArticleBench) -> None:
    (table,) = parts(article_bench, Role.Table)
    assert children(table.child(0)) == [(Role.ColumnHeader, "Day"), (Role.ColumnHeader, "Height")]
    assert children(table.child(1)) == [(Role.Cell, "Monday"), (Role.Cell, "3.1 m")]


def test_a_mirrored_table_is_heard_from_its_first_column_on(article_bench: ArticleBench) -> None:
    article_bench.show("<table dir='rtl'><tr><th>1</th><th>2</th></tr><tr><td>3</td><td>4</td></tr></table>")
    (table,) = parts(article_bench, Role.Table)
    assert [children(table.child(row)) for row in range(2)] == [
        [(Role.ColumnHeader, "1"), (Role.ColumnHeader, "2")],
        [(Role.Cell, "3"), (Role.Cell, "4")],
    ]


def test_a_long_table_is_one(article_bench: ArticleBench) -> None:
    article_bench.show("<table>" + "".join(f"<tr><td>{n}<td>x" for n in range(200)) + "</table>")
    (table,) = parts(article_bench, Role.Table)
    assert table.childCount() == 200


def test_pictures_are_read_as_their_alternative_text(article_bench: ArticleBench) -> None:
    assert names(parts(article_bench, Role.Graphic)) == ["The harbour at dusk", "sunny"]
    inline = part(article_bench, Role.Paragraph, "A sunny day.")
    assert children(inline) == [(Role.Graphic, "sunny")]
    article_bench.show('<p><img src="https://tide.test/plain.png"></p>')
    assert names(parts(article_bench, Role.Graphic)) == ["Picture"]


def test_formats_that_mean_something_are_said(article_bench: ArticleBench) -> None:
    assert part(article_bench, Role.Paragraph, "It was never wrong.").text(Said.Description) == "Quotation"
    code = part(article_bench, Role.Paragraph, "read(gauge) print(height)")
    assert code.text(Said.Description) == "Code"
    assert code.textInterface().text(0, 99) == "read(gauge)\nprint(height)"


def test_a_fold_is_opened_and_what_was_in_it_is_there(article_bench: ArticleBench) -> None:
    fold = part(article_bench, Role.Paragraph, "More of it")
    assert fold.state().expandable
    assert fold.state().collapsed
    assert "Hidden words." not in names(parts(article_bench, Role.Paragraph))
    part(article_bench, Role.Link, "More of it").actionInterface().doAction(PRESS)
    article_bench.pane.page.finish()
    assert part(article_bench, Role.Paragraph, "More of it").state().expanded
    assert "Hidden words." in names(parts(article_bench, Role.Paragraph))


def test_the_next_article_replaces_the_parts(article_bench: ArticleBench) -> None:
    assert len(parts(article_bench, Role.Heading)) == 3
    article_bench.show("<p>Only this.</p>", title="Another")
    assert names(parts(article_bench, Role.Heading)) == ["Another"]
    assert "Only this." in names(parts(article_bench, Role.Paragraph))


def test_a_long_article_is_whole_once_it_is_written(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(None)
    article_bench.show("".join(f"<h2>Chapter {n}</h2><p>{'Words. ' * 300}</p>" for n in range(40)))
    assert len(parts(article_bench, Role.Heading)) == 41


def test_what_is_at_a_place_is_found_there(article_bench: ArticleBench) -> None:
    link = part(article_bench, Role.Link, "the log")
    middle = link.rect().center()
    assert page(article_bench).childAt(middle.x(), middle.y()).text(Said.Name) == "the log"
    corner = article_bench.pane.page.view.mapToGlobal(QPoint(1, 1))
    assert page(article_bench).childAt(corner.x(), corner.y()) is None


def test_pages_come_and_go_while_they_are_heard(qtbot: QtBot) -> None:
    for number in range(12):
        pane = ArticlePane(Theme("light"), lambda _command: None, lambda _url: None)
        pane.show_article(samples.article(ARTICLE * 3))
        pane.page.finish()
        document = QAccessible.queryAccessibleInterface(pane.page.view)
        assert sum(node.role() == Role.Link for node in walk(document)) > 10
        if number % 2:
            pane.stop()
        finish(pane.page._worker)
        pane.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
