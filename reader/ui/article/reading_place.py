"""Reading position in an article, restored after the page is rebuilt. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

from reader.domain.value_classes import dataclass
from reader.ui.article.view import ArticleView

_KNOWN_LENGTH = 60
_LEAST_LENGTH = 20
_BLOCKS_TRIED = 12


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """First visible block, the distance it is scrolled out, and the beginnings of the blocks from there on."""

    number: int
    hidden: float
    beginnings: tuple[str, ...]


def note_place(view: ArticleView) -> ReadingPlace | None:
    """Return the reading position; None at the start, which stays the start whatever changes."""
    top = view.verticalScrollBar().value()
    if not top:
        return None
    block = view.first_visible().block()
    hidden = top - view.document().documentLayout().blockBoundingRect(block).top()
    number = block.blockNumber()
    beginnings: list[str] = []
    while block.isValid() and len(beginnings) < _BLOCKS_TRIED:
        beginnings.append(block.text()[:_KNOWN_LENGTH])
        block = block.next()
    return ReadingPlace(number, hidden, tuple(beginnings))


def find_place(document: QTextDocument, place: ReadingPlace, *, is_complete: bool) -> float | None:
    """Return the scroll position of the same words; None if they are missing (yet). Prefers an equal block at the same position;
    in another text takes the first block with the same beginning, and in a complete text without one the start.
    """
    layout = document.documentLayout()
    block = document.findBlockByNumber(place.number)
    if block.isValid() and block.text().startswith(place.beginnings[0]):
        # An unfinished block after this one would limit the scroll bar too early.
        is_laid_out = is_complete or document.blockCount() > place.number + _BLOCKS_TRIED
        return layout.blockBoundingRect(block).top() + place.hidden if is_laid_out else None
    if not is_complete:
        return None
    found = _block_like(document, place.beginnings)
    return 0.0 if found is None else layout.blockBoundingRect(found).top()


@dataclass(frozen=True, slots=True)
class Selected:
    anchor: int
    position: int
    text: str


def note_selected(view: ArticleView) -> Selected | None:
    cursor = view.textCursor()
    return Selected(cursor.anchor(), cursor.position(), cursor.selectedText()) if cursor.hasSelection() else None


def find_selected(document: QTextDocument, selected: Selected) -> QTextCursor | None:
    """Return a cursor that selects the same words at the same position; None if they differ or are missing yet."""
    if max(selected.anchor, selected.position) >= document.characterCount():
        return None
    cursor = QTextCursor(document)
    cursor.setPosition(selected.anchor)
    cursor.setPosition(selected.position, QTextCursor.MoveMode.KeepAnchor)
    return cursor if cursor.selectedText() == selected.text else None


def _block_like(document: QTextDocument, beginnings: tuple[str, ...]) -> QTextBlock | None:
    starts: dict[str, QTextBlock] = {}
    block = document.begin()
    while block.isValid():
        starts.setdefault(block.text()[:_KNOWN_LENGTH], block)
        block = block.next()
    return next((starts[text] for text in beginnings if len(text) >= _LEAST_LENGTH and text in starts), None)


def without_moving(view: ArticleView, change: Callable[[], object]) -> None:
    """Change the document, keeping the reading position in place."""
    bar = view.verticalScrollBar()
    reading = view.cursorForPosition(QPoint(0, 1))
    before = view.cursorRect(reading).top()
    was_at_start = bar.value() == 0
    change()
    if not was_at_start:
        bar.setValue(bar.value() + view.cursorRect(reading).top() - before)
