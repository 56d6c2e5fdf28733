"""Drop targets of dragged feeds and folders, and their indicator. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from reader.domain.entry import LISTS_OF_MARKS, View
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.ui.data.nodes import FAVOURITES, FEEDS, MOVABLE_KINDS, Key, Kind, Node
from reader.ui.data.row_commands import favourites_command
from reader.ui.look.theme import Theme

ROW_TYPE = "application/x-beforehand-row"
_EDGE = 4
"""Fraction at the top and bottom of a folder's row that means before and after it; the rest means into it."""
_LINE_PX = 2
_RING_PX = 8
_INSET = 8


@dataclass(frozen=True, slots=True)
class Landing:
    """Place in a folder (None is the top level) at an index among its other items (None is the end). `row` is the row under the
    pointer; `is_onto` highlights that row, else a line is drawn at its lower edge, or its upper one if `is_above`.
    """

    folder: Node | None
    position: int | None
    row: Node
    is_onto: bool = False
    is_above: bool = False


def landing(dragged: Sequence[Node], over: Node | None, area: QRect, y: int, *, is_open: bool) -> Landing | None:
    """Return the target with the pointer at height `y` over a row; None if it is not allowed or changes nothing."""
    if over is None or over.is_favourite or any(_is_inside(over, each) for each in dragged):
        return None
    if any(node.account is not None for node in dragged):
        return None
    found = _on_heading(over) if over.kind not in MOVABLE_KINDS else _beside(dragged, over, area, y, is_open=is_open)
    if found is not None and not may_hold(found.folder, dragged):
        return None
    if found is None or len(dragged) != 1:
        return found
    row = dragged[0]
    is_already_there = row.folder is found.folder and found.position == _place(row, ())
    return None if is_already_there else found


def favourite_landing(dragged: Sequence[Node], over: Node, area: QRect, y: int) -> Landing | None:
    """Return the target of feeds among the favourites, which may be reordered; folders have none."""
    section = over if over.key == FAVOURITES else over.parent
    if section is None or any(node.kind is not Kind.FEED for node in dragged):
        return None
    is_above = over is not section and y - area.top() < area.height() / 2
    position = 0 if over is section else section.children.index(over) + (not is_above)
    feed_ids = [FeedId(node.number) for node in dragged]
    if favourites_command(section.children, feed_ids, position) is None:
        return None
    return Landing(section, position, over, is_above=is_above)


def takes_articles(node: Node | None) -> bool:
    """Return True if articles can be dropped: on a tag, or the list of a mark."""
    return node is not None and (node.kind is Kind.TAG or (node.kind is Kind.SMART and View(str(node.key[1])) in LISTS_OF_MARKS))


def in_folder(dragged: Sequence[Node], found: Landing | None) -> Landing | None:
    """Restrict targets in a sorted tree to other folders, without an index."""
    if found is None or all(node.folder is found.folder for node in dragged):
        return None
    return Landing(found.folder, None, found.folder or found.row, is_onto=True)


def landing_from_outside(over: Node | None) -> Landing | None:
    """Return the folder that receives an external drop over a row."""
    if over is None or over.kind not in MOVABLE_KINDS:
        return _on_heading(over) if over is not None else None
    folder = over if over.kind is Kind.FOLDER else over.folder
    return Landing(folder, None, folder, is_onto=True) if folder is not None else Landing(None, None, over)


def may_hold(folder: Node | None, dragged: Sequence[Node]) -> bool:
    """Return True if rows may move there: a folder stays on its server or computer, and folders on servers are not nested."""
    account_id = folder.account_id if folder is not None else None
    folders = [node for node in dragged if node.kind is Kind.FOLDER]
    if any(node.account_id != account_id for node in folders):
        return False
    return account_id is None or not folders or (folder is not None and folder.account is not None)


def mime_of(nodes: Sequence[Node]) -> QMimeData:
    """Return the MIME data of a drag: the rows' keys."""
    data = QMimeData()
    text = " ".join(f"{node.kind}:{node.number}" for node in nodes)
    data.setData(ROW_TYPE, QByteArray(text.encode()))
    return data


def keys_in(data: QMimeData) -> tuple[Key, ...]:
    """Return the keys of dragged rows; empty for other data."""
    found: list[Key] = []
    for word in data.data(ROW_TYPE).toStdString().split():
        kind, _, number = word.partition(":")
        if not number.isdigit() or kind not in MOVABLE_KINDS:
            return ()
        found.append((Kind(kind), int(number)))
    return tuple(found)


def paint_line(painter: QPainter, theme: Theme, area: QRect, left: float, *, is_above: bool) -> None:
    """Draw the line between two rows, with a ring at the indent of its level."""
    color = theme.color("accent")
    y = float(area.top() if is_above else area.bottom() + 1)
    y = max(y, _RING_PX / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _LINE_PX))
    painter.setBrush(theme.color("bg_side"))
    painter.drawEllipse(QPointF(left + _RING_PX / 2, y), _RING_PX / 2 - 1, _RING_PX / 2 - 1)
    painter.fillRect(QRectF(left + _RING_PX, y - _LINE_PX / 2, area.right() - _INSET - left - _RING_PX, _LINE_PX), color)


def _beside(dragged: Sequence[Node], over: Node, area: QRect, y: int, *, is_open: bool) -> Landing:
    share = (y - area.top()) / max(area.height(), 1)
    if over.account is not None:
        return Landing(over, None, over, is_onto=True)
    if over.kind is Kind.FOLDER and 1 / _EDGE <= share < 1 - 1 / _EDGE:
        return Landing(over, None, over, is_onto=True)
    if over.kind is Kind.FOLDER and is_open and over.children and share >= 1 - 1 / _EDGE:
        return Landing(over, 0, over)
    is_above = share < 1 / 2
    return Landing(over.folder, _place(over, dragged) + (not is_above), over, is_above=is_above)


def _on_heading(over: Node) -> Landing | None:
    return Landing(None, 0, over) if over.key == FEEDS else None


def _place(node: Node, without: Sequence[Node]) -> int:
    """Return a row's index among its siblings, ignoring some of them."""
    siblings = node.parent.children if node.parent is not None else [node]
    return [each for each in siblings if each not in without or each is node].index(node)


def _is_inside(node: Node | None, folder: Node) -> bool:
    while node is not None:
        if node is folder:
            return True
        node = node.parent
    return False
