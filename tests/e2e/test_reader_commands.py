"""`beforehand import` from another reader: by its name, or from its file."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus" / "other_readers"
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME")


def beforehand(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in HOMES} | {"HOME": str(folder / "home")}
    return subprocess.run(
        [sys.executable, "-m", "reader", "--profile", str(folder / "profile"), *arguments],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment,
    )


def test_a_reader_is_imported_by_name_and_by_file(tmp_path: Path) -> None:
    place = tmp_path / "home/.local/share/liferea"
    place.mkdir(parents=True)
    shutil.copy(CORPUS / "liferea/liferea.db", place)
    by_name = beforehand(tmp_path, "import", "--from", "liferea")
    assert by_name.returncode == 0, by_name.stderr
    assert by_name.stdout.splitlines() == [
        "2 added, 0 already subscribed, 0 moved.",
        "From Liferea: 1 starred, 0 tagged, 1 read.",
    ]
    again = beforehand(tmp_path, "import", str(place / "liferea.db"))
    assert again.stdout.splitlines()[0] == "0 added, 2 already subscribed, 0 moved."
    assert beforehand(tmp_path, "export", "--everything", str(tmp_path / "out")).returncode == 0
    everything = json.loads((tmp_path / "out/everything.json").read_text(encoding="utf-8"))
    assert [article["title"] for article in everything["articles"]] == ["The tide gauge that kept its own time"]


def test_a_reader_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    done = beforehand(tmp_path, "import", "--from", "gnus")
    assert done.returncode == 1
    assert done.stderr == "beforehand: This value is not valid: gnus (found on this computer: -)\n"


def test_a_damaged_database_is_one_line_and_imports_nothing(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    damaged = tmp_path / "database.db"
    damaged.write_bytes((CORPUS / "rssguard/database.db").read_bytes()[:9000])
    done = beforehand(tmp_path, "import", str(damaged))
    assert done.returncode == 1
    assert (done.stderr.count("\n"), "it is damaged" in done.stderr) == (1, True)
    assert not (tmp_path / "profile/beforehand.sqlite3").exists()
