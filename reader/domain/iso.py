"""Times as documents and command lines write them. Any thread."""

from datetime import UTC, datetime


def iso_time(at: int | None) -> str | None:
    """A UTC time in seconds as ISO 8601; None stays None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
