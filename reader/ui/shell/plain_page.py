"""Separate window with a few sentences and buttons, for a database that cannot be opened. GUI thread only."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QIcon, QPainter
from PySide6.QtWidgets import QWidget

from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap, Stretch
from reader.ui.kit.files import ask_file
from reader.ui.kit.icons import app_pixmap
from reader.ui.kit.labels import PlainLabel, button, progress_bar
from reader.ui.kit.painting import Painted
from reader.ui.kit.theme import Theme
from reader.ui.shell.window import fit_to_screen

_MARK = 56
_COLUMN = 520
_SIZE = QSize(760, 480)


class PlainPage(Painted, QWidget):
    """Shows a message and buttons; calls `closed` if the user closes it without choosing."""

    def __init__(self, theme: Theme, heading: str, sentences: Sequence[str], closed: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self._closed = closed
        self._has_chosen = False
        self.setWindowTitle("Beforehand")
        self.setWindowIcon(QIcon(app_pixmap(128)))
        self.setAccessibleName(heading)
        self.setAccessibleDescription("\n".join(sentences))
        mark = PlainLabel()
        mark.setFixedSize(QSize(_MARK, _MARK))
        mark.setPixmap(app_pixmap(_MARK, self.devicePixelRatioF()))
        self._bar = progress_bar(heading)
        self._bar.hide()
        self._row = boxes.row(STRETCH, STRETCH, spacing=8)
        lines = [_line(sentence, fonts.BASE_PX, "second") for sentence in sentences]
        title = _line(heading, fonts.SUBHEADING_PX + 3, "", weight=fonts.SEMIBOLD)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._column = boxes.column((mark, 0, centre), title, *lines, self._bar, Gap(8), self._row, spacing=12)
        middle = boxes.widget(self._column)
        middle.setFixedWidth(_COLUMN)
        boxes.column(Stretch(2), (middle, 0, centre), Stretch(3), on=self)
        self.resize(_SIZE)
        fit_to_screen(self)

    def offer(self, text: str, do: Callable[[], object], kind: str = "") -> None:
        """Add a button at the right; pressing it counts as a choice."""

        def choose() -> None:
            self._has_chosen = True
            do()

        made = button(text, choose, kind)
        self._row.insertWidget(self._row.count() - 1, made)
        if kind == "primary":
            made.setFocus()

    def offer_file(self, text: str, kinds: str, folder: Path, do: Callable[[Path], object]) -> None:
        """Add a button that lets the user choose a file."""

        def choose(path: Path) -> None:
            self._has_chosen = True
            do(path)

        self._row.insertWidget(self._row.count() - 1, button(text, lambda: ask_file(self, choose, kinds, text, str(folder))))

    def show_busy(self) -> None:
        """Show that a lengthy operation is running; closing does not end it."""
        self._bar.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._has_chosen:
            self._closed()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_list"))


def _line(text: str, pixels: int, kind: str, *, weight: int | None = None) -> PlainLabel:
    font = fonts.ui_font(pixels) if weight is None else fonts.ui_font(pixels, weight)
    made = PlainLabel(text, font, kind, is_wrapped=True)
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    # paths may be wrapped anywhere, which layouts do not foresee
    made.setMinimumHeight(made.heightForWidth(_COLUMN))
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
