"""Search from the first letter to Escape: field, results while typing, completions, excerpts. GUI thread only."""

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from reader.domain.entry import EntryRow, Excerpt, Mark, Order, Selection, View
from reader.domain.ids import Clock, EntryId
from reader.domain.value_classes import dataclass
from reader.storage import entries
from reader.storage.connection import ReadConnection
from reader.storage.selection import Hint, HintKind
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import Gap, Stretch
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.focus import Anchored
from reader.ui.kit.labels import PlainLabel, Surface, button
from reader.ui.kit.messages import paint_shadow
from reader.ui.kit.painting import Painted, fill_round, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.list.arrangement import Arrangements
from reader.ui.text.languages import number_text
from reader.ui.text.times import start_of_day
from reader.ui.text.translate import Translator, fill, set_tip

MOST, _MOST_PLACES = 8, 3
_STATES = ("unread", "read", *Mark, "hidden")
_DAYS = ("today", "yesterday")
_FIXED: Mapping[str, Sequence[str]] = {"is": _STATES, "before": _DAYS, "after": _DAYS}
_OPEN = re.compile(r'(?:^|\s)-?([A-Za-z]+):("?)([^"]*)$')


@dataclass(frozen=True, slots=True)
class Completion:
    """`text` replaces the range from `start` to `end`; `label` is shown."""

    label: str
    text: str
    start: int
    end: int


_OPERATORS = ("title:", "author:", "feed:", "folder:", "tag:", "is:", "before:", "after:")


def operators(explain: Mapping[str, str]) -> list[Completion]:
    return [Completion(f"{name}  {explain.get(name, '')}".rstrip(), name, 0, 0) for name in _OPERATORS]


def completions(text: str, cursor: int, names: Mapping[str, Sequence[str]]) -> list[Completion]:
    """Return completions for the text before the cursor; `names` maps operators to names of feeds, folders and tags."""
    match = _OPEN.search(text[:cursor])
    if match is None and len(text) > 1:
        return _places(text, names)
    if match is None or (not match[2] and " " in match[3]):
        return []
    wanted = match[3].casefold()
    known = _FIXED.get(match[1].lower()) or names.get(match[1].lower(), ())
    fitting = sorted((name for name in known if _fits(name, wanted)), key=lambda name: not name.casefold().startswith(wanted))
    if any(name.casefold() == wanted for name in fitting) and len(fitting) == 1:
        return []
    start = match.start(2)
    end = cursor + 1 if match[2] and text[cursor : cursor + 1] == '"' else cursor
    return [Completion(name, f"{_quoted(name)} ", start, end) for name in fitting[:MOST]]


def _places(text: str, names: Mapping[str, Sequence[str]]) -> list[Completion]:
    """Return the feeds and folders whose names begin like the text."""
    wanted = text.strip().casefold()
    found = [(kind, name) for kind in ("feed", "folder") for name in names.get(kind, ()) if _fits(name, wanted)]
    return [Completion(f"{kind}:  {name}", f"{kind}:{_quoted(name)} ", 0, len(text)) for kind, name in found[:_MOST_PLACES]]


def _fits(name: str, wanted: str) -> bool:
    lowered = name.casefold()
    return lowered.startswith(wanted) or any(word.startswith(wanted) for word in lowered.split())


def _quoted(name: str) -> str:
    plain = name.replace('"', " ").strip()
    return f'"{plain}"' if re.search(r"\s", plain) else plain


_DOWN_KEYS = {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ACCEPT_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab}


