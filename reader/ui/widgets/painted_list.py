"""Configures views whose rows are painted entirely by the delegate. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame

from reader.ui.widgets.text_fields import meet_viewport
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar


def leave_to_delegate(view: QAbstractItemView) -> None:
    """Remove the frame, the background and the style's selection; scroll by pixels, with a thin overlay bar."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    meet_viewport(view)
    view.viewport().setAutoFillBackground(False)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
    view.setPalette(palette)
    ThinScrollBar(view)
