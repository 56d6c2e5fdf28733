"""What computers write into a shared folder: bytes and CPU of 1,000 marks, of a heavy year, and of reading it; asserts nothing.

Run: `.venv/bin/python -P tests/benchmarks/bench_computers.py`. On two shared cores: 1,000 marks 83 kB each alone, 43 by the minute (five
a frame), 20 at once, 28 bytes a frame more if encrypted; a heavy year of 179,580 marks 7.6 MB in 116 files, 3.1 as a new generation, read
by a new computer in 1.7 and 0.8 CPU s here and as many in the parser process; nothing new costs 1 ms.
"""

import random
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.computers import Change, Place, stamp_at
from reader.domain.ids import ComputerId
from reader.engine.computers.folder import SharedFolder, begin, check_in
from reader.engine.pools import ParserPool
from reader.formats.computer_log import Cipher, FolderCipher, pack, split

TOWER, LAPTOP = ComputerId("tower-k3f9"), ComputerId("laptop-0a1b")
RNG = random.Random(18)
LATEST = stamp_at(1 << 44)


def name(length: int) -> str:
    return urlsafe_b64encode(RNG.randbytes(length)).decode()


def marks(days: int, per_day: int = 492) -> list[Change]:
    """Marks of six sessions a day, one each eleven seconds; half of them in twenty of 200 feeds."""
    feeds = [name(9) for _ in range(200)]
    made = []
    for day in range(days):
        for session in range(6):
            at = 1_760_000_000_000 + day * 86_400_000 + session * 7_200_000
            for _ in range(per_day // 6):
                at += RNG.randrange(2000, 20_000)
                feed = RNG.choice(feeds) if RNG.random() < 0.5 else feeds[RNG.randrange(20)]
                second = f".{name(6)}" if RNG.random() < 0.5 else ""
                made.append(Change("article", f"{feed}.{name(6)}{second}", "read", 1, stamp_at(at)))
    return made


def minutes(changes: list[Change]) -> list[list[Change]]:
    return [list(part) for _, part in groupby(changes, lambda change: change.stamp // stamp_at(60_000))]


def size(parts: list[list[Change]], cipher: Cipher | None = None) -> int:
    return sum(len(pack(part, TOWER, number, cipher=cipher)) for number, part in enumerate(parts, 1))


def main() -> None:
    year = marks(365)
    some = year[:1000]
    for title, cipher in (("clear", None), ("encrypted", FolderCipher(bytes(32)))):
        alone, flushed, once = (size(parts, cipher) for parts in ([[each] for each in some], minutes(some), [some]))
        print(
            f"1,000 marks, {title}: {alone / 1000:.1f} kB each alone, {flushed / 1000:.1f} by the minute, {once / 1000:.1f} at once"
        )
    with tempfile.TemporaryDirectory() as path:
        folder = Path(path)
        begin(folder)
        pool = ParserPool(lambda job_id, result: None)
        writer = SharedFolder(folder, TOWER, check=check_in(pool.ask), wait=time.sleep)
        writer.check_own(0)
        before = time.process_time()
        number = 1
        for part in minutes(year):
            writer.append(number, [(TOWER, part)])
            number += 1
        files = list((folder / "Beforehand" / "computers" / TOWER).iterdir())
        total = sum(each.stat().st_size for each in files)
        print(
            f"a heavy year, {len(year):,} marks: {total / 1e6:.2f} MB in {len(files)} files, {number - 1:,} frames; "
            f"{time.process_time() - before:.1f} CPU s"
        )
        read(folder, pool)
        before = time.process_time()
        writer.check_own(number - 1)
        print(f"our own log checked: {time.process_time() - before:.2f} CPU s")
        before = time.process_time()
        writer.write_generation(number, [(TOWER, part) for part in split(year)])
        (compacted,) = (folder / "Beforehand" / "computers" / TOWER).iterdir()
        print(f"as a new generation: {compacted.stat().st_size / 1e6:.2f} MB; {time.process_time() - before:.2f} CPU s")
        read(folder, pool)
        pool.stop()


def read(folder: Path, pool: ParserPool) -> None:
    """Read everything as a new computer does, and nothing again."""
    reader = SharedFolder(folder, LAPTOP, check=check_in(pool.ask), wait=time.sleep)
    places: dict[str, Place] = {}
    before, began = time.process_time(), time.monotonic()
    count = calls = 0
    while True:
        found = reader.read_new(places, LATEST)
        calls += 1
        count += sum(len(frame.changes) for each in found.files for frame in each.frames)
        places |= {each.path: each.place for each in found.files}
        if not found.is_more:
            break
    print(
        f"  read by a new computer: {count:,} changes in {calls} steps; {time.process_time() - before:.2f} CPU s here, "
        f"{time.monotonic() - began:.1f} s in all"
    )
    reader.read_new(places, LATEST)
    before = time.process_time()
    reader.read_new(places, LATEST)
    print(f"  nothing new: {1000 * (time.process_time() - before):.1f} CPU ms")


if __name__ == "__main__":
    main()
