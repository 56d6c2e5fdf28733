"""The study's hostile HTTP behaviours, played by its own fault server; slow ones under a short deadline."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from reader.net.fetcher import Fetcher
from reader.net.transport import Limits
from tests.fakes.study import HOSTILE
from tests.fakes.waiting import running
from tests.unit.net.conftest import Get

BEHAVIOURS = HOSTILE / "public" / "http_behaviours.json"
NEEDS_MORE = {"W18", "PORTAL", "W36"}
"""A parser tells W18 and PORTAL from feeds; W36 has its own tests."""


def cases() -> list[dict[str, object]]:
    behaviours: list[dict[str, object]] = json.loads(BEHAVIOURS.read_text(encoding="utf-8"))["behaviours"]
    return [case for case in behaviours if case["id"] not in NEEDS_MORE]


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    command = [sys.executable, str(HOSTILE / "tools" / "fault_server.py"), str(BEHAVIOURS)]
    with running(command, stdout=subprocess.PIPE, text=True) as server:
        yield server.stdout.readline().split()[0]
        server.terminate()


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["id"]))
def test_behaviour(case: dict[str, object], base: str, get: Get, make_fetcher: Callable[..., Fetcher]) -> None:
    expect = case["expect"]
    assert isinstance(expect, dict)
    limits = replace(Limits(), total_seconds=1.0) if expect.get("error_kind") == "timeout" else Limits()
    result = get(f"{base}/{case['id']}", fetcher=make_fetcher(limits=limits))
    if expect["outcome"] == "ok":
        assert result.problem is None
        assert b"<rss" in result.body
    elif expect["outcome"] == "feed_error":
        assert result.problem.kind.value == expect["error_kind"]
        assert (result.body, result.validators.etag) == (b"", "")
