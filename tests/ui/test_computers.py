"""Computers that keep in step through a folder, in the window."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddFolder,
    CheckFolder,
    Command,
    ExchangeNow,
    ForgetComputer,
    JoinFolder,
    LeaveFolder,
    MarkRead,
    RenameComputer,
    SetMark,
    SetPassphrase,
    SettleUnsent,
)
from reader.domain.computers import Computer, FolderContents, Joined
from reader.domain.entry import EntryRow, Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, ComputersChanged, Event, ExchangeFinished, FolderChecked
from reader.domain.ids import CommandId, ComputerId, EntryId
from reader.domain.user_data import SyncedFolder
from reader.lab.simulation import Simulation
from reader.storage import computers
from reader.storage.writer import open_writer
from reader.ui.data.file_work import DataActions
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.accounts import AddAccountSheet
from reader.ui.dialogs.computers import ComputersSheet
from reader.ui.kit.pages import HEALTH
from reader.ui.pages.health import HealthPage
from reader.ui.pages.preferences.sheet import PreferencesSheet
from reader.ui.text.languages import install_language
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.fakes.world import World, core_over
from tests.ui.conftest import settle

SYNC, DROPBOX = Path("/home/ines/Sync"), Path("/home/ines/Dropbox")
FOUND = (SyncedFolder("Syncthing", SYNC, is_used=True), SyncedFolder("Dropbox", DROPBOX))
STUDY = Computer(ComputerId("desk-k3f9"), "desk", "1.4", NOW)
LAPTOP = Computer(ComputerId("laptop-a1"), "laptop", "1.4", NOW - 3 * 3600)
OLD = Computer(ComputerId("old-c3"), "old", "1.3", NOW - 40 * 86_400)
JOINED = Joined(str(SYNC), STUDY, (LAPTOP, OLD), 0, NOW - 60)
FOLDER_COMMANDS = (
    CheckFolder | ExchangeNow | ForgetComputer | JoinFolder | LeaveFolder | RenameComputer | SetPassphrase | SettleUnsent
)


@dataclass
class Places:
    """The part of the data actions that looks for folders."""

    found: Sequence[SyncedFolder] = FOUND

    def synced_folders(self) -> Sequence[SyncedFolder]:
        return self.found


@dataclass
class Folder:
    """What is stored of the folder, and commands about it, which the test answers."""

    bench: WindowBench
    joined: Joined | None = None
    sent: list[Command] = field(default_factory=list)

    @property
    def cause(self) -> CommandId:
        return self.sent[-1].command_id

    def answer(self, *events: Event) -> None:
        self.bench.engine.publish(*events)
        QTest.qWait(0)

    def change(self, joined: Joined | None, *, is_answer: bool = False) -> None:
        self.joined = joined
        self.answer(ComputersChanged(cause=self.cause) if is_answer else ComputersChanged())


@pytest.fixture
def folder(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Folder:
    made = Folder(bench)
    do = bench.engine._do

    def take(command: Command) -> None:
        if isinstance(command, FOLDER_COMMANDS):
            made.sent.append(command)
        else:
            do(command)

    monkeypatch.setattr(bench.engine, "_do", take)
    for name in ("joined", "own"):
        monkeypatch.setattr(computers, name, lambda _: made.joined)
    bench.window.parts.data_actions = cast("DataActions", Places())
    return made


def opened(bench: WindowBench) -> ComputersSheet:
    bench.window.actions_by_name["show_computers"].trigger()
    return bench.sheet(ComputersSheet)


def checked(qtbot: QtBot, folder: Folder, contents: FolderContents) -> ComputersSheet:
    """Open the sheet and answer what is in a folder that was chosen."""
    sheet = opened(folder.bench)
    qtbot.waitUntil(lambda: len(sheet.places.buttons) == len(FOUND))
    sheet.check(Path(contents.folder))
    folder.answer(FolderChecked(contents, cause=folder.cause))
    qtbot.waitUntil(sheet.joining.isVisible)
    return sheet


def test_a_found_folder_is_joined_by_return_alone(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    sheet = opened(bench)
    qtbot.waitUntil(lambda: len(sheet.places.buttons) == len(FOUND))
    use = sheet.places.buttons[0]
    assert use.hasFocus()
    assert use.accessibleName() == f"Use… Syncthing, {SYNC} · Beforehand is here already"
    QTest.keyClick(use, Qt.Key.Key_Return)
    assert folder.sent == [CheckFolder(str(SYNC), command_id=folder.cause)]
    folder.answer(FolderChecked(FolderContents(str(SYNC), (LAPTOP,)), cause=folder.cause))
    qtbot.waitUntil(sheet.joining.name.hasFocus)
    assert "nothing is removed" in sheet.joining.says.text()
    sheet.joining.name.setText("desk")
    QTest.keyClick(sheet.joining.name, Qt.Key.Key_Return)
    assert folder.sent[-1] == JoinFolder(str(SYNC), "desk", command_id=folder.cause)
    QTest.keyClick(sheet.joining.name, Qt.Key.Key_Return)
    assert len(folder.sent) == 2, "the folder is joined once"
    folder.change(JOINED, is_answer=True)
    qtbot.waitUntil(sheet.use.isVisible)
    assert sheet.sync_button.hasFocus()
    assert [row.accessibleName() for row in sheet.use.rows.values()] == [
        "laptop, Last here 07:42 · version 1.4",
        "old, Last here 5 April · version 1.3",
    ]


def test_without_a_known_folder_one_is_chosen(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    bench.window.parts.data_actions = cast("DataActions", Places(()))
    sheet = opened(bench)
    qtbot.waitUntil(lambda: sheet.places.said.text().startswith("No such folder"))
    assert sheet.places.choose_button.hasFocus()
    assert [type(each) for each in folder.sent] == []


def test_what_cannot_be_read_is_said_and_another_folder_can_be_chosen(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    sheet = opened(bench)
    qtbot.waitUntil(lambda: len(sheet.places.buttons) == len(FOUND))
    sheet.places.buttons[1].click()
    folder.answer(CommandFailed(Problem(ProblemKind.FOLDER_MISSING, str(DROPBOX)), cause=folder.cause))
    qtbot.waitUntil(lambda: sheet.message.text().startswith("The folder is not there"))
    sheet.places.buttons[0].click()
    assert folder.sent[-1] == CheckFolder(str(SYNC), command_id=folder.cause)
    # an answer to what was given up comes too late
    first = folder.cause
    sheet.places.buttons[1].click()
    folder.answer(FolderChecked(FolderContents(str(SYNC)), cause=first))
    assert not sheet.joining.isVisible()


def test_in_a_cloud_a_passphrase_comes_first_and_keys_in_addresses_are_named(
    qtbot: QtBot, bench: WindowBench, folder: Folder
) -> None:
    keyed = tuple(f"Feed {number}" for number in range(7))
    sheet = checked(qtbot, folder, FolderContents(str(DROPBOX), keyed=keyed, can_encrypt=True))
    part = sheet.joining
    assert part.passphrase.hasFocus()
    assert part.passphrase.echoMode() is QLineEdit.EchoMode.Normal, "what is chosen here has to be typed on the others"
    assert not sheet.join_button.isEnabled()
    assert not part.keyed.isVisible()
    part.passphrase.setText("correct horse")
    assert sheet.join_button.isEnabled()
    part.protect.click()
    assert not part.passphrase.isVisible()
    assert part.keyed.isVisible()
    assert "Feed 0, Feed 1, Feed 2, Feed 3, Feed 4 and 2 others" in part.keyed.text()
    sheet.join()
    assert folder.sent[-1] == JoinFolder(str(DROPBOX), part.name.text(), command_id=folder.cause)


def test_elsewhere_a_passphrase_is_offered_and_where_it_cannot_be_kept_it_is_not(
    qtbot: QtBot, bench: WindowBench, folder: Folder
) -> None:
    sheet = checked(qtbot, folder, FolderContents(str(SYNC), can_encrypt=True))
    assert sheet.joining.protect.isVisible()
    assert not sheet.joining.protect.isChecked()
    sheet.back_button.click()
    assert sheet.places.isVisible()
    sheet.check(DROPBOX)
    folder.answer(FolderChecked(FolderContents(str(DROPBOX)), cause=folder.cause))
    assert not sheet.joining.protect.isVisible()
    assert not sheet.joining.passphrase.isVisible()


def test_a_wrong_passphrase_is_typed_over(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    sheet = checked(qtbot, folder, FolderContents(str(SYNC), (LAPTOP,), has_passphrase=True))
    assert sheet.joining.passphrase.echoMode() is QLineEdit.EchoMode.Password
    QTest.keyClicks(sheet.joining.passphrase, "secret456")
    sheet.join()
    assert "secret456" not in repr(folder.sent)
    folder.answer(CommandFailed(Problem(ProblemKind.WRONG_PASSPHRASE), cause=folder.cause))
    qtbot.waitUntil(lambda: sheet.message.text() == "This is not the passphrase of the folder.")
    assert sheet.joining.passphrase.selectedText() == "secret456"


STATES: list[tuple[Joined, str]] = [
    (JOINED, "Synced 10:41"),
    (replace(JOINED, exchanged_at=None, others=()), "Reading the folder…"),
    (replace(JOINED, waiting=3), "Synced 10:41 · 3 changes waiting"),
    (
        replace(JOINED, waiting=1, problem=Problem(ProblemKind.FOLDER_MISSING, "/media/stick")),
        "The folder is not there: /media/stick. Changes wait until it is back.\n1 change waiting",
    ),
    (
        replace(JOINED, problem=Problem(ProblemKind.NEWER_FOLDER, "2")),
        "The folder was written by a newer version of Beforehand. Update this one; changes wait.",
    ),
]


@pytest.mark.parametrize(("joined", "text"), STATES, ids=range(len(STATES)))
def test_the_state_is_said(bench: WindowBench, folder: Folder, joined: Joined, text: str) -> None:
    folder.joined = joined
    assert opened(bench).use.state.text() == text


def test_a_computer_with_a_wrong_clock_is_named_in_its_row(bench: WindowBench, folder: Folder) -> None:
    ahead = replace(LAPTOP, problem=Problem(ProblemKind.CLOCK_AHEAD, "laptop"))
    never = replace(OLD, seen_at=None, version="")
    folder.joined = replace(JOINED, others=(ahead, never))
    rows = opened(bench).use.rows
    assert rows[LAPTOP.computer_id].details.text().startswith("The clock of laptop is more than a day ahead.")
    assert rows[OLD.computer_id].details.text() == "Not here yet"


def test_what_is_asked_has_the_focus_and_is_answered(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    folder.joined = replace(JOINED, waiting=20, problem=Problem(ProblemKind.UNSENT_CHANGES))
    sheet = opened(bench)
    assert sheet.use.send_button.hasFocus()
    QTest.keyClick(sheet.use.theirs_button, Qt.Key.Key_Space)
    assert folder.sent[-1] == SettleUnsent(sends=False, command_id=folder.cause)
    folder.change(replace(JOINED, problem=Problem(ProblemKind.NEEDS_PASSPHRASE)), is_answer=True)
    assert not sheet.use.send_button.isVisible()
    sheet.use.passphrase.setText("secret456")
    QTest.keyClick(sheet.use.passphrase, Qt.Key.Key_Return)
    assert folder.sent[-1] == JoinFolder(str(SYNC), "desk", "secret456", command_id=folder.cause)
    assert not sheet.use.passphrase.text()


def test_a_passphrase_is_set_and_changed_by_two_clicks(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    folder.joined = JOINED
    row = opened(bench).use.protection
    assert row.ask_button.text() == "Set…"
    QTest.keyClick(row.ask_button, Qt.Key.Key_Space)
    assert row.field.hasFocus()
    assert not row.set_button.isEnabled()
    QTest.keyClick(row.stay_button, Qt.Key.Key_Space)
    assert row.ask_button.hasFocus()
    QTest.keyClick(row.ask_button, Qt.Key.Key_Space)
    QTest.keyClicks(row.field, "secret456")
    QTest.keyClick(row.set_button, Qt.Key.Key_Space)
    assert folder.sent == [SetPassphrase("secret456", command_id=folder.cause)]
    assert "secret456" not in repr(folder.sent)
    folder.change(replace(JOINED, has_passphrase=True), is_answer=True)
    qtbot.waitUntil(lambda: row.ask_button.text() == "Change…")
    assert row.details.text() == "What is in the folder is encrypted."
    folder.change(replace(JOINED, has_passphrase=True, problem=Problem(ProblemKind.PASSPHRASE_CHANGED)))
    qtbot.waitUntil(lambda: not row.isVisible())


def test_this_computer_is_renamed_and_escape_renames_nothing(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    folder.joined = JOINED
    sheet = opened(bench)
    sheet.use.name.setFocus()
    sheet.use.name.setText("study")
    QTest.keyClick(sheet.use.name, Qt.Key.Key_Return)
    assert folder.sent == [RenameComputer("study", command_id=folder.cause)]
    folder.change(replace(JOINED, this=replace(STUDY, name="study")), is_answer=True)
    sheet.use.name.setFocus()
    QTest.keyClicks(sheet.use.name, " 2")
    sheet.sync_button.setFocus()
    assert folder.sent[-1] == RenameComputer("study 2", command_id=folder.cause)
    folder.change(replace(JOINED, this=replace(STUDY, name="study 2")), is_answer=True)
    sheet.use.name.setFocus()
    QTest.keyClicks(sheet.use.name, " and nothing")
    QTest.keyClick(sheet.use.name, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None
    assert len(folder.sent) == 2


def test_forgetting_a_computer_takes_two_clicks_and_survives_what_comes_in(
    qtbot: QtBot, bench: WindowBench, folder: Folder
) -> None:
    folder.joined = JOINED
    sheet = opened(bench)
    row = sheet.use.rows[OLD.computer_id]
    QTest.keyClick(row.ask_button, Qt.Key.Key_Return)
    assert folder.sent == []
    assert row.stay_button.hasFocus()
    folder.change(replace(JOINED, others=(replace(LAPTOP, seen_at=NOW), OLD)))
    assert sheet.use.rows[OLD.computer_id] is row
    assert row.stay_button.hasFocus()
    QTest.keyClick(row.forget_button, Qt.Key.Key_Return)
    assert folder.sent == [ForgetComputer(OLD.computer_id, command_id=folder.cause)]
    folder.change(replace(JOINED, others=(LAPTOP,)), is_answer=True)
    assert list(sheet.use.rows) == [LAPTOP.computer_id]


def test_leaving_is_asked_in_place_and_can_be_undone(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    folder.joined = JOINED
    sheet = opened(bench)
    sheet.leave_button.click()
    assert folder.sent == []
    assert sheet.use.go_button.hasFocus()
    sheet.use.removes.click()
    sheet.use.go_button.click()
    assert folder.sent == [LeaveFolder(removes_files=True, command_id=folder.cause)]
    folder.joined = None
    undo = JoinFolder(str(SYNC), "desk")
    folder.answer(ComputersChanged(undo, Change(ChangeKind.FOLDER_LEFT, (str(SYNC),)), cause=folder.cause))
    qtbot.waitUntil(sheet.places.isVisible)
    qtbot.waitUntil(lambda: len(sheet.places.buttons) == len(FOUND))
    sheet.close_sheet()
    bench.window.actions_by_name["undo"].trigger()
    qtbot.waitUntil(lambda: folder.sent[-1] == undo)


def test_sync_now_exchanges_with_the_folder(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    folder.joined = JOINED
    bench.window.actions_by_name["sync_accounts"].trigger()
    assert [type(each) for each in folder.sent] == [ExchangeNow]
    sheet = opened(bench)
    sheet.sync_button.click()
    assert not sheet.sync_button.isEnabled()
    folder.answer(ExchangeFinished(3, 4, cause=folder.cause))
    qtbot.waitUntil(sheet.sync_button.isEnabled)
    assert sheet.sync_button.hasFocus(), "pressed again by Return"


def ways(bench: WindowBench) -> list[Callable[[], None]]:
    def from_account() -> None:
        bench.window.actions_by_name["add_account"].trigger()
        sheet = bench.sheet(AddAccountSheet)
        QTest.keyClick(sheet.no_server, Qt.Key.Key_Space)

    def from_preferences() -> None:
        bench.window.parts.data_actions = None
        bench.window.actions_by_name["edit_preferences"].trigger()
        sheet = bench.sheet(PreferencesSheet)
        sheet.field.setText("sync")
        row = next(each for each in sheet.findChildren(QAbstractButton) if each.accessibleName() == "Computers: Open…")
        assert row.isVisible()
        row.click()

    def from_the_first_start() -> None:
        bench.window.parts.first_start.greet()
        bench.window.parts.first_start.computers.click()

    return [from_account, from_preferences, from_the_first_start]


@pytest.mark.parametrize("way", range(3))
def test_it_is_found_beside_accounts_in_preferences_and_at_the_first_start(
    qtbot: QtBot, bench: WindowBench, folder: Folder, way: int
) -> None:
    ways(bench)[way]()
    qtbot.waitUntil(lambda: isinstance(bench.window.parts.sheet.shown, ComputersSheet))


def test_the_demo_joins_no_folder(bench: WindowBench, folder: Folder) -> None:
    bench.window.parts.is_demo = True
    bench.window.actions_by_name["show_computers"].trigger()
    assert bench.window.parts.sheet.shown is None
    assert bench.window.parts.messages.toast.text().startswith("The demo is invented")


def test_what_the_folder_needs_from_the_user_is_said_once(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    toast = bench.window.parts.messages.toast
    folder.change(replace(JOINED, problem=Problem(ProblemKind.FOLDER_MISSING, "/media/stick")))
    assert not toast.isVisible(), "a stick that is away is no reason to interrupt"
    waits = replace(JOINED, problem=Problem(ProblemKind.UNSENT_CHANGES))
    folder.change(waits)
    qtbot.waitUntil(toast.isVisible)
    bench.window.parts.messages.dismiss()
    folder.change(waits)
    assert not toast.isVisible()


def test_a_folder_in_trouble_is_in_the_sidebar_and_on_the_health_page(
    qtbot: QtBot, bench: WindowBench, folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = Problem(ProblemKind.PASSPHRASE_GONE)
    monkeypatch.setattr(computers, "lasting_problem", lambda *_: folder.joined.problem if folder.joined is not None else None)
    folder.joined = replace(JOINED, problem=problem)
    bench.window.handlers.pages.go_health()
    page = bench.window.parts.panes.pages.page(HEALTH)
    assert isinstance(page, HealthPage)
    folder.change(folder.joined)
    qtbot.waitUntil(lambda: len(page.accounts.rows) == 1)
    attention = bench.window.parts.subscriptions.attention
    assert attention.isVisibleTo(attention.parentWidget())
    bench.window.parts.subscriptions.set_needing(0, of_folder=True)
    assert attention.accessibleName() == "The folder of your computers needs attention"
    (way,) = page.accounts.rows[0].findChildren(QAbstractButton)
    way.click()
    assert isinstance(bench.window.parts.sheet.shown, ComputersSheet)
    folder.change(JOINED)
    qtbot.waitUntil(lambda: page.accounts.rows == [])


@pytest.mark.parametrize("size", [(1360, 860), (1000, 700), (480, 360)])
def test_no_line_is_cut_off(qtbot: QtBot, bench: WindowBench, folder: Folder, size: tuple[int, int]) -> None:
    bench.window.resize(*size)

    def cut(sheet: ComputersSheet) -> list[str]:
        qtbot.wait(1)
        shown = [each for each in sheet.findChildren(QLabel) if each.isVisible() and each.text()]
        low = [each.text() for each in shown if each.wordWrap() and each.height() < each.heightForWidth(each.width())]
        buttons = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible() and each.text()]
        return [*low, *(each.text() for each in buttons if each.width() < each.sizeHint().width())]

    keyed = ("A feed with a rather long title that names its author too", "Another one")
    sheet = checked(qtbot, folder, FolderContents(str(SYNC), (LAPTOP, OLD), has_passphrase=True, keyed=keyed))
    assert cut(sheet) == []
    sheet.back_button.click()
    assert cut(sheet) == []
    sheet.close_sheet()
    for joined, _ in STATES:
        folder.joined = replace(joined, others=(replace(LAPTOP, problem=Problem(ProblemKind.COMPUTER_DAMAGED, "laptop")), OLD))
        sheet = opened(bench)
        assert cut(sheet) == []
        sheet.leave_button.click()
        sheet.use.rows[OLD.computer_id].ask()
        sheet.use.protection.ask()
        assert cut(sheet) == []
        assert sheet.card.geometry().bottom() <= sheet.height()
        sheet.close_sheet()


@pytest.fixture
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


@pytest.mark.usefixtures("english_afterwards")
@pytest.mark.parametrize("language", ["de", "es", "fr", "ja", "zh_CN"])
def test_names_of_fields_have_room_in_every_language(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path, language=language)
    bench.window.resize(480, 360)
    bench.window.show()
    sent: list[Command] = []
    sheet = ComputersSheet(bench.theme, bench.window, bench.clock, sent.append, lambda: None, None)
    bench.window.parts.show_sheet(sheet)
    sheet.check(DROPBOX)
    sheet.handle_event(FolderChecked(FolderContents(str(DROPBOX), can_encrypt=True), cause=sent[-1].command_id))
    qtbot.waitUntil(sheet.joining.passphrase.isVisible)
    names = [each for each in sheet.joining.findChildren(QLabel) if each.buddy() is not None]
    qtbot.waitUntil(lambda: all(each.width() > 1 for each in names))
    assert [each.text() for each in names if each.width() < each.sizeHint().width()] == []


def test_a_sheet_grows_with_a_problem_that_comes_in(qtbot: QtBot, bench: WindowBench, folder: Folder) -> None:
    bench.window.resize(1000, 700)
    folder.joined = replace(JOINED, others=(LAPTOP,))
    sheet = opened(bench)
    qtbot.wait(1)
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    before = area.height()
    sheet.sync_button.click()
    folder.joined = replace(JOINED, others=(replace(LAPTOP, problem=Problem(ProblemKind.COMPUTER_DAMAGED, "laptop")),))
    bench.engine.publish(ComputersChanged())
    folder.answer(ExchangeFinished(0, 0, cause=folder.cause))
    qtbot.wait(1)
    assert area.height() > before
    assert area.verticalScrollBar().maximum() == 0, "no line is cut off"


def test_a_window_without_a_folder_reads_nothing_of_one(
    qtbot: QtBot, bench: WindowBench, folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    for name in ("joined", "own"):
        monkeypatch.setattr(computers, name, lambda _: read.append(1))
    bench.window.actions_by_name["mark_all_read"].trigger()
    bench.window.actions_by_name["retrieve_all"].trigger()
    settle(qtbot, bench)
    assert read == []


class Laptop:
    """Another computer whose profile began as a copy of the window's."""

    def __init__(self, bench: WindowBench, folder: Path) -> None:
        folder.mkdir()
        path = folder / "library.sqlite"
        with closing(sqlite3.connect(path)) as copy:
            bench.engine.connection.backup(copy)
        self.connection = open_writer(path)
        self.simulation = Simulation(core_over(self.connection, folder, now=float(NOW)), World().answer, now=float(NOW))

    def do(self, *commands: Command) -> None:
        """Carry out commands, and write them into the folder."""
        for command in (*commands, ExchangeNow()):
            self.simulation.send(command)


