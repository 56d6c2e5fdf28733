"""What is asked of the parser process and what it answers."""

from enum import StrEnum

from reader.domain.accounts import AnswerKind, ServerAnswer
from reader.domain.entry import Chapter
from reader.domain.errors import Problem
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import PageView
from reader.domain.subscription import FoundFeed, OpmlDocument
from reader.domain.value_classes import dataclass


class JobKind(StrEnum):
    """FEED wants a feed. DISCOVER takes a feed, else an HTML page that points to feeds. OPML wants a subscription list.

    ARTICLE wants the article of a web page, ICONS the addresses of a page's icons. BLOCKS wants what a page offers to be followed without
    a feed, CHAPTERS those of an episode, ANSWER
    what a server of an account says (`answer` names which).
    """

    FEED = "feed"
    DISCOVER = "discover"
    OPML = "opml"
    ARTICLE = "article"
    ICONS = "icons"
    BLOCKS = "blocks"
    CHAPTERS = "chapters"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class ParseJob:
    """One document to read: `url` is where it came from after redirects, `links` are feeds named by its Link headers.

    With a `rule` a FEED is a page that is followed by it, and BLOCKS says what it finds; a stored text of `page_rule`.
    """

    job_id: int
    kind: JobKind
    url: str
    content_type: str
    body: bytes
    links: tuple[str, ...] = ()
    rule: str = ""
    answer: AnswerKind | None = None


@dataclass(frozen=True, slots=True)
class PageFeeds:
    """Feeds that a page points to, best first; never empty."""

    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class PageText:
    """The article of a web page, sanitised; `characters` counts those of its text that are not blank."""

    html: str
    characters: int


@dataclass(frozen=True, slots=True)
class PageIcons:
    """The icons that a page names, the one that suits a list best first; may be empty."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EpisodeChapters:
    """The chapters of an episode in order; never empty."""

    chapters: tuple[Chapter, ...]


ParseResult = ParsedFeed | PageFeeds | OpmlDocument | PageText | PageIcons | PageView | EpisodeChapters | ServerAnswer | Problem
