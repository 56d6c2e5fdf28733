"""A program that is killed in the middle of its work, again and again, loses nothing it has acknowledged.

`kill_many.py` does the same hundreds of times; here the seed is new in every run, and printed.
"""

import os
import random
from pathlib import Path

import pytest

from tests.e2e.kill_actions import STEPS
from tests.e2e.kill_fork_server import ForkServer
from tests.e2e.kill_many import killer
from tests.e2e.kill_migrations import sweep
from tests.e2e.kill_steps import a_long_log, cut

KILLS = 12
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills children of a fork")


def test_what_was_acknowledged_is_there_after_many_kills(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 -- the way to see it again
    phases = list(STEPS)
    with killer(tmp_path, seed, hosts=2, longest_run_seconds=0.6) as killing:
        while killing.toll.kills.total() < KILLS:
            killing.kill(phases[killing.runs % len(phases)])
    assert killing.toll.lost == []
    assert killing.toll.acknowledged.total() > 0


def test_a_migration_that_is_killed_leaves_the_old_or_a_newer_schema(tmp_path: Path) -> None:
    """From the first schema, at every twenty-third statement."""
    with ForkServer(tmp_path) as fork_server:
        sweep(fork_server, tmp_path, 1, range(1, 10_000, 23))


def test_a_log_that_ends_anywhere_holds_whole_transactions(tmp_path: Path) -> None:
    lines = cut(a_long_log(tmp_path), 15, random.SystemRandom().randrange(10**6))
    assert len(set(lines)) > 3
