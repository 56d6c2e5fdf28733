"""How memory is taken from the system and given back to it. Standard library only; any thread.

glibc keeps what was freed in up to eight heaps per processor, each with gaps that only its own threads fill again: after the
start of the window a quarter of all memory lay in such gaps. Elsewhere (musl, Windows, macOS) nothing is done here.
"""

import contextlib
import ctypes
import sys
from functools import cache

HEAPS, HEAPS_MAX = -8, 2
"""M_ARENA_MAX of malloc.h, and how many are enough: our threads share the interpreter, and so seldom want memory at once.

Its thresholds for large pieces are better left alone: numpy's arrays then cost the processor half as much again, and once
`give_back_memory` was called nothing is gained by them.
"""


def use_little_memory() -> None:
    """Say so to the allocator; before threads are started and much is imported, since what lies there already stays."""
    glibc = _glibc()
    if glibc is not None:
        glibc.mallopt(HEAPS, HEAPS_MAX)


def give_back_memory() -> None:
    """Return to the system what lies free between what is used. Takes some milliseconds, in which others of our threads may wait."""
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
