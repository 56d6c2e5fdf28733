"""List header: title and count with buttons, or the search field in their place. GUI thread only."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QActionGroup, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedLayout,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from reader.domain.entry import ArticleLayout, Selection, View
from reader.domain.ids import Clock, FeedId
from reader.storage.connection import ReadConnection
from reader.ui.data.links import openable
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import translated
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Segmented
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import HEADER_PX, FieldIcon, IconButton, PaneHeader, PlainLabel
from reader.ui.kit.painting import row_area
from reader.ui.kit.theme import Theme
from reader.ui.list.arrangement import LAYOUTS
from reader.ui.list.arrangement import _tr as arranged
from reader.ui.list.search import SearchField
from reader.ui.text.languages import side_margins
from reader.ui.text.translate import Translator, dotted, fill, keys_of, literal, set_tip

_LEFT, _LEFT_OF_CARDS, _RIGHT = 16, 24, 10
_WIDE_PX = 460
"""Minimum width that shows the layout switch instead of its button."""
_LAYOUT_ICONS = {ArticleLayout.LIST: "list", ArticleLayout.PAGE: "page", ArticleLayout.CARDS: "cards"}
LAYOUT_ACTIONS = {
    ArticleLayout.LIST: "articles_as_list",
    ArticleLayout.PAGE: "articles_on_one_page",
    ArticleLayout.CARDS: "articles_as_cards",
}


_GLYPH, _CHEVRON, _BESIDE = 18, 11, 2


class LayoutButton(IconButton):
    """Shows the present layout with a chevron; its menu offers all."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, _LAYOUT_ICONS[ArticleLayout.LIST], name)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(Menu(self))
        self.setFixedWidth(40)

    def show_layout(self, layout: ArticleLayout) -> None:
        self.show_icon(_LAYOUT_ICONS[layout])
        self.setAccessibleDescription(arranged(LAYOUTS[layout]))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QStylePainter(self)
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.icon = QIcon()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        ratio, color = self.devicePixelRatioF(), self._theme.color("text_2")
        with row_area(painter, self.rect()) as area:
            left = area.left() + (area.width() - _GLYPH - _BESIDE - _CHEVRON) / 2
            for name, size, place in ((self._icon, _GLYPH, left), ("chevron_down", _CHEVRON, left + _GLYPH + _BESIDE)):
                pixmap = self._theme.icons.pixmap(name, color, size, ratio)
                painter.drawPixmap(QRectF(place, area.center().y() - size / 2, size, size).topLeft(), pixmap)
        painter.end()


