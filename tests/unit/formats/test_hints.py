import pytest

from reader.domain.feed import PublisherHints
from reader.formats.feeds.parser import LONGEST_SECONDS, publisher_hints


def hints(document: str = "", ttl: str = "", period: str = "", frequency: str = "") -> PublisherHints:
    return publisher_hints(document, ttl=ttl, period=period, frequency=frequency)


@pytest.mark.parametrize(
    ("ttl", "seconds"), [("60", 3600), (" 5 ", 300), ("0", None), ("-1", None), ("x", None), ("999999999", LONGEST_SECONDS)]
)
def test_ttl_is_minutes(ttl: str, seconds: int | None) -> None:
    assert hints(ttl=ttl).ttl_seconds == seconds


@pytest.mark.parametrize(
    ("period", "frequency", "seconds"),
    [
        ("hourly", "1", 3600),
        ("Daily", "2", 43_200),
        ("weekly", "", 604_800),
        ("daily", "0", 86_400),
        ("sometimes", "1", None),
        ("", "", None),
    ],
)
def test_update_period(period: str, frequency: str, seconds: int | None) -> None:
    assert hints(period=period, frequency=frequency).update_period_seconds == seconds


def test_skip_hours_and_days() -> None:
    found = hints(
        "<skipHours><hour>0</hour><hour> 23 </hour><hour>24</hour><hour>25</hour></skipHours>"
        "<skipDays><day>Monday</day><day>sunday</day><day>Someday</day></skipDays>"
    )
    assert found.skip_hours == {0, 23}
    assert found.skip_days == {0, 6}


def test_nothing_said() -> None:
    assert hints("<hour>3</hour>") == PublisherHints()
