"""Viewer of one picture over the whole window: bar, strip of pictures, previous and next, save, copy. GUI thread only."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from PySide6.QtCore import QEvent, QKeyCombination, QLocale, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetricsF,
    QHelpEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QStyle, QWidget

from reader.domain.errors import Problem
from reader.domain.events import Event, PictureFailed, PictureReady
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import Block, Paragraph, PictureBlock, TextKind
from reader.ui.article.page import ArticlePage
from reader.ui.article.pictures import PLACEHOLDER_HEIGHT, ShelvedPicture, State
from reader.ui.article.viewer_stage import PAN_PX, STEP, Loaded, PictureLoader, PictureStage
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Segmented
from reader.ui.kit.labels import IconButton, PlainLabel
from reader.ui.kit.painting import Painted, cap_width, draw_icon, draw_text, fill_round, paint_cap, ring_round, turn_round
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme, always_dark
from reader.ui.text.languages import number_text
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, dotted, fill, set_tip, show_tip


@dataclass(frozen=True, slots=True)
class ViewedPicture:
    """Picture of an article; `source` is its cache file or data: URL, empty until loaded. `caption` is printed below it in the
    article, `description` its text alternative, `link` its target.
    """

    url: str
    entry_id: EntryId
    caption: str = ""
    description: str = ""
    link: str = ""
    source: str = ""

    @property
    def is_embedded(self) -> bool:
        return self.url.startswith("data:")

    @property
    def file_name(self) -> str:
        """Last part of its address; empty if that is no name."""
        if self.is_embedded:
            return ""
        try:
            return PurePosixPath(unquote(urlsplit(self.url).path)).name[:80]
        except ValueError:
            return ""


@dataclass(frozen=True, slots=True)
class ViewerActions:
    fetch: Callable[[ViewedPicture], object]
    save: Callable[[ViewedPicture], object]
    copy: Callable[[QImage], object]
    copy_address: Callable[[ViewedPicture], object]
    open_original: Callable[[ViewedPicture], object]


tr = Translator("PictureViewer")


def heading(place: int, count: int, title: str) -> str:
    which = fill(tr("{number} of {count}"), number=number_text(place + 1), count=number_text(count))
    return dotted(which, " ".join(title.split()))


def file_line(picture: ViewedPicture, size: QSize, size_in_bytes: int) -> str:
    parts = [picture.file_name]
    if not size.isEmpty():
        parts.append(f"{number_text(size.width())} × {number_text(size.height())}")  # noqa: RUF001 -- by so many
    if size_in_bytes:
        parts.append(QLocale().formattedDataSize(size_in_bytes, 0, QLocale.DataSizeFormat.DataSizeSIFormat))
    return dotted(*parts)


def description_line(picture: ViewedPicture) -> str:
    said = " ".join(picture.description.split())
    if not said or said == " ".join(picture.caption.split()):
        return ""
    return fill(tr("Description: {text}"), text=said)


def spoken(place: int, count: int, picture: ViewedPicture) -> str:
    words = " ".join((picture.caption or picture.description).split())
    return ". ".join(part for part in (heading(place, count, ""), words) if part)


def key_groups(*, is_many: bool, is_animated: bool) -> Sequence[tuple[Sequence[str], str]]:
    save, copy = (_shown(Qt.KeyboardModifier.ControlModifier | key) for key in (Qt.Key.Key_S, Qt.Key.Key_C))
    groups: list[tuple[Sequence[str], str]] = [(("←", "→"), tr("previous, next"))] if is_many else []
    groups += [(("+", "−"), tr("zoom")), (("0",), tr("fit")), (("1",), tr("actual size"))]  # noqa: RUF001 -- a minus sign
    groups += [((_shown(Qt.Key.Key_Space),), tr("play or pause"))] if is_animated else []
    groups += [((save,), tr("save")), ((copy,), tr("copy")), (("O",), tr("open original"))]
    return [*groups, ((_shown(Qt.Key.Key_Escape),), tr("close"))]


def _shown(keys: Qt.Key | QKeyCombination) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


BAR_PX = 52
_BETWEEN_CAPS = 5
_BETWEEN_GROUPS = 18


class ViewerBar(Painted, QWidget):
    """Title and file at one end, actions at the other."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.file = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second")
        for label in (self.title, self.file):
            label.setMinimumWidth(1)
        self.play = self._button("play", tr("Play"))
        self.smaller = self._button("minus", tr("Zoom out"))
        self.zoom = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM, tabular=True))
        self.zoom.setMinimumWidth(52)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.larger = self._button("plus", tr("Zoom in"))
        self.sizing: Segmented[bool] = Segmented(theme, tr("Size"), ((True, tr("Fit")), (False, tr("1:1"))))
        self.save = self._button("save", tr("Save picture…"))
        self.copy = self._button("copy", tr("Copy picture"))
        self.copy_address = self._button("link", tr("Copy picture address"))
        self.original = self._button("open", tr("Open original"))
        self.leave = self._button("close", tr("Close"))
        words = boxes.column(boxes.STRETCH, self.title, self.file, boxes.STRETCH, spacing=0, margins=0)
        row = boxes.row((words, 1), spacing=2, margins=(20, 0, 12, 0), on=self)
        for widget in (self.play, self.smaller, self.zoom, self.larger, self.sizing):
            row.addWidget(widget)
        self._add_line(row)
        for widget in (self.save, self.copy, self.copy_address, self.original):
            row.addWidget(widget)
        self._add_line(row)
        row.addWidget(self.leave)

    def show_state(self, *, is_there: bool, is_web: bool, is_animated: bool) -> None:
        for widget in (self.smaller, self.larger, self.sizing, self.save, self.copy):
            widget.setEnabled(is_there)
        for widget in (self.copy_address, self.original):
            widget.setEnabled(is_web)
        self.play.setVisible(is_animated)

    def show_playing(self, *, is_playing: bool) -> None:
        self.play.show_icon("pause" if is_playing else "play")
        self.play.set_name(tr("Pause") if is_playing else tr("Play"))

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_side"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("line"))

    def _button(self, icon: str, name: str) -> IconButton:
        return IconButton(self._theme, icon, name, self)

    def _add_line(self, row: QHBoxLayout) -> None:
        line = _Line(self._theme, self)
        row.addSpacing(8)
        row.addWidget(line)
        row.addSpacing(8)


