"""Stories: articles of different sites that report the same thing.

* `of` returns the other reports of an article, newest first: what is read, removed or unsubscribed meanwhile is seen at once.
* `grouped` returns, for the entries of a list, the story of each that shares it with another of them. A list asks again for all of
  its entries after `EntriesArrived` and `StoriesChanged`: an article that arrives may make a story of one that was alone.
* `commands.SeparateReport` ("Not the same story") and `RejoinReport`, its undo, are answered by `StoriesChanged`.

Ask only while the preference `reading.stories` is on: what was joined before stays stored. A feed or folder is left out by its setting
`stories`. Each article keeps its own marks, and is a member of one story at most; its copies (`entry_status.copy_of`) of none.
"""

from collections import Counter
from collections.abc import Iterable

from reader.domain.entry import Report
from reader.domain.ids import DAY_SECONDS, AccountId, EntryId, FeedId, StoryId
from reader.domain.subscription import STORIES, shown_address
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import TEXT_START, id_list
from reader.storage.selection import FOLLOWED

REPORTS_MAX = 16
LONGEST_SECONDS = 7 * DAY_SECONDS
"""Time between the first report of a story and its last."""

_FEW = 1000

_OTHERS = """SELECT s.entry_id, s.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), e.title, s.sort_at, s.is_read
FROM entry_story own CROSS JOIN entry_story other ON other.story_id = own.story_id AND other.entry_id <> own.entry_id
CROSS JOIN entry_status s ON s.entry_id = other.entry_id CROSS JOIN entry e ON e.entry_id = s.entry_id
CROSS JOIN feed f ON f.feed_id = s.feed_id
JOIN subscription u ON u.feed_id = s.feed_id AND u.removed_at IS NULL
WHERE own.entry_id = (SELECT coalesce(asked.copy_of, asked.entry_id) FROM entry_status asked WHERE asked.entry_id = ?)
    AND s.is_removed = 0 AND s.is_hidden = 0 AND s.copy_of IS NULL
ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?"""

_REPEATED_AMONG = 20
"""Articles of a feed before one, among which a text is sought that says nothing because they all have it."""

_ARRIVED = f"""SELECT s.entry_id, s.feed_id, s.sort_at, e.title,
    CASE WHEN EXISTS (SELECT 1 FROM (SELECT entry_id FROM entry_status o
        WHERE o.feed_id = s.feed_id AND (o.sort_at, o.entry_id) < (s.sort_at, s.entry_id)
        ORDER BY o.sort_at DESC, o.entry_id DESC LIMIT {_REPEATED_AMONG})
        CROSS JOIN entry USING (entry_id) CROSS JOIN entry_text USING (entry_id) WHERE snippet = e.snippet AND text = t.text)
        THEN '' ELSE coalesce(c.text_start, substr(t.text, 1, {TEXT_START})) END, e.language,
    e.link, f.site_url, f.url, (SELECT r.account_id FROM remote_feed r WHERE r.feed_id = s.feed_id)
FROM entry_status s CROSS JOIN entry e ON e.entry_id = s.entry_id CROSS JOIN entry_content c ON c.entry_id = s.entry_id
CROSS JOIN entry_text t ON t.entry_id = s.entry_id CROSS JOIN feed f ON f.feed_id = s.feed_id
WHERE s.entry_id > ? AND s.copy_of IS NULL AND s.is_removed = 0 AND {FOLLOWED} ORDER BY s.entry_id LIMIT ?"""  # noqa: S608 -- our own words


@dataclass(frozen=True, slots=True)
class Arrived:
    """A stored article as its story is found by; `text` is empty where its feed repeats it, as paywalls do; `addresses` are its link and
    those of its feed, any of which may be empty.
    """

    entry_id: EntryId
    feed_id: FeedId
    at: int
    title: str
    text: str
    language: str
    addresses: tuple[str, ...]
    account_id: AccountId | None


def arrived(connection: ReadConnection, after: EntryId, limit: int) -> list[Arrived]:
    """Return the first articles of followed feeds that were stored after one, without copies."""
    rows = connection.execute(_ARRIVED, (after, limit)).fetchall()
    return [Arrived(row[0], row[1], row[2], row[3], row[4], row[5], row[6:9], row[9]) for row in rows]


def before_newest(connection: ReadConnection, count: int) -> tuple[EntryId, int]:
    """Return the article that as many were stored after, and when it was seen first; (0, 0) if there are fewer."""
    rows = connection.execute(
        "SELECT entry_id, first_seen_at FROM entry_status ORDER BY entry_id DESC LIMIT 1 OFFSET ?", (count,)
    ).fetchall()
    return (EntryId(rows[0][0]), rows[0][1]) if rows else (EntryId(0), 0)


def has_setting(connection: ReadConnection) -> bool:
    rows = connection.execute(
        f"""SELECT EXISTS (SELECT 1 FROM subscription WHERE settings LIKE '%"{STORIES}"%')
        OR EXISTS (SELECT 1 FROM folder WHERE settings LIKE '%"{STORIES}"%')"""  # noqa: S608 -- our own words
    ).fetchall()
    return bool(rows[0][0])


