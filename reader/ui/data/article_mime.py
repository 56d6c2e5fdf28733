"""Articles on their way from the list to a tag or list of the sidebar: what travels with the pointer. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData

from reader.domain.ids import EntryId

ARTICLE_TYPE = "application/x-beforehand-article"


def article_mime(entry_ids: Sequence[EntryId]) -> QMimeData:
    data = QMimeData()
    data.setData(ARTICLE_TYPE, QByteArray(" ".join(map(str, entry_ids)).encode()))
    return data


def articles_in(data: QMimeData) -> tuple[EntryId, ...]:
    """The articles that are dragged; none where something else is."""
    words = data.data(ARTICLE_TYPE).toStdString().split()
    return tuple(EntryId(int(word)) for word in words) if all(word.isascii() and word.isdigit() for word in words) else ()
