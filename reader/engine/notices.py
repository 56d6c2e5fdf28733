"""Notifications of new articles: as a digest, never at odd hours, never during or shortly before a visit. Pending notifications
are kept in memory only: after a restart their articles are unread in the lists.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from reader.domain.events import NoticeReady
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import SOUND_ON, Mode, has_sound, notify_mode
from reader.domain.value_classes import dataclass
from reader.domain.visits import quiet_until
from reader.engine.planning.day import HOUR_SECONDS, ReadingTimes, learn_reading_times
from reader.engine.state import EngineState
from reader.storage import statuses, stories, subscriptions

SEEN_SECONDS = 300
"""Seconds after an access during which the user counts as present."""
SOON_SECONDS = 600
"""No notification if the user more likely than not visits within these seconds."""
GATHER_SECONDS = 4 * 3600
"""Seconds between two digests within one reading time, and always while habits are unknown."""
BATCH_SECONDS = 120
"""Longest wait for the end of retrievals under way; with thousands of feeds it hardly ever comes."""
PAUSE_SECONDS = 60
"""Shortest time until held notifications are checked again."""
MOST_NOTICES_OF_A_FEED = 50
"""Articles of a feed that are named in a notification; more are only counted."""
NAMED = 3
PENDING_MAX = 5000


@dataclass(frozen=True, slots=True)
class _News:
    """Pending unread article with its feed's weight; `is_asked_for` by a rule."""

    entry_id: EntryId
    feed_id: FeedId
    sort_at: int
    mode: Mode
    is_asked_for: bool
    weight: float
    has_sound: bool

    @property
    def is_instant(self) -> bool:
        """Return whether it is sent without waiting for a digest."""
        return self.is_asked_for or self.mode is Mode.INSTANT

    @property
    def rank(self) -> tuple[bool, bool, float, int]:
        """Sort key, higher for more important articles."""
        return self.is_asked_for, self.mode is Mode.INSTANT, self.weight, self.sort_at


def begin(state: EngineState, now: float) -> None:
    """Record the start of the engine; the last access may be older."""
    state.pending_notices.began_at = now
    last = state.memory.last_access_before(now)
    if not math.isnan(last):
        state.pending_notices.seen_at = last


def arrived(state: EngineState, feed: Feed, entry_ids: Iterable[EntryId], asked_for: Mapping[EntryId, str], now: float) -> None:
    """Add new entries; those of a feed's first document, or that arrive during a visit, are not news."""
    pending_notices = state.pending_notices
    if feed.succeeded_at is None or 0 <= now - pending_notices.seen_at < SEEN_SECONDS:
        return
    for entry_id in entry_ids:
        pending_notices.entries[entry_id] = asked_for.get(entry_id)
    for entry_id in list(pending_notices.entries)[:-PENDING_MAX]:
        del pending_notices.entries[entry_id]
    pending_notices.check_at = now


def on_access(state: EngineState, now: float) -> None:
    """Drop pending notifications, since the user is looking at the window: they will not be new when this visit is over."""
    state.pending_notices.entries.clear()
    state.pending_notices.seen_at = now


def publish(state: EngineState, now: float) -> None:
    """Send due notifications; called on every tick."""
    pending_notices = state.pending_notices
    if not pending_notices.entries or _waits_for_batch(state, now) or 0 < pending_notices.check_at - now <= PAUSE_SECONDS:
        return
    pending_notices.check_at = now + PAUSE_SECONDS
    times = reading_times(state, now)
    if _is_bad_time(state, times, now):
        return
    waiting = _still_news(state)
    ready = [news for news in waiting if news.is_instant]
    gathered = [news for news in waiting if not news.is_instant]
    if gathered and _is_time_for_gathered(state, times, now):
        pending_notices.notified_at = now
        ready, gathered = waiting, []
    pending_notices.entries = {news.entry_id: pending_notices.entries[news.entry_id] for news in gathered}
    if state.preferences.reading_stories:
        ready = _one_of_each_story(state, ready)
    if ready:
        state.publish(_notice(ready))


def _waits_for_batch(state: EngineState, now: float) -> bool:
    pending_notices = state.pending_notices
    if not state.queue and not state.busy and not _has_unjoined(state):
        pending_notices.held_up_since = None
        return False
    if pending_notices.held_up_since is None:
        pending_notices.held_up_since = now
    is_long = not 0 <= now - pending_notices.held_up_since < BATCH_SECONDS
    if is_long:
        pending_notices.held_up_since = now
    return not is_long


