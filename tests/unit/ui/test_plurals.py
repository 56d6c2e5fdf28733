"""Numbers in English: every counted text has both forms, and the compiled file is that of its source."""

import re
import subprocess
import sys
from pathlib import Path

import PySide6
from lxml import etree
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from reader.ui.plurals import install_plurals

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "resources" / "translations" / "beforehand_en.ts"
COUNTED = re.compile(r'"([^"\n]*%n[^"\n]*)"')


def test_one_and_many(qtbot: QtBot) -> None:
    install_plurals()
    install_plurals()
    one = QCoreApplication.translate("MainWindow", "%n articles", "", 1)
    many = QCoreApplication.translate("MainWindow", "%n articles", "", 7)
    assert (one, many) == ("1 article", "7 articles")
    assert QCoreApplication.translate("Events", "%n subscriptions added", "", 1) == "1 subscription added"


def test_every_counted_text_of_the_window_has_its_forms() -> None:
    texts = {text for path in ROOT.glob("reader/ui/**/*.py") for text in COUNTED.findall(path.read_text(encoding="utf-8"))}
    known = {element.text for element in etree.parse(SOURCE).iter("source")}
    assert texts - known == set()
    assert len(texts) > 10


def test_the_compiled_file_is_that_of_its_source(tmp_path: Path) -> None:
    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    subprocess.run([tool, SOURCE, "-qm", tmp_path / "new.qm"], check=True, capture_output=True)
    assert (tmp_path / "new.qm").read_bytes() == SOURCE.with_suffix(".qm").read_bytes()
