"""Builds the text of a notification: a few titles and a count of the rest. Plain text on single lines. GUI thread only."""

from collections.abc import Mapping, Sequence

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId, FeedId
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, dotted, fill, listed

_tr = Translator("Notices")

NAMED = 3
LONGEST_LINE = 160
_FEEDS_NAMED = 3


def notice_text(
    feeds: Mapping[FeedId, Sequence[EntryId]], named: Sequence[EntryRow], titles: Mapping[FeedId, str]
) -> tuple[str, tuple[str, ...]]:
    """Return summary and lines for entries by feed; `named` are those whose titles are shown, `titles` the names of all feeds."""
    total = sum(len(ids) for ids in feeds.values())
    shown = list(named[:NAMED])
    if len(feeds) == 1:
        (feed_id,) = feeds
        lines = [_line(row.title) for row in shown]
        rest = _more(total - len(shown)) if shown else _articles(total)
        return _line(titles[feed_id]), tuple(lines + ([rest] if total > len(shown) else []))
    lines = [dotted(_line(row.title), _line(row.feed_title), between=" \N{EN DASH} ") for row in shown]
    if total > len(shown):
        listed = {row.entry_id for row in shown}
        left = [feed_id for feed_id, ids in feeds.items() if not listed.issuperset(ids)]
        lines.append(_rest(total - len(shown), left, titles, has_lines=bool(lines)))
    return _articles(total), tuple(lines)


def _rest(count: int, feeds: Sequence[FeedId], titles: Mapping[FeedId, str], *, has_lines: bool) -> str:
    if not has_lines:
        names = [_line(titles[feed_id]) for feed_id in feeds]
        more = [_more(len(names) - _FEEDS_NAMED)] if len(names) > _FEEDS_NAMED else []
        text = listed(names[:_FEEDS_NAMED] + more)
        return text if len(text) <= LONGEST_LINE else _line(text)
    if len(feeds) == 1:
        return fill(_tr("and %n more in {feed}", count), feed=_line(titles[feeds[0]]))
    return fill(_tr("and {count} more in %n feeds", len(feeds)), count=number_text(count))


def _articles(count: int) -> str:
    return _tr("%n new articles", count)


def _more(count: int) -> str:
    return _tr("and %n more", count)


def _line(text: str) -> str:
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= LONGEST_LINE else f"{plain[: LONGEST_LINE - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"
