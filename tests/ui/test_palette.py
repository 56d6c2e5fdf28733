"""Ctrl+K: what is found, in which order, and that everything is done by keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.ui.data.assets import icon_file
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.palette import Palette
from reader.ui.dialogs.palette_search import Fit, Group, match, plain
from tests.fakes.inspection import inspect_model
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def open_palette(bench: WindowBench) -> Palette:
    bench.window.parts.entries.view.setFocus()
    QTest.keySequence(bench.window.parts.entries.view, QKeySequence("Ctrl+K"))
    palette = bench.window.parts.sheet.shown
    assert isinstance(palette, Palette)
    return palette


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
    assert found is not None
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
    assert current is not None
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
    palette = empty_bench.window.parts.sheet.shown
    assert isinstance(palette, Palette)
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
    assert current is not None
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
