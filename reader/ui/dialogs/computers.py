"""Sheet of computers that keep in step through a folder: join one, who uses it, leave. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSysInfo, Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QVBoxLayout, QWidget

from reader.domain.commands import (
    CheckFolder,
    Command,
    ExchangeNow,
    ForgetComputer,
    JoinFolder,
    LeaveFolder,
    RenameComputer,
    SetPassphrase,
    SettleUnsent,
)
from reader.domain.computers import Computer, FolderContents, Joined
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, ComputersChanged, Event, ExchangeFinished, FolderChecked
from reader.domain.ids import Clock, CommandId, ComputerId
from reader.domain.user_data import SyncedFolder
from reader.ui.data.file_work import DataActions, run_file_work
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import TickBox
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.files import ask_folder
from reader.ui.kit.labels import IconLabel, PlainLabel, button, restyle, separator
from reader.ui.kit.sheet import CommandSheet, align_labels, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.computers import computer_text, kept_text, state_text
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, dotted, fill, listed, set_tip

_tr = Translator("Computers")

_ROW_PX, _ICON_PX = 52, 20
_KEYED_NAMED = 5
_NAME_LETTERS = 60


class ComputersSheet(CommandSheet):
    """Shows one of three parts: where to begin, what joining a folder means, or the folder that this computer uses. `joined` reads
    that folder.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        clock: Clock,
        submit: Callable[[Command], None],
        joined: Callable[[], Joined | None],
        actions: DataActions | None,
    ) -> None:
        super().__init__(theme, window, submit, _tr("Computers"))
        self._clock, self._joined = clock, joined
        self._actions, self._has_searched = actions, False
        self._waiting: CommandId | None = None
        self.places = Places(theme)
        self.joining = JoiningPart(theme, QSysInfo.machineHostName().partition(".")[0])
        self.use = FolderInUse(theme, clock)
        self._parts: tuple[QWidget, ...] = (self.places, self.joining, self.use)
        self._lay_out()
        self.places.chosen.connect(self.check)
        self.joining.changed.connect(self._show_buttons)
        self.use.asked.connect(self._send)
        self.use.grown.connect(self.fit)
        self._show_part(self.places)
        self._show_stored()
        self.open()
        self._focus()

    def _lay_out(self) -> None:
        self.cancel_button = button(_tr("Cancel"), self.close_sheet)
        self.back_button = button(_tr("Back"), self._go_back)
        self.join_button = button(_tr("Join"), self.join, "primary")
        self.leave_button = button(_tr("Leave folder…"), self._ask_leave, "quiet")
        self.sync_button = button(_tr("Sync now"), self._exchange)
        kept = [PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True) for text in kept_text()]
        self._kept = boxes.widget(boxes.column(*kept, spacing=4, margins=(0, 8, 0, 0)))
        self.show_parts(self.message, *self._parts, self._kept)
        buttons = (self.cancel_button, self.back_button, self.sync_button, self.join_button)
        self.set_buttons(*buttons, quiet=self.leave_button)

    # User actions

    def check(self, folder: Path) -> None:
        self._send(CheckFolder(str(folder)))
        self.say(_tr("Looking into the folder…"))

    def go(self) -> None:
        if self._part is self.joining:
            self.join()

    def join(self) -> None:
        if self.join_button.isEnabled() and self._waiting is None:
            self._send(self.joining.command())
            self.say(_tr("Joining…"))

    def _ask_leave(self) -> None:
        self.use.ask_leave()
        self._show_buttons()

    def _exchange(self) -> None:
        self._send(ExchangeNow())
        self.say(_tr("Reading the folder…"))

    def _go_back(self) -> None:
        self._waiting = None
        self._show_part(self.places)
        self._focus()

    def _send(self, command: Command) -> None:
        self._waiting = command.command_id
        self.say("")
        self._show_buttons()
        self.send(command, is_query=True)

    # Engine events

    def handle_event(self, event: Event) -> None:
        is_answer = self._waiting is not None and event.cause == self._waiting
        if is_answer:
            self._waiting = None
        if isinstance(event, ComputersChanged):
            self._show_stored()
        if not is_answer:
            return
        match event:
            case FolderChecked():
                self.joining.show_contents(event.contents, self._clock)
                self._show_part(self.joining)
                self._focus()
            case CommandFailed():
                self.say(sentence(event.problem), "bad")
                self._show_buttons()
                if self._part is self.joining:
                    self._focus()
            case _:
                self.say("")
                self._show_buttons()
                if isinstance(event, ExchangeFinished):
                    # a disabled button lost the focus
                    self._focus()

    # Display

    @property
    def _part(self) -> QWidget:
        return next((each for each in self._parts if not each.isHidden()), self.places)

    def _show_stored(self) -> None:
        joined, before = self._joined(), self._part
        if joined is not None:
            self.use.show_folder(joined)
            self._show_part(self.use)
        elif before is self.use:
            self._show_part(self.places)
        if self._part is not before and self.isVisible():
            self._focus()

    def _show_part(self, part: QWidget) -> None:
        if part.isHidden() or part is self.places:
            for each in self._parts:
                each.setVisible(each is part)
            self.say("")
        self._show_buttons()

    def _focus(self) -> None:
        """Focus what the part in sight begins with; look for folders the first time that they are wanted."""
        part = self._part
        if part is self.places:
            self.places.first_button.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self._has_searched:
                self._has_searched = True
                if self._actions is None:
                    self.places.show_found(())
                else:
                    run_file_work(self, self._actions.synced_folders, self._show_found, self._not_found)
        elif part is self.joining:
            self.joining.focus()
        else:
            (self.use.asks() or self.sync_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self) -> None:
        part, is_free = self._part, self._waiting is None
        self.cancel_button.setVisible(part is self.places)
        self.back_button.setVisible(part is self.joining)
        self.join_button.setVisible(part is self.joining)
        self.join_button.setEnabled(is_free and self.joining.is_complete())
        self.leave_button.setVisible(part is self.use)
        self.sync_button.setVisible(part is self.use)
        self.sync_button.setEnabled(is_free)
        self._kept.setVisible(part is not self.joining)
        self.fit()

    def say(self, text: str, kind: str = "second") -> None:
        super().say(text, kind)
        self.message.setVisible(bool(text))
        self.fit()

    def _show_found(self, found: Sequence[SyncedFolder]) -> None:
        self.places.show_found(found)
        self.fit()

    def _not_found(self, problem: Problem) -> None:
        self.places.show_found(())
        self.say(sentence(problem), "bad")


