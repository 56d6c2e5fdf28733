"""Where the reader is in an article, so that the page can be rebuilt without losing the place. GUI thread only."""

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
    """The first visible block, how far it is scrolled out, and how the blocks from there on begin."""

    number: int
    hidden: float
    beginnings: tuple[str, ...]


def note_place(view: ArticleView) -> ReadingPlace | None:
    """Where the reader is; None at the start of the article, which stays the start whatever changes."""
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
    """How far to scroll to be at the same words again; None where they are not there (yet).

    An equal block at the position is taken; in another text the first block that begins alike is, and in a complete text
    that has none of them the start.
    """
    layout = document.documentLayout()
    block = document.findBlockByNumber(place.number)
    if block.isValid() and block.text().startswith(place.beginnings[0]):
        # An unfinished block after this one would let the scroll bar end too early.
        is_laid_out = is_complete or document.blockCount() > place.number + _BLOCKS_TRIED
        return layout.blockBoundingRect(block).top() + place.hidden if is_laid_out else None
    if not is_complete:
        return None
    found = _block_like(document, place.beginnings)
    return 0.0 if found is None else layout.blockBoundingRect(found).top()


@dataclass(frozen=True, slots=True)
class Selected:
    """Words that are selected, and where."""

    anchor: int
    position: int
    text: str


def note_selected(view: ArticleView) -> Selected | None:
    """What is selected in the article; None where nothing is."""
    cursor = view.textCursor()
    return Selected(cursor.anchor(), cursor.position(), cursor.selectedText()) if cursor.hasSelection() else None


def find_selected(document: QTextDocument, selected: Selected) -> QTextCursor | None:
    """A cursor that selects the same words in the same place; None if there are other words, or none yet."""
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
    """Change the document; what is being read stays where it is."""
    bar = view.verticalScrollBar()
    reading = view.cursorForPosition(QPoint(0, 1))
    before = view.cursorRect(reading).top()
    was_at_start = bar.value() == 0
    change()
    if not was_at_start:
        bar.setValue(bar.value() + view.cursorRect(reading).top() - before)
