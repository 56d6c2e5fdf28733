"""Where a dragged feed or folder would land, and how that is shown. GUI thread only."""

from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from reader.ui.subscriptions_pane.nodes import Key, Kind, Node
from reader.ui.theme import Theme

ROW_TYPE = "application/x-beforehand-row"
_EDGE = 4
"""The upper and the lower fourth of a folder's row are the places before and after it, the rest is the folder itself."""
_LINE_PX = 2
_RING_PX = 8
_INSET = 8


@dataclass(frozen=True, slots=True)
class Landing:
    """A place in a folder (None is the top level) at a position among what else is in it (None is the end).

    `row` is what the pointer is over; `is_onto` tells that the row itself takes it in, else a line at its lower edge, or at its
    upper one where `is_above`.
    """

    folder: Node | None
    position: int | None
    row: Node
    is_onto: bool = False
    is_above: bool = False


def landing(dragged: Node, over: Node | None, area: QRect, y: int, *, is_open: bool) -> Landing | None:
    """Where a row would land with the pointer at height `y` over another row; None where it may not, or is already."""
    if over is None or over.kind is Kind.SMART or _is_inside(over, dragged):
        return None
    found = _onto_section(over) if over.kind is Kind.SECTION else _beside(dragged, over, area, y, is_open=is_open)
    is_already_there = _parent_folder(dragged) is found.folder and found.position == _place(dragged, None)
    return None if is_already_there else found


def mime_of(node: Node) -> QMimeData:
    """What travels with the pointer: the row's key."""
    data = QMimeData()
    data.setData(ROW_TYPE, QByteArray(f"{node.kind}:{node.number}".encode()))
    return data


def key_in(data: QMimeData) -> Key | None:
    """The row that is dragged; None where something else is."""
    kind, _, number = data.data(ROW_TYPE).toStdString().partition(":")
    return (Kind(kind), int(number)) if number.isdigit() and kind in {Kind.FEED, Kind.FOLDER} else None


def paint_line(painter: QPainter, theme: Theme, area: QRect, left: float, *, is_above: bool) -> None:
    """The line between two rows, with a ring at the level's indent."""
    color = theme.color("accent")
    y = float(area.top() if is_above else area.bottom() + 1)
    y = max(y, _RING_PX / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _LINE_PX))
    painter.setBrush(theme.color("bg_side"))
    painter.drawEllipse(QPointF(left + _RING_PX / 2, y), _RING_PX / 2 - 1, _RING_PX / 2 - 1)
    painter.fillRect(QRectF(left + _RING_PX, y - _LINE_PX / 2, area.right() - _INSET - left - _RING_PX, _LINE_PX), color)


def _beside(dragged: Node, over: Node, area: QRect, y: int, *, is_open: bool) -> Landing:
    share = (y - area.top()) / max(area.height(), 1)
    if over.kind is Kind.FOLDER and 1 / _EDGE <= share < 1 - 1 / _EDGE:
        return Landing(over, None, over, is_onto=True)
    if over.kind is Kind.FOLDER and is_open and over.children and share >= 1 - 1 / _EDGE:
        return Landing(over, 0, over)
    is_above = share < 1 / 2
    return Landing(_parent_folder(over), _place(over, dragged) + (not is_above), over, is_above=is_above)


def _onto_section(section: Node) -> Landing:
    return Landing(None, 0, section)


def _place(node: Node, without: Node | None) -> int:
    """The position of a row among the feeds and folders beside it, another one left out."""
    siblings = node.parent.children if node.parent is not None else [node]
    return [each for each in siblings if (each.kind in {Kind.FEED, Kind.FOLDER} and each is not without) or each is node].index(
        node
    )


def _parent_folder(node: Node) -> Node | None:
    return node.parent if node.parent is not None and node.parent.kind is Kind.FOLDER else None


def _is_inside(node: Node | None, folder: Node) -> bool:
    while node is not None:
        if node is folder:
            return True
        node = node.parent
    return False
