"""What every handler stands on: the window's parts. Sheets are imported where they are opened: the window starts without them. GUI thread only."""

from reader.ui.window.window_parts import WindowParts


class HandlerBase:
    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions
