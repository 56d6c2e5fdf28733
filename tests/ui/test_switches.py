"""A window that is switched while it runs looks as one that was started so: every page, every two switches in either order."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.domain.preferences import PREFERENCES, Form, Value
from reader.ui.pages.rhythm.page import RhythmPage
from tests.fakes.window_bench import WindowBench, close_benches
from tests.ui.switching import SWITCHES, SYSTEM, Scene, Switchboard, difference, picture, rest, states, walk

PAGES = ["look.theme", SYSTEM, "look.layout"]
"""What can change the appearance of pages other than articles."""
OF_ARTICLES = ["look.theme", "look.layout", "reading.text_size"]
"""What an article is built anew for; all switches with each other are tried in the long run."""
FIRST_OF_PAGES = {
    each.page: each.key for each in reversed(PREFERENCES.values()) if each.form is not Form.HIDDEN and each.key not in SWITCHES
}
"""The uppermost preference of each page that is not switched: the focus is at the choice that was made when the sheet opened."""


def nothing(bench: WindowBench) -> None:
    """The window as it starts."""


def reading(bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    row = next(row for row in range(len(lists.model.keys)) if (entry := lists.model.entry(row)) and "gauge" in entry.title)
    lists.view.open_row(row)
    lists.view.setFocus()


def finding(bench: WindowBench) -> None:
    reading(bench)
    rest(bench)
    bench.window.actions_by_name["find_in_article"].trigger()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "drum")


def text_card(bench: WindowBench) -> None:
    reading(bench)
    bench.window.parts.article.show_text_choices()


def searching(bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("tide gauge")


def nothing_found(bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("zebra")


def show_banner(bench: WindowBench) -> None:
    bench.window.parts.say("Unsubscribed")
    bench.window.parts.banner.show_message("A copy was restored.")


def failing_feed(bench: WindowBench) -> None:
    window = bench.window
    window.handlers.pages.show_feed(bench.engine.library.feed_ids["Hollow Oak Woodshop"])


def feed_properties(bench: WindowBench) -> None:
    failing_feed(bench)
    rest(bench)
    bench.window.actions_by_name["feed_properties"].trigger()


def by_action(name: str) -> Scene:
    def open_it(bench: WindowBench) -> None:
        bench.window.actions_by_name[name].trigger()

    return open_it


def with_tags(bench: WindowBench) -> None:
    reading(bench)
    rest(bench)
    bench.window.actions_by_name["tag"].trigger()


def rhythm_mark(bench: WindowBench) -> None:
    by_action("go_rhythm")(bench)
    rest(bench)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Right)


def rhythm_feed(bench: WindowBench) -> None:
    by_action("go_rhythm")(bench)
    rest(bench)
    page = bench.window.parts.panes.pages.page("rhythm")
    assert isinstance(page, RhythmPage)
    page.show_feed(bench.engine.library.feed_ids["Byte Orchard"])


def preferences(key: str) -> Scene:
    return lambda bench: bench.window.handlers.preferences.edit_preferences(key)


SCENES: dict[str, Scene] = {
    "no article": nothing,
    "text card": text_card,
    "search": searching,
    "nothing found": nothing_found,
    "messages": show_banner,
    "failing feed": failing_feed,
    "properties": feed_properties,
    "tags": with_tags,
    "rhythm": by_action("go_rhythm"),
    "rhythm, a mark": rhythm_mark,
    "rhythm, a feed": rhythm_feed,
    "rhythm, stored": lambda bench: bench.window.handlers.preferences.show_stored(),
    "health": by_action("go_health"),
    "activity": by_action("go_activity"),
    "briefing": by_action("go_briefing"),
    "for you": by_action("go_for_you"),
    "palette": by_action("open_palette"),
    "keys": by_action("show_keys"),
    "key editor": by_action("edit_keys"),
    "rules": by_action("edit_rules"),
    "add feed": by_action("add_feed"),
    "topics": by_action("choose_starters"),
    **{f"preferences, {page.value}": preferences(key) for page, key in FIRST_OF_PAGES.items()},
}

IN_ONE_LAYOUT = {
    *("tags", "rhythm, a mark"),
    *("rhythm, stored", "palette", "keys", "key editor", "rules", "add feed", "topics", "properties"),
    *(f"preferences, {page.value}" for page in [*FIRST_OF_PAGES][1:]),
}
"""Cards beside a row or a mark are gone before anything could change the layout, and no sheet over the window has one."""

IN_TURN = (
    "text card",
    "search",
    "failing feed",
    "properties",
    "rhythm, a mark",
    "health",
    "for you",
    "palette",
    "key editor",
    "rules",
)
"""A page, card, and sheet of each make, seen in one window; in the long run each is switched in a window of its own, as all others."""


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Switchboard]:
    yield Switchboard(tmp_path, monkeypatch)
    monkeypatch.undo()


def fresh(board: Switchboard, scene: Scene, state: frozenset[str], *, is_empty: bool) -> QImage:
    bench = board.open(state, is_empty=is_empty)
    scene(bench)
    rest(bench)
    made = picture(bench)
    close_benches()
    return made


def walked(board: Switchboard, scene: Scene, names: list[str], folder: Path, *, is_empty: bool = False) -> dict[str, str]:
    """Every step after which the window looked otherwise than a fresh one, with what differed."""
    wanted = {state: fresh(board, scene, state, is_empty=is_empty) for state in states(names)}
    bench = board.open(frozenset(), is_empty=is_empty)
    scene(bench)
    rest(bench)
    different: dict[str, str] = {}
    for at, (name, state) in enumerate(zip(walk(names), states(names), strict=True)):
        board.throw(bench, name, is_other=name in state)
        shown = picture(bench)
        found = difference(shown, wanted[state])
        if found:
            different[f"{at}: {name}, now {sorted(state)}"] = found
            shown.save(str(folder / f"{at}-switched.png"))
            wanted[state].save(str(folder / f"{at}-fresh.png"))
    return different


@pytest.mark.parametrize(
    ("scene", "switches"),
    [
        pytest.param(reading, OF_ARTICLES, id="reading"),
        pytest.param(finding, ["look.theme", "reading.text_size"], id="finding"),
        pytest.param(reading, [*SWITCHES], id="reading, all", marks=pytest.mark.long),
        pytest.param(finding, [*SWITCHES], id="finding, all", marks=pytest.mark.long),
    ],
)
def test_an_open_article_looks_after_any_two_switches_as_it_does_at_a_start(
    board: Switchboard, scene: Scene, switches: list[str], tmp_path: Path
) -> None:
    assert walked(board, scene, switches, tmp_path) == {}


def seen_in_turn(bench: WindowBench) -> Iterator[str]:
    """Each scene, and the window again as it was before."""
    for name in IN_TURN:
        SCENES[name](bench)
        rest(bench)
        yield name
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Escape)
        bench.window.parts.sheet.close()
        bench.window.handlers.pages.leave_page()
        rest(bench)


def test_pages_cards_and_sheets_are_after_a_switch_as_at_a_start(board: Switchboard, tmp_path: Path) -> None:
    wanted: dict[tuple[str, bool], QImage] = {}
    for is_dark in (False, True):
        bench = board.open(frozenset({"look.theme"} if is_dark else ()))
        wanted |= {(name, is_dark): picture(bench) for name in seen_in_turn(bench)}
        close_benches()
    bench = board.open(frozenset())
    different: dict[str, str] = {}
    for name in seen_in_turn(bench):
        for is_dark in (True, False):
            board.throw(bench, "look.theme", is_other=is_dark)
            shown = picture(bench)
            found = difference(shown, wanted[name, is_dark])
            if found:
                different[f"{name}, {'dark' if is_dark else 'light'}"] = found
                shown.save(str(tmp_path / f"{name}-{is_dark}-switched.png"))
                wanted[name, is_dark].save(str(tmp_path / f"{name}-{is_dark}-fresh.png"))
    assert different == {}


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("switches", [["look.theme"], pytest.param(PAGES, id="any two")])
def test_every_page_looks_after_switches_as_it_does_at_a_start(
    board: Switchboard, name: str, switches: list[str], tmp_path: Path
) -> None:
    asked = [each for each in switches if each != "look.layout" or name not in IN_ONE_LAYOUT]
    assert walked(board, SCENES[name], asked, tmp_path) == {}


def test_the_first_start_looks_after_a_switch_as_it_does_at_a_start(board: Switchboard, tmp_path: Path) -> None:
    assert walked(board, nothing, ["look.theme", SYSTEM], tmp_path, is_empty=True) == {}


@pytest.mark.parametrize("name", ["rhythm", "health", "activity"])
def test_a_page_that_was_out_of_sight_while_the_theme_changed_looks_as_it_does_at_a_start(board: Switchboard, name: str) -> None:
    page = by_action(f"go_{name}")

    def leave(bench: WindowBench) -> None:
        page(bench)
        rest(bench)
        bench.window.handlers.pages.leave_page()
        rest(bench)

    def twice(bench: WindowBench) -> None:
        leave(bench)
        page(bench)

    state = frozenset({"look.theme", "look.layout"})
    wanted = fresh(board, twice, state, is_empty=False)
    bench = board.open(frozenset())
    leave(bench)
    for switch in state:
        board.throw(bench, switch, is_other=True)
    page(bench)
    rest(bench)
    assert difference(picture(bench), wanted) == ""


@pytest.mark.parametrize(("key", "value"), [("look.interface_size", 15), ("look.language", "de")])
def test_what_takes_effect_at_the_next_start_changes_nothing_before_it(board: Switchboard, key: str, value: Value) -> None:
    wanted = fresh(board, reading, frozenset({"look.theme"}), is_empty=False)
    bench = board.open(frozenset())
    reading(bench)
    rest(bench)
    bench.window.parts.submit(SetPreference(key, value))
    board.throw(bench, "look.theme", is_other=True)
    assert difference(picture(bench), wanted) == ""


def test_what_is_selected_in_the_article_stays_selected_when_it_is_built_again(board: Switchboard) -> None:
    bench = board.open(frozenset())
    reading(bench)
    rest(bench)
    view = bench.window.parts.article.page.view
    cursor = view.document().find("eleven minutes slow")
    assert cursor.hasSelection()
    view.setTextCursor(cursor)
    for switch in ("look.theme", "reading.text_size"):
        board.throw(bench, switch, is_other=True)
        assert bench.window.parts.article.selected_text == "eleven minutes slow"