class SearchField(LineEdit):
    """Escape closes; Down and Return go to the results, or apply to completions while those are shown."""

    closed = Signal()
    results_wanted = Signal()
    completions_moved = Signal(int)
    completion_accepted = Signal()
    completions_refused = Signal()
    left = Signal()
    entered = Signal()
    hints_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_completing = False
        self.is_hinting = False
        """True while hints are shown, which take no key before Down, or Tab once something is typed, moves to them."""
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setProperty("kind", "search")
        self.setFixedHeight(32)

    def insert_completion(self, completion: Completion) -> None:
        text = self.text()
        self.setText(text[: completion.start] + completion.text + text[completion.end :])
        self.setCursorPosition(completion.start + len(completion.text))

    def event(self, event: QEvent) -> bool:
        """Let Tab accept a completion, or go to the feeds and folders below what is typed, instead of moving the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
            if self.is_completing:
                self.completion_accepted.emit()
                return True
            if self.is_hinting and self.text():
                self.hints_wanted.emit()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.is_completing and self._complete(key):
            return
        if self.is_hinting and key == Qt.Key.Key_Down and not self.text():
            self.hints_wanted.emit()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in _DOWN_KEYS:
            self.results_wanted.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _complete(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape:
            self.completions_refused.emit()
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self.completions_moved.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in _ACCEPT_KEYS:
            self.completion_accepted.emit()
        else:
            return False
        return True


_ROW = 30
_INSET = 6
_SHADOW = 6


class CompletionList(Painted, QWidget):
    """Never takes the focus: the field keeps the keyboard and announces the selected completion."""

    accepted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._completions: Sequence[Completion] = ()
        self._chosen = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def offer(self, completions: Sequence[Completion], chosen: int = 0) -> None:
        """Show completions with one selected, or none (-1); an empty sequence hides the list."""
        self._completions = completions
        self._chosen = chosen
        self.setVisible(bool(completions))
        self.raise_()
        self.update()

    def stand_at(self, left: int, top: int, width: int) -> None:
        """Set the geometry of the card, which excludes its shadow."""
        height = len(self._completions) * _ROW + 2 * _INSET
        self.setGeometry(left - _SHADOW, top - _SHADOW, width + 2 * _SHADOW, height + 2 * _SHADOW)

    def move_choice(self, step: int) -> None:
        """Select the next or previous completion, wrapping around."""
        self._chosen = (self._chosen + step) % max(len(self._completions), 1)
        self.update()

    def chosen(self) -> Completion | None:
        return self._completions[self._chosen] if self._completions and self._chosen >= 0 else None

    def spoken(self) -> str:
        text_area = self.tr("{name}, {number} of {count}")
        chosen = self.chosen()
        if chosen is None:
            return ""
        return fill(text_area, number=self._chosen + 1, count=number_text(len(self._completions)), name=chosen.label)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event)
        if 0 <= row < len(self._completions) and row != self._chosen:
            self._chosen = row
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and 0 <= self._row_at(event) < len(self._completions):
            self.accepted.emit(self._completions[self._row_at(event)])

    def paint(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        turn_round(painter, body)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body, 8, self._theme.color("line_strong"))
        fill_round(painter, body.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))
        for row, completion in enumerate(self._completions):
            area = QRectF(body.left() + _INSET, body.top() + _INSET + row * _ROW, body.width() - 2 * _INSET, _ROW)
            if row == self._chosen:
                fill_round(painter, area, 6, self._theme.color("sel"))
            color = self._theme.color("text" if row == self._chosen else "text_2")
            text_area = area.adjusted(10, 0, -10, 0)
            text_line(painter, text_area, fonts.ui_font(fonts.BASE_PX), color, completion.label, is_name=True)

    def _row_at(self, event: QMouseEvent) -> int:
        return int((event.position().y() - _SHADOW - _INSET) // _ROW)


_tr = Translator("Search")


def operator_texts() -> Mapping[str, str]:
    return {
        "title:": _tr("in the title"),
        "author:": _tr("by an author"),
        "feed:": _tr("in a feed"),
        "folder:": _tr("in a folder"),
        "tag:": _tr("with a tag"),
        "is:": _tr("unread, starred, later…"),
        "before:": _tr("a day, a month or “yesterday”"),
        "after:": _tr("a day, a month or “yesterday”"),
    }


Names = Callable[[], Mapping[str, Sequence[str]]]
_BELOW = 6


class SearchSession(QObject):
    """Emits the requested search. Without a typing delay: outdated queries are dropped, so the list never falls far behind."""

    wanted = Signal(object)

    def __init__(self, field: SearchField, theme: Theme, arrangements: Arrangements, clock: Clock) -> None:
        super().__init__(field)
        self._field = field
        self._arrangements = arrangements
        self._clock = clock
        self._list: CompletionList | None = None
        self._theme = theme
        self.names: Names = dict
        field.textEdited.connect(self._edited)
        field.textChanged.connect(self._search)
        field.completions_moved.connect(self._move)
        field.completion_accepted.connect(self._accept)
        field.completions_refused.connect(self._hide)
        field.left.connect(self._hide)
        field.entered.connect(self.hint)
        field.hints_wanted.connect(self._enter_hints)

    def selection(self) -> Selection:
        wanted = Selection(View.SEARCH, query=self._field.text(), since=start_of_day(self._clock))
        return self._arrangements.arranged(wanted)

    def sort(self, order: Order) -> None:
        self._arrangements.keep_order(View.SEARCH, order)
        self.wanted.emit(self.selection())

    def _search(self) -> None:
        if self._field.is_hinting and self._field.text() and not self._field.isModified():
            self._hide()
        self.wanted.emit(self.selection())

    def _edited(self, text: str) -> None:
        if not text:
            self._hint()
            return
        found = completions(text, self._field.cursorPosition(), self.names())
        self._offer(found, is_hint=_OPEN.search(text[: self._field.cursorPosition()]) is None)

    def hint(self) -> None:
        """Show search operators in an empty field; keys stay with the field until one is selected."""
        if not self._field.text():
            self._hint()

    def _hint(self) -> None:
        self._offer(operators(operator_texts()), is_hint=True)

    def _enter_hints(self) -> None:
        self._field.is_hinting, self._field.is_completing = False, True
        self._move(1)

    def _offer(self, found: Sequence[Completion], *, is_hint: bool = False) -> None:
        if self._list is None and found:
            # Created on first use; a child of the pane, as the field's header is too low for it.
            self._list = CompletionList(self._theme, self._field.window())
            self._list.accepted.connect(self._insert)
            Anchored(self._field, self._place, self._list)
        if self._list is not None:
            self._list.offer(found, -1 if is_hint else 0)
            self._place()
        self._field.is_completing = bool(found) and not is_hint
        self._field.is_hinting = bool(found) and is_hint
        self._announce()

    def _place(self) -> None:
        if self._list is not None:
            below = self._field.mapTo(self._field.window(), QPoint(0, self._field.height() + _BELOW))
            self._list.stand_at(below.x(), below.y(), self._field.width())

    def _move(self, step: int) -> None:
        if self._list is not None:
            self._list.move_choice(step)
            self._announce()

    def _accept(self) -> None:
        chosen = self._list.chosen() if self._list is not None else None
        if chosen is not None:
            self._insert(chosen)

    def _insert(self, completion: Completion) -> None:
        self._field.insert_completion(completion)
        self._hide()
        if completion.text.endswith(":"):
            self._offer(completions(self._field.text(), self._field.cursorPosition(), self.names()))

    def _hide(self) -> None:
        self._offer(())

    def _announce(self) -> None:
        spoken = self._list.spoken() if self._list is not None and self._field.is_completing else ""
        self._field.setAccessibleDescription(spoken)


_KEPT = 400


class Excerpts:
    """Read one by one, as only painted rows need one; kept until the query changes."""

    def __init__(self, connection: ReadConnection) -> None:
        self._connection = connection
        self._query = ""
        self._known: OrderedDict[EntryId, Excerpt | None] = OrderedDict()

    def search(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._known.clear()

    def get(self, row: EntryRow) -> Excerpt | None:
        if not self._query:
            return None
        if row.entry_id not in self._known:
            found = entries.excerpts(self._connection, self._query, (row.entry_id,))
            self._known[row.entry_id] = found.get(row.entry_id)
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return self._known[row.entry_id]


_tr_hint = Translator("Hints")


def hint_text(hint: Hint) -> str:
    return fill(_text(hint.kind), text=hint.text)


def _text(kind: HintKind) -> str:
    texts = {
        HintKind.UNKNOWN_OPERATOR: _tr_hint("“{text}” is not a filter: searched as text."),
        HintKind.NEEDS_VALUE: _tr_hint("Type a value after “{text}”."),
        HintKind.UNKNOWN_STATE: _tr_hint("“{text}”: try is:unread, is:starred or is:later."),
        HintKind.BAD_DATE: _tr_hint("“{text}”: enter a date as 2026-03 or today."),
        HintKind.NO_SUCH_FEED: _tr_hint("No feed is called {text}."),
        HintKind.NO_SUCH_FOLDER: _tr_hint("No folder is called {text}."),
        HintKind.NO_SUCH_TAG: _tr_hint("No tag is called {text}."),
        HintKind.TOO_MANY_WORDS: _tr_hint("Too many words: ignored from “{text}” on."),
    }
    return texts[kind]


_HEIGHT, _FOUND_LEFT, _FOUND_RIGHT = 40, 28, 15
_MOST_COUNTED = 1000


class FoundLine(Surface):
    """Hidden without a search."""

    order_wanted = Signal(object)
    save_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", _HEIGHT - 1, parent)
        self.setFixedHeight(_HEIGHT)
        self._order = Order.RELEVANCE
        self._has_order = False
        self.message = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.message.setMinimumWidth(1)
        self._dot = PlainLabel("·", fonts.ui_font(fonts.SMALL_PX), "meta")
        self.order = _quiet("")
        self.order.clicked.connect(self._swap_order)
        self.save = _quiet(self.tr("Save search"))
        self.save.clicked.connect(self.save_wanted)
        parts = (self.message, Gap(6), self._dot, self.order, Stretch(1), self.save)
        boxes.row(*parts, spacing=0, margins=(_FOUND_LEFT, 0, _FOUND_RIGHT, 0), on=self)
        self.hide()

    def show_count(self, count: int, selection: Selection, hints: Sequence[Hint] = ()) -> None:
        """Show the number of matches, or the part of the query that may not work as intended."""
        is_search = selection.view is View.SEARCH and bool(selection.query.strip())
        self._order = selection.order
        message = self.tr("%n articles in all feeds", "", count)
        if count >= _MOST_COUNTED:
            message = self.tr("The first %n articles", "", count)
        hint = hint_text(hints[0]) if hints else ""
        self._has_order = count > 1 and not hint
        self.message.setText(hint or message)
        more = "\n".join(hint_text(each) for each in hints)
        set_tip(self.message, more)
        self.message.setAccessibleDescription(more)
        is_ranked = selection.order is Order.RELEVANCE
        by_time = self.tr("oldest first") if selection.order.is_ascending else self.tr("newest first")
        self.order.setText(self.tr("best first") if is_ranked else by_time)
        set_tip(self.order, self.tr("Show the newest first") if is_ranked else self.tr("Show the best first"))
        self.order.setVisible(self._has_order)
        self._fit()
        self.setVisible(is_search and (count > 0 or bool(hints)))

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Leave the number out where it would be cut off beside the buttons."""
        taken = (
            sum(each.sizeHint().width() for each in (self.message, self._dot, self.order, self.save)) + _FOUND_LEFT + _FOUND_RIGHT
        )
        has_room = not self._has_order or taken <= self.width()
        self.message.setVisible(has_room)
        self._dot.setVisible(has_room and self._has_order)

    def _swap_order(self) -> None:
        self.order_wanted.emit(Order.NEWEST if self._order is Order.RELEVANCE else Order.RELEVANCE)


def _quiet(text: str) -> QPushButton:
    made = button(text, lambda: None, "quiet", is_dense=True)
    made.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
