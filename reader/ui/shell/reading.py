"""Reading: when an article counts as read, many articles on one page, the user's style sheet. GUI thread only."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QCursor, QHideEvent, QShowEvent

from reader.domain.commands import SetPreference
from reader.domain.entry import Article, ArticleLayout, EntryRow, Mark
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.formats.articles.css import FILE_NAME, ArticleCss, CssProblem, Mistake, read_css
from reader.storage import entries
from reader.ui.article.view import NO_LIMIT
from reader.ui.data import links
from reader.ui.data.preferences import StyleFile
from reader.ui.data.timers import single_shot
from reader.ui.kit.labels import Surface
from reader.ui.kit.scroll_bar import UserScroll
from reader.ui.kit.theme import PageTheme
from reader.ui.shell.actions.program import PreferenceHandlers
from reader.ui.shell.actions.table import Handlers
from reader.ui.shell.parts import WindowParts
from reader.ui.text.translate import Translator, fill

if TYPE_CHECKING:
    from reader.ui.article.continuous import Stream


_tr = Translator("ArticleStyle")
_MOST_SAID = 3


class ArticleStyle(QObject):
    """Drops only the faulty lines of the style sheet; without the file the page has its default style."""

    def __init__(self, window: WindowParts, preferences: PreferenceHandlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self._page: PageTheme = window.article.page.style.theme
        self._page.changed.connect(self._paint_ground)
        preferences.style_note = self.note
        self._file = StyleFile(window.database.parent, self)
        self._is_wanted = False
        window.preferences.on_change(Preferences.reading_article_theme, self._page.choose)
        window.preferences.on_change(Preferences.reading_style_sheet, self._follow)
        self._file.changed.connect(self._changed)

    def note(self) -> str:
        if self._file.read() is None:
            return fill(_tr("There is no {path}."), path=str(self._file.path))
        return mistakes(self._page.problems) if self._is_wanted else ""

    def _paint_ground(self) -> None:
        """Paint the background beside the column too; without colours of its own the page has the window's."""
        self._page.lay_ground(self._window.article.page.view)

    def _follow(self, is_wanted: bool) -> None:  # noqa: FBT001 -- a preference's value
        self._is_wanted = is_wanted
        self._load()

    def _changed(self) -> None:
        self._load()
        if self._is_wanted and self._page.problems:
            text = f"{FILE_NAME}: {mistakes(self._page.problems)}"
            self._window.messages.offer_action(text, _tr("Use without it"), self._use_without)

    def _load(self) -> None:
        data = self._file.read() if self._is_wanted else None
        self._page.set_css(ArticleCss() if data is None else read_css(data))

    def _use_without(self) -> None:
        self._window.submit(SetPreference(Preferences.reading_style_sheet.key, value=False))


def mistakes(problems: tuple[CssProblem, ...]) -> str:
    said = [_sentence(each) for each in problems[:_MOST_SAID]]
    if len(problems) > _MOST_SAID:
        said.append(_tr("%n more mistakes.", len(problems) - _MOST_SAID))
    return " ".join(said)


def _sentence(problem: CssProblem) -> str:
    text = _texts()[problem.mistake]
    return fill(text, line=problem.line, word=problem.word)


def _texts() -> dict[Mistake, str]:
    return {
        Mistake.TOO_LARGE: _tr("The file is larger than 64 kB and is not used."),
        Mistake.NOT_TEXT: _tr("Line {line}: this is not UTF-8 text; the file is not used."),
        Mistake.AT_RULE: _tr("Line {line}: rules such as {word} are not allowed."),
        Mistake.ADDRESS: _tr("Line {line}: {word} may not load anything."),
        Mistake.ELEMENT: _tr("Line {line}: there is no element “{word}” in articles."),
        Mistake.PROPERTY: _tr("Line {line}: the property “{word}” is not supported."),
        Mistake.VALUE: _tr("Line {line}: “{word}” is no possible value."),
        Mistake.OPEN: _tr("Line {line}: a brace is missing."),
        Mistake.CONTRAST: _tr("Line {line}: “{word}” cannot be read on its background here."),
    }


_PASS_SECONDS = 60
"""Pause after which scrolling begins another pass."""
AT_ONCE = frozenset({"opened", "passed"})


