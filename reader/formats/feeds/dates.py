"""Parses dates as feeds write them: RFC 822, ISO 8601, month names in half a dozen languages, Unix time. Pure; never raises."""

import re
from calendar import timegm
from datetime import datetime, timedelta
from functools import lru_cache

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass

DATE_TEXT_LIMIT = 200
MIDNIGHT_ENTRIES = 3
_WITH_HOUR = 3

_EARLIEST, _LATEST = -62135596800, 253402300799
_ISO = re.compile(
    r"(\d{4})(?:[-/.]?(\d{1,2})(?:[-/.]?(\d{1,2}))?)?"
    r"(?:[T\s]+(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d*)?)?)?)?\s*((?![AaPp][Mm]$)[A-Za-z]{1,5}|[+-]\d{1,2}:?\d{0,2})?"
)
_TIME = re.compile(r"(?<!\d)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?!\d)\s*([AaPp]\.?[Mm]\.?(?![A-Za-z]))?")
_LONE_DIGIT = re.compile(r"(?<=\d):(\d)(?!\d)")
_TORN_TIME = re.compile(r"(?<=\d): (?=\d)")
_LAST_COLON = re.compile(r"(?<=:\d\d):(?![:\d])")
_YEAR_FIRST = re.compile(r"(?<![\d-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)")
_OFFSET = re.compile(r"(?:^|(?<=[\s)Zz])|(?<=GMT)|(?<=UTC))([+-]\d{1,2}:?\d{0,2})(?!\d)")
_NUMERIC = re.compile(r"(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)")
_WORD = re.compile(r"[^\W\d_]+")
_NUMBER = re.compile(r"\d+")
_UNIX = re.compile(r"\d{9,10}|\d{12,13}")

_MONTH_WORDS = (
    "jan ene gen янв",
    "feb fév fev фев",
    "mar mär mrz maa мар",
    "apr avr abr апр",
    "may mai mei mag maj май мая",
    "jun juin giu июн",
    "jul juil lug июл",
    "aug aoû aou ago авг",
    "sep set сен",
    "oct okt out ott окт",
    "nov ноя",
    "dec déc dez dic des дек",
)
_MONTHS = {word: number for number, words in enumerate(_MONTH_WORDS, 1) for word in words.split()}
_ZONE_NAMES = (
    "0 z ut utc gmt wet",
    "-10 hst",
    "-9 akst",
    "-8 pst akdt",
    "-7 mst pdt",
    "-6 cst mdt",
    "-5 est cdt",
    "-4 ast edt",
    "-3.5 nst",
    "-3 adt brt",
    "-2.5 ndt",
    "1 cet mez bst west",
    "2 cest mesz eet sast",
    "3 eest msk",
    "5.5 ist",
    "8 awst sgt hkt",
    "9 jst kst",
    "9.5 acst",
    "10 aest",
    "11 aedt",
    "12 nzst",
    "13 nzdt",
)
_ZONE_HOURS = {name: float(line.split()[0]) for line in _ZONE_NAMES for name in line.split()[1:]}


@dataclass(frozen=True, slots=True)
class ReadDate:
    """A parsed date: UTC seconds, whether it had a time of day, and whether that was midnight as written."""

    at: int
    is_date_only: bool
    is_midnight: bool


@lru_cache(maxsize=8)
def read_date(text: str) -> ReadDate | None:
    """Parse a date; None for garbage, impossible dates, years outside 1 to 9999 and the first day of 1970."""
    text = _with_whole_times(" ".join(text[:DATE_TEXT_LIMIT].split()))
    if not text:
        return None
    try:
        found = _read_unix(text) or _read_iso(text) or _read_numeric(text) or _read_words(text) or _read_year_first(text)
    except (ValueError, OverflowError):
        return None
    if found is None or not _EARLIEST <= found.at <= _LATEST or abs(found.at) < DAY_SECONDS:
        return None
    return found


def times_mean_nothing(dates: list[ReadDate]) -> bool:
    """Check whether a document's times of day are meaningless: midnight in all of at least three entries."""
    return len(dates) >= MIDNIGHT_ENTRIES and all(date.is_midnight for date in dates)


def _with_whole_times(text: str) -> str:
    """Pad times (12:5:9 becomes 12:05:09) and remove a space after a colon and a trailing colon."""
    if ":" not in text:
        return text
    return _LAST_COLON.sub("", _LONE_DIGIT.sub(r":0\1", _TORN_TIME.sub(":", text)))


def _read_unix(text: str) -> ReadDate | None:
    if not text.isascii() or not _UNIX.fullmatch(text):
        return None
    at = int(text) if len(text) <= 10 else int(text) // 1000
    return ReadDate(at, is_date_only=False, is_midnight=at % DAY_SECONDS == 0)


