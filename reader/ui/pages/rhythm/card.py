"""Card that explains a mark or return without taking focus, and the legend. GUI thread only."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.domain.ids import Clock, FeedId
from reader.domain.value_classes import dataclass
from reader.reports.rhythm import ReturnStory, load_return
from reader.reports.rhythm_accesses import Mark, MarkKind, RhythmDay, Stay, Strip
from reader.reports.rhythm_cards import MarkDetails, load_mark
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit import fonts
from reader.ui.kit.messages import paint_shadow
from reader.ui.kit.painting import Painted, draw_icon, fill_round, paint_tile, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.strips_model import columns
from reader.ui.pages.rhythm.strips_painter import CELL_PX, CellPictures, paint_mark, paint_wait
from reader.ui.text.feeds import usual_text
from reader.ui.text.rhythm import MarkText, kind_text, mark_text, next_text, origin_text, return_text, soon_text, title_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill

_tr = Translator("RhythmMarks")

Story = TypeVar("Story")
_BAD = {MarkKind.REFUSED, MarkKind.FAILED, MarkKind.LIMIT}
WIDTH, _RETURN_WIDTH = 262, 308


@dataclass(frozen=True, slots=True)
class CardContent:
    """Contents of the card; `is_bad` if the result is an error. Cards of returns have no feed."""

    feed_id: FeedId | None
    title: str
    kind: str
    text: MarkText
    usual: str
    ahead: str
    is_bad: bool = False

    @property
    def width(self) -> int:
        return fonts.scaled(WIDTH if self.feed_id is not None else _RETURN_WIDTH)

    def spoken(self) -> str:
        return " ".join(f"{content}." if not content.endswith(".") else content for content in self._parts() if content)

    def _parts(self) -> list[str]:
        return [f"{self.title}, {self.kind}", self.text.text, self.usual, self.ahead]


class CardWriter(QObject):
    """`written` carries the text of the mark requested last."""

    written = Signal(object)

    def __init__(self, clock: Clock, runner: QueryRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._runner = runner
        self._last: tuple[Strip, Mark] | Stay | None = None
        self._text: CardContent | None = None

    def write(self, strip: Strip, mark: Mark, day: RhythmDay) -> None:
        """Request the card of a mark; the last one is available at once."""
        now, offset = int(self._clock.now()), self._clock.utc_offset_seconds
        self._write(
            (strip, mark),
            lambda connection: load_mark(connection, strip.feed_id, mark.retrieval_id, now=now, utc_offset=offset),
            lambda story: self._mark_content(strip, mark, day, story),
        )

    def write_return(self, stay: Stay) -> None:
        """Request the card of a return, read again each time as responses may still arrive."""
        self._last = None
        now = int(self._clock.now())
        self._write(
            stay, lambda connection: load_return(connection, stay, now=now), lambda story: self._return_content(stay, story)
        )

    def _write(
        self, subject: tuple[Strip, Mark] | Stay, read: Callable[[ReadConnection], Story], make: Callable[[Story], CardContent]
    ) -> None:
        if self._last == subject and self._text is not None:
            self.written.emit(self._text)
            return
        self._last, self._text = subject, None

        def say(story: Story) -> None:
            self._text = make(story)
            self.written.emit(self._text)

        self._runner.run(_QUERY, read, say)

    def forget(self) -> None:
        self._last = None
        self._runner.forget(_QUERY)

    def _return_content(self, stay: Stay, story: ReturnStory) -> CardContent:
        title, at = title_text(stay, self._clock), clock_time(stay.begins_at, self._clock)
        return CardContent(None, title, at, return_text(stay, story), origin_text(stay), soon_text(story))

    def _mark_content(self, strip: Strip, mark: Mark, day: RhythmDay, story: MarkDetails) -> CardContent:
        ahead, is_limit = next_text(strip, self._clock, is_automatic=day.is_automatic)
        if not is_limit and ahead == clock_time(strip.feed.next_at or 0, self._clock):
            ahead = fill(_tr("Next {time}"), time=ahead)
        usual = usual_text(story.hours, story.weekdays)
        return CardContent(
            strip.feed_id,
            strip.feed.title,
            kind_text(mark),
            mark_text(mark, strip, story, self._clock),
            usual[:1].upper() + usual[1:],
            ahead[:1].upper() + ahead[1:],
            is_bad=mark.kind in _BAD,
        )


_SHADOW = 8
_BESIDE, _CARD_ABOVE = 16, 12
_ICON, _CARD_GAP = 16, 8
_TITLE_PX, _CARD_LINE_PX, _FOOTER_PX = 20, 19, 16
_FOOTER_GAP = 8
_QUERY = "rhythm mark"
_BELOW_MARK = 14
_RADIUS = 10
_EDGE = 4


class MarkCard(Painted, QWidget):
    """Child of the area; hidden while no mark is selected."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self.area = parent
        self.content: CardContent | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def move_to(self, area: QWidget) -> None:
        if area is not self.area:
            self.area = area
            self.setParent(area)

    def show_content(self, content: CardContent, mark: QRect, *, goes_left: bool) -> None:
        """Open below a mark, or above if there is no room, on one of its sides; always within the parent."""
        self.content = content
        self.setAccessibleName(content.spoken())
        self.setFixedSize(self.sizeHint())
        room = self.area.visibleRegion().boundingRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        left = mark.center().x() - self.width() + 2 * _SHADOW if goes_left else mark.center().x() - 2 * _SHADOW
        left = min(max(left, room.left()), room.right() - self.width() + 1)
        top = mark.center().y() + _BELOW_MARK - _SHADOW + 2
        if top + self.height() > room.bottom():
            top = mark.center().y() - _BELOW_MARK - self.height() + _SHADOW - 2
        self.move(left, max(top, room.top()))
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        content = self.content
        height = 2 * _CARD_ABOVE + fonts.scaled(_TITLE_PX) + 4
        if content is not None:
            footer = self._footer_height(content)
            height += round(self._lay_out(content, content.text, _body_font(), _CARD_LINE_PX)[1]) + (
                2 * _FOOTER_GAP + 1 + footer if footer else 0
            )
        width = content.width if content is not None else fonts.scaled(WIDTH)
        return QSize(width + 2 * _SHADOW, height + 2 * _SHADOW)

    def paint(self, painter: QPainter) -> None:
        content = self.content
        if content is None:
            return
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW - 2)
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), _RADIUS + 1, self._theme.color("line_strong"))
        fill_round(painter, body, _RADIUS, self._theme.color("bg_raised"))
        area = body.adjusted(_BESIDE, _CARD_ABOVE, -_BESIDE, -_CARD_ABOVE)
        turn_round(painter, QRectF(self.rect()))
        self._paint_title(painter, area, content)
        self._paint_footer(painter, area, content)
        painter.resetTransform()
        layout, _ = self._lay_out(content, content.text, _body_font(), _CARD_LINE_PX)
        painter.setPen(self._theme.color("text_2"))
        layout.draw(painter, QPointF(area.left(), area.top() + fonts.scaled(_TITLE_PX) + 4))
        if content.usual:
            usual, _ = self._lay_out_usual(content)
            painter.setPen(self._theme.color("text_3"))
            usual.draw(painter, QPointF(area.left(), area.bottom() - self._footer_height(content)))

    def _paint_title(self, painter: QPainter, area: QRectF, content: CardContent) -> None:
        height = fonts.scaled(_TITLE_PX)
        kind_font = fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM, tabular=True)
        kind_width = QFontMetricsF(kind_font).horizontalAdvance(content.kind)
        tile = QRectF(area.left(), area.top() + (height - _ICON) / 2, _ICON, _ICON)
        if content.feed_id is not None:
            paint_tile(painter, self._theme, tile, content.feed_id, content.title)
        else:
            picture = self._theme.icons.pixmap("fetch", self._theme.color("accent_text"), _ICON, self.devicePixelRatioF())
            draw_icon(painter, tile.topLeft(), picture)
        left = tile.right() + _CARD_GAP
        name = QRectF(left, area.top(), area.right() - kind_width - _CARD_GAP - left, height)
        title_font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)
        text_line(painter, name, title_font, self._theme.color("text"), content.title, is_name=True)
        kind = QRectF(area.right() - kind_width, area.top(), kind_width + 1, height)
        color = self._theme.color("bad" if content.is_bad else "accent_text")
        text_line(painter, kind, kind_font, color, content.kind, is_name=True)

    def _has_room(self, content: CardContent) -> bool:
        """Return True if usual and next times are side by side."""
        metrics = QFontMetricsF(_footer_font())
        width = metrics.horizontalAdvance(content.usual) + _CARD_GAP + metrics.horizontalAdvance(content.ahead)
        return width <= content.width - 2 * _BESIDE

    def _footer_height(self, content: CardContent) -> int:
        if not (content.usual and content.ahead) or self._has_room(content):
            return fonts.scaled(_FOOTER_PX) if content.usual or content.ahead else 0
        return round(self._lay_out_usual(content)[1]) + fonts.scaled(_FOOTER_PX)

    def _paint_footer(self, painter: QPainter, area: QRectF, content: CardContent) -> None:
        height = self._footer_height(content)
        if not height:
            return
        font, quiet, line = _footer_font(), self._theme.color("text_3"), fonts.scaled(_FOOTER_PX)
        painter.fillRect(
            QRectF(area.left(), area.bottom() - height - _FOOTER_GAP - 1, area.width(), 1), self._theme.color("line")
        )
        width = QFontMetricsF(font).horizontalAdvance(content.ahead) + 1
        left = area.left() if height > line or not content.usual else area.right() - width
        text_line(painter, QRectF(left, area.bottom() - line, width, line), font, quiet, content.ahead, is_name=True)

    def _lay_out_usual(self, content: CardContent) -> tuple[QTextLayout, float]:
        return self._lay_out(content, MarkText(content.usual), _footer_font(), _FOOTER_PX)

    def _lay_out(self, content: CardContent, text: MarkText, font: QFont, line_px: int) -> tuple[QTextLayout, float]:
        """Break text into lines of the card's width; return the layout and its height."""
        layout = QTextLayout(text.text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats([_strong(begin, length, self._theme.color("text")) for begin, length in text.strong])
        layout.beginLayout()
        height, step = 0.0, fonts.scaled(line_px)
        while (line := layout.createLine()).isValid():
            line.setLineWidth(content.width - 2 * _BESIDE)
            line.setPosition(QPointF(0, round(height + (step - line.height()) / 2)))
            height += step
        layout.endLayout()
        return layout, height


def _body_font() -> QFont:
    return fonts.ui_font(fonts.BASE_PX, tabular=True)


def _footer_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, tabular=True)


