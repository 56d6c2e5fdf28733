"""The user's style sheet in backups, and restored with them."""

from pathlib import Path

from reader.app.paths import make_folders, profile_in
from reader.app.restoring import FORMER, make_ready, write_backup
from reader.formats.articles.css import FILE_NAME
from reader.storage import backup
from tests.fakes.clock import FakeClock
from tests.fakes.damage import live
from tests.unit.storage.examples import DAY, NOW

LATER = NOW + 2 * DAY


def test_the_style_sheet_comes_back_with_the_copy_and_the_one_there_stays_aside(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    live(profile.database, None, entries=8)
    sheet, aside = profile.folder / FILE_NAME, profile.folder / FORMER
    plain = write_backup(profile, FakeClock(at=float(LATER))).path
    assert not plain.with_suffix(".css").exists()
    sheet.write_bytes(b"p { color: teal }")
    saved = write_backup(profile, FakeClock(at=float(LATER + 86_400))).path
    assert saved.with_suffix(".css").read_bytes() == b"p { color: teal }"
    make_ready(profile, saved)
    assert not aside.exists(), "the same words are there already"
    sheet.write_bytes(b"p { color: red }")
    make_ready(profile, plain)
    assert sheet.read_bytes() == b"p { color: red }", "that copy had none"
    make_ready(profile, saved)
    assert (sheet.read_bytes(), aside.read_bytes()) == (b"p { color: teal }", b"p { color: red }")
    sheet.unlink()
    make_ready(profile, saved)
    assert sheet.read_bytes() == b"p { color: teal }"
    before = len(list(profile.backups.glob("*.css")))
    for day in range(2, 13):
        write_backup(profile, FakeClock(at=float(LATER + day * 86_400)))
    copies = {path.stem for path in profile.backups.glob(f"{backup.ROTATING}*.sqlite")}
    assert {path.stem for path in profile.backups.glob("*.css")} <= copies
    assert before == 1
