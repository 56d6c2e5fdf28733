"""Subscription lists of other projects and the hostile ones: every feed that is named is found, nothing hostile gets through."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reader.domain.errors import ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, OpmlDocument, Subscription
from reader.formats.lists.opml import read_opml, write_opml
from reader.formats.lists.plan import plan_import
from tests.fakes.study import DATA, HOSTILE

LISTS = sorted((DATA / "opml").glob("**/*.*ml"))
MANIFEST = HOSTILE / "manifest.json"
OWN = sorted((Path(__file__).parent / "opml").glob("*.opml"))


def hostile_cases() -> list[dict[str, Any]]:
    return [case for case in json.loads(MANIFEST.read_text())["cases"] if case["kind"] == "opml"]


def body_of(case: dict[str, Any], folder: Path) -> bytes:
    if "path" in case:
        return (MANIFEST.parent / case["path"]).read_bytes()
    made = folder / "made.opml"
    arguments = [case["generator"]["fn"], json.dumps(case["generator"]["args"]), str(made)]
    subprocess.run([sys.executable, str(MANIFEST.parent / "tools" / "gen_large.py"), *arguments], check=True, capture_output=True)
    return made.read_bytes()


def library_of(document: OpmlDocument) -> tuple[list[Folder], list[Subscription]]:
    ids = {path: FolderId(number) for number, path in enumerate(document.folders)}
    folders = [
        Folder(ids[path], ids.get(path[:-1]), path[-1], place)
        for path, place in zip(document.folders, document.folder_positions, strict=True)
    ]
    subscriptions = [
        Subscription(FeedId(number), ids.get(feed.path), feed.url, feed.site_url, feed.title, feed.custom_title, feed.position)
        for number, feed in enumerate(document.feeds)
    ]
    return folders, subscriptions


def places(document: OpmlDocument) -> set[tuple[str, tuple[str, ...], int]]:
    return {(feed.url, feed.path, feed.position) for feed in document.feeds}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_feed_of_a_list_is_found_and_survives_export(path: Path) -> None:
    data = path.read_bytes()
    if path.name == "body-element-missing.opml":
        with pytest.raises(ReaderError):
            read_opml(data)
        return
    document = read_opml(data)
    named = len(re.findall(rb"\sxmlUrl=", re.sub(rb"<!--.*?-->", b"", data, flags=re.DOTALL)))
    hostile = [skipped for skipped in document.skipped if skipped.url]
    assert len(document.feeds) + document.duplicates + len(hostile) == named
    folders, subscriptions = library_of(document)
    again = read_opml(write_opml(folders, subscriptions, title=document.title, created_at=0))
    assert (again.folders, again.folder_positions) == (document.folders, document.folder_positions)
    assert places(again) == places(document)
    assert plan_import(again, folders, subscriptions).new == ()


@pytest.mark.parametrize("case", hostile_cases(), ids=lambda case: case["id"])
def test_hostile_lists_end_as_expected(case: dict[str, Any], tmp_path: Path) -> None:
    data, expected = body_of(case, tmp_path), case["expect"]
    if expected["outcome"] == "error":
        with pytest.raises(ReaderError) as caught:
            read_opml(data)
        assert caught.value.problem.kind.value == expected.get("error_kind", "xml_entity")
        return
    document = read_opml(data)
    assert len(document.feeds) == expected.get("feeds", 0)
    assert len(document.folders) == expected.get("folders", len(document.folders))
    assert len(document.skipped) == expected.get("skipped", len(document.skipped))
    assert document.duplicates == expected.get("duplicates_reported", 0)
    assert max((len(path) for path in document.folders), default=0) <= expected.get("folder_depth_flattened_to", 20)


def test_own_broken_lists_hold_what_they_show() -> None:
    assert {path.stem: [feed.url for feed in read_opml(path.read_bytes()).feeds] for path in OWN} == {
        "glued-together": ["https://one.example/feed?a=1&b=2", "https://two.example/feed", "https://three.example/feed"],
        "cut-off": ["https://one.example/feed"],
        "western": ["https://one.example/feed"],
    }
