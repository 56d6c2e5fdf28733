"""Pictures of articles and rows, opened or read offline: fetched once, checked, kept in the cache folder."""

import logging
import math
import os
from collections.abc import Container, Iterable
from pathlib import Path

from reader.domain.addresses import host_of, is_mail, is_private_url
from reader.domain.commands import THUMBNAILS_MAX, FetchPicture, ShowThumbnails
from reader.domain.entry import picture_file_name
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind, ReaderError
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.ids import DAY_SECONDS, CommandId, EntryId, FeedId
from reader.domain.retrieval import FetchResult, Purpose, RequestKind
from reader.domain.subscription import LOAD, OFFLINE_PICTURES, PICTURES
from reader.domain.value_classes import dataclass
from reader.engine.jobs import background
from reader.engine.state import EngineState, Steps, YieldTurn
from reader.engine.tasks import BackgroundTask, Task
from reader.formats.articles import pictures as formats
from reader.formats.articles.pictures import picture_addresses
from reader.formats.urls import safe_link
from reader.net.addresses import is_beside
from reader.storage import entries, feeds, pictures, retention, saved, subscriptions

IN_FLIGHT_MAX = 4
THUMBNAILS_IN_FLIGHT_MAX = 3
"""Thumbnails in flight, in addition to pictures of the open article, which never wait for them."""
FAILURES_KEPT = 2000
UNREACHED_SECONDS = 600
"""Seconds until a thumbnail of an unreachable server is requested again; after any other failure it takes a day."""


@dataclass(frozen=True, slots=True)
class PictureTask(Task):
    """Fetch of a picture of an open article into the cache; without a cause, of a visible row's thumbnail."""

    url: str
    entry_id: EntryId
    cause: CommandId | None = None

    @property
    def kind(self) -> RequestKind:
        return RequestKind.THUMBNAIL if self.cause is None else RequestKind.PICTURE

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        conclude(state, self, result, now)

    def fail(self, state: EngineState, problem: Problem) -> None:
        state.publish(PictureFailed(self.url, problem, cause=self.cause))


def fetch_picture(state: EngineState, command: FetchPicture, now: float) -> None:
    """Answer from the cache, else queue the picture at its host."""
    path = cached(state, command.url, now)
    if path is not None:
        state.publish(PictureReady(command.url, path, cause=command.command_id))
    elif not is_wanted(state, command.url, entries.feed_of(state.connection, command.entry_id)):
        state.publish(PictureFailed(command.url, _refused(command.url), cause=command.command_id))
    else:
        state.pictures_waiting.append(PictureTask(command.url, command.entry_id, command.command_id))


def show_thumbnails(state: EngineState, command: ShowThumbnails, now: float) -> None:
    """Queue the pictures of visible rows, and drop those of rows that were scrolled away."""
    state.thumbnails_waiting.clear()
    for url, entry_id in command.wanted[:THUMBNAILS_MAX]:
        path, failure = cached(state, url, now), state.picture_failures.get(url)
        if path is not None:
            state.publish(PictureReady(url, path, cause=command.command_id))
        elif not is_wanted(state, url):
            state.publish(PictureFailed(url, _refused(url), cause=command.command_id))
        elif failure is not None and now < failure[1]:
            state.publish(PictureFailed(url, failure[0], cause=command.command_id))
        elif state.preferences.reading_thumbnails == "list":
            state.thumbnails_waiting.append(PictureTask(url, entry_id))


def start_waiting(state: EngineState, now: float) -> None:
    """Start four pictures at once for the open article and three for the list, one per host, none during a host's cooldown."""
    for task in list(state.pictures_waiting):
        if state.gate.is_cooling(host_of(task.url), now):
            _answer(state, task, Problem(ProblemKind.RATE_LIMITED))
        elif not _has_line(state, task):
            # the database is queried only once a slot is free
            continue
        elif is_wanted(state, task.url, entries.feed_of(state.connection, task.entry_id)):
            _start(state, task, now)
        else:
            _answer(state, task, _refused(task.url))
    _start_thumbnails(state, now)


def _start_thumbnails(state: EngineState, now: float) -> None:
    if state.preferences.reading_pictures == "never" or state.preferences.reading_thumbnails != "list":
        state.thumbnails_waiting.clear()
    if background.is_quiet(state):
        return
    for task in list(state.thumbnails_waiting):
        host = host_of(task.url)
        if _has_line(state, task) and not state.gate.is_busy(host) and not state.gate.is_cooling(host, now):
            _start(state, task, now)


