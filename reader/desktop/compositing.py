"""Detection of transparent window corners under X: only with a running compositor. Without one they are black."""

import ctypes
from typing import Any


def is_composited() -> bool:
    """Return whether the environment's display and first screen are composited now; False without libX11. Asks the X server."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    pointer, number = ctypes.c_void_p, ctypes.c_ulong
    declared: list[tuple[Any, list[Any], Any]] = [
        (x11.XOpenDisplay, [ctypes.c_char_p], pointer),
        (x11.XInternAtom, [pointer, ctypes.c_char_p, ctypes.c_int], number),
        (x11.XGetSelectionOwner, [pointer, number], number),
        (x11.XCloseDisplay, [pointer], ctypes.c_int),
    ]
    for function, arguments, result in declared:
        function.argtypes, function.restype = arguments, result
    display = x11.XOpenDisplay(None)
    if not display:
        return False
    try:
        return bool(x11.XGetSelectionOwner(display, x11.XInternAtom(display, b"_NET_WM_CM_S0", 0)))
    finally:
        x11.XCloseDisplay(display)
