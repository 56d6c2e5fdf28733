"""Declares actions at their methods, orders the menus, and reads the shortcuts that the user changed. GUI thread only."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, auto
from functools import partial
from typing import Any, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from reader.domain.value_classes import dataclass
from reader.ui.kit.fields import Menu
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.translate import Translator

translated = Translator("Actions")

MENUS: Mapping[str, tuple[str, ...]] = {
    "&File": (
        "add_feed",
        "import_opml",
        "retrieve_all",
        "",
        "add_account",
        "sync_accounts",
        "",
        "export_opml",
        "export_everything",
        "",
        "print_article",
        "save_pdf",
        "save_markdown",
        "",
        "edit_rules",
        "edit_preferences",
        "",
        "pause_hour",
        "pause_until_tomorrow",
        "",
        "quit",
    ),
    "&Edit": (
        "undo",
        "",
        "copy_selected",
        "copy_link",
        "copy_markdown",
        "select_all",
        "",
        "find_in_article",
        "search",
        "save_search",
        "",
        "open_palette",
    ),
    "&View": (
        "articles_as_list",
        "articles_as_cards",
        "articles_on_one_page",
        "",
        "show_new",
        "show_unread_only",
        "filter_list",
        "toggle_read_feeds",
        "",
        "text_larger",
        "text_smaller",
        "text_usual",
        "",
        "toggle_subscriptions",
        "toggle_list",
        "toggle_article",
        "toggle_layout",
    ),
    "Fee&d": (
        "retrieve_shown",
        "mark_all_read",
        "mark_older_read",
        "",
        "next_feed",
        "previous_feed",
        "",
        "toggle_favourite",
        "feed_properties",
        "unsubscribe",
        "",
        "go_health",
        "go_activity",
        "go_rhythm",
    ),
    "&Article": (
        "next_unread",
        "previous_unread",
        "next_article",
        "previous_article",
        "",
        "toggle_read",
        *(style.toggle for style in STYLES.values()),
        "tag",
        "hide_articles",
        "",
        "reader_view",
        "open_in_browser",
        "share_article",
        "",
        "play_episode",
        "more_like_this",
        "less_like_this",
    ),
    "&Help": ("show_help", "", "show_keys", "edit_keys", "report_problem", "about"),
}
"""Actions of the menus in their order; an empty name is a line between groups."""

USUAL = ("add_feed", "import_opml", "retrieve_all", "edit_preferences", "show_help")
"""The actions that the menu button shows above its submenus, which leave them out."""

INSTEAD: Mapping[str, tuple[str, ...]] = {
    "cancel_retrievals": ("retrieve_all",),
    "resume_refreshing": ("pause_hour", "pause_until_tomorrow"),
    "read_aloud": ("play_episode",),
}
"""Actions that take the place of others in the menus while they can be used."""

ELSEWHERE: Mapping[str, tuple[str, ...]] = {
    "&File": (
        "follow_page",
        "add_newsletters",
        "import_opml_url",
        "import_from_reader",
        "choose_starters",
        "show_import",
        "open_programs",
        "fetch_site_rules",
        "show_computers",
        "cancel_retrievals",
        "resume_refreshing",
        "save_copied",
        "copy_bookmark",
        "close_window",
    ),
    "&View": (
        "sort_newest",
        "sort_oldest",
    ),
    "&Article": (
        "read_on",
        "read_back",
        "open_in_background",
        "copy_title_link",
        "copy_citation",
        "mail_article",
        "save_epub",
        "mark_above_read",
        "mark_below_read",
        "toggle_story",
        "mark_story_read",
        "separate_report",
        "make_rule",
        "choose_full_text",
        "show_changes",
        "next_change",
    ),
    "Text, link or picture": (
        "copy_text_markdown",
        "share_selected",
        "search_text",
        "search_web",
        "make_text_rule",
        "open_link",
        "open_link_aside",
        "copy_link_text",
        "save_linked",
        "add_linked_feed",
        "view_picture",
        "save_picture",
        "copy_picture",
        "copy_picture_address",
        "copy_picture_words",
        "open_picture",
        "always_load_pictures",
    ),
    "Player": (
        "read_aloud",
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
    "Sidebar": (
        "go_briefing",
        "go_for_you",
        "go_all",
        "go_today",
        "go_unread",
        *map(go_to, STYLES),
        "save_list_epub",
        "move_row_up",
        "move_row_down",
        "collapse_folders",
        "expand_folders",
        "filter_feeds",
        "open_menu",
    ),
}
"""Actions that context menus, buttons and keys offer, and no menu; by the groups of the shortcuts and their editor."""

Keys = tuple[str, ...]
"""Key sequences as portable text, "Ctrl+K" or "G, A"; the first one is shown."""


Condition = tuple[Callable[..., bool], tuple[object, ...]]
"""A test that actions share, and its arguments."""


class Needs(IntEnum):
    """Needs of an action, if no sheet is open: nothing, subscribed feeds, or also the list, which a page may replace. What can be
    used `ALWAYS` can be below a sheet, too.
    """

    ALWAYS = auto()
    NOTHING = auto()
    FEEDS = auto()
    LIST = auto()


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action as declared: `method` does it if `can`, and menus tick it if `is_on`; all three get the handler that it is declared
    in and what is `given`. `in_menu` is its text where the menu's title says the rest.
    """

    name: str
    text: str
    keys: Keys
    needs: Needs
    can: Callable[..., bool]
    method: Callable[..., object]
    given: tuple[object, ...] = ()
    is_on: Callable[..., bool] | None = None
    in_menu: str = ""