class _Row(QFrame):
    """An icon, a name or field, a line below it, and buttons; `below` is shown on demand."""

    def __init__(self, theme: Theme, icon: str, title: QWidget, details: PlainLabel, *buttons: QPushButton) -> None:
        super().__init__()
        self.setMinimumHeight(fonts.scaled(_ROW_PX))
        picture = IconLabel(theme, _ICON_PX, icon, "text_3")
        self.details = details
        details.setMinimumWidth(1)
        words = boxes.column(title, details, spacing=1, margins=0)
        centre = Qt.AlignmentFlag.AlignVCenter
        row = boxes.row((picture, 0, centre), (words, 1), *((each, 0, centre) for each in buttons), spacing=12)
        self.column: QVBoxLayout = boxes.column(row, spacing=8, margins=(0, 6, 0, 6), on=self)


class Places(QWidget):
    """Folders that other programs carry between computers, and any other; `chosen` carries the path."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        intro = PlainLabel(
            _tr(
                "Keep feeds, read marks and stars in step on all your computers, without a server: through a folder that Syncthing, "
                "Nextcloud, Dropbox or another program carries between them. Choose the same folder on each computer."
            ),
            kind="second",
            is_wrapped=True,
        )
        self.said = PlainLabel(_tr("Looking for such folders…"), kind="second", is_wrapped=True)
        self.buttons: list[QPushButton] = []
        self._rows = boxes.column(spacing=0, margins=0)
        self.choose_button = button(_tr("Choose folder…"), self._ask_folder)
        boxes.column(
            intro, self.said, self._rows, boxes.row(self.choose_button, STRETCH, margins=0), spacing=10, margins=0, on=self
        )

    def show_found(self, found: Sequence[SyncedFolder]) -> None:
        self.said.setText(_tr("Found on this computer:") if found else _tr("No such folder was found. Choose one."))
        for folder in found:
            for part in (separator(), self._row(folder, is_first=folder is found[0])):
                self._rows.addWidget(part)
                # a child added to a visible widget counts for its height only once shown
                part.show()
        if self.choose_button.hasFocus():
            self.first_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def first_button(self) -> QPushButton:
        return self.buttons[0] if self.buttons else self.choose_button

    def _row(self, folder: SyncedFolder, *, is_first: bool) -> QWidget:
        about = dotted(str(folder.path), _tr("Beforehand is here already") if folder.is_used else "")
        details = PlainLabel(about, fonts.ui_font(fonts.SMALL_PX), "second" if folder.is_used else "meta")
        set_tip(details, about)
        use = button(_tr("Use…"), partial(self.chosen.emit, folder.path), "primary" if is_first else "")
        use.setAccessibleName(f"{_tr('Use…')} {folder.carrier}, {about}")
        self.buttons.append(use)
        title = PlainLabel(folder.carrier, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        return _Row(self._theme, "folder", title, details, use)

    def _ask_folder(self) -> None:
        ask_folder(self.window(), self.chosen.emit, _tr("Choose a folder that reaches your other computers"))


class JoiningPart(QWidget):
    """Explains what joining a folder means and asks for the name of this computer and a passphrase. `changed` is emitted when a field changes."""

    changed = Signal()

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._contents = FolderContents("")
        self.folder = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), is_wrapped=True)
        self.says = PlainLabel(kind="second", is_wrapped=True)
        self._computers = boxes.column(spacing=0, margins=0)
        self.name = LineEdit(name[:_NAME_LETTERS], _tr("Name of this computer"))
        self.name.setMaxLength(_NAME_LETTERS)
        self.protect = TickBox(theme, _tr("Protect with a passphrase"))
        self.passphrase = LineEdit(name=_tr("Passphrase"))
        name_row = with_label(_tr("Name"), self.name, is_wide=True)
        self._passphrase_row = with_label(_tr("Passphrase"), self.passphrase, is_wide=True)
        align_labels(name_row, self._passphrase_row)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self.keyed = PlainLabel(kind="warn", is_wrapped=True)
        boxes.column(
            self.folder,
            self.says,
            self._computers,
            name_row,
            self.protect,
            self._passphrase_row,
            self.hint,
            self.keyed,
            spacing=10,
            margins=0,
            on=self,
        )
        for field in (self.name, self.passphrase):
            field.textChanged.connect(self.changed)
        self.protect.toggled.connect(self._show_fields)

    def show_contents(self, contents: FolderContents, clock: Clock) -> None:
        self._contents = contents
        self.folder.setText(contents.folder)
        boxes.clear(self._computers)
        for computer in contents.computers:
            title = PlainLabel(computer.name, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
            details = PlainLabel(computer_text(computer, clock), fonts.ui_font(fonts.SMALL_PX), "meta")
            self._computers.addWidget(_Row(self._theme, "computer", title, details))
        first = _tr("No computer uses this folder yet. Join it here, then on the others.")
        others = _tr(
            "%n computers use this folder. Their feeds, marks and stars and those of this computer are put together; nothing is "
            "removed.",
            len(contents.computers),
        )
        self.says.setText(others if contents.computers else first)
        named = listed(contents.keyed[:_KEYED_NAMED])
        more = len(contents.keyed) - _KEYED_NAMED
        if more > 0:
            named = fill(_tr("{feeds} and %n others", more), feeds=named)
        warning = _tr("The addresses of these feeds hold a key, which whoever can read the folder could use: {feeds}.")
        self.keyed.setText(fill(warning, feeds=named) if contents.keyed else "")
        self.passphrase.clear()
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password if contents.has_passphrase else QLineEdit.EchoMode.Normal)
        self.protect.setChecked(self._is_offered() and (_is_cloud(contents.folder) or bool(contents.keyed)))
        self._show_fields()

    def command(self) -> JoinFolder:
        passphrase = self.passphrase.text() if self._asks_passphrase() else ""
        return JoinFolder(self._contents.folder, self.name.text().strip(), passphrase)

    def is_complete(self) -> bool:
        return bool(self.name.text().strip()) and (bool(self.passphrase.text()) or not self._asks_passphrase())

    def focus(self) -> None:
        field = self.passphrase if self._asks_passphrase() else self.name
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _is_offered(self) -> bool:
        return self._contents.can_encrypt and not self._contents.has_passphrase and not self._contents.computers

    def _asks_passphrase(self) -> bool:
        return self._contents.has_passphrase or (self._is_offered() and self.protect.isChecked())

    def _show_fields(self) -> None:
        asks, is_known = self._asks_passphrase(), self._contents.has_passphrase
        self.protect.setVisible(self._is_offered())
        self._passphrase_row.setVisible(asks)
        if is_known:
            hint = _tr("What is in the folder is encrypted. Enter the passphrase chosen on the first computer.")
        elif asks:
            hint = _tr("Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.")
        elif self._is_offered():
            hint = _tr("Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.")
        else:
            hint = ""
        self.hint.show_text(hint)
        self.keyed.setVisible(bool(self.keyed.text()) and not asks)
        self.changed.emit()


def _is_cloud(folder: str) -> bool:
    from reader.reports.synced_folders import is_cloud

    return is_cloud(Path(folder))


class FolderInUse(QWidget):
    """The folder, its state, and the computers that use it. `asked` carries commands; `grown` follows each change of height."""

    asked = Signal(object)
    grown = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self._shown: Joined | None = None
        self.folder = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), is_wrapped=True)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.state = PlainLabel(kind="second", is_wrapped=True)
        self.passphrase = LineEdit(name=_tr("Passphrase"), is_secret=True)
        self.passphrase.returnPressed.connect(self._give_passphrase)
        self.open_button = button(_tr("Continue"), self._give_passphrase, "primary")
        self._locked = boxes.widget(boxes.row((self.passphrase, 1), self.open_button, spacing=8, margins=0))
        self.theirs_button = button(_tr("Use what others did"), partial(self._settle, sends=False))
        self.send_button = button(_tr("Send changes"), partial(self._settle, sends=True), "primary")
        self._unsent = boxes.widget(boxes.row(STRETCH, self.theirs_button, self.send_button, spacing=8, margins=0))
        self.name = LineEdit(name=_tr("Name of this computer"))
        self.name.setMaxLength(_NAME_LETTERS)
        self.name.editingFinished.connect(self._rename)
        self.own = _Row(theme, "computer", self.name, PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta"))
        self.protection = ProtectionRow(theme, self.grown.emit)
        self.protection.chosen.connect(self.asked)
        self.rows: dict[ComputerId, ComputerRow] = {}
        self._others = boxes.column(spacing=0, margins=0)
        self.removes = TickBox(theme, _tr("Remove what this computer wrote there"))
        self.stay_button = button(_tr("Cancel"), self._ask_nothing)
        self.go_button = button(_tr("Leave"), self._leave, "danger")
        self._leaving = QFrame()
        self._leaving.setProperty("kind", "card")
        question = PlainLabel(
            _tr("Leave the folder? All that is here stays here, and no longer follows the other computers."),
            kind="second",
            is_wrapped=True,
        )
        buttons = boxes.row((self.removes, 1), self.stay_button, self.go_button, spacing=8)
        boxes.column(question, buttons, spacing=10, margins=14, on=self._leaving)
        boxes.column(
            self.folder,
            self.state,
            self._locked,
            self._unsent,
            separator(),
            self.own,
            self._others,
            separator(),
            self.protection,
            self._leaving,
            spacing=8,
            margins=0,
            on=self,
        )
        self._leaving.hide()

    def show_folder(self, joined: Joined) -> None:
        """Show changed facts; rows of computers that stay keep the focus and their question."""
        self._shown = joined
        problem = joined.problem.kind if joined.problem is not None else None
        is_locked = problem in {ProblemKind.NEEDS_PASSPHRASE, ProblemKind.PASSPHRASE_CHANGED}
        self.folder.setText(joined.folder)
        restyle(self.state, "warn" if problem is not None else "second")
        self.state.setText(state_text(joined, self._clock))
        self._locked.setVisible(is_locked)
        self.protection.setVisible(not is_locked)
        self.protection.show_state(has_passphrase=joined.has_passphrase)
        self._unsent.setVisible(problem is ProblemKind.UNSENT_CHANGES)
        if not self.name.hasFocus():
            self.name.setText(joined.this.name)
        self._say_of(self.own, joined.this, is_this=True)
        self._show_others(joined.others)
        self.grown.emit()

    def asks(self) -> QWidget | None:
        return next((each for each in (self.passphrase, self.send_button) if each.isVisibleTo(self)), None)

    def ask_leave(self) -> None:
        self._leaving.show()
        self.removes.setChecked(False)
        self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.grown.emit()

    def _ask_nothing(self) -> None:
        self._leaving.hide()
        self.grown.emit()

    def _leave(self) -> None:
        self._leaving.hide()
        self.asked.emit(LeaveFolder(removes_files=self.removes.isChecked()))

    def _rename(self) -> None:
        name = self.name.text().strip()
        # a field that is closed with the sheet changes nothing
        if self._shown is None or not self.isVisible():
            return
        if name and name != self._shown.this.name:
            self.asked.emit(RenameComputer(name))
        else:
            self.name.setText(self._shown.this.name)

    def _give_passphrase(self) -> None:
        if self._shown is not None and self.passphrase.text():
            self.asked.emit(JoinFolder(self._shown.folder, self._shown.this.name, self.passphrase.text()))
            self.passphrase.clear()

    def _settle(self, *, sends: bool) -> None:
        self.asked.emit(SettleUnsent(sends=sends))

    def _show_others(self, others: Sequence[Computer]) -> None:
        here = {computer.computer_id for computer in others}
        for computer_id in [each for each in self.rows if each not in here]:
            row = self.rows.pop(computer_id)
            self._others.removeWidget(row)
            row.deleteLater()
        for place, computer in enumerate(others):
            if computer.computer_id not in self.rows:
                self.rows[computer.computer_id] = ComputerRow(self._theme, computer, self.grown.emit)
                self.rows[computer.computer_id].forget.connect(self.asked)
            row = self.rows[computer.computer_id]
            if self._others.indexOf(row) != place:
                self._others.insertWidget(place, row)
            self._say_of(row, computer, is_this=False)

    def _say_of(self, row: "_Row", computer: Computer, *, is_this: bool) -> None:
        text = computer_text(computer, self._clock, is_this=is_this)
        row.details.setText(text)
        row.details.setWordWrap(computer.problem is not None)
        restyle(row.details, "meta" if computer.problem is None else "warn")
        if isinstance(row, ComputerRow):
            row.show_name(computer.name, text)


class ProtectionRow(_Row):
    """Says who can read the folder; setting or changing its passphrase takes two clicks, the first shows the field. `chosen` carries the
    command.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, grown: Callable[[], object]) -> None:
        title = PlainLabel(_tr("Passphrase"), fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.ask_button = button("", self.ask, "quiet", is_dense=True)
        details = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        super().__init__(theme, "lock", title, details, self.ask_button)
        self._grown = grown
        self.set_button = button(_tr("Set passphrase"), self._set, "primary")
        self.set_button.setEnabled(False)
        self.field = LineEdit(name=_tr("New passphrase"))
        self.field.textChanged.connect(lambda text: self.set_button.setEnabled(bool(text)))
        self.field.returnPressed.connect(self._set)
        self.stay_button = button(_tr("Cancel"), self.ask_nothing)
        hint = _tr("Each computer asks for it once. Keep it: without it, you would have to start again with an empty folder.")
        buttons = boxes.row((self.field, 1), self.stay_button, self.set_button, spacing=8)
        about = PlainLabel(hint, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._below = boxes.widget(boxes.column(buttons, about, spacing=8, margins=(_ICON_PX + 12, 0, 0, 4)))
        self.column.addWidget(self._below)
        self._below.hide()

    def show_state(self, *, has_passphrase: bool) -> None:
        clear = _tr("Whoever can read the folder sees your feeds and what you read; whoever can write there can change them.")
        self.details.setText(_tr("What is in the folder is encrypted.") if has_passphrase else clear)
        self.ask_button.setText(_tr("Change…") if has_passphrase else _tr("Set…"))
        self.ask_button.setAccessibleName(f"{self.ask_button.text()} {_tr('Passphrase')}")

    def ask(self) -> None:
        self._below.show()
        self.ask_button.hide()
        self._grown()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_nothing(self) -> None:
        self._close()
        self.ask_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set(self) -> None:
        if passphrase := self.field.text():
            self._close()
            self.chosen.emit(SetPassphrase(passphrase))

    def _close(self) -> None:
        self.field.clear()
        self._below.hide()
        self.ask_button.show()
        self._grown()


class ComputerRow(_Row):
    """Another computer; forgetting it takes two clicks: the first turns the row into a question."""

    forget = Signal(object)

    def __init__(self, theme: Theme, computer: Computer, grown: Callable[[], object]) -> None:
        self.title = PlainLabel(computer.name, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.ask_button = button(_tr("Forget…"), self.ask, "quiet", is_dense=True)
        details = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta")
        super().__init__(theme, "computer", self.title, details, self.ask_button)
        self._grown = grown
        question = PlainLabel(
            _tr("Remove this computer's files from the folder? What it marked stays. If it is still in use, it comes back."),
            kind="second",
            is_wrapped=True,
        )
        self.forget_button = button(_tr("Forget"), lambda: self.forget.emit(ForgetComputer(computer.computer_id)), "danger")
        self.stay_button = button(_tr("Cancel"), self.ask_nothing)
        buttons = boxes.row(STRETCH, self.stay_button, self.forget_button, spacing=8)
        self._below = boxes.widget(boxes.column(question, buttons, spacing=8, margins=(_ICON_PX + 12, 0, 0, 4)))
        self.column.addWidget(self._below)
        self._below.hide()

    def show_name(self, name: str, text: str) -> None:
        self.title.setText(name)
        self.setAccessibleName(f"{name}, {text}")
        self.ask_button.setAccessibleName(f"{_tr('Forget…')} {name}")

    def ask(self) -> None:
        self._below.show()
        self.ask_button.hide()
        self._grown()
        self.stay_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_nothing(self) -> None:
        self._below.hide()
        self.ask_button.show()
        self._grown()
        self.ask_button.setFocus(Qt.FocusReason.OtherFocusReason)
