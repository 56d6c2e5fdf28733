"""Declares actions at their methods, orders the menus, and reads the shortcuts that the user changed. GUI thread only."""

import json
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Any, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from reader.domain.value_classes import dataclass
from reader.ui.kit.fields import Menu
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.translate import Translator

translated = Translator("Actions")

MENUS: Mapping[str, tuple[str, ...]] = {
    "&File": (
        "add_feed",
        "add_account",
        "sync_accounts",
        "follow_page",
        "",
        "import_opml",
        "import_opml_url",
        "import_from_reader",
        "show_import",
        "export_opml",
        "export_everything",
        "choose_starters",
        "feed_properties",
        "move_row_up",
        "move_row_down",
        "unsubscribe",
        "edit_rules",
        "open_programs",
        "edit_preferences",
        "",
        "retrieve_shown",
        "retrieve_all",
        "cancel_retrievals",
        "pause_hour",
        "pause_until_tomorrow",
        "resume_refreshing",
        "",
        "undo",
        "",
        "quit",
    ),
    "&Articles": (
        "next_article",
        "previous_article",
        "",
        "next_unread",
        "previous_unread",
        "read_on",
        "read_back",
        "",
        "toggle_read",
        *(style.toggle for style in STYLES.values()),
        "more_like_this",
        "less_like_this",
        "tag",
        "hide_articles",
        "make_rule",
        "open_in_browser",
        "open_in_background",
        "",
        "reader_view",
        "view_picture",
        "find_in_article",
        "share_article",
        "copy_link",
        "copy_title_link",
        "copy_markdown",
        "copy_citation",
        "mail_article",
        "print_article",
        "save_pdf",
        "save_markdown",
        "",
        "mark_all_read",
        "mark_older_read",
        "mark_above_read",
        "mark_below_read",
    ),
    "&Selection": (
        "copy_selected",
        "copy_text_markdown",
        "share_selected",
        "search_text",
        "search_web",
        "make_text_rule",
        "select_all",
        "",
        "open_link",
        "open_link_aside",
        "copy_link_text",
        "save_linked",
        "add_linked_feed",
        "",
        "save_picture",
        "copy_picture",
        "copy_picture_address",
        "copy_picture_words",
        "open_picture",
        "always_load_pictures",
    ),
    "&Player": (
        "play_episode",
        "skip_back",
        "skip_ahead",
        "play_faster",
        "play_slower",
        "next_episode",
        "play_from_start",
        "download_episode",
        "remove_download",
        "close_player",
    ),
    "&Go to": (
        "filter_feeds",
        "toggle_favourite",
        "next_feed",
        "previous_feed",
        "",
        "go_for_you",
        "go_all",
        "go_today",
        "go_unread",
        *map(go_to, STYLES),
        "go_health",
        "go_activity",
        "go_rhythm",
        "show_new",
        "",
        "search",
        "save_search",
        "open_palette",
    ),
    "&View": (
        "show_unread_only",
        "filter_list",
        "toggle_read_feeds",
        "collapse_folders",
        "expand_folders",
        "toggle_subscriptions",
        "toggle_list",
        "toggle_article",
        "toggle_layout",
        "",
        "articles_as_list",
        "articles_on_one_page",
        "articles_as_cards",
        "",
        "text_larger",
        "text_smaller",
        "text_usual",
        "",
        "show_help",
        "show_keys",
        "edit_keys",
        "report_problem",
        "about",
    ),
}
"""Actions of the main menu in their order; an empty name is a line between groups."""

Keys = tuple[str, ...]
"""Key sequences as portable text, "Ctrl+K" or "G, A"; the first one is shown."""


class Needs(Enum):
    """Needs of an action: nothing, subscribed feeds, or also the list, which a page may replace."""

    NOTHING = auto()
    FEEDS = auto()
    LIST = auto()


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action as declared: `method` does it if `can`; both get the handler that it is declared in and what is `given`."""

    name: str
    text: str
    keys: Keys
    needs: Needs
    can: Callable[..., bool]
    method: Callable[..., object]
    given: tuple[object, ...]


_Method = TypeVar("_Method", bound=Callable[..., object])
_ROWS = "action_rows"
"""Attribute of a method that declares actions."""


def _always(*_: object) -> bool:
    return True


def action(
    text: str, *keys: str, name: str = "", needs: Needs = Needs.LIST, can: Callable[..., bool] = _always
) -> Callable[[_Method], _Method]:
    """Declare a method as the action of its name; it can be used where what it needs is there and `can` is true."""

    def declare(method: _Method) -> _Method:
        vars(method)[_ROWS] = [ActionRow(name or method.__name__, text, keys, needs, can, method, ())]
        return method

    return declare


def action_for_each(
    family: Mapping[Any, tuple[str, ...]], *, needs: Needs = Needs.LIST, can: Callable[..., bool] = _always
) -> Callable[[_Method], _Method]:
    """Declare a method as an action for each argument, with its name, text and keys."""

    def declare(method: _Method) -> _Method:
        vars(method)[_ROWS] = [
            ActionRow(name, text, tuple(keys), needs, can, method, (given,)) for given, (name, text, *keys) in family.items()
        ]
        return method

    return declare


def declared(handlers: Iterable[type]) -> list[ActionRow]:
    """Return the actions of classes in the order of the menus; those in no menu come last."""
    listed = [name for names in MENUS.values() for name in names if name]
    places = {name: place for place, name in enumerate(listed)}
    rows = [row for each in handlers for member in vars(each).values() for row in getattr(member, _ROWS, ())]
    return sorted(rows, key=lambda row: places.get(row.name, len(places)))


def build_actions(window: QWidget, rows: Iterable[ActionRow], by_name: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Create the QActions of a window from their rows and handlers."""
    made = {}
    for row in rows:
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
    for title, names in MENUS.items():
        part = menu.add_menu(translated(title))
        for name in names:
            if name:
                part.addAction(actions[name])
            else:
                part.addSeparator()
    return menu


def _plain(handler: Callable[[], object]) -> Callable[[], None]:
    def call() -> None:
        handler()

    return call


def usual_keys(rows: Iterable[ActionRow]) -> dict[str, Keys]:
    return {row.name: row.keys for row in rows}


def read_keys(text: str, usual: Mapping[str, Keys]) -> dict[str, Keys]:
    """Read the shortcuts of every action; invalid ones stay as usual."""
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        stored = {}
    changed = stored if isinstance(stored, dict) else {}
    return {name: _valid(changed[name], keys) if name in changed else keys for name, keys in usual.items()}


def write_keys(keys: Mapping[str, Keys], usual: Mapping[str, Keys]) -> str:
    """Return the differences from the usual shortcuts as JSON; '' if none."""
    changed = {name: list(own) for name, own in keys.items() if name in usual and own != usual[name]}
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
