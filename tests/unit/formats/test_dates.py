from datetime import UTC, datetime

import pytest

from reader.formats.feeds.dates import read_date, times_mean_nothing

MARCH_3 = 1772496000  # 2026-03-03 00:00 UTC
TEN = MARCH_3 + 10 * 3600


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("Tue, 03 Mar 2026 10:00:00 GMT", TEN),
        ("Tue, 3 Mar 26 10:00 +0000", TEN),
        ("03 Mar 2026 12:00:00 +0200", TEN),
        ("03 Mar 2026 12:00:00 +02:00", TEN),
        ("Tue, 03 Mar 2026 12:00:00 GMT+2", TEN),
        ("Tue, 03 Mar 2026 05:00:00 EST", TEN),
        ("Tue, 03 Mar 2026 05:00:00 -0500 (EST)", TEN),
        ("Tue Mar  3 10:00:00 2026", TEN),
        ("Tue Mar  3 10:00:00 UTC 2026", TEN),
        ("March 3, 2026, 10:00 am", TEN),
        ("Mar 3, 2026 10:00 PM", TEN + 12 * 3600),
        ("2026-03-03T10:00:00Z", TEN),
        ("2026-03-03T10:00:00.123456Z", TEN),
        ("2026-03-03T11:00:00+01:00", TEN),
        ("2026-03-03 10:00", TEN),
        ("2026-03-03 10:00:00 UTC", TEN),
        ("2026/03/03 10:00:00", TEN),
        ("20260303T100000Z", TEN),
        ("1772532000", TEN),
        ("1772532000000", TEN),
        ("03.03.2026 10:00", TEN),
        ("Di, 03 Mär 2026 11:00:00 +0100", TEN),
        ("mar., 03 mars 2026 10:00:00 +0000", TEN),
        ("25.12.2025", 1766620800),
        ("12/25/2025", 1766620800),
        ("25/12/2025", 1766620800),
        ("2025-12", 1764547200),
        ("2025-06-30T23:59:60Z", 1751327999),
        ("2026-03-02T24:00:00Z", MARCH_3),
        ("Thu, 31 Dec 98 12:00:00 GMT", 915105600),
        ("1601-01-01T00:00:00Z", -11644473600),
    ],
)
def test_dates_as_feeds_write_them(text: str, at: int) -> None:
    found = read_date(text)
    assert found.at == at


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("Mon, 05 Jan 2026 12:35:9 GMT", "12:35:09"),
        ("Mon, 05 Jan 2026 12:5:9 +0100", "11:05:09"),
        ("Mon, 05 Jan 2026 9:5 GMT", "09:05:00"),
        ("Mon, 05 Jan 2026 12:35:9.5 EST", "17:35:09"),
        ("Mon, 05 Jan 2026 1:35:9 PM", "13:35:09"),
        ("Mon, 05 Jan 2026 12: 35: 9 GMT", "12:35:09"),
        ("Mon, 05 Jan 2026 12:35: GMT", "12:35:00"),
        ("Mon, 05 Jan 2026 12 GMT", "12:00:00"),
        ("Mon Jan  5 12:35:9 2026", "12:35:09"),
        ("12:35:9 5 Jan 2026", "12:35:09"),
        ("5.1.2026 12:35:9", "12:35:09"),
        ("2026-01-05T12:35:9Z", "12:35:09"),
        ("2026-01-05T9:5Z", "09:05:00"),
        ("2026-01-05T12:5:9+1:00", "11:05:09"),
        ("2026-1-5 12:35:9", "12:35:09"),
        ("2026/01/05 12:35:9 -0500", "17:35:09"),
        ("2026-01-05 1:35 PM", "13:35:00"),
        ("2026-01-05 12:35:9 AM", "00:35:09"),
        ("2026-01-05 1:35:09 pm EST", "18:35:09"),
    ],
)
def test_times_of_few_digits_are_read(text: str, time: str) -> None:
    found = read_date(text)
    assert datetime.fromtimestamp(found.at, UTC).isoformat() == f"2026-01-05T{time}+00:00"
    assert not found.is_date_only


@pytest.mark.parametrize("text", ["2026-01-05 12h35", "2026/01/05 (morning)"])
def test_a_time_that_cannot_be_read_leaves_the_date(text: str) -> None:
    found = read_date(text)
    assert (found.at, found.is_date_only) == (1_767_571_200, True)


@pytest.mark.parametrize(
    "text",
    [
        "", "garbage", "Mon, 01 Jan 1000000000 00:00:00 GMT", "1000000000-01-01T00:00:00Z", "-0044-03-15T00:00:00Z", "0000-00-00",
        "9999-12-31T23:59:59-14:00", "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Feb 2025 25:61:61 GMT", "2026-13-01", "Mar", "١٢٣٤٥٦٧٨٩٠",
        "31/31/2026", "Mar 3", "9" * 500, "Mar " * 100, "0001-01-01T00:00:00+23:00",
    ],
)  # fmt: skip
def test_what_is_no_date_is_none(text: str) -> None:
    assert read_date(text) is None


@pytest.mark.parametrize(
    ("text", "is_date_only"), [("2026-03-03", True), ("3 March 2026", True), ("2026-03-03T00:00:00Z", False)]
)
def test_a_date_without_time_is_reported(text: str, is_date_only: bool) -> None:  # noqa: FBT001  # a parameter of the test
    found = read_date(text)
    assert found.is_date_only is is_date_only


def test_midnight_counts_as_written() -> None:
    found = read_date("Tue, 03 Mar 2026 00:00:00 +0100")
    assert found.is_midnight


def test_midnight_in_three_entries_means_nothing() -> None:
    midnights = [found for day in (1, 2, 3) if (found := read_date(f"2026-03-0{day}T00:00:00Z"))]
    noon = read_date("2026-03-03T12:00:00Z")
    assert noon is not None
    assert times_mean_nothing(midnights)
    assert not times_mean_nothing(midnights[:2])
    assert not times_mean_nothing([*midnights, noon])


def test_the_second_day_of_1970_is_a_date_and_the_last_moment_of_the_first_is_none() -> None:
    assert read_date("1970-01-01T23:59:59Z") is None
    second = read_date("1970-01-02T00:00:00Z")
    assert second.at == 86_400
