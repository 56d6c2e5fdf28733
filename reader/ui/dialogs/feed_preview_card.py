"""Preview of a feed and its newest articles before subscribing. GUI thread only."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.feed_preview import FeedPreview
from reader.ui.look import fonts
from reader.ui.look.favicon import tile_color, tile_letter
from reader.ui.look.painting import fill_round, hairline, text_line, turn_round, upright
from reader.ui.look.theme import Theme
from reader.ui.text.rhythm.rate_text import rate_text
from reader.ui.text.times import day_and_time, local_day, relative_time
from reader.ui.text.translate import Translator, dotted

_tr = Translator("AddFeedSheet")

_HEADER_PX, _ROW_PX = 68, 36
_SIDE = 16.0
_TILE = 40.0
_GAP = 14.0
_RADIUS = 10
_FORMATS = (("rss", "RSS"), ("atom", "Atom"), ("json", "JSON Feed"), ("rdf", "RSS"), ("cdf", "CDF"))


class FeedPreviewCard(QWidget):
    """Painted without fetching anything; the icon is the feed's initial."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme = theme
        self._clock = clock
        self._preview: FeedPreview | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_preview(self, preview: FeedPreview) -> None:
        self._preview = preview
        rows = [f"{title}, {self._time(at)}" if at is not None else title for title, at in preview.newest]
        self.setAccessibleName(", ".join(filter(None, (preview.title, preview.description))))
        self.setAccessibleDescription("; ".join(rows))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        rows = len(self._preview.newest) or 1 if self._preview is not None else 0
        return QSize(200, fonts.scaled(_HEADER_PX) + rows * fonts.scaled(_ROW_PX))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self._preview is None:
            return
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, _RADIUS, self._theme.color("line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), _RADIUS - 1, self._theme.color("bg_list"))
        header = QRectF(area.left(), area.top(), area.width(), fonts.scaled(_HEADER_PX))
        self._paint_header(painter, header, self._preview)
        top, height = header.bottom(), fonts.scaled(_ROW_PX)
        for title, at in self._preview.newest or ((_tr("No articles yet"), None),):
            hairline(painter, area.left() + 1, area.right() - 1, top + 1, self._theme.color("line"))
            row = QRectF(area.left() + _SIDE, top, area.width() - 2 * _SIDE, height)
            self._paint_row(painter, row, " ".join(title.split()), at)
            top += height
        painter.end()

    def _paint_header(self, painter: QPainter, header: QRectF, preview: FeedPreview) -> None:
        tile = QRectF(header.left() + _SIDE, header.center().y() - _TILE / 2, _TILE, _TILE)
        fill_round(painter, tile, 10, tile_color(preview.url))
        with upright(painter, tile):
            painter.setPen(Qt.GlobalColor.white)
            painter.setFont(fonts.ui_font(fonts.INPUT_PX, fonts.BOLD))
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, tile_letter(preview.title))
        text = header.adjusted(_SIDE + _TILE + _GAP, 0, -_SIDE, 0)
        line, small = fonts.scaled(20), fonts.scaled(18)
        top = header.center().y() - (line + small) / 2
        color = self._theme.color
        name = fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD)
        text_line(painter, QRectF(text.left(), top, text.width(), line), name, color("text"), preview.title, is_name=True)
        below = QRectF(text.left(), top + line, text.width(), small)
        said = " ".join(preview.description.split()) or preview.url
        text_line(painter, below, fonts.ui_font(fonts.SMALL_PX), color("text_3"), said, is_name=True)

    def _paint_row(self, painter: QPainter, row: QRectF, title: str, at: int | None) -> None:
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        time = self._time(at) if at is not None else ""
        width = QFontMetricsF(small).horizontalAdvance(time) + 1
        text_line(painter, QRectF(row.right() - width, row.top(), width, row.height()), small, self._theme.color("text_3"), time)
        words = row.adjusted(0, 0, -width - _GAP, 0)
        text_line(painter, words, fonts.ui_font(fonts.BASE_PX), self._theme.color("text"), title or _tr("Untitled"))

    def _time(self, at: int) -> str:
        is_today = local_day(at, self._clock) == local_day(self._clock.now(), self._clock)
        return day_and_time(at, self._clock) if is_today else relative_time(at, self._clock)


def feed_facts(preview: FeedPreview) -> str:
    """Return a summary such as 'Atom · about 3 times a week'."""
    kind = next((name for start, name in _FORMATS if preview.format.startswith(start)), "")
    return dotted(kind, _rate(preview), between="  ·  ")


def _rate(preview: FeedPreview) -> str:
    times = preview.posted_at
    span = max(times) - min(times) if times else 0
    return rate_text((len(times) - 1) / (span / DAY_SECONDS)) if span else ""
