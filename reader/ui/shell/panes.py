"""The three panes in one of two layouts, side by side or with the list above the article, and their widths. GUI thread only."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from reader.domain.entry import ArticleLayout
from reader.domain.value_classes import dataclass
from reader.ui.kit.pages import Pages

LEAST_SIDEBAR_PX = 180
LEAST_LIST_PX = 280
LEAST_LIST_HIGH_PX, LEAST_ARTICLE_HIGH_PX = 160, 240
_LINE = 1


@dataclass(frozen=True, slots=True)
class Wish:
    """Sizes set by the user: `sidebar` and `list` in pixels (the list's height if it is above the article). `article` is the
    width left to it when the user widened the list, which limits its demand. 0: as needed.
    """

    sidebar: int
    list: int
    article: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """Widths the article asks for: `easy` with normal margins, `least` with hardly any."""

    easy: int
    least: int

    def bounded(self, wish: Wish) -> "Need":
        """Limit to the width the user left."""
        return Need(min(self.easy, wish.article), min(self.least, wish.article)) if wish.article else self


@dataclass(frozen=True, slots=True)
class Shares:
    """Pixels of each pane, 0 if hidden. `is_one`: there is room for either the list or the article."""

    sidebar: int
    list: int
    article: int
    is_one: bool = False


def side_by_side(room: int, wish: Wish, need: Need, *, has_sidebar: bool) -> Shares:
    """Divide the width, reducing in this order: list, sidebar (both to their minimum), sidebar hidden, list to its minimum,
    margins of the text, list hidden.
    """
    need = need.bounded(wish)
    if has_sidebar:
        narrowed = _narrowed(room, wish, need.easy, least_sidebar=LEAST_SIDEBAR_PX)
        if narrowed.article >= need.easy:
            return narrowed
    shares = _narrowed(room, replace(wish, sidebar=0), need.easy, least_sidebar=0)
    return shares if shares.article >= need.least else replace(shares, is_one=True)


def one_above_the_other(room: int, high: int, wish: Wish, need: Need, *, has_sidebar: bool) -> Shares:
    """Divide the space with the list above: it takes height, so only the sidebar gives up width. `list` and `article` are
    heights.
    """
    listed = min(wish.list, max(high - _LINE - LEAST_ARTICLE_HIGH_PX, LEAST_LIST_HIGH_PX))
    article = high - _LINE - listed
    sidebar = beside_one(room, wish, need.easy) if has_sidebar else 0
    return Shares(sidebar, listed, article, is_one=article < LEAST_ARTICLE_HIGH_PX)


def beside_one(room: int, wish: Wish, wanted: int) -> int:
    """Return the sidebar's width beside one pane of this width; 0 without room for both."""
    sidebar = min(wish.sidebar, max(room - _LINE - wanted, LEAST_SIDEBAR_PX))
    return sidebar if room - sidebar - _LINE >= wanted else 0


def _narrowed(room: int, wish: Wish, wanted: int, *, least_sidebar: int) -> Shares:
    sidebar, listed = wish.sidebar, wish.list
    lack = wanted - _rest(room, sidebar, listed)
    if lack > 0:
        given = min(lack, max(listed - LEAST_LIST_PX, 0))
        listed -= given
        sidebar -= min(lack - given, max(sidebar - least_sidebar, 0)) if least_sidebar else 0
    return Shares(sidebar, listed, _rest(room, sidebar, listed))


def _rest(room: int, sidebar: int, listed: int) -> int:
    return room - listed - _LINE - (sidebar + _LINE if sidebar else 0)


_LEAST_ARTICLE = (320, 200)
_LEAST = QSize(320, 240)
_KEY = "window/panes"
_WIDE_PX = 1100
"""Window width below which the sidebar becomes a rail."""


class Layout(StrEnum):
    """The values of the preference look.layout."""

    WIDE = "wide"
    CLASSIC = "classic"


_FIRST = {Layout.WIDE: Wish(251, 375), Layout.CLASSIC: Wish(251, 330)}


class Splitter(QSplitter):
    """A hairline splitter with a grab area of 3 pixels to each side."""

    resized = Signal()

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def minimumSizeHint(self) -> QSize:
        """Let panes give way, so that the window can be as small as one of them."""
        return _LEAST

    def createHandle(self) -> QSplitterHandle:
        """Return Qt's own handle with a wider mouse area."""
        handle = super().createHandle()
        margin = 3
        is_beside = self.orientation() == Qt.Orientation.Horizontal
        handle.setContentsMargins(margin if is_beside else 0, 0 if is_beside else margin, margin if is_beside else 0, 0)
        handle.setAttribute(Qt.WidgetAttribute.WA_MouseNoMask)
        return handle


class Panes(Splitter):
    """The sidebar beside the list and the article; each can hide. The user's sizes are stored per layout and restored when there
    is room. `alone_changed` emits whether only the article is shown for lack of room; `list_wanted` then asks for the list.
    """

    sidebar_shown = Signal(bool)
    alone_changed = Signal(bool)
    list_wanted = Signal()
    focus_left = Signal()
    """The sidebar was hidden with the focus in it, which must not go to a button."""

    def __init__(self, settings: QSettings, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._settings = settings
        self.arrangement = Layout.WIDE
        self._articles = ArticleLayout.LIST
        self._is_empty = False
        self.reading = Splitter(Qt.Orientation.Horizontal)
        """List and article."""
        self.pages = Pages(self.reading)
        self.addWidget(self.pages)
        self._is_sidebar_wanted = settings.value(f"{_KEY}/sidebar", "shown") == "shown"
        self._is_sidebar_asked_for = False
        self._is_list_wanted = True
        self._is_article_wanted = settings.value(f"{_KEY}/article", "shown") == "shown"
        self._is_reading = False
        self._is_one = self._is_alone = False
        self._wishes = {layout: self._stored(layout) for layout in Layout}
        self._has_room = False
        self._rail: QWidget | None = None
        self._has_rail = False

    def join(self, sidebar: QWidget, entries: QWidget, article: QWidget, need: Callable[[], tuple[int, int]]) -> None:
        """Add these three, created as children of this one and `reading`: a new parent would restyle a widget with all its
        children.
        """
        self._sidebar, self._entries, self._article = sidebar, entries, article
        self._need = need
        self.insertWidget(0, sidebar)
        sidebar.setMinimumWidth(LEAST_SIDEBAR_PX)
        for pane, least in ((entries, (LEAST_LIST_PX, LEAST_LIST_HIGH_PX)), (article, _LEAST_ARTICLE)):
            pane.setMinimumSize(*least)
            self.reading.addWidget(pane)
        self.reading.setStretchFactor(1, 1)
        self.setStretchFactor(1, 1)
        sidebar.setVisible(self._is_sidebar_wanted)
        article.setVisible(self._is_article_wanted)
        sidebar.installEventFilter(self)
        self.resized.connect(self._use_room)
        self.reading.resized.connect(self._share_reading)
        self.splitterMoved.connect(self._store_moved)
        self.reading.splitterMoved.connect(self._store_moved)

    def join_rail(self, rail: QWidget) -> None:
        """Show the rail if the sidebar has no room; both have one parent."""
        self._rail = rail
        rail.hide()

    def arrange(self, name: str) -> None:
        wanted = Layout(name)
        if wanted is self.arrangement:
            return
        self.arrangement = wanted
        self._orient()

    def show_as(self, layout: ArticleLayout) -> None:
        """Show articles in a list beside the open one, as cards that the open one covers, or on one page below the list's header."""
        if layout is not self._articles:
            self._articles = layout
            self._is_reading = False
            self._entries.setMinimumHeight(0 if layout is ArticleLayout.PAGE else LEAST_LIST_HIGH_PX)
            self._orient()

    def show_empty(self, is_empty: bool) -> None:  # noqa: FBT001 - the signal's signature
        """Give the page's room to the placeholder text if there is no article."""
        if is_empty is not self._is_empty:
            self._is_empty = is_empty
            if self._articles is ArticleLayout.PAGE:
                self.share()

    def _orient(self) -> None:
        is_beside = self.arrangement is Layout.WIDE and self._articles is not ArticleLayout.PAGE
        self.reading.setOrientation(Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical)
        self.share()

    def toggle_sidebar(self) -> None:
        """Toggle the sidebar; only temporarily if it lacks room."""
        is_shown = self._sidebar.isHidden()
        if is_shown and self._is_sidebar_wanted:
            self._is_sidebar_asked_for = True
        elif self._is_sidebar_asked_for:
            self._is_sidebar_asked_for = False
        else:
            self._is_sidebar_wanted = is_shown
            self._is_sidebar_asked_for = is_shown
        self.share()

    def toggle_list(self) -> None:
        """Toggle the list; hiding it shows the article."""
        if self._is_one:
            self._is_reading = not self._is_reading
        elif self._articles is not ArticleLayout.PAGE:
            self._is_list_wanted = self._entries.isHidden()
            self._is_article_wanted = self._is_article_wanted or not self._is_list_wanted
        self.share()

    def toggle_article(self) -> None:
        """Toggle the article; hiding it shows the list."""
        if self._is_one:
            self._is_reading = not self._is_reading
        elif self._articles is not ArticleLayout.PAGE:
            self._is_article_wanted = self._article.isHidden()
            self._is_list_wanted = self._is_list_wanted or not self._is_article_wanted
        self.share()

    def read(self) -> None:
        """Show an opened article if there is room for one pane only."""
        if not self._is_reading:
            self._is_reading = True
            self.share()

    def need_list(self) -> None:
        """Show the list from now on, for an action in it."""
        self._is_reading, self._is_list_wanted = False, True
        self.share()

    def remember(self) -> None:
        for layout, wish in self._wishes.items():
            for name, pixels in (("sidebar", wish.sidebar), ("list", wish.list), ("article", wish.article)):
                self._settings.setValue(f"{_KEY}/{layout.value}/{name}_px", pixels)
        self._settings.setValue(f"{_KEY}/sidebar", "shown" if self._is_sidebar_wanted else "hidden")
        self._settings.setValue(f"{_KEY}/article", "shown" if self._is_article_wanted else "hidden")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit whether the sidebar is visible, whatever the cause."""
        if watched is self._sidebar and event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.sidebar_shown.emit(self._has_rail or event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return from a single article to the list on Escape."""
        if event.key() == Qt.Key.Key_Escape and self._is_alone:
            self.list_wanted.emit()
        else:
            super().keyPressEvent(event)

    # Sharing

    def _use_room(self) -> None:
        self._has_room = True
        self.share()

    def _shares(self) -> Shares:
        """Return the size of each pane, including the user's wishes for the sidebar."""
        need = Need(*self._need())
        beside = self.parentWidget()
        total = self.width() if self._rail is None or beside is None else beside.width()
        has_sidebar = self._is_sidebar_wanted and (self._rail is None or total >= _WIDE_PX)
        natural = self._shares_in(total, need, has_sidebar=has_sidebar)
        if natural.sidebar:
            self._is_sidebar_asked_for = False
        self._has_rail = False
        if not self._is_sidebar_asked_for:
            return self._beside_rail(natural, total, need)
        rest = self._shares_in(total - LEAST_SIDEBAR_PX - self.handleWidth(), need, has_sidebar=False)
        return replace(rest, sidebar=LEAST_SIDEBAR_PX)

    def _beside_rail(self, natural: Shares, total: int, need: Need) -> Shares:
        """Replace a sidebar without room by the rail, unless it would reduce the list or the text."""
        if self._rail is None or natural.sidebar or not self._is_sidebar_wanted:
            return natural
        room = total - self._rail.width()
        shares = self._shares_in(room, need, has_sidebar=False)
        is_article_only = self._is_reading if natural.is_one else not self._is_list_wanted
        if shares.is_one != natural.is_one or room < (need.least if is_article_only else LEAST_LIST_PX):
            return natural
        self._has_rail = True
        return shares

    def _shares_in(self, room: int, need: Need, *, has_sidebar: bool) -> Shares:
        wish = self._wishes[self.arrangement]
        if self._articles is not ArticleLayout.LIST:
            is_one = self._articles is ArticleLayout.CARDS
            return Shares(beside_one(room, wish, need.easy) if has_sidebar else 0, 0, 0, is_one=is_one)
        if not (self._is_list_wanted and self._is_article_wanted):
            wanted = need.easy if self._is_article_wanted else LEAST_LIST_PX
            return Shares(beside_one(room, wish, wanted) if has_sidebar else 0, 0, 0)
        if self.arrangement is Layout.WIDE:
            return side_by_side(room, wish, need, has_sidebar=has_sidebar)
        return one_above_the_other(room, self.height(), wish, need, has_sidebar=has_sidebar)

    def share(self) -> None:
        if not self._has_room:
            return
        shares = self._shares()
        self._is_one = shares.is_one
        focused = self.window().focusWidget()
        had_focus = focused is not None and self._sidebar.isAncestorOf(focused)
        self._sidebar.setVisible(shares.sidebar > 0)
        if self._rail is not None and self._rail.isHidden() is self._has_rail:
            self._rail.setVisible(self._has_rail)
            self.sidebar_shown.emit(self._has_rail or shares.sidebar > 0)
        is_list = self._articles is ArticleLayout.LIST
        is_page_empty = self._articles is ArticleLayout.PAGE and self._is_empty
        self._entries.setVisible((self._is_list_wanted or not is_list) and not (shares.is_one and self._is_reading))
        is_article_wanted = self._is_article_wanted if is_list else not is_page_empty
        self._article.setVisible(is_article_wanted and (self._is_reading or not shares.is_one))
        if shares.sidebar:
            self.setSizes([shares.sidebar, self.width() - shares.sidebar - self.handleWidth()])
        self._share_reading()
        is_alone = shares.is_one and self._is_reading
        if is_alone != self._is_alone:
            self._is_alone = is_alone
            self.alone_changed.emit(is_alone)
        if had_focus and self._sidebar.isHidden():
            self.focus_left.emit()

    def _share_reading(self) -> None:
        shares = self._shares()
        if self._articles is ArticleLayout.PAGE:
            bars = self._entries.sizeHint().height()
            self.reading.setSizes([bars, max(self.height() - bars - 1, 0)])
        elif self._is_list_wanted and self._is_article_wanted and not shares.is_one:
            self.reading.setSizes([shares.list, shares.article])

    def _store_moved(self) -> None:
        wish = self._wishes[self.arrangement]
        if not self._sidebar.isHidden():
            wish = replace(wish, sidebar=self._sidebar.width())
        if self._articles is ArticleLayout.LIST and not (self._entries.isHidden() or self._article.isHidden()):
            listed, article = self.reading.sizes()
            wish = replace(wish, list=listed)
            if self.arrangement is Layout.WIDE:
                easy, _ = self._need()
                wish = replace(wish, article=article if article < easy else 0)
        self._wishes[self.arrangement] = wish

    def _stored(self, layout: Layout) -> Wish:
        first = _FIRST[layout]
        values = [
            self._settings.value(f"{_KEY}/{layout.value}/{name}_px", usual)
            for name, usual in (("sidebar", first.sidebar), ("list", first.list), ("article", first.article))
        ]
        try:
            sidebar, listed, article = (int(str(value)) for value in values)
        except ValueError:
            return first
        return Wish(max(sidebar, LEAST_SIDEBAR_PX), max(listed, LEAST_LIST_HIGH_PX), max(article, 0))
