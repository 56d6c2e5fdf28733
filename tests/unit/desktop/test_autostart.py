"""What is written so that the session starts the program, and what counts as switched off."""

import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from reader.desktop import autostart
from reader.desktop.autostart import desktop_entry, is_autostart, is_switched_on, launch_agent, set_autostart, windows_value

COMMAND = ["/opt/py thon/bin/python", "-P", "-m", "reader", "--hidden"]
linux = pytest.mark.skipif(sys.platform != "linux", reason="the entry of a freedesktop session")


@pytest.fixture
def entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "autostart" / "beforehand.desktop"


@linux
def test_the_switch_writes_an_entry_and_removes_it(entry: Path) -> None:
    assert not is_autostart()
    set_autostart(COMMAND, is_on=True)
    assert is_autostart()
    assert "Exec=" + '"/opt/py thon/bin/python" -P -m reader --hidden\n' in entry.read_text()
    assert [each.name for each in entry.parent.iterdir()] == ["beforehand.desktop"]
    set_autostart(COMMAND, is_on=False)
    set_autostart(COMMAND, is_on=False)
    assert not entry.exists()
    assert not is_autostart()


@linux
@pytest.mark.parametrize("line", ["Hidden=true", "Hidden = True", "X-GNOME-Autostart-enabled=false"])
def test_desktops_switch_an_entry_off_in_place(entry: Path, line: str) -> None:
    set_autostart(COMMAND, is_on=True)
    kept = [each for each in entry.read_text().splitlines() if not each.startswith("X-GNOME")]
    entry.write_text("\n".join([*kept, line]))
    assert not is_autostart()
    set_autostart(COMMAND, is_on=True)
    assert is_autostart()


@linux
def test_an_entry_that_cannot_be_read_is_none(entry: Path) -> None:
    entry.parent.mkdir(parents=True)
    entry.write_bytes(b"\xff\xfe")
    assert not is_autostart()


@linux
def test_where_it_cannot_be_written_the_caller_is_informed(entry: Path) -> None:
    entry.parent.parent.write_text("a file where the folder should be")
    with pytest.raises(OSError, match="config"):
        set_autostart(COMMAND, is_on=True)


@pytest.mark.parametrize("folder", ["", "relative/config"])
def test_without_a_folder_of_its_own_it_is_the_usual_one(folder: str) -> None:
    path = autostart._entry_path({"XDG_CONFIG_HOME": folder}, "linux", Path("/home/me"))
    assert path == Path("/home/me/.config/autostart/beforehand.desktop")


@linux
@pytest.mark.parametrize("word", ["a b", 'say "x"', "50%", "back\\slash", "$HOME", "`id`", "", "tilde~", "plain/path.py"])
def test_an_exec_line_says_exactly_the_command(word: str) -> None:
    (line,) = [each for each in desktop_entry(["program", word]).splitlines() if each.startswith("Exec=")]
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    script = value.replace("program", "printf '%s\\n'", 1)
    done = subprocess.run(["/bin/sh", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.replace("%%", "%") == f"{word}\n"


def test_what_is_escaped_in_a_word_is_escaped_again_in_the_value() -> None:
    """As the specification has it: four backslashes stand for one."""
    assert r'Exec="a \\\\ b \\$c"' in desktop_entry([r"a \ b $c"])


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-utils")
def test_the_entry_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "beforehand.desktop"
    path.write_text(desktop_entry([*COMMAND, 'a "quoted" 50% word']))
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_launch_agent_of_a_mac() -> None:
    agent = plistlib.loads(launch_agent(COMMAND))
    assert (agent["ProgramArguments"], agent["RunAtLoad"]) == (COMMAND, True)
    path = autostart._entry_path({}, "darwin", Path("/Users/me"))
    assert (path.parent, path.stem) == (Path("/Users/me/Library/LaunchAgents"), agent["Label"])


def test_the_value_under_run_of_windows() -> None:
    assert windows_value([r"C:\Program Files\b.exe", "--hidden"]) == r'"C:\Program Files\b.exe" --hidden'


def test_an_entry_is_on_unless_it_says_otherwise() -> None:
    assert is_switched_on(desktop_entry(COMMAND))
    assert is_switched_on("# Hidden=true\nHidden=false\n")


@linux
def test_a_sandbox_says_that_it_cannot_start_with_the_session(entry: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLATPAK_ID", "app.beforehand.Beforehand")
    with pytest.raises(OSError, match="Operation not permitted"):
        set_autostart(COMMAND, is_on=True)
    assert not entry.exists()
    set_autostart(COMMAND, is_on=False)
