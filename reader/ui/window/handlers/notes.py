"""The note beside a command in the palette. GUI thread only."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from reader.domain.entry import View
from reader.domain.fill import fill
from reader.ui.data.nodes import Kind
from reader.ui.text.translate import Translator
from reader.ui.window.window_parts import WindowParts

_tr = Translator("Palette")


def command_notes(window: WindowParts) -> Mapping[str, Callable[[], str]]:
    """For each command that has something to say: what, asked when its row is shown."""

    def here() -> str:
        node = window.subscriptions.current()
        return node.title if node is not None else ""

    def text_size() -> str:
        return fill(_tr("{size} px"), size=f"{window.preferences.values.reading_text_size}")

    def unread(view: View) -> Callable[[], str]:
        def count() -> str:
            node = window.subscriptions.model.find((Kind.SMART, view.value))
            return _tr("%n unread", node.unread) if node is not None and node.unread else ""

        return count

    def newest() -> str:
        step = window.undo_stack.newest()
        return step.text if step is not None else _tr("Nothing to undo")

    def article() -> str:
        row = window.entries.current()
        return row.title if row is not None else ""

    def shown(pane: QWidget) -> Callable[[], str]:
        return lambda: _tr("Hidden") if pane.isHidden() else _tr("Shown")

    return {
        "retrieve_shown": here,
        "mark_all_read": here,
        "feed_properties": here,
        "unsubscribe": here,
        "undo": newest,
        "text_larger": text_size,
        "text_smaller": text_size,
        "text_usual": text_size,
        "go_today": unread(View.TODAY),
        "go_unread": unread(View.UNREAD),
        "toggle_read": article,
        "toggle_star": article,
        "toggle_later": article,
        "tag": article,
        "open_in_browser": article,
        "make_rule": article,
        "toggle_subscriptions": shown(window.subscriptions),
        "toggle_article": shown(window.article),
    }
