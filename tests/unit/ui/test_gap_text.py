"""What a gap's marker says in each state, aloud too, and where its action is."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.entry import Gap
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FeedId, GapId
from reader.ui.list.model import Progress, gap_marker, spoken
from reader.ui.list.rows import GAP_PX, action_area
from reader.ui.text.feeds import usual_text, weekday_runs
from tests.fakes.clock import FakeClock

NOW = 1_778_841_720
CLOCK = FakeClock(at=NOW)
GAP = Gap(FeedId(1), 7, NOW - 3 * 86_400, NOW - 86_400, GapId(5), has_archive=True)
SEARCHED = replace(GAP, found=2, at_least=5, reached_at=NOW - 2 * 86_400, searched_at=NOW)
SLOW = Problem(ProblemKind.UNAVAILABLE)


@pytest.mark.parametrize(
    ("gap", "progress", "text"),
    [
        (GAP, None, ("At least 7 missing articles, 12–14 May", "", "Find missing articles")),  # noqa: RUF001 - a range of days
        (replace(GAP, has_archive=False), None, ("At least 7 missing articles, 12–14 May", "The publisher has no archive.", "")),  # noqa: RUF001
        (GAP, Progress(2, 5), ("At least 7 missing articles, 12–14 May", "Searching page 2 of 5…", "Cancel")),  # noqa: RUF001
        (
            replace(SEARCHED, next_url="x"),
            None,
            ("2 missing articles found, at least 5 still missing, 12–13 May", "The archive has more.", "Search further back"),  # noqa: RUF001
        ),
        (
            replace(SEARCHED, next_url="x", problem=SLOW),
            None,
            (
                "2 missing articles found, at least 5 still missing, 12–13 May",  # noqa: RUF001
                "The server is not available at the moment (503).",
                "Search again",
            ),
        ),
        (
            replace(SEARCHED, found=3, at_least=0),
            None,
            ("3 missing articles found, more may be missing, 12–13 May", "The archive has no more.", ""),  # noqa: RUF001
        ),
    ],
)
def test_a_marker_says_what_is_lost_and_what_can_be_done(
    gap: Gap, progress: Progress | None, text: tuple[str, str, str], qtbot: QtBot
) -> None:
    made = gap_marker(gap, "A feed", CLOCK, progress)
    assert (made.title, made.note, made.action) == text
    assert spoken(made, CLOCK) == "A feed: " + ", ".join(word for word in text if word)


def test_the_action_stands_in_its_row_however_narrow(qtbot: QtBot) -> None:
    failed = gap_marker(replace(SEARCHED, next_url="x", problem=SLOW), "A feed", CLOCK)
    for width in (240, 360, 900):
        area = QRectF(10, 500, width, GAP_PX)
        place = action_area(area, failed)
        assert area.contains(place)
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        try:
            mirrored = action_area(area, failed)
        finally:
            QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        assert (mirrored.width(), mirrored.left() - area.left()) == (place.width(), area.right() - place.right())
    assert action_area(QRectF(0, 0, 400, GAP_PX), gap_marker(replace(GAP, has_archive=False), "A feed", CLOCK)).isEmpty()


@pytest.fixture(autouse=True)
def _english() -> object:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("hours", "weekdays", "text"),
    [
        ([(7, 10)], [1, 2, 3, 4], "usually posts Tue-Fri, 7-10"),
        ([(7, 10), (22, 2)], [5, 6], "usually posts Sat and Sun, 7-10 and 22-2"),
        ([], [5, 6, 0, 2], "usually posts Wed and Sat-Mon"),
        ([], [0, 2, 4], "usually posts Mon, Wed and Fri"),
        ([(7, 10), (17, 24)], [], "usually posts 7:00-10:00 and 17:00-24:00"),
        ([], [], ""),
    ],
)
def test_text_of_weekdays_and_hours(hours: list[tuple[int, int]], weekdays: list[int], text: str) -> None:
    assert usual_text(hours, weekdays).replace("\N{EN DASH}", "-") == text


def test_weekdays_become_runs() -> None:
    assert weekday_runs([]) == []
    assert weekday_runs(range(7)) == [(0, 6)]
    assert weekday_runs([5, 6, 0, 2]) == [(2, 2), (5, 0)]


@given(st.sets(st.integers(0, 6)))
def test_runs_hold_exactly_the_weekdays(weekdays: set[int]) -> None:
    runs = weekday_runs(weekdays)
    assert {(begin + step) % 7 for begin, end in runs for step in range((end - begin) % 7 + 1)} == weekdays
