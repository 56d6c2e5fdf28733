"""Article style preferences: size and fonts. GUI thread only."""

from collections.abc import Callable
from functools import partial

from reader.domain.preferences import Preferences, Value
from reader.ui.article.document import styles
from reader.ui.article.document.styles import Styles
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.look.page_theme import PageTheme
from reader.ui.look.theme import Theme


class PageStyle:
    """Follows the preferences; calls `changed` when the page must be laid out again."""

    def __init__(self, theme: Theme, changed: Callable[[], object]) -> None:
        self.window_theme = theme
        self.theme = PageTheme(theme)
        self.theme.changed.connect(changed)
        self._changed = changed
        self.text_size = styles.BODY_PX
        self.serif = True
        self.family = ""

    def follow(self, preferences: LivePreferences) -> None:
        preferences.on_change(Preferences.reading_text_size, partial(self._set, "text_size"))
        preferences.on_change(Preferences.reading_serif, partial(self._set, "serif"))
        preferences.on_change(Preferences.reading_family, partial(self._set, "family"))

    def styles(self) -> Styles:
        return Styles(self.theme, self.text_size, serif=self.serif, family=self.family)

    def _set(self, name: str, value: Value) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._changed()
