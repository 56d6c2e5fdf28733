"""No article makes a request by being shown: a counting proxy stands at the only way out, and whatever would leave passes it."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QNetworkProxyFactory
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.app.compose import start_engine
from reader.app.paths import make_folders, profile_in
from reader.domain.commands import Command, FetchPicture, SetPreference
from reader.domain.events import EngineStopped, Event
from reader.engine.thread import Engine
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.parser import parse_feed
from reader.ui.article.pane import ArticlePane
from reader.ui.kit.theme import Theme
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE
from tests.ui import article_samples as samples

CORPUS = Path(__file__).parents[1] / "corpus" / "feeds"
ATTACKS = DATA / "xss" / "dompurify"
PAGES = HOSTILE / "public" / "html"
BASE = "http://feed.test/article"
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
    room.read(sanitize('<img src="http://out.test/1.png" width="600" height="400">', BASE))
    room.qtbot.waitUntil(lambda: bool(room.proxy.requests))
    assert [request.path for request in room.proxy.requests] == ["http://out.test/1.png"]


def test_no_article_of_the_corpus_makes_a_request(room: Room) -> None:
    without_pictures(room)
    articles = own_corpus()
    for html in [*articles, sanitize(WAYS_OUT, BASE), samples.TIDE, samples.TABLES]:
        room.read(html)
    assert len(articles) > 5
    assert [command for command in room.sent if isinstance(command, FetchPicture)] != []
    assert room.leave() == 0


def test_what_no_sanitiser_saw_makes_no_request_either(room: Room) -> None:
    without_pictures(room)
    room.read(WAYS_OUT)
    assert room.leave() == 0


def test_pictures_that_count_readers_are_not_asked_for_with_pictures_on(room: Room) -> None:
    room.read(sanitize(PIXELS, BASE))
    assert room.leave() == 0


def test_no_hostile_page_makes_a_request(room: Room) -> None:
    without_pictures(room)
    for path in sorted(PAGES.glob("*.html")):
        room.read(sanitize(path.read_text(), BASE))
    assert room.leave() == 0


def test_no_attack_on_sanitisers_makes_a_request(room: Room) -> None:
    without_pictures(room)
    attacks = [case["payload"] for path in sorted(ATTACKS.glob("*.json")) for case in json.loads(path.read_text())]
    clean = [sanitize(str(attack), BASE) for attack in attacks]
    for start in range(0, len(clean), 50):
        room.read("".join(clean[start : start + 50]))
    assert len(clean) > (100 if IS_WHOLE else 40)
    assert room.leave() == 0
