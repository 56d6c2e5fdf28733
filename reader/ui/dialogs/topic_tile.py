"""A tile that is taken or left: an icon, a topic, what is in it. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal
from reader.ui.widgets.labels import claims_space

_HEIGHT = 64
_RADIUS = 10
_BADGE = 36
_BESIDE = 14
_ICON = 18
_TICK = 16


class TopicTile(QCheckBox):
    """A check box underneath: Space and a click take it or leave it."""

    def __init__(self, theme: Theme, icon: str, title: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(literal(title), parent)
        self._theme = theme
        self._icon = icon
        self._title = title
        self._description = description
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ring", _RADIUS + 3)
        theme.changed.connect(self.update)

    def event(self, event: QEvent) -> bool:
        """Claim Space before shortcuts see it."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.update()
        return claims_space(event) or super().event(event)

    def hitButton(self, position: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        """Two of them stand side by side."""
        return QSize(240, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The card, tinted where it is taken."""
        painter = QPainter(self)
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, _RADIUS, theme.color("accent" if self.isChecked() else "line_strong"))
        ground = "accent_soft" if self.isChecked() else "hover_list" if self.underMouse() else "bg_raised"
        fill_round(painter, area.adjusted(1, 1, -1, -1), _RADIUS - 1, theme.color(ground))
        self._paint_badge(painter, QRectF(_BESIDE, (_HEIGHT - _BADGE) / 2, _BADGE, _BADGE))
        left = 2 * _BESIDE + _BADGE
        right = area.width() - _BESIDE - (_TICK + 8 if self.isChecked() else 0)
        title = QRectF(left, 13, right - left, 20)
        text_line(painter, title, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), theme.color("text"), self._title, is_name=True)
        description = QRectF(left, 33, right - left, 18)
        text_line(painter, description, fonts.ui_font(fonts.SMALL_PX), theme.color("text_2"), self._description, is_name=True)
        if self.isChecked():
            tick = theme.icons.pixmap("tick", theme.color("accent_text"), _TICK, self.devicePixelRatioF())
            draw_icon(painter, QPointF(round(area.width() - _BESIDE - _TICK), (_HEIGHT - _TICK) // 2), tick)
        painter.end()

    def _paint_badge(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        fill_round(painter, area, _RADIUS, self._theme.color("bg_page" if self.isChecked() else "accent_soft"))
        mark = self._theme.icons.pixmap(self._icon, self._theme.color("accent_text"), _ICON, self.devicePixelRatioF())
        inside = (_BADGE - _ICON) / 2
        draw_icon(painter, QPointF(area.left() + inside, area.top() + inside), mark)
