"""Parts in place of the list or over it: placeholder of an empty list, failing feed, filter bar, button of new articles. GUI thread
only.
"""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from reader.domain.entry import LISTS_OF_MARKS, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import Clock
from reader.domain.value_classes import dataclass
from reader.ui.data.nodes import AccountLine, Health
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.controls import Chip
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import IconButton, IconLabel, PlainLabel, Surface, button, restyle
from reader.ui.kit.painting import Painted, draw_icon, fill_round, ring_round, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.text import marks
from reader.ui.text.accounts import _tr as accounts_tr
from reader.ui.text.accounts import short_text
from reader.ui.text.marks import STYLES
from reader.ui.text.problems import next_text, rest_text, sentence
from reader.ui.text.translate import Translator, fill, labelled, set_tip

tr = Translator("EmptyState")


@dataclass(frozen=True, slots=True)
class Place:
    """State of the shown feed or folder: never retrieved, failing, or without feeds, and of which `account`, in its words;
    number of feeds never reached, and the reason why nothing is refreshed.
    """

    is_fresh: bool = False
    is_failing: bool = False
    is_bare: bool = False
    account: str = ""
    unreached: int = 0
    has_been_refreshed: bool = False
    is_paused: bool = False
    network: Problem | None = None
    """Network problem of this computer."""


class EmptyState(QWidget):
    retrieve_wanted = Signal()
    show_all_wanted = Signal()
    health_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = Selection(View.ALL)
        self._place = Place()
        self._problem: Problem | None = None
        self._icon = IconLabel(theme, 32, "lines", "text_3")
        self._title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._reason = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self._retrieve = button(self.tr("Refresh"), self.retrieve_wanted.emit)
        self._show_all = button(self.tr("Show read articles"), self.show_all_wanted.emit)
        self._health = button(self.tr("Show problems"), self.health_wanted.emit)
        for label in (self._title, self._reason):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        icon, *ways = (
            (each, 0, Qt.AlignmentFlag.AlignHCenter) for each in (self._icon, self._retrieve, self._show_all, self._health)
        )
        words = (Gap(4), self._title, self._reason, Gap(8))
        boxes.column(STRETCH, icon, *words, *ways, STRETCH, spacing=8, margins=(32, 0, 32, 64), on=self)

    def explain(self, selection: Selection) -> None:
        self._selection = selection
        self._problem = None
        self._refresh()

    def explain_failure(self, problem: Problem) -> None:
        """Show why the list cannot be read; the window's footer offers to retry."""
        self._problem = problem
        self._refresh()

    @property
    def title(self) -> str:
        """First line of the text in place of the list."""
        return self._title.text()

    def set_place(self, place: Place) -> None:
        if place != self._place:
            self._place = place
            self._refresh()

    def _refresh(self) -> None:
        selection = self._selection
        if self._problem is not None:
            icon, title, reason = "warning", tr("This list could not be loaded"), sentence(self._problem)
        else:
            icon, title, reason = _text(selection, self._place)
        self._icon.show_icon(icon, "text_3")
        self._title.setText(title)
        self._reason.setText(reason)
        is_filtered = selection.unread_only or selection.view is View.UNREAD or _is_narrowed(selection)
        can_retrieve = selection.view in {View.ALL, View.TODAY, View.FOLDER, View.FEED} and not self._place.is_bare
        is_read = self._problem is None
        self._retrieve.setVisible(is_read and can_retrieve and not is_filtered and not self._place.is_failing)
        self._show_all.setVisible(is_read and selection.unread_only)
        self._health.setVisible(is_read and not is_filtered and _is_waiting(selection.view, self._place))


def _is_narrowed(selection: Selection) -> bool:
    return bool(selection.text) or selection.starred_only


def _text(selection: Selection, place: Place) -> tuple[str, str, str]:
    if _is_narrowed(selection):
        return "search", tr("No results"), tr("No articles match this filter.")
    is_unread_list = selection.unread_only or selection.view is View.UNREAD
    is_known = not (place.is_failing or place.is_fresh or place.is_bare)
    if is_unread_list and is_known and selection.view not in {View.SEARCH, View.SAVED}:
        return "check", tr("All read"), tr("New articles appear automatically.")
    match selection.view:
        case View.SEARCH:
            text = _search_text(selection)
        case View.SAVED | View.TAG:
            text = _kept_text(selection.view)
        case View.FEED if place.network is None:
            text = _feed_text(place)
        case View.ALL | View.TODAY | View.FOLDER | View.FEED if place.network is not None and not place.is_bare:
            text = "fetch", tr("No articles yet"), _cut_off_text(place.network)
        case View.FOLDER:
            text = _folder_text(place)
        case View.ALL | View.UNREAD if place.is_bare:
            text = "lines", tr("No feeds"), tr("Press Ctrl+N to add one.")
        case _ if _is_waiting(selection.view, place):
            reason = tr("No feed could be refreshed. Beforehand tries again automatically.")
            text = "fetch", tr("No articles yet"), reason
        case _:
            text = _smart_text(selection.view, place)
    return text


