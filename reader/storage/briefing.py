"""The last briefing, stored beside the preferences as it was made."""

import json

from reader.domain.ids import DAY_SECONDS, EntryId
from reader.domain.news import STORIES_MAX, Briefing, BriefStory
from reader.domain.retrieval import BRIEFING, VISIT
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import storable, whole
from reader.storage.schema import LARGEST_ID

LAST = "briefing.last"
"""Key of the stored briefing, since nobody chooses it."""
SINCE = "briefing_since"
"""Milestone: the first briefing was made."""
LATELY_SECONDS = 90 * DAY_SECONDS
LONGEST_TEXT = 1000


def last(connection: ReadConnection) -> Briefing | None:
    """Return the briefing that was made last; None without one, or if it is damaged."""
    rows = connection.execute("SELECT value FROM preference WHERE key = ?", (LAST,)).fetchall()
    try:
        made_at, rest, stories = json.loads(rows[0][0]) if rows else (0, 0, ())
        found = tuple(_story(*each) for each in stories[:STORIES_MAX])
        return Briefing(_number(made_at), found, _number(rest)) if found else None
    except (ValueError, TypeError, LookupError, RecursionError):
        return None


def save(connection: WriteConnection, briefing: Briefing) -> None:
    stories = [(each.entry_id, each.others, each.section, each.lead, each.minutes) for each in briefing.stories]
    text = storable(json.dumps((briefing.made_at, briefing.rest, stories), ensure_ascii=False))
    connection.execute("INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", (LAST, text))
    connection.execute("INSERT OR IGNORE INTO milestone (name, at) VALUES (?, ?)", (SINCE, whole(briefing.made_at)))


def begun_at(connection: ReadConnection) -> int | None:
    rows = connection.execute("SELECT at FROM milestone WHERE name = ?", (SINCE,)).fetchall()
    return int(rows[0][0]) if rows else None


def days_unopened(connection: ReadConnection) -> int:
    """Return the number of days with visits, lately, since a briefing was last opened, or the first one made."""
    (count,) = connection.execute(
        """SELECT count(DISTINCT (at + utc_offset_seconds) / 86400) FROM access
        WHERE kind = :visit AND at > (SELECT max(at) FROM access) - :lately AND at > coalesce(
            (SELECT max(at) FROM access WHERE kind = :opened AND at > (SELECT max(at) FROM access) - :lately),
            (SELECT at FROM milestone WHERE name = :since), :never)""",
        {"visit": VISIT, "opened": BRIEFING, "since": SINCE, "never": LARGEST_ID, "lately": LATELY_SECONDS},
    ).fetchone()
    return int(count)


def forget(connection: WriteConnection) -> None:
    """Delete the last briefing, which the user's habits have chosen."""
    connection.execute("DELETE FROM preference WHERE key = ?", (LAST,))


def _story(entry_id: object, others: list[object], section: object, lead: object, minutes: object) -> BriefStory:
    ids = tuple(EntryId(_number(each)) for each in others)
    return BriefStory(EntryId(_number(entry_id)), ids, _text(section), _text(lead), max(_number(minutes), 1))


def _number(value: object) -> int:
    if isinstance(value, int) and 0 <= value <= LARGEST_ID:
        return int(value)
    raise ValueError(value)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value[:LONGEST_TEXT]
    raise ValueError(value)
