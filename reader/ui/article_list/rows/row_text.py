"""Breaks titles and snippets into lines, cached per width. GUI thread only."""

from collections import OrderedDict
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from reader.domain.value_classes import dataclass
from reader.ui.look import fonts
from reader.ui.look.painting import elided, is_right_to_left

_MOST_TITLE_LINES = 2
_KEPT = 600
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class Line:
    """Line as drawn, elided; `start` is its offset in the whole text, whose direction it has."""

    text: str
    start: int
    is_right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class RowText:
    title: tuple[Line, ...]
    snippet: tuple[Line, ...]


class RowTexts:
    def __init__(self) -> None:
        self._broken: OrderedDict[tuple[str, str, int, int, bool], RowText] = OrderedDict()

    def broken(self, title: str, snippet: str, width: int, lines: int, *, is_read: bool) -> RowText:
        """Break a title into one or two lines and fill the remaining lines with the snippet."""
        key = (title, snippet, width, lines, is_read)
        found = self._broken.get(key)
        if found is None:
            first = break_lines(title, title_font(is_read=is_read), width, min(_MOST_TITLE_LINES, lines))
            rest = lines - max(len(first), 1)
            found = RowText(first, break_lines(snippet, fonts.ui_font(fonts.BASE_PX), width, rest) if rest else ())
            self._broken[key] = found
            if len(self._broken) > _KEPT:
                self._broken.popitem(last=False)
        return found


def title_font(*, is_read: bool) -> QFont:
    return fonts.ui_font(fonts.ROW_PX, fonts.REGULAR if is_read else fonts.SEMIBOLD)


def break_lines(text: str, font: QFont, width: int, most: int, indent: int = 0) -> tuple[Line, ...]:
    """Break a text into at most `most` lines; the first is shorter by `indent`, the last is elided."""
    text = text[:_LONGEST].rstrip()
    if not text or width <= 0:
        return ()
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    is_turned = not text.isascii() and is_right_to_left(text)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if is_turned else Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width if starts else width - indent)
        starts.append(line.textStart())
    layout.endLayout()
    lines = _cut(text, starts, font, width if most > 1 else width - indent, most)
    return tuple(replace(line, is_right_to_left=True) for line in lines) if is_turned else lines


def _cut(text: str, starts: list[int], font: QFont, width: int, most: int) -> tuple[Line, ...]:
    # Qt counts UTF-16 units: cutting by them would split a character beyond the basic plane.
    units = text.encode("utf-16-le")
    places = [len(units[: 2 * start].decode("utf-16-le", "ignore")) for start in starts]
    ends = [*places[1:], len(text)]
    lines = [_line(text[start:end], start) for start, end in zip(places, ends, strict=True)]
    if len(lines) > most:
        rest = _line(text[places[most - 1] :], places[most - 1])
        shown = elided(QFontMetricsF(font), rest.text, width)
        lines = [*lines[: most - 1], Line(shown, rest.start)]
    return tuple(lines)


def _line(text: str, start: int) -> Line:
    return Line(text.strip(), start + len(text) - len(text.lstrip()))
