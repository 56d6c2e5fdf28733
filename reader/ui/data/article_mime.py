"""Drag data of articles dropped on a tag or list of the sidebar. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData

from reader.domain.ids import EntryId

ARTICLE_TYPE = "application/x-beforehand-article"


def article_mime(entry_ids: Sequence[EntryId]) -> QMimeData:
    data = QMimeData()
    data.setData(ARTICLE_TYPE, QByteArray(" ".join(map(str, entry_ids)).encode()))
    return data


def articles_in(data: QMimeData) -> tuple[EntryId, ...]:
    """Return the dragged articles; empty for other data."""
    words = data.data(ARTICLE_TYPE).toStdString().split()
    return tuple(EntryId(int(word)) for word in words) if all(word.isascii() and word.isdigit() for word in words) else ()
