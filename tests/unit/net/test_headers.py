"""Freshness, waiting times, validators and links as servers write them."""

import json
import time

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.headers import (
    checked_fields,
    feed_links,
    http_date,
    max_age_seconds,
    retry_after_seconds,
    sendable,
    sendable_user_agent,
)
from reader.net.politeness import merged_validators

NOW = 784_111_777.0
NOW_TEXT = "Sun, 06 Nov 1994 08:49:37 GMT"
HOUR_LATER = "Sun, 06 Nov 1994 09:49:37 GMT"
HOUR_EARLIER = "Sun, 06 Nov 1994 07:49:37 GMT"


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows cannot change its zone for one process")
@pytest.mark.parametrize(
    "text", [NOW_TEXT, "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 09:49:37 +0100"]
)
def test_http_dates_in_all_forms_mean_utc_everywhere(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    try:
        assert http_date(text) == NOW
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "soon", "99 Foo 9999 99:99:99", "Sun, 32 Nov 1994 08:49:37 GMT", "\xff", "x" * 9000]
)
def test_what_is_no_date(text: str) -> None:
    assert http_date(text) is None


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({}, None),
        ({"Cache-Control": "max-age=3600"}, 3600),
        ({"Cache-Control": "public, Max-Age = 3600, must-revalidate"}, 3600),
        ({"Cache-Control": 'max-age="3600"'}, 3600),
        ({"Cache-Control": "max-age=3600", "Age": "600"}, 3000),
        ({"Cache-Control": "max-age=3600", "Age": "9999"}, 0),
        ({"Cache-Control": "max-age=3600", "Age": "old"}, 3600),
        ({"Cache-Control": "max-age=0"}, 0),
        ({"Cache-Control": "no-cache, max-age=3600"}, None),
        ({"Cache-Control": "max-age=3600, NO-STORE"}, None),
        ({"Cache-Control": 'no-cache="Set-Cookie", max-age=3600'}, None),
        ({"Cache-Control": "s-maxage=3600"}, None),
        ({"Cache-Control": "xmax-age=3600"}, None),
        ({"Cache-Control": "max-age=-1"}, None),
        ({"Cache-Control": "max-age=forever"}, None),
        ({"Cache-Control": "max-age=504576000"}, 504_576_000),
        ({"Cache-Control": "max-age=" + "9" * 5000}, None),
        ({"Cache-Control": "max-age=60", "Expires": HOUR_LATER}, 60),
        ({"Expires": HOUR_LATER}, 3600),
        ({"Expires": HOUR_LATER, "Date": HOUR_EARLIER}, 7200),
        ({"Expires": HOUR_EARLIER}, 0),
        ({"Expires": "0"}, None),
        ({"Expires": HOUR_LATER, "Cache-Control": "no-cache"}, None),
    ],
)
def test_max_age(headers: dict[str, str], expected: int | None) -> None:
    assert max_age_seconds(headers, now=NOW) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("120", 120),
        (" 120 ", 120),
        ("0", 0),
        ("-5", None),
        ("1.5", None),
        ("soon", None),
        ("", None),
        ("9" * 5000, None),
        (HOUR_LATER, 3600),
        (HOUR_EARLIER, 0),
    ],
)
def test_retry_after(value: str, expected: int | None) -> None:
    assert retry_after_seconds({"Retry-After": value}, now=NOW) == expected


def test_retry_after_goes_by_the_servers_clock() -> None:
    assert retry_after_seconds({"Retry-After": HOUR_LATER, "Date": NOW_TEXT}, now=NOW + 5000) == 3600


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ('</f>; rel="alternate"; type="application/rss+xml"', ("http://a.test/f",)),
        ("<f.xml>;rel=alternate;type=application/atom+xml", ("http://a.test/x/f.xml",)),
        ('<http://b.test/f>; type="application/feed+json"; title="a, b; c"; rel="alternate home"', ("http://b.test/f",)),
        ('</a>; rel="next", </f>; rel=alternate; type="application/rss+xml; charset=utf-8"', ("http://a.test/f",)),
        (
            '</f>; rel="alternate"; type="application/rss+xml", </f>; rel="alternate"; type="application/rss+xml"',
            ("http://a.test/f",),
        ),
        ('</f>; rel="alternate"; type="text/html"', ()),
        ('</f>; rel="hub"; type="application/rss+xml"', ()),
        ('<file:///etc/passwd>; rel="alternate"; type="application/rss+xml"', ()),
        ('<http://[>; rel="alternate"; type="application/rss+xml"', ()),
        ("<" * 16_000, ()),
        ('</f>; rel="alternate"; type="application/rss+xml"' + "," * 20_000, ()),
        ("", ()),
    ],
)
def test_feed_links(header: str, expected: tuple[str, ...]) -> None:
    assert feed_links(header, "http://a.test/x/y") == expected


def test_the_interface_of_wordpress_is_no_feed() -> None:
    header = '<https://a.test/wp-json/wp/v2/posts/1>; rel="alternate"; title="JSON"; type="application/json"'
    assert feed_links(header, "https://a.test/post") == ()
    assert feed_links('</feed.json>; rel=alternate; type="application/json"', "https://a.test/") == ("https://a.test/feed.json",)


HELD = Validators('"old"', "old date")


@pytest.mark.parametrize(
    ("status", "sent", "expected"),
    [
        (200, Validators('"new"', "new date"), Validators('"new"', "new date")),
        (200, Validators('"new"', ""), Validators('"new"', "")),
        (200, Validators("", "new date"), Validators("", "new date")),
        (200, Validators(), Validators()),
        (226, Validators('"new"', ""), Validators('"new"', "")),
        (304, Validators(), HELD),
        (304, Validators('"new"', ""), Validators('"new"', "old date")),
        (304, Validators("", "new date"), Validators('"old"', "new date")),
    ],
)
def test_merging_validators(status: int, sent: Validators, expected: Validators) -> None:
    assert merged_validators(HELD, answered(status, sent)) == expected


@pytest.mark.parametrize("status", [429, 503, 500, 404, 302, 0, 200])
def test_a_failed_fetch_keeps_what_is_held(status: int) -> None:
    assert merged_validators(HELD, answered(status, Validators('"error"'), Problem(ProblemKind.NETWORK))) == HELD


def answered(status: int, validators: Validators, problem: Problem | None = None) -> FetchResult:
    request = FetchRequest(1, "http://a.test/", Purpose.FEED)
    return FetchResult(request, status, request.url, 0.0, 0.0, validators=validators, problem=problem)


def rejected(fields: dict[str, str]) -> bool:
    try:
        checked_fields(json.dumps(fields))
    except ReaderError:
        return True
    return False


def test_what_a_server_and_the_user_may_give_is_bounded() -> None:
    """The longest that is taken, and one more."""
    assert sendable("x" * 8192) == "x" * 8192
    assert sendable("x" * 8193) == ""
    link = '<https://site.test/feed>; rel=alternate; type="application/rss+xml"'
    assert feed_links(link.ljust(16_384), "https://site.test/") == ("https://site.test/feed",)
    assert feed_links(link.ljust(16_385), "https://site.test/") == ()
    assert [rejected({f"X-{number}": "a" for number in range(count)}) for count in (10, 11)] == [False, True]
    assert [rejected({"X-One": "a" * length}) for length in (4096, 4097)] == [False, True]
    assert [sendable_user_agent("a" * length) for length in (300, 301)] == ["a" * 300, ""]
