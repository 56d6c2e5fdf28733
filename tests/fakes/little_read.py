"""A library whose owner reads one feed and hardly the others, for six weeks: of three of them something is advised."""

from reader.domain.entry import Reading
from reader.domain.feed import Rule
from reader.domain.ids import EntryId
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.storage import history, readings
from reader.storage.writer import transaction
from tests.fakes.invented_library import DAY, NOW, InventedLibrary, add_articles, parsed_entry

LITTLE_READ = {
    "Northlight Review": (40, 36, 60),
    "Tram and Quay": (30, 0, 24),
    "Harbour Bulletin": (440, 20, 36),
    "Byte Orchard": (24, 2, 80),
}
"""Of each feed how many articles came, how many were read, and how often it was asked."""
_DAYS = 40


def read_little(library: InventedLibrary) -> None:
    """Write what came, what was read and what was asked."""
    first = NOW - _DAYS * DAY
    with transaction(library.connection):
        for title, (came, read, requests) in LITTLE_READ.items():
            step = _DAYS * DAY // came
            # behind those the library has of its own
            posted = [parsed_entry(f"{title} {number}", "x", first + number * step, number) for number in range(came)]
            entries = add_articles(library, title, posted)
            for number, entry_id in enumerate(entries[:read]):
                at = first + number * step
                readings.add_reading(library.connection, Reading(EntryId(entry_id), library.feed_ids[title], at, 0, 40))
            for number in range(requests):
                at = first + number * (_DAYS * DAY // requests)
                history.add_retrieval(library.connection, _line(library, title, at))


def _line(library: InventedLibrary, title: str, at: int) -> RetrievalRecord:
    return RetrievalRecord(library.feed_ids[title], at, at + 1, Rule.SCHEDULED, None, Outcome.NEW, 200, 0, 0, 800, None, "u")
