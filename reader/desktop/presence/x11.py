"""Idle time of an X server, by its screen saver extension. X11 only: under Wayland it would not know."""

import ctypes
import os
from collections.abc import Mapping
from typing import Any

_MILLISECONDS = 1000


class _Info(ctypes.Structure):
    _fields_ = (
        ("window", ctypes.c_ulong),
        ("state", ctypes.c_int),
        ("kind", ctypes.c_int),
        ("til_or_since", ctypes.c_ulong),
        ("idle", ctypes.c_ulong),
        ("event_mask", ctypes.c_ulong),
    )


def is_x11(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the session runs on an X server of its own."""
    return bool(environment.get("DISPLAY")) and not environment.get("WAYLAND_DISPLAY")


def idle_seconds() -> float | None:
    """Return the idle time of the environment's display; None without libXss or that extension. Asks the X server."""
    try:
        x11, xss = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXss.so.1")
    except OSError:
        return None
    pointer, number = ctypes.c_void_p, ctypes.c_int
    declared: list[tuple[Any, list[Any], Any]] = [
        (x11.XOpenDisplay, [ctypes.c_char_p], pointer),
        (x11.XDefaultRootWindow, [pointer], ctypes.c_ulong),
        (x11.XCloseDisplay, [pointer], number),
        (xss.XScreenSaverQueryExtension, [pointer, ctypes.POINTER(number), ctypes.POINTER(number)], number),
        (xss.XScreenSaverQueryInfo, [pointer, ctypes.c_ulong, ctypes.POINTER(_Info)], number),
    ]
    for function, arguments, result in declared:
        function.argtypes, function.restype = arguments, result
    display = x11.XOpenDisplay(None)
    if not display:
        return None
    try:
        first_event, first_error, info = number(), number(), _Info()
        if not xss.XScreenSaverQueryExtension(display, ctypes.byref(first_event), ctypes.byref(first_error)):
            return None
        if not xss.XScreenSaverQueryInfo(display, x11.XDefaultRootWindow(display), ctypes.byref(info)):
            return None
        return float(info.idle) / _MILLISECONDS
    finally:
        x11.XCloseDisplay(display)
