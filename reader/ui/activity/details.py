"""All that is stored of the chosen line, below the log. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.storage.activity import LogLine
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.activity_text import detail_lines, result_text
from reader.ui.text.languages import side_margins
from reader.ui.widgets.labels import PlainLabel, button


class LineDetails(QWidget):
    """Hidden while no line is chosen; its text can be selected. The signals carry the line."""

    opened = Signal(object)
    only_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme = theme
        self._clock = clock
        self.title = PlainLabel(font=fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="second")
        self.message.setWordWrap(True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(side_margins(28, 14, 28, 16))
        column.setSpacing(4)
        self._line: LogLine | None = None
        self.articles = button(self.tr("Show articles"), lambda: self.opened.emit(self._line), "quiet")
        self.only = button(self.tr("Only this feed"), lambda: self.only_wanted.emit(self._line), "quiet")
        self.title.setMinimumWidth(1)
        header = QHBoxLayout()
        header.setSpacing(2)
        header.addWidget(self.title, 1)
        for control in (self.articles, self.only):
            control.setProperty("dense", "true")
            header.addWidget(control)
        column.addLayout(header)
        column.addWidget(self.message)
        theme.changed.connect(self.update)
        self.hide()

    def show_line(self, line: LogLine | None) -> None:
        """Show all of a line, or nothing."""
        self._line = line
        self.setVisible(line is not None)
        if line is not None:
            status = f" · {line.record.status}" if line.record.status else ""
            self.title.setText(f"{line.title} · {result_text(line.record)}{status}")
            self.message.setText("\n".join(detail_lines(line, self._clock)))
            self.setAccessibleName(self.title.text())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """A quiet ground with a line above."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_list"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
        painter.end()
