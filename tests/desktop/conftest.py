"""A bus of the test's own, so that nothing reaches the desktop of whoever runs the tests."""

import shutil
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture
def private_bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[str]]:
    """A running dbus-daemon that both bus addresses of the environment lead to."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("needs dbus-daemon")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1", "--nopidfile"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        yield daemon
        daemon.kill()
