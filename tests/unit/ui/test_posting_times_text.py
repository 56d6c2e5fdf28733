import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from reader.ui.text.feeds import usual_text, weekday_runs


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
