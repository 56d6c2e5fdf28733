"""The preferences window: pages at the left, rows at the right, a field that finds any of them. GUI thread only."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command, SetPreference
from reader.domain.events import CommandFailed, Event, HabitsChanged, PreferenceChanged
from reader.domain.ids import CommandId
from reader.domain.preference import Form, Page, Value
from reader.domain.preferences import PREFERENCES
from reader.ui import fonts
from reader.ui.cover import Cover
from reader.ui.keys import PREFERENCE as KEYS
from reader.ui.labels import IconButton, PlainLabel
from reader.ui.languages import side_margins
from reader.ui.preferences.budget_card import BudgetCard
from reader.ui.preferences.budget_outlook import BudgetOutlook, load_budget_outlook
from reader.ui.preferences.habits_section import PAUSE, HabitsSection
from reader.ui.preferences.keys_section import KeysSection
from reader.ui.preferences.page import TOP, PreferencePage
from reader.ui.preferences.page_list import PageList
from reader.ui.preferences.row import PreferenceRow
from reader.ui.preferences.words import tr
from reader.ui.problem_words import sentence
from reader.ui.query_runner import QueryRunner
from reader.ui.side_column import SideColumn
from reader.ui.theme import Theme
from reader.ui.thin_scroll_bar import ThinScrollBar

_WIDTH, _HEIGHT, _SIDE_PX, _ROOM = 860, 672, 208, 48
_PADDING = 32
_OUTLOOK = "budget outlook"
RECORD, BUDGET = "habits.record", "fetch.budget"


@dataclass(frozen=True, slots=True)
class PreferenceNeeds:
    """What the window is made of from outside; `storage` is what else stands on the page of storage, if there is anything."""

    values: Mapping[str, Value]
    runner: QueryRunner
    clock: Clock
    submit: Callable[[Command], None]
    undo: Callable[[Command], None]
    edit_keys: Callable[[], object]
    show_keys: Callable[[], object]
    has_tray: Callable[[], bool] = lambda: True
    storage: QWidget | None = None


class PreferencesSheet(Cover):
    """Every change holds at once; it is shown when the engine says so, wherever it was made."""

    def __init__(self, theme: Theme, window: QWidget, needs: PreferenceNeeds, key: str = "") -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.setAccessibleName(tr("Preferences"))
        self._needs = needs
        self._causes: dict[CommandId, str] = {}
        self.list = PageList(theme)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Find"))
        self.field.setAccessibleName(tr("Find a preference"))
        self.nothing = PlainLabel(tr("No preference is called so."), kind="second")
        self.habits = HabitsSection(theme, needs.runner, needs.clock, needs.submit, needs.undo)
        self.keys = KeysSection(needs.edit_keys, needs.show_keys)
        self.views = {
            preference.key: (BudgetCard if preference.form is Form.BUDGET else PreferenceRow)(theme, preference)
            for preference in PREFERENCES.values()
            if preference.form is not Form.HIDDEN
        }
        self.pages = {page: PreferencePage(page, self._views_of(page), self._extras(page)) for page in Page}
        self._lay_out(theme)
        self._connect()
        for each, value in needs.values.items():
            self._take(each, value)
        self._note_tray()
        needs.runner.run(_OUTLOOK, lambda connection: load_budget_outlook(connection, needs.clock.now()), self._show_outlook)
        self.open()
        self._show_page(Page.GENERAL)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        if key:
            self.go_to(key)

    def _views_of(self, page: Page) -> list[PreferenceRow | BudgetCard]:
        return [view for view in self.views.values() if view.preference.page is page]

    def _extras(self, page: Page) -> dict[str, QWidget]:
        storage = self._needs.storage
        extras: dict[Page, dict[str, QWidget]] = {
            Page.PRIVACY: {PREFERENCES[RECORD].section: self.habits},
            Page.KEYS: {TOP: self.keys},
            Page.STORAGE: {TOP: storage} if storage is not None else {},
        }
        return extras.get(page, {})

    def _lay_out(self, theme: Theme) -> None:
        side = SideColumn(theme)
        side.setFixedWidth(fonts.scaled(_SIDE_PX))
        left = QVBoxLayout(side)
        left.setContentsMargins(side_margins(0, 18, 1, 12))
        left.setSpacing(0)
        title = PlainLabel(tr("Preferences"), fonts.ui_font(fonts.HEAD_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 12))
        finder = QHBoxLayout()
        finder.setContentsMargins(8, 0, 8, 10)
        finder.addWidget(self.field)
        left.addWidget(title)
        left.addLayout(finder)
        left.addWidget(self.list, 1)
        self._inside = QWidget()
        rows = QVBoxLayout(self._inside)
        rows.setContentsMargins(_PADDING, 22, _PADDING, 26)
        rows.setSpacing(22)
        rows.addWidget(self.nothing)
        for page in self.pages.values():
            rows.addWidget(page)
        rows.addStretch()
        self.area = _scrolled(self._inside)
        self._bar = ThinScrollBar(self.area)
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(side)
        both.addWidget(self.area, 1)
        self.column.addLayout(both)
        self.close_button = IconButton(theme, "close", tr("Close"), self.card)

    def _connect(self) -> None:
        for view in self.views.values():
            view.wanted.connect(self._ask)
        self.list.chosen.connect(self._go)
        self.field.textChanged.connect(self._find)
        self.close_button.clicked.connect(self.close_sheet)

    def fit(self) -> None:
        """The design's size, less in a small window."""
        self.card.setFixedHeight(min(_HEIGHT, self.height() - _ROOM))
        super().fit()
        left = 12 if self.isRightToLeft() else self.card.width() - self.close_button.sizeHint().width() - 12
        self.close_button.move(left, 12)
        self.close_button.raise_()

    def go_to(self, key: str) -> None:
        """Show a preference with the focus on it."""
        view = self.views[key]
        self.field.clear()
        self._show_page(view.preference.page)
        view.control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        # rows have no places before the layout is done
        QTimer.singleShot(0, view, lambda: self.area.ensureWidgetVisible(view, 0, _PADDING))

    def close_sheet(self) -> None:
        """What the knob of the budget stands at is asked for first."""
        budget = self.views[BUDGET]
        if isinstance(budget, BudgetCard):
            budget.settle()
        self._needs.runner.forget(_OUTLOOK)
        self.habits.stop()
        super().close_sheet()

    def handle_event(self, event: Event) -> None:
        """Follow what holds; what was refused is told at its row."""
        match event:
            case PreferenceChanged():
                self._causes.pop(event.cause or CommandId(0), None)
                self._take(event.key, event.value)
            case HabitsChanged():
                self.habits.take_change(event)
            case CommandFailed() if event.cause in self._causes:
                view = self.views[self._causes.pop(event.cause)]
                view.restore()
                view.refuse(sentence(event.problem))

    def waits_for(self, cause: CommandId | None) -> bool:
        """Whether an answer to this command is shown here."""
        return cause in self._causes

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F finds; Escape leaves the search first."""
        is_find = event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_find or event.key() == Qt.Key.Key_Slash:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        else:
            super().keyPressEvent(event)

    def _ask(self, key: str, value: Value) -> None:
        command = SetPreference(key, value)
        self._causes[command.command_id] = key
        self._needs.submit(command)

    def _take(self, key: str, value: Value) -> None:
        if key in self.views:
            self.views[key].take(value)
        if key == KEYS:
            self.keys.take_keys(str(value))
        elif key == PAUSE:
            self.habits.take_pause(int(value))
            self._note_pause()
        elif key == RECORD:
            budget = self.views[BUDGET]
            if isinstance(budget, BudgetCard):
                budget.set_learning(is_learning=bool(value))

    def _note_pause(self) -> None:
        row = self.views[RECORD]
        if isinstance(row, PreferenceRow):
            row.note(self.habits.pause_words)

    def _note_tray(self) -> None:
        row = self.views["desktop.keep_running"]
        if isinstance(row, PreferenceRow) and not self._needs.has_tray():
            row.note(tr("This desktop shows no tray, so closing the window ends the program."))

    def _show_outlook(self, outlook: object) -> None:
        card = self.views[BUDGET]
        if isinstance(outlook, BudgetOutlook) and isinstance(card, BudgetCard):
            card.set_outlook(outlook)

    def _go(self, page: Page) -> None:
        """To a page from the list: a search is over then."""
        if self.field.text():
            self.field.blockSignals(True)  # noqa: FBT003 - Qt's signature
            self.field.clear()
            self.field.blockSignals(False)  # noqa: FBT003 - Qt's signature
        self._show_page(page)

    def _show_page(self, page: Page) -> None:
        self.list.enable(list(Page))
        self.list.choose(page)
        self.nothing.hide()
        for each, widget in self.pages.items():
            widget.show_found("")
            widget.setVisible(each is page)
        self.area.verticalScrollBar().setValue(0)

    def _find(self, words: str) -> None:
        if not words.strip():
            self._show_page(self.list.page())
            return
        found = [page for page, widget in self.pages.items() if widget.show_found(words)]
        self.list.enable(found)
        if found and self.list.page() not in found:
            self.list.choose(found[0])
        self.nothing.setVisible(not found)
        self.area.verticalScrollBar().setValue(0)


def _scrolled(inside: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area
