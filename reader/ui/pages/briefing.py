"""The briefing page: up to seven stories of what is new, each with its feed's own words; a story opens its article. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reader.domain.commands import Command, MakeBriefing, SetPreference
from reader.domain.entry import EntryRow
from reader.domain.events import BriefingReady, EntriesRemoved, Event, HabitsChanged, StatusesChanged, SubscriptionsChanged
from reader.domain.ids import Clock, CommandId, EntryId
from reader.domain.news import Briefing, BriefStory
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.storage import briefing, entries
from reader.storage.connection import ReadConnection
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import IconButton, PlainLabel, button
from reader.ui.kit.pages import BRIEFING, SidePage
from reader.ui.kit.painting import Painted, fill_round, hairline, paint_tile, row_area, text_line
from reader.ui.kit.scroll_bar import ScrollArea
from reader.ui.kit.sheet import QUIET_PX
from reader.ui.kit.theme import Theme
from reader.ui.list.rows import Line, break_lines, draw_line, paint_thumbnail
from reader.ui.list.thumbnails import Thumbnails
from reader.ui.text.episodes import minutes_text
from reader.ui.text.languages import side_margins
from reader.ui.text.times import clock_time, full_day, local_day
from reader.ui.text.translate import Translator, dotted, fill, literal

_tr = Translator("BriefingPage")

_COLUMN_PX, _MARGIN_PX = 760, 32
_PICTURE = QSize(100, 62)
_PICTURE_GAP, _PICTURE_DOWN = 18, 10
_TITLE_PX, _LEAD_PX, _META_PX = 24, 20, 16
_TOP, _META_GAP, _BOTTOM = 8, 3, 10
_LINES = 2
_TILE, _TILE_STEP, _TILE_GAP = 14, 17, 6
_TILES = 3
_BAR_LEFT, _BAR_PX = 18, 3
_PER_MINUTE = 60
_BETWEEN = "  ·  "


@dataclass(frozen=True, slots=True)
class BriefingActions:
    """Callables of the window; `opened` is for each briefing that is looked at."""

    submit: Callable[[Command], None]
    opened: Callable[[], object]
    show_article: Callable[[EntryRow], object]
    last_shown: Callable[[], EntryId | None]
    show_new: Callable[[], object]
    read_aloud: Callable[[Sequence[EntryId]], object]
    save: Callable[[Briefing], object]
    play: Callable[[EntryId], object]


@dataclass(frozen=True, slots=True)
class ShownStory:
    """A story with the rows of its reports that are left, its own first."""

    story: BriefStory
    reports: tuple[EntryRow, ...]

    @property
    def row(self) -> EntryRow:
        return self.reports[0]

    @property
    def is_heard(self) -> bool:
        return self.row.length_seconds > 0


def shown_stories(connection: ReadConnection, found: Briefing) -> list[ShownStory]:
    ids = [each for story in found.stories for each in (story.entry_id, *story.others)]
    rows = {row.entry_id: row for row in entries.entry_rows(connection, ids)}
    return [
        ShownStory(story, tuple(rows[each] for each in (story.entry_id, *story.others) if each in rows))
        for story in found.stories
        if story.entry_id in rows
    ]


_STEPS = {Qt.Key.Key_J: 1, Qt.Key.Key_N: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_K: -1, Qt.Key.Key_Up: -1}


def step_of(event: QKeyEvent) -> int:
    """Return the step that a key takes through the stories; 0 for any other key."""
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return _STEPS.get(Qt.Key(event.key()), 0) if is_plain else 0


class StoryRow(QAbstractButton):
    """One story: title, lead, feeds, minutes, and its picture; the whole area is clickable."""

    step_wanted = Signal(int)
    play_wanted = Signal()

    def __init__(self, theme: Theme, thumbnails: Thumbnails, shown: ShownStory) -> None:
        super().__init__()
        self._theme, self._thumbnails, self.shown = theme, thumbnails, shown
        self.is_pointed = False
        """True while a mouse points here that was moved after the last step by key."""
        self.play_area = QRectF()
        self._broken: tuple[int, tuple[Line, ...], tuple[Line, ...]] = (0, (), ())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ring", 0)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in (self._title(), shown.story.lead, self._meta()) if part))
        theme.changed.connect(self.update)
        thumbnails.changed.connect(self.update)

    @property
    def picture_url(self) -> str:
        return self.shown.row.thumbnail_url

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, lead = self._lines(width)
        text = max(len(title), 1) * _TITLE_PX + len(lead) * fonts.scaled(_LEAD_PX)
        return _TOP + text + _META_GAP + fonts.scaled(_META_PX) + _BOTTOM

    def sizeHint(self) -> QSize:
        return QSize(_COLUMN_PX, self.heightForWidth(self.width() or _COLUMN_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(_PICTURE.width(), self.heightForWidth(self.width() or _COLUMN_PX))

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.HoverMove, QEvent.Type.HoverLeave}:
            self.is_pointed = event.type() == QEvent.Type.HoverMove
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open on Return too, and step to the next story before the page scrolls; other keys are the page's."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif step_of(event):
            self.step_wanted.emit(step_of(event))
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play an episode where that is said; the rest of the row opens the article."""
        if event.button() == Qt.MouseButton.LeftButton and self.play_area.contains(event.position()):
            self.setDown(False)
            self.play_wanted.emit()
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter, row = QPainter(self), self.shown.row
        title, lead = self._lines(self.width())
        with row_area(painter, self.rect()) as area:
            left, top = area.left() + _BAR_LEFT, area.top() + _TOP
            if self.hasFocus():
                bar = QRectF(area.left(), area.top() + 14, _BAR_PX, area.height() - 28)
                fill_round(painter, bar, 2, self._theme.color("accent"))
            width = self._text_width(self.width())
            ink = "accent_text" if self.is_pointed else "text_3" if row.is_read else "text"
            top = self._paint_lines(painter, title, _title_font(), ink, QRectF(left, top, width, _TITLE_PX))
            top = self._paint_lines(
                painter,
                lead,
                _lead_font(),
                "text_3" if row.is_read else "text_2",
                QRectF(left, top, width, fonts.scaled(_LEAD_PX)),
            )
            self._paint_meta(painter, QRectF(left, top + _META_GAP, width, fonts.scaled(_META_PX)))
            self._paint_picture(painter, area)
            hairline(painter, left, area.right(), area.bottom(), self._theme.color("line"))
        painter.end()

    def _paint_lines(self, painter: QPainter, lines: Sequence[Line], font: QFont, color: str, area: QRectF) -> float:
        painter.setPen(self._theme.color(color))
        for line in lines:
            draw_line(painter, area, font, line, (), self._theme)
            area.translate(0, area.height())
        return area.top()

    def _paint_meta(self, painter: QPainter, area: QRectF) -> None:
        for place, row in enumerate(self._tiles()):
            tile = QRectF(area.left() + place * _TILE_STEP, area.top() + 1, _TILE, _TILE)
            paint_tile(painter, self._theme, tile, row.feed_id, row.feed_title)
        text = area.adjusted((len(self._tiles()) - 1) * _TILE_STEP + _TILE + _TILE_GAP, 0, 0, 0)
        font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        meta = self._meta() + (_BETWEEN if self.shown.is_heard else "")
        text_line(painter, text, font, self._theme.color("text_3"), meta, is_name=True)
        if self.shown.is_heard:
            strong = fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM)
            width = QFontMetricsF(strong).horizontalAdvance(_tr("Play"))
            left = min(text.left() + QFontMetricsF(font).horizontalAdvance(meta), text.right() - width)
            self.play_area = QRectF(left, text.top(), width, text.height())
            text_line(painter, self.play_area, strong, self._theme.color("accent_text"), _tr("Play"), is_name=True)

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        picture = self._thumbnails.get(self.picture_url, _PICTURE) if self.picture_url else None
        if picture is not None:
            place = QRectF(area.right() - _PICTURE.width(), area.top() + _PICTURE_DOWN, _PICTURE.width(), _PICTURE.height())
            paint_thumbnail(painter, self._theme, place, picture)

    def _lines(self, width: int) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        text = self._text_width(width)
        if self._broken[0] != text:
            title = break_lines(self._title(), _title_font(), text, _LINES)
            self._broken = text, title, break_lines(self.shown.story.lead, _lead_font(), text, _LINES)
        return self._broken[1:]

    def _text_width(self, width: int) -> int:
        has_picture = bool(self.picture_url) and self._thumbnails.is_on
        return max(width - _BAR_LEFT - (_PICTURE.width() + _PICTURE_GAP if has_picture else 0), 1)

    def _title(self) -> str:
        return self.shown.row.title or _tr("Untitled")

    def _tiles(self) -> list[EntryRow]:
        return list({row.feed_id: row for row in self.shown.reports}.values())[:_TILES]

    def _meta(self) -> str:
        feeds = len({row.feed_id for row in self.shown.reports}) - 1
        name = self.shown.row.feed_title
        if feeds:
            name = fill(_tr("{feed} and %n more", feeds), feed=name)
        return dotted(name, minutes_text(self.shown.story.minutes * _PER_MINUTE), between=_BETWEEN)


