"""Placeholder of an empty list: the reason and a remedy. GUI thread only."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.entry import LISTS_OF_MARKS, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.value_classes import dataclass
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text import marks
from reader.ui.text.marks import STYLES
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator
from reader.ui.widgets.labels import PlainLabel, button

tr = Translator("EmptyState")

_ICON_PX = 32


@dataclass(frozen=True, slots=True)
class Place:
    """State of the shown feed or folder: never retrieved, failing, or a folder without feeds; number of feeds never reached, and
    the reason why nothing is refreshed.
    """

    is_fresh: bool = False
    is_failing: bool = False
    is_bare: bool = False
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
        self._theme = theme
        self._icon_name = "lines"
        self._selection = Selection(View.ALL)
        self._place = Place()
        self._problem: Problem | None = None
        self._icon = PlainLabel()
        self._icon.setFixedSize(QSize(_ICON_PX, _ICON_PX))
        self._title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self._reason = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self._retrieve = button(self.tr("Refresh"), self.retrieve_wanted.emit)
        self._show_all = button(self.tr("Show read articles"), self.show_all_wanted.emit)
        self._health = button(self.tr("Show problems"), self.health_wanted.emit)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 0, 32, 64)
        column.setSpacing(8)
        column.addStretch()
        for label in (self._title, self._reason):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._reason)
        column.addSpacing(8)
        column.addWidget(self._retrieve, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._health, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        theme.changed.connect(self._recolor)
        self._recolor()

    def explain(self, selection: Selection) -> None:
        self._selection = selection
        self._problem = None
        self._refresh()

    def explain_failure(self, problem: Problem) -> None:
        """Show why the list cannot be read; the window's footer offers to retry."""
        self._problem = problem
        self._refresh()

    def set_place(self, place: Place) -> None:
        if place != self._place:
            self._place = place
            self._refresh()

    def _refresh(self) -> None:
        selection = self._selection
        if self._problem is not None:
            self._icon_name, title, reason = "warning", tr("This list could not be loaded"), sentence(self._problem)
        else:
            self._icon_name, title, reason = _text(selection, self._place)
        self._title.setText(title)
        self._reason.setText(reason)
        is_filtered = selection.unread_only or selection.view is View.UNREAD or _is_narrowed(selection)
        can_retrieve = selection.view in {View.ALL, View.TODAY, View.FOLDER, View.FEED} and not self._place.is_bare
        is_read = self._problem is None
        self._retrieve.setVisible(is_read and can_retrieve and not is_filtered and not self._place.is_failing)
        self._show_all.setVisible(is_read and selection.unread_only)
        self._health.setVisible(is_read and not is_filtered and _is_waiting(selection.view, self._place))
        self._recolor()

    def _recolor(self) -> None:
        pixmap = self._theme.icons.pixmap(self._icon_name, self._theme.color("text_3"), _ICON_PX, self.devicePixelRatioF())
        self._icon.setPixmap(pixmap)


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
        case _ if _is_waiting(selection.view, place):
            text = _unreached_text()
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
    return view is View.ALL and place.unreached > 0


def _unreached_text() -> tuple[str, str, str]:
    reason = tr("No feed could be refreshed. Beforehand tries again automatically.")
    return "fetch", tr("No articles yet"), reason


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
    if place.is_bare:
        return "folder", tr("Empty folder"), tr("Drag feeds here, or press Ctrl+N to add one.")
    return "folder", tr("Nothing here yet"), tr("The feeds in this folder have no articles yet.")


def _feed_text(place: Place) -> tuple[str, str, str]:
    if place.is_failing:
        return "lines", tr("No articles"), tr("No articles could be loaded. See the error above.")
    if place.is_fresh:
        return "fetch", tr("Not refreshed yet"), tr("Its articles appear here after the first refresh.")
    return "lines", tr("No articles"), tr("The feed is empty right now. New articles appear automatically.")
