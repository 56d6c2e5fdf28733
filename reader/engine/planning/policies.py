"""The policies by name, as the preference and the replay know them. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from reader.domain.preferences import Value
from reader.engine.planning.limits import DAY_SECONDS
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner
from reader.engine.planning.price_planner import PricePlanner
from reader.engine.planning.throttling import ThrottlingPlanner
from reader.engine.planning.timers import FixedTimer, RatePlanner
from reader.engine.planning.vacation import LONGEST_SECONDS, VacationPlanner
from reader.lab.policies.adaptive import CommaFeedPlanner, MinifluxPlanner
from reader.lab.policies.cyclic import CyclicPlanner
from reader.lab.policies.cyclic_methods import METHODS, Method
from reader.lab.policies.online import OnlinePlanner

OPEN_SHARE = 0.6
"""At most so much of the budget is spent at the moment the user opens the window."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What every policy may use: requests per feed and day, shortest and longest interval in seconds, the installation's seed."""

    budget_per_feed: float
    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0


def _timer(name: str, per_day: float, settings: Settings) -> FixedTimer:
    interval = max(DAY_SECONDS / per_day, settings.floor_seconds)
    return FixedTimer(name, interval, settings.seed, settings.floor_seconds)


def _cyclic(method: Method, memory: Memory, settings: Settings) -> CyclicPlanner:
    return CyclicPlanner(
        memory,
        method,
        budget_per_feed=settings.budget_per_feed,
        floor_seconds=settings.floor_seconds,
        seed=settings.seed,
    )


def _online(memory: Memory, settings: Settings) -> OnlinePlanner:
    return OnlinePlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
    )


def _price(open_share: float, memory: Memory, settings: Settings) -> PricePlanner:
    return PricePlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        open_share=open_share,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
    )


POLICIES: Mapping[str, Callable[[Memory, Settings], Planner]] = {
    "uniform": lambda _, settings: _timer("uniform", settings.budget_per_feed, settings),
    "hourly": lambda _, settings: _timer("hourly", 24, settings),
    "miniflux": lambda memory, settings: MinifluxPlanner(memory, settings.floor_seconds, settings.seed),
    "commafeed": lambda memory, settings: CommaFeedPlanner(memory, settings.floor_seconds, settings.seed),
    **{method.name: partial(_cyclic, method) for method in METHODS},
    "online": _online,
    "price": partial(_price, 0.0),
    "price-open": partial(_price, OPEN_SHARE),
    "rate": lambda memory, settings: RatePlanner(memory, settings.floor_seconds, settings.ceiling_seconds, settings.seed),
}


BY_HABIT = frozenset({"price", "price-open", "user-data", "user-data-exact"})
"""Policies that use when the user looks."""
WITHOUT_BUDGET = frozenset({"hourly", "miniflux", "commafeed", "rate"})


def make_planner(preferences: Mapping[str, Value], memory: Memory, seed: int, share: float = 1.0) -> Planner:
    """The planner that the preferences ask for; one that needs no habits while they are not to be learned.

    `share` is how much of the usual requests shall be made; each feed is asked once within the longest interval all the same.
    While the user is away none of them decides.
    """
    floor = int(preferences["fetch.floor_minutes"]) * 60
    ceiling = max(floor, int(preferences["fetch.ceiling_minutes"]) * 60)
    budget = float(preferences["fetch.budget"])
    settings = Settings(max(budget * share, min(budget, DAY_SECONDS / ceiling)), floor, ceiling, seed)
    name = str(preferences["fetch.policy"])
    if name in BY_HABIT and not preferences["habits.record"]:
        name = "rate"
    made = POLICIES[name](memory, settings)
    usual = ThrottlingPlanner(made, share, ceiling, seed) if share < 1 and name in WITHOUT_BUDGET else made
    return VacationPlanner(usual, memory, floor, max(LONGEST_SECONDS, ceiling), seed) if memory.away_until else usual
