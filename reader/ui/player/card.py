"""An episode in its article: picture, remaining time, download, actions. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from reader.domain.entry import Article
from reader.domain.episodes import DownloadState, Listening
from reader.ui.look import fonts
from reader.ui.look.menu import Menu
from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.player.bar import Art
from reader.ui.player.playback import Episode, Playback, State, episode_of
from reader.ui.text.plain_text import literal, set_tip
from reader.ui.text.player.episode_text import facts, headline, tr
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import IconButton, PlainLabel, button

HEIGHT = 100
ART = 72
_BAR, _ROUND = 3, 10.0


class Line(QWidget):
    """Progress of an episode or download."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = 0.0
        self.setFixedHeight(_BAR)
        theme.changed.connect(self.update)

    def show_share(self, share: float) -> None:
        self.share = max(0.0, min(share, 1.0))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        fill_round(painter, area, _BAR / 2, self._theme.color("line_strong"))
        width = area.width() * self.share
        past = QRectF(area.right() - width, 0, width, _BAR) if self.isRightToLeft() else QRectF(0, 0, width, _BAR)
        if width >= _BAR:
            fill_round(painter, past, _BAR / 2, self._theme.color("accent"))
        painter.end()


class EpisodeCard(QWidget):
    """Laid over the space that the article reserves. The signals request actions on the episode."""

    play_wanted = Signal()
    download_wanted = Signal()
    pause_wanted = Signal()
    remove_wanted = Signal()
    from_start_wanted = Signal()
    outside_wanted = Signal()

    def __init__(
        self, theme: Theme, playback: Playback, picture: Callable[[str, QSize], QPixmap | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme, self._playback, self._picture = theme, playback, picture
        self.article: Article | None = None
        self.episode: Episode | None = None
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(tr("Episode"))
        self.art = Art(theme, ART, self)
        self.headline = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.facts = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self.headline, self.facts):
            label.setMinimumWidth(1)
        self.line = Line(theme)
        self.play_button = button(tr("Play"), self.play_wanted.emit)
        self.more = IconButton(theme, "more", tr("More"), self)
        self.more.clicked.connect(self._open_menu)
        column = boxes.column(self.headline, self.line, self.facts, spacing=8, margins=(0, 8, 0, 8))
        boxes.row(self.art, (column, 1), self.play_button, self.more, spacing=16, margins=(16, 14, 16, 14), on=self)
        playback.changed.connect(self.refresh)
        playback.moved.connect(self.refresh)
        theme.changed.connect(self.update)
        self.hide()

    def show_article(self, article: Article | None) -> None:
        """Show the current article, or its updated stored version."""
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
        self.facts.setText(facts(episode.enclosure, download))
        self.facts.setProperty("kind", "warn" if download is not None and download.problem is not None else "second")
        self.facts.style().polish(self.facts)
        if download is not None and download.state in {DownloadState.WAITING, DownloadState.PAUSED} and download.size:
            self.line.show_share(download.bytes / download.size)
        else:
            self.line.show_share(heard.position_seconds / heard.duration_seconds if heard and heard.duration_seconds else 0.0)
        is_here = not episode.enclosure.is_video and self._playback.can_play_here
        is_playing = self.is_loaded and self._playback.state in {State.PLAYING, State.LOADING}
        text = tr("Pause") if is_playing else tr("Play")
        self.play_button.setText(text if is_here else tr("Open in player"))
        set_tip(self.play_button, self.play_button.text(), "play_episode")
        self.play_button.setEnabled(not self._playback.is_loading(episode))
        self.art.show_picture(self._picture(episode.picture_url, QSize(ART, ART)))

    @property
    def is_loaded(self) -> bool:
        """Check whether the player has this episode."""
        return self.episode is not None and self._playback.is_loaded(self.episode)

    def _heard(self, article: Article, episode: Episode) -> Listening | None:
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
            menu.addAction(tr("Download"), self.download_wanted.emit)
        elif state is DownloadState.WAITING:
            menu.addAction(tr("Pause download"), self.pause_wanted.emit)
        elif state is not DownloadState.DONE:
            menu.addAction(
                literal(tr("Resume download") if state is DownloadState.PAUSED else tr("Try again")), self.download_wanted.emit
            )
        if state is not None:
            is_done = state is DownloadState.DONE
            menu.addAction(literal(tr("Delete download") if is_done else tr("Cancel download")), self.remove_wanted.emit)
        menu.addSeparator()
        menu.addAction(tr("Play from the start"), self.from_start_wanted.emit)
        menu.addAction(tr("Open in player"), self.outside_wanted.emit)
        return menu

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill_round(painter, QRectF(self.rect()), _ROUND, self._theme.color("bg_code"))
        painter.end()
