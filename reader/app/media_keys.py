"""Connects the player to media keys and desktop controls over the session bus. GUI thread only."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication

from reader.desktop.media_player import MediaPlayer, NowPlaying, Status, Wish
from reader.domain.entry import picture_file_name
from reader.domain.preferences import Preferences
from reader.ui.data.timers import single_shot
from reader.ui.player.bar import BACK_SECONDS, local_address
from reader.ui.player.playback import State
from reader.ui.shell.tray import bring_to_front
from reader.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from reader.desktop.bus import Bus

_PERCENT = 100
_ART = QSize(256, 256)
_STATUS = {State.LOADING: Status.PAUSED, State.PLAYING: Status.PLAYING, State.PAUSED: Status.PAUSED}


class MediaKeys(QObject):
    """Created once there is a bus; an episode loaded earlier is shown too."""

    _asked = Signal(str, float)

    def __init__(self, window: MainWindow, bus: "Bus") -> None:
        super().__init__(window)
        self._window = window
        self._drawn: Path | None = None
        """Picture published to the desktop."""
        self._links = links = window.handlers.player
        self._playback = playback = links.playback
        speed = Preferences.podcasts_speed
        lowest, highest = (speed.minimum or 0) / _PERCENT, (speed.maximum or 0) / _PERCENT
        self._player = MediaPlayer(bus, QGuiApplication.desktopFileName(), self._asked.emit, lowest, highest)
        self._asked.connect(self._do)
        # the next episode opens immediately; do not show the gap
        self._soon = single_shot(self, 0, self._show)
        playback.changed.connect(self._soon.start)
        playback.moved.connect(self._soon.start)
        playback.seeked.connect(self._report_seek)
        window.parts.entries.thumbnails.changed.connect(self._soon.start)
        self._wishes: dict[str, Callable[[float], None]] = {
            Wish.RAISE: lambda _: bring_to_front(window),
            Wish.PLAY_PAUSE: lambda _: playback.toggle(),
            Wish.PLAY: lambda _: playback.toggle() if playback.state is not State.PLAYING else None,
            Wish.PAUSE: lambda _: playback.toggle() if playback.state is State.PLAYING else None,
            Wish.STOP: lambda _: playback.close(),
            Wish.NEXT: lambda _: links.next_episode(),
            Wish.PREVIOUS: lambda _: playback.skip(BACK_SECONDS),
            Wish.SEEK: self._seek,
            Wish.GO_TO: lambda place: playback.seek(int(place)),
            Wish.SET_RATE: lambda rate: links.set_speed(round(rate * _PERCENT)),
        }
        self._show()

    def _do(self, wish: str, number: float) -> None:
        self._wishes[wish](number)

    def _seek(self, seconds: float) -> None:
        """Seek; beyond the end the next episode plays, as MPRIS specifies."""
        playback = self._playback
        if playback.length and playback.position + seconds > playback.length:
            self._links.next_episode()
        else:
            playback.seek(playback.position + int(seconds))

    def _report_seek(self) -> None:
        self._show()
        self._player.report_seek(self._playback.position)

    def _show(self) -> None:
        playback = self._playback
        episode = playback.episode
        if episode is None:
            self._drop_art(None)
            self._player.show(None)
            return
        self._player.show(
            NowPlaying(
                episode.entry_id,
                episode.title,
                episode.feed_title,
                _STATUS.get(playback.state, Status.STOPPED),
                playback.length,
                playback.position,
                playback.speed / _PERCENT,
                self._art(episode.picture_url),
            )
        )

    def _art(self, url: str) -> str:
        """Return the address of the picture as it was decoded, made small; '' without one. The desktop gets no file that others made:
        its shell would decode it in its own process. Named like a cached picture, it is removed with those at the latest.
        """
        original = self._window.parts.picture_path(url) if url else None
        shown = self._window.parts.entries.thumbnails.get(url, _ART)
        if original is None or shown is None or shown.pixmap is None:
            self._drop_art(None)
            return ""
        path = original.with_name(picture_file_name(f"{url} now playing"))
        if path != self._drawn and not shown.pixmap.save(str(path), "PNG"):
            return ""
        self._drop_art(path)
        return local_address(str(path))

    def _drop_art(self, path: Path | None) -> None:
        """Remove the picture of the episode before, and remember this one."""
        if self._drawn is not None and self._drawn != path:
            with suppress(OSError):
                self._drawn.unlink(missing_ok=True)
        self._drawn = path
