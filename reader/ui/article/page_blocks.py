"""The blocks of an article's text. Any thread may call."""

import logging

from reader.formats.article_blocks import ArticleBlocks
from reader.ui.article.document.front_matter import tr

_log = logging.getLogger(__name__)
LONG_HTML = 60_000
MANY_TAGS = 2_000
"""Longer articles, and those of more tags, are read beside the GUI thread: twelve thousand cells in 60 kB take half a second."""


def is_long(html: str) -> bool:
    """Whether to read it in another thread."""
    return len(html) > LONG_HTML or html.count("<") > MANY_TAGS


def blocks_of(html: str) -> ArticleBlocks:
    """An article that cannot be laid out says so instead of staying blank."""
    # reads with lxml, which the first paint of the window need not wait for
    from reader.formats.article_html import read_blocks

    try:
        return read_blocks(html)
    except Exception:  # noqa: BLE001 -- logged, and said in the article's place
        _log.exception("An article could not be laid out")
        return read_blocks(f"<p>{tr('This article could not be displayed. Open it in the browser to read it.')}</p>")
