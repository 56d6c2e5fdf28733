"""One feed case through the whole program: a feed that is hostile from the start, and one that becomes so."""

import itertools
import json
from typing import Any

from reader.domain.commands import MarkRead, RemoveSubscription, SetMark
from reader.domain.entry import Mark
from reader.domain.events import StatusesChanged, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.ids import EntryId
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, documents, ordinary
from tests.hostile.harness import Harness
from tests.hostile.result import CaseResult

FED = ["Story 0", "Story 1", "Story 2"]
"""The titles of F65."""

DAY = 86_400


def run_feed_case(harness: Harness, server: FeedServer, case: Case) -> CaseResult:
    """Play it and compare with what the manifest expects."""
    result = CaseResult(case)
    harness.forget()
    fresh, fed = server.url(f"/{case['id']}/fresh"), server.url(f"/{case['id']}/fed")
    _serve(server, fed, ordinary(), case)
    harness.follow(fed)
    harness.retrieve(fed)
    before = harness.feed(fed)
    read, starred = _mark(harness, before)
    harness.follow(fresh)
    seen: list[list[dict[str, Any]]] = []
    with result.timed():
        for number in range(int(case["expect"].get("repeat", 1))):
            for document in documents(case):
                _serve(server, fresh, document, case)
                _serve(server, fed, document, case)
                harness.retrieve(*([fresh, fed, *harness.neighbours] if number == 0 else [fresh]))
                seen.append(harness.entries(harness.feed(fresh).feed_id))
                if len(seen) == 1 and seen[0]:
                    harness.send(MarkRead(tuple(EntryId(entry["entry_id"]) for entry in seen[0])), StatusesChanged)
    _judge(result, harness, harness.feed(fresh), seen)
    _judge_fed(result, harness, before, harness.feed(fed))
    _judge_marks(result, harness, read, starred)
    harness.send(RemoveSubscription((harness.feed(fresh).feed_id, before.feed_id)), SubscriptionsChanged)
    return result


def _serve(server: FeedServer, url: str, body: bytes, case: Case) -> None:
    content_type = case.get("serve", {}).get("content_type", "application/rss+xml")
    path = url[url.index("/", 8) :]
    server.answer(path, headers={"Content-Type": content_type, "ETag": f'"{hash(body)}"'}, body=body, conditional=False)


def _mark(harness: Harness, feed: Feed) -> tuple[EntryId, EntryId]:
    ids = {entry["title"]: EntryId(entry["entry_id"]) for entry in harness.entries(feed.feed_id)}
    harness.send(MarkRead((ids[FED[0]],)), StatusesChanged)
    harness.send(SetMark((ids[FED[1]],), Mark.STARRED), StatusesChanged)
    return ids[FED[0]], ids[FED[1]]


def _judge(result: CaseResult, harness: Harness, feed: Feed, seen: list[list[dict[str, Any]]]) -> None:
    entries = seen[-1]
    result.outcome(feed.problem, len(entries))
    checks = {
        "entries": lambda value: len(entries) == value,
        "entries_min": lambda value: len(entries) >= value,
        "entry0": lambda value: all(entries[0][name] == text for name, text in value.items()),
        "good_entry": lambda value: any(value in (entry["title"], entry["guid"]) for entry in entries),
        "stored_title_chars_max": lambda value: all(len(entry["title"]) <= value for entry in entries),
        "stored_link_chars_max": lambda value: all(len(entry["link"]) <= value for entry in entries),
        "stored_must_not_contain": lambda value: _none_of(value, harness.texts(feed.feed_id)),
        "stored_or_shown_must_not_contain": lambda value: _none_of(value, [entry["html"] for entry in entries]),
        "no_local_file_read": lambda _: result.empty(harness.outside()),
        "no_process_spawned": lambda _: result.empty(harness.outside()),
        "no_request_to": lambda _: result.empty(harness.outside()),
        "no_crash": lambda _: harness.faults_of_neighbours() == [],
        "others_unaffected": lambda _: result.empty(harness.faults_of_neighbours()),
        "etag_not_stored": lambda _: feed.validators.etag == "",
        "partial_entry_not_stored": lambda _: all(entry["title"] != "half" for entry in entries),
        "date_rule": lambda _: result.empty([entry for entry in entries if not _is_dated_well(entry)]),
        "not_pinned_at_top": lambda _: all(entry["sort_at"] <= harness.clock.now() + DAY for entry in entries),
        "dates_do_not_move": lambda _: len({tuple(sorted((e["identity"], e["sort_at"]) for e in each)) for each in seen}) == 1,
        "new_on_second_fetch": lambda value: len(seen[1]) - len(seen[0]) == value,
        "new_on_last_fetch": lambda value: len(seen[-1]) - len(seen[-2]) == value,
        "duplicates": lambda value: len(entries) - len({entry["title"] for entry in entries}) == value,
        "deleted": lambda value: sum(len(a) - len(b) for a, b in itertools.pairwise(seen) if len(b) < len(a)) == value,
        "marked_unread_again": lambda value: sum(not entry["is_read"] for entry in entries) == value,
        "stored_revisions_max": lambda value: all(entry["revisions"] <= value for entry in entries),
        "read_and_star_state_kept": lambda _: all(entry["is_read"] for entry in entries),
        "length_clamped": lambda _: all(_is_length(each[2]) for entry in entries for each in json.loads(entry["enclosures"])),
        "shown_img_schemes": lambda _: "file:" not in "".join(entry["html"] for entry in entries),
        "openable_schemes": lambda value: all(entry["link"].split(":")[0] in ("", *value) for entry in entries),
        "shown_as_plain_text": lambda _: (feed.title, entries[0]["title"]) == ("Feed", "bold"),
    }
    result.check(checks)


def _judge_fed(result: CaseResult, harness: Harness, before: Feed, after: Feed) -> None:
    """The feed that was good before: nothing it had is lost, whatever came."""
    titles = {entry["title"] for entry in harness.entries(after.feed_id)}
    if not titles >= set(FED):
        result.fault(f"existing_articles_kept: {sorted(titles)}")
    if after.url != before.url:
        result.fault("feed_url_unchanged")
    if result.expect["outcome"] == "feed_error":
        if after.problem is None or after.failures != 1:
            result.fault(f"the feed that was good shows {after.problem}, failures {after.failures}")
        if (after.title, after.validators, after.window) != (before.title, before.validators, before.window):
            result.fault("title, validators and window of a feed that failed are unchanged")


def _judge_marks(result: CaseResult, harness: Harness, read: EntryId, starred: EntryId) -> None:
    marks = dict(harness.rows("SELECT entry_id, is_read + 2 * is_starred FROM entry_status WHERE is_removed = 0"))
    if (marks.get(read), marks.get(starred)) != (1, 2):
        result.fault(f"existing marks are kept: {marks.get(read)}, {marks.get(starred)}")


def _none_of(words: list[str], texts: list[str]) -> bool:
    return not any(word.lower() in text.lower() for word in words for text in texts)


def _is_dated_well(entry: dict[str, Any]) -> bool:
    """A date that cannot be believed is the time the entry was seen first; what was said of it is kept."""
    believed = entry["published_at"]
    fallen_back = abs(entry["sort_at"] - entry["first_seen_at"]) <= DAY
    said = entry["title"].removeprefix("date").strip()
    return (
        (believed is not None or fallen_back) and entry["sort_at"] <= entry["first_seen_at"] + DAY and entry["date_text"] == said
    )


def _is_length(value: int | None) -> bool:
    return value is None or 0 <= value < 2**63