def _smart_text(view: View, place: Place) -> tuple[str, str, str]:
    if view in LISTS_OF_MARKS:
        style = STYLES[LISTS_OF_MARKS[view]]
        return style.icon, marks.tr(style.empty[0]), marks.tr(style.empty[1])
    if view is View.TODAY:
        return "today", tr("Nothing today"), tr("No new articles today.")
    if view is View.FOR_YOU:
        return "spark", tr("Nothing unread for you"), tr("Unread articles that may interest you, best first.")
    if place.is_paused:
        return "lines", tr("No articles yet"), tr("Refreshing is paused. Resume it to get articles.")
    if place.has_been_refreshed:
        return "lines", tr("No articles yet"), tr("Your feeds have no articles right now. New articles appear automatically.")
    return "lines", tr("No articles yet"), tr("No feed has been refreshed yet. Articles appear here as they arrive.")


def _is_waiting(view: View, place: Place) -> bool:
    return view is View.ALL and place.unreached > 0 and place.network is None


def _cut_off_text(network: Problem) -> str:
    """Return the text for being offline or behind a login page."""
    resumes = tr("Refreshing resumes automatically.")
    if network.kind is ProblemKind.PORTAL:
        resumes = tr("Sign in to this network first. Then refreshing resumes automatically.")
    return f"{sentence(network)} {resumes}"


def _kept_text(view: View) -> tuple[str, str, str]:
    if view is View.TAG:
        return "tag", tr("No articles with this tag"), tr("Press T on an article to tag it.")
    return "search", tr("No matches yet"), tr("No articles match this search. New matches appear automatically.")


def _search_text(selection: Selection) -> tuple[str, str, str]:
    if not selection.query.strip():
        return "search", tr("Search your articles"), tr("Searches titles, authors and full text as you type.")
    return "search", tr("No results"), tr("No articles match. Try fewer or shorter words.")


def _folder_text(place: Place) -> tuple[str, str, str]:
    if place.account and place.is_bare:
        failed = tr("No articles could be loaded. See the error above.")
        return "server", tr("Nothing here yet"), failed if place.is_failing else place.account
    if place.is_bare:
        return "folder", tr("Empty folder"), tr("Drag feeds here, or press Ctrl+N to add one.")
    return "folder", tr("Nothing here yet"), tr("The feeds in this folder have no articles yet.")


def _feed_text(place: Place) -> tuple[str, str, str]:
    if place.is_failing:
        return "lines", tr("No articles"), tr("No articles could be loaded. See the error above.")
    if place.is_fresh:
        return "fetch", tr("Not refreshed yet"), tr("Its articles appear here after the first refresh.")
    return "lines", tr("No articles"), tr("The feed is empty right now. New articles appear automatically.")


_NOTICE_ICON = 14


