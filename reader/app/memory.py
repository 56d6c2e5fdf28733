"""How memory is taken from the system and given back to it. Standard library only; any thread.

glibc keeps what was freed in up to eight heaps per processor, each with gaps that only its own threads fill again: after the
start of the window a quarter of all memory lay in such gaps. Elsewhere (musl, Windows, macOS) nothing is done here.
"""

import contextlib
import ctypes
import sys
from functools import cache

FREE_AT_END_BYTES, LARGE_BYTES, HEAPS = -1, -3, -8
"""M_TRIM_THRESHOLD, M_MMAP_THRESHOLD and M_ARENA_MAX of malloc.h."""
SETTINGS = ((HEAPS, 2), (FREE_AT_END_BYTES, 128 * 1024), (LARGE_BYTES, 128 * 1024))
"""Two heaps for all threads, which wait for each other seldom as they share the interpreter anyway; and what is large, or free at
the end of a heap, goes back at once. glibc begins with these thresholds, but raises them as it goes."""


def use_little_memory() -> None:
    """Say so to the allocator; before threads are started and much is imported, since what lies there already stays."""
    glibc = _glibc()
    if glibc is not None:
        for name, value in SETTINGS:
            glibc.mallopt(name, value)


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
