"""How much comes back from damaged databases, and how long that takes; prints figures, asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_recovery.py [--articles 50000] [--feeds 200] [--seeds 3]`. A tenth of the articles came after
the backup. Each damage is repaired with that backup and without any.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.recovery import open_repaired
from reader.domain.errors import ReaderError
from reader.storage import backup, database_file
from reader.storage.connection import open_reader
from reader.storage.writer import open_database, transaction
from tests.fakes.damage import break_pages, cut, zero_header
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

TEXT = "The tide came in twice before anyone had read the first page, and nobody minded. "
PARAGRAPHS = 40


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--articles", type=int, default=50_000)
    options.add_argument("--feeds", type=int, default=200)
    options.add_argument("--seeds", type=int, default=3)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        whole = profile_in(Path(name) / "whole")
        make_folders(whole)
        live(whole, chosen.articles, chosen.feeds)
        size = whole.database.stat().st_size
        print(f"{chosen.feeds} feeds, {chosen.articles} articles, {size / 1e6:.0f} MB; a tenth of them is newer than the backup")
        print(f"{'damage':<16}{'backup':>8}{'feeds lost':>12}{'articles kept':>15}{'seconds':>9}")
        damages: list[tuple[str, Callable[[Path], object]]] = [
            (f"10 pages ({seed})", partial(break_pages, count=10, seed=seed)) for seed in range(chosen.seeds)
        ]
        damages += [("header", zero_header), ("first page", partial(zero_header, size=8192)), ("half is gone", cut)]
        damages += [("empty", lambda path: path.write_bytes(b"")), ("missing", Path.unlink)]
        for what, damage in damages:
            for has_backup in (True, False):
                report(what, whole, damage, chosen.articles, chosen.feeds, has_backup=has_backup)


def live(profile: Profile, articles: int, feeds: int) -> None:
    with closing(open_database(profile.database, now=NOW, backup_folder=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        with transaction(connection):
            ids = [follow(connection, f"site{number}") for number in range(feeds)]
        for day, count in ((0, articles * 9 // 10), (1, articles // 10)):
            for number, feed_id in enumerate(ids):
                items = [
                    replace(parsed(f"{day}-{number}-{each}"), text=TEXT * PARAGRAPHS, html=f"<p>{TEXT * PARAGRAPHS}</p>")
                    for each in range(count // feeds)
                ]
                with transaction(connection):
                    store(connection, feed_id, *items, now=NOW + day * DAY)
            if day == 0:
                backup.backup(connection, profile.backups, NOW, b"")


def report(what: str, whole: Profile, damage: Callable[[Path], object], articles: int, feeds: int, *, has_backup: bool) -> None:
    folder = whole.folder.with_name("damaged")
    shutil.copytree(whole.folder, folder)
    profile = profile_in(folder)
    if not has_backup:
        shutil.rmtree(profile.backups)
    damage(profile.database)
    # large files are checked whole only where damage has shown
    database_file.suspect(profile.database)
    began = time.perf_counter()
    try:
        open_repaired(profile, NOW + 2 * DAY)[0].close()
        seconds = time.perf_counter() - began
        with closing(open_reader(profile.database)) as connection:
            kept = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
            followed = connection.execute("SELECT count(*) FROM subscription").fetchone()[0]
        figures = f"{feeds - followed:>12}{kept / articles:>15.2%}{seconds:>9.1f}"
    except ReaderError as error:
        figures = f"  asked: {error.problem.kind}"
    print(f"{what:<16}{'yes' if has_backup else 'no':>8}{figures}", flush=True)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
