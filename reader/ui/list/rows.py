"""Delegate of the list: chooses painter and height of each row, and paints articles, cards, headings and gap markers. GUI thread
only.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.entry import EntryRow, Excerpt
from reader.domain.ids import Clock, FeedId
from reader.domain.value_classes import dataclass
from reader.ui.kit import fonts
from reader.ui.kit.painting import (
    baseline,
    draw_icon,
    draw_text,
    elided,
    fill_round,
    hairline,
    is_right_to_left,
    paint_tile,
    reach,
    ring_round,
    row_area,
    row_ground,
    text_line,
    turn_round,
    upright,
)
from reader.ui.kit.theme import Theme
from reader.ui.list.loading import RowKind, fold_key, kind_of, part_of
from reader.ui.list.model import (
    ITEM_ROLE,
    PLACE_ROLE,
    BurstRow,
    DayHeader,
    Divider,
    FeedHeader,
    FoldRow,
    GapMarker,
    Index,
    Item,
    RowPlace,
    SectionHeader,
    SectionNote,
    StoryLine,
    copies_text,
    length_text,
)
from reader.ui.list.section_rows import FOLD_ROW_PX, PART_PX, SectionPainter
from reader.ui.list.thumbnails import Thumbnail, size_in_bytes
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES
from reader.ui.text.times import TimeForm, time_under
from reader.ui.text.translate import show_tip

_MOST_TITLE_LINES = 2
_TEXTS_KEPT = 600
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
        self._broken: OrderedDict[Hashable, RowText] = OrderedDict()

    def broken(self, title: str, snippet: str, width: int, lines: int, *, is_read: bool) -> RowText:
        """Break a title into one or two lines and fill the remaining lines with the snippet."""
        key = (title, snippet, width, lines, is_read)
        found = self._broken.get(key)
        if found is None:
            first = break_lines(title, title_font(is_read=is_read), width, min(_MOST_TITLE_LINES, lines))
            rest = lines - max(len(first), 1)
            found = self._keep(key, RowText(first, break_lines(snippet, _snippet_font(), width, rest) if rest else ()))
        return found

    def single(self, title: str, snippet: str, width: int, snippet_width: int, *, is_read: bool) -> RowText:
        """Return a title and a snippet of one line each, beside which different things stand; no width leaves the snippet out."""
        key = (title, snippet, (width, snippet_width), 1, is_read)
        found = self._broken.get(key)
        if found is None:
            first = break_lines(title, title_font(is_read=is_read), width, 1)
            found = self._keep(key, RowText(first, break_lines(snippet, _snippet_font(), snippet_width, 1)))
        return found

    def _keep(self, key: Hashable, made: RowText) -> RowText:
        self._broken[key] = made
        if len(self._broken) > _TEXTS_KEPT:
            self._broken.popitem(last=False)
        return made


def is_cut(lines: Sequence[Line], text: str) -> bool:
    return not lines or lines[-1].text != text[lines[-1].start :].strip()


def title_font(*, is_read: bool) -> QFont:
    return fonts.ui_font(fonts.ROW_PX, fonts.REGULAR if is_read else fonts.SEMIBOLD)


def _report_font(row: EntryRow) -> QFont:
    return fonts.ui_font(fonts.BASE_PX, fonts.REGULAR if row.is_read else fonts.SEMIBOLD)


def _snippet_font() -> QFont:
    return fonts.ui_font(fonts.BASE_PX)


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


Hits = Sequence[tuple[int, int]]
_MARK_RADIUS = 3
_MARK_OVER = 1.5


def draw_line(painter: QPainter, area: QRectF, font: QFont, line: Line, hits: Hits, theme: Theme) -> None:
    """Draw a line in the painter's pen; `hits` are positions in the unbroken text."""
    text = line.text
    inside = [(max(start - line.start, 0), min(end - line.start, len(text))) for start, end in hits]
    inside = [(start, end) for start, end in inside if start < end]
    is_turned = line.is_right_to_left
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_turned else Qt.LayoutDirection.LeftToRight)
    with upright(painter, area):
        left = area.left()
        if is_turned:
            left = area.right() - QFontMetricsF(font).horizontalAdvance(text)
        if inside:
            _draw_marked(painter, QRectF(left, area.top(), area.width(), area.height()), font, text, inside, theme)
        else:
            painter.setFont(font)
            painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), text)


def _draw_marked(painter: QPainter, area: QRectF, font: QFont, text: str, hits: Hits, theme: Theme) -> None:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(painter.layoutDirection())
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    pen = painter.pen()
    formats = []
    for start, end in hits:
        first, last = _units(text, start), _units(text, end)
        left, right = sorted(reach(line, first, last))
        mark = QRectF(area.left() + left - _MARK_OVER, area.top() + 0.5, right - left + 2 * _MARK_OVER, area.height() - 1)
        fill_round(painter, mark, _MARK_RADIUS, theme.color("mark"))
        ink = QTextLayout.FormatRange()
        ink.start, ink.length, ink.format = first, last - first, QTextCharFormat()
        ink.format.setForeground(QBrush(theme.color("text")))
        formats.append(ink)
    painter.setPen(pen)
    top = baseline(font, area.top(), area.height()) - line.ascent()
    layout.draw(painter, QPointF(area.left(), top), formats)


def _units(text: str, position: int) -> int:
    return len(text[:position].encode("utf-16-le")) // 2


TEXT_LEFT = 28
TEXT_RIGHT = 16
_TOP = 10
_ROW_DOT = 8
_DOT_LEFT = 12
_LINES = 3
_THUMB, _THUMB_IN_NARROW, _SMALL_THUMB = 64, 48, 42
_NARROW_PX = 320
_THUMB_GAP = 14
_THUMB_DOWN = 3
_THUMB_RADIUS = 6
_ROW_TITLE_PX = 19
_ROW_SNIPPET_PX = 18
_ROW_META_PX = 16
_ROW_TILE, _TILE_GAP = 14, 6
_MARK, _MARK_GAP = 13, 6
_SINGLE_TITLE_PX, _SINGLE_SNIPPET_PX = 20, 18
_SINGLE_GAP = 10
_TEXT_PX = _ROW_TITLE_PX + 1 + 2 * _ROW_SNIPPET_PX
_BAR_LEFT, _BAR, _REPORT_LEFT = 44, 2, 58
STORY_PX = 20
"""Height of the line about other reports in a card."""
_STORY_CHEVRON, _STORY_GAP, _ABOVE_STORY = 11, 5, 2
BETWEEN = "  ·  "


