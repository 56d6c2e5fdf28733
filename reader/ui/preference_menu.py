"""The few preferences that the menu offers: theme, pictures, learning when the user looks. GUI thread only."""

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
_SWITCHES: tuple[tuple[str, str, Value, Value], ...] = (
    ("reading.pictures", str(QT_TRANSLATE_NOOP("Preferences", "Load pictures")), "always", "never"),
    ("habits.record", str(QT_TRANSLATE_NOOP("Preferences", "Learn when I look")), True, False),
)


class PreferenceMenu:
    """Adds its rows to a menu; what is chosen is asked of the engine, and shown as chosen once the engine says so."""

    def __init__(self, menu: QMenu, values: Mapping[str, Value], submit: Callable[[Command], None]) -> None:
        self._submit = submit
        self._themes: dict[Value, QAction] = {}
        self._switches: dict[str, tuple[QAction, Value]] = {}
        menu.addSeparator()
        themes = menu.addMenu(_tr("Theme"))
        group = QActionGroup(themes)
        for theme, words in _THEMES:
            action = themes.addAction(_tr(str(words)), partial(self._choose, "look.theme", theme))
            action.setCheckable(True)
            group.addAction(action)
            self._themes[theme] = action
        for key, words, on, off in _SWITCHES:
            action = menu.addAction(_tr(words))
            action.setCheckable(True)
            action.triggered.connect(partial(self._switch, key, on, off))
            self._switches[key] = (action, on)
        for key, value in values.items():
            self.take(key, value)

    def take(self, key: str, value: Value) -> None:
        """Show what holds now."""
        if key == "look.theme" and value in self._themes:
            self._themes[value].setChecked(True)
        elif key in self._switches:
            action, on = self._switches[key]
            action.setChecked(value == on)

    def _switch(self, key: str, on: Value, off: Value) -> None:
        self._choose(key, on if self._switches[key][0].isChecked() else off)

    def _choose(self, key: str, value: Value) -> None:
        self._submit(SetPreference(key, value))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Preferences", text)
