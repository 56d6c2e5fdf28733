"""Drag data of articles, and addresses and files dropped on the window. GUI thread only."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QUrl

from reader.domain.ids import EntryId

ARTICLE_TYPE = "application/x-beforehand-article"


def article_mime(entry_ids: Sequence[EntryId]) -> QMimeData:
    data = QMimeData()
    data.setData(ARTICLE_TYPE, QByteArray(" ".join(map(str, entry_ids)).encode()))
    return data


def articles_in(data: QMimeData) -> tuple[EntryId, ...]:
    words = data.data(ARTICLE_TYPE).toStdString().split()
    return tuple(EntryId(int(word)) for word in words) if all(word.isascii() and word.isdigit() for word in words) else ()


def dropped_address(data: QMimeData) -> str:
    """Return the single dropped web address, as a link or text; '' if none."""
    texts = [url.toString() for url in data.urls()] if data.hasUrls() else data.text().split()
    is_address = len(texts) == 1 and QUrl(texts[0]).scheme() in {"http", "https", "feed", "pcast"}
    return texts[0] if is_address else ""


def dropped_file(data: QMimeData) -> Path | None:
    urls = [url for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 else None
