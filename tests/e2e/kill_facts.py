"""What a profile holds, as facts by name that the program in its life and the judge after it read alike."""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence

from reader.domain.events import EntriesArrived, EntriesRemoved, Event, StatusesChanged, TagsChanged

MARKS = ("read", "starred", "later", "hidden")
TABLES = {
    "tree": """SELECT 'feed', feed_id, folder_id, position, custom_title, settings FROM subscription WHERE removed_at IS NULL
        UNION ALL SELECT 'folder', folder_id, parent_id, position, title, '' FROM folder ORDER BY 1, 2""",
    "rules": "SELECT rule_id, position, name, needs_all, is_enabled, conditions, actions, problem FROM arrival_rule ORDER BY rule_id",
    "searches": "SELECT search_id, name, query FROM saved_search ORDER BY search_id",
    "preferences": "SELECT key, value FROM preference ORDER BY key",
    "judgements": "SELECT entry_id, value FROM judgement ORDER BY entry_id",
}
"""What only the user changes; each changes as a whole or not at all."""


def tables(connection: sqlite3.Connection, names: Iterable[str] = TABLES) -> dict[str, object]:
    """The user's tables, each as one fact."""
    found: dict[str, object] = {}
    for name in names:
        rows = connection.execute(TABLES[name]).fetchall()
        found[f"table:{name}"] = f"{len(rows)} rows {hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]}"
    return found


def marks_of(connection: sqlite3.Connection, entry_ids: Sequence[int] | None, names: Sequence[str] = ()) -> dict[str, object]:
    """The marks of these entries (None: of all), or some of them: `read:7`, ..., `tags:7`."""
    wanted = names or (*MARKS, "tags")
    chosen = "1" if entry_ids is None else f"s.entry_id IN ({','.join(map(str, map(int, entry_ids)))})"
    rows = connection.execute(
        f"""SELECT s.entry_id, s.is_read, s.is_starred, s.is_later, s.is_hidden, coalesce((SELECT json_group_array(t.name) FROM
        (SELECT t.name FROM entry_tag e JOIN tag t USING (tag_id) WHERE e.entry_id = s.entry_id ORDER BY t.name COLLATE BINARY) t), '[]')
        FROM entry_status s WHERE {chosen}"""  # noqa: S608 -- our own words
    ).fetchall()
    found: dict[str, object] = {}
    for entry_id, *marks, tags in rows:
        values = {**dict(zip(MARKS, map(bool, marks), strict=True)), "tags": json.loads(tags)}
        found |= {f"{name}:{entry_id}": values[name] for name in wanted}
    return found


def owners(connection: sqlite3.Connection) -> dict[str, object]:
    """The feed of every article that is known, and whether only its status is left of it."""
    rows = connection.execute("SELECT entry_id, feed_id, is_removed FROM entry_status").fetchall()
    known: dict[str, object] = {f"entry:{entry_id}": feed_id for entry_id, feed_id, _ in rows}
    return known | {f"removed:{entry_id}": bool(is_removed) for entry_id, _, is_removed in rows}


def facts_of(event: Event, connection: sqlite3.Connection) -> Iterator[Mapping[str, object]]:
    """What an event acknowledges, in the order in which it is said."""
    match event:
        case EntriesArrived():
            yield {f"entry:{entry_id}": event.feed_id for entry_id in event.entry_ids}
            yield marks_of(connection, event.entry_ids)
        case StatusesChanged():
            # what the event says comes before what is read, or a change published too early would pass
            named = dict.fromkeys(MARKS) | {"read": event.is_read, "hidden": event.is_hidden}
            if event.mark is not None:
                named[event.mark.value] = event.is_set
            yield {f"{name}:{i}": bool(to) for name, to in named.items() if to is not None for i in event.entry_ids}
            yield marks_of(connection, event.entry_ids, [name for name, to in named.items() if to is None])
        case EntriesRemoved(cause=None):
            # upkeep leaves the status of what is too old, marks and all: it is known should its feed offer it again
            yield {f"removed:{entry_id}": True for entry_id in event.entry_ids}
        case EntriesRemoved():
            # an import of another reader that is undone leaves no trace
            yield {f"{name}:{i}": None for name in ("entry", "removed", *MARKS, "tags") for i in event.entry_ids}
        case TagsChanged():
            yield marks_of(connection, event.entry_ids)


def accesses(connection: sqlite3.Connection) -> set[int]:
    """When the user looked."""
    return {row[0] for row in connection.execute("SELECT at FROM access").fetchall()}


def readings(connection: sqlite3.Connection) -> set[int]:
    """When articles were opened."""
    return {row[0] for row in connection.execute("SELECT at FROM reading").fetchall()}


def opened_links(connection: sqlite3.Connection) -> set[int]:
    """When links were opened."""
    return {row[0] for row in connection.execute("SELECT at FROM opened_link").fetchall()}


def heard(connection: sqlite3.Connection) -> set[int]:
    """When episodes were heard."""
    return {row[0] for row in connection.execute("SELECT at FROM listening").fetchall()}


def presences(connection: sqlite3.Connection) -> dict[str, object]:
    """When the user came to the computer, and when he left it."""
    rows = connection.execute("SELECT began_at, ended_at FROM presence").fetchall()
    return {name: True for began_at, ended_at in rows for name in (f"return:{began_at}", f"leaving:{ended_at}")}


def brought(connection: sqlite3.Connection, identities: Sequence[str], keys: Sequence[int]) -> tuple[int, int]:
    """How many of these articles of another reader are here, and how many of these read marks wait for theirs."""
    counted = (
        connection.execute(query, (json.dumps(list(values)),)).fetchone()[0]
        for query, values in (
            ("SELECT count(*) FROM entry_status WHERE identity IN (SELECT value FROM json_each(?))", identities),
            ("SELECT count(*) FROM read_elsewhere WHERE key IN (SELECT value FROM json_each(?))", keys),
        )
    )
    here, waiting = counted
    return here, waiting


def followed(connection: sqlite3.Connection) -> set[str]:
    """The addresses of the feeds followed."""
    return {
        row[0]
        for row in connection.execute(
            "SELECT url FROM feed JOIN subscription USING (feed_id) WHERE removed_at IS NULL"
        ).fetchall()
    }
