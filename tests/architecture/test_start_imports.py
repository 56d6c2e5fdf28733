"""What a start imports before the list is painted: each module of these costs every start."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fakes.invented_library import invented_library

KNOWN = Path(__file__).with_name("imported_at_start.txt")
CHILD = """
import gc, json, sys, threading

imported = []

class Noted:
    @staticmethod
    def find_spec(name, path, target=None):
        # what is read in other threads holds up no paint
        if name.startswith("reader.") and threading.current_thread() is threading.main_thread():
            imported.append(name)

sys.meta_path.insert(0, Noted)
from reader.app.main import main
painted = []

def watch():
    from PySide6.QtCore import QEvent, QObject
    import reader.app.run_window as joined
    usual = joined.build_window

    class Observer(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint and not painted and window.parts.entries.model.rowCount() > 0:
                painted.append(event)
                others = sorted({name.partition(".")[0] for name in sys.modules})
                kinds = [name for name in ("QWizard", "QMessageBox", "QDockWidget") if name in vars(sys.modules["PySide6.QtWidgets"])]
                print(json.dumps({"imported": imported, "collects": gc.isenabled(), "others": others, "kinds": kinds}))
                window.parts.widget.end()
            return False

    def observed(**parts):
        global window, observer
        window = usual(**parts)
        observer = Observer(window)
        window.parts.entries.view.viewport().installEventFilter(observer)
        return window

    joined.build_window = observed

import reader.app.window as opening
shown = opening._show

def show(*given, **named):
    opening.restore_imports()
    watch()
    return shown(*given, **named)

opening._show = show
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other modules for the desktop")
def test_nothing_more_is_imported_before_the_list_is_painted(tmp_path: Path) -> None:
    (tmp_path / "profile").mkdir()
    invented_library(tmp_path / "profile" / "beforehand.sqlite3").connection.close()
    done = subprocess.run(
        [sys.executable, "-c", CHILD, "--profile", str(tmp_path / "profile")],
        env={**os.environ, "PYTHONPATH": str(Path.cwd()), "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert said, done.stderr
    found = json.loads(said[0])
    imported, known = set(found["imported"]), set(KNOWN.read_text(encoding="utf-8").split())
    more = sorted(imported - known)
    assert more == [], (
        f"{', '.join(more)}: imported before the list is painted, so every start pays for it. Import it in the function that needs it "
        f"(or under TYPE_CHECKING, if only annotations name it). If the first list cannot do without it, add a line to {KNOWN.name}."
    )
    assert sorted(known - imported) == [], f"no longer imported before the list is painted: take it out of {KNOWN.name}"
    # lxml reads the article that is painted with the list
    assert {"numpy", "requests", "feedparser", "nh3", "keyring", "jeepney"}.isdisjoint(found["others"])
    assert not found["collects"], "searching for garbage waits until the window stands"
    assert found["kinds"] == [], (
        "PySide was asked for a widget of Qt's own that it had not met, and made all kinds: `meet_viewport`"
    )


def test_the_engine_imports_nothing_that_reads_documents() -> None:
    """Documents are read in the parser process; words and their languages only for what is ranked or grouped."""
    child = "import sys, reader.app.compose; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", child], cwd=Path.cwd(), capture_output=True, text=True, check=True)
    others = {name.partition(".")[0] for name in done.stdout.split()}
    assert {"numpy", "requests"} <= others
    assert {"feedparser", "lxml", "nh3", "statistics", "stopwordsiso"}.isdisjoint(others)
