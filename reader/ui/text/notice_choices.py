"""Texts for notification modes. GUI thread only."""

from reader.domain.notices import SOUND_OFF, SOUND_ON, Mode
from reader.ui.text.translate import Translator

_tr = Translator("NoticeChoices")


def mode_text(mode: Mode) -> str:
    return {Mode.OFF: _tr("Never"), Mode.DIGEST: _tr("Digest"), Mode.INSTANT: _tr("Immediately")}[mode]


def sound_choices() -> tuple[tuple[str, str], ...]:
    """Return the sound options of a feed, folder or rule; '' inherits."""
    return (("", _tr("Default")), (SOUND_ON, _tr("Sound")), (SOUND_OFF, _tr("No sound")))


def setting_choices() -> tuple[tuple[str, str], ...]:
    """Return the options of a feed or folder with labels; '' inherits from the parent folder and the preference."""
    return (("", _tr("Default")), *((mode.value, mode_text(mode)) for mode in Mode))
