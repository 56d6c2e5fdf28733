"""Options for importing from another reader: data besides the feeds, and the target folder. GUI thread only."""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from reader.domain.subscription import OpmlDocument, without_marks
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, dotted
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.controls.tick_box import TickBox
from reader.ui.widgets.labels import PlainLabel

_tr = Translator("ImportSheet")

_SIDE = 28
_HEIGHT, _HEIGHT_NARROW = 56, 82
Path = tuple[str, ...]


class BringAlong(QWidget):
    """Row under the feeds. Offers only data the list contains, and folders only if there are any."""

    def __init__(self, theme: Theme, document: OpmlDocument, folders: Sequence[Path], into: Path) -> None:
        super().__init__()
        kept, read = document.kept, Counter(article.feed_url for article in document.read)
        read.update(article.feed_url for article in kept if article.is_read)
        self.stars = TickBox(theme, _tr("Stars"))
        self.tags = TickBox(theme, _tr("Tags"))
        self.read = TickBox(theme, _tr("Read states"))
        self._numbers = {
            self.stars: Counter(article.feed_url for article in kept if article.is_starred),
            self.tags: Counter(article.feed_url for article in kept if article.tags),
            self.read: read,
        }
        for box in self._numbers:
            box.setChecked(True)
        along = PlainLabel(_tr("Bring along"), kind="second")
        self.into: Combo[Path] = Combo(
            theme, _tr("Into"), [((), _tr("Top level")), *((path, dotted(*path, between=" / ")) for path in folders)]
        )
        self.into.set_value(into)
        label = PlainLabel(_tr("Into"), kind="second")
        label.setBuddy(self.into)
        line = QFrame()
        line.setProperty("kind", "line")
        line.setFixedHeight(1)
        self._marks = boxes.row(along, *self._numbers, STRETCH)
        place = boxes.row(label, self.into, STRETCH, spacing=24)
        self._choice = boxes.row((self._marks, 1), place, spacing=4, margins=(_SIDE, 4, _SIDE, 4))
        boxes.column(line, (self._choice, 1), spacing=0, margins=0, on=self)
        self.turn(is_narrow=False)
        has_marks, has_places = any(self._numbers.values()), bool(folders)
        unwanted: list[QWidget] = [box for box, numbers in self._numbers.items() if not numbers]
        unwanted += [along] if not has_marks else []
        unwanted += [label, self.into] if not has_places else []
        unwanted += [self] if not has_marks and not has_places else []
        for part in unwanted:
            part.hide()

    def turn(self, *, is_narrow: bool) -> None:
        """Stack the folder choice below the options if there is little room."""
        self._choice.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self._marks.setSpacing(12 if is_narrow else 24)
        self.setFixedHeight(_HEIGHT_NARROW if is_narrow and not self.into.isHidden() else _HEIGHT)

    def count(self, urls: AbstractSet[str]) -> None:
        """Show the amount of data that belongs to these feeds."""
        for box, numbers in self._numbers.items():
            box.set_number(number_text(sum(number for url, number in numbers.items() if url in urls)))

    def document(self, chosen: OpmlDocument) -> OpmlDocument:
        left = {name: not box.isChecked() for name, box in zip(("stars", "tags", "read"), self._numbers, strict=True)}
        return without_marks(chosen, **left)
