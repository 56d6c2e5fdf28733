"""Feed icons: searched at most once a month, across restarts, when nothing else is due. First the picture that the feed names,
then the site's /favicon.ico, then one that the site's page names.
"""

from collections.abc import Hashable
from urllib.parse import urlsplit

from reader.domain.addresses import is_mail
from reader.domain.commands import KeepIcons
from reader.domain.errors import CONNECTIVITY, Problem, ReaderError
from reader.domain.events import IconsChanged
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import FetchResult, JobKind, PageIcons, ParseResult, Purpose, RequestKind
from reader.domain.value_classes import dataclass
from reader.engine.jobs import background as background_requests
from reader.engine.state import EngineState
from reader.engine.tasks import BackgroundTask
from reader.formats.articles.pictures import inspect
from reader.formats.urls import safe_link, without_credentials
from reader.storage import pictures

KEPT_SECONDS = 30 * DAY_SECONDS
PAUSE_SECONDS = 60.0
LARGEST_SIDE = 1024
LONGEST_SHAPE = 2
"""Largest ratio of width and height: icons named by feeds are often banners."""


@dataclass(frozen=True, slots=True)
class IconTask(BackgroundTask):
    """Search for the icon stored under `address`: at `url`, then at `others`; pages among those link to icons."""

    address: str
    feed_id: FeedId
    url: str
    is_page: bool = False
    others: tuple[tuple[str, bool], ...] = ()
    kind = RequestKind.ICON
    pause_seconds = PAUSE_SECONDS

    @property
    def key(self) -> Hashable:
        return self.address

    def start(self, state: EngineState, now: float) -> None:
        feed = state.feeds.get(self.feed_id)
        if feed is None:
            state.background.icons_sought.discard(self.address)
        else:
            background_requests.start(state, self, Purpose.PAGE if self.is_page else Purpose.ICON, feed.home_url, now)

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        if result.problem is not None and (result.problem.kind in CONNECTIVITY or state.outage.problem is not None):
            # says nothing about the icon: the feed's next retrieval asks again
            state.background.icons_sought.discard(self.address)
        elif result.problem is not None:
            _continue(state, self, now)
        elif self.is_page:
            state.parse(self, result, JobKind.ICONS)
        elif _is_icon(result.body, self):
            _conclude(state, self, result.body, now)
        else:
            _continue(state, self, now)

    def parsed(self, state: EngineState, _result: FetchResult, parsed: ParseResult, now: float) -> None:
        """Request the best icon that the page names, as a last resort."""
        named = parsed.urls[:1] if isinstance(parsed, PageIcons) else ()
        _continue(state, IconTask(self.address, self.feed_id, self.url, others=tuple((url, False) for url in named)), now)

    def fail(self, state: EngineState, _problem: Problem) -> None:
        state.background.icons_sought.discard(self.address)


def want_icon(state: EngineState, feed: Feed, now: float) -> None:
    """After a retrieval, queue a search for the feed's icon unless one happened within a month."""
    if not state.background.is_allowed or not state.preferences.reading_icons or is_mail(feed.url):
        return
    address = _address(feed)
    if not address or address in state.background.icons_sought:
        return
    tried_at = pictures.icon_tried_at(state.connection, address)
    if tried_at is None or now - tried_at >= KEPT_SECONDS:
        (url, is_page), *others = _places(feed)
        state.background.icons_sought.add(address)
        state.background.add(IconTask(address, feed.feed_id, url, is_page, tuple(others)))


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued requests that are due, or drop them if icons are not wanted any more."""
    if not state.preferences.reading_icons:
        dropped = state.background.of(IconTask).clear()
        state.background.icons_sought.difference_update(task.address for task in dropped)
    background_requests.start_due(state, IconTask, now)


def keep_icons(state: EngineState, command: KeepIcons, now: float) -> None:
    """Store fetched icons scaled down by the window, so that untrusted images are decoded only once."""
    del now
    for icon in command.icons:
        feed = state.feeds.get(icon.feed_id)
        if feed is not None and icon.made is not None:
            pictures.exchange(state.connection, _address(feed), icon.fetched, icon.made)


def _continue(state: EngineState, task: IconTask, now: float) -> None:
    if not task.others:
        _conclude(state, task, b"", now)
        return
    (url, is_page), *others = task.others
    state.background.add(IconTask(task.address, task.feed_id, url, is_page, tuple(others)))


def _conclude(state: EngineState, task: IconTask, data: bytes, now: float) -> None:
    state.background.icons_sought.discard(task.address)
    if pictures.save_icon(state.connection, task.address, data, int(now)):
        state.publish(IconsChanged(_feeds_with(state, task.address)))


def _feeds_with(state: EngineState, address: str) -> tuple[FeedId, ...]:
    """Return the feeds that show this icon; a feed's address is computed again only once it has changed."""
    background = state.background
    for feed_id in state.feeds if not background.icon_feeds else background.unseen:
        if (feed := state.feeds.get(feed_id)) is not None:
            background.icon_feeds.setdefault(_address(feed), set()).add(feed_id)
    background.unseen.clear()
    found = [state.feeds[feed_id] for feed_id in sorted(background.icon_feeds.get(address, ())) if feed_id in state.feeds]
    return tuple(feed.feed_id for feed in found if _address(feed) == address)


def _is_icon(body: bytes, task: IconTask) -> bool:
    """Return whether the icon is a raster picture by its first bytes, and not a tracking pixel, a banner or huge."""
    try:
        facts = inspect(body)
    except ReaderError:
        return False
    short, long = sorted((facts.width, facts.height))
    is_shaped = long <= LONGEST_SHAPE * short or not task.others
    return is_shaped and long <= LARGEST_SIDE and not facts.is_tracking_pixel


def _address(feed: Feed) -> str:
    return pictures.icon_address(feed.icon_url or feed.site_url or feed.url, is_icon=bool(feed.icon_url))


def _places(feed: Feed) -> list[tuple[str, bool]]:
    """Return candidate addresses in order, and which of them are pages."""
    origin = pictures.icon_address(feed.site_url or feed.url, is_icon=False)
    named = without_credentials(safe_link(feed.icon_url))
    site = without_credentials(safe_link(feed.site_url))
    page = site if urlsplit(site).netloc.lower() == urlsplit(origin).netloc else f"{origin}/"
    return [*([(named, False)] if named else []), (f"{origin}/favicon.ico", False), (page, True)]
