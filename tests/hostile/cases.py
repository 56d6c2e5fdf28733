"""The study's hostile cases, read from its manifest."""

import json
import sys
from functools import cache
from typing import Any

from tests.fakes.study import HOSTILE

MANIFEST = HOSTILE / "manifest.json"
Case = dict[str, Any]


@cache
def all_cases() -> tuple[Case, ...]:
    return tuple(json.loads(MANIFEST.read_text(encoding="utf-8"))["cases"])


def cases(kind: str) -> list[Case]:
    return [case for case in all_cases() if case["kind"] == kind]


def case_of(case_id: str) -> Case:
    return next(case for case in all_cases() if case["id"] == case_id)


def case_id(case: Case) -> str:
    return str(case["id"])


def documents(case: Case) -> list[bytes]:
    """What the case serves, one after the other."""
    if "generator" in case:
        return [make(case["generator"]["fn"], case["generator"]["args"])]
    return [(HOSTILE / path).read_bytes() for path in case.get("sequence") or [case["path"]]]


def make(function: str, arguments: dict[str, Any]) -> bytes:
    made: bytes = tool("gen_large").make(function, arguments)
    return made


def tool(name: str) -> Any:
    """One of the study's own programs, as a module; nothing is written beside it."""
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.path.insert(0, str(HOSTILE / "tools"))
    try:
        return __import__(name)
    finally:
        sys.path.pop(0)
        sys.dont_write_bytecode = writes


def ordinary() -> bytes:
    """F65: the good feed beside which everything happens."""
    return (HOSTILE / "public" / "feeds" / "F65.xml").read_bytes()
