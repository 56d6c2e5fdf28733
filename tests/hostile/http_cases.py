"""One HTTP case through the whole program: the fault server plays it for a feed that was good before."""

import copy
import gzip
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from typing import Any

from reader.domain.commands import RemoveSubscription, RetrieveNow
from reader.domain.events import NetworkChanged, RetrievalProgress, RetrievalRefused, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.reasons import ReasonKind
from tests.fakes.study import HOSTILE
from tests.hostile.cases import Case, ordinary, tool
from tests.hostile.harness import HOUR, Harness
from tests.hostile.result import CaseResult

FED = {"Story 0", "Story 1", "Story 2"}
DAY = 24 * HOUR


class FaultServer:
    """The study's fault server, within this process; each case can be repeated, after a good answer."""

    def __init__(self) -> None:
        behaviours = json.loads((HOSTILE / "public" / "http_behaviours.json").read_text(encoding="utf-8"))["behaviours"]
        self._server = tool("fault_server").serve([])
        self._server.behaviours = {behaviour["id"]: behaviour for behaviour in behaviours}
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    @property
    def seen(self) -> list[dict[str, Any]]:
        """The requests, in the order of arrival."""
        found: list[dict[str, Any]] = self._server.seen
        return found

    def run(self) -> None:
        """Serve until stopped."""
        self._server.serve_forever(poll_interval=0.05)

    def stop(self) -> None:
        """End; slow answers in progress finish."""
        self._server.shutdown()
        self._server.server_close()

    def say_date(self, now: float) -> None:
        """Have all answers that have a head of their own say that it is `now`."""
        for behaviour in self._server.behaviours.values():
            for response in behaviour["responses"]:
                response.setdefault("headers", {})["Date"] = formatdate(now, usegmt=True)

    def prepare(self, case_id: str) -> str:
        """A URL that answers well once and then plays the case."""
        name = f"{case_id}-fed"
        behaviour = copy.deepcopy(self._server.behaviours[case_id])
        behaviour["responses"] = [_compressed(response) for response in behaviour["responses"]]
        headers = {"Content-Type": "application/rss+xml"}
        behaviour["responses"].insert(0, {"status": 200, "headers": headers, "body": ordinary().decode()})
        self._server.behaviours[name] = behaviour
        self._server.count.clear()
        self._server.seen.clear()
        return f"{self.address}/{name}"


def _compressed(response: dict[str, Any]) -> dict[str, Any]:
    """A bomb made before it is asked for: making it takes longer than some fetches may."""
    if "zeros" not in response:
        return response
    body = gzip.compress(bytes(response["zeros"]), 9)
    head = f"HTTP/1.1 200 X\r\nContent-Type: application/rss+xml\r\nContent-Encoding: gzip\r\nContent-Length: {len(body)}\r\n\r\n"
    return {"raw": head + body.decode("latin-1")}


@contextmanager
def fault_server() -> Iterator[FaultServer]:
    """A fault server that runs."""
    server = FaultServer()
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.stop()
        thread.join()


