"""Sections of the preferences: privacy, looks, font, budget, priority."""

import random
import re
import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import (
    EraseHabits,
    RecordAccess,
    RecordLeaving,
    RecordListening,
    RecordOpenedLink,
    RecordReturn,
    RestoreHabits,
    SetPreference,
)
from reader.domain.entry import OpenedLink
from reader.domain.episodes import Listening
from reader.domain.feed import Rule
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.subscription import Subscription
from reader.domain.visits import Signal
from reader.reports.requests import LEAST_DAYS, load_budget_outlook
from reader.storage import history
from reader.storage.habits import stock
from reader.storage.writer import transaction
from reader.ui.dialogs.help import topics
from reader.ui.dialogs.properties import PriorityRow
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.fields import FontCard, FontField, installed
from reader.ui.pages.preferences.sections import BudgetCard
from reader.ui.pages.preferences.sheet import PreferencesSheet
from tests.fakes.instant_engine import InstantEngine
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_preferences import habits_of, open_sheet, row_of

VISITS = 6


@pytest.fixture
def sheet(qtbot: QtBot, bench: WindowBench) -> PreferencesSheet:
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("DELETE FROM access")
        for number in range(VISITS):
            history.add_access(bench.engine.connection, AccessRecord(NOW - number * 86_400, 0, "window"))
    return open_sheet(qtbot, bench, "habits.record")


