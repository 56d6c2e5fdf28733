"""Gestures on rows: drag to a tag or list of the sidebar, swipe, context menu. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QDrag,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPixmap,
    QSinglePointEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.ui.kit import fonts
from reader.ui.kit.drag import article_mime
from reader.ui.kit.fields import Menu
from reader.ui.kit.painting import Painted, draw_icon, fill_round, text_line
from reader.ui.kit.theme import Theme
from reader.ui.list.model import ListModel
from reader.ui.list.view import ListView
from reader.ui.text.marks import STYLES
from reader.ui.text.translate import literal

_HEIGHT, _DRAG_PADDING, _WIDEST = 30, 12, 260


class ArticleDrag:
    """Follows a press on a row: sideways movement drags articles, vertical movement lets Qt select rows; several selected
    articles are dragged in any direction. `press` returns True if the effect of the press is deferred to the release, which then
    returns the row.
    """

    def __init__(self, theme: Theme, view: QWidget) -> None:
        self._theme = theme
        self._view = view
        self._start: QPoint | None = None
        self._waiting: int | None = None
        self.run: Callable[[QDrag], object] = lambda drag: drag.exec(Qt.DropAction.CopyAction)

    def press(self, point: QPoint, row: int, *, is_one_of_several: bool) -> bool:
        self._start = point
        self._waiting = row if is_one_of_several else None
        return is_one_of_several

    def release(self) -> int | None:
        waiting, self._start, self._waiting = self._waiting, None, None
        return waiting

    def begins(self, point: QPoint) -> bool:
        """Return True if the pointer has moved far enough in a direction that drags."""
        if self._start is None:
            return False
        way = point - self._start
        if way.manhattanLength() < QApplication.startDragDistance():
            return False
        if self._waiting is not None or abs(way.x()) > abs(way.y()):
            return True
        # from now on the movement selects rows
        self._start = None
        return False

    @property
    def is_undecided(self) -> bool:
        """True while the movement may still become a drag."""
        return self._start is not None

    def carry(self, entry_ids: Sequence[EntryId], text: str) -> None:
        self._start = self._waiting = None
        drag = QDrag(self._view)
        drag.setMimeData(article_mime(entry_ids))
        drag.setPixmap(self._card(" ".join(text.split())))
        drag.setHotSpot(QPoint(-12, -6))
        self.run(drag)

    def _card(self, text: str) -> QPixmap:
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        width = min(QFontMetricsF(font).horizontalAdvance(text) + 2 * _DRAG_PADDING + 2, _WIDEST)
        ratio = self._view.devicePixelRatioF()
        card = QPixmap(round(width * ratio), round(_HEIGHT * ratio))
        card.setDevicePixelRatio(ratio)
        card.fill(Qt.GlobalColor.transparent)
        painter = QPainter(card)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(0, 0, width, _HEIGHT)
        fill_round(painter, area, 8, self._theme.color("line_strong"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))
        inside = area.adjusted(_DRAG_PADDING, 0, -_DRAG_PADDING, 0)
        text_line(painter, inside, font, self._theme.color("text"), text, is_name=True)
        painter.end()
        return card


DECIDED_PX = 12
ENOUGH_PX = 96
_STEEP = 1.5
"""Ratio of horizontal to vertical movement required for a swipe."""
_ICON, _PADDING, _GAP = 18, 24, 10
_Phase = Qt.ScrollPhase


@dataclass(frozen=True, slots=True)
class SwipeOffer:
    """Action of a swipe: name of the preference's choice, icon and text."""

    choice: str
    icon: str
    text: str


class SwipeActions(Protocol):
    def swipe_offer(self, entry_id: EntryId, direction: int) -> SwipeOffer | None:
        """Return the action of a swipe to the right (1) or left (-1), or None."""
        ...

    def swipe(self, entry_id: EntryId, choice: str) -> None: ...


