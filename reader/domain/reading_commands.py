"""Commands that report reading. Recorded only if habits are, except explicit judgements."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId
from reader.domain.reading import OpenedLink, Reading
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class RecordReading(Command):
    reading: Reading


@dataclass(frozen=True, slots=True)
class RecordOpenedLink(Command):
    """A link was opened from an article; not kept for feeds with a login."""

    link: OpenedLink


@dataclass(frozen=True, slots=True)
class RecordShown(Command):
    """These articles were visible in For you; counted at most once an hour."""

    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class JudgeEntry(Command):
    """Ask for more (1) or less (-1) like an entry, or neither (0); answered by EntryJudged, or CommandFailed if the entry is
    gone.
    """

    entry_id: EntryId
    value: int
