"""Refresh interval of feeds. GUI thread only."""

from collections.abc import Sequence

from reader.domain.subscription import BY_HAND, REFRESH, Subscription, refresh_minutes
from reader.ui.dialogs.properties.feed_settings import shared_setting
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.controls.combo import Combo

_tr = Translator("RefreshChoices")

_HOUR = 60
_OFFERED = (30, 60, 180, 360, 720, 1440)


class RefreshRow(OptionRow):
    """A choice for all feeds; its help explains the effect."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        stored = shared_setting(feeds, REFRESH)
        self.choice = Combo(theme, _tr("Refresh"), _choices(stored))
        self.choice.setPlaceholderText(_tr("Mixed"))
        super().__init__(theme, _tr("Refresh"), self.choice, " ")
        self.choice.set_value(stored)
        self.choice.chosen.connect(lambda value: self.say(_help(value)))
        self.say(_help(stored))


def _choices(stored: str | None) -> list[tuple[str, str]]:
    """Return the values with their texts, including a stored one not offered otherwise."""
    own = refresh_minutes(stored or "")
    minutes = sorted({*_OFFERED, *([] if own is None else [own])})
    least = [(str(each), fill(_tr("At least every {time}"), time=_time(each))) for each in minutes]
    return [("", _tr("Automatically")), *least, (BY_HAND, _tr("Only by hand"))]


def _help(value: str | None) -> str:
    """Return the explanation of a choice."""
    if value is None:
        return _tr("Mixed")
    if value == BY_HAND:
        return _tr("When you refresh it, its folder or all feeds; never otherwise")
    if value:
        return _tr("Later where the server asks for it or while data is saved")
    return _tr("As planned from when it posts and when you visit")


def _time(minutes: int) -> str:
    if minutes % _HOUR == 0:
        return fill(_tr("{number} h"), number=number_text(minutes // _HOUR))
    return fill(_tr("{number} min"), number=number_text(minutes))
