"""What the user said of articles, as it is stored."""

from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection


def judgements(connection: ReadConnection) -> dict[EntryId, int]:
    """1 for more and -1 for less, by article."""
    return dict(connection.execute("SELECT entry_id, value FROM judgement").fetchall())
