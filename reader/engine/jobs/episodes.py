"""Episodes: source, playback position, chapters, downloads and their files."""

import logging
import math
import os
from collections.abc import Container, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from reader.domain.addresses import host_of
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    DownloadEpisode,
    FetchChapters,
    ForgetListening,
    OpenEpisode,
    PauseDownload,
    RecordListening,
    RemoveDownload,
    ReportMedia,
    RestoreDownload,
)
from reader.domain.entry import MEDIA_SUFFIXES, Article, Enclosure
from reader.domain.episodes import PART, Download, DownloadState, Target
from reader.domain.errors import CONNECTIVITY, PASSING, Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import ChaptersFailed, ChaptersReady, DownloadChanged, EpisodeOpened, ListeningChanged
from reader.domain.ids import DAY_SECONDS, CommandId, EntryId, FeedId
from reader.domain.retrieval import EpisodeChapters, FetchRequest, FetchResult, JobKind, ParseResult, Purpose, RequestKind
from reader.domain.subscription import PROXY, PROXY_LOGIN
from reader.domain.value_classes import dataclass
from reader.engine.jobs import background
from reader.engine.jobs.request_log import note_result
from reader.engine.messages import DownloadNoted, StopDownload
from reader.engine.state import EngineState, is_recording
from reader.engine.tasks import BackgroundTask, Task
from reader.formats.articles.markdown import file_stem
from reader.net.addresses import is_beside, origin
from reader.net.politeness import host_cooldown
from reader.storage import entries, entry_changes, episodes, feeds, history, subscriptions

_SUFFIXES = {
    "audio/mpeg": ".mp3",
    "audio/mp3": ".mp3",
    "audio/mp4": ".m4a",
    "audio/x-m4a": ".m4a",
    "audio/m4a": ".m4a",
    "audio/aac": ".aac",
    "audio/ogg": ".ogg",
    "audio/opus": ".opus",
    "audio/flac": ".flac",
    "audio/x-flac": ".flac",
    "audio/wav": ".wav",
    "audio/x-wav": ".wav",
    "video/mp4": ".mp4",
    "video/x-m4v": ".m4v",
    "video/webm": ".webm",
    "video/quicktime": ".mov",
    "video/ogg": ".ogv",
}


_OURS = (*MEDIA_SUFFIXES, *_SUFFIXES.values())


def free_place(folder: Path, article: Article, enclosure: Enclosure, taken: Container[str]) -> Path:
    """Return a path that does not exist and is not `taken`: folder, feed, date and title."""
    date = datetime.fromtimestamp(article.sort_at, UTC).strftime("%Y-%m-%d")
    stem = f"{date} {file_stem(article.title, 'Episode')}"
    inner, suffix = folder / file_stem(article.feed_title, "Podcast"), _suffix(enclosure)
    names = (inner / f"{stem}{f' {number + 1}' if number else ''}{suffix}" for number in count())
    return next(name for name in names if str(name) not in taken and not name.exists() and not _part(name).exists())


def _part(path: Path) -> Path:
    return path.with_name(path.name + PART)


def is_ours(path: str, folders: Iterable[Path]) -> bool:
    """Return whether a stored path can be one of ours: a generated name in one of the folders, wherever links lead on the way."""
    if not path or not path.lower().endswith(_OURS):
        return False
    # the disk is not accessed for other names: one may be that of a server
    written = Path(os.path.normpath(path))
    around = [folder for folder in folders if folder.is_absolute() and written.is_relative_to(os.path.normpath(folder))]
    try:
        places = [each.resolve() for each in (written, _part(written))] if around else []
        return any(all(place.is_relative_to(folder.resolve()) for place in places) for folder in around)
    except (OSError, RuntimeError, ValueError):
        return False


def kept_bytes(path: str) -> int:
    try:
        return _part(Path(path)).stat().st_size if path else 0
    except OSError:
        return 0


def remove_files(path: str) -> None:
    """Remove a saved file and parts of an unfinished one. Raises OSError."""
    if path:
        Path(path).unlink(missing_ok=True)
        _part(Path(path)).unlink(missing_ok=True)