def conclude(
    state: EngineState, task: PictureTask, result: FetchResult, now: float, *, offline_feed: FeedId | None = None
) -> None:
    """Store a picture or its problem, and answer all who wait for it; one of an `offline_feed` was fetched in advance."""
    problem = result.problem or _keep(state, task.url, result.body, int(now), offline_feed)
    if problem is None:
        state.picture_failures.pop(task.url, None)
    else:
        rest = UNREACHED_SECONDS if problem.kind in CONNECTIVITY else DAY_SECONDS
        state.picture_failures[task.url] = (problem, now + rest)
        if len(state.picture_failures) > FAILURES_KEPT:
            del state.picture_failures[next(iter(state.picture_failures))]
    _answer(state, task, problem)


def cached(state: EngineState, url: str, now: float) -> str | None:
    """Return the path of a picture in the cache and mark it as used; None if it is not there, or somebody emptied the folder."""
    # the path follows from the address, whatever is stored
    is_known = pictures.lookup(state.connection, url, int(now)) is not None
    path = _path(state, url)
    return str(path) if is_known and path.is_file() else None


def is_wanted(state: EngineState, url: str, feed_id: FeedId | None = None) -> bool:
    """Return whether a picture may be requested: tracking pixels never are. A feed may load its articles' pictures where others
    have none; those of a newsletter are loaded only so, since their addresses are this reader's own.
    """
    if not _is_harmless(url):
        return False
    if feed_id is None or (state.preferences.reading_pictures != "never" and not _is_of_mail(state, feed_id)):
        return state.preferences.reading_pictures != "never"
    return subscriptions.settings_of(state.connection, feed_id).get(PICTURES) == LOAD


def _is_harmless(url: str) -> bool:
    return safe_link(url) == url and not formats.is_tracker(url, None, None)


def _is_of_mail(state: EngineState, feed_id: FeedId) -> bool:
    feed = state.feeds.get(feed_id)
    feed = feed or feeds.feed(state.connection, feed_id)
    return feed is not None and is_mail(feed.url)


def _keep(state: EngineState, url: str, body: bytes, now: int, offline_feed: FeedId | None) -> Problem | None:
    """Put a picture into the cache; return a problem if it is none or cannot be written."""
    try:
        formats.inspect(body)
        _path(state, url).write_bytes(body)
    except ReaderError as error:
        return error.problem
    except OSError as error:
        return Problem(ProblemKind.FILE_UNWRITABLE, error.strerror or "")
    pictures.add(state.connection, url, str(_path(state, url)), len(body), now, offline_feed)
    return None


def is_beside_its_page(state: EngineState, url: str, entry_id: EntryId) -> bool:
    """Return whether a local picture may be requested: only if its feed, and the full text's page, are local too."""
    article = entries.article(state.connection, entry_id) if is_private_url(url) else None
    feed = feeds.feed(state.connection, article.feed_id) if article else None
    if article is None or feed is None or not is_beside(url, feed.home_url):
        return False
    return article.full_text is None or is_beside(url, article.link) or url in picture_addresses(article.html)


def _has_line(state: EngineState, task: PictureTask) -> bool:
    flying = [flight for flight in state.flights.values() if isinstance(flight.task, PictureTask)]
    if host_of(task.url) in {flight.host for flight in flying}:
        return False
    is_thumbnail = task.cause is None
    alike = sum(isinstance(flight.task, PictureTask) and (flight.task.cause is None) is is_thumbnail for flight in flying)
    return alike < (THUMBNAILS_IN_FLIGHT_MAX if is_thumbnail else IN_FLIGHT_MAX)


def _start(state: EngineState, task: PictureTask, now: float) -> None:
    may_be_private = is_beside_its_page(state, task.url, task.entry_id)
    settings = state.way_of(entries.feed_of(state.connection, task.entry_id))
    for waiting in (state.pictures_waiting, state.thumbnails_waiting):
        if task in waiting:
            waiting.remove(task)
    state.fetch(task, task.url, host_of(task.url), Purpose.PICTURE, may_be_private=may_be_private, settings=settings, now=now)


