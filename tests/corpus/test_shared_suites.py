"""The suites of other feed parsers, a sanitiser's payloads and our hostile inputs; invented ones in their place where those are not beside the project."""

import importlib.util
import io
import json
import re
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import feedparser
import pytest

from reader.domain.errors import ReaderError
from reader.domain.feed import ParsedFeed
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.parser import parse_feed
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE

SUITES = DATA / "feeds"
URL = "https://example.org/feed"
FORBIDDEN = re.compile(
    r"<\s*(script|iframe|object|embed|form|svg|style|meta|base|link|math)|<[^<>]*\s(on\w+|style|srcdoc)=|"
    r"""<[^<>]*\s(href|src)="(?!https?:|mailto:|#|data:image/(png|jpeg|gif|webp))""",
    re.IGNORECASE,
)
TOO_LARGE_FOR_A_FETCH = {"F17", "F18"}


def documents(under: str = "") -> Iterator[Path]:
    """Every document of the suites; expected results and lists are left out."""
    for path in sorted((SUITES / under).rglob("*")):
        is_expected = path.suffix == ".json" and (path.with_suffix(".xml").exists() or path.with_suffix(".rss").exists())
        if path.is_file() and path.suffix not in {".txt", ".md"} and not is_expected and ".serde" not in path.suffixes:
            yield path


@cache
def parse(path: Path) -> ParsedFeed | None:
    try:
        return parse_feed(path.read_bytes(), url=URL, content_type="")
    except ReaderError:
        return None


def moment(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def test_every_well_formed_feed_gives_its_entries() -> None:
    wrong = []
    seen = 0
    for path in documents():
        ours = parse(path)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            theirs = feedparser.parse(io.BytesIO(path.read_bytes()), sanitize_html=False, resolve_relative_uris=False)  # noqa: TID251  # to compare with
        if not theirs.get("version") or theirs["bozo"]:
            continue
        seen += 1
        if ours is None or len(ours.entries) != len(theirs["entries"]):
            wrong.append(path.name)
    assert seen > (1800 if IS_WHOLE else 5)
    assert wrong == []


def test_gofeed_sees_the_same_entries() -> None:
    wrong = []
    for path in sorted((SUITES / "gofeed").rglob("*.xml")):
        expected = json.loads(path.with_suffix(".json").read_bytes()) if path.with_suffix(".json").exists() else None
        feed = parse(path)
        if expected is None or feed is None:
            continue
        items = expected.get("items") or expected.get("entries") or []
        dates = [(item.get("publishedParsed") or item.get("pubDateParsed") or "")[:19] for item in items]
        found = [moment(entry.published_at) for entry in feed.entries]
        if len(items) != len(found) or any(date and date != ours for date, ours in zip(dates, found, strict=True)):
            wrong.append(path.name)
    assert wrong == []


def test_feed_rs_sees_the_same_titles_and_dates() -> None:
    wrong = []
    for expected_path in sorted((SUITES / "feed-rs").rglob("*.serde.json")):
        stem = expected_path.name.removesuffix(".serde.json")
        path = next(found for suffix in (".xml", ".json") if (found := expected_path.with_name(stem + suffix)).exists())
        expected, feed = json.loads(expected_path.read_bytes())["entries"], parse(path)
        assert feed is not None, path.name
        titles = [(entry["title"] or {}).get("content") for entry in expected]
        dates = [(entry["published"] or entry["updated"] or "")[:19] for entry in expected]
        if len(expected) != len(feed.entries) or any(
            title and title != ours.title for title, ours in zip(titles, feed.entries, strict=True)
        ):
            wrong.append(path.name)
        if any(date and date != moment(ours.published_at) for date, ours in zip(dates, feed.entries, strict=True)):
            wrong.append(path.name + " dates")
    assert wrong == []


def test_nothing_active_in_any_entry_of_any_suite() -> None:
    found = [
        path.name for path in documents() if (feed := parse(path)) and any(FORBIDDEN.search(entry.html) for entry in feed.entries)
    ]
    assert found == []


def test_nothing_active_in_a_sanitisers_payloads() -> None:
    cases = json.loads((DATA / "xss" / "dompurify" / "expect.json").read_bytes())
    assert len(cases) > (200 if IS_WHOLE else 40)
    for case in cases:
        safe = sanitize(case["payload"], URL)
        assert not FORBIDDEN.search(safe), case["payload"]
        assert sanitize(safe, URL) == safe, case["payload"]


def hostile_cases() -> list[Any]:
    cases = json.loads((HOSTILE / "manifest.json").read_bytes())["cases"]
    return [case for case in cases if case["id"].startswith("F") and case["id"] not in TOO_LARGE_FOR_A_FETCH]


def hostile_bodies(case: dict[str, Any]) -> list[bytes]:
    if "generator" not in case:
        return [(HOSTILE / path).read_bytes() for path in case.get("sequence") or [case["path"]]]
    spec = importlib.util.spec_from_file_location("gen_large", HOSTILE / "tools" / "gen_large.py")
    generators = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generators)
    return [generators.make(case["generator"]["fn"], case["generator"]["args"])]


def outcome(body: bytes, case: dict[str, Any]) -> tuple[str, ParsedFeed | None]:
    content_type = case.get("serve", {}).get("content_type", "application/rss+xml")
    try:
        return "", parse_feed(body, url="http://feed.test/feed", content_type=content_type)
    except ReaderError as error:
        return error.problem.kind.value, None


@pytest.mark.parametrize("case", hostile_cases(), ids=lambda case: case["id"])
def test_hostile_feed_behaves_as_its_manifest_says(case: dict[str, Any]) -> None:
    expect = case["expect"]
    for body in hostile_bodies(case):
        problem, feed = outcome(body, case)
        if feed is None:
            assert expect["outcome"] != "ok"
            assert problem == expect.get("error_kind", problem)
            continue
        assert expect["outcome"] != "feed_error"
        assert len(feed.entries) == expect.get("entries", len(feed.entries))
        if "entry0" in expect:
            assert feed.entries[0].title == expect["entry0"]["title"]
        stored = "\n".join(
            f"{entry.guid} {entry.link} {entry.title} {entry.author} {entry.html} {entry.text}" for entry in feed.entries
        )
        unwanted = expect.get("stored_must_not_contain", []) + expect.get("stored_or_shown_must_not_contain", [])
        assert [token for token in unwanted if token in stored] == []
        links = [url for entry in feed.entries for url in (entry.link, *(media.url for media in entry.enclosures)) if url]
        assert all(link.startswith(("http://", "https://")) for link in links)
        assert not set("".join(links)) & set("\r\n \"'`|<>\\")
        assert max((len(entry.title) for entry in feed.entries), default=0) <= 2000
