"""Panel "Requests and missed articles": curves of the planner and of a timer, and the user's draggable point. GUI thread only."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSlider, QWidget

from reader.domain.preferences import Preferences
from reader.reports.learning_state import HABIT_DAYS
from reader.reports.requests import LEAST_DAYS, BudgetCurve, BudgetOutlook
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.painting import Painted, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.chart import TICKS_UP, Axes, BuysPainter, nice_top, tick_text, ticks
from reader.ui.text.rhythm import count_text, figure_text, tr
from reader.ui.text.translate import fill, set_tip

INTEREST_DAYS = 3
_DOT, _WIDTH, _BETWEEN, _GAP = 9, 16, 14, 12


class LearningSteps(QWidget):
    """`show_days` sets the number of days with visits so far."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        self.dots: dict[int, _Dot] = {}
        self.days: dict[int, PlainLabel] = {}
        steps = _steps()
        for row, (day, (what, how)) in enumerate(steps.items()):
            self.dots[day] = _Dot(theme, is_last=row == len(steps) - 1)
            self.days[day] = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD, tabular=True))
            grid.addWidget(self.dots[day], 2 * row, 0, 2, 1)
            grid.addWidget(self.days[day], 2 * row, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(PlainLabel(what, fonts.ui_font(fonts.BASE_PX), is_wrapped=True), 2 * row, 2)
            explained = PlainLabel(how, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
            explained.setContentsMargins(0, 1, 0, _BETWEEN)
            grid.addWidget(explained, 2 * row + 1, 2)
        self.show_days(0)

    def show_days(self, days: int) -> None:
        for day, dot in self.dots.items():
            dot.set_reached(is_reached=days >= day or day == 1)
            is_today = day == max(days, 1)
            self.days[day].setText(tr("Today") if is_today else fill(tr("Day {number}"), number=count_text(day)))


class _Dot(Painted, QWidget):
    """Ring, or disc if the step is reached, and the line to the next step."""

    def __init__(self, theme: Theme, *, is_last: bool) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._is_last, self.is_reached = is_last, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_reached(self, *, is_reached: bool) -> None:
        self.is_reached = is_reached
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _DOT)

    def paint(self, painter: QPainter) -> None:
        middle, top = self.width() / 2, fonts.scaled(fonts.BASE_PX) / 2 + 3
        if not self._is_last:
            painter.fillRect(QRectF(middle - 0.5, top + _DOT, 1, self.height() - _DOT), self._theme.color("line_strong"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), 1.4))
        painter.setBrush(self._theme.color("accent" if self.is_reached else "bg_page"))
        painter.drawEllipse(QPointF(middle, top + 1), _DOT / 2 - 0.7, _DOT / 2 - 0.7)


def _steps() -> dict[int, tuple[str, str]]:
    """Return, by days required, what is learned and its source or purpose."""
    return {
        1: (tr("How often each feed posts, and when"), tr("Estimated from the articles it lists.")),
        INTEREST_DAYS: (tr("What interests you"), tr("For you, after 20 articles read.")),
        LEAST_DAYS: (tr("What more or fewer requests would bring"), tr("Then shown here as a chart.")),
        HABIT_DAYS + 1: (
            tr("When you usually visit"),
            tr("Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer."),
        ),
    }


PLOT_HEIGHT = 202
SETTLE_MILLISECONDS = 300
"""Delay after key presses, so that moving the point requests one plan, not twenty."""
_ABOVE, _BELOW = 12, 52
_RIGHT = 20
_BEFORE_AXIS = 10

_GRASP = 22.0
_KEYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_Home, Qt.Key.Key_End})  # fmt: skip


