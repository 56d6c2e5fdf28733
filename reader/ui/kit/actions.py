"""Table of all actions, from which menus, shortcuts and tool tips are made, and their shortcuts as the user changed them. GUI
thread only.
"""

import json
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from reader.domain.value_classes import dataclass
from reader.ui.kit.fields import Menu
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.translate import Translator

translated = Translator("Actions")


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action. Without a menu it has only its keys."""

    name: str
    text: str
    keys: tuple[str, ...]
    menu: str


_FILE, _READ, _PLAY, _TEXT, _GO, _VIEW = "&File", "&Articles", "&Player", "&Selection", "&Go to", "&View"

ACTIONS = (
    ActionRow("add_feed", "Add site or feed…", ("Ctrl+N",), _FILE),
    ActionRow("add_account", "Add account…", (), _FILE),
    ActionRow("sync_accounts", "Sync accounts", (), _FILE),
    ActionRow("follow_page", "Follow page without a feed…", (), _FILE),
    ActionRow("import_opml", "Import OPML…", ("Ctrl+O",), _FILE),
    ActionRow("import_opml_url", "Import OPML from URL…", ("Ctrl+Shift+O",), _FILE),
    ActionRow("import_from_reader", "Import from another reader…", (), _FILE),
    ActionRow("show_import", "Import progress", (), _FILE),
    ActionRow("export_opml", "Export OPML…", ("Ctrl+E",), _FILE),
    ActionRow("export_everything", "Export everything…", (), _FILE),
    ActionRow("choose_starters", "Starter feeds by topic…", (), _FILE),
    ActionRow("feed_properties", "Properties…", ("Alt+Return",), _FILE),
    ActionRow("move_row_up", "Move up in the sidebar", ("Alt+Up",), _FILE),
    ActionRow("move_row_down", "Move down in the sidebar", ("Alt+Down",), _FILE),
    ActionRow("unsubscribe", "Unsubscribe", (), _FILE),
    ActionRow("edit_rules", "Rules…", ("Ctrl+R",), _FILE),
    ActionRow("open_programs", "Open programs folder", (), _FILE),
    ActionRow("edit_preferences", "Preferences…", ("Ctrl+,",), _FILE),
    ActionRow("retrieve_shown", "Refresh this list", ("F5",), _FILE),
    ActionRow("retrieve_all", "Refresh all", ("Ctrl+F5",), _FILE),
    ActionRow("cancel_retrievals", "Stop refreshing", (), _FILE),
    ActionRow("pause_hour", "Pause refreshing for 1 hour", (), _FILE),
    ActionRow("pause_until_tomorrow", "Pause refreshing until tomorrow", (), _FILE),
    ActionRow("resume_refreshing", "Resume refreshing", (), _FILE),
    ActionRow("undo", "Undo", ("Ctrl+Z",), _FILE),
    ActionRow("quit", "Quit", ("Ctrl+Q",), _FILE),
    ActionRow("next_article", "Next article", ("J",), _READ),
    ActionRow("previous_article", "Previous article", ("K",), _READ),
    ActionRow("next_unread", "Next unread", ("N",), _READ),
    ActionRow("previous_unread", "Previous unread", ("P",), _READ),
    ActionRow("read_on", "Scroll, then next unread", ("Space",), _READ),
    ActionRow("read_back", "Scroll back", ("Shift+Space",), _READ),
    ActionRow("toggle_read", "Mark as read or unread", ("M", "R"), _READ),
    *(ActionRow(style.toggle, style.text, (style.key,), _READ) for style in STYLES.values()),
    ActionRow("more_like_this", "More like this", ("+",), _READ),
    ActionRow("less_like_this", "Less like this", ("-",), _READ),
    ActionRow("tag", "Tags…", ("T",), _READ),
    ActionRow("hide_articles", "Hide", ("X",), _READ),
    ActionRow("make_rule", "Create rule from this article…", (), _READ),
    ActionRow("open_in_browser", "Open in browser", ("V", "Ctrl+Return"), _READ),
    ActionRow("open_in_background", "Open selected in browser", ("B",), _READ),
    ActionRow("reader_view", "Full text", ("D",), _READ),
    ActionRow("view_picture", "View picture", ("I",), _READ),
    ActionRow("find_in_article", "Find in article…", ("Ctrl+F",), _READ),
    ActionRow("share_article", "Share…", ("Shift+S",), _READ),
    ActionRow("copy_link", "Copy link", ("Ctrl+Shift+C",), _READ),
    ActionRow("copy_title_link", "Copy title and link", (), _READ),
    ActionRow("copy_markdown", "Copy as Markdown", ("Ctrl+Shift+M",), _READ),
    ActionRow("copy_citation", "Copy citation", (), _READ),
    ActionRow("mail_article", "Send link by mail…", (), _READ),
    ActionRow("print_article", "Print…", ("Ctrl+P",), _READ),
    ActionRow("save_pdf", "Save as PDF…", (), _READ),
    ActionRow("save_markdown", "Save as Markdown with pictures…", (), _READ),
    ActionRow("mark_all_read", "Mark all as read", ("Shift+A",), _READ),
    ActionRow("mark_older_read", "Mark older as read", ("Shift+O",), _READ),
    ActionRow("mark_above_read", "Mark above as read", (), _READ),
    ActionRow("mark_below_read", "Mark below as read", (), _READ),
    ActionRow("copy_selected", "Copy selection", (), _TEXT),
    ActionRow("copy_text_markdown", "Copy selection as Markdown", (), _TEXT),
    ActionRow("share_selected", "Share selection…", (), _TEXT),
    ActionRow("search_text", "Search articles for selection", (), _TEXT),
    ActionRow("search_web", "Search the web for selection", (), _TEXT),
    ActionRow("make_text_rule", "Create rule with selection…", (), _TEXT),
    ActionRow("select_all", "Select all text", (), _TEXT),
    ActionRow("open_link", "Open selected link in browser", (), _TEXT),
    ActionRow("open_link_aside", "Open selected link in background", (), _TEXT),
    ActionRow("copy_link_text", "Copy selected link with text", (), _TEXT),
    ActionRow("save_linked", "Save linked article to Read later", (), _TEXT),
    ActionRow("add_linked_feed", "Add feed from selected link…", (), _TEXT),
    ActionRow("save_picture", "Save selected picture…", ("Ctrl+S",), _TEXT),
    ActionRow("copy_picture", "Copy selected picture", (), _TEXT),
    ActionRow("copy_picture_address", "Copy address of selected picture", (), _TEXT),
    ActionRow("copy_picture_words", "Copy description of selected picture", (), _TEXT),
    ActionRow("open_picture", "Open selected picture in browser", (), _TEXT),
    ActionRow("always_load_pictures", "Always load pictures in this feed", (), _TEXT),
    ActionRow("play_episode", "Play or pause episode", ("E",), _PLAY),
    ActionRow("skip_back", "Back 15 seconds", ("[",), _PLAY),
    ActionRow("skip_ahead", "Ahead 30 seconds", ("]",), _PLAY),
    ActionRow("play_faster", "Play faster", (">",), _PLAY),
    ActionRow("play_slower", "Play slower", ("<",), _PLAY),
    ActionRow("next_episode", "Next episode in Read later", (), _PLAY),
    ActionRow("play_from_start", "Play from the start", (), _PLAY),
    ActionRow("download_episode", "Download episode", ("Shift+E",), _PLAY),
    ActionRow("remove_download", "Delete download", (), _PLAY),
    ActionRow("close_player", "Close player", (), _PLAY),
    ActionRow("filter_feeds", "Filter feeds", ("Ctrl+Shift+F",), _GO),
    ActionRow("toggle_favourite", "Favourite feed", ("Shift+F",), _GO),
    ActionRow("next_feed", "Next feed", ("Shift+J",), _GO),
    ActionRow("previous_feed", "Previous feed", ("Shift+K",), _GO),
    ActionRow("go_for_you", "For you", ("G, F",), _GO),
    ActionRow("go_all", "All articles", ("G, A",), _GO),
    ActionRow("go_today", "Today", ("G, T",), _GO),
    ActionRow("go_unread", "Unread", ("G, U",), _GO),
    *(ActionRow(go_to(mark), style.title, (style.list_key,), _GO) for mark, style in STYLES.items()),
    ActionRow("go_health", "Feed health", ("G, H",), _GO),
    ActionRow("go_activity", "Activity log", ("G, Y",), _GO),
    ActionRow("go_rhythm", "Rhythm", ("G, R",), _GO),
    ActionRow("show_new", "New articles", (".",), _GO),
    ActionRow("search", "Search", ("/",), _GO),
    ActionRow("save_search", "Save this search", (), _GO),
    ActionRow("open_palette", "Go to anything…", ("Ctrl+K",), _GO),
    ActionRow("show_unread_only", "Unread only", ("U",), _VIEW),
    ActionRow("filter_list", "Filter list…", ("F",), _VIEW),
    ActionRow("toggle_read_feeds", "Hide read feeds", ("Shift+U",), _VIEW),
    ActionRow("collapse_folders", "Collapse all folders", (), _VIEW),
    ActionRow("expand_folders", "Expand all folders", (), _VIEW),
    ActionRow("toggle_subscriptions", "Toggle sidebar", ("Ctrl+1",), _VIEW),
    ActionRow("toggle_list", "Toggle list", ("Ctrl+2",), _VIEW),
    ActionRow("toggle_article", "Toggle article", ("Ctrl+3",), _VIEW),
    ActionRow("toggle_layout", "Layout: columns / list above", ("Ctrl+4",), _VIEW),
    ActionRow("articles_as_list", "Show articles as list", ("Ctrl+5",), _VIEW),
    ActionRow("articles_on_one_page", "Show articles on one page", ("Ctrl+6",), _VIEW),
    ActionRow("articles_as_cards", "Show articles as cards", ("Ctrl+7",), _VIEW),
    ActionRow("text_larger", "Larger text", ("Ctrl++", "Ctrl+="), _VIEW),
    ActionRow("text_smaller", "Smaller text", ("Ctrl+-",), _VIEW),
    ActionRow("text_usual", "Actual size", ("Ctrl+0",), _VIEW),
    ActionRow("show_help", "Help", ("F1",), _VIEW),
    ActionRow("show_keys", "Keyboard shortcuts", ("?",), _VIEW),
    ActionRow("edit_keys", "Change shortcuts…", (), _VIEW),
    ActionRow("report_problem", "Report a problem…", (), _VIEW),
    ActionRow("about", "About Beforehand", (), _VIEW),
    ActionRow("open_menu", "Menu", ("F10",), ""),
)
OF_THE_LIST = frozenset(row.name for row in ACTIONS if row.menu in {_READ, _TEXT}) | {
    "retrieve_shown",
    "show_new",
    "save_search",
    "show_unread_only",
    "filter_list",
    "toggle_list",
    "toggle_article",
    "toggle_layout",
    "articles_as_list",
    "articles_on_one_page",
    "articles_as_cards",
}
"""Actions that need the list; disabled while a page replaces it."""
WITHOUT_FEEDS = frozenset(
    {
        "open_palette",
        "show_help",
        "show_keys",
        "edit_keys",
        "about",
        "report_problem",
        "edit_preferences",
        "add_feed",
        "add_account",
        "follow_page",
        "open_programs",
        "import_opml",
        "import_opml_url",
        "import_from_reader",
        "choose_starters",
        "undo",
        "quit",
    }
)
"""Actions available before any feed is followed."""
_AFTER_A_LINE = {
    "import_opml",
    "retrieve_shown",
    "undo",
    "quit",
    "next_unread",
    "toggle_read",
    "reader_view",
    "mark_all_read",
    "open_link",
    "save_picture",
    "articles_as_list",
    "text_larger",
    "go_for_you",
    "search",
    "show_help",
}


def build_actions(window: QWidget, by_name: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Create the QActions of a window from the table and their handlers."""
    made = {}
    for row in ACTIONS:
        action = QAction(translated(row.text), window)
        action.setObjectName(row.name)
        action.setShortcuts([QKeySequence(keys) for keys in row.keys])
        action.triggered.connect(_plain(by_name[row.name]))
        window.addAction(action)
        made[row.name] = action
    return made


