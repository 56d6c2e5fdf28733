"""What the closed loop keeps of each feed between two decisions, in arrays. Pure; engine thread only."""

from collections.abc import Sequence

import numpy as np

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.planning.day_plan import DayPlan
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News
from reader.learning.day import SLOT_SECONDS, Numbers
from reader.learning.pending import Pending, resume


class FeedTable:
    """Rows of feeds: when each was tried last, how many entries its document holds, what waits. `at` is the time reached."""

    def __init__(self, feeds: Sequence[Feed], memory: Memory, now: float) -> None:
        self.feed_ids = tuple(feed.feed_id for feed in feeds)
        # a clock that went back must not hold feeds until it has caught up
        self.tried_at: Numbers = np.array([min(feed.retrieved_at or 0, now) for feed in feeds], dtype=np.float64)
        self.window: Numbers = np.array([full_window(feed, memory) for feed in feeds], dtype=np.float64)
        self.pending = Pending(len(feeds))
        self.at = now
        self._rows = {feed_id: row for row, feed_id in enumerate(self.feed_ids)}

    def row_of(self, feed_id: FeedId) -> int | None:
        """The row of a feed, None for one that came after the table was made."""
        return self._rows.get(feed_id)

    def pass_time(self, plan: DayPlan, now: float) -> None:
        """Follow what is expected, slot by slot; a clock that went back adds nothing, a long sleep counts two weeks at most."""
        np.minimum(self.tried_at, now, out=self.tried_at)
        self.at = max(self.at, now - 14 * 96 * SLOT_SECONDS)
        while self.at < now:
            slot = int(self.at // SLOT_SECONDS)
            end = min((slot + 1) * float(SLOT_SECONDS), now)
            self.pending.pass_time(plan.expected_in(slot), end - self.at)
            self.at = end
        self.at = min(self.at, now)

    def retrieved(self, row: int, feed: Feed, news: News, memory: Memory, now: float) -> None:
        """A feed was tried; if that succeeded, nothing waits there any more."""
        self.tried_at[row] = now
        if news.has_succeeded:
            self.pending.retrieved(row, now - np.array(news.posted_at, dtype=np.float64))
            self.window[row] = full_window(feed, memory)


def table_of(plan: DayPlan, feeds: Sequence[Feed], old: FeedTable, memory: Memory, now: float) -> FeedTable:
    """The table for a new plan: feeds that the old one knows go on as they are, the others are worked out from memory."""
    table = FeedTable(feeds, memory, now)
    known = [(row, before) for row, feed_id in enumerate(table.feed_ids) if (before := old.row_of(feed_id)) is not None]
    if len(known) < len(feeds):
        table.pending = resume(
            plan.by_slot,
            [memory.posted_at(feed_id) for feed_id in table.feed_ids],
            began_at=np.minimum(plan.began_at, now),
            retrieved_at=np.array([min(float(feed.succeeded_at or now), now) for feed in feeds]),
            now=now,
        )
    for row, before in known:
        table.pending.copy_from(row, old.pending, before)
        # retrieved while the plan was made
        table.tried_at[row] = max(table.tried_at[row], old.tried_at[before])
    return table


def full_window(feed: Feed, memory: Memory) -> float:
    """How many entries the document of a feed holds before it drops the oldest; infinity if it is not known to drop any."""
    window = len(feed.window)
    return float(window) if window and memory.count(feed.feed_id) > window else np.inf
