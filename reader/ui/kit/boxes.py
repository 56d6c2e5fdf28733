"""Builds rows and columns of widgets in one call, in reading order. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from reader.domain.value_classes import dataclass
from reader.ui.text.languages import side_margins


@dataclass(frozen=True, slots=True)
class Gap:
    """Fixed space in pixels, in addition to the spacing."""

    pixels: int


@dataclass(frozen=True, slots=True)
class Stretch:
    share: int = 0


STRETCH = Stretch()

Part = QWidget | QLayout
Item = Part | Gap | Stretch | tuple[Part, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, optionally with its stretch factor; a widget also with its alignment."""
Margins = tuple[int, int, int, int] | int
"""Start, top, end and bottom, or one for all."""


def row(*items: Item, spacing: int | None = None, margins: Margins | None = None, on: QWidget | None = None) -> QHBoxLayout:
    """Build a row, laid on a widget if one is given; spacing and margins default to the style's."""
    box = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(box, items, spacing, margins)
    return box


def column(*items: Item, spacing: int | None = None, margins: Margins | None = None, on: QWidget | None = None) -> QVBoxLayout:
    box = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(box, items, spacing, margins)
    return box


def widget(box: QBoxLayout) -> QWidget:
    """Return a new widget with a row or column on it."""
    made = QWidget()
    made.setLayout(box)
    return made


def clear(box: QLayout) -> None:
    """Remove all widgets of a box; they are hidden at once, and go later."""
    while (item := box.takeAt(0)) is not None:
        if (gone := item.widget()) is not None:
            gone.hide()
            gone.deleteLater()


def _fill(box: QBoxLayout, items: tuple[Item, ...], spacing: int | None, margins: Margins | None) -> None:
    if spacing is not None:
        box.setSpacing(spacing)
    match margins:
        case int():
            box.setContentsMargins(margins, margins, margins, margins)
        case tuple():
            box.setContentsMargins(side_margins(*margins))
    for item in items:
        _add(box, item)


def _add(box: QBoxLayout, item: Item) -> None:
    match item:
        case Gap(pixels=pixels):
            box.addSpacing(pixels)
        case Stretch(share=share):
            box.addStretch(share)
        case QWidget():
            box.addWidget(item)
        case QLayout():
            box.addLayout(item)
        case (QWidget() as part, share, *alignment):
            box.addWidget(part, share, *alignment)
        case (QLayout() as layout, share, *_):
            box.addLayout(layout, share)