def _title_font() -> QFont:
    return fonts.reading_font(fonts.ARTICLE_PX, fonts.SEMIBOLD)


def _lead_font() -> QFont:
    return fonts.ui_font(fonts.ROW_PX)


class BriefingPage(SidePage):
    """Shows the last briefing as it was made; articles that are gone since are left out, read ones are dimmed."""

    def __init__(
        self, theme: Theme, clock: Clock, connection: ReadConnection, thumbnails: Thumbnails, actions: BriefingActions
    ) -> None:
        super().__init__(theme, BRIEFING, _tr("Briefing"))
        self._clock, self._connection, self._thumbnails, self._actions = clock, connection, thumbnails, actions
        self._shown: tuple[Briefing | None, list[ShownStory]] | None = None
        self._recorded_at: int | None = None
        self._asked: CommandId | None = None
        self.rows: list[StoryRow] = []
        self.more_button = IconButton(theme, "more", _tr("More"), self)
        self.more_button.clicked.connect(self._open_menu)
        self.save_button = button(_tr("Save as EPUB…"), self._save, is_dense=True)
        for control in (self.save_button, self.more_button):
            self.header.row.insertWidget(self.header.row.indexOf(self.cross), control)
        self.date = PlainLabel(font=fonts.reading_font(30, fonts.SEMIBOLD), is_wrapped=True)
        self.about = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="meta")
        self.about.setMinimumWidth(1)
        self.rest = button("", actions.show_new, "quiet", is_dense=True)
        self.make = button(_tr("Prepare a briefing now"), self._make, "primary")
        self._lines = boxes.column(spacing=0, margins=(0, 0, QUIET_PX, 0))
        page, inner = QWidget(), QWidget()
        inner.setMaximumWidth(_BAR_LEFT + _COLUMN_PX + QUIET_PX)
        below = boxes.row((self.about, 1), self.rest, spacing=8, margins=0)
        making = boxes.row(self.make, STRETCH, margins=(0, 12, 0, 0))
        top = boxes.widget(boxes.column(self.date, below, making, spacing=4, margins=(_BAR_LEFT, 0, 0, 0)))
        boxes.column(top, self._lines, Gap(24), STRETCH, spacing=0, margins=0, on=inner)
        boxes.row(
            STRETCH, (inner, 100), STRETCH, spacing=0, margins=(_MARGIN_PX - _BAR_LEFT, 16, _MARGIN_PX - QUIET_PX, 0), on=page
        )
        self._area = ScrollArea()
        self._area.setWidget(page)
        self.column.addWidget(self._area, 1)

    def come(self) -> None:
        self._reload()
        found = self._shown[0] if self._shown is not None else None
        if found is not None and found.made_at != self._recorded_at:
            self._recorded_at = found.made_at
            self._actions.opened()

    def take_focus(self) -> None:
        """Focus the story that was opened last, else the first."""
        if self.rows:
            last = self._actions.last_shown()
            self._focus(next((row for row in self.rows if row.shown.row.entry_id == last), self.rows[0]))
        else:
            (self.make if self.make.isVisibleTo(self) else self.more_button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tick(self) -> None:
        if self._shown is not None and self._shown[0] is not None:
            self._name(self._shown[0], self._shown[1])

    def handle_event(self, event: Event) -> None:
        if isinstance(event, BriefingReady) and event.cause is not None and event.cause == self._asked:
            self._asked = None
            if event.made_at is None:
                place = self.about if self.make.isVisibleTo(self) else self.standing
                place.setText(_tr("Nothing new since the last visit"))
                return
        changes = (BriefingReady, StatusesChanged, EntriesRemoved, SubscriptionsChanged, HabitsChanged)
        if isinstance(event, changes) and self.isVisible():
            self._reload()

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause is not None and cause == self._asked

    def pictures(self) -> Mapping[str, EntryId]:
        return {row.picture_url: row.shown.row.entry_id for row in self.rows if row.picture_url} if self.isVisible() else {}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from story to story by J and K and by the arrow keys."""
        if step_of(event) and self.rows:
            self._step(step_of(event))
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), -1 if step > 0 else len(self.rows))
        self._focus(self.rows[min(max(focused + step, 0), len(self.rows) - 1)])

    def _focus(self, row: StoryRow) -> None:
        for each in self.rows:
            each.is_pointed = False
            each.update()
        row.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._area.ensureWidgetVisible(row, 0, 40)

    def from_focused(self) -> list[EntryId]:
        """Return the articles of the stories from the focused one on, else of all."""
        start = next((place for place, row in enumerate(self.rows) if row.hasFocus()), 0)
        return [row.shown.row.entry_id for row in self.rows[start:]]

    def menu(self) -> Menu:
        menu = Menu(self)
        if self.rows:
            ids = [row.shown.row.entry_id for row in self.rows]
            menu.addAction(_tr("Read aloud"), lambda: self._actions.read_aloud(ids))
        menu.addAction(_tr("Prepare again now"), self._make)
        shown = menu.add_choice(_tr("Show in sidebar"), lambda: None, is_on=self._is_on())
        shown.triggered.connect(lambda is_on: self._actions.submit(SetPreference(Preferences.reading_briefing.key, is_on)))
        return menu

    @Slot()
    def _open_menu(self) -> None:
        self.menu().open_at(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))

    def _is_on(self) -> bool:
        from reader.storage import preferences

        return preferences.load(self._connection).reading_briefing

    def _make(self) -> None:
        command = MakeBriefing()
        self._asked = command.command_id
        self._actions.submit(command)

    def _save(self) -> None:
        if self._shown is not None and self._shown[0] is not None:
            self._actions.save(self._shown[0])

    def _reload(self) -> None:
        found = briefing.last(self._connection)
        stories = shown_stories(self._connection, found) if found is not None else []
        if (found, stories) == self._shown:
            return
        focused = next((row.shown.row.entry_id for row in self.rows if row.hasFocus()), None)
        had_focus = focused is not None or self.make.hasFocus()
        self._shown = found, stories
        self._name(found, stories)
        self._lay_out(stories)
        kept = next((row for row in self.rows if row.shown.row.entry_id == focused), None)
        if kept is not None:
            kept.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            self.take_focus()

    def _lay_out(self, stories: Sequence[ShownStory]) -> None:
        boxes.clear(self._lines)
        self.rows = []
        for section, group in groupby(stories, key=lambda each: each.story.section):
            heading = PlainLabel(section or _tr("Other feeds"), fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), kind="meta")
            heading.setContentsMargins(side_margins(_BAR_LEFT, 12, 0, 3))
            self._lines.addWidget(heading)
            self._lines.addWidget(_Line(self._theme))
            for each in group:
                row = StoryRow(self._theme, self._thumbnails, each)
                row.step_wanted.connect(self._step)
                row.play_wanted.connect(lambda shown=each: self._actions.play(shown.row.entry_id))
                row.clicked.connect(lambda _=False, shown=each: self._actions.show_article(shown.row))
                self._lines.addWidget(row)
                # else it would take no focus before the next turn of the event loop
                row.show()
                self.rows.append(row)
        for before, after in pairwise([self.rest, *self.rows]):
            QWidget.setTabOrder(before, after)

    def _name(self, found: Briefing | None, stories: Sequence[ShownStory]) -> None:
        self.make.setVisible(not stories)
        self.save_button.setVisible(bool(stories))
        self.rest.setVisible(found is not None and found.rest > 0)
        if found is None or not stories:
            self._title.setText(_tr("Briefing"))
            self.standing.setText("")
            self.date.setText(_tr("No briefing yet"))
            self.about.setText(_tr("It is prepared before you usually read, once it is known what you read."))
            return
        is_today = local_day(found.made_at, self._clock) == local_day(self._clock.now(), self._clock)
        self._title.setText(_tr("Today's briefing") if is_today else _tr("Briefing"))
        self.standing.setText(fill(_tr("Ready since {time}"), time=clock_time(found.made_at, self._clock)))
        self.date.setText(full_day(found.made_at, self._clock))
        self.about.setText(_summary(stories))
        self.rest.setText(literal(_tr("%n more new articles", found.rest)))


def _summary(stories: Sequence[ShownStory]) -> str:
    feeds = len({row.feed_id for each in stories for row in each.reports})
    read = sum(each.story.minutes for each in stories if not each.is_heard)
    heard = sum(each.story.minutes for each in stories if each.is_heard)
    parts = [
        fill(_tr("{stories} from {feeds}"), stories=_tr("%n stories", len(stories)), feeds=_tr("%n feeds", feeds)),
        fill(_tr("{minutes} min to read"), minutes=read) if read else "",
        fill(_tr("{minutes} min to hear"), minutes=heard) if heard else "",
    ]
    return dotted(*parts, between="  ·  ")


class _Line(Painted, QWidget):
    """The line below a section's name."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self.setFixedHeight(1)

    def paint(self, painter: QPainter) -> None:
        with row_area(painter, self.rect()) as area:
            hairline(painter, area.left() + _BAR_LEFT, area.right(), area.bottom(), self._theme.color("line"))