@pytest.fixture
def laptop(bench: WindowBench, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laptop]:
    shared = tmp_path_factory.mktemp("shared")
    made = Laptop(bench, tmp_path / "laptop")
    bench.engine.submit(JoinFolder(str(shared), "study"))
    read_folder(bench)
    made.do(JoinFolder(str(shared), "laptop"))
    bench.window.parts.messages.dismiss()
    yield made
    made.connection.close()


def read_folder(bench: WindowBench) -> None:
    bench.engine.submit(ExchangeNow())
    bench.engine.tick(float(NOW))


def row_of(bench: WindowBench, entry_id: EntryId) -> EntryRow:
    model = bench.window.parts.entries.model
    row = model.entry(model.keys.index(entry_id))
    assert row is not None
    return row


def test_marks_of_another_computer_change_rows_and_counts_and_nothing_moves(
    qtbot: QtBot, bench: WindowBench, laptop: Laptop
) -> None:
    lists, tree = bench.window.parts.entries, bench.window.parts.subscriptions.model
    bench.window.resize(1000, 700)
    settle(qtbot, bench)
    chosen, starred, *others = [EntryId(key) for key in lists.model.keys if key > 0]
    lists.view.open_row(lists.model.keys.index(chosen))
    settle(qtbot, bench)
    lists.view.verticalScrollBar().setValue(40)
    read = next(each for each in others if not row_of(bench, each).is_read)
    feed = tree.find((Kind.FEED, row_of(bench, read).feed_id))
    unread = feed.unread

    def place() -> tuple[object, ...]:
        return lists.current(), list(lists.model.keys), lists.view.verticalScrollBar().value(), bench.window.parts.article.article

    before = place()
    laptop.do(MarkRead((read,)), SetMark((starred,), Mark.STARRED))
    read_folder(bench)
    settle(qtbot, bench)
    assert row_of(bench, read).is_read
    assert Mark.STARRED in row_of(bench, starred).marks
    qtbot.waitUntil(lambda: feed.unread == unread - 1)
    assert place() == before
    assert not bench.window.parts.messages.toast.isVisible(), "nothing was done here that could be undone"


def test_a_folder_of_another_computer_comes_into_the_sidebar(qtbot: QtBot, bench: WindowBench, laptop: Laptop) -> None:
    tree = bench.window.parts.subscriptions.model
    laptop.do(AddFolder("From the laptop"))
    read_folder(bench)
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: "From the laptop" in [node.title for node in tree.nodes()])
