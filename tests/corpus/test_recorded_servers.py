"""What real servers answered about feeds of ours (tests/contract/record.py), read as the program reads it; each answer of another kind is a problem and no surprise."""

import json
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from reader.domain.accounts import AddedFeed, AnswerKind, ItemIds, ServerAnswer, ServerFeeds, ServerItems, ServerLabels
from reader.domain.errors import Problem, ReaderError
from reader.formats.servers.answers import read_answer

FOLDER = Path(__file__).parent / "sync"
SERVERS = ("freshrss-1.25", "miniflux-2.2.6", "miniflux-2.3.4")
URLS = dict.fromkeys(SERVERS, "http://server.test/reader/api/0/x") | {
    "freshrss-1.25": "http://server.test/api/greader.php/reader/api/0/x"
}
KINDS = {
    "quickadd": AnswerKind.ADDED,
    "subscriptions": AnswerKind.FEEDS,
    "unread": AnswerKind.ITEM_IDS,
    "labels": AnswerKind.LABELS,
    "contents": AnswerKind.ITEMS,
}


@cache
def recorded(server: str) -> dict[str, dict[str, object]]:
    lines = (FOLDER / f"{server}.jsonl").read_text(encoding="utf-8").splitlines()
    return {answer["asked"]: answer for answer in map(json.loads, lines)}


def body(server: str, asked: str) -> bytes:
    return str(recorded(server)[asked]["body"]).encode()


def read(server: str, asked: str, kind: AnswerKind) -> ServerAnswer | Problem:
    try:
        return read_answer(kind, body(server, asked), URLS[server])
    except ReaderError as error:
        return error.problem


@pytest.mark.parametrize("server", SERVERS)
def test_feeds_lists_and_articles_are_read_as_they_were_given(server: str) -> None:
    added = cast("AddedFeed", read(server, "quickadd", AnswerKind.ADDED))
    (feed,) = cast("ServerFeeds", read(server, "subscriptions", AnswerKind.FEEDS)).feeds
    assert (feed.remote_id, feed.url, feed.folder) == (added.remote_id, "http://site.test/feed", "Fun & games")
    # FreshRSS gives some signs as their wide likes, which are turned back
    assert feed.title == "Tides & winds, of all <kinds>"
    unread = set(cast("ItemIds", read(server, "unread", AnswerKind.ITEM_IDS)).item_ids)
    left = set(cast("ItemIds", read(server, "unread afterwards", AnswerKind.ITEM_IDS)).item_ids)
    starred = set(cast("ItemIds", read(server, "starred", AnswerKind.ITEM_IDS)).item_ids)
    assert (len(unread), len(left), len(starred)) == (3, 2, 1)
    items = {item.item_id: item for item in cast("ServerItems", read(server, "contents", AnswerKind.ITEMS)).items}
    assert items.keys() == unread
    assert {item for item, each in items.items() if each.is_read} == unread - left
    assert {item for item, each in items.items() if each.is_starred} == starred
    by_link = {each.entry.link: each.entry for each in items.values()}
    assert by_link["http://site.test/2"].title == "Ünïcödé; what? \\ / é"
    assert "alert" not in "".join(each.entry.html for each in items.values())
    assert {each.remote_feed_id for each in items.values()} == {feed.remote_id}
    page = cast("ItemIds", read(server, "a page of one", AnswerKind.ITEM_IDS))
    assert (len(page.item_ids), bool(page.continuation)) == (1, True)
    labels = cast("ServerLabels", read(server, "labels", AnswerKind.LABELS))
    assert "Fun & games" in labels.folders
    assert ("later" in labels.labels) == (server == "freshrss-1.25")
    assert cast("ServerFeeds", read(server, "nothing followed", AnswerKind.FEEDS)).feeds == ()
    # the older Miniflux refuses that
    assert (
        server == "miniflux-2.2.6"
        or cast("ServerItems", read(server, "contents of what is not there", AnswerKind.ITEMS)).items == ()
    )


@pytest.mark.parametrize("server", SERVERS)
def test_what_a_server_says_to_another_question_is_no_answer(server: str) -> None:
    for asked, answer in recorded(server).items():
        for right, kind in KINDS.items():
            if asked.split()[0] != right.split()[0] and answer["status"] == 200 and KINDS.get(asked) is not kind:
                found = read(server, asked, kind)
                is_of_kind = asked in {"starred", "a page of one"} and kind is AnswerKind.ITEM_IDS
                is_of_kind |= asked == "nothing followed" and kind is AnswerKind.FEEDS
                assert isinstance(found, Problem) != is_of_kind, (asked, kind, found)
    said = [str(answer["body"]) for name, answer in recorded(server).items() if name in {"move", "read", "star", "unsubscribe"}]
    assert {text.strip() for text in said} == {"OK"}


@pytest.mark.parametrize("server", SERVERS)
def test_a_feed_that_is_refused_says_why(server: str) -> None:
    for asked in ("quickadd again", "quickadd of no feed"):
        found = read(server, asked, AnswerKind.ADDED)
        if recorded(server)[asked]["status"] == 200:
            assert isinstance(found, AddedFeed)
            assert (found.remote_id, bool(found.said)) == ("", True)
