"""What was repaired, and what can be done about what is damaged, in the window."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetMark
from reader.domain.entry import Mark
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.user_data import Finding, Outside, Recovery, SwitchedOff
from reader.storage import entries
from reader.ui.kit.theme import Theme
from reader.ui.shell.plain_page import PlainPage
from reader.ui.text.problems import recovery_text, refusal_text
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench


def test_what_was_repaired_is_said_until_it_is_closed(bench: WindowBench, qtbot: QtBot) -> None:
    banner = bench.window.parts.banner
    banner.show_message("The database was damaged.")
    bench.window.parts.submit(SetMark((entries.newest_entry_id(bench.window.parts.connection),), Mark.STARRED))
    qtbot.waitUntil(lambda: bench.window.parts.undo_stack.pop() is not None)
    assert banner.text() == "The database was damaged."
    qtbot.mouseClick(banner.button, Qt.MouseButton.LeftButton)
    assert banner.text() == ""


def test_nothing_that_is_painted_or_enabled_fails_where_the_database_cannot_be_read(bench: WindowBench, qtbot: QtBot) -> None:
    """An error that leaves an override of Qt's can end the process."""
    window = bench.window
    with qtbot.captureExceptions() as errors:
        for where in ("next_unread", "go_starred", "go_for_you", "go_briefing", "go_rhythm", "go_all"):
            window.actions_by_name[where].trigger()
            qtbot.waitUntil(window.parts.runner.is_idle)
            window.parts.connection.set_authorizer(lambda *_: sqlite3.SQLITE_DENY)
            window.parts.entries.model.forget_rows()
            window.parts.refresh_actions()
            window.parts.entries.model.forget_rows()
            window.grab()
            window.parts.connection.set_authorizer(None)
    assert errors == []


def test_damage_offers_to_repair_and_a_full_disk_does_not(bench: WindowBench, qtbot: QtBot) -> None:
    banner = bench.window.parts.banner
    banner.storage_failed(Problem(ProblemKind.DISK_FULL, "here"))
    assert not banner.button.isVisible()
    banner.storage_failed(Problem(ProblemKind.DAMAGED_DATABASE, "here"))
    with qtbot.waitSignal(banner.repair_wanted):
        qtbot.mouseClick(banner.button, Qt.MouseButton.LeftButton)
    banner.settle()
    assert banner.text() == ""


@pytest.mark.parametrize(
    ("recovery", "said"),
    [
        (Recovery(Finding.MISSING, NOW - 600, 3), ["missing", "the backup from 10:32", "3 feeds"]),
        (
            Recovery(Finding.RESTORED, NOW - 600, 3, has_accounts=True),
            ["restored", "Changes that waited for your accounts are not sent"],
        ),
        (Recovery(Finding.MISSING, NOW - 600, 3, kept=Path("k")), ["missing", "Its remains were saved as k"]),
        (Recovery(Finding.RESTORED, NOW - 600, 3, kept=Path("k")), ["The backup from 10:32 was restored", "kept as a backup"]),
        (Recovery(Finding.DAMAGED, None, 3, 40, 2, Path("k")), ["what was still readable", "40 articles", "2 articles", "as k"]),
        (
            Recovery(Finding.ALTERED, None, 3, kept=Path("k")),
            ["Another program had changed", "copied into a new one: 3 feeds", "as k"],
        ),
        (
            Recovery(
                Finding.RESTORED,
                NOW - 600,
                3,
                switched_off=(SwitchedOff(Outside.PREFERENCE, "/x", "podcasts.folder"), SwitchedOff(Outside.PROGRAM, "tell")),
            ),
            ["no record of making the backup", "switched off: Folder for downloads: /x, tell"],
        ),
    ],
    ids=["missing", "restored with accounts", "missing but for its log", "restored", "damaged", "altered", "from elsewhere"],
)
def test_what_was_done_is_said_in_a_sentence(recovery: Recovery, said: list[str]) -> None:
    sentences = recovery_text(recovery, FakeClock(at=float(NOW)))
    assert [each for each in said if each not in sentences] == []
    assert "{" not in sentences


def test_a_page_offers_what_can_be_done_and_closing_it_is_an_answer(qtbot: QtBot) -> None:
    theme, chosen = Theme("light"), []
    theme.apply()
    heading, sentences = refusal_text(
        Problem(ProblemKind.MISSING_DATABASE, Detail(DetailKind.START_OVER, ("/p/db", "/p/db.in-use-since")))
    )
    for kind in ("press", "close"):
        page = PlainPage(theme, heading, sentences, lambda: chosen.append("closed"))
        page.offer("Start over", lambda: chosen.append("afresh"))
        page.offer("Quit", lambda: chosen.append("quit"), "primary")
        qtbot.addWidget(page)
        page.show()
        if kind == "press":
            qtbot.mouseClick(page.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
        page.close()
        assert page.accessibleName() == heading
    assert chosen == ["afresh", "closed"]


def test_every_refusal_has_its_own_text() -> None:
    kinds = ("NEWER_SCHEMA", "FOREIGN_DATABASE", "MISSING_DATABASE", "DAMAGED_DATABASE", "DISK_FULL", "PROFILE_READ_ONLY")
    headings = [refusal_text(Problem(ProblemKind[kind], "d"))[0] for kind in kinds]
    assert len(set(headings)) == len(kinds)


def test_a_note_is_calm_until_there_is_trouble(qtbot: QtBot, bench: WindowBench) -> None:
    banner, theme = bench.window.parts.banner, bench.theme
    bench.window.show()
    banner.show_note("This is the demo.")

    def colours() -> tuple[str, str]:
        image = banner.grab().toImage()
        return image.pixelColor(2, image.height() - 3).name(), banner._message.palette().windowText().color().name()

    assert banner.text() == "This is the demo."
    assert banner.button.isVisible()
    assert colours() == (theme.color("bg_side").name(), theme.color("text_2").name())
    banner.storage_failed(Problem(ProblemKind.DISK_FULL, "here"))
    assert colours() == (theme.color("warn_soft").name(), theme.color("warn").name())
