"""Importing OPML: preview, choice of feeds and folders, import. GUI thread only."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import field
from enum import StrEnum, auto

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QListView, QStyleOptionViewItem, QWidget

from reader.domain.commands import Command, ImportOpml
from reader.domain.errors import DetailKind, ProblemKind
from reader.domain.events import CommandFailed, Event, OpmlImported, OpmlPreviewed
from reader.domain.ids import CommandId
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline, narrowed, shown_address
from reader.domain.value_classes import dataclass
from reader.formats.lists.plan import plan_import, wrap_in_folder
from reader.ui.dialogs.imported import ImportOptions
from reader.ui.dialogs.start import ReaderTile
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import TICK_PX, Segmented, paint_tick_box
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, button, progress_bar, restyle, separator
from reader.ui.kit.painting import (
    ListDelegate,
    draw_icon,
    fill_round,
    leave_to_delegate,
    paint_tile,
    ring_round,
    row_area,
    text_line,
)
from reader.ui.kit.sheet import DIALOG_PX, Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.problems import detail_text, sentence
from reader.ui.text.translate import Translator, dotted, fill, tip

_tr = Translator("ImportSheet")

Path = tuple[str, ...]
Tick = Qt.CheckState


class RowKind(StrEnum):
    HEADING = auto()
    REPAIR = auto()
    SKIPPED = auto()
    EMPTY = auto()
    FOLDER = auto()
    FEED = auto()


class Status(StrEnum):
    """Effect of an import on a feed."""

    NEW = auto()
    MOVED = auto()
    THERE = auto()


class Shown(StrEnum):
    ALL = auto()
    NEW = auto()
    THERE = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """One row with its text, details and status. `path` is the folder itself, or the one that contains the feed."""

    kind: RowKind
    text: str
    address: str = ""
    note: str = ""
    path: Path = ()
    url: str = ""
    status: Status | None = None

    @property
    def can_tick(self) -> bool:
        return self.kind is RowKind.FOLDER or self.status in {Status.NEW, Status.MOVED}

    @property
    def depth(self) -> int:
        return len(self.path) - (self.kind is RowKind.FOLDER)

    def spoken(self) -> str:
        return ", ".join(filter(None, (self.text, self.address, self.note)))


class ImportChoice:
    """Initially all new feeds are checked; a folder shows the state of its contents. `rows` are those listed."""

    def __init__(self, preview: ImportPreview) -> None:
        self._document = preview.document
        self._moved_from = preview.moved_from
        self._starred = Counter(article.feed_url for article in preview.document.kept if article.is_starred)
        statuses = {feed.url: Status.NEW for feed in preview.new}
        statuses.update({feed.url: Status.MOVED for feed in preview.moved})
        self._feeds: dict[Path, list[OpmlFeed]] = {}
        self._children: dict[Path, list[Path]] = {(): []}
        self._statuses = statuses
        for folder in preview.document.folders:
            self._add_folder(folder)
        for feed in preview.document.feeds:
            self._add_folder(feed.path)
            self._feeds.setdefault(feed.path, []).append(feed)
        self._ticked = set(statuses)
        self._there = {feed.url for feed in preview.already_there}
        self._empty = {path for path in self._children if path and not self._has_feeds(path)}
        self._ticked_empty = set(self._empty)
        self._folded: set[Path] = set()
        # computed once: a list may have 50,000 feeds, and every letter typed into the filter visits them
        self._folder_rows = {path: self._folder_row(path) for path in self._children if path}
        self._feed_rows = {
            path: [(row, f"{row.text} {row.url}".casefold()) for row in map(self._feed_row, feeds)]
            for path, feeds in self._feeds.items()
        }
        self._text, self._shown = "", Shown.ALL
        self._totals: dict[Path, tuple[int, int]] = {}
        self.rows: tuple[Row, ...] = ()
        self._count()
        self.list_rows()

    @property
    def feeds(self) -> int:
        return len(self._ticked)

    @property
    def can_import(self) -> bool:
        return bool(self._ticked or self._ticked_empty or (self._there and (self._document.kept or self._document.read)))

    @property
    def urls(self) -> AbstractSet[str]:
        return self._ticked | self._there

    @property
    def left_out(self) -> AbstractSet[str]:
        """Feeds that could be checked and are not."""
        return self._statuses.keys() - self._ticked

    def leave_out(self, urls: AbstractSet[str]) -> None:
        self._set(urls, set(), is_ticked=False)

    def document(self) -> OpmlDocument:
        """Return the list with the checked feeds and those already subscribed to, whose stars and read states are imported."""
        return narrowed(self._document, self.urls, self._ticked_empty)

    def numbers(self) -> dict[Shown, int]:
        total = len(self._document.feeds)
        new = sum(status is Status.NEW for status in self._statuses.values())
        return {Shown.ALL: total, Shown.NEW: new, Shown.THERE: total - new}

    def tick(self, row: Row) -> Tick | None:
        if row.kind is RowKind.FEED:
            return Tick.Checked if row.url in self._ticked else Tick.Unchecked
        if row.kind is not RowKind.FOLDER:
            return None
        ticked, total = self._totals.get(row.path, (0, 0))
        return Tick.Unchecked if not ticked else Tick.Checked if ticked == total else Tick.PartiallyChecked

    def can_tick(self, row: Row) -> bool:
        """Return True if a row can be checked, unlike a folder whose feeds are all subscribed to."""
        return row.can_tick and (row.kind is not RowKind.FOLDER or self._totals.get(row.path, (0, 0))[1] > 0)

    def toggle(self, row: Row) -> None:
        """Toggle a row, or a folder with its contents; a partially checked one becomes fully checked."""
        if not self.can_tick(row):
            return
        wanted = self.tick(row) is not Tick.Checked
        if row.kind is RowKind.FEED:
            self._set({row.url}, set(), is_ticked=wanted)
        else:
            self._set(set(self._urls_below(row.path)), set(self._empty_below(row.path)), is_ticked=wanted)

    def set_all(self, *, is_ticked: bool) -> None:
        if self._text or self._shown is not Shown.ALL:
            self._set({row.url for row in self.rows if row.url in self._statuses}, set(), is_ticked=is_ticked)
        else:
            self._set(set(self._statuses), set(self._empty), is_ticked=is_ticked)

    def is_folded(self, row: Row) -> bool:
        return row.path in self._folded and not self._text

    def fold(self, row: Row, *, is_folded: bool) -> bool:
        """Fold or unfold a folder; return True if that changed anything."""
        if row.kind is not RowKind.FOLDER or (row.path in self._folded) is is_folded:
            return False
        (self._folded.add if is_folded else self._folded.discard)(row.path)
        self.list_rows()
        return True

    def narrow(self, text: str, shown: Shown) -> None:
        """List only feeds whose title or address contains a text, or that are new or already subscribed to."""
        self._text, self._shown = text.strip().casefold(), shown
        self.list_rows()

    def list_rows(self) -> None:
        rows = list(self._rows_in(()))
        if not self._text and self._shown is Shown.ALL:
            rows = [*self._remarks(), *rows, *self._empty_outlines()]
        self.rows = tuple(rows)

    def _remarks(self) -> Iterator[Row]:
        document = self._document
        yield from _under(_tr("Repaired"), [Row(RowKind.REPAIR, detail_text(repair)) for repair in document.repairs])
        skipped = [
            Row(RowKind.SKIPPED, each.text or each.url, note=detail_text(each.reason))
            for each in document.skipped
            if not _is_empty(each)
        ]
        yield from _under(_tr("Skipped"), skipped)
        if document.repairs or skipped or any(map(_is_empty, document.skipped)):
            yield from _under(_tr("Feeds"), [], is_kept=bool(document.feeds or document.folders))

    def _empty_outlines(self) -> Iterator[Row]:
        """Yield rows without any feed, which are valid and come last."""
        found = [Row(RowKind.EMPTY, each.text, note=_tr("Empty")) for each in self._document.skipped if _is_empty(each)]
        yield from _under(_tr("Skipped: empty folders"), found)

    def _rows_in(self, path: Path) -> Iterator[Row]:
        for child in self._children[path]:
            row = self._folder_rows[child]
            inside = list(self._rows_in(child))
            if inside or (not self._text and self._shown is Shown.ALL):
                yield row
                if not self.is_folded(row):
                    yield from inside
        yield from (row for row, found_by in self._feed_rows.get(path, ()) if self._is_wanted(row, found_by))

    def _feed_row(self, feed: OpmlFeed) -> Row:
        address = shown_address(feed.url).removeprefix("https://")
        status = self._statuses.get(feed.url, Status.THERE)
        note = {Status.NEW: "", Status.MOVED: self._move(feed), Status.THERE: _tr("Already subscribed")}[status]
        if starred := self._starred[feed.url]:
            note = dotted(note, _tr("%n starred", starred))
        title = feed.title or address
        return Row(RowKind.FEED, title, address if feed.title else "", note, feed.path, feed.url, status)

    def _move(self, feed: OpmlFeed) -> str:
        if self._moved_from.get(feed.url):
            return fill(_tr("Moves here from {folder}"), folder=dotted(*self._moved_from[feed.url], between=" / "))
        return _tr("Moves to this folder")

    def _is_wanted(self, row: Row, found_by: str) -> bool:
        is_new = row.status is Status.NEW
        if self._shown is not Shown.ALL and is_new is not (self._shown is Shown.NEW):
            return False
        return self._text in found_by

    def _folder_row(self, path: Path) -> Row:
        return Row(RowKind.FOLDER, path[-1], note=self._folder_note(path), path=path)

    def _folder_note(self, path: Path) -> str:
        new = sum(self._statuses[url] is Status.NEW for url in self._urls_below(path))
        total = sum(len(self._feeds.get(each, ())) for each in self._below(path))
        if new == total:
            return _tr("%n new", new) if total else _tr("Empty")
        return fill(_tr("{new} of %n new", total), new=number_text(new))

    def _add_folder(self, path: Path) -> None:
        if path not in self._children:
            self._add_folder(path[:-1])
            self._children[path] = []
            self._children[path[:-1]].append(path)

    def _below(self, path: Path) -> Iterator[Path]:
        yield path
        for child in self._children[path]:
            yield from self._below(child)

    def _has_feeds(self, path: Path) -> bool:
        return any(self._feeds.get(each) for each in self._below(path))

    def _urls_below(self, path: Path) -> Iterator[str]:
        return (feed.url for each in self._below(path) for feed in self._feeds.get(each, ()) if feed.url in self._statuses)

    def _empty_below(self, path: Path) -> Iterator[Path]:
        return (each for each in self._below(path) if each in self._empty)

    def _set(self, urls: Iterable[str], folders: Iterable[Path], *, is_ticked: bool) -> None:
        if is_ticked:
            self._ticked.update(urls)
            self._ticked_empty.update(folders)
        else:
            self._ticked.difference_update(urls)
            self._ticked_empty.difference_update(folders)
        self._count()

    def _count(self) -> None:
        """Count the checked and checkable feeds of each folder, innermost first."""
        self._totals = {}
        for path in sorted(self._children, key=len, reverse=True):
            feeds = [feed.url for feed in self._feeds.get(path, ()) if feed.url in self._statuses]
            ticked, total = sum(url in self._ticked for url in feeds), len(feeds)
            if path in self._empty:
                ticked, total = ticked + (path in self._ticked_empty), total + 1
            for child in self._children[path]:
                ticked, total = ticked + self._totals[child][0], total + self._totals[child][1]
            self._totals[path] = ticked, total


def _is_empty(outline: SkippedOutline) -> bool:
    return outline.reason.kind is DetailKind.EMPTY_OUTLINE


def _under(heading: str, rows: list[Row], *, is_kept: bool = False) -> Iterator[Row]:
    if rows or is_kept:
        yield Row(RowKind.HEADING, heading)
        yield from rows


_ROW_PX, _HEADING_PX = 32, 34
_INSET, _SIDE, _ICON, _GAP, _TWISTY = 12, 28, 16, 10, 12
_LEVEL = 28
_NOTE_SHARE = 0.5
_NO_FEED = -1
_MARKS = {RowKind.REPAIR: ("tick", "ok"), RowKind.SKIPPED: ("warning", "warn"), RowKind.EMPTY: ("folder", "text_3")}
_ROW_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class PreviewModel(QAbstractListModel):
    ticked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice: ImportChoice | None = None

    def show_choice(self, choice: ImportChoice) -> None:
        self.beginResetModel()
        self.choice = choice
        self.endResetModel()

    def narrow(self, text: str, shown: Shown) -> None:
        self.beginResetModel()
        if self.choice is not None:
            self.choice.narrow(text, shown)
        self.endResetModel()

    def fold(self, row: Row, *, is_folded: bool) -> None:
        if self.choice is not None and self.choice.is_folded(row) is not is_folded:
            self.layoutAboutToBeChanged.emit()
            old = self.choice.rows
            self.choice.fold(row, is_folded=is_folded)
            places = {(each.kind, each.path, each.url, each.text): place for place, each in enumerate(self.choice.rows)}
            for index in self.persistentIndexList():
                each = old[index.row()]
                place = places.get((each.kind, each.path, each.url, each.text))
                self.changePersistentIndex(index, QModelIndex() if place is None else self.index(place, 0))
            self.layoutChanged.emit()

    def set_all(self, *, is_ticked: bool) -> None:
        if self.choice is not None:
            self.choice.set_all(is_ticked=is_ticked)
            self._announce()

    def rows(self) -> tuple[Row, ...]:
        return self.choice.rows if self.choice is not None else ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows())

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Row | str | Qt.CheckState | None:
        if not index.isValid() or self.choice is None:
            return None
        row = self.rows()[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.spoken()
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.spoken())
        if role == Qt.ItemDataRole.CheckStateRole:
            return self.choice.tick(row)
        return row if role == _ROW_ROLE else None

    def setData(self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        del value
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or self.choice is None:
            return False
        self.choice.toggle(self.rows()[index.row()])
        self._announce()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows()[index.row()] if index.isValid() else None
        if row is None or row.kind is RowKind.HEADING:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        can_tick = self.choice is not None and self.choice.can_tick(row)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if can_tick else flags

    def _announce(self) -> None:
        """Repaint all check boxes, as those of folders and feeds depend on each other."""
        if self.rows():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0), [Qt.ItemDataRole.CheckStateRole])
        self.ticked.emit()


class PreviewList(QListView):
    """Painted rows in any number. Space toggles a box, Left and Right fold and unfold a folder."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.lines = PreviewModel(self)
        self.setModel(self.lines)
        self.setAccessibleName(_tr("Import preview"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.viewport().update)

    def show_preview(self, preview: ImportPreview) -> None:
        self.lines.show_choice(ImportChoice(preview))

    def row_at(self, index: Index) -> Row | None:
        row = index.data(_ROW_ROLE)
        return row if isinstance(row, Row) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fold by arrow keys; Left on a feed moves to its folder."""
        row = self.row_at(self.currentIndex())
        forward = Qt.Key.Key_Left if self.isRightToLeft() else Qt.Key.Key_Right
        if row is None or event.key() not in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            super().keyPressEvent(event)
        elif row.kind is RowKind.FOLDER and (event.key() == forward or not self.is_folded(row)):
            self.lines.fold(row, is_folded=event.key() != forward)
        elif event.key() != forward and row.path:
            above = [place for place in range(self.currentIndex().row()) if self._is_around(place, row)]
            if above:
                self.setCurrentIndex(self.lines.index(above[-1], 0))

    def is_folded(self, row: Row) -> bool:
        return self.lines.choice is not None and self.lines.choice.is_folded(row)

    def _is_around(self, place: int, row: Row) -> bool:
        each = self.lines.rows()[place]
        around = row.path if row.kind is RowKind.FEED else row.path[:-1]
        return each.kind is RowKind.FOLDER and each.path == around


class _Delegate(ListDelegate):
    _view: PreviewList

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._view.row_at(index)
        is_heading = row is not None and row.kind is RowKind.HEADING
        return QSize(option.rect.width(), fonts.scaled(_HEADING_PX if is_heading else _ROW_PX))

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """Toggle a feed on a click; on a folder its box toggles and the rest folds. Space toggles."""
        row = self._view.row_at(index)
        if row is None:
            return False
        if isinstance(event, QKeyEvent):
            is_space = event.type() == QEvent.Type.KeyPress and event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Select}
            return is_space and model.setData(index, None, Qt.ItemDataRole.CheckStateRole)
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if row.kind is RowKind.FOLDER and not self._is_on_box(event.position().toPoint(), option, row):
            self._view.lines.fold(row, is_folded=not self._view.is_folded(row))
            return True
        return model.setData(index, None, Qt.ItemDataRole.CheckStateRole)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.row_at(index)
        if row is None:
            return
        with row_area(painter, option.rect) as area:
            if row.kind is RowKind.HEADING:
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                heading = area.adjusted(_SIDE, 10, -_SIDE, 0)
                text_line(painter, heading, font, self._theme.color("text_3"), row.text, is_name=True)
                return
            if index.row() == self._view.currentIndex().row() and self._view.hasFocus():
                ground = area.adjusted(_INSET, 0, -_INSET, 0)
                fill_round(painter, ground, 6, self._theme.color("sel"))
                ring_round(painter, ground, 6, self._theme.color("focus"))
            inner = area.adjusted(_SIDE + max(row.depth, 0) * _LEVEL, 0, -_SIDE, 0)
            self._paint_row(painter, self._past_marks(painter, inner, row, index), row, index)

    def _past_marks(self, painter: QPainter, area: QRectF, row: Row, index: Index) -> QRectF:
        """Draw box, expander or icon; return the rest of the row."""
        middle = area.center().y()
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            can_tick = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
            box = QPointF(area.left(), middle - TICK_PX / 2)
            paint_tick_box(painter, self._theme, box, Qt.CheckState(state), is_enabled=can_tick)
            area = area.adjusted(TICK_PX + _GAP, 0, 0, 0)
        if row.kind is RowKind.FOLDER:
            name = "chevron_right" if self._view.is_folded(row) else "chevron_down"
            ratio = self._view.devicePixelRatioF()
            twisty = self._theme.icons.pixmap(name, self._theme.color("text_3"), _TWISTY, ratio)
            painter.drawPixmap(QPointF(area.left() + 1, middle - _TWISTY / 2), twisty)
            return area.adjusted(_TWISTY + _GAP, 0, 0, 0)
        icon = QRectF(area.left(), middle - _ICON / 2, _ICON, _ICON)
        self._paint_icon(painter, icon, row)
        return area.adjusted(_ICON + _GAP, 0, 0, 0)

    def _paint_row(self, painter: QPainter, area: QRectF, row: Row, index: Index) -> None:
        color, small = self._theme.color, fonts.ui_font(fonts.SMALL_PX)
        selected = index.row() == self._view.currentIndex().row() and self._view.hasFocus()
        quiet = "text_2" if selected else "text_3"
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM if row.kind is RowKind.FOLDER else fonts.REGULAR)
        text_width = QFontMetricsF(font).horizontalAdvance(row.text) + 1
        if row.note:
            most = max(area.width() * _NOTE_SHARE, area.width() - text_width - _GAP)
            width = min(QFontMetricsF(small).horizontalAdvance(row.note) + 1, most)
            note_color = "warn" if row.kind is RowKind.SKIPPED else "text_2"
            note = QRectF(area.right() - width, area.top(), width, area.height())
            text_line(painter, note, small, color(quiet if selected else note_color), row.note, is_name=True)
            area.setRight(note.left() - _GAP)
        is_there = row.status is Status.THERE
        text_line(painter, area, font, color(quiet if is_there else "text"), row.text, is_name=True)
        area.setLeft(area.left() + text_width + _GAP)
        if row.address and area.width() > 0:
            text_line(painter, area, small, color(quiet), row.address, is_name=True)

    def _paint_icon(self, painter: QPainter, area: QRectF, row: Row) -> None:
        if row.kind is RowKind.FEED:
            paint_tile(painter, self._theme, area, _NO_FEED, row.text, row.url)
            return
        name, color = _MARKS[row.kind]
        pixmap = self._theme.icons.pixmap(name, self._theme.color(color), _ICON, self._view.devicePixelRatioF())
        draw_icon(painter, area.topLeft(), pixmap)

    def _is_on_box(self, point: QPoint, option: QStyleOptionViewItem, row: Row) -> bool:
        from_start = option.rect.right() - point.x() if self._view.isRightToLeft() else point.x() - option.rect.left()
        left = _SIDE + row.depth * _LEVEL
        return left - 4 <= from_start <= left + TICK_PX + 4


_WIDTH, _HEIGHT = 860, 704
_IMPORT_OPML_SIDE = 28
_FEW = 8
"""Number of feeds that need no filter."""


@dataclass(frozen=True, slots=True)
class ImportPlace:
    """Target of an import: one of `folders`, initially `into` (empty is the top level); `plan` computes the effect. `servers` are
    those of folders that belong to accounts.
    """

    folders: tuple[Path, ...] = ()
    into: Path = ()
    servers: Mapping[Path, str] = field(default_factory=dict)
    plan: Callable[[OpmlDocument], ImportPreview] = lambda document: plan_import(document, (), ())


AT_THE_TOP = ImportPlace()


class ImportSheet(Dialog):
    """Opens with a progress indicator, filled when the preview arrives; `imported` takes over once the list is stored.
    `change_address` is offered if a list on the web could not be read, as its address may be mistyped, `follow` if a file is no list:
    it may be a feed.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        cause: CommandId,
        source: str,
        imported: Callable[[OpmlImported], object] = lambda _: None,
        place: ImportPlace = AT_THE_TOP,
        change_address: Callable[[], object] | None = None,
        follow: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(theme, window, "")
        self._submit = submit
        self._place = place
        self._cause: CommandId | None = cause
        self.asked.add(cause)
        self._imported = imported
        self._change_address = change_address
        self._follow = follow
        self.set_title(self.tr("Import subscriptions"))
        self.message = PlainLabel(fill(self.tr("Reading {source}…"), source=source), kind="second", is_wrapped=True)
        self.bar = progress_bar(self.tr("Progress"))
        self.list = PreviewList(theme)
        self.body.addWidget(self.message)
        self.body.addWidget(self.bar)
        self._lay_out_choice()
        self.selected = PlainLabel(kind="second")
        self.cancel_button = button(self.tr("Cancel"), self.close_sheet)
        self.go_button = button(self.tr("Import"), self.import_now, "primary")
        self.set_buttons(self.cancel_button, self.go_button, left=(self.selected,))
        self.list.lines.ticked.connect(self._show_number)
        self.go_button.setEnabled(False)
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out_choice(self) -> None:
        """Lay out filter, parts and "Select all" above the list, hidden until there is something to select."""
        self.filter = LineEdit(name=self.tr("Filter feeds"), hint=self.tr("Filter feeds"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(184)
        self.filter.textChanged.connect(self._narrow)
        self.all_button = button(self.tr("Select all"), lambda: self.list.lines.set_all(is_ticked=True), "quiet")
        self.none_button = button(self.tr("Select none"), lambda: self.list.lines.set_all(is_ticked=False), "quiet")
        self.parts: Segmented[Shown] | None = None
        self.along: ImportOptions | None = None
        self._tools = QWidget()
        self._narrowing = boxes.row(self.filter, STRETCH, spacing=12)
        choosing = boxes.row(self.all_button, self.none_button, STRETCH, spacing=12)
        self._tool_row = boxes.row(
            (self._narrowing, 1), choosing, spacing=4, margins=(_IMPORT_OPML_SIDE, 8, _IMPORT_OPML_SIDE - 8, 12), on=self._tools
        )
        self._choice = QWidget()
        self._choice_column = boxes.column(self._tools, separator(), (self.list, 1), spacing=0, margins=0, on=self._choice)
        self._choice.hide()
        self.column.insertWidget(2, self._choice, 1)

    def fit(self) -> None:
        is_narrow = self.card_width() < DIALOG_PX
        self._tool_row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        if self.along is not None:
            self.along.turn(is_narrow=is_narrow)
        super().fit()

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause is not None and cause == self._cause

    def handle_event(self, event: Event) -> None:
        if self._cause is None or event.cause != self._cause:
            return
        if isinstance(event, OpmlPreviewed):
            self._show_preview(event.preview)
        elif isinstance(event, OpmlImported):
            self._cause = None
            self._imported(event)
        elif isinstance(event, CommandFailed):
            self._show_failure(sentence(event.problem), may_be_feed=event.problem.kind is ProblemKind.NOT_OPML)

    def import_now(self) -> None:
        choice = self.list.lines.choice
        if choice is None or self._cause is not None:
            return
        chosen = choice.document()
        command = ImportOpml(chosen if self.along is None else self.along.document(chosen))
        self._cause = command.command_id
        self.go_button.setEnabled(False)
        self._choice.hide()
        self.selected.hide()
        self.bar.setRange(0, 0)
        self.bar.show()
        self.message.setText(self.tr("Importing…"))
        self.resize_card(DIALOG_PX, None)
        self._submit(command)

    def _show_preview(self, preview: ImportPreview) -> None:
        self._cause = None
        self.bar.hide()
        document = preview.document
        if self._place.into:
            preview = self._placed(document, self._place.into)
        self._show_choice(preview)
        if document.reader:
            self._show_reader(document.reader)
        self.along = ImportOptions(
            self._theme, document, self._place.folders if preview.new or preview.moved else (), self._place.into
        )
        self.along.into.chosen.connect(lambda into: self._move(document, into))
        self._choice_column.addWidget(self.along)
        choice = self.list.lines.choice
        has_rows = self.list.lines.rowCount() > 0
        if choice is not None and has_rows:
            self._show_parts(choice)
        self._choice.setVisible(has_rows)
        self._tools.setVisible(bool(preview.document.feeds or preview.document.folders))
        self.resize_card(_WIDTH if has_rows else DIALOG_PX, _HEIGHT if has_rows else None)
        self._show_number()
        target = self.go_button if self.go_button.isEnabled() else self.cancel_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_reader(self, name: str) -> None:
        self.set_title(fill(self.tr("Import from {reader}"), reader=name))
        self.header.removeWidget(self.title)
        self.body.removeWidget(self.message)
        self.header.setSpacing(14)
        self.header.insertWidget(0, ReaderTile(name, 40))
        self.header.insertLayout(1, boxes.column(self.title, self.message, spacing=1, margins=0), 1)
        self.body.setContentsMargins(0, 0, 0, 0)

    def _show_choice(self, preview: ImportPreview) -> None:
        self.message.setText(self._summary(preview))
        self.list.show_preview(preview)

    def _placed(self, document: OpmlDocument, into: Path) -> ImportPreview:
        return self._place.plan(wrap_in_folder(document, into, self._place.servers.get(into, "")))

    def _move(self, document: OpmlDocument, into: Path) -> None:
        """Move the import to another folder; unchecked feeds stay unchecked."""
        before = self.list.lines.choice
        self._show_choice(self._placed(document, into))
        choice = self.list.lines.choice
        if before is not None and choice is not None:
            choice.leave_out(before.left_out)
        self._narrow()
        self._show_number()

    def _show_parts(self, choice: ImportChoice) -> None:
        numbers = choice.numbers()
        texts = {
            Shown.ALL: self.tr("All {number}"),
            Shown.NEW: self.tr("New {number}"),
            Shown.THERE: self.tr("Already subscribed {number}"),
        }
        choices = [(shown, fill(text, number=number_text(numbers[shown]))) for shown, text in texts.items()]
        self.parts = Segmented(self._theme, self.tr("Feeds"), choices)
        self.parts.set_value(Shown.ALL)
        self.parts.chosen.connect(self._narrow)
        self._narrowing.insertWidget(1, self.parts)
        self.filter.setVisible(numbers[Shown.ALL] > _FEW)
        self.parts.setVisible(0 < numbers[Shown.NEW] < numbers[Shown.ALL])

    def _narrow(self) -> None:
        shown = self.parts.value() if self.parts is not None else None
        self.list.lines.narrow(self.filter.text(), shown or Shown.ALL)

    def _show_number(self) -> None:
        choice = self.list.lines.choice
        number = choice.feeds if choice is not None else 0
        self.go_button.setText(self.tr("Import %n feeds", "", number) if number else self.tr("Import"))
        self.go_button.setEnabled(choice is not None and choice.can_import)
        self.selected.setText(self.tr("%n feeds selected", "", number) if number else self.tr("No feeds selected"))
        if choice is not None and self.along is not None:
            self.along.count(choice.urls)

    def _summary(self, preview: ImportPreview) -> str:
        document = preview.document
        if not (document.feeds or document.folders or document.skipped):
            return self.tr("This list has no feeds.")
        parts = [self.tr("%n new", "", len(preview.new))]
        if preview.already_there:
            parts.append(self.tr("%n already subscribed", "", len(preview.already_there)))
        if preview.moved:
            parts.append(self.tr("%n moved", "", len(preview.moved)))
        if preview.document.duplicates:
            parts.append(self.tr("%n listed twice", "", preview.document.duplicates))
        if preview.document.skipped:
            parts.append(self.tr("%n skipped", "", len(preview.document.skipped)))
        if preview.document.repairs:
            parts.append(self.tr("%n repaired", "", len(preview.document.repairs)))
        return dotted(*parts, between="  ·  ")

    def _show_failure(self, text: str, *, may_be_feed: bool = False) -> None:
        self._cause = None
        self.bar.hide()
        restyle(self.message, "bad")
        self.message.setText(text)
        self.cancel_button.setText(self.tr("Close"))
        self.go_button.hide()
        if self.list.lines.choice is None:
            self._offer(self.tr("Change address…"), self._change_address)
            self._offer(self.tr("Follow as a feed"), self._follow if may_be_feed else None)
        self.fit()

    def _offer(self, name: str, way: Callable[[], object] | None) -> None:
        if way is not None:
            other = button(name, way, "primary")
            self.footer.addWidget(other)
            other.show()
            other.setFocus(Qt.FocusReason.OtherFocusReason)
