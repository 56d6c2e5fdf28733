import gc
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.app import run_window
from reader.app.run_window import Screenshot


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_window, "CHECK_MILLISECONDS", 1)
    monkeypatch.setattr(run_window, "SETTLE_MILLISECONDS", 1)
    monkeypatch.setattr(run_window, "CHECKS_MAX", 5)


@pytest.fixture
def window(qtbot: QtBot) -> QLabel:
    label = QLabel("Something to see")
    qtbot.addWidget(label)
    label.resize(200, 100)
    return label


def save(qtbot: QtBot, window: QLabel, file: Path, answers: list[bool]) -> str:
    reported: list[str] = []
    Screenshot(window, file, lambda: answers.pop(0) if answers else False, reported.append)
    gc.collect()
    qtbot.waitUntil(lambda: bool(reported))
    return reported[0]


def test_it_waits_until_the_window_is_ready(qtbot: QtBot, window: QLabel, tmp_path: Path) -> None:
    assert save(qtbot, window, tmp_path / "shot.png", [False, False, True]) == ""
    picture = QImage(str(tmp_path / "shot.png"))
    assert (picture.width(), picture.height()) == (200, 100)


def test_it_gives_up(qtbot: QtBot, window: QLabel, tmp_path: Path) -> None:
    assert "no article" in save(qtbot, window, tmp_path / "shot.png", [])
    assert not (tmp_path / "shot.png").exists()


def test_a_place_that_cannot_be_written_is_reported(qtbot: QtBot, window: QLabel, tmp_path: Path) -> None:
    assert "the screenshot could not be written" in save(qtbot, window, tmp_path / "absent" / "shot.png", [True])
