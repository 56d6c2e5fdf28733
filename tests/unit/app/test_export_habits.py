"""The command that takes along what was learned."""

from pathlib import Path

from reader.app.commands.arguments import parse
from reader.app.commands.run import run_command
from reader.app.paths import make_folders, profile_in
from reader.app.single_instance import Line
from reader.domain.retrieval import AccessRecord
from reader.storage import history
from reader.storage.habits import ACCESSES, RETRIEVALS
from reader.storage.writer import open_database

NOW = 1_780_000_000


def export(folder: Path, target: Path) -> tuple[int, list[Line]]:
    lines: list[Line] = []
    options = parse(["export", "--habits", str(target)])
    return run_command(options, profile_in(folder), lines.append), lines


def test_accesses_are_written_as_a_table(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    connection = open_database(profile.database, now=NOW, backup_folder=None)
    history.add_access(connection, AccessRecord(NOW, 7200, "window"))
    connection.close()
    code, lines = export(tmp_path / "profile", tmp_path / "out")
    assert (code, [line.text for line in lines]) == (
        0,
        [
            f"1 visit, 0 opened articles, 0 readings, 0 opened links, 0 times at the computer, 0 refreshes, 0 other requests written to {tmp_path / 'out'}"
        ],
    )
    assert (tmp_path / "out" / ACCESSES).read_text(encoding="utf-8").splitlines()[1].endswith("+02:00,window,")
    assert (tmp_path / "out" / RETRIEVALS).is_file()


def test_a_profile_that_was_never_used_has_nothing_to_report(tmp_path: Path) -> None:
    code, lines = export(tmp_path / "profile", tmp_path / "out")
    assert (code, [line.text for line in lines]) == (0, ["Nothing learned yet."])
    assert not (tmp_path / "profile").exists()
    assert not (tmp_path / "out").exists()
