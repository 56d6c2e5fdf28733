"""Popover of the text button: size, font and width of article text. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from reader.domain.preferences import Preference, Preferences
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Segmented
from reader.ui.kit.labels import IconButton, PlainLabel, button
from reader.ui.kit.messages import paint_shadow
from reader.ui.kit.painting import Painted, fill_round
from reader.ui.kit.theme import Theme
from reader.ui.text.preferences import tr as preference_tr

THEME = Preferences.reading_article_theme
TEXT_SIZE, WIDTH = Preferences.reading_text_size, Preferences.reading_width
WIDTH_STEP = 40
_SHADOW = 8
_RADIUS = 10


class TextPopover(Painted, QWidget):
    """Rows of a name, a value and two buttons. Emits `changed(preference, value)` at each step; closes by Escape or a click
    outside.
    """

    changed = Signal(object, object)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pane = parent
        self._anchor: QWidget | None = None
        self._values = Preferences()
        self._labels: list[tuple[Preference[int], PlainLabel]] = []
        self.setAccessibleName(self.tr("Text"))
        self.setFixedWidth(268 + 2 * _SHADOW)
        self.face = Segmented(theme, self.tr("Font"), ((True, self.tr("Serif")), (False, self.tr("Sans"))), self)
        self.face.chosen.connect(lambda serif: self.changed.emit(Preferences.reading_serif, serif))
        themes = ((value, preference_tr(text)) for value, text in zip(THEME.choices, THEME.labels, strict=True))
        self.theme = Segmented(theme, preference_tr(THEME.label), tuple(themes), self)
        self.theme.chosen.connect(lambda name: self.changed.emit(THEME, name))
        faces = boxes.row((PlainLabel(self.tr("Font")), 1), self.face)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        names = (self.tr("Smaller text"), self.tr("Larger text"))
        self.smaller, self.larger = self._stepper(grid, 0, TEXT_SIZE, self.tr("Size"), names, 1)
        names = (self.tr("Narrower column"), self.tr("Wider column"))
        self.narrower, self.wider = self._stepper(grid, 1, WIDTH, self.tr("Width"), names, WIDTH_STEP)
        self.usual = button(self.tr("Default size and width"), self._reset, "quiet", is_dense=True)
        boxes.column(
            faces,
            (self.theme, 0, Qt.AlignmentFlag.AlignRight),
            grid,
            (self.usual, 0, Qt.AlignmentFlag.AlignRight),
            spacing=8,
            margins=(16 + _SHADOW, 12 + _SHADOW, 12 + _SHADOW, 12 + _SHADOW),
            on=self,
        )
        self.hide()

    def show_values(self, values: Preferences) -> None:
        self._values = values
        for preference, label in self._labels:
            label.setText(f"{values.value_of(preference)} px")
        self.face.set_value(values.reading_serif)
        self.theme.set_value(values.reading_article_theme)
        for preference, less, more in ((TEXT_SIZE, self.smaller, self.larger), (WIDTH, self.narrower, self.wider)):
            less.setEnabled(values.value_of(preference) > (preference.minimum or 0))
            more.setEnabled(values.value_of(preference) < (preference.maximum or 0))

    def open_below(self, anchor: QWidget) -> None:
        """Show the card, right-aligned with its button."""
        self._anchor = anchor
        self.adjustSize()
        self.show()
        self.follow()
        self.raise_()
        self.face.setFocus(Qt.FocusReason.PopupFocusReason)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def follow(self) -> None:
        anchor = self._anchor
        if anchor is not None and not self.isHidden():
            corner = self._pane.mapFromGlobal(anchor.mapToGlobal(QPoint(anchor.width(), anchor.height())))
            self.move(max(0, corner.x() - self.width() + _SHADOW), corner.y() - _SHADOW + 6)

    def close_card(self) -> None:
        if not self.isHidden():
            application = QApplication.instance()
            if application is not None:
                application.removeEventFilter(self)
            self.hide()
            self.closed.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close on a press elsewhere; a press on its own button does nothing else."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            inside = self.rect().contains(self.mapFromGlobal(event.globalPosition().toPoint()))
            if not inside:
                self.close_card()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW)
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), _RADIUS + 1, self._theme.color("line_strong"))
        fill_round(painter, body, _RADIUS, self._theme.color("bg_raised"))

    def _stepper(
        self, grid: QGridLayout, row: int, preference: Preference[int], name: str, names: tuple[str, str], step: int
    ) -> tuple[IconButton, IconButton]:
        value = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="second")
        less, more = IconButton(self._theme, "minus", names[0], self), IconButton(self._theme, "plus", names[1], self)
        less.clicked.connect(lambda: self._step(preference, -step))
        more.clicked.connect(lambda: self._step(preference, step))
        self._labels.append((preference, value))
        grid.addWidget(PlainLabel(name), row, 0)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(value, row, 1)
        grid.addWidget(less, row, 2)
        grid.addWidget(more, row, 3)
        return less, more

    def _step(self, preference: Preference[int], step: int) -> None:
        self.changed.emit(preference, preference.check(self._values.value_of(preference) + step))

    def _reset(self) -> None:
        for preference in (TEXT_SIZE, WIDTH):
            self.changed.emit(preference, preference.default)