_Method = TypeVar("_Method", bound=Callable[..., object])
_ROWS = "action_rows"
"""Attribute of a method that declares actions."""


def _always(*_: object) -> bool:
    return True


def action(
    text: str,
    *keys: str,
    name: str = "",
    needs: Needs = Needs.LIST,
    can: Callable[..., bool] = _always,
    is_on: Callable[..., bool] | None = None,
    in_menu: str = "",
) -> Callable[[_Method], _Method]:
    """Declare a method as the action of its name; it can be used where what it needs is there and `can` is true."""

    def declare(method: _Method) -> _Method:
        row = ActionRow(name or method.__name__, text, keys, needs, can, method, is_on=is_on, in_menu=in_menu)
        vars(method)[_ROWS] = [row]
        return method

    return declare


def action_for_each(
    family: Mapping[Any, tuple[str, ...]],
    *,
    needs: Needs = Needs.LIST,
    can: Callable[..., bool] = _always,
    is_on: Callable[..., bool] | None = None,
) -> Callable[[_Method], _Method]:
    """Declare a method as an action for each argument, with its name, text and keys."""

    def declare(method: _Method) -> _Method:
        vars(method)[_ROWS] = [
            ActionRow(name, text, tuple(keys), needs, can, method, (given,), is_on)
            for given, (name, text, *keys) in family.items()
        ]
        return method

    return declare


def grouped() -> Iterator[tuple[str, str]]:
    """Yield the group and name of every action, those of a menu first."""
    for title in dict.fromkeys((*MENUS, *ELSEWHERE)):
        yield from ((title, name) for name in (*MENUS.get(title, ()), *ELSEWHERE.get(title, ())) if name)


_PLACES = {name: place for place, (_, name) in enumerate(grouped())}


def declared(handlers: Iterable[type]) -> list[ActionRow]:
    rows = [row for each in handlers for member in vars(each).values() for row in getattr(member, _ROWS, ())]
    return sorted(rows, key=lambda row: _PLACES.get(row.name, len(_PLACES)))


_WHOLE_TEXT = "whole_text"
_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "edit_preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""Actions that macOS shows in the menu of the program; by their text Qt would find others too."""


def build_actions(window: QWidget, rows: Iterable[ActionRow], by_name: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    made = {}
    for row in rows:
        action = QAction(translated(row.in_menu or row.text), window)
        action.setProperty(_WHOLE_TEXT, translated(row.text) if row.in_menu else "")
        action.setObjectName(row.name)
        action.setMenuRole(_ROLES.get(row.name, QAction.MenuRole.NoRole))
        action.setCheckable(row.is_on is not None)
        action.setShortcuts([QKeySequence(keys) for keys in row.keys])
        action.triggered.connect(_plain(by_name[row.name]))
        window.addAction(action)
        made[row.name] = action
    return made


def whole_text(action: QAction) -> str:
    """Return the text of an action that stands alone, without the title of a menu beside it."""
    return str(action.property(_WHOLE_TEXT) or action.text())


class MainMenus:
    """The menu of the menu button, and that of the desktop; `follow` brings the actions of INSTEAD up to date in both."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        self._actions = actions
        self._filled: list[QMenu] = []

    def under_button(self, parent: QWidget) -> Menu:
        """Create the menu of the usual actions, with a submenu for each kind of the others."""
        menu = Menu(parent)
        self._fill(menu, USUAL)
        menu.addSeparator()
        for title, names in MENUS.items():
            self._fill(menu.add_menu(translated(title)), [name for name in names if name not in USUAL])
        return menu

    def fill_bar(self, bar: QMenuBar) -> list[QMenu]:
        """Add the menus of all actions to a menu bar; return them."""
        parent: QWidget = bar
        menus: list[QMenu] = []
        for title, names in MENUS.items():
            menus.append(Menu(parent))
            menus[-1].setTitle(translated(title))
            self._fill(menus[-1], names)
            action = menus[-1].menuAction()
            bar.addAction(action)
        bar.destroyed.connect(partial(self._forget, menus))
        return menus

    def follow(self) -> None:
        """Show each action of INSTEAD while it can be used, else what it replaces; an open menu stays as it is."""
        for menu in self._filled:
            for name, others in INSTEAD.items():
                if not menu.isVisible():
                    own, replaced = [self._actions[name]], [self._actions[other] for other in others]
                    wanted, unwanted = (own, replaced) if own[0].isEnabled() else (replaced, own)
                    if unwanted[0] in menu.actions():
                        menu.insertActions(unwanted[0], wanted)
                        for action in unwanted:
                            menu.removeAction(action)

    def _fill(self, menu: QMenu, names: Iterable[str]) -> None:
        is_line = False
        for name in names:
            if name and is_line and menu.actions():
                menu.addSeparator()
            if name:
                menu.addAction(self._actions[name])
            is_line = not name
        self._filled.append(menu)

    def _forget(self, menus: Sequence[QMenu]) -> None:
        self._filled = [menu for menu in self._filled if menu not in menus]


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
    except (ValueError, RecursionError):
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