@dataclass(frozen=True, slots=True)
class RowStyle:
    is_selected: bool
    is_compact: bool
    has_line: bool
    form: TimeForm = TimeForm.RELATIVE
    is_one_feed: bool = False
    story: StoryLine | None = None
    is_report: bool = False


class EntryPainter:
    """Draws within the row's area."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        thumbnail: Callable[[str], Thumbnail | None],
        excerpt: Callable[[EntryRow], Excerpt | None],
    ) -> None:
        self._theme = theme
        self._clock = clock
        self._thumbnail = thumbnail
        self._excerpt = excerpt
        self._texts = RowTexts()

    def when(self, row: EntryRow, style: RowStyle) -> str:
        return time_under(style.form, row.sort_at, self._clock)

    def shown(self, row: EntryRow, ratio: float, picture: Thumbnail | None, style: RowStyle) -> Hashable:
        """Return a key of everything that determines how a row or card is painted except colours."""
        icon = self._theme.favicons.pixmap(row.feed_id, _ROW_TILE, ratio)
        icon_key = 0 if icon is None else icon.cacheKey()
        return (
            row,
            style,
            self._excerpt(row),
            self.when(row, style),
            icon_key,
            _appearance(picture),
        )

    def paint(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        if style.has_line:
            hairline(painter, area.left() + TEXT_LEFT, area.right() - TEXT_RIGHT, area.bottom(), self._theme.color("line"))
        if style.is_one_feed:
            self._paint_single(painter, area, row, style)
            return
        if style.is_report:
            self._paint_report(painter, area, row, style)
            return
        picture = self._thumbnail(row.thumbnail_url)
        if picture is not None:
            paint_thumbnail(painter, self._theme, thumbnail_place(area, is_compact=style.is_compact), picture)
        text, lines = self._laid_out(area, row, style)
        if not row.is_read:
            self._paint_dot(painter, area.left(), text.top() + _ROW_TITLE_PX / 2 + 0.5)
        self._paint_text(painter, text, row, style, lines)
        if style.story is not None:
            line = self.story_area(area, row, style)
            paint_story(painter, self._theme, line, style.story, is_short=style.is_compact)
            text = text.adjusted(
                0, 0, *((-line.width() - _SINGLE_GAP, 0) if style.is_compact else (0, -line.height() - _ABOVE_STORY))
            )
        self.paint_meta(painter, text, row, style)

    def _laid_out(self, area: QRectF, row: EntryRow, style: RowStyle) -> tuple[QRectF, RowText]:
        """Return the area of all texts, and title and snippet as broken."""
        text = area.adjusted(TEXT_LEFT, _TOP, -TEXT_RIGHT, -10)
        if self._thumbnail(row.thumbnail_url) is not None:
            # reserved from the first paint on, so that the text beside it never wraps differently
            text.setRight(thumbnail_place(area, is_compact=style.is_compact).left() - _THUMB_GAP)
        title, _, snippet, _ = self.texts_of(row)
        has_other = not style.is_compact and (bool(row.reason) or style.story is not None)
        count = 1 if style.is_compact else _LINES - has_other
        lines = self._texts.broken(title, snippet, int(text.width()), count, is_read=row.is_read)
        if not style.is_compact:
            # missing lines leave equal space above and below, so that no gap opens between the texts
            used = max(len(lines.title), 1) * _ROW_TITLE_PX + 1 + (len(lines.snippet) + has_other) * _ROW_SNIPPET_PX
            empty = max(_TEXT_PX - used, 0) // 2
            text.adjust(0, empty, 0, -empty)
        return text, lines

    def story_area(self, area: QRectF, row: EntryRow, style: RowStyle) -> QRectF:
        """Return the area of the line about the other reports: the last one, or beside the meta line in compact rows."""
        text, _ = self._laid_out(area, row, style)
        if style.story is None or style.is_one_feed or style.is_report:
            return QRectF()
        if style.is_compact:
            text.setLeft(text.right() - story_width(style.story, is_short=True))
            return text.adjusted(0, text.height() - _ROW_META_PX, 0, 0)
        width = min(story_width(style.story), text.width())
        return QRectF(text.left(), text.bottom() - _ROW_SNIPPET_PX, width, _ROW_SNIPPET_PX)

    def _paint_report(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        """Draw a report below the first one of its story: a bar, the title, feed and time."""
        title, snippet = fonts.scaled(_ROW_TITLE_PX), _ROW_META_PX
        top = area.top() + (area.height() - title - snippet) // 2
        text = QRectF(area.left() + _REPORT_LEFT, top, area.width() - _REPORT_LEFT - TEXT_RIGHT, title + snippet)
        bar = QRectF(area.left() + _BAR_LEFT, area.top(), _BAR, area.height())
        if style.has_line:
            bar.setBottom(text.bottom())
        fill_round(painter, bar, 0, self._theme.color("accent_mid"))
        line_text, hits, _, _ = self.texts_of(row)
        font = _report_font(row)
        if not row.is_read:
            self._paint_dot(painter, area.left(), text.top() + title / 2 + 0.5)
        is_strong = style.is_selected or not row.is_read
        painter.setPen(self._theme.color("text" if is_strong else "text_read"))
        for line in break_lines(line_text, font, int(text.width()), 1):
            draw_line(painter, text.adjusted(0, 0, 0, -snippet), font, line, hits, self._theme)
        self.paint_meta(painter, text, row, style)

    def _paint_dot(self, painter: QPainter, left: float, middle: float) -> None:
        dot = QRectF(left + _DOT_LEFT, middle - _ROW_DOT / 2, _ROW_DOT, _ROW_DOT)
        fill_round(painter, dot, _ROW_DOT / 2, self._theme.color("accent"))

    def _paint_single(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        """Draw a row of a list of one feed: the title with the time beside it, the snippet with marks and length."""
        first, second = self._single_lines(area, row, style)
        quiet = self._theme.color("text_2" if style.is_selected else "text_3")
        font, when = fonts.ui_font(fonts.SMALL_PX, tabular=True), self.when(row, style)
        beside = QRectF(first)
        beside.setLeft(first.right() - QFontMetricsF(font).horizontalAdvance(when) - 0.5)
        text_line(painter, beside, font, quiet, when, is_name=True)
        first.setRight(beside.left() - _SINGLE_GAP)
        marked = first if style.is_compact else second
        ends = self._paint_marks(painter, marked.right(), marked.center().y() - _ROW_META_PX / 2, row)
        marked.setRight(ends - (_SINGLE_GAP - _MARK_GAP if row.marks else 0))
        if not style.is_compact:
            self._paint_beside(painter, second, row, quiet)
        title, title_hits, snippet, snippet_hits = self.texts_of(row)
        room = 0 if style.is_compact else int(second.width())
        lines = self._texts.single(title, snippet, int(first.width()), room, is_read=row.is_read)
        if not row.is_read:
            self._paint_dot(painter, area.left(), first.center().y())
        is_strong = style.is_selected or not row.is_read
        painter.setPen(self._theme.color("text" if is_strong else "text_read"))
        for line in lines.title:
            draw_line(painter, first, title_font(is_read=row.is_read), line, title_hits, self._theme)
        painter.setPen(self._theme.color("text_2" if is_strong else "text_3"))
        for line in lines.snippet:
            draw_line(painter, second, _snippet_font(), line, snippet_hits, self._theme)

    def _single_lines(self, area: QRectF, row: EntryRow, style: RowStyle) -> tuple[QRectF, QRectF]:
        """Return the areas of the two lines; a title without a snippet stands in the middle."""
        title, snippet = fonts.scaled(_SINGLE_TITLE_PX), fonts.scaled(_SINGLE_SNIPPET_PX)
        has_second = not style.is_compact and bool(self.texts_of(row)[2] or row.marks or self._beside(row))
        used = title + (snippet if has_second else 0)
        top = area.top() + (area.height() - used - 2 * has_second) // 2
        text = area.adjusted(TEXT_LEFT, 0, -TEXT_RIGHT, 0)
        first = QRectF(text.left(), top, text.width(), title)
        return first, QRectF(text.left(), first.bottom(), text.width(), snippet)

    def _beside(self, row: EntryRow) -> list[str]:
        """Return the texts at the end of the second line: the length first, as it keeps its room longest."""
        return [each for each in (length_text(row), copies_text(row.copies) if row.copies else "", *row.tags) if each]

    def _strong(self, row: EntryRow) -> tuple[str, QColor] | None:
        """Return the length, the first text after the time, and its colour."""
        return (length_text(row), self._theme.color("text_2")) if length_text(row) else None

    def _paint_beside(self, painter: QPainter, area: QRectF, row: EntryRow, color: QColor) -> None:
        """Draw it right-aligned in less than half of the line, and take its room from the area."""
        font = fonts.ui_font(fonts.SMALL_PX)
        metrics = QFontMetricsF(font)
        shown = _fitting(self._beside(row), metrics, area.width() / 2)
        if not shown:
            return
        left = area.right() - metrics.horizontalAdvance(BETWEEN.join(shown)) - 1
        painter.setPen(color)
        draw_parts(painter, QPointF(left, area.top()), area.height(), shown, is_begun=False)
        area.setRight(left - _SINGLE_GAP)

    def title_if_cut(self, area: QRectF, row: EntryRow, style: RowStyle) -> str:
        title = self.texts_of(row)[0]
        if style.is_one_feed:
            first, _ = self._single_lines(area, row, style)
            font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
            marks = len(row.marks) * (_MARK + _MARK_GAP) if style.is_compact else 0
            room = first.width() - QFontMetricsF(font).horizontalAdvance(self.when(row, style)) - _SINGLE_GAP - marks
            return title if is_cut(break_lines(title, title_font(is_read=row.is_read), int(room), 1), title) else ""
        if style.is_report:
            room = int(area.width()) - _REPORT_LEFT - TEXT_RIGHT
            return title if is_cut(break_lines(title, _report_font(row), room, 1), title) else ""
        text = area.adjusted(TEXT_LEFT, 0, -TEXT_RIGHT, 0)
        if self._thumbnail(row.thumbnail_url) is not None:
            text.setRight(thumbnail_place(area, is_compact=style.is_compact).left() - _THUMB_GAP)
        most = 1 if style.is_compact else _MOST_TITLE_LINES
        return title if is_cut(break_lines(title, title_font(is_read=row.is_read), int(text.width()), most), title) else ""

    def _paint_text(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle, lines: RowText) -> None:
        _, title_hits, _, snippet_hits = self.texts_of(row)
        is_strong = style.is_selected or not row.is_read
        top = area.top()
        painter.setPen(self._theme.color("text" if is_strong else "text_read"))
        for line in lines.title:
            place = QRectF(area.left(), top, area.width(), _ROW_TITLE_PX)
            draw_line(painter, place, title_font(is_read=row.is_read), line, title_hits, self._theme)
            top += _ROW_TITLE_PX
        top += 1
        painter.setPen(self._theme.color("text_2" if is_strong else "text_3"))
        for line in lines.snippet:
            place = QRectF(area.left(), top, area.width(), _ROW_SNIPPET_PX)
            draw_line(painter, place, fonts.ui_font(fonts.BASE_PX), line, snippet_hits, self._theme)
            top += _ROW_SNIPPET_PX
        if row.reason and not style.is_compact:
            self._paint_reason(painter, QRectF(area.left(), top, area.width(), _ROW_SNIPPET_PX), row.reason)

    def _paint_reason(self, painter: QPainter, area: QRectF, reason: str) -> None:
        pixmap = self._theme.icons.pixmap("spark", self._theme.color("accent_text"), _MARK, painter.device().devicePixelRatio())
        draw_icon(painter, QPointF(area.left(), area.top() + 3), pixmap)
        line_text = area.adjusted(_MARK + 5, 0, 0, 0)
        text_line(painter, line_text, fonts.ui_font(fonts.SMALL_PX), self._theme.color("accent_text"), reason, is_name=True)

    def texts_of(self, row: EntryRow) -> tuple[str, Hits, str, Hits]:
        """Return title and snippet, or search excerpts, with the positions of hits."""
        found = self._excerpt(row)
        if found is None:
            return row.title or row.snippet, (), row.snippet, ()
        if not found.title:
            return found.text or row.snippet, found.text_hits, found.text, found.text_hits
        return found.title, found.title_hits, found.text or row.snippet, found.text_hits if found.text else ()

    def paint_meta(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        """Draw feed, time, length and tags in one line; of one feed's list only what it does not say itself."""
        top = area.bottom() - _ROW_META_PX
        right = self._paint_marks(painter, area.right(), top, row)
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        color = self._theme.color("text_2" if style.is_selected else "text_3")
        when, left = self.when(row, style), area.left()
        room = right - left - metrics.horizontalAdvance(when)
        if not style.is_one_feed:
            paint_tile(painter, self._theme, QRectF(left, top + 1, _ROW_TILE, _ROW_TILE), row.feed_id, row.feed_title)
            left += _ROW_TILE + _TILE_GAP
            room -= _ROW_TILE + _TILE_GAP + metrics.horizontalAdvance(BETWEEN)
            name_width = min(metrics.horizontalAdvance(row.feed_title), room)
            name = QRectF(left, top, name_width + 0.5, _ROW_META_PX)
            text_line(painter, name, fonts.ui_font(fonts.SMALL_PX), color, row.feed_title, is_name=True)
            left += name_width
            room -= name_width
        painter.setPen(color)
        parts = [row.reason] if style.is_compact and row.reason else []
        shown = [when, *_fitting([*parts, *self._beside(row)], metrics, room)]
        place = QPointF(left, top)
        draw_parts(painter, place, _ROW_META_PX, shown, is_begun=not style.is_one_feed, strong=self._strong(row))

    def _paint_marks(self, painter: QPainter, right: float, top: float, row: EntryRow) -> float:
        """Draw the icons of marks at the right; return where the space for text ends."""
        ratio = painter.device().devicePixelRatio()
        for mark, style in STYLES.items():
            if mark in row.marks:
                pixmap = self._theme.icons.pixmap(style.row_icon, self._theme.color(style.row_color), _MARK, ratio)
                draw_icon(painter, QPointF(right - _MARK, top + 1.5), pixmap)
                right -= _MARK + _MARK_GAP
        return right