def _strong(begin: int, length: int, color: QColor) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length = begin, length
    found.format = QTextCharFormat()
    found.format.setFontWeight(QFont.Weight.DemiBold)
    found.format.setForeground(color)
    return found


_ABOVE, _BELOW = 8, 8
_GAP, _AFTER_SHAPE = 14, 6
_SHAPE, _HEAT = 14, 30
_HEAT_PX = 10
_SAMPLE = (0.1, 0.5, 1.0)
_ALWAYS = (MarkKind.NEW, MarkKind.NOTHING, MarkKind.PLANNED)


class Legend(Painted, QWidget):
    """Paints the shapes as the strips do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._cells = CellPictures(theme)
        self._kinds: set[MarkKind] = set(_ALWAYS)
        self._text = {
            MarkKind.NEW: self.tr("something new"),
            MarkKind.NOTHING: self.tr("nothing new"),
            MarkKind.REFUSED: self.tr("refused"),
            MarkKind.FAILED: self.tr("failed"),
            MarkKind.NO_NETWORK: self.tr("no network"),
            MarkKind.LIMIT: self.tr("not before"),
            MarkKind.PLANNED: self.tr("planned"),
            MarkKind.LIKELY: self.tr("likely"),
            **{kind: kind_text(Mark(0, kind)) for kind in (MarkKind.VISIT, MarkKind.RETURNED, MarkKind.PRESENT)},
        }
        self._heat_text = self.tr("usually posts")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_kinds(())

    def show_kinds(self, kinds: Iterable[MarkKind]) -> None:
        self._kinds = {*_ALWAYS, *kinds}
        shown = [label for kind, label in self._text.items() if kind in self._kinds]
        self.setAccessibleName(fill(self.tr("Legend: {names}"), names=", ".join([*shown, self._heat_text])))
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paint(self, painter: QPainter) -> None:
        turn_round(painter, QRectF(self.rect()))
        font = fonts.ui_font(fonts.SMALL_PX)
        for kind, area in self._places():
            middle = QPointF(area.left() + _SHAPE / 2, area.center().y())
            after = _SHAPE + _AFTER_SHAPE
            if kind is None:
                self._paint_heat(painter, area)
                after = _HEAT + _AFTER_SHAPE
            else:
                if kind is MarkKind.LIMIT:
                    paint_wait(painter, self._theme, middle - QPointF(_SHAPE / 2, 0), middle + QPointF(_SHAPE / 2, 0))
                    middle += QPointF(_SHAPE / 2, 0)
                paint_mark(painter, self._theme, kind, middle)
            label = self._heat_text if kind is None else self._text[kind]
            text_line(painter, area.adjusted(after, 0, 2, 0), font, self._theme.color("text_3"), label, is_name=True)

    def _paint_heat(self, painter: QPainter, area: QRectF) -> None:
        picture = self._cells.row(_SAMPLE, _HEAT, self.devicePixelRatioF())
        painter.save()
        painter.translate(area.left(), area.center().y() - _HEAT_PX / 2)
        painter.scale(1, _HEAT_PX / CELL_PX)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_icon(painter, QPointF(0, 0), picture)
        painter.restore()

    def _places(self) -> list[tuple[MarkKind | None, QRectF]]:
        """Return the area of each shape, with None for the heat map, wrapping full lines."""
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        places = columns(self.width())
        begin, end = places.begin, places.right
        height = fonts.scaled(22)
        left, top = begin, float(_ABOVE)
        found: list[tuple[MarkKind | None, QRectF]] = []
        for kind in [*(kind for kind in self._text if kind in self._kinds), None]:
            label = self._heat_text if kind is None else self._text[kind]
            width = (_HEAT if kind is None else _SHAPE) + _AFTER_SHAPE + metrics.horizontalAdvance(label)
            if left > begin and left + width > end:
                left, top = begin, top + height
            found.append((kind, QRectF(left, top, width, height)))
            left += width + _GAP
        return found

    def _fit(self) -> None:
        self.setFixedHeight(round(self._places()[-1][1].bottom()) + _BELOW)
