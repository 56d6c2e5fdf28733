"""Paints headings and findings, and locates the clickable fixes. GUI thread only."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.health import Fix
from reader.ui.health.findings_model import ROW_ROLE, SLOT_ROLE, Row, Slot
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_text, fill_round, hairline, row_area, row_ground, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.health_text import fix_text
from reader.ui.text.languages import number_text
from reader.ui.text.translate import dotted

ROW_PX, HEADING_PX = 84, 48
_INSET, _LEFT, _TEXT, _RIGHT = 12, 28, 62, 28
_ICON = 20
_FIX_PX, _FIX_PADDING, _FIX_GAP = 26, 8, 2
_FIXES_SHARE = 0.62
"""Maximum fraction of a row for its fixes."""

Index = QModelIndex | QPersistentModelIndex


class FindingPainter(QStyledItemDelegate):
    """A row shows its first fix, or as many as have room while selected or hovered; the rest is under "More"."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.is_focus_visible = False
        self.pointed: tuple[int, Fix | None] | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        slot = index.data(SLOT_ROLE)
        is_heading = isinstance(slot, Slot) and slot.finding is None
        return QSize(200, fonts.scaled(HEADING_PX if is_heading else ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        with row_area(painter, option.rect) as area:
            if row.finding is None:
                self._paint_heading(painter, area, row)
            else:
                self._paint_finding(painter, area, row, option.state, index.row())

    def _paint_heading(self, painter: QPainter, area: QRectF, row: Row) -> None:
        font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True)
        label = dotted(row.title, number_text(row.slot.count) if row.slot.count else "", between="  ")
        text = QRectF(area.left() + _LEFT, area.bottom() - 28, area.width() - _LEFT - _RIGHT, 20)
        text_line(painter, text, font, self._theme.color("text_2" if row.slot.count else "text_3"), label, is_name=True)

    def _paint_finding(self, painter: QPainter, area: QRectF, row: Row, state: QStyle.StateFlag, place: int) -> None:
        theme, finding = self._theme, row.finding
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = area.adjusted(_INSET, 1, -_INSET, -1)
        row_ground(painter, theme, ground, state, radius=8, has_ring=self.is_focus_visible)
        if finding is None:
            return
        line = area.height() / ROW_PX
        tile = QRectF(area.left() + _LEFT, area.top() + 14 * line, _ICON, _ICON)
        paint_tile(painter, theme, tile, finding.feed_id, row.title)
        left = area.left() + _TEXT
        shown = fix_areas(row, area, is_whole=is_selected or is_hovered)
        right = shown[0][1].left() - 12 if shown else area.right() - _RIGHT
        lines = (
            (12, 20, fonts.ROW_PX, fonts.SEMIBOLD, "text", row.title, right),
            (33, 18, fonts.BASE_PX, fonts.REGULAR, "text" if is_selected else "text_2", row.what, area.right() - _RIGHT),
            (53, 17, fonts.SMALL_PX, fonts.REGULAR, "text_2" if is_selected else "text_3", row.rest, area.right() - _RIGHT),
        )
        for top, height, pixels, weight, color, label, end in lines:
            place_of_line = QRectF(left, area.top() + top * line, end - left, height * line)
            font = fonts.ui_font(pixels, weight, tabular=True)
            text_line(painter, place_of_line, font, theme.color(color), label, is_name=True)
        for fix, where in shown:
            self._paint_fix(painter, where, fix, is_first=fix is row.fixes[0], is_pointed=self.pointed == (place, fix))
        if not (is_selected or is_hovered or row.slot.is_last):
            hairline(painter, left, area.right() - _RIGHT, area.bottom(), theme.color("line"))

    def _paint_fix(self, painter: QPainter, where: QRectF, fix: Fix | None, *, is_first: bool, is_pointed: bool) -> None:
        if is_pointed:
            fill_round(painter, where, 6, self._theme.color("accent_soft"))
        font = _fix_font()
        painter.setFont(font)
        painter.setPen(self._theme.color("accent_text" if is_first or is_pointed else "text_2"))
        at = QPointF(where.left() + _FIX_PADDING, baseline(font, where.top(), where.height()))
        draw_text(painter, at, shown_text(fix))


def fix_areas(row: Row, area: QRectF, *, is_whole: bool) -> list[tuple[Fix | None, QRectF]]:
    """Return the areas of a row's fixes, from left to right; None stands for the button "More"."""
    wanted: list[Fix | None] = list(row.fixes if is_whole else row.fixes[:1])
    room = area.width() * _FIXES_SHARE
    if _width(wanted) > room:
        while len(wanted) > 1 and _width([*wanted, None]) > room:
            wanted.pop()
        wanted.append(None)
    left = area.right() - _RIGHT + _FIX_PADDING - _width(wanted)
    top = area.top() + 9 * area.height() / ROW_PX
    found = []
    for fix in wanted:
        width = _fix_width(fix)
        found.append((fix, QRectF(left, top, width, _FIX_PX)))
        left += width + _FIX_GAP
    return found


def shown_text(fix: Fix | None) -> str:
    return "⋯" if fix is None else fix_text(fix)


def _width(fixes: list[Fix | None]) -> float:
    return sum(_fix_width(fix) + _FIX_GAP for fix in fixes) - _FIX_GAP if fixes else 0


def _fix_width(fix: Fix | None) -> float:
    return QFontMetricsF(_fix_font()).horizontalAdvance(shown_text(fix)) + 2 * _FIX_PADDING


def _fix_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM)
