"""The player at the bottom, with picture, title, controls and scrubber, and the episode's card. It leaves Space to the article.
GUI thread only.
"""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QSlider, QStyle, QToolButton, QWidget

from reader.domain.entry import Article, Chapter
from reader.domain.episodes import DownloadState, Listening
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import Menu
from reader.ui.kit.focus import LEAVES_SPACE
from reader.ui.kit.labels import IconButton, PlainLabel, Surface, button, restyle
from reader.ui.kit.painting import Painted, fill_round
from reader.ui.kit.theme import Theme
from reader.ui.player.playback import Episode, Playback, State, episode_of
from reader.ui.text.episodes import clock_text, episode_tr, facts, headline, minutes_text, spoken_time
from reader.ui.text.problems import sentence
from reader.ui.text.translate import dotted, literal, set_tip

_HEIGHT, _LINE, _KNOB, _APART = 16, 4.0, 12.0, 3.0
_STEP_SECONDS, _PAGE_SECONDS = 5, 60


class Scrubber(Painted, QSlider):
    """`sought` emits the position chosen by the user, in seconds."""

    sought = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.follow_theme(theme)
        self._chapters: tuple[Chapter, ...] = ()
        self.setAccessibleName(episode_tr("Position"))
        self.setSingleStep(_STEP_SECONDS)
        self.setPageStep(_PAGE_SECONDS)
        self.setFixedHeight(_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.actionTriggered.connect(lambda _: self.sought.emit(self.sliderPosition()))

    def show_place(self, position: int, length: int, chapters: tuple[Chapter, ...]) -> None:
        """Show the position unless the user is moving it."""
        if not self.isSliderDown():
            self._chapters = chapters
            self.setRange(0, max(length, 0))
            self.setValue(position)
            self.setAccessibleDescription(spoken_time(position, length))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.maximum():
            self.setSliderDown(True)
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 -- Qt's signature
        if self.isSliderDown():
            self.setSliderDown(False)
            self.sought.emit(self.value())

    def paint(self, painter: QPainter) -> None:
        middle, knob = self.height() / 2, self._x(self.value())
        starts = [each.start_seconds for each in self._chapters if 0 < each.start_seconds < self.maximum()]
        edges = [0.0, *(self._x(start) for start in sorted(starts)), float(self.width())]
        if self.isRightToLeft():
            edges = sorted(self.width() - edge if edge in {0.0, float(self.width())} else edge for edge in edges)
        for left, right in pairwise(edges):
            part = QRectF(left, middle - _LINE / 2, max(right - left - (_APART if right < self.width() else 0), 1), _LINE)
            fill_round(painter, part, _LINE / 2, self._theme.color("line_strong"))
            past = QRectF(knob, 0, self.width(), self.height()) if self.isRightToLeft() else QRectF(0, 0, knob, self.height())
            painter.save()
            painter.setClipRect(past)
            fill_round(painter, part, _LINE / 2, self._theme.color("accent"))
            painter.restore()
        if self.maximum():
            if self.hasFocus():
                fill_round(painter, QRectF(knob - 8, middle - 8, 16, 16), 8, self._theme.color("accent_mid"))
            fill_round(
                painter, QRectF(knob - _KNOB / 2, middle - _KNOB / 2, _KNOB, _KNOB), _KNOB / 2, self._theme.color("accent")
            )

    def _x(self, seconds: int) -> float:
        free = max(self.width() - round(_KNOB), 0)
        return _KNOB / 2 + QStyle.sliderPositionFromValue(0, max(self.maximum(), 1), seconds, free, self.isRightToLeft())

    def _go(self, event: QMouseEvent) -> None:
        free = max(self.width() - round(_KNOB), 1)
        place = round(event.position().x() - _KNOB / 2)
        self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), place, free, self.isRightToLeft()))


HEIGHT = 84
ART, ROUND_BUTTON = 56, 36
SLEEP_MINUTES = (15, 30, 45, 60)
SPEEDS = (80, 100, 110, 120, 130, 150, 170, 200, 250)
BACK_SECONDS, AHEAD_SECONDS = -15, 30


class Art(Painted, QWidget):
    """An episode's picture, or a sound icon."""

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._pixmap: QPixmap | None = None
        self.setFixedSize(side, side)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        self._pixmap = pixmap
        self.update()

    def paint(self, painter: QPainter) -> None:
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


