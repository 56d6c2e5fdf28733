"""The blocks of an article's text. Any thread may call."""

import logging

from reader.formats.article_blocks import ArticleBlocks
from reader.ui.article.document.front_matter import tr

_log = logging.getLogger(__name__)
LONG_HTML = 60_000
"""Articles longer than this are read beside the GUI thread."""


def blocks_of(html: str) -> ArticleBlocks:
    """An article that cannot be laid out says so instead of staying blank."""
    # reads with lxml, which the first paint of the window need not wait for
    from reader.formats.article_html import read_blocks

    try:
        return read_blocks(html)
    except Exception:  # noqa: BLE001 -- logged, and said in the article's place
        _log.exception("An article could not be laid out")
        return read_blocks(f"<p>{tr('This article could not be displayed. Open it in the browser to read it.')}</p>")
