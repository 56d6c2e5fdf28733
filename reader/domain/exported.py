"""What an export of everything has written."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exported:
    """How many of each."""

    subscriptions: int
    articles: int
    starred: int
