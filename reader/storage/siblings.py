"""Order within one folder: folders and feeds together, numbered from 0 without gaps. Engine thread. Removed subscriptions keep
their number, so that they return to their place.
"""

from collections.abc import Iterable

from reader.domain.ids import FeedId, FolderId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import id_list

_SIBLINGS = """
SELECT position, 1 AS is_folder, folder_id AS id FROM folder WHERE parent_id IS :parent
UNION ALL
SELECT position, 0, feed_id FROM subscription WHERE folder_id IS :parent AND removed_at IS NULL
ORDER BY position, is_folder DESC, id
"""

_LAST = """
SELECT * FROM (SELECT position FROM folder WHERE parent_id IS :parent AND folder_id NOT IN (SELECT value FROM json_each(:folders))
    ORDER BY position DESC LIMIT 1)
UNION ALL
SELECT * FROM (SELECT position FROM subscription WHERE folder_id IS :parent AND removed_at IS NULL
    AND feed_id NOT IN (SELECT value FROM json_each(:feeds)) ORDER BY position DESC LIMIT 1)
"""


@dataclass(frozen=True, slots=True)
class Sibling:
    is_folder: bool
    number: int


def folder_sibling(folder_id: FolderId) -> Sibling:
    return Sibling(is_folder=True, number=folder_id)


def feed_sibling(feed_id: FeedId) -> Sibling:
    return Sibling(is_folder=False, number=feed_id)


def siblings(connection: ReadConnection, parent_id: FolderId | None) -> list[Sibling]:
    """Return the children of a folder (None is the top level), in order."""
    return [sibling for _, sibling in _placed(connection, parent_id)]


def _placed(connection: ReadConnection, parent_id: FolderId | None) -> list[tuple[int, Sibling]]:
    rows = connection.execute(_SIBLINGS, {"parent": parent_id}).fetchall()
    return [(position, Sibling(bool(is_folder), number)) for position, is_folder, number in rows]


def insert(connection: WriteConnection, parent_id: FolderId | None, newcomers: Iterable[tuple[int | None, Sibling]]) -> None:
    """Give newcomers, whose rows already name this parent, their places (None is the end), one after the other."""
    given = list(newcomers)
    fresh = {sibling for _, sibling in given}
    if all(position is None for position, _ in given):
        # existing children keep their places: the caller renumbers the folder they were taken from
        _append(connection, parent_id, [sibling for _, sibling in given])
        return
    before = _placed(connection, parent_id)
    order = [each for _, each in before if each not in fresh]
    for position, sibling in given:
        order.insert(len(order) if position is None else max(0, position), sibling)
    _store(connection, order, before)


def _append(connection: WriteConnection, parent_id: FolderId | None, newcomers: list[Sibling]) -> None:
    numbers = {"parent": parent_id} | {
        kind: id_list(each.number for each in newcomers if each.is_folder is (kind == "folders")) for kind in ("folders", "feeds")
    }
    rows = connection.execute(_LAST, numbers).fetchall()
    _place(connection, enumerate(newcomers, start=max((row[0] for row in rows), default=-1) + 1))


def renumber(connection: WriteConnection, parent_id: FolderId | None) -> None:
    before = _placed(connection, parent_id)
    _store(connection, [each for _, each in before], before)


def replace_folder(connection: WriteConnection, folder_id: FolderId, parent_id: FolderId | None) -> None:
    """Move a folder's children to its place among its siblings; the folder's row stays, empty."""
    inside = siblings(connection, folder_id)
    (place,) = connection.execute("SELECT position FROM folder WHERE folder_id = ?", (folder_id,)).fetchone()
    if len(inside) != 1:
        asked = {"parent": parent_id, "place": place, "more": len(inside) - 1}
        behind = "position > :place"
        connection.execute(f"UPDATE folder SET position = position + :more WHERE parent_id IS :parent AND {behind}", asked)  # noqa: S608 -- our own words
        connection.execute(
            f"UPDATE subscription SET position = position + :more WHERE folder_id IS :parent AND {behind} AND removed_at IS NULL",  # noqa: S608 -- our own words
            asked,
        )
    connection.execute("UPDATE folder SET parent_id = ? WHERE parent_id = ?", (parent_id, folder_id))
    connection.execute("UPDATE subscription SET folder_id = ? WHERE folder_id = ?", (parent_id, folder_id))
    _place(connection, enumerate(inside, start=place))


def _store(connection: WriteConnection, order: list[Sibling], before: Iterable[tuple[int, Sibling]]) -> None:
    """Store places, most of which are unchanged."""
    had = {each: place for place, each in before}
    _place(connection, ((place, each) for place, each in enumerate(order) if had.get(each) != place))


def _place(connection: WriteConnection, places: Iterable[tuple[int, Sibling]]) -> None:
    given = list(places)
    for is_folder, query in (
        (True, "UPDATE folder SET position = ? WHERE folder_id = ?"),
        (False, "UPDATE subscription SET position = ? WHERE feed_id = ?"),
    ):
        connection.executemany(query, [(place, each.number) for place, each in given if each.is_folder is is_folder])
