"""Earlier versions of articles, as long as the article is kept. All of an article are compressed together, with its present text
as dictionary: about 330 bytes each. Not imported until an article changes or has versions.
"""

import json
import zlib
from collections import Counter
from collections.abc import Callable, Sequence

from reader.domain.entry import HTML_MOST, ParsedEntry, Version, unpacked
from reader.domain.feed import plain
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.storage.connection import WriteConnection
from reader.storage.rows import id_list, storable

KEPT = 5
"""Versions of an article: the first and the last four."""
MOST_A_DAY = 20
"""Articles of a feed with a version from the last day: those of a ticker change without end."""
_FEW = 3
_LATEST = 2**40

_CHANGING = """SELECT s.entry_id, s.feed_id, e.title, c.html, v.packed FROM json_each(?) AS j
CROSS JOIN entry_status s ON s.entry_id = j.value CROSS JOIN entry e ON e.entry_id = s.entry_id
CROSS JOIN entry_content c ON c.entry_id = s.entry_id LEFT JOIN entry_version v ON v.entry_id = s.entry_id"""
_OF_A_DAY = """SELECT count(*) FROM entry_version v CROSS JOIN entry_status s ON s.entry_id = v.entry_id
WHERE v.changed_at > ? AND s.feed_id = ?"""


def read(html: str, stored: bytes) -> tuple[Version, ...]:
    """Return the earlier versions of an article with this text, oldest first; none if they are damaged or belong to another text."""
    unpacking = zlib.decompressobj(zdict=html.encode())
    try:
        text = unpacking.decompress(stored, HTML_MOST)
        rows = json.loads(text) if unpacking.eof else ()
        return tuple(Version(_time(at), storable(str(title)), storable(str(text))) for at, title, text in rows[:KEPT])
    except (zlib.error, ValueError, TypeError, KeyError, RecursionError):
        return ()


def _time(at: object) -> int:
    if not isinstance(at, int) or not 0 <= at <= _LATEST:
        raise ValueError(at)
    return at


def save(connection: WriteConnection, entry_id: EntryId, versions: Sequence[Version], html: str) -> None:
    """Store the earlier versions of an article whose text is or becomes `html`."""
    rows = [(each.at, each.title, each.html) for each in versions]
    packing = zlib.compressobj(zdict=html.encode())
    stored = packing.compress(json.dumps(rows, ensure_ascii=False).encode()) + packing.flush()
    connection.execute("INSERT OR REPLACE INTO entry_version VALUES (?, ?, ?)", (entry_id, versions[-1].at, stored))


def keep(
    connection: WriteConnection,
    renewed: Sequence[tuple[EntryId, ParsedEntry]],
    now: int,
    is_edit: Callable[[str, str], bool] | None,
    among: int,
) -> None:
    """Keep the present version of each article that is about to be replaced, if it was edited by `is_edit`; None keeps no more.
    `among` is the number of articles in the document: if most were edited at once, its template was.
    """
    rows = connection.execute(_CHANGING, (id_list(entry_id for entry_id, _ in renewed),)).fetchall()
    present = {row[0]: row[1:] for row in rows}
    texts: dict[EntryId, tuple[str, str, tuple[Version, ...]]] = {}
    edited: list[EntryId] = []
    for entry_id, entry in renewed:
        _, title, html, stored = present[entry_id]
        before = unpacked(html) or ""
        after = storable(entry.html) if isinstance(entry.html, str) else unpacked(entry.html) or ""
        texts[entry_id] = (before, after, read(before, stored) if stored is not None else ())
        if is_edit is not None and (plain(title) != plain(entry.title) or (before and is_edit(before, after))):
            edited.append(entry_id)
    if len(edited) > _FEW and 2 * len(edited) > among:
        edited.clear()
    kept = set(_within_limit(connection, edited, present, now))
    for entry_id, (before, after, earlier) in texts.items():
        added = (Version(now, present[entry_id][1], before),) if entry_id in kept else ()
        versions = (*earlier, *added)
        if versions:
            save(connection, entry_id, versions if len(versions) <= KEPT else (versions[0], *versions[1 - KEPT :]), after)


def _within_limit(
    connection: WriteConnection, edited: Sequence[EntryId], present: dict[EntryId, tuple[FeedId, str, bytes, bytes]], now: int
) -> list[EntryId]:
    found: list[EntryId] = []
    counts: Counter[FeedId] = Counter()
    for entry_id in edited:
        feed_id = present[entry_id][0]
        if feed_id not in counts:
            counts[feed_id] = connection.execute(_OF_A_DAY, (now - DAY_SECONDS, feed_id)).fetchone()[0]
        counts[feed_id] += 1
        if counts[feed_id] <= MOST_A_DAY:
            found.append(entry_id)
    return found
