"""The feed's text or the page's own, asked for, waited for, failed; and an article that changes while it is open."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchFullText
from reader.domain.entry import FullText
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesChanged, FullTextFailed, FullTextReady
from reader.domain.ids import EntryId, FeedId
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
from tests.ui.article_bench import Desk
from tests.ui.conftest import settle

FULL = "<p>The page itself says a great deal more than its feed does.</p>" * 3


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_full_text_is_asked_for_once_and_shown_when_it_comes(desk: Desk) -> None:
    article = samples.article("<p>Only a teaser.</p>")
    desk.pane.show_article(article)
    wanted: list[int] = []
    desk.pane.reload_wanted.connect(wanted.append)
    desk.pane.toggle_full_text()
    assert [type(each) for each in desk.commands if isinstance(each, FetchFullText)] == [FetchFullText]
    assert desk.pane._line.text() == "Fetching the full text\u2026"
    assert "teaser" in desk.text
    desk.pane.handle_event(FullTextReady(EntryId(7)))
    assert wanted == [7]
    desk.pane.take_article(replace(article, full_text=FullText(FULL, 1)))
    assert "a great deal more" in desk.text
    assert desk.pane._line.text() == ""
    assert desk.pane.head.reader.isChecked()
    desk.pane.toggle_full_text()
    assert "teaser" in desk.text
    desk.pane.toggle_full_text()
    assert "a great deal more" in desk.text
    assert len([each for each in desk.commands if isinstance(each, FetchFullText)]) == 1


def test_a_full_text_that_cannot_be_had_says_why_and_keeps_the_feeds(desk: Desk) -> None:
    desk.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    desk.pane.toggle_full_text()
    desk.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert "teaser" in desk.text
    assert "not to be had" in desk.pane._line.text()
    assert not desk.pane.head.reader.isChecked()
    desk.pane.toggle_full_text()
    assert len([each for each in desk.commands if isinstance(each, FetchFullText)]) == 2


def test_changing_ones_mind_while_it_is_fetched_asks_once(desk: Desk) -> None:
    desk.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    for _ in range(2):
        desk.pane.toggle_full_text()
        assert desk.pane._line.text()
        desk.pane.toggle_full_text()
        assert desk.pane._line.text() == ""
    assert len(desk.commands) == 1


def test_answers_about_other_articles_say_nothing(desk: Desk) -> None:
    desk.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    desk.pane.toggle_full_text()
    desk.pane.show_article(samples.article("<p>Another.</p>", entry_id=EntryId(8)))
    desk.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert desk.pane._line.text() == ""


def test_feeds_set_to_full_text_show_it_by_themselves(desk: Desk) -> None:
    there = samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=FullText(FULL, 1))
    desk.pane.show_article(there)
    assert "a great deal more" in desk.text
    assert not desk.commands
    desk.pane.show_article(replace(there, entry_id=EntryId(8), full_text=None))
    assert "teaser" in desk.text
    assert [type(each) for each in desk.commands] == [FetchFullText]


def test_a_fetch_that_failed_before_is_not_repeated_by_itself(desk: Desk) -> None:
    failed = FullText("", 1, Problem(ProblemKind.NOT_FOUND))
    desk.pane.show_article(samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=failed))
    assert not desk.commands
    assert "teaser" in desk.text


def test_an_article_that_changes_is_drawn_anew_in_its_place(desk: Desk) -> None:
    html = "".join(f"<p>Paragraph number {n} says that it is number {n} of many.</p>" for n in range(80))
    article = samples.article(html)
    desk.show(html)
    view = desk.pane.page.view
    view.verticalScrollBar().setValue(1000)
    before = view.cursorForPosition(QPoint(0, 1)).block().text()
    desk.pane.reload_wanted.connect(
        lambda _: desk.pane.take_article(replace(article, html="<p>Correction first.</p>" * 9 + html))
    )
    desk.pane.handle_event(EntriesChanged(FeedId(1), (EntryId(7),)))
    desk.pane.page.finish()
    QApplication.processEvents()
    assert "Correction first." in desk.text
    assert view.cursorForPosition(QPoint(0, 1)).block().text() == before


def test_one_article_by_keyboard_alone(bench: WindowBench, qtbot: QtBot) -> None:
    """Open, ask for the full text, find, go on: every step with the keys that the action table names."""
    window = bench.window
    window.entries.view.setFocus()
    qtbot.keyClick(window.entries.view, Qt.Key.Key_J)
    settle(qtbot, bench)
    article = window.article.article
    assert article is not None
    qtbot.keyClick(window, Qt.Key.Key_D)
    assert [each.entry_id for each in bench.engine.sent if isinstance(each, FetchFullText)] == [article.entry_id]
    bench.bridge.publish(FullTextFailed(article.entry_id, Problem(ProblemKind.NOT_FOUND)))
    qtbot.waitUntil(lambda: "not to be had" in window.article._line.text())
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = window.article.find_bar.field
    assert field.hasFocus()
    word = max(article.title.split(), key=len)
    qtbot.keyClicks(field, word)
    assert window.article.find_bar.count.text().startswith("1 of ")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.article.page.view.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.article.page.text_size == 19
    qtbot.keyClick(window, Qt.Key.Key_J)
    settle(qtbot, bench)
    assert window.article.article is not None
    assert window.article.article.entry_id != article.entry_id
    assert window.article._line.text() == ""
