"""A bus of the test's own, so that nothing reaches the desktop of whoever runs the tests."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.fakes.waiting import PATIENCE, running

CONFIGURATION = """
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
"""No folders of services: none that is installed here is started because somebody asks for it."""


@pytest.fixture
def private_bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[str]]:
    """A running dbus-daemon that both bus addresses of the environment lead to."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("needs dbus-daemon")
    configuration = tmp_path / "bus.conf"
    configuration.write_text(CONFIGURATION, encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address=1", "--nopidfile"]
    with running(command, stdout=subprocess.PIPE, text=True) as daemon:
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        # a busy machine is no silent bus
        for limit in ("PATIENCE_SECONDS", "CLOSING_SECONDS"):
            monkeypatch.setattr(f"reader.desktop.bus.{limit}", PATIENCE)
        yield daemon
        daemon.kill()


@pytest.fixture
def saw(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Tell what was seen on a desktop, whatever is captured."""
    reporter = request.config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None
    return lambda text: reporter.write_line(f"  saw: {text}")