def build_menu(parent: QWidget, actions: Mapping[str, QAction]) -> Menu:
    """Create the main menu, with a section for each kind of action."""
    menu = Menu(parent)
    parts: dict[str, Menu] = {}
    for row in ACTIONS:
        if not row.menu:
            continue
        if row.menu not in parts:
            parts[row.menu] = menu.add_menu(translated(row.menu))
        if row.name in _AFTER_A_LINE:
            parts[row.menu].addSeparator()
        parts[row.menu].addAction(actions[row.name])
    return menu


def _plain(handler: Callable[[], object]) -> Callable[[], None]:
    def call() -> None:
        handler()

    return call


Keys = tuple[str, ...]
"""Key sequences as portable text, "Ctrl+K" or "G, A"; the first one is shown."""

DEFAULTS: Mapping[str, Keys] = {row.name: row.keys for row in ACTIONS}


def read_keys(text: str) -> dict[str, Keys]:
    """Read the shortcuts of every action; invalid ones keep their default."""
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        stored = {}
    changed = stored if isinstance(stored, dict) else {}
    return {name: _valid(changed[name], keys) if name in changed else keys for name, keys in DEFAULTS.items()}


def write_keys(keys: Mapping[str, Keys]) -> str:
    """Return the differences from the table as JSON; '' if none."""
    changed = {name: list(own) for name, own in keys.items() if name in DEFAULTS and own != DEFAULTS[name]}
    return json.dumps(changed, ensure_ascii=False) if changed else ""


