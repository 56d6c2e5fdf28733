"""Layout, sort order and grouping, stored per kind of list, and the menu of order and grouping. GUI thread only."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from reader.domain.entry import ArticleLayout, Grouping, Order, Selection, View
from reader.ui.kit.fields import Menu
from reader.ui.text.translate import Translator

_tr = Translator("Arrangement")

_ORDERS: dict[Order, str] = {
    Order.RELEVANCE: str(QT_TRANSLATE_NOOP("Arrangement", "Best first")),
    Order.NEWEST: str(QT_TRANSLATE_NOOP("Arrangement", "Newest first")),
    Order.OLDEST: str(QT_TRANSLATE_NOOP("Arrangement", "Oldest first")),
}
_GROUPINGS: dict[Grouping, str] = {
    Grouping.DAY: str(QT_TRANSLATE_NOOP("Arrangement", "By day")),
    Grouping.FEED: str(QT_TRANSLATE_NOOP("Arrangement", "By feed")),
    Grouping.NONE: str(QT_TRANSLATE_NOOP("Arrangement", "Not grouped")),
}
LAYOUTS: dict[ArticleLayout, str] = {
    ArticleLayout.LIST: str(QT_TRANSLATE_NOOP("Arrangement", "List")),
    ArticleLayout.CARDS: str(QT_TRANSLATE_NOOP("Arrangement", "Cards")),
    ArticleLayout.PAGE: str(QT_TRANSLATE_NOOP("Arrangement", "One page")),
}


def orders_for(view: View) -> tuple[Order, ...]:
    if view is View.FOR_YOU:
        return (Order.RELEVANCE,)
    return tuple(_ORDERS) if view in {View.SEARCH, View.SAVED} else (Order.NEWEST, Order.OLDEST)


def groupings_for(view: View) -> tuple[Grouping, ...]:
    """Return the groupings a kind of list supports; a single feed has none."""
    if view is View.FOR_YOU:
        return (Grouping.NONE,)
    return (Grouping.DAY, Grouping.NONE) if view is View.FEED else tuple(_GROUPINGS)


class Arrangements:
    """Reads and stores the layout, order and grouping of each kind of list."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def arranged(self, selection: Selection) -> Selection:
        """Return the selection with the stored order and grouping of its kind."""
        view = selection.view
        is_ranked = view in {View.SEARCH, View.FOR_YOU}
        usual_order = Order.RELEVANCE if is_ranked else Order.NEWEST
        usual_grouping = Grouping.NONE if is_ranked else Grouping.DAY
        order = self._read(view, "order", [each.value for each in orders_for(view)], usual_order.value)
        grouping = self._read(view, "grouping", [each.value for each in groupings_for(view)], usual_grouping.value)
        return replace(selection, order=Order(order), grouping=Grouping(grouping))

    def layout(self, view: View) -> ArticleLayout:
        usual = ArticleLayout.LIST
        return ArticleLayout(self._read(view, "layout", [each.value for each in ArticleLayout], usual.value))

    def keep_layout(self, view: View, layout: ArticleLayout) -> None:
        self._settings.setValue(f"list/{view.value}/layout", layout.value)

    def keep_order(self, view: View, order: Order) -> None:
        self._settings.setValue(f"list/{view.value}/order", order.value)

    def keep_grouping(self, view: View, grouping: Grouping) -> None:
        self._settings.setValue(f"list/{view.value}/grouping", grouping.value)

    def _read(self, view: View, what: str, allowed: list[str], usual: str) -> str:
        value = str(self._settings.value(f"list/{view.value}/{what}", usual))
        return value if value in allowed else usual


class ArrangeMenu(Menu):
    """Rebuilt for each list shown; further window actions can be appended."""

    arranged = Signal()

    def __init__(self, selection: Callable[[], Selection], arrangements: Arrangements, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection = selection
        self._arrangements = arrangements
        self._more: list[QAction] = []
        self.aboutToShow.connect(self._build)

    def add_more(self, action: QAction) -> None:
        self._more.append(action)

    def _build(self) -> None:
        self.clear()
        selection = self._selection()
        orders = QActionGroup(self)
        for order in orders_for(selection.view):
            do = partial(self.sort, order)
            self.add_choice(_tr(_ORDERS[order]), do, is_on=order is selection.order, group=orders)
        self.addSeparator()
        groupings = QActionGroup(self)
        for grouping in groupings_for(selection.view):
            is_on, do = grouping is selection.grouping, partial(self._group, grouping)
            action = self.add_choice(_tr(_GROUPINGS[grouping]), do, is_on=is_on, group=groupings)
            action.setEnabled(selection.order.is_by_time)
        self.addSeparator()
        self.addActions(self._more)

    def offers(self, order: Order) -> bool:
        """Return True if the list shown can be sorted this way and is not."""
        selection = self._selection()
        return order in orders_for(selection.view) and order is not selection.order

    def sort(self, order: Order) -> None:
        self._arrangements.keep_order(self._selection().view, order)
        self.arranged.emit()

    def _group(self, grouping: Grouping) -> None:
        self._arrangements.keep_grouping(self._selection().view, grouping)
        self.arranged.emit()
