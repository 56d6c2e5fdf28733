"""Days of the program in virtual time on a real profile: memory flat, nothing left open, files bounded. Prints hour by hour, ends 1 if not.

Run: `.venv/bin/python tests/benchmarks/soak.py [--hours 24] [--feeds 500]`; a fifth of the feeds fail or are hostile, a tenth change their
texts at every look. With `--real MINUTES` the whole engine instead: its threads, its parser, HTTP on the loopback, its clock moved on.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.storage.writer import PAGE_BYTES
from tests.fakes.soak_engine import Soak, real_soak

WARM_SHARE = 0.25
"""The first part of a run, in which caches fill and libraries are imported."""
GROWTH_MOST, GROWTH_BYTES_MOST = 1.2, 50 * 2**20
LOG_BYTES_MOST = 40 * 2**20
BYTES_PER_ENTRY_MOST = 12_000
SPARE_HANDLES = 2
"""Connections come and go; what leaks goes on growing."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What the process and its profile take at one moment."""

    memory: int
    files: int
    threads: int
    database: int
    log: int
    entries: int


def sample(soak: Soak) -> Sample:
    process = Path("/proc/self")
    log = soak.database.with_name(soak.database.name + "-wal")
    return Sample(
        memory=int((process / "statm").read_text(encoding="ascii").split()[1]) * 4096,
        files=len(list((process / "fd").iterdir())),
        threads=len(list((process / "task").iterdir())),
        database=soak.pages() * PAGE_BYTES,
        log=log.stat().st_size if log.exists() else 0,
        entries=soak.count("entry"),
    )


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--hours", type=int, default=24)
    options.add_argument("--feeds", type=int, default=500)
    options.add_argument("--real", type=float, metavar="MINUTES")
    chosen = options.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, lived(Path(folder), chosen) as steps:
        samples = [found for found in steps if show(found)]
        faults = list(broken(samples))
    print(f"{time.perf_counter() - began:.0f} s")
    print(*faults or ["memory, files, threads and database stayed within their bounds"], sep="\n")
    return 1 if faults else 0


@contextmanager
def lived(folder: Path, chosen: argparse.Namespace) -> Iterator[Iterator[Sample]]:
    """A run under way, sample by sample."""
    if chosen.real:
        with real_soak(folder, chosen.feeds) as soak:
            yield (sample(soak) for _ in soak.run(chosen.real * 60))
        print(f"{soak.requests} requests answered, {soak.events} events")
        return
    with Soak(folder, chosen.feeds) as virtual:
        yield (sample(virtual) for _ in virtual.run(chosen.hours))
        print(f"{virtual.web.requests} requests, {virtual.backups} backups, {virtual.removed} entries removed by retention")
        for name, seconds in sorted(virtual.core.longest.items(), key=lambda item: -item[1])[:5]:
            print(f"longest {name}: {seconds * 1000:.0f} ms")


def show(found: Sample) -> bool:
    print(
        f"memory {found.memory / 2**20:6.1f} MB  files {found.files:3}  threads {found.threads:3}  "
        f"database {found.database / 2**20:6.1f} MB  log {found.log / 2**20:5.1f} MB  articles {found.entries:7}",
        flush=True,
    )
    return True


def broken(samples: list[Sample]) -> Iterator[str]:
    """The bounds that did not hold: the last third of what follows the warm-up is held against its first."""
    warm = samples[int(len(samples) * WARM_SHARE) :]
    third = max(1, len(warm) // 3)
    begin, end = warm[:third], warm[-third:]
    before, after = median(each.memory for each in begin), median(each.memory for each in end)
    if after > GROWTH_MOST * before or after - before > GROWTH_BYTES_MOST:
        yield f"memory grew from {before / 2**20:.1f} to {after / 2**20:.1f} MB"
    for what in ("files", "threads"):
        most = [max(getattr(each, what) for each in part) for part in (begin, end)]
        if most[1] > most[0] + SPARE_HANDLES:
            yield f"left open: {most[0]} {what} became {most[1]}"
    if max(each.log for each in samples) > LOG_BYTES_MOST:
        yield "the write-ahead log outgrew its bound"
    last = samples[-1]
    if last.database > BYTES_PER_ENTRY_MOST * max(last.entries, 1000):
        yield f"{last.database / last.entries:.0f} bytes for each article"


if __name__ == "__main__":
    sys.exit(main())
