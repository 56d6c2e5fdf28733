"""Candidates of the palette, collected when it opens, and how well each matches what was typed. GUI thread only."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import IntEnum, StrEnum
from functools import partial
from heapq import nsmallest

from PySide6.QtGui import QAction

from reader.domain.entry import EntryRow
from reader.domain.ids import Clock
from reader.domain.preferences import PAGES, PREFERENCES, Preferences
from reader.domain.value_classes import dataclass
from reader.ui.data.nodes import Key, Kind, Node
from reader.ui.kit.actions import shown_keys, whole_text
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.times import relative_time
from reader.ui.text.translate import Translator, dotted

_tr = Translator("Synonyms")

_OF_ACTIONS: Mapping[str, str] = {
    "add_feed": "subscribe, new feed, follow, RSS",
    "follow_page": "scrape, CSS selector, website without RSS",
    "add_newsletters": "e-mail, email, IMAP, Substack, Gmail, Fastmail, mailing list",
    "open_programs": "scripts, own commands",
    "import_opml": "open file, load subscriptions, migrate",
    "import_opml_url": "load from URL",
    "import_from_reader": "migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader",
    "export_opml": "save subscriptions, export feeds",
    "export_everything": "backup, download my data",
    "add_account": "server, sign in, log in, FreshRSS, Miniflux, Google Reader",
    "sync_accounts": "synchronise, synchronize, sync accounts, server, folder",
    "show_computers": "sync, laptop, devices, second computer, folder, Syncthing, Nextcloud, Dropbox, OneDrive, iCloud Drive, Google Drive",
    "choose_starters": "discover, suggestions, recommended feeds, examples",
    "feed_properties": "feed settings, edit feed, rename feed, info",
    "move_row_up": "rearrange, reorder, sort manually",
    "move_row_down": "rearrange, reorder, sort manually",
    "unsubscribe": "delete feed, remove feed, unfollow",
    "edit_rules": "filters, automation, mute, block",
    "edit_preferences": "settings, options, configuration",
    "retrieve_shown": "refresh, update, reload, check for new, fetch",
    "retrieve_all": "refresh all, refresh everything, update all, reload all, sync all, fetch all",
    "cancel_retrievals": "cancel refresh, abort",
    "pause_hour": "stop refreshing, do not disturb, snooze",
    "pause_until_tomorrow": "stop refreshing, do not disturb, snooze",
    "resume_refreshing": "resume refreshing, continue, unpause",
    "undo": "revert, take back",
    "quit": "exit, close program",
    "read_aloud": "text to speech, TTS, listen, speak, voice",
    "next_article": "down, forward",
    "previous_article": "up, back",
    "read_on": "page down",
    "read_back": "page up",
    "toggle_read": "mark as read, mark as unread, keep unread",
    **{style.toggle: style.synonyms for style in STYLES.values()},
    "more_like_this": "thumbs up, like, recommend",
    "less_like_this": "thumbs down, dislike, not interested",
    "tag": "label, category, keyword",
    "hide_articles": "dismiss, delete article, remove article",
    "make_rule": "new filter, create filter, mute",
    "open_in_browser": "web page, original, external, visit site",
    "open_in_background": "background tabs, web pages",
    "reader_view": "reading mode, readability, original text",
    "fetch_site_rules": "full texts, common rules, wallabag",
    "choose_full_text": "wrong text, site rules, CSS selector, scrape",
    "show_changes": "edits, revisions, versions, history, diff",
    "find_in_article": "search in page",
    "share_article": "send, forward",
    "copy_selected": "clipboard, copy text, copy link, copy picture",
    "copy_text_markdown": "quote as Markdown",
    "share_selected": "quote, send text, share link",
    "search_text": "look up, find this",
    "make_text_rule": "new filter, mute word",
    "open_link_aside": "background tab",
    "always_load_pictures": "show images, unblock pictures",
    "save_linked": "read link later, bookmark link",
    "save_copied": "paste link, save page, read it later",
    "copy_bookmark": "bookmarklet, save from browser",
    "add_linked_feed": "subscribe to link, follow site",
    "save_picture": "download image, save image",
    "copy_picture": "copy image, clipboard",
    "copy_picture_address": "copy image URL",
    "copy_picture_words": "alt text, caption",
    "open_picture": "view image, original picture",
    "copy_link": "copy URL, copy address, clipboard",
    "mail_article": "email, e-mail, forward",
    "print_article": "paper",
    "save_pdf": "export PDF, download article",
    "save_epub": "e-book, e-reader, Kindle, export EPUB, take along",
    "save_list_epub": "e-book, e-reader, Kindle, export EPUB, take along",
    "save_markdown": "export Markdown, download article",
    "mark_all_read": "mark as read, catch up, clear, done",
    "mark_older_read": "catch up",
    "mark_story_read": "all reports, whole story",
    "separate_report": "ungroup, split, wrong story",
    "filter_feeds": "find feed, search sidebar, search feeds",
    "toggle_favourite": "pin feed, unpin, favorite, bookmark feed",
    "toggle_read_feeds": "only unread feeds, hide empty folders, show read feeds",
    "collapse_folders": "close all folders, fold all",
    "expand_folders": "open all folders, unfold all",
    "next_feed": "down the sidebar",
    "previous_feed": "up the sidebar",
    "go_for_you": "recommended, personal, suggestions, smart list",
    "go_all": "home, inbox, everything, all items",
    "go_today": "latest, recent",
    "go_unread": "new, inbox",
    **{go_to(mark): style.list_synonyms for mark, style in STYLES.items()},
    "go_health": "health, errors, problems, broken feeds, dead feeds",
    "go_activity": "history, network log, requests, downloads",
    "go_rhythm": "statistics, schedule, timetable, chart",
    "go_briefing": "digest, summary, newspaper, today",
    "show_new": "jump to top, latest",
    "search": "find articles, look for",
    "save_search": "smart folder, search folder",
    "open_palette": "command palette, jump",
    "show_unread_only": "hide read",
    "filter_list": "search this list, refine",
    "sort_newest": "sort articles, order",
    "sort_oldest": "sort articles, order",
    "toggle_subscriptions": "sidebar, feed list, hide feeds, full width",
    "toggle_list": "article list, hide list, full width",
    "toggle_article": "preview, reading pane",
    "toggle_layout": "columns, split, view mode",
    "text_larger": "zoom in, bigger font, increase font size",
    "text_smaller": "zoom out, smaller font, decrease font size",
    "text_usual": "reset zoom, actual size, default font size",
    "show_help": "manual, how to, getting started, documentation",
    "show_keys": "shortcuts, keyboard, hotkeys",
    "report_problem": "bug, feedback, log file, support",
    "about": "version, info, licence",
    "edit_keys": "shortcuts, keyboard, hotkeys, key bindings",
}


def _of_preferences() -> Iterator[tuple[str, str]]:
    for key, preference in PREFERENCES.items():
        if preference.page in PAGES:
            yield key, preference.synonyms
        yield from (
            (f"{key}={choice}", names) for choice, names in zip(preference.choices, preference.choice_synonyms, strict=False)
        )


SYNONYMS: Mapping[str, str] = {name: names for name, names in (*_OF_ACTIONS.items(), *_of_preferences()) if names}
"""Comma-separated, by action name, preference key, or key=value of a choice that is a command."""
OF_ALL_CHOICES: Mapping[str, str] = {
    each.key: each.synonyms for each in (Preferences.look_counts, Preferences.look_sidebar_order)
}
"""Those of preferences outside the window, which only their choices lead to."""


def synonyms_of(name: str) -> tuple[str, ...]:
    """Return the synonyms of a command in the user's language and in English, which many know from elsewhere."""
    key, is_choice, _ = name.partition("=")
    sources = [SYNONYMS.get(name, ""), OF_ALL_CHOICES.get(key, "") if is_choice else ""]
    texts = [text for source in sources if source for text in (_tr(source), source)]
    return tuple(dict.fromkeys(name.strip() for text in texts for name in text.split(",")))


