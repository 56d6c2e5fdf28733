"""Tag popover of the selected articles: chips for their tags, and a field that finds or creates others. GUI thread only."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.entry import EntryRow
from reader.ui.dialogs.palette import Results, ResultsView
from reader.ui.dialogs.palette_search import Candidate, Group, Hit, pool_of, ranked
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Chip
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.focus import Anchored
from reader.ui.kit.painting import Painted, draw_icon, turn_round
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import fill

_GAP = 6


class ChipFlow(QWidget):
    """Chips at a fixed width; emits `resized` when their height changes."""

    resized = Signal()

    def __init__(self, width: int) -> None:
        super().__init__()
        self._chips: list[QWidget] = []
        self.setFixedWidth(width)
        self._place()

    def add(self, chip: QWidget) -> None:
        chip.setParent(self)
        self._chips.append(chip)
        chip.show()
        self._place()

    def _place(self) -> None:
        left, top, bottom = 0, 0, 0
        is_mirrored = self.isRightToLeft()
        for chip in self._chips:
            if left and left + chip.width() > self.width():
                left, top = 0, bottom + _GAP
            chip.move(self.width() - left - chip.width() if is_mirrored else left, top)
            left += chip.width() + _GAP
            bottom = max(bottom, top + chip.height())
        if bottom != self.height():
            self.setFixedHeight(bottom)
        self.resized.emit()


_WIDTH, _ABOVE, _BESIDE, _FIELD_PX = 340, 12, 14, 44
_FROM_EDGE = 12
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}

Submit = Callable[[tuple[str, ...], tuple[str, ...]], object]


class TagPopover(Cover):
    """Positioned beside a list row given by `beside`. Submits all changes once on closing: tags to add and to remove."""

    _fill = "bg_raised"
    _scrim = None

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        rows: Sequence[EntryRow],
        known: Sequence[str],
        beside: Callable[[], QRect],
        submit: Submit,
    ) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self.setAccessibleName(self.tr("Tags of %n articles", "", len(rows)))
        self._beside = beside
        self._submit = submit
        self._known = {name.casefold(): name for name in known}
        self._before = _states(rows)
        self._chips: dict[str, Chip] = {}
        self.field = LineEdit(name=self.accessibleName(), hint=self.tr("Add a tag"), kind="bare")
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        self.field.setMaxLength(60)
        self.flow = ChipFlow(_WIDTH - 2 * _BESIDE)
        self.results = Results(self)
        self.view = ResultsView(theme, self.results)
        self.column.addWidget(_Inset(self.flow))
        self.column.addWidget(_Field(theme, self.field))
        self.column.addWidget(self.view)
        for name, state in self._before.items():
            self._add_chip(name, state)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._suggest)
        self.view.chosen.connect(self._choose)
        self._suggest()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, view: QWidget) -> None:
        Anchored(view, self.fit, self)

    def fit(self) -> None:
        """Position below the row if there is room, else above it."""
        self.view.setFixedHeight(self.view.wanted_height())
        super().fit()
        beside = self._beside()
        top = beside.bottom() + 4
        if top + self.card.height() > self.height() - _FROM_EDGE:
            top = max(beside.top() - 4 - self.card.height(), _FROM_EDGE)
        left = min(max(beside.left() + 24, _FROM_EDGE), self.width() - self.card.width() - _FROM_EDGE)
        self.card.move(left, top)
        self.update()

    def close_sheet(self) -> None:
        add = tuple(
            name
            for name, chip in self._chips.items()
            if chip.checkState() is Qt.CheckState.Checked and self._before.get(name) is not Qt.CheckState.Checked
        )
        remove = tuple(
            name for name, chip in self._chips.items() if chip.checkState() is Qt.CheckState.Unchecked and name in self._before
        )
        super().close_sheet()
        if add or remove:
            self._submit(add, remove)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        key, typed = Qt.Key(event.key()), self.field.text().strip()
        if key in _STEPS:
            self.view.choose(self.results.step(self.view.currentIndex().row(), _STEPS[key]))
        elif key in _ENTER and (typed or self.view.row() is not None):
            self._choose(self.view.currentIndex().row())
        elif key in _ENTER or key == Qt.Key.Key_Escape:
            self.close_sheet()
        elif key == Qt.Key.Key_Backspace and not self.field.text():
            chip = next(
                (chip for chip in reversed(self._chips.values()) if chip.checkState() is not Qt.CheckState.Unchecked), None
            )
            if chip is not None:
                chip.setCheckState(Qt.CheckState.Unchecked)
        else:
            return False
        return True

    def _suggest(self) -> None:
        """Suggest matching tags that not all articles have, and creation of a new one. Empty text selects nothing."""
        typed = " ".join(self.field.text().split())
        used = {name.casefold() for name, chip in self._chips.items() if chip.checkState() is Qt.CheckState.Checked}
        others = [name for key, name in self._known.items() if key not in used]
        offered = [Candidate(Group.PLACES, name, name, partial(self._put, name), icon="tag") for name in others]
        hits = ranked(typed, {Group.COMMANDS: pool_of(offered)}, ()).get(Group.COMMANDS, [])
        if typed and typed.casefold() not in self._known and typed.casefold() not in used:
            text = fill(self.tr("Create tag “{name}”"), name=typed)
            new = Candidate(Group.COMMANDS, typed, text, partial(self._put, typed), icon="plus")
            hits.append(Hit(new, ()))
        self.results.show({Group.PLACES: hits}, {Group.PLACES: self.tr("Tags")})
        self.fit()
        self.view.choose(self.results.step(-1, 1) if typed else -1)

    def _choose(self, number: int) -> None:
        row = self.results.row(number)
        if row is not None and row.hit is not None:
            row.hit.candidate.act()

    def _put(self, name: str) -> None:
        chip = next((chip for own, chip in self._chips.items() if own.casefold() == name.casefold()), None)
        if chip is None:
            self._add_chip(name, Qt.CheckState.Checked)
        else:
            chip.setCheckState(Qt.CheckState.Checked)
        self.field.clear()
        self._suggest()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_chip(self, name: str, state: Qt.CheckState) -> None:
        chip = Chip(self._theme, name, state)
        chip.checkStateChanged.connect(self._suggest)
        self._chips[name] = chip
        self.flow.add(chip)


def _states(rows: Sequence[EntryRow]) -> Mapping[str, Qt.CheckState]:
    counted = Counter(tag for row in rows for tag in row.tags)
    some, all_of_them = Qt.CheckState.PartiallyChecked, Qt.CheckState.Checked
    return {name: all_of_them if counted[name] == len(rows) else some for name in sorted(counted, key=str.casefold)}


class _Inset(QWidget):
    """Container with side margins, hidden when empty."""

    def __init__(self, flow: ChipFlow) -> None:
        super().__init__()
        flow.setParent(self)
        self._flow = flow
        flow.resized.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        height = self._flow.height()
        self._flow.move(_BESIDE, _ABOVE)
        self.setFixedHeight(height + _ABOVE if height else 0)


class _Field(Painted, QWidget):
    def __init__(self, theme: Theme, field: QLineEdit) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(_FIELD_PX)
        boxes.row(field, margins=(_BESIDE + 26, 6, _BESIDE, 6), on=self)

    def paint(self, painter: QPainter) -> None:
        icon = self._theme.icons.pixmap("tag", self._theme.color("text_3"), 16, self.devicePixelRatioF())
        turn_round(painter, QRectF(self.rect()))
        draw_icon(painter, QPointF(_BESIDE + 2, (_FIELD_PX - 16) // 2), icon)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("line"))
