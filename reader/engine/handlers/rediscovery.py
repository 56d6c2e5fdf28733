"""Rediscovery of feeds at new addresses: on the feed's site, else on the front page of its host. On request only. Pages queue at
their hosts like retrievals; nothing changes, the result is published.
"""

from dataclasses import replace
from urllib.parse import urlsplit

from reader.domain.commands import FindFeedAgain
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, FeedsFoundAgain
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.parsing import JobKind, PageFeeds, ParseResult
from reader.domain.retrieval import FetchResult, Purpose
from reader.domain.subscription import FoundFeed
from reader.domain.urls import host_of
from reader.engine import background_requests
from reader.engine.handlers.local_feeds import local_feed
from reader.engine.state import EngineState
from reader.engine.tasks import SeekTask
from reader.formats.urls import canonical_url, safe_link, without_credentials
from reader.net.addresses import may_name
from reader.net.redirects import moved_to
from reader.storage import subscriptions


def find_feed_again(state: EngineState, command: FindFeedAgain, now: float) -> None:
    """Queue the first page. Raises ReaderError if its host is in a cooldown."""
    feed = local_feed(state, command.feed_id)
    places = _places(feed)
    if not places:
        raise ReaderError(ProblemKind.NO_FEED_FOUND, without_credentials(feed.url))
    if state.gate.is_cooling(host_of(places[0]), now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.background.seeks.append(SeekTask(feed.feed_id, places[0], tuple(places[1:]), command.command_id))


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued requests that are due."""
    for task in background_requests.startable(state, state.background.seeks, now):
        feed = state.feeds.get(task.feed_id)
        if feed is not None:
            background_requests.start(state, task, Purpose.FEED, feed.home_url, now)


def page_fetched(state: EngineState, task: SeekTask, result: FetchResult, now: float) -> None:
    del now
    if result.problem is not None:
        _continue(state, task, result.problem)
    else:
        state.parse(task, result, JobKind.DISCOVER)


def page_parsed(state: EngineState, task: SeekTask, result: FetchResult, parsed: ParseResult, now: float) -> None:
    """Handle a page that links to feeds, is one itself, or neither."""
    del now
    if isinstance(parsed, PageFeeds):
        _publish(state, task, tuple(each for each in parsed.feeds if may_name(result, each.url)))
    elif isinstance(parsed, ParsedFeed):
        _publish(state, task, (FoundFeed(moved_to(result) or result.final_url, parsed.title),))
    else:
        _continue(state, task, parsed if isinstance(parsed, Problem) else Problem(ProblemKind.NO_FEED_FOUND, task.url))


def _publish(state: EngineState, task: SeekTask, found: tuple[FoundFeed, ...]) -> None:
    """Publish the feeds that are not yet followed; none if the site names no address other than the known one."""
    other = tuple(each for each in found if subscriptions.find_subscription(state.connection, canonical_url(each.url)) is None)
    state.publish(FeedsFoundAgain(task.feed_id, other, cause=task.cause))


def _continue(state: EngineState, task: SeekTask, problem: Problem) -> None:
    if task.others:
        state.background.seeks.append(replace(task, url=task.others[0], others=task.others[1:]))
    else:
        state.publish(CommandFailed(problem, cause=task.cause))


def _places(feed: Feed) -> list[str]:
    """Return the site that the feed names, then the front pages of its host and of the feed's own."""
    site = without_credentials(safe_link(feed.site_url))
    front_pages = [_front_page(site), _front_page(safe_link(feed.url))]
    return list(dict.fromkeys(place for place in (site, *front_pages) if place))


def _front_page(url: str) -> str:
    parts = urlsplit(without_credentials(url))
    return f"{parts.scheme}://{parts.netloc}/" if parts.netloc else ""
