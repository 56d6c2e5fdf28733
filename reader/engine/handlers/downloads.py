"""Downloads of episodes: two at a time, one per host, each in its own thread, resumed where they were interrupted. Data is
flushed to disk before its progress is stored. A deleted file stays ten minutes at most for an undo.
"""

import logging
import math
from dataclasses import replace
from pathlib import Path

from reader.domain.changes import Change, ChangeKind
from reader.domain.details import Detail, DetailKind
from reader.domain.episode_commands import DownloadEpisode, PauseDownload, RemoveDownload, RestoreDownload
from reader.domain.episode_events import DownloadChanged
from reader.domain.episodes import Download, DownloadState, Target
from reader.domain.errors import PASSING, Problem, ProblemKind, ReaderError
from reader.domain.ids import CommandId, EntryId
from reader.domain.retrieval import FetchResult
from reader.domain.urls import host_of
from reader.engine import episode_files
from reader.engine.effects import StopDownload
from reader.engine.handlers.episodes import find_episode, media_request
from reader.engine.messages import DownloadNoted
from reader.engine.state import EngineState
from reader.engine.tasks import DownloadTask
from reader.storage import downloads, entries

IN_FLIGHT_MAX = 2
UNDO_SECONDS = 600
AGAIN_SECONDS = (60, 300, 900, 3600, 3600, 3600)
"""Pauses after consecutive failures; after the last one a download waits for the user."""
_PASSING = PASSING | {ProblemKind.FILE_CHANGED, ProblemKind.NO_RESOURCES, ProblemKind.BUG}

log = logging.getLogger(__name__)


def download_episode(state: EngineState, command: DownloadEpisode, now: float) -> None:
    """Start, resume or retry a download; what is already saved stays. Raises ReaderError if the episode does not exist."""
    find_episode(state, command.entry_id, command.url)
    _want(state, command.entry_id, command.url, command.command_id, now)


def pause_download(state: EngineState, command: PauseDownload, _now: float) -> None:
    """Stop a download and keep its data. Raises ReaderError if none is under way."""
    found = downloads.find(state.connection, command.entry_id, command.url)
    if found is None or found.state is not DownloadState.WAITING:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    _stop(state, found)
    _store(state, replace(found, state=DownloadState.PAUSED, problem=None), command.command_id)


def remove_download(state: EngineState, command: RemoveDownload, now: float) -> None:
    """Cancel or delete a download; the file itself is removed once undo is no longer possible."""
    found = downloads.find(state.connection, command.entry_id, command.url)
    if found is None or found.state is DownloadState.REMOVED:
        state.publish(DownloadChanged(command.entry_id, command.url, None, cause=command.command_id))
        return
    _stop(state, found)
    kind = ChangeKind.DOWNLOAD_DELETED if found.state is DownloadState.DONE else ChangeKind.DOWNLOAD_CANCELLED
    downloads.save(state.connection, replace(found, state=DownloadState.REMOVED, at=int(now)))
    state.downloads_at = 0.0
    undo = RestoreDownload(command.entry_id, command.url)
    article = entries.article(state.connection, command.entry_id)
    change = Change(kind, (article.title,) if article is not None else ())
    state.publish(DownloadChanged(command.entry_id, command.url, None, undo, change, cause=command.command_id))


def restore_download(state: EngineState, command: RestoreDownload, now: float) -> None:
    """Restore a file, or start the download again. Raises ReaderError if the episode no longer exists."""
    found = downloads.find(state.connection, command.entry_id, command.url)
    if found is not None and found.state is DownloadState.REMOVED and is_there(state, found):
        _store(state, replace(found, state=DownloadState.DONE), command.command_id)
        return
    find_episode(state, command.entry_id, command.url)
    _want(state, command.entry_id, command.url, command.command_id, now)


def is_there(state: EngineState, download: Download) -> bool:
    """Return whether the saved file exists at a path where downloads are stored."""
    return episode_files.is_ours(download.path, state.episode_folders) and Path(download.path).is_file()


def forget_others(state: EngineState) -> None:
    """At startup, forget downloads whose path is outside the downloads folder; the files there stay untouched."""
    for found in downloads.in_state(state.connection, *DownloadState):
        if found.path and not episode_files.is_ours(found.path, state.episode_folders):
            log.warning("No episode of ours: %s", found.path)
            if found.state in {DownloadState.DONE, DownloadState.REMOVED}:
                downloads.remove(state.connection, found.entry_id, found.url)
            else:
                downloads.save(state.connection, replace(found, path="", bytes=0, size=None, validator=""))


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued downloads that are due, and remove files deleted a while ago."""
    if now < state.downloads_at or not state.automatic:
        return
    with state.storing():
        state.downloads_at = min(_sweep(state, now), _start(state, now))


def next_start_at(state: EngineState, _now: float) -> float:
    """Return the time of the next start or removal."""
    return state.downloads_at if state.automatic else math.inf


def noted(state: EngineState, message: DownloadNoted) -> None:
    """Store a download's progress."""
    flight = state.flights.get(message.request_id)
    task = flight.task if flight is not None else None
    found = downloads.find(state.connection, task.entry_id, task.url) if isinstance(task, DownloadTask) else None
    if found is None or found.state is DownloadState.REMOVED:
        return
    saved = message.saved
    _store(state, replace(found, bytes=saved.bytes, size=saved.size, validator=saved.validator), None)


def download_fetched(state: EngineState, task: DownloadTask, result: FetchResult, now: float) -> None:
    state.downloads_at = 0.0
    found = downloads.find(state.connection, task.entry_id, task.url)
    if found is None:
        return
    saved, problem = result.saved, result.problem
    if saved is not None and problem is None:
        is_kept = found.state is not DownloadState.REMOVED
        whole = replace(found, path=saved.path, bytes=saved.bytes, size=saved.bytes, problem=None, tries=0)
        _store(state, replace(whole, state=DownloadState.DONE) if is_kept else whole, None)
    elif found.state is DownloadState.WAITING and problem is not None and problem.kind is not ProblemKind.INTERRUPTED:
        _store(state, _failed(found, task, problem, result.retry_after_seconds or 0, now), None)


def _failed(found: Download, task: DownloadTask, problem: Problem, wait_seconds: int, now: float) -> Download:
    """Return the failed download with its next try, later after each failure; the count restarts if new data arrived."""
    if problem.kind is ProblemKind.FILE_CHANGED:
        found = replace(found, bytes=0, size=None, validator="")
    tries = 1 if found.bytes > task.offset else found.tries + 1
    if problem.kind not in _PASSING or tries > len(AGAIN_SECONDS):
        return replace(found, state=DownloadState.FAILED, problem=problem, tries=tries)
    retry_at = int(now) + max(AGAIN_SECONDS[tries - 1], wait_seconds)
    return replace(found, problem=problem, tries=tries, retry_at=retry_at)


def _want(state: EngineState, entry_id: EntryId, url: str, cause: CommandId, now: float) -> None:
    found = downloads.find(state.connection, entry_id, url)
    if found is not None and found.state is DownloadState.DONE and is_there(state, found):
        state.publish(DownloadChanged(entry_id, url, found, cause=cause))
        return
    fresh = Download(entry_id, url, at=int(now))
    if found is not None and found.state is not DownloadState.DONE:
        fresh = replace(found, state=DownloadState.WAITING, problem=None, tries=0, retry_at=0, at=int(now))
    _store(state, fresh, cause)


def _store(state: EngineState, download: Download, cause: CommandId | None) -> None:
    downloads.save(state.connection, download)
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
    for found in downloads.in_state(state.connection, DownloadState.WAITING) if len(hosts) < IN_FLIGHT_MAX else ():
        host = host_of(found.url)
        at = max(found.retry_at, state.gate.next_start_at(host, now))
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
        if not episode_files.is_ours(found.path, state.episode_folders):
            found = replace(found, bytes=0, size=None, validator="")
            taken = {each.path for each in downloads.in_state(state.connection, *DownloadState)}
            found = replace(found, path=str(episode_files.free_place(state.podcasts_folder, article, enclosure, taken)))
    except (ReaderError, OSError) as error:
        problem = error.problem if isinstance(error, ReaderError) else Problem(ProblemKind.FILE_UNWRITABLE, error.strerror or "")
        _store(state, replace(found, state=DownloadState.FAILED, problem=problem), None)
        return False
    offset = min(found.bytes, episode_files.kept_bytes(found.path)) if found.validator else 0
    found = replace(found, bytes=offset)
    downloads.save(state.connection, found)
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
    for found in downloads.in_state(state.connection, DownloadState.REMOVED):
        if found.at + UNDO_SECONDS > now and state.is_undo_possible:
            soonest = min(soonest, found.at + UNDO_SECONDS)
        elif (found.entry_id, found.url) not in flying:
            if episode_files.is_ours(found.path, state.episode_folders):
                try:
                    episode_files.remove_files(found.path)
                except OSError as error:
                    log.warning("A file could not be removed: %s", error.strerror)
            downloads.remove(state.connection, found.entry_id, found.url)
    state.is_undo_possible = True
    return soonest
