"""One icon means one thing: in the heads, the sidebar and the palette."""

from pytestqt.qtbot import QtBot

from reader.ui.dialogs import palette_search
from reader.ui.kit.labels import IconButton
from reader.ui.sidebar import tree_view
from tests.fakes.window_bench import WindowBench

SAME = (
    {"import_opml", "import_opml_url"},
    {"export_opml", "export_everything"},
    {"retrieve_shown", "retrieve_all", "Refresh"},
    {"cancel_retrievals", "Close", "Dismiss", "Clear filter", "Close search", "Close player"},
    {"edit_rules", "make_rule", "make_text_rule"},
    {"edit_preferences", "feed_properties"},
    {"show_keys", "edit_keys"},
    {"open_in_browser", "open_in_background", "open_link", "open_link_aside"},
    {"print_article", "save_pdf", "save_markdown", "save_epub", "save_list_epub"},
    {"copy_link", "copy_title_link", "copy_link_text"},
    {"share_article", "share_selected"},
    {"search", "search_text", "find_in_article", "filter_feeds", "Search"},
    {"text_larger", "text_smaller", "text_usual", "Text"},
    {"mark_all_read", "Mark all as read"},
    {"show_unread_only", "Show unread only", "toggle_read_feeds", "Hide read feeds"},
    {"toggle_star", "go_starred", "starred"},
    {"toggle_later", "save_linked", "save_copied", "go_later", "later"},
    {"Smaller text", "Narrower column"},
    {"add_feed", "add_linked_feed", "Add site or feed", "Larger text", "Wider column"},
    {"Try the demo", "Start with a topic"},
    {"go_all", "all"},
    {"go_today", "today"},
    {"go_unread", "unread"},
    {"go_for_you", "for_you"},
    {"go_health", "health"},
    {"go_rhythm", "rhythm"},
    {"about", "show_help"},
    {"articles_as_list", "Layout"},
    {"show_changes", "next_change"},
)
"""What is one meaning: an action, a button and a list of the sidebar that are about the same thing."""


def meaning(name: str) -> str:
    return next((min(group) for group in SAME if name in group), name)


def test_no_icon_means_two_things(qtbot: QtBot, bench: WindowBench) -> None:
    used: dict[str, set[str]] = {}
    for button in bench.window.findChildren(IconButton):
        used.setdefault(button._icon, set()).add(meaning(button.accessibleName()))
    for name, icon in palette_search._ICONS.items():
        used.setdefault(icon, set()).add(meaning(name))
    for view, icon in tree_view.VIEW_ICONS.items():
        used.setdefault(icon, set()).add(meaning(str(getattr(view, "value", view))))
    assert {icon: meanings for icon, meanings in used.items() if len(meanings) > 1} == {}


def test_the_three_about_reading_are_three_icons(qtbot: QtBot, bench: WindowBench) -> None:
    header = bench.window.parts.entries.header
    assert header.unread_button._icon == "filter"
    assert palette_search._ICONS["go_unread"] == "unread"
    assert palette_search._ICONS["toggle_read"] == "read"
    assert palette_search._OTHER_ICON not in palette_search._ICONS.values()