def _answer(state: EngineState, task: PictureTask, problem: Problem | None) -> None:
    """Answer all who wait for this picture, the list and the open article."""
    waiting = [each for each in (*state.pictures_waiting, *state.thumbnails_waiting) if each.url == task.url]
    state.pictures_waiting = [each for each in state.pictures_waiting if each.url != task.url]
    state.thumbnails_waiting = [each for each in state.thumbnails_waiting if each.url != task.url]
    for cause in dict.fromkeys(each.cause for each in (task, *waiting)):
        if problem is None:
            state.publish(PictureReady(task.url, str(_path(state, task.url)), cause=cause))
        else:
            state.publish(PictureFailed(task.url, problem, cause=cause))


def _refused(url: str) -> Problem:
    return Problem(ProblemKind.PICTURES_OFF) if _is_harmless(url) else Problem(ProblemKind.BAD_URL, host_of(url))


def _path(state: EngineState, url: str) -> Path:
    return state.pictures_folder / picture_file_name(url)


PAUSE_SECONDS = 5.0
"""Pause between two pictures of a host fetched in advance."""
NEWEST_SECONDS = 7 * DAY_SECONDS
ARTICLES_MAX = 20
PER_ARTICLE_MAX = 20
WAITING_MAX = 500
DAY_BYTES_MAX = 30 * 2**20
"""Daily budget of all feeds. A week's worth is less than the cache holds, so none is fetched twice for lack of space."""
FIRST_AFTER_SECONDS = 300
REVIEW_SECONDS = 6 * 3600
OVER_BUDGET_SECONDS = 3600
UNUSED_SECONDS = 42 * DAY_SECONDS
READ_AT_ONCE = 50
"""Articles put aside that are read for their pictures in one step."""


@dataclass(frozen=True, slots=True)
class OfflineTask(BackgroundTask):
    """Fetch of a picture before its article is opened, by its feed's setting or (`is_chosen`) for one article."""

    url: str
    entry_id: EntryId
    feed_id: FeedId
    cause: CommandId | None = None
    kind = RequestKind.OFFLINE
    pause_seconds = PAUSE_SECONDS
    has_own_limits = True
    is_chosen: bool = False

    def start(self, state: EngineState, now: float) -> None:
        host, may_be_private = host_of(self.url), is_beside_its_page(state, self.url, self.entry_id)
        state.gate.background_started(host, now)
        settings = state.way_of(self.feed_id)
        state.fetch(self, self.url, host, Purpose.PICTURE, may_be_private=may_be_private, settings=settings, now=now)

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        """Store a picture and answer those who wait for it meanwhile; anything else is not fetched again for a day."""
        if result.problem is not None and (result.problem.kind in CONNECTIVITY or state.outage.problem is not None):
            # says nothing about the picture: the next review asks again
            return
        conclude(state, PictureTask(self.url, self.entry_id), result, now, offline_feed=self.feed_id)


def want_offline_pictures(state: EngineState, feed_id: FeedId, now: float) -> None:
    """Queue the missing pictures of a feed's articles, newest first, after a document or a change of its setting."""
    if not state.background.is_allowed or not _is_wanted_of_feed(state, feed_id):
        return
    for entry_id in pictures.unread_since(state.connection, feed_id, int(now) - NEWEST_SECONDS, ARTICLES_MAX):
        _want_pictures(state, entry_id, feed_id, now)


def want_chosen_pictures(state: EngineState, entry_ids: Iterable[EntryId], now: float) -> None:
    """Queue the missing pictures of these articles: those of a briefing, or saved pages."""
    for entry_id in entry_ids if state.background.is_allowed else ():
        feed_id = entries.feed_of(state.connection, entry_id)
        if feed_id is not None:
            _want_pictures(state, entry_id, feed_id, now, is_chosen=True)


def _want_pictures(state: EngineState, entry_id: EntryId, feed_id: FeedId, now: float, *, is_chosen: bool = False) -> None:
    waiting = state.background.of(OfflineTask)
    for url in _addresses(state, entry_id)[:PER_ARTICLE_MAX]:
        is_new = url not in waiting and is_wanted(state, url, feed_id) and not _failed(state, url, now)
        if is_new and len(waiting) < WAITING_MAX and cached(state, url, now) is None:
            waiting.append(OfflineTask(url, entry_id, feed_id, is_chosen=is_chosen))


