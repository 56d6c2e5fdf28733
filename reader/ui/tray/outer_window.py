"""Interface of the main window for tray, notices and closing. The window passes its parts in; nothing here imports it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.storage.connection import ReadConnection
from reader.ui.article_list.pane import EntriesPane
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.look.theme import Theme
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.widgets.cover import Cover


class OuterWindow(Protocol):
    """`widget` is the window as the desktop sees it."""

    widget: QWidget
    theme: Theme
    clock: Clock
    settings: QSettings
    preferences: LivePreferences
    connection: ReadConnection
    subscriptions: SubscriptionsPane
    entries: EntriesPane
    submit: Callable[[Command], None]
    show_sheet: Callable[[Cover], None]
