"""A program's window on an X display, seen from outside: is it there, and how soon does it answer a ping.

`_NET_WM_PING` is what window managers ask a program with before they call it unresponsive: the program's event loop sends the
message back to the root window (Extended Window Manager Hints, "_NET_WM_PING"). By ctypes, since nothing else here speaks X.
"""

import ctypes as c
import os
import select
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLIENT_MESSAGE, IS_VIEWABLE = 33, 2
STRUCTURE_NOTIFY, SUBSTRUCTURE_NOTIFY = 1 << 17, 1 << 19
"""Toolkits send their answers to those who listen for either."""
Window = c.c_ulong


class _ClientMessage(c.Structure):
    _fields_ = (
        ("type", c.c_int),
        ("serial", c.c_ulong),
        ("send_event", c.c_int),
        ("display", c.c_void_p),
        ("window", Window),
        ("message_type", c.c_ulong),
        ("format", c.c_int),
        ("data", c.c_long * 5),
    )


class _Event(c.Union):
    _fields_ = (("type", c.c_int), ("client", _ClientMessage), ("pad", c.c_long * 24))


class _Attributes(c.Structure):
    _fields_ = (
        ("x", c.c_int), ("y", c.c_int), ("width", c.c_int), ("height", c.c_int), ("border_width", c.c_int), ("depth", c.c_int),
        ("visual", c.c_void_p), ("root", Window), ("class_", c.c_int), ("bit_gravity", c.c_int), ("win_gravity", c.c_int),
        ("backing_store", c.c_int), ("backing_planes", c.c_ulong), ("backing_pixel", c.c_ulong), ("save_under", c.c_int),
        ("colormap", c.c_ulong), ("map_installed", c.c_int), ("map_state", c.c_int), ("rest", c.c_long * 8),
    )  # fmt: skip


class Display:
    """A connection to the display of the environment. Windows may go at any time: errors of X are passed over."""

    def __init__(self) -> None:
        self._x = c.CDLL("libX11.so.6")
        for name, result, arguments in (
            ("XOpenDisplay", c.c_void_p, [c.c_char_p]),
            ("XDefaultRootWindow", Window, [c.c_void_p]),
            ("XInternAtom", c.c_ulong, [c.c_void_p, c.c_char_p, c.c_int]),
            ("XPending", c.c_int, [c.c_void_p]),
        ):
            function = getattr(self._x, name)
            function.restype, function.argtypes = result, arguments
        self._ignore = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p)(lambda _display, _error: 0)
        self._x.XSetErrorHandler(self._ignore)
        self._display = c.c_void_p(self._x.XOpenDisplay(None))
        if not self._display:
            raise OSError(f"no X display {os.environ.get('DISPLAY')!r}")
        self._root = Window(self._x.XDefaultRootWindow(self._display))
        self._x.XSelectInput(self._display, self._root, c.c_long(STRUCTURE_NOTIFY | SUBSTRUCTURE_NOTIFY))
        self._protocols, self._ping = (self._x.XInternAtom(self._display, name, 0) for name in (b"WM_PROTOCOLS", b"_NET_WM_PING"))

    def window(self) -> int | None:
        """The largest window that can be seen and takes pings."""
        found = []
        for window in self._top_windows():
            attributes = _Attributes()
            if (
                self._x.XGetWindowAttributes(self._display, Window(window), c.byref(attributes))
                and attributes.map_state == IS_VIEWABLE
            ):
                found.append((attributes.width * attributes.height, window))
        return max(((size, window) for size, window in found if self._takes_pings(window)), default=(0, None))[1]

    def ping(self, window: int, limit: float) -> float | None:
        """Seconds until the event loop answered; None: not within `limit` seconds."""
        event, mark = _Event(), time.monotonic_ns() & 0x7FFFFFFF
        event.client.type, event.client.window, event.client.message_type, event.client.format = (
            CLIENT_MESSAGE, window, self._protocols, 32,
        )  # fmt: skip
        event.client.data[:] = (self._ping, mark, window, 0, 0)
        began = time.perf_counter()
        self._x.XSendEvent(self._display, Window(window), 0, c.c_long(0), c.byref(event))
        self._x.XFlush(self._display)
        while (left := limit - (time.perf_counter() - began)) > 0:
            while self._x.XPending(self._display):
                self._x.XNextEvent(self._display, c.byref(event))
                if event.type == CLIENT_MESSAGE and event.client.data[0] == self._ping and event.client.data[1] == mark:
                    return time.perf_counter() - began
            select.select([self._x.XConnectionNumber(self._display)], [], [], min(left, 0.05))
        return None

    def _top_windows(self) -> Iterator[int]:
        root, parent, children, count = Window(), Window(), c.POINTER(Window)(), c.c_uint()
        if self._x.XQueryTree(self._display, self._root, c.byref(root), c.byref(parent), c.byref(children), c.byref(count)):
            yield from list(children[: count.value])
            self._x.XFree(children)

    def _takes_pings(self, window: int) -> bool:
        atoms, count = c.POINTER(c.c_ulong)(), c.c_int()
        if not self._x.XGetWMProtocols(self._display, Window(window), c.byref(atoms), c.byref(count)):
            return False
        names = list(atoms[: count.value])
        self._x.XFree(atoms)
        return self._ping in names


@contextmanager
def screen(number: int = 97) -> Iterator[None]:
    """A display of this benchmark's own, 1366x768, in the environment of this process and those it starts."""
    before = os.environ.get("DISPLAY")
    server = subprocess.Popen(
        ["Xvfb", f":{number}", "-screen", "0", "1366x768x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
    )
    os.environ["DISPLAY"] = f":{number}"
    try:
        while not Path(f"/tmp/.X11-unix/X{number}").exists():  # noqa: S108 -- where X has its sockets
            time.sleep(0.02)
        yield
    finally:
        server.terminate()
        server.wait()
        os.environ.pop("DISPLAY", None) if before is None else os.environ.update(DISPLAY=before)
