"""Base class of action handlers, which gives access to the window's parts. Sheets are imported when opened, to keep the start
fast. GUI thread only.
"""

from PySide6.QtCore import QUrl

from reader.ui.data import links
from reader.ui.shell.parts import WindowParts


class HandlerBase:
    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions

    # Conditions of actions

    def has_article(self) -> bool:
        return self._window.article.article is not None

    def has_link(self) -> bool:
        article = self._window.article.article
        return article is not None and bool(links.openable(QUrl(article.link)))

    def is_at_article(self) -> bool:
        return self._lists.current() is not None

    def has_chosen(self) -> bool:
        """Return True if there are articles to act on; a fold that is current does not count as one."""
        return self._lists.view.is_any_selected() or self.has_article()
