"""State of playback and the sound or voice beneath it; views follow `changed`, `moved` and `seeked`. GUI thread only."""

import importlib.util
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QImageReader

from reader.domain.commands import Command, FetchChapters, OpenEpisode, RecordListening
from reader.domain.entry import Article, Chapter, Enclosure
from reader.domain.episodes import FINISHED_SHARE, DownloadState, Listening, MediaSource
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EpisodeOpened, Event
from reader.domain.ids import Clock, CommandId, EntryId, FeedId
from reader.domain.retrieval import FetchRequest
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.data.timers import single_shot

if TYPE_CHECKING:
    from reader.ui.player.sentences import Script, Sentence
    from reader.ui.player.voice import Voice

COVER_MEGABYTES = 1
"""Limit of a cover's pixels, the least that Qt accepts: it decodes an episode's cover unasked, in a thread of its own. Larger
ones are skipped; one of this size with endless scans delays only its own episode.
"""
_LONGEST = 2**31 - 1
"""Maximum milliseconds that a signal carries: 24 days, whatever the file says."""


def can_play() -> bool:
    """Check whether QtMultimedia is installed, without importing it."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


class SourceDevice(QIODevice):
    """A stream for Qt; `problem` is the error that ended it."""

    def __init__(self, source: MediaSource, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._place = 0
        self._is_over = False
        self.problem: Problem | None = None
        self.open(QIODevice.OpenModeFlag.ReadOnly | QIODevice.OpenModeFlag.Unbuffered)

    def isSequential(self) -> bool:
        return not self._source.size

    def size(self) -> int:
        return self._source.size or 0

    def atEnd(self) -> bool:
        """Return True after an error too: an empty read would be repeated forever."""
        return self._is_over or bool(self._source.size and self._place >= self._source.size)

    def seek(self, place: int) -> bool:
        super().seek(place)
        self._place = place
        return True

    def readData(self, length: int) -> bytes:
        """Read in a thread of Qt's."""
        try:
            data = self._source.read(self._place, length)
        except ReaderError as error:
            self.problem, self._is_over = error.problem, True
            return b""
        except Exception as error:  # noqa: BLE001 -- a mistake of ours must not end Qt's thread
            self.problem, self._is_over = Problem(ProblemKind.BUG, type(error).__name__), True
            return b""
        self._is_over = self._is_over or (not data and not self._source.size)
        self._place += len(data)
        return data

    def writeData(self, data: bytes | bytearray | memoryview, length: int, /) -> int:  # noqa: ARG002 -- Qt's signature
        return -1

    def end(self) -> None:
        """End the stream, and wake waiting readers."""
        self._is_over = True
        self._source.close()


