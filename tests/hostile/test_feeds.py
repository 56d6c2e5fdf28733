"""Hostile feed documents: served, fetched, parsed, stored, beside five good feeds."""

from collections.abc import Iterator

import pytest

from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, case_id, cases
from tests.hostile.feed_cases import run_feed_case
from tests.hostile.harness import Harness, open_harness


@pytest.fixture(scope="module")
def harness() -> Iterator[Harness]:
    with open_harness() as harness:
        yield harness


@pytest.fixture(scope="module")
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.mark.parametrize("case", cases("feed"), ids=case_id)
def test_feed_case(case: Case, harness: Harness, server: FeedServer) -> None:
    assert run_feed_case(harness, server, case).faults == []