def paint_thumbnail(painter: QPainter, theme: Theme, area: QRectF, picture: Thumbnail) -> None:
    """Draw a picture with round corners, or its place while it may come."""
    if picture.pixmap is None:
        if picture.is_coming:
            fill_round(painter, area, _THUMB_RADIUS, theme.color("sel_off"))
        return
    path = QPainterPath()
    path.addRoundedRect(area, _THUMB_RADIUS, _THUMB_RADIUS)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(path)
    with upright(painter, area):
        painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()))
    painter.restore()


def paint_story(painter: QPainter, theme: Theme, area: QRectF, story: StoryLine, *, is_short: bool = False) -> None:
    """Draw a chevron and where else the story is reported, the feed elided first; in short only how often."""
    color = theme.color("accent_text" if story.is_unread else "text_3")
    font, middle = _story_font(), area.center().y()
    chevron = "chevron_down" if story.is_open else "chevron_right"
    arrow = theme.icons.pixmap(chevron, color, _STORY_CHEVRON, painter.device().devicePixelRatio())
    draw_icon(painter, QPointF(area.left(), middle - _STORY_CHEVRON / 2), arrow)
    text = area.adjusted(_STORY_CHEVRON + _STORY_GAP, 0, 0, 0)
    more = story.count if is_short else story.more
    width = QFontMetricsF(font).horizontalAdvance(more) + 0.5
    if not is_short:
        text.setRight(text.right() - (width + _STORY_GAP if more else 0))
        text_line(painter, text, font, color, story.title, is_name=True)
        text.setLeft(text.right() + _STORY_GAP)
    text.setWidth(width)
    text_line(painter, text, font, color, more, is_name=True)


