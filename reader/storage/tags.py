"""Tags on entries. An unused tag is not shown; its row stays, so that its id can return with it."""

from collections.abc import Iterable

from reader.domain.entry import Tag
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import EntryId, TagId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable

NAME_MAX = 100


@dataclass(frozen=True, slots=True)
class TagCount:
    entries: int
    unread: int


@dataclass(frozen=True, slots=True)
class Renaming:
    """Result of a renaming: the former name, the entries with the tag, and, if two tags were merged, those that got the other."""

    old_name: str
    entry_ids: tuple[EntryId, ...]
    joined: tuple[EntryId, ...] | None = None


def tags(connection: ReadConnection) -> list[Tag]:
    rows = connection.execute(
        """SELECT t.tag_id, t.name FROM tag t WHERE EXISTS (
            SELECT 1 FROM entry_tag e JOIN entry_status s ON s.entry_id = e.entry_id WHERE e.tag_id = t.tag_id AND s.is_removed = 0
        )"""
    ).fetchall()
    return sorted((Tag(TagId(tag_id), name) for tag_id, name in rows), key=lambda tag: tag.name.casefold())


def counts(connection: ReadConnection) -> dict[TagId, TagCount]:
    rows = connection.execute(
        """SELECT e.tag_id, count(*), sum(s.is_read = 0) FROM entry_tag e JOIN entry_status s ON s.entry_id = e.entry_id
        WHERE s.is_removed = 0 GROUP BY e.tag_id"""
    ).fetchall()
    return {TagId(tag_id): TagCount(entries, unread) for tag_id, entries, unread in rows}


def tags_of(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> dict[EntryId, tuple[str, ...]]:
    """Return the tag names of each entry that has any, in alphabetical order."""
    rows = connection.execute(
        """SELECT e.entry_id, t.name FROM json_each(?) AS j CROSS JOIN entry_tag e ON e.entry_id = j.value
        CROSS JOIN tag t ON t.tag_id = e.tag_id ORDER BY t.name""",
        (id_list(entry_ids),),
    ).fetchall()
    found: dict[EntryId, tuple[str, ...]] = {}
    for entry_id, name in rows:
        found[EntryId(entry_id)] = (*found.get(EntryId(entry_id), ()), name)
    return found


def add(connection: WriteConnection, entry_ids: Iterable[EntryId], name: str, now: int) -> list[EntryId]:
    """Add a tag to existing entries; return those that did not have it. A new name creates the tag."""
    tag_id = _tag_id(connection, name)
    return connection.column(
        """INSERT OR IGNORE INTO entry_tag (tag_id, entry_id, tagged_at) SELECT ?, s.entry_id, ?
        FROM json_each(?) AS j JOIN entry_status s ON s.entry_id = j.value WHERE s.is_removed = 0 RETURNING entry_id""",
        (tag_id, now, id_list(entry_ids)),
    )


def remove_from(connection: WriteConnection, entry_ids: Iterable[EntryId], name: str) -> list[EntryId]:
    """Remove a tag from entries; return those that had it."""
    return connection.column(
        """DELETE FROM entry_tag WHERE tag_id = (SELECT tag_id FROM tag WHERE name = ?)
        AND entry_id IN (SELECT value FROM json_each(?)) RETURNING entry_id""",
        (plain_name(name), id_list(entry_ids)),
    )


def rename(connection: WriteConnection, tag_id: TagId, name: str, now: int) -> Renaming:
    """Rename a tag; the name of another tag merges the two. Raises BAD_VALUE for a missing tag or an empty name."""
    wanted, old_name, entry_ids = plain_name(name), name_of(connection, tag_id), _entries(connection, tag_id)
    rows = connection.execute("SELECT tag_id FROM tag WHERE name = ? AND tag_id <> ?", (wanted, tag_id)).fetchall()
    if rows and _entries(connection, rows[0][0]):
        joined = add(connection, entry_ids, wanted, now)
        remove(connection, tag_id)
        return Renaming(old_name, tuple(entry_ids), tuple(joined))
    if rows:
        # an unused tag gives way: the two swap names, so that both can be renamed back
        connection.execute("UPDATE tag SET name = name || char(0) WHERE tag_id = ?", (rows[0][0],))
    connection.execute("UPDATE tag SET name = ? WHERE tag_id = ?", (wanted, tag_id))
    if rows:
        connection.execute("UPDATE tag SET name = ? WHERE tag_id = ?", (old_name, rows[0][0]))
    return Renaming(old_name, tuple(entry_ids))


def remove(connection: WriteConnection, tag_id: TagId) -> list[EntryId]:
    """Remove a tag from all entries; return those that had it."""
    return connection.column("DELETE FROM entry_tag WHERE tag_id = ? RETURNING entry_id", (tag_id,))


def name_of(connection: ReadConnection, tag_id: TagId) -> str:
    """Return a tag's name. Raises BAD_VALUE if there is no such tag."""
    rows = connection.execute("SELECT name FROM tag WHERE tag_id = ?", (tag_id,)).fetchall()
    if not rows:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    return str(rows[0][0])


def spelling(connection: ReadConnection, name: str) -> str:
    """Return the stored spelling of a tag's name, ignoring case; the given one if there is no such tag."""
    rows = connection.execute("SELECT name FROM tag WHERE name = ?", (plain_name(name),)).fetchall()
    return str(rows[0][0]) if rows else name


def plain_name(name: str) -> str:
    """Return a name as stored, on one line. Raises BAD_VALUE if nothing is left."""
    plain = storable(" ".join(name.split()))[:NAME_MAX].strip()
    if not plain:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_TAG_NAME))
    return plain


def _tag_id(connection: WriteConnection, name: str) -> TagId:
    wanted = plain_name(name)
    rows = connection.execute("SELECT tag_id FROM tag WHERE name = ?", (wanted,)).fetchall()
    if not rows:
        return TagId(connection.execute("INSERT INTO tag (name) VALUES (?)", (wanted,)).lastrowid or 0)
    tag_id = TagId(rows[0][0])
    if not _entries(connection, tag_id):
        connection.execute("UPDATE tag SET name = ? WHERE tag_id = ?", (wanted, tag_id))
    return tag_id


def _entries(connection: ReadConnection, tag_id: TagId) -> list[EntryId]:
    return connection.column("SELECT entry_id FROM entry_tag WHERE tag_id = ? ORDER BY entry_id", (tag_id,))
