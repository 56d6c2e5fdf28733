"""Collects all items of the palette from the window when it opens. GUI thread only."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtGui import QAction

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow
from reader.ui.actions.keys import shown_keys
from reader.ui.actions.table import ACTIONS, ActionRow
from reader.ui.data.nodes import Key, Kind, Node
from reader.ui.palette.candidates import Candidate, Group, Pool, pool_of
from reader.ui.palette.synonyms import synonyms_of
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.times import relative_time
from reader.ui.text.translate import Translator, dotted

_tr = Translator("Palette")

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
    "print_article": "file",
    "save_pdf": "file",
    "save_markdown": "file",
    "articles_as_list": "columns",
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
}
_PLACE_ICONS = {"folder": "folder", "search": "search", "tag": "tag"}
_NO_PLACES = (Kind.SECTION, Kind.SMART, Kind.PAGE, Kind.NOTE)
_OTHER_ICON = "command"
"""Icon of commands without their own: another's would mislead."""


def gather_places(nodes: Iterable[Node], go: Callable[[Key], object]) -> Pool:
    """Return feeds, folders, saved searches and tags; the lists at the top of the sidebar are commands."""
    places = [node for node in nodes if node.kind not in _NO_PLACES]
    return Pool([node.title for node in places], [_key(node) for node in places], lambda number: _place(places[number], go))


_MEANT_FIRST = sorted(ACTIONS, key=lambda row: row.name != "mark_all_read")
"""Order of names that begin alike: "mark" means the whole list more often than one article."""


def gather_commands(
    actions: Mapping[str, QAction], notes: Mapping[str, Callable[[], str]], choices: Iterable[tuple[str, QAction]]
) -> Pool:
    """Return available actions with their keys and current state, then the choices of the menu."""
    commands = [
        _command(row, actions[row.name], notes.get(row.name, str)) for row in _MEANT_FIRST if actions[row.name].isEnabled()
    ]
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
            row.title or _tr("Untitled"),
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


def _command(row: ActionRow, action: QAction, note: Callable[[], str]) -> Candidate:
    keys = action.shortcut().toString()
    icon = _ICONS.get(row.name, _OTHER_ICON)
    title = action.text().replace("&", "")
    shown = shown_keys(keys) if keys else ""
    return Candidate(Group.COMMANDS, row.name, title, action.trigger, note, icon, keys=shown, synonyms=synonyms_of(row.name))


def _choice_note(action: QAction) -> str:
    if action.isCheckable():
        return _tr("On") if action.isChecked() else _tr("Off")
    return ""


def _article_note(row: EntryRow, clock: Clock) -> str:
    return dotted(row.feed_title, relative_time(row.sort_at, clock))


def _place_note(node: Node) -> str:
    kinds = {"folder": _tr("Folder"), "search": _tr("Saved search"), "tag": _tr("Tag")}
    around = node.parent.title if node.parent is not None and node.parent.kind is Kind.FOLDER else ""
    unread = _tr("%n unread", node.unread) if node.unread else ""
    return dotted(kinds.get(node.kind.value, ""), around, unread)
