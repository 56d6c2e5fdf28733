"""Restores Python's own import after PySide replaced it. Main thread, before the window's modules are imported."""

import builtins


def restore_imports() -> None:
    """Remove PySide's `from __feature__ import ...` hook from imports, using the original that PySide saved.

    For it, PySide reads the source of each imported module, and Python keeps all those lines: 25 MB, and a tenth of the import
    time. Nothing here uses it.
    """
    import PySide6.QtCore  # noqa: F401 -- it is what puts them there

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
