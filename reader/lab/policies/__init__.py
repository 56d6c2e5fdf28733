"""Policies of the literature and of other readers by name, in the form of the engine's own table. Pure."""

from collections.abc import Mapping
from functools import partial

from reader.domain.ids import DAY_SECONDS
from reader.engine.planning.memory import Memory
from reader.engine.planning.policies import POLICIES, Policy, Settings
from reader.lab.papers.rates import periodic_update, single_variable_slots
from reader.lab.policies.adaptive import CommaFeedPlanner, MinifluxPlanner, OnlinePlanner, RandomTimer, Update
from reader.lab.policies.cyclic import METHODS, CyclicPlanner, Method
from reader.lab.policies.two_steps import TwoStepsPlanner


def _cyclic(method: Method, memory: Memory, settings: Settings) -> CyclicPlanner:
    return CyclicPlanner(
        memory,
        method,
        budget_per_feed=settings.budget_per_feed,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
    )


def _online(update: Update, memory: Memory, settings: Settings) -> OnlinePlanner:
    return OnlinePlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
        update=update,
    )


def _two_steps(memory: Memory, settings: Settings) -> TwoStepsPlanner:
    return TwoStepsPlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
    )


def _random(memory: Memory, settings: Settings) -> RandomTimer:
    del memory
    return RandomTimer(DAY_SECONDS / settings.budget_per_feed, settings.floor_seconds, settings.ceiling_seconds, settings.seed)


BY_HABIT = frozenset({"user-data", "user-data-sqrt", "user-data-exact", "user-data-greedy"})

LITERATURE: Mapping[str, Policy] = {
    "miniflux": Policy(
        lambda memory, settings: MinifluxPlanner(memory, settings.floor_seconds, settings.seed, settings.ceiling_seconds),
        has_budget=False,
    ),
    "commafeed": Policy(
        lambda memory, settings: CommaFeedPlanner(memory, settings.floor_seconds, settings.seed, settings.ceiling_seconds),
        has_budget=False,
    ),
    **{method.name: Policy(partial(_cyclic, method), uses_habits=method.name in BY_HABIT) for method in METHODS},
    "random": Policy(_random),
    "online": Policy(partial(_online, periodic_update)),
    "online-single": Policy(partial(_online, single_variable_slots)),
    "2steps": Policy(_two_steps),
}

ALL_POLICIES: Mapping[str, Policy] = {**POLICIES, **LITERATURE}
