"""The demo as a user starts it, for its picture."""

import os
import subprocess
from pathlib import Path

from reader.engine.own_process import own_command

ROOT = Path(__file__).parents[2]


def test_the_demo_paints_its_picture_and_leaves_nothing_else(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    picture = tmp_path / "demo.png"
    subprocess.run(own_command("--demo", "--screenshot", str(picture)), env=environment, check=True, timeout=120)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert list(tmp_path.iterdir()) == [picture]
