"""Icon rail that replaces the sidebar in a small window. GUI thread only."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from reader.domain.entry import LISTS_OF_MARKS, View
from reader.domain.ids import FeedId
from reader.ui.data.nodes import BRIEFING_ROW, FAVOURITES, WHOLE, Kind, Node
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import Surface
from reader.ui.kit.painting import Painted, fill_round, paint_tile
from reader.ui.kit.theme import Theme
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.sidebar.tree_view import VIEW_ICONS
from reader.ui.text.marks import go_to
from reader.ui.text.translate import literal, set_tip

RAIL_PX = 52
_BUTTON_PX, _ICON_PX, _DOT_PX, _LINE_PX = 36, 18, 7, 24
_RADIUS = 8
_MOST_FAVOURITES = 6


class Rail(Surface):
    """Buttons for the menu, adding, the lists at the top of the sidebar, favourites, folders, feeds that need attention and
    Rhythm. The menu's tells what the sidebar's head does. `sidebar_wanted` requests the whole sidebar temporarily.
    """

    sidebar_wanted = Signal()
    rhythm_wanted = Signal()

    def __init__(self, theme: Theme, sidebar: SubscriptionsPane, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_side", parent=parent)
        self._sidebar = sidebar
        self.setFixedWidth(RAIL_PX)
        self.setAccessibleName(self.tr("Sidebar"))
        self.menu = RailButton(theme, "menu", self.tr("Menu"), is_quiet=True, does="open_menu")
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.add = RailButton(theme, "plus", self.tr("Add site or feed"), is_quiet=True, does="add_feed")
        self.add.clicked.connect(sidebar.add_button.click)
        self.briefing = RailButton(theme, "news", self.tr("Briefing"), does="go_briefing")
        self.briefing.press = partial(sidebar.select, BRIEFING_ROW)
        self.briefing.hide()
        self.lists = {view: self._list_button(view) for view in VIEW_ICONS}
        self.favourites = [RailButton(theme, "", "", self) for _ in range(_MOST_FAVOURITES)]
        self.folders = RailButton(theme, "folder", self.tr("Folders and feeds"))
        self.folders.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.folder_menu = Menu(self)
        self.folder_menu.aboutToShow.connect(self._fill_folders)
        self.folders.setMenu(self.folder_menu)
        self.attention = RailButton(theme, "warning", "", ink="warn")
        self.attention.clicked.connect(sidebar.attention.click)
        self.attention.hide()
        self._needing = 0
        sidebar.attention.counted.connect(self._show_attention)
        self.rhythm = RailButton(theme, "rhythm", self.tr("Rhythm"), does="go_rhythm")
        self.rhythm.clicked.connect(self.rhythm_wanted)
        self._second, self._third = _Line(theme), _Line(theme)
        column = boxes.column(
            Gap(8), self.menu, self.add, _Line(theme), self.briefing, *self.lists.values(), self._second, *self.favourites, self._third,
            self.folders, STRETCH, self.attention, self.rhythm, Gap(8), spacing=2, margins=0, on=self,
        )  # fmt: skip
        for place in range(column.count()):
            item = column.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                column.setAlignment(widget, Qt.AlignmentFlag.AlignHCenter)
        self._join = single_shot(self, 0, self.refresh)
        model = sidebar.model
        for changed in (model.many_changed, model.all_changed, model.rowsInserted, model.rowsRemoved, model.modelReset):
            changed.connect(self._join.start)
        model.dataChanged.connect(self._join.start)
        sidebar.tree.selectionModel().currentChanged.connect(self._join.start)
        sidebar.status_line.changed.connect(self._name_menu)
        self._name_menu()

    def refresh(self) -> None:
        """Update unread dots and selection, with as many favourites as have room."""
        current = self._sidebar.current()
        briefing = self._sidebar.model.find(BRIEFING_ROW)
        self.briefing.setVisible(briefing is not None)
        if briefing is not None:
            self.briefing.show_node(briefing, is_chosen=current is briefing)
        for view, button in self.lists.items():
            node = self._sidebar.model.find((Kind.SMART, view.value))
            button.setVisible(node is not None)
            if node is not None:
                button.show_node(node, is_chosen=current is node)
        section = self._sidebar.model.find(FAVOURITES)
        feeds = section.children if section is not None else []
        room = max((self.height() - (7 + (briefing is not None) + len(self.lists)) * (_BUTTON_PX + 2)) // (_BUTTON_PX + 2), 0)
        shown = feeds[: min(room, _MOST_FAVOURITES)]
        for number, button in enumerate(self.favourites):
            button.setVisible(number < len(shown))
            if number < len(shown):
                button.show_node(shown[number], is_chosen=current is shown[number])
                button.press = partial(self._sidebar.select, shown[number].key)
        self._third.setVisible(bool(shown))
        is_below = current is not None and current.kind in {Kind.FOLDER, Kind.FEED} and current not in shown
        self.folders.setChecked(is_below)

    def show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        for button in self.favourites:
            if button.feed_id in feed_ids:
                button.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            self._fit_attention()
            self._join.start()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Leave out the feeds that need attention, for which a low window has no room."""
        hint = super().minimumSizeHint()
        return hint if self.attention.isHidden() else hint - QSize(0, _BUTTON_PX + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        left = 0 if self.isRightToLeft() else self.width() - 1
        painter.fillRect(QRect(left, 0, 1, self.height()), self._theme.color("line"))
        painter.end()

    def _show_attention(self, count: int) -> None:
        self._needing = count
        self.attention.set_name(self._sidebar.attention.accessibleName())
        self._fit_attention()

    def _fit_attention(self) -> None:
        self.attention.setVisible(bool(self._needing) and self.height() >= self.minimumSizeHint().height() + _BUTTON_PX + 2)

    def _name_menu(self) -> None:
        """Add the number of new articles and the refresh, which the rail has no room for."""
        self.menu.set_name(self.tr("Menu"), self._sidebar.status_line.accessibleName())

    def _list_button(self, view: View) -> "RailButton":
        made = RailButton(self._theme, VIEW_ICONS[view], "", self, does=action_of(view))
        made.press = partial(self._sidebar.select_view, view)
        return made

    def _fill_folders(self) -> None:
        self.folder_menu.clear()
        for node in self._sidebar.model.folders():
            self.folder_menu.addAction(literal("    " * node.depth + node.title), partial(self._sidebar.select, node.key))
        self.folder_menu.addSeparator()
        self.folder_menu.addAction(self.tr("Show the sidebar"), self.sidebar_wanted.emit)


def action_of(view: View) -> str:
    return go_to(LISTS_OF_MARKS[view]) if view in LISTS_OF_MARKS else f"go_{view}"


class _Line(Painted, QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(_LINE_PX, 13)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(0, 6, self.width(), 1, self._theme.color("line"))


class RailButton(Painted, QToolButton):
    """Icon button with a dot for unread articles; its name is its tool tip."""

    def __init__(
        self,
        theme: Theme,
        icon: str,
        name: str,
        parent: QWidget | None = None,
        *,
        is_quiet: bool = False,
        ink: str = "",
        does: str = "",
    ) -> None:
        super().__init__(parent)
        self._does = does
        self.follow_theme(theme)
        self._icon = icon
        self._ink = ink or ("text_2" if is_quiet else "accent_text")
        self._node: Node | None = None
        self.press: Callable[[], object] = int
        self.setFixedSize(_BUTTON_PX, _BUTTON_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(not is_quiet)
        self.clicked.connect(self._pressed)
        self.set_name(name)

    @property
    def feed_id(self) -> int | None:
        """Feed whose icon it shows."""
        return self._node.number if self._node is not None and self._node.kind is Kind.FEED else None

    def show_node(self, node: Node, *, is_chosen: bool) -> None:
        """Represent a row of the sidebar; one filled by hand counts read articles too and has no dot."""
        self._node = node
        self.setChecked(is_chosen)
        is_whole = node.key in WHOLE
        count = self.tr("%n articles", "", node.unread) if is_whole else self.tr("%n unread", "", node.unread)
        self.set_name(f"{node.title}, {count}" if node.unread else node.title)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_BUTTON_PX, _BUTTON_PX)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        ground = "sel_off" if self.isChecked() or self.isDown() else "hover" if self.underMouse() else ""
        if ground:
            fill_round(painter, area, _RADIUS, self._theme.color(ground))
        corner = QPointF((area.width() - _ICON_PX) / 2, (area.height() - _ICON_PX) / 2)
        if self._icon:
            pixmap = self._theme.icons.pixmap(self._icon, self._theme.color(self._ink), _ICON_PX, self.devicePixelRatioF())
            painter.drawPixmap(corner, pixmap)
        elif self._node is not None:
            paint_tile(painter, self._theme, QRectF(corner, QSize(_ICON_PX, _ICON_PX)), self._node.number, self._node.title)
        if self._node is not None and self._node.unread and self._node.key not in WHOLE:
            left = 4 if self.isRightToLeft() else area.right() - 4 - _DOT_PX
            dot = QRectF(left, 4, _DOT_PX, _DOT_PX)
            fill_round(painter, dot.adjusted(-2, -2, 2, 2), _DOT_PX, self._theme.color(ground or "bg_side"))
            fill_round(painter, dot, _DOT_PX / 2, self._theme.color("accent"))

    def _pressed(self) -> None:
        # the checked state follows the shown list, not the press
        self.setChecked(self._node is not None and self.isChecked())
        self.press()

    def set_name(self, name: str, status: str = "") -> None:
        """Set the spoken name and the tool tip, whose last line is the one with the shortcut."""
        self.setAccessibleName(", ".join(filter(None, (name, status))))
        set_tip(self, "\n".join(filter(None, (status, name))), self._does)
