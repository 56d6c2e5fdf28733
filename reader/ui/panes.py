"""The three panes in one of two layouts: side by side, or the list above the article. GUI thread only."""

from enum import StrEnum

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from reader.ui.pages import Pages

NARROW_PX = 900
"""At this width and below the sidebar gives way; asked for, it comes back until the width changes to the other side."""
_SIDEBAR_PX, _LEAST_SIDEBAR_PX = 251, 180
_LEAST_LIST, _LEAST_ARTICLE = (280, 160), (320, 200)
_KEY = "window/panes"


class Layout(StrEnum):
    """The values of the preference look.layout."""

    WIDE = "wide"
    CLASSIC = "classic"


_FIRST_SIZES = {Layout.WIDE: [375, 732], Layout.CLASSIC: [330, 530]}


class Splitter(QSplitter):
    """A hairline that can be grabbed 3 pixels to each side."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        """Qt's own handle with a wider mouse area."""
        handle = super().createHandle()
        margin = 3
        is_beside = self.orientation() == Qt.Orientation.Horizontal
        handle.setContentsMargins(margin if is_beside else 0, 0 if is_beside else margin, margin if is_beside else 0, 0)
        handle.setAttribute(Qt.WidgetAttribute.WA_MouseNoMask)
        return handle


class Panes(Splitter):
    """The sidebar beside the list and the article; each can hide, sizes are remembered for each layout."""

    sidebar_shown = Signal(bool)

    def __init__(self, sidebar: QWidget, entries: QWidget, article: QWidget, settings: QSettings, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sidebar, self._entries, self._article = sidebar, entries, article
        self._settings = settings
        self._layout = Layout.WIDE
        self._is_narrow = False
        # The frame first, from the outside in: what moves into another parent is styled anew with all that is in it.
        self._reading = Splitter(Qt.Orientation.Horizontal)
        self.pages = Pages(self._reading)
        self.addWidget(sidebar)
        self.addWidget(self.pages)
        sidebar.setMinimumWidth(_LEAST_SIDEBAR_PX)
        for pane, least in ((entries, _LEAST_LIST), (article, _LEAST_ARTICLE)):
            pane.setMinimumSize(*least)
            self._reading.addWidget(pane)
        self._reading.setStretchFactor(1, 1)
        self.setStretchFactor(1, 1)
        self._is_sidebar_wanted = settings.value(f"{_KEY}/sidebar", "shown") == "shown"
        sidebar.setVisible(self._is_sidebar_wanted)
        article.setVisible(settings.value(f"{_KEY}/article", "shown") == "shown")
        self._restore()
        sidebar.installEventFilter(self)

    @property
    def arrangement(self) -> Layout:
        """The layout that is shown."""
        return self._layout

    def arrange(self, name: str) -> None:
        """Show the panes in this layout, with the sizes they had in it."""
        wanted = Layout(name)
        if wanted is self._layout:
            return
        self.remember()
        self._layout = wanted
        is_wide = wanted is Layout.WIDE
        self._reading.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
        self._restore()

    def toggle_sidebar(self) -> None:
        """Show or hide the sidebar; in a narrow window only for now."""
        is_shown = self._sidebar.isHidden()
        self._sidebar.setVisible(is_shown)
        if not self._is_narrow:
            self._is_sidebar_wanted = is_shown

    def toggle_list(self) -> None:
        """Show or hide the list; without it the article is there."""
        self._show_one_of(self._entries, self._article)

    def toggle_article(self) -> None:
        """Show or hide the article; without it the list is there."""
        self._show_one_of(self._article, self._entries)

    def remember(self) -> None:
        """Write down sizes, and what is hidden."""
        name = self._layout.value
        self._settings.setValue(f"{_KEY}/{name}/sidebar", self.saveState())
        if not (self._entries.isHidden() or self._article.isHidden()):
            self._settings.setValue(f"{_KEY}/{name}/reading", self._reading.saveState())
        self._settings.setValue(f"{_KEY}/sidebar", "shown" if self._is_sidebar_wanted else "hidden")
        self._settings.setValue(f"{_KEY}/article", "hidden" if self._article.isHidden() else "shown")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell whether the sidebar is there, however that came."""
        if watched is self._sidebar and event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.sidebar_shown.emit(event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sidebar gives way where there is little room."""
        super().resizeEvent(event)
        is_narrow = self.width() <= NARROW_PX
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._sidebar.setVisible(self._is_sidebar_wanted and not is_narrow)

    def _show_one_of(self, pane: QWidget, other: QWidget) -> None:
        is_shown = pane.isHidden()
        pane.setVisible(is_shown)
        if not is_shown:
            other.show()

    def _restore(self) -> None:
        name = self._layout.value
        orientation = self._reading.orientation()
        sidebar, reading = (self._settings.value(f"{_KEY}/{name}/{part}") for part in ("sidebar", "reading"))
        if not isinstance(sidebar, QByteArray) or not self.restoreState(sidebar):
            self.setSizes([_SIDEBAR_PX, sum(_FIRST_SIZES[Layout.WIDE]) + 1])
        if not isinstance(reading, QByteArray) or not self._reading.restoreState(reading):
            self._reading.setSizes(_FIRST_SIZES[self._layout])
        # What restoreState takes over along with the sizes.
        self._reading.setOrientation(orientation)
        for splitter in (self, self._reading):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
