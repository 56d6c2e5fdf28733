"""How the user is notified of a feed's new articles, and who decided that: the feed, its folder, the way it came, or the preference; and what
is shown then.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from reader.domain.ids import FolderId
from reader.domain.subscription import Folder, Subscription
from reader.domain.value_classes import dataclass

SETTING, SOUND = "notify", "sound"
"""The names of the settings, for feeds and folders."""
SOUND_ON, SOUND_OFF = "on", "off"


class Mode(StrEnum):
    """Never, gathered for a time of reading, or as soon as the retrievals under way are done."""

    OFF = "off"
    DIGEST = "digest"
    INSTANT = "instant"


class Said(StrEnum):
    FEED = "feed"
    FOLDER = "folder"
    IMPORT = "import"
    PREFERENCE = "preference"


@dataclass(frozen=True, slots=True)
class Manner:
    """How, and who said so; `folder` is the one that did."""

    mode: Mode
    said: Said
    folder: Folder | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """What is shown, as plain text: a summary, lines, and the actions as (key, label); `has_sound` says whether it is heard too."""

    summary: str
    lines: tuple[str, ...]
    actions: tuple[tuple[str, str], ...] = ()
    has_sound: bool = False


CLICK = "default"
"""The key of the action that a click on the notice itself is."""


def manner_of(subscription: Subscription, folders: Mapping[FolderId, Folder], usual: str) -> Manner:
    """What holds for a feed: what it says, else the nearest folder that says something, else off if imported, else `usual`."""
    own = subscription.settings.get(SETTING)
    if own:
        return Manner(Mode(own), Said.FEED)
    for folder in _around(subscription, folders):
        if folder.settings.get(SETTING):
            return Manner(Mode(folder.settings[SETTING]), Said.FOLDER, folder)
    if subscription.is_imported:
        return Manner(Mode.OFF, Said.IMPORT)
    return Manner(Mode(usual), Said.PREFERENCE)


def has_sound(subscription: Subscription, folders: Mapping[FolderId, Folder], *, usual: bool) -> bool:
    """Whether a notification of a feed is heard: what it says, else the nearest folder that says something, else `usual`."""
    around = [subscription.settings, *(folder.settings for folder in _around(subscription, folders))]
    return next((settings[SOUND] == SOUND_ON for settings in around if settings.get(SOUND)), usual)


def _around(subscription: Subscription, folders: Mapping[FolderId, Folder]) -> Iterator[Folder]:
    """The folders a feed lies in, the innermost first."""
    folder_id, left = subscription.folder_id, dict(folders)
    # each folder is visited once, so that a cycle of folders ends too
    while folder_id is not None and (folder := left.pop(folder_id, None)) is not None:
        yield folder
        folder_id = folder.parent_id
