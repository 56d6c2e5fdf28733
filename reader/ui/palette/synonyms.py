"""Synonyms of commands, from other programs, for the palette. GUI thread only."""

from collections.abc import Iterator, Mapping

from reader.domain.preferences import PREFERENCES
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.translate import Translator

_tr = Translator("Synonyms")

_OF_ACTIONS: Mapping[str, str] = {
    "add_feed": "subscribe, new feed, follow, RSS",
    "follow_page": "scrape, CSS selector, website without RSS",
    "open_programs": "scripts, own commands",
    "import_opml": "open file, load subscriptions, migrate",
    "import_opml_url": "load from URL",
    "import_from_reader": "migrate, switch, stars, RSS Guard, Liferea, QuiteRSS, Newsboat, Thunderbird, Akregator, FreshRSS, Inoreader",
    "export_opml": "save subscriptions, export feeds",
    "export_everything": "backup, download my data",
    "add_account": "server, sign in, log in, FreshRSS, Miniflux, Google Reader",
    "sync_accounts": "synchronise, synchronize, sync now, server",
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
    "save_markdown": "export Markdown, download article",
    "mark_all_read": "mark as read, catch up, clear, done",
    "mark_older_read": "catch up",
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
    "show_new": "jump to top, latest",
    "search": "find articles, look for",
    "save_search": "smart folder, search folder",
    "open_palette": "command palette, jump",
    "show_unread_only": "hide read",
    "filter_list": "search this list, refine",
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
        yield key, preference.synonyms
        yield from (
            (f"{key}={choice}", names) for choice, names in zip(preference.choices, preference.choice_synonyms, strict=False)
        )


SYNONYMS: Mapping[str, str] = {name: names for name, names in (*_OF_ACTIONS.items(), *_of_preferences()) if names}
"""Comma-separated, by action name, preference key, or key=value of a choice that is a command."""


def synonyms_of(name: str) -> tuple[str, ...]:
    """Return the synonyms of a command in the user's language and in English, which many know from elsewhere."""
    source = SYNONYMS.get(name, "")
    if not source:
        return ()
    translated = _tr(source)
    return tuple(dict.fromkeys(name.strip() for text in (translated, source) for name in text.split(",")))
