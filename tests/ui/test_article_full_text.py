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
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle

FULL = "<p>The page itself says a great deal more than its feed does.</p>" * 3


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


def test_full_text_is_asked_for_once_and_shown_when_it_comes(article_bench: ArticleBench) -> None:
    article = samples.article("<p>Only a teaser.</p>")
    article_bench.pane.show_article(article)
    wanted: list[int] = []
    article_bench.pane.reload_wanted.connect(wanted.append)
    article_bench.pane.toggle_full_text()
    assert [type(each) for each in article_bench.commands if isinstance(each, FetchFullText)] == [FetchFullText]
    assert article_bench.pane._line.text() == "Loading full text…"
    assert "teaser" in article_bench.text
    article_bench.pane.handle_event(FullTextReady(EntryId(7)))
    assert wanted == [7]
    article_bench.pane.set_article(replace(article, full_text=FullText(FULL, 1)))
    assert "a great deal more" in article_bench.text
    assert article_bench.pane._line.text() == ""
    assert article_bench.pane.header.reader.isChecked()
    article_bench.pane.toggle_full_text()
    assert "teaser" in article_bench.text
    article_bench.pane.toggle_full_text()
    assert "a great deal more" in article_bench.text
    assert len([each for each in article_bench.commands if isinstance(each, FetchFullText)]) == 1


def test_a_full_text_that_cannot_be_had_says_why_and_keeps_the_feeds(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    article_bench.pane.toggle_full_text()
    article_bench.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert "teaser" in article_bench.text
    assert "unavailable" in article_bench.pane._line.text()
    assert not article_bench.pane.header.reader.isChecked()
    article_bench.pane.toggle_full_text()
    assert len([each for each in article_bench.commands if isinstance(each, FetchFullText)]) == 2


def test_a_text_that_cannot_be_read_is_said_of_its_article(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(replace(samples.article(""), is_unreadable=True))
    assert "damaged or too large" in article_bench.pane._line.text()
    article_bench.pane.show_article(replace(samples.article("<p>Whole.</p>"), entry_id=EntryId(8)))
    assert article_bench.pane._line.text() == ""


def test_changing_ones_mind_while_it_is_fetched_asks_once(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    for _ in range(2):
        article_bench.pane.toggle_full_text()
        assert article_bench.pane._line.text()
        article_bench.pane.toggle_full_text()
        assert article_bench.pane._line.text() == ""
    assert len(article_bench.commands) == 1


def test_answers_about_other_articles_say_nothing(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    article_bench.pane.toggle_full_text()
    article_bench.pane.show_article(samples.article("<p>Another.</p>", entry_id=EntryId(8)))
    article_bench.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert article_bench.pane._line.text() == ""


def test_feeds_set_to_full_text_show_it_by_themselves(article_bench: ArticleBench) -> None:
    there = samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=FullText(FULL, 1))
    article_bench.pane.show_article(there)
    assert "a great deal more" in article_bench.text
    assert not article_bench.commands
    article_bench.pane.show_article(replace(there, entry_id=EntryId(8), full_text=None))
    assert "teaser" in article_bench.text
    assert [type(each) for each in article_bench.commands] == [FetchFullText]


def test_a_fetch_that_failed_before_is_not_repeated_by_itself(article_bench: ArticleBench) -> None:
    failed = FullText("", 1, Problem(ProblemKind.NOT_FOUND))
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=failed))
    assert not article_bench.commands
    assert "teaser" in article_bench.text


def test_an_article_that_changes_is_drawn_again_in_its_place(article_bench: ArticleBench) -> None:
    html = "".join(f"<p>Paragraph number {n} says that it is number {n} of many.</p>" for n in range(80))
    article = samples.article(html)
    article_bench.show(html)
    view = article_bench.pane.page.view
    view.verticalScrollBar().setValue(1000)
    before = view.cursorForPosition(QPoint(0, 1)).block().text()
    article_bench.pane.reload_wanted.connect(
        lambda _: article_bench.pane.set_article(replace(article, html="<p>Correction first.</p>" * 9 + html))
    )
    article_bench.pane.handle_event(EntriesChanged(FeedId(1), (EntryId(7),)))
    article_bench.pane.page.finish()
    QApplication.processEvents()
    assert "Correction first." in article_bench.text
    assert view.cursorForPosition(QPoint(0, 1)).block().text() == before


def test_one_article_by_keyboard_alone(bench: WindowBench, qtbot: QtBot) -> None:
    """Open, ask for the full text, find, go on: every step with the keys that the action table names."""
    window = bench.window
    window.parts.entries.view.setFocus()
    qtbot.keyClick(window.parts.entries.view, Qt.Key.Key_J)
    settle(qtbot, bench)
    article = window.parts.article.article
    assert article is not None
    qtbot.keyClick(window, Qt.Key.Key_D)
    assert [each.entry_id for each in bench.engine.sent if isinstance(each, FetchFullText)] == [article.entry_id]
    bench.bridge.publish(FullTextFailed(article.entry_id, Problem(ProblemKind.NOT_FOUND)))
    qtbot.waitUntil(lambda: "unavailable" in window.parts.article._line.text())
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = window.parts.article.find_bar.field
    assert field.hasFocus()
    word = max(article.title.split(), key=len)
    qtbot.keyClicks(field, word)
    assert window.parts.article.find_bar.count.text().startswith("1 of ")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.parts.article.page.view.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.parts.article.page.style.text_size == 19
    qtbot.keyClick(window, Qt.Key.Key_J)
    settle(qtbot, bench)
    assert window.parts.article.article is not None
    assert window.parts.article.article.entry_id != article.entry_id
    assert window.parts.article._line.text() == ""
