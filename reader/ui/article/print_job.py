"""Waits for the pictures of an article before printing. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Slot

from reader.ui.article.page import ArticlePage
from reader.ui.article.printing import PaperArticle
from reader.ui.data.timers import repeating

__all__ = ["PaperArticle", "PrintJob"]

PATIENCE_MS = 4_000
_CHECK_MS = 50


class PrintJob(QObject):
    """Requests all pictures and passes the article on once they are loaded, or after a timeout without them."""

    def __init__(self, page: ArticlePage, use: Callable[[PaperArticle], object], parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._use = use
        self._waited = QElapsedTimer()
        self._timer = repeating(self, _CHECK_MS, self._check)

    def start(self) -> None:
        """Start; may pass the article on at once."""
        self._page.finish()
        for number in range(len(self._page.shelf.pictures)):
            self._page.shelf.call(number)
        self._waited.start()
        self._timer.start()
        self._check()

    @Slot()
    def _check(self) -> None:
        if self._page.shelf.is_waiting() and self._waited.elapsed() < PATIENCE_MS:
            return
        self._timer.stop()
        paper = self._page.on_paper()
        if paper is not None:
            self._use(paper)
        self.deleteLater()