def apply_keys(actions: Mapping[str, QAction], keys: Mapping[str, Keys]) -> None:
    for name, action in actions.items():
        action.setShortcuts([QKeySequence(each) for each in keys.get(name, ())])


def shown_keys(keys: str) -> str:
    """Return a key sequence in native form; a chord as "G A"."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText).replace(", ", " ")


def conflicts(keys: Mapping[str, Keys], name: str, wanted: str) -> list[tuple[str, str]]:
    """Return the actions (with their shortcut) that would conflict with this one: an equal sequence, or the start of a chord."""
    return [(other, own) for other, owns in keys.items() if other != name for own in owns if _collide(own, wanted)]


def without(keys: Mapping[str, Keys], removed: Iterable[tuple[str, str]]) -> dict[str, Keys]:
    """Return the shortcuts without one of each of these actions."""
    left = dict(keys)
    for name, own in removed:
        left[name] = tuple(each for each in left[name] if each != own)
    return left


def _collide(one: str, other: str) -> bool:
    match = QKeySequence.SequenceMatch.NoMatch
    first, second = QKeySequence(one), QKeySequence(other)
    return first.matches(second) != match or second.matches(first) != match


def _valid(stored: object, default: Keys) -> Keys:
    """Return the valid stored shortcuts; an empty list means that the user wants none."""
    if not isinstance(stored, list):
        return default
    texts = [QKeySequence(each).toString(QKeySequence.SequenceFormat.PortableText) for each in stored if isinstance(each, str)]
    known = tuple(text for text in texts if text)
    return default if stored and not known else known