def test_learning_rests_for_a_while_and_goes_on(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    assert "6 visits on 6 days" in habits_of(sheet).accesses.text()
    button = habits_of(sheet).pause_button
    actions = {action.text(): action for action in button.menu_of_times().actions()}
    assert list(actions) == ["For a day", "For a week", "Until I resume"]
    actions["Until I resume"].trigger()
    bench.bridge.flush()
    assert row_of(sheet, "habits.record").message.text() == "Paused until you resume."
    actions["For a week"].trigger()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.habits_pause_until == NOW + 7 * 86_400
    assert "Paused until" in row_of(sheet, "habits.record").message.text()
    bench.engine.submit(RecordAccess(AccessRecord(NOW, 0, "window")))
    assert stock(bench.engine.connection).visits == VISITS
    assert habits_of(sheet).pause_button.text() == "Resume learning"
    habits_of(sheet).pause_button.click()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.habits_pause_until == 0
    assert not row_of(sheet, "habits.record").message.isVisible()


def test_the_hint_says_what_other_computers_learn(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    hint = row_of(sheet, "habits.record").help
    assert hint.text().startswith("Stays on this computer")
    for is_shared in (True, False):
        bench.engine.submit(SetPreference("computers.visits", value=is_shared))
        bench.bridge.flush()
        assert hint.text().startswith("Your other computers learn") == is_shared
        assert hint.text().startswith("Stays on this computer") != is_shared


def test_erasing_is_undone_where_it_was_done_and_later(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    actions = {action.text(): action for action in habits_of(sheet).erase_menu().actions()}
    assert list(actions) == ["Visits, reading and times at the computer", "Refresh history", "Both"]
    actions["Visits, reading and times at the computer"].trigger()
    bench.bridge.flush()
    settle(qtbot, bench)
    (sent,) = bench.engine.sent_of(EraseHabits)
    assert isinstance(sent, EraseHabits)
    assert (sent.accesses, sent.retrievals) == (True, False)
    assert stock(bench.engine.connection).visits == 0
    assert "nothing stored" in habits_of(sheet).accesses.text()
    assert habits_of(sheet).stays.text() == "When you were at this computer: nothing stored."
    assert "until you quit" in habits_of(sheet).message.text()
    assert "backups" in habits_of(sheet).message.text()
    habits_of(sheet).undo_button.setFocus()
    QTest.keyClick(habits_of(sheet).undo_button, Qt.Key.Key_Space)
    bench.bridge.flush()
    settle(qtbot, bench)
    assert stock(bench.engine.connection).visits == VISITS
    assert habits_of(sheet).message.text() == "Everything is restored."
    assert bench.window.parts.undo_stack.newest() is None
    # by Ctrl+Z too, once the window of preferences is closed
    habits_of(sheet).erase_menu().actions()[-1].trigger()
    bench.bridge.flush()
    sheet.close_sheet()
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    bench.bridge.flush()
    assert stock(bench.engine.connection).visits == VISITS


def test_it_is_exported_as_tables(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet, tmp_path: Path) -> None:
    bench.engine.submit(RecordOpenedLink(OpenedLink(EntryId(1), FeedId(1), NOW, 0, "site.test", 1)))
    for at in (NOW - 2 * 86_400, NOW):
        bench.engine.submit(RecordReturn(at, 0, Signal.UNLOCK, 3600))
    heard = Listening(EntryId(1), FeedId(1), "https://site.test/1.mp3", 60, 3600, is_finished=False, at=NOW, utc_offset_seconds=0)
    bench.engine.submit(RecordListening(heard))
    habits_of(sheet).refresh()
    settle(qtbot, bench)
    assert habits_of(sheet).episodes.text().startswith("Which episodes you listened to and how far: 1 episode, ")
    assert habits_of(sheet).links.text().startswith("Names of sites you opened links to: 1 link, ")
    habits_of(sheet).export_to(tmp_path / "out")
    settle(qtbot, bench)
    assert (
        habits_of(sheet)
        .message.text()
        .startswith("Saved in out: 6 visits, 0 opened articles, 0 reading times, 1 link, 1 episode, 2 times at the computer, ")
    )
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "episodes.csv",
        "links.csv",
        "presence.csv",
        "readings.csv",
        "replay-postings.csv",
        "replay-visits.csv",
        "requests.csv",
        "retrievals.csv",
        "visits.csv",
    ]
    (tmp_path / "file").touch()
    habits_of(sheet).export_to(tmp_path / "file")
    settle(qtbot, bench)
    assert "file" in habits_of(sheet).message.text()
    assert "Saved" not in habits_of(sheet).message.text()


def test_times_at_the_computer_are_counted_and_stay_until_they_are_erased(
    qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet
) -> None:
    """With nothing else stored, and with the switch off."""
    section, day = habits_of(sheet), 86_400
    bench.engine.submit(EraseHabits())
    settle(qtbot, bench)
    assert not section.erase_button.isEnabled()
    bench.engine.submit(RecordReturn(NOW - 2 * day, 0, Signal.UNLOCK, 3600))
    bench.engine.submit(RecordLeaving(NOW - 2 * day + 60))
    section.refresh()
    settle(qtbot, bench)
    assert re.fullmatch(r"When you were at this computer: once on 1 day, \d+ bytes\.", section.stays.text())
    assert section.erase_button.isEnabled()
    assert section.export_button.isEnabled()
    for at in (NOW - 7200, NOW):
        bench.engine.submit(RecordReturn(at, 0, Signal.WAKE, 3600))
    bench.engine.submit(SetPreference("habits.presence", value=False))
    bench.engine.submit(RecordReturn(NOW, 0, Signal.WAKE, 3600))
    section.refresh()
    settle(qtbot, bench)
    assert section.stays.text().startswith("When you were at this computer: 3 times on 2 days, ")
    assert "What is stored stays until you erase it." in Preferences.habits_presence.help
    section.erase_menu().actions()[0].trigger()
    settle(qtbot, bench)
    assert section.stays.text() == "When you were at this computer: nothing stored."
    (erased,) = bench.engine.sent_of(EraseHabits)[-1:]
    bench.engine.submit(RestoreHabits(erased.command_id))
    settle(qtbot, bench)
    assert "3 times on 2 days" in section.stays.text()


PRIVACY = (
    "What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account "
    "also sees what you read and star in it."
)
TOO_MUCH = re.compile(
    r"nothing is sent to anyone|learned is never sent|everything .{0,40}stays on this|nobody (?:knows|sees|learns)|no one (?:knows|sees|learns)",
    re.IGNORECASE,
)
"""What no requests could keep: they tell servers that somebody asks, and when."""


def test_one_true_sentence_says_who_learns_what(qtbot: QtBot, bench: WindowBench) -> None:
    """Wherever the window, the README and the package say it."""
    window = bench.window
    said: dict[str, str] = {}

    def texts(name: str) -> None:
        sheet = window.parts.sheet.shown
        said[name] = " ".join(label.text() for label in sheet.findChildren(QLabel))
        sheet.close_sheet()

    window.handlers.preferences.edit_preferences("habits.record")
    texts("preferences")
    window.handlers.preferences.show_stored()
    texts("stored data")
    window.handlers.general.about()
    texts("about")
    said["help"] = " ".join(text for _, text in topics({}, Path("/profile")))
    root = Path(__file__).parents[2]
    for name in ("README.md", "packaging/linux/metainfo.xml"):
        said[name] = " ".join((root / name).read_text(encoding="utf-8").split())
    assert [name for name, text in said.items() if PRIVACY not in text] == []
    assert {name: TOO_MUCH.findall(text) for name, text in said.items() if TOO_MUCH.search(text)} == {}


def test_the_first_start_says_it_too(empty_bench: WindowBench) -> None:
    assert PRIVACY in " ".join(label.text() for label in empty_bench.window.parts.first_start.findChildren(QLabel))


def test_no_text_of_the_window_promises_what_requests_give_away() -> None:
    translations = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))
    assert [source for _, source in translations["texts_in_source"]() if TOO_MUCH.search(source)] == []


