"""Folders of any depth. Any thread may read with its own connection; the engine thread writes."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.subscription import Folder
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.siblings import Sibling, feed_sibling, folder_sibling, insert, renumber, replace_folder, siblings
from reader.storage.values import id_list, storable

_ANCESTORS = """
WITH RECURSIVE above (folder_id) AS (
    SELECT ?
    UNION SELECT f.parent_id FROM folder f JOIN above a ON f.folder_id = a.folder_id WHERE f.parent_id IS NOT NULL
)
"""
_FOLDERS_ABOVE = _ANCESTORS + "SELECT folder_id FROM above"  # noqa: S608 -- our own words
_ACCOUNT_ABOVE = (
    _ANCESTORS + "SELECT a.account_id FROM above JOIN account a ON a.folder_id = above.folder_id WHERE a.removed_at IS NULL"  # noqa: S608 -- our own words
)


_READ = """SELECT f.folder_id, f.parent_id, f.title, f.position, f.settings,
    (SELECT a.account_id FROM account a WHERE a.folder_id = f.folder_id) FROM folder f"""


def folders(connection: ReadConnection) -> list[Folder]:
    """Return all folders in document order: parents before children."""
    inside: defaultdict[FolderId | None, list[Folder]] = defaultdict(list)
    for row in connection.execute(_READ + " ORDER BY f.position DESC, f.folder_id DESC").fetchall():
        inside[row[1]].append(_folder(*row))
    ordered: list[Folder] = []
    waiting = list(inside[None])
    while waiting:
        ordered.append(waiting.pop())
        waiting.extend(inside[ordered[-1].folder_id])
    return ordered


def folder(connection: ReadConnection, folder_id: FolderId) -> Folder:
    """Return a folder. Raises BAD_FOLDER if it is gone."""
    rows = connection.execute(_READ + " WHERE f.folder_id = ?", (folder_id,)).fetchall()
    if not rows:
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.NO_LONGER_THERE))
    return _folder(*rows[0])


def _folder(number: int, parent_id: int | None, title: str, position: int, settings: str, account_id: int | None) -> Folder:
    return Folder(
        FolderId(number),
        None if parent_id is None else FolderId(parent_id),
        title,
        position,
        json.loads(settings),
        None if account_id is None else AccountId(account_id),
    )


def require_folder(connection: ReadConnection, folder_id: FolderId | None) -> None:
    """Raise BAD_FOLDER unless the folder exists; None, the top level, always does."""
    if folder_id is not None and not exists(connection, folder_id):
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.NO_LONGER_THERE))


def exists(connection: ReadConnection, folder_id: FolderId | None) -> bool:
    return bool(connection.execute("SELECT 1 FROM folder WHERE folder_id = ?", (folder_id,)).fetchall())


def account_of(connection: ReadConnection, folder_id: FolderId | None) -> AccountId | None:
    """Return the account of a folder; None on this computer."""
    rows = connection.execute(_ACCOUNT_ABOVE, (folder_id,)).fetchall()
    return AccountId(rows[0][0]) if rows else None


def add_folder(
    connection: WriteConnection, title: str, parent_id: FolderId | None = None, position: int | None = None
) -> FolderId:
    """Create a folder at an index among its siblings (None is the end)."""
    require_folder(connection, parent_id)
    cursor = connection.execute("INSERT INTO folder (parent_id, title, position) VALUES (?, ?, 0)", (parent_id, storable(title)))
    folder_id = FolderId(cursor.lastrowid or 0)
    insert(connection, parent_id, [(position, folder_sibling(folder_id))])
    return folder_id


def rename_folder(connection: WriteConnection, folder_id: FolderId, title: str) -> None:
    require_folder(connection, folder_id)
    connection.execute("UPDATE folder SET title = ? WHERE folder_id = ?", (storable(title), folder_id))


def set_folder_settings(connection: WriteConnection, folder_id: FolderId, changes: Mapping[str, str]) -> dict[str, str]:
    """Change settings of a folder, an empty value restores the default; return the former values."""
    require_folder(connection, folder_id)
    rows = connection.execute("SELECT settings FROM folder WHERE folder_id = ?", (folder_id,)).fetchall()
    before: dict[str, str] = json.loads(rows[0][0])
    after = {name: value for name, value in {**before, **changes}.items() if value}
    connection.execute(
        "UPDATE folder SET settings = ? WHERE folder_id = ?", (storable(json.dumps(after, sort_keys=True)), folder_id)
    )
    return {name: before.get(name, "") for name in changes}


def move_folder(
    connection: WriteConnection, folder_id: FolderId, parent_id: FolderId | None, position: int | None = None
) -> None:
    """Move a folder into another (None is the top level). Raises BAD_FOLDER if that is the folder itself or lies within it."""
    require_folder(connection, folder_id)
    require_folder(connection, parent_id)
    if parent_id is not None and (folder_id,) in connection.execute(_FOLDERS_ABOVE, (parent_id,)).fetchall():
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.INSIDE_ITSELF))
    before = _parent(connection, folder_id)
    connection.execute("UPDATE folder SET parent_id = ? WHERE folder_id = ?", (parent_id, folder_id))
    insert(connection, parent_id, [(position, folder_sibling(folder_id))])
    if before != parent_id or position is None:
        renumber(connection, before)


def remove_folder(connection: WriteConnection, folder_id: FolderId) -> None:
    """Remove a folder; its children take its place. Raises OF_ACCOUNT for the folder of an account, which is removed only with
    the account.
    """
    require_folder(connection, folder_id)
    if connection.execute("SELECT 1 FROM account WHERE folder_id = ?", (folder_id,)).fetchall():
        raise ReaderError(ProblemKind.OF_ACCOUNT, _title(connection, folder_id))
    replace_folder(connection, folder_id, _parent(connection, folder_id))
    connection.execute("DELETE FROM folder WHERE folder_id = ?", (folder_id,))


def remove_tree(connection: WriteConnection, tree: Sequence[FolderId]) -> None:
    """Remove folders below the first of them at once; other children take the first one's place."""
    ids = id_list(tree)
    strangers = connection.execute(
        """SELECT 1 FROM subscription WHERE removed_at IS NULL AND folder_id IN (SELECT value FROM json_each(:ids))
        UNION ALL SELECT 1 FROM folder WHERE parent_id IN (SELECT value FROM json_each(:ids))
            AND folder_id NOT IN (SELECT value FROM json_each(:ids)) LIMIT 1""",
        {"ids": ids},
    ).fetchall()
    if strangers:
        for folder_id in reversed(tree):
            remove_folder(connection, folder_id)
        return
    parent_id = _parent(connection, tree[0])
    connection.execute(
        "UPDATE subscription SET folder_id = ? WHERE folder_id IN (SELECT value FROM json_each(?))", (parent_id, ids)
    )
    connection.executemany("DELETE FROM folder WHERE folder_id = ?", [(each,) for each in reversed(tree)])
    renumber(connection, parent_id)


