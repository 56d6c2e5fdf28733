"""Imports as Python does them, after PySide has put its own in their place. Main thread, before the window's modules are imported."""

import builtins


def restore_imports() -> None:
    """Take PySide's `from __feature__ import ...` out of every import; PySide keeps what was there before for this.

    To know which modules may use it, PySide reads the source of each module that is imported, and Python keeps all those lines:
    25 MB, and a tenth of the time that imports take. Nothing here uses it.
    """
    import PySide6.QtCore  # noqa: F401 -- it is what puts them there

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
