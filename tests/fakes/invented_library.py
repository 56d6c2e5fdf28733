"""A database of invented feeds, written by storage's own functions: the reading list of somebody by the sea."""

import html
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from reader.domain.entry import Gap, Mark, ParsedEntry
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.storage import database_file, feeds, history, statuses, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.entry_changes import insert_entries
from reader.storage.writer import open_writer, transaction
from tests.fakes.new_database import open_new

# Friday, 15 May 2026, 10:42 UTC.
NOW = 1_778_841_720
HOUR = 3600
DAY = 86_400

FOLDERS: tuple[tuple[str, str | None], ...] = (
    ("Sea and sky", None),
    ("Making", None),
    ("Software", "Making"),
    ("Reading", None),
    ("City", None),
)
FEEDS = (
    ("The Tidewater Almanac", "Sea and sky"),
    ("Small Observatory", "Sea and sky"),
    ("Harbour Bulletin", "Sea and sky"),
    ("Notes from a Kiln", "Making"),
    ("Hollow Oak Woodshop", "Making"),
    ("Slow Compiler", "Software"),
    ("Byte Orchard", "Software"),
    ("Northlight Review", "Reading"),
    ("窓の外", "Reading"),
    ("Lantern Press", "Reading"),
    ("Tram and Quay", "City"),
    ("The Paper Garden", None),
)
ARTICLES: tuple[tuple[str, str, str, int, bool, bool], ...] = (
    (
        "Notes from a Kiln",
        "Glazing in the rain: what humidity does to a slow cooling curve",
        "Three firings in one wet week, and the ash glaze came out grey each time.",
        12 * 60,
        False,
        False,
    ),
    (
        "The Tidewater Almanac",
        "The tide gauge that kept its own time",
        "For ninety years a copper float in the harbour at Vessel Point wrote the sea's height on a drum of paper.",
        2 * HOUR + 600,
        True,
        True,
    ),
    (
        "Harbour Bulletin",
        "Ferry timetable changes from 1 June",
        "The early crossing moves to 06:40 and calls at both quays. Bicycles travel free before nine.",
        2 * HOUR + 1200,
        False,
        False,
    ),
    (
        "Slow Compiler",
        "Why our parser got slower when we made it smarter",
        "A branch predictor is a reader too, and it likes prose without surprises.",
        3 * HOUR,
        False,
        True,
    ),
    (
        "Small Observatory",
        "A comet you can see from a balcony",
        "Look west forty minutes after sunset. No telescope needed, but let your eyes settle first.",
        DAY,
        True,
        False,
    ),
    (
        "Harbour Bulletin",
        "Harbour wall: second phase begins Monday",
        "Pedestrians keep the inner path. The outer mole closes until the end of August.",
        4 * DAY,
        False,
        False,
    ),
    ("窓の外", "雨の日の本棚", "梅雨の入り口に、濡れた傘を置く場所のそばへ小さな棚を作った。", 4 * DAY + HOUR, True, False),
)
WITH_PICTURE = (0, 1, 4)
"""Places of the articles that have a picture."""


@dataclass(frozen=True, slots=True)
class InventedLibrary:
    """The connection that writes, and what was written."""

    path: Path
    connection: WriteConnection
    feed_ids: dict[str, FeedId]
    folder_ids: dict[str, FolderId]


def picture_of(title: str) -> str:
    """The address of an article's picture; most have none."""
    has_one = any(ARTICLES[place][1] == title for place in WITH_PICTURE)
    return f"https://example.org/{title[:8]}.png" if has_one else ""


def parsed_entry(title: str, text: str, published_at: int, number: int = 0, thumbnail_url: str = "") -> ParsedEntry:
    """An entry as a parser would give it."""
    identity = f"{title}-{published_at}-{number}"
    return ParsedEntry(
        identity=identity,
        guid=identity,
        link=f"https://example.org/{number}",
        title=title,
        author="Ines Varga",
        html=f"<p>{html.escape(text)}</p>",
        text=text,
        snippet=text[:200],
        published_at=published_at,
        updated_at=None,
        date_text="",
        is_date_only=False,
        categories=(),
        enclosures=(),
        thumbnail_url=thumbnail_url,
        comments_url="",
        language="",
        content_hash=identity,
    )


