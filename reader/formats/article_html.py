"""Turns sanitised HTML into a flat, bounded list of blocks in linear time. Pure; any thread.

Markup that a browser survives can hang a text layout: nested tables double the work per level, a word of a megabyte takes
minutes. So everything is cut and flattened here before it reaches the view.
"""

import re
from itertools import islice
from typing import Any, cast

from lxml import etree

from reader.domain import reading_speed
from reader.formats.article_blocks import ArticleBlocks
from reader.formats.article_walker import Walker

MAX_CHARACTERS = 500_000
MAX_TAGS = 20_000
NOTICE_CUT = "This article is very long. Open it in the browser to read the rest."
NOTICE_SIMPLIFIED = "Parts of this article are too complex to show. Open it in the browser to see the original."


def read_blocks(html: str) -> ArticleBlocks:
    """Turn the sanitised HTML of an entry into blocks; never raises; `notice` describes what was cut."""
    kept = _cut(html)
    walker = Walker()
    parser = etree.HTMLParser(target=cast("Any", walker), huge_tree=True, remove_comments=True, remove_pis=True)
    if kept.strip():
        etree.fromstring(f"<html><body>{kept}</body></html>", parser)
    blocks = walker.finish()
    text = walker.text()
    # Text cut to this limit before it was stored ends exactly there.
    was_cut = len(kept) < len(html) or kept.count("<") >= MAX_TAGS or len(kept) >= MAX_CHARACTERS
    notice = NOTICE_CUT if was_cut else NOTICE_SIMPLIFIED if walker.was_simplified else ""
    return ArticleBlocks(blocks, notice, len(text), reading_minutes(text), walker.picture_count, frozenset(walker.open_folds))


def reading_minutes(text: str) -> int:
    """Estimate the reading time in minutes, at least one."""
    return max(1, round(reading_speed.minutes(text)))


def _cut(html: str) -> str:
    """Cut HTML to a maximum of characters and tags, never inside a tag, and remove NUL and surrogates, which parsers reject."""
    kept = html[:MAX_CHARACTERS]
    beyond = next(islice(re.finditer("<", kept), MAX_TAGS, None), None)
    if beyond is not None:
        kept = kept[: beyond.start()]
    if len(kept) < len(html):
        start = kept.rfind("<")
        kept = kept[:start] if start > kept.rfind(">") else kept
    return _UNREADABLE.sub("\ufffd", kept)


_UNREADABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff]")
