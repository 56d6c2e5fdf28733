"""Suggests, once per profile, the package with a font for an article shown as boxes. GUI thread only."""

import sys

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QFontDatabase

from reader.domain.fill import fill
from reader.ui.look.scripts import east_asian
from reader.ui.window.main_window import MainWindow

_LETTERS = {
    "ja": (":lang=ja", QFontDatabase.WritingSystem.Japanese),
    "ko": (":lang=ko", QFontDatabase.WritingSystem.Korean),
    "zh": (":lang=zh-cn", QFontDatabase.WritingSystem.SimplifiedChinese),
    "zh-hant": (":lang=zh-cn", QFontDatabase.WritingSystem.TraditionalChinese),
}
_SAID = "letters_said"


class LettersNotice(QObject):
    """Active until the window closes, and only on Linux, where a system may lack such a font."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        if sys.platform == "linux" and not window.parts.settings.value(_SAID):
            window.parts.article.page.built.connect(self._check)
            self._check()

    @Slot()
    def _check(self) -> None:
        article = self._window.parts.article.article
        if article is None or article.title.isascii():
            return
        name, system = _LETTERS.get(east_asian(article.language, article.title), ("", None))
        if system is None or QFontDatabase.families(system):
            return
        from reader.app.system_packages import packages

        self._window.parts.article.page.built.disconnect(self._check)
        self._window.parts.settings.setValue(_SAID, True)  # noqa: FBT003 -- Qt's way
        text = self.tr("No font here has letters of this language. This package brings one: {package}")
        self._window.parts.say(fill(text, package=" ".join(packages([name])[1])))
