"""CPU seconds of storing documents that wait, one or up to eight a transaction; prints figures, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_storing.py [--feeds 200]`. Each document has thirty articles of about 3 kB.
"""

import argparse
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.commands import ImportOpml, RetrieveNow
from reader.domain.retrieval import FetchResult
from reader.engine import core as storing
from reader.engine.messages import FetchFinished, Message, ParseFinished, StartFetch, StartParse
from reader.engine.tasks import Task
from reader.formats import wire
from tests.fakes.faulty_run import documents
from tests.fakes.world import START, Page, World, close_cores, make_core, rss

TEXT = b"A sentence that says a little about the tide, the harbour and the clock. " * 40


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, default=200)
    count = options.parse_args().feeds
    for together in (1, 8, 1, 8):
        with tempfile.TemporaryDirectory() as folder:
            seconds, commits = stored(Path(folder), count, together)
            close_cores()
        print(f"{count} documents, up to {together} a transaction: {seconds:.2f} CPU s, {commits} commits")


def stored(folder: Path, count: int, together: int) -> tuple[float, int]:
    """CPU seconds and commits, with every document parsed before."""
    storing.ANSWERS_MAX = together
    urls = [f"https://host{number}.test/feed" for number in range(count)]
    body = rss(*range(30)).replace(b"Text of entry", TEXT)
    world = World({url: Page(body) for url in urls})
    core = make_core(folder)
    core.state.connection.execute("PRAGMA synchronous = FULL")
    core.start(START)
    core.handle(ImportOpml(documents(*urls)), START)
    core.handle(RetrieveNow(), START)
    line: deque[Message] = deque()
    waiting: dict[int, tuple[Task, FetchResult]] = {}
    now = START
    while len(line) < count:
        core.tick(now)
        for effect in core.drain_effects():
            if isinstance(effect, StartFetch):
                core.handle(FetchFinished(world.answer(effect.request, now)), now)
            elif isinstance(effect, StartParse):
                line.append(ParseFinished(effect.job.job_id, wire.perform(effect.job)))
                # as if it were stored: the engine starts no more while 32 wait
                waiting[effect.job.job_id] = core.state.parses.pop(effect.job.job_id)
        now += 1
    core.state.parses.update(waiting)
    statements: list[str] = []
    core.state.connection.set_trace_callback(statements.append)
    before = time.process_time()
    while line:
        core.handle_first(line, now)
        core.drain_effects()
    return time.process_time() - before, statements.count("COMMIT")


if __name__ == "__main__":
    main()
