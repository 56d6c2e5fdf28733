"""An article pane with everything around it that a test looks at."""

import threading

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextBlock, QTextCharFormat
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import Command, FetchPicture
from reader.domain.preferences import Preferences, Value
from reader.supervision import Worker
from reader.ui.article.pane import ArticlePane
from reader.ui.data.preferences import LivePreferences
from reader.ui.kit.theme import Theme
from tests.ui import article_samples as samples


class ArticleBench:
    """A pane on a desk that remembers what it was asked."""

    def __init__(self, qtbot: QtBot) -> None:
        self.commands: list[Command] = []
        self.opened: list[str] = []
        self.theme = Theme("light")
        self.theme.apply()
        self.pane = ArticlePane(self.theme, self.commands.append, self.opened.append)
        self.preferences = LivePreferences(Preferences())
        self.pane.follow(self.preferences)
        self.pane.page.next_title = lambda: "What comes next"
        qtbot.addWidget(self.pane, before_close_func=lambda pane: pane.stop())
        self.pane.resize(760, 700)
        self.pane.show()
        self.qtbot = qtbot

    def show(self, html: str, **changes: object) -> None:
        self.pane.show_article(samples.article(html, **changes))
        self.qtbot.waitUntil(lambda: self.pane.page.is_finished)
        self.pane.page.finish()
        QApplication.processEvents()

    def set(self, key: str, value: Value) -> None:
        """As the window does once the engine says so."""
        self.preferences.take(key, value)

    @property
    def text(self) -> str:
        return self.pane.page.view.document().toPlainText()

    def blocks(self) -> list[QTextBlock]:
        found = []
        block = self.pane.page.view.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def block(self, text: str) -> QTextBlock:
        return next(block for block in self.blocks() if block.text().startswith(text))

    def text_format(self, block_text: str, text: str) -> QTextCharFormat:
        fragments = self.block(block_text).begin()
        while not fragments.atEnd():
            if text in fragments.fragment().text():
                return fragments.fragment().charFormat()
            fragments += 1
        raise AssertionError(text)

    def asked_pictures(self) -> list[str]:
        self.pane.page._call_near_pictures()
        return [command.url for command in self.commands if isinstance(command, FetchPicture)]

    def click(self, url: str) -> None:
        self.pane.page.view.anchorClicked.emit(QUrl(url))


def finish(worker: Worker) -> None:
    """Wait for what a worker was given so far."""
    done = threading.Event()
    worker.start(done.set)
    assert done.wait(60)