class ArticleListHeader(QWidget):
    """Shows one of two headers; if the title lacks room, all buttons but search and layout move into a menu. `search_closed`
    reports whether the field had the focus.
    """

    search_changed = Signal(str)
    layout_wanted = Signal(object)
    search_closed = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEADER_PX)
        self.unread_button = IconButton(theme, "filter", self.tr("Show unread only"), does="show_unread_only")
        self.unread_button.setCheckable(True)
        self.search_button = IconButton(theme, "search", self.tr("Search"), does="search")
        self.arrange_button = IconButton(theme, "sort", self.tr("Sort and group"))
        self.arrange_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.layout_switch = Segmented(
            theme,
            self.tr("Layout"),
            [(layout, arranged(text)) for layout, text in LAYOUTS.items()],
            icons=_LAYOUT_ICONS,
            does=LAYOUT_ACTIONS,
        )
        self.layout_switch.chosen.connect(self.layout_wanted)
        self.layout_button = LayoutButton(theme, self.tr("Layout"))
        self.layout_button.menu().aboutToShow.connect(self._offer_layouts)
        self.text_button = IconButton(theme, "type", self.tr("Text"))
        self.text_button.hide()
        self.mark_button = IconButton(theme, "check", self.tr("Mark all as read"), does="mark_all_read")
        self.retrieve_button = IconButton(theme, "fetch", self.tr("Refresh"), does="retrieve_shown")
        self.more_button = IconButton(theme, "more", self.tr("More"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_menu = Menu(self)
        self.more_menu.aboutToShow.connect(self._fill_menu)
        self.more_button.setMenu(self.more_menu)
        self._foldable = (self.arrange_button, self.mark_button, self.retrieve_button)
        self._labels = self._address = self._usual = self._state = ""
        self._standing = ("", "")
        self._title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.field = SearchField()
        self._first = QHBoxLayout()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._usual_header())
        self._stack.addWidget(self._search_header(theme))
        self.search_button.clicked.connect(self.open_search)
        self.field.closed.connect(self.close_search)
        self.field.textChanged.connect(self.search_changed)
        self.unread_button.toggled.connect(self._fold)

    def add_first(self, control: QWidget) -> None:
        self._first.addWidget(control)

    def show_layout(self, layout: ArticleLayout) -> None:
        """Show the current layout; text size and font are offered here if no article has a header."""
        self.layout_switch.set_value(layout)
        self.layout_button.show_layout(layout)
        left = _LEFT_OF_CARDS if layout is ArticleLayout.CARDS else _LEFT
        self._row.setContentsMargins(side_margins(left, 0, _RIGHT, 0))
        self.text_button.setVisible(layout is ArticleLayout.PAGE)

    @property
    def title(self) -> str:
        return self._title.text()

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._show_whole_title()

    def set_count(self, labels: str, address: str = "") -> None:
        self._labels, self._address = labels, address
        self.set_standing(dotted(labels, self._usual, between="  ·  "), openable(QUrl(address)))

    def set_usual(self, usual: str) -> None:
        """Show when the feed usually posts, behind its count."""
        if usual != self._usual:
            self._usual = usual
            self.set_count(self._labels, self._address)

    def set_standing(self, labels: str, more: str) -> None:
        """Show a status line below the title, with more in its tool tip."""
        self._standing = (labels, more)
        self._fit_standing()

    def set_state(self, state: str) -> None:
        """Say what the hidden sidebar does: before the status line, or in its place."""
        if state != self._state:
            self._state = state
            self._fit_standing()

    def _fit_standing(self) -> None:
        labels, more = self._standing
        both = dotted(self._state, labels)
        has_room = not self._state or self._count.fontMetrics().horizontalAdvance(both) <= self._count.width()
        self._count.show_text(both if has_room else self._state)
        tip = more if has_room else "\n".join(filter(None, (labels, more)))
        set_tip(self._count, tip)
        self._count.setAccessibleDescription(tip)

    def is_searching(self) -> bool:
        return self._stack.currentIndex() == 1

    def open_search(self) -> None:
        self._stack.setCurrentIndex(1)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_search(self) -> None:
        if self.is_searching():
            had_focus = self.field.hasFocus()
            self._stack.setCurrentIndex(0)
            with QSignalBlocker(self.field):
                self.field.clear()
            self.search_closed.emit(had_focus)

    def event(self, event: QEvent) -> bool:
        """Redistribute the room when the width or the controls before the title change."""
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fold()
            self._show_whole_title()
            self._fit_standing()
        return is_done

    def _show_whole_title(self) -> None:
        title = self._title.text()
        set_tip(self._title, title if self._title.sizeHint().width() > self._title.width() else "")

    def _fold(self) -> None:
        """Move buttons into the menu until the title has room. The unread filter is visible only while active, as a sign of what
        the list leaves out.
        """
        self.unread_button.setVisible(self.unread_button.isChecked())
        margins, spacing = self._row.contentsMargins(), self._row.spacing()
        is_wide = self.width() >= _WIDE_PX
        self.layout_switch.setVisible(is_wide)
        self.layout_button.setVisible(not is_wide)
        filters = (self.unread_button,) if self.unread_button.isChecked() else ()
        layouts = self.layout_switch if is_wide else self.layout_button
        others = (self._first, layouts, self.search_button, *filters, *self._foldable)
        taken = sum(each.sizeHint().width() + spacing for each in others) + margins.left() + margins.right()
        # some languages need more for the name of the list that comes first
        first = self._title.fontMetrics().horizontalAdvance(translated("All articles"))
        is_folded = self.width() - taken < max(fonts.scaled(112), first)
        for control in self._foldable:
            control.setVisible(not is_folded)
        self.more_button.setVisible(is_folded)

    def _offer_layouts(self) -> None:
        menu = self.layout_button.menu()
        menu.clear()
        layouts = QActionGroup(menu)
        for layout, text in LAYOUTS.items():
            keys, do = self.layout_switch.keys(layout), partial(self.layout_wanted.emit, layout)
            action = menu.addAction(literal(arranged(text)) + "\t" + literal(keys), do)
            action.setCheckable(True)
            action.setChecked(layout is self.layout_switch.value())
            layouts.addAction(action)

    def _fill_menu(self) -> None:
        self.more_menu.clear()
        for control in self._foldable:
            if control is self.arrange_button:
                control.menu().setTitle(literal(control.accessibleName()))
                self.more_menu.addActions([control.menu().menuAction()])
                continue
            action = self.more_menu.addAction(literal(control.accessibleName()) + "\t" + literal(keys_of(control)), control.click)
            action.setEnabled(control.isEnabled())

    def _usual_header(self) -> QWidget:
        header = PaneHeader(_LEFT, _RIGHT)
        self._row = header.row
        labels = boxes.column(STRETCH, self._title, self._count, STRETCH, spacing=0)
        # A long folder name must not push the buttons out.
        for label in (self._title, self._count):
            label.setMinimumWidth(1)
        header.row.addLayout(self._first)
        header.row.addLayout(labels, 1)
        rest = (self.layout_button, self.text_button, self.unread_button, *self._foldable, self.more_button)
        for control in (self.layout_switch, self.search_button, *rest):
            header.row.addWidget(control)
        return header

    def _search_header(self, theme: Theme) -> QWidget:
        header = PaneHeader(12, 12)
        self.field.setPlaceholderText(self.tr("Search all articles"))
        self.field.setAccessibleName(self.tr("Search all articles"))
        FieldIcon(theme, self.field, "search", self.tr("Search all articles"))
        close = FieldIcon(theme, self.field, "close", self.tr("Close search"), is_last=True)
        close.triggered.connect(self.close_search)
        header.row.addWidget(self.field, 1)
        return header


USUAL_MILLISECONDS = 400
_USUAL = "usual days"
_tr = Translator("UsualWords")


class UsualDays(QObject):
    """Reads on which weekdays the shown feed usually posts, once it has been in view for a moment, and says so in the header."""

    def __init__(self, header: ArticleListHeader, runner: QueryRunner, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._header, self._runner, self._clock = header, runner, clock
        self._feed_id: FeedId | None = None
        self._known: dict[FeedId, str] = {}
        self._timer = single_shot(self, USUAL_MILLISECONDS, self._read)

    def show(self, selection: Selection) -> None:
        """Show what is known of the feed of a list; it is read again each time."""
        self._feed_id = selection.feed_id if selection.view is View.FEED else None
        self._header.set_usual(self._known.get(self._feed_id, "") if self._feed_id is not None else "")
        self._timer.stop()
        if self._feed_id is not None:
            self._timer.start()

    def _read(self) -> None:
        if self._feed_id is not None:
            query = partial(_weekdays, feed_id=self._feed_id, clock=self._clock)
            self._runner.run(_USUAL, query, partial(self._apply, self._feed_id), Lane.RANKING)

    def _apply(self, feed_id: FeedId, weekdays: tuple[int, ...]) -> None:
        from reader.ui.text.feeds import day_text

        self._known[feed_id] = fill(_tr("usually {days}"), days=day_text(weekdays)) if weekdays else ""
        if feed_id == self._feed_id:
            self._header.set_usual(self._known[feed_id])


def _weekdays(connection: ReadConnection, feed_id: FeedId, clock: Clock) -> tuple[int, ...]:
    # imports numpy, which the start avoids
    from reader.reports.feed_outlook import usual_weekdays

    return usual_weekdays(connection, feed_id, clock.now(), clock.utc_offset_seconds)
