"""X11: another program that fills the screen (a film, a talk, a game), and compositing. Elsewhere the desktop handles both."""

import ctypes
from contextlib import suppress
from typing import Any

_NONE = 0
_LONGEST = 64
"""Values read of a property, four bytes each: more states than a window has."""


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _AtomReply(ctypes.Structure):
    _fields_ = (
        ("response_type", ctypes.c_uint8),
        ("pad0", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("length", ctypes.c_uint32),
        ("atom", ctypes.c_uint32),
    )


class _Screens(ctypes.Structure):
    """Iterator whose first member points to a screen, which begins with the number of its root window."""

    _fields_ = (("data", ctypes.POINTER(ctypes.c_uint32)), ("rem", ctypes.c_int), ("index", ctypes.c_int))


def is_fullscreen_elsewhere(own_window: int) -> bool:
    """Return whether the active window fills the screen and is not our own; False if unknown. Asks the X server."""
    with suppress(OSError, AttributeError):
        return _Server().is_fullscreen_elsewhere(own_window)
    return False


class _Server:
    """Minimal xcb access for two properties. Server errors yield nothing: a window may be gone meanwhile."""

    def __init__(self) -> None:
        """Load xcb. Raises OSError if there is none."""
        self._xcb = ctypes.CDLL("libxcb.so.1")
        self._free = ctypes.CDLL(None).free
        self._free.argtypes = [ctypes.c_void_p]
        pointer, number = ctypes.c_void_p, ctypes.c_uint32
        for name, arguments, result in (
            ("xcb_connect", [ctypes.c_char_p, pointer], pointer),
            ("xcb_connection_has_error", [pointer], ctypes.c_int),
            ("xcb_disconnect", [pointer], None),
            ("xcb_get_setup", [pointer], pointer),
            ("xcb_setup_roots_iterator", [pointer], _Screens),
            ("xcb_intern_atom", [pointer, ctypes.c_uint8, ctypes.c_uint16, ctypes.c_char_p], _Cookie),
            ("xcb_intern_atom_reply", [pointer, _Cookie, pointer], ctypes.POINTER(_AtomReply)),
            ("xcb_get_property", [pointer, ctypes.c_uint8, number, number, number, number, number], _Cookie),
            ("xcb_get_property_reply", [pointer, _Cookie, pointer], pointer),
            ("xcb_get_property_value", [pointer], ctypes.POINTER(number)),
            ("xcb_get_property_value_length", [pointer], ctypes.c_int),
        ):
            function = getattr(self._xcb, name)
            function.argtypes, function.restype = arguments, result

    def is_fullscreen_elsewhere(self, own_window: int) -> bool:
        """Return whether the screen is covered, on the environment's display."""
        connection = self._xcb.xcb_connect(None, None)
        try:
            if self._xcb.xcb_connection_has_error(connection):
                return False
            screens = self._xcb.xcb_setup_roots_iterator(self._xcb.xcb_get_setup(connection))
            active = self._values(connection, screens.data[0], b"_NET_ACTIVE_WINDOW")[:1]
            if not active or active[0] in {_NONE, own_window}:
                return False
            states = self._values(connection, active[0], b"_NET_WM_STATE")
            return self._atom(connection, b"_NET_WM_STATE_FULLSCREEN") in states
        finally:
            self._xcb.xcb_disconnect(connection)

    def _atom(self, connection: int, name: bytes) -> int:
        reply = self._xcb.xcb_intern_atom_reply(connection, self._xcb.xcb_intern_atom(connection, 0, len(name), name), None)
        if not reply:
            return _NONE
        atom = int(reply.contents.atom)
        self._free(reply)
        return atom

    def _values(self, connection: int, window: int, name: bytes) -> list[int]:
        asked = self._xcb.xcb_get_property(connection, 0, window, self._atom(connection, name), _NONE, 0, _LONGEST)
        reply = self._xcb.xcb_get_property_reply(connection, asked, None)
        if not reply:
            return []
        count = self._xcb.xcb_get_property_value_length(reply) // 4
        values = self._xcb.xcb_get_property_value(reply)[:count]
        self._free(reply)
        return list(values)


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
