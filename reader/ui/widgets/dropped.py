"""Reads data dropped from outside: one file, or one web address. Pure; GUI thread."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl


def dropped_address(data: QMimeData) -> str:
    """Return the single dropped web address, as a link or text; '' if none."""
    texts = [url.toString() for url in data.urls()] if data.hasUrls() else data.text().split()
    is_address = len(texts) == 1 and QUrl(texts[0]).scheme() in {"http", "https", "feed", "pcast"}
    return texts[0] if is_address else ""


def dropped_file(data: QMimeData) -> Path | None:
    """Return the single dropped local file."""
    urls = [url for url in data.urls() if url.isLocalFile()] if data.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 else None
