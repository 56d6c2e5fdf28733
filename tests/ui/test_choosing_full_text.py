"""Choosing what on the pages of a feed is the full text: from the menu to the text that is shown."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchFullText, FetchSiteRules, SetSubscriptionSettings
from reader.domain.events import SiteRulesStored
from reader.domain.page_rule import TEXT
from reader.engine.jobs.full_text import COMMON_RULES_URL
from reader.storage import entries, subscriptions
from reader.ui.dialogs.text_rule import TextRuleSheet
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.test_follow_page import answer, parse
from tests.ui.test_usable_actions import open_article

WORDS = "The kiln was lit at dawn, and by noon the shelves inside it glowed as red as the clay had been before. "
PAGE = (
    f"<html><head><title>Kiln</title></head><body><main><div class=story>{f'<p>{WORDS}</p>' * 6}</div>"
    "<div class=aside><p>Only the note beside it.</p></div></main></body></html>"
).encode()


def opened(qtbot: QtBot, bench: WindowBench, body: bytes = PAGE, content_type: str = "text/html") -> TextRuleSheet:
    open_article(bench, "The tide gauge")
    bench.window.actions_by_name["choose_full_text"].trigger()
    shown = bench.sheet(TextRuleSheet)
    assert (shown.message.text(), shown.save_button.isEnabled()) == ("Loading the page…", False)
    bench.engine.tick(float(NOW))
    answer(qtbot, bench, body, content_type)
    return shown


@pytest.fixture
def sheet(qtbot: QtBot, bench: WindowBench) -> TextRuleSheet:
    return opened(qtbot, bench)


def typed(qtbot: QtBot, bench: WindowBench, sheet: TextRuleSheet, text: str) -> None:
    sheet.field.setText(text)
    assert not sheet.save_button.isEnabled()
    qtbot.waitUntil(lambda: not sheet._typing.isActive())
    parse(qtbot, bench)


def test_a_block_is_chosen_saved_shown_and_taken_back(qtbot: QtBot, bench: WindowBench, sheet: TextRuleSheet) -> None:
    article = bench.window.parts.article.article
    asked = len(bench.engine.requests)
    assert sheet.selector() == "div.story"
    assert sheet.found.text().startswith("The kiln was lit")
    assert sheet.blocks.hasFocus()
    places = [sheet.blocks.item(row).text().partition(":")[0] for row in range(sheet.blocks.count())]
    sheet.blocks.setCurrentRow(places.index("div.aside"))
    QTest.keyClick(sheet.blocks, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not sheet._typing.isActive())
    parse(qtbot, bench)
    assert (sheet.selector(), sheet.found.text()) == ("div.aside", "Only the note beside it.…")
    assert sheet.message.text() == "20 characters of text found"
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    parse(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    command = bench.engine.sent_of(FetchFullText)[0]
    assert isinstance(command, FetchFullText)
    assert command.again
    parts = bench.window.parts
    feed_id = entries.feed_of(parts.connection, article.entry_id)
    assert feed_id is not None
    assert subscriptions.settings_of(parts.connection, feed_id)[TEXT] == "div.aside"
    shown = parts.article.choice.shown()
    assert "Only the note" in shown.html
    assert len(bench.engine.requests) == asked
    bench.window.actions_by_name["undo"].trigger()
    assert TEXT not in subscriptions.settings_of(parts.connection, feed_id)


def test_what_finds_nothing_cannot_be_saved_and_an_empty_field_can(
    qtbot: QtBot, bench: WindowBench, sheet: TextRuleSheet
) -> None:
    typed(qtbot, bench, sheet, "div[")
    assert (sheet.message.text(), sheet.save_button.isEnabled()) == ("This is not a CSS selector.", False)
    typed(qtbot, bench, sheet, ".none")
    assert (sheet.message.property("kind"), sheet.save_button.isEnabled()) == ("warn", False)
    typed(qtbot, bench, sheet, "")
    assert sheet.save_button.isEnabled()
    QTest.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    command = bench.engine.sent_of(SetSubscriptionSettings)[-1]
    assert isinstance(command, SetSubscriptionSettings)
    assert command.settings == {TEXT: ""}


def test_a_page_that_does_not_come_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(qtbot, bench, b"%PDF-1.7", "application/pdf")
    assert (sheet.message.property("kind"), sheet.save_button.isEnabled()) == ("bad", False)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


def test_the_common_rules_are_fetched_by_a_command_which_says_what_came(bench: WindowBench) -> None:
    bench.window.actions_by_name["fetch_site_rules"].trigger()
    command = bench.engine.sent_of(FetchSiteRules)[0]
    assert [request.url for request in bench.engine.requests] == [COMMON_RULES_URL]
    bench.engine.publish(SiteRulesStored(1770, cause=command.command_id))
    assert re.fullmatch(r"Rules for full texts of 1\W?770 sites are here", bench.window.parts.messages.toast.text())
