"""Which policies an engine is given when it starts."""

import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.domain.preferences import PREFERENCES
from reader.engine.planning.timers import CeilingPlanner
from reader.lab.policies.adaptive import OnlinePlanner
from reader.storage import preferences
from reader.storage.writer import transaction
from tests.fakes.clock import FakeClock

OPEN = """
import sys
from pathlib import Path
from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.engine.system_clock import SystemClock
open_core(profile_in(Path(sys.argv[1])), SystemClock(), automatic=True).state.connection.close()
print(*(name for name in sys.modules if name.startswith("reader.lab")))
"""


@pytest.mark.parametrize("policy", PREFERENCES["fetch.policy"].choices)
def test_an_engine_starts_with_every_policy_that_the_preference_offers(tmp_path: Path, policy: str) -> None:
    for _ in range(2):
        core = open_core(profile_in(tmp_path), FakeClock(at=1e9), automatic=True)
        with transaction(core.state.connection):
            preferences.save(core.state.connection, "fetch.policy", policy)
        assert isinstance(core.state.planner, CeilingPlanner)
        is_online = isinstance(core.state.planner.inner, OnlinePlanner)
        core.state.connection.close()
    assert is_online == policy.startswith("online")


def test_a_usual_start_loads_nothing_of_the_lab(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", OPEN, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
