"""The policies of the literature and of other readers by name, in the form of the engine's own table. Pure."""

from collections.abc import Mapping
from functools import partial

from reader.engine.planning.memory import Memory
from reader.engine.planning.policies import POLICIES, Policy, Settings
from reader.lab.policies.adaptive import CommaFeedPlanner, MinifluxPlanner
from reader.lab.policies.cyclic import CyclicPlanner
from reader.lab.policies.cyclic_methods import METHODS, Method
from reader.lab.policies.online import OnlinePlanner


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


BY_HABIT = frozenset({"user-data", "user-data-exact"})

LITERATURE: Mapping[str, Policy] = {
    "miniflux": Policy(lambda memory, settings: MinifluxPlanner(memory, settings.floor_seconds, settings.seed), has_budget=False),
    "commafeed": Policy(
        lambda memory, settings: CommaFeedPlanner(memory, settings.floor_seconds, settings.seed), has_budget=False
    ),
    **{method.name: Policy(partial(_cyclic, method), uses_habits=method.name in BY_HABIT) for method in METHODS},
    "online": Policy(_online),
}

ALL_POLICIES: Mapping[str, Policy] = {**POLICIES, **LITERATURE}