class _Line(Painted, QWidget):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(1, 20)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("line"))


class NextButton(Painted, QAbstractButton):
    SIDE_PX = 44
    _ICON_PX = 20

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self.setFixedSize(self.SIDE_PX, self.SIDE_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.setProperty("ring", self.SIDE_PX / 2 + 4)
        set_tip(self, name)

    def paint(self, painter: QPainter) -> None:
        painter.setOpacity(1 if self.isEnabled() else 0.35)
        area = QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, area.height() / 2, self._theme.color("line_strong"))
        is_lit = self.underMouse() and self.isEnabled()
        inner = area.adjusted(1, 1, -1, -1)
        fill_round(painter, inner, inner.height() / 2, self._theme.color("hover" if is_lit else "hover_list"))
        pixmap = self._theme.icons.pixmap(self._icon, self._theme.color("text"), self._ICON_PX, self.devicePixelRatioF())
        draw_icon(painter, area.center() - QPointF(self._ICON_PX / 2, self._ICON_PX / 2), pixmap)


class KeyLine(Painted, QWidget):
    """Shortcuts of the viewer; hidden in narrow windows, as buttons name them too."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups: Sequence[tuple[Sequence[str], str]] = ()

    def show_keys(self, groups: Sequence[tuple[Sequence[str], str]]) -> None:
        self._groups = groups
        self.update()

    def wanted_width(self) -> int:
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        widths = [
            sum(cap_width(cap) + _BETWEEN_CAPS for cap in caps) + metrics.horizontalAdvance(words) for caps, words in self._groups
        ]
        return round(sum(widths)) + _BETWEEN_GROUPS * max(len(widths) - 1, 0)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        turn_round(painter, area)
        font = fonts.ui_font(fonts.SMALL_PX)
        metrics = QFontMetricsF(font)
        left, middle = 0.0, area.height() / 2
        for caps, words in self._groups:
            for cap in caps:
                left += paint_cap(painter, self._theme, left, middle, cap) + _BETWEEN_CAPS
            painter.setFont(font)
            painter.setPen(self._theme.color("text_2"))
            draw_text(painter, QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), words)
            left += metrics.horizontalAdvance(words) + _BETWEEN_GROUPS


SMALL = QSize(56, 42)
_GAP = 6
_RING = 3
_RADIUS = 4


class PictureStrip(Painted, QWidget):
    """Emits `chosen` with the index of the clicked picture; `image_of` and `name_of` are called by index."""

    chosen = Signal(int)

    def __init__(
        self, theme: Theme, image_of: Callable[[int], QImage | None], name_of: Callable[[int], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._image_of = image_of
        self._name_of = name_of
        self._count = self._current = 0
        self.setFixedHeight(SMALL.height() + 2 * _RING)
        self.setMouseTracking(True)

    def show_place(self, count: int, current: int) -> None:
        self._count, self._current = count, current
        self.update()

    def wanted_width(self, room: int) -> int:
        fitting = max(min(self._count, (room + _GAP - 2 * _RING) // (SMALL.width() + _GAP)), 1)
        return fitting * (SMALL.width() + _GAP) - _GAP + 2 * _RING

    def visible_places(self) -> range:
        """Return the indices that have room, centred on the current one where possible."""
        fitting = max((self.width() + _GAP - 2 * _RING) // (SMALL.width() + _GAP), 1)
        first = min(max(self._current - fitting // 2, 0), max(self._count - fitting, 0))
        return range(first, min(first + fitting, self._count))

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place in self.visible_places():
            self._paint_one(painter, place)

    def _paint_one(self, painter: QPainter, place: int) -> None:
        area = self._area(place)
        image = self._image_of(place)
        painter.save()
        painter.setOpacity(1 if place == self._current else 0.55)
        if image is None:
            fill_round(painter, area, _RADIUS, self._theme.color("bg_raised"))
        else:
            path = QPainterPath()
            path.addRoundedRect(area, _RADIUS, _RADIUS)
            painter.setClipPath(path)
            painter.drawImage(area, image)
        painter.restore()
        if place == self._current:
            ring_round(painter, area.adjusted(-_RING, -_RING, _RING, _RING), _RADIUS + 2, self._theme.color("focus"))

    def _area(self, place: int) -> QRectF:
        at = place - self.visible_places().start
        left = _RING + at * (SMALL.width() + _GAP)
        if self.isRightToLeft():
            left = self.width() - left - SMALL.width()
        return QRectF(left, _RING, SMALL.width(), SMALL.height())

    def _place_at(self, point: QPointF) -> int | None:
        return next((place for place in self.visible_places() if self._area(place).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(place)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Show descriptions as plain text, never markup."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self._place_at(QPointF(event.pos()))
            show_tip(event.globalPos(), "" if place is None else self._name_of(place), self)
            return True
        return super().event(event)


_SIDE_PX, _SMALL_SIDE_PX = 96, 72
_ABOVE_PX, _BELOW_PX = 20, 124
_NARROW_PX, _LOW_PX = 760, 520
_EDGE_PX = 26
_WORDS_PX = 1062
_CAPTION_PX, _DESCRIPTION_PX, _KEYS_PX = 21, 18, 40


class PictureViewer(Cover):
    """Always dark, whatever the theme, so that nothing outshines the picture."""

    def __init__(
        self, theme: Theme, window: QWidget, actions: ViewerActions, title: str, pictures: Sequence[ViewedPicture], place: int
    ) -> None:
        super().__init__(theme, window, tr("Picture viewer"), 0)
        self._theme = dark = always_dark(theme, self)
        self._actions = actions
        self._title = title
        self._pictures = list(pictures)
        self._place = place
        self._tickets: dict[int, Callable[[Loaded], None]] = {}
        self._small: dict[str, QImage] = {}
        self._small_tickets: dict[int, str] = {}
        self._loaded: Loaded | None = None
        self.is_playing = False
        self.loader = PictureLoader(self)
        for signal in (self.loader.shown, self.loader.whole, self.loader.frame):
            signal.connect(self._deliver)
        self.loader.small.connect(self._take_small)
        self._make_parts(dark)
        self._frame_timer = single_shot(self, 0, self._ask_frame)
        # a window being resized decodes once, at its final size
        self._resized = single_shot(self, 120, self._want_whole)

    def begin(self) -> None:
        """Show the first picture once engine events arrive here."""
        self.open()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    def _make_parts(self, dark: Theme) -> None:
        self.bar = ViewerBar(dark, self.card)
        self.stage = PictureStage(dark, self.card)
        self.previous = NextButton(dark, "chevron_left", tr("Previous picture"), self.card)
        self.next = NextButton(dark, "chevron_right", tr("Next picture"), self.card)
        self.caption = PlainLabel("", fonts.ui_font(fonts.ROW_PX), parent=self.card)
        self.description = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second", self.card)
        self.strip = PictureStrip(dark, self._small_of, lambda place: self._name_of(place), self.card)  # noqa: PLW0108 -- made later
        self.keys = KeyLine(dark, self.card)
        self.stage.zoomed.connect(self._show_zoom)
        self.stage.sharper_wanted.connect(self._want_whole)
        self.strip.chosen.connect(self.show_place)
        self.previous.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        bar = self.bar
        bar.smaller.clicked.connect(lambda: self.stage.zoom_by(1 / STEP))
        bar.larger.clicked.connect(lambda: self.stage.zoom_by(STEP))
        bar.sizing.chosen.connect(lambda is_fitted: self.stage.fit() if is_fitted else self.stage.zoom_to(1.0))
        bar.play.clicked.connect(self.toggle_play)
        bar.save.clicked.connect(self.save)
        bar.copy.clicked.connect(self.copy)
        bar.copy_address.clicked.connect(self.copy_address)
        bar.original.clicked.connect(self.open_original)
        bar.leave.clicked.connect(self.close_sheet)

    # Actions

    @property
    def picture(self) -> ViewedPicture:
        return self._pictures[self._place]

    def step(self, step: int) -> None:
        """Show the next (1) or previous (-1) picture of the article; nothing at the ends."""
        if 0 <= self._place + step < len(self._pictures):
            self.show_place(self._place + step)

    def show_place(self, place: int) -> None:
        if place != self._place:
            self._place = place
            self._show()

    def toggle_play(self) -> None:
        if self._loaded is not None and self._loaded.is_animated:
            self._set_playing(is_playing=not self.is_playing)
            if self.is_playing:
                self._ask(self.loader.load_frame(self.picture.source, self.stage.pixels_wanted, is_first=True), self._take_frame)

    def save(self) -> None:
        if self.picture.source:
            self._actions.save(self.picture)

    def copy(self) -> None:
        if self._loaded is not None:
            self._ask(self.loader.load_whole(self.picture.source), self._copy_image)

    def copy_address(self) -> None:
        if not self.picture.is_embedded:
            self._actions.copy_address(self.picture)

    def open_original(self) -> None:
        if not self.picture.is_embedded:
            self._actions.open_original(self.picture)

    # Display

    def _show(self) -> None:
        self._set_playing(is_playing=False)
        self._tickets.clear()
        self._loaded = None
        self.caption.setText(" ".join((self.picture.caption or self.picture.description).split()))
        self.description.setText(description_line(self.picture) if self.picture.caption else "")
        self.stage.setAccessibleName(spoken(self._place, len(self._pictures), self.picture))
        self.stage.show_message(tr("Loading…"))
        self._show_state()
        self._layout()
        self._want_small()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.stage.accessibleName()))
        if self.picture.source:
            self._open_source()
        else:
            self._actions.fetch(self.picture)

    def _open_source(self) -> None:
        self._ask(self.loader.show(self.picture.source, self.stage.pixels_wanted), self._take_picture)

    def _take_picture(self, loaded: Loaded) -> None:
        if loaded.image is None:
            self._fail(loaded.problem)
            return
        self._loaded = loaded
        self.stage.show_image(loaded.image, loaded.natural)
        self._show_state()
        if loaded.is_animated and not self._is_motion_reduced():
            self.toggle_play()

    def _fail(self, problem: Problem | None) -> None:
        self.stage.show_message(sentence(problem) if problem is not None else tr("The picture could not be loaded"))
        self._show_state()

    def _show_state(self) -> None:
        loaded, picture = self._loaded, self.picture
        count = len(self._pictures)
        self.bar.title.setText(heading(self._place, count, self._title))
        self.bar.file.setText(file_line(picture, loaded.natural, loaded.size_in_bytes) if loaded else picture.file_name)
        is_animated = loaded is not None and loaded.is_animated
        self.bar.show_state(is_there=loaded is not None, is_web=not picture.is_embedded, is_animated=is_animated)
        self.previous.setVisible(count > 1)
        self.next.setVisible(count > 1)
        self.previous.setEnabled(self._place > 0)
        self.next.setEnabled(self._place < count - 1)
        self.strip.setVisible(count > 1)
        self.strip.show_place(count, self._place)
        self.keys.show_keys(key_groups(is_many=count > 1, is_animated=is_animated))
        self._show_zoom()

    def _show_zoom(self) -> None:
        is_there = self._loaded is not None
        self.bar.zoom.setText(fill(tr("{percent} %"), percent=number_text(round(100 * self.stage.zoom))) if is_there else "")
        is_whole = is_there and abs(self.stage.zoom - 1) < 0.001
        self.bar.sizing.set_value(True if self.stage.is_fitted else False if is_whole else None)

    def _want_whole(self) -> None:
        if self._loaded is not None and not self.is_playing:
            self._ask(self.loader.load_whole(self.picture.source), self._sharpen)

    def _sharpen(self, loaded: Loaded) -> None:
        if loaded.image is not None:
            self.stage.sharpen(loaded.image)

    def _copy_image(self, loaded: Loaded) -> None:
        if loaded.image is not None:
            self._actions.copy(loaded.image)

    # Animation

    def _set_playing(self, *, is_playing: bool) -> None:
        self.is_playing = is_playing
        self._frame_timer.stop()
        self.bar.show_playing(is_playing=is_playing)

    def _ask_frame(self) -> None:
        if self.is_playing:
            self._ask(self.loader.load_frame(self.picture.source, self.stage.pixels_wanted, is_first=False), self._take_frame)

    def _take_frame(self, loaded: Loaded) -> None:
        """Show a frame and request the next; only one at a time is decoded and held in memory."""
        if not self.is_playing:
            return
        if loaded.image is None:
            self._set_playing(is_playing=False)
            return
        self.stage.sharpen(loaded.image)
        self._frame_timer.start(loaded.delay_ms)

    def _is_motion_reduced(self) -> bool:
        return self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self) == 0

    # Thumbnails

    def _small_of(self, place: int) -> QImage | None:
        return self._small.get(self._pictures[place].url)

    def _name_of(self, place: int) -> str:
        picture = self._pictures[place]
        return picture.caption or picture.description or picture.file_name

    def _want_small(self) -> None:
        """Load thumbnails of visible pictures that are cached; the others are not requested."""
        if self.strip.isHidden():
            return
        size = SMALL * self.devicePixelRatioF()
        for place in self.strip.visible_places():
            picture = self._pictures[place]
            if picture.source and picture.url not in self._small and picture.url not in self._small_tickets.values():
                self._small_tickets[self.loader.load_small(picture.source, size)] = picture.url

    def _take_small(self, loaded: Loaded) -> None:
        # a failed one keeps its ticket, so that it is not retried
        url = self._small_tickets.get(loaded.ticket, "")
        if loaded.image is not None and url:
            self._small[url] = loaded.image
            self.strip.update()

    # Results

    def _ask(self, ticket: int, take: Callable[[Loaded], None]) -> None:
        self._tickets[ticket] = take

    def _deliver(self, loaded: Loaded) -> None:
        take = self._tickets.pop(loaded.ticket, None)
        if take is not None:
            take(loaded)

    def handle_event(self, event: Event) -> None:
        if isinstance(event, PictureReady):
            for place, picture in enumerate(self._pictures):
                if picture.url == event.url and not picture.source:
                    self._pictures[place] = replace(picture, source=event.path)
                    if place == self._place:
                        self._open_source()
            self._want_small()
        elif isinstance(event, PictureFailed) and event.url == self.picture.url and not self.picture.source:
            self._fail(event.problem)

    def hideEvent(self, event: QHideEvent) -> None:
        self._set_playing(is_playing=False)
        super().hideEvent(event)

    def close_sheet(self) -> None:
        self._set_playing(is_playing=False)
        self._resized.stop()
        self._tickets.clear()
        self.loader.leave()
        super().close_sheet()

    # Layout

    def fit(self) -> None:
        self.card.setFixedSize(self.size())
        self.card.move(0, 0)
        if hasattr(self, "stage"):
            self._layout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        if hasattr(self, "_resized"):
            self._resized.start()

    def _layout(self) -> None:
        width, height = self.width(), self.height()
        side = _SIDE_PX if width >= _NARROW_PX else _SMALL_SIDE_PX
        has_keys = height >= _LOW_PX and self.keys.wanted_width() <= width - 2 * side
        below = _BELOW_PX - (0 if has_keys else _KEYS_PX)
        self.bar.setGeometry(0, 0, width, BAR_PX)
        self.stage.setGeometry(0, BAR_PX, width, max(height - BAR_PX - below + _ABOVE_PX // 2, 1))
        room = QRectF(side, _ABOVE_PX, width - 2 * side, height - BAR_PX - _ABOVE_PX - below)
        self.stage.room = room if room.isValid() else QRectF(0, 0, 1, 1)
        middle = BAR_PX + int(self.stage.room.center().y()) - NextButton.SIDE_PX // 2
        ends = (self.next, self.previous) if self.isRightToLeft() else (self.previous, self.next)
        ends[0].move(_EDGE_PX, middle)
        ends[1].move(width - _EDGE_PX - NextButton.SIDE_PX, middle)
        words = min(width - 2 * side, _WORDS_PX)
        self._layout_below(QRect((width - words) // 2, height - below + 16, words, SMALL.height() + 6), has_keys=has_keys)
        self.stage.update()
        self._show_zoom()

    def _layout_below(self, area: QRect, *, has_keys: bool) -> None:
        strip = self.strip.wanted_width(area.width() // 2) if len(self._pictures) > 1 else 0
        words = area.width() - (strip + 32 if strip else 0)
        is_rtl = self.isRightToLeft()
        left = area.left() + (area.width() - words if is_rtl else 0)
        self.caption.setGeometry(left, area.top(), words, _CAPTION_PX)
        self.description.setGeometry(left, area.top() + _CAPTION_PX + 4, words, _DESCRIPTION_PX)
        self.strip.setGeometry(area.left() if is_rtl else area.right() + 1 - strip, area.top() - 3, strip, self.strip.height())
        self.keys.setVisible(has_keys)
        self.keys.setGeometry(area.left(), self.height() - _KEYS_PX, area.width(), _KEYS_PX - 16)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_view"))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the viewer's keys and pass no others to the window behind it."""
        act = self._act_of(event)
        if act is None:
            super().keyPressEvent(event)
            return
        act()
        event.accept()

    def _act_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        if modifiers & control:
            found = {Qt.Key.Key_S: self.save, Qt.Key.Key_C: self.copy_address if modifiers & shift else self.copy}
            return found.get(key) or self._zoom_act(key)
        ways = {
            Qt.Key.Key_Left: (PAN_PX, 0),
            Qt.Key.Key_Right: (-PAN_PX, 0),
            Qt.Key.Key_Up: (0, PAN_PX),
            Qt.Key.Key_Down: (0, -PAN_PX),
        }
        if key in ways and (modifiers & shift or not ways[key][0]):
            return lambda: self.stage.pan(*ways[key])
        onward = -1 if self.isRightToLeft() else 1
        plain: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.step(-onward),
            Qt.Key.Key_Right: lambda: self.step(onward),
            Qt.Key.Key_Home: lambda: self.show_place(0),
            Qt.Key.Key_End: lambda: self.show_place(len(self._pictures) - 1),
            Qt.Key.Key_Space: self.toggle_play,
            Qt.Key.Key_O: self.open_original,
        }
        return plain.get(key) or self._zoom_act(key)

    def _zoom_act(self, key: Qt.Key) -> Callable[[], object] | None:
        found: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Plus: lambda: self.stage.zoom_by(STEP),
            Qt.Key.Key_Equal: lambda: self.stage.zoom_by(STEP),
            Qt.Key.Key_Minus: lambda: self.stage.zoom_by(1 / STEP),
            Qt.Key.Key_0: self.stage.fit,
            Qt.Key.Key_1: lambda: self.stage.zoom_to(1.0),
        }
        return found.get(key)