def _has_unjoined(state: EngineState) -> bool:
    """Return whether pending entries may still be joined to a story."""
    own = state.stories
    return own is not None and (own.until is None or own.until < max(state.pending_notices.entries))


def _is_bad_time(state: EngineState, times: ReadingTimes | None, now: float) -> bool:
    if quiet_until(state.preferences.notify_quiet_hours, now, state.utc_offset):
        return True
    if times is None:
        return False
    if state.preferences.notify_habits and not times.is_usual(now):
        return True
    return times.is_expected(now, SOON_SECONDS)


def _is_time_for_gathered(state: EngineState, times: ReadingTimes | None, now: float) -> bool:
    """Return whether a digest is due: once per usual reading time without a visit, or every four hours."""
    pending_notices = state.pending_notices
    latest = max(at for at in (-math.inf, pending_notices.notified_at, pending_notices.seen_at) if at <= now)
    if now - max(latest, pending_notices.began_at) >= GATHER_SECONDS:
        return True
    return times is not None and state.preferences.notify_habits and latest < times.began_at(now)


def reading_times(state: EngineState, now: float) -> ReadingTimes | None:
    """Return the user's reading times, learned again every hour; None if learning is off or too little is known."""
    pending_notices = state.pending_notices
    if not state.preferences.habits_record:
        return None
    if not 0 <= now - pending_notices.learned_at < HOUR_SECONDS:
        pending_notices.learned_at = now
        pending_notices.times = learn_reading_times(state.memory, list(state.feeds.values()), now)
    return pending_notices.times


def _still_news(state: EngineState) -> list[_News]:
    """Return pending articles that are still unread, of feeds with notifications on, most important first."""
    connection, asked_for = state.connection, state.pending_notices.entries
    unread = statuses.unread_among(connection, asked_for)
    folders = {folder.folder_id: folder for folder in subscriptions.folders(connection)}
    usual = state.preferences.notify_usual
    followed = subscriptions.followed(connection, {feed_id for _, feed_id, _ in unread})
    modes = {each.feed_id: notify_mode(each, folders, usual).mode for each in followed}
    sounds = {each.feed_id: has_sound(each, folders, usual=state.preferences.notify_sound) for each in followed}
    weights = state.memory.weights
    found = [
        _News(
            entry_id,
            feed_id,
            sort_at,
            modes[feed_id],
            asked_for[entry_id] is not None,
            weights.get(feed_id, 1.0),
            _is_heard(asked_for[entry_id], usual=sounds[feed_id]),
        )
        for entry_id, feed_id, sort_at in unread
        if feed_id in modes
    ]
    return sorted(
        (each for each in found if each.is_instant or each.mode is Mode.DIGEST), key=lambda each: each.rank, reverse=True
    )


def _one_of_each_story(state: EngineState, ready: Sequence[_News]) -> list[_News]:
    """Leave out reports of stories that were announced before, unless a rule asks for them."""
    announced = state.pending_notices.announced
    in_story = stories.joined(state.connection, [news.entry_id for news in ready])
    kept = []
    for news in ready:
        others = stories.of(state.connection, news.entry_id) if news.entry_id in in_story else ()
        if news.is_asked_for or not any(report.entry_id in announced for report in others):
            kept.append(news)
            announced[news.entry_id] = None
    for entry_id in list(announced)[:-PENDING_MAX]:
        del announced[entry_id]
    return kept


def _notice(ready: Sequence[_News]) -> NoticeReady:
    feeds: defaultdict[FeedId, list[EntryId]] = defaultdict(list)
    for news in ready:
        feeds[news.feed_id].append(news.entry_id)
    named = [news.entry_id for news in ready if len(feeds[news.feed_id]) <= MOST_NOTICES_OF_A_FEED]
    heard = any(news.has_sound for news in ready)
    return NoticeReady(tuple((feed_id, tuple(ids)) for feed_id, ids in feeds.items()), tuple(named[:NAMED]), heard)


def _is_heard(sound: str | None, *, usual: bool) -> bool:
    """Return whether a notification has a sound; a rule's setting overrides the feed's."""
    return sound == SOUND_ON if sound else usual
