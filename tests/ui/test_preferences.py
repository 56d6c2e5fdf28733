"""The preferences window over the real core: every preference is there, is found, and changes; what is refused says so at its row."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QTime
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.app.paths import make_folders, profile_in
from reader.app.run_window import ProfileActions
from reader.domain.commands import SetPreference
from reader.domain.preferences import FOLDS, PAGES, PREFERENCES, Form, Page, Preference, Value
from reader.storage import preferences as stored
from reader.ui.dialogs.keys import KeyEditor
from reader.ui.kit.controls import Combo
from reader.ui.pages.preferences.fields import (
    ChoiceField,
    FileField,
    FontField,
    HoursField,
    MergedRow,
    MixedSwitch,
    NumberField,
    PreferenceRow,
    SegmentField,
    ServicesField,
    SwitchField,
    TextField,
)
from reader.ui.pages.preferences.sections import BackupsSection, BudgetCard, HabitsSection
from reader.ui.pages.preferences.sheet import FoldButton, PreferencesSheet
from reader.ui.text.preferences import value_text
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

SHOWN = {key: each for key, each in PREFERENCES.items() if each.page in PAGES and each.form is not Form.HIDDEN}
ROWS = {key: each for key, each in SHOWN.items() if not each.beside}
USUAL_ROWS = {key: each for key, each in ROWS.items() if each.page is not Page.ADVANCED}
TEXTS: Mapping[Form, str] = {
    Form.PROXY: "http://proxy.example:3128",
    Form.LINE: "Mine/1",
    Form.WEB_SEARCH: "https://search.example/{query}",
}


def open_sheet(qtbot: QtBot, bench: WindowBench, key: str = "") -> PreferencesSheet:
    bench.window.handlers.preferences.edit_preferences(key)
    settle(qtbot, bench)
    sheet = bench.sheet(PreferencesSheet)
    assert sheet.pages.views, "rows come once it is there, or when they are asked for"
    return sheet


def row_of(sheet: PreferencesSheet, key: str) -> PreferenceRow:
    row = sheet.pages.views[key]
    assert isinstance(row, PreferenceRow)
    return row


def habits_of(sheet: PreferencesSheet) -> HabitsSection:
    assert sheet.pages.habits is not None
    return sheet.pages.habits


def visible(sheet: PreferencesSheet) -> set[str]:
    return {view.preference.key for view in sheet.pages.views.values() if view.isVisible()}


def folds(sheet: PreferencesSheet) -> list[FoldButton]:
    return [part.fold for part in sheet.pages.pages[Page.ADVANCED].parts if part.fold is not None]


def write(control: ServicesField | FileField) -> str:
    """Write into a control that stands below its words; what was written."""
    lines = control if isinstance(control, ServicesField) else control.line
    text = "Box: https://example.org/?{url}" if isinstance(control, ServicesField) else "/nowhere/starred.xml"
    QTest.keyClicks(lines, text)
    QTest.keyClick(lines, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    return text


def use(sheet: PreferencesSheet, preference: Preference) -> Value:  # noqa: PLR0911 -- one for each form
    """Take another value by the keys of its control; the value."""
    view = sheet.pages.views[preference.key]
    control = view.control
    control.setFocus()
    match control:
        case SegmentField():
            control.step(1 if control.value() == preference.choices[0] else -1)
            return str(control.value())
        case SwitchField():
            QTest.keyClick(control, Qt.Key.Key_Space)
            return not preference.default
        case FontField():
            QTest.keyClicks(control, "i")
            QTest.keyClicks(control.card.field, "nter")
            QTest.keyClick(control.card.field, Qt.Key.Key_Return)
            return "Inter"
        case ChoiceField():
            place = 1 if control.currentIndex() == 0 else 0
            control.choice_menu().actions()[place].trigger()
            return (preference.stops or preference.choices)[place]
        case NumberField():
            QTest.keyClick(control.spin, Qt.Key.Key_Up)
            return int(preference.default) + preference.step
        case HoursField():
            if not control.switch.isChecked():
                QTest.keyClick(control.switch, Qt.Key.Key_Space)
                return "22:00-07:00"
            control.begin.setTime(QTime(21, 30))
            return f"21:30{str(preference.default)[5:]}"
        case TextField():
            QTest.keyClicks(control, TEXTS[preference.form])
            QTest.keyClick(control, Qt.Key.Key_Delete)
            QTest.keyClick(control, Qt.Key.Key_Return)
            return TEXTS[preference.form]
        case ServicesField() | FileField():
            return write(control)
    assert isinstance(view, BudgetCard)
    QTest.keyClick(view.control, Qt.Key.Key_Right)
    view.settle()
    return int(preference.default) + 1


def test_22_rows_are_shown_and_the_others_are_in_folds() -> None:
    assert [sum(each.page is page for each in USUAL_ROWS.values()) for page in PAGES] == [7, 7, 5, 3, 0, 0]
    assert [each.section for each in USUAL_ROWS.values()] == [""] * 22
    elsewhere = {
        *("look.counts", "look.sidebar_order", "look.hide_read"),
        *("podcasts.speed", "aloud.speed", "aloud.voices", "fetch.policy", "habits.pause_until", "share.programs"),
    }
    assert set(PREFERENCES) - set(SHOWN) - {"look.keys"} == elsewhere


def test_a_closed_fold_names_all_that_is_in_it(qtbot: QtBot, bench: WindowBench) -> None:
    page = open_sheet(qtbot, bench, "fetch.proxy").pages.pages[Page.ADVANCED]
    texts = {fold.accessibleName(): fold.accessibleDescription() for fold in page.findChildren(FoldButton)}
    assert [key for key, row in ROWS.items() if row.section and row.label not in texts[row.section]] == []
    assert "Own programs" in texts["Sharing"]


def test_every_preference_is_found_and_changes_at_once_for_real(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    sheet.field.setText("e")
    assert set(sheet.pages.views) == set(SHOWN)
    assert {view.preference.key for view in sheet.pages.views.values()} == set(ROWS)
    for key, preference in SHOWN.items():
        sheet.field.setText(preference.label)
        assert (preference.beside or key) in visible(sheet), "those of a merged row by their own label too"
    wanted: dict[str, Value] = {}
    for key, preference in ROWS.items():
        sheet.field.setText(preference.label)
        view = sheet.pages.views[key]
        if isinstance(view, MergedRow):
            continue
        control: QWidget = view.control
        name = (control.focusProxy() or control).accessibleName()
        assert preference.label in {name, (control.focusProxy() or control).accessibleDescription()}
        if isinstance(view, PreferenceRow):
            assert view.control.accessibleDescription().startswith(preference.help), key
            assert view.help.text() == (preference.help if preference.hint is None else preference.hint), key
        wanted[key] = use(sheet, preference)
        assert wanted[key] != preference.default
    bench.bridge.flush()
    state = bench.engine.core.state.preferences
    assert {key: state.by_key()[key] for key in wanted} == wanted
    kept = stored.load(bench.engine.connection)
    assert {key: kept.by_key()[key] for key in wanted} == wanted
    assert {key: sheet.pages.views[key].control.value() for key in wanted} == wanted


CHOICES: Mapping[str, list[tuple[str, Mapping[str, Value]]]] = {
    "reading.family": [
        ("Automatic (sans serif)", {"reading.family": "", "reading.serif": False}),
        ("Automatic (serif)", {"reading.family": "", "reading.serif": True}),
    ],
    "reading.mark_read": [
        ("After 10 seconds", {"reading.mark_read": "later", "reading.mark_read_seconds": 10}),
        ("Manually", {"reading.mark_read": "manual", "reading.mark_read_seconds": 10}),
        ("When opened or scrolled past", {"reading.mark_read": "passed"}),
        ("When opened", {"reading.mark_read": "opened"}),
    ],
    "reading.pictures": [
        ("Show in articles only", {"reading.pictures": "always", "reading.thumbnails": "never"}),
        ("In lists once an article was opened", {"reading.pictures": "always", "reading.thumbnails": "opened"}),
        ("Do not load", {"reading.pictures": "never", "reading.thumbnails": "opened"}),
        ("Show in articles and lists", {"reading.pictures": "always", "reading.thumbnails": "list"}),
    ],
    "notify.usual": [
        ("Never", {"notify.usual": "off", "notify.habits": True}),
        ("Immediately", {"notify.usual": "instant", "notify.habits": False}),
        ("Digest before I usually read", {"notify.usual": "digest", "notify.habits": True}),
    ],
}


@pytest.mark.parametrize("key", CHOICES)
def test_a_merged_row_sets_what_its_words_say(qtbot: QtBot, bench: WindowBench, key: str) -> None:
    row = row_of(open_sheet(qtbot, bench, key), key)
    for text, values in CHOICES[key]:
        control = row.control
        assert isinstance(control, Combo)
        place = (
            next(place for place in range(control.count()) if control.itemText(place) == text) if key != "reading.family" else -1
        )
        if place >= 0:
            control.choice_menu().actions()[place].trigger()
        else:
            assert isinstance(control, FontField)
            control.chosen.emit(next(option for option, label in control.automatic if label == text))
        bench.bridge.flush()
        assert bench.engine.core.state.preferences.by_key().items() >= values.items()
        assert control.currentText() == text


MIXES: Mapping[str, Mapping[str, Value]] = {
    "notify.usual": {"notify.usual": "instant", "notify.habits": True},
    "fetch.on_metered": {"fetch.on_metered": "half", "fetch.on_low_battery": "usual"},
}


@pytest.mark.parametrize("key", MIXES)
def test_a_mix_without_words_is_custom_and_stays_until_touched(qtbot: QtBot, bench: WindowBench, key: str) -> None:
    for each, value in MIXES[key].items():
        bench.engine.submit(SetPreference(each, value))
    sheet = open_sheet(qtbot, bench, key)
    control = row_of(sheet, key).control
    assert control.value() == "custom"
    if isinstance(control, MixedSwitch):
        assert control.mix.isVisible()
        assert control.mix.text() == "Custom"
        assert not control.switch.isChecked()
    else:
        assert isinstance(control, Combo)
        assert control.currentText() == "Custom"
        control.choice_menu().actions()[control.count() - 1].trigger()
    sheet.close_sheet()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.by_key().items() >= MIXES[key].items(), "looking changes nothing"
    control = row_of(open_sheet(qtbot, bench, key), key).control
    if isinstance(control, MixedSwitch):
        QTest.keyClick(control.switch, Qt.Key.Key_Space)
        bench.bridge.flush()
        assert control.switch.isChecked()
        assert not control.mix.isVisible()
        state = bench.engine.core.state.preferences
        assert (state.fetch_on_metered, state.fetch_on_low_battery) == ("third", "third")
        QTest.keyClick(control.switch, Qt.Key.Key_Space)
        bench.bridge.flush()
        state = bench.engine.core.state.preferences
        assert (state.fetch_on_metered, state.fetch_on_low_battery) == ("usual", "usual")
    else:
        assert isinstance(control, Combo)
        control.choice_menu().actions()[0].trigger()
        bench.bridge.flush()
        assert "Custom" not in [control.itemText(place) for place in range(control.count())]


def test_other_seconds_are_offered_while_they_are_in_use(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.submit(SetPreference("reading.mark_read", "later"))
    bench.engine.submit(SetPreference("reading.mark_read_seconds", 7))
    control = row_of(open_sheet(qtbot, bench, "reading.mark_read"), "reading.mark_read_seconds").control
    assert isinstance(control, Combo)
    assert control.currentText() == "After 7 seconds"
    bench.engine.submit(SetPreference("reading.mark_read", "opened"))
    bench.bridge.flush()
    assert control.currentText() == "When opened"
    assert "After 7 seconds" not in [control.itemText(place) for place in range(control.count())]


def test_a_page_shows_its_own_rows_and_a_search_those_of_all(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    sheet.list.setFocus()
    for page in PAGES:
        assert visible(sheet) == {key for key, each in USUAL_ROWS.items() if each.page is page}
        assert [each for each in PAGES if sheet.pages.pages[each].isVisible()] == [page]
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    QTest.keyClicks(sheet.field, "icon")
    assert visible(sheet) == {"desktop.tray", "reading.icons"}, "folds included"
    enabled = [page for number, page in enumerate(PAGES) if sheet.list.item(number).flags() & Qt.ItemFlag.ItemIsEnabled]
    assert enabled == [Page.ADVANCED]
    sheet.field.setText("budget metered")
    assert visible(sheet) == {"fetch.on_metered"}
    sheet.field.setText("export")
    assert visible(sheet) == set()
    assert habits_of(sheet).isVisible()
    assert not sheet.pages.nothing.isVisible()
    sheet.field.setText("fly to the moon")
    assert sheet.pages.nothing.isVisible()
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert sheet.field.text() == ""
    assert not sheet.pages.nothing.isVisible()
    sheet.field.setText("icon")
    sheet.list.chosen.emit(Page.FETCHING)
    assert sheet.field.text() == ""
    assert visible(sheet) == {key for key, each in ROWS.items() if each.page is Page.FETCHING}
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


@pytest.mark.parametrize("place", ["pages", "a button", "a fold"])
def test_typing_anywhere_begins_a_search(qtbot: QtBot, bench: WindowBench, place: str) -> None:
    sheet = open_sheet(qtbot, bench)
    if place == "a fold":
        sheet.list.setCurrentRow(PAGES.index(Page.ADVANCED))
        settle(qtbot, bench)
    focused = {"pages": sheet.list, "a button": sheet.close_button, "a fold": next(iter(folds(sheet)), sheet.list)}[place]
    focused.setFocus()
    for letter in "proxy":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    assert sheet.field.text() == "proxy"
    assert visible(sheet) == {"fetch.proxy"}
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert (sheet.field.text(), bench.window.parts.sheet.shown) == ("", sheet)


def test_folds_of_40_open_and_close_by_keys_and_by_a_hit(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    sheet.list.setCurrentRow(PAGES.index(Page.ADVANCED))
    settle(qtbot, bench)
    assert [fold.accessibleName() for fold in folds(sheet)] == list(FOLDS)
    assert {fold.height() for fold in folds(sheet)} == {40}
    assert visible(sheet) == set()
    fold = folds(sheet)[FOLDS.index("Podcasts")]
    own = {key for key, each in ROWS.items() if each.section == "Podcasts"}
    for key, shown in (
        (Qt.Key.Key_Space, own),
        (Qt.Key.Key_Return, set()),
        (Qt.Key.Key_Right, own),
        (Qt.Key.Key_Right, own),
        (Qt.Key.Key_Left, set()),
    ):
        QTest.keyClick(fold, key)
        assert visible(sheet) == shown
    sheet.field.setText("proxy")
    assert visible(sheet) == {"fetch.proxy"}
    sheet.field.clear()
    assert visible(sheet) == set(), "as it was before the search"
    sheet.go_to("fetch.proxy")
    assert folds(sheet)[FOLDS.index("Network")].isChecked()
    assert QApplication.focusWidget() is row_of(sheet, "fetch.proxy").control
    assert visible(sheet) == {key for key, each in ROWS.items() if each.section == "Network"}


def test_what_has_left_the_window_is_beside_feeds_in_the_player_and_in_the_palette(qtbot: QtBot, bench: WindowBench) -> None:
    menu = bench.window.parts.subscriptions.arranging.menu()
    offered = {action.text(): action for action in menu.actions()}
    assert {"By name", "Hide read feeds", "Show counts"} <= set(offered)
    assert offered["Show counts"].isChecked()
    offered["Show counts"].trigger()
    bench.bridge.flush()
    assert not bench.engine.core.state.preferences.look_counts
    menu.deleteLater()
    choices = dict(bench.window.handlers.choices())
    choices["Show counts: On"].trigger()
    choices["Playback speed: 150 %"].trigger()
    choices["Sort feeds: By name"].trigger()
    bench.bridge.flush()
    state = bench.engine.core.state.preferences
    assert (state.look_counts, state.podcasts_speed, state.look_sidebar_order) == (True, 150, "name")
    assert "Hide read feeds" in {action.text() for action in bench.window.actions_by_name.values()}


def test_what_changed_elsewhere_shows(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    bench.engine.submit(SetPreference("fetch.budget", 9))
    bench.bridge.flush()
    sheet.go_to("fetch.budget")
    assert sheet.pages.views["fetch.budget"].control.value() == 9
    bench.engine.submit(SetPreference("look.theme", "dark"))
    bench.engine.submit(SetPreference("fetch.floor_minutes", 45))
    bench.bridge.flush()
    sheet.go_to("fetch.floor_minutes")
    theme, floor = row_of(sheet, "look.theme").control, row_of(sheet, "fetch.floor_minutes").control
    assert isinstance(theme, SegmentField)
    assert isinstance(floor, ChoiceField)
    assert (theme.value(), floor.currentText()) == ("dark", "45 minutes")
    bench.engine.submit(SetPreference("fetch.floor_minutes", 60))
    bench.bridge.flush()
    assert floor.currentText() == value_text(PREFERENCES["fetch.floor_minutes"], 60)
    assert "45 minutes" not in [floor.itemText(number) for number in range(floor.count())]


def test_rows_are_made_once_the_window_is_there_and_section_by_section(qtbot: QtBot, bench: WindowBench) -> None:
    """So that neither holds up the window; how many each turn makes is counted."""
    bench.window.handlers.preferences.edit_preferences("")
    sheet = bench.sheet(PreferencesSheet)
    made = [len(sheet.pages._views)]
    for page in (Page.GENERAL, Page.ADVANCED):
        if page is Page.ADVANCED:
            sheet.list.chosen.emit(page)
            made.append(len(sheet.pages._views))
        while sheet.pages._timer.isActive():
            sheet.pages._timer.stop()
            sheet.pages._timer.timeout.emit()
            made.append(len(sheet.pages._views))
    sections = [len(list(some)) for _, some in groupby(SHOWN.values(), key=lambda each: (each.page, each.section))]
    assert len(folds(sheet)) == len(FOLDS)
    assert made[0] == 0
    assert made == sorted(made)
    assert max(after - before for before, after in pairwise(made)) <= max(sections)


def test_what_is_not_possible_is_reported_at_its_row_and_not_sent(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, "fetch.proxy")
    row = row_of(sheet, "fetch.proxy")
    QTest.keyClicks(row.control, "socks5://proxy.example:1080")
    QTest.keyClick(row.control, Qt.Key.Key_Return)
    assert row.message.isVisible()
    assert row.message.property("kind") == "bad"
    assert "SOCKS" in row.message.text()
    assert row.message.text() in row.control.accessibleDescription()
    qtbot.waitUntil(lambda: row.message.visibleRegion().boundingRect().height() == row.message.height())
    assert bench.engine.sent_of(SetPreference) == []
    assert isinstance(row.control, TextField)
    row.control.clear()
    QTest.keyClicks(row.control, "proxy.example:3128")
    QTest.keyClick(row.control, Qt.Key.Key_Return)
    bench.bridge.flush()
    assert not row.message.isVisible()
    assert row.control.text() == "http://proxy.example:3128"
    sheet.go_to("reading.family")
    face = row_of(sheet, "reading.family")
    bench.window.parts.submit(SetPreference("reading.family", "No Such Face"))
    bench.bridge.flush()
    assert face.message.property("kind") == "warn"
    assert "not installed" in face.message.text()
    sheet.go_to("notify.quiet_hours")
    hours = row_of(sheet, "notify.quiet_hours")
    assert isinstance(hours.control, HoursField)
    hours.control.until.setTime(QTime(22, 0))
    assert hours.message.property("kind") == "bad"
    assert bench.engine.core.state.preferences.notify_quiet_hours == "22:00-07:00"
    hours.control.until.setTime(QTime(6, 0))
    bench.bridge.flush()
    assert not hours.message.isVisible()
    assert bench.engine.core.state.preferences.notify_quiet_hours == "22:00-06:00"


def test_what_could_not_be_stored_is_reported_at_its_row_and_shown_as_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    bench.engine.is_holding = True
    sheet.go_to("fetch.automatic")
    row = row_of(sheet, "fetch.automatic")
    row.control.setFocus()
    QTest.keyClick(row.control, Qt.Key.Key_Space)
    bench.engine.refuse()
    bench.bridge.flush()
    assert isinstance(row.control, SwitchField)
    assert row.control.isChecked()
    assert "no room" in row.message.text()
    assert bench.window.parts.messages.toast.text() == ""


def test_the_key_opens_it_and_the_palette_leads_to_each(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(bench.window.parts.sheet.shown, PreferencesSheet)
    bench.window.parts.sheet.shown.close_sheet()
    choices = dict(bench.window.handlers.choices())
    assert {f"Preferences: {each.label}" for each in SHOWN.values()} <= set(choices)
    choices["Preferences: Proxy"].trigger()
    settle(qtbot, bench)
    sheet = bench.sheet(PreferencesSheet)
    row = row_of(sheet, "fetch.proxy")
    assert QApplication.focusWidget() is row.control
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())


def test_the_keys_lead_to_their_editor(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.submit(SetPreference("look.keys", '{"next_article": ["Z"]}'))
    sheet = open_sheet(qtbot, bench)
    sheet.list.setCurrentRow(PAGES.index(Page.KEYS))
    section = sheet.pages.keys
    assert section.changed.text().startswith("1 ")
    section.edit_button.click()
    assert isinstance(bench.window.parts.sheet.shown, KeyEditor)


def test_a_desktop_without_a_tray_is_reported_where_it_matters(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    for has_tray in (True, False):
        again = PreferencesSheet(bench.theme, bench.window, replace(sheet.pages._needs, has_tray=partial(bool, has_tray)))
        bench.window.parts.show_sheet(again)
        assert row_of(again, "desktop.keep_running").message.isVisible() is not has_tray


@pytest.mark.parametrize(
    ("key", "service"),
    [("notify.usual", "notifications"), ("fetch.on_low_battery", "battery"), ("fetch.on_metered", "connection")],
)
def test_a_service_that_is_missing_is_reported_where_it_matters(qtbot: QtBot, bench: WindowBench, key: str, service: str) -> None:
    needs = open_sheet(qtbot, bench, key).pages._needs
    for has_tray in (True, False):
        sheet = PreferencesSheet(bench.theme, bench.window, replace(needs, has_tray=partial(bool, has_tray)), key)
        bench.window.parts.show_sheet(sheet)
        settle(qtbot, bench)
        for is_offered in (False, True):
            needs.services.found.emit(service, is_offered)
            is_missed = not is_offered and not (service == "notifications" and has_tray)
            assert row_of(sheet, key).message.isHidden() is not is_missed


def test_backups_open_below_their_row(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    profile.database.write_bytes(b"x" * 2000)
    bench.window.parts.data_actions = ProfileActions(profile, bench.clock, bench.window.end)
    sheet = open_sheet(qtbot, bench, "storage.backups")
    section = sheet.pages.findChild(BackupsSection)
    qtbot.waitUntil(lambda: "2.0 kB" in section.sizes.text())
    assert not section.isVisible()
    restore = next(each for each in row_of(sheet, "storage.backups").findChildren(QAbstractButton) if each.text() == "Restore…")
    restore.click()
    assert section.isVisible()
    restore.click()
    assert not section.isVisible()
    sheet.field.setText("restore")
    assert section.isVisible()
    sheet.field.setText("proxy")
    assert not section.isVisible()


def test_it_fits_into_a_small_window_and_all_can_be_reached(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.resize(720, 440)
    sheet = open_sheet(qtbot, bench)
    assert sheet.rect().contains(sheet.card.geometry())
    sheet.go_to("fetch.user_agent")
    row = row_of(sheet, "fetch.user_agent")
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())
    buttons = [each for each in sheet.card.findChildren(QAbstractButton) if each.isVisible()]
    assert all(each.text() or each.accessibleName() for each in buttons)


def test_every_control_is_reached_by_tab_and_has_a_name_to_be_spoken(qtbot: QtBot, bench: WindowBench) -> None:
    """On every page, with its folds open by keys alone."""
    sheet = open_sheet(qtbot, bench)
    for page in PAGES:
        sheet.list.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(sheet.list, Qt.Key.Key_Home)
        for _ in range(PAGES.index(page)):
            QTest.keyClick(sheet.list, Qt.Key.Key_Down)
        settle(qtbot, bench)
        reached: list[QWidget] = []
        while (here := QApplication.focusWidget()) is not None and here not in reached:
            reached.append(here)
            spoken = QAccessible.queryAccessibleInterface(here)
            assert spoken.text(QAccessible.Text.Name), type(here)
            if isinstance(here, FoldButton):
                QTest.keyClick(here, Qt.Key.Key_Right)
                assert spoken.state().checked
                assert spoken.text(QAccessible.Text.Description)
            QTest.keyClick(here, Qt.Key.Key_Tab)
        rows = {key: row_or_card.control for key, row_or_card in sheet.pages.views.items() if row_or_card.isVisible()}
        assert set(rows) >= {key for key, each in ROWS.items() if each.page is page}
        for key, control in rows.items():
            assert any(control is each or control.isAncestorOf(each) for each in reached), key


def test_the_language_of_the_system_is_named(qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> None:
    for system, text in (("de_AT", "System (Deutsch)"), ("ja_JP", "System (日本語)"), ("nl_NL", "System (English)")):
        monkeypatch.setattr(QLocale, "system", partial(QLocale, system))
        sheet = open_sheet(qtbot, bench, "look.language")
        control = row_of(sheet, "look.language").control
        assert isinstance(control, ChoiceField)
        assert control.currentText() == text
        sheet.close_sheet()


def test_without_a_tray_closing_is_said_to_quit_and_nothing_else(qtbot: QtBot, bench: WindowBench) -> None:
    row = open_sheet(qtbot, bench, "desktop.keep_running").pages.views["desktop.keep_running"]
    assert isinstance(row, PreferenceRow)
    assert (row.help.isHidden(), row.message.isVisible()) == (True, True)
    assert row.message.text() == "This desktop has no tray, so closing the window quits Beforehand."
