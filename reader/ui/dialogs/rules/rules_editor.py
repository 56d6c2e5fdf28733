"""Editor of all rules, testing the current one against stored articles. GUI thread only."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.commands import ApplyRule, Command, RemoveRule, SaveRule
from reader.domain.entry import EntryRow
from reader.domain.errors import Problem, ReaderError
from reader.domain.events import Event, RuleProgramEnded, RulesChanged, RuleStopped
from reader.domain.rules import ArrivalRule
from reader.formats.expression import TEST_SECONDS, Expressions
from reader.storage import entries, program_runs, rules
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.dialogs.rules.rule_form import Known, RuleForm
from reader.ui.dialogs.rules.rule_list import RuleList
from reader.ui.dialogs.rules.rule_matches import MOST_TITLES, RuleMatches
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.problem_text import sentence
from reader.ui.text.rule_text import as_sentence, is_complete, new_rule, stopped_text, unsaved_text
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.surface import SideBySide, SideColumn

_WIDTH, _HEIGHT, _NAV_PX = 860, 672, 216
_TEST_MILLISECONDS = 250
_QUERY = "rule test"


class RulesEditor(Cover):
    """Stores a rule when it is left: for another one, by Done or by Escape. Incomplete rules are not stored; `left_out` reports
    those with typed text.
    """

    left_out = Signal(str)

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        connection: ReadConnection,
        runner: QueryRunner,
        clock: Clock,
        submit: Callable[[Command], None],
        known: Known,
        draft: ArrivalRule | None = None,
    ) -> None:
        super().__init__(theme, window, "", _WIDTH, _HEIGHT)
        self.setAccessibleName(self.tr("Rules"))
        self._connection = connection
        self._runner = runner
        self._submit = submit
        self._rules: list[ArrivalRule] = rules.rules(connection)
        self._stored = {rule.rule_id: rule for rule in self._rules}
        self._stopped = rules.stopped(connection)
        self._failed = program_runs.failed(connection)
        self._sent: list[ArrivalRule] = []
        self._row = -1
        self.matches = RuleMatches(theme, clock)
        self.form = RuleForm(theme, known, self.matches)
        self.list = RuleList(theme)
        self._none = PlainLabel(
            self.tr("Rules act on new articles automatically: mark as read, star, tag or hide them."),
            kind="second",
        )
        self.apply_button = button(self.tr("Apply to matches now"), self.apply)
        self.remove_button = button(self.tr("Delete rule"), self.remove, "danger")
        self.done_button = button(self.tr("Done"), self.close_sheet, "primary")
        self.add_button = button(self.tr("New rule"), self.add)
        self._test_timer = single_shot(self, _TEST_MILLISECONDS, self._test)
        self._lay_out(theme)
        self.form.changed.connect(self._edited)
        self.list.currentRowChanged.connect(self._choose)
        self.list.moved.connect(self.move_rule)
        self.list.switched.connect(self._switch)
        self.list.remove_wanted.connect(lambda _: self.remove())
        if draft is not None:
            self._rules.append(draft)
        self._show(len(self._rules) - 1 if draft is not None else 0)
        self.open()
        (self.form.name if draft is not None else self.list if self._rules else self.add_button).setFocus()

    def _lay_out(self, theme: Theme) -> None:
        nav = SideColumn(theme)
        title = PlainLabel(self.accessibleName(), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 4))
        below = boxes.row((self.add_button, 1), margins=(16, 0, 16, 0))
        boxes.column(title, (self.list, 1), below, spacing=8, margins=(0, 18, 0, 16), on=nav)
        self._none.setWordWrap(True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._none.setContentsMargins(64, 0, 64, 0)
        footer = boxes.row(self.remove_button, STRETCH, self.apply_button, self.done_button, spacing=8, margins=(28, 12, 28, 20))
        right = boxes.column((self._none, 1), (self.form, 1), footer, spacing=0, margins=0)
        self.column.addLayout(SideBySide(nav, _NAV_PX, right))

    def close_sheet(self) -> None:
        """Store changes and close."""
        self._keep()
        self._test_timer.stop()
        self._runner.forget(_QUERY)
        changed = [rule for rule in self._rules if rule not in (self._stored.get(rule.rule_id), new_rule())]
        text = unsaved_text([rule for rule in changed if not is_complete(rule)])
        super().close_sheet()
        if text:
            self.left_out.emit(text)

    def handle_event(self, event: Event) -> None:
        """Read the rules after any change, including the editor's own; the form stays as it is."""
        if isinstance(event, RulesChanged | RuleStopped | RuleProgramEnded):
            self._load_stored()

    # User actions

    def add(self) -> None:
        self._keep()
        self._rules.append(new_rule())
        self._show(len(self._rules) - 1)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def remove(self) -> None:
        """Remove the selected rule; a message offers undo."""
        row = self.list.currentRow()
        if 0 <= row < len(self._rules):
            rule = self._rules.pop(row)
            self._show(min(row, len(self._rules) - 1))
            if rule.rule_id is not None:
                self._submit(RemoveRule(rule.rule_id))

    def apply(self) -> None:
        """Apply the rule in the form to stored articles."""
        rule = self.form.rule()
        if rule is not None and is_complete(rule):
            self._submit(ApplyRule(rule))

    def move_rule(self, start: int, target: int) -> None:
        """Move a rule; one that was never stored stays at the end."""
        self._keep()
        rule = self._rules[start]
        if rule.rule_id is not None and self._rules[target].rule_id is not None:
            self._rules.insert(target, self._rules.pop(start))
            self._show(target)
            self._submit(SaveRule(rule, target))

    def _switch(self, row: int, is_on: bool) -> None:  # noqa: FBT001 - the signal's signature
        self._keep()
        self._rules[row] = replace(self._rules[row], is_enabled=is_on)
        self._store(self._rules[row])
        if row == self._row:
            self.form.show_rule(self._rules[row], self._why_stopped(row))

    # Results

    def _choose(self, row: int) -> None:
        self._keep()
        self._show(row)

    def _keep(self) -> None:
        """Apply the form to the rule, and store it if complete."""
        edited = self.form.rule()
        if edited is not None and 0 <= self._row < len(self._rules):
            self._rules[self._row] = edited
            self._store(edited)

    def _store(self, rule: ArrivalRule) -> None:
        is_known = rule in self._sent if rule.rule_id is None else self._stored.get(rule.rule_id) == rule
        if is_known or not is_complete(rule):
            return
        if rule.rule_id is None:
            self._sent.append(rule)
        else:
            self._stored[rule.rule_id] = rule
        self._submit(SaveRule(rule))

    def _show(self, row: int) -> None:
        self._row = row
        self.list.show_rules(self._rules, row, self._stopped)
        has_rule = 0 <= row < len(self._rules)
        self.form.setVisible(has_rule)
        self._none.setVisible(not has_rule)
        for control in (self.apply_button, self.remove_button):
            control.setVisible(has_rule)
        if has_rule:
            self.form.show_rule(self._rules[row], self._why_stopped(row))
            self._edited()

    def _why_stopped(self, row: int) -> str:
        rule_id = self._rules[row].rule_id
        problem = None if rule_id is None else self._stopped.get(rule_id)
        if problem is not None:
            return stopped_text(problem)
        failed = None if rule_id is None else self._failed.get(rule_id)
        return "" if failed is None else fill(self.tr("The last run of its program failed. {problem}"), problem=sentence(failed))

    def _load_stored(self) -> None:
        """Update rules from storage: new ones get their ids, the form stays unless the rule was changed elsewhere, such as by
        undo.
        """
        before, edited = self._stored, self.form.rule()
        drafts = [rule for rule in self._rules if rule.rule_id is None and rule not in self._sent]
        self._rules = [*rules.rules(self._connection), *drafts]
        self._stored = {rule.rule_id: rule for rule in self._rules}
        self._stopped = rules.stopped(self._connection)
        self._failed = program_runs.failed(self._connection)
        row = next((place for place, rule in enumerate(self._rules) if edited is not None and _is_same(rule, edited)), None)
        if row is None or edited is None or edited.rule_id is None or before.get(edited.rule_id) == edited:
            self._show(min(max(self._row, 0), len(self._rules) - 1) if row is None else row)
        else:
            self._row = row
            self.list.show_rules(self._rules, row, self._stopped)
            self.form.say_stopped(self._why_stopped(row))

    def _edited(self) -> None:
        rule = self.form.rule()
        is_whole = rule is not None and is_complete(rule)
        self.apply_button.setEnabled(False)
        self.list.rename(self.list.currentRow(), rule.name if rule is not None else "")
        self._runner.forget(_QUERY)
        if is_whole or (rule is not None and rule.conditions and all(each.value for each in rule.conditions)):
            self._test_timer.start()
        else:
            self._test_timer.stop()
            self.matches.say(self.tr("Matching articles appear here."))

    def _test(self) -> None:
        rule = self.form.rule()
        if rule is not None:
            self._runner.run(_QUERY, lambda connection: _try(connection, rule), self._tested, Lane.RANKING)

    def _tested(self, answer: tuple[int, int, Sequence[EntryRow]] | Problem) -> None:
        rule = self.form.rule()
        if isinstance(answer, Problem):
            self.matches.say(as_sentence(answer.detail))
        elif rule is not None:
            fitting, checked, newest = answer
            self.matches.show_matches(fitting, checked, newest)
            self.apply_button.setEnabled(is_complete(rule) and fitting > 0)


def _is_same(rule: ArrivalRule, edited: ArrivalRule) -> bool:
    """Return True if a stored rule is the edited one, ignoring an id assigned by storing."""
    return rule.rule_id == edited.rule_id if edited.rule_id is not None else replace(rule, rule_id=None) == edited


def _try(connection: ReadConnection, rule: ArrivalRule) -> tuple[int, int, Sequence[EntryRow]] | Problem:
    try:
        found = rules.matching(connection, rule, Expressions(TEST_SECONDS).search)
    except ReaderError as error:
        return error.problem
    return len(found.entry_ids), found.checked, entries.entry_rows(connection, found.entry_ids[:MOST_TITLES])
