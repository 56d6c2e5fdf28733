"""Texts for changes made by the user, for notifications, and for the choice of when to notify. GUI thread only."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reader.domain.changes import ChangeKind
from reader.domain.entry import MARKS, EntryRow
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import SOUND_OFF, SOUND_ON, Mode
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES
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


class ChangeText(NamedTuple):
    """Texts of a kind: alone, for one named thing, for a number of articles, feeds or folders."""

    alone: str
    named: str = ""
    counted: str = ""


CHANGES = {
    ChangeKind.MARKED_ALL_READ: ChangeText("Marked all as read", "Marked “{name}” as read", "Marked all as read: %n articles"),
    ChangeKind.MARKED_READ: ChangeText("Marked as read", "Marked “{name}” as read", "Marked as read: %n articles"),
    ChangeKind.MARKED_UNREAD: ChangeText("Marked as unread", "Marked “{name}” as unread", "Marked as unread: %n articles"),
    **{kind.set: ChangeText(*STYLES[mark].set) for mark, kind in MARKS.items()},
    **{kind.cleared: ChangeText(*STYLES[mark].cleared) for mark, kind in MARKS.items()},
    ChangeKind.HIDDEN: ChangeText("Hidden", "Hid “{name}”", "Hidden: %n articles"),
    ChangeKind.UNHIDDEN: ChangeText("Shown again", "Showing “{name}” again", "Shown again: %n articles"),
    ChangeKind.MORE_OF_THIS: ChangeText("More of this from now on", "More like “{name}” from now on"),
    ChangeKind.LESS_OF_THIS: ChangeText("Less of this from now on", "Less like “{name}” from now on"),
    ChangeKind.NEITHER_MORE_NOR_LESS: ChangeText("Neither more nor less of this", "Neither more nor less like “{name}”"),
    ChangeKind.TAGGED: ChangeText("Tagged", "Tagged “{name}”", "Tagged: %n articles"),
    ChangeKind.TAG_REMOVED: ChangeText("Tag removed", "Removed a tag from “{name}”", "Tag removed: %n articles"),
    ChangeKind.TAGS_CHANGED: ChangeText("Tags changed", "Changed the tags of “{name}”", "Tags changed: %n articles"),
    ChangeKind.TAG_RENAMED: ChangeText("Tag renamed", "Renamed a tag to {name}"),
    ChangeKind.TAGS_MERGED: ChangeText("Tags merged", "Merged two tags into {name}"),
    ChangeKind.TAG_DELETED: ChangeText("Tag deleted", "Deleted the tag {name}"),
    ChangeKind.SEARCH_SAVED: ChangeText("Search saved", "Saved the search {name}"),
    ChangeKind.SEARCH_CHANGED: ChangeText("Search changed", "Changed the search {name}"),
    ChangeKind.SEARCH_REMOVED: ChangeText("Search removed", "Removed the search {name}"),
    ChangeKind.RULE_ADDED: ChangeText("Rule added", "Added the rule {name}"),
    ChangeKind.RULE_CHANGED: ChangeText("Rule changed", "Changed the rule {name}"),
    ChangeKind.RULE_REMOVED: ChangeText("Rule removed", "Removed the rule {name}"),
    ChangeKind.RULE_APPLIED: ChangeText("Rule applied", counted="Rule applied: %n articles"),
    ChangeKind.SUBSCRIBED: ChangeText("Added", "Added {name}", "Added %n feeds"),
    ChangeKind.UNSUBSCRIBED: ChangeText("Unsubscribed", "Unsubscribed from {name}", "Unsubscribed from %n feeds"),
    ChangeKind.SUBSCRIBED_AGAIN: ChangeText("Subscribed again", "Subscribed to {name} again", "Subscribed to %n feeds again"),
    ChangeKind.SUBSCRIPTIONS_MERGED: ChangeText(
        "Merged two subscriptions to the same feed", "Merged two subscriptions to {name}"
    ),
    ChangeKind.RENAMED: ChangeText("Renamed", "Renamed to {name}"),
    ChangeKind.MOVED: ChangeText("Moved", "Moved {name}", "Moved %n items"),
    ChangeKind.SETTINGS_CHANGED: ChangeText(
        "Settings changed", "Changed the settings of {name}", "Changed the settings of %n feeds"
    ),
    ChangeKind.URL_CHANGED: ChangeText("Address changed", "Changed the address of {name}"),
    ChangeKind.PAUSED: ChangeText("Paused", "Paused {name}", "Paused %n feeds"),
    ChangeKind.RESUMED: ChangeText("Resumed refreshing", "Resumed refreshing {name}", "Resumed refreshing %n feeds"),
    ChangeKind.MUTED: ChangeText(
        "Muted: new articles arrive as read",
        "Muted {name}: new articles arrive as read",
        "Muted %n feeds: new articles arrive as read",
    ),
    ChangeKind.FAVOURITE_ADDED: ChangeText("Added to favourites", "Added {name} to favourites", "Added %n feeds to favourites"),
    ChangeKind.FAVOURITE_REMOVED: ChangeText(
        "Removed from favourites", "Removed {name} from favourites", "Removed %n feeds from favourites"
    ),
    ChangeKind.FAVOURITES_SORTED: ChangeText("Favourites rearranged", "Moved {name} within the favourites"),
    ChangeKind.FINDING_IGNORED: ChangeText(
        "Ignored until it changes", "Ignored {name} until it changes", "Ignored %n feeds until they change"
    ),
    ChangeKind.FOLDER_ADDED: ChangeText("Folder added", "Added the folder {name}"),
    ChangeKind.FOLDER_RENAMED: ChangeText("Folder renamed", "Renamed a folder to {name}"),
    ChangeKind.FOLDER_MOVED: ChangeText("Folder moved", "Moved the folder {name}", "Moved %n folders"),
    ChangeKind.FOLDER_REMOVED: ChangeText(
        "Folder removed; its feeds are kept",
        "Removed the folder {name}; its feeds are kept",
        "Removed %n folders; their feeds are kept",
    ),
    ChangeKind.FOLDER_RESTORED: ChangeText("Folder restored", "Restored the folder {name}"),
    ChangeKind.IMPORTED: ChangeText("Imported"),
    ChangeKind.LEARNED_DATA_ERASED: ChangeText("Learned data erased"),
    ChangeKind.LISTENING_FORGOTTEN: ChangeText("Starts from the beginning", "“{name}” starts from the beginning"),
    ChangeKind.DOWNLOAD_DELETED: ChangeText("Download deleted", "Deleted the download of “{name}”"),
    ChangeKind.DOWNLOAD_CANCELLED: ChangeText("Download cancelled", "Cancelled the download of “{name}”"),
    ChangeKind.REMOVED: ChangeText("Removed", "Removed {name}", "Removed %n items"),
    ChangeKind.REMOVED_UNSENT: ChangeText(
        "Removed; changes made here were not sent", "Removed {name}; changes made here were not sent"
    ),
    ChangeKind.CHANGED: ChangeText("Changed", "Changed {name}", "Changed %n items"),
}
_LONGEST_NAME = 60


def undo_text(kind: ChangeKind, names: Sequence[str] = (), count: int = 0) -> str:
    """Return the text for a change: with the name if there is one, or the number. `count` is the number of articles, if it
    concerned articles.
    """
    text = CHANGES[kind]
    many = max(count, 0 if count else len(names))
    if many > 1 and text.counted:
        return _tr(text.counted, many)
    if len(names) == 1 and names[0] and text.named:
        return fill(_tr(text.named), name=_short(names[0]))
    return _tr(text.alone)


def _short(name: str) -> str:
    """Shorten a name, so that the rest of the message stays readable."""
    line = " ".join(name.split())
    return line if len(line) <= _LONGEST_NAME else f"{line[:_LONGEST_NAME].rstrip()}…"


_tr_notice = Translator("Notices")

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
        return fill(_tr_notice("and %n more in {feed}", count), feed=_line(titles[feeds[0]]))
    return fill(_tr_notice("and {count} more in %n feeds", len(feeds)), count=number_text(count))


def _articles(count: int) -> str:
    return _tr_notice("%n new articles", count)


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


def setting_choices() -> tuple[tuple[str, str], ...]:
    """Return the options of a feed or folder with labels; '' inherits from the parent folder and the preference."""
    return (("", _tr_notice_choices("Default")), *((mode.value, mode_text(mode)) for mode in Mode))
