"""How articles look, as the user chose it: size and faces of the type. GUI thread only."""

from collections.abc import Callable
from functools import partial

from reader.domain.preferences import Preferences, Value
from reader.ui.article.document import styles
from reader.ui.article.document.styles import Styles
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.look.page_theme import PageTheme
from reader.ui.look.theme import Theme


class PageStyle:
    """Follows the preferences; `changed` is called where the page has to be laid out again."""

    def __init__(self, theme: Theme, changed: Callable[[], object]) -> None:
        self.window_theme = theme
        self.theme = PageTheme(theme)
        self.theme.changed.connect(changed)
        self._changed = changed
        self.text_size = styles.BODY_PX
        self.serif = True
        self.family = ""

    def follow(self, preferences: LivePreferences) -> None:
        """Follow each of these preferences."""
        preferences.on_change(Preferences.reading_text_size, partial(self._set, "text_size"))
        preferences.on_change(Preferences.reading_serif, partial(self._set, "serif"))
        preferences.on_change(Preferences.reading_family, partial(self._set, "family"))

    def styles(self) -> Styles:
        """The formats of the type."""
        return Styles(self.theme, self.text_size, serif=self.serif, family=self.family)

    def _set(self, name: str, value: Value) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._changed()
