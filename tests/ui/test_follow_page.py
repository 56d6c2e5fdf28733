"""Following a page without a feed, and what the user's own programs write, from the dialog to the properties and Health."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import AddProgram, FollowPage, PreviewProgram, SaveRule, SetSubscriptionSettings
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import RuleProgramEnded
from reader.domain.health import Checkup, Concern, Finding, Fix, find_concerns
from reader.domain.ids import EntryId, FeedId, RuleId
from reader.domain.page_rule import PAGE, PageRule, rule_text
from reader.domain.retrieval import FetchResult
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.formats.wire import perform
from reader.storage import program_runs, subscriptions
from reader.storage.program_runs import programs_folder
from reader.storage.writer import transaction
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.page_feed import PageSheet
from reader.ui.dialogs.properties import PropertiesSheet
from reader.ui.dialogs.rules import RulesEditor
from reader.ui.kit.pages import HEALTH
from reader.ui.kit.sheet import AskLineSheet
from reader.ui.pages.health import HealthPage
from reader.ui.pages.health_list import examine
from reader.ui.text.health import what_text
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.fakes.world import rss
from tests.ui.test_add_feed import handed_on, opened, type_address
from tests.unit.formats.test_page_rule import THREE

URL = "https://kiln.test/news/"


def answer(qtbot: QtBot, bench: WindowBench, body: bytes, content_type: str = "text/html") -> None:
    """What the server answered to the last request; the parser process follows."""
    request = bench.engine.requests[-1]
    bench.engine.fetched(FetchResult(request, 200, request.url, NOW, NOW, content_type=content_type, body=body, body_hash="x"))
    parse(qtbot, bench)


def parse(qtbot: QtBot, bench: WindowBench) -> None:
    """Let the parser process have read what waits for it."""
    for job in bench.engine.jobs:
        if job.job_id in bench.engine.core.state.parses:
            bench.engine.parsed(job.job_id, perform(job))
    handed_on(qtbot, bench)


def chooser(qtbot: QtBot, bench: WindowBench) -> PageSheet:
    """From the + to the blocks of a page, by mouse and keys."""
    sheet = opened(bench)
    type_address(bench, sheet, "kiln.test/news/")
    answer(qtbot, bench, THREE)
    assert sheet.page_button.isVisible()
    QTest.mouseClick(sheet.page_button, Qt.MouseButton.LeftButton)
    parse(qtbot, bench)
    return bench.sheet(PageSheet)


def typed(qtbot: QtBot, bench: WindowBench, sheet: PageSheet, part: str, text: str) -> None:
    sheet.fields[part].setText(text)
    assert not sheet.save_button.isEnabled()
    qtbot.waitUntil(lambda: not sheet._typing.isActive())
    parse(qtbot, bench)


def test_a_page_is_followed_with_the_blocks_that_suggest_themselves(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = chooser(qtbot, bench)
    asked = len(bench.engine.requests)
    assert sheet.rule() == PageRule("div.post")
    assert sheet.message.text() == "3 articles found"
    assert sheet.blocks.hasFocus()
    assert sheet.blocks.currentItem().text().startswith("div.post:")
    assert "A title of number 3" in sheet.preview_card.accessibleDescription()
    assert sheet.name.text() == "Kiln news"
    QTest.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    parse(qtbot, bench)
    command = bench.engine.sent_of(FollowPage)[-1]
    assert isinstance(command, FollowPage)
    assert command.rule == PageRule("div.post")
    assert len(bench.engine.requests) == asked
    followed = next(each for each in subscriptions.subscriptions(bench.window.parts.connection) if each.url == URL)
    assert followed.settings[PAGE] == rule_text(PageRule("div.post"))
    assert bench.window.parts.sheet.shown is None


def test_blocks_are_chosen_by_click_by_key_and_by_css(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = chooser(qtbot, bench)
    places = {sheet.blocks.item(row).text().partition(":")[0]: row for row in range(sheet.blocks.count())}
    sheet.part.set_value("date")
    area = sheet.blocks.visualItemRect(sheet.blocks.item(places["time"]))
    QTest.mouseClick(sheet.blocks.viewport(), Qt.MouseButton.LeftButton, pos=area.center() - QPoint(0, 2))
    assert sheet.fields["date"].text() == "time"
    sheet.part.set_value("article")
    sheet.blocks.setCurrentRow(places["main"])
    QTest.keyClick(sheet.blocks, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not sheet._typing.isActive())
    parse(qtbot, bench)
    assert sheet.message.text() == "1 article found"
    typed(qtbot, bench, sheet, "title", "h2[")
    assert (sheet.message.text(), sheet.message.property("kind")) == ("Title: this is not a CSS selector.", "bad")
    assert not sheet.save_button.isEnabled()
    typed(qtbot, bench, sheet, "title", "")
    typed(qtbot, bench, sheet, "article", ".nothing")
    assert sheet.message.property("kind") == "warn"
    sheet.suggestions.chosen.emit(PageRule("div.post"))
    parse(qtbot, bench)
    assert sheet.save_button.isEnabled()


def test_a_page_of_scripts_says_so_and_offers_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.follow_page(URL, None)
    answer(qtbot, bench, b"<html><body><div id=app></div><script>run()</script></body></html>")
    sheet = bench.sheet(PageSheet)
    assert "filled by scripts" in sheet.message.text()
    assert not sheet.save_button.isEnabled()
    assert sheet.blocks.isHidden() or not sheet.blocks.isVisible()


def test_the_address_of_a_page_that_could_not_be_loaded_can_be_changed(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.follow_page("kiln.test/nwes/", None)
    answer(qtbot, bench, b"", "image/png")
    sheet = bench.sheet(PageSheet)
    assert sheet.address_button.hasFocus()
    QTest.keyClick(sheet.address_button, Qt.Key.Key_Space)
    asking = bench.sheet(AskLineSheet)
    assert asking.field.text() == "kiln.test/nwes/"
    QTest.keyClick(asking.field, Qt.Key.Key_Return)
    assert isinstance(bench.window.parts.sheet.shown, PageSheet)


def test_the_rule_is_changed_from_the_properties_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = chooser(qtbot, bench)
    sheet.go()
    parse(qtbot, bench)
    parts = bench.window.parts
    feed_id = next(each.feed_id for each in subscriptions.subscriptions(parts.connection) if each.url == URL)
    bench.window.handlers.pages.show_feed_properties(feed_id)
    properties = parts.sheet.shown
    assert isinstance(properties, PropertiesSheet)
    named = QAccessible.queryAccessibleInterface(properties.choose)
    assert named is not None
    assert named.text(QAccessible.Text.Name) == properties.choose.text(), "what it does, not the name of its row"
    QTest.mouseClick(properties.choose, Qt.MouseButton.LeftButton)
    answer(qtbot, bench, THREE)
    edited = parts.sheet.shown
    assert isinstance(edited, PageSheet)
    assert edited.rule() == PageRule("div.post")
    typed(qtbot, bench, edited, "article", "main")
    edited.go()
    handed_on(qtbot, bench)
    assert SetSubscriptionSettings in {type(each) for each in bench.engine.sent}
    assert subscriptions.settings_of(parts.connection, feed_id)[PAGE] == rule_text(PageRule("main"))
    assert parts.sheet.shown is None
    bench.window.handlers.general.undo()
    handed_on(qtbot, bench)
    assert subscriptions.settings_of(parts.connection, feed_id)[PAGE] == rule_text(PageRule("div.post"))


def put(bench: WindowBench, name: str, mode: int) -> Path:
    folder = programs_folder(bench.window.parts.database)
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(mode)
    return path


def test_a_program_is_chosen_in_the_dialog_run_once_and_followed(qtbot: QtBot, bench: WindowBench) -> None:
    assert opened(bench).source.isHidden() or bench.window.parts.sheet.shown is not None
    put(bench, "weather", 0o700)
    put(bench, "broken", 0o600)
    bench.window.handlers.feeds.add_feed()
    sheet = bench.sheet(AddFeedSheet)
    sheet.source.set_value("broken")
    sheet.source.chosen.emit("broken")
    assert (sheet.message.text(), sheet.message.property("kind")) == (
        "The program cannot be run: it is not marked as executable.", "bad"
    )  # fmt: skip
    assert bench.engine.sent_of(PreviewProgram) == []
    sheet.source.set_value("weather")
    sheet.source.chosen.emit("weather")
    assert sheet.field.isHidden()
    assert sheet.hint.isHidden()
    assert bench.engine.requests[-1].url == "program:weather"
    answer(qtbot, bench, rss(1, 2, title="Weather"), "")
    assert (sheet.name.text(), sheet.add_button.text()) == ("Weather", "Add feed")
    QTest.mouseClick(sheet.add_button, Qt.MouseButton.LeftButton)
    handed_on(qtbot, bench)
    assert len(bench.engine.sent_of(AddProgram)) == 1
    assert bench.window.parts.sheet.shown is None
    assert len([each for each in bench.engine.requests if each.url == "program:weather"]) == 1


def test_the_programs_folder_is_made_and_shown(bench: WindowBench) -> None:
    bench.window.handlers.by_name["open_programs"]()
    folder = programs_folder(bench.window.parts.database)
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("kind", "concern", "fix"),
    [
        (ProblemKind.NO_PAGE_ARTICLES, Concern.UNREADABLE, Fix.CHOOSE_BLOCKS),
        (ProblemKind.BAD_SELECTOR, Concern.UNREADABLE, Fix.CHOOSE_BLOCKS),
        (ProblemKind.NO_PROGRAM, Concern.FAILING, Fix.OPEN_PROGRAMS),
        (ProblemKind.PROGRAM_REFUSED, Concern.FAILING, Fix.OPEN_PROGRAMS),
        (ProblemKind.PROGRAM_FAILED, Concern.FAILING, Fix.OPEN_PROGRAMS),
    ],
)
def test_health_offers_what_helps_first(kind: ProblemKind, concern: Concern, fix: Fix) -> None:
    checkup = Checkup(FeedId(1), "Kiln", URL, problem=Problem(kind, "x"), problem_since=0)
    (finding,) = find_concerns([checkup], 10 * 86_400)
    assert (finding.concern, finding.fixes[0]) == (concern, fix)
    assert Fix.FIND_AGAIN not in finding.fixes


def test_a_page_that_got_a_feed_is_offered_once_in_health() -> None:
    checkup = Checkup(FeedId(1), "Kiln", URL, offered_url="https://kiln.test/feed")
    (finding,) = find_concerns([checkup], 0)
    assert isinstance(finding, Finding)
    assert (finding.concern, finding.fixes[0]) == (Concern.OFFERED, Fix.USE_FEED)
    assert what_text(finding) == "The page names a feed: https://kiln.test/feed"


def test_a_rule_runs_a_program_that_is_chosen_from_the_folder(qtbot: QtBot, bench: WindowBench) -> None:
    put(bench, "tell", 0o700)
    put(bench, "broken", 0o600)
    bench.window.handlers.general.edit_rules()
    editor = bench.sheet(RulesEditor)
    editor.add()
    (row,) = editor.form.action_rows
    row.kind.set_value(RuleActionKind.RUN)
    row.kind.chosen.emit(RuleActionKind.RUN)
    assert (row.program.isHidden(), row.value.isHidden()) == (False, True)
    assert row._lack.text() == "Choose a program. It has to lie in the programs folder."
    for name, lack in (("broken", "The program cannot be run: it is not marked as executable."), ("tell", "")):
        row.program.set_value(name)
        row.program.chosen.emit(name)
        assert row._lack.text() == lack
    assert row.action() == RuleAction(RuleActionKind.RUN, "tell")


def test_a_rule_whose_program_failed_is_named_in_health_and_in_the_editor(qtbot: QtBot, bench: WindowBench) -> None:
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "tide")
    bench.engine.submit(SaveRule(ArrivalRule(None, "Tell me", (condition,), (RuleAction(RuleActionKind.RUN, "gone"),))))
    with transaction(bench.engine.connection):
        program_runs.queue(bench.engine.connection, RuleId(1), "gone", [EntryId(1)], NOW)
        program_runs.begin(bench.engine.connection, 1, NOW)
        program_runs.finish(bench.engine.connection, 1, Problem(ProblemKind.NO_PROGRAM, "gone"), NOW)
    found = examine(bench.window.parts.connection, NOW, {})
    assert found.failed_programs == [("Tell me", Problem(ProblemKind.NO_PROGRAM, "gone"))]
    bench.window.handlers.pages.go_health()
    bench.engine.publish(RuleProgramEnded("Tell me", Problem(ProblemKind.NO_PROGRAM, "gone")))
    page = bench.window.parts.panes.pages.page(HEALTH)
    assert isinstance(page, HealthPage)
    text = "Rule Tell me: There is no program gone in the programs folder."
    qtbot.waitUntil(lambda: page.stopped_rules.text() == text)
    assert page.stopped_rules.isVisible()
    bench.window.handlers.general.edit_rules()
    editor = bench.sheet(RulesEditor)
    assert editor.form.stopped.text().endswith("There is no program gone in the programs folder.")
    (row,) = editor.form.action_rows
    assert row.action() == RuleAction(RuleActionKind.RUN, "gone")
    assert row._lack.text() == "There is no program gone in the programs folder."
