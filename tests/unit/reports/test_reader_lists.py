"""Readers whose subscriptions are a plain file, and what other readers keep that is left out, by name."""

import shutil
from pathlib import Path

import pytest

from reader.domain.errors import DetailKind, ProblemKind
from reader.formats.lists.other import read_list
from tests.unit.reports.test_other_readers import copies, found, installed, only

__all__ = ["copies"]

THUNDERBIRD = """[
 {"url": "https://tidewater.example/feed", "title": "The Tidewater Almanac", "link": "https://tidewater.example/",
  "destFolder": "mailbox://nobody@Feeds/Sea%20and%20sky/The Tidewater Almanac"},
 {"url": "https://kiln.example/atom", "title": "Notes from a Kiln", "destFolder": "mailbox://nobody@Feeds/Trash"},
 {"title": "no address", "destFolder": 5}, "odd"
]"""
AKREGATOR = """<?xml version="1.0" encoding="UTF-8"?>
<opml version="1.0"><head><text/></head><body><outline isOpen="true" id="1" text="Sea and sky">
<outline xmlUrl="https://tidewater.example/feed" text="The Tidewater Almanac" archiveMode="globalDefault" id="2" type="rss" version="RSS"/>
</outline></body></opml>"""


@pytest.mark.parametrize(
    ("name", "platform", "place", "text", "numbers"),
    [
        ("Thunderbird", "linux", ".thunderbird/a.default/Mail/Feeds/feeds.json", THUNDERBIRD, (2, 2)),
        ("Akregator", "linux", ".local/share/akregator/data/feeds.opml", AKREGATOR, (1, 1)),
        (
            "NetNewsWire",
            "darwin",
            "Library/Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support/NetNewsWire/Accounts/OnMyMac/Subscriptions.opml",
            AKREGATOR,
            (1, 1),
        ),
    ],
)
def test_readers_whose_lists_are_files(
    tmp_path: Path, name: str, platform: str, place: str, text: str, numbers: tuple[int, int]
) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    (reader,) = found(tmp_path, platform)
    assert (reader.name, reader.feeds, reader.folders, reader.problem) == (name, *numbers, None)
    feeds = read_list(reader.data).feeds
    assert (feeds[0].url, feeds[0].path) == ("https://tidewater.example/feed", ("Sea and sky",))
    path.write_text("{", encoding="utf-8")
    (reader,) = found(tmp_path, platform)
    assert reader.problem.problem.kind is ProblemKind.NOT_OPML


def test_akregator_s_list_says_that_its_archive_stays_behind(tmp_path: Path) -> None:
    path = tmp_path / ".local/share/akregator/data/feeds.opml"
    path.parent.mkdir(parents=True)
    path.write_text(AKREGATOR, encoding="utf-8")
    assert read_list(only(tmp_path).data).skipped == ()
    archive = tmp_path / ".local/share/akregator/Archive/https___tidewater.example_feed.mk4"
    archive.parent.mkdir()
    archive.write_bytes(b"JL\x1a\x00")
    document = read_list(only(tmp_path).data)
    assert (document.reader, [(feed.url, feed.path) for feed in document.feeds]) == (
        "Akregator",
        [("https://tidewater.example/feed", ("Sea and sky",))],
    )
    assert [(each.text, each.reason.kind) for each in document.skipped] == [("Archive", DetailKind.UNREAD_ARCHIVE)]


def test_thunderbird_s_newer_list_counts(tmp_path: Path) -> None:
    rdf = """<RDF:RDF xmlns:fz="urn:forumzilla:" xmlns:RDF="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <fz:feed RDF:about="https://old.example/feed"/></RDF:RDF>"""
    folder = tmp_path / ".thunderbird/a.default/Mail/Feeds"
    folder.mkdir(parents=True)
    (folder / "feeds.rdf").write_text(rdf)
    assert [feed.url for feed in read_list(only(tmp_path).data).feeds] == ["https://old.example/feed"]
    (folder / "feeds.json").write_text(THUNDERBIRD)
    assert read_list(only(tmp_path).data).feeds[0].url == "https://tidewater.example/feed"


def test_searches_of_liferea_and_programs_of_newsboat_are_named_and_left_out(tmp_path: Path) -> None:
    installed(tmp_path, "Liferea")
    assert [(each.text, each.reason.kind) for each in read_list(only(tmp_path).data).skipped] == [
        ("Unread", DetailKind.SEARCH_FOLDER)
    ]
    shutil.rmtree(tmp_path / ".local")
    path = installed(tmp_path, "Newsboat")["Newsboat"]
    with path.with_name("urls").open("a") as urls:
        urls.write("exec:~/bin/feed\n")
    assert [each.text for each in read_list(only(tmp_path).data).skipped][-1] == "exec:~/bin/feed"