def test_pictures_that_are_not_wanted_are_not_loaded(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.PreferenceChanged("reading.pictures", "never"),))
    assert not bench.window.parts.article.page.shelf.may_load


def test_another_theme_holds_at_once(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.theme", "dark"),))
    assert bench.theme.is_dark


def accesses(bench: WindowBench) -> list[str]:
    return [command.access.kind for command in bench.engine.sent if isinstance(command, commands.RecordAccess)]


def test_use_of_the_window_is_no_new_visit(qtbot: QtBot, bench: WindowBench) -> None:
    handle = bench.window.windowHandle()
    for _ in range(4):
        bench.clock.advance(200)
        QTest.keyClick(handle, Qt.Key.Key_Shift)
    bench.window.parts.visits.came_to_front()
    assert accesses(bench) == ["window"]
    bench.clock.advance(300)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1200, 30))
    bench.window.parts.visits.came_to_front()
    assert accesses(bench) == ["window"]


def test_window_shown_again_after_a_while_is_a_visit_with_its_time(qtbot: QtBot, bench: WindowBench) -> None:
    bench.clock.advance(301)
    bench.window.hide()
    bench.window.show()
    assert accesses(bench) == ["window", "window"]
    last = bench.engine.sent_of(commands.RecordAccess)[-1]
    assert isinstance(last, commands.RecordAccess)
    assert last.access.at == int(bench.clock.now())
    assert last.access.utc_offset_seconds == bench.clock.offset_seconds


def test_article_opened_is_an_access_to_its_feed(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    last = bench.engine.sent_of(commands.RecordAccess)[-1]
    assert isinstance(last, commands.RecordAccess)
    assert (last.access.kind, last.access.feed_id) == ("article", bench.engine.library.feed_ids["Notes from a Kiln"])


def test_ring_shows_after_keys_and_not_after_the_mouse(qtbot: QtBot, bench: WindowBench) -> None:
    handle, button = bench.window.windowHandle(), bench.window.parts.entries.header.mark_button
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(1200, 30))
    button.setFocus()
    assert not bench.window.parts.ring.isVisible()
    bench.window.parts.entries.view.setFocus()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    button.setFocus()
    assert bench.window.parts.ring.isVisible()


def test_shift_alone_shows_no_ring_in_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Shift)
    assert not view._rows.is_focus_visible
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view._rows.is_focus_visible


