"""First retrieval of 1,000 feeds and the round of 304 after it, with a loopback server of feeds; prints figures, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_first_retrieval.py [--feeds 1000] [--latency 100] [--server PATH/feedserver.py]`
"""

import argparse
import json
import os
import queue
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import ImportOpml, PreviewOpml, RetrieveNow
from reader.domain.events import Event, OpmlImported, OpmlPreviewed, RetrievalProgress
from reader.storage.connection import open_reader
from tests.benchmarks.beside import FEED_SERVER


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--feeds", type=int, default=1000)
    parser.add_argument("--latency", default="100")
    parser.add_argument("--port", type=int, default=8811)
    parser.add_argument("--server", type=Path, default=FEED_SERVER)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        opml = Path(folder) / "feeds.opml"
        common = ["-n", str(options.feeds), "--port", str(options.port)]
        subprocess.run([sys.executable, options.server, "opml", *common, "-o", opml], check=True)
        server = subprocess.Popen(
            [sys.executable, options.server, "serve", *common, "--latency", options.latency], stdout=subprocess.DEVNULL
        )
        try:
            wait_for_server(options.port)
            run(Path(folder) / "profile", opml.read_bytes(), options.port)
        finally:
            server.terminate()
            server.wait()


def run(folder: Path, opml: bytes, port: int) -> None:
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()
    profile = profile_in(folder)
    engine = start_engine(profile, events.put, automatic=False)
    memory = MemoryWatch()
    engine.submit(PreviewOpml(opml, "feeds.opml"))
    preview = wait_for(events, OpmlPreviewed)
    engine.submit(ImportOpml(preview.preview.document))
    wait_for(events, OpmlImported)
    for label in ("first retrieval", "second round (304)"):
        before, cpu = time.perf_counter(), cpu_seconds()
        control(port, f"/_ctl/mark?label={label.split()[0]}")
        engine.submit(RetrieveNow())
        while wait_for(events, RetrievalProgress).total:
            pass
        print(f"{label}: {time.perf_counter() - before:.1f} s, CPU {cpu_seconds() - cpu:.1f} s")
        if label.startswith("first"):
            forget_floor(profile.database)
            engine.stop()
            engine = start_engine(profile, events.put, automatic=False)
    connection = open_reader(profile.database)
    print("entries stored:", connection.execute("SELECT count(*) FROM entry").fetchone()[0])
    rows = connection.execute("SELECT outcome, status, count(*) FROM retrieval GROUP BY 1, 2").fetchall()
    print("retrievals:", rows)
    engine.stop()
    print(f"peak RSS of all processes: {memory.stop():.0f} MB")
    print("server:", json.dumps(json.loads(control(port, "/_ctl/stats")))[:600])


def wait_for(events: "queue.SimpleQueue[Event]", kind: type) -> Event:
    while not isinstance(event := events.get(timeout=300), kind):
        pass
    return event


def forget_floor(database: Path) -> None:
    """The second round comes within the minute that a retrieval by hand has to wait; here it may."""
    import sqlite3

    with sqlite3.connect(database, timeout=10) as connection:
        connection.execute("UPDATE feed SET retrieved_at = retrieved_at - 120, not_before_at = 0, asked_until = 0")


def cpu_seconds() -> float:
    """Of this process and its children, running ones included."""
    own = os.times()
    ticks = os.sysconf("SC_CLK_TCK")
    children = 0.0
    for pid in child_pids():
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        children += (int(fields[11]) + int(fields[12])) / ticks
    return own.user + own.system + own.children_user + own.children_system + children


def child_pids() -> list[int]:
    """Without the server. Asked of our own threads: to look through all processes ten times a second would cost more than a round of 304."""
    found = []
    for path in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):
            for pid in path.read_text(encoding="ascii").split():
                command = Path(f"/proc/{pid}/cmdline").read_bytes()
                if b"feedserver" not in command and b"many_feeds" not in command:
                    found.append(int(pid))
    return found


def resident_megabytes(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    match = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(match.group(1)) / 1024 if match else 0.0


class MemoryWatch:
    """Samples resident memory ten times a second."""

    def __init__(self) -> None:
        self._peak = 0.0
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def stop(self) -> float:
        self._end.set()
        self._thread.join()
        return self._peak

    def _watch(self) -> None:
        while not self._end.wait(0.1):
            self._peak = max(self._peak, sum(resident_megabytes(pid) for pid in [os.getpid(), *child_pids()]))


def control(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        text: str = answer.read().decode()
    return text


def wait_for_server(port: int) -> None:
    for _ in range(600):
        try:
            control(port, "/_ctl/stats")
        except OSError:
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    main()
