"""Ctrl+K: what is found, in which order, and that everything is done by keys alone."""

import itertools
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.domain.preferences import PREFERENCES, Form
from reader.ui.data.assets import icon_file
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.palette import Palette
from reader.ui.dialogs.palette_search import (
    SYNONYMS,
    Candidate,
    Fit,
    Group,
    Hit,
    Pool,
    gather_commands,
    match,
    plain,
    pool_of,
    ranked,
    synonyms_of,
)
from reader.ui.shell.actions.table import ROWS
from tests.fakes.inspection import inspect_model
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def open_palette(bench: WindowBench) -> Palette:
    bench.window.parts.entries.view.setFocus()
    QTest.keySequence(bench.window.parts.entries.view, QKeySequence("Ctrl+K"))
    return bench.sheet(Palette)


def type_text(qtbot: QtBot, bench: WindowBench, palette: Palette, text: str) -> None:
    QTest.keyClicks(palette.field, text)
    settle(qtbot, bench)


def titles(palette: Palette, group: Group) -> list[str]:
    return [row.title for row in palette.results.rows() if row.hit is not None and row.hit.candidate.group is group]


def test_word_starts_fit_better_than_letters_within_or_scattered() -> None:
    names = ("Ti", "Tide", "The Tide", "Tram in May", "Bulletin", "Tram so kind", "Quay")
    fits = [match(["ti"], plain(name)) for name in names]
    assert [found.fit if found is not None else None for found in fits] == [
        Fit.WHOLE,
        Fit.BEGINS,
        Fit.WORD_BEGINS,
        Fit.INITIALS,
        Fit.WITHIN,
        Fit.SCATTERED,
        None,
    ]


def test_marks_lie_on_the_letters_that_were_meant() -> None:
    found = match(plain("alm tid").split(), plain("The Tidewater Álmanac"))
    assert found.spans == ((4, 7), (14, 17))


def test_a_feed_is_found_chosen_and_shown_by_keys_alone(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "ti")
    assert titles(palette, Group.PLACES)[:2] == ["The Tidewater Almanac", "Harbour Bulletin"]
    while (row := palette.view.row()) is None or row.title != "Harbour Bulletin":
        QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle(qtbot, bench)
    current = bench.window.parts.subscriptions.current()
    assert current.key == (Kind.FEED, bench.engine.library.feed_ids["Harbour Bulletin"])
    assert bench.window.parts.sheet.shown is None


def test_a_command_is_triggered_once_the_palette_is_gone(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "starred")
    while (row := palette.view.row()) is None or row.hit is None or row.hit.candidate.key != "go_starred":
        QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection.view is View.STARRED


def test_commands_that_rest_are_not_offered(qtbot: QtBot, empty_bench: WindowBench) -> None:
    QTest.keySequence(empty_bench.window, QKeySequence("Ctrl+K"))
    palette = empty_bench.sheet(Palette)
    QTest.keyClicks(palette.field, "next article")
    assert "Next article" not in titles(palette, Group.COMMANDS)
    palette.field.setText("add site")
    assert "Add site or feed…" in titles(palette, Group.COMMANDS)


def test_an_article_is_found_and_opened(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "comet")
    assert titles(palette, Group.ARTICLES) == ["A comet you can see from a balcony"]
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle(qtbot, bench)
    current = bench.window.parts.entries.current()
    assert current.title == "A comet you can see from a balcony"


