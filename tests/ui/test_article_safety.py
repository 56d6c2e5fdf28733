"""Hostile articles in the view: no file is opened, nothing connects, no click leads where it must not."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtNetwork import QNetworkProxyFactory
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from reader.app.compose import start_engine
from reader.app.paths import make_folders, profile_in
from reader.domain.commands import Command, FetchPicture, SetPreference
from reader.domain.entry import Enclosure
from reader.domain.events import EngineStopped, Event
from reader.domain.link_templates import ShareService
from reader.domain.subscription import shown_address
from reader.engine.thread import Engine
from reader.formats.articles.markdown import article_markdown
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.parser import parse_feed
from reader.ui.article import sharing
from reader.ui.article.pane import ArticlePane
from reader.ui.article.pictures import State
from reader.ui.data import links
from reader.ui.kit.theme import Theme
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
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


CORPUS = Path(__file__).parents[1] / "corpus" / "feeds"
ATTACKS = DATA / "xss" / "dompurify"
PAGES = HOSTILE / "public" / "html"
SITE = "http://feed.test/article"
WAYS_OUT = (
    '<img src="http://out.test/1.png"><img srcset="http://out.test/2.png 2x" src="http://out.test/3.png"><picture><source '
    'srcset="http://out.test/4.png"><img src="http://out.test/5.png"></picture><video src="http://out.test/6.mp4" poster="http://out.test/7.png">'
    '</video><audio src="http://out.test/8.mp3"></audio><iframe src="http://out.test/9"></iframe><embed src="http://out.test/10">'
    '<object data="http://out.test/11"></object><link rel=stylesheet href="http://out.test/12.css"><link rel=prefetch href="http://out.test/13">'
    '<style>@import url(http://out.test/14.css);p{background:url(http://out.test/15.png)}</style><p style="background:url(http://out.test/16.png)">x'
    '<table background="http://out.test/17.png"><tr><td>x</td></tr></table><svg><image href="http://out.test/18.png"/><use href="http://out.test/19"/>'
    '</svg><input type=image src="http://out.test/20.png"><meta http-equiv=refresh content="0;url=http://out.test/21"><script src="http://out.test/22">'
    '</script><a href="http://out.test/23" ping="http://out.test/24">link</a><base href="http://out.test/"><body background="/25.png">'
)
PIXELS = (
    '<p>Words.</p><img src="http://count.test/p.gif" width="1" height="1"><img src="http://pixel.wp.com/b.gif?x=1">'
    '<img src="http://count.test/q.gif" style="display:none"><img src="http://feeds.feedburner.com/~r/blog/~4/x" height="1">'
    '<img src="http://ad.doubleclick.net/ad/x" width="300" height="250"><img src="http://stats.wordpress.com/b.gif" alt="">'
)


class Room:
    """The real pane before the real engine, with one guarded door."""

    def __init__(self, qtbot: QtBot, folder: Path, proxy: FeedServer) -> None:
        self.qtbot = qtbot
        self.proxy = proxy
        self.published: list[Event] = []
        self.sent: list[Command] = []
        profile = profile_in(folder)
        make_folders(profile)
        self.engine: Engine = start_engine(profile, self.published.append, automatic=False, spacing_seconds=0.0)
        self.pane = ArticlePane(Theme("light"), self._submit, lambda url: None)
        qtbot.addWidget(self.pane, before_close_func=lambda pane: pane.stop())
        self.pane.resize(760, 700)
        self.pane.show()

    def read(self, html: str) -> None:
        """Show an article, call for its pictures, and go to its end."""
        self.pane.show_article(samples.article(html))
        self.qtbot.waitUntil(lambda: self.pane.page.is_finished)
        self.pane.page.finish()
        self.pane.grab()
        bar = self.pane.page.view.verticalScrollBar()
        bar.setValue(bar.maximum())
        self.pane.page._call_near_pictures()
        QApplication.processEvents()

    def leave(self) -> int:
        """End after everything that was asked for; how often somebody came to the proxy."""
        self.engine.stop()
        assert isinstance(self.published[-1], EngineStopped)
        return self.proxy.connections

    def _submit(self, command: Command) -> None:
        self.sent.append(command)
        self.engine.submit(command)


@pytest.fixture
def proxy(monkeypatch: pytest.MonkeyPatch) -> Iterator[FeedServer]:
    """Whatever is sent to any host by this process comes here."""
    for name in list(os.environ):
        if name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)
    with FeedServer() as server:
        server.script("*", Answer(status=404, close=True))
        server.script("http*", Answer(status=404, close=True))
        for name in ("http_proxy", "https_proxy", "all_proxy"):
            monkeypatch.setenv(name, server.url(""))
        QNetworkProxyFactory.setUseSystemConfiguration(True)
        yield server
        QNetworkProxyFactory.setUseSystemConfiguration(False)


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path, proxy: FeedServer) -> Iterator[Room]:
    room = Room(qtbot, tmp_path / "profile", proxy)
    yield room
    room.engine.stop()


def without_pictures(room: Room) -> None:
    room.engine.submit(SetPreference("reading.pictures", "never"))


def own_corpus() -> list[str]:
    parsed = [
        parse_feed(path.read_bytes(), url=f"http://feeds.test/{path.name}", content_type="") for path in sorted(CORPUS.iterdir())
    ]
    return [entry.html for feed in parsed for entry in feed.entries]


def test_a_picture_would_pass_the_proxy(room: Room) -> None:
    """The control: the door is the only one, and it counts."""
    room.read(sanitize('<img src="http://out.test/1.png" width="600" height="400">', SITE))
    room.qtbot.waitUntil(lambda: bool(room.proxy.requests))
    assert [request.path for request in room.proxy.requests] == ["http://out.test/1.png"]


def test_no_article_of_the_corpus_makes_a_request(room: Room) -> None:
    without_pictures(room)
    articles = own_corpus()
    for html in [*articles, sanitize(WAYS_OUT, SITE), samples.TIDE, samples.TABLES]:
        room.read(html)
    assert len(articles) > 5
    assert [command for command in room.sent if isinstance(command, FetchPicture)] != []
    assert room.leave() == 0


def test_what_no_sanitiser_saw_makes_no_request_either(room: Room) -> None:
    without_pictures(room)
    room.read(WAYS_OUT)
    assert room.leave() == 0


def test_pictures_that_count_readers_are_not_asked_for_with_pictures_on(room: Room) -> None:
    room.read(sanitize(PIXELS, SITE))
    assert room.leave() == 0


def test_no_hostile_page_makes_a_request(room: Room) -> None:
    without_pictures(room)
    for path in sorted(PAGES.glob("*.html")):
        room.read(sanitize(path.read_text(), SITE))
    assert room.leave() == 0


def test_no_attack_on_sanitisers_makes_a_request(room: Room) -> None:
    without_pictures(room)
    attacks = [case["payload"] for path in sorted(ATTACKS.glob("*.json")) for case in json.loads(path.read_text())]
    clean = [sanitize(str(attack), SITE) for attack in attacks]
    for start in range(0, len(clean), 50):
        room.read("".join(clean[start : start + 50]))
    assert len(clean) > (100 if IS_WHOLE else 40)
    assert room.leave() == 0


HERE = "https://feed.test/article"
USERS = [
    ("http://good.test@evil.test/", "http://evil.test/"),
    ("http://user:pass@evil.test/", "http://evil.test/"),
    ("https://good.test%2Flogin@evil.test/x?y=a@b#c@d", "https://evil.test/x?y=a@b#c@d"),
    ("http://good.test\\@evil.test/", "http://evil.test/"),
    ("https://a@b@evil.test:8443/", "https://evil.test:8443/"),
]


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
    article_bench.show(sanitize(html, HERE), **article)
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
    shown = samples.article(sanitize(html, HERE), **article)
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
    article_bench.show(sanitize('<p>See <a href="http://good.test@evil.test/">http://good.test@evil.test/</a></p>', HERE))
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
