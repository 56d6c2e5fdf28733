"""Feeds to start with, by topic: tiles to choose from; what they hold is then previewed as any OPML document. GUI thread only."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from reader.ui.data.assets import resources_folder
from reader.ui.dialogs.topic_tile import TopicTile
from reader.ui.look.theme import Theme
from reader.ui.text.translate import Translator
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.sheet import Sheet, scrolled

_tr = Translator("Starters")

_WIDTH = 640
_COLUMNS = 2
_ROUND_THE_TILES, _LEAST_TILES = 240, 90


@dataclass(frozen=True, slots=True)
class Topic:
    """A file of `resources/starter/`, an icon, and words for both of its lines."""

    name: str
    icon: str
    title: str
    description: str


TOPICS = (
    Topic("news", "news", str(QT_TRANSLATE_NOOP("Starters", "World news")), "BBC, The Guardian, NPR, Al Jazeera"),
    Topic("science", "flask", str(QT_TRANSLATE_NOOP("Starters", "Science")), "Nature, Quanta, New Scientist"),
    Topic("space", "planet", str(QT_TRANSLATE_NOOP("Starters", "Space")), "NASA, ESA, ESO, Universe Today"),
    Topic("technology", "chip", str(QT_TRANSLATE_NOOP("Starters", "Technology")), "Ars Technica, LWN, Schneier, EFF"),
    Topic("open_source", "branch", str(QT_TRANSLATE_NOOP("Starters", "Open source")), "Debian, Python, Rust, KDE, GNOME"),
    Topic("ideas", "book", str(QT_TRANSLATE_NOOP("Starters", "Ideas and culture")), "Aeon, The Marginalian, kottke.org"),
    Topic("places", "mountain", str(QT_TRANSLATE_NOOP("Starters", "Nature and places")), "Atlas Obscura, Mongabay, Yale E360"),
    Topic("comics", "bubble", str(QT_TRANSLATE_NOOP("Starters", "Web comics")), "xkcd, SMBC, PHD Comics"),
)


def starter_document(names: Iterable[str]) -> bytes:
    """The chosen topics as one OPML document, a folder each; our own files are well formed, so their bodies are joined as they are."""
    bodies = []
    for name in names:
        text = (resources_folder() / "starter" / f"{name}.opml").read_text("utf-8")
        bodies.append(text.partition("<body>")[2].rpartition("</body>")[0].strip("\n"))
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<opml version="2.0">', "<head/>", "<body>", *bodies, "</body>", "</opml>"]
    return "\n".join(lines).encode()


class StarterSheet(Sheet):
    """Any number of topics; `preview` gets them as one document."""

    def __init__(self, theme: Theme, window: QWidget, preview: Callable[[bytes], None]) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._preview = preview
        self.title.setText(self.tr("Start with a topic"))
        self.setAccessibleName(self.title.text())
        description = self.tr("Suggested feeds, one folder per topic. You review every feed before it is added.")
        said = PlainLabel(description, kind="second")
        said.setWordWrap(True)
        self.body.addWidget(said)
        self._inside = QWidget()
        grid = QGridLayout(self._inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        self.tiles: dict[str, TopicTile] = {}
        for place, topic in enumerate(TOPICS):
            title = _tr(topic.title)
            tile = TopicTile(theme, topic.icon, title, topic.description)
            tile.toggled.connect(self._chosen)
            grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
            self.tiles[topic.name] = tile
        self._area = scrolled(self._inside)
        self.body.addWidget(self._area)
        self.go_button = button(self.tr("Review feeds"), self.go, "primary")
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Cancel"), self.close_sheet))
        self.footer.addWidget(self.go_button)
        self._chosen()
        self.open()
        self.tiles[TOPICS[0].name].setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """The tiles scroll where the window is too low for them."""
        wanted = self._inside.sizeHint().height()
        self._area.setFixedHeight(max(min(wanted, self.height() - _ROUND_THE_TILES), _LEAST_TILES))
        super().fit()

    def go(self) -> None:
        """Show what the chosen topics hold."""
        names = [name for name, tile in self.tiles.items() if tile.isChecked()]
        if names:
            self._preview(starter_document(names))

    def _chosen(self) -> None:
        self.go_button.setEnabled(any(tile.isChecked() for tile in self.tiles.values()))
