"""Parses the text of an article into blocks. Any thread."""

import logging

from reader.formats.article_blocks import ArticleBlocks
from reader.ui.article.document.front_matter import tr

_log = logging.getLogger(__name__)
LONG_HTML = 60_000
MANY_TAGS = 2_000
"""Longer articles, and those with more tags, are parsed outside the GUI thread: 12,000 cells in 60 kB take half a second."""


def is_long(html: str) -> bool:
    """Return True if the text must be parsed in another thread."""
    return len(html) > LONG_HTML or html.count("<") > MANY_TAGS


def blocks_of(html: str) -> ArticleBlocks:
    """Return the blocks, or an error notice for a text that cannot be laid out."""
    # imports lxml, which the window's first paint avoids
    from reader.formats.article_html import read_blocks

    try:
        return read_blocks(html)
    except Exception:  # noqa: BLE001 -- logged, and said in the article's place
        _log.exception("An article could not be laid out")
        return read_blocks(f"<p>{tr('This article could not be displayed. Open it in the browser to read it.')}</p>")
