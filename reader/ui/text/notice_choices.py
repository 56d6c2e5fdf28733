"""Texts of the ways to notify of new articles. GUI thread only."""

from reader.domain.notices import SOUND_OFF, SOUND_ON, Mode
from reader.ui.text.translate import Translator

_tr = Translator("NoticeChoices")


def mode_text(mode: Mode) -> str:
    """The name of a way."""
    return {Mode.OFF: _tr("Never"), Mode.DIGEST: _tr("Digest"), Mode.INSTANT: _tr("Immediately")}[mode]


def sound_choices() -> tuple[tuple[str, str], ...]:
    """What the sound of a feed, folder or rule may be; '' leaves it to what is around."""
    return (("", _tr("Default")), (SOUND_ON, _tr("Sound")), (SOUND_OFF, _tr("No sound")))


def setting_choices() -> tuple[tuple[str, str], ...]:
    """What the setting of a feed or folder may be, with words; '' leaves it to the folder around, and the preference."""
    return (("", _tr("Default")), *((mode.value, mode_text(mode)) for mode in Mode))
