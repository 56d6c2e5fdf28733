"""What a feed of starred articles is made of."""

from dataclasses import dataclass

from reader.domain.entry import Article


@dataclass(frozen=True, slots=True)
class StarredArticle:
    """An article with a star: `feed_url` and `identity` together are its own for ever, times are UTC seconds."""

    article: Article
    feed_url: str
    identity: str
    starred_at: int
    updated_at: int | None
