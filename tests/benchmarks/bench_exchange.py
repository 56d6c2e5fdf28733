"""CPU of an exchange between two computers of 50,000 articles, and the longest step of the engine's thread: python
tests/benchmarks/bench_exchange.py.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.commands import ImportOpml, JoinFolder, MarkAllRead
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from tests.fakes.faulty_run import documents
from tests.fakes.world import Page, World, rss
from tests.unit.engine.test_computers import Tower

FEEDS, ARTICLES = 25, 2000


def measure(label: str, steps: list[float], work: Callable[[], object]) -> None:
    steps.clear()
    busy = time.process_time()
    work()
    print(f"{label:34} CPU {time.process_time() - busy:6.2f} s   longest step {max(steps, default=0.0):6.3f} s")


def stepping(tower: Tower, steps: list[float]) -> None:
    """Note the CPU of each message and tick of the core."""
    for name in ("handle", "tick"):
        act = getattr(tower.core, name)

        def timed(*arguments: object, act: Callable[..., object] = act) -> None:
            busy = time.process_time()
            act(*arguments)
            steps.append(time.process_time() - busy)

        setattr(tower.core, name, timed)


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    (folder / "shared").mkdir()
    document = rss(*range(ARTICLES))
    hosts = [f"h{number}.test" for number in range(FEEDS)]
    world = World({f"https://{host}/feed": Page(document.replace(b"site.test", host.encode())) for host in hosts})
    steps: list[float] = []
    tower, lap = Tower(folder, "tower", world), Tower(folder, "lap", world)
    for each in (tower, lap):
        each.send(ImportOpml(documents(*world.pages)))
        each.wait(4000)
        each.core.state.automatic = False
        stepping(each, steps)
        measure(f"{each.name} joins", steps, lambda each=each: each.send(JoinFolder(each.folder, each.name)))  # type: ignore[misc]
        measure(f"{each.name} exchanges first", steps, each.exchange)
    measure("tower marks all read", steps, lambda: tower.send(MarkAllRead(Selection(View.ALL), EntryId(1 << 40))))
    measure("tower writes them", steps, tower.exchange)
    measure("lap applies them", steps, lap.exchange)
    measure("lap has nothing to do", steps, lap.exchange)


if __name__ == "__main__":
    main()
