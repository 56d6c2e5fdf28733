"""Data imported from another reader, one line per kind, and the time left of the first refresh. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.events import OpmlImported, RetrievalProgress
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import EmphasisLabel, PlainLabel

_tr = Translator("ImportedSheet")

_ICON_PX = 14
_LINE_PX = 18
_MINUTE = 60
_FEWEST = 5
"""Number of refreshed feeds required for an estimate."""


class BroughtAlong(QWidget):
    """Stars, tags, read states, and at the end articles missing from their feeds."""

    def __init__(self, theme: Theme, imported: OpmlImported) -> None:
        super().__init__()
        self._theme = theme
        self._reader = imported.reader
        self._lines: list[tuple[PlainLabel, EmphasisLabel, str]] = []
        self._icons: dict[PlainLabel, tuple[str, str]] = {}
        self._column = boxes.column(spacing=4, margins=0, on=self)
        read = fill(_tr("[%n] articles marked as read, as they were in {reader}", imported.read), reader=self._reader)
        for number, text in (
            (imported.starred, _tr("[%n] starred articles", imported.starred)),
            (imported.tagged, _tr("[%n] tagged articles", imported.tagged)),
            (imported.read, read),
        ):
            if number:
                self._add(text)
        if imported.left_out:
            self._add(_tr("[%n] skipped: not among the articles of their account", imported.left_out), "minus", "text_3")
        self._gone = ""
        theme.changed.connect(self._recolor)
        if not self._lines:
            self.hide()

    def text(self) -> str:
        """Return all lines as text."""
        return "\n".join(_plain(text) for _, _, text in self._lines)

    def show_gone(self, number: int) -> None:
        """Show the number of articles added from the other reader's copy because their feeds no longer contain them."""
        text = fill(_tr("[%n] are no longer in their feeds: added from the copy in {reader}", number), reader=self._reader)
        if number and not self._gone:
            self._add(text)
        elif self._gone:
            self._lines[-1] = (*self._lines[-1][:2], text)
            self._recolor()
        self._gone = self._gone or (text if number else "")

    def _add(self, text: str, icon_name: str = "tick", color: str = "ok") -> None:
        icon, label = PlainLabel(), EmphasisLabel(fonts.ui_font(fonts.SMALL_PX, tabular=True))
        label.setWordWrap(False)
        label.setProperty("kind", "second")
        self._lines.append((icon, label, text))
        self._icons[icon] = icon_name, color
        row = boxes.row((icon, 0, Qt.AlignmentFlag.AlignVCenter), (label, 1), spacing=8, margins=0)
        # in a line higher than its font, text is at the bottom
        icon.setContentsMargins(0, _LINE_PX - _ICON_PX - 4, 0, 0)
        self._column.addLayout(row)
        self._recolor()
        # a child added to a visible widget counts for its height only once shown
        icon.show()
        label.show()

    def _recolor(self) -> None:
        for icon, label, text in self._lines:
            name, color = self._icons[icon]
            icon.setPixmap(self._theme.icons.pixmap(name, self._theme.color(color), _ICON_PX, self.devicePixelRatioF()))
            label.show_sentences([text], self._theme.color("text"), _LINE_PX)
            label.setAccessibleName(_plain(text))


def _plain(text: str) -> str:
    return text.replace("[", "").replace("]", "")


class TimeLeft:
    """Estimates the time left of a refresh from its pace since first seen."""

    def __init__(self) -> None:
        self._first: tuple[float, int] | None = None

    def text(self, progress: RetrievalProgress, now: float) -> str:
        """Return the time left as text; empty while it cannot be estimated."""
        if self._first is None or progress.done < self._first[1]:
            self._first = (now, progress.done)
        began_at, done_before = self._first
        done = progress.done - done_before
        if done < _FEWEST or now <= began_at:
            return ""
        minutes = (progress.total - progress.done) * (now - began_at) / done / _MINUTE
        return _tr("less than a minute left") if minutes < 1 else _tr("about %n minutes left", round(minutes))