def test_a_window_that_comes_to_another_scale_has_its_icons_drawn_for_it(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = bench.window.parts

    def scales() -> list[float]:
        of_fields = (parts.entries.header.field, parts.subscriptions.arranging.filter.field)
        icons = [(parts.subscriptions.add_button.icon(), 18), (parts.article.header.star.icon(), 18)]
        icons += [(field.actions()[0].icon(), 16) for field in of_fields]
        return [icon.pixmap(QSize(size, size), 1.5).devicePixelRatio() for icon, size in icons]

    assert scales() == [1.0] * 4
    monkeypatch.setattr(bench.window, "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(bench.window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert scales() == [1.5] * 4


@pytest.fixture
def field(qtbot: QtBot, bench: WindowBench) -> FontField:
    bench.window.handlers.preferences.edit_preferences("reading.family")
    settle(qtbot, bench)
    (found,) = bench.window.findChildren(FontField)
    return found


def opened(field: FontField) -> FontCard:
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.card is not None
    return field.card


def stored(bench: WindowBench) -> str:
    bench.bridge.flush()
    return bench.engine.core.state.preferences.reading_family


def test_a_font_is_found_by_its_name_and_taken_by_return(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    card = opened(field)
    assert card.field.hasFocus()
    assert card.list.currentItem().text() == "Automatic (serif)"
    QTest.keyClicks(card.field, "mono jetbrains")
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert stored(bench) == "JetBrains Mono"
    settle(qtbot, bench)
    assert (field.value(), field.currentText(), field.card) == ("JetBrains Mono", "JetBrains Mono", None)
    assert field.hasFocus()
    assert bench.window.parts.article.page.style.family == "JetBrains Mono"
    card = opened(field)
    assert card.list.currentItem().text() == "JetBrains Mono"
    QTest.keyClicks(card.field, "auto")
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert (stored(bench), field.currentText()) == ("", "Automatic (serif)")


def test_keys_move_the_choice_and_a_letter_finds_names(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    QTest.keyClick(field, Qt.Key.Key_D)
    card = field.card
    assert card.field.text() == "d"
    shown = [item.text() for place in range(card.list.count()) if not (item := card.list.item(place)).isHidden()]
    assert shown
    assert all("d" in name.casefold() for name in shown)
    QTest.keyClick(card.field, Qt.Key.Key_Down)
    assert card.list.currentItem().text() == shown[1]
    assert card.field.accessibleDescription() == shown[1]
    QTest.keyClicks(card.field, "zzz")
    assert card.field.accessibleDescription() == "No font of that name"
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert field.card is card, "nothing is taken where nothing is found"
    QTest.keyClick(card.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert field.card is None
    assert field.hasFocus()
    assert bench.window.parts.sheet.shown is not None, "only the list is closed"
    assert bench.engine.sent_of(SetPreference) == []


def test_the_mouse_takes_a_font_and_closes_the_list(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    card = opened(field)
    row = card.list.visualItemRect(card.list.item(2)).center()
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert stored(bench) == installed()[0]
    settle(qtbot, bench)
    opened(field)
    QTest.mouseClick(field.window(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    settle(qtbot, bench)
    assert field.card is None


def test_every_font_is_there_once_and_none_of_symbols() -> None:
    names = installed()
    assert len(names) == len(set(names)) > 5
    assert not any(name.endswith("]") for name in names)
    assert all(QFontDatabase.hasFamily(name) for name in names)
    assert {"Standard Symbols PS", "D050000L"}.isdisjoint(names)


def test_a_font_that_is_gone_is_named_and_doubted(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    bench.window.parts.submit(SetPreference("reading.family", "No Such Face"))
    settle(qtbot, bench)
    assert field.currentText() == "No Such Face"
    assert "not installed" in field.doubt()
    assert opened(field).list.currentItem().text() == "No Such Face"


DAY = 86_400
BYTES = 9000


def access(engine: InstantEngine, days: int) -> None:
    """Four looks a day on so many days, and two weeks of retrievals, all of feeds followed for two months."""
    chance = random.Random(3)
    connection = engine.connection
    feeds = sorted(engine.library.feed_ids.values())
    for number in range(60):
        engine.post("Lantern Press", 4, at=NOW - number * 8 * 3600 - chance.randrange(8 * 3600))
    with transaction(connection):
        for number in range(4 * days):
            at = NOW - (number // 4) * DAY - (number % 4) * 3600 - chance.randrange(900)
            history.add_access(connection, AccessRecord(at, 0, "window"))
        connection.execute("UPDATE feed SET succeeded_at = ?, added_at = ?", (NOW - 600, NOW - 60 * DAY))
        for number in range(50):
            at = NOW - number * 3600
            history.add_retrieval(
                connection,
                RetrievalRecord(
                    feeds[number % len(feeds)],
                    at,
                    at + 1,
                    Rule.SCHEDULED,
                    None,
                    Outcome.NEW,
                    200,
                    0,
                    0,
                    BYTES,
                    None,
                    "https://a.example",
                ),
            )


def card_of(qtbot: QtBot, bench: WindowBench) -> BudgetCard:
    card = open_sheet(qtbot, bench, "fetch.budget").pages.views["fetch.budget"]
    assert isinstance(card, BudgetCard)
    qtbot.waitUntil(lambda: card._outlook is not None)
    return card


def test_what_a_budget_brings_is_said_in_numbers_while_the_knob_moves(qtbot: QtBot, bench: WindowBench) -> None:
    access(bench.engine, 14)
    card = card_of(qtbot, bench)
    outlook = load_budget_outlook(bench.engine.connection, float(NOW))
    assert outlook.feeds == 12
    assert outlook.bytes_per_request == BYTES
    curve = outlook.curve
    said = card.sentence.accessibleName()
    assert said.startswith("About 4 requests a day for each of 12 feeds. You would miss about ")
    assert f"about {round(curve.misses_at(48))} article" in said
    assert card.message.text().startswith("About 432 kB a day. Based on ")
    assert "days with visits" in card.message.text()
    assert card.control.accessibleDescription() == said
    assert curve.misses_at(24) > curve.misses_at(48) > curve.misses_at(96) > 0
    # the knob says so at once, and asks when it rests
    for _ in range(4):
        QTest.keyClick(card.control, Qt.Key.Key_Right)
    assert card.sentence.accessibleName().startswith("About 8 requests a day")
    assert bench.engine.sent_of(SetPreference) == []
    sheet = bench.window.parts.sheet.shown
    sheet.close_sheet()
    assert bench.engine.core.state.preferences.fetch_budget == 8
    assert len(bench.engine.sent_of(SetPreference)) == 1


def test_what_is_not_known_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    access(bench.engine, LEAST_DAYS - 2)
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    assert card.message.text().startswith("About 432 kB a day. ")
    assert "Not enough data yet" in card.message.text()
    access(bench.engine, 14)
    bench.engine.submit(SetPreference("habits.record", value=False))
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    assert card.message.text().startswith("About 432 kB a day. ")
    assert "learning is off" in card.message.text()


ONE, TWO = FeedId(1), FeedId(2)


def row(qtbot: QtBot, *said: str) -> PriorityRow:
    feeds = [
        Subscription(FeedId(number), None, "https://a.test/", "", "A", "", 0, {"priority": each} if each else {})
        for number, each in enumerate(said, 1)
    ]
    made = PriorityRow(Theme("light"), feeds)
    qtbot.addWidget(made)
    return made


def test_the_learned_weight_is_shown_until_the_slider_is_used(qtbot: QtBot) -> None:
    shown = row(qtbot, "")
    assert (shown.help.text(), shown.wanted()) == ("Normal", None)
    shown.show_learned({ONE: 0.5, TWO: 2.0})
    assert (shown.slider.value(), shown.help.text()) == (1, "Low, because little of it is read")
    assert shown.slider.accessibleDescription() == shown.help.text()
    assert shown.wanted() is None, "saving leaves it to his reading"
    QTest.keyClick(shown.slider, Qt.Key.Key_Right)
    assert (shown.help.text(), shown.wanted()) == ("Normal", "1"), "as usual, whatever reading tells"
    QTest.keyClick(shown.slider, Qt.Key.Key_Left)
    assert (shown.help.text(), shown.wanted()) == ("Low. Refreshed less often", "0.5")
    shown.show_learned({ONE: 2.0})
    assert shown.slider.value() == 1, "a knob that was used stays"


@pytest.mark.parametrize(
    ("said", "learned", "text", "usual"),
    [
        (("4",), {ONE: 0.5}, "Highest. Refreshed more often", "1"),
        (("4",), {}, "Highest. Refreshed more often", ""),
        (("", ""), {ONE: 0.5}, "Mixed", "1"),
        (("", "1"), {}, "Normal", None),
        (("", ""), {ONE: 2.0, TWO: 1.9}, "High, because much of it is read", "1"),
    ],
)
def test_what_is_in_force_is_said_of_all(
    qtbot: QtBot, said: tuple[str, ...], learned: dict[FeedId, float], text: str, usual: str | None
) -> None:
    shown = row(qtbot, *said)
    shown.show_learned(learned)
    assert (shown.help.text(), shown.wanted()) == (text, None)
    if shown.slider.is_mixed:
        QTest.keyClick(shown.slider, Qt.Key.Key_Left)
    shown.slider.setValue(2)
    assert shown.wanted() == usual
