"""Pictures for offline reading: fetched for feeds whose setting asks for it, when nothing else is due, within a daily budget."""

import math

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import CONNECTIVITY
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import FetchResult, Purpose
from reader.domain.subscription import OFFLINE_PICTURES
from reader.domain.urls import host_of
from reader.engine import background_requests
from reader.engine.handlers import pictures as shown
from reader.engine.state import EngineState
from reader.engine.tasks import OfflineTask, PictureTask
from reader.formats.article_pictures import picture_addresses
from reader.storage import entries, pictures, subscriptions

NEWEST_SECONDS = 7 * DAY_SECONDS
ARTICLES_MAX = 20
PER_ARTICLE_MAX = 20
WAITING_MAX = 500
DAY_BYTES_MAX = 30 * 2**20
"""Daily budget of all feeds. A week's worth is less than the cache holds, so none is fetched twice for lack of space."""
FIRST_AFTER_SECONDS = 300
REVIEW_SECONDS = 6 * 3600
OVER_BUDGET_SECONDS = 3600


def want(state: EngineState, feed_id: FeedId, now: float) -> None:
    """Queue the missing pictures of a feed's articles, newest first, after a document or a change of its setting."""
    if not state.background.is_allowed or not _is_chosen(state, feed_id):
        return
    waiting = state.background.offline
    for entry_id in pictures.unread_since(state.connection, feed_id, int(now) - NEWEST_SECONDS, ARTICLES_MAX):
        for url in _addresses(state, entry_id):
            is_new = url not in waiting and shown.is_wanted(state, url, feed_id) and not _failed(state, url, now)
            if is_new and len(waiting) < WAITING_MAX and shown.cached(state, url, now) is None:
                waiting.append(OfflineTask(url, entry_id, feed_id))


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued pictures that are due: never on a metered or missing network, on a low battery, in a pause, or beyond the
    budget.
    """
    _review(state, now)
    waiting = state.background.offline
    if (
        background_requests.is_quiet(state)
        or background_requests.next_start_of(state, waiting, now) > now
        or _is_spent(state, now)
    ):
        return
    under_way: list[OfflineTask] = []
    for task in background_requests.startable(state, waiting, now):
        if _is_under_way(state, task.url):
            under_way.append(task)
        elif _is_wanted(state, task) and shown.cached(state, task.url, now) is None:
            may_be_private = shown.is_beside_its_page(state, task.url, task.entry_id)
            state.gate.background_started(host_of(task.url), now)
            settings = state.way_of(task.feed_id)
            state.fetch(
                task,
                task.url,
                host_of(task.url),
                Purpose.PICTURE,
                may_be_private=may_be_private,
                settings=settings,
                now=now,
            )
    for task in under_way:
        waiting.append(task)


def next_start_at(state: EngineState, now: float) -> float:
    """Return the time of the next start or of the next pass over all feeds."""
    if not state.background.is_allowed:
        return math.inf
    if not state.background.offline or background_requests.is_quiet(state):
        return state.background.offline_review_at
    return min(state.background.offline_review_at, max(_first_start(state, now), state.background.offline_rest_until))


def picture_fetched(state: EngineState, task: OfflineTask, result: FetchResult, now: float) -> None:
    """Store a picture and answer those who wait for it meanwhile; anything else is not fetched again for a day."""
    if result.problem is not None and (result.problem.kind in CONNECTIVITY or state.outage.problem is not None):
        # says nothing about the picture: the next review asks again
        return
    shown.conclude(state, PictureTask(task.url, task.entry_id), result, now, offline_feed=task.feed_id)


def _review(state: EngineState, now: float) -> None:
    background = state.background
    if not background.is_allowed or now < background.offline_review_at:
        return
    is_first = background.offline_review_at == -math.inf
    background.offline_review_at = now + (FIRST_AFTER_SECONDS if is_first else REVIEW_SECONDS)
    if not is_first:
        for each in subscriptions.subscriptions(state.connection):
            if each.settings.get(OFFLINE_PICTURES):
                want(state, each.feed_id, now)


def _first_start(state: EngineState, now: float) -> float:
    return background_requests.next_start_of(state, state.background.offline, now)


def _is_wanted(state: EngineState, task: OfflineTask) -> bool:
    return task.feed_id in state.feeds and shown.is_wanted(state, task.url, task.feed_id) and _is_chosen(state, task.feed_id)


def _is_spent(state: EngineState, now: float) -> bool:
    if now < state.background.offline_rest_until:
        return True
    if pictures.offline_since(state.connection, int(now) - DAY_SECONDS).size < DAY_BYTES_MAX:
        return False
    state.background.offline_rest_until = now + OVER_BUDGET_SECONDS
    return True


def _is_chosen(state: EngineState, feed_id: FeedId) -> bool:
    return bool(subscriptions.settings_of(state.connection, feed_id).get(OFFLINE_PICTURES))


def _addresses(state: EngineState, entry_id: EntryId) -> list[str]:
    """Return the picture addresses of an article's feed text, full text and list row."""
    article = entries.article(state.connection, entry_id)
    if article is None:
        return []
    page = article.full_text.html if article.full_text is not None else ""
    thumbnail = pictures.thumbnail_of(state.connection, entry_id)
    found = dict.fromkeys((thumbnail, *picture_addresses(article.html), *picture_addresses(page)))
    return [each for each in found if each and not each.startswith("data:")][:PER_ARTICLE_MAX]


def _failed(state: EngineState, url: str, now: float) -> bool:
    failure = state.picture_failures.get(url)
    return failure is not None and now < failure[1]


def _is_under_way(state: EngineState, url: str) -> bool:
    return any(flight.url == url for flight in state.flights.values())
