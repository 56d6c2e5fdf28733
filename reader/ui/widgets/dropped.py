"""What is dragged onto the window from outside: one file, or one web address. Pure; GUI thread."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl


def dropped_address(data: QMimeData) -> str:
    """The one web address that is dragged, as a link or as text; empty where there is none."""
    texts = [url.toString() for url in data.urls()] if data.hasUrls() else data.text().split()
    is_address = len(texts) == 1 and QUrl(texts[0]).scheme() in {"http", "https", "feed", "pcast"}
    return texts[0] if is_address else ""


def dropped_file(data: QMimeData) -> Path | None:
    """The one local file that is dragged."""
    urls = [url for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 else None