def viewed_pictures(page: ArticlePage, number: int) -> tuple[list[ViewedPicture], int]:
    """Return the pictures of one article in order and the index of the one with this number; the page may contain others."""
    page.finish()
    owner = owner_of(page, page.shelf.pictures[number])
    captions = dict(_captions(page.blocks))
    own = [(at, each) for at, each in enumerate(page.shelf.pictures) if owner_of(page, each) == owner]
    shelved = [(at, each) for at, each in own if at == number or _is_viewable(each)]
    pictures = [
        ViewedPicture(
            each.picture.url,
            owner,
            captions.get(each.picture.url, "") or each.picture.title,
            each.picture.alt,
            each.picture.link,
            each.path or (each.picture.url if each.picture.url.startswith("data:") else ""),
        )
        for _, each in shelved
    ]
    return pictures, next((place for place, (at, _) in enumerate(shelved) if at == number), 0)


def owner_of(page: ArticlePage, shelved: ShelvedPicture) -> EntryId:
    return shelved.entry_id or page.shelf.entry_id


def nearest_picture(page: ArticlePage) -> int | None:
    """Return the number of the first visible picture, else of the article's first; None if it has none."""
    page.finish()
    document, view = page.view.document(), page.view
    top = view.verticalScrollBar().value()
    viewable = [at for at, each in enumerate(page.shelf.pictures) if _is_viewable(each)]
    for at in viewable:
        area = document.documentLayout().blockBoundingRect(document.findBlock(page.shelf.pictures[at].position))
        if top <= area.bottom() and area.top() < top + view.viewport().height():
            return at
    return viewable[0] if viewable else None


def _is_viewable(shelved: ShelvedPicture) -> bool:
    """Return False for small inline pictures, stills of videos and tracking pixels."""
    is_unseen = shelved.state is State.FAILED and shelved.size.height() <= 1
    is_small = shelved.is_inline and shelved.size.height() < PLACEHOLDER_HEIGHT
    return not (shelved.picture.is_still or is_unseen or is_small)


def _captions(blocks: Sequence[Block]) -> Iterator[tuple[str, str]]:
    for block, following in pairwise(blocks):
        is_caption = isinstance(following, Paragraph) and following.kind is TextKind.CAPTION
        if isinstance(block, PictureBlock) and is_caption and isinstance(following, Paragraph):
            yield block.picture.url, "".join(run.text for run in following.runs)
