"""What Qt is to leave to the delegate in a view that is painted from edge to edge. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame

from reader.ui.widgets.text_fields import meet_viewport
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar


def leave_to_delegate(view: QAbstractItemView) -> None:
    """No frame, no ground, no square of the style's below a chosen row; scrolled by pixels, with a thin bar over the rows."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    meet_viewport(view)
    view.viewport().setAutoFillBackground(False)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
    view.setPalette(palette)
    ThinScrollBar(view)
