"""Qt's own inspector on a model: what the model does wrong is a warning, which fails the test."""

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester


def inspect_model(model: QAbstractItemModel) -> None:
    """Watch a model for as long as it lives: the inspector belongs to it, or Python would let go of it at once."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
