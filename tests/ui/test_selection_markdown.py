"""Selected text as Markdown: what it was in the article it is in the copy."""

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from reader.ui.article.sharing import selection_markdown
from tests.ui.article_bench import ArticleBench

LINKED = "First [one](<https://a.example/x_(y)>) [**two**](<https://a.example/x_(y)>) last\n"


def marked(bench: ArticleBench, first: str, last: str) -> str:
    document = bench.pane.page.view.document()
    cursor = QTextCursor(document)
    cursor.setPosition(document.find(first).selectionStart())
    cursor.setPosition(document.find(last).selectionEnd(), QTextCursor.MoveMode.KeepAnchor)
    pictures = bench.pane.page.shelf.pictures
    return selection_markdown(cursor, lambda number: (pictures[number].picture.alt, pictures[number].picture.url))


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<p>First <b>bold</b> and <i>thin</i> last</p>", "First **bold** and *thin* last\n"),
        ('<p>First <a href="https://a.example/x_(y)">one <b>two</b></a> last</p>', LINKED),
        ("<p>First line<br>second last</p>", "First line  \nsecond last\n"),
        ("<h3>First heading</h3><p>last</p>", "### First heading\n\nlast\n"),
        ("<ul><li>First</li><li>b<ul><li>in it</li></ul></li></ul><p>last</p>", "- First\n- b\n    - in it\n\nlast\n"),
        ("<ol><li>First</li><li>last</li></ol>", "1. First\n2. last\n"),
        ("<blockquote><p>First</p><p>then <b>x</b> last</p></blockquote>", "> First\n>\n> then **x** last\n"),
        ("<pre>First *a*\n  b_c\nlast</pre>", "```\nFirst *a*\n  b_c\nlast\n```\n"),
        ("<p>First <code>a*b</code> 2*3 [x] last</p>", "First `a*b` 2\\*3 \\[x\\] last\n"),
        ("<p>First</p><p># no heading</p><p>- no item</p><p>last</p>", "First\n\n\\# no heading\n\n\\- no item\n\nlast\n"),
        ("<p>First</p><table><tr><td>a</td><td>b</td></tr></table><p>last</p>", "First\n\na\n\nb\n\nlast\n"),
    ],
)
def test_selected_text_keeps_its_form(qtbot: QtBot, html: str, wanted: str) -> None:
    bench = ArticleBench(qtbot)
    bench.show(html)
    assert marked(bench, "First", "last") == wanted


def test_only_what_is_selected_is_copied_and_pictures_keep_their_address(qtbot: QtBot) -> None:
    bench = ArticleBench(qtbot)
    bench.show(
        '<p>not this, <b>but this</b></p><p><img src="https://a.example/x.png" alt="a [map]" width="30" height="30"></p><p>last</p>'
    )
    assert marked(bench, "but", "last") == "**but this**\n\n![a \\[map\\]](<https://a.example/x.png>)\n\nlast\n"
