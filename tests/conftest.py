"""What holds for every test: no deadlines; windows are drawn without a screen unless told otherwise; simulated engines are closed.

Where windows are opened, garbage is collected between tests, in the thread of the windows alone.
"""

import gc
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


@pytest.fixture(autouse=True)
def collect_garbage_of_windows() -> Iterator[None]:
    """As the program does, see reader.ui.garbage."""
    yield
    garbage = sys.modules.get("reader.ui.garbage")
    if garbage is not None and not gc.isenabled():
        garbage.collect_due()
