"""Preferences window: pages on the left, rows on the right, and a search field. GUI thread only."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from functools import partial
from itertools import groupby

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from reader.domain.commands import Command, SetPreference
from reader.domain.events import CommandFailed, Event, HabitsChanged, PreferenceChanged
from reader.domain.ids import Clock, CommandId
from reader.domain.preferences import PAGES, PREFERENCES, Form, Page, Preference, Preferences, Value
from reader.domain.value_classes import dataclass
from reader.reports.requests import BudgetOutlook, load_budget_outlook
from reader.ui.data.desktop_services import DesktopServices, Service
from reader.ui.data.preferences import PresenceSignals
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import Keys, read_keys
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import FieldIcon, IconButton, PlainLabel, SideBySide, SideColumn, button
from reader.ui.kit.painting import (
    ListDelegate,
    Painted,
    draw_icon,
    fill_round,
    hairline,
    leave_to_delegate,
    row_area,
    text_line,
)
from reader.ui.kit.scroll_bar import ScrollArea
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.fields import MergedRow, PreferenceRow, ServicesField
from reader.ui.pages.preferences.merged import merged_of, parts_of
from reader.ui.pages.preferences.sections import BackupsSection, BudgetCard, HabitsSection
from reader.ui.text.languages import side_margins
from reader.ui.text.preferences import icon_of, matches, page_text, presence_text, tr
from reader.ui.text.problems import sentence
from reader.ui.text.translate import dotted, set_tip

TOP = ""
"""The section of rows that stand alone."""


class PreferencePage(QWidget):
    """Empty and hidden until filled. All pages exist from the start, so that Tab visits them in order. The title shows beside hits
    of other pages only.
    """

    def __init__(self, theme: Theme, page: Page) -> None:
        super().__init__()
        self.page = page
        self._theme = theme
        self.parts: list[_Part] = []
        self.title = PlainLabel(page_text(page), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._column = boxes.column(self.title, spacing=0, margins=0, on=self)
        self.hide()

    def add(self, section: str, views: Sequence[PreferenceRow | BudgetCard], extra: QWidget | None) -> None:
        """Add rows of a section, and an optional widget, which is searched by its accessible name and description."""
        names = [tr(view.preference.label) for view in views] + ([] if extra is None else [extra.accessibleName()])
        fold = FoldButton(self._theme, tr(section), dotted(*names)) if section else None
        part = _Part(views, extra, fold)
        self.parts.append(part)
        part.add_to(self._column)

    def show_found(self, query: str) -> bool:
        """Show only matches, or everything without a query; return whether anything is shown."""
        self.title.setVisible(bool(query))
        found = [part.show_found(query) for part in self.parts]
        self.setVisible(any(found))
        return any(found)

    def open_at(self, view: QWidget) -> None:
        """Open the fold that a row is in."""
        for part in self.parts:
            part.open_at(view)


class _Part:
    """A section: its rows and an optional widget below, in a fold or not."""

    def __init__(self, views: Sequence[PreferenceRow | BudgetCard], extra: QWidget | None, fold: "FoldButton | None") -> None:
        self._views = list(views)
        self._extra = extra
        self.fold = fold
        self._inside = QWidget()
        boxes.column(
            *self._views,
            *(() if extra is None else (extra,)),
            spacing=0,
            margins=(_FOLD_INSET if fold is not None else 0, 0, 0, 0),
            on=self._inside,
        )
        if fold is not None:
            fold.toggled.connect(self._inside.setVisible)
        elif extra is None and self._views and isinstance(self._views[-1], PreferenceRow):
            self._views[-1].has_line = False

    def add_to(self, column: QVBoxLayout) -> None:
        if self.fold is not None:
            column.addWidget(self.fold)
        column.addWidget(self._inside)

    def show_found(self, query: str) -> bool:
        title = self.fold.accessibleName() if self.fold is not None else ""
        found = [_shown(view, view.search_text(), query) for view in self._views]
        if self._extra is not None:
            text = f"{title} {self._extra.accessibleName()} {self._extra.accessibleDescription()}"
            found.append(_shown(self._extra, text, query))
            if not query and self._extra.property(_ON_DEMAND):
                self._extra.hide()
        if self.fold is not None:
            self.fold.setVisible(any(found))
            self._inside.setVisible(any(found) and (bool(query) or self.fold.isChecked()))
        return any(found)

    def open_at(self, view: QWidget) -> None:
        if self.fold is not None and view in self._views:
            self.fold.setChecked(True)


def _shown(widget: QWidget, text: str, query: str) -> bool:
    is_found = matches(query, text)
    widget.setVisible(is_found)
    return is_found


class FoldButton(Painted, QAbstractButton):
    """Opens and closes the rows below it: by click, Space and Return, and by the arrows that point there."""

    def __init__(self, theme: Theme, title: str, text: str) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._text = text
        self.setCheckable(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        set_tip(self, text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(fonts.scaled(_FOLD_PX))

    def sizeHint(self) -> QSize:
        return QSize(200, fonts.scaled(_FOLD_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        opening, closing = Qt.Key.Key_Right, Qt.Key.Key_Left
        if self.isRightToLeft():
            opening, closing = closing, opening
        if event.key() in {opening, closing}:
            self.setChecked(event.key() == opening)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.update()
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        theme = self._theme
        area = QRectF(self.rect())
        hairline(painter, 0, self.width(), self.height(), theme.color("line"))
        with row_area(painter, self.rect()) as row:
            ink = theme.color("text" if self.underMouse() else "text_3")
            icon = "chevron_down" if self.isChecked() else "chevron_right"
            pixmap = theme.icons.pixmap(icon, ink, _FOLD_ICON, self.devicePixelRatioF())
            draw_icon(painter, QPointF(row.left(), round(area.center().y() - _FOLD_ICON / 2)), pixmap)
            font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
            start = row.left() + _FOLD_INSET
            width = max(fonts.scaled(_FOLD_TITLE), QFontMetricsF(font).horizontalAdvance(self.accessibleName()) + 16)
            title = QRectF(start, row.top(), width, row.height())
            text_line(painter, title, font, theme.color("text"), self.accessibleName(), is_name=True)
            rest = QRectF(start + width, row.top(), row.right() - start - width, row.height())
            text_line(painter, rest, fonts.ui_font(fonts.SMALL_PX), theme.color("text_3"), self._text, is_name=True)


_FOLD_PX, _FOLD_ICON, _FOLD_INSET, _FOLD_TITLE = 40, 14, 22, 150
_ON_DEMAND = "on_demand"
"""Property of a widget below the rows that a button of a row shows."""
_PAGE_PADDING = 32


@dataclass(frozen=True, slots=True)
class PreferenceNeeds:
    """Dependencies of the preferences window; `backups` creates what the row of the daily backups opens."""

    values: Preferences
    usual_keys: Mapping[str, Keys]
    runner: QueryRunner
    clock: Clock
    submit: Callable[[Command], None]
    undo: Callable[[Command], None]
    edit_keys: Callable[[], object]
    show_keys: Callable[[], object]
    has_tray: Callable[[], bool] = lambda: True
    presence_signals: PresenceSignals = field(default_factory=PresenceSignals)
    services: DesktopServices = field(default_factory=DesktopServices)
    backups: Callable[[], BackupsSection] | None = None
    style_note: Callable[[], str] = str
    show_rhythm: Callable[[], object] = str
    open_programs: Callable[[], object] = str
    show_computers: Callable[[], object] = str


class PreferencePages(QWidget):
    """Emits `wanted(key, value)`; `set_value` shows a stored value. `grown` is emitted with a row that shows a message."""

    wanted = Signal(str, object)
    grown = Signal(object)

    def __init__(self, theme: Theme, needs: PreferenceNeeds) -> None:
        super().__init__()
        self._theme = theme
        self._needs = needs
        self._values = needs.values
        # a new window may open before the old one is gone: each has its own queries
        needs.presence_signals.changed.connect(self._join)
        needs.services.changed.connect(self._join)
        self._query = f"budget outlook {id(self)}"
        self._views: dict[str, PreferenceRow | BudgetCard] = {}
        self.pages = {page: PreferencePage(theme, page) for page in PAGES}
        self._to_come = {page: self._sections(page) for page in PAGES}
        self._shown = Page.GENERAL
        self._timer = single_shot(self, 0, self._go_on)
        self.habits: HabitsSection | None = None
        self.backups: BackupsSection | None = None
        self.keys: KeysSection | None = None
        self.nothing = PlainLabel(tr("No preferences match."), kind="second")
        self.nothing.hide()
        boxes.column(
            self.nothing, *self.pages.values(), STRETCH, spacing=22, margins=(_PAGE_PADDING, 0, _PAGE_PADDING, 26), on=self
        )

    @property
    def views(self) -> Mapping[str, PreferenceRow | BudgetCard]:
        if self._timer.isActive():
            self._page(self._shown).show_found("")
            self._timer.stop()
        return self._views

    def begin_with(self, page: Page) -> None:
        """Open the window without rows; they are added once it is shown."""
        self._shown = page
        self._timer.start()

    def show_page(self, page: Page) -> None:
        """Fill its first section immediately, the others one by one, since each takes a moment and few are visible."""
        self.nothing.hide()
        for each, widget in self.pages.items():
            if each is not page:
                widget.hide()
        self._shown = page
        next(self._to_come[page], None)
        # shown with its rows: adding them to a visible page would lay out each separately
        self.pages[page].show_found("")
        self._timer.start()

    def is_settled(self) -> bool:
        return not self._timer.isActive()

    def _go_on(self) -> None:
        if next(self._to_come[self._shown], None) is not None:
            self.pages[self._shown].show_found("")
            self._timer.start()

    def show_found(self, query: str) -> list[Page]:
        self._timer.stop()
        found = [page for page in PAGES if self._page(page).show_found(query)]
        self.nothing.setVisible(not found)
        return found

    def set_value(self, key: str, value: Value) -> None:
        self._values = self._values.with_value(key, value)
        if key in self._views:
            _put(self._views[key], key, value)
        self._join()

    def apply_change(self, event: HabitsChanged) -> None:
        if self.habits is not None:
            self.habits.apply_change(event)

    def release(self) -> None:
        """Emit a pending budget and drop queries when the window closes."""
        self._timer.stop()
        budget = self._views.get(Preferences.fetch_budget.key)
        if isinstance(budget, BudgetCard):
            budget.settle()
        self._needs.runner.forget(self._query)
        if self.habits is not None:
            self.habits.stop()

    def _page(self, page: Page) -> PreferencePage:
        for _ in self._to_come[page]:
            pass
        return self.pages[page]

    def open_at(self, key: str) -> QWidget | None:
        """Return the row of a preference, in an open fold; None if the window has none."""
        view = self.views.get(key) if PREFERENCES[key].page in PAGES else None
        if view is not None:
            self.pages[PREFERENCES[key].page].open_at(view)
        return view

    def _sections(self, page: Page) -> Iterator[str]:
        rows = [each for each in PREFERENCES.values() if each.page is page and each.form is not Form.HIDDEN and not each.beside]
        by_section = {section: list(some) for section, some in groupby(rows, key=lambda row: row.section)}
        for section in by_section or {TOP: []}:
            views = [self._view(row) for row in by_section.get(section, [])]
            self.pages[page].add(section, views, self._extra(page, section))
            self._join()
            yield section
        if page is Page.GENERAL:
            text = tr("Feeds, read marks and stars in sync on several computers, without a server.")
            self.pages[page].add(TOP, [], _way(tr("Computers"), text, tr("Open…"), self._needs.show_computers))
        if page is Page.FETCHING:
            now = self._needs.clock.now()
            self._needs.runner.run(self._query, lambda connection: load_budget_outlook(connection, now), self._show_outlook)

    def _view(self, preference: Preference[Value]) -> PreferenceRow | BudgetCard:
        merged = merged_of(preference.key)
        view: PreferenceRow | BudgetCard
        if merged is not None:
            view = MergedRow(self._theme, preference, merged)
        else:
            view = (BudgetCard if preference.form is Form.BUDGET else PreferenceRow)(self._theme, preference)
        for part in parts_of(preference.key):
            self._views[part.key] = view
            _put(view, part.key, self._values.value_of(part))
        view.wanted.connect(self.wanted)
        view.refused.connect(partial(self.grown.emit, view))
        return view

    def _extra(self, page: Page, section: str) -> QWidget | None:
        needs = self._needs
        match page, section:
            case Page.GENERAL, _ if needs.backups is not None:
                return self._backups(needs.backups())
            case Page.FETCHING, _:
                self.habits = HabitsSection(self._theme, needs.runner, needs.clock, needs.submit, needs.undo, is_brief=True)
                self._beside(Preferences.habits_record.key, tr("Show in Rhythm"), needs.show_rhythm)
                return self.habits
            case Page.KEYS, _:
                self.keys = KeysSection(needs.edit_keys, needs.show_keys)
                return self.keys
            case Page.ADVANCED, "Sharing":
                targets = self._views[Preferences.share_services.key]
                if isinstance(targets, PreferenceRow) and isinstance(targets.control, ServicesField):
                    self._beside(Preferences.share_services.key, tr("Add…"), targets.control.offer)
                text = tr("Programs in this folder can be added as feeds.")
                return _way(tr("Own programs"), text, tr("Open folder"), needs.open_programs)
        return None

    def _backups(self, section: BackupsSection) -> QWidget:
        """Hide the backups until they are asked for."""
        self.backups = section
        section.setProperty(_ON_DEMAND, True)  # noqa: FBT003 - Qt's signature
        section.hide()
        section.found.connect(self._join)
        self._beside(Preferences.storage_backups.key, tr("Restore…"), lambda: section.setVisible(section.isHidden()))
        return section

    def _beside(self, key: str, text: str, do: Callable[[], object]) -> None:
        row = self._views[key]
        if isinstance(row, PreferenceRow):
            row.add_beside(button(text, do, "quiet"))

    def _join(self) -> None:
        """Show values that affect other rows there too, as far as these are filled."""
        values, views = self._values, self._views
        if self.keys is not None:
            self.keys.set_keys(values.look_keys, self._needs.usual_keys)
        if self.habits is not None:
            self.habits.set_pause(values.habits_pause_until)
            learning = views.get(Preferences.habits_record.key)
            if isinstance(learning, PreferenceRow):
                learning.note(self.habits.pause_text)
                shared = tr("Your other computers learn when you visit; what you read stays here.")
                learning.help.setText(shared if values.computers_visits else tr(Preferences.habits_record.hint or ""))
        backups = views.get(Preferences.storage_backups.key)
        if isinstance(backups, PreferenceRow) and self.backups is not None:
            backups.note(self.backups.newest)
            backups.help.setHidden(bool(self.backups.newest))
        running = views.get(Preferences.desktop_keep_running.key)
        if isinstance(running, PreferenceRow) and not self._needs.has_tray():
            running.note(tr("This desktop has no tray, so closing the window quits Beforehand."))
            running.help.hide()
        self._note_services()
        presence, found = views.get(Preferences.habits_presence.key), self._needs.presence_signals.found
        if isinstance(presence, PreferenceRow):
            presence.note("" if found is None else presence_text(found))
        sheet = views.get(Preferences.reading_style_sheet.key)
        if isinstance(sheet, PreferenceRow):
            sheet.note(self._needs.style_note())
        budget = views.get(Preferences.fetch_budget.key)
        if isinstance(budget, BudgetCard):
            budget.set_learning(is_learning=values.habits_record)

    def _note_services(self) -> None:
        """Note a missing service beside preferences that need one; a tray icon can also show notices."""
        missing = self._needs.services.missing
        is_silent = Service.NOTIFICATIONS in missing and not self._needs.has_tray()
        unknown = ""
        if {Service.BATTERY, Service.CONNECTION} <= missing:
            unknown = tr("Neither can be detected on this computer.")
        elif Service.BATTERY in missing:
            unknown = tr("Low battery cannot be detected on this computer.")
        elif Service.CONNECTION in missing:
            unknown = tr("A metered connection cannot be detected on this computer.")
        for preference, note in (
            (Preferences.notify_usual, tr("This desktop does not show notifications.") if is_silent else ""),
            (Preferences.fetch_on_metered, unknown),
        ):
            row = self._views.get(preference.key)
            if isinstance(row, PreferenceRow):
                row.note(note)

    def _show_outlook(self, outlook: BudgetOutlook) -> None:
        card = self._views[Preferences.fetch_budget.key]
        if isinstance(card, BudgetCard):
            card.set_outlook(outlook)


def _put(view: PreferenceRow | BudgetCard, key: str, value: Value) -> None:
    if isinstance(view, MergedRow):
        view.set_part(key, value)
    else:
        view.set_value(value)


def _way(title: str, text: str, verb: str, do: Callable[[], object]) -> QWidget:
    """Return a row that leads to what is no preference."""
    row = QWidget()
    words = boxes.column(PlainLabel(title), PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True), spacing=1)
    open_button = button(verb, do)
    row.setAccessibleName(title)
    row.setAccessibleDescription(f"{text} {verb}")
    open_button.setAccessibleName(f"{title}: {verb}")
    boxes.row((words, 1), open_button, spacing=16, margins=(0, 8, 0, 8), on=row)
    return row


class KeysSection(QWidget):
    """Page of keyboard shortcuts; `edit` and `show` open the editor and the key sheet instead of the preferences."""

    def __init__(self, edit: Callable[[], object], show: Callable[[], object]) -> None:
        super().__init__()
        self.changed = PlainLabel(kind="second")
        self.edit_button = button(tr("Change shortcuts…"), edit, "primary")
        self.show_button = button(tr("Keyboard shortcuts"), show)
        self.setAccessibleName(tr("Keyboard shortcuts"))
        self.setAccessibleDescription(f"{self.edit_button.text()} {self.show_button.text()}")
        row = boxes.row(self.edit_button, self.show_button, STRETCH, spacing=8)
        boxes.column(self.changed, row, spacing=14, margins=(0, 6, 0, 6), on=self)

    def set_keys(self, stored: str, usual: Mapping[str, Keys]) -> None:
        changed = sum(keys != usual[name] for name, keys in read_keys(stored, usual).items())
        self.changed.setText(tr("%n shortcuts changed.", changed) if changed else tr("No shortcuts changed."))


_INSET, _PADDING, _ICON, _GAP = 8, 12, 16, 8
_PAGE_ROLE = Qt.ItemDataRole.UserRole + 1


class PageList(QListWidget):
    """Emits `chosen` with the page that the user selects, `typed` with what is typed instead."""

    chosen = Signal(object)
    typed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pages"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setMouseTracking(True)
        for page in PAGES:
            item = QListWidgetItem(page_text(page))
            item.setData(_PAGE_ROLE, page.value)
            self.addItem(item)
        self.currentItemChanged.connect(self._announce)
        self.itemClicked.connect(self._announce)
        theme.changed.connect(self.viewport().update)

    def keyboardSearch(self, search: str) -> None:
        self.typed.emit(search)

    def page(self) -> Page:
        item = self.currentItem()
        return Page(item.data(_PAGE_ROLE)) if item is not None else Page.GENERAL

    def _announce(self) -> None:
        self.chosen.emit(self.page())

    def choose(self, page: Page) -> None:
        """Select a page without emitting `chosen`."""
        with QSignalBlocker(self):
            self.setCurrentRow(PAGES.index(page))
        self.viewport().update()

    def enable(self, pages: Collection[Page]) -> None:
        """Disable other pages, which have no match."""
        for place, page in enumerate(PAGES):
            usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            self.item(place).setFlags(usual if page in pages else Qt.ItemFlag.NoItemFlags)


class _Delegate(ListDelegate):
    row_px = 32

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        theme = self._theme
        with row_area(painter, option.rect) as row:
            area = row.adjusted(_INSET, 0, -_INSET, 0)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
            self.paint_ground(painter, area, is_chosen=is_chosen)
            if not is_chosen and is_enabled and option.state & QStyle.StateFlag.State_MouseOver:
                fill_round(painter, area, 6, theme.color("hover"))
            ink = theme.color("accent_text" if is_chosen else "text_2" if is_enabled else "text_3")
            page = Page(index.data(_PAGE_ROLE))
            pixmap = theme.icons.pixmap(icon_of(page), ink, _ICON, self._view.devicePixelRatioF())
            draw_icon(painter, QPointF(area.left() + _PADDING, round(area.center().y() - _ICON / 2)), pixmap)
            text_area = area.adjusted(_PADDING + _ICON + _GAP, 0, -_PADDING, 0)
            font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if is_chosen else fonts.REGULAR)
            text_line(painter, text_area, font, theme.color("text" if is_enabled else "text_3"), str(index.data()), is_name=True)


_WIDTH, _HEIGHT, _SIDE_PX = 860, 560, 192
_BESIDE, _HEADER_BESIDE, _HEADER_ABOVE = 32, 8, 8
_COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PreferencesSheet(Cover):
    """Changes take effect immediately; rows show them when the engine reports them, wherever they were made."""

    def __init__(self, theme: Theme, window: QWidget, needs: PreferenceNeeds, key: str = "") -> None:
        super().__init__(theme, window, "", _WIDTH, _HEIGHT)
        self.setAccessibleName(tr("Preferences"))
        self._submit = needs.submit
        self._causes: dict[CommandId, str] = {}
        self.list = PageList(theme)
        self.field = LineEdit(name=tr("Find a preference"), hint=tr("Find"), kind="search")
        FieldIcon(theme, self.field, "search", tr("Find a preference"))
        self.pages = PreferencePages(theme, needs)
        self._lay_out(theme)
        self.pages.wanted.connect(self._ask)
        self.pages.grown.connect(self._scroll_to)
        self.list.chosen.connect(self._go)
        self.list.typed.connect(self._type)
        self.field.textChanged.connect(self._find)
        self.close_button.clicked.connect(self.close_sheet)
        self.open()
        self.list.choose(Page.GENERAL)
        self.pages.begin_with(Page.GENERAL)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        if key:
            self.go_to(key)

    def _lay_out(self, theme: Theme) -> None:
        side = SideColumn(theme)
        title = PlainLabel(tr("Preferences"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 12))
        finder = boxes.row(self.field, margins=(8, 0, 8, 10))
        boxes.column(title, finder, (self.list, 1), spacing=0, margins=(0, 18, 1, 12), on=side)
        self.area = ScrollArea()
        self.area.setWidget(self.pages)
        self.close_button = IconButton(theme, "close", tr("Close"))
        self.heading = PlainLabel(page_text(Page.GENERAL), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        header = boxes.row((self.heading, 1), self.close_button, margins=(_PAGE_PADDING, _HEADER_ABOVE, _HEADER_BESIDE, 0))
        right = boxes.column(header, (self.area, 1), spacing=0, margins=(0, _HEADER_BESIDE, 0, 0))
        self.column.addLayout(SideBySide(side, fonts.scaled(_SIDE_PX), right))

    def is_settled(self) -> bool:
        return self.pages.is_settled()

    def go_to(self, key: str) -> None:
        self.field.clear()
        if PREFERENCES[key].page in PAGES:
            self._show_page(PREFERENCES[key].page)
        view = self.pages.open_at(key)
        if isinstance(view, PreferenceRow | BudgetCard):
            view.control.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._scroll_to(view)

    def _scroll_to(self, view: QWidget) -> None:
        # rows have no position before the layout is done
        QTimer.singleShot(0, view, lambda: self.area.ensureWidgetVisible(view, 0, _BESIDE))

    def close_sheet(self) -> None:
        self.pages.release()
        super().close_sheet()

    def handle_event(self, event: Event) -> None:
        match event:
            case PreferenceChanged():
                self._causes.pop(event.cause or CommandId(0), None)
                self.pages.set_value(event.key, event.value)
            case HabitsChanged():
                self.pages.apply_change(event)
            case CommandFailed() if event.cause in self._causes:
                view = self.pages.views[self._causes.pop(event.cause)]
                view.restore()
                view.refuse(sentence(event.problem))

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause in self._causes

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search on Ctrl+F or typing; Escape clears the search first."""
        is_find = event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_find or event.key() == Qt.Key.Key_Slash:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        elif event.text().isprintable() and event.text().strip() and not event.modifiers() & _COMMAND_KEYS:
            self._type(event.text())
        else:
            super().keyPressEvent(event)

    def _type(self, text: str) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.end(False)  # noqa: FBT003 - Qt's signature
        self.field.insert(text)

    def _ask(self, key: str, value: Value) -> None:
        command = SetPreference(key, value)
        self._causes[command.command_id] = key
        self._submit(command)

    def _go(self, page: Page) -> None:
        if self.field.text():
            with QSignalBlocker(self.field):
                self.field.clear()
        self._show_page(page)

    def _show_page(self, page: Page) -> None:
        self.list.enable(PAGES)
        self.heading.setText(page_text(page))
        self.list.choose(page)
        self.pages.show_page(page)
        self.area.verticalScrollBar().setValue(0)

    def _find(self, query: str) -> None:
        if not query.strip():
            self._show_page(self.list.page())
            return
        found = self.pages.show_found(query)
        self.heading.setText("")
        self.list.enable(found)
        if found and self.list.page() not in found:
            self.list.choose(found[0])
        self.area.verticalScrollBar().setValue(0)
