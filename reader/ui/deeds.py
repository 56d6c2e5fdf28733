"""What each action of the table does; the method names are the actions' names. GUI thread only."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtWidgets import QFileDialog

from reader.domain.commands import (
    CancelRetrievals,
    Command,
    MarkAllRead,
    MarkRead,
    MarkStarred,
    PreviewOpml,
    PreviewOpmlUrl,
    RetrieveNow,
)
from reader.domain.entry import EntryRow, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.ui.article_pane import links
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.ask_address import AskAddressSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.problem_words import sentence
from reader.ui.subscriptions_pane.nodes import Kind
from reader.ui.subscriptions_pane.row_menu import remove_command
from reader.ui.window_parts import WindowParts

_LARGEST_OPML_BYTES = 50_000_000


class Deeds:
    """The user's hands."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions

    # Reading

    def next_article(self) -> None:
        """The article below."""
        self._lists.view.step(1)

    def previous_article(self) -> None:
        """The article above."""
        self._lists.view.step(-1)

    def next_unread(self) -> None:
        """The next unread article here, else in the next feed that has one."""
        if not self._lists.open_unread(1) and self._tree.step_feed(1, unread_only=True):
            self._window.when_shown(lambda: self._lists.open_unread(1))

    def previous_unread(self) -> None:
        """The unread article above."""
        self._lists.open_unread(-1)

    def read_on(self) -> None:
        """One page further, then the next unread article."""
        if not self._window.article.scroll_page():
            self.next_unread()

    def read_back(self) -> None:
        """One page back."""
        self._window.article.scroll_page_back()

    def toggle_read(self) -> None:
        """Read becomes unread if all chosen articles are read, else all become read."""
        rows = self._chosen()
        if rows:
            self.mark_read(rows, is_read=not all(row.is_read for row in rows))

    def toggle_star(self) -> None:
        """The same for stars."""
        rows = self._chosen()
        if rows:
            is_starred = not all(row.is_starred for row in rows)
            command = MarkStarred(tuple(row.entry_id for row in rows), is_starred)
            self._window.overlay.expect(command.command_id, command.entry_ids, is_starred=is_starred)
            self._lists.model.repaint_entries(command.entry_ids)
            self._window.submit(command)

    def mark_read(self, rows: Sequence[EntryRow], *, is_read: bool, is_silent: bool = False) -> None:
        """Set the read mark of articles at once and tell the engine; a silent change is not for Ctrl+Z."""
        changed = [row for row in rows if row.is_read != is_read]
        if not changed:
            return
        command = MarkRead(tuple(row.entry_id for row in changed), is_read)
        if is_silent:
            self._window.undo_stack.pass_over(command.command_id)
        self._window.overlay.expect(command.command_id, command.entry_ids, is_read=is_read)
        self._tree.counts.expect(command.command_id, [(row.feed_id, -1 if is_read else 1) for row in changed])
        self._lists.model.repaint_entries(command.entry_ids)
        self._window.submit(command)

    def mark_all_read(self) -> None:
        """Mark the shown list read, up to the newest article it showed."""
        self.mark_selection_read(self._lists.selection)

    def mark_selection_read(self, selection: Selection) -> None:
        """Mark a list read that may not be the one shown."""
        self._window.submit(MarkAllRead(selection, self._window.library.newest_entry_id()))

    def open_in_browser(self) -> None:
        """Open the current article's page."""
        row = self._lists.current()
        article = self._window.library.article(row.entry_id) if row is not None else None
        if article is not None and article.link:
            self._window.open_url(article.link)

    # Going

    def next_feed(self) -> None:
        """The feed below in the sidebar."""
        self._tree.step_feed(1)

    def previous_feed(self) -> None:
        """The feed above."""
        self._tree.step_feed(-1)

    def go_all(self) -> None:
        """All articles."""
        self._tree.select_view(View.ALL)

    def go_today(self) -> None:
        """Today's."""
        self._tree.select_view(View.TODAY)

    def go_unread(self) -> None:
        """Unread ones."""
        self._tree.select_view(View.UNREAD)

    def go_starred(self) -> None:
        """Starred ones."""
        self._tree.select_view(View.STARRED)

    def search(self) -> None:
        """Open the search field."""
        self._lists.head.open_search()

    def show_unread_only(self) -> None:
        """Leave read articles out, or show them again."""
        self._lists.head.unread_button.toggle()

    def toggle_subscriptions(self) -> None:
        """Show or hide the sidebar."""
        self._tree.setVisible(self._tree.isHidden())

    def toggle_article(self) -> None:
        """Show or hide the article."""
        self._window.article.setVisible(self._window.article.isHidden())

    def open_menu(self) -> None:
        """Open the menu as its button does."""
        self._tree.menu_button.showMenu()

    # Feeds

    def add_feed(self) -> None:
        """Ask for an address."""
        self._window.show_sheet(AddFeedSheet(self._window.theme, self._window, self._window.submit, self._chosen_folder()))

    def retrieve_shown(self) -> None:
        """Retrieve the feeds of the shown list."""
        node = self._tree.current()
        ids: tuple[FeedId, ...] = () if node is None or node.kind is Kind.SMART else self._tree.model.feed_ids_below(node)
        self._window.submit(RetrieveNow(ids))

    def retrieve_all(self) -> None:
        """Retrieve every feed."""
        self._window.submit(RetrieveNow())

    def open_site(self) -> None:
        """Open the site of the chosen feed."""
        node = self._tree.current()
        address = links.openable(QUrl(node.address)) if node is not None else ""
        if address:
            self._window.open_url(address)

    def remove_shown(self) -> None:
        """Take the chosen feed or folder away; the message offers it back."""
        node = self._tree.current()
        if node is not None and node.kind in {Kind.FEED, Kind.FOLDER}:
            self._window.submit(remove_command(node))

    def cancel_retrievals(self) -> None:
        """Drop what waits."""
        self._window.submit(CancelRetrievals())

    def import_opml(self) -> None:
        """Choose a file."""
        words = QCoreApplication.translate("Deeds", "OPML files (*.opml *.xml);;All files (*)")
        self._ask_file(QFileDialog.AcceptMode.AcceptOpen, words, self.import_file)

    def import_opml_url(self) -> None:
        """Ask where on the web a subscription list lies."""
        title = QCoreApplication.translate("Deeds", "Import OPML from the web")
        words = QCoreApplication.translate("Deeds", "The address of a subscription list. What it would do is shown first.")
        verb = QCoreApplication.translate("Deeds", "Look at it")
        self._window.show_sheet(AskAddressSheet(self._window.theme, self._window, title, words, verb, self.import_address))

    def import_address(self, url: str) -> None:
        """Show what importing a list on the web would do."""
        self._preview(PreviewOpmlUrl(url), url)

    def take_address(self, url: str) -> None:
        """Something dropped on the window: a subscription list by its name, else a site or feed."""
        if QUrl(url).path().lower().endswith(".opml"):
            self.import_address(url)
            return
        sheet = AddFeedSheet(self._window.theme, self._window, self._window.submit, self._chosen_folder(), url)
        self._window.show_sheet(sheet)
        sheet.add()

    def import_file(self, path: Path) -> None:
        """Show what importing a file would do."""
        try:
            if path.stat().st_size > _LARGEST_OPML_BYTES:
                self._window.say(sentence(Problem(ProblemKind.TOO_LARGE, "50 MB")))
                return
            command = PreviewOpml(path.read_bytes(), path.name)
        except OSError as error:
            self._window.say(sentence(Problem(ProblemKind.FILE_UNREADABLE, f"{path.name}: {error.strerror}")))
            return
        self._preview(command, path.name)

    def _preview(self, command: PreviewOpml | PreviewOpmlUrl, source: str) -> None:
        window = self._window
        window.show_sheet(ImportSheet(window.theme, window, window.submit, command.command_id, source, self._take_back))
        window.submit(command)

    def _take_back(self, command: Command) -> None:
        """Undo exactly this change, whatever was done since."""
        step = self._window.undo_stack.step_of(command)
        taken = self._window.undo_stack.take(step) if step is not None else None
        if taken is not None:
            self._window.hush()
            self._window.submit(taken)

    def export_opml(self) -> None:
        """Choose where to."""
        self._ask_file(QFileDialog.AcceptMode.AcceptSave, "OPML (*.opml)", self._window.export_wanted.emit)

    def undo(self) -> None:
        """Take back the newest change."""
        command = self._window.undo_stack.take()
        if command is None:
            self._window.say(QCoreApplication.translate("Deeds", "There is nothing to undo."))
        else:
            self._window.hush()
            self._window.submit(command)

    def quit(self) -> None:
        """Close the window."""
        self._window.close()

    def _chosen_folder(self) -> FolderId | None:
        node = self._tree.current()
        return FolderId(node.number) if node is not None and node.kind is Kind.FOLDER else None

    def _chosen(self) -> list[EntryRow]:
        ids: tuple[EntryId, ...] = self._lists.marked_ids()
        return [self._window.overlay.over(row) for row in self._window.library.rows(ids)]

    def _ask_file(self, mode: QFileDialog.AcceptMode, kinds: str, use: Callable[[Path], object]) -> None:
        dialog = QFileDialog(self._window)
        dialog.setAcceptMode(mode)
        dialog.setNameFilter(kinds)
        if mode is QFileDialog.AcceptMode.AcceptSave:
            dialog.setDefaultSuffix("opml")
            dialog.selectFile("beforehand.opml")
        dialog.fileSelected.connect(lambda name: use(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