def start_offline_pictures(state: EngineState, now: float) -> None:
    """Start queued pictures that are due, unless network, battery, a pause or the budget forbid."""
    _review(state, now)
    waiting = state.background.of(OfflineTask)
    if background.is_quiet(state) or background.next_start_of(state, waiting, now) > now or _is_spent(state, now):
        return
    under_way: list[OfflineTask] = []
    for task in background.startable(state, OfflineTask, now):
        if any(flight.url == task.url for flight in state.flights.values()):
            under_way.append(task)
        elif _is_wanted(state, task) and cached(state, task.url, now) is None:
            task.start(state, now)
    for task in under_way:
        waiting.append(task)


def next_offline_picture_at(state: EngineState, now: float) -> float:
    """Return the time of the next start or of the next pass over all feeds."""
    if not state.background.is_allowed:
        return math.inf
    if not state.background.of(OfflineTask) or background.is_quiet(state):
        return state.background.offline_review_at
    return min(state.background.offline_review_at, max(_first_start(state, now), state.background.offline_rest_until))


def _review(state: EngineState, now: float) -> None:
    requests = state.background
    if not requests.is_allowed or now < requests.offline_review_at:
        return
    is_first = requests.offline_review_at == -math.inf
    requests.offline_review_at = now + (FIRST_AFTER_SECONDS if is_first else REVIEW_SECONDS)
    if not is_first:
        for each in subscriptions.subscriptions(state.connection):
            if each.settings.get(OFFLINE_PICTURES):
                want_offline_pictures(state, each.feed_id, now)


def _first_start(state: EngineState, now: float) -> float:
    return background.next_start_of(state, state.background.of(OfflineTask), now)


def _is_wanted(state: EngineState, task: OfflineTask) -> bool:
    is_there = task.feed_id in state.feeds or saved.is_saved(state.connection, task.feed_id)
    is_chosen = task.is_chosen or _is_wanted_of_feed(state, task.feed_id)
    return is_there and is_wanted(state, task.url, task.feed_id) and is_chosen


def _is_spent(state: EngineState, now: float) -> bool:
    if now < state.background.offline_rest_until:
        return True
    if pictures.offline_since(state.connection, int(now) - DAY_SECONDS).size < DAY_BYTES_MAX:
        return False
    state.background.offline_rest_until = now + OVER_BUDGET_SECONDS
    return True


def _is_wanted_of_feed(state: EngineState, feed_id: FeedId) -> bool:
    return bool(subscriptions.settings_of(state.connection, feed_id).get(OFFLINE_PICTURES))


def _addresses(state: EngineState, entry_id: EntryId) -> list[str]:
    """Return the picture addresses of an article's feed text, full text and list row."""
    article = entries.article(state.connection, entry_id)
    if article is None:
        return []
    page = article.full_text.html if article.full_text is not None else ""
    thumbnail = pictures.thumbnail_of(state.connection, entry_id)
    found = dict.fromkeys((thumbnail, *picture_addresses(article.html), *picture_addresses(page)))
    return [each for each in found if each and not each.startswith("data:")]


def _failed(state: EngineState, url: str, now: float) -> bool:
    failure = state.picture_failures.get(url)
    return failure is not None and now < failure[1]


def forget_unused(state: EngineState, now: float) -> Steps:
    """Drop pictures that were not shown for six weeks: their articles may be gone. Those of articles put aside stay, which have to be
    read for that, in steps.
    """
    since = int(now) - UNUSED_SECONDS
    unused = pictures.unused(state.connection, since)
    for number, entry_id in enumerate(retention.put_aside(state.connection), 1):
        for url in unused.intersection(_addresses(state, entry_id)):
            pictures.spare(state.connection, url, since)
        if number % READ_AT_ONCE == 0:
            yield YieldTurn()
    pictures.forget_unused(state.connection, since)


_NAME_LENGTH = len(picture_file_name(""))

log = logging.getLogger(__name__)


def stray_picture_files(folder: Path, kept: Container[str]) -> tuple[Path, ...]:
    """Return the pictures in a folder that are not kept: dropped ones, and leftovers of a kill or a full disk."""
    try:
        with os.scandir(folder) as found:
            names = [each.name for each in found if len(each.name) == _NAME_LENGTH and each.name not in kept]
    except OSError:
        return ()
    return tuple(folder / name for name in names)


def remove_picture_files(paths: Iterable[Path]) -> None:
    """Remove files; one that cannot be removed stays."""
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("A picture could not be removed: %s", error.strerror)
