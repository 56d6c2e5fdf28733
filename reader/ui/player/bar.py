"""The player at the bottom: picture, title, controls and scrubber. It leaves Space to the article. GUI thread only."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from reader.ui.look import fonts
from reader.ui.look.menu import Menu
from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.player.playback import Playback, State
from reader.ui.player.scrubber import Scrubber
from reader.ui.text.plain_text import literal, set_tip
from reader.ui.text.player.episode_text import clock_text, tr
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import dotted
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import IconButton, PlainLabel, button
from reader.ui.widgets.surface import Surface

HEIGHT = 84
ART, ROUND_BUTTON = 56, 36
SPEEDS = (80, 100, 110, 120, 130, 150, 170, 200, 250)
BACK_SECONDS, AHEAD_SECONDS = -15, 30


class Art(QWidget):
    """An episode's picture, or a sound icon."""

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pixmap: QPixmap | None = None
        self.setFixedSize(side, side)
        theme.changed.connect(self.update)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        self._pixmap = pixmap
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(area, 6, 6)
        painter.setClipPath(path)
        painter.fillRect(area, self._theme.color("seg"))
        if self._pixmap is not None:
            painter.drawPixmap(self.rect(), self._pixmap)
        else:
            icon = self._theme.icons.pixmap("audio", self._theme.color("text_3"), 24, self.devicePixelRatioF())
            painter.drawPixmap((self.width() - 24) // 2, (self.height() - 24) // 2, icon)
        painter.end()


class RoundButton(QToolButton):
    """Play and pause button. Space stays with the article, even with focus here; Return presses the button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = "start"
        self.setFixedSize(ROUND_BUTTON, ROUND_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def show_icon(self, icon: str, name: str) -> None:
        self._icon = icon
        self.setAccessibleName(name)
        set_tip(self, name, "play_episode")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.hasFocus():
            fill_round(painter, QRectF(self.rect()), ROUND_BUTTON / 2, self._theme.color("accent_mid"))
        edge = 2 if self.hasFocus() else 0
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        fill = "accent_hover" if self.underMouse() else "accent"
        fill_round(painter, area, area.width() / 2, self._theme.color(fill if self.isEnabled() else "accent_mid"))
        icon = self._theme.icons.pixmap(self._icon, self._theme.color("on_accent"), 18, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - 18) // 2, (self.height() - 18) // 2, icon)
        painter.end()


class PlayerBar(Surface):
    """Follows the playback. `speed_chosen` in percent; `title_clicked` requests the article."""

    speed_chosen = Signal(int)

    def __init__(
        self, theme: Theme, playback: Playback, picture: Callable[[str, QSize], QPixmap | None], parent: QWidget
    ) -> None:
        super().__init__(theme, "bg_list", line_at=0, parent=parent)
        self._playback, self._picture = playback, picture
        self.setAccessibleName(tr("Player"))
        self.setFixedHeight(HEIGHT)
        self.art = Art(theme, ART, self)
        self.title = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.subtitle = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self.title, self.subtitle):
            label.setMinimumWidth(1)
        self.back = IconButton(theme, "skip_back", tr("Back 15 seconds"), self, does="skip_back")
        self.ahead = IconButton(theme, "skip_ahead", tr("Ahead 30 seconds"), self, does="skip_ahead")
        self.toggle = RoundButton(theme, self)
        self.speed = QToolButton(self)
        self.speed.setFixedWidth(48)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.setFont(fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM))
        self.chapters = IconButton(theme, "chapters", tr("Chapters"), self)
        self.close_button = IconButton(theme, "close", tr("Close player"), self, does="close_player")
        self.outside = button(tr("Open in player"), playback.play_outside)
        self.here, self.left = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX)), PlainLabel(font=fonts.ui_font(fonts.SMALL_PX))
        self.scrubber = Scrubber(theme, self)
        self._lay_out()
        self.toggle.clicked.connect(playback.toggle)
        self.back.clicked.connect(lambda: playback.skip(BACK_SECONDS))
        self.ahead.clicked.connect(lambda: playback.skip(AHEAD_SECONDS))
        self.close_button.clicked.connect(playback.close)
        self.speed.clicked.connect(lambda: self._popup(self.speed_menu(), self.speed))
        self.chapters.clicked.connect(lambda: self._popup(self.chapters_menu(), self.chapters))
        self.scrubber.sought.connect(playback.seek)
        playback.changed.connect(self.refresh)
        playback.moved.connect(self._show_place)
        playback.chapter_changed.connect(self.refresh)
        self.hide()

    def _lay_out(self) -> None:
        names = boxes.column(self.title, self.subtitle, spacing=1, margins=0)
        controls = boxes.row(
            self.back, self.toggle, self.ahead, boxes.Gap(8), self.speed, self.chapters, self.outside, self.close_button, spacing=6,
            margins=0,
        )  # fmt: skip
        above = boxes.row((names, 1), controls, spacing=12, margins=0)
        below = boxes.row(self.here, (self.scrubber, 1), self.left, spacing=8, margins=0)
        boxes.row(self.art, (boxes.column(above, below, spacing=3, margins=0), 1), spacing=12, margins=(16, 8, 16, 6), on=self)

    def refresh(self) -> None:
        playback = self._playback
        episode, state = playback.episode, playback.state
        self.setVisible(episode is not None)
        if episode is None:
            return
        self.art.show_picture(self._picture(episode.picture_url, QSize(ART, ART)))
        self.title.setText(episode.title)
        set_tip(self.title, episode.title)
        self.subtitle.setText(self._subtitle())
        self.subtitle.setProperty("kind", "warn" if state in {State.NO_DEVICE, State.FAILED} else "second")
        self.subtitle.style().polish(self.subtitle)
        is_stuck = state in {State.NO_DEVICE, State.FAILED}
        self.outside.setVisible(is_stuck)
        for each in (self.back, self.toggle, self.ahead, self.speed):
            each.setVisible(not is_stuck)
        self.chapters.setVisible(bool(episode.enclosure.chapters) and not is_stuck)
        self.toggle.setEnabled(state is not State.LOADING)
        is_playing = state is State.PLAYING
        self.toggle.show_icon("pause" if is_playing else "start", tr("Pause") if is_playing else tr("Play"))
        self.speed.setText(f"{playback.speed / 100:g}\N{MULTIPLICATION SIGN}")
        self.speed.setAccessibleName(f"{tr('Speed')}: {self.speed.text()}")
        self._show_place()

    def _subtitle(self) -> str:
        playback = self._playback
        episode = playback.episode
        if episode is None or playback.state is State.LOADING:
            return tr("Loading…")
        if playback.state is State.NO_DEVICE:
            return tr("No sound device found")
        if playback.state is State.FAILED:
            return sentence(playback.problem) if playback.problem is not None else ""
        chapters = episode.enclosure.chapters
        chapter = chapters[playback.chapter].title if 0 <= playback.chapter < len(chapters) else ""
        return dotted(episode.feed_title, chapter)

    def _show_place(self) -> None:
        playback = self._playback
        if playback.episode is None:
            return
        self.here.setText(clock_text(playback.position))
        known = playback.length > 0
        self.left.setText(f"\N{MINUS SIGN}{clock_text(playback.length - playback.position)}" if known else "")
        self.scrubber.show_place(playback.position, playback.length, playback.episode.enclosure.chapters)

    def speed_menu(self) -> Menu:
        menu = Menu(self)
        for percent in SPEEDS:
            action = menu.addAction(literal(f"{percent / 100:g}\N{MULTIPLICATION SIGN}"))
            action.setCheckable(True)
            action.setChecked(percent == self._playback.speed)
            action.triggered.connect(lambda _=False, percent=percent: self.speed_chosen.emit(percent))
        return menu

    def chapters_menu(self) -> Menu:
        menu = Menu(self)
        episode = self._playback.episode
        for number, chapter in enumerate(episode.enclosure.chapters if episode is not None else ()):
            action = menu.addAction(literal(dotted(clock_text(chapter.start_seconds), chapter.title, between="  ")))
            action.setCheckable(True)
            action.setChecked(number == self._playback.chapter)
            action.triggered.connect(lambda _=False, start=chapter.start_seconds: self._playback.seek(start))
        return menu

    @staticmethod
    def _popup(menu: Menu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def local_address(path: str) -> str:
    """Return a saved file's address for the system's player."""
    return Path(path).as_uri()
