"""Texts for changes made by the user, for notifications, and for the choice of when to notify. GUI thread only."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from reader.domain.changes import ChangeKind
from reader.domain.entry import MARKS, EntryRow
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import SOUND_OFF, SOUND_ON, STORIES_OFF, STORIES_ON, Mode
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, dotted, fill, listed

_tr = Translator("Undo")

QUIET = frozenset(
    {
        ChangeKind.MARKED_READ,
        ChangeKind.MARKED_UNREAD,
        *(kind for mark in MARKS.values() for kind in (mark.set, mark.cleared)),
        ChangeKind.TAGGED,
        ChangeKind.TAG_REMOVED,
        ChangeKind.TAGS_CHANGED,
        ChangeKind.TAG_RENAMED,
        ChangeKind.SEARCH_CHANGED,
        ChangeKind.RULE_ADDED,
        ChangeKind.RULE_CHANGED,
        ChangeKind.RENAMED,
        ChangeKind.FOLDER_RENAMED,
        ChangeKind.FOLDER_ADDED,
        ChangeKind.SUBSCRIBED,
        ChangeKind.IMPORTED,
        ChangeKind.LEARNED_DATA_ERASED,
    }
)
"""Changes that are visible in place and show no message unless they concern several articles; Ctrl+Z undoes them."""
_LONGEST_NAME = 60


def undo_text(kind: ChangeKind, names: Sequence[str] = (), count: int = 0) -> str:
    """Return the text for a change: with the name if there is one, or the number. `count` is the number of articles, if it
    concerned articles.
    """
    many = max(count, 0 if count else len(names))
    if many > 1 and kind.counted:
        return _tr(kind.counted, many)
    if len(names) == 1 and names[0] and kind.named:
        return fill(_tr(kind.named), name=_short(names[0]))
    return _tr(kind.alone)


def _short(name: str) -> str:
    """Shorten a name, so that the rest of the message stays readable."""
    line = " ".join(name.split())
    return line if len(line) <= _LONGEST_NAME else f"{line[:_LONGEST_NAME].rstrip()}…"


_tr_notice = Translator("Notices")

NAMED = 3
LONGEST_LINE = 160
_FEEDS_NAMED = 3


def notice_text(
    feeds: Mapping[FeedId, Sequence[EntryId]],
    named: Sequence[EntryRow],
    titles: Mapping[FeedId, str],
    notes: Mapping[EntryId, str] = MappingProxyType({}),
) -> tuple[str, tuple[str, ...]]:
    """Return summary and lines for entries by feed; `named` are those whose titles are shown, some with `notes`, and `titles` the
    names of all feeds.
    """
    total = sum(len(ids) for ids in feeds.values())
    shown = list(named[:NAMED])
    if len(feeds) == 1:
        (feed_id,) = feeds
        lines = [dotted(_line(row.title), notes.get(row.entry_id, "")) for row in shown]
        rest = _more(total - len(shown)) if shown else _articles(total)
        return _line(titles[feed_id]), tuple(lines + ([rest] if total > len(shown) else []))
    names = [dotted(_line(row.feed_title), notes.get(row.entry_id, "")) for row in shown]
    lines = [dotted(_line(row.title), name, between=" \N{EN DASH} ") for row, name in zip(shown, names, strict=True)]
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
        return fill(_tr_notice("and %n more in {feed}", count), feed=_line(titles[feeds[0]]))
    return fill(_tr_notice("and {count} more in %n feeds", len(feeds)), count=number_text(count))


def _articles(count: int) -> str:
    return _tr_notice("%n articles arrived", count)


def _more(count: int) -> str:
    return _tr_notice("and %n more", count)


def _line(text: str) -> str:
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= LONGEST_LINE else f"{plain[: LONGEST_LINE - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"


_tr_notice_choices = Translator("NoticeChoices")


def mode_text(mode: Mode) -> str:
    return {
        Mode.OFF: _tr_notice_choices("Never"),
        Mode.DIGEST: _tr_notice_choices("Digest"),
        Mode.INSTANT: _tr_notice_choices("Immediately"),
    }[mode]


def sound_choices() -> tuple[tuple[str, str], ...]:
    """Return the sound options of a feed, folder or rule; '' inherits."""
    return (
        ("", _tr_notice_choices("Default")),
        (SOUND_ON, _tr_notice_choices("Sound")),
        (SOUND_OFF, _tr_notice_choices("No sound")),
    )


def story_choices() -> tuple[tuple[str, str], ...]:
    """Return the story options of a feed or folder; '' inherits."""
    return (
        ("", _tr_notice_choices("Default")),
        (STORIES_ON, _tr_notice_choices("With reports of others")),
        (STORIES_OFF, _tr_notice_choices("Alone")),
    )


def setting_choices() -> tuple[tuple[str, str], ...]:
    """Return the options of a feed or folder with labels; '' inherits from the parent folder and the preference."""
    return (("", _tr_notice_choices("Default")), *((mode.value, mode_text(mode)) for mode in Mode))
