"""The shipped policies by name. Those of the literature are in `lab.policies.table`; app hands them over. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from reader.domain.clock import DAY_SECONDS
from reader.domain.preferences import Preferences
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner
from reader.engine.planning.price_planner import PricePlanner
from reader.engine.planning.throttling import ThrottlingPlanner
from reader.engine.planning.timers import FixedTimer, RatePlanner
from reader.engine.planning.vacation import LONGEST_SECONDS, VacationPlanner

OPEN_SHARE = 0.6
"""At most so much of the budget is spent at the moment the user opens the window."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What every policy may use: requests per feed and day, shortest and longest interval in seconds, the installation's seed."""

    budget_per_feed: float
    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Policy:
    """One row of a table of policies: what makes the planner, whether it uses when the user looks, whether it keeps to a budget."""

    make: Callable[[Memory, Settings], Planner]
    uses_habits: bool = False
    has_budget: bool = True


def _timer(name: str, per_day: float, settings: Settings) -> FixedTimer:
    interval = max(DAY_SECONDS / per_day, settings.floor_seconds)
    return FixedTimer(name, interval, settings.seed, settings.floor_seconds)


def _price(open_share: float, memory: Memory, settings: Settings) -> PricePlanner:
    return PricePlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        open_share=open_share,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
    )


POLICIES: Mapping[str, Policy] = {
    "uniform": Policy(lambda _, settings: _timer("uniform", settings.budget_per_feed, settings)),
    "hourly": Policy(lambda _, settings: _timer("hourly", 24, settings), has_budget=False),
    "price": Policy(partial(_price, 0.0), uses_habits=True),
    "price-open": Policy(partial(_price, OPEN_SHARE), uses_habits=True),
    "rate": Policy(
        lambda memory, settings: RatePlanner(memory, settings.floor_seconds, settings.ceiling_seconds, settings.seed),
        has_budget=False,
    ),
}


def make_planner(
    preferences: Preferences,
    memory: Memory,
    seed: int,
    share: float = 1.0,
    policies: Mapping[str, Policy] = POLICIES,
) -> Planner:
    """The planner that the preferences ask for; one that needs no habits while they are not to be learned.

    `share` is how much of the usual requests shall be made; each feed is asked once within the longest interval all the same.
    While the user is away none of them decides.
    """
    floor = preferences.fetch_floor_minutes * 60
    ceiling = max(floor, preferences.fetch_ceiling_minutes * 60)
    budget = preferences.fetch_budget
    settings = Settings(max(budget * share, min(budget, DAY_SECONDS / ceiling)), floor, ceiling, seed)
    name = preferences.fetch_policy
    policy = policies[name]
    if policy.uses_habits and not preferences.habits_record:
        policy = POLICIES["rate"]
    made = policy.make(memory, settings)
    usual = made if share >= 1 or policy.has_budget else ThrottlingPlanner(made, share, ceiling, seed)
    return VacationPlanner(usual, memory, floor, max(LONGEST_SECONDS, ceiling), seed) if memory.away_until else usual
