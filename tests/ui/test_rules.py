"""Rules: made from an article, tested while edited, applied, ordered, removed, and all of it taken back."""

from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.entry import Reading
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import RuleStopped
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import entries, readings, rules
from reader.storage.entry_changes import insert_entries
from reader.storage.writer import transaction
from reader.ui.dialogs.rules import RulesEditor
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import HEALTH
from reader.ui.pages.health import HealthPage
from tests.fakes.invented_library import NOW, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

Open = Callable[[], RulesEditor]


def rule(name: str, text: str = "ferry") -> ArrivalRule:
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, text)
    return ArrivalRule(None, name, (condition,), (RuleAction(RuleActionKind.STAR),))


@pytest.fixture
def open_rules(qtbot: QtBot, bench: WindowBench) -> Open:
    def open_them() -> RulesEditor:
        bench.window.handlers.general.edit_rules()
        return shown(bench)

    return open_them


def shown(bench: WindowBench) -> RulesEditor:
    editor = bench.window.parts.sheet.shown
    assert isinstance(editor, RulesEditor)
    return editor


def names(bench: WindowBench) -> list[str]:
    return [each.name for each in rules.rules(bench.window.parts.connection)]


def outcome(qtbot: QtBot, bench: WindowBench, editor: RulesEditor) -> str:
    qtbot.waitUntil(lambda: not editor._test_timer.isActive() and bench.window.parts.runner.is_idle())
    return editor.matches.sentence()


def test_a_rule_is_made_from_an_article_tested_applied_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.parts.entries.view.step(1)
    row = window.parts.entries.current()
    assert row is not None
    window.handlers.general.make_rule()
    editor = shown(bench)
    assert [each.condition() for each in editor.form.conditions] == [
        RuleCondition(RuleField.FEED, RuleTest.IS, str(row.feed_id)),
        RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Glazing in the rain"),
    ]
    assert outcome(qtbot, bench, editor) == "Matches 1 of the last 43 articles"
    editor.form.action_rows[0].kind.set_value(RuleActionKind.TAG)
    editor.form.action_rows[0].kind.chosen.emit(RuleActionKind.TAG)
    QTest.keyClicks(editor.form.action_rows[0].value, "kiln")
    outcome(qtbot, bench, editor)
    editor.apply_button.click()
    settle(qtbot, bench)
    assert entries.entry_rows(window.parts.connection, [row.entry_id])[0].tags == ("kiln",)
    window.parts.messages.toast.act()
    settle(qtbot, bench)
    assert entries.entry_rows(window.parts.connection, [row.entry_id])[0].tags == ()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert names(bench) == ["Notes from a Kiln: Glazing in the rain"]
    window.handlers.general.undo()
    settle(qtbot, bench)
    assert names(bench) == []