def run_http_case(harness: Harness, server: FaultServer, case: Case) -> CaseResult:
    """Play it and compare with what the manifest expects."""
    result = CaseResult(case)
    url = server.prepare(case["id"])
    harness.forget()
    harness.follow(url)
    harness.retrieve(url)
    before, reported = harness.feed(url), len(harness.events)
    server.seen.clear()
    with result.timed():
        harness.retrieve(url, *harness.neighbours)
    after = harness.feed(url)
    result.outcome(after.problem, len(harness.entries(after.feed_id)))
    titles = {entry["title"] for entry in harness.entries(after.feed_id)}
    networks = [event for event in harness.events[reported:] if isinstance(event, NetworkChanged)]
    second = _Later(harness, server, url)
    checks = {
        "existing_articles_kept": lambda _: titles >= FED,
        "articles_kept": lambda _: titles >= FED,
        "others_unaffected": lambda _: result.empty(harness.faults_of_neighbours()),
        "no_crash": lambda _: second.new_entries(titles) >= 0 and result.empty(harness.faults_of_neighbours()),
        "feed_url_unchanged": lambda _: after.url == before.url,
        "feed_title_unchanged": lambda _: after.title == before.title,
        "icon_unchanged": lambda _: after.icon_url == before.icon_url,
        "etag_not_stored": lambda _: after.validators.etag == "",
        "error_counter_unchanged": lambda _: after.failures == before.failures,
        "one_message_for_all_feeds": lambda _: len(networks) <= 1,
        "partial_entry_not_stored": lambda _: titles == FED,
        "requests_max": lambda value: 0 < len(server.seen) <= value,
        "no_local_file_read": lambda _: result.empty(harness.outside()),
        "no_request_to": lambda value: not any(text in str(harness.connections()) for text in value),
        "second_host_must_not_get": lambda value: not _headers_of(server, "localhost") & {name.lower() for name in value},
        "second_request_has": second.request_has,
        "entries_after_second_fetch": lambda value: second.new_entries(titles) == value,
        "request_line_clean": lambda _: second.echoes('W/"a b;\u00e9"', "not a date"),
        "polling": lambda _: after.is_gone and after.next_at is None,
        "requests_per_day_max": lambda value: second.requests_in_a_day(after) <= value,
        "next_request_after_s_min": second.is_refused_for,
        "next_check_within_s_max": lambda value: (after.next_at or 0) <= (after.retrieved_at or 0) + value + 1,
    }
    result.check(checks)
    harness.send(RemoveSubscription((after.feed_id,)), SubscriptionsChanged)
    return result


class _Later:
    """What happens to the feed after the case was played once."""

    def __init__(self, harness: Harness, server: FaultServer, url: str) -> None:
        self._harness = harness
        self._server = server
        self._url = url

    def request_has(self, line: str) -> bool:
        """Whether the next request carries a header line."""
        name, _, value = line.partition(": ")
        return self._next_headers().get(name) == value

    def echoes(self, etag: str, last_modified: str) -> bool:
        """Whether the next request brings back what the answer gave, byte for byte."""
        headers = self._next_headers()
        return (headers.get("If-None-Match"), headers.get("If-Modified-Since")) == (etag, last_modified)

    def new_entries(self, before: set[str]) -> int:
        """How many entries the next retrieval brings."""
        self._next_headers()
        return len({entry["title"] for entry in self._harness.entries(self._harness.feed(self._url).feed_id)} - before)

    def is_refused_for(self, seconds: int) -> bool:
        """Whether the user is asked to wait that long, nothing is sent meanwhile, and then it works."""
        sent = len(self._server.seen)
        self._harness.clock.advance(seconds - 60)
        refused = self._harness.send(RetrieveNow((self._harness.feed(self._url).feed_id,)), RetrievalRefused)
        self._harness.wait_for(RetrievalProgress)
        if len(self._server.seen) != sent or refused.reason.kind is not ReasonKind.RETRY_AFTER:
            return False
        self._harness.retrieve(self._url, after_seconds=61)
        return len(self._server.seen) == sent + 1 and self._harness.feed(self._url).problem is None

    def requests_in_a_day(self, feed: Feed) -> int:
        """How many requests the schedule plans within a day."""
        return 0 if feed.next_at is None else 1 + int((feed.next_at - self._harness.clock.now()) < DAY)

    def _next_headers(self) -> dict[str, str]:
        self._server.seen.clear()
        self._harness.retrieve(self._url, after_seconds=2 * DAY)
        headers: dict[str, str] = self._server.seen[0]["headers"]
        return headers


def _headers_of(server: FaultServer, host: str) -> set[str]:
    """The names of the fields that requests to a host carried; there has to be one."""
    requests = [request for request in server.seen if str(request["host"]).startswith(host)]
    if not requests:
        raise AssertionError(json.dumps(server.seen))
    return {name.lower() for request in requests for name in request["headers"]}
