"""What a screen reader finds, by the library that screen readers use (libatspi). For the system's own Python, which has it.

Of the program that is named on the command line. Requests come as JSON lines: ["tree", ROLE] tells everything below the first thing of that role, ["do", ROLE, NAME, ACTION] does
something with one, ["place", ROLE, NAME] tells where it is in the window, ["spoken"] tells what the keyboard came to, and what was announced, since it was last asked.
"""

import contextlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 -- the version first

NAME = sys.argv[1]
_STATES = {
    "focused": Atspi.StateType.FOCUSED,
    "selected": Atspi.StateType.SELECTED,
    "showing": Atspi.StateType.SHOWING,
    "expanded": Atspi.StateType.EXPANDED,
    "expandable": Atspi.StateType.EXPANDABLE,
}


def wait(milliseconds: int) -> None:
    """Collect events meanwhile."""
    loop = GLib.MainLoop()
    GLib.timeout_add(milliseconds, loop.quit)
    loop.run()


def walk(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """A thing and all below it."""
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from walk(child)


def program() -> Atspi.Accessible:
    """That program among those that can be heard."""
    desktop = Atspi.get_desktop(0)
    found = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
    for each in found:
        if each is not None and each.get_name() == NAME:
            # the library keeps how many rows there were, whatever Qt tells of new ones
            each.clear_cache()
            return each
    names = [each.get_name() for each in found if each is not None]
    raise LookupError(f"{NAME} is not heard, only {names}")


def heard(node: Atspi.Accessible) -> dict[str, Any]:
    """What is said of one thing, and of what is in it."""
    text = node.get_text_iface()
    area = Atspi.Component.get_extents(node.get_component_iface(), Atspi.CoordType.WINDOW) if node.get_component_iface() else None
    states = node.get_state_set()
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "level": (node.get_attributes() or {}).get("level", ""),
        "text": Atspi.Text.get_text(text, 0, -1) if text else "",
        "first": Atspi.Text.get_string_at_offset(text, 0, Atspi.TextGranularity.WORD).content if text else "",
        "area": [area.x, area.y, area.width, area.height] if area else [],
        "states": [name for name, state in _STATES.items() if states.contains(state)],
        "parts": [heard(child) for n in range(node.get_child_count()) if (child := node.get_child_at_index(n)) is not None],
    }


def first(role: str, name: str) -> Atspi.Accessible | None:
    """The first thing of a role whose name begins so."""
    return next((node for node in walk(program()) if node.get_role_name() == role and node.get_name().startswith(name)), None)


def do(role: str, name: str, action: str) -> bool:
    """Do something with a thing; whether there was one."""
    node = first(role, name)
    if node is None:
        return False
    possible = node.get_action_iface()
    names = [Atspi.Action.get_action_name(possible, n) for n in range(Atspi.Action.get_n_actions(possible))]
    return Atspi.Action.do_action(possible, names.index(action))


def place(role: str, name: str) -> list[int] | None:
    """Its middle, in the window."""
    node = first(role, name)
    if node is None:
        return None
    area = Atspi.Component.get_extents(node.get_component_iface(), Atspi.CoordType.WINDOW)
    return [area.x + area.width // 2, area.y + area.height // 2]


def answer(request: list[str], reached: list[str]) -> Any:
    """What is asked; whatever came meanwhile is taken first."""
    wait(50)
    kind, *rest = request
    if kind == "tree":
        return next((heard(node) for node in walk(program()) if node.get_role_name() == rest[0]), None)
    if kind == "do":
        return do(*rest)
    if kind == "place":
        return place(*rest)
    wait(300)
    spoken = list(reached)
    reached.clear()
    return spoken


def main() -> None:
    """Answer until nobody asks."""
    reached: list[str] = []

    def note(event: Atspi.Event) -> None:
        # what had it may be gone by now
        with contextlib.suppress(GLib.Error):
            if event.detail1:
                reached.append(f"{event.source.get_role_name()}: {event.source.get_name()}")

    listener = Atspi.EventListener.new(note)
    listener.register("object:state-changed:focused")

    def note_announced(event: Atspi.Event) -> None:
        reached.append(f"announced: {event.any_data}")

    announced = Atspi.EventListener.new(note_announced)
    announced.register("object:announcement")
    for line in sys.stdin:
        try:
            spoken = answer(json.loads(line), reached)
        except (LookupError, ValueError, GLib.Error) as error:
            spoken = {"problem": str(error)}
        sys.stdout.write(json.dumps(spoken) + "\n")
        sys.stdout.flush()


main()
