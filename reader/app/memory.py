"""Tunes how the process takes memory from the system and returns it. Standard library only; any thread.

glibc keeps freed memory in up to eight heaps per processor, with gaps that only its own threads refill: after startup a quarter
of all memory was such gaps. Does nothing on other systems (musl, Windows, macOS).
"""

import builtins
import contextlib
import ctypes
import sys
from functools import cache

HEAPS, HEAPS_MAX = -8, 2
"""M_ARENA_MAX of malloc.h, and a sufficient number: our threads share the interpreter, and so rarely allocate concurrently.
Thresholds for large blocks keep their defaults: changing them makes numpy half as slow again and gains nothing after
`give_back_memory`.
"""


def use_little_memory() -> None:
    """Configure the allocator; call before threads start and heavy imports, since existing allocations stay."""
    glibc = _glibc()
    if glibc is not None:
        glibc.mallopt(HEAPS, HEAPS_MAX)


def give_back_memory() -> None:
    """Return free memory to the system. Takes some milliseconds, in which other threads may wait."""
    glibc = _glibc()
    if glibc is not None:
        glibc.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    with contextlib.suppress(OSError):
        library = ctypes.CDLL(None)
        return library if hasattr(library, "gnu_get_libc_version") else None
    return None


def restore_imports() -> None:
    """Remove PySide's `from __feature__ import ...` hook from imports, using the original that PySide saved.

    For it, PySide reads the source of each imported module, and Python keeps all those lines: 25 MB, and a tenth of the import
    time. Nothing here uses it.
    """
    import PySide6.QtCore  # noqa: F401 -- it is what puts them there

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
