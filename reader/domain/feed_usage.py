"""Usage of a feed in numbers: how much of it is read, its cost, and advice. Values; any thread."""

from enum import StrEnum

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass


class Advice(StrEnum):
    UNSUBSCRIBE = "unsubscribe"
    MUTE = "mute"
    SLOW_DOWN = "slow_down"


@dataclass(frozen=True, slots=True)
class FeedUsage:
    """Usage of one feed over `days` days.

    `read_rate` shrinks to the rate of all feeds if few articles came, and is None if none did; shares are parts of all feeds'
    sums, None of zero. `weight` is the feed's weight in the plan, `is_own_weight` says whether the user set it; `learned_weight`
    is what reading alone suggests, None if nothing. `spared` estimates how many of its requests the lowest weight would have
    saved; None if the policy ignores weights.
    """

    feed_id: FeedId
    title: str
    arrived: int
    read: int
    read_rate: float | None
    share_of_read: float | None
    requests: int
    share_of_requests: float | None
    wire_bytes: int
    weight: float
    is_own_weight: bool
    advice: Advice | None
    days: float = 0.0
    spared: int | None = None
    learned_weight: float | None = None
