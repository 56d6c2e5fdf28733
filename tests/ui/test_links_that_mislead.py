"""Links that say one thing and do another: the true host is shown, user names are dropped, whoever names another host is marked."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from reader.domain.entry import Enclosure
from reader.domain.link_templates import ShareService
from reader.domain.subscription import shown_address
from reader.formats.articles.markdown import article_markdown
from reader.formats.articles.sanitizer import sanitize
from reader.ui.article import sharing
from reader.ui.data import links
from reader.ui.kit.theme import Theme
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench

BASE = "https://feed.test/article"
USERS = [
    ("http://good.test@evil.test/", "http://evil.test/"),
    ("http://user:pass@evil.test/", "http://evil.test/"),
    ("https://good.test%2Flogin@evil.test/x?y=a@b#c@d", "https://evil.test/x?y=a@b#c@d"),
    ("http://good.test\\@evil.test/", "http://evil.test/"),
    ("https://a@b@evil.test:8443/", "https://evil.test:8443/"),
]


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


def hover(article_bench: ArticleBench, url: str) -> str:
    article_bench.pane.page.view.highlighted.emit(QUrl(url))
    return article_bench.pane._status.text()


@pytest.mark.parametrize(("link", "bare"), USERS)
def test_user_names_are_neither_shown_nor_opened(article_bench: ArticleBench, link: str, bare: str) -> None:
    article_bench.show("<p>x</p>")
    article_bench.click(link)
    if QUrl(link).isValid():
        assert article_bench.opened == [bare]
        assert hover(article_bench, link) == bare
    else:
        assert article_bench.opened == []
        assert "not opened" in article_bench.pane._status.text()


def test_user_names_are_gone_from_what_is_laid_out_copied_and_shared(article_bench: ArticleBench) -> None:
    link = "http://good.test@evil.test/x"
    html = f'<p><a href="{link}">words</a></p><details open><summary><a href="{link}">fold</a></summary>x</details>'
    article = {
        "link": link,
        "comments_url": link,
        "feed_site_url": link,
        "enclosures": (Enclosure(link, "audio/mpeg"),),
    }
    copied: list[str] = []
    article_bench.pane.address_copied.connect(copied.append)
    article_bench.show(sanitize(html, BASE), **article)
    hrefs = {
        fragment.charFormat().anchorHref()
        for block in article_bench.blocks()
        for fragment in [each.fragment() for each in block.begin()]
        if fragment.charFormat().isAnchor()
    }
    assert "http://evil.test/x" in hrefs
    assert [href for href in hrefs if "@" in href] == []
    article_bench.click("copy:0")
    assert copied == ["http://evil.test/x"]
    article_bench.click("action:browser")
    assert article_bench.opened == ["http://evil.test/x"]
    shown = samples.article(sanitize(html, BASE), **article)
    service = ShareService("Shelf", "https://shelf.test/save?url={url}&title={title}&text={text}")
    for text in (
        sharing.link_of(shown),
        sharing.citation(shown),
        sharing.mail_address(shown),
        sharing.shared_address(service, sharing.shared_article(shown, "")),
        article_markdown("x", sharing.link_of(shown), shown.html),
    ):
        assert "evil.test" in text
        assert "good.test" not in text


def test_the_browsers_own_menu_copies_the_bare_address(article_bench: ArticleBench) -> None:
    article_bench.show('<p><a href="http://good.test@evil.test/x">words to click</a></p>')
    view = article_bench.pane.page.view
    spot = view.cursorRect(view.document().find("words")).center() - QPoint(10, 0)
    menu = view.createStandardContextMenu(spot)
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if "Link" in action.text()).trigger()
    assert QGuiApplication.clipboard().text() == "http://evil.test/x"
    menu.deleteLater()


@pytest.mark.parametrize(
    ("text", "href", "named"),
    [
        ("https://good.test/login", "https://evil.test/", "good.test"),
        ("good.test", "https://evil.test/", "good.test"),
        ("www.good.example/x", "https://evil.test/", "www.good.example"),
        ("HTTPS://Good.Test", "https://evil.test/", "good.test"),
        ("see https://good.test", "https://evil.test/", ""),
        ("http://good.test@evil.test/", "http://good.test@evil.test/", "good.test"),
        ("http://good.test\\@evil.test/", "http://evil.test/", "good.test"),
        ("http://good.test:pass@evil.test/", "http://evil.test/", "good.test"),
        ("https://b\u00fccher.test/", "https://evil.test/", "xn--bcher-kva.test"),
        ("https://good.test/", "https://\u0261ood.test/", "good.test"),
        ("https://\u202etset.doog/", "https://evil.test/", "tset.doog"),
        ("h\u200bttps://go\u00adod.test/", "https://evil.test/", "good.test"),
        ("\u201chttps://good.test/\u201d", "https://evil.test/", "good.test"),
        ("good.test.", "https://evil.test/", "good.test"),
        ("good.test", "https://good.test.evil.example/", "good.test"),
        ("https://192.168.1.1/", "https://evil.test/", "192.168.1.1"),
        # nobody is misled here
        ("https://good.test/a", "https://good.test/b", ""),
        ("good.test", "https://www.good.test/", ""),
        ("www.good.test", "https://blog.good.test/", ""),
        ("https://blog.good.test", "https://good.test/", ""),
        ("https://b\u00fccher.test/", "https://xn--bcher-kva.test/", ""),
        ("stra\u00dfe.test", "https://stra\u00dfe.test/", ""),
        ("Node.js", "https://nodejs.test/", ""),
        ("README.md", "https://git.test/x", ""),
        ("e.g.", "https://a.test/", ""),
        ("version 2.0", "https://a.test/", ""),
        ("words and good.test in them", "https://a.test/", ""),
        ("ann@good.test", "mailto:ann@good.test", ""),
        ("ann@good.test", "https://evil.test/", ""),
        ("https://good.test", "#here", ""),
        ("", "https://a.test/", ""),
    ],
)  # fmt: skip
def test_which_links_mislead(text: str, href: str, named: str) -> None:
    assert links.misleads(text, href) == named


def test_a_link_that_misleads_is_marked_and_its_status_line_says_where_it_leads(article_bench: ArticleBench) -> None:
    article_bench.show(
        '<p>See <a href="https://evil.test/in"><b>https://</b>good.test/login</a>, and '
        '<a href="https://good.test/x">good.test</a>.</p>'
        '<table><tr><td><a href="https://evil.test/cell">good.test</a></td></tr></table>'
    )
    assert "https://good.test/login [\u2066evil.test\u2069], and good.test." in article_bench.text
    assert "good.test [\u2066evil.test\u2069]" in article_bench.text
    mark = article_bench.text_format("See", "evil.test")
    assert not mark.isAnchor()
    assert mark.foreground().color() == Theme("light").color("warn")
    assert hover(article_bench, "https://evil.test/in") == "Links to evil.test, not good.test: https://evil.test/in"
    assert hover(article_bench, "https://evil.test/cell") == "Links to evil.test, not good.test: https://evil.test/cell"
    assert hover(article_bench, "https://good.test/x") == "https://good.test/x"


def test_a_user_name_that_looks_like_a_host_is_marked_as_one(article_bench: ArticleBench) -> None:
    article_bench.show(sanitize('<p>See <a href="http://good.test@evil.test/">http://good.test@evil.test/</a></p>', BASE))
    assert "http://good.test@evil.test/ [\u2066evil.test\u2069]" in article_bench.text


def test_the_end_of_an_endless_host_is_in_view(article_bench: ArticleBench) -> None:
    host = "good.test." + "a" * 60 + "." + "b" * 60 + ".evil.test"
    article_bench.show("<p>x</p>")
    said = hover(article_bench, f"https://{host}/path")
    assert said.startswith("https://\u2026")
    assert ".evil.test/path" in said


def test_look_alike_letters_and_directions_are_shown_for_what_they_are(article_bench: ArticleBench, bench: WindowBench) -> None:
    article_bench.show("<p>x</p>")
    assert hover(article_bench, "https://\u0430pple.test/") == "https://xn--pple-43d.test/"
    for sign in "\u202e\u202d\u2066\u200e\u200f":
        said = hover(article_bench, f"https://evil.test/{sign}gro.doog")
        assert said.isascii()
        assert said.startswith("https://evil.test/%E2%8")
    header = bench.window.parts.entries.header
    header.set_count("2 unread", "https://user:pass@\u0430pple.test/")
    assert header._count.text() == "2 unread"
    assert header._count.toolTip() == "https://xn--pple-43d.test/"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("http://user:pass@evil.test/x", "http://evil.test/x"),
        ("http://good.test@evil.test", "http://evil.test"),
        ("http://true.test?x=@good.test", "http://true.test?x=@good.test"),
        ("http://true.test#@good.test/", "http://true.test#@good.test/"),
        ("http://true.test/@ann", "http://true.test/@ann"),
        ("a@b", "a@b"),
    ],
)
def test_an_address_in_a_titles_place_has_its_true_host(url: str, shown: str) -> None:
    assert shown_address(url) == shown


def test_the_hover_line_fits_a_narrow_pane(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>")
    article_bench.pane.resize(300, 500)
    hover(article_bench, "https://evil.test/" + "x" * 200)
    status = article_bench.pane._status
    assert status.width() <= 300
    assert status.text().startswith("https://evil.test/")
    assert status.textFormat() == Qt.TextFormat.PlainText
