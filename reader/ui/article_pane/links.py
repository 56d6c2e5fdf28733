"""What may be opened from an article, and how a link's target is shown before it is. GUI thread only."""

from PySide6.QtCore import QUrl

NEXT = "action:next"
BROWSER = "action:browser"
FOLD = "fold:"
COPY = "copy:"
TAG = "tag:"
ENTRY = "entry:"
_OPENABLE = frozenset({"http", "https", "mailto"})
_SHOWN_LENGTH = 120


def openable(url: QUrl) -> str:
    """Return the address to hand to the browser, rebuilt and pure ASCII; empty where it must not be opened."""
    if not url.isValid() or url.scheme() not in _OPENABLE or (url.scheme() != "mailto" and not url.host()):
        return ""
    return bytes(url.toEncoded().data()).decode("ascii")


def described(url: QUrl) -> str:
    """Return a link's target as one quiet line, its host in ASCII so that look-alike letters show; our own links have none."""
    address = openable(url)
    return address if len(address) <= _SHOWN_LENGTH else address[: _SHOWN_LENGTH - 1] + "…"
