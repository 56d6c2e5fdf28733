"""Links opened from articles: recorded once each, and said where nothing opens them."""

import zlib
from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import DownloadEpisode, RecordOpenedLink
from reader.domain.entry import SHOWN_IN_FULL, Copy, FullText
from reader.domain.ids import EntryId, FeedId
from reader.domain.link_templates import services_of
from reader.storage import readings
from reader.ui.kit.messages import Toast
from tests.fakes.window_bench import WindowBench
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard
from tests.ui.test_player import URL, Stage, stage  # noqa: F401 -- the fixture

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Menus pop up without a screen."""
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
HTML = '<p><a href="https://Elsewhere.Example/a/secret?id=7">a link</a></p>'
FULL = FullText("<p>full</p>", 0)
INSIDE, OWN = ("elsewhere.example", 1), ("example.org", 0)


@pytest.fixture
def opened(qtbot: QtBot, bench: WindowBench) -> WindowBench:
    """An article with a link in it is open."""
    bench.engine.connection.execute("UPDATE entry_content SET html = ?", (zlib.compress(HTML.encode()),))
    Keyboard(qtbot, bench).press("J")
    qtbot.waitUntil(lambda: bench.window.parts.article.page.is_finished)
    bench.window.parts.article.page.finish()
    settle(qtbot, bench)
    return bench


def press_link(bench: WindowBench, button: Qt.MouseButton) -> None:
    view = bench.window.parts.article.page.view
    point = view.cursorRect(view.document().find("a link")).center() - QPoint(8, 0)
    QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, point)


def tab_to_link(bench: WindowBench) -> None:
    view = bench.window.parts.article.page.view
    view.setFocus()
    while view.textCursor().selectedText() != "a link":
        assert view.focusNextPrevChild(True)  # noqa: FBT003 -- Qt's own
    QTest.keyClick(view, Qt.Key.Key_Return)


def middle_click_in_list(bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    row = next(row for row, key in enumerate(bench.window.parts.entries.model.keys) if key > 0)
    point = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), MIDDLE, Qt.KeyboardModifier.NoModifier, point)


WAYS: dict[str, tuple[Callable[[WindowBench], object], tuple[str, int]]] = {
    "action of key, menu and palette": (lambda bench: bench.window.actions_by_name["open_in_browser"].trigger(), OWN),
    "action of chosen articles": (lambda bench: bench.window.actions_by_name["open_in_background"].trigger(), OWN),
    "middle button in the list": (middle_click_in_list, OWN),
    "button over the article": (lambda bench: bench.window.parts.article.header.browser_clicked.emit(), OWN),
    "link at the article's end": (
        lambda bench: bench.window.parts.article.page.view.anchorClicked.emit(QUrl("action:browser")),
        OWN,
    ),
    "that link, middle button": (
        lambda bench: bench.window.parts.article.page.view.aside_wanted.emit(QUrl("action:browser")),
        OWN,
    ),
    "link in the text": (lambda bench: press_link(bench, LEFT), INSIDE),
    "link in the text, middle button": (lambda bench: press_link(bench, MIDDLE), INSIDE),
    "link in the text, by keys": (tab_to_link, INSIDE),
}


@pytest.mark.parametrize("way", WAYS)
def test_each_way_records_one_link_by_its_host(opened: WindowBench, way: str) -> None:
    act, expected = WAYS[way]
    act(opened)
    assert len(opened.opened_urls) == 1, "the browser was given one page"
    (sent,) = [each.link for each in opened.engine.sent if isinstance(each, RecordOpenedLink)]
    (link,) = readings.opened_links(opened.engine.connection, 0)
    assert link == sent
    assert (link.host, link.depth) == expected
    (feed_id,) = opened.engine.connection.execute(
        "SELECT feed_id FROM entry_status WHERE entry_id = ?", (link.entry_id,)
    ).fetchone()
    assert link.feed_id == feed_id
    assert link.at == int(opened.clock.now())
    stored = str(opened.engine.connection.execute("SELECT * FROM opened_link").fetchall())
    assert "secret" not in stored
    assert "id=7" not in stored


def test_full_text_here_is_recorded_where_the_feed_does_not_show_it_anyway(opened: WindowBench) -> None:
    opened.window.actions_by_name["reader_view"].trigger()
    opened.window.actions_by_name["reader_view"].trigger()
    (link,) = readings.opened_links(opened.engine.connection, 0)
    assert (link.host, link.depth, opened.opened_urls) == ("example.org", SHOWN_IN_FULL, [])


def test_what_is_no_page_of_an_article_is_not_recorded(article_bench: ArticleBench) -> None:
    found: list[tuple[object, ...]] = []
    article_bench.pane.link_opened.connect(lambda *each: found.append(each))
    article_bench.show(HTML)
    for link in ("https://saltmarsh.test/", "#place", "tag:sea", "javascript:x"):
        article_bench.click(link)
    assert article_bench.opened == ["https://saltmarsh.test/"], "the site of the feed is no link of the article"
    assert found == []


def test_a_mail_has_no_host(opened: WindowBench) -> None:
    opened.window.parts.article.page.view.anchorClicked.emit(QUrl("mailto:a@b.test"))
    assert opened.opened_urls == ["mailto:a@b.test"]
    assert opened.engine.sent_of(RecordOpenedLink) == []


def test_depth_is_of_the_own_page_a_link_and_a_link_of_an_article_reached_from_another(article_bench: ArticleBench) -> None:
    depths: list[int] = []
    article_bench.pane.link_opened.connect(lambda *each: depths.append(each[3]))
    article_bench.show(HTML, copies=(Copy(EntryId(9), FeedId(2), "Quay Weekly"),))
    pane = article_bench.pane
    for link in ("https://saltmarsh.test/gauge", "https://saltmarsh.test/gauge#comments", "https://else.test/"):
        article_bench.click(link)
    assert depths == [0, 0, 1]
    article_bench.click(article_bench.text_format("Also in", "Quay").anchorHref())
    article_bench.show(HTML, entry_id=EntryId(9), full_text=FULL)
    article_bench.click("https://else.test/")
    pane.toggle_full_text()
    assert pane.choice.is_full
    article_bench.click("https://else.test/")
    article_bench.click("https://saltmarsh.test/gauge")
    assert depths[3:] == [1, -1, 2, 0]
    article_bench.show(HTML, entry_id=EntryId(10))
    article_bench.show(HTML, entry_id=EntryId(9), full_text=FULL)
    article_bench.click("https://else.test/")
    assert depths[7:] == [1], "it was not reached from another this time"


def said(bench: WindowBench, text: str) -> Toast:
    """The message, once it begins so."""
    toast = bench.window.parts.messages.toast
    deadline = QDeadlineTimer(5000)
    while not toast.text().startswith(text) and not deadline.hasExpired():
        QTest.qWait(5)
    assert toast.text().startswith(text), toast.text()
    return toast


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_a_page_says_that_no_browser_opened_it(opened: WindowBench, way: str) -> None:
    opened.lacks_programs = True
    WAYS[way][0](opened)
    toast = said(opened, "No browser could be opened")
    toast.act()
    assert clipboard() == opened.opened_urls[0]


def trigger(bench: WindowBench, name: str) -> None:
    bench.window.actions_by_name[name].trigger()


def share(bench: WindowBench) -> None:
    (service, *_) = services_of("Pinboard: https://pinboard.test/add?url={url}&title={title}")
    bench.window.handlers.sharing.share_with(service)


OTHERS: dict[str, tuple[Callable[[WindowBench], object], str, str]] = {
    "mail": (lambda bench: trigger(bench, "mail_article"), "No mail program could be opened", "example.org"),
    "share service": (share, "No browser could be opened", "https://pinboard.test/add?url="),
    "folder of programs": (lambda bench: trigger(bench, "open_programs"), "No program could open /", "/programs"),
    "mail link": (
        lambda bench: bench.window.parts.article.page.view.anchorClicked.emit(QUrl("mailto:a@b.test")),
        "No mail program could be opened",
        "a@b.test",
    ),
    "site of a feed": (
        lambda bench: bench.window.handlers.pages.open_address("https://saltmarsh.test/"),
        "No browser could be opened",
        "https://saltmarsh.test/",
    ),
}


@pytest.mark.parametrize("way", OTHERS)
def test_other_ways_out_say_so_too(opened: WindowBench, way: str) -> None:
    do, text, kept = OTHERS[way]
    opened.lacks_programs = True
    do(opened)
    toast = said(opened, text)
    toast.act()
    assert kept in clipboard()
    assert "mailto:" not in clipboard()
    assert "%20" not in clipboard().partition("https:")[0]


def test_pages_that_could_not_be_opened_together_are_copied_together(qtbot: QtBot, bench: WindowBench) -> None:
    bench.lacks_programs = True
    Keyboard(qtbot, bench).press("J")
    settle(qtbot, bench)
    lists = bench.window.parts.entries
    lists.view.selectAll()
    trigger(bench, "open_in_background")
    assert len(bench.opened_urls) > 2
    toast = said(bench, "No browser could be opened")
    assert toast._action.text() == f"Copy {len(bench.opened_urls)} links"
    toast.act()
    assert clipboard().split("\n") == bench.opened_urls


def test_an_episode_that_nothing_plays_is_offered_to_be_saved_or_copied(stage: Stage) -> None:  # noqa: F811
    stage.bench.lacks_programs, stage.is_able = True, False
    stage.read()
    stage.key(Qt.Key.Key_E)
    assert stage.bench.opened_urls == [URL]
    toast = said(stage.bench, "No program on this computer plays this episode")
    toast.act()
    assert clipboard() == URL
    stage.player.card.outside_wanted.emit()
    assert toast._second.text() == "Download"
    toast._second.click()
    assert [each.url for each in stage.bench.engine.sent_of(DownloadEpisode)] == [URL]
