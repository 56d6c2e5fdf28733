"""Hostile articles in the view: no file is opened, nothing connects, no click leads where it must not."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchPicture
from reader.formats.articles.sanitizer import sanitize
from reader.ui.article.pictures import State
from tests.fakes.study import HOSTILE
from tests.ui.article_bench import ArticleBench

BASE = "https://feed.test/article"
LOCAL = (
    '<img src="file:///etc/x.png"><img src="/usr/share/pixmaps/x.png"><img src="x.png"><img src="../x.png"><img src="qrc:/x.png">'
    '<img src="\\\\evil.test\\s\\x.png"><a href="file:///etc/passwd">a link</a><p style="background:url(http://t.test/b)">x</p>'
    '<img src="http://t.test/p.gif?u=1" width=1 height=1><link rel=stylesheet href="http://t.test/c.css">'
)
HOSTILE_LINKS = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd", "/etc/passwd", "page.html", "../up.html",
    "\\\\evil\\share", "smb://host/share", "ftp://host/x", "vbscript:x", "qrc:/x.png", "about:blank", "http://", "tel:+123", "action:other",
    "x-scheme-handler:x", "mailto", "mailto:a@b.test?attach=/etc/passwd", "mailto:a@b.test?subject=x&Attachment=/etc/passwd",
    "mailto:?%61ttach=/etc/passwd",
]  # fmt: skip


class Watch:
    """Counts what the interpreter opens and connects while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seen: list[tuple[str, Any]] = []
        sys.addaudithook(self._note)

    def _note(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.is_on and event in {"open", "socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.system", "os.exec"}:
            self.seen.append((event, arguments[0]))


WATCH = Watch()


@pytest.fixture
def watch() -> Iterator[Watch]:
    WATCH.seen.clear()
    WATCH.is_on = True
    yield WATCH
    WATCH.is_on = False


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


def test_the_control_article_keeps_its_constructs(article_bench: ArticleBench) -> None:
    article_bench.show(sanitize((HOSTILE / "public/html/A17.html").read_text(), BASE))
    assert article_bench.text_format("Head", "Head").font().pixelSize() > 18
    assert article_bench.text_format("e", "e").font().italic()
    assert article_bench.text_format("e", "s").font().bold()
    assert article_bench.text_format("e", "l").anchorHref() == "https://ok.test/"
    for text in ("x < y", "q", "figure-caption-text"):
        assert article_bench.block(text).isValid()


def test_the_embedded_dot_is_shown(article_bench: ArticleBench) -> None:
    article_bench.show(sanitize((HOSTILE / "public/html/A18.html").read_text(), BASE))
    article_bench.asked_pictures()
    article_bench.qtbot.waitUntil(lambda: article_bench.pane.page.shelf.pictures[0].state is State.SHOWN)


def test_local_files_are_never_read(article_bench: ArticleBench, watch: Watch) -> None:
    # Also what no sanitiser saw: the view must not depend on it. Our own icons are read before the watch begins to count.
    article_bench.show("<p>warm</p>")
    article_bench.pane.grab()
    watch.seen.clear()
    for html in (LOCAL, sanitize(LOCAL, "")):
        article_bench.show(html)
        article_bench.pane.grab()
        assert [url for url in article_bench.asked_pictures() if not url.startswith("https://feed.test/")] == []
    assert watch.seen == []
    assert article_bench.opened == []


def test_the_view_and_its_document_load_nothing(article_bench: ArticleBench, tmp_path: Path) -> None:
    secret = tmp_path / "secret.html"
    secret.write_text("<p>secret</p>")
    article_bench.show("<p>article</p>")
    view = article_bench.pane.page.view
    address = QUrl.fromLocalFile(str(secret))
    for kind in QTextDocument.ResourceType:
        for loaded in (view.loadResource(kind.value, address), view.document().resource(kind.value, address)):
            assert loaded is None or not isinstance(loaded, str | bytes)
    view.setSource(address)
    view.reload()
    assert "article" in article_bench.text
    assert "secret" not in article_bench.text


@pytest.mark.parametrize("link", HOSTILE_LINKS)
def test_hostile_links_open_nothing_and_leave_the_page(article_bench: ArticleBench, link: str) -> None:
    article_bench.show("<p>article</p>")
    before = article_bench.text
    article_bench.click(link)
    assert article_bench.opened == []
    assert article_bench.text == before


@pytest.mark.parametrize(
    ("link", "opened"),
    [
        ("https://ok.test/?a=1&b=2#f", "https://ok.test/?a=1&b=2#f"),
        ("http://ok.test", "http://ok.test"),
        ("mailto:a@b.test", "mailto:a@b.test"),
        ("https://b\u00fccher.test/\u00e4", "https://xn--bcher-kva.test/%C3%A4"),
        ('https://ok.test/" --flag', "https://ok.test/%22%20--flag"),
    ],
)
def test_good_links_are_opened_rebuilt(article_bench: ArticleBench, link: str, opened: str) -> None:
    article_bench.show("<p>x</p>")
    article_bench.click(link)
    assert article_bench.opened == [opened]


def test_a_real_click_on_a_real_link(article_bench: ArticleBench) -> None:
    article_bench.show('<p><a href="https://ok.test/x">https://other.test/ is what it says</a></p>')
    view = article_bench.pane.page.view
    cursor = view.document().find("other.test")
    spot = view.cursorRect(cursor).center() - QPoint(20, 0)
    article_bench.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert article_bench.opened == ["https://ok.test/x"]
    assert "is what it says" in article_bench.text


def test_blocked_links_say_so(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>")
    article_bench.click("file:///etc/passwd")
    assert article_bench.pane._status.isVisible()
    assert "not opened" in article_bench.pane._status.text()


def test_hovering_shows_the_target_in_ascii(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>")
    article_bench.pane.page.view.highlighted.emit(QUrl("https://\u0430pple.test/<b>"))
    assert article_bench.pane._status.text() == "https://xn--pple-43d.test/%3Cb%3E"
    assert article_bench.pane._status.textFormat() == Qt.TextFormat.PlainText
    article_bench.pane.page.view.highlighted.emit(QUrl())
    assert not article_bench.pane._status.isVisible()


def test_fragments_scroll_inside_the_article(article_bench: ArticleBench) -> None:
    article_bench.show("<p>start</p>" + "<p>words</p>" * 200 + '<p id="fn1">note</p>' + "<p>words</p>" * 200)
    bar = article_bench.pane.page.view.verticalScrollBar()
    article_bench.click("#fn1")
    assert bar.value() > 1_000
    article_bench.click("#nowhere")
    assert bar.value() > 1_000
    article_bench.click("#top")
    assert bar.value() == 0
    assert article_bench.opened == []


def test_the_articles_own_address_with_a_fragment_stays_inside_if_the_place_exists(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>" * 200 + '<p id="fn1">note</p>' + "<p>words</p>" * 200)
    article_bench.click("https://saltmarsh.test/gauge#fn1")
    assert article_bench.pane.page.view.verticalScrollBar().value() > 1_000
    assert article_bench.opened == []
    article_bench.click("https://saltmarsh.test/gauge#fn2")
    assert article_bench.opened == ["https://saltmarsh.test/gauge#fn2"]


def test_a_feed_cannot_press_our_own_links(article_bench: ArticleBench) -> None:
    article_bench.show('<p><a href="action:next">x</a> <a href="action:browser">y</a></p>')
    assert article_bench.text_format("x", "x").anchorHref() == ""


def test_markup_in_names_is_shown_as_text(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>", title="<img src=x> &lt;b&gt;", feed_title="<b>Feed</b>", author="\u202eevil")
    assert "<img src=x> &lt;b&gt;" in article_bench.text
    assert "<b>Feed</b>" in article_bench.text
    assert "\u2068\u202eevil\u2069" in article_bench.text


def test_no_pixel_is_fetched(article_bench: ArticleBench) -> None:
    article_bench.show('<img src="https://t.test/p.gif" width="1" height="1"><img src="https://pixel.wp.com/b.gif"><p>x</p>')
    article_bench.asked_pictures()
    assert [c for c in article_bench.commands if isinstance(c, FetchPicture)] == []
    QApplication.processEvents()
