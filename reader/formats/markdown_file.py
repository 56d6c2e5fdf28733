"""An article as a Markdown file: what is known of it as front matter (YAML), then its text. Pure; any thread."""

import json
from collections.abc import Mapping

from reader.domain.clock import iso_time
from reader.domain.entry import Article
from reader.formats.article_markdown import article_markdown
from reader.formats.article_pictures import with_places
from reader.formats.text import literal_line
from reader.formats.urls import safe_link


def markdown_file(article: Article, places: Mapping[str, str]) -> str:
    """The file's text; `places` map addresses of pictures to files beside it. Others keep their address."""
    title, link = literal_line(article.title), safe_link(article.link)
    known = {
        "title": title,
        "author": literal_line(article.author),
        "feed": literal_line(article.feed_title),
        "link": link,
        "date": iso_time(article.published_at or article.first_seen_at),
        "tags": [literal_line(tag) for tag in article.tags],
    }
    # what is quoted as JSON is quoted as YAML too
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in known.items() if value]
    text = article_markdown(title, link, with_places(article.html, places))
    return "\n".join(("---", *lines, "---", "", text))
