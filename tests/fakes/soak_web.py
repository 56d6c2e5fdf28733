"""A web for long runs: good feeds, feeds that change at every look, feeds that fail or mean harm. No log: it must not grow itself."""

import hashlib
import random
from collections.abc import Callable
from dataclasses import replace

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from tests.fakes.documents import Posting, rss

WINDOW = 15
WORDS = ("harbour", "tide", "gauge", "kiln", "glaze", "lantern", "orchard", "compiler", "tram", "quay", "window", "rain", "comet")
BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    b'<rss version="2.0"><channel><title>&b;</title></channel></rss>'
)
PROBLEMS = (ProblemKind.TIMEOUT, ProblemKind.HTTP_STATUS, ProblemKind.NOT_FOUND, ProblemKind.TLS, ProblemKind.TOO_LARGE)


class SoakWeb:
    """`feeds` feeds at https://host<n>.test/feed, every host its own; `answer` is what a Simulation asks."""

    def __init__(self, feeds: int, began_at: float) -> None:
        self.urls = [f"https://host{number}.test/feed" for number in range(feeds)]
        self.requests = 0
        self._began_at = began_at

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        """A document, a 304, or trouble."""
        self.requests += 1
        if request.purpose is not Purpose.FEED or not request.url.endswith("/feed"):
            return self._answered(request, now, b"", status=404, problem=ProblemKind.NOT_FOUND)
        number = int(request.url.removeprefix("https://host").partition(".")[0])
        if number % 5 == 0:
            return self._trouble(request, now, number // 5)
        newest = int((now - self._began_at) / self._pause_seconds(number)) + WINDOW
        if number % 10 == 1:
            return self._answered(request, now, self.document(number, newest, flavour=str(int(now))))
        etag = f'"{newest}"'
        if request.validators.etag == etag:
            return replace(self._answered(request, now, b"", status=304), validators=Validators(etag))
        return replace(self._answered(request, now, self.document(number, newest)), validators=Validators(etag))

    def document(self, number: int, newest: int, flavour: str = "") -> bytes:
        """The newest entries of a feed."""
        entries = []
        for place in range(newest, newest - WINDOW, -1):
            chance = random.Random(number * 1_000_003 + place)
            text = " ".join(chance.choices(WORDS, k=120))
            at = int(self._began_at + (place - WINDOW) * self._pause_seconds(number))
            html = f"<p>{text}</p><p>{flavour}</p>"
            entries.append(
                Posting(f"entry-{place}", f"Entry {place} {text[:30]}", html, f"https://host{number}.test/{place}", at)
            )
        return rss(entries=entries, title=f"Feed {number}", link=f"https://host{number}.test/")

    def _pause_seconds(self, number: int) -> float:
        """Between two postings: from an hour to two days."""
        return 3600.0 * (1 + (number * 37) % 48)

    def _trouble(self, request: FetchRequest, now: float, kind: int) -> FetchResult:
        hostile: tuple[Callable[[], bytes], ...] = (
            lambda: BOMB,
            lambda: b"<html><body>Please sign in</body></html>",
            lambda: self.document(1, 40)[:900],
            lambda: b"\x00\xff" * 2000,
            lambda: b"<rss version='2.0'><channel><item><title>" + b"<b>" * 3000,
        )
        if kind % 2:
            return self._answered(request, now, hostile[kind // 2 % len(hostile)]())
        return self._answered(request, now, b"", status=0, problem=PROBLEMS[kind // 2 % len(PROBLEMS)])

    def _answered(
        self, request: FetchRequest, now: float, body: bytes, *, status: int = 200, problem: ProblemKind | None = None
    ) -> FetchResult:
        return FetchResult(
            request=request,
            status=status,
            final_url=request.url,
            started_at=now,
            finished_at=now,
            content_type="application/rss+xml",
            body=body,
            body_hash=hashlib.sha256(body).hexdigest() if body else "",
            wire_bytes=len(body),
            problem=None if problem is None else Problem(problem, "simulated"),
        )
