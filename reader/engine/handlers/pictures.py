"""Pictures of the article being read: fetched once, checked by their first bytes, kept in the cache folder."""

from pathlib import Path

from reader.domain.commands import FetchPicture
from reader.domain.entry import picture_file_name
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.private_hosts import is_private_url
from reader.domain.retrieval import FetchResult, Purpose
from reader.domain.urls import host_of
from reader.engine.state import EngineState
from reader.engine.tasks import PictureTask
from reader.formats import pictures as formats
from reader.formats.article_pictures import picture_addresses
from reader.formats.urls import safe_link
from reader.net.addresses import is_beside
from reader.storage import entries, feeds, pictures

IN_FLIGHT_MAX = 4


def fetch_picture(state: EngineState, command: FetchPicture, now: float) -> None:
    """Answer from the cache, else wait for a free line to the picture's host."""
    path = pictures.lookup(state.connection, command.url, int(now))
    if path is not None:
        state.publish(PictureReady(command.url, path, cause=command.command_id))
    elif not _is_wanted(state, command.url):
        refused = Problem(ProblemKind.BAD_URL, host_of(command.url))
        state.publish(PictureFailed(command.url, refused, cause=command.command_id))
    else:
        state.pictures_waiting.append(PictureTask(command.url, command.entry_id, command.command_id))


def start_waiting(state: EngineState, now: float) -> None:
    """Four at once, one per host; a host that asked to be left alone is."""
    flying = [flight for flight in state.flights.values() if isinstance(flight.task, PictureTask)]
    busy = {flight.host for flight in flying}
    free = IN_FLIGHT_MAX - len(flying)
    for task in list(state.pictures_waiting):
        host = host_of(task.url)
        if free <= 0:
            break
        if host in busy:
            continue
        may_be_private = _is_beside_its_page(state, task)
        state.pictures_waiting.remove(task)
        if state.gate.is_cooling(host, now):
            state.publish(PictureFailed(task.url, Problem(ProblemKind.RATE_LIMITED), cause=task.cause))
            continue
        free -= 1
        busy.add(host)
        state.fetch(task, task.url, host, Purpose.PICTURE, may_be_private=may_be_private, now=now)


def picture_fetched(state: EngineState, task: PictureTask, result: FetchResult, now: float) -> None:
    """Keep what is a picture; say why where it is not."""
    problem = result.problem or _keep(state, task, result.body, int(now))
    if problem is not None:
        state.publish(PictureFailed(task.url, problem, cause=task.cause))
    else:
        state.publish(PictureReady(task.url, str(_path(state, task.url)), cause=task.cause))


def _is_wanted(state: EngineState, url: str) -> bool:
    """Whether it may be asked for: what only counts readers never is, whoever wants it."""
    is_safe = safe_link(url) == url and not formats.is_tracker(url, None, None)
    return is_safe and state.preferences.reading_pictures != "never"


def _keep(state: EngineState, task: PictureTask, body: bytes, now: int) -> Problem | None:
    try:
        formats.inspect(body)
        _path(state, task.url).write_bytes(body)
    except ReaderError as error:
        return error.problem
    except OSError as error:
        return Problem(ProblemKind.FILE_UNWRITABLE, error.strerror or "")
    pictures.add(state.connection, task.url, str(_path(state, task.url)), len(body), now)
    return None


def _path(state: EngineState, url: str) -> Path:
    return state.pictures_folder / picture_file_name(url)


def _is_beside_its_page(state: EngineState, task: PictureTask) -> bool:
    """A picture may come from the local network only where its own feed does, and the page too that names it in place of the feed."""
    article = entries.article(state.connection, task.entry_id) if is_private_url(task.url) else None
    feed = feeds.feed(state.connection, article.feed_id) if article else None
    if article is None or feed is None or not is_beside(task.url, feed.url):
        return False
    return article.full_text is None or is_beside(task.url, article.link) or task.url in picture_addresses(article.html)