class Sound(QObject):
    """Plays one episode at a time; times are milliseconds. `failed` carries the problem, None if Qt cannot decode it."""

    moved = Signal(int)
    length_known = Signal(int)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        from PySide6.QtMultimedia import QAudioOutput, QMediaDevices, QMediaPlayer

        # nothing else decodes pictures in this process
        QImageReader.setAllocationLimit(COVER_MEGABYTES)
        self._kinds = QMediaPlayer
        self._devices = QMediaDevices
        self._player = QMediaPlayer(self)
        self._output = QAudioOutput(self)
        self._player.setAudioOutput(self._output)
        self._device: SourceDevice | None = None
        self._seek_to = 0
        self._player.positionChanged.connect(lambda place: self.moved.emit(min(int(place), _LONGEST)))
        self._player.durationChanged.connect(lambda length: self.length_known.emit(min(int(length), _LONGEST)))
        self._player.mediaStatusChanged.connect(lambda _: self._follow_status())
        self._player.errorOccurred.connect(lambda *_: self._fail())

    def has_output(self) -> bool:
        return bool(self._devices.audioOutputs())

    def load(self, source: MediaSource | Path, position: int) -> None:
        """Play a file or stream from a position; does not block."""
        self.unload()
        self._seek_to = position
        if isinstance(source, Path):
            self._player.setSource(QUrl.fromLocalFile(str(source)))
        else:
            self._device = SourceDevice(source, self)
            # the name only helps to guess the format, which Qt finds in the bytes
            self._player.setSourceDevice(self._device, QUrl("episode"))
        self._player.play()

    def play(self) -> None:
        self._player.play()

    def pause(self) -> None:
        self._player.pause()

    def seek(self, position: int) -> None:
        self._seek_to = 0
        self._player.setPosition(position)

    def set_speed(self, speed: float) -> None:
        self._player.setPlaybackRate(speed)

    def unload(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.end()
        if not self._player.source().isEmpty() or device is not None:
            self._player.stop()
            self._player.setSource(QUrl())
        if device is not None:
            device.deleteLater()

    def _follow_status(self) -> None:
        status, known = self._player.mediaStatus(), self._kinds.MediaStatus
        if status in {known.LoadedMedia, known.BufferedMedia} and self._seek_to:
            place, self._seek_to = self._seek_to, 0
            self._player.setPosition(place)
        elif status == known.EndOfMedia and self._device is not None and self._device.problem is not None:
            self._fail()
        elif status == known.EndOfMedia:
            self.ended.emit()
        elif status == known.InvalidMedia:
            self._fail()

    def _fail(self) -> None:
        self.failed.emit(self._device.problem if self._device is not None else None)


SAVE_SECONDS = 10
STOP_SECONDS = 1.0
_MILLI, _MINUTE = 1000, 60
OpenMedia = Callable[[FetchRequest], MediaSource]
"""Called in the player's own thread. Raises ReaderError."""


class State(StrEnum):
    NOTHING = auto()
    LOADING = auto()
    PLAYING = auto()
    PAUSED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Episode:
    """A playable episode of an article, or the `article` itself, read aloud."""

    entry_id: EntryId
    feed_id: FeedId
    title: str
    feed_title: str
    picture_url: str
    enclosure: Enclosure
    article: Article | None = None

    @property
    def url(self) -> str:
        return self.enclosure.url


def episode_of(article: Article) -> Episode | None:
    found = next((each for each in article.enclosures if each.is_playable), None)
    return _episode(article, found) if found is not None else None


def read_aloud(article: Article) -> Episode:
    """Return an article, with the text that is shown, to be read aloud."""
    return replace(_episode(article, Enclosure("")), article=article)


def _episode(article: Article, enclosure: Enclosure) -> Episode:
    title = " ".join(article.title.split())
    return Episode(article.entry_id, article.feed_id, title, article.feed_title, article.thumbnail_url, enclosure)


class Playback(QObject):
    """Plays one episode at a time. `play_outside` gets episodes for the system's player; listeners of `finished` choose the next
    one.
    """

    changed = Signal()
    moved = Signal()
    seeked = Signal()
    chapter_changed = Signal()
    sentence_changed = Signal()
    finished = Signal()
    _opened = Signal(int, object)

    def __init__(
        self,
        submit: Callable[[Command], None],
        clock: Clock,
        open_media: OpenMedia | None,
        play_outside: Callable[[Episode], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._submit, self._clock, self._open_media, self._play_outside = submit, clock, open_media, play_outside
        self.make_sound: Callable[[QObject], Sound] = Sound
        self.make_voice: Callable[[QObject], Voice] = _voice
        self.is_able: Callable[[], bool] = can_play
        self.state = State.NOTHING
        self.episode: Episode | None = None
        self.problem: Problem | None = None
        self.position = self.length = 0
        """Seconds."""
        self._speed = self._reading_speed = 100
        self.voice_of: Callable[[str], str] = lambda _language: ""
        """Returns the voice that the user chose for a language."""
        self.sleeps_in: int | None = None
        """Minutes of the sleep timer; 0 pauses at the end of what is loaded."""
        self._sleep_timer = single_shot(self, 0, self._sleep)
        self._sound: Sound | None = None
        self._voice: Voice | None = None
        self._worker = Worker("episode")
        self._script_worker = Worker("sentences")
        self._generation = 0
        self._asked: CommandId | None = None
        self.chapters_asked: CommandId | None = None
        self._saved_at = 0
        self._sought: int | None = None
        """Position sought by the user before loading."""
        self.chapter = -1  # for none
        self.lacks_output = False
        """True if the last episode found no sound output."""
        self._opened.connect(self._load)

    def plays_here(self, episode: Episode) -> bool:
        """Check whether an episode plays in the window, as far as is known; all others go to the system's player."""
        return self._can_play(episode) and not self.lacks_output

    @property
    def is_aloud(self) -> bool:
        """Check whether what is loaded is an article that is read aloud."""
        return self.episode is not None and self.episode.article is not None

    @property
    def voice(self) -> "Voice | None":
        return self._voice if self.is_aloud else None

    @property
    def sentence(self) -> "Sentence | None":
        return self.voice.sentence if self.voice is not None and self._is_loaded else None

    @property
    def speed(self) -> int:
        """Speed of the loaded kind, in percent."""
        return self._reading_speed if self.is_aloud else self._speed

    @property
    def _is_loaded(self) -> bool:
        return self.state in {State.PLAYING, State.PAUSED}

    @property
    def _player(self) -> "Sound | Voice | None":
        return self._voice if self.is_aloud else self._sound

    def _can_play(self, episode: Episode) -> bool:
        return episode.article is not None or (not episode.enclosure.is_video and self._open_media is not None and self.is_able())

    def is_loaded(self, episode: Episode) -> bool:
        return self.episode is not None and (self.episode.entry_id, self.episode.url) == (episode.entry_id, episode.url)

    def is_loading(self, episode: Episode) -> bool:
        """Check whether this episode is still loading: it can neither be paused nor resumed."""
        return self.state is State.LOADING and self.is_loaded(episode)

    def play(self, episode: Episode) -> None:
        if self.is_loaded(episode):
            self.toggle()
        elif not self._can_play(episode):
            self._play_outside(episode)
        else:
            self._leave()
            self.episode = episode
            self.length = episode.enclosure.duration_seconds or 0
            self._begin(episode)

    def play_outside(self) -> None:
        episode = self.episode
        if episode is not None:
            self.close()
            self._play_outside(episode)

    def toggle(self) -> None:
        player = self._player
        if self.state is State.PLAYING and player is not None:
            player.pause()
            self._become(State.PAUSED)
            self._save()
        elif self.state is State.PAUSED and player is not None:
            player.play()
            self._become(State.PLAYING)
        elif self.state is State.FAILED and self.episode is not None:
            self._begin(self.episode)

    def skip(self, seconds: int) -> None:
        """Skip some seconds, or a sentence where an article is read aloud."""
        if self.voice is None:
            self.seek(self.position + seconds)
        elif self._is_loaded:
            self.voice.step(1 if seconds > 0 else -1)

    def seek(self, seconds: int) -> None:
        """Go to a position, immediately or once loaded; never beyond the file's own end."""
        if self.state is State.LOADING:
            self._sought = max(0, min(seconds, self.length - 1) if self.length else seconds)
        player = self._player
        if player is None or not self._is_loaded:
            return
        self.position = max(0, min(seconds, max(self.length - 1, 0)))
        player.seek(self.position * _MILLI)
        self._note_place()
        self.seeked.emit()
        self._save()

    def set_speed(self, percent: int) -> None:
        self._speed = percent
        if self._sound is not None:
            self._sound.set_speed(percent / 100)
        self.changed.emit()

    def set_reading_speed(self, percent: int) -> None:
        self._reading_speed = percent
        if self._voice is not None:
            self._voice.set_speed(percent / 100)
        self.changed.emit()

    def sleep_in(self, minutes: int | None) -> None:
        """Set the sleep timer; None ends it."""
        self.sleeps_in = minutes
        self._sleep_timer.stop()
        if minutes:
            self._sleep_timer.start(minutes * _MINUTE * _MILLI)

    def _sleep(self) -> None:
        self.sleeps_in = None
        if self.state is State.PLAYING:
            self.toggle()

    def set_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        if self.episode is not None:
            self.episode = replace(self.episode, enclosure=replace(self.episode.enclosure, chapters=chapters))
            self._note_place()
            self.changed.emit()

    def close(self) -> None:
        """Stop, store the position, and release the system's speech."""
        self._leave()
        self._release_voice(0)

    def _release_voice(self, seconds: float) -> None:
        if self._voice is not None:
            self._voice.close(seconds)
            self._voice.deleteLater()
            self._voice = None

    def _leave(self) -> None:
        self._save()
        self._generation += 1
        self._asked = None
        if self._player is not None:
            self._player.unload()
        self.episode, self.state, self.problem = None, State.NOTHING, None
        self.position = self.length = 0
        self._sought = None
        self.chapter = -1
        self.changed.emit()
        self.sentence_changed.emit()

    def stop(self) -> None:
        self._leave()
        self._release_voice(STOP_SECONDS)
        for worker in (self._worker, self._script_worker):
            worker.stop(STOP_SECONDS)

    def handle_event(self, event: Event) -> None:
        if event.cause is None or event.cause != self._asked:
            return
        if isinstance(event, CommandFailed):
            self._fail(event.problem)
        elif isinstance(event, EpisodeOpened):
            self._open(event)

    def waits_for(self, cause: CommandId | None) -> bool:
        """Check whether the result of a command is shown, or ignored, here: an episode plays without chapters too."""
        return cause is not None and cause in {self._asked, self.chapters_asked}

    def _begin(self, episode: Episode) -> None:
        """Ask for the loaded episode; without a sound output, leave it to the system's player."""
        self.state, self.problem = State.LOADING, None
        sound = self._sound_made() if episode.article is None else self._voice_made()
        if sound is None:
            return
        self.lacks_output = not sound.has_output()
        if self.lacks_output:
            self.play_outside()
        else:
            self._ask(episode)
            self.changed.emit()

    def _ask(self, episode: Episode) -> None:
        if episode.article is not None:
            self._prepare(episode.article)
            return
        command = OpenEpisode(episode.entry_id, episode.url)
        self._asked = command.command_id
        self._submit(command)
        if episode.enclosure.chapters_url and not episode.enclosure.chapters:
            chapters = FetchChapters(episode.entry_id, episode.url)
            self.chapters_asked = chapters.command_id
            self._submit(chapters)

    def _prepare(self, article: Article) -> None:
        """Find the sentences of an article in a thread: a long text takes a while."""
        self._generation += 1
        generation = self._generation

        def prepare() -> None:
            found: object
            try:
                from reader.ui.article.document import blocks_of
                from reader.ui.player.sentences import script_of

                found = script_of(article, blocks_of(article.html))
            except Exception as error:  # noqa: BLE001 -- whatever it is, the user hears of it
                found = Problem(ProblemKind.BUG, type(error).__name__)
            self._opened.emit(generation, found)

        self._script_worker.clear()
        self._script_worker.start(prepare)

    def _open(self, event: EpisodeOpened) -> None:
        self._generation += 1
        self._asked = None
        self.position = event.position_seconds
        generation, request, open_media = self._generation, event.request, self._open_media
        if request is None or open_media is None:
            self._load(generation, Path(event.path))
            return
        self.changed.emit()

        def bring() -> None:
            found: object
            try:
                found = open_media(request)
            except ReaderError as error:
                found = error.problem
            except Exception as error:  # noqa: BLE001 -- whatever it is, the user hears of it
                found = Problem(ProblemKind.BUG, type(error).__name__)
            self._opened.emit(generation, found)

        self._worker.start(bring)

    @Slot(int, object)
    def _load(self, generation: int, found: "MediaSource | Path | Script | Problem") -> None:
        sound = self._player
        if generation != self._generation or self.episode is None or sound is None:
            close = getattr(found, "close", None)
            if close is not None:
                close()
            return
        if isinstance(found, Problem):
            self._fail(found)
            return
        self._saved_at = self.position
        if self._sought is not None:
            self.position, self._sought = self._sought, None
        if self.is_aloud:
            self.set_chapters(found.chapters)  # type: ignore[union-attr] # it was prepared for the voice
        sound.load(found, self.position * _MILLI)  # type: ignore[arg-type] # it was opened for this one
        sound.set_speed(self.speed / 100)
        self._become(State.PLAYING)
        self._note_place()
        if self.position:
            self.seeked.emit()

    def _sound_made(self) -> Sound | None:
        """Return None, and report it, if a library of QtMultimedia is missing or broken, which only an import reveals."""
        if self._sound is None:
            try:
                self._sound = self.make_sound(self)
            except (ImportError, OSError) as error:
                self._fail(Problem(ProblemKind.FILE_UNREADABLE, str(error)))
                return None
            self._follow(self._sound)
        return self._sound

    def _voice_made(self) -> "Voice | None":
        """Return None, and report it, if a library of Qt TextToSpeech is missing or broken."""
        if self._voice is None:
            try:
                self._voice = self.make_voice(self)
            except (ImportError, OSError) as error:
                self._fail(Problem(ProblemKind.NO_QT_SPEECH, str(error)))
                return None
            self._follow(self._voice)
            self._voice.set_speed(self._reading_speed / 100)
            self._voice.voice_of = self.voice_of
            self._voice.moved.connect(self.sentence_changed)
            self._voice.interrupted.connect(lambda: self._become(State.PAUSED))
        return self._voice

    def _follow(self, player: "Sound | Voice") -> None:
        player.moved.connect(self._move)
        player.length_known.connect(self._set_length)
        player.ended.connect(self._end)
        player.failed.connect(self._fail)

    @Slot(int)
    def _move(self, milliseconds: int) -> None:
        seconds = milliseconds // _MILLI
        # a file that was just loaded is at its start for a moment
        is_start = not seconds and self.position > 1 and not self.is_aloud
        if not self._is_loaded or seconds == self.position or is_start:
            return
        self.position = seconds
        self._note_place()
        if abs(self.position - self._saved_at) >= SAVE_SECONDS:
            self._save()

    def _note_place(self) -> None:
        chapters = self.episode.enclosure.chapters if self.episode is not None else ()
        chapter = sum(each.start_seconds <= self.position for each in chapters) - 1
        if chapter != self.chapter:
            self.chapter = chapter
            self.chapter_changed.emit()
        self.moved.emit()

    @Slot(int)
    def _set_length(self, milliseconds: int) -> None:
        """Use the file's own length, whatever the feed says."""
        if milliseconds > 0:
            self.length = milliseconds // _MILLI
            self.moved.emit()

    @Slot()
    def _end(self) -> None:
        if self.episode is not None:
            self.position = self.length = max(self.length, self.position)
            self._save()
            self._become(State.PAUSED)
            self.finished.emit()
            if self.sleeps_in == 0:
                self.sleeps_in = None

    @Slot(object)
    def _fail(self, problem: Problem | None) -> None:
        if self.episode is None or self.state is State.FAILED:
            return
        self._save()
        self._asked = None
        self.problem = problem or Problem(ProblemKind.NOT_MEDIA, self.episode.enclosure.mime_type)
        if self._player is not None:
            self._player.unload()
        self._become(State.FAILED)

    def _become(self, state: State) -> None:
        self.state = state
        self.changed.emit()

    def _save(self) -> None:
        episode = self.episode
        if episode is None or episode.article is not None or not self._is_loaded or self.position == self._saved_at:
            return
        self._saved_at = self.position
        now = self._clock.now()
        is_finished = bool(self.length) and self.position >= self.length * FINISHED_SHARE
        heard = Listening(
            episode.entry_id, episode.feed_id, episode.url, self.position, self.length, is_finished, int(now),
            self._clock.utc_offset_seconds(now),
        )  # fmt: skip
        self._submit(RecordListening(heard))


def _voice(parent: QObject) -> "Voice":
    from reader.ui.player.voice import Voice

    return Voice(parent)


def saved_path(article: Article, url: str) -> str:
    """Return the path of a downloaded episode; '' if it is not there."""
    return next((each.path for each in article.downloads if each.url == url and each.state is DownloadState.DONE), "")