@dataclass(frozen=True, slots=True)
class _Written:
    """The bytes of a database, and what was stored in it."""

    data: bytes
    feed_ids: dict[str, FeedId]
    folder_ids: dict[str, FolderId]


def empty_library(path: Path) -> InventedLibrary:
    """A database without subscriptions."""
    connection = open_new(path, now=NOW)
    _do_not_wait_for_disk(connection)
    return InventedLibrary(path, connection, {}, {})


def invented_library(path: Path, *, more: int = 0) -> InventedLibrary:
    """Folders, feeds, articles, one problem and one gap; `more` unread articles for each feed besides."""
    written = _written(more)
    path.write_bytes(written.data)
    # opened as it is: it was made by this very version a moment ago
    connection = open_writer(path)
    database_file.marker(path).touch()
    _do_not_wait_for_disk(connection)
    return InventedLibrary(path, connection, dict(written.feed_ids), dict(written.folder_ids))


@cache
def _written(more: int) -> _Written:
    with tempfile.TemporaryDirectory() as folder:
        library = _write(Path(folder) / "library.sqlite", more)
        library.connection.close()
        return _Written(library.path.read_bytes(), library.feed_ids, library.folder_ids)


def _do_not_wait_for_disk(connection: WriteConnection) -> None:
    """Nobody cuts the power."""
    connection.execute("PRAGMA synchronous = OFF")


def _write(path: Path, more: int) -> InventedLibrary:
    library = empty_library(path)
    connection = library.connection
    with transaction(connection):
        for title, parent in FOLDERS:
            library.folder_ids[title] = subscriptions.add_folder(
                connection, title, library.folder_ids[parent] if parent else None
            )
        for number, (title, folder) in enumerate(FEEDS):
            _add_feed(library, title, library.folder_ids[folder] if folder else None, number)
        for title in library.feed_ids:
            own = [article for article in ARTICLES if article[0] == title]
            stored = add_articles(
                library,
                title,
                [parsed_entry(article[1], article[2], NOW - article[3], thumbnail_url=picture_of(article[1])) for article in own],
            )
            _mark(connection, own, stored)
            add_articles(library, title, [_filler(title, number) for number in range(more)])
        _add_problem(library)
        history.add_gap(connection, Gap(library.feed_ids["Harbour Bulletin"], 7, NOW - 3 * DAY, NOW - DAY - 3 * HOUR))
    return library


def add_articles(library: InventedLibrary, title: str, entries: list[ParsedEntry]) -> list[EntryId]:
    """Store articles of a feed."""
    return insert_entries(library.connection, library.feed_ids[title], entries, NOW, index_text=lambda text: text)


def _filler(title: str, number: int) -> ParsedEntry:
    text = f"Number {number} of a quiet series that fills the list below the fold."
    return parsed_entry(f"{title}, letter {number}", text, NOW - 5 * DAY - number * 7 * HOUR, number)


def _add_feed(library: InventedLibrary, title: str, folder_id: FolderId | None, number: int) -> None:
    url = f"https://feed{number}.example.org/feed"
    feed_id = feeds.add_feed(library.connection, url, url, NOW - 20 * DAY)
    stored = feeds.feed(library.connection, feed_id)
    if stored is None:
        raise LookupError(url)
    last, due = NOW - 6660, NOW + 6480 + number * 60
    feeds.save_feed(library.connection, replace(stored, title=title, retrieved_at=last, succeeded_at=last, next_at=due))
    subscriptions.add(library.connection, feed_id, folder_id)
    library.feed_ids[title] = feed_id


def _mark(connection: WriteConnection, articles: list[tuple[str, str, str, int, bool, bool]], stored: list[EntryId]) -> None:
    for article, entry_id in zip(articles, stored, strict=True):
        if article[4]:
            statuses.mark_read(connection, (entry_id,), True, NOW)  # noqa: FBT003 - storage's signature
        if article[5]:
            statuses.set_mark(connection, Mark.STARRED, (entry_id,), True, NOW)  # noqa: FBT003 - storage's signature


def _add_problem(library: InventedLibrary) -> None:
    stored = feeds.feed(library.connection, library.feed_ids["Hollow Oak Woodshop"])
    if stored is not None:
        problem = Problem(ProblemKind.DNS, "hollow-oak.example")
        feeds.save_feed(library.connection, replace(stored, problem=problem, problem_since=NOW - 2 * DAY, failures=3))
