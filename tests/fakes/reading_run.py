"""Weeks of a user who reads what he likes: articles of several subjects come through feeds that mix them, and he opens some.

The user likes a subject that the program never gets: it has to find it in the texts.
"""

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from reader.app.demo.server import blogs
from reader.domain.entry import Reading
from reader.domain.errors import ReaderError
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import AccessRecord
from reader.formats.feeds.parser import parse_feed
from reader.formats.text import index_text, plain_text
from reader.storage import entries, feeds, history, readings, statuses, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import transaction
from tests.fakes.entries import parsed_entry

DAY = 86_400
BEGUN_AT = 1_767_571_200
SEEN_AT_ONCE = 60
LEAST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Piece:
    """One text and what it is about."""

    subject: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Habits:
    """How the user lives: the chance that he opens an article of a subject, or any other; whether he clears the list in the evening."""

    likes: Mapping[str, float]
    else_opens: float = 0.04
    clears: float = 0.5
    sessions: tuple[int, ...] = (7, 12, 20)


def invented_pieces(count: int, chance: random.Random) -> list[Piece]:
    """Texts put together from sentences of the demo's blogs, a fifth of them from another blog."""
    pools = {blog.slug: _sentences(blog.texts) for blog in blogs() if blog.language == "en"}
    pools = {subject: found for subject, found in pools.items() if len(found) >= 8}
    every = [sentence for found in pools.values() for sentence in found]
    pieces = []
    for number in range(count):
        subject = sorted(pools)[number % len(pools)]
        body = [chance.choice(every) if chance.random() < 0.2 else chance.choice(pools[subject]) for _ in range(4)]
        pieces.append(Piece(subject, " ".join(chance.choice(pools[subject]).split()[:6]), " ".join(body)))
    chance.shuffle(pieces)
    return pieces


def real_pieces(folder: Path, chance: random.Random, *, least: int = 10) -> list[Piece]:
    """The articles of the real feeds in a folder, each once; its feed is the subject."""
    found: dict[str, Piece] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or not 8000 <= path.stat().st_size <= 3_000_000:
            continue
        try:
            feed = parse_feed(path.read_bytes(), url="https://feed.test/", content_type="")
        except ReaderError:
            continue
        for entry in feed.entries:
            if len(entry.text) >= LEAST_TEXT:
                found.setdefault(entry.text[:80], Piece(feed.title, entry.title, entry.text))
    counts: dict[str, int] = {}
    for piece in found.values():
        counts[piece.subject] = counts.get(piece.subject, 0) + 1
    pieces = [piece for piece in found.values() if counts[piece.subject] >= least]
    chance.shuffle(pieces)
    return pieces


def live(
    connection: WriteConnection, pieces: Sequence[Piece], habits: Habits, *, days: int, chance: random.Random, feed_count: int = 6
) -> int:
    """Live through the days and keep the log of them; when they ended, with what is unread then. Articles come evenly over the days, through any of the feeds."""
    with transaction(connection):
        followed = [_follow(connection, number) for number in range(feed_count)]
        waiting: list[tuple[EntryId, FeedId, Piece]] = []
        coming = [(BEGUN_AT + int((place + 0.5) / len(pieces) * days * DAY), piece) for place, piece in enumerate(pieces)]
        for day in range(days):
            for hour in habits.sessions:
                at = BEGUN_AT + day * DAY + hour * 3600 + chance.randrange(600)
                while coming and coming[0][0] <= at:
                    waiting.append(_arrive(connection, *coming.pop(0), chance.choice(followed)))
                _sit(connection, waiting, habits, at, chance)
            if chance.random() < habits.clears and day < days - 1:
                statuses.mark_read(connection, [each[0] for each in waiting], True, BEGUN_AT + day * DAY + 21 * 3600)  # noqa: FBT003 -- the value to set
                waiting.clear()
    return BEGUN_AT + days * DAY


def _sit(
    connection: WriteConnection,
    waiting: list[tuple[EntryId, FeedId, Piece]],
    habits: Habits,
    at: int,
    chance: random.Random,
) -> None:
    """Look through the newest, open some, read what is liked for longer."""
    history.add_access(connection, AccessRecord(at, 0, "window"))
    for each in list(reversed(waiting))[:SEEN_AT_ONCE]:
        entry_id, feed_id, piece = each
        is_liked = piece.subject in habits.likes and chance.random() < habits.likes[piece.subject]
        if not is_liked and chance.random() >= habits.else_opens:
            continue
        seconds = chance.randrange(20, 90) if is_liked else chance.randrange(1, 12)
        readings.add_reading(connection, Reading(entry_id, feed_id, at, 0, seconds))
        statuses.mark_read(connection, [entry_id], True, at)  # noqa: FBT003 -- the value to set
        waiting.remove(each)
        at += seconds + 2


def _arrive(connection: WriteConnection, at: int, piece: Piece, feed_id: FeedId) -> tuple[EntryId, FeedId, Piece]:
    entry = parsed_entry(f"{at}-{piece.title}", title=piece.title, text=piece.text, published_at=at)
    (entry_id,) = entries.insert_entries(connection, feed_id, [entry], at, index_text=index_text)
    return entry_id, feed_id, piece


def _follow(connection: WriteConnection, number: int) -> FeedId:
    feed_id = feeds.add_feed(connection, f"https://feed{number}.test/", f"feed{number}.test", BEGUN_AT)
    subscriptions.add(connection, feed_id)
    return feed_id


def _sentences(texts: Sequence[object]) -> list[str]:
    words = " ".join(plain_text(str(getattr(text, "html", ""))).replace("\n", " ") for text in texts)
    plain = re.sub(r"\$\w+", "", words)
    return [sentence.strip() for sentence in re.split(r"(?<=[.!?])\s", plain) if len(sentence) > 30]
