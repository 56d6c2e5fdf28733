"""Connects the list to the page that shows all its articles. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QCursor

from reader.domain.entry import Article, ArticleLayout, EntryRow
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from reader.storage import entries
from reader.ui.article.view import NO_LIMIT
from reader.ui.data import links
from reader.ui.data.timers import single_shot
from reader.ui.text.times import relative_time
from reader.ui.widgets.surface import Surface
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.reading.read_marks import AT_ONCE, ReadMarks
from reader.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from reader.ui.article.continuous.stream import Stream

COLUMN_PX = 620
_PROGRESS_PX = 2
_BAR_PX, _BAR_BESIDE_PX = 3, 24


class ManyArticles(QObject):
    """Keeps the list's selection on the article at the reading position, so that every action applies to it."""

    def __init__(self, window: WindowParts, handlers: Handlers, read_marks: ReadMarks) -> None:
        super().__init__(window.widget)
        self._window, self._handlers, self._read_marks = window, handlers, read_marks
        self.stream: Stream | None = None
        self.progress = Surface(window.theme, "accent", parent=window.article)
        self.bar = Surface(window.theme, "accent", parent=window.article.page.view)
        self.progress.hide()
        self.bar.hide()
        lists = window.entries
        self._sync_timer = single_shot(self, 0, self._sync)
        lists.layout_shown.connect(self._show_layout)
        lists.header.text_button.clicked.connect(lambda: window.article.show_text_choices(lists.header.text_button))
        for changed in (lists.model.rowsInserted, lists.model.rowsRemoved, lists.model.modelReset):
            changed.connect(self._sync_soon)
        lists.selection_shown.connect(lambda _: self._sync())
        lists.new_shown.connect(self._go_up)

    def _show_layout(self, layout: ArticleLayout) -> None:
        if layout is ArticleLayout.PAGE and self.stream is None:
            self._begin()
        elif layout is not ArticleLayout.PAGE and self.stream is not None:
            self._end(self.stream)

    def _begin(self) -> None:
        from reader.ui.article.continuous.stream import Stream

        article = self._window.article
        stream = self.stream = article.page.stream = Stream(article.page, self._read, self._when, self)
        stream.arrived.connect(self._arrived)
        stream.passed.connect(self._passed)
        stream.pressed.connect(self._pressed)
        stream.moved.connect(self._place)
        self._limit_column(COLUMN_PX)
        article.header.hide()
        self._window.entries.new_articles_button.put_over(article.page.view, article)
        self.progress.show()
        self.bar.show()
        current = self._window.entries.current()
        stream.current = current.entry_id if current is not None else None
        self._sync()
        # the list is hidden by now, and Qt would move the focus to a button, which would take Space
        if self._window.widget.focusWidget() is not self._window.entries.header.field:
            article.page.view.setFocus()

    def _end(self, stream: "Stream") -> None:
        article, current = self._window.article, stream.current
        self.stream = article.page.stream = None
        stream.end()
        self._limit_column(NO_LIMIT)
        self.progress.hide()
        self.bar.hide()
        article.header.show()
        lists = self._window.entries
        lists.new_articles_button.put_over(lists.view, lists)
        article.show_article(self._read(current) if current is not None else None)

    def _limit_column(self, most: int) -> None:
        view = self._window.article.page.view
        view.most_column = most
        view.set_column(view.wanted_column)

    def _sync_soon(self) -> None:
        if self.stream is not None:
            self._sync_timer.start()

    def _sync(self) -> None:
        """Show the list's articles on the page at the selected one."""
        stream, lists = self.stream, self._window.entries
        if stream is None:
            return
        chosen = lists.current()
        if chosen is not None and stream.current is None:
            stream.current = chosen.entry_id
        stream.set_ids(lists.rows.all_ids())
        section = stream.section(stream.current)
        if section is not None and (chosen is None or chosen.entry_id != section.entry_id):
            self._follow(section.article)
        elif section is not None:
            self._window.article.follow_article(section.article)

    def _go_up(self) -> None:
        """Go to the new articles at the top without marking anything as passed or opened."""
        stream, view = self.stream, self._window.article.page.view
        if stream is None or not stream.ids:
            return
        stream.current = stream.ids[0]
        stream.rebuild(keeps_place=False)
        view.verticalScrollBar().setValue(0)
        view.setFocus()
        section = stream.section(stream.current)
        if section is not None:
            self._follow(section.article)

    def _follow(self, article: Article) -> EntryRow | None:
        """Select the article at the reading position without opening it."""
        lists = self._window.entries
        row = lists.rows.row_of(article.entry_id)
        if row is not None:
            lists.view.go_to(row)
        self._window.article.follow_article(article)
        return lists.view.current_entry()

    def _arrived(self, article: Article) -> None:
        row = self._follow(article)
        if row is not None:
            self._window.visits.opened_article(row.entry_id, row.feed_id)
            self._read_marks.came_to(row)

    def _passed(self, entry_ids: tuple[EntryId, ...]) -> None:
        if self._window.preferences.values.reading_mark_read in AT_ONCE:
            self._read_marks.passed(entry_ids)

    def _pressed(self, link: str) -> None:
        if link == links.STAR:
            self._handlers.marking.toggle(Mark.STARRED)
        elif link == links.READ:
            self._handlers.marking.toggle_read()
        else:
            self._window.entries.menu_wanted.emit(QCursor.pos())

    def _place(self) -> None:
        """Place the line below the header and the bar beside the current article."""
        stream, article = self.stream, self._window.article
        if stream is None:
            return
        done = round(article.width() * stream.progress)
        self.progress.setGeometry(article.width() - done if article.isRightToLeft() else 0, 0, done, _PROGRESS_PX)
        self.progress.raise_()
        self._window.entries.new_articles_button.move_to_edge()
        section, view = stream.section(stream.current), article.page.view
        self.bar.setVisible(section is not None)
        if section is not None:
            top = round(stream.top_of(section)) - view.verticalScrollBar().value()
            bottom = round(stream.bottom_of(section)) - view.verticalScrollBar().value()
            area = view.viewport().geometry()
            behind = min(area.left() + view.column + _BAR_BESIDE_PX - _BAR_PX, view.width() - _BAR_PX - 2)
            left = behind if view.isRightToLeft() else max(area.left() - _BAR_BESIDE_PX, 2)
            seen = QRect(left, area.top() + top, _BAR_PX, max(bottom - top, 0)).intersected(view.rect())
            self.bar.setGeometry(seen)

    def _read(self, entry_id: EntryId) -> Article | None:
        return entries.article(self._window.connection, entry_id)

    def _when(self, article: Article) -> str:
        return relative_time(article.sort_at, self._window.clock)
