"""What a window shows at the first glance: widths, contrast, icons, and what a switch of the theme costs."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QStyleOptionViewItem, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import SetPreference
from reader.domain.errors import Detail, DetailKind
from reader.domain.feed import FeedPreview
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.formats.articles.css import contrast
from reader.ui.dialogs import palette_search
from reader.ui.dialogs.add_feed import FeedPreviewCard
from reader.ui.dialogs.import_opml import ImportChoice, RowKind
from reader.ui.kit.labels import IconButton
from reader.ui.kit.painting import tile_color
from reader.ui.kit.theme import THEMES, PageTheme, Theme
from reader.ui.shell.actions.table import ROWS
from reader.ui.sidebar import tree_view
from reader.ui.sidebar.tree_view import TreeDelegate
from reader.ui.text.translate import keys_of
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard
from tests.ui.reference_pictures import rest

SIDEBAR_PX = 251
READABLE = 4.5
DARKNESS = pytest.mark.parametrize("darkness", ["light", "dark"])


@pytest.mark.parametrize("width", [1280, 1360, 1920])
def test_the_sidebar_keeps_its_width_and_the_text_its_measure(qtbot: QtBot, bench: WindowBench, width: int) -> None:
    window = bench.window
    window.resize(QSize(width, 800))
    QApplication.processEvents()
    assert window.parts.subscriptions.width() == SIDEBAR_PX
    easy, _ = window.parts.article.page.view.needed_widths()
    assert window.parts.article.width() >= easy
    assert not window.parts.entries.header.mark_button.isHidden(), "the buttons of the list have room"


def _ink_and_ground(picture: QImage) -> tuple[str, str]:
    """The two colours of which there is most inside a field with text."""
    inside = [picture.pixelColor(x, y).name() for x in range(8, picture.width() - 8) for y in range(6, picture.height() - 6)]
    (ground, _), (ink, _) = Counter(inside).most_common(2)
    return ink, ground


@DARKNESS
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QTextEdit])
def test_what_a_field_asks_for_can_be_read(qtbot: QtBot, darkness: str, kind: type[QLineEdit]) -> None:
    theme = Theme(darkness)
    theme.apply()
    field = kind()
    qtbot.addWidget(field)
    field.setPlaceholderText("MMMMMMMMMM ████")
    field.resize(300, 40)
    field.show()
    QApplication.processEvents()
    ink, ground = _ink_and_ground(field.grab().toImage())
    assert contrast(ink, ground) >= READABLE
    assert QColor(ink) == theme.color("text_3")


TEXTS = ("text", "text_2", "text_3", "text_read", "accent_text")
SIGNS = ("warn", "bad", "ok")


@DARKNESS
@pytest.mark.parametrize("name", THEMES)
def test_every_kind_of_text_can_be_read_on_every_page(qtbot: QtBot, darkness: str, name: str) -> None:
    page = PageTheme(Theme(darkness))
    page.choose(name)
    weak = {
        (ink, ground): contrast(page.color(ink).name(), page.color(ground).name())
        for ink in (*TEXTS, *SIGNS)
        for ground in ("bg_page", "bg_code")
    }
    assert {pair: round(value, 2) for pair, value in weak.items() if value < READABLE} == {}


SURFACES = ("bg_side", "bg_list", "bg_page", "bg_raised", "bg_field", "bg_code")


@DARKNESS
def test_every_kind_of_text_can_be_read_on_every_surface(qtbot: QtBot, darkness: str) -> None:
    theme = Theme(darkness)
    pairs = [(ink, ground) for ink in (*TEXTS, *SIGNS) for ground in SURFACES]
    pairs += [(ink, ground) for ink in ("text", "text_2") for ground in ("sel", "sel_off", "hover", "hover_list", "seg")]
    pairs += [("on_accent", "accent"), ("on_accent", "accent_hover"), ("text", "mark")]
    weak = {pair: contrast(theme.color(pair[0]).name(), theme.color(pair[1]).name()) for pair in pairs}
    assert {pair: round(value, 2) for pair, value in weak.items() if value < READABLE} == {}


def _named(window: QWidget) -> dict[str, list[QAbstractButton]]:
    found: dict[str, list[QAbstractButton]] = {}
    for button in window.findChildren(QAbstractButton):
        if button.property("does"):
            found.setdefault(str(button.property("does")), []).append(button)
    return found


DOING = {
    "add_feed", "articles_as_cards", "articles_as_list", "articles_on_one_page", "filter_list", "go_all", "go_briefing", "go_for_you", "go_later",
    "go_rhythm", "go_starred", "go_today", "go_unread", "mark_all_read", "open_in_browser", "open_menu",
    "reader_view", "retrieve_shown", "search", "share_article", "show_new", "show_unread_only", "toggle_read", "toggle_read_feeds",
    "toggle_star", "toggle_subscriptions",
}  # fmt: skip
"""Actions that have a button in the window."""


def test_every_button_with_an_action_names_its_key(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    Keyboard(qtbot, bench).press("J")
    settle(qtbot, bench)
    named = _named(window)
    assert set(named) == DOING
    known = {row.name for row in ROWS if row.keys}
    for name, buttons in named.items():
        for button in buttons:
            assert name in known
            assert keys_of(button), name
            if button.accessibleName():
                assert button.toolTip().endswith(f"({keys_of(button)})"), (name, button.toolTip())
    (star,) = named["toggle_star"]
    assert star.toolTip() == "Star  (S)"
    window.handle_events((events.PreferenceChanged("look.keys", '{"toggle_star": ["Ctrl+B"], "search": []}'),))
    assert star.toolTip() == "Star  (Ctrl+B)"
    assert window.parts.entries.header.search_button.toolTip() == "Search"
    window.actions_by_name["toggle_star"].trigger()
    qtbot.waitUntil(lambda: star.toolTip() == "Remove star  (Ctrl+B)")


def test_a_feed_has_one_colour_from_the_preview_on(qtbot: QtBot, bench: WindowBench) -> None:
    favicons = bench.theme.favicons
    for subscription in bench.window.parts.subscriptions.model.nodes():
        if subscription.url:
            assert tile_color(favicons.address(subscription.number)) == tile_color(subscription.url)
    node = next(node for node in bench.window.parts.subscriptions.model.nodes() if node.url)
    card = FeedPreviewCard(bench.theme, bench.clock)
    qtbot.addWidget(card)
    card.show_preview(FeedPreview(node.url, node.title, "", "atom10", (), 0, ()))
    card.resize(400, card.sizeHint().height())
    picture = card.grab().toImage()
    wanted = tile_color(node.url).name()
    assert any(picture.pixelColor(x, y).name() == wanted for x in range(0, 80, 2) for y in range(0, picture.height(), 2))
    assert tile_color("http://a.test/feed/") == tile_color("https://a.test/feed")


@DARKNESS
def test_the_strip_over_a_page_has_the_ground_of_the_page(qtbot: QtBot, bench: WindowBench, darkness: str) -> None:
    bench.theme.set_preference(darkness)
    window = bench.window
    for name in THEMES:
        window.handle_events((events.PreferenceChanged("reading.article_theme", name),))
        window.parts.article.show_article(None)
        header = window.parts.article.header
        below = window.parts.article.grab().toImage().pixelColor(10, window.parts.article.height() - 10)
        assert header.grab().toImage().pixelColor(10, 10) == below, "as the words below it"
        Keyboard(qtbot, bench).press("J")
        settle(qtbot, bench)
        page = window.parts.article.page
        ground = QColor(page.style.theme.color("bg_page"))
        picture = window.parts.article.grab().toImage()
        ratio = window.parts.article.devicePixelRatioF()
        right = picture.width() - 1
        places = [(4, 4), (right - 2, 4), (4, picture.height() // 2), (4, picture.height() - 4), (right // 2, round(56 * ratio))]
        assert {picture.pixelColor(*place).name() for place in places} == {ground.name()}, name


def test_empty_folders_of_another_list_come_last_and_warn_of_nothing(qtbot: QtBot) -> None:
    feed = OpmlFeed("https://a.test/feed", "A feed", "", ())
    skipped = (
        SkippedOutline("Empty", "", Detail(DetailKind.EMPTY_OUTLINE)),
        SkippedOutline("Broken", "", Detail(DetailKind.NO_WEB_ADDRESS)),
    )
    rows = ImportChoice(ImportPreview(OpmlDocument("", (feed,), (), skipped, ()), (feed,), (), ())).rows
    assert [(row.kind, row.text) for row in rows] == [
        (RowKind.HEADING, "Skipped"),
        (RowKind.SKIPPED, "Broken"),
        (RowKind.HEADING, "Feeds"),
        (RowKind.FEED, "A feed"),
        (RowKind.HEADING, "Skipped: empty folders"),
        (RowKind.EMPTY, "Empty"),
    ]
    only = ImportChoice(ImportPreview(OpmlDocument("", (feed,), (), skipped[:1], ()), (feed,), (), ())).rows
    assert only[0].text in {"Feeds", "A feed"}


class Dressed(QObject):
    """Counts how often each widget is told of another style."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.times: Counter[QObject] = Counter()
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.times[watched] += 1
        return False


