"""The preferences window over the real core: every preference is there, is found, and changes; what is refused says so at its row."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.app.paths import make_folders, profile_in
from reader.app.run_window import ProfileActions
from reader.domain.commands import SetPreference
from reader.domain.preferences import PREFERENCES, Form, Page, Preference, Value
from reader.storage import preferences as stored
from reader.ui.dialogs.keys import KeyEditor
from reader.ui.pages.preferences.fields import (
    ChoiceField,
    FileField,
    FontField,
    HoursField,
    NumberField,
    PreferenceRow,
    ServicesField,
    SwitchField,
    TextField,
)
from reader.ui.pages.preferences.sections import BackupsSection, BudgetCard, HabitsSection
from reader.ui.pages.preferences.sheet import PreferencesSheet
from reader.ui.text.preferences import value_text
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

SHOWN = {key: each for key, each in PREFERENCES.items() if each.form is not Form.HIDDEN}
TEXTS: Mapping[Form, str] = {
    Form.PROXY: "http://proxy.example:3128",
    Form.LINE: "Mine/1",
    Form.WEB_SEARCH: "https://search.example/{query}",
}


def open_sheet(qtbot: QtBot, bench: WindowBench, key: str = "") -> PreferencesSheet:
    bench.window.handlers.preferences.edit_preferences(key)
    settle(qtbot, bench)
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, PreferencesSheet)
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
    return {key for key, view in sheet.pages.views.items() if view.isVisible()}


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
        case SwitchField():
            QTest.keyClick(control, Qt.Key.Key_Space)
            return not preference.default
        case FontField():
            QTest.keyClicks(control, "i")
            assert control.card is not None
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


def test_every_preference_is_found_and_changes_at_once_for_real(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    sheet.field.setText("e")
    assert set(sheet.pages.views) == set(SHOWN)
    wanted: dict[str, Value] = {}
    for key, preference in SHOWN.items():
        sheet.field.setText(preference.label)
        assert key in visible(sheet)
        control: QWidget = sheet.pages.views[key].control
        assert (control.focusProxy() or control).accessibleName() == preference.label
        view = sheet.pages.views[key]
        if isinstance(view, PreferenceRow):
            assert view.control.accessibleDescription().startswith(preference.help), key
            assert view.help.text() == preference.help, key
        wanted[key] = use(sheet, preference)
        assert wanted[key] != preference.default
    bench.bridge.flush()
    state = bench.engine.core.state.preferences
    assert {key: state.by_key()[key] for key in SHOWN} == wanted
    kept = stored.load(bench.engine.connection)
    assert {key: kept.by_key()[key] for key in SHOWN} == wanted
    shown = {key: view.control.value() for key, view in sheet.pages.views.items()}
    assert shown == wanted


def test_a_page_shows_its_own_rows_and_a_search_those_of_all(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    sheet.list.setFocus()
    for page in Page:
        assert visible(sheet) == {key for key, each in SHOWN.items() if each.page is page}
        assert [each for each in Page if sheet.pages.pages[each].isVisible()] == [page]
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)
    QTest.keyClicks(sheet.field, "icon")
    assert visible(sheet) == {"desktop.tray", "reading.icons"}
    enabled = [page for number, page in enumerate(Page) if sheet.list.item(number).flags() & Qt.ItemFlag.ItemIsEnabled]
    assert enabled == [Page.GENERAL, Page.PRIVACY]
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
    sheet.list.chosen.emit(Page.PRIVACY)
    assert sheet.field.text() == ""
    assert visible(sheet) == {key for key, each in SHOWN.items() if each.page is Page.PRIVACY}
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


def test_what_changed_elsewhere_shows(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench)
    bench.engine.submit(SetPreference("fetch.budget", 9))
    bench.bridge.flush()
    sheet.go_to("fetch.budget")
    assert sheet.pages.views["fetch.budget"].control.value() == 9
    bench.engine.submit(SetPreference("look.theme", "dark"))
    bench.engine.submit(SetPreference("fetch.floor_minutes", 45))
    bench.bridge.flush()
    theme, floor = row_of(sheet, "look.theme").control, row_of(sheet, "fetch.floor_minutes").control
    assert isinstance(theme, ChoiceField)
    assert isinstance(floor, ChoiceField)
    assert (theme.currentText(), floor.currentText()) == ("Dark", "45 minutes")
    bench.engine.submit(SetPreference("fetch.floor_minutes", 60))
    bench.bridge.flush()
    assert floor.currentText() == value_text(PREFERENCES["fetch.floor_minutes"], 60)
    assert "45 minutes" not in [floor.itemText(number) for number in range(floor.count())]


def test_rows_are_made_once_the_window_is_there_and_section_by_section(qtbot: QtBot, bench: WindowBench) -> None:
    """So that neither holds up the window; how many each turn makes is counted."""
    bench.window.handlers.preferences.edit_preferences("")
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, PreferencesSheet)
    made = [len(sheet.pages._views)]
    for page in (Page.GENERAL, Page.READING):
        if page is Page.READING:
            sheet.list.chosen.emit(page)
            made.append(len(sheet.pages._views))
        while sheet.pages._timer.isActive():
            sheet.pages._timer.stop()
            sheet.pages._timer.timeout.emit()
            made.append(len(sheet.pages._views))
    sections = [len(list(some)) for _, some in groupby(SHOWN.values(), key=lambda each: (each.page, each.section))]
    assert made[0] == 0
    assert made == sorted(made)
    assert max(after - before for before, after in pairwise(made)) <= max(sections)
    assert visible(sheet) == {key for key, each in SHOWN.items() if each.page is Page.READING}


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
    row = row_of(sheet, "look.counts")
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
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, PreferencesSheet)
    row = row_of(sheet, "fetch.proxy")
    assert QApplication.focusWidget() is row.control
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())


def test_the_keys_lead_to_their_editor(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.submit(SetPreference("look.keys", '{"next_article": ["Z"]}'))
    sheet = open_sheet(qtbot, bench)
    sheet.list.setCurrentRow(list(Page).index(Page.KEYS))
    section = sheet.pages.keys
    assert section is not None
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


def test_copies_stand_on_the_page_of_storage(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    profile.database.write_bytes(b"x" * 2000)
    bench.window.parts.data_actions = ProfileActions(profile, bench.clock, bench.window.end)
    sheet = open_sheet(qtbot, bench, "storage.backups")
    section = sheet.pages.findChild(BackupsSection)
    assert section is not None
    qtbot.waitUntil(lambda: "2.0 kB" in section.sizes.text())
    assert section.isVisible()
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
