"""Applies the user's style sheet to the page and reports its errors. GUI thread only."""

from PySide6.QtCore import QObject

from reader.domain.commands import SetPreference
from reader.domain.preferences import Preferences
from reader.formats.article_css import FILE_NAME, ArticleCss, CssProblem, Mistake, read_css
from reader.ui.data.style_file import StyleFile
from reader.ui.look.page_theme import PageTheme
from reader.ui.text.translate import Translator, fill
from reader.ui.window.handlers.preferences import PreferenceHandlers
from reader.ui.window.window_parts import WindowParts

_tr = Translator("ArticleStyle")
_MOST_SAID = 3


class ArticleStyle(QObject):
    """Drops only the faulty lines of the style sheet; without the file the page has its default style."""

    def __init__(self, window: WindowParts, preferences: PreferenceHandlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self._page: PageTheme = window.article.page.style.theme
        self._page.changed.connect(self._paint_ground)
        preferences.style_note = self.note
        self._file = StyleFile(window.database.parent, self)
        self._is_wanted = False
        window.preferences.on_change(Preferences.reading_article_theme, self._page.choose)
        window.preferences.on_change(Preferences.reading_style_sheet, self._follow)
        self._file.changed.connect(self._changed)

    def note(self) -> str:
        if self._file.read() is None:
            return fill(_tr("There is no {path}."), path=str(self._file.path))
        return mistakes(self._page.problems) if self._is_wanted else ""

    def _paint_ground(self) -> None:
        """Paint the background beside the column too; without colours of its own the page has the window's."""
        self._page.lay_ground(self._window.article.page.view)

    def _follow(self, is_wanted: bool) -> None:  # noqa: FBT001 -- a preference's value
        self._is_wanted = is_wanted
        self._load()

    def _changed(self) -> None:
        self._load()
        if self._is_wanted and self._page.problems:
            text = f"{FILE_NAME}: {mistakes(self._page.problems)}"
            self._window.messages.offer_way(text, _tr("Use without it"), self._use_without)

    def _load(self) -> None:
        data = self._file.read() if self._is_wanted else None
        self._page.set_css(ArticleCss() if data is None else read_css(data))

    def _use_without(self) -> None:
        self._window.submit(SetPreference(Preferences.reading_style_sheet.key, value=False))


def mistakes(problems: tuple[CssProblem, ...]) -> str:
    """Return the first errors of a style sheet with their lines."""
    said = [_sentence(each) for each in problems[:_MOST_SAID]]
    if len(problems) > _MOST_SAID:
        said.append(_tr("%n more mistakes.", len(problems) - _MOST_SAID))
    return " ".join(said)


def _sentence(problem: CssProblem) -> str:
    text = _texts()[problem.mistake]
    return fill(text, line=problem.line, word=problem.word)


def _texts() -> dict[Mistake, str]:
    return {
        Mistake.TOO_LARGE: _tr("The file is larger than 64 kB and is not used."),
        Mistake.NOT_TEXT: _tr("Line {line}: this is not UTF-8 text; the file is not used."),
        Mistake.AT_RULE: _tr("Line {line}: rules such as {word} are not allowed."),
        Mistake.ADDRESS: _tr("Line {line}: {word} may not load anything."),
        Mistake.ELEMENT: _tr("Line {line}: there is no element “{word}” in articles."),
        Mistake.PROPERTY: _tr("Line {line}: the property “{word}” is not supported."),
        Mistake.VALUE: _tr("Line {line}: “{word}” is no possible value."),
        Mistake.OPEN: _tr("Line {line}: a brace is missing."),
        Mistake.CONTRAST: _tr("Line {line}: “{word}” cannot be read on its background here."),
    }
