"""Importing OPML: preview, selection, import. GUI thread only."""

from collections.abc import Callable, Mapping
from dataclasses import field

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QWidget

from reader.domain.commands import Command, ImportOpml
from reader.domain.events import CommandFailed, Event, OpmlImported, OpmlPreviewed
from reader.domain.ids import CommandId
from reader.domain.subscription import ImportPreview, OpmlDocument
from reader.domain.value_classes import dataclass
from reader.formats.opml_import import placed_into, plan_import
from reader.ui.dialogs.bring_along import BringAlong
from reader.ui.dialogs.import_choice import ImportChoice, Shown
from reader.ui.dialogs.import_preview import PreviewList
from reader.ui.dialogs.other_readers import ReaderTile
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import dotted, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.dialog import DIALOG_PX, Dialog, restyle
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit

_WIDTH, _HEIGHT = 860, 704
_SIDE = 28
_FILTER_PX = 184
_TILE_PX = 40
_FEW = 8
"""Number of feeds that need no filter."""
Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportPlace:
    """Target of an import: one of `folders`, initially `into` (empty is the top level); `plan` computes the effect. `servers` are
    those of folders that belong to accounts.
    """

    folders: tuple[Path, ...] = ()
    into: Path = ()
    servers: Mapping[Path, str] = field(default_factory=dict)
    plan: Callable[[OpmlDocument], ImportPreview] = lambda document: plan_import(document, (), ())


AT_THE_TOP = ImportPlace()


