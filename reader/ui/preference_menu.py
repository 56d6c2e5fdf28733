"""The few preferences that the menu offers: theme, language, and what is on or off. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from reader.domain.commands import Command, SetPreference
from reader.domain.preferences import Value

_THEMES = (
    ("system", QT_TRANSLATE_NOOP("Preferences", "As the system says")),
    ("light", QT_TRANSLATE_NOOP("Preferences", "Light")),
    ("dark", QT_TRANSLATE_NOOP("Preferences", "Dark")),
)
# A language calls itself by its own name, whatever is spoken.
_LANGUAGES = (("system", QT_TRANSLATE_NOOP("Preferences", "As the system says")), ("en", "English"), ("de", "Deutsch"))
_CHOICES = (
    ("look.theme", str(QT_TRANSLATE_NOOP("Preferences", "Theme")), _THEMES),
    ("look.language", str(QT_TRANSLATE_NOOP("Preferences", "Language, from the next start")), _LANGUAGES),
)
_SWITCHES: tuple[tuple[str, str, Value, Value], ...] = (
    ("reading.pictures", str(QT_TRANSLATE_NOOP("Preferences", "Load pictures")), "always", "never"),
    ("look.layout", str(QT_TRANSLATE_NOOP("Preferences", "List above the article")), "classic", "wide"),
    ("look.density", str(QT_TRANSLATE_NOOP("Preferences", "Compact list")), "compact", "comfortable"),
    (
        "reading.merge_copies",
        str(QT_TRANSLATE_NOOP("Preferences", "Show an article once that came by several feeds")),
        True,
        False,
    ),
    ("reading.icons", str(QT_TRANSLATE_NOOP("Preferences", "Load icons of feeds")), True, False),
    ("look.counts", str(QT_TRANSLATE_NOOP("Preferences", "Show unread counts")), True, False),
    ("habits.record", str(QT_TRANSLATE_NOOP("Preferences", "Learn when I look")), True, False),
)


class PreferenceMenu:
    """Adds its rows to a menu; what is chosen is asked of the engine, and shown as chosen once the engine says so."""

    def __init__(self, menu: QMenu, values: Mapping[str, Value], submit: Callable[[Command], None]) -> None:
        self._submit = submit
        self._choices: dict[tuple[str, Value], tuple[str, QAction]] = {}
        self._switches: dict[str, tuple[QAction, Value]] = {}
        menu.addSeparator()
        for key, title, choices in _CHOICES:
            part = menu.addMenu(_tr(title))
            group = QActionGroup(part)
            for choice, words in choices:
                action = part.addAction(_tr(str(words)), partial(self._choose, key, choice))
                action.setCheckable(True)
                group.addAction(action)
                self._choices[key, choice] = (_tr(title), action)
        for key, words, on, off in _SWITCHES:
            action = menu.addAction(_tr(words))
            action.setCheckable(True)
            action.triggered.connect(partial(self._switch, key, on, off))
            self._switches[key] = (action, on)
        for key, value in values.items():
            self.take(key, value)

    def take(self, key: str, value: Value) -> None:
        """Show what holds now."""
        if (key, value) in self._choices:
            self._choices[key, value][1].setChecked(True)
        elif key in self._switches:
            action, on = self._switches[key]
            action.setChecked(value == on)

    def choices(self) -> list[tuple[str, QAction]]:
        """Every choice with words that say what it is about, for the palette."""
        chosen = [(f"{title}: {action.text()}", action) for title, action in self._choices.values()]
        return chosen + [(action.text(), action) for action, _ in self._switches.values()]

    def _switch(self, key: str, on: Value, off: Value) -> None:
        self._choose(key, on if self._switches[key][0].isChecked() else off)

    def _choose(self, key: str, value: Value) -> None:
        self._submit(SetPreference(key, value))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Preferences", text)
