"""Whose entries a list holds, for headings and bursts. Any thread with its own connection."""

from array import array
from collections.abc import Iterable

from reader.storage.connection import ReadConnection
from reader.storage.values import id_list


def feeds_of(connection: ReadConnection, entry_ids: Iterable[int]) -> "array[int]":
    """The feed of each entry, in the order asked; 0 for an entry that is gone."""
    rows = connection.execute(
        """SELECT coalesce(s.feed_id, 0) FROM json_each(?) AS j LEFT JOIN entry_status s ON s.entry_id = j.value ORDER BY j.key""",
        (id_list(entry_ids),),
    ).fetchall()
    return array("q", [row[0] for row in rows])
