"""What a feed is worth to its reader, in numbers: how much of it is read, what it costs, what might be done. Values; any thread."""

from enum import StrEnum

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass


class Advice(StrEnum):
    """What might be done with a feed."""

    UNSUBSCRIBE = "unsubscribe"
    MUTE = "mute"
    SLOW_DOWN = "slow_down"


@dataclass(frozen=True, slots=True)
class FeedUsage:
    """One feed over a number of days. `read_rate` is drawn to that of all feeds where few articles came, and None where none did; shares
    are parts of all feeds' sums, None of nothing.

    `weight` is the feed's weight in the plan, and `is_own_weight` whether the user set it; `learned_weight` is what
    reading alone suggests, None where it suggests nothing. `days` is the length of the span, `spared` about how many of its requests would
    have been spared had it mattered least; None where the policy does not go by weights.
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
