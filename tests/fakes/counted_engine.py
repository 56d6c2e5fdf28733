"""Counts what the engine's core does: calls of functions and statements of the database, which no other load on the machine changes."""

import dataclasses
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from reader.domain.commands import ImportOpml
from reader.lab.simulation import Simulation
from tests.fakes.faulty_run import documents
from tests.fakes.world import START, Page, World, make_core, rss

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00 \x00\x00\x00 \x08\x06\x00\x00\x00" + b"\x00" * 20


@dataclasses.dataclass
class Cost:
    """Calls of Python's and of C's functions, statements of the database, and what SQLite did for them in thousands of its steps."""

    calls: int = 0
    statements: int = 0
    steps: int = 0

    def add(self, other: "Cost") -> None:
        self.calls += other.calls
        self.statements += other.statements
        self.steps += other.steps


def cost(connection: sqlite3.Connection, act: Callable[[], object]) -> Cost:
    found = Cost()

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        found.calls += event in {"call", "c_call"}

    def note(_statement: str) -> None:
        found.statements += 1

    def note_steps() -> int:
        found.steps += 1
        return 0

    connection.set_trace_callback(note)
    connection.set_progress_handler(note_steps, 1_000)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
        connection.set_trace_callback(None)
        connection.set_progress_handler(None, 1_000)
    return found


def first_refresh(folder: Path, count: int) -> Cost:
    """Of so many feeds with their icons, found at the third place: what the core did, without parsing."""
    folder.mkdir()
    urls = [f"https://host{n}.test/feed" for n in range(count)]
    pages = {url: Page(rss(1, 2).replace(b"https://site.test/", url[:-4].encode())) for url in urls} | {
        f"https://host{n}.test/icon.png": Page(PNG, content_type="image/png") for n in range(count)
    }
    link = b"<html><head><link rel=icon href=/icon.png></head></html>"
    pages |= {f"https://host{n}.test/": Page(link, content_type="text/html") for n in range(count)}
    core_ = make_core(folder)
    state = core_.state
    state.background.is_allowed = True
    simulation = Simulation(core_, World(pages).answer, now=START, latency_seconds=0.1)
    total = Cost()

    def counted(act: Callable[..., object]) -> Callable[..., object]:
        def run(*arguments: object) -> object:
            kept: list[object] = []
            found = cost(state.connection, lambda: kept.append(act(*arguments)))
            total.calls += found.calls
            total.statements += found.statements
            return kept[0]

        return run

    for name in ("tick", "next_wake", "handle"):
        setattr(core_, name, counted(getattr(core_, name)))
    simulation.send(ImportOpml(documents(*urls)))
    simulation.run_until(START + 600 + 4 * count)
    assert state.connection.execute("SELECT count(*) FROM icon WHERE data <> x''").fetchone() == (count,)
    assert core_.is_idle
    return total