Spans = tuple[tuple[int, int], ...]


class Fit(IntEnum):
    WHOLE = 0
    BEGINS = 1
    WORD_BEGINS = 2
    INITIALS = 3
    WITHIN = 4
    SCATTERED = 5


@dataclass(frozen=True, slots=True)
class Match:
    """The worst quality among the typed words, the position of the first one, and the letters to highlight."""

    fit: Fit
    place: int
    spans: Spans


def plain(text: str) -> str:
    """Return text for comparing, in lower case without accents, of unchanged length."""
    if text.isascii():
        return text.lower()
    return "".join(_plain_letter(letter) for letter in text)


def match(words: Sequence[str], name: str) -> Match | None:
    """Match `words` to a `name`, both made plain; each word must be found. No words match everything."""
    worst, place = Fit.BEGINS, 0
    spans: list[tuple[int, int]] = []
    for number, word in enumerate(words):
        found = _find(word, name)
        if found is None:
            return None
        fit, places = found
        worst = max(worst, fit)
        place = places[0][0] if number == 0 else place
        spans += places
    is_whole = bool(words) and " ".join(words) == name.rstrip("…")
    return Match(Fit.WHOLE if is_whole else worst, place, _joined(spans))


def _plain_letter(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].lower()
    return base if len(base) == 1 else letter


