"""Actions are declared at their methods, and the groups name all of them once."""

from collections import Counter
from itertools import pairwise

from reader.ui.kit.actions import MENUS, grouped
from reader.ui.shell.actions.table import ROWS
from tests.fakes.window_bench import WindowBench


def test_every_action_has_what_it_does_and_nothing_else_has(bench: WindowBench) -> None:
    assert set(bench.window.handlers.by_name) == {row.name for row in ROWS}


def test_every_action_is_declared_once_and_has_a_group() -> None:
    assert Counter(row.name for row in ROWS) == Counter(name for _, name in grouped())


def test_a_menu_has_lines_only_between_actions() -> None:
    for names in MENUS.values():
        assert names[0]
        assert names[-1]
        assert all(one or other for one, other in pairwise(names))
