"""All pages one below the other, each filled when it is first needed: one is shown, or what a search found. GUI thread only."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.events import HabitsChanged
from reader.domain.preference import Form, Page, Value
from reader.domain.preferences import PREFERENCES, Preferences
from reader.reports.budget_outlook import BudgetOutlook, load_budget_outlook
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look.theme import Theme
from reader.ui.preferences.budget_card import BudgetCard
from reader.ui.preferences.habits_section import HabitsSection
from reader.ui.preferences.keys_section import KeysSection
from reader.ui.preferences.page import TOP, PreferencePage
from reader.ui.preferences.row import PreferenceRow
from reader.ui.text.preference_text import tr
from reader.ui.widgets.labels import PlainLabel

_PADDING = 32


@dataclass(frozen=True, slots=True)
class PreferenceNeeds:
    """What the window is made of from outside; `storage` makes what else stands on the page of storage, if there is anything."""

    values: Preferences
    runner: QueryRunner
    clock: Clock
    submit: Callable[[Command], None]
    undo: Callable[[Command], None]
    edit_keys: Callable[[], object]
    show_keys: Callable[[], object]
    has_tray: Callable[[], bool] = lambda: True
    storage: Callable[[], QWidget] | None = None


class PreferencePages(QWidget):
    """`wanted` tells key and value; what holds is handed in by `set_value`. `grown` tells the row that has something to say now."""

    wanted = Signal(str, object)
    grown = Signal(object)

    def __init__(self, theme: Theme, needs: PreferenceNeeds) -> None:
        super().__init__()
        self._theme = theme
        self._needs = needs
        self._values = needs.values
        # one window takes the place of another: the queries of the new one are not those of the old one
        self._query = f"budget outlook {id(self)}"
        self.views: dict[str, PreferenceRow | BudgetCard] = {}
        self.pages = {page: PreferencePage(page) for page in Page}
        self.habits: HabitsSection | None = None
        self.keys: KeysSection | None = None
        self.nothing = PlainLabel(tr("No preferences match."), kind="second")
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, 0, _PADDING, 26)
        column.setSpacing(22)
        column.addWidget(self.nothing)
        for page in self.pages.values():
            column.addWidget(page)
        column.addStretch()

    def show_page(self, page: Page) -> None:
        self.nothing.hide()
        for each, widget in self.pages.items():
            widget.setVisible(each is page)
        self._page(page).show_found("")

    def show_found(self, query: str) -> list[Page]:
        """What was looked for, on all pages; those that have any of it."""
        found = [page for page in Page if self._page(page).show_found(query)]
        self.nothing.setVisible(not found)
        return found

    def set_value(self, key: str, value: Value) -> None:
        self._values = self._values.with_value(key, value)
        if key in self.views:
            self.views[key].set_value(value)
        self._join()

    def apply_change(self, event: HabitsChanged) -> None:
        """What was learned was erased or brought back."""
        if self.habits is not None:
            self.habits.apply_change(event)

    def release(self) -> None:
        """The window closes: what the knob of the budget stands at is asked for first."""
        budget = self.views.get(Preferences.fetch_budget.key)
        if isinstance(budget, BudgetCard):
            budget.settle()
        self._needs.runner.forget(self._query)
        if self.habits is not None:
            self.habits.stop()

    def _page(self, page: Page) -> PreferencePage:
        if not self.pages[page].is_filled:
            self._fill(page)
        return self.pages[page]

    def _fill(self, page: Page) -> None:
        rows = [each for each in PREFERENCES.values() if each.page is page and each.form is not Form.HIDDEN]
        views = [(BudgetCard if row.form is Form.BUDGET else PreferenceRow)(self._theme, row) for row in rows]
        self.pages[page].fill(views, self._extras(page))
        for view in views:
            self.views[view.preference.key] = view
            view.set_value(self._values.value_of(view.preference))
            view.wanted.connect(self.wanted)
            view.refused.connect(partial(self.grown.emit, view))
        self._join()
        if page is Page.FETCHING:
            now = self._needs.clock.now()
            self._needs.runner.run(self._query, lambda connection: load_budget_outlook(connection, now), self._show_outlook)

    def _extras(self, page: Page) -> dict[str, QWidget]:
        needs = self._needs
        match page:
            case Page.PRIVACY:
                self.habits = HabitsSection(self._theme, needs.runner, needs.clock, needs.submit, needs.undo)
                return {Preferences.habits_record.section: self.habits}
            case Page.KEYS:
                self.keys = KeysSection(needs.edit_keys, needs.show_keys)
                return {TOP: self.keys}
            case Page.STORAGE if needs.storage is not None:
                return {TOP: needs.storage()}
        return {}

    def _join(self) -> None:
        """Show values where they matter beside their own rows, as far as these are filled."""
        values, views = self._values, self.views
        if self.keys is not None:
            self.keys.set_keys(values.look_keys)
        if self.habits is not None:
            self.habits.set_pause(values.habits_pause_until)
            learning = views[Preferences.habits_record.key]
            if isinstance(learning, PreferenceRow):
                learning.note(self.habits.pause_text)
        running = views.get(Preferences.desktop_keep_running.key)
        if isinstance(running, PreferenceRow) and not self._needs.has_tray():
            running.note(tr("This desktop has no tray, so closing the window quits Beforehand."))
        budget = views.get(Preferences.fetch_budget.key)
        if isinstance(budget, BudgetCard):
            budget.set_learning(is_learning=values.habits_record)

    def _show_outlook(self, outlook: object) -> None:
        card = self.views[Preferences.fetch_budget.key]
        if isinstance(outlook, BudgetOutlook) and isinstance(card, BudgetCard):
            card.set_outlook(outlook)