def story_width(story: StoryLine, *, is_short: bool = False) -> float:
    metrics = QFontMetricsF(_story_font())
    begin = _STORY_CHEVRON + _STORY_GAP
    if is_short:
        return begin + metrics.horizontalAdvance(story.count) + 1
    more = _STORY_GAP + metrics.horizontalAdvance(story.more) + 1 if story.more else 0
    return begin + metrics.horizontalAdvance(story.title) + 1 + more


def _story_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM)


def thumbnail_place(area: QRectF, *, is_compact: bool) -> QRectF:
    if is_compact:
        side, down = _SMALL_THUMB, 0
    else:
        side, down = _THUMB_IN_NARROW if area.width() < _NARROW_PX else _THUMB, _THUMB_DOWN
    return QRectF(area.right() - TEXT_RIGHT - side, area.top() + _TOP + down, side, side)


def _appearance(picture: Thumbnail | None) -> Hashable:
    if picture is None:
        return None
    return (picture.is_coming, 0 if picture.pixmap is None else picture.pixmap.cacheKey())


def draw_parts(
    painter: QPainter,
    at: QPointF,
    height: float,
    parts: Sequence[str],
    *,
    is_begun: bool = True,
    strong: tuple[str, QColor] | None = None,
) -> float:
    """Draw small texts separated by dots in the painter's pen, one by one, so that their order follows any writing direction;
    return their end. `is_begun` draws a dot before the first; `strong` is one of them and its colour.
    """
    font, heavy = fonts.ui_font(fonts.SMALL_PX), fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM)
    metrics, pen = QFontMetricsF(font), painter.pen()
    left, line = at.x(), baseline(font, at.y(), height)
    for part in parts:
        is_strong = strong is not None and part == strong[0]
        if is_begun:
            painter.setFont(font)
            draw_text(painter, QPointF(left, line), BETWEEN)
            left += metrics.horizontalAdvance(BETWEEN)
        is_begun = True
        painter.setFont(heavy if is_strong else font)
        if is_strong and strong is not None:
            painter.setPen(strong[1])
        draw_text(painter, QPointF(left, line), part)
        painter.setPen(pen)
        left += QFontMetricsF(heavy).horizontalAdvance(part) if is_strong else metrics.horizontalAdvance(part)
    return left


