"""One condition or one action of a rule, as a line of controls. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from reader.domain.rules import RuleAction, RuleCondition, RuleDeed, RuleField, RuleTest
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.rule_text import PLACES, deed_choices, field_choices, lack_of_action, lack_of_condition, test_choices
from reader.ui.widgets.controls import Combo
from reader.ui.widgets.labels import IconButton, PlainLabel

Places = Sequence[tuple[str, str]]
"""Feeds or folders to choose from: the id as text, and words that are like no other's."""


class RuleRow(QWidget):
    """Controls in a line, and below them what is missing. `changed` follows each change, `remove_wanted` the button at the end."""

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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._line)
        column.addWidget(self._lack)

    def show_lack(self, words: str) -> None:
        """Say what is missing, or nothing."""
        self._lack.setText(words)
        self._lack.setVisible(bool(words))


class ConditionRow(RuleRow):
    """Field, test and value; a feed or folder is found by its name, everything else is free text."""

    def __init__(self, theme: Theme, condition: RuleCondition, feeds: Places, folders: Places) -> None:
        super().__init__(theme, self.tr("Remove this condition"))
        self._places = {RuleField.FEED: feeds, RuleField.FOLDER: folders}
        self.field = Combo(theme, self.tr("What to look at"), field_choices())
        self.test = Combo(theme, self.tr("How to compare"), test_choices(condition.field))
        self.value = QLineEdit()
        self.value.setAccessibleName(self.tr("What to look for"))
        self._line.addWidget(self.field)
        self._line.addWidget(self.test)
        self._line.addWidget(self.value, 1)
        self._line.addWidget(self.remove_button)
        self.field.set_value(condition.field)
        self.test.set_value(condition.test)
        self._offer_places()
        self.value.setText(self._words(condition))
        self.field.chosen.connect(self._field_chosen)
        self.test.chosen.connect(self._tell)
        self.value.textChanged.connect(self._tell)
        self._tell()

    def condition(self) -> RuleCondition:
        """What the controls say; an unknown feed or folder is no value."""
        field, test = self.field.value(), self.test.value()
        field = field if isinstance(field, RuleField) else RuleField.TITLE
        text = self.value.text().strip()
        if field in PLACES:
            text = next((number for number, words in self._places[field] if words.casefold() == text.casefold()), "")
        return RuleCondition(field, test if isinstance(test, RuleTest) else RuleTest.IS, text)

    def _words(self, condition: RuleCondition) -> str:
        if condition.field not in PLACES:
            return condition.value
        return next((words for number, words in self._places[condition.field] if number == condition.value), "")

    def _field_chosen(self) -> None:
        field, test = self.field.value(), self.test.value()
        if isinstance(field, RuleField):
            self.test.set_choices(test_choices(field))
            if any(test == choice for choice, _ in test_choices(field)):
                self.test.set_value(test)
            self._offer_places()
            self.value.clear()
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def _offer_places(self) -> None:
        field = self.field.value()
        places = self._places.get(field, ()) if isinstance(field, RuleField) else ()
        completer = QCompleter([words for _, words in places], self.value) if places else None
        if completer is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        # Qt takes None to mean that there is nothing to complete, though its stub does not say so.
        self.value.setCompleter(completer)  # type: ignore[arg-type]
        is_feed = field is RuleField.FEED
        words = self.tr("Name of a feed") if is_feed else self.tr("Name of a folder") if places else self.tr("Words")
        self.value.setPlaceholderText(words)

    def _tell(self) -> None:
        self.show_lack(lack_of_condition(self.condition()))
        self.changed.emit()


class DeedRow(RuleRow):
    """What to do; a tag has a name."""

    def __init__(self, theme: Theme, action: RuleAction, tags: Sequence[str]) -> None:
        super().__init__(theme, self.tr("Remove this action"))
        self.deed = Combo(theme, self.tr("What to do"), deed_choices())
        self.value = QLineEdit(action.value)
        self.value.setAccessibleName(self.tr("Name of the tag"))
        self.value.setPlaceholderText(self.tr("Name of the tag"))
        completer = QCompleter(list(tags), self.value)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.value.setCompleter(completer)
        self._line.addWidget(self.deed)
        self._line.addWidget(self.value, 1)
        self._line.addStretch()
        self._line.addWidget(self.remove_button)
        self.deed.set_value(action.deed)
        self.deed.chosen.connect(self._tell)
        self.value.textChanged.connect(self._tell)
        self._tell()

    def action(self) -> RuleAction:
        """What the controls say."""
        deed = self.deed.value()
        deed = deed if isinstance(deed, RuleDeed) else RuleDeed.MARK_READ
        return RuleAction(deed, " ".join(self.value.text().split()) if deed is RuleDeed.TAG else "")

    def _tell(self) -> None:
        action = self.action()
        self.value.setVisible(action.deed is RuleDeed.TAG)
        self.show_lack(lack_of_action(action))
        self.changed.emit()
