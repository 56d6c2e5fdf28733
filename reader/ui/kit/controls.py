"""Painted controls: chip, combo box, radio button, segments, slider, switch, tick box. GUI thread only."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QRadioButton, QSizePolicy, QSlider, QStyle, QWidget

from reader.ui.kit import boxes, fonts
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import Clickable
from reader.ui.kit.painting import Painted, baseline, draw_icon, fill_round, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import keys_of, literal, set_tip

_CHIP_HEIGHT = 26
_CHIP_BESIDE = 11
_CHIP_ICON = 12
_CHIP_GAP = 5
_WIDEST = 220


class Chip(Clickable, Painted, QCheckBox):
    """Checked: filled with a tick; partly checked: filled with a dash; unchecked: an outline. Its label is `word`, never markup."""

    def __init__(self, theme: Theme, word: str, state: Qt.CheckState, parent: QWidget | None = None) -> None:
        super().__init__(literal(word), parent)
        self.follow_theme(theme)
        self.word = word
        self.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        self.setAccessibleName(word)
        self.setCheckState(state)
        self.setFixedSize(self.sizeHint())
        self.setProperty("ring", _CHIP_HEIGHT / 2 + 4)

    def nextCheckState(self) -> None:
        """Toggle; a partly checked chip becomes checked."""
        self.setCheckState(Qt.CheckState.Unchecked if self.checkState() is Qt.CheckState.Checked else Qt.CheckState.Checked)

    def sizeHint(self) -> QSize:
        """Return a constant size with room for the tick in every state."""
        label = self.fontMetrics().horizontalAdvance(self.word)
        return QSize(min(2 * _CHIP_BESIDE + _CHIP_ICON + _CHIP_GAP + label, _WIDEST), _CHIP_HEIGHT)

    def paint(self, painter: QPainter) -> None:
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        is_off = self.checkState() is Qt.CheckState.Unchecked
        fill_round(painter, area, _CHIP_HEIGHT / 2, theme.color("line_strong" if is_off else "accent_mid"))
        inside = "accent_soft" if not is_off else "hover" if self.underMouse() else "bg_raised"
        fill_round(painter, area.adjusted(1, 1, -1, -1), _CHIP_HEIGHT / 2 - 1, theme.color(inside))
        ink = theme.color("text_2" if is_off else "accent_text")
        icon = {Qt.CheckState.Unchecked: "plus", Qt.CheckState.PartiallyChecked: "minus", Qt.CheckState.Checked: "tick"}
        mark = theme.icons.pixmap(icon[self.checkState()], ink, _CHIP_ICON, self.devicePixelRatioF())
        text = area.adjusted(_CHIP_BESIDE + _CHIP_ICON + _CHIP_GAP, 0, 2 - _CHIP_BESIDE, 0)
        draw_icon(painter, QPointF(_CHIP_BESIDE, round((_CHIP_HEIGHT - _CHIP_ICON) / 2)), mark)
        text_line(painter, text, self.font(), ink, self.word)


_COMBO_HEIGHT = 30
_LEFT, _RIGHT = 12, 8
_CHEVRON = 12
_COMBO_GAP = 10
_COMBO_WIDEST = 320

Choice = TypeVar("Choice")


class Combo(Painted, QComboBox, Generic[Choice]):
    """`choices` are values with labels; `chosen` emits the value the user selects. `placeholderText` is shown without a value."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, name: str, choices: Sequence[tuple[Choice, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._values: list[Choice] = []
        self.setAccessibleName(name)
        # Where Qt gives the choice itself as the name, the description says what is chosen.
        self.setAccessibleDescription(name)
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setFixedHeight(_COMBO_HEIGHT)
        self.setSizePolicy(self.sizePolicy().Policy.Maximum, self.sizePolicy().Policy.Fixed)
        self.set_choices(choices)
        self.activated.connect(lambda _: self.chosen.emit(self.value()))

    def set_choices(self, choices: Sequence[tuple[Choice, str]]) -> None:
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

    def sizeHint(self) -> QSize:
        texts = [self.itemText(place) for place in range(self.count())] + [self.placeholderText()]
        widest = max(self.fontMetrics().horizontalAdvance(text) for text in texts)
        return QSize(min(_LEFT + widest + _COMBO_GAP + _CHEVRON + _RIGHT + 2, _COMBO_WIDEST), _COMBO_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the preferred width; a caller with less room sets its own."""
        return self.sizeHint()

    def showPopup(self) -> None:
        self.choice_menu().open_at(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def choice_menu(self) -> Menu:
        """Return the choices as a menu with the current one checked."""
        menu = Menu(self)
        menu.setAccessibleName(self.accessibleName())
        menu.setMinimumWidth(self.width())
        for place in range(self.count()):
            is_current = place == self.currentIndex()
            action = menu.add_choice(self.itemText(place), partial(self._choose, place), is_on=is_current)
            if is_current:
                menu.setActiveAction(action)
        return menu

    def hidePopup(self) -> None:
        """Do nothing: Qt's own list is not used."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page does not change the choice."""
        event.ignore()

    def paint(self, painter: QPainter) -> None:
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        is_hovered = self.underMouse() and self.isEnabled()
        fill_round(painter, area, 6, theme.color("line_strong" if self.isEnabled() else "line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), 5, theme.color("sel_off" if is_hovered else "bg_raised"))
        has_value = self.currentIndex() >= 0
        color = theme.color("text" if has_value and self.isEnabled() else "text_3")
        texts = self.currentText() if has_value else self.placeholderText()
        text = area.adjusted(_LEFT, 0, -_RIGHT - _CHEVRON - _COMBO_GAP / 2, 0)
        text_line(painter, text, self.font(), color, texts)
        chevron = theme.icons.pixmap("chevron_down", theme.color("text_3"), _CHEVRON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(area.width() - _RIGHT - _CHEVRON, round((area.height() - _CHEVRON) / 2)), chevron)

    def _choose(self, place: int) -> None:
        self.setCurrentIndex(place)
        self.chosen.emit(self.value())


_RADIO_HEIGHT = 32
_CIRCLE = 16.0
_LINE = 1.5
_RADIO_GAP = 10.0


class Radio(Clickable, Painted, QRadioButton):
    """Painted by the program: any text is shown literally."""

    def __init__(self, theme: Theme, title: str, detail: str = "") -> None:
        super().__init__()
        self.follow_theme(theme)
        self.title, self.detail = title, ""
        self.setFixedHeight(_RADIO_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ring", 8)
        self.set_detail(detail)

    def set_detail(self, detail: str) -> None:
        self.detail = detail
        self.setAccessibleName(", ".join(filter(None, (self.title, detail))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _RADIO_HEIGHT)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        turn_round(painter, area)
        color = self._theme.color
        circle = QRectF(area.left(), area.center().y() - _CIRCLE / 2, _CIRCLE, _CIRCLE)
        fill_round(painter, circle, _CIRCLE / 2, color("accent" if self.isChecked() else "timer"))
        inner = circle.adjusted(_LINE, _LINE, -_LINE, -_LINE)
        if self.isChecked():
            fill_round(painter, inner.adjusted(3.5, 3.5, -3.5, -3.5), _CIRCLE, color("on_accent"))
        else:
            fill_round(painter, inner, _CIRCLE, color("bg_field"))
        font, small = fonts.ui_font(fonts.BASE_PX), fonts.ui_font(fonts.SMALL_PX)
        text = area.adjusted(_CIRCLE + _RADIO_GAP, 0, 0, 0)
        width = min(QFontMetricsF(font).horizontalAdvance(self.title) + 1, text.width())
        text_line(painter, QRectF(text.left(), text.top(), width, text.height()), font, color("text"), self.title, is_name=True)
        rest = text.adjusted(width + _RADIO_GAP, 0, 0, 0)
        if rest.width() > _CIRCLE:
            text_line(painter, rest, small, color("text_3"), self.detail, is_name=True)


_SEGMENTED_RIM = 2
_HEIGHT = 24
_BESIDE = 12
_ICON, _ICON_WIDE, _ICON_HIGH = 18, 34, 26
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Segmented(Painted, QWidget, Generic[Choice]):
    """`choices` are values with labels; `chosen` emits the value the user selects. Shows none for a mixed value."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        name: str,
        choices: Sequence[tuple[Choice, str]],
        parent: QWidget | None = None,
        *,
        icons: Mapping[Choice, str] | None = None,
        does: Mapping[Choice, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self.setAccessibleName(name)
        self._segments: list[_Segment[Choice]] = []
        row = boxes.row(spacing=0, margins=_SEGMENTED_RIM, on=self)
        for value, label in choices:
            segment = _Segment(theme, label, value, self, (icons or {}).get(value, ""), (does or {}).get(value, ""))
            segment.setAccessibleDescription(name)
            segment.clicked.connect(self._announce)
            row.addWidget(segment)
            self._segments.append(segment)
        self.setFixedHeight((_ICON_HIGH if icons else _HEIGHT) + 2 * _SEGMENTED_RIM)
        self.setSizePolicy(self.sizePolicy().Policy.Fixed, self.sizePolicy().Policy.Fixed)
        self._keep_one_stop()

    def value(self) -> Choice | None:
        return next((segment.value for segment in self._segments if segment.isChecked()), None)

    def set_value(self, value: Choice | None) -> None:
        """Show a value, or none, without a signal."""
        for segment in self._segments:
            segment.setAutoExclusive(False)
            segment.setChecked(value is not None and segment.value == value)
        for segment in self._segments:
            segment.setAutoExclusive(True)
        self._keep_one_stop()

    def keys(self, value: Choice) -> str:
        return next(keys_of(segment) for segment in self._segments if segment.value == value)

    def step(self, number: int) -> None:
        """Move the selection by so many places, without wrapping."""
        here = next((place for place, segment in enumerate(self._segments) if segment.isChecked()), -1)
        place = min(max(here + number, 0), len(self._segments) - 1)
        self._segments[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._segments[place].click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0) if self.isEnabled() else 0
        if not step:
            super().keyPressEvent(event)
            return
        is_sideways = event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}
        self.step(-step if is_sideways and self.isRightToLeft() else step)

    def paint(self, painter: QPainter) -> None:
        fill_round(painter, QRectF(self.rect()), 7, self._theme.color("seg"))

    def _announce(self) -> None:
        self._keep_one_stop()
        self.chosen.emit(self.value())

    def _keep_one_stop(self) -> None:
        stop = next((segment for segment in self._segments if segment.isChecked()), self._segments[0])
        for segment in self._segments:
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if segment is stop else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(stop)


class _Segment(Clickable, Painted, QRadioButton, Generic[Choice]):
    def __init__(self, theme: Theme, label: str, value: Choice, parent: QWidget, icon: str, does: str) -> None:
        super().__init__(literal(label), parent)
        self.value = value
        self._icon = icon
        if icon:
            set_tip(self, label, does)
        self._theme = theme
        self.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        self.setAccessibleName(label)
        self.setFixedHeight(_ICON_HIGH if icon else _HEIGHT)

    def sizeHint(self) -> QSize:
        if self._icon:
            return QSize(_ICON_WIDE, _ICON_HIGH)
        return QSize(self.fontMetrics().horizontalAdvance(self.accessibleName()) + 2 * _BESIDE, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        if self.isChecked():
            fill_round(painter, area.translated(0, 1).adjusted(0, 0, 0, -0.5), 5, self._theme.color("shadow"))
            fill_round(painter, area, 5, self._theme.color("sel_off" if self._theme.is_dark else "bg_raised"))
        is_strong = self.isChecked() and self.isEnabled()
        if self._icon:
            color = self._theme.color("text" if is_strong else "text_2")
            pixmap = self._theme.icons.pixmap(self._icon, color, _ICON, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round((area.width() - _ICON) / 2), round((area.height() - _ICON) / 2)), pixmap)
            return
        painter.setFont(self.font())
        painter.setPen(self._theme.color("text" if is_strong else "text_2" if self.isEnabled() else "text_3"))
        label = self.accessibleName()
        left = (area.width() - self.fontMetrics().horizontalAdvance(label)) / 2
        painter.drawText(round(left), round(baseline(self.font(), 0, area.height())), label)


_SLIDER_HEIGHT = 22
_TRACK = 4.0
_SLIDER_KNOB = 18.0
_TICK = 12.0
_PALE = 0.45


class Slider(Painted, QSlider):
    """A horizontal QSlider; ticks are drawn if `tickInterval` is set. `explain` describes the value for a screen reader."""

    def __init__(self, theme: Theme, name: str, minimum: int, maximum: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.follow_theme(theme)
        self.setAccessibleName(name)
        self.setRange(minimum, maximum)
        self.setPageStep(max((maximum - minimum) // 5, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(_SLIDER_HEIGHT)
        self.is_mixed = False
        """True for differing values; the knob is hidden until it is used."""
        self.valueChanged.connect(self._settle)

    def explain(self, label: str) -> None:
        self.setAccessibleDescription(label)

    def show_difference(self) -> None:
        """Show a mixed value until it is used."""
        self.is_mixed = True
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _SLIDER_HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Qt's keys; the first one ends a mixed value."""
        self._settle()
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Accept the wheel only with focus, so that scrolling the page does not change the value."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paint(self, painter: QPainter) -> None:
        painter.setOpacity(1 if self.isEnabled() else _PALE)
        middle = self.height() / 2
        track = QRectF(0, middle - _TRACK / 2, self.width(), _TRACK)
        fill_round(painter, track, _TRACK / 2, self._theme.color("line_strong"))
        knob = self._knob_at(self.value())
        if not self.is_mixed:
            before = (
                QRectF(knob, track.top(), self.width() - knob, _TRACK)
                if self._is_mirrored()
                else QRectF(0, track.top(), knob, _TRACK)
            )
            fill_round(painter, before, _TRACK / 2, self._theme.color("accent"))
        self._paint_ticks(painter, middle)
        if not self.is_mixed:
            self._paint_knob(painter, QRectF(knob - _SLIDER_KNOB / 2, middle - _SLIDER_KNOB / 2, _SLIDER_KNOB, _SLIDER_KNOB))

    def _paint_ticks(self, painter: QPainter, middle: float) -> None:
        if self.tickInterval() <= 0:
            return
        for value in range(self.minimum() + self.tickInterval(), self.maximum(), self.tickInterval()):
            painter.fillRect(QRectF(round(self._knob_at(value)), middle - _TICK / 2, 1, _TICK), self._theme.color("line_strong"))

    def _paint_knob(self, painter: QPainter, area: QRectF) -> None:
        fill_round(painter, area.translated(0, 1), _SLIDER_KNOB / 2, self._theme.color("shadow"))
        rim = "focus" if self.hasFocus() else "line_strong"
        width = 2 if self.hasFocus() else 1
        fill_round(painter, area, _SLIDER_KNOB / 2, self._theme.color(rim))
        inside = area.adjusted(width, width, -width, -width)
        fill_round(painter, inside, inside.width() / 2, self._theme.color("text" if self._theme.is_dark else "bg_raised"))

    def _is_mirrored(self) -> bool:
        return self.isRightToLeft() != self.invertedAppearance()

    def _knob_at(self, value: int) -> float:
        free = round(self.width() - _SLIDER_KNOB)
        return _SLIDER_KNOB / 2 + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, free, self._is_mirrored())

    def _go(self, x: float) -> None:
        free = round(self.width() - _SLIDER_KNOB)
        place = round(x - _SLIDER_KNOB / 2)
        self._settle()
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, free, self._is_mirrored()))

    def _settle(self) -> None:
        self.is_mixed = False
        self.update()


_SIZE = QSize(36, 20)
_KNOB = 16.0
_RIM = 2.0


class Switch(Clickable, Painted, QCheckBox):
    """`name` is read by screen readers; the caller shows the label. `toggled` and `clicked` are Qt's."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.follow_theme(theme)
        self.setAccessibleName(name)
        self.setFixedSize(_SIZE)
        self.setProperty("ring", _SIZE.height() / 2 + 4)

    def show_difference(self) -> None:
        self.setCheckState(Qt.CheckState.PartiallyChecked)

    def nextCheckState(self) -> None:
        """Toggle; a mixed switch becomes on."""
        self.setCheckState(Qt.CheckState.Unchecked if self.checkState() is Qt.CheckState.Checked else Qt.CheckState.Checked)

    def sizeHint(self) -> QSize:
        return _SIZE

    def paint(self, painter: QPainter) -> None:
        painter.setOpacity(1 if self.isEnabled() else _PALE)
        area = QRectF(self.rect())
        state = self.checkState()
        trough = {
            Qt.CheckState.Unchecked: "timer",
            Qt.CheckState.PartiallyChecked: "accent_mid",
            Qt.CheckState.Checked: "accent",
        }
        fill_round(painter, area, area.height() / 2, self._theme.color(trough[state]))
        free = area.width() - 2 * _RIM - _KNOB
        part = {Qt.CheckState.Unchecked: 0.0, Qt.CheckState.PartiallyChecked: 0.5, Qt.CheckState.Checked: 1.0}[state]
        if self.isRightToLeft():
            part = 1 - part
        knob = self._theme.color("text" if self._theme.is_dark else "bg_raised")
        fill_round(painter, QRectF(_RIM + free * part, _RIM, _KNOB, _KNOB), _KNOB / 2, knob)


TICK_PX = 16.0
_RADIUS = 4.0
_BAR = 8.0
_GAP = 8


def paint_tick_box(painter: QPainter, theme: Theme, at: QPointF, state: Qt.CheckState, *, is_enabled: bool) -> None:
    box = QRectF(at.x(), at.y(), TICK_PX, TICK_PX)
    painter.setOpacity(1 if is_enabled else _PALE)
    if state is Qt.CheckState.Unchecked:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color("bg_field"))
        painter.setPen(QPen(theme.color("timer"), _LINE))
        half = _LINE / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), _RADIUS - half, _RADIUS - half)
    else:
        fill_round(painter, box, _RADIUS, theme.color("accent"))
    if state is Qt.CheckState.PartiallyChecked:
        painter.fillRect(QRectF(box.center().x() - _BAR / 2, box.center().y() - 1, _BAR, 2), theme.color("on_accent"))
    elif state is Qt.CheckState.Checked:
        ratio = painter.device().devicePixelRatio()
        tick = theme.icons.pixmap("tick", theme.color("on_accent"), 12, ratio)
        draw_icon(painter, QPointF(box.left() + 2, box.top() + 2), tick)
    painter.setOpacity(1)


class TickBox(Clickable, Painted, QCheckBox):
    """A check box with a label, followed by a number."""

    def __init__(self, theme: Theme, text: str, number: str = "") -> None:
        super().__init__(literal(text))
        self.follow_theme(theme)
        self._text = text
        self.set_number(number)
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setProperty("ring", _RADIUS + 4)

    def set_number(self, number: str) -> None:
        self._number = number
        self.setAccessibleName(f"{self._text} {number}".strip())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self._text) + _GAP + metrics.horizontalAdvance(self._number)
        return QSize(round(TICK_PX) + _GAP + words + 2, max(round(TICK_PX), metrics.height()) + 4)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        turn_round(painter, area)
        corner = QPointF(0, round((area.height() - TICK_PX) / 2))
        paint_tick_box(painter, self._theme, corner, self.checkState(), is_enabled=self.isEnabled())
        words = area.adjusted(TICK_PX + _GAP, 0, 0, 0)
        text_line(painter, words, self.font(), self._theme.color("text"), self._text)
        words.setLeft(words.left() + self.fontMetrics().horizontalAdvance(self._text) + _GAP)
        text_line(painter, words, self.font(), self._theme.color("text_3"), self._number)
