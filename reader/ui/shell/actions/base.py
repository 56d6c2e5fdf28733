"""Base class of action handlers, which gives access to the window's parts. Sheets are imported when opened, to keep the start
fast. GUI thread only.
"""

from reader.ui.shell.parts import WindowParts


class HandlerBase:
    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions
