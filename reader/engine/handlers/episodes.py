"""Episodes: source, playback position and chapters."""

from pathlib import Path

from reader.domain.changes import Change, ChangeKind
from reader.domain.clock import DAY_SECONDS
from reader.domain.details import Detail, DetailKind
from reader.domain.entry import Article, Enclosure
from reader.domain.episode_commands import FetchChapters, ForgetListening, OpenEpisode, RecordListening, ReportMedia
from reader.domain.episode_events import ChaptersFailed, ChaptersReady, DownloadChanged, EpisodeOpened, ListeningChanged
from reader.domain.episodes import DownloadState
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind, ReaderError
from reader.domain.ids import EntryId, FeedId
from reader.domain.parsing import EpisodeChapters, JobKind, ParseResult
from reader.domain.request_log import RequestKind
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.subscription import PROXY, PROXY_LOGIN
from reader.domain.urls import host_of
from reader.engine import background_requests, episode_files
from reader.engine.handlers.accesses import is_recording
from reader.engine.handlers.request_log import note_result
from reader.engine.state import EngineState
from reader.engine.tasks import ChaptersTask
from reader.net.addresses import is_beside
from reader.net.politeness import host_cooldown
from reader.net.redirects import origin
from reader.storage import downloads, entries, entry_changes, feeds, history, listening, subscriptions


def open_episode(state: EngineState, command: OpenEpisode, now: float) -> None:
    """Answer with the saved file, else with a request. Raises ReaderError if the episode does not exist or its host is in a
    cooldown.
    """
    article, enclosure = find_episode(state, command.entry_id, command.url)
    heard = listening.find(state.connection, command.entry_id, command.url)
    position = heard.position_seconds if heard is not None and not heard.is_finished else 0
    saved = downloads.find(state.connection, command.entry_id, command.url)
    is_saved = saved is not None and saved.state is DownloadState.DONE
    if saved is not None and is_saved and episode_files.is_ours(saved.path, state.episode_folders) and Path(saved.path).is_file():
        state.publish(EpisodeOpened(command.entry_id, command.url, position, saved.path, cause=command.command_id))
        return
    if is_saved:
        downloads.remove(state.connection, command.entry_id, command.url)
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
        listening.record(state.connection, heard)
        state.publish(ListeningChanged(heard.entry_id, heard.url, heard, cause=command.command_id))


def forget_listening(state: EngineState, command: ForgetListening, _now: float) -> None:
    before = listening.forget_one(state.connection, command.entry_id, command.url)
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


def fetch_chapters(state: EngineState, command: FetchChapters, now: float) -> None:
    """Answer with the stored chapters, else request the file. Raises ReaderError if there is none."""
    article, enclosure = find_episode(state, command.entry_id, command.url)
    wanted = state.background.chapters
    if enclosure.chapters:
        state.publish(ChaptersReady(command.entry_id, command.url, cause=command.command_id))
    elif not enclosure.chapters_url or now < state.background.chapters_rest.get(enclosure.chapters_url, 0):
        raise ReaderError(ProblemKind.NO_CHAPTERS)
    elif enclosure.chapters_url not in {flight.url for flight in state.flights.values()}:
        wanted.append(ChaptersTask(command.entry_id, article.feed_id, enclosure.chapters_url, command.url, command.command_id))


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued requests that are due."""
    for task in background_requests.startable(state, state.background.chapters, now):
        feed = feeds.feed(state.connection, task.feed_id)
        background_requests.start(state, task, Purpose.CHAPTERS, feed.home_url if feed is not None else "", now)


def chapters_fetched(state: EngineState, task: ChaptersTask, result: FetchResult, now: float) -> None:
    if result.problem is not None:
        fail_chapters(state, task, result.problem, now)
    else:
        state.parse(task, result, JobKind.CHAPTERS)


def chapters_parsed(state: EngineState, task: ChaptersTask, parsed: ParseResult, now: float) -> None:
    if isinstance(parsed, EpisodeChapters):
        entry_changes.set_chapters(state.connection, task.entry_id, task.episode, parsed.chapters)
        state.publish(ChaptersReady(task.entry_id, task.episode, cause=task.cause))
    else:
        fail_chapters(state, task, parsed if isinstance(parsed, Problem) else Problem(ProblemKind.NO_CHAPTERS), now)


def fail_chapters(state: EngineState, task: ChaptersTask, problem: Problem, now: float) -> None:
    """Block another try for a day, unless this computer's network is to blame."""
    if problem.kind not in CONNECTIVITY:
        state.background.chapters_rest[task.url] = now + DAY_SECONDS
    state.publish(ChaptersFailed(task.entry_id, task.episode, problem, cause=task.cause))