def _find(word: str, name: str) -> tuple[Fit, list[tuple[int, int]]] | None:
    first = place = name.find(word)
    if place == 0:
        return Fit.BEGINS, [(0, len(word))]
    while place > 0:
        if not name[place - 1].isalnum():
            return Fit.WORD_BEGINS, [(place, place + len(word))]
        place = name.find(word, place + 1)
    initials = _initials(word, name)
    if initials is not None:
        return Fit.INITIALS, initials
    if first > 0:
        return Fit.WITHIN, [(first, first + len(word))]
    scattered = _scattered(word, name) if len(word) > 1 else None
    return (Fit.SCATTERED, scattered) if scattered is not None else None


def _initials(word: str, name: str) -> list[tuple[int, int]] | None:
    if len(word) == 1:
        return None
    starts = _word_starts(name)
    found = "".join(name[start] for start in starts).find(word)
    return [(start, start + 1) for start in starts[found : found + len(word)]] if found >= 0 else None


def _word_starts(name: str) -> list[int]:
    return [place for place, letter in enumerate(name) if letter.isalnum() and (place == 0 or not name[place - 1].isalnum())]


def _scattered(word: str, name: str) -> list[tuple[int, int]] | None:
    """Match letters in order, the first at the start of a word, each other one too if possible."""
    starts = _word_starts(name)
    for start in starts:
        if name[start] == word[0]:
            places = _follow(word, name, start, starts)
            if places is not None:
                return [(place, place + 1) for place in places]
    return None


def _follow(word: str, name: str, start: int, starts: Sequence[int]) -> list[int] | None:
    places = [start]
    for letter in word[1:]:
        after = places[-1] + 1
        if after < len(name) and name[after] == letter:
            places.append(after)
            continue
        place = next((each for each in starts if each >= after and name[each] == letter), name.find(letter, after))
        if place < 0:
            return None
        places.append(place)
    return places


def _joined(spans: list[tuple[int, int]]) -> Spans:
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


