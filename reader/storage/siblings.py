"""The order of what lies in one folder: folders and feeds together, numbered from 0 without holes. Engine thread.

Subscriptions that were taken away keep the number they had, so that they come back where they were.
"""

from collections.abc import Iterable

from reader.domain.ids import FeedId, FolderId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection

_SIBLINGS = """
SELECT position, 1 AS is_folder, folder_id AS id FROM folder WHERE parent_id IS :parent
UNION ALL
SELECT position, 0, feed_id FROM subscription WHERE folder_id IS :parent AND removed_at IS NULL
ORDER BY position, is_folder DESC, id
"""


@dataclass(frozen=True, slots=True)
class Sibling:
    """A folder's or a feed's id."""

    is_folder: bool
    number: int


def folder_sibling(folder_id: FolderId) -> Sibling:
    """A folder as one of its siblings."""
    return Sibling(is_folder=True, number=folder_id)


def feed_sibling(feed_id: FeedId) -> Sibling:
    """A feed as one of its siblings."""
    return Sibling(is_folder=False, number=feed_id)


def siblings(connection: ReadConnection, parent_id: FolderId | None) -> list[Sibling]:
    """What lies in a folder (None is the top), in order."""
    rows = connection.execute(_SIBLINGS, {"parent": parent_id}).fetchall()
    return [Sibling(bool(is_folder), number) for _, is_folder, number in rows]


def insert(connection: WriteConnection, parent_id: FolderId | None, newcomers: Iterable[tuple[int | None, Sibling]]) -> None:
    """Give newcomers, whose rows already name this parent, their places (None is the end), one after the other."""
    given = list(newcomers)
    fresh = {sibling for _, sibling in given}
    order = [each for each in siblings(connection, parent_id) if each not in fresh]
    for position, sibling in given:
        order.insert(len(order) if position is None else max(0, position), sibling)
    _store(connection, order)


def renumber(connection: WriteConnection, parent_id: FolderId | None) -> None:
    _store(connection, siblings(connection, parent_id))


def replace_folder(connection: WriteConnection, folder_id: FolderId, parent_id: FolderId | None) -> None:
    """Let what lies in a folder take the folder's place among its own siblings; the folder's row stays, empty."""
    inside = siblings(connection, folder_id)
    order = siblings(connection, parent_id)
    place = order.index(folder_sibling(folder_id))
    connection.execute("UPDATE folder SET parent_id = ? WHERE parent_id = ?", (parent_id, folder_id))
    connection.execute("UPDATE subscription SET folder_id = ? WHERE folder_id = ?", (parent_id, folder_id))
    _store(connection, [*order[:place], *inside, *order[place + 1 :]])


def _store(connection: WriteConnection, order: list[Sibling]) -> None:
    places = [{"place": place, "number": each.number} for place, each in enumerate(order) if each.is_folder]
    connection.executemany("UPDATE folder SET position = :place WHERE folder_id = :number AND position <> :place", places)
    places = [{"place": place, "number": each.number} for place, each in enumerate(order) if not each.is_folder]
    connection.executemany("UPDATE subscription SET position = :place WHERE feed_id = :number AND position <> :place", places)