def test_a_switch_dresses_each_widget_twice_however_deep_it_is(bench: WindowBench, qapp: QApplication) -> None:
    dressed = Dressed(qapp)
    bench.window.parts.theme.set_preference("dark")
    qapp.removeEventFilter(dressed)
    assert len(dressed.times) > 50
    assert max(dressed.times.values()) == 2


def test_a_switch_asks_no_row_of_the_sidebar_for_its_height(
    open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    usual = TreeDelegate.sizeHint

    def counted(self: TreeDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        asked.append(index)
        return usual(self, option, index)

    monkeypatch.setattr(TreeDelegate, "sizeHint", counted)
    window = open_bench(invented_library(tmp_path / "library.sqlite", more=3)).window
    tree = window.parts.subscriptions.tree
    places = [tree.visualRect(tree.model().index(row, 0)) for row in range(tree.model().rowCount())]
    assert asked
    asked.clear()
    window.parts.theme.set_preference("dark")
    assert asked == []
    window.grab()
    assert [tree.visualRect(tree.model().index(row, 0)) for row in range(tree.model().rowCount())] == places


def test_a_window_is_the_same_after_there_and_back(bench: WindowBench, qapp: QApplication) -> None:
    window, theme = bench.window, bench.window.parts.theme
    # what comes later by itself would be a difference too: pictures, counts, the rhythm at the foot
    bench.window.parts.submit(SetPreference("reading.thumbnails", "never"))
    bench.bridge.flush()
    window.grab()
    rest(bench)
    shown = [each for each in window.findChildren(QWidget) if each.isVisible()]
    theme.set_preference("light")
    before, places = window.grab().toImage(), [(each.geometry(), each.minimumSize()) for each in shown]
    theme.set_preference("dark")
    dark = window.grab().toImage()
    qapp.processEvents()
    assert [(each.geometry(), each.minimumSize()) for each in shown] == places
    ground = dark.pixelColor(window.parts.subscriptions.mapTo(window, QPoint(3, 3)))
    assert ground.lightness() < 60 < before.pixelColor(window.parts.subscriptions.mapTo(window, QPoint(3, 3))).lightness()
    theme.set_preference("light")
    qapp.processEvents()
    assert window.grab().toImage() == before


def test_what_is_painted_behind_an_article_with_a_table_stays(qtbot: QtBot, bench: WindowBench) -> None:
    """Qt finds the last table's first cell at the top of a page that is not yet laid out."""
    bench.window.resize(1280, 800)
    bench.window.parts.entries.view.open_row(1)
    settle(qtbot, bench)
    pane = bench.window.parts.article
    article = pane.article
    assert article is not None
    table = "<table><tr><td>First</td><td>09:10</td></tr><tr><td>Second</td><td>11:40</td></tr></table>"
    pane.show_article(replace(article, html="<p>Gusts were measured at the mast.</p>" * 40 + table + "<p>End.</p>" * 3))
    settle(qtbot, bench)
    view = pane.page.view
    for theme in ("dark", "light"):
        bench.window.parts.theme.set_preference(theme)
        assert view.first_visible().blockNumber() == 0
        bench.window.grab()
        assert view.first_visible().blockNumber() == 0


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
