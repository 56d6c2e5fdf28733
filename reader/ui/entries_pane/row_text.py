"""Breaking a title and a snippet into the three lines a row has, kept per width. GUI thread only."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from reader.ui import fonts

_LINES = 3
_MOST_TITLE_LINES = 2
_KEPT = 600
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class RowText:
    """The lines as they are drawn, elided."""

    title: tuple[str, ...]
    snippet: tuple[str, ...]


class RowTexts:
    """A cache of broken lines."""

    def __init__(self) -> None:
        self._broken: OrderedDict[tuple[str, str, int, bool], RowText] = OrderedDict()

    def broken(self, title: str, snippet: str, width: int, *, is_read: bool) -> RowText:
        """Title of one or two lines, and as much snippet as fills three."""
        key = (title, snippet, width, is_read)
        found = self._broken.get(key)
        if found is None:
            font = title_font(is_read=is_read)
            first = break_lines(title, font, width, _MOST_TITLE_LINES)
            found = RowText(first, break_lines(snippet, fonts.ui_font(fonts.BASE_PX), width, _LINES - max(len(first), 1)))
            self._broken[key] = found
            if len(self._broken) > _KEPT:
                self._broken.popitem(last=False)
        return found


def title_font(*, is_read: bool) -> QFont:
    """Semibold until read."""
    return fonts.ui_font(fonts.ROW_PX, fonts.REGULAR if is_read else fonts.SEMIBOLD)


def break_lines(text: str, font: QFont, width: int, most: int) -> tuple[str, ...]:
    """At most so many lines; the last one takes the rest, elided."""
    text = text[:_LONGEST].strip()
    if not text or width <= 0:
        return ()
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    # Qt counts UTF-16 units: cutting by them would split a character beyond the basic plane.
    units = text.encode("utf-16-le")
    ends = [*starts[1:], len(units) // 2]
    lines = [units[2 * start : 2 * end].decode("utf-16-le", "ignore").strip() for start, end in zip(starts, ends, strict=True)]
    if len(lines) > most:
        rest = units[2 * starts[most - 1] :].decode("utf-16-le", "ignore").strip()
        lines = [*lines[: most - 1], QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)]
    return tuple(lines)