def _suffix(enclosure: Enclosure) -> str:
    """Return a suffix of a fixed list, whatever the address ends in."""
    path = enclosure.url.partition("?")[0].partition("#")[0].lower()
    own = next((suffix for suffix in MEDIA_SUFFIXES if path.endswith(suffix)), "")
    return own or _SUFFIXES.get(enclosure.mime_type, ".mp4" if enclosure.is_video else ".mp3")


def open_episode(state: EngineState, command: OpenEpisode, now: float) -> None:
    """Answer with the saved file, else with a request. Raises ReaderError: no episode, or a host in a cooldown."""
    article, enclosure = find_episode(state, command.entry_id, command.url)
    heard = episodes.find_listening(state.connection, command.entry_id, command.url)
    position = heard.position_seconds if heard is not None and not heard.is_finished else 0
    saved = episodes.find_download(state.connection, command.entry_id, command.url)
    is_saved = saved is not None and saved.state is DownloadState.DONE
    if saved is not None and is_saved and is_ours(saved.path, state.episode_folders) and Path(saved.path).is_file():
        state.publish(EpisodeOpened(command.entry_id, command.url, position, saved.path, cause=command.command_id))
        return
    if is_saved:
        episodes.remove_download(state.connection, command.entry_id, command.url)
        state.publish(DownloadChanged(command.entry_id, command.url, None))
    if state.gate.is_cooling(host_of(enclosure.url), now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    request = media_request(state, article.feed_id, enclosure.url)
    state.publish(EpisodeOpened(command.entry_id, command.url, position, request=request, cause=command.command_id))


def find_episode(state: EngineState, entry_id: EntryId, url: str) -> tuple[Article, Enclosure]:
    """Return the article and its enclosure. Raises ReaderError if either is gone or cannot be played."""
    article = entries.article(state.connection, entry_id)
    found = next((each for each in article.enclosures if each.url == url and each.is_playable), None) if article else None
    if article is None or found is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    return article, found


def media_request(state: EngineState, feed_id: FeedId, url: str) -> FetchRequest:
    """Return a request for an episode: private addresses only beside its feed, the feed's login only at the feed's origin."""
    feed = feeds.feed(state.connection, feed_id)
    if feed is None:
        return state.request(url, Purpose.MEDIA)
    is_own = origin(url) == origin(feed.url)
    settings = subscriptions.settings_of(state.connection, feed_id)
    allowed = settings if is_own else {key: value for key, value in settings.items() if key in {"user_agent", PROXY, PROXY_LOGIN}}
    return state.request(
        url,
        Purpose.MEDIA,
        feed_id=feed_id,
        may_be_private=is_beside(url, feed.home_url),
        settings=allowed,
        login_url=feed.url if is_own else "",
    )


def record_listening(state: EngineState, command: RecordListening, now: float) -> None:
    """Store the playback position of an episode, unless recording is off or paused."""
    if is_recording(state, now):
        heard = command.listening
        episodes.record_listening(state.connection, heard)
        state.publish(ListeningChanged(heard.entry_id, heard.url, heard, cause=command.command_id))


def forget_listening(state: EngineState, command: ForgetListening, _now: float) -> None:
    before = episodes.forget_listening_of(state.connection, command.entry_id, command.url)
    undo = RecordListening(before) if before is not None else None
    article = entries.article(state.connection, command.entry_id)
    change = Change(ChangeKind.LISTENING_FORGOTTEN, (article.title,) if article is not None else ()) if undo else None
    state.publish(ListeningChanged(command.entry_id, command.url, None, undo, change, cause=command.command_id))


def report_media(state: EngineState, command: ReportMedia, now: float) -> None:
    """Log a request of the media player; a host that refused it gets the cooldown it asked for."""
    note_result(state, RequestKind.STREAM, command.result, command.result.request.feed_id, None, now)
    until = host_cooldown(command.result, now)
    if until is not None:
        host = host_of(command.result.request.url)
        state.gate.set_cooldown(host, until)
        history.set_cooldown(state.connection, host, until)


@dataclass(frozen=True, slots=True)
class ChaptersTask(BackgroundTask):
    entry_id: EntryId
    feed_id: FeedId
    url: str
    episode: str
    cause: CommandId
    kind = RequestKind.CHAPTERS

    def start(self, state: EngineState, now: float) -> None:
        feed = feeds.feed(state.connection, self.feed_id)
        background.start(state, self, Purpose.CHAPTERS, feed.home_url if feed is not None else "", now)

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        if result.problem is not None:
            self._put_off(state, result.problem, now)
        else:
            state.parse(self, result, JobKind.CHAPTERS)

    def parsed(self, state: EngineState, _result: FetchResult, parsed: ParseResult, now: float) -> None:
        if isinstance(parsed, EpisodeChapters):
            entry_changes.set_chapters(state.connection, self.entry_id, self.episode, parsed.chapters)
            state.publish(ChaptersReady(self.entry_id, self.episode, cause=self.cause))
        else:
            self._put_off(state, parsed if isinstance(parsed, Problem) else Problem(ProblemKind.NO_CHAPTERS), now)

    def fail(self, state: EngineState, problem: Problem) -> None:
        state.publish(ChaptersFailed(self.entry_id, self.episode, problem, cause=self.cause))

    def _put_off(self, state: EngineState, problem: Problem, now: float) -> None:
        """Block another try for a day, unless this computer's network is to blame."""
        if problem.kind not in CONNECTIVITY:
            state.background.chapters_rest[self.url] = now + DAY_SECONDS
        self.fail(state, problem)


def fetch_chapters(state: EngineState, command: FetchChapters, now: float) -> None:
    """Answer with the stored chapters, else request the file. Raises ReaderError if there is none."""
    article, enclosure = find_episode(state, command.entry_id, command.url)
    if enclosure.chapters:
        state.publish(ChaptersReady(command.entry_id, command.url, cause=command.command_id))
    elif not enclosure.chapters_url or now < state.background.chapters_rest.get(enclosure.chapters_url, 0):
        raise ReaderError(ProblemKind.NO_CHAPTERS)
    elif enclosure.chapters_url not in {flight.url for flight in state.flights.values()}:
        task = ChaptersTask(command.entry_id, article.feed_id, enclosure.chapters_url, command.url, command.command_id)
        state.background.add(task)


IN_FLIGHT_MAX = 2
UNDO_SECONDS = 600
AGAIN_SECONDS = (60, 300, 900, 3600, 3600, 3600)
"""Pauses after consecutive failures; after the last one a download waits for the user."""
_PASSING = PASSING | {ProblemKind.FILE_CHANGED, ProblemKind.NO_RESOURCES, ProblemKind.BUG}

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DownloadTask(Task):
    """Download of an episode to a file; `offset` is the size already there."""

    entry_id: EntryId
    url: str
    offset: int
    kind = RequestKind.DOWNLOAD

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        state.downloads_at = 0.0
        found = episodes.find_download(state.connection, self.entry_id, self.url)
        if found is None:
            return
        saved, problem = result.saved, result.problem
        if saved is not None and problem is None:
            is_kept = found.state is not DownloadState.REMOVED
            whole = replace(found, path=saved.path, bytes=saved.bytes, size=saved.bytes, problem=None, tries=0)
            _store(state, replace(whole, state=DownloadState.DONE) if is_kept else whole, None)
        elif found.state is DownloadState.WAITING and problem is not None and problem.kind is not ProblemKind.INTERRUPTED:
            _store(state, _failed(found, self, problem, result.retry_after_seconds or 0, now), None)


def download_episode(state: EngineState, command: DownloadEpisode, now: float) -> None:
    """Start, resume or retry a download; what is already saved stays. Raises ReaderError if the episode does not exist."""
    find_episode(state, command.entry_id, command.url)
    _want(state, command.entry_id, command.url, command.command_id, now)


def pause_download(state: EngineState, command: PauseDownload, _now: float) -> None:
    """Stop a download and keep its data. Raises ReaderError if none is under way."""
    found = episodes.find_download(state.connection, command.entry_id, command.url)
    if found is None or found.state is not DownloadState.WAITING:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    _stop(state, found)
    _store(state, replace(found, state=DownloadState.PAUSED, problem=None), command.command_id)


def remove_download(state: EngineState, command: RemoveDownload, now: float) -> None:
    """Cancel or delete a download; the file itself is removed once undo is no longer possible."""
    found = episodes.find_download(state.connection, command.entry_id, command.url)
    if found is None or found.state is DownloadState.REMOVED:
        state.publish(DownloadChanged(command.entry_id, command.url, None, cause=command.command_id))
        return
    _stop(state, found)
    kind = ChangeKind.DOWNLOAD_DELETED if found.state is DownloadState.DONE else ChangeKind.DOWNLOAD_CANCELLED
    episodes.save_download(state.connection, replace(found, state=DownloadState.REMOVED, at=int(now)))
    state.downloads_at = 0.0
    undo = RestoreDownload(command.entry_id, command.url)
    article = entries.article(state.connection, command.entry_id)
    change = Change(kind, (article.title,) if article is not None else ())
    state.publish(DownloadChanged(command.entry_id, command.url, None, undo, change, cause=command.command_id))


def restore_download(state: EngineState, command: RestoreDownload, now: float) -> None:
    """Restore a file, or start the download again. Raises ReaderError if the episode no longer exists."""
    found = episodes.find_download(state.connection, command.entry_id, command.url)
    if found is not None and found.state is DownloadState.REMOVED and is_there(state, found):
        _store(state, replace(found, state=DownloadState.DONE), command.command_id)
        return
    find_episode(state, command.entry_id, command.url)
    _want(state, command.entry_id, command.url, command.command_id, now)


def is_there(state: EngineState, download: Download) -> bool:
    """Return whether the saved file exists at a path where downloads are stored."""
    return is_ours(download.path, state.episode_folders) and Path(download.path).is_file()


def forget_others(state: EngineState) -> None:
    """At startup, forget downloads whose path is outside the downloads folder; the files there stay untouched."""
    for found in episodes.downloads_in_state(state.connection, *DownloadState):
        if found.path and not is_ours(found.path, state.episode_folders):
            log.warning("No episode of ours: %s", found.path)
            if found.state in {DownloadState.DONE, DownloadState.REMOVED}:
                episodes.remove_download(state.connection, found.entry_id, found.url)
            else:
                episodes.save_download(state.connection, replace(found, path="", bytes=0, size=None, validator=""))


def start_downloads(state: EngineState, now: float) -> None:
    """Start queued downloads that are due, and remove files deleted a while ago."""
    if now < state.downloads_at or not state.automatic:
        return
    with state.storing():
        state.downloads_at = min(_sweep(state, now), _start(state, now))


def next_download_at(state: EngineState, _now: float) -> float:
    return state.downloads_at if state.automatic else math.inf


def noted(state: EngineState, message: DownloadNoted) -> None:
    flight = state.flights.get(message.request_id)
    task = flight.task if flight is not None else None
    found = episodes.find_download(state.connection, task.entry_id, task.url) if isinstance(task, DownloadTask) else None
    if found is None or found.state is DownloadState.REMOVED:
        return
    saved = message.saved
    _store(state, replace(found, bytes=saved.bytes, size=saved.size, validator=saved.validator), None)


def _failed(found: Download, task: DownloadTask, problem: Problem, wait_seconds: int, now: float) -> Download:
    """Return the failed download with its next try, later after each failure; the count restarts if new data arrived."""
    if problem.kind is ProblemKind.FILE_CHANGED:
        found = replace(found, bytes=0, size=None, validator="")
    tries = 1 if found.bytes > task.offset else found.tries + 1
    if problem.kind not in _PASSING or tries > len(AGAIN_SECONDS):
        return replace(found, state=DownloadState.FAILED, problem=problem, tries=tries)
    retry_at = int(now) + max(AGAIN_SECONDS[tries - 1], min(wait_seconds, DAY_SECONDS))
    return replace(found, problem=problem, tries=tries, retry_at=retry_at)


def _want(state: EngineState, entry_id: EntryId, url: str, cause: CommandId, now: float) -> None:
    found = episodes.find_download(state.connection, entry_id, url)
    if found is not None and found.state is DownloadState.DONE and is_there(state, found):
        state.publish(DownloadChanged(entry_id, url, found, cause=cause))
        return
    fresh = Download(entry_id, url, at=int(now))
    if found is not None and found.state is not DownloadState.DONE:
        fresh = replace(found, state=DownloadState.WAITING, problem=None, tries=0, retry_at=0, at=int(now))
    _store(state, fresh, cause)


def _store(state: EngineState, download: Download, cause: CommandId | None) -> None:
    episodes.save_download(state.connection, download)
    state.downloads_at = 0.0
    if download.state is not DownloadState.REMOVED:
        state.publish(DownloadChanged(download.entry_id, download.url, download, cause=cause))


def _flying(state: EngineState) -> dict[tuple[EntryId, str], tuple[int, str]]:
    """Return the requests and hosts of downloads under way."""
    return {
        (flight.task.entry_id, flight.task.url): (number, flight.host)
        for number, flight in state.flights.items()
        if isinstance(flight.task, DownloadTask)
    }


def _stop(state: EngineState, download: Download) -> None:
    flying = _flying(state).get((download.entry_id, download.url))
    if flying is not None:
        state.outbox.append(StopDownload(flying[0]))


def _start(state: EngineState, now: float) -> float:
    """Start downloads; return the time of the next check."""
    flying = _flying(state)
    hosts, soonest = {host for _, host in flying.values()}, math.inf
    for found in episodes.downloads_in_state(state.connection, DownloadState.WAITING) if len(hosts) < IN_FLIGHT_MAX else ():
        host = host_of(found.url)
        # a time more than two days ahead was written by a clock that was wrong
        retry_at = found.retry_at if found.retry_at <= now + 2 * DAY_SECONDS else 0
        at = max(retry_at, state.gate.next_start_at(host, now))
        if (found.entry_id, found.url) in flying or host in hosts or len(hosts) >= IN_FLIGHT_MAX:
            continue
        if at > now:
            soonest = min(soonest, at)
        elif _begin(state, found, host, now):
            hosts.add(host)
    return soonest


def _begin(state: EngineState, found: Download, host: str, now: float) -> bool:
    """Return whether the download started; without a free path or its entry it fails."""
    try:
        article, enclosure = find_episode(state, found.entry_id, found.url)
        if not is_ours(found.path, state.episode_folders):
            found = replace(found, bytes=0, size=None, validator="")
            taken = {each.path for each in episodes.downloads_in_state(state.connection, *DownloadState)}
            found = replace(found, path=str(free_place(state.podcasts_folder, article, enclosure, taken)))
    except (ReaderError, OSError) as error:
        problem = error.problem if isinstance(error, ReaderError) else Problem(ProblemKind.FILE_UNWRITABLE, error.strerror or "")
        _store(state, replace(found, state=DownloadState.FAILED, problem=problem), None)
        return False
    offset = min(found.bytes, kept_bytes(found.path)) if found.validator else 0
    found = replace(found, bytes=offset)
    episodes.save_download(state.connection, found)
    target = Target(found.path, offset, found.validator)
    request = replace(media_request(state, article.feed_id, found.url), target=target)
    # a start takes the host's turn, so that others keep their distance; the rest of the download does not block them
    state.gate.background_started(host, now)
    state.gate.finished(host)
    state.send(DownloadTask(found.entry_id, found.url, offset), request, host, now)
    return True


def _sweep(state: EngineState, now: float) -> float:
    """Remove files whose undo has expired; return the time of the next check."""
    flying, soonest = _flying(state), math.inf
    for found in episodes.downloads_in_state(state.connection, DownloadState.REMOVED):
        if found.at + UNDO_SECONDS > now and state.is_undo_possible:
            soonest = min(soonest, found.at + UNDO_SECONDS)
        elif (found.entry_id, found.url) not in flying:
            if is_ours(found.path, state.episode_folders):
                try:
                    remove_files(found.path)
                except OSError as error:
                    log.warning("A file could not be removed: %s", error.strerror)
            episodes.remove_download(state.connection, found.entry_id, found.url)
    state.is_undo_possible = True
    return soonest