class ReadMarks(QObject):
    """Follows the preference. All articles marked in one pass are one undo step, regardless of the number of commands. An article
    that the list put there counts as opened with the first sign of reading.
    """

    def __init__(self, window: WindowParts, mark_read: Callable[..., None]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._mark_read = mark_read
        self._waiting: EntryId | None = None
        self._pass, self._passed_at = 0, 0.0
        self.wait = single_shot(self, 1000, self._waited)
        window.article.installEventFilter(self)
        window.preferences.on_change(Preferences.reading_mark_read, self._follow)
        window.preferences.on_change(Preferences.reading_mark_read_seconds, lambda seconds: self.wait.setInterval(seconds * 1000))
        window.entries.passing.passed.connect(self.passed)
        window.entries.opening.began.connect(self._began)
        page = window.article.page.view
        page.viewport().installEventFilter(self)
        self._scroll = UserScroll(page.verticalScrollBar())
        self._scroll.moved.connect(lambda *_: window.entries.begin_reading())
        window.entries.selection_shown.connect(lambda _: self.end_pass())

    def opened(self, row: EntryRow) -> None:
        self.left()
        mode = self._window.preferences.values.reading_mark_read
        if mode in AT_ONCE:
            self._mark_read([row], is_read=True, is_silent=True)
        elif mode == "later":
            self._wait_for(row)

    def _began(self) -> None:
        row = self._window.entries.current()
        if row is not None:
            self._window.visits.opened_article(row.entry_id, row.feed_id)
            self.opened(row)

    def came_to(self, row: EntryRow) -> None:
        """Start the timer for an article reached by scrolling; only time marks it as read."""
        self.left()
        if self._window.preferences.values.reading_mark_read == "later":
            self._wait_for(row)

    def left(self) -> None:
        """Stop the timer when the article closes or changes."""
        self.wait.stop()
        self._waiting = None

    def passed(self, entry_ids: Sequence[EntryId]) -> None:
        now = self._window.clock.now()
        if not 0 <= now - self._passed_at <= _PASS_SECONDS:
            self.end_pass()
        self._passed_at = now
        self._mark_read(self._rows(entry_ids), is_read=True, part_of=f"pass {self._pass}")

    def end_pass(self) -> None:
        """Start a new undo step for articles passed from now on."""
        self._pass += 1

    def _follow(self, mode: str) -> None:
        self._window.entries.passing.follow(is_on=mode == "passed")
        if mode != "later":
            self.left()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Restart the timer whenever the article comes into view; it is stopped in a hidden or minimised window. A press in the
        article is a sign of reading.
        """
        if watched is not self._window.article:
            if event.type() == QEvent.Type.MouseButtonPress:
                self._window.entries.begin_reading()
        elif self._waiting is not None and isinstance(event, QHideEvent):
            self.wait.stop()
        elif self._waiting is not None and isinstance(event, QShowEvent):
            self.wait.start()
        return super().eventFilter(watched, event)

    def _wait_for(self, row: EntryRow) -> None:
        self._waiting = row.entry_id
        if self._window.article.isVisible() and not self._window.widget.isMinimized():
            self.wait.start()

    def _waited(self) -> None:
        entry_id, article = self._waiting, self._window.article
        if entry_id is None or article.article is None or article.article.entry_id != entry_id:
            return
        self._waiting = None
        self._mark_read(self._rows([entry_id]), is_read=True, is_silent=True)

    def _rows(self, entry_ids: Sequence[EntryId]) -> list[EntryRow]:
        return [self._window.overlay.over(row) for row in entries.entry_rows(self._window.connection, entry_ids)]


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
        lists.opening.left_off_shown.connect(self._jump)

    def _show_layout(self, layout: ArticleLayout) -> None:
        if layout is ArticleLayout.PAGE and self.stream is None:
            self._begin()
        elif layout is not ArticleLayout.PAGE and self.stream is not None:
            self._end(self.stream)

    def _begin(self) -> None:
        from reader.ui.article.continuous import Stream

        article = self._window.article
        stream = self.stream = article.page.stream = Stream(article.page, self._read, self)
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
        stream, lists = self.stream, self._window.entries
        if stream is None:
            return
        chosen = lists.current()
        if chosen is not None and stream.current is None:
            stream.current = chosen.entry_id
        stream.set_ids(lists.rows.all_ids(), lists.model.headings())
        section = stream.section(stream.current)
        if section is not None and (chosen is None or chosen.entry_id != section.entry_id):
            self._follow(section.article)
        elif section is not None:
            self._window.article.follow_article(section.article)

    def _go_up(self) -> None:
        if self.stream is not None and self.stream.ids:
            self._jump(self.stream.ids[0])
            self._window.article.page.view.verticalScrollBar().setValue(0)

    def _jump(self, entry_id: EntryId) -> None:
        """Go to an article without marking anything as passed or opened."""
        stream = self.stream
        if stream is None:
            return
        stream.current = entry_id
        stream.rebuild(keeps_place=False)
        self._window.article.page.view.setFocus()
        section = stream.section(entry_id)
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
