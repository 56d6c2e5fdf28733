"""Entry point for the app layer: builds the window and connects it to the engine's bridge. GUI thread only."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSettings

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.ui.data.bridge import Bridge
from reader.ui.data.data_work import DataActions
from reader.ui.look.theme import Theme
from reader.ui.player.playback import OpenMedia
from reader.ui.text.languages import SOURCE, install_language
from reader.ui.window.main_window import MainWindow
from reader.ui.window.window_parts import WindowNeeds

if TYPE_CHECKING:
    from reader.ui.window.outside import OpenUrl


def build_window(
    *,
    database: Path,
    theme: Theme,
    bridge: Bridge,
    clock: Clock,
    settings: QSettings,
    open_url: "OpenUrl",
    language: str = SOURCE,
    submit: Callable[[Command], None] | None = None,
    picture_path: Callable[[str], Path | None] = lambda _: None,
    data_actions: DataActions | None = None,
    open_media: OpenMedia | None = None,
) -> MainWindow:
    """Build the window over an existing database without showing it. `data_actions` offers copies of the user's data, None for
    none. `language` is the preference look.language. Without `open_media` episodes cannot be played. `submit` defaults to the
    bridge's; `picture_path` returns a picture's cache file or None.
    """
    install_language(language, QLocale.system())
    send = submit or bridge.submit

    window = MainWindow(
        WindowNeeds(
            theme=theme,
            database=database,
            submit=send,
            clock=clock,
            settings=settings,
            open_url=open_url,
            picture_path=picture_path,
            data_actions=data_actions,
            open_media=open_media,
        )
    )
    bridge.listen(window.handle_events)
    return window
