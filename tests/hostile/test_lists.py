"""Hostile subscription lists: previewed and imported through the engine, with nothing half stored and nothing fetched."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import AddFolder, ImportOpml, PreviewOpml
from reader.domain.errors import ReaderError
from reader.domain.events import OpmlImported, OpmlPreviewed, SubscriptionsChanged
from reader.formats.lists.opml import read_opml, write_opml
from reader.storage import subscriptions
from tests.hostile.cases import Case, case_id, cases, documents
from tests.hostile.harness import Harness, open_harness
from tests.hostile.result import CaseResult


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with open_harness(tmp_path) as harness:
        yield harness


@pytest.mark.parametrize("case", cases("opml"), ids=case_id)
def test_list_case(case: Case, harness: Harness) -> None:
    assert run_list_case(harness, smaller(case)).faults == []


def smaller(case: Case) -> Case:
    """The list of 50,000 feeds with a tenth of them; table.py takes them all."""
    if case["id"] != "O02":
        return case
    return case | {"generator": {"fn": "opml_wide", "args": {"n": 5000}}, "expect": case["expect"] | {"feeds": 5000}}


def run_list_case(harness: Harness, case: Case) -> CaseResult:
    """Preview and import it beside what is followed already."""
    result = CaseResult(case)
    harness.send(AddFolder("Mine"), SubscriptionsChanged)
    before, requests = _tree(harness), len(harness.good.requests)
    harness.forget()
    problem, document = "", None
    with result.timed():
        try:
            previewed = harness.send(PreviewOpml(documents(case)[0], "list.opml"), OpmlPreviewed)
            document = previewed.preview.document
            if document.feeds or document.folders:
                harness.send(ImportOpml(document), OpmlImported)
        except ReaderError as error:
            problem = error.problem.kind.value
    after = _tree(harness)
    result.got = problem or f"{len(after[1]) - len(before[1])} feeds"
    _judge_outcome(result, problem)
    checks = {
        "feeds": lambda value: len(after[1]) - len(before[1]) == value,
        "folders": lambda value: len(after[0]) - len(before[0]) == value,
        "subscriptions_unchanged": lambda _: after == before,
        "atomic": lambda _: set(before[1]) <= set(after[1]),
        "skipped": lambda value: document is not None and len(document.skipped) == value,
        "skipped_listed_to_user": lambda _: document is not None and all(each.reason for each in document.skipped),
        "duplicates_reported": lambda value: document is not None and document.duplicates == value,
        "folder_depth_flattened_to": lambda value: max(len(path) for path in read_opml(_export(harness)).folders) <= value,
        "round_trip_identical": lambda _: _tree_of(_export(harness)) == _tree_of(_exported_again(harness)),
        "no_local_file_read": lambda _: result.empty(harness.outside()),
        "no_process_spawned": lambda _: result.empty(harness.outside()),
        "requests_during_import": lambda value: len(harness.connections()) + len(harness.good.requests) - requests == value,
        "no_fetch_storm": lambda _: harness.connections() == [],
        "others_unaffected": lambda _: set(before[1]) <= set(after[1]),
        "existing_articles_kept": lambda _: set(before[1]) <= set(after[1]),
    }
    result.check(checks)
    return result


def _judge_outcome(result: CaseResult, problem: str) -> None:
    wanted = result.expect["outcome"]
    if (wanted in {"ok", "partial"} and problem) or (wanted == "error" and not problem):
        result.fault(f"outcome: {result.got}")
    if result.expect.get("error_kind", problem) != problem:
        result.fault(f"error_kind: {problem}")


def _tree(harness: Harness) -> tuple[list[str], list[str]]:
    with harness.database() as connection:
        folders = [folder.title for folder in subscriptions.folders(connection)]
        return folders, [subscription.url for subscription in subscriptions.subscriptions(connection)]


def _export(harness: Harness) -> bytes:
    with harness.database() as connection:
        return write_opml(subscriptions.folders(connection), subscriptions.subscriptions(connection), title="x", created_at=0)


def _exported_again(harness: Harness) -> bytes:
    """The list after it was exported and imported into a profile of its own."""
    with open_harness() as other:
        previewed = other.send(PreviewOpml(_export(harness), "again.opml"), OpmlPreviewed)
        other.send(ImportOpml(previewed.preview.document), OpmlImported)
        return _export(other)


def _tree_of(data: bytes) -> set[tuple[str, str, tuple[str, ...]]]:
    return {(feed.url, feed.title, feed.path) for feed in read_opml(data).feeds if "127.0.0.2" not in feed.url}