class FeedNotice(Painted, QWidget):
    """Hidden while the shown feed or account is healthy, and for other lists of several feeds."""

    retry_wanted = Signal()
    account_wanted = Signal(object)
    site_wanted = Signal()
    unsubscribe_wanted = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._clock = clock
        self._is_passing = False
        self._account: AccountLine | None = None
        self._icon = IconLabel(theme, _NOTICE_ICON, "warning", "warn")
        self._icon.setFixedHeight(_NOTICE_ICON + 2)
        self._what = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM), kind="warn")
        self._rest = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self._what, self._rest):
            label.setWordWrap(True)
        self.retry = _quiet(self.tr("Try again"), self.retry_wanted.emit)
        self.review = _quiet(accounts_tr("Review"), self._review)
        self.site = _quiet(self.tr("Open website"), self.site_wanted.emit)
        self.unsubscribe = _quiet(self.tr("Unsubscribe"), self.unsubscribe_wanted.emit)
        row = boxes.row(
            (self._icon, 0, Qt.AlignmentFlag.AlignTop), (boxes.column(self._what, self._rest, spacing=2), 1), spacing=6
        )
        buttons = boxes.row(self.retry, self.review, self.site, self.unsubscribe, STRETCH, spacing=2, margins=(11, 0, 0, 0))
        boxes.column(row, buttons, spacing=2, margins=(12, 10, 16, 5), on=self)
        self.hide()

    def explain(self, health: Health | None, address: str, account: AccountLine | None = None) -> None:
        """Show the problem of a feed or an account, or nothing; `address` is that of a feed's site, empty if unknown."""
        self.setVisible(health is not None)
        self._account = account
        if health is None:
            return
        what, is_gone = health.problem, health.problem.kind is ProblemKind.GONE
        self._is_passing = health.is_passing
        said = [sentence(what), *rest_text(health, self._clock)]
        if account is not None:
            title = account.state if health.is_passing else short_text(what)
            said = [*filter(None, (title,)), sentence(what), next_text(health.next_at, self._clock)]
        self._what.setText(said[0])
        restyle(self._what, "second" if health.is_passing else "warn")
        self._rest.setText(" ".join(said[1:]))
        needs_review = account is not None and account.is_in_trouble
        self.retry.setVisible(not is_gone and not needs_review)
        self.review.setVisible(needs_review)
        self.site.setVisible(bool(address))
        self.unsubscribe.setVisible(is_gone or what.kind is ProblemKind.NOT_FOUND)
        self.setAccessibleName(self._what.text())
        self._icon.show_icon(*(("info", "text_2") if self._is_passing else ("warning", "warn")))
        self.update()

    def _review(self) -> None:
        if self._account is not None:
            self.account_wanted.emit(self._account.account_id)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("hover_list" if self._is_passing else "warn_soft"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.color("line"))


def _quiet(text: str, press: Callable[[], object]) -> QPushButton:
    made = button(text, press, "quiet", is_dense=True)
    made.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


_BAR_HEIGHT = 46


class FilterBar(Surface):
    """Hidden until opened; closing it shows the whole list again."""

    changed = Signal()
    unread_toggled = Signal(bool)
    list_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", _BAR_HEIGHT - 1, parent)
        self.setFixedHeight(_BAR_HEIGHT)
        self.field = _FilterField(name=self.tr("Filter list"), hint=self.tr("Filter list"))
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.unread = Chip(theme, self.tr("Unread"), Qt.CheckState.Unchecked, self)
        self.starred = Chip(theme, self.tr("Starred"), Qt.CheckState.Unchecked, self)
        self.close_button = IconButton(theme, "close", self.tr("Clear filter"), does="filter_list")
        controls = (self.unread, self.starred, self.close_button)
        boxes.row((self.field, 1), *controls, spacing=6, margins=(12, 0, 10, 0), on=self)
        self.field.textChanged.connect(self.changed)
        self.field.left_for_list.connect(self.list_wanted)
        self.field.closed.connect(self.clear_or_close)
        self.unread.toggled.connect(self.unread_toggled)
        self.starred.toggled.connect(self.changed)
        self.close_button.clicked.connect(self.close_bar)
        self.hide()

    def open_bar(self) -> None:
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def clear_or_close(self) -> None:
        if self.field.text():
            self.field.clear()
        else:
            self.close_bar()

    def close_bar(self) -> None:
        if not self.isHidden():
            self.hide()
            self.unread.setChecked(False)
            self.forget()
            self.changed.emit()
            self.list_wanted.emit()

    def forget(self) -> None:
        """Reset for another list without a signal; keeps the setting for read articles."""
        with QSignalBlocker(self.field), QSignalBlocker(self.starred):
            self.field.clear()
            self.starred.setChecked(False)


