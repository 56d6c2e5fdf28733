"""CPU milliseconds for one feed document, stage by stage, from its bytes to the commit; prints figures, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_parsing.py [--feeds 120] [--server PATH/feedserver.py | --documents FOLDER]`. The
documents are made by a server of feeds. How many of the documents of other
projects' suites the quick reading takes is printed first.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.feed import ParsedFeed, Rule
from reader.domain.retrieval import FetchRequest, FetchResult, JobKind, ParseJob, ParseResult, Purpose
from reader.engine.messages import ParseFinished
from reader.engine.tasks import FeedTask
from reader.formats import wire
from reader.formats.articles.sanitizer import sanitize
from reader.formats.encoding import decode
from reader.formats.feeds import parser, xml_entry
from reader.formats.feeds.drafts import finished_entries
from reader.formats.feeds.quick import read_quickly
from reader.formats.text import plain_text
from reader.storage import feeds, subscriptions
from reader.storage.writer import transaction
from tests.benchmarks.beside import FEED_SERVER
from tests.fakes.mutated_feeds import both_readings
from tests.fakes.study import DATA
from tests.fakes.world import START, make_core

URL = "http://feeds.test/{}/feed.xml"
ROUNDS = 3
A = TypeVar("A")
B = TypeVar("B")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, default=120)
    options.add_argument("--server", type=Path, default=FEED_SERVER)
    options.add_argument("--documents", type=Path)
    chosen = options.parse_args()
    for suite in sorted(path for path in (DATA / "feeds").iterdir() if path.is_dir()):
        shares(suite.name, [path.read_bytes() for path in suite.rglob("*") if path.suffix in {".xml", ".rss", ".atom", ".rdf"}])
    with tempfile.TemporaryDirectory() as folder:
        made = chosen.documents or Path(folder) / "documents"
        if chosen.documents is None:
            command = [sys.executable, chosen.server, "corpus", "-n", str(chosen.feeds), "-o", made]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        documents = [path.read_bytes() for path in sorted(made.iterdir())]
        print(f"{len(documents)} documents of {sum(map(len, documents)) / len(documents) / 1000:.0f} kB")
        shares("these documents", documents)
        results = reading(documents)
        writing(results, Path(folder))


def shares(label: str, documents: Sequence[bytes]) -> None:
    """How many of these the quick reading takes, and whether it finds what feedparser finds."""
    outcomes = [both_readings(document) for document in documents]
    taken, different = sum(is_taken for _, _, is_taken in outcomes), sum(ours != theirs for ours, theirs, _ in outcomes)
    print(
        f"{label:40} {taken:5} of {len(documents):5} read quickly ({taken / max(1, len(documents)):.0%}), {different} differently"
    )


def reading(documents: Sequence[bytes]) -> list[ParseResult]:
    """What the parser process does, in this process; then parts of it alone."""
    jobs = [
        ParseJob(number, JobKind.FEED, URL.format(number), "application/rss+xml", document)
        for number, document in enumerate(documents)
    ]
    results = measured("parser process: read a document", wire.perform, jobs)
    found = measured("    feedparser, where it is needed", parser._read, documents)
    texts = measured("    decode and repair", lambda each: parser.repaired(decode(each)), documents)
    measured("    quick reading", read_quickly, texts)
    drafts = measured(
        "    drafts",
        lambda each: [
            xml_entry.draft_of(entry, URL, each["feed"], is_atom=each["version"].startswith("atom")) for entry in each["entries"]
        ],
        found,
    )
    measured("    finish of the entries", finished_entries, drafts)
    clean = measured("        sanitise", lambda each: [sanitize(draft.html, draft.base_url) for draft in each], drafts)
    measured("        plain text", lambda each: [plain_text(html) for html in each], clean)
    frames = measured("parser process: encode the answer", lambda each: wire.encode_result(1, each), results)
    measured("engine: decode the answer", lambda each: wire.decode_result(each[4:]), frames)
    return results


def writing(results: Sequence[ParseResult], folder: Path) -> None:
    """What the engine does with what was read, over a database of its own: the first document of each feed, then the same again."""
    core = make_core(folder, now=START + 86_400 * 365)
    with transaction(core.state.connection):
        ids = [
            feeds.add_feed(core.state.connection, URL.format(number), str(number), int(START)) for number in range(len(results))
        ]
        for feed_id in ids:
            subscriptions.add(core.state.connection, feed_id, None)
    core.state.feeds = {feed.feed_id: feed for feed in feeds.feeds(core.state.connection)}
    for label in ("engine: store a first document", "engine: store it once more"):
        start = time.process_time()
        for number, (feed_id, result) in enumerate(zip(ids, results, strict=True)):
            request = FetchRequest(number, URL.format(number), Purpose.FEED, feed_id)
            answer = FetchResult(request, 200, request.url, START, START)
            core.state.parses[number] = (FeedTask(feed_id, Rule.FIRST, None), answer)
            core.handle(ParseFinished(number, result), START + 86_400 * 365)
            core.drain_effects()
        report(label, time.process_time() - start, len(results))
    stored = core.state.connection.execute("SELECT count(*), sum(revisions) FROM entry").fetchone()
    held = sum(len(result.entries) for result in results if isinstance(result, ParsedFeed))
    print(f"{held} entries read, {stored[0]} stored, {stored[1]} revisions")
    core.close()


def measured(label: str, work: Callable[[A], B], inputs: Sequence[A]) -> list[B]:
    """The quickest of a few rounds: on a busy machine the others measure the neighbours."""
    outputs: list[B] = []
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        outputs = [work(each) for each in inputs]
        best = min(best, time.process_time() - start)
    report(label, best, len(inputs))
    return outputs


def report(label: str, seconds: float, count: int) -> None:
    print(f"{label:40} {seconds / count * 1000:7.2f} ms CPU a document")


if __name__ == "__main__":
    main()
