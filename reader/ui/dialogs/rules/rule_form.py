"""Form of a rule: name, conditions, actions, and its current matches. GUI thread only."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from reader.domain.marks import MARKS
from reader.domain.programs import FoundProgram
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.value_classes import dataclass
from reader.ui.dialogs.rules.rule_matches import RuleMatches
from reader.ui.dialogs.rules.rule_row import ConditionRow, Places, RuleActionRow, RuleRow
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.rule_text import lack_of_actions, lack_of_conditions, lack_of_name
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH, Gap
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_PADDING = 28


@dataclass(frozen=True, slots=True)
class Known:
    """Feeds, folders, tags and programs that a rule may name."""

    feeds: Places
    folders: Places
    tags: Sequence[str]
    programs: Sequence[FoundProgram] = ()


class RuleForm(QScrollArea):
    """`changed` is emitted after each edit by the user; `rule` returns the form's contents."""

    changed = Signal()

    def __init__(self, theme: Theme, known: Known, matches: RuleMatches) -> None:
        super().__init__()
        self._theme = theme
        self._known = known
        self._rule: ArrivalRule | None = None
        self._is_filling = False
        self.conditions: list[ConditionRow] = []
        self.action_rows: list[RuleActionRow] = []
        self.name = LineEdit()
        self.name.setAccessibleName(self.tr("Rule name"))
        self.name.setFont(fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.name.setProperty("kind", "large")
        self.needs_all = Segmented(theme, self.tr("Match"), ((True, self.tr("all")), (False, self.tr("any"))))
        self.stopped = self._lack()
        self._name_lack = self._lack()
        self._conditions_lack = self._lack()
        self._actions_lack = self._lack()
        self._condition_lines = _lines()
        self._action_lines = _lines()
        self.add_condition = button(self.tr("Add a condition"), self._add_condition, "quiet")
        self.add_action = button(self.tr("Add an action"), self._add_action, "quiet")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._bar = ThinScrollBar(self)
        self._lay_out(matches)
        self.name.textChanged.connect(self._announce)
        self.needs_all.chosen.connect(self._announce)

    def _lay_out(self, matches: RuleMatches) -> None:
        page = QWidget()
        before, after = self.tr("When an article arrives and {how} of these match:").split("{how}")
        when = boxes.row(PlainLabel(before.strip()), self.needs_all, PlainLabel(after.strip()), STRETCH, spacing=8)
        boxes.column(
            self.name,
            self._name_lack,
            self.stopped,
            Gap(8),
            when,
            self._condition_lines,
            self._conditions_lack,
            (self.add_condition, 0, Qt.AlignmentFlag.AlignLeft),
            Gap(8),
            PlainLabel(self.tr("Then:")),
            self._action_lines,
            self._actions_lack,
            (self.add_action, 0, Qt.AlignmentFlag.AlignLeft),
            Gap(12),
            matches,
            STRETCH,
            spacing=8,
            margins=(_PADDING, 24, _PADDING, 16),
            on=page,
        )
        self.setWidget(page)
        # The scroll area makes it fill itself in a colour other than the card's.
        page.setAutoFillBackground(False)

    def show_rule(self, rule: ArrivalRule, stopped: str = "") -> None:
        """Fill the form without a signal; `stopped` is the reason why the rule is disabled."""
        self._is_filling = True
        self.say_stopped(stopped)
        self._rule = rule
        for row in (*self.conditions, *self.action_rows):
            _drop(row)
        self.conditions, self.action_rows = [], []
        self.name.setText(rule.name)
        self.name.setCursorPosition(0)
        self.needs_all.set_value(rule.needs_all)
        for condition in rule.conditions:
            self._put_condition(condition)
        for action in rule.actions:
            self._put_action(action)
        self._is_filling = False
        self._order_stops()
        self._show_lacks()
        self.verticalScrollBar().setValue(0)

    def say_stopped(self, message: str) -> None:
        """Show why the rule is disabled, or nothing."""
        self.stopped.setText(message)
        self.stopped.setVisible(bool(message))

    def rule(self) -> ArrivalRule | None:
        """Return the form's rule; None if none is shown."""
        if self._rule is None:
            return None
        return replace(
            self._rule,
            name=self.name.text().strip(),
            conditions=tuple(row.condition() for row in self.conditions),
            actions=tuple(row.action() for row in self.action_rows),
            needs_all=self.needs_all.value() is not False,
        )

    def _put_condition(self, condition: RuleCondition) -> ConditionRow:
        row = ConditionRow(self._theme, condition, self._known.feeds, self._known.folders)
        self._put(row, self._condition_lines, lambda: self._remove(row, self.conditions, self.add_condition))
        self.conditions.append(row)
        return row

    def _put_action(self, action: RuleAction) -> RuleActionRow:
        row = RuleActionRow(self._theme, action, self._known.tags, self._known.programs)
        self._put(row, self._action_lines, lambda: self._remove(row, self.action_rows, self.add_action))
        self.action_rows.append(row)
        return row

    def _put(self, row: RuleRow, lines: QVBoxLayout, remove: Callable[[], None]) -> None:
        lines.addWidget(row)
        row.changed.connect(self._announce)
        row.remove_wanted.connect(remove)

    def _remove(self, row: RuleRow, rows: "list[ConditionRow] | list[RuleActionRow]", then: QWidget) -> None:
        if row in rows:
            rows.remove(row)  # type: ignore[arg-type]
            _drop(row)
            then.setFocus(Qt.FocusReason.OtherFocusReason)
            self._announce()

    def _add_condition(self) -> None:
        row = self._put_condition(RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, ""))
        self._order_stops()
        row.value.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()

    def _add_action(self) -> None:
        used = {row.action().kind for row in self.action_rows}
        free = next(
            (kind for kind in (RuleActionKind.MARK_READ, *(mark.rule for mark in MARKS.values())) if kind not in used),
            RuleActionKind.TAG,
        )
        row = self._put_action(RuleAction(free))
        self._order_stops()
        row.kind.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()

    def _order_stops(self) -> None:
        """Reorder child widgets, which determine the tab order, so that added rows precede the buttons below them."""
        for part in (*self.conditions, self.add_condition, *self.action_rows, self.add_action):
            part.raise_()

    def _announce(self) -> None:
        if not self._is_filling:
            self._show_lacks()
            self.changed.emit()

    def _show_lacks(self) -> None:
        rule = self.rule()
        if rule is not None:
            for label, text in (
                (self._name_lack, lack_of_name(rule)),
                (self._conditions_lack, lack_of_conditions(rule)),
                (self._actions_lack, lack_of_actions(rule)),
            ):
                label.setText(text)
                label.setVisible(bool(text))

    def _lack(self) -> PlainLabel:
        label = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="warn", is_wrapped=True)
        label.hide()
        return label


def _lines() -> QVBoxLayout:
    lines = QVBoxLayout()
    lines.setSpacing(8)
    return lines


def _drop(row: QWidget) -> None:
    row.hide()
    row.setParent(None)
    row.deleteLater()
