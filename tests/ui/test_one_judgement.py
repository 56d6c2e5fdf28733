"""How bad a feed's trouble is, as sidebar, notice, health page, properties and commands say it: always the same."""

import json
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from reader.app.commands.explain import print_feed
from reader.app.commands.lists import print_status
from reader.app.single_instance import Line
from reader.domain.errors import Problem, ProblemKind
from reader.domain.health import QUIET, Concern, mark_of
from reader.domain.subscription import DISMISSED
from reader.storage import feeds
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind, load_standing
from reader.ui.dialogs.properties import fact_lines
from reader.ui.kit.labels import PlainLabel
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

TITLE = "Byte Orchard"
TEMPORARY = "Probably temporary."


def make_ill(library: InventedLibrary, kind: ProblemKind, since: int, *, dismissed: str, **more: bool) -> None:
    stored = feeds.feed(library.connection, library.feed_ids[TITLE])
    with transaction(library.connection):
        # one that failed before would be in the way of the counts
        library.connection.execute("UPDATE feed SET problem_kind = NULL, problem_since = NULL, is_paused = 0, is_gone = 0")
        state = {"is_gone": False, "is_paused": False} | more
        feeds.save_feed(library.connection, replace(stored, problem=Problem(kind, ""), problem_since=since, **state))
        settings = json.dumps({DISMISSED: dismissed} if dismissed else {})
        library.connection.execute("UPDATE subscription SET settings = ? WHERE feed_id = ?", (settings, stored.feed_id))


def has_triangle(bench: WindowBench) -> bool:
    """Whether the end of the feed's row is painted in the colour of warnings."""
    pane = bench.window.parts.subscriptions
    rect = pane.tree.visualRect(pane.tree.currentIndex())
    image = pane.tree.viewport().grab(rect).toImage()
    warn, right = bench.window.parts.theme.color("warn").rgb(), image.width()
    return any(image.pixel(x, y) == warn for x in range(right - 40, right) for y in range(image.height()))


def reported(bench: WindowBench, command: Callable[..., int], *arguments: str) -> tuple[dict[str, object], str]:
    """What a command says of the feed, as JSON and as text."""
    said: list[Line] = []
    for as_json in (True, False):
        command(bench.engine.library.path, *arguments, as_json=as_json, clock=bench.clock, say=said.append)
    document = json.loads(said[0].text)
    rows = document.get("feeds", [document])
    row = next(row for row in rows if row["title"] == TITLE)
    return row, "\n".join(line.text for line in said[1:])


CASES: tuple[tuple[ProblemKind, int, dict[str, bool], Concern | None], ...] = (
    (ProblemKind.UNAVAILABLE, 1, {}, Concern.PASSING),
    (ProblemKind.TIMEOUT, 23, {}, Concern.PASSING),
    (ProblemKind.UNAVAILABLE, 25, {}, Concern.REFUSED),
    (ProblemKind.UNAUTHORIZED, 1, {}, Concern.REFUSED),
    (ProblemKind.NOT_A_FEED, 30, {}, Concern.UNREADABLE),
    (ProblemKind.NOT_FOUND, 30, {}, Concern.FAILING),
    (ProblemKind.GONE, 1, {"is_gone": True}, Concern.GONE),
    (ProblemKind.NOT_FOUND, 30, {"is_paused": True}, Concern.PAUSED),
    (ProblemKind.NO_NETWORK, 30, {}, None),
)


def test_every_place_judges_alike(qtbot: QtBot, bench: WindowBench) -> None:
    """In one window: each case begins with a feed that never failed, in another list."""
    for kind, hours, more, concern in CASES:
        for mark in ("", "dismissed"):
            bench.window.handlers.by_name["go_all"]()
            settle(qtbot, bench)
            assert_alike(qtbot, bench, kind, hours, more, concern, mark)


def assert_alike(
    qtbot: QtBot,
    bench: WindowBench,
    kind: ProblemKind,
    hours: int,
    more: dict[str, bool],
    concern: Concern | None,
    mark: str,
) -> None:
    library, since = bench.engine.library, NOW - hours * HOUR
    # a pause is the user's own wish, and has no mark
    is_dismissed = bool(mark) and concern not in {None, Concern.PAUSED}
    make_ill(library, kind, since, dismissed=mark_of(concern, since) if concern and is_dismissed else "", **more)
    bench.window.parts.subscriptions.set_standing(load_standing(library.connection, NOW))
    bench.window.parts.health.check()
    bench.window.parts.subscriptions.select((Kind.FEED, library.feed_ids[TITLE]))
    settle(qtbot, bench)

    examined = bench.window.parts.health.last
    (found,) = [each for each in examined.findings if each.feed_id == library.feed_ids[TITLE]] or [None]
    assert (found.concern if found else None) is (None if is_dismissed else concern)
    needs_user = found is not None and found.concern not in QUIET
    assert has_triangle(bench) is needs_user

    is_passing = found is not None and found.concern is Concern.PASSING
    assert bench.window.parts.entries.notice.isHidden() is not (needs_user or is_passing)
    notice = bench.window.parts.entries.notice
    assert (TEMPORARY in notice.findChildren(PlainLabel)[2].text()) is is_passing or notice.isHidden()
    spoken = bench.window.parts.subscriptions.tree.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert ("problem: " in str(spoken)) is needs_user
    stored = feeds.feed(library.connection, library.feed_ids[TITLE])
    assert stored is not None
    facts = dict(fact_lines(stored, bench.clock))
    assert (TEMPORARY in facts["Problem"]) is (concern is Concern.PASSING)

    for command, arguments in ((print_status, ()), (print_feed, (TITLE,))):
        row, text = reported(bench, command, *arguments)
        assert row["concern"] == concern
        assert (TEMPORARY in text) is (concern is Concern.PASSING)
