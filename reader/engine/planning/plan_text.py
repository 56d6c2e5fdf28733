"""Durations in words. Pure."""

from reader.domain.clock import DAY_SECONDS


def describe_duration(seconds: float) -> str:
    """'40 min', '6 h', '2 days'."""
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{max(minutes, 1)} min"
    hours = round(seconds / 3600)
    return f"{hours} h" if hours < 48 else f"{round(seconds / DAY_SECONDS)} days"