class _FilterField(LineEdit):
    closed = Signal()
    left_for_list = Signal()

    def event(self, event: QEvent) -> bool:
        """Claim Escape although it may be a shortcut elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape (clear or close), Down and Return (go to the list)."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left_for_list.emit()
        else:
            super().keyPressEvent(event)


_BUTTON_HEIGHT = 28
_LEFT, _RIGHT = 12, 9
_BUTTON_ICON = 13
_GAP = 6
_SHADOW = 3
_BELOW = 9


class NewArticlesButton(Painted, QPushButton):
    """Hidden unless new articles wait; `shown_changed` is emitted when it appears or disappears."""

    shown_changed = Signal()

    def __init__(self, theme: Theme, view: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._view, self._pane = view, parent
        self.beside: Callable[[], float] = lambda: 0
        """Returns the width at the start of the row below that it leaves free."""
        self._font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def put_over(self, view: QWidget, pane: QWidget) -> None:
        """Move to the upper edge of another view inside `pane`."""
        is_shown = not self.isHidden()
        self._view, self._pane = view, pane
        self.setParent(pane)
        self.move_to_edge()
        self.setVisible(is_shown)
        self.raise_()

    def show_count(self, count: int, since: str = "") -> None:
        """Show how many wait, with the time since when they are new if another visit began."""
        if since:
            self.setText(fill(self.tr("%n new since {time}", "", count), time=since))
        else:
            self.setText(self.tr("%n new articles", "", count))
        self.setAccessibleName(self.tr("Show %n new articles", "", count))
        set_tip(self, self.accessibleName(), "show_new")
        self.resize(self.sizeHint())
        self.move_to_edge()
        self.setVisible(count > 0)
        self.raise_()
        self.shown_changed.emit()

    def move_to_edge(self) -> None:
        room = self._pane.width() - self.width()
        left = min(max(ceil(self.beside()) - _SHADOW, room // 2), room)
        if self.isRightToLeft():
            left = room - left
        self.move(left, self._view.mapTo(self._pane, QPoint()).y() + _BELOW - _SHADOW)

    def sizeHint(self) -> QSize:
        width = _LEFT + _BUTTON_ICON + _GAP + QFontMetricsF(self._font).horizontalAdvance(self.text()) + _RIGHT
        return QSize(round(width) + 2 * _SHADOW, _BUTTON_HEIGHT + 2 * _SHADOW)

    def paint(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        for spread in (2.0, 1.0):
            shade = self._theme.color("shadow")
            painter.setOpacity(0.5)
            fill_round(painter, body.adjusted(-spread / 2, 1, spread / 2, 1 + spread), _BUTTON_HEIGHT / 2 + spread, shade)
        painter.setOpacity(1)
        fill_round(painter, body, _BUTTON_HEIGHT / 2, self._theme.color("accent_hover" if self.underMouse() else "accent"))
        turn_round(painter, body)
        ink = self._theme.color("on_accent")
        arrow = self._theme.icons.pixmap("up", ink, _BUTTON_ICON, self.devicePixelRatioF())
        draw_icon(
            painter, QPointF(round(body.right() - _RIGHT - _BUTTON_ICON), round(body.center().y() - _BUTTON_ICON / 2)), arrow
        )
        text_line(
            painter, body.adjusted(_LEFT, 0, -_RIGHT - _BUTTON_ICON - _GAP + 2, 0), self._font, ink, self.text(), is_name=True
        )
        if self.hasFocus():
            ring_round(painter, body, _BUTTON_HEIGHT / 2, ink)


_LINE_HEIGHT, _LINE_LEFT, _LINE_RIGHT = 36, 28, 16


class LeftOffLine(Painted, QAbstractButton):
    """Line over the lower edge of the list while the divider is below it; leads to where the user left off."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self.follow_theme(theme)
        self._view = view
        self._title = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(_LINE_HEIGHT)
        self.hide()

    def show_title(self, divider: str, title: str) -> None:
        """Show the title of the article to which it leads, after that of the divider."""
        self._title = title
        self.setText(divider)
        self.setAccessibleName(labelled(self.text(), title) if title else self.text())
        self.update()

    def move_to_edge(self) -> None:
        self.setGeometry(0, self._view.height() - _LINE_HEIGHT, self._view.width(), _LINE_HEIGHT)
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("hover_list" if self.underMouse() else "bg_list"))
        painter.fillRect(QRectF(0, 0, area.width(), 1), self._theme.color("line_strong"))
        turn_round(painter, area)
        accent, middle = self._theme.color("accent_text"), area.center().y()
        arrow = self._theme.icons.pixmap("down", accent, _BUTTON_ICON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(_LINE_LEFT, round(middle - _BUTTON_ICON / 2)), arrow)
        text = area.adjusted(_LINE_LEFT + _BUTTON_ICON + 8, 0, -_LINE_RIGHT, 0)
        words = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
        text_line(painter, text, words, accent, self.text(), is_name=True)
        text.setLeft(min(text.left() + QFontMetricsF(words).horizontalAdvance(self.text()) + 8, text.right()))
        text_line(painter, text, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_2"), self._title, is_name=True)
        if self.hasFocus():
            ring_round(painter, area.adjusted(2, 3, -2, -2), 6, self._theme.color("focus"))
