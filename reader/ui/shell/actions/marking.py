"""Handlers that mark articles as read, starred, saved, tagged or hidden: one, several or a whole side of the list; and those that save
web pages: a copied or dropped link, and what a link in another program names. GUI thread only.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction, QGuiApplication

from reader.domain.addresses import host_of, is_private_url
from reader.domain.commands import (
    HideEntries,
    MarkAllRead,
    MarkRead,
    SavePage,
    SeparateReport,
    SetMark,
    SetPreference,
    TagEntries,
)
from reader.domain.entry import LISTS_OF_MARKS, EntryRow, Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import CommandId, EntryId
from reader.domain.preferences import Preferences
from reader.domain.subscription import refused_address
from reader.formats.urls import SAVING_BOOKMARK, page_in_link
from reader.storage import entries, tags
from reader.storage.selection import WITH_HIDDEN
from reader.ui.article.sharing import copy_text
from reader.ui.data.changes import Marks
from reader.ui.data.nodes import Kind, Node
from reader.ui.kit.actions import Needs, action, action_for_each
from reader.ui.kit.drag import dropped_address
from reader.ui.list.gestures import SwipeOffer
from reader.ui.list.loading import OLDER_SECONDS, Part
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.parts import WindowParts
from reader.ui.text.marks import STYLES
from reader.ui.text.marks import tr as marks_tr
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, fill

_tr = Translator("Actions")

# Rows of more articles than this are read in the query thread.
_FEW = 500


class MarkingHandlers(HandlerBase):
    def _is_story(self) -> bool:
        """Return True if one article is chosen that others report, too."""
        if not self._window.preferences.values.reading_stories:
            return False
        from reader.storage import stories

        ids = self._lists.marked_ids()
        return len(ids) == 1 and bool(stories.of(self._window.connection, ids[0]))

    @action("Mark as read or unread", "M", "R", can=HandlerBase.has_chosen)
    def toggle_read(self) -> None:
        """Mark the selected articles as unread if all are read, else as read with what is folded into their rows."""
        self._with_chosen(self._toggle_read)

    def _toggle_read(self, rows: Sequence[EntryRow]) -> None:
        is_read = not all(row.is_read for row in rows)
        folded = self._lists.rows.folded_reports([row.entry_id for row in rows]) if is_read else []
        self.mark_read([*rows, *map(self._window.overlay.over, self._rows_of(folded))], is_read=is_read)

    def _story(self) -> list[EntryRow]:
        """Return the chosen articles and all other reports of their stories."""
        from reader.storage import stories

        ids = self._lists.marked_ids()
        others = [report.entry_id for entry_id in ids for report in stories.of(self._window.connection, entry_id)]
        return list(map(self._window.overlay.over, self._rows_of(dict.fromkeys((*ids, *others)))))

    def _is_unread_story(self) -> bool:
        return self._is_story() and not all(row.is_read for row in self._story())

    def _is_story_open(self) -> bool:
        row = self._lists.view.story_row()
        return row is not None and self._lists.model.bursts.is_open(self._lists.model.keys[row])

    @action(
        "Show other reports",
        "O",
        can=lambda self: self._lists.view.story_row() is not None,
        is_on=lambda self: self._is_story_open(),
    )
    def toggle_story(self) -> None:
        """Open or close the story of the current article, also among cards, where the arrows lead on."""
        row = self._lists.view.story_row()
        if row is not None:
            self._lists.view.toggle_burst(row)

    @action("Mark story as read", can=_is_unread_story)
    def mark_story_read(self) -> None:
        self.mark_read(self._story(), is_read=True)

    @action("Not the same story", can=_is_story)
    def separate_report(self) -> None:
        (entry_id,) = self._lists.marked_ids()
        self._window.submit(SeparateReport(entry_id))

    def _rows_of(self, entry_ids: Iterable[EntryId]) -> list[EntryRow]:
        ids = tuple(entry_ids)
        return entries.entry_rows(self._window.connection, ids) if ids else []

    def name_toggle(self, action: QAction) -> None:
        ids = self._lists.marked_ids()
        if len(ids) > _FEW:
            action.setText(_tr("Mark as read or unread"))
            return
        is_read = bool(ids) and all(
            self._window.overlay.over(row).is_read for row in entries.entry_rows(self._window.connection, ids)
        )
        action.setText(_tr("Mark as unread" if is_read else "Mark as read"))

    @action_for_each(
        {mark: (style.toggle, style.text, style.key) for mark, style in STYLES.items()},
        can=lambda self, _: self.has_chosen(),
    )
    def toggle(self, mark: Mark) -> None:
        """Clear a mark if all selected articles have it, else set it."""

        def do(rows: Sequence[EntryRow]) -> None:
            is_set = not all(mark in row.marks for row in rows)
            ids = tuple(row.entry_id for row in rows if (mark in row.marks) != is_set)
            self.set_mark(ids, mark, is_set=is_set)

        self._with_chosen(do)

    @action("Hide", "X", can=lambda self: self.has_chosen() and self._lists.selection.view not in WITH_HIDDEN)
    def hide_articles(self) -> None:
        """Hide the selected articles; they leave the list once the change is stored. Lists that the user fills keep them."""
        ids = self._lists.marked_ids()
        if ids:
            self._window.submit(HideEntries(ids))

    @action("More like this", "+", can=HandlerBase.has_chosen)
    def more_like_this(self) -> None:
        self._window.for_you.judge(1)

    @action("Less like this", "-", can=HandlerBase.has_chosen)
    def less_like_this(self) -> None:
        self._window.for_you.judge(-1)

    @action("Tags…", "T", can=HandlerBase.has_chosen)
    def tag(self) -> None:
        self._with_chosen(self.ask_tags)

    def ask_tags(self, rows: Sequence[EntryRow]) -> None:
        from reader.ui.dialogs.tags import TagPopover

        if not rows:
            return
        window = self._window
        known = [tag.name for tag in tags.tags(window.connection)]
        ids = tuple(row.entry_id for row in rows)
        put, place = partial(self._tag, ids), partial(self._place_of, rows[0].entry_id)
        popover = TagPopover(window.theme, window.widget, rows, known, place, put)
        popover.follow(self._lists.view)
        window.show_sheet(popover)

    def _place_of(self, entry_id: EntryId) -> QRect:
        place, view = self._lists.model.row_of(entry_id), self._lists.view
        area = view.visualRect(self._lists.model.index(-1 if place is None else place, 0))
        return area.translated(view.viewport().mapTo(self._window.widget, QPoint()))

    def _tag(self, ids: tuple[EntryId, ...], add: tuple[str, ...], remove: tuple[str, ...]) -> None:
        self.tag_articles(ids, add=add, remove=remove)

    def tag_articles(self, ids: Sequence[EntryId], *, add: tuple[str, ...] = (), remove: tuple[str, ...] = ()) -> None:
        command = TagEntries(tuple(ids), add, remove)
        self._show(command.command_id, command.entry_ids, Marks(add_tags=add, remove_tags=remove))
        self._window.submit(command)

    def put_into(self, entry_ids: Sequence[EntryId], node: Node) -> None:
        """Tag articles or set the mark whose list they were dropped on; articles that have it stay unchanged."""
        rows = [self._window.overlay.over(row) for row in entries.entry_rows(self._window.connection, entry_ids)]
        if node.kind is Kind.TAG:
            ids = tuple(row.entry_id for row in rows if node.title not in row.tags)
            if ids:
                self.tag_articles(ids, add=(node.title,))
        else:
            mark = LISTS_OF_MARKS[View(str(node.key[1]))]
            ids = tuple(row.entry_id for row in rows if mark not in row.marks)
            if ids:
                self.set_mark(ids, mark, is_set=True)
        if not ids:
            self._window.say(fill(_tr("Already in {name}"), name=node.title))

    def has_mark(self, row: EntryRow, mark: Mark) -> bool:
        """Return True if an article has a mark, pending changes included."""
        return mark in self._window.overlay.over(row).marks

    def set_mark(self, ids: tuple[EntryId, ...], mark: Mark, *, is_set: bool) -> None:
        command = SetMark(ids, mark, is_set)
        self._show(command.command_id, ids, Marks(mark=mark, is_set=is_set))
        self._window.submit(command)

    def swipe_offer(self, entry_id: EntryId, direction: int) -> SwipeOffer | None:
        """Return what a swipe to the right (1) or left (-1) does to an article, according to the preferences."""
        values = self._window.preferences.values
        choice = values.reading_swipe_right if direction > 0 else values.reading_swipe_left
        row = self._row(entry_id)
        if row is None or choice == "off":
            return None
        if choice == "read":
            return SwipeOffer(choice, "read", _tr("Mark as unread" if row.is_read else "Mark as read"))
        mark = Mark(choice)
        removal = fill(_tr("Remove from {name}"), name=marks_tr(STYLES[mark].title))
        text = removal if mark in row.marks else marks_tr(STYLES[mark].text)
        return SwipeOffer(choice, STYLES[mark].icon, text)

    def swipe(self, entry_id: EntryId, choice: str) -> None:
        row = self._row(entry_id)
        if row is None:
            return
        if choice == "read":
            self._toggle_read([row])
        else:
            mark = Mark(choice)
            self.set_mark((entry_id,), mark, is_set=mark not in row.marks)

    def _row(self, entry_id: EntryId) -> EntryRow | None:
        rows = entries.entry_rows(self._window.connection, [entry_id])
        return self._window.overlay.over(rows[0]) if rows else None

    def mark_read(self, rows: Sequence[EntryRow], *, is_read: bool, is_silent: bool = False, part_of: str = "") -> None:
        """Set the read state of articles at once and submit the change. A silent change is not undoable; changes with equal
        `part_of` are undone in one step.
        """
        changed = [row for row in rows if row.is_read != is_read]
        if not changed:
            return
        command = MarkRead(tuple(row.entry_id for row in changed), is_read)
        if is_silent:
            self._window.undo_stack.pass_over(command.command_id)
        if part_of:
            self._window.undo_stack.gather(command.command_id, part_of)
        self._tree.counts.expect(command.command_id, [(row.feed_id, -1 if is_read else 1) for row in changed])
        self._show(command.command_id, command.entry_ids, Marks(is_read=is_read))
        self._window.submit(command)

    def _has_unread(self) -> bool:
        """Return True if a loaded row is unread, or the sidebar counts some; lists without a count may have some."""
        known = self._lists.model.is_any_unread()
        if known is not None:
            return known
        view, node = self._lists.selection.view, self._tree.current()
        if view is View.ALL:
            node = self._tree.model.find((Kind.SMART, View.UNREAD.value))
        is_counted = view in {View.ALL, View.UNREAD, View.TODAY, View.FEED, View.FOLDER}
        return not is_counted or node is None or node.unread > 0

    def _has_unread_above(self) -> bool:
        return self._lists.view.currentIndex().row() > 0 and self._has_unread()

    def _has_unread_below(self) -> bool:
        return 0 <= self._lists.view.currentIndex().row() < self._lists.model.rowCount() - 1 and self._has_unread()

    @action("Mark all as read", "Shift+A", can=_has_unread)
    def mark_all_read(self) -> None:
        """Mark the shown list as read, up to the newest article shown."""
        if self._lists.selection.view is View.FOR_YOU:
            self._mark_ids(self._lists.rows.all_ids())
        else:
            self.mark_selection_read(self._lists.selection)

    def mark_selection_read(self, selection: Selection) -> None:
        self._window.submit(MarkAllRead(selection, entries.newest_entry_id(self._window.connection)))

    @action("Mark older as read", "Shift+O", can=lambda self: self.is_at_article() and self._has_unread())
    def mark_older_read(self) -> None:
        """Mark the articles of the shown list older than the current one as read."""
        row = self._lists.current()
        if row is not None and self._lists.selection.view is View.FOR_YOU:
            rows = entries.entry_rows(self._window.connection, self._lists.rows.all_ids())
            self._mark_ids([each.entry_id for each in rows if each.sort_at < row.sort_at])
        elif row is not None:
            newest = entries.newest_entry_id(self._window.connection)
            self._window.submit(MarkAllRead(self._lists.selection, newest, before=row.sort_at))

    def mark_long_past_read(self) -> None:
        """Mark the articles of the shown list that are older than two days as read."""
        newest = entries.newest_entry_id(self._window.connection)
        before = int(self._window.clock.now()) - OLDER_SECONDS
        self._window.submit(MarkAllRead(self._lists.selection, newest, before=before))
        self._lists.model.drop_part(Part.OLDER)

    @action("Mark above as read", can=_has_unread_above)
    def mark_above_read(self) -> None:
        self._mark_beside(-1)

    @action("Mark below as read", can=_has_unread_below)
    def mark_below_read(self) -> None:
        self._mark_beside(1)

    def _mark_beside(self, step: int) -> None:
        self._mark_ids(self._lists.rows.ids_beside(step))

    def _mark_ids(self, ids: Sequence[EntryId]) -> None:
        if ids:
            # By rows, not times: the user means the rows above, however the list is sorted.
            command = MarkRead(tuple(ids))
            self._show(command.command_id, command.entry_ids, Marks(is_read=True))
            self._window.submit(command)

    def _show(self, cause: CommandId, ids: Sequence[EntryId], marks: Marks) -> None:
        self._window.overlay.expect(cause, ids, marks)
        self._lists.model.repaint_entries(ids)

    def _with_chosen(self, do: Callable[[Sequence[EntryRow]], None]) -> None:
        ids = self._lists.marked_ids()
        over = self._window.overlay.over

        def apply(rows: Sequence[EntryRow]) -> None:
            if rows:
                do([over(row) for row in rows])

        if len(ids) <= _FEW:
            apply(entries.entry_rows(self._window.connection, ids))
        else:
            self._window.runner.run("chosen", lambda connection: entries.entry_rows(connection, ids), apply)


_tr_saving = Translator("Saving")
PAUSE_SECONDS = 1.0
"""Pause between two pages that other programs name, which may be a web page that opens many links."""


class SavingHandlers(HandlerBase):
    def __init__(self, window: WindowParts) -> None:
        super().__init__(window)
        self._named_at = -math.inf

    def save(self, url: str, title: str = "") -> None:
        self._window.submit(SavePage(url, title))

    @action("Save copied link to Read later", "Ctrl+V", needs=Needs.NOTHING)
    def save_copied(self) -> None:
        data = QGuiApplication.clipboard().mimeData()
        url = dropped_address(data) if data is not None else ""
        if url:
            self.save(url)
        else:
            self._window.say(_tr_saving("Copy the address of a web page first."))

    @action("Copy browser bookmark that saves pages", needs=Needs.NOTHING)
    def copy_bookmark(self) -> None:
        """Copy the address of a bookmark that saves the page shown in a browser."""
        copy_text(SAVING_BOOKMARK)
        self._window.say(_tr_saving("Copied. Paste it in your browser as the address of a new bookmark."))

    def save_named(self, link: str) -> None:
        """Save the page that a link of another program names, after asking unless the user wants none of that. Another link while
        the question is open is ignored, so that it cannot be exchanged under the pointer.
        """
        from reader.ui.dialogs.save_page import SavePageSheet

        window, now = self._window, self._window.clock.now()
        if 0 <= now - self._named_at < PAUSE_SECONDS or isinstance(window.sheet.shown, SavePageSheet):
            return
        self._named_at = now
        url, title = page_in_link(link)
        if not url or is_private_url(url):
            kind = ProblemKind.BLOCKED_ADDRESS if url else ProblemKind.BAD_URL
            window.say(sentence(Problem(kind, host_of(url) or refused_address(link)[:60])))
        elif window.preferences.values.share_save_unasked:
            self.save(url, title)
        else:
            save = partial(self.save, url, title)
            window.show_sheet(
                SavePageSheet(window.theme, window.widget, url, title, save, partial(self._save_always, url, title))
            )

    def _save_always(self, url: str, title: str) -> None:
        self._window.submit(SetPreference(Preferences.share_save_unasked.key, value=True))
        self.save(url, title)
