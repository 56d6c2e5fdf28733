"""Policies of the literature and of other readers by name, in the form of the engine's own table. Pure."""

from collections.abc import Mapping
from functools import partial

from reader.engine.planning.policies import POLICIES, Policy
from reader.lab.papers.rates import single_variable_slots
from reader.lab.policies.adaptive import CommaFeedPlanner, MinifluxPlanner, OnlinePlanner, RandomTimer, TwoStepsPlanner
from reader.lab.policies.cyclic import METHODS, CyclicPlanner

BY_HABIT = frozenset({"user-data", "user-data-sqrt", "user-data-exact", "user-data-greedy"})

LITERATURE: Mapping[str, Policy] = {
    "miniflux": Policy(MinifluxPlanner, has_budget=False),
    "commafeed": Policy(CommaFeedPlanner, has_budget=False),
    **{method.name: Policy(partial(CyclicPlanner, method=method), uses_habits=method.name in BY_HABIT) for method in METHODS},
    "random": Policy(RandomTimer),
    "online": Policy(OnlinePlanner),
    "online-single": Policy(partial(OnlinePlanner, update=single_variable_slots)),
    "2steps": Policy(TwoStepsPlanner),
}

ALL_POLICIES: Mapping[str, Policy] = {**POLICIES, **LITERATURE}