class RoundButton(Painted, QToolButton):
    """Play and pause button. Space stays with the article, even with focus here; Return presses the button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._icon = "start"
        self.setFixedSize(ROUND_BUTTON, ROUND_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(LEAVES_SPACE, True)  # noqa: FBT003 - Qt's signature

    def show_icon(self, icon: str, name: str) -> None:
        self._icon = icon
        self.setAccessibleName(name)
        set_tip(self, name, "play_episode")
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self.hasFocus():
            fill_round(painter, QRectF(self.rect()), ROUND_BUTTON / 2, self._theme.color("accent_mid"))
        edge = 2 if self.hasFocus() else 0
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        fill = "accent_hover" if self.underMouse() else "accent"
        fill_round(painter, area, area.width() / 2, self._theme.color(fill if self.isEnabled() else "accent_mid"))
        icon = self._theme.icons.pixmap(self._icon, self._theme.color("on_accent"), 18, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - 18) // 2, (self.height() - 18) // 2, icon)


class PlayerBar(Surface):
    """Follows the playback. `speed_chosen` in percent; `voice_chosen` with a language and a voice, '' for the language's own."""

    speed_chosen = Signal(int)
    voice_chosen = Signal(str, str)

    def __init__(
        self, theme: Theme, playback: Playback, picture: Callable[[str, QSize], QPixmap | None], parent: QWidget
    ) -> None:
        super().__init__(theme, "bg_list", line_at=0, parent=parent)
        self._playback, self._picture = playback, picture
        self.setAccessibleName(episode_tr("Player"))
        self.setFixedHeight(HEIGHT)
        self.art = Art(theme, ART, self)
        self.title = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.subtitle = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self.title, self.subtitle):
            label.setMinimumWidth(1)
        self.back = IconButton(theme, "skip_back", episode_tr("Back 15 seconds"), self, does="skip_back")
        self.ahead = IconButton(theme, "skip_ahead", episode_tr("Ahead 30 seconds"), self, does="skip_ahead")
        self.toggle = RoundButton(theme, self)
        self.speed = QToolButton(self)
        self.speed.setFixedWidth(48)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.setProperty(LEAVES_SPACE, True)  # noqa: FBT003 - Qt's signature
        self.speed.setFont(fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM))
        self.chapters = IconButton(theme, "chapters", episode_tr("Chapters"), self)
        self.more = IconButton(theme, "more", episode_tr("More"), self)
        self.close_button = IconButton(theme, "close", episode_tr("Close player"), self, does="close_player")
        self.outside = button(episode_tr("Open in player"), playback.play_outside)
        self.here, self.left = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX)), PlainLabel(font=fonts.ui_font(fonts.SMALL_PX))
        self.scrubber = Scrubber(theme, self)
        self._lay_out()
        self.toggle.clicked.connect(playback.toggle)
        self.back.clicked.connect(lambda: playback.skip(BACK_SECONDS))
        self.ahead.clicked.connect(lambda: playback.skip(AHEAD_SECONDS))
        self.close_button.clicked.connect(playback.close)
        self.speed.clicked.connect(lambda: self._popup(self.speed_menu(), self.speed))
        self.chapters.clicked.connect(lambda: self._popup(self.chapters_menu(), self.chapters))
        self.more.clicked.connect(lambda: self._popup(self.more_menu(), self.more))
        self.scrubber.sought.connect(playback.seek)
        playback.changed.connect(self.refresh)
        playback.moved.connect(self._show_place)
        playback.chapter_changed.connect(self.refresh)
        self.hide()

    def _lay_out(self) -> None:
        names = boxes.column(self.title, self.subtitle, spacing=1, margins=0)
        controls = boxes.row(
            self.back, self.toggle, self.ahead, boxes.Gap(8), self.speed, self.chapters, self.more, self.outside,
            self.close_button, spacing=6, margins=0,
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
        set_tip(self.subtitle, self.subtitle.text())
        is_stuck = state is State.FAILED
        restyle(self.subtitle, "warn" if is_stuck else "second")
        is_aloud = episode.article is not None
        self.outside.setVisible(is_stuck and not is_aloud)
        for each in (self.back, self.ahead, self.speed, self.more):
            each.setVisible(not is_stuck)
        # a voice may be there by now
        self.toggle.setVisible(not is_stuck or is_aloud)
        self.back.set_name(episode_tr("Previous sentence") if is_aloud else episode_tr("Back 15 seconds"))
        self.ahead.set_name(episode_tr("Next sentence") if is_aloud else episode_tr("Ahead 30 seconds"))
        self.back.show_icon("chevron_left" if is_aloud else "skip_back")
        self.ahead.show_icon("chevron_right" if is_aloud else "skip_ahead")
        self.chapters.setVisible(bool(episode.enclosure.chapters) and not is_stuck)
        self.toggle.setEnabled(state is not State.LOADING)
        is_playing = state is State.PLAYING
        self.toggle.show_icon("pause" if is_playing else "start", episode_tr("Pause") if is_playing else episode_tr("Play"))
        self.speed.setText(f"{playback.speed / 100:g}\N{MULTIPLICATION SIGN}")
        self.speed.setAccessibleName(f"{episode_tr('Speed')}: {self.speed.text()}")
        self._show_place()

    def _subtitle(self) -> str:
        playback = self._playback
        episode = playback.episode
        if episode is None or playback.state is State.LOADING:
            return episode_tr("Loading…")
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
            text = f"{percent / 100:g}\N{MULTIPLICATION SIGN}"
            menu.add_choice(text, partial(self.speed_chosen.emit, percent), is_on=percent == self._playback.speed)
        return menu

    def more_menu(self) -> Menu:
        """Return the menu of the sleep timer and, while an article is read aloud, the voices of its language."""
        menu, playback = Menu(self), self._playback
        sleep = menu.add_menu(episode_tr("Sleep timer"))
        at_end = episode_tr("At the end of the article") if playback.is_aloud else episode_tr("At the end of the episode")
        choices = [(None, episode_tr("Off")), *((each, minutes_text(each * 60)) for each in SLEEP_MINUTES), (0, at_end)]
        for minutes, text in choices:
            sleep.add_choice(text, partial(playback.sleep_in, minutes), is_on=playback.sleeps_in == minutes)
        voice, sentence = playback.voice, playback.sentence
        voices = voice.voices_of(sentence.language) if voice is not None and sentence is not None else []
        if voices and sentence is not None:
            language = sentence.language.lower().partition("-")[0]
            chosen, of_language = playback.voice_of(language), menu.add_menu(episode_tr("Voice"))
            for name in ("", *voices):
                do = partial(self.voice_chosen.emit, language, name)
                of_language.add_choice(name or episode_tr("Automatic"), do, is_on=name == chosen)
        return menu

    def chapters_menu(self) -> Menu:
        menu = Menu(self)
        episode = self._playback.episode
        for number, chapter in enumerate(episode.enclosure.chapters if episode is not None else ()):
            text = dotted(clock_text(chapter.start_seconds), chapter.title, between="  ")
            is_here = number == self._playback.chapter
            menu.add_choice(text, partial(self._playback.seek, chapter.start_seconds), is_on=is_here)
        return menu

    @staticmethod
    def _popup(menu: Menu, below: QWidget) -> None:
        menu.open_at(below.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def local_address(path: str) -> str:
    """Return a saved file's address for the system's player."""
    return Path(path).as_uri()


CARD_PX = 100
CARD_ART = 72
_BAR, _ROUND = 3, 10.0
_PLAY_ICON, _PLAY_RING = 16, 24


class Line(Painted, QWidget):
    """Progress of an episode or download."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self.share = 0.0
        self.setFixedHeight(_BAR)

    def show_share(self, share: float) -> None:
        self.share = max(0.0, min(share, 1.0))
        self.update()

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        fill_round(painter, area, _BAR / 2, self._theme.color("line_strong"))
        width = area.width() * self.share
        past = QRectF(area.right() - width, 0, width, _BAR) if self.isRightToLeft() else QRectF(0, 0, width, _BAR)
        if width >= _BAR:
            fill_round(painter, past, _BAR / 2, self._theme.color("accent"))


class EpisodeCard(Painted, QWidget):
    """Laid over the space that the article reserves. The signals request actions on the episode."""

    play_wanted = Signal()
    download_wanted = Signal()
    pause_wanted = Signal()
    remove_wanted = Signal()
    from_start_wanted = Signal()
    outside_wanted = Signal()
    address_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        page_theme: Theme,
        playback: Playback,
        picture: Callable[[str, QSize], QPixmap | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.more_actions: list[QAction] = []
        """Actions that its menu offers too."""
        self._theme, self._page_theme, self._playback, self._picture = theme, page_theme, playback, picture
        self.article: Article | None = None
        self.episode: Episode | None = None
        self.setFixedHeight(CARD_PX)
        self.setAccessibleName(episode_tr("Episode"))
        self.art = Art(theme, CARD_ART, self)
        self.headline = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.facts = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self.headline, self.facts):
            label.setMinimumWidth(1)
        self.line = Line(theme)
        self.play_button = button(episode_tr("Play"), self.play_wanted.emit, "play")
        self.play_button.setIconSize(QSize(_PLAY_ICON, _PLAY_ICON))
        self.play_button.setProperty("ring", _PLAY_RING)
        self.more = IconButton(theme, "more", episode_tr("More"), self)
        self.more.clicked.connect(self._open_menu)
        column = boxes.column(STRETCH, self.headline, self.line, self.facts, STRETCH, spacing=5, margins=0)
        boxes.row(self.art, (column, 1), self.more, self.play_button, spacing=16, margins=(16, 14, 16, 14), on=self)
        playback.changed.connect(self.refresh)
        playback.moved.connect(self.refresh)
        page_theme.changed.connect(self.refresh)
        self.hide()

    def show_article(self, article: Article | None) -> None:
        self.article = article
        self.episode = episode_of(article) if article is not None else None
        self.refresh()

    def refresh(self) -> None:
        episode, article = self.episode, self.article
        if episode is None or article is None:
            self.hide()
            return
        download = next((each for each in article.downloads if each.url == episode.url), None)
        heard = self._heard(article, episode)
        self.headline.setText(headline(episode.enclosure, heard))
        self.facts.setText(facts(episode.enclosure, download, self._elsewhere(episode)))
        restyle(self.facts, "warn" if download is not None and download.problem is not None else "second")
        if download is not None and download.state in {DownloadState.WAITING, DownloadState.PAUSED} and download.size:
            self.line.show_share(download.bytes / download.size)
        elif heard is not None and heard.left_seconds:
            self.line.show_share(heard.position_seconds / heard.duration_seconds)
        else:
            self.line.show_share(0.0)
        self.line.setVisible(self.line.share > 0)
        is_playing = self._is_playing
        self.play_button.setText(episode_tr("Pause") if is_playing else episode_tr("Play"))
        icon = self._theme.icons.icon("pause" if is_playing else "start", self._theme.color("on_accent"), _PLAY_ICON)
        self.play_button.setIcon(icon)
        set_tip(self.play_button, self.play_button.text(), "play_episode")
        self.play_button.setEnabled(not self._playback.is_loading(episode))
        self.art.show_picture(self._picture(episode.picture_url, QSize(CARD_ART, CARD_ART)))

    @property
    def is_loaded(self) -> bool:
        return self.episode is not None and self._playback.is_loaded(self.episode)

    @property
    def _is_playing(self) -> bool:
        return self.is_loaded and self._playback.state in {State.PLAYING, State.LOADING}

    def _elsewhere(self, episode: Episode) -> str:
        if self._playback.plays_here(episode):
            return ""
        if self._playback.lacks_output and not episode.enclosure.is_video:
            return episode_tr("no sound output here, plays in the system's player")
        return episode_tr("plays in the system's player")

    def _heard(self, article: Article, episode: Episode) -> Listening | None:
        """Return the place where the episode was left; None while it plays, as the player shows the time left."""
        if self._is_playing:
            return None
        stored = next((each for each in article.listening if each.url == episode.url), None)
        if not self.is_loaded or not self._playback.length:
            return stored
        return Listening(
            episode.entry_id, episode.feed_id, episode.url, self._playback.position, self._playback.length, False, 0, 0  # noqa: FBT003 -- not finished
        )  # fmt: skip

    def menu(self) -> Menu:
        menu = Menu(self)
        article, episode = self.article, self.episode
        if article is None or episode is None:
            return menu
        download = next((each for each in article.downloads if each.url == episode.url), None)
        state = download.state if download is not None else None
        if state is None:
            menu.addAction(episode_tr("Download"), self.download_wanted.emit).setObjectName("download_episode")
        elif state is DownloadState.WAITING:
            menu.addAction(episode_tr("Pause download"), self.pause_wanted.emit)
        elif state is not DownloadState.DONE:
            menu.addAction(
                literal(episode_tr("Resume download") if state is DownloadState.PAUSED else episode_tr("Try again")),
                self.download_wanted.emit,
            )
        if state is not None:
            is_done = state is DownloadState.DONE
            menu.addAction(
                literal(episode_tr("Delete download") if is_done else episode_tr("Cancel download")), self.remove_wanted.emit
            ).setObjectName("remove_download")
        menu.addSeparator()
        menu.addAction(episode_tr("Play from the start"), self.from_start_wanted.emit).setObjectName("play_from_start")
        menu.addAction(episode_tr("Open in player"), self.outside_wanted.emit)
        menu.addAction(episode_tr("Copy address"), self.address_wanted.emit)
        menu.addActions(self.more_actions)
        return menu

    def _open_menu(self) -> None:
        self.menu().open_at(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def paint(self, painter: QPainter) -> None:
        fill_round(painter, QRectF(self.rect()), _ROUND, self._page_theme.color("bg_code"))
