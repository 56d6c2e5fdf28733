"""Hard limits of a feed applied to a wished time, and the small spread that keeps many readers apart. Pure."""

import hashlib
import math
from collections.abc import Sequence

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.schedule import Plan, Rule
from reader.net.politeness import open_at

SPREAD_SECONDS_PER_FEED = 0.5
SPREAD_SECONDS_MAX = 300.0
SPREAD_AFTER_SKIPPING_SECONDS = 1800
GONE = Plan(None, Reason(ReasonKind.NO_LONGER_REFRESHED))
ONLY_BY_HAND = Plan(None, Reason(ReasonKind.ONLY_BY_HAND))


def within_limits(feed: Feed, wish: Plan, chance: float, *, floor_at: float) -> Plan:
    """Return the wish, or the earliest later time that floor, server and publisher allow, with the reason of the last two.
    `floor_at` is the end of the shortest interval since the last retrieval (UTC seconds); `chance` is in [0, 1].
    """
    if feed.is_gone:
        return GONE
    if feed.is_by_hand:
        return ONLY_BY_HAND
    if feed.succeeded_at is None and feed.problem is not None:
        # the user waits for its first articles: as soon as the limits allow, and outside of the budget
        wish, floor_at = Plan(feed.not_before_at, feed.not_before_rule, Rule.RECOVERY), 0.0
    if wish.next_at is None:
        return wish
    wanted = max(wish.next_at, math.ceil(floor_at))
    at = max(wanted, feed.not_before_at)
    open_hour = open_at(at, feed.hints)
    if open_hour > at:
        # installations must not all come on the hour
        at = open_hour + int(SPREAD_AFTER_SKIPPING_SECONDS * chance)
        return Plan(at, Reason(ReasonKind.OPENS_LATER), wish.rule, wish.expected)
    return Plan(at, feed.not_before_rule if at > wanted else wish.reason, wish.rule, wish.expected)


def chance_of(seed: int, feed_id: FeedId, when: int = 0) -> float:
    """Return a number in [0, 1) that depends only on the installation, the feed and `when` (a day, an hour)."""
    # a checksum would put neighbouring numbers close together
    digest = hashlib.blake2b(f"{seed}:{feed_id}:{when}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0x1_0000_0000


def spread(overdue: Sequence[Feed], now: float) -> dict[FeedId, int]:
    """Spread feeds over at most five minutes, longest overdue first, never before a hard limit."""
    step = min(SPREAD_SECONDS_PER_FEED, SPREAD_SECONDS_MAX / max(len(overdue), 1))
    ordered = sorted(overdue, key=lambda feed: (feed.next_at or 0, feed.feed_id))
    return {feed.feed_id: max(int(now + step * place), feed.not_before_at) for place, feed in enumerate(ordered)}
