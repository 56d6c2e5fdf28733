"""Sources to import from, other readers on this computer among them, and starter feeds by topic. GUI thread only."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from reader.domain.errors import Problem
from reader.domain.user_data import FoundReader
from reader.domain.value_classes import dataclass
from reader.ui.data.assets import resources_folder
from reader.ui.data.file_work import DataActions, run_file_work
from reader.ui.kit import boxes, fonts
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import Clickable, PlainLabel, button, separator
from reader.ui.kit.painting import INKS, Painted, draw_icon, fill_round, text_line, tile_letter, turn_round
from reader.ui.kit.sheet import Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, dotted, fill, literal, set_tip

_tr = Translator("OtherReaders")

ROW_PX, TILE_PX = 52, 28
_TILES = {"Akregator": 4, "Liferea": 2, "Newsboat": 12, "NetNewsWire": 0, "QuiteRSS": 1, "RSS Guard": 10, "Thunderbird": 14}
"""Colour numbers, so that readers look different."""


class ReaderRows(QWidget):
    """One row per reader; `chosen` carries the one to import."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._column: QVBoxLayout = boxes.column(spacing=0, margins=0, on=self)
        self.buttons: list[QPushButton] = []

    def show_readers(self, found: Sequence[FoundReader]) -> None:
        for reader in found:
            for part in (separator(), self._row(reader)):
                self._column.addWidget(part)
                # a child added to a visible widget counts for its height only once shown
                part.show()

    def _row(self, reader: FoundReader) -> QWidget:
        row = QWidget()
        row.setMinimumHeight(fonts.scaled(ROW_PX))
        name = PlainLabel(reader.name, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        about = contents(reader) if reader.problem is None else sentence(reader.problem.problem)
        details = PlainLabel(about, fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta" if reader.problem is None else "bad")
        # the reason is at the end of the sentence
        details.setWordWrap(reader.problem is not None)
        details.setMinimumWidth(1)
        set_tip(details, about)
        text = boxes.column(name, details, spacing=1, margins=0)
        go = button(_tr("Import…"), lambda: self.chosen.emit(reader))
        go.setAccessibleName(f"{_tr('Import…')} {reader.name}, {about}")
        go.setEnabled(reader.problem is None)
        self.buttons.append(go)
        tile = ReaderTile(reader.name, TILE_PX)
        alignment = Qt.AlignmentFlag.AlignVCenter
        boxes.row((tile, 0, alignment), (text, 1), (go, 0, alignment), spacing=12, margins=(0, 6, 0, 6), on=row)
        return row


class Source(Enum):
    """The parts of the import sheet that may have the focus first."""

    FILE = auto()
    ADDRESS = auto()
    READER = auto()


class SourcesSheet(Dialog):
    """All that subscriptions are imported from: a file, an address, another reader found on this computer, starter feeds. The
    preview takes its place.
    """

    chosen = Signal(object)
    file_wanted = Signal()
    address_wanted = Signal(str)
    topics_wanted = Signal()

    def __init__(
        self, theme: Theme, window: QWidget, actions: DataActions | None, first: Source = Source.FILE, address: str = ""
    ) -> None:
        super().__init__(theme, window, _tr("Import subscriptions"), width=560)
        self._first = first
        self.file_button = button(_tr("Choose file…"), self._want_file)
        self.topics_button = button(_tr("Choose topics…"), self._want_topics)
        self.field = LineEdit(address, _tr("Address of an OPML file"), hint="https://")
        self.go_button = button(_tr("View"), self.go)
        self.message = PlainLabel(_tr("Looking for other readers…"), kind="second", is_wrapped=True)
        self.rows = ReaderRows()
        self._lay_out()
        self.rows.chosen.connect(self._choose)
        self.field.returnPressed.connect(self.go)
        self.field.textChanged.connect(self._edited)
        self._edited()
        self.open()
        (self.field if first is Source.ADDRESS else self.file_button).setFocus(Qt.FocusReason.OtherFocusReason)
        if actions is None:
            self._show_found(())
        else:
            run_file_work(self, actions.other_readers, self._show_found, self._fail)

    def _lay_out(self) -> None:
        formats = _tr("OPML, JSON, CSV, or the database of another reader. You review everything before it is added.")
        line = boxes.row((self.field, 1), self.go_button, spacing=8)
        readers = boxes.column(self.message, self.rows, spacing=4)
        sources = (
            _source(_tr("From a file"), formats, self.file_button),
            _source(_tr("From an address"), _tr("An OPML file on the web."), line),
            _source(_tr("From another reader"), "", readers),
            _source(_tr("Starter feeds"), _tr("Suggested feeds, one folder per topic."), self.topics_button),
        )
        self.show_parts(*sources)
        self.set_buttons(button(_tr("Cancel"), self.close_sheet))

    def go(self) -> None:
        if self.field.text().strip():
            self.address_wanted.emit(self.field.text().strip())

    def _edited(self) -> None:
        self.go_button.setEnabled(bool(self.field.text().strip()))

    def _show_found(self, found: Sequence[FoundReader]) -> None:
        here = _tr("Found on this computer. Their files are read, never changed.")
        self.message.setText(here if found else _tr("No other reader was found on this computer. Choose its export as a file."))
        self.rows.show_readers(found)
        target = next((each for each in self.rows.buttons if each.isEnabled()), self.file_button)
        if self._first is Source.READER:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()

    def _fail(self, problem: Problem) -> None:
        self.message.setText(sentence(problem))
        self.fit()

    def _choose(self, reader: FoundReader) -> None:
        self.close_sheet()
        self.chosen.emit(reader)

    def _want_file(self) -> None:
        self.close_sheet()
        self.file_wanted.emit()

    def _want_topics(self) -> None:
        self.close_sheet()
        self.topics_wanted.emit()


def _source(title: str, text: str, control: QWidget | QLayout) -> QWidget:
    """Return a source with its control: a button beside its words, anything larger below them."""
    source = QWidget()
    words = [PlainLabel(title, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))]
    if text:
        words.append(PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True))
    column = boxes.column(*words, spacing=1)
    if isinstance(control, QLayout):
        boxes.column(column, control, spacing=6, margins=(0, 6, 0, 6), on=source)
    else:
        boxes.row((column, 1), (control, 0, Qt.AlignmentFlag.AlignVCenter), spacing=16, margins=(0, 6, 0, 6), on=source)
    return source


