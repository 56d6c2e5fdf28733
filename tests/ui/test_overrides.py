"""What Qt asks of a class of ours may fail without ending the program."""

import subprocess
import sys

SCRIPT = """
import os
import reader.ui
from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtWidgets import QApplication, QListView

class Broken(QAbstractListModel):
    answers = ("one", "two")

    def rowCount(self, parent=QModelIndex()):
        return 3

    def data(self, index, role=0):
        return self.answers[index.row() + 2]

application = QApplication(["test", "-platform", "offscreen"])
view = QListView()
model = Broken()
try:
    view.setModel(model)
    view.show()
    view.viewport().repaint()
except Exception as error:
    print("told:", error)
print("lives", flush=True)
os._exit(0)
"""


def test_an_index_out_of_range_in_an_answer_to_qt_is_reported_and_not_the_end() -> None:
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert "lives" in run.stdout
    assert "tuple index out of range" in run.stdout + run.stderr