class BuysChart(Painted, QSlider):
    """Slider of requests per day and feed, drawn as a point on its curve. `settled` carries the value after release or a pause;
    while the point moves, only the picture follows.
    """

    settled = Signal(int)

    def __init__(self, theme: Theme, least: int, most: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.follow_theme(theme)
        self._outlook = BudgetOutlook()
        self._held = least
        self._painter = BuysPainter(theme)
        self.setRange(least, most)
        self.setPageStep(4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Refreshes a day"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(PLOT_HEIGHT + _ABOVE + _BELOW)
        self._timer = single_shot(self, SETTLE_MILLISECONDS, self.settle)
        self.valueChanged.connect(self._moved)

    def set_outlook(self, outlook: BudgetOutlook) -> None:
        """Set the data; a point being dragged stays."""
        self._outlook = outlook
        self._explain()
        self.update()

    def set_budget(self, value: int) -> None:
        """Show the stored budget, unless the point is being dragged."""
        self._held = value
        if not self._timer.isActive() and not self.isSliderDown():
            self.setValue(value)
            self._timer.stop()

    def settle(self) -> None:
        """Emit the point's value if it changed."""
        self._timer.stop()
        if self.value() != self._held:
            self._held = self.value()
            self.settled.emit(self.value())

    def text(self) -> str:
        curve = self._outlook.curve
        if curve is None:
            return ""
        retrievals = self.value() * self._outlook.feeds
        said = tr("{requests} a day: about {misses} missed; a fixed timer would miss about {others}.")
        misses, others = figure_text(curve.misses_at(retrievals)), figure_text(curve.timer_misses_at(retrievals))
        return fill(said, requests=count_text(retrievals), misses=misses, others=others)

    def axes(self) -> Axes:
        """Return the axes: the preference's range, and the curve's maximum in it."""
        curve, feeds = self._outlook.curve or BudgetCurve(((1.0, 0.0),), ((1.0, 0.0),)), max(self._outlook.feeds, 1)
        top = nice_top(max(curve.misses_at(self.minimum() * feeds), 1.0), TICKS_UP)
        metrics = QFontMetricsF(fonts.ui_font(fonts.CAPTION_PX, tabular=True))
        left = max(metrics.horizontalAdvance(tick_text(value)) for value in ticks(top, TICKS_UP)) + _BEFORE_AXIS
        right = max(self.width() - _RIGHT, left + 1)
        return Axes(max(left, 26.0), _ABOVE, right, _ABOVE + PLOT_HEIGHT, float(self.maximum() * feeds), top)

    def point(self) -> QPointF:
        axes, retrievals = self.axes(), float(self.value() * self._outlook.feeds)
        curve = self._outlook.curve
        return QPointF(axes.x(retrievals), axes.y(curve.misses_at(retrievals) if curve is not None else 0.0))

    def sizeHint(self) -> QSize:
        return QSize(464, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.height())

    def event(self, event: QEvent) -> bool:
        """Claim keys that move the point, although they may be shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            if (self._upright(event.position()) - self.point()).manhattanLength() > _GRASP:
                self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event.position())
        near = (self._upright(event.position()) - self.point()).manhattanLength() <= _GRASP
        shape = Qt.CursorShape.ClosedHandCursor if self.isSliderDown() else Qt.CursorShape.OpenHandCursor
        self.setCursor(shape if near or self.isSliderDown() else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        self.setSliderDown(False)
        self.settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that scrolling the page never changes the plan."""
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.settle()
        super().focusOutEvent(event)

    def paint(self, painter: QPainter) -> None:
        curve = self._outlook.curve
        if curve is None:
            return
        turn_round(painter, QRectF(self.rect()))
        self._painter.paint(painter, self.axes(), self._outlook, curve)
        retrievals = self.value() * self._outlook.feeds
        lines = (
            fill(tr("{requests} a day"), requests=count_text(retrievals)),
            fill(tr("about {misses} missed"), misses=figure_text(curve.misses_at(retrievals))),
        )
        self._painter.paint_point(painter, self.axes(), curve, self.point(), lines, has_focus=self.hasFocus())

    def _upright(self, place: QPointF) -> QPointF:
        return QPointF(self.width() - place.x(), place.y()) if self.isRightToLeft() else place

    def _go(self, place: QPointF) -> None:
        if self._outlook.feeds:
            self.setValue(round(self.axes().value_at(self._upright(place).x()) / self._outlook.feeds))

    def _moved(self) -> None:
        self._explain()
        self.update()
        if not self.isSliderDown():
            self._timer.start()

    def _explain(self) -> None:
        ground = tr("Based on %n days with visits.", self._outlook.days)
        self.setAccessibleDescription(self.text())
        set_tip(self, f"{self.text()}\n{ground}" if self.text() else "")


HEADER_PX = 28
"""Height of the scorecard's header, whose segments need it."""


class BuysPanel(QWidget):
    """`wanted` carries the requested number of requests per day and feed."""

    wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._outlook: BudgetOutlook | None = None
        self._is_recording = True
        preference = Preferences.fetch_budget
        self.title = PlainLabel("", fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.ground = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self.steps = LearningSteps(theme)
        self.instead = PlainLabel("", fonts.ui_font(fonts.BASE_PX), "second", is_wrapped=True)
        self.chart = BuysChart(theme, int(preference.minimum or 1), int(preference.maximum or 1))
        self.chart.setMaximumWidth(620)
        self.chart.settled.connect(self.wanted)
        self.title.setMinimumHeight(HEADER_PX)
        boxes.column(
            self.title, self.ground, Gap(20), self.instead, self.steps, self.chart, STRETCH, spacing=0, margins=0, on=self
        )
        self._show()

    def set_outlook(self, outlook: BudgetOutlook) -> None:
        self._outlook = outlook
        self._is_recording = outlook.is_recording
        self.chart.set_outlook(outlook)
        self.chart.set_budget(outlook.budget)
        self._show()

    def set_budget(self, budget: int) -> None:
        self.chart.set_budget(budget)

    def set_learning(self, *, is_recording: bool) -> None:
        self._is_recording = is_recording
        self._show()

    def _show(self) -> None:
        reason = self._reason()
        outlook = self._outlook or BudgetOutlook()
        is_learning = not reason and self._outlook is not None and outlook.curve is None
        title = tr("What Beforehand learns, and when") if is_learning else tr("Requests and missed articles")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.chart.setVisible(outlook.curve is not None and not reason)
        self.steps.setVisible(is_learning)
        self.steps.show_days(outlook.days)
        self.instead.setVisible(bool(reason))
        self.instead.setText(reason)
        self.ground.setVisible(not reason)
        self.ground.setText(
            tr("%n days with visits so far.", outlook.days)
            if is_learning
            else tr("Missed articles a day by refreshes a day. Drag the point to refresh more or less often.")
        )

    def _reason(self) -> str:
        outlook = self._outlook
        if outlook is None:
            return ""
        if not outlook.feeds:
            return tr("No feed is refreshed automatically yet.")
        if not self._is_recording:
            return tr("Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.")
        return ""