def of(connection: ReadConnection, entry_id: EntryId) -> tuple[Report, ...]:
    """Return the other reports of an article's story, or of its original's, newest first; mostly none."""
    rows = connection.execute(_OTHERS, (entry_id, REPORTS_MAX)).fetchall()
    return tuple(Report(EntryId(row[0]), FeedId(row[1]), shown_address(row[2]), row[3], row[4], bool(row[5])) for row in rows)


def grouped(connection: ReadConnection, entry_ids: Iterable[int]) -> dict[EntryId, StoryId]:
    """Return the story of each of these entries that shares it with another one of them."""
    asked = set(entry_ids)
    if not asked:
        return {}
    # few articles are in a story: those between the first and the last are fewer than the entries of a long list
    is_few = len(asked) <= _FEW
    where = "IN (SELECT value FROM json_each(?))" if is_few else "BETWEEN ? AND ?"
    given = (id_list(asked),) if is_few else (min(asked), max(asked))
    rows = connection.execute(f"SELECT entry_id, story_id FROM entry_story WHERE entry_id {where}", given).fetchall()  # noqa: S608 -- our own words
    found = [row for row in rows if row[0] in asked]
    counts = Counter(story_id for _, story_id in found)
    return {EntryId(entry_id): StoryId(story_id) for entry_id, story_id in found if counts[story_id] > 1}


def joined(connection: ReadConnection, entry_ids: Iterable[int]) -> set[EntryId]:
    """Return those of these entries that are, or were, in a story."""
    return set(
        connection.column(
            "SELECT entry_id FROM entry_story WHERE entry_id IN (SELECT value FROM json_each(?))", (id_list(entry_ids),)
        )
    )


def join(connection: WriteConnection, entry_id: EntryId, other_id: EntryId) -> bool:
    """Put an entry without a story into that of another one, or let one begin with that; return whether it is there and has room."""
    if not connection.execute("SELECT 1 FROM entry_status WHERE entry_id = ? AND is_removed = 0", (other_id,)).fetchall():
        return False
    story_id = _story_of(connection, other_id)
    if story_id is None:
        story_id = StoryId(other_id)
        connection.execute("INSERT INTO entry_story (entry_id, story_id) VALUES (?, ?)", (other_id, story_id))
    else:
        count, first_at, at = connection.execute(
            """SELECT count(*), min(s.sort_at), (SELECT sort_at FROM entry_status WHERE entry_id = ?)
            FROM entry_story m CROSS JOIN entry_status s ON s.entry_id = m.entry_id WHERE m.story_id = ?""",
            (entry_id, story_id),
        ).fetchone()
        if count >= REPORTS_MAX or at - first_at > LONGEST_SECONDS:
            return False
    connection.execute("INSERT INTO entry_story (entry_id, story_id) VALUES (?, ?)", (entry_id, story_id))
    return True


def separate(connection: WriteConnection, entry_id: EntryId) -> tuple[EntryId, ...]:
    """Take an entry out of its story for good; return those that stay in it, none if it was alone."""
    story_id = _story_of(connection, entry_id)
    others = tuple(
        connection.column(
            "SELECT entry_id FROM entry_story WHERE story_id = ? AND entry_id <> ? ORDER BY entry_id", (story_id, entry_id)
        )
    )
    if others and story_id == StoryId(entry_id):
        connection.execute("UPDATE entry_story SET story_id = ? WHERE story_id = ?", (others[0], story_id))
    if others:
        connection.execute("UPDATE entry_story SET story_id = entry_id WHERE entry_id = ?", (entry_id,))
    return others


def rejoin(connection: WriteConnection, entry_id: EntryId, other_id: EntryId) -> bool:
    """Put an entry that was taken out into the story of another one; return whether that exists."""
    story_id = _story_of(connection, other_id)
    if story_id is None or _story_of(connection, entry_id) in {None, story_id}:
        return False
    separate(connection, entry_id)
    connection.execute("UPDATE entry_story SET story_id = ? WHERE entry_id = ?", (story_id, entry_id))
    return True


def leave(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Take all entries of feeds out of their stories, as if they had never been in one."""
    rows = connection.execute(
        """SELECT m.entry_id FROM entry_story m CROSS JOIN entry_status s ON s.entry_id = m.entry_id
        WHERE s.feed_id IN (SELECT value FROM json_each(?))""",
        (id_list(feed_ids),),
    ).fetchall()
    for (entry_id,) in rows:
        separate(connection, entry_id)
    gone = id_list(row[0] for row in rows)
    connection.execute("DELETE FROM entry_story WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))


def _story_of(connection: ReadConnection, entry_id: EntryId) -> StoryId | None:
    rows = connection.execute("SELECT story_id FROM entry_story WHERE entry_id = ?", (entry_id,)).fetchall()
    return StoryId(rows[0][0]) if rows else None