def _fitting(parts: Sequence[str], metrics: QFontMetricsF, room: float) -> Sequence[str]:
    """Return the leading parts that have room."""
    for count, part in enumerate(parts):
        room -= metrics.horizontalAdvance(BETWEEN + part)
        if room < 0:
            return parts[:count]
    return parts


_CARD_RADIUS = 10
_PAD_X, _PAD_TOP, _PAD_BOTTOM = 14, 12, 12
_CARD_TITLE_PX, _CARD_SNIPPET_PX, _CARD_META_PX = 19, 18, 16
_MOST_TITLE, _MOST_SNIPPET, _MOST_TEXT = 3, 2, 6
_CARD_BETWEEN = 4
_ABOVE_META = 9
_CARD_DOT, _DOT_GAP = 8, 7
_RING = 4
_CARDS_KEPT = 600
_LEAST_PICTURE, _MOST_PICTURE = 132, 150
FOLD_PX = 42
_FOLD_GAP = 6


def picture_height(wide: int) -> int:
    """Return the height of the picture in a card, whatever its own shape: it is not known before it comes."""
    return min(max(wide * 9 // 16, _LEAST_PICTURE), _MOST_PICTURE)


class CardPainter:
    """Draws within the card's area; only the ring of a selected card extends beyond."""

    def __init__(self, theme: Theme, entries: EntryPainter, thumbnail: Callable[[str, QSize], Thumbnail | None]) -> None:
        self._theme = theme
        self._entries = entries
        self._thumbnail = thumbnail
        self._texts: OrderedDict[tuple[str, str, int, bool], RowText] = OrderedDict()

    def height(self, row: EntryRow, wide: int, *, has_story: bool = False) -> int:
        """Return the height that the contents need. It does not depend on what is read, as nothing may move when that changes."""
        has_picture = self.picture_of(row, wide) is not None
        lines = self._broken(row, wide - 2 * _PAD_X, has_picture=has_picture)
        above = (picture_height(wide) if has_picture else 0) + _PAD_TOP
        snippet = _CARD_BETWEEN + len(lines.snippet) * _CARD_SNIPPET_PX if lines.snippet else 0
        text = len(lines.title) * _CARD_TITLE_PX + snippet
        return above + text + _ABOVE_META + _CARD_META_PX + _PAD_BOTTOM + has_story * STORY_PX

    def paint(
        self, painter: QPainter, area: QRectF, row: EntryRow, state: QStyle.StateFlag, style: RowStyle, *, has_ring: bool
    ) -> None:
        self._paint_ground(painter, area, state, has_ring=has_ring)
        body = area.adjusted(_PAD_X, _PAD_TOP, -_PAD_X, -_PAD_BOTTOM)
        wide = round(area.width())
        picture = self.picture_of(row, wide)
        if picture is not None:
            self._paint_picture(painter, QRectF(area.left(), area.top(), area.width(), picture_height(wide)), picture)
            body.setTop(area.top() + picture_height(wide) + _PAD_TOP)
        if style.story is not None:
            paint_story(painter, self._theme, self.story_area(area, style.story), style.story)
            body.setBottom(body.bottom() - STORY_PX)
        self._paint_text(painter, body, row, has_picture=picture is not None)
        self._entries.paint_meta(painter, body, row, style)

    def story_area(self, area: QRectF, story: StoryLine) -> QRectF:
        body = area.adjusted(_PAD_X, 0, -_PAD_X, -_PAD_BOTTOM + 2)
        return QRectF(body.left(), body.bottom() - STORY_PX, min(story_width(story), body.width()), STORY_PX)

    def fold(self, painter: QPainter, area: QRectF, item: BurstRow | FoldRow, state: QStyle.StateFlag, *, has_ring: bool) -> None:
        """Draw many articles of one feed as one low card: how many, of which feed, and a chevron."""
        self._paint_ground(painter, area, state, has_ring=has_ring)
        line = area.adjusted(_PAD_X, 0, -_PAD_X, 0)
        middle, left = line.center().y(), line.left()
        if item.unread:
            dot = QRectF(left, middle - _CARD_DOT / 2, _CARD_DOT, _CARD_DOT)
            fill_round(painter, dot, _CARD_DOT / 2, self._theme.color("accent"))
            left += _CARD_DOT + _FOLD_GAP
        if item.feed_id:
            tile = QRectF(left, middle - _ROW_TILE / 2, _ROW_TILE, _ROW_TILE)
            paint_tile(painter, self._theme, tile, item.feed_id, item.feed_title)
            left += _ROW_TILE + _FOLD_GAP
        chevron = "chevron_down" if item.is_open else "chevron_right"
        arrow = self._theme.icons.pixmap(chevron, self._theme.color("text_3"), _CHEVRON, _ratio(painter))
        painter.drawPixmap(QPointF(line.right() - _CHEVRON, middle - _CHEVRON / 2), arrow)
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if item.unread else fonts.REGULAR)
        right = line.right() - _CHEVRON - _FOLD_GAP
        title = item.title if isinstance(item, BurstRow) else item.brief
        wide = min(QFontMetricsF(font).horizontalAdvance(title), right - left)
        color = self._theme.color("text" if item.unread else "text_read")
        text_line(painter, QRectF(left, area.top(), wide + 0.5, area.height()), font, color, title, is_name=True)
        left += wide + _FOLD_GAP
        if right - left > _CARD_DOT and item.feed_title:
            small = fonts.ui_font(fonts.SMALL_PX)
            name = QRectF(left, area.top(), right - left, area.height())
            text_line(painter, name, small, self._theme.color("text_3"), item.feed_title, is_name=True)

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag, *, has_ring: bool) -> None:
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        if is_chosen or (has_ring and state & QStyle.StateFlag.State_HasFocus):
            is_active = bool(state & QStyle.StateFlag.State_Active)
            beyond = area.adjusted(-_RING, -_RING, _RING, _RING)
            ring_round(painter, beyond, _CARD_RADIUS + _RING, self._theme.color("focus" if is_active else "line_strong"))
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        fill_round(painter, area, _CARD_RADIUS, self._theme.color("line_strong" if is_hovered else "line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), _CARD_RADIUS - 1, self._theme.color("bg_raised"))

    def title_if_cut(self, area: QRectF, row: EntryRow) -> str:
        title = self._entries.texts_of(row)[0]
        lines = self._broken(row, round(area.width()) - 2 * _PAD_X, has_picture=True)
        return title if is_cut(lines.title, title) else ""

    def picture_of(self, row: EntryRow, wide: int) -> Thumbnail | None:
        return self._thumbnail(row.thumbnail_url, QSize(wide, picture_height(wide))) if row.thumbnail_url else None

    def _paint_picture(self, painter: QPainter, area: QRectF, picture: Thumbnail) -> None:
        """Draw the picture, whose space is reserved from the first paint on; the card covers its lower corners."""
        inside = area.adjusted(1, 1, -1, 0)
        path = QPainterPath()
        path.addRoundedRect(inside.adjusted(0, 0, 0, _CARD_RADIUS), _CARD_RADIUS - 1, _CARD_RADIUS - 1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if picture.pixmap is None:
            if picture.is_coming:
                painter.fillRect(inside, self._theme.color("sel_off"))
        else:
            with upright(painter, inside):
                painter.drawPixmap(inside, picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.restore()
        if picture.pixmap is not None or picture.is_coming:
            painter.fillRect(QRectF(area.left() + 1, area.bottom() - 1, area.width() - 2, 1), self._theme.color("line"))

    def _paint_text(self, painter: QPainter, area: QRectF, row: EntryRow, *, has_picture: bool) -> None:
        _, title_hits, _, snippet_hits = self._entries.texts_of(row)
        broken = self._broken(row, round(area.width()), has_picture=has_picture)
        if not row.is_read:
            is_turned = bool(broken.title) and broken.title[0].is_right_to_left != QGuiApplication.isRightToLeft()
            left = area.right() - _CARD_DOT if is_turned else area.left()
            dot = QRectF(left, area.top() + (_CARD_TITLE_PX - _CARD_DOT) / 2 + 0.5, _CARD_DOT, _CARD_DOT)
            fill_round(painter, dot, _CARD_DOT / 2, self._theme.color("accent"))
        top = area.top()
        painter.setPen(self._theme.color("text_read" if row.is_read else "text"))
        for number, line in enumerate(broken.title):
            place = QRectF(area.left(), top, area.width(), _CARD_TITLE_PX)
            if not row.is_read and not number:
                is_turned = line.is_right_to_left != QGuiApplication.isRightToLeft()
                indent = _CARD_DOT + _DOT_GAP
                place.adjust(0 if is_turned else indent, 0, -indent if is_turned else 0, 0)
            draw_line(painter, place, title_font(is_read=row.is_read), line, title_hits, self._theme)
            top += _CARD_TITLE_PX
        painter.setPen(self._theme.color("text_3" if row.is_read else "text_2"))
        top += _CARD_BETWEEN
        for line in broken.snippet:
            if top + _CARD_SNIPPET_PX > area.bottom() - _CARD_META_PX:
                break
            place = QRectF(area.left(), top, area.width(), _CARD_SNIPPET_PX)
            draw_line(painter, place, _snippet_font(), line, snippet_hits, self._theme)
            top += _CARD_SNIPPET_PX

    def _broken(self, row: EntryRow, wide: int, *, has_picture: bool) -> RowText:
        """Break the texts as of an unread article, whose title is wider."""
        title, _, snippet, _ = self._entries.texts_of(row)
        key = (title, snippet, wide, has_picture)
        found = self._texts.get(key)
        if found is None:
            first = break_lines(title, title_font(is_read=False), wide, _MOST_TITLE, _CARD_DOT + _DOT_GAP)
            rest = break_lines(snippet, _snippet_font(), wide, _MOST_SNIPPET if has_picture else _MOST_TEXT)
            found = self._texts[key] = RowText(first, rest)
            if len(self._texts) > _CARDS_KEPT:
                self._texts.popitem(last=False)
        return found


GAP_PX = 60
_ICON = 14
_SPACE = 7
_LINE = 20
_GAP_BETWEEN = 8


class GapPainter:
    """Draws two lines between dashed rules: missing articles and the available action."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, area: QRectF, item: GapMarker) -> None:
        body = _body(area)
        pen = QPen(self._theme.color("warn_fill"), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        for line in (body.top() + 0.5, body.bottom() - 0.5):
            painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line))
        first = QRectF(_text_left(body), _top(body), body.right() - _text_left(body), _LINE)
        middle = first.center().y()
        triangle = self._theme.icons.pixmap("warning", self._theme.color("warn"), _ICON, painter.device().devicePixelRatio())
        draw_icon(painter, QPointF(body.left(), middle - _ICON / 2), triangle)
        tile = QRectF(body.left() + _ICON + _SPACE, middle - _ICON / 2, _ICON, _ICON)
        paint_tile(painter, self._theme, tile, item.gap.feed_id, item.feed_title)
        text_line(painter, first, fonts.ui_font(fonts.SMALL_PX), self._theme.color("warn"), item.title, is_name=True)
        note, action = _second_line(body, item)
        text_line(painter, note, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), item.note, is_name=True)
        text_line(painter, action, _action_font(), self._theme.color("accent_text"), item.action, is_name=True)


def action_area(area: QRectF, item: GapMarker) -> QRectF:
    """Return the clickable area of the action with some margin; empty if there is none."""
    if not item.action:
        return QRectF()
    place = _second_line(_body(area), item)[1].adjusted(-_GAP_BETWEEN / 2, 0, _GAP_BETWEEN / 2, 0)
    if QGuiApplication.isRightToLeft():
        place.moveLeft(area.left() + area.right() - place.right())
    return place


def _body(area: QRectF) -> QRectF:
    return area.adjusted(TEXT_LEFT, 4, -TEXT_RIGHT, -6)


def _top(body: QRectF) -> float:
    return body.top() + (body.height() - 2 * _LINE) / 2


def _text_left(body: QRectF) -> float:
    return body.left() + 2 * (_ICON + _SPACE)


def _second_line(body: QRectF, item: GapMarker) -> tuple[QRectF, QRectF]:
    """Return the areas of note and action; the action follows the note, which is elided first."""
    left, top = _text_left(body), _top(body) + _LINE
    action_width = QFontMetricsF(_action_font()).horizontalAdvance(item.action) + 1 if item.action else 0.0
    room = max(body.right() - left - action_width - (_GAP_BETWEEN if item.action else 0), 0.0)
    note_width = min(QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(item.note) + 1, room) if item.note else 0.0
    behind = left + note_width + (_GAP_BETWEEN if item.note else 0)
    return QRectF(left, top, note_width, _LINE), QRectF(behind, top, action_width, _LINE)


def _action_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)


_ROWS_BYTES, _CARDS_BYTES = 5 << 20, 6 << 20
"""At single scale: some thirty rows, sixty of one feed, or twenty cards. More of them are rarely visible."""


class RowPictures:
    """Cache of painted rows, keyed by everything visible in a row; drops the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        self._pictures.clear()
        self._bytes = 0

    def lay(
        self, painter: QPainter, area: QRectF, shown: Hashable, ground: QColor, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        """Draw the cached image of `shown`, painting it on its background first if missing."""
        ratio = painter.device().devicePixelRatio()
        key = (shown, area.width(), area.height(), ratio, ground.rgb(), painter.worldTransform().m11())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = _painted(area, ratio, ground, paint)
            self._bytes += size_in_bytes(picture)
            while self._bytes > self._most * ratio * ratio and len(self._pictures) > 1:
                self._bytes -= size_in_bytes(self._pictures.popitem(last=False)[1])
        draw_icon(painter, area.topLeft(), picture)


def _painted(area: QRectF, ratio: float, ground: QColor, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    painter = QPainter(picture)
    whole = QRectF(0, 0, area.width(), area.height())
    turn_round(painter, whole)
    paint(painter, whole)
    painter.end()
    return picture


_SMALL_TILE = 14
_TILE_SIDE = 16
_CHEVRON = 12
_CHEVRON_LEFT = 11
_GAP = 7


class MarkerPainter:
    """Draws within the row's area."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def day(self, painter: QPainter, area: QRectF, item: DayHeader) -> None:
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        text_line(
            painter, text, fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), self._theme.color("text_3"), item.title, is_name=True
        )

    def feed(self, painter: QPainter, area: QRectF, item: FeedHeader) -> None:
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        tile = QRectF(text.left(), text.top() + (text.height() - _SMALL_TILE) / 2, _SMALL_TILE, _SMALL_TILE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.title)
        text.setLeft(text.left() + _SMALL_TILE + _GAP)
        font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
        text_line(painter, text, font, self._theme.color("text_2"), item.title, is_name=True)

    def burst(self, painter: QPainter, area: QRectF, item: BurstRow) -> None:
        """Draw chevron, icon and title, number of articles and of unread ones."""
        middle = area.center().y()
        chevron = "chevron_down" if item.is_open else "chevron_right"
        arrow = self._theme.icons.pixmap(chevron, self._theme.color("text_3"), _CHEVRON, _ratio(painter))
        painter.drawPixmap(QPointF(area.left() + _CHEVRON_LEFT, middle - _CHEVRON / 2), arrow)
        tile = QRectF(area.left() + TEXT_LEFT, middle - _TILE_SIDE / 2, _TILE_SIDE, _TILE_SIDE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.feed_title)
        count = number_text(item.unread) if item.unread else ""
        count_font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        right = area.right() - TEXT_RIGHT - QFontMetricsF(count_font).horizontalAdvance(count)
        painter.setFont(count_font)
        painter.setPen(self._theme.color("text_3"))
        draw_text(painter, QPointF(right, baseline(count_font, area.top(), area.height())), count)
        text = QRectF(tile.right() + 8, area.top(), right - 12 - tile.right() - 8, area.height())
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if item.unread else fonts.REGULAR)
        color = self._theme.color("text" if item.unread else "text_read")
        text_width = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(BETWEEN + item.title)
        name_width = min(QFontMetricsF(font).horizontalAdvance(item.feed_title), text.width() - text_width)
        name = QRectF(text.left(), text.top(), name_width + 0.5, text.height())
        text_line(painter, name, font, color, item.feed_title, is_name=True)
        painter.setPen(self._theme.color("text_3"))
        draw_parts(painter, QPointF(text.left() + name_width, text.top()), text.height(), [item.title])


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()


ENTRY_PX = 98
COMPACT_PX = 62
REPORT_PX = 46
ONE_FEED_PX = 50
ONE_FEED_COMPACT_PX = 32
HEADER_PX = 30
CARD_HEADER_PX = 38
_BURST_PX = 44
_INSET = 6
_TILE_RADIUS = 8
_REACHABLE = Qt.ItemFlag.ItemIsEnabled
_WITH_GROUND = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class RowDelegate(QStyledItemDelegate):
    """A row's item contains all it needs; `is_focus_visible` shows the ring after keyboard use."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        thumbnail: Callable[..., Thumbnail | None],
        excerpt: Callable[[EntryRow], Excerpt | None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._thumbnail = thumbnail
        self._entries = EntryPainter(theme, clock, thumbnail, excerpt)
        self._markers = MarkerPainter(theme)
        self._gaps = GapPainter(theme)
        self._sections = SectionPainter(theme)
        self._pictures, self._card_pictures = RowPictures(_ROWS_BYTES), RowPictures(_CARDS_BYTES)
        theme.changed.connect(self._pictures.clear)
        theme.changed.connect(self._card_pictures.clear)
        self.is_focus_visible = False
        self.is_compact = False
        self.is_cards = False
        self.is_one_feed = False
        """True for a list of one feed, whose rows need neither its icon nor its name nor pictures."""
        self.has_news = False
        """True while new articles wait: no note says that nothing is new."""
        self._cards = CardPainter(theme, self._entries, thumbnail)

    @property
    def entry_px(self) -> int:
        if self.is_one_feed:
            return self.brief_px
        return COMPACT_PX if self.is_compact else ENTRY_PX

    def height_in(self, above: int) -> int:
        """Return the height of an article in an open burst or story of this key."""
        if above > 0:
            return fonts.scaled(REPORT_PX)
        is_brief = kind_of(above) is RowKind.FOLD and above != fold_key(FeedId(0))
        return self.brief_px if is_brief else self.entry_px

    @property
    def brief_px(self) -> int:
        """Height of a row whose feed is named elsewhere."""
        return fonts.scaled(ONE_FEED_COMPACT_PX if self.is_compact else ONE_FEED_PX)

    def height_of(self, key: int) -> int:
        match kind_of(key):
            case RowKind.ENTRY:
                return self.entry_px
            case RowKind.GAP:
                return GAP_PX
            case RowKind.BURST:
                return _BURST_PX
            case RowKind.FOLD:
                return FOLD_ROW_PX
            case RowKind.PART:
                return PART_PX[part_of(key)] + (CARD_HEADER_PX - HEADER_PX if self.is_cards else 0)
            case _:
                return CARD_HEADER_PX if self.is_cards else HEADER_PX

    def card_height(self, item: Item | None, wide: int, *, has_story: bool = False) -> int:
        return self._cards.height(item, wide, has_story=has_story) if isinstance(item, EntryRow) else FOLD_PX

    def story_area(self, rect: QRect, index: Index) -> QRectF:
        """Return the clickable area of a row's line about other reports; empty if it has none."""
        item, area = index.data(ITEM_ROLE), QRectF(rect)
        style = self._style(index.data(PLACE_ROLE))
        if not isinstance(item, EntryRow) or style.story is None:
            return QRectF()
        place = self._cards.story_area(area, style.story) if self.is_cards else self._entries.story_area(area, item, style)
        if QGuiApplication.isRightToLeft():
            place.moveLeft(area.left() + area.right() - place.right())
        return place

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(200, self.entry_px)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = index.data(ITEM_ROLE)
        if self.is_cards and not isinstance(item, EntryRow | BurstRow | FoldRow):
            # their text is aligned with the cards
            option.rect = option.rect.adjusted(-TEXT_LEFT, 0, TEXT_RIGHT, 0)
        with row_area(painter, option.rect) as area:
            match item:
                case EntryRow() if self.is_cards:
                    self._paint_card(painter, area, item, option.state, self._style(index.data(PLACE_ROLE)))
                case EntryRow():
                    self._paint_entry(painter, area, item, option, index)
                case BurstRow() | FoldRow() if self.is_cards:
                    self._cards.fold(painter, area, item, option.state, has_ring=self.is_focus_visible)
                case BurstRow():
                    self._paint_ground(painter, area.adjusted(0, 2, 0, -2), option.state)
                    self._markers.burst(painter, area, item)
                case SectionNote(action="") if self.has_news:
                    pass
                case FoldRow() | SectionHeader() | SectionNote() | Divider():
                    has_ground = index.flags() & _REACHABLE and self._paint_ground(painter, area, option.state)
                    has_line = not has_ground and _has_line(index, index.data(PLACE_ROLE), option.widget)
                    self._sections.paint(painter, area, item, has_line=has_line)
                case DayHeader():
                    self._markers.day(painter, area, item)
                case FeedHeader():
                    self._markers.feed(painter, area, item)
                case GapMarker():
                    self._paint_ground(painter, area.adjusted(0, 0, 0, -2), option.state)
                    self._gaps.paint(painter, area, item)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the whole title where the row has no room for it."""
        item = index.data(ITEM_ROLE)
        text = ""
        if isinstance(item, EntryRow):
            area, style = QRectF(option.rect), self._style(index.data(PLACE_ROLE))
            if style.story is not None and self.story_area(option.rect, index).contains(event.pos()):
                text = style.story.feeds
            elif self.is_cards:
                text = self._cards.title_if_cut(area, item)
            else:
                text = self._entries.title_if_cut(area, item, style)
        show_tip(event.globalPos(), text, view)
        return True

    def _style(self, place: RowPlace, *, has_line: bool = False, is_selected: bool = False) -> RowStyle:
        is_compact = self.is_compact or self.is_cards
        # cards in an open fold or story stand in any column, apart from it
        is_brief, is_report = (place.is_brief, place.is_report) if not self.is_cards else (False, False)
        return RowStyle(is_selected, is_compact, has_line, place.form, self.is_one_feed or is_brief, place.story, is_report)

    def _paint_entry(self, painter: QPainter, area: QRectF, row: EntryRow, option: QStyleOptionViewItem, index: Index) -> None:
        is_plain = not option.state & _WITH_GROUND
        is_selected = not is_plain and bool(option.state & QStyle.StateFlag.State_Selected)
        has_ground = not is_plain and self._paint_ground(painter, area, option.state)
        row_place: RowPlace = index.data(PLACE_ROLE)
        has_line = not has_ground and _has_line(index, row_place, option.widget)
        style = self._style(row_place, has_line=has_line, is_selected=is_selected)
        # At a fractional scale rows do not begin at a whole pixel, and a picture would blur.
        if is_plain and painter.device().devicePixelRatio().is_integer():
            picture = None if style.is_one_feed else self._thumbnail(row.thumbnail_url)
            shown = self._entries.shown(row, painter.device().devicePixelRatio(), picture, style)
            ground = self._theme.color("bg_list")
            self._pictures.lay(painter, area, shown, ground, lambda on, place: self._entries.paint(on, place, row, style))
        else:
            self._entries.paint(painter, area, row, style)

    def _paint_card(self, painter: QPainter, area: QRectF, row: EntryRow, state: QStyle.StateFlag, style: RowStyle) -> None:
        ratio = painter.device().devicePixelRatio()
        if state & _WITH_GROUND or not ratio.is_integer():
            self._cards.paint(painter, area, row, state, style, has_ring=self.is_focus_visible)
            return
        shown = self._entries.shown(row, ratio, self._cards.picture_of(row, round(area.width())), style)
        ground = self._theme.color("bg_list")

        def paint(on: QPainter, place: QRectF) -> None:
            self._cards.paint(on, place, row, state, style, has_ring=False)

        self._card_pictures.lay(painter, area, shown, ground, paint)

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> bool:
        ground = area.adjusted(_INSET, 0, -_INSET, 0)
        row_ground(painter, self._theme, ground, state, radius=_TILE_RADIUS, has_ring=self.is_focus_visible)
        has_ring = self.is_focus_visible and bool(state & QStyle.StateFlag.State_HasFocus)
        return has_ring or bool(state & QStyle.StateFlag.State_Selected)


def _has_line(index: Index, place: RowPlace, view: object) -> bool:
    """Return True for a line below a row, which the last of a group and the one above a selected row have none of."""
    if not place.is_followed:
        return False
    return not (isinstance(view, QAbstractItemView) and view.selectionModel().rowIntersectsSelection(index.row() + 1))
