"""Search field over the window: type a few letters, choose, Enter. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Order, Selection, View
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.storage import entries
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, turn_round
from reader.ui.look.theme import Theme
from reader.ui.palette.candidates import MOST_OF_A_GROUP, Group, Hit, Pool, ranked
from reader.ui.palette.footer import FOOTER_PX, PaletteFooter
from reader.ui.palette.gathering import gather_articles
from reader.ui.palette.matching import match, plain
from reader.ui.palette.results import Results
from reader.ui.palette.results_view import ResultsView
from reader.ui.text.languages import side_margins
from reader.ui.widgets import boxes
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import PlainLabel
from reader.ui.widgets.text_fields import LineEdit

_SETTING = "palette/recent"
_MOST = 20


class Recent:
    """Keys of recent candidates, newest first."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def keys(self) -> list[str]:
        stored = self._settings.value(_SETTING)
        # A list of one comes back as a plain string.
        listed = [stored] if isinstance(stored, str) else stored
        return [key for key in listed if isinstance(key, str)] if isinstance(listed, list) else []

    def note(self, key: str) -> None:
        self._settings.setValue(_SETTING, [key, *(other for other in self.keys() if other != key)][:_MOST])


_WIDTH, _TOP, _FIELD_PX = 600, 116, 54
_LEAST_TOP, _BELOW = 24, 24
_NOTHING_PX = 72
_SEARCHABLE = 2
_QUERY = "palette"
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_AGAIN = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K)
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


@dataclass(frozen=True, slots=True)
class Offer:
    """Contents of the palette: pools collected on opening, an article to show, a text to search everywhere."""

    places: Pool
    commands: Pool
    show_article: Callable[[EntryRow], object]
    search: Callable[[str], object]


class Palette(Cover):
    """Closes before running the choice, so that commands find the window in its normal state."""

    _fill = "bg_raised"

    def __init__(
        self, theme: Theme, window: QWidget, offer: Offer, runner: QueryRunner, clock: Clock, settings: QSettings
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.setAccessibleName(self.tr("Go to anything"))
        self._offer = offer
        self._runner = runner
        self._clock = clock
        self._recent = Recent(settings)
        self._articles: list[Hit] = []
        self._is_searching = False
        self.results = Results(self)
        self.field = LineEdit()
        self.field.setProperty("kind", "bare")
        self.field.setFont(fonts.ui_font(fonts.INPUT_PX))
        self.field.setPlaceholderText(self.tr("Go to a feed, folder or article, or run a command"))
        self.field.setAccessibleName(self.accessibleName())
        self.view = ResultsView(theme, self.results)
        self.nothing = PlainLabel(self.tr("No results"), fonts.ui_font(fonts.ROW_PX), "meta")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setFixedHeight(_NOTHING_PX)
        self.footer = PaletteFooter(theme)
        self._header = _Header(theme, self.field)
        for part in (self._header, self.view, self.nothing, self.footer):
            self.column.addWidget(part)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._typed)
        self.view.chosen.connect(self._choose)
        self.view.selectionModel().currentChanged.connect(self._describe)
        self._show()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def card_top(self) -> int:
        """Return a little below the window's header; higher with less room."""
        return max(min(_TOP, self.height() // 7), _LEAST_TOP)

    def fit(self) -> None:
        """Set the height to that of the results, limited by the window."""
        room = self.height() - self.card_top() - _FIELD_PX - FOOTER_PX - _BELOW
        self.view.setFixedHeight(max(min(self.view.wanted_height(), room), 0))
        super().fit()

    def close_sheet(self) -> None:
        self._runner.forget(_QUERY)
        super().close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: ARG002, FBT001 - Qt's signature
        """Keep the field as the only tab stop."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Apply list keys typed in the field."""
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.view.choose(self.results.step(self.view.currentIndex().row(), _STEPS[key]))
        elif key in _ENTER:
            self._choose(self.view.currentIndex().row())
        elif key == Qt.Key.Key_Tab:
            self._search()
        elif event.matches(QKeySequence.StandardKey.Cancel) or event.keyCombination() == _AGAIN:
            self.close_sheet()
        else:
            return False
        return True

    def _search(self) -> None:
        # Recognised by its key: Qt also moves the focus when the field is hidden, which must not search.
        typed = self.field.text().strip()
        if typed:
            self.close_sheet()
            self._offer.search(typed)

    def _typed(self) -> None:
        typed = self.field.text().strip()
        self.footer.set_typed(typed)
        self._is_searching = len(typed) >= _SEARCHABLE
        if self._is_searching:
            selection = Selection(View.SEARCH, query=typed, order=Order.RELEVANCE)
            self._runner.run(
                _QUERY,
                lambda connection: entries.entry_rows(
                    connection, map(EntryId, entries.entry_ids(connection, selection, limit=MOST_OF_A_GROUP))
                ),
                lambda rows: self._found(typed, rows),
            )
        else:
            self._runner.forget(_QUERY)
            self._articles = []
        self._show()

    def _found(self, typed: str, rows: Sequence[EntryRow]) -> None:
        """Add articles, which arrive later, keeping the selection."""
        words = plain(typed).split()
        found = gather_articles(rows, self._clock, self._offer.show_article)
        self._articles = []
        self._is_searching = False
        for candidate in found:
            fitting = match(words, plain(candidate.title))
            self._articles.append(Hit(candidate, fitting.spans if fitting is not None else ()))
        row = self.view.row()
        self._show(row.hit.candidate.key if row is not None and row.hit is not None else "")

    def _show(self, keep: str = "") -> None:
        typed, recent = self.field.text(), self._recent.keys()
        hits = ranked(typed, {Group.PLACES: self._offer.places, Group.COMMANDS: self._offer.commands}, recent)
        hits[Group.ARTICLES] = self._articles
        headings = {
            Group.PLACES: self.tr("Feeds and folders"),
            Group.COMMANDS: self.tr("Commands"),
            Group.ARTICLES: self.tr("Articles"),
        }
        self.results.show(hits, headings)
        self.nothing.setHidden(bool(self.results.rows()) or self._is_searching)
        self.fit()
        kept = (number for number, row in enumerate(self.results.rows()) if row.hit is not None and row.hit.candidate.key == keep)
        self.view.choose(next(kept, self.results.step(-1, 1)))
        self._describe()

    def _describe(self) -> None:
        """Announce what Enter would open while the focus stays in the field."""
        chosen = self.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
        without = "" if self.nothing.isHidden() else self.nothing.text()
        self.field.setAccessibleDescription(str(chosen or without))

    def _choose(self, number: int) -> None:
        row = self.results.row(number)
        if row is None or row.hit is None:
            return
        candidate = row.hit.candidate
        if candidate.group is not Group.ARTICLES:
            self._recent.note(candidate.key)
        self.close_sheet()
        candidate.act()


class _Header(QWidget):
    """The field with its icon, over a line."""

    def __init__(self, theme: Theme, field: QLineEdit) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(_FIELD_PX)
        boxes.row(field, margins=side_margins(48, 0, 18, 1), on=self)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        icon = self._theme.icons.pixmap("search", self._theme.color("text_3"), 18, self.devicePixelRatioF())
        painter.save()
        turn_round(painter, QRectF(self.rect()))
        draw_icon(painter, QPointF(18, 18), icon)
        painter.restore()
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("line"))
        painter.end()
