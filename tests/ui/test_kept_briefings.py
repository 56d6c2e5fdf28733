"""Briefings in a folder of the user's: each once, the last seven, and only what was written here is ever replaced or removed."""

import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.app.kept_files import KEPT, KeptBriefings, keep_briefing
from reader.domain.commands import SetPreference
from reader.domain.entry import Selection, View
from reader.domain.errors import ReaderError
from reader.domain.events import BriefingReady
from reader.domain.ids import EntryId
from reader.domain.news import Briefing, BriefStory
from reader.domain.preferences import Preferences
from reader.storage import briefing, entries
from reader.storage.writer import transaction
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.article_samples import as_png, harbour

ROOT = Path(__file__).parents[2]
DAY = 86_400
PICTURE = "https://p.example/1.png"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    library = invented_library(tmp_path / "own.sqlite")
    yield library
    library.connection.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "e-reader").mkdir()
    return tmp_path / "e-reader"


def prepare(library: InventedLibrary, made_at: int = NOW) -> None:
    """Store a briefing, whose first article has a picture."""
    entry = replace(parsed_entry("With a picture", "Text", NOW), html=f'<p>Text</p><img src="{PICTURE}">')
    with transaction(library.connection):
        stored = add_articles(library, "Harbour Bulletin", [entry])
        known = entries.entry_ids(library.connection, Selection(View.ALL), limit=3)
        ids = dict.fromkeys((*stored, *map(EntryId, known)))
        briefing.save(library.connection, Briefing(made_at, tuple(BriefStory(each) for each in ids)))


def keep(library: InventedLibrary, folder: Path, *, is_new: bool = True, picture: Path | None = None) -> bool:
    return keep_briefing(library.path, folder, lambda _: picture, is_new=is_new)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_briefing_that_is_ready_is_saved_and_said_where_it_cannot(bench: WindowBench, qtbot: QtBot, folder: Path) -> None:
    kept = KeptBriefings(bench.window, bench.engine.library.path, lambda _: None, bench.window.parts.preferences)
    bench.bridge.listen(kept.handle_events)
    prepare(bench.engine.library)
    bench.bridge.publish(BriefingReady(NOW))
    bench.bridge.flush()
    assert not kept.is_due
    bench.engine.submit(SetPreference(Preferences.export_briefings.key, str(folder / "away")))
    bench.bridge.publish(BriefingReady(None))
    bench.bridge.flush()
    assert not kept.is_due
    bench.bridge.publish(BriefingReady(NOW))
    bench.bridge.flush()
    assert kept.is_due
    kept.save(is_new=True)
    qtbot.waitUntil(lambda: "could not be saved in your folder" in bench.window.parts.messages.toast.text())
    assert names(folder) == []
    (folder / "away").mkdir()
    kept.save(is_new=True)
    qtbot.waitUntil(lambda: bool(names(folder / "away")))
    bench.engine.submit(SetPreference(Preferences.export_briefings.key, ""))
    bench.bridge.flush()
    assert not kept.is_due


def test_a_briefing_is_saved_once_and_again_with_its_pictures(library: InventedLibrary, folder: Path, tmp_path: Path) -> None:
    assert not keep(library, folder)
    prepare(library)
    assert keep(library, folder)
    (name,) = names(folder)
    assert not keep(library, folder)
    picture = tmp_path / "cached"
    picture.write_bytes(as_png(harbour(40, 30)))
    assert keep(library, folder, is_new=False, picture=picture)
    assert names(folder) == [name]
    assert zipfile.ZipFile(folder / name).read("EPUB/p1.png") == picture.read_bytes()
    (folder / name).unlink()
    assert not keep(library, folder, is_new=False, picture=picture)
    assert names(folder) == []


def test_the_last_seven_stay_and_nothing_of_the_users_goes(library: InventedLibrary, folder: Path) -> None:
    for number in range(KEPT):
        prepare(library, NOW + number * DAY)
        assert keep(library, folder)
    first, second, *_ = own = names(folder)
    (folder / second).rename(folder / "Kept by me.epub")
    (folder / "Beforehand 2020-01-01 0700.epub").write_bytes(b"mine")
    (folder / "Beforehand 2020-01-02 0700.epub").mkdir()
    (folder / "Beforehand 2020-01-03 0700.epub").symlink_to(folder / "Kept by me.epub")
    others = {*names(folder)} - {*own}
    for number in (KEPT, KEPT + 1):
        prepare(library, NOW + number * DAY)
        assert keep(library, folder)
    left = [name for name in names(folder) if name not in others]
    assert len(left) == KEPT
    assert first not in left
    assert others <= {*names(folder)}
    # by a clock that was wrong before, the newest has the earliest name
    prepare(library, NOW - 900 * DAY)
    assert keep(library, folder)
    assert len([name for name in names(folder) if name not in others]) == KEPT
    assert not keep(library, folder)


def test_a_file_of_this_name_that_is_not_ours_stays(library: InventedLibrary, folder: Path) -> None:
    prepare(library)
    assert keep(library, folder)
    (name,) = names(folder)
    (folder / name).write_bytes(b"PK mine")
    with pytest.raises(ReaderError):
        keep(library, folder)
    assert (folder / name).read_bytes() == b"PK mine"


def test_a_program_killed_while_it_writes_leaves_no_half_book(library: InventedLibrary, folder: Path) -> None:
    prepare(library)
    program = (
        "import os, pathlib, signal, sys\n"
        "from reader.app import kept_files\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "kept_files.keep_briefing(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), lambda _: None, is_new=True)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-P", "-c", program, str(library.path), str(folder)]
    assert subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == -signal.SIGKILL
    assert [name for name in names(folder) if name.endswith(".epub")] == []
    assert keep(library, folder)
    assert len([name for name in names(folder) if name.endswith(".epub")]) == 1
