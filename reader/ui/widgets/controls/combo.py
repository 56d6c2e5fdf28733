"""A drop-down button that opens a menu of choices. GUI thread only."""

from collections.abc import Sequence
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from reader.ui.look import fonts
from reader.ui.look.menu import Menu
from reader.ui.look.painting import draw_icon, fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal
from reader.ui.widgets.labels import claims_space

_HEIGHT = 30
_LEFT, _RIGHT = 12, 8
_CHEVRON = 12
_GAP = 10
_WIDEST = 320

Choice = TypeVar("Choice")


class Combo(QComboBox, Generic[Choice]):
    """`choices` are values with labels; `chosen` emits the value the user selects. `placeholderText` is shown without a value."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, name: str, choices: Sequence[tuple[Choice, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._values: list[Choice] = []
        self.setAccessibleName(name)
        # Where Qt gives the choice itself as the name, the description says what is chosen.
        self.setAccessibleDescription(name)
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(self.sizePolicy().Policy.Maximum, self.sizePolicy().Policy.Fixed)
        self.set_choices(choices)
        self.activated.connect(lambda _: self.chosen.emit(self.value()))
        theme.changed.connect(self.update)

    def set_choices(self, choices: Sequence[tuple[Choice, str]]) -> None:
        """Replace the choices and select the first."""
        # Qt would store an enumeration's member as its string value.
        self._values = [value for value, _ in choices]
        self.clear()
        self.addItems([texts for _, texts in choices])
        self.updateGeometry()

    def value(self) -> Choice | None:
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def set_value(self, value: Choice | None) -> None:
        """Show a value, or none, without a signal."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        texts = [self.itemText(place) for place in range(self.count())] + [self.placeholderText()]
        widest = max(self.fontMetrics().horizontalAdvance(text) for text in texts)
        return QSize(min(_LEFT + widest + _GAP + _CHEVRON + _RIGHT + 2, _WIDEST), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the preferred width; a caller with less room sets its own."""
        return self.sizeHint()

    def showPopup(self) -> None:
        """Open the choices as a menu below."""
        menu = self.choice_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def choice_menu(self) -> Menu:
        """Return the choices as a menu with the current one checked."""
        menu = Menu(self)
        menu.setAccessibleName(self.accessibleName())
        menu.setMinimumWidth(self.width())
        for place in range(self.count()):
            action = menu.addAction(literal(self.itemText(place)), partial(self._choose, place))
            action.setCheckable(True)
            action.setChecked(place == self.currentIndex())
            if place == self.currentIndex():
                menu.setActiveAction(action)
        return menu

    def hidePopup(self) -> None:
        """Do nothing: Qt's own list is not used."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page does not change the choice."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        is_hovered = self.underMouse() and self.isEnabled()
        fill_round(painter, area, 6, theme.color("line_strong" if self.isEnabled() else "line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), 5, theme.color("sel_off" if is_hovered else "bg_raised"))
        has_value = self.currentIndex() >= 0
        color = theme.color("text" if has_value and self.isEnabled() else "text_3")
        texts = self.currentText() if has_value else self.placeholderText()
        text = area.adjusted(_LEFT, 0, -_RIGHT - _CHEVRON - _GAP / 2, 0)
        text_line(painter, text, self.font(), color, texts)
        chevron = theme.icons.pixmap("chevron_down", theme.color("text_3"), _CHEVRON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(area.width() - _RIGHT - _CHEVRON, round((area.height() - _CHEVRON) / 2)), chevron)
        painter.end()

    def _choose(self, place: int) -> None:
        self.setCurrentIndex(place)
        self.chosen.emit(self.value())
