"""Viewer of one picture over the whole window: zoom, previous and next, save, copy. GUI thread only."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QStyle, QWidget

from reader.domain.errors import Problem
from reader.domain.events import Event, PictureFailed, PictureReady
from reader.ui.article.viewer import viewer_text as text
from reader.ui.article.viewer.picture_loader import Loaded, PictureLoader
from reader.ui.article.viewer.stage import PAN_PX, STEP, PictureStage
from reader.ui.article.viewer.strip import SMALL, PictureStrip
from reader.ui.article.viewer.viewed_picture import ViewedPicture, ViewerActions
from reader.ui.article.viewer.viewer_bar import BAR_PX, KeyLine, NextButton, ViewerBar
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme, always_dark
from reader.ui.text.problem_text import sentence
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import PlainLabel

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
        super().__init__(theme, window, text.tr("Picture viewer"), 0)
        self._theme = dark = always_dark(theme, self)
        self._actions = actions
        self._title = title
        self._pictures = list(pictures)
        self._place = place
        self._tickets: dict[int, Callable[[Loaded], None]] = {}
        self._small: dict[str, QImage] = {}
        self._small_tickets: dict[int, str] = {}
        self._loaded: Loaded | None = None
        self._is_playing = False
        self.loader = PictureLoader(self)
        for signal in (self.loader.shown, self.loader.whole, self.loader.frame):
            signal.connect(self._deliver)
        self.loader.small.connect(self._take_small)
        self._make_parts(dark)
        self._frame_timer = single_shot(self, 0, self._ask_frame)
        # a window being resized decodes once, at its final size
        self._resized = single_shot(self, 120, self._sharpen_fitted)

    def begin(self) -> None:
        """Show the first picture once engine events arrive here."""
        self.open()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    def _make_parts(self, dark: Theme) -> None:
        self.bar = ViewerBar(dark, self.card)
        self.stage = PictureStage(dark, self.card)
        self.previous = NextButton(dark, "chevron_left", text.tr("Previous picture"), self.card)
        self.next = NextButton(dark, "chevron_right", text.tr("Next picture"), self.card)
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

    @property
    def is_playing(self) -> bool:
        return self._is_playing

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
            self._set_playing(is_playing=not self._is_playing)
            if self._is_playing:
                self._ask(self.loader.load_frame(self.picture.source, self.stage.pixels_wanted, is_first=True), self._take_frame)

    def save(self) -> None:
        if self.picture.source:
            self._actions.save(self.picture)

    def copy(self) -> None:
        """Copy the full picture once decoded."""
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
        self.description.setText(text.description_line(self.picture) if self.picture.caption else "")
        self.stage.setAccessibleName(text.spoken(self._place, len(self._pictures), self.picture))
        self.stage.show_message(text.tr("Loading…"))
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
        self.stage.show_message(sentence(problem) if problem is not None else text.tr("The picture could not be loaded"))
        self._show_state()

    def _show_state(self) -> None:
        loaded, picture = self._loaded, self.picture
        count = len(self._pictures)
        self.bar.title.setText(text.heading(self._place, count, self._title))
        self.bar.file.setText(text.file_line(picture, loaded.natural, loaded.size_in_bytes) if loaded else picture.file_name)
        is_animated = loaded is not None and loaded.is_animated
        self.bar.show_state(is_there=loaded is not None, is_web=not picture.is_embedded, is_animated=is_animated)
        self.previous.setVisible(count > 1)
        self.next.setVisible(count > 1)
        self.previous.setEnabled(self._place > 0)
        self.next.setEnabled(self._place < count - 1)
        self.strip.setVisible(count > 1)
        self.strip.show_place(count, self._place)
        self.keys.show_keys(text.key_groups(is_many=count > 1, is_animated=is_animated))
        self._show_zoom()

    def _show_zoom(self) -> None:
        is_there = self._loaded is not None
        self.bar.zoom.setText(text.zoom_text(self.stage.zoom) if is_there else "")
        is_whole = is_there and abs(self.stage.zoom - 1) < 0.001
        self.bar.sizing.set_value(True if self.stage.is_fitted else False if is_whole else None)

    def _want_whole(self) -> None:
        if self._loaded is not None and not self._is_playing:
            self._ask(self.loader.load_whole(self.picture.source), self._sharpen)

    def _sharpen(self, loaded: Loaded) -> None:
        if loaded.image is not None:
            self.stage.sharpen(loaded.image)

    def _sharpen_fitted(self) -> None:
        if self._loaded is not None and not self._is_playing:
            self._ask(self.loader.load_whole(self.picture.source), self._sharpen)

    def _copy_image(self, loaded: Loaded) -> None:
        if loaded.image is not None:
            self._actions.copy(loaded.image)

    # Animation

    def _set_playing(self, *, is_playing: bool) -> None:
        self._is_playing = is_playing
        self._frame_timer.stop()
        self.bar.show_playing(is_playing=is_playing)

    def _ask_frame(self) -> None:
        if self._is_playing:
            self._ask(self.loader.load_frame(self.picture.source, self.stage.pixels_wanted, is_first=False), self._take_frame)

    def _take_frame(self, loaded: Loaded) -> None:
        """Show a frame and request the next; only one at a time is decoded and held in memory."""
        if not self._is_playing:
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
        """Stop decoding and close."""
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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_view"))
        painter.end()

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
