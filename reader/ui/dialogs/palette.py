"""Search field over the window: type a few letters, choose, Enter. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QKeyCombination,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSettings,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QStyle, QStyleOptionViewItem, QWidget

from reader.domain.entry import EntryRow, Order, Selection, View
from reader.domain.ids import Clock, EntryId
from reader.domain.value_classes import dataclass
from reader.storage import entries
from reader.ui.data.query_runner import QueryRunner
from reader.ui.dialogs.palette_search import MOST_OF_A_GROUP, Candidate, Group, Hit, Pool, gather_articles, match, plain, ranked
from reader.ui.kit import boxes, fonts
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.painting import (
    ListDelegate,
    Painted,
    baseline,
    cap_width,
    draw_icon,
    draw_text,
    fill_round,
    leave_to_delegate,
    paint_cap,
    paint_tile,
    row_area,
    text_line,
    turn_round,
    upright,
)
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import fill

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Row:
    """A heading (without a hit) or a candidate, with its note."""

    title: str
    hit: Hit | None = None
    note: str = ""


class Results(QAbstractListModel):
    """Headings cannot be selected; a screen reader gets the name, the note and the keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def show(self, hits: Mapping[Group, Sequence[Hit]], headings: Mapping[Group, str]) -> None:
        """Replace all rows; the list is short enough to be rebuilt for every letter."""
        self.beginResetModel()
        self._rows = []
        for group, found in hits.items():
            if found:
                self._rows.append(Row(headings[group]))
                self._rows += [Row(hit.candidate.title, hit, hit.candidate.note()) for hit in found]
        self.endResetModel()

    def row(self, number: int) -> Row | None:
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rows(self) -> Sequence[Row]:
        return self._rows

    def step(self, number: int, step: int) -> int:
        """Return the next (1) or previous (-1) selectable row, wrapping; -1 if none."""
        total = len(self._rows)
        order = ((number + step * distance) % total for distance in range(1, total + 1))
        return next((each for each in order if self._rows[each].hit is not None), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        row = self.row(index.row())
        if row is None or row.hit is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            keys = row.hit.candidate.keys if row.hit is not None else ""
            return ", ".join(part for part in (row.title, row.note, keys) if part)
        return None


ITEM_PX, HEADING_PX = 36, 32
_INSET, _PADDING = 8, 12
_ICON, _ICON_GAP, _NOTE_GAP, _KEYS_GAP = 16, 10, 12, 16
_HEADING_LINE = 16
_SHARE_OF_TITLE = 0.72
_RESULTS_ENTER = "↵"


class RowDelegate(ListDelegate):
    """Icon, name with highlighted letters, note, keys; the selected row shows that Enter opens it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = index.data(ROW_ROLE)
        is_heading = isinstance(row, Row) and row.hit is None
        return QSize(option.rect.width(), HEADING_PX if is_heading else ITEM_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        with row_area(painter, option.rect) as area:
            if row.hit is None:
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                line = QRectF(area.left() + 20, area.bottom() - 4 - _HEADING_LINE, area.width() - 40, _HEADING_LINE)
                text_line(painter, line, font, self._theme.color("text_3"), row.title, is_name=True)
            else:
                state: QStyle.StateFlag = option.state
                self._paint_item(painter, area, row, is_chosen=bool(state & QStyle.StateFlag.State_Selected))

    def _paint_item(self, painter: QPainter, area: QRectF, row: Row, *, is_chosen: bool) -> None:
        if row.hit is None:
            return
        area = area.adjusted(_INSET, 0, -_INSET, 0)
        if is_chosen:
            fill_round(painter, area, 6, self._theme.color("sel"))
        candidate = row.hit.candidate
        inside = area.adjusted(_PADDING, 0, -_PADDING, 0)
        self._paint_icon(painter, QRectF(inside.left(), inside.center().y() - _ICON / 2, _ICON, _ICON), candidate)
        inside.setLeft(inside.left() + _ICON + _ICON_GAP)
        keys = candidate.keys or (_RESULTS_ENTER if is_chosen else "")
        if keys:
            width = cap_width(keys)
            paint_cap(painter, self._theme, inside.right() - width, inside.center().y(), keys)
            inside.setRight(inside.right() - width - _KEYS_GAP)
        end = self._paint_title(painter, inside, row)
        note = inside.adjusted(end - inside.left() + _NOTE_GAP, 0, 0, 0)
        if row.note and note.width() > _NOTE_GAP:
            color = self._theme.color("text_2" if is_chosen else "text_3")
            text_line(painter, note, fonts.ui_font(fonts.SMALL_PX), color, row.note, is_name=True)

    def _paint_icon(self, painter: QPainter, area: QRectF, candidate: Candidate) -> None:
        if candidate.feed_id is not None:
            paint_tile(painter, self._theme, area, candidate.feed_id, candidate.title)
            return
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._theme.icons.pixmap(candidate.icon, self._theme.color("text_2"), _ICON, ratio)
        draw_icon(painter, area.topLeft(), pixmap)

    def _paint_title(self, painter: QPainter, area: QRectF, row: Row) -> float:
        """Draw the name with highlights; return its end."""
        usual, marked = fonts.ui_font(fonts.ROW_PX), fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD)
        room = area.width() * (_SHARE_OF_TITLE if row.note else 1)
        pieces = _pieces(row)
        if sum(_width(marked if is_marked else usual, text) for text, is_marked in pieces) > room:
            shown = QFontMetricsF(marked).elidedText(row.title, Qt.TextElideMode.ElideRight, room)
            pieces = _pieces(Row(shown.removesuffix("…"), row.hit, row.note))
            pieces.append(("…", False))
        fonts_of = [marked if is_marked else usual for _, is_marked in pieces]
        whole = sum(_width(font, text) for font, (text, _) in zip(fonts_of, pieces, strict=True))
        left = area.left()
        # the pieces of one name keep their order: it is the name as a whole that changes sides
        with upright(painter, QRectF(left, area.top(), whole, area.height())):
            for font, (text, is_marked) in zip(fonts_of, pieces, strict=True):
                painter.setFont(font)
                painter.setPen(self._theme.color("accent_text" if is_marked else "text"))
                draw_text(painter, QPointF(left, baseline(usual, area.top(), area.height())), text)
                left += _width(font, text)
        return left


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _pieces(row: Row) -> list[tuple[str, bool]]:
    """Split the name at highlights; joined letters, as in Arabic, stay whole."""
    if row.hit is None or not all(_is_unaccented(letter) for letter in row.title):
        return [(row.title, False)]
    pieces: list[tuple[str, bool]] = []
    place = 0
    for start, end in row.hit.spans:
        pieces += [(row.title[place:start], False), (row.title[start:end], True)]
        place = end
    return [piece for piece in (*pieces, (row.title[place:], False)) if piece[0]]


def _is_unaccented(letter: str) -> bool:
    return not "\u0300" <= letter <= "\u036f" and not "\u0590" <= letter <= "\u109f" and letter != "\u200d"


_RESULTS_BELOW = 8


class ResultsView(QListView):
    """`chosen` emits a clicked row; the field keeps the focus and sends the keys."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, results: Results) -> None:
        super().__init__()
        self._results = results
        self.setModel(results)
        self.setItemDelegate(RowDelegate(theme, self))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Results"))

    def wanted_height(self) -> int:
        rows = self._results.rows()
        heights = sum(HEADING_PX if row.hit is None else ITEM_PX for row in rows)
        return heights + (_RESULTS_BELOW if rows else 0)

    def choose(self, number: int) -> None:
        """Select a row; the heading above the first one scrolls into view with it."""
        index = self._results.index(number, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if number == 1:
            self.scrollToTop()
        elif index.isValid():
            self.scrollTo(index)

    def row(self) -> Row | None:
        return self._results.row(self.currentIndex().row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if self._can_choose(index):
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release, since a press that ends elsewhere chooses nothing."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and self._can_choose(index):
            self.chosen.emit(index.row())

    def _can_choose(self, index: QModelIndex) -> bool:
        row = self._results.row(index.row())
        return row is not None and row.hit is not None


FOOTER_PX = 40
_BESIDE, _GAP, _AFTER = 20, 6, 18
_ROUND = 12.0
_LONGEST = 24


class PaletteFooter(Painted, QWidget):
    """Painted; its text is the accessible description of the field, so it is no tab stop."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._typed = ""
        self.setFixedHeight(FOOTER_PX)

    def set_typed(self, typed: str) -> None:
        self._typed = typed if len(typed) <= _LONGEST else f"{typed[:_LONGEST]}…"
        self.update()

    def search_text(self) -> str:
        return fill(self.tr("search all articles for “{words}”"), words=self._typed) if self._typed else ""

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        card = QPainterPath()
        card.addRoundedRect(area.adjusted(0, -_ROUND, 0, 0), _ROUND, _ROUND)
        painter.setClipPath(card)
        painter.fillRect(area, self._theme.color("bg_list"))
        painter.fillRect(QRectF(0, 0, area.width(), 1), self._theme.color("line"))
        turn_round(painter, area)
        left = float(_BESIDE)
        for caps, text in ((("↑", "↓"), self.tr("choose")), (("↵",), self.tr("open")), ((self.tr("Tab"),), self.search_text())):
            if text:
                left = self._paint_part(painter, left, caps, text)
        close = self.tr("Esc")
        paint_cap(painter, self._theme, area.width() - _BESIDE - cap_width(close), area.center().y(), close)

    def _paint_part(self, painter: QPainter, left: float, caps: tuple[str, ...], text: str) -> float:
        for cap in caps:
            left += paint_cap(painter, self._theme, left, self.height() / 2, cap) + _GAP
        font = fonts.ui_font(fonts.SMALL_PX)
        width = QFontMetricsF(font).horizontalAdvance(text) + 1
        text_line(painter, QRectF(left, 0, width, self.height()), font, self._theme.color("text_3"), text, is_name=True)
        return left + width + _AFTER


_SETTING = "palette/recent"
_MOST = 20


class Recent:
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
        self.field = LineEdit(
            name=self.accessibleName(), hint=self.tr("Go to a feed, folder or article, or run a command"), kind="bare"
        )
        self.field.setFont(fonts.ui_font(fonts.INPUT_PX))
        self.view = ResultsView(theme, self.results)
        self.nothing = PlainLabel(self.tr("No results"), fonts.ui_font(fonts.ROW_PX), "meta")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setFixedHeight(72)
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
            # Recognised by its key: Qt also moves the focus when the field is hidden, which must not search.
            typed = self.field.text().strip()
            if typed:
                self.close_sheet()
                self._offer.search(typed)
        elif event.matches(QKeySequence.StandardKey.Cancel) or event.keyCombination() == _AGAIN:
            self.close_sheet()
        else:
            return False
        return True

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


class _Header(Painted, QWidget):
    """The field with its icon, over a line."""

    def __init__(self, theme: Theme, field: QLineEdit) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(_FIELD_PX)
        boxes.row(field, margins=(48, 0, 18, 1), on=self)

    def paint(self, painter: QPainter) -> None:
        icon = self._theme.icons.pixmap("search", self._theme.color("text_3"), 18, self.devicePixelRatioF())
        painter.save()
        turn_round(painter, QRectF(self.rect()))
        draw_icon(painter, QPointF(18, 18), icon)
        painter.restore()
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("line"))
