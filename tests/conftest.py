"""What holds for every test: no deadlines; windows are drawn without a screen unless told otherwise; simulated engines are closed."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Nothing depends on how fast the machine is.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def close_simulated_engines() -> Iterator[None]:
    """Databases that nobody closes are a warning, and so an error, from Python 3.13 on."""
    yield
    world = sys.modules.get("tests.fakes.world")
    if world is not None:
        world.close_cores()
