"""Jobs for the parser process and their results."""

from enum import StrEnum

from reader.domain.accounts import AnswerKind, ServerAnswer
from reader.domain.entry import Chapter
from reader.domain.errors import Problem
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import PageView
from reader.domain.subscription import FoundFeed, OpmlDocument
from reader.domain.value_classes import dataclass


class JobKind(StrEnum):
    """Kinds of jobs. FEED parses a feed.

    DISCOVER accepts a feed, or else an HTML page that links to feeds. OPML parses a subscription list, ARTICLE extracts a web
    page's article, ICONS finds the addresses of a page's icons. BLOCKS finds the blocks of a page to follow without a feed,
    CHAPTERS parses an episode's chapters, ANSWER a response of an account's server (`answer` names its kind).
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
    """One document to parse: `url` is its address after redirects, `links` are feeds from its Link headers.

    With a `rule` (stored text of `page_rule`), FEED parses a page followed by it, and BLOCKS shows what it finds.
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
    """Feeds that a page links to, best first; never empty."""

    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class PageText:
    """Article of a web page, sanitised; `characters` counts its non-blank text."""

    html: str
    characters: int


@dataclass(frozen=True, slots=True)
class PageIcons:
    """Icons that a page declares, most suitable for lists first; may be empty."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EpisodeChapters:
    chapters: tuple[Chapter, ...]


ParseResult = ParsedFeed | PageFeeds | OpmlDocument | PageText | PageIcons | PageView | EpisodeChapters | ServerAnswer | Problem
