"""Hostile feed documents: served, fetched, parsed, stored, beside five good feeds."""

from collections.abc import Iterator

import pytest

from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, case_id, cases
from tests.hostile.feed_cases import run_feed_case
from tests.hostile.harness import Arena, open_arena


@pytest.fixture(scope="module")
def arena() -> Iterator[Arena]:
    with open_arena() as arena:
        yield arena


@pytest.fixture(scope="module")
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.mark.parametrize("case", cases("feed"), ids=case_id)
def test_feed_case(case: Case, arena: Arena, server: FeedServer) -> None:
    assert run_feed_case(arena, server, case).faults == []
