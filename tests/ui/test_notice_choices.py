"""Who tells of new articles, said in the properties of feeds and in the menu of folders."""

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetFolderSettings, SetPreference
from reader.storage import subscriptions
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.properties import NoticeRow, PropertiesSheet
from reader.ui.kit.fields import Menu
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED, FOLDER, AROUND = "Byte Orchard", "Software", "Making"


def row_of(bench: WindowBench) -> NoticeRow:
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, PropertiesSheet)
    (row,) = sheet.findChildren(NoticeRow)
    return row


def open_row(qtbot: QtBot, bench: WindowBench) -> NoticeRow:
    bench.window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    settle(qtbot, bench)
    bench.window.handlers.feeds.feed_properties()
    return row_of(bench)


def set_folder(bench: WindowBench, title: str, mode: str) -> None:
    bench.window.parts.submit(SetFolderSettings(bench.engine.library.folder_ids[title], {"notify": mode}))


def folder_menu(bench: WindowBench, title: str) -> dict[str, QAction]:
    """The choices of a folder's menu, by their words."""
    from reader.ui.sidebar.row_menu import add_notice_choices

    folder_id = bench.engine.library.folder_ids[title]
    (folder,) = [each for each in subscriptions.folders(bench.engine.connection) if each.folder_id == folder_id]
    menu = Menu(bench.window)
    return {action.text(): action for action in add_notice_choices(menu, folder, bench.window.parts.submit).actions()}


def checked(choices: dict[str, QAction]) -> list[str]:
    return [text for text, action in choices.items() if action.isChecked() and "ound" not in text]


def test_a_folder_is_left_out_of_stories(bench: WindowBench) -> None:
    from reader.ui.sidebar.row_menu import add_story_choices

    folder_id = bench.engine.library.folder_ids[FOLDER]
    for wanted in ("Alone", "Default"):
        (folder,) = [each for each in subscriptions.folders(bench.engine.connection) if each.folder_id == folder_id]
        choices = add_story_choices(Menu(bench.window), folder, bench.window.parts.submit).actions()
        assert [each.text() for each in choices if each.isChecked()] == ["Default" if wanted == "Alone" else "Alone"]
        next(each for each in choices if each.text() == wanted).trigger()
    sent = bench.engine.sent_of(SetFolderSettings)
    assert [command.settings for command in sent] == [{"stories": "off"}, {"stories": ""}]


def test_the_row_says_what_holds_and_who_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    row = open_row(qtbot, bench)
    assert row.choice.value() == ""
    assert row.help.text() == "Default for all feeds: Digest"
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.parts.submit(SetPreference("notify.usual", "off"))
    row = open_row(qtbot, bench)
    assert row.help.text() == "Default for all feeds: Never"
    bench.window.parts.sheet.shown.close_sheet()
    bench.engine.connection.execute("UPDATE subscription SET is_imported = 1")
    row = open_row(qtbot, bench)
    assert row.help.text() == "Off for imported feeds"
    bench.window.parts.sheet.shown.close_sheet()
    set_folder(bench, AROUND, "instant")
    row = open_row(qtbot, bench)
    assert row.help.text() == "From folder Making: Immediately"


def test_what_is_chosen_is_explained_stored_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    row = open_row(qtbot, bench)
    for text in ("No notification", "One digest, shortly before you usually visit", "As soon as they arrive"):
        row.choice.step(1)
        assert row.help.text() == text
    row.choice.step(-2)
    bench.window.parts.sheet.shown.save()
    settle(qtbot, bench)
    feed_id = bench.engine.library.feed_ids[FEED]
    assert subscriptions.followed(bench.window.parts.connection, [feed_id])[0].settings == {"notify": "off"}
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert subscriptions.followed(bench.window.parts.connection, [feed_id])[0].settings == {}


def test_another_folder_says_otherwise(qtbot: QtBot, bench: WindowBench) -> None:
    set_folder(bench, "City", "instant")
    row = open_row(qtbot, bench)
    folder = bench.window.parts.sheet.shown.folder
    folder.set_value(bench.engine.library.folder_ids["City"])
    folder.chosen.emit(folder.value())
    assert row.help.text() == "From folder City: Immediately"


def test_a_folder_is_set_by_its_menu_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    set_folder(bench, FOLDER, "digest")
    for chosen in ("Never", "Immediately", "Default"):
        assert checked(folder_menu(bench, FOLDER)) == ["Digest"]
        folder_menu(bench, FOLDER)[chosen].trigger()
        assert checked(folder_menu(bench, FOLDER)) == [chosen]
        bench.bridge.flush()
        bench.window.handlers.general.undo()