class Group(StrEnum):
    PLACES = "places"
    COMMANDS = "commands"
    ARTICLES = "articles"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An item to open or run; `key` identifies it among recent choices. `feed_id` is the feed whose icon is drawn. `synonyms` are
    searched as well. `note` is subdued text, queried only when the row is shown.
    """

    group: Group
    key: str
    title: str
    act: Callable[[], object]
    note: Callable[[], str] = str
    icon: str = ""
    feed_id: int | None = None
    keys: str = ""
    synonyms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pool:
    """Many items as parallel lists of titles, keys and synonyms. Candidates are created only for those shown."""

    titles: Sequence[str]
    keys: Sequence[str]
    candidate: Callable[[int], Candidate]
    synonyms: Mapping[int, Sequence[str]] = field(default_factory=dict)


def pool_of(candidates: Sequence[Candidate]) -> Pool:
    synonyms = {number: each.synonyms for number, each in enumerate(candidates) if each.synonyms}
    return Pool([each.title for each in candidates], [each.key for each in candidates], candidates.__getitem__, synonyms)


@dataclass(frozen=True, slots=True)
class Hit:
    candidate: Candidate
    spans: Spans


MOST_OF_A_GROUP = 5
_SYNONYMS_FROM = 3
"""Minimum letters typed before synonyms are searched: fewer match too many. An ideograph counts as two."""
_IDEOGRAPHS = "\N{CJK RADICAL REPEAT}"
_Rank = tuple[int, int, int, bool, int, int, int]


def ranked(typed: str, pools: Mapping[Group, Pool], recent: Sequence[str]) -> dict[Group, list[Hit]]:
    """Return the best matches of each pool, the pool with the best match first.

    Word starts precede letters within, these scattered ones; ties are broken by recent use, then the better match, then names
    before synonyms, then commands before places. Without text: recent choices, then the first items.
    """
    words = plain(typed).split()
    recency = {key: place for place, key in enumerate(recent)}
    order = (Group.COMMANDS, Group.PLACES) if words else (Group.PLACES, Group.COMMANDS)
    best: dict[Group, list[tuple[_Rank, Spans]]] = {}
    for place, group in enumerate(each for each in order if each in pools):
        best[group] = nsmallest(MOST_OF_A_GROUP, _fitting(words, pools[group], recency, place))
    groups = sorted((group for group in best if best[group]), key=lambda group: best[group][0][0])
    return {group: [Hit(pools[group].candidate(rank[-1]), spans) for rank, spans in best[group]] for group in groups}


def _fitting(words: Sequence[str], pool: Pool, recency: Mapping[str, int], group: int) -> Iterator[tuple[_Rank, Spans]]:
    has_synonyms = sum(2 if letter >= _IDEOGRAPHS else 1 for word in words for letter in word) >= _SYNONYMS_FROM
    for number, title in enumerate(pool.titles):
        found = match(words, plain(title))
        other = min((_synonym_fit(words, each) for each in pool.synonyms.get(number, ())), default=Fit.SCATTERED)
        is_synonym = other <= (Fit.WORD_BEGINS if has_synonyms else Fit.WHOLE) and (found is None or other < found.fit)
        if is_synonym:
            found = Match(other, 0, ())
        if found is not None:
            tier = max(found.fit, Fit.WORD_BEGINS)
            lately = recency.get(pool.keys[number], len(recency))
            yield (tier, lately, found.fit, is_synonym, group, found.place, number), found.spans


def _synonym_fit(words: Sequence[str], synonym: str) -> Fit:
    """Match a synonym by its whole text or its words' beginnings; initials would match too many."""
    found = match(words, plain(synonym))
    fit = found.fit if found is not None else Fit.SCATTERED
    return Fit.WORD_BEGINS if fit is Fit.BEGINS else fit


_tr_gathering = Translator("Palette")

_ICONS = {
    "add_feed": "plus",
    "import_opml": "import",
    "import_opml_url": "import",
    "import_from_reader": "transfer",
    "export_opml": "export",
    "export_everything": "export",
    "retrieve_shown": "fetch",
    "retrieve_all": "fetch",
    "cancel_retrievals": "close",
    "undo": "undo",
    "edit_rules": "rules",
    "edit_preferences": "gear",
    "make_rule": "rules",
    "feed_properties": "gear",
    "show_keys": "keyboard",
    "edit_keys": "keyboard",
    "about": "info",
    "show_help": "info",
    "toggle_read": "read",
    "mark_all_read": "check",
    **{style.toggle: style.icon for style in STYLES.values()},
    "tag": "tag",
    "open_in_browser": "open",
    "open_in_background": "open",
    "reader_view": "book",
    "show_changes": "pencil",
    "next_change": "pencil",
    "print_article": "file",
    "save_pdf": "file",
    "save_epub": "file",
    "save_list_epub": "file",
    "save_markdown": "file",
    "articles_as_list": "list",
    "articles_on_one_page": "page",
    "articles_as_cards": "cards",
    "text_larger": "type",
    "text_smaller": "type",
    "text_usual": "type",
    "copy_link": "link",
    "copy_title_link": "link",
    "share_article": "share",
    "share_selected": "share",
    "make_text_rule": "rules",
    "open_link": "open",
    "open_link_aside": "open",
    "copy_link_text": "link",
    "search_text": "search",
    "always_load_pictures": "picture",
    "save_linked": "later",
    "save_copied": "later",
    "add_linked_feed": "plus",
    "search": "search",
    "find_in_article": "search",
    "show_unread_only": "filter",
    "toggle_read_feeds": "filter",
    "filter_feeds": "search",
    "go_all": "lines",
    "go_today": "today",
    "go_unread": "unread",
    **{go_to(mark): style.icon for mark, style in STYLES.items()},
    "go_for_you": "spark",
    "go_health": "health",
    "go_rhythm": "rhythm",
    "go_briefing": "news",
}
_PLACE_ICONS = {"folder": "folder", "search": "search", "tag": "tag"}
_NO_PLACES = (Kind.SECTION, Kind.SMART, Kind.NOTE, Kind.PAGE)
_OTHER_ICON = "command"
"""Icon of commands without their own: another's would mislead."""


