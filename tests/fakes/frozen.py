"""A plugin for pytest that lets tests start the frozen program in place of the sources: see packaging/check-packages."""

import os
import sys


def pytest_configure() -> None:
    """Be what the frozen program takes itself for; BEFOREHAND_FROZEN names its executable."""
    sys.executable = os.environ["BEFOREHAND_FROZEN"]
    sys.frozen = True  # type: ignore[attr-defined]