def test_tab_searches_all_articles_for_the_words(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    QTest.keyClicks(palette.field, "tide")
    assert palette.footer.search_text() == "search all articles for “tide”"
    QTest.keyClick(palette.field, Qt.Key.Key_Tab)
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    assert bench.window.parts.entries.selection.view is View.SEARCH
    assert bench.window.parts.entries.selection.query == "tide"


def test_what_was_chosen_lately_comes_first(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    palette.field.setText("Slow")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    palette = open_palette(bench)
    assert titles(palette, Group.PLACES)[0] == "Slow Compiler"
    palette.field.setText("s")
    assert titles(palette, Group.PLACES)[0] == "Slow Compiler"


def test_escape_and_the_same_keys_close_it_and_the_focus_goes_back(qtbot: QtBot, bench: WindowBench) -> None:
    for key, modifier in (
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier),
    ):
        palette = open_palette(bench)
        QTest.keyClick(palette.field, key, modifier)
        assert bench.window.parts.sheet.shown is None
        assert bench.window.focusWidget() is bench.window.parts.entries.view


def test_choosing_goes_round_and_passes_over_headings(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.view.currentIndex().row() == palette.results.rowCount() - 1
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.view.currentIndex().row() == 1


def test_a_screen_reader_hears_what_enter_would_open(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    palette.field.setText("tidewater")
    assert palette.field.accessibleDescription() == "The Tidewater Almanac, Sea and sky · 3 unread"
    palette.field.setText("mark all")
    assert palette.field.accessibleDescription() == "Mark all as read, All articles, Shift+A"


def test_nothing_that_fits_leaves_the_keys_alone(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "qqqzzz")
    assert palette.results.rowCount() == 0
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert bench.window.parts.sheet.shown is palette


def test_the_rows_are_a_sound_model(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    inspect_model(palette.results)
    type_text(qtbot, bench, palette, "ti")


def test_every_command_has_an_icon(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    commands = palette._offer.commands
    icons = {commands.candidate(number).icon for number in range(len(commands.keys))}
    assert [icon for icon in icons if not icon_file(icon).is_file()] == []


def test_themes_are_commands_too(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    QTest.keyClicks(palette.field, "theme dark")
    assert titles(palette, Group.COMMANDS) == ["Theme: Dark"]
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert (bench.engine.sent[-1].key, bench.engine.sent[-1].value) == ("look.theme", "dark")


FEEDS = """
Marseille Token Review|Mark Simonson|Markup Weekly|Bookmark Digest|Remarkable Maps|The Daily Starling|Star Charts|Starship Notes
Dark Reading|Undark|Darkroom Diary|Compact Cameras|The Comic Pact|Searching for Sugar|Research Notes|Python Insider|Planet Python
Unsung Heroes|Today I Learned|Today in Tabs|Next Nature|Forward Thinking|Open Culture|The Open Road|Print Magazine|Find the Bug
Rhythm and Blues Quarterly|Healthy Hens|Pausanias Blog|Settings and Stages|Help Desk Tales|Export Import Bank Watch|Quiet Rooms
The Quitters|Zoom Out|Inbox Zero Again|Shorter Shortcuts|Theme Park Insider|Larger Than Life|Tagesschau|Heise|Der Spiegel
Golem|Ars Technica|Hacker News|Lobsters|xkcd|Daring Fireball|Kottke|Language Log|Quanta Magazine|Nautilus|Aeon|LWN
All Things Linguistic|Reload Racing|Refreshing Drinks|Update Your Garden|Later That Day|Like Clockwork|Sidebar|Full Stack Feed
"""


def feed_pool() -> Pool:
    names = [name for line in FEEDS.split("\n") for name in line.split("|") if name]
    return pool_of([Candidate(Group.PLACES, f"feed:{name}", name, lambda: None) for name in names])


def commands_of(bench: WindowBench) -> Pool:
    """All of them: also those that have nothing to do at a start, which no palette lists then."""
    for action in bench.window.actions_by_name.values():
        action.setEnabled(True)
    return gather_commands(bench.window.actions_by_name, {}, bench.window.handlers.choices())


def pools_of(bench: WindowBench) -> Mapping[Group, Pool]:
    return {Group.PLACES: feed_pool(), Group.COMMANDS: commands_of(bench)}


def first_of(typed: str, pools: Mapping[Group, Pool]) -> str:
    return next(hit.candidate.key for hits in ranked(typed, pools, ()).values() for hit in hits)


def all_hits(bench: WindowBench, typed: str, recent: tuple[str, ...] = ()) -> list[Hit]:
    return [hit for hits in ranked(typed, pools_of(bench), recent).values() for hit in hits]


FIRST = (
    ("mark", "mark_all_read"),
    ("mar", "mark_all_read"),
    ("mark all", "mark_all_read"),
    ("all read", "mark_all_read"),
    ("read all", "mark_all_read"),
    ("catch up", "mark_all_read"),
    ("mark older", "mark_older_read"),
    ("mark sim", "feed:Mark Simonson"),
    ("markup", "feed:Markup Weekly"),
    ("marseille", "feed:Marseille Token Review"),
    ("mtr", "feed:Marseille Token Review"),
    ("star", "toggle_star"),
    ("starred", "go_starred"),
    ("star charts", "feed:Star Charts"),
    ("favourites", "go_starred"),
    ("dark", "choice:look.theme=dark"),
    ("dark reading", "feed:Dark Reading"),
    ("undark", "feed:Undark"),
    ("night", "choice:look.theme=dark"),
    ("light", "choice:look.theme=light"),
    ("compact", "choice:look.density=compact"),
    ("compact cam", "feed:Compact Cameras"),
    ("comfortable", "choice:look.density=comfortable"),
    ("classic", "choice:look.layout=classic"),
    ("unsub", "unsubscribe"),
    ("unsubscribe", "unsubscribe"),
    ("delete feed", "unsubscribe"),
    ("subscribe", "add_feed"),
    ("add", "add_feed"),
    ("settings", "edit_preferences"),
    ("options", "edit_preferences"),
    ("refresh", "retrieve_shown"),
    ("update", "retrieve_shown"),
    ("reload", "retrieve_shown"),
    ("refresh all", "retrieve_all"),
    ("exit", "quit"),
    ("quit", "quit"),
    ("today", "go_today"),
    ("today in", "feed:Today in Tabs"),
    ("unread", "go_unread"),
    ("next", "next_article"),
    ("print", "print_article"),
    ("find", "find_in_article"),
    ("search", "search"),
    ("research", "feed:Research Notes"),
    ("rhythm", "go_rhythm"),
    ("statistics", "go_rhythm"),
    ("health", "go_health"),
    ("pause", "pause_hour"),
    ("help", "show_help"),
    ("shortcuts", "show_keys"),
    ("zoom in", "text_larger"),
    ("zoom out", "feed:Zoom Out"),
    ("python", "feed:Python Insider"),
    ("backup", "export_everything"),
    ("language", "feed:Language Log"),
    ("pref language", "choice:look.language"),
    ("tags", "tag"),
    ("sidebar", "feed:Sidebar"),
    ("feed list", "toggle_subscriptions"),
    ("undo", "undo"),
    ("fireball", "feed:Daring Fireball"),
    ("daring", "feed:Daring Fireball"),
    ("hn", "feed:Hacker News"),
    ("xkcd", "feed:xkcd"),
)


def test_return_opens_what_was_meant(bench: WindowBench) -> None:
    pools = pools_of(bench)
    assert [(typed, first_of(typed, pools)) for typed, _ in FIRST] == [*FIRST]


def test_what_was_chosen_lately_comes_first_among_equals(bench: WindowBench) -> None:
    assert all_hits(bench, "mark", ("feed:Mark Simonson",))[0].candidate.key == "feed:Mark Simonson"
    assert all_hits(bench, "mark", ("mark_below_read",))[0].candidate.key == "mark_below_read"
    # letters within a word, or scattered over the name, are not what was meant however often it was chosen
    assert all_hits(bench, "mark", ("feed:Bookmark Digest", "feed:Marseille Token Review"))[0].candidate.key == "mark_all_read"
    assert all_hits(bench, "", ("quit", "feed:xkcd"))[0].candidate.key == "quit"


def test_no_worse_fit_stands_over_a_better_one_of_its_group(bench: WindowBench) -> None:
    """A name that begins with the letters never stands below one that only holds them."""
    for typed, group in itertools.product(["mark", "dark", "ti", "re", "s"], (Group.PLACES, Group.COMMANDS)):
        shown = [hit.candidate for hit in all_hits(bench, typed) if hit.candidate.group is group]
        begins = [
            any(part.startswith(typed) for name in (each.title, *each.synonyms) for part in name.lower().split())
            for each in shown
        ]
        assert begins == sorted(begins, reverse=True), shown


def test_every_other_name_finds_its_command(bench: WindowBench) -> None:
    """Typed whole, another name leads to its command among the hits; and none names what does not exist."""
    keys = set(commands_of(bench).keys)
    assert {name for name in SYNONYMS if name not in keys and f"choice:{name}" not in keys} == set()
    rows = {row.name for row in ROWS} | {key for key, each in PREFERENCES.items() if each.form is not Form.HIDDEN}
    pool = {Group.COMMANDS: commands_of(bench)}
    lost = [
        (name, synonym)
        for name in rows
        for synonym in synonyms_of(name)
        if not {name, f"choice:{name}"} & {hit.candidate.key for hit in ranked(synonym, pool, ())[Group.COMMANDS]}
    ]
    assert lost == []
    assert "choice:look.counts=False" in {hit.candidate.key for hit in ranked("badges", pool, ())[Group.COMMANDS]}


def test_a_command_found_by_another_name_is_done(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "compact\r")
    assert (bench.engine.sent[-1].key, bench.engine.sent[-1].value) == ("look.density", "compact")


def test_where_nothing_is_found_it_says_so_and_only_then(qtbot: QtBot, bench: WindowBench) -> None:
    palette: Palette = open_palette(bench)
    assert palette.nothing.isHidden()
    type_text(qtbot, bench, palette, "qqqzzz")
    assert palette.nothing.isVisible()
    assert palette.nothing.text() == "No results"
    assert palette.field.accessibleDescription() == "No results"
    palette.field.setText("mark")
    assert palette.nothing.isHidden()
    assert titles(palette, Group.COMMANDS)[0] == "Mark all as read"
