"""What the window reports about reading. Recorded only if habits are, except for what the user says explicitly."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId
from reader.domain.reading import OpenedLink, Reading
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class RecordReading(Command):
    """An article was open; sent when it is left."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class RecordOpenedLink(Command):
    """A link was opened from an article; not kept of feeds with a login."""

    link: OpenedLink


@dataclass(frozen=True, slots=True)
class RecordShown(Command):
    """These articles stood in For you where the user could see them; counted once an hour at most."""

    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class JudgeEntry(Command):
    """More of this (1), less of this (-1), or neither (0); answered by EntryJudged, or CommandFailed where the entry is gone."""

    entry_id: EntryId
    value: int
