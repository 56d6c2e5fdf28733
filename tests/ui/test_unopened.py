"""Where no program of the desktop opens what is handed to it, the window says so and offers to keep it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import DownloadEpisode
from reader.domain.link_templates import services_of
from reader.ui.kit.messages import Toast
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard
from tests.ui.test_opened_links import WAYS, opened  # noqa: F401 -- the fixture
from tests.ui.test_player import URL, Stage, stage  # noqa: F401 -- the fixture

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def said(bench: WindowBench, text: str) -> Toast:
    """The message, once it says this."""
    toast = bench.window.parts.messages.toast
    deadline = QDeadlineTimer(5000)
    while toast.text() != text and not deadline.hasExpired():
        QTest.qWait(5)
    assert toast.text() == text
    return toast


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_a_page_says_that_no_browser_opened_it(opened: WindowBench, way: str) -> None:  # noqa: F811
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
    "folder of programs": (lambda bench: trigger(bench, "open_programs"), "No program could open programs", "/programs"),
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
def test_other_ways_out_say_so_too(opened: WindowBench, way: str) -> None:  # noqa: F811
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
