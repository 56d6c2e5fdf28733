"""What every layer reads from an address. Any thread."""

from urllib.parse import urlsplit


def host_of(url: str) -> str:
    """The host in lower case, without port and without the dot that may end it; empty where there is none."""
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""
