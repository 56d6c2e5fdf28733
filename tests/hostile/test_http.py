"""Hostile servers: the fault server's behaviours, beside five good feeds."""

from collections.abc import Iterator

import pytest

from tests.hostile.cases import Case, case_id, cases
from tests.hostile.harness import Harness, open_harness
from tests.hostile.http_cases import FaultServer, fault_server, run_http_case

OWN_TESTS = {"W13", "W15", "W16", "W20", "W35", "W36"}
"""Played by test_secrets.py, test_sequences.py and test_secure.py, which bring what they need."""


@pytest.fixture(scope="module")
def harness() -> Iterator[Harness]:
    with open_harness() as harness:
        yield harness


@pytest.fixture(scope="module")
def server() -> Iterator[FaultServer]:
    with fault_server() as server:
        yield server


@pytest.mark.parametrize("case", [case for case in cases("http") if case["id"] not in OWN_TESTS], ids=case_id)
def test_http_case(case: Case, harness: Harness, server: FaultServer) -> None:
    assert run_http_case(harness, server, case).faults == []
