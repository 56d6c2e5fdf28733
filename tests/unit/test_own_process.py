"""This program started again: from source in any folder, and frozen."""

import subprocess
import sys
from pathlib import Path

import pytest

from reader import __version__
from reader.own_process import PARSER, own_command


def test_starts_this_program_whatever_lies_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "reader").mkdir()
    (tmp_path / "reader" / "__main__.py").write_text("print('the wrong one')")
    environment = {"PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        own_command("--version"), cwd=tmp_path, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == f"beforehand {__version__}\n"


def test_a_frozen_program_is_its_own_executable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/beforehand/beforehand")
    assert own_command(PARSER) == ["/opt/beforehand/beforehand", PARSER]


def test_the_parser_brings_neither_window_nor_engine_nor_network() -> None:
    listing = (
        f"import sys; sys.argv[1:] = [{PARSER!r}]; from reader.__main__ import run; run(); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", listing], cwd=Path(__file__).parents[2], input=b"", capture_output=True, check=True, timeout=60
    )
    loaded = set(done.stderr.decode().split())
    assert "reader.formats.wire" in loaded
    assert not {"PySide6", "requests", "numpy", "sqlite3", "reader.app", "reader.engine.core"} & loaded