def restore_folder(
    connection: WriteConnection,
    title: str,
    parent_id: FolderId | None,
    position: int,
    feed_ids: Iterable[FeedId],
    folder_ids: Iterable[FolderId],
    settings: Mapping[str, str] = MappingProxyType({}),
) -> FolderId:
    """Undo `remove_folder`: create the folder in its place and move these back into it, in their present order."""
    folder_id = add_folder(connection, title, parent_id, position)
    set_folder_settings(connection, folder_id, settings)
    wanted = {*map(feed_sibling, feed_ids), *map(folder_sibling, folder_ids)}
    inside = [each for each in siblings(connection, parent_id) if each in wanted]
    connection.executemany(
        "UPDATE folder SET parent_id = ? WHERE folder_id = ?", [(folder_id, each.number) for each in inside if each.is_folder]
    )
    connection.executemany(
        "UPDATE subscription SET folder_id = ? WHERE feed_id = ?",
        [(folder_id, each.number) for each in inside if not each.is_folder],
    )
    order: list[tuple[int | None, Sibling]] = [(None, each) for each in inside]
    insert(connection, folder_id, order)
    renumber(connection, parent_id)
    return folder_id


def _title(connection: ReadConnection, folder_id: FolderId) -> str:
    return str(connection.execute("SELECT title FROM folder WHERE folder_id = ?", (folder_id,)).fetchone()[0])


def _parent(connection: ReadConnection, folder_id: FolderId) -> FolderId | None:
    rows = connection.execute("SELECT parent_id FROM folder WHERE folder_id = ?", (folder_id,)).fetchall()
    parent: FolderId | None = rows[0][0]
    return parent


def around(connection: ReadConnection, feed_id: FeedId) -> list[str]:
    """Return the titles of the folders a feed is in, innermost first."""
    rows = connection.execute(
        """WITH RECURSIVE outer_folder (folder_id, title, parent_id, depth) AS (
            SELECT d.folder_id, d.title, d.parent_id, 0 FROM subscription u JOIN folder d ON d.folder_id = u.folder_id WHERE u.feed_id = ?
            UNION ALL SELECT d.folder_id, d.title, d.parent_id, o.depth + 1 FROM outer_folder o
            JOIN folder d ON d.folder_id = o.parent_id WHERE o.depth < 50
        ) SELECT title FROM outer_folder ORDER BY depth""",
        (feed_id,),
    ).fetchall()
    return [str(title) for (title,) in rows]
