"""Button that pauses and resumes learning. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QSize

from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.commands import Command, SetPreference
from reader.domain.preferences import Preferences
from reader.ui.look import fonts
from reader.ui.look.menu import Menu
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal, set_tip
from reader.ui.text.preference_text import tr
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill
from reader.ui.widgets.labels import PushButton

UNENDING = 2**40
"""Maximum value of the preference: until the user resumes."""
_WEEK_DAYS = 7
_YEAR = 366 * DAY_SECONDS
_ICON_PX = 16


class PauseButton(PushButton):
    """Opens a menu of durations; while learning is paused, a click resumes it. `set_value` shows the stored time."""

    def __init__(self, theme: Theme, clock: Clock, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self._theme, self._clock, self._submit = theme, clock, submit
        self._until = 0
        self._is_short = False
        self.setFont(fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM))
        self.setAutoDefault(True)
        self.setIconSize(QSize(_ICON_PX, _ICON_PX))
        self.clicked.connect(self._pressed)
        theme.changed.connect(self._show)
        self._show()

    @property
    def is_resting(self) -> bool:
        """Check whether learning is paused."""
        return self._until > self._clock.now()

    @property
    def description(self) -> str:
        """Return until when learning is paused, or ''."""
        if not self.is_resting:
            return ""
        if self._until > self._clock.now() + _YEAR:
            return tr("Paused until you resume.")
        return fill(tr("Paused until {time}."), time=clock_time(self._until, self._clock))

    def set_value(self, until: int) -> None:
        """Show until when learning is paused."""
        self._until = until
        self._show()

    def set_short(self, *, is_short: bool) -> None:
        """Show only the icon if there is little room."""
        if is_short != self._is_short:
            self._is_short = is_short
            self._show()

    def menu_of_times(self) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(tr("Pause learning"))
        now = int(self._clock.now())
        times = (
            (tr("For a day"), now + DAY_SECONDS),
            (tr("For a week"), now + _WEEK_DAYS * DAY_SECONDS),
            (tr("Until I resume"), UNENDING),
        )
        for description, until in times:
            menu.addAction(literal(description), partial(self._submit, SetPreference(Preferences.habits_pause_until.key, until)))
        return menu

    def _pressed(self) -> None:
        if self.is_resting:
            self._submit(SetPreference(Preferences.habits_pause_until.key, 0))
            return
        menu = self.menu_of_times()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _show(self) -> None:
        description = tr("Resume learning") if self.is_resting else tr("Pause learning")
        self.setAccessibleName(description)
        set_tip(self, description if self._is_short else "")
        self.setText("" if self._is_short else description)
        self.setIcon(self._theme.icons.icon("play" if self.is_resting else "pause", self._theme.color("text"), _ICON_PX))
