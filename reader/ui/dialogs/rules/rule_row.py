"""Condition or action of a rule, as a line of controls. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QSizePolicy, QWidget

from reader.domain.errors import Problem, ProblemKind
from reader.domain.programs import FoundProgram
from reader.domain.rules import EXPRESSIONS, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.notice_choices import sound_choices
from reader.ui.text.problem_text import sentence
from reader.ui.text.rule_text import PLACES, action_choices, field_choices, lack_of_action, lack_of_condition, test_choices
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.labels import IconButton, PlainLabel
from reader.ui.widgets.text_fields import LineEdit

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
        self._theme = theme
        self._line = QHBoxLayout()
        self._line.setSpacing(8)
        self._lack = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="warn")
        self._lack.hide()
        self.remove_button = IconButton(theme, "close", remove_name)
        self.remove_button.clicked.connect(self.remove_wanted)
        boxes.column(self._line, self._lack, spacing=4, margins=0, on=self)

    def show_lack(self, label: str) -> None:
        """Show what is missing, or nothing."""
        self._lack.setText(label)
        self._lack.setVisible(bool(label))


class ConditionRow(RuleRow):
    """Field, test and value; feeds and folders are found by name, other values are free text."""

    def __init__(self, theme: Theme, condition: RuleCondition, feeds: Places, folders: Places) -> None:
        super().__init__(theme, self.tr("Remove condition"))
        self._places = {RuleField.FEED: feeds, RuleField.FOLDER: folders}
        self.field = Combo(theme, self.tr("Field"), field_choices())
        self.test = Combo(theme, self.tr("Comparison"), test_choices(condition.field))
        self.value = LineEdit()
        self.value.setAccessibleName(self.tr("Text to match"))
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
    """Action of a rule; tags have a name."""

    def __init__(self, theme: Theme, action: RuleAction, tags: Sequence[str], programs: Sequence[FoundProgram] = ()) -> None:
        super().__init__(theme, self.tr("Remove action"))
        self.kind = Combo(theme, self.tr("Action"), action_choices())
        self.value = LineEdit(action.value)
        self.value.setAccessibleName(self.tr("Tag name"))
        self.value.setPlaceholderText(self.tr("Tag name"))
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
        if action.kind is RuleActionKind.RUN:
            self.value.clear()
        self._line.addWidget(self.kind)
        self._line.addWidget(self.value, 1)
        self._line.addWidget(self.sound)
        self._line.addWidget(self.program)
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
        }
        return RuleAction(kind, values.get(kind, ""))

    def _announce(self) -> None:
        action = self.action()
        self.value.setVisible(action.kind is RuleActionKind.TAG)
        self.sound.setVisible(action.kind is RuleActionKind.NOTIFY)
        self.program.setVisible(action.kind is RuleActionKind.RUN)
        self.show_lack(lack_of_action(action) or self._trouble(action))
        self.changed.emit()

    def _trouble(self, action: RuleAction) -> str:
        """Return why the program cannot run; this may be fixed without changing the rule."""
        if action.kind is not RuleActionKind.RUN:
            return ""
        problem = self._problems.get(action.value, Problem(ProblemKind.NO_PROGRAM, action.value))
        return "" if problem is None else sentence(problem)
