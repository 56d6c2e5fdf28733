"""The table of actions and what each does are two halves of one thing."""

from reader.ui.kit.actions import ACTIONS
from tests.fakes.window_bench import WindowBench


def test_every_action_has_what_it_does_and_nothing_else_has(bench: WindowBench) -> None:
    assert list(bench.window.handlers.by_name) == [row.name for row in ACTIONS]
