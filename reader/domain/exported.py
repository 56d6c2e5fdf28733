"""What an export of everything has written, and the words of its page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exported:
    """How many of each."""

    subscriptions: int
    articles: int
    starred: int


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The heading of the page of starred articles, the line below it, and the language of both (BCP 47)."""

    title: str
    about: str
    language: str