class Swipe:
    """Follows the wheel events of one gesture; `turned` returns True if an event belongs to a swipe and must not scroll. Requires
    a touchpad that reports where gestures begin and end: tilted wheels and Shift with the wheel never swipe.
    """

    def __init__(self, theme: Theme, view: QAbstractItemView, actions: SwipeActions) -> None:
        self._theme = theme
        self._view = view
        self._actions = actions
        self._moved = QPointF()
        self._is_decided = False
        self._is_over = False
        self._about: EntryId | None = None
        self._offer: SwipeOffer | None = None
        self._direction = 0
        self.cover: SwipeCover | None = None

    def turned(self, event: QWheelEvent, entry_at: Callable[[QWheelEvent], EntryId | None]) -> bool:
        """Handle a wheel event; `entry_at` finds the article under the pointer."""
        phase = event.phase()
        if phase == _Phase.ScrollEnd:
            return self._end()
        if phase == _Phase.ScrollMomentum:
            return self._is_over
        if phase == _Phase.ScrollBegin:
            self.cancel()
        if phase == _Phase.NoScrollPhase or event.pixelDelta().isNull() or event.modifiers():
            return self.cover is not None
        self._moved += QPointF(event.pixelDelta())
        if not self._is_decided:
            self._decide(event, entry_at)
        if self.cover is None:
            return False
        self.cover.show_offset(self._moved.x() if self._moved.x() * self._direction > 0 else 0.0)
        return True

    def cancel(self) -> None:
        self.uncover()
        self._moved = QPointF()
        self._is_decided = self._is_over = False

    def uncover(self) -> None:
        """Restore the row without applying anything."""
        if self.cover is not None:
            self.cover.hide()
            self.cover.deleteLater()
        self.cover = None

    def _decide(self, event: QWheelEvent, entry_at: Callable[[QWheelEvent], EntryId | None]) -> None:
        x, y = self._moved.x(), self._moved.y()
        if max(abs(x), abs(y)) < DECIDED_PX:
            return
        self._is_decided = True
        self._direction = 1 if x > 0 else -1
        entry_id = entry_at(event) if abs(x) >= _STEEP * abs(y) else None
        offer = self._actions.swipe_offer(entry_id, self._direction) if entry_id is not None else None
        if offer is None:
            return
        self._about, self._offer = entry_id, offer
        area = self._view.visualRect(self._view.indexAt(event.position().toPoint()))
        self.cover = SwipeCover(self._theme, self._view.viewport(), self._view.viewport().grab(area), offer)
        self.cover.setGeometry(area)
        self.cover.show()

    def _end(self) -> bool:
        cover, offer, about = self.cover, self._offer, self._about
        is_enough = cover is not None and cover.is_enough
        self.cancel()
        self._is_over = cover is not None
        if is_enough and offer is not None and about is not None:
            self._actions.swipe(about, offer.choice)
        return cover is not None


class SwipeCover(Painted, QWidget):
    """Image of the row, moved aside over the action it reveals."""

    def __init__(self, theme: Theme, viewport: QWidget, row: QPixmap, offer: SwipeOffer) -> None:
        super().__init__(viewport)
        self._theme, self._row, self._offer = theme, row, offer
        self.offset = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(offer.text)

    @property
    def is_enough(self) -> bool:
        """True if releasing now applies the action."""
        return abs(self.offset) >= min(ENOUGH_PX, self.width() / 2)

    def show_offset(self, offset: float) -> None:
        limit = self.width() * 0.7
        self.offset = min(max(offset, -limit), limit)
        self.update()

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("accent" if self.is_enough else "accent_soft"))
        self._paint_offer(painter, area.adjusted(_PADDING, 0, -_PADDING, 0))
        painter.fillRect(area.translated(self.offset, 0), self._theme.color("bg_list"))
        painter.drawPixmap(QPointF(self.offset, 0), self._row)

    def _paint_offer(self, painter: QPainter, area: QRectF) -> None:
        color = self._theme.color("on_accent" if self.is_enough else "accent_text")
        icon = self._theme.icons.pixmap(self._offer.icon, color, _ICON, self.devicePixelRatioF())
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        width = QFontMetricsF(font).horizontalAdvance(self._offer.text) + _ICON + _GAP
        if abs(self.offset) < width + 2 * _PADDING:
            # a truncated word is less clear than the icon alone
            width = _ICON
        left = area.left() if self.offset > 0 else area.right() - width
        draw_icon(painter, QPointF(left, area.center().y() - _ICON / 2), icon)
        if width > _ICON:
            text_line(painter, QRectF(left + _ICON + _GAP, area.top(), width, area.height()), font, color, self._offer.text)


_Left = Qt.MouseButton.LeftButton