def test_what_is_missing_is_said_beside_the_field_and_not_stored(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    editor = open_rules()
    assert editor.examples.isVisible()
    editor.add_button.click()
    row = editor.form.conditions[0]
    assert row._lack.text() == "Enter text to match."
    row.field.set_value(RuleField.FEED)
    row.field.chosen.emit(RuleField.FEED)
    assert row._lack.text() == "Choose a feed from the list."
    row.value.setText("no such feed")
    assert not row._lack.isHidden()
    row.value.setText("harbour bulletin")
    assert row._lack.isHidden()
    editor.form.name.clear()
    assert editor.form._name_lack.text() == "Enter a name for the rule."
    editor.form.action_rows[0].remove_button.click()
    assert editor.form._actions_lack.text() == "Add an action."
    editor.close_sheet()
    settle(qtbot, bench)
    assert names(bench) == []


def test_a_rule_that_is_not_saved_because_something_is_missing_is_named(
    qtbot: QtBot, bench: WindowBench, open_rules: Open
) -> None:
    toast = bench.window.parts.messages.toast
    editor = open_rules()
    editor.add_button.click()
    editor.close_sheet()
    assert toast.text() == ""
    bench.engine.submit(commands.SaveRule(rule("One")))
    editor = open_rules()
    editor.form.conditions[0].value.clear()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert toast.text() == "The rule One was not saved. Enter text to match."
    editor = open_rules()
    editor.form.conditions[0].value.clear()
    for name in ("Two", ""):
        editor.add_button.click()
        editor.form.name.setText(name)
    editor.close_sheet()
    assert toast.text() == "3 rules were not saved: something is missing."


def test_a_change_is_stored_once_when_another_rule_is_chosen(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    for name in ("One", "Two"):
        bench.engine.submit(commands.SaveRule(rule(name)))
    editor = open_rules()
    bench.engine.sent.clear()
    editor.form.name.setText("First")
    editor.list.setCurrentRow(1)
    settle(qtbot, bench)
    assert names(bench) == ["First", "Two"]
    editor.list.setCurrentRow(0)
    editor.close_sheet()
    assert len([each for each in bench.engine.sent if isinstance(each, commands.SaveRule)]) == 1


def test_a_new_rule_is_stored_once(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    editor = open_rules()
    editor.add_button.click()
    QTest.keyClicks(editor.form.conditions[0].value, "tide")
    editor.add_button.click()
    settle(qtbot, bench)
    editor.list.setCurrentRow(0)
    editor.close_sheet()
    settle(qtbot, bench)
    assert names(bench) == ["New rule"]


def test_keys_order_switch_and_remove(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    for name in ("One", "Two", "Three"):
        bench.engine.submit(commands.SaveRule(rule(name)))
    editor = open_rules()
    QTest.keyClick(editor.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    settle(qtbot, bench)
    assert names(bench) == ["Two", "One", "Three"]
    assert editor.list.currentRow() == 1
    QTest.keyClick(editor.list, Qt.Key.Key_Space)
    settle(qtbot, bench)
    assert [each.is_enabled for each in rules.rules(bench.window.parts.connection)] == [True, False, True]
    QTest.keyClick(editor.list, Qt.Key.Key_Delete)
    settle(qtbot, bench)
    assert names(bench) == ["Two", "Three"]
    bench.window.parts.messages.toast.act()
    settle(qtbot, bench)
    assert names(bench) == ["Two", "One", "Three"]
    assert [editor.list.item(place).text() for place in range(3)] == ["Two", "One", "Three"]


def test_the_test_follows_any_and_all(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    bench.engine.submit(commands.SaveRule(rule("Ferries")))
    editor = open_rules()
    assert outcome(qtbot, bench, editor) == "Matches 1 of the last 43 articles"
    editor.form.add_condition.click()
    editor.form.conditions[1].value.setText("comet")
    assert outcome(qtbot, bench, editor) == "Matches 0 of the last 43 articles"
    editor.form.needs_all.set_value(False)
    editor.form.needs_all.chosen.emit(False)  # noqa: FBT003 - a choice's value
    assert outcome(qtbot, bench, editor) == "Matches 2 of the last 43 articles"
    assert editor.matches.accessibleDescription().startswith("Ferry timetable")


def test_an_expression_is_checked_while_it_is_typed_and_tested(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    editor = open_rules()
    editor.add_button.click()
    row = editor.form.conditions[0]
    row.test.set_value(RuleTest.MATCHES)
    row.test.chosen.emit(RuleTest.MATCHES)
    for text, said in (
        ("gla(z", "The expression ends too early."),
        ("gl)az", "The expression is not valid at character 3: )az"),
        ("a{1,99}" * 40 + "(?:a{99}){99}", "The expression is too large."),
        (r"^glaz\w+ in", ""),
    ):
        row.value.setText(text)
        assert row._lack.text().removesuffix(".") == said.removesuffix(".")
    assert outcome(qtbot, bench, editor) == "Matches 1 of the last 43 articles"
    with patch("reader.ui.dialogs.rules.TEST_SECONDS", 0.0):
        row.value.setText("glaz")
        assert outcome(qtbot, bench, editor) == "The expression takes too long."
    assert not editor.apply_button.isEnabled()
    row.value.setText("(")
    editor.close_sheet()
    settle(qtbot, bench)
    assert names(bench) == []


def test_a_stopped_rule_is_named_in_the_editor_on_the_health_page_and_in_a_message(
    qtbot: QtBot, bench: WindowBench, open_rules: Open
) -> None:
    bench.engine.submit(commands.SaveRule(rule("Quick")))
    bench.engine.submit(commands.SaveRule(rule("Slow")))
    number = rules.rules(bench.window.parts.connection)[1].rule_id
    assert number is not None
    problem = Problem(ProblemKind.BAD_VALUE, Detail(DetailKind.EXPRESSION_SLOW))
    with transaction(bench.engine.connection):
        rules.stop(bench.engine.connection, number, problem)
    bench.bridge.publish(RuleStopped("Slow", problem))
    said = "The rule Slow was stopped: the expression takes too long"
    qtbot.waitUntil(lambda: bench.window.parts.messages.toast.text() == said)
    bench.window.handlers.pages.go_health()
    settle(qtbot, bench)
    page = bench.window.parts.panes.pages.page(HEALTH)
    assert isinstance(page, HealthPage)
    qtbot.waitUntil(page.stopped_rules.isVisible)
    assert page.stopped_rules.text() == "Stopped because of their expression: Slow"
    page.edit_rules.click()
    editor = shown(bench)
    assert editor.form.stopped.isHidden()
    editor.list.setCurrentRow(1)
    assert editor.form.stopped.text().startswith("Stopped: the expression takes too long.")
    for _ in range(2):
        QTest.keyClick(editor.list, Qt.Key.Key_Space)
        settle(qtbot, bench)
    assert editor.form.stopped.isHidden()
    editor.close_sheet()
    qtbot.waitUntil(lambda: not page.stopped_rules.isVisible())


def test_a_rule_that_notifies_chooses_its_sound(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    bench.engine.submit(commands.SaveRule(replace(rule("Heard"), actions=(RuleAction(RuleActionKind.NOTIFY, "off"),))))
    editor = open_rules()
    row = editor.form.action_rows[0]
    assert (row.sound.isVisible(), row.sound.value(), row.value.isVisible()) == (True, "off", False)
    row.sound.set_value("on")
    row.sound.chosen.emit("on")
    editor.close_sheet()
    settle(qtbot, bench)
    assert rules.rules(bench.window.parts.connection)[0].actions == (RuleAction(RuleActionKind.NOTIFY, "on"),)
    editor = open_rules()
    editor.form.action_rows[0].kind.set_value(RuleActionKind.STAR)
    editor.form.action_rows[0].kind.chosen.emit(RuleActionKind.STAR)
    assert not editor.form.action_rows[0].sound.isVisible()
    assert editor.form.action_rows[0].action() == RuleAction(RuleActionKind.STAR)


def library_of_examples(bench: WindowBench) -> dict[str, int]:
    """An advertisement, a writer who is always read, and a busy feed that brings traffic; ids of feeds by title."""
    engine, ids = bench.engine, bench.engine.library.feed_ids
    busy, read = ids["Harbour Bulletin"], ids["Slow Compiler"]
    plain = [parsed_entry(f"Council meets {n}", "Text.", NOW - n * 3600, 1000 + n) for n in range(1, 40)]
    roads = [parsed_entry(f"Traffic on bridge {n}", "Text.", NOW - n * 3600, 2000 + n) for n in range(1, 6)]
    old = [parsed_entry(f"Traffic long ago {n}", "Text.", NOW - (40 + n) * 86400, 3000 + n) for n in range(1, 6)]
    advert = parsed_entry("Sponsored: a chair", "Text.", NOW - 60, 4000)
    own = [replace(parsed_entry(f"Compiler {n}", "Text.", NOW - n * 60, 5000 + n), author="Rafi Benayoun") for n in range(1, 12)]
    with transaction(engine.connection):
        made = insert_entries(engine.connection, busy, [*plain, *roads, *old, advert], NOW, index_text=lambda text: text)
        written = insert_entries(engine.connection, read, own, NOW, index_text=lambda text: text)
        for entry_id in (*written[:9], *made[:20]):
            feed_id = read if entry_id in written else busy
            readings.add_reading(engine.connection, Reading(entry_id, feed_id, NOW - 30, 0, 40))
    return {"busy": busy, "read": read}


class ShownWindows(QObject):
    """Windows of their own that are shown, however short."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


def test_no_part_of_an_example_is_shown_as_a_window(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    library_of_examples(bench)
    windows = ShownWindows()
    QApplication.instance().installEventFilter(windows)  # type: ignore[union-attr] -- there is one
    editor = open_rules()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    QApplication.instance().removeEventFilter(windows)  # type: ignore[union-attr] -- there is one
    assert windows.seen == []
    assert [card.show_button.isVisible() for card in editor.examples.cards] == [True, False, True]


def test_examples_are_whole_in_a_narrow_window(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    library_of_examples(bench)
    bench.window.resize(560, 700)
    editor = open_rules()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    QApplication.processEvents()
    room = editor.examples.viewport().rect()
    for card in editor.examples.cards:
        assert card.mapTo(editor.examples.viewport(), card.rect().topRight()).x() <= room.right()
        for label in card.findChildren(PlainLabel):
            is_whole = label.wordWrap() or label.fontMetrics().horizontalAdvance(label.text()) <= label.contentsRect().width()
            assert is_whole or not label.isVisible(), label.text()


def test_examples_are_made_of_the_users_own_feeds_and_say_what_they_would_have_done(
    qtbot: QtBot, bench: WindowBench, open_rules: Open
) -> None:
    ids = library_of_examples(bench)
    editor = open_rules()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    hide, writer, busy = (card.example for card in editor.examples.cards)
    assert hide.rule.conditions == (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "sponsored"),)
    assert hide.rule.actions == (RuleAction(RuleActionKind.HIDE),)
    assert writer.rule.conditions == (RuleCondition(RuleField.AUTHOR, RuleTest.IS, "Rafi Benayoun"),)
    assert (writer.opened, writer.feed_title) == (9, "Slow Compiler")
    assert busy.rule.conditions[0] == RuleCondition(RuleField.FEED, RuleTest.IS, str(ids["busy"]))
    assert busy.rule.conditions[1].value in {"traffic", "bridge"}
    # what the rule itself says of the same articles, counted by the editor's own test; older ones are left out
    said = [card.effect.text() for card in editor.examples.cards]
    total = bench.engine.connection.execute(
        "SELECT count(*) FROM entry_status WHERE is_removed = 0 AND is_hidden = 0 AND sort_at > ?", (NOW - 30 * 86400,)
    ).fetchone()[0]
    assert said[0] == f"Would have hidden 1 of {total} articles in the last 30 days"
    assert said[1] == "Rafi Benayoun writes for Slow Compiler; you opened 9 of the last 10"
    assert said[2].startswith("Would have marked 5 of ")
    editor.examples.cards[2].show_button.click()
    qtbot.waitUntil(editor.examples.cards[2].matches.isVisible)
    assert "Traffic on bridge 1" in editor.examples.cards[2].matches.accessibleDescription()


def test_an_example_opens_for_editing_and_escape_leaves_nothing_behind(
    qtbot: QtBot, bench: WindowBench, open_rules: Open
) -> None:
    library_of_examples(bench)
    editor = open_rules()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    before = len(bench.engine.sent)
    editor.examples.cards[0].use_button.click()
    assert editor.form.isVisible()
    assert editor.form.name.text() == "Hide “sponsored”"
    assert bench.window.focusWidget() is editor.form.name
    assert outcome(qtbot, bench, editor).startswith("Matches 1 of the last")
    QTest.keyClick(editor.form.name, Qt.Key.Key_Escape)
    assert editor.examples.isVisible()
    assert not editor.form.isVisible()
    assert bench.window.focusWidget() is editor.examples.cards[0].use_button
    editor.examples.cards[0].use_button.click()
    # a click beside the card closes as well
    QTest.mouseClick(editor, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    settle(qtbot, bench)
    assert names(bench) == []
    assert [each for each in bench.engine.sent[before:] if isinstance(each, commands.SaveRule)] == []
    editor = open_rules()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    editor.examples.cards[0].use_button.click()
    editor.done_button.click()
    settle(qtbot, bench)
    assert names(bench) == ["Hide “sponsored”"]
    assert open_rules().list.count() == 1


def test_there_is_no_example_without_a_match(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    """Nothing was opened, nothing is an advertisement, and no feed is busy."""
    editor = open_rules()
    settle(qtbot, bench)
    assert editor.examples.isVisible()
    assert editor.examples.cards == []
    assert bench.window.focusWidget() is editor.first_button


def introduction(editor: RulesEditor) -> list[str]:
    return [label.text() for label in editor.examples.findChildren(PlainLabel) if label.isVisible()]


def test_the_introduction_comes_with_its_examples(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    library_of_examples(bench)
    editor = open_rules()
    assert introduction(editor) == []
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    qtbot.waitUntil(lambda: "Start with one of these" in "".join(introduction(editor)))


def test_the_last_rule_deleted_leaves_an_introduction_with_examples(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    library_of_examples(bench)
    bench.engine.submit(commands.SaveRule(rule("Ferries")))
    editor = open_rules()
    assert editor.form.isVisible()
    editor.remove()
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)


def test_without_examples_the_introduction_names_none(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    editor = open_rules()
    qtbot.waitUntil(lambda: introduction(editor) != [])
    assert "Start with one of these" not in "".join(introduction(editor))


def test_examples_are_counted_beside_the_window(qtbot: QtBot, bench: WindowBench, open_rules: Open) -> None:
    library_of_examples(bench)
    asked: list[str] = []
    bench.window.parts.connection.set_trace_callback(asked.append)
    editor = open_rules()
    bench.window.parts.connection.set_trace_callback(None)
    qtbot.waitUntil(lambda: len(editor.examples.cards) == 3)
    assert [each for each in asked if "reading" in each] == []
