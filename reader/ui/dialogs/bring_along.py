"""What is brought along from another reader besides its feeds: stars with tags, and read states. GUI thread only."""

from PySide6.QtWidgets import QFrame, QWidget

from reader.domain.subscription import OpmlDocument, without_marks
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls import TickBox
from reader.ui.widgets.labels import PlainLabel

_tr = Translator("ImportSheet")

_SIDE = 24
_HEIGHT = 56


class BringAlong(QWidget):
    """A row under the feeds; hidden where there is nothing but feeds."""

    def __init__(self, theme: Theme, document: OpmlDocument) -> None:
        super().__init__()
        line = QFrame()
        line.setProperty("kind", "line")
        line.setFixedHeight(1)
        read = len(document.read) + sum(article.is_read for article in document.kept)
        self.kept = TickBox(theme, _tr("Stars and tags"), number_text(len(document.kept)))
        self.read = TickBox(theme, _tr("Read states"), number_text(read))
        for box, number in ((self.kept, len(document.kept)), (self.read, read)):
            box.setChecked(True)
            box.setVisible(number > 0)
        choice = boxes.row(
            PlainLabel(_tr("Bring along"), kind="second"), self.kept, self.read, STRETCH, spacing=24, margins=(_SIDE, 0, _SIDE, 0)
        )
        boxes.column(line, (choice, 1), spacing=0, margins=0, on=self)
        self.setFixedHeight(_HEIGHT)
        self.setVisible(bool(document.kept or document.read))

    def document(self, chosen: OpmlDocument) -> OpmlDocument:
        """The list without what is not to come along."""
        return without_marks(chosen, kept=not self.kept.isChecked(), read=not self.read.isChecked())