def _read_iso(text: str) -> ReadDate | None:
    match = _ISO.fullmatch(text)
    if not match:
        return None
    year, month, day, hour, minute, second, zone = match.groups()
    return _date(
        (int(year), int(month or 1), int(day or 1)),
        (int(hour), int(minute or 0), int(second or 0)) if hour else None,
        _offset_seconds(zone or ""),
    )


def _read_numeric(text: str) -> ReadDate | None:
    match = _NUMERIC.search(text)
    if not match:
        return None
    first, second, year = int(match[1]), int(match[3]), _full_year(match[4])
    is_month_first = match[2] == "/" and first <= 12
    month, day = (first, second) if is_month_first else (second, first)
    rest = text[match.end() :]
    return _date((year, month, day), _time_in(rest), _zone_in(rest))


def _read_year_first(text: str) -> ReadDate | None:
    """Parse a date that begins with its year, also with am and pm, which ISO 8601 does not allow."""
    match = _YEAR_FIRST.search(text)
    if not match:
        return None
    rest = text[match.end() :]
    return _date((int(match[1]), int(match[3]), int(match[4])), _time_in(rest), _zone_in(rest))


def _read_words(text: str) -> ReadDate | None:
    month = next((number for word in _WORD.findall(text.lower()) if (number := _month(word))), None)
    if month is None:
        return None
    time = _TIME.search(text)
    before, after = (text[: time.start()], text[time.end() :]) if time else (text, "")
    offset = _OFFSET.search(after)
    numbers = _NUMBER.findall(before) + _NUMBER.findall(_OFFSET.sub(" ", after))
    day_and_year = _day_and_year(numbers[:2])
    if day_and_year is None:
        return None
    day, year = day_and_year
    hour = (int(numbers[2]), 0, 0) if len(numbers) == _WITH_HOUR and len(numbers[1]) == len("2026") else None
    return _date((year, month, day), _time_in(text) or hour, _offset_seconds(offset[1]) if offset else _zone_in(after))


def _month(word: str) -> int | None:
    return _MONTHS.get(word[:3]) or _MONTHS.get(word[:4])


def _day_and_year(numbers: list[str]) -> tuple[int, int] | None:
    if len(numbers) != 2 or not all(len(number) in {1, 2, 4} for number in numbers):
        return None
    first, second = numbers
    day, year = (second, first) if len(first) == 4 else (first, second)
    return int(day), _full_year(year)


def _full_year(digits: str) -> int:
    """Map two digits to 1969 to 2068, as RFC 2822 and POSIX do."""
    year = int(digits)
    if len(digits) > 2:
        return year
    return year + (1900 if year >= 69 else 2000)


def _time_in(text: str) -> tuple[int, int, int] | None:
    match = _TIME.search(text)
    if not match:
        return None
    hour, minute, second = int(match[1]), int(match[2]), int(match[3] or 0)
    if match[4]:
        hour = hour % 12 + (12 if match[4][0] in "Pp" else 0)
    return hour, minute, second


def _zone_in(text: str) -> int:
    offset = _OFFSET.search(text)
    if offset:
        return _offset_seconds(offset[1])
    return next((_offset_seconds(word) for word in _WORD.findall(text) if word.lower() in _ZONE_HOURS), 0)


def _offset_seconds(zone: str) -> int:
    """Return the offset of a zone name or of `+hhmm`, `+hh:mm`, `+h`; an unknown name counts as UTC."""
    if zone[:1] not in {"+", "-"}:
        return int(_ZONE_HOURS.get(zone.lower(), 0.0) * 3600)
    digits = zone[1:].replace(":", "")
    hours, minutes = (int(digits), 0) if len(digits) <= 2 else (int(digits[:-2]), int(digits[-2:]))
    return (1 if zone[0] == "+" else -1) * (hours * 3600 + minutes * 60)


def _date(day: tuple[int, int, int], time: tuple[int, int, int] | None, offset_seconds: int) -> ReadDate:
    """Build a date; ValueError if it does not exist. A leap second becomes the second before; 24:00 the next day."""
    hour, minute, second = time or (0, 0, 0)
    extra_day = hour == 24 and minute == 0 and second == 0
    written = datetime(*day, 0 if extra_day else hour, minute, min(second, 59) if second == 60 else second)  # noqa: DTZ001  # the offset is applied below
    if extra_day:
        written += timedelta(days=1)
    at = timegm(written.timetuple()) - offset_seconds
    return ReadDate(at, is_date_only=time is None, is_midnight=(hour % 24, minute, second) == (0, 0, 0))