def gather_places(nodes: Iterable[Node], go: Callable[[Key], object]) -> Pool:
    """Return feeds, folders, saved searches and tags; the lists at the top of the sidebar are commands."""
    places = [node for node in nodes if node.kind not in _NO_PLACES]
    return Pool([node.title for node in places], [_key(node) for node in places], lambda number: _place(places[number], go))


_MEANT_FIRST = ("mark_all_read", "next_article", "previous_article")
"""First of the names that begin alike: "mark" means the whole list more often than one article, "next" an article, not a feed."""


def gather_commands(
    actions: Mapping[str, QAction], notes: Mapping[str, Callable[[], str]], choices: Iterable[tuple[str, QAction]]
) -> Pool:
    """Return available actions with their keys and current state, then the choices of the menu."""
    names = sorted(actions, key=lambda name: name not in _MEANT_FIRST)
    commands = [_command(name, actions[name], notes.get(name, str)) for name in names if actions[name].isEnabled()]
    commands += [
        Candidate(
            Group.COMMANDS,
            f"choice:{action.objectName() or title}",
            title,
            action.trigger,
            partial(_choice_note, action),
            action.data() or "gear",
            synonyms=synonyms_of(action.objectName()),
        )
        for title, action in choices
    ]
    return pool_of(commands)


def gather_articles(rows: Iterable[EntryRow], clock: Clock, show: Callable[[EntryRow], object]) -> list[Candidate]:
    """Return articles found by a search; the tile is the feed's, so the note names the feed."""
    return [
        Candidate(
            Group.ARTICLES,
            f"article:{row.entry_id}",
            row.title or _tr_gathering("Untitled"),
            partial(show, row),
            partial(_article_note, row, clock),
            feed_id=row.feed_id,
        )
        for row in rows
    ]


def _key(node: Node) -> str:
    return f"{node.key[0].value}:{node.key[1]}"


def _place(node: Node, go: Callable[[Key], object]) -> Candidate:
    return Candidate(
        Group.PLACES,
        _key(node),
        node.title,
        partial(go, node.key),
        partial(_place_note, node),
        _PLACE_ICONS.get(node.kind, ""),
        node.number if node.kind is Kind.FEED else None,
    )


def _command(name: str, action: QAction, note: Callable[[], str]) -> Candidate:
    keys = action.shortcut().toString()
    icon = _ICONS.get(name, _OTHER_ICON)
    title = whole_text(action).replace("&", "")
    shown = shown_keys(keys) if keys else ""
    return Candidate(Group.COMMANDS, name, title, action.trigger, note, icon, keys=shown, synonyms=synonyms_of(name))


def _choice_note(action: QAction) -> str:
    if action.isCheckable():
        return _tr_gathering("On") if action.isChecked() else _tr_gathering("Off")
    return ""


def _article_note(row: EntryRow, clock: Clock) -> str:
    return dotted(row.feed_title, relative_time(row.sort_at, clock))


def _place_note(node: Node) -> str:
    kinds = {"folder": _tr_gathering("Folder"), "search": _tr_gathering("Saved search"), "tag": _tr_gathering("Tag")}
    around = node.parent.title if node.parent is not None and node.parent.kind is Kind.FOLDER else ""
    unread = _tr_gathering("%n unread", node.unread) if node.unread else ""
    return dotted(kinds.get(node.kind.value, ""), around, unread)
