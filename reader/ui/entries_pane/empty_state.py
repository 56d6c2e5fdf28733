"""What an empty list says: why it is empty and what to do about it. GUI thread only."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.entry import Selection, View
from reader.ui import fonts
from reader.ui.labels import PlainLabel, button
from reader.ui.theme import Theme

_ICON_PX = 32


class EmptyState(QWidget):
    """An icon, a reason, a way on."""

    retrieve_wanted = Signal()
    show_all_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = "lines"
        self._icon = PlainLabel()
        self._icon.setFixedSize(QSize(_ICON_PX, _ICON_PX))
        self._title = PlainLabel(font=fonts.ui_font(fonts.HEAD_PX, fonts.SEMIBOLD))
        self._reason = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self._retrieve = button(self.tr("Retrieve now"), self.retrieve_wanted.emit)
        self._show_all = button(self.tr("Show read articles too"), self.show_all_wanted.emit)
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
        column.addStretch()
        theme.changed.connect(self._recolor)
        self._recolor()

    def explain(self, selection: Selection) -> None:
        """Find the words for a selection that holds nothing."""
        self._icon_name, title, reason = _words(selection)
        self._title.setText(title)
        self._reason.setText(reason)
        is_filtered = selection.unread_only or selection.view is View.UNREAD
        self._retrieve.setVisible(not is_filtered and selection.view in {View.ALL, View.TODAY, View.FOLDER, View.FEED})
        self._show_all.setVisible(selection.unread_only)
        self._recolor()

    def _recolor(self) -> None:
        pixmap = self._theme.icons.pixmap(self._icon_name, self._theme.color("text_3"), _ICON_PX, self.devicePixelRatioF())
        self._icon.setPixmap(pixmap)


def _words(selection: Selection) -> tuple[str, str, str]:
    def tr(text: str) -> str:
        return QCoreApplication.translate("EmptyState", text)

    is_unread_list = selection.unread_only or selection.view is View.UNREAD
    if is_unread_list and selection.view is not View.SEARCH:
        return "check", tr("All read"), tr("There is nothing unread here. New articles show up by themselves.")
    match selection.view:
        case View.SEARCH if not selection.query.strip():
            words = "search", tr("Search your articles"), tr("Titles, authors and full texts are searched while you type.")
        case View.SEARCH:
            words = "search", tr("Nothing found"), tr("No article holds all of these words. Try fewer or shorter ones.")
        case View.STARRED:
            words = "star", tr("No stars yet"), tr("Press S on an article to keep it here for as long as you like.")
        case View.TODAY:
            words = "today", tr("Nothing today yet"), tr("No feed has posted since midnight, as far as the last retrieval knows.")
        case View.FOLDER:
            words = "folder", tr("Nothing here yet"), tr("The feeds of this folder have not brought an article yet.")
        case _:
            words = (
                "lines",
                tr("No articles yet"),
                tr("Nothing has been retrieved yet. Articles appear here as soon as they arrive."),
            )
    return words
