"""Links opened from articles are recorded once each, by host and depth, whichever way they are opened."""

import zlib
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import RecordOpenedLink
from reader.domain.entry import SHOWN_IN_FULL, Copy, FullText
from reader.domain.ids import EntryId, FeedId
from reader.storage import readings
from tests.fakes.window_bench import WindowBench
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard

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


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


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