class ReaderTile(Painted, QWidget):
    """Shows the reader's initial on a colour, as its logo belongs to others."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(QSize(side, side))

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INKS[_TILES.get(self._name, 11)])
        area = QRectF(self.rect())
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(Qt.GlobalColor.white)
        painter.setFont(fonts.ui_font(round(self.height() * 0.46), fonts.BOLD))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tile_letter(self._name))


def contents(reader: FoundReader) -> str:
    """Return a summary of a reader's contents: feeds in folders, stars, tags, read articles."""
    feeds = _tr("%n feeds", reader.feeds)
    if reader.folders:
        feeds = fill(_tr("{feeds} in %n folders", reader.folders), feeds=feeds)
    parts = [feeds]
    if reader.starred:
        parts.append(_tr("%n starred", reader.starred))
    if reader.tagged:
        parts.append(_tr("%n tagged", reader.tagged))
    if reader.read:
        parts.append(_tr("%n read", reader.read))
    return dotted(*parts)


_HEIGHT = 64
_RADIUS = 10
_BADGE = 36
_BESIDE = 14
_ICON = 18
_TICK = 16


class TopicTile(Clickable, Painted, QCheckBox):
    """Check box painted as a tile; Space and a click toggle it."""

    def __init__(self, theme: Theme, icon: str, title: str, description: str) -> None:
        super().__init__(literal(title))
        self.follow_theme(theme)
        self._icon = icon
        self._title = title
        self._description = description
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ring", _RADIUS + 3)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.update()
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(240, _HEIGHT)

    def paint(self, painter: QPainter) -> None:
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, _RADIUS, theme.color("accent" if self.isChecked() else "line_strong"))
        ground = "accent_soft" if self.isChecked() else "hover_list" if self.underMouse() else "bg_raised"
        fill_round(painter, area.adjusted(1, 1, -1, -1), _RADIUS - 1, theme.color(ground))
        self._paint_badge(painter, QRectF(_BESIDE, (_HEIGHT - _BADGE) / 2, _BADGE, _BADGE))
        left = 2 * _BESIDE + _BADGE
        right = area.width() - _BESIDE - (_TICK + 8 if self.isChecked() else 0)
        title = QRectF(left, 13, right - left, 20)
        text_line(painter, title, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), theme.color("text"), self._title, is_name=True)
        description = QRectF(left, 33, right - left, 18)
        text_line(painter, description, fonts.ui_font(fonts.SMALL_PX), theme.color("text_2"), self._description, is_name=True)
        if self.isChecked():
            tick = theme.icons.pixmap("tick", theme.color("accent_text"), _TICK, self.devicePixelRatioF())
            draw_icon(painter, QPointF(round(area.width() - _BESIDE - _TICK), (_HEIGHT - _TICK) // 2), tick)

    def _paint_badge(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        fill_round(painter, area, _RADIUS, self._theme.color("bg_page" if self.isChecked() else "accent_soft"))
        mark = self._theme.icons.pixmap(self._icon, self._theme.color("accent_text"), _ICON, self.devicePixelRatioF())
        inside = (_BADGE - _ICON) / 2
        draw_icon(painter, QPointF(area.left() + inside, area.top() + inside), mark)


_tr_starters = Translator("Starters")

_COLUMNS = 2


@dataclass(frozen=True, slots=True)
class Topic:
    """File in `resources/starter/`, icon, and text for both lines."""

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
    """Return the chosen topics as one OPML document with a folder each; the bodies of these well-formed files are joined
    unparsed.
    """
    bodies = []
    for name in names:
        text = (resources_folder() / "starter" / f"{name}.opml").read_text("utf-8")
        bodies.append(text.partition("<body>")[2].rpartition("</body>")[0].strip("\n"))
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<opml version="2.0">', "<head/>", "<body>", *bodies, "</body>", "</opml>"]
    return "\n".join(lines).encode()


class StarterSheet(Dialog):
    """Any number of topics may be chosen; `preview` receives them as one document."""

    around_scrolled, least_scrolled = 250, 90

    def __init__(self, theme: Theme, window: QWidget, preview: Callable[[bytes], None]) -> None:
        super().__init__(theme, window, "", width=640)
        self._preview = preview
        self.set_title(self.tr("Start with a topic"))
        description = self.tr("Suggested feeds, one folder per topic. You review every feed before it is added.")
        said = PlainLabel(description, kind="second", is_wrapped=True)
        self.body.addWidget(said)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        self.tiles: dict[str, TopicTile] = {}
        for place, topic in enumerate(TOPICS):
            title = _tr_starters(topic.title)
            tile = TopicTile(theme, topic.icon, title, topic.description)
            tile.toggled.connect(self._chosen)
            grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
            self.tiles[topic.name] = tile
        self.add_scrolled(inside)
        self.go_button = button(self.tr("Review feeds"), self.go, "primary")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.go_button)
        self._chosen()
        self.open()
        self.tiles[TOPICS[0].name].setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self) -> None:
        names = [name for name, tile in self.tiles.items() if tile.isChecked()]
        if names:
            self._preview(starter_document(names))

    def _chosen(self) -> None:
        self.go_button.setEnabled(any(tile.isChecked() for tile in self.tiles.values()))
