"""What a case expected and what it got."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from reader.domain.errors import Problem
from tests.hostile.cases import Case

MEASURED = {"wall_s_max", "rss_mb_max", "ui_block_ms_max"}
"""Printed by table.py, not asserted: machines differ."""

ELSEWHERE = {
    "existing_articles_kept": "judged for every case with a feed that was good before",
    "no_delete": "the same",
    "entries_kept_before": "the same",
    "feed_url_unchanged": "the same",
    "feed_title_unchanged": "the same",
    "repeat": "how often the documents are served",
    "script": "played by test_sequences.py",
    "deleted_articles_return": "played by test_sequences.py",
    "list_row_paint_ms_max": "a time; tests/ui paints clamped titles",
    "opened_url_has_no": "test_articles.py opens every link",
    "blocked_link_shows_message": "test_articles.py",
    "cancel_works_within_s": "not shown here: a preview may be left at any time, the import itself is one transaction",
    "saved_only_inside": "there is no download in this version",
    "no_overwrite": "there is no download in this version",
}


@dataclass
class CaseResult:
    """`faults` is empty where everything was as expected; `got` is the outcome in a word or two."""

    case: Case
    got: str = ""
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    @property
    def expect(self) -> dict[str, Any]:
        """The manifest's word."""
        expected: dict[str, Any] = self.case["expect"]
        return expected

    @property
    def wanted(self) -> str:
        """The expected outcome in a word or two."""
        return " ".join(filter(None, [self.expect["outcome"], self.expect.get("error_kind")]))

    def fault(self, words: str) -> None:
        """Something is not as expected."""
        self.faults.append(words)

    def empty(self, found: Sequence[object]) -> bool:
        """Whether nothing was found; what was stands among the faults."""
        self.faults += [str(each) for each in found]
        return not found

    def outcome(self, problem: Problem | None, entries: int) -> None:
        """How the feed stands in the end."""
        self.got = f"feed_error {problem.kind}" if problem else f"ok {entries}"
        wanted = self.expect["outcome"]
        if (wanted == "ok" and problem) or (wanted == "feed_error" and not problem):
            self.fault(f"outcome: {problem}")
        kind = self.expect.get("error_kind")
        if kind and (problem is None or problem.kind.value != kind):
            self.fault(f"error_kind: {problem}")

    def check(self, checks: Mapping[str, Callable[[Any], bool]]) -> None:
        """Every expectation has a check, or a place where it is seen to."""
        for name, value in self.expect.items():
            if name in MEASURED or name in ELSEWHERE or name in {"outcome", "error_kind", "note", "setup"}:
                continue
            if name not in checks:
                self.fault(f"nobody looks at {name}")
            elif not checks[name](value):
                self.fault(f"{name}: {value}")

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure the case itself."""
        start = time.monotonic()
        yield
        self.seconds = time.monotonic() - start
