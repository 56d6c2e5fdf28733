"""A clock that stood years away from the truth: what was stored meanwhile is put right by the first retrieval that knows better."""

from collections import defaultdict
from dataclasses import replace

from reader.domain.events import EntriesChanged
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId
from reader.engine.state import EngineState
from reader.storage import accounts, feeds, wrong_clock


def put_right_after(state: EngineState, feed: Feed, now: float) -> None:
    """For a feed that a server has answered for: if its own times are impossible, those of all feeds are checked."""
    if any(wrong_clock.is_wrong(at, int(now)) for at in (feed.added_at, feed.window_at, feed.changed_at, feed.unconditional_at)):
        put_right(state, now)


def put_right(state: EngineState, now: float) -> None:
    """All that is stored, and all that is remembered of it; nothing by a clock that is wrong itself."""
    at = int(now)
    if at < wrong_clock.EARLIEST:
        return
    moved: defaultdict[FeedId, list[EntryId]] = defaultdict(list)
    for feed_id, entry_id in wrong_clock.put_right(state.connection, at):
        moved[feed_id].append(entry_id)
    for feed in list(state.feeds.values()):
        right = _with_right_times(feed, at)
        if right != feed:
            feeds.save_feed(state.connection, right)
            state.remember(right)
    state.accounts.known = {each.account_id: each for each in accounts.accounts(state.connection)}
    state.memory.keep_between(wrong_clock.EARLIEST, at + wrong_clock.AHEAD_SECONDS)
    for feed_id, entry_ids in moved.items():
        state.publish(EntriesChanged(feed_id, tuple(entry_ids)))


def _with_right_times(feed: Feed, now: int) -> Feed:
    def right(at: int | None) -> int | None:
        return now if wrong_clock.is_wrong(at, now) else at

    is_ahead = (feed.succeeded_at or 0) > now
    move = feed.move and replace(feed.move, first_seen_at=right(feed.move.first_seen_at) or now)
    return replace(
        feed,
        added_at=right(feed.added_at) or now,
        window_at=right(feed.window_at),
        changed_at=right(feed.changed_at),
        unconditional_at=None if wrong_clock.is_wrong(feed.unconditional_at, now) else feed.unconditional_at,
        validators_at=right(feed.validators_at),
        problem_since=right(feed.problem_since),
        succeeded_at=now if is_ahead else feed.succeeded_at,
        move=move,
    )