class RowGestures(QObject):
    """Filters the events of the list's viewport."""

    def __init__(self, theme: Theme, view: ListView, model: ListModel, actions: SwipeActions) -> None:
        super().__init__(view)
        self._view = view
        self._list = model
        self._is_carried = False
        self.drag = ArticleDrag(theme, view)
        self.swipe = Swipe(theme, view, actions)
        view.viewport().installEventFilter(self)
        model.modelReset.connect(self.swipe.cancel)
        view.verticalScrollBar().valueChanged.connect(self.swipe.uncover)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        """Return True for events the list must not see. Runs for every paint, so other events exit early."""
        if isinstance(event, QWheelEvent):
            return self.swipe.turned(event, self._entry_at)
        return isinstance(event, QMouseEvent) and self._followed(event)

    def _followed(self, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            return self._pressed(event)
        if kind == QEvent.Type.MouseMove and event.buttons() & _Left:
            return self._moved(event)
        return kind == QEvent.Type.MouseButtonRelease and self._released()

    def _entry_at(self, event: QSinglePointEvent) -> EntryId | None:
        row = self._view.indexAt(event.position().toPoint()).row()
        return EntryId(self._list.keys[row]) if row >= 0 and self._list.keys[row] > 0 else None

    def _pressed(self, event: QMouseEvent) -> bool:
        """Handle a press on one of several selected articles, which may start a drag of all."""
        self._is_carried = False
        self.drag.release()
        self.swipe.cancel()
        if event.button() != _Left or event.modifiers() or self._entry_at(event) is None:
            return False
        row = self._view.indexAt(event.position().toPoint()).row()
        is_chosen = self._view.selectionModel().isRowSelected(row, QModelIndex())
        is_one_of_several = is_chosen and len(self._view.selected_ids()) > 1
        return self.drag.press(event.position().toPoint(), row, is_one_of_several=is_one_of_several)

    def _moved(self, event: QMouseEvent) -> bool:
        if not self.drag.is_undecided:
            return self._is_carried
        if self.drag.begins(event.position().toPoint()):
            self._view.setState(QAbstractItemView.State.NoState)
            ids = self._view.selected_ids()
            only = self._view.current_entry() if len(ids) == 1 else None
            self._is_carried = True
            self.drag.carry(ids, only.title if only is not None else self.tr("%n articles", "", len(ids)))
            return True
        return self.drag.is_undecided

    def _released(self) -> bool:
        was_carried, self._is_carried = self._is_carried, False
        row = self.drag.release()
        if row is None:
            return was_carried
        self._view.arrive(row)
        return True


TagArticles = Callable[[str, bool], None]

_BEFORE_TAGS: tuple[tuple[str, ...], ...] = (
    ("open_in_browser", "open_in_background", "share_article", "save_epub"),
    ("copy_link", "copy_title_link", "copy_citation"),
    ("toggle_read", *(style.toggle for style in STYLES.values())),
)
# one article is opened and shared
_OF_SEVERAL = {"open_in_background", "save_epub"}
_OF_STORY = ("toggle_story", "mark_story_read", "separate_report")
_AFTER_TAGS: tuple[tuple[str, ...], ...] = (
    ("more_like_this", "less_like_this"),
    ("mark_above_read", "mark_below_read", "mark_older_read"),
    ("make_rule", "hide_articles"),
)


class ArticleMenu(Menu):
    """Uses the window's own actions, so that each item shows its shortcut; deletes itself once closed."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        rows: Sequence[EntryRow],
        tags: Sequence[str],
        put: TagArticles,
        parent: QWidget,
        fill_targets: Callable[[Menu], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        for group in _BEFORE_TAGS:
            self._add([name for name in group if len(rows) > 1 or name not in _OF_SEVERAL])
        if fill_targets is not None:
            menu = self.add_menu(self.tr("Send to"))
            fill_targets(menu)
        self._add_tags(rows, tags, put)
        # only of an article that others report, too
        self._add([name for name in _OF_STORY if name in actions and actions[name].isEnabled()])
        for group in _AFTER_TAGS:
            self._add(group)

    def _add(self, names: Sequence[str]) -> None:
        self.addSeparator()
        for name in names:
            if name in self._actions:
                self.addAction(self._actions[name])

    def _add_tags(self, rows: Sequence[EntryRow], tags: Sequence[str], put: TagArticles) -> None:
        menu = self.add_menu(self.tr("Tags"))
        for tag in tags:
            action = menu.addAction(literal(tag))
            action.setCheckable(True)
            action.setChecked(bool(rows) and all(tag in row.tags for row in rows))
            action.toggled.connect(partial(put, tag))
        menu.addSeparator()
        if "tag" in self._actions:
            menu.addAction(self._actions["tag"])
