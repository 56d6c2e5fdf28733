"""The table of all hostile cases with full limits, printed: `python -m tests.hostile.table [F55 W07 …]`. Takes some minutes.

Seconds are of the case itself; MB is by how much this process and its parser grew at their largest, the server's document included.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from reader.engine.pools import TIME_LIMIT_SECONDS
from reader.net.transport import Limits
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, all_cases
from tests.hostile.feed_cases import run_feed_case
from tests.hostile.harness import Harness, open_harness
from tests.hostile.http_cases import fault_server, run_http_case
from tests.hostile.result import CaseResult
from tests.hostile.test_articles import run_article_case
from tests.hostile.test_lists import run_list_case
from tests.ui.article_bench import ArticleBench

OWN_TESTS = {
    "F58": "test_sequences.py::test_f58_removed_articles_do_not_return",
    "W13": "test_secrets.py::test_w13_a_second_host_gets_no_secrets",
    "W15": "test_secure.py::test_w15_no_secret_goes_in_clear",
    "W16": "test_secrets.py::test_w16_a_public_feed_leads_nowhere_private",
    "W20": "test_sequences.py::test_w20_a_move_is_believed_after_a_week_and_can_be_undone",
    "W35": "test_secrets.py::test_w35_pictures_are_fetched_without_the_feeds_secrets",
    "W36": "test_secure.py::test_w36_each_insecure_listener_is_refused_with_its_reason",
    "I01": "test_secrets.py::test_picture_case[I01]",
    "I02": "test_secrets.py::test_picture_case[I02]",
    "I05": "test_secrets.py::test_picture_case[I05]",
}
MIB = 1024 * 1024


class Bot:
    """What a desk asks of pytest-qt."""

    def addWidget(self, widget: Any, **options: Any) -> None:  # noqa: N802 -- pytest-qt's name
        """Nothing to clean up here."""

    def waitUntil(self, is_done: Callable[[], bool]) -> None:  # noqa: N802 -- pytest-qt's name
        """Let Qt work until it is so."""
        while not is_done():
            QApplication.processEvents()


class Memory:
    """The largest size of this process and its children, sampled."""

    def __init__(self) -> None:
        self.largest = 0
        self._ended = threading.Event()

    def sample(self) -> None:
        """Runs in a thread of its own."""
        while not self._ended.wait(0.02):
            self.largest = max(self.largest, resident())

    def end(self) -> None:
        """Take no more samples."""
        self._ended.set()


def resident() -> int:
    """Bytes in memory of this process and its children."""
    me = os.getpid()
    children = Path(f"/proc/{me}/task/{me}/children").read_text(encoding="ascii").split()
    return sum(pages(str(pid)) for pid in (me, *children)) * os.sysconf("SC_PAGE_SIZE")


def pages(pid: str) -> int:
    """Resident pages of one process; none if it has just ended."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0


@contextmanager
def measured() -> Iterator[Callable[[], float]]:
    """Gives a function that tells the growth in MB."""
    memory, before = Memory(), resident()
    thread = threading.Thread(target=memory.sample, daemon=True)
    thread.start()
    yield lambda: max(memory.largest - before, 0) / MIB
    memory.end()
    thread.join()


def main(wanted: list[str]) -> int:
    """Print the table; the number of cases that are not as expected."""
    QApplication(sys.argv[:1])
    failed = 0
    print("| case | expected | got | s (limit) | MB (limit) | as expected |\n| --- | --- | --- | --- | --- | --- |")  # noqa: T201 -- a report prints
    with ExitStack() as stack:
        play = players(stack)
        for case in all_cases():
            if case["kind"] == "scenario" or (wanted and case["id"] not in wanted):
                continue
            with measured() as growth:
                result = play(case)
            failed += bool(result.faults)
            limits = result.expect.get("wall_s_max", ""), result.expect.get("rss_mb_max", "")
            words = "yes" if not result.faults else "; ".join(result.faults)
            print(  # noqa: T201 -- a report prints
                f"| {case['id']} | {result.wanted} | {result.got} | {result.seconds:.2f} ({limits[0]}) | {growth():.0f} ({limits[1]}) "
                f"| {words} |",
                flush=True,
            )
    return failed


def players(stack: ExitStack) -> Callable[[Case], CaseResult]:
    """How each kind of case is played, in one harness with the program's own limits."""
    harness: Harness = stack.enter_context(open_harness(limits=Limits(), reading_seconds=TIME_LIMIT_SECONDS))
    server, faults = stack.enter_context(FeedServer()), stack.enter_context(fault_server())
    bot: Any = Bot()

    def play(case: Case) -> CaseResult:
        if case["id"] in OWN_TESTS:
            return run_own_test(case)
        match case["kind"]:
            case "feed":
                return run_feed_case(harness, server, case)
            case "http":
                return run_http_case(harness, faults, case)
            case "article":
                return run_article_case(harness, server, ArticleBench(bot), case)
        with open_harness(limits=Limits(), reading_seconds=TIME_LIMIT_SECONDS) as fresh:
            return run_list_case(fresh, case)

    return play


def run_own_test(case: Case) -> CaseResult:
    """The cases that need more than a table has: their tests."""
    result = CaseResult(case)
    test = str(Path(__file__).parent / OWN_TESTS[case["id"]])
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", test], capture_output=True, text=True, check=False)
    result.got = "its own test " + ("passes" if done.returncode == 0 else "fails")
    if done.returncode:
        result.fault(done.stdout[-500:])
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