class ImportSheet(Dialog):
    """Opens with a progress indicator, filled when the preview arrives; `imported` takes over once the list is stored.
    `change_address` is offered if a list on the web could not be read, as its address may be mistyped.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        cause: CommandId,
        source: str,
        imported: Callable[[OpmlImported], object] = lambda _: None,
        place: ImportPlace = AT_THE_TOP,
        change_address: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(theme, window, "")
        self._submit = submit
        self._place = place
        self._cause: CommandId | None = cause
        self.asked.add(cause)
        self._imported = imported
        self._change_address = change_address
        self.title.setText(self.tr("Import subscriptions"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(fill(self.tr("Reading {source}…"), source=source), kind="second", is_wrapped=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.list = PreviewList(theme)
        self.body.addWidget(self.message)
        self.body.addWidget(self.bar)
        self._lay_out_choice()
        self.selected = PlainLabel(kind="second")
        self.cancel_button = button(self.tr("Cancel"), self.close_sheet)
        self.go_button = button(self.tr("Import"), self.import_now, "primary")
        self.footer.addWidget(self.selected)
        self.footer.addStretch()
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.go_button)
        self.list.lines.ticked.connect(self._show_number)
        self.go_button.setEnabled(False)
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out_choice(self) -> None:
        """Lay out filter, parts and "Select all" above the list, hidden until there is something to select."""
        self.filter = LineEdit()
        self.filter.setPlaceholderText(self.tr("Filter feeds"))
        self.filter.setAccessibleName(self.tr("Filter feeds"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(_FILTER_PX)
        self.filter.textChanged.connect(self._narrow)
        self.all_button = button(self.tr("Select all"), lambda: self.list.lines.set_all(is_ticked=True), "quiet")
        self.none_button = button(self.tr("Select none"), lambda: self.list.lines.set_all(is_ticked=False), "quiet")
        self.parts: Segmented[Shown] | None = None
        self.along: BringAlong | None = None
        self._tools = QWidget()
        self._narrowing = boxes.row(self.filter, STRETCH, spacing=12)
        choosing = boxes.row(self.all_button, self.none_button, STRETCH, spacing=12)
        self._tool_row = boxes.row((self._narrowing, 1), choosing, spacing=4, margins=(_SIDE, 8, _SIDE - 8, 12), on=self._tools)
        line = QFrame()
        line.setProperty("kind", "line")
        line.setFixedHeight(1)
        self._choice = QWidget()
        self._choice_column = boxes.column(self._tools, line, (self.list, 1), spacing=0, margins=0, on=self._choice)
        self._choice.hide()
        self.column.insertWidget(2, self._choice, 1)

    def fit(self) -> None:
        """Stack the columns in a narrow window."""
        is_narrow = self.card_width() < DIALOG_PX
        self._tool_row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        if self.along is not None:
            self.along.turn(is_narrow=is_narrow)
        super().fit()

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return cause is not None and cause == self._cause

    def handle_event(self, event: Event) -> None:
        if self._cause is None or event.cause != self._cause:
            return
        if isinstance(event, OpmlPreviewed):
            self._show_preview(event.preview)
        elif isinstance(event, OpmlImported):
            self._cause = None
            self._imported(event)
        elif isinstance(event, CommandFailed):
            self._show_failure(sentence(event.problem))

    def import_now(self) -> None:
        """Import the checked part of the previewed document."""
        choice = self.list.lines.choice
        if choice is None or self._cause is not None:
            return
        chosen = choice.document()
        command = ImportOpml(chosen if self.along is None else self.along.document(chosen))
        self._cause = command.command_id
        self.go_button.setEnabled(False)
        self._choice.hide()
        self.selected.hide()
        self.bar.setRange(0, 0)
        self.bar.show()
        self.message.setText(self.tr("Importing…"))
        self.resize_card(DIALOG_PX, None)
        self._submit(command)

    def _show_preview(self, preview: ImportPreview) -> None:
        self._cause = None
        self.bar.hide()
        document = preview.document
        if self._place.into:
            preview = self._placed(document, self._place.into)
        self._show_choice(preview)
        if document.reader:
            self._show_reader(document.reader)
        self.along = BringAlong(
            self._theme, document, self._place.folders if preview.new or preview.moved else (), self._place.into
        )
        self.along.into.chosen.connect(lambda into: self._move(document, into))
        self._choice_column.addWidget(self.along)
        choice = self.list.lines.choice
        has_rows = self.list.lines.rowCount() > 0
        if choice is not None and has_rows:
            self._show_parts(choice)
        self._choice.setVisible(has_rows)
        self._tools.setVisible(bool(preview.document.feeds or preview.document.folders))
        self.resize_card(_WIDTH if has_rows else DIALOG_PX, _HEIGHT if has_rows else None)
        self._show_number()
        target = self.go_button if self.go_button.isEnabled() else self.cancel_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_reader(self, name: str) -> None:
        self.title.setText(fill(self.tr("Import from {reader}"), reader=name))
        self.setAccessibleName(self.title.text())
        self.header.removeWidget(self.title)
        self.body.removeWidget(self.message)
        self.header.setSpacing(14)
        self.header.insertWidget(0, ReaderTile(name, _TILE_PX))
        self.header.insertLayout(1, boxes.column(self.title, self.message, spacing=1, margins=0), 1)
        self.body.setContentsMargins(0, 0, 0, 0)

    def _show_choice(self, preview: ImportPreview) -> None:
        self.message.setText(self._summary(preview))
        self.list.show_preview(preview)

    def _placed(self, document: OpmlDocument, into: Path) -> ImportPreview:
        return self._place.plan(placed_into(document, into, self._place.servers.get(into, "")))

    def _move(self, document: OpmlDocument, into: Path) -> None:
        """Move the import to another folder; unchecked feeds stay unchecked."""
        before = self.list.lines.choice
        self._show_choice(self._placed(document, into))
        choice = self.list.lines.choice
        if before is not None and choice is not None:
            choice.leave_out(before.left_out)
        self._narrow()
        self._show_number()

    def _show_parts(self, choice: ImportChoice) -> None:
        numbers = choice.numbers()
        texts = {
            Shown.ALL: self.tr("All {number}"),
            Shown.NEW: self.tr("New {number}"),
            Shown.THERE: self.tr("Already subscribed {number}"),
        }
        choices = [(shown, fill(text, number=number_text(numbers[shown]))) for shown, text in texts.items()]
        self.parts = Segmented(self._theme, self.tr("Feeds"), choices)
        self.parts.set_value(Shown.ALL)
        self.parts.chosen.connect(self._narrow)
        self._narrowing.insertWidget(1, self.parts)
        self.filter.setVisible(numbers[Shown.ALL] > _FEW)
        self.parts.setVisible(0 < numbers[Shown.NEW] < numbers[Shown.ALL])

    def _narrow(self) -> None:
        shown = self.parts.value() if self.parts is not None else None
        self.list.lines.narrow(self.filter.text(), shown or Shown.ALL)

    def _show_number(self) -> None:
        choice = self.list.lines.choice
        number = choice.feeds if choice is not None else 0
        self.go_button.setText(self.tr("Import %n feeds", "", number) if number else self.tr("Import"))
        self.go_button.setEnabled(choice is not None and choice.can_import)
        self.selected.setText(self.tr("%n feeds selected", "", number))
        if choice is not None and self.along is not None:
            self.along.count(choice.urls)

    def _summary(self, preview: ImportPreview) -> str:
        document = preview.document
        if not (document.feeds or document.folders or document.skipped):
            return self.tr("This list has no feeds.")
        parts = [self.tr("%n new", "", len(preview.new))]
        if preview.already_there:
            parts.append(self.tr("%n already subscribed", "", len(preview.already_there)))
        if preview.moved:
            parts.append(self.tr("%n moved", "", len(preview.moved)))
        if preview.document.duplicates:
            parts.append(self.tr("%n listed twice", "", preview.document.duplicates))
        if preview.document.skipped:
            parts.append(self.tr("%n skipped", "", len(preview.document.skipped)))
        if preview.document.repairs:
            parts.append(self.tr("%n repaired", "", len(preview.document.repairs)))
        return dotted(*parts, between="  ·  ")

    def _show_failure(self, text: str) -> None:
        self._cause = None
        self.bar.hide()
        restyle(self.message, "bad")
        self.message.setText(text)
        self.cancel_button.setText(self.tr("Close"))
        self.go_button.hide()
        if self._change_address is not None and self.list.lines.choice is None:
            change = button(self.tr("Change address…"), self._change_address, "primary")
            self.footer.addWidget(change)
            change.show()
            change.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()
