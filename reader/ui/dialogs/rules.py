"""Editor of all rules: list, form, and a test of the current rule against stored articles. GUI thread only."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QCompleter,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from reader.domain.commands import ApplyRule, Command, RemoveRule, SaveRule
from reader.domain.entry import MARKS, EntryRow
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event, RuleProgramEnded, RulesChanged, RuleStopped
from reader.domain.ids import Clock, RuleId
from reader.domain.rules import (
    EXPRESSIONS,
    ArrivalRule,
    FoundProgram,
    RuleAction,
    RuleActionKind,
    RuleCondition,
    RuleField,
    RuleTest,
)
from reader.domain.value_classes import dataclass
from reader.formats.expression import TEST_SECONDS, Expressions
from reader.reports.rule_examples import ExampleKind, RuleExample, rule_examples
from reader.storage import entries, program_runs, rules
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import Kind, Node, sort_key
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.controls import Combo, Segmented
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import IconButton, PlainLabel, SideBySide, SideColumn, button
from reader.ui.kit.painting import (
    ListDelegate,
    Painted,
    fill_round,
    leave_to_delegate,
    paint_tile,
    row_area,
    text_line,
    turn_round,
)
from reader.ui.kit.scroll_bar import ScrollArea
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import number_text, side_margins
from reader.ui.text.notices import sound_choices
from reader.ui.text.problems import sentence
from reader.ui.text.rules import (
    PLACES,
    action_choices,
    as_sentence,
    example_effect,
    example_name,
    example_title,
    field_choices,
    is_complete,
    lack_of_action,
    lack_of_actions,
    lack_of_condition,
    lack_of_conditions,
    lack_of_name,
    new_rule,
    stopped_text,
    test_choices,
    unsaved_text,
)
from reader.ui.text.times import relative_time
from reader.ui.text.translate import fill, set_tip

_SWITCH = QSize(28, 16)
_INSET, _LIST_PADDING = 8, 12
_STOPPED = Qt.ItemDataRole.UserRole
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class RuleList(QListWidget):
    """`moved` carries start and target position, `switched` and `remove_wanted` the rule."""

    moved = Signal(int, int)
    switched = Signal(int, bool)
    remove_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Rules"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.itemChanged.connect(self._changed)

    def show_rules(self, rules: Sequence[ArrivalRule], chosen: int, stopped: Container[RuleId | None] = ()) -> None:
        """Show all rules and select one without a signal, marking disabled ones."""
        self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.clear()
        for rule in rules:
            item = QListWidgetItem(rule.name or self.tr("Untitled"))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if rule.is_enabled else Qt.CheckState.Unchecked)
            if rule.rule_id in stopped:
                item.setData(_STOPPED, True)  # noqa: FBT003 - Qt's signature
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, self.tr("Stopped"))
            self.addItem(item)
        self.setCurrentRow(chosen)
        self.blockSignals(False)  # noqa: FBT003 - Qt's signature

    def rename(self, row: int, name: str) -> None:
        item = self.item(row)
        if item is not None:
            with QSignalBlocker(self):
                item.setText(name or self.tr("Untitled"))
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a rule by Alt and arrow keys, switch it by Space, remove it by Delete."""
        row, step = self.currentRow(), _STEPS.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if 0 <= row + step < self.count():
                self.moved.emit(row, row + step)
        elif event.key() == Qt.Key.Key_Delete and row >= 0:
            self.remove_wanted.emit(row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        item, at = self.itemAt(event.position().toPoint()), event.position()
        if self.isRightToLeft():
            at.setX(self.viewport().width() - at.x())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and item is not None and switch_area(QRectF(self.visualItemRect(item))).contains(at):
            is_on = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
            return
        super().mousePressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        start = self.currentRow()
        target = self.indexAt(event.position().toPoint()).row()
        target = self.count() - 1 if target < 0 else target
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if start >= 0 and target != start:
            self.moved.emit(start, target)

    def _changed(self, item: QListWidgetItem) -> None:
        self.switched.emit(self.row(item), item.checkState() is Qt.CheckState.Checked)


def switch_area(row: QRectF) -> QRectF:
    left = row.right() - _INSET - _LIST_PADDING - _SWITCH.width() + 4
    return QRectF(left, row.center().y() - _SWITCH.height() / 2, _SWITCH.width(), _SWITCH.height())


class _Delegate(ListDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        with row_area(painter, option.rect) as row:
            area = row.adjusted(_INSET, 2, -_INSET, -2)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            self.paint_ground(painter, area, is_chosen=is_chosen)
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
            switch = switch_area(row)
            name = area.adjusted(_LIST_PADDING, 0, 0, 0)
            name.setRight(switch.left() - 8)
            font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if is_chosen else fonts.REGULAR)
            color = "warn" if index.data(_STOPPED) else "text" if is_on else "text_2" if is_chosen else "text_3"
            text_line(painter, name, font, self._theme.color(color), str(index.data()), is_name=True)
            fill_round(painter, switch, switch.height() / 2, self._theme.color("accent" if is_on else "timer"))
            knob = QRectF(switch.right() - 14 if is_on else switch.left() + 2, switch.top() + 2, 12, 12)
            fill_round(painter, knob, 6, self._theme.color("text" if self._theme.is_dark else "bg_raised"))


MOST_TITLES = 10
_HEADER_PX, _LINE_PX = 28, 24
_TILE, _GAP = 14, 8


class RuleMatches(Painted, QWidget):
    """Painted; its accessible name is the sentence, its description the titles."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._clock = clock
        self._rows: Sequence[EntryRow] = ()
        self._has_count = False
        self.setFixedHeight(_HEADER_PX)

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def sentence(self) -> str:
        return self.accessibleName()

    def say(self, message: str) -> None:
        self._has_count = False
        self._show(message, ())

    def show_matches(self, fitting: int, checked: int, newest: Sequence[EntryRow]) -> None:
        self._has_count = True
        message = self.tr("Matches {count} of the last %n articles", "", checked) if checked else self.tr("No articles yet")
        self._show(fill(message, count=number_text(fitting)), newest)

    def _show(self, message: str, rows: Sequence[EntryRow]) -> None:
        self._rows = rows
        self.setAccessibleName(message)
        self.setAccessibleDescription("; ".join(row.title for row in rows))
        self.setFixedHeight(_HEADER_PX + _LINE_PX * len(rows))
        self.update()

    def paint(self, painter: QPainter) -> None:
        turn_round(painter, QRectF(self.rect()))
        title_area = QRectF(0, 0, self.width(), _HEADER_PX - 4)
        weight, color = (fonts.SEMIBOLD, "text") if self._has_count else (fonts.REGULAR, "text_3")
        text_line(
            painter, title_area, fonts.ui_font(fonts.BASE_PX, weight), self._theme.color(color), self.sentence(), is_name=True
        )
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        for number, row in enumerate(self._rows):
            line = QRectF(0, _HEADER_PX + number * _LINE_PX, self.width(), _LINE_PX)
            tile = QRectF(0, line.center().y() - _TILE / 2, _TILE, _TILE)
            paint_tile(painter, self._theme, tile, row.feed_id, row.feed_title)
            time = relative_time(row.sort_at, self._clock)
            width = QFontMetricsF(small).horizontalAdvance(time) + 1
            place = QRectF(line.right() - width, line.top(), width, _LINE_PX)
            text_line(painter, place, small, self._theme.color("text_3"), time)
            title = line.adjusted(_TILE + _GAP, 0, -width - 2 * _GAP, 0)
            text_line(painter, title, fonts.ui_font(fonts.BASE_PX), self._theme.color("text_2"), row.title, is_name=True)


Places = Sequence[tuple[str, str]]
"""Feeds or folders to choose from: id as text, and unique name."""

_LEAST_VALUE, _LEAST_CHOICE = 96, 72


class RuleRow(QWidget):
    """Controls in a line with a validation message below. `changed` is emitted after each edit, `remove_wanted` by the button at
    the end.
    """

    changed = Signal()
    remove_wanted = Signal()

    def __init__(self, theme: Theme, remove_name: str) -> None:
        super().__init__()
        self._line = boxes.row(spacing=8)
        self._lack = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="warn")
        self._lack.hide()
        self.remove_button = IconButton(theme, "close", remove_name)
        self.remove_button.clicked.connect(self.remove_wanted)
        boxes.column(self._line, self._lack, spacing=4, margins=0, on=self)

    def show_lack(self, label: str) -> None:
        self._lack.show_text(label)


class ConditionRow(RuleRow):
    """Field, test and value; feeds and folders are found by name, other values are free text."""

    def __init__(self, theme: Theme, condition: RuleCondition, feeds: Places, folders: Places) -> None:
        super().__init__(theme, self.tr("Remove condition"))
        self._places = {RuleField.FEED: feeds, RuleField.FOLDER: folders}
        self.field = Combo(theme, self.tr("Field"), field_choices())
        self.test = Combo(theme, self.tr("Comparison"), test_choices(condition.field))
        self.value = LineEdit(name=self.tr("Text to match"))
        # the value keeps a minimum width; if there is too little room, the choices beside it shrink
        self.value.setMinimumWidth(_LEAST_VALUE)
        self.value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for choice in (self.field, self.test):
            choice.setMinimumWidth(_LEAST_CHOICE)
            self._line.addWidget(choice)
        self._line.addWidget(self.value, 1)
        self._line.addWidget(self.remove_button)
        self.field.set_value(condition.field)
        self.test.set_value(condition.test)
        self._offer_places()
        self.value.setText(self._label(condition))
        self.value.setCursorPosition(0)
        self.field.chosen.connect(self._field_chosen)
        self.test.chosen.connect(self._test_chosen)
        self.value.textChanged.connect(self._announce)
        self._announce()

    def condition(self) -> RuleCondition:
        """Return the condition; an unknown feed or folder gives an empty value."""
        field, test = self.field.value(), self.test.value()
        field = field or RuleField.TITLE
        text = self.value.text().strip()
        if field in PLACES:
            text = next((number for number, label in self._places[field] if label.casefold() == text.casefold()), "")
        return RuleCondition(field, test or RuleTest.IS, text)

    def _label(self, condition: RuleCondition) -> str:
        if condition.field not in PLACES:
            return condition.value
        return next((label for number, label in self._places[condition.field] if number == condition.value), "")

    def _field_chosen(self) -> None:
        field, test = self.field.value(), self.test.value()
        if field is not None:
            self.test.set_choices(test_choices(field))
            if any(test == choice for choice, _ in test_choices(field)):
                self.test.set_value(test)
            self._offer_places()
            self.value.clear()
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()

    def _test_chosen(self) -> None:
        self._offer_places()
        self._announce()

    def _offer_places(self) -> None:
        field = self.field.value()
        places = self._places.get(field, ()) if field is not None else ()
        completer = QCompleter([label for _, label in places], self.value) if places else None
        if completer is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        # Qt takes None as no completer, though its stub does not say so.
        self.value.setCompleter(completer)  # type: ignore[arg-type]
        is_expression = field not in PLACES and self.test.value() in EXPRESSIONS
        self.value.setFont(fonts.mono_font(fonts.BASE_PX) if is_expression else fonts.ui_font(fonts.BASE_PX))
        label = {RuleField.FEED: self.tr("Feed name"), RuleField.FOLDER: self.tr("Folder name")}.get(
            field or RuleField.TITLE, self.tr("Expression, as in ^Review|tests?\\b") if is_expression else self.tr("Words")
        )
        self.value.setPlaceholderText(label)

    def _announce(self) -> None:
        self.show_lack(lack_of_condition(self.condition()))
        self.changed.emit()


class RuleActionRow(RuleRow):
    def __init__(
        self,
        theme: Theme,
        action: RuleAction,
        tags: Sequence[str],
        programs: Sequence[FoundProgram] = (),
        targets: Sequence[str] = (),
    ) -> None:
        super().__init__(theme, self.tr("Remove action"))
        self.kind = Combo(theme, self.tr("Action"), action_choices())
        self.value = LineEdit(action.value, self.tr("Tag name"), hint=self.tr("Tag name"))
        completer = QCompleter(list(tags), self.value)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.value.setCompleter(completer)
        self.sound = Combo(theme, self.tr("Sound"), sound_choices())
        self.sound.set_value(action.value if action.kind is RuleActionKind.NOTIFY else "")
        self.sound.chosen.connect(self._announce)
        self._problems = {each.name: each.problem for each in programs}
        chosen = action.value if action.kind is RuleActionKind.RUN else ""
        names = dict.fromkeys([*self._problems, *([chosen] if chosen else [])])
        self.program: Combo[str] = Combo(theme, self.tr("Program"), [(name, name) for name in names])
        self.program.setPlaceholderText(self.tr("Program"))
        self.program.set_value(chosen or None)
        self.program.chosen.connect(self._announce)
        self._targets = frozenset(targets)
        target = action.value if action.kind is RuleActionKind.SEND else ""
        places = dict.fromkeys([*targets, *([target] if target else [])])
        self.target: Combo[str] = Combo(theme, self.tr("Send to"), [(name, name) for name in places])
        self.target.setPlaceholderText(self.tr("Send to"))
        self.target.set_value(target or None)
        self.target.chosen.connect(self._announce)
        if action.kind in {RuleActionKind.RUN, RuleActionKind.SEND}:
            self.value.clear()
        self._line.addWidget(self.kind)
        self._line.addWidget(self.value, 1)
        self._line.addWidget(self.sound)
        self._line.addWidget(self.program)
        self._line.addWidget(self.target)
        self._line.addStretch()
        self._line.addWidget(self.remove_button)
        self.kind.set_value(action.kind)
        self.kind.chosen.connect(self._announce)
        self.value.textChanged.connect(self._announce)
        self._announce()

    def action(self) -> RuleAction:
        kind = self.kind.value() or RuleActionKind.MARK_READ
        values = {
            RuleActionKind.TAG: " ".join(self.value.text().split()),
            RuleActionKind.NOTIFY: self.sound.value() or "",
            RuleActionKind.RUN: self.program.value() or "",
            RuleActionKind.SEND: self.target.value() or "",
        }
        return RuleAction(kind, values.get(kind, ""))

    def _announce(self) -> None:
        action = self.action()
        self.value.setVisible(action.kind is RuleActionKind.TAG)
        self.sound.setVisible(action.kind is RuleActionKind.NOTIFY)
        self.program.setVisible(action.kind is RuleActionKind.RUN)
        self.target.setVisible(action.kind is RuleActionKind.SEND)
        self.show_lack(lack_of_action(action) or self._trouble(action))
        self.changed.emit()

    def _trouble(self, action: RuleAction) -> str:
        """Return why the program cannot run, or the target is none; this may be fixed without changing the rule."""
        if action.kind is RuleActionKind.SEND and action.value not in self._targets:
            return sentence(Problem(ProblemKind.NO_TARGET, action.value))
        if action.kind is not RuleActionKind.RUN:
            return ""
        problem = self._problems.get(action.value, Problem(ProblemKind.NO_PROGRAM, action.value))
        return "" if problem is None else sentence(problem)


_FORM_PADDING = 28


@dataclass(frozen=True, slots=True)
class Known:
    """Feeds, folders, tags, programs and targets that a rule may name."""

    feeds: Places
    folders: Places
    tags: Sequence[str]
    programs: Sequence[FoundProgram] = ()
    targets: Sequence[str] = ()


class RuleForm(ScrollArea):
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
        self.name = LineEdit(name=self.tr("Rule name"), kind="large")
        self.name.setFont(fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.needs_all = Segmented(theme, self.tr("Match"), ((True, self.tr("all")), (False, self.tr("any"))))
        self.stopped, self._name_lack, self._conditions_lack, self._actions_lack = (_lack() for _ in range(4))
        self._condition_lines, self._action_lines = boxes.column(spacing=8), boxes.column(spacing=8)
        self.add_condition = button(self.tr("Add a condition"), self._add_condition, "quiet")
        self.add_action = button(self.tr("Add an action"), self._add_action, "quiet")
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
            margins=(_FORM_PADDING, 24, _FORM_PADDING, 16),
            on=page,
        )
        self.setWidget(page)

    def show_rule(self, rule: ArrivalRule, stopped: str = "") -> None:
        """Fill the form without a signal; `stopped` is the reason why the rule is disabled."""
        self._is_filling = True
        self.stopped.show_text(stopped)
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

    def rule(self) -> ArrivalRule | None:
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
        row = RuleActionRow(self._theme, action, self._known.tags, self._known.programs, self._known.targets)
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
                label.show_text(text)


def _lack() -> PlainLabel:
    label = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="warn", is_wrapped=True)
    label.hide()
    return label


def _drop(row: QWidget) -> None:
    row.hide()
    row.setParent(None)
    row.deleteLater()


class ExampleCard(QFrame):
    """A ready rule as a line of words, what it would have done, and the articles if they are wanted."""

    used = Signal()
    articles_wanted = Signal()

    def __init__(self, theme: Theme, clock: Clock, example: RuleExample) -> None:
        super().__init__()
        self.example = example
        self.setProperty("kind", "card")
        self.title = PlainLabel(example_title(example), fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
        self._conditions, self._actions = boxes.row(spacing=6, margins=0), boxes.row(spacing=6, margins=0)
        self._fill_line()
        self.effect = PlainLabel(example_effect(example), fonts.ui_font(fonts.SMALL_PX), kind="meta")
        self.effect.setMinimumWidth(1)
        self.show_button = button(self.tr("Show them"), self.articles_wanted.emit, "quiet", is_dense=True)
        self.show_button.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        if example.kind is ExampleKind.WRITER:
            self.show_button.hide()
        self.matches = RuleMatches(theme, clock)
        self.matches.hide()
        self.use_button = button(self.tr("Use this rule"), self.used.emit)
        self.use_button.setAccessibleDescription(self.title.text())
        buttons = boxes.row(self.show_button, STRETCH, self.use_button, spacing=4, margins=0)
        line = boxes.row(self._conditions, (self._actions, 1), spacing=6, margins=0)
        about = boxes.row(self.effect, (buttons, 1), spacing=4, margins=0)
        self._lines = line, about
        boxes.column(self.title, line, about, self.matches, spacing=6, margins=(20, 14, 18, 12), on=self)
        self._needed = self.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break both lines where they do not fit."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < self._needed
        self.effect.setWordWrap(is_narrow)
        for line in self._lines:
            line.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)

    def _fill_line(self) -> None:
        fields, tests = dict(field_choices()), dict(test_choices(RuleField.TITLE))
        names = dict(action_choices())
        rule = self.example.rule
        for number, condition in enumerate(rule.conditions):
            self._say(self._conditions, self.tr("and") if number else self.tr("When"))
            if condition.field is RuleField.FEED:
                self._chip(self._conditions, self.example.feed_title)
            else:
                self._chip(self._conditions, fields[condition.field])
                self._say(self._conditions, tests[condition.test])
                self._chip(self._conditions, condition.value)
        for number, action in enumerate(rule.actions):
            self._say(self._actions, self.tr("and") if number else self.tr("then"))
            self._chip(self._actions, names[action.kind])
        self._conditions.addStretch()
        self._actions.addStretch()

    def _say(self, line: QHBoxLayout, word: str) -> None:
        line.addWidget(PlainLabel(word, kind="second"))

    def _chip(self, line: QHBoxLayout, word: str) -> None:
        chip = PlainLabel(word, kind="chip")
        chip.setMinimumWidth(24)
        set_tip(chip, word)
        line.addWidget(chip)

    def show_articles(self, rows: Sequence[EntryRow]) -> None:
        self.matches.show_matches(len(self.example.entry_ids), self.example.total, rows)
        self.matches.show()
        self.show_button.hide()


class RuleExamples(ScrollArea):
    """Introduces rules, with ready ones from the user's own feeds; empty until those are known, so that nothing moves."""

    used = Signal(object)
    articles_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self.cards: list[ExampleCard] = []
        page, self._inner = QWidget(), QWidget()
        title = PlainLabel(self.tr("Let rules sort what arrives"), fonts.reading_font(30, fonts.SEMIBOLD), is_wrapped=True)
        self._about = PlainLabel(font=fonts.ui_font(fonts.ROW_PX), kind="second", is_wrapped=True)
        self.note = PlainLabel(
            self.tr("A rule opens for editing first. Ctrl+Z undoes what it did."),
            fonts.ui_font(fonts.SMALL_PX),
            kind="meta",
            is_wrapped=True,
        )
        self._lines = boxes.column(spacing=12, margins=0)
        self._inner.setMaximumWidth(720)
        self._inner.hide()
        boxes.column(title, self._about, Gap(8), self._lines, self.note, STRETCH, spacing=8, margins=0, on=self._inner)
        boxes.row(STRETCH, (self._inner, 1), STRETCH, margins=(_FORM_PADDING, 32, _FORM_PADDING, 16), on=page)
        self.setWidget(page)

    def show_examples(self, examples: Sequence[RuleExample]) -> None:
        for card in self.cards:
            _drop(card)
        self.cards = [ExampleCard(self._theme, self._clock, each) for each in examples]
        for card in self.cards:
            self._lines.addWidget(card)
            card.used.connect(partial(self.used.emit, card.example))
            card.articles_wanted.connect(partial(self.articles_wanted.emit, card))
        self.note.setVisible(bool(examples))
        with_some = self.tr(
            "Rules act on new articles automatically: mark as read, star, tag, hide or notify. Start with one of these, or with "
            "any article: right-click it and choose “Create rule from this article…”."
        )
        without = self.tr(
            "Rules act on new articles automatically: mark as read, star, tag, hide or notify. To start with an article, "
            "right-click it and choose “Create rule from this article…”."
        )
        self._about.setText(with_some if examples else without)
        self._inner.show()


_WIDTH, _HEIGHT, _NAV_PX = 860, 672, 216
_QUERY, _EXAMPLES_QUERY = "rule test", "rule examples"


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
        self._runner, self._clock = runner, clock
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
        self.examples = RuleExamples(theme, clock)
        self._borrowed: ArrivalRule | None = None
        """Example that is open and not stored yet."""
        self._has_examples = False
        self.apply_button = button(self.tr("Apply to matches now"), self.apply)
        self.remove_button = button(self.tr("Delete rule"), self.remove, "danger")
        self.done_button = button(self.tr("Done"), self.done, "primary")
        self.add_button = button(self.tr("New rule"), self.add)
        self.first_button = button(self.tr("New rule"), self.add)
        self._test_timer = single_shot(self, 250, self._test)
        self._lay_out(theme)
        self.form.changed.connect(self._edited)
        self.list.currentRowChanged.connect(self._choose)
        self.list.moved.connect(self.move_rule)
        self.list.switched.connect(self._switch)
        self.list.remove_wanted.connect(lambda _: self.remove())
        self.examples.used.connect(self.use)
        self.examples.articles_wanted.connect(self._show_articles)
        if draft is not None:
            self._rules.append(draft)
        self._show(len(self._rules) - 1 if draft is not None else 0)
        self.open()
        (self.form.name if draft is not None else self.list if self._rules else self.first_button).setFocus()

    def _lay_out(self, theme: Theme) -> None:
        nav = SideColumn(theme)
        title = PlainLabel(self.accessibleName(), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 4))
        below = boxes.row((self.add_button, 1), margins=(16, 0, 16, 0))
        boxes.column(title, (self.list, 1), below, spacing=8, margins=(0, 18, 0, 16), on=nav)
        self._nav = nav
        footer = boxes.row(
            self.remove_button,
            STRETCH,
            self.first_button,
            self.apply_button,
            self.done_button,
            spacing=8,
            margins=(28, 12, 28, 20),
        )
        right = boxes.column((self.examples, 1), (self.form, 1), footer, spacing=0, margins=0)
        self.column.addLayout(SideBySide(nav, _NAV_PX, right))

    def done(self) -> None:
        """Store also an example that was not changed, and close."""
        self._borrowed = None
        self.close_sheet()

    def close_sheet(self) -> None:
        """Store changes and close; an example that was only looked at leaves nothing behind."""
        if self._borrowed is not None and self.form.rule() == self._borrowed:
            self._return_example()
        self._keep()
        self._test_timer.stop()
        self._runner.forget(_QUERY)
        self._runner.forget(_EXAMPLES_QUERY)
        changed = [rule for rule in self._rules if rule not in (self._stored.get(rule.rule_id), new_rule())]
        text = unsaved_text([rule for rule in changed if not is_complete(rule)])
        super().close_sheet()
        if text:
            self.left_out.emit(text)

    def handle_event(self, event: Event) -> None:
        """Read the rules after any change, including the editor's own; the form stays as it is."""
        if isinstance(event, RulesChanged | RuleStopped | RuleProgramEnded):
            self._load_stored()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave an example for the others on Escape, without storing it."""
        if event.key() == Qt.Key.Key_Escape and self._borrowed is not None:
            self._return_example()
            event.accept()
        else:
            super().keyPressEvent(event)

    # User actions

    def use(self, example: RuleExample) -> None:
        self._borrowed = replace(example.rule, name=example_name(example))
        self._rules.append(self._borrowed)
        self._show(len(self._rules) - 1)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _return_example(self) -> None:
        self._borrowed = None
        self._rules.pop()
        self._show(len(self._rules) - 1)
        first = next((card.use_button for card in self.examples.cards), self.first_button)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_articles(self, card: ExampleCard) -> None:
        wanted = card.example.entry_ids[:MOST_TITLES]
        self._runner.run(_QUERY, lambda connection: entries.entry_rows(connection, wanted), card.show_articles, Lane.RANKING)

    def add(self) -> None:
        self._keep()
        self._rules.append(new_rule())
        self._show(len(self._rules) - 1)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def remove(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._rules):
            self._borrowed = None
            rule = self._rules.pop(row)
            self._show(min(row, len(self._rules) - 1))
            if rule.rule_id is not None:
                self._submit(RemoveRule(rule.rule_id))

    def apply(self) -> None:
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
            self._borrowed = None
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
        self.examples.setVisible(not has_rule)
        if not has_rule and not self._has_examples:
            self._has_examples = True
            query = partial(rule_examples, now=int(self._clock.now()))
            show = self.examples.show_examples
            self._runner.run(_EXAMPLES_QUERY, query, show, Lane.RANKING, failed=lambda _: show(()))
        self._nav.setVisible(bool(self._rules))
        self.first_button.setVisible(not self._rules)
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
            self.form.stopped.show_text(self._why_stopped(row))

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


def known_places(
    nodes: Iterable[Node], tags: Sequence[str], programs: Sequence[FoundProgram] = (), targets: Sequence[str] = ()
) -> Known:
    """Return the sidebar's contents by name, adding the location where names are equal."""
    listed = list(nodes)
    return Known(_places(listed, Kind.FEED), _places(listed, Kind.FOLDER), tags, programs, targets)


def _places(nodes: Iterable[Node], kind: Kind) -> Places:
    own = [node for node in nodes if node.kind is kind]
    named = Counter(node.title.casefold() for node in own)
    places = []
    for node in own:
        parent = node.parent
        is_shared = named[node.title.casefold()] > 1
        where = f" ({parent.title})" if is_shared and parent is not None and parent.kind is Kind.FOLDER else ""
        places.append((str(node.number), node.title + where))
    return sorted(places, key=lambda place: sort_key(place[1]))
