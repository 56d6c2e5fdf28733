"""packaging/environment.sh beside others who start, set up and install at the same time, in odd places, and on bare systems."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.fakes.waiting import PATIENCE, until

PROJECT = Path(__file__).parents[2]
HERE = '. "$(dirname -- "$0")/environment.sh"\n'

PYTHON_OF_WINDOWS = f"""#!/bin/sh
# asked for its version by -c, or to make an environment by -m venv FOLDER
set -eu
[ "$1 ${{2:-}}" = "-m venv" ] || exec "{sys.executable}" "$@"
"{sys.executable}" -m venv --without-pip "$3"
mv "$3/bin" "$3/Scripts"
mv "$3/Scripts/python" "$3/Scripts/python.exe"
echo 'open("asked.txt", "a").write("pip ")' >"$(echo "$3"/lib/python3*/site-packages)/pip.py"
"""
PYTHON_THAT_WAITS = f"""#!/bin/sh
# makes an environment whose pip says that it begins, and waits to be let go on
set -eu
[ "$1 ${{2:-}}" = "-m venv" ] || exec "{sys.executable}" "$@"
"{sys.executable}" -m venv --without-pip "$3"
printf '#!%s/bin/python\n' "$3" >"$3/bin/program"
echo 'open("asked.txt", "a").write("pip "); open("began", "w").close(); open("go on").close()' \
    >"$(echo "$3"/lib/python3*/site-packages)/pip.py"
"""
LOCKED = """#!/bin/sh
# refuses as apt-get does while another holds the lock, unless it may wait
case " $* " in *" DPkg::Lock::Timeout="*) echo "$*" >>asked.txt ;; *) exit 100 ;; esac
"""
ROOT = "#!/bin/sh\necho 0\n"


def put(program: Path, text: str) -> None:
    program.parent.mkdir(exist_ok=True)
    program.write_text(text, encoding="utf-8")
    program.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with what the scripts read."""
    folder = tmp_path / "a checkout, Bücher"
    folder.mkdir()
    for name in ("packaging", "reader", "resources"):
        (folder / name).symlink_to(PROJECT / name)
    return folder


def run(checkout: Path, commands: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Lines of sh in a script of packaging/."""
    with started(checkout, commands, **environment) as process:
        out, err = process.communicate(timeout=PATIENCE)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


@contextmanager
def started(checkout: Path, commands: str, **environment: str) -> "Iterator[subprocess.Popen[str]]":
    """Lines of sh in a script of packaging/ that run until the end of the test at most."""
    process = subprocess.Popen(
        ["sh", "-euc", HERE + commands, str(checkout / "packaging" / "script")],
        cwd=checkout,
        env={
            **{name: value for name, value in os.environ.items() if name not in {"PYTHON", "PYTHONPATH", "venv"}},
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("place", [".venv", "../elsewhere/.venv"])
def test_an_environment_of_windows_is_found_and_made_once(checkout: Path, place: str) -> None:
    venv = Path(os.path.normpath(checkout / place))
    put(checkout / "python", PYTHON_OF_WINDOWS)
    ask = """make_environment run; "$python" -P -c 'import reader, sys; print(sys.executable); print(*reader.__path__)'"""
    other = {"PYTHONHOME": "/nowhere", "PYTHONPATH": str(checkout / "other"), "PIP_USER": "1"}
    put(checkout / "other" / "reader.py", "raise SystemExit(1)")
    for setting_up in (True, False):
        done = run(checkout, ask, PYTHON="./python", venv=str(venv), LC_ALL="C", **other)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [str(venv / "Scripts" / "python.exe"), str(checkout / "reader")]
        assert ("Setting up" in done.stderr) is setting_up
    assert (checkout / "asked.txt").read_text() == "pip "


def test_packages_wait_for_who_installs_others(checkout: Path) -> None:
    programs = checkout.parent / "bin"
    put(programs / "apt-get", LOCKED)
    put(programs / "id", ROOT)
    done = run(checkout, 'install_packages "It lacks something." one two', PATH=f"{programs}:{os.environ['PATH']}")
    assert (done.returncode, done.stderr) == (0, "It lacks something. Installing: one two\n")
    assert (checkout / "asked.txt").read_text().endswith(" one two\n")


@pytest.fixture
def waiting_python(checkout: Path) -> str:
    """An interpreter with which setting up takes until it is let go on."""
    os.mkfifo(checkout / "go on")
    put(checkout / "python", PYTHON_THAT_WAITS)
    return str(checkout / "python")


def wait_for_pip(checkout: Path, program: "subprocess.Popen[str]") -> None:
    until((checkout / "began").exists, program=program)
    (checkout / "began").unlink()


def let_pip_go_on(checkout: Path) -> None:
    (checkout / "go on").open("w").close()


SET_UP = 'make_environment run; "$python" -P -c "import reader"'


def test_a_second_start_waits_for_the_first(checkout: Path, waiting_python: str) -> None:
    with started(checkout, SET_UP, PYTHON=waiting_python) as first:
        wait_for_pip(checkout, first)
        with started(checkout, SET_UP, PYTHON=waiting_python) as second:
            assert second.stderr.readline() == "Another start is setting up; waiting ...\n"
            let_pip_go_on(checkout)
            assert (first.wait(PATIENCE), second.wait(PATIENCE)) == (0, 0)
    assert (checkout / "asked.txt").read_text() == "pip "
    assert (checkout / ".venv" / "bin" / "program").read_text() == f"#!{checkout}/.venv/bin/python\n"


def test_a_start_that_was_killed_holds_up_nobody(checkout: Path, waiting_python: str) -> None:
    with started(checkout, SET_UP, PYTHON=waiting_python) as first:
        wait_for_pip(checkout, first)
        os.killpg(first.pid, signal.SIGKILL)
        first.wait(PATIENCE)
    with started(checkout, SET_UP, PYTHON=waiting_python) as second:
        wait_for_pip(checkout, second)
        let_pip_go_on(checkout)
        assert second.wait(PATIENCE) == 0


def test_a_program_keeps_its_environment_while_another_is_made(checkout: Path, waiting_python: str) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "of the program").touch()
    with started(checkout, SET_UP, PYTHON=waiting_python) as new:
        wait_for_pip(checkout, new)
        assert (checkout / ".venv" / "of the program").exists()
        let_pip_go_on(checkout)
        assert new.wait(PATIENCE) == 0
    assert not (checkout / ".venv" / "of the program").exists()
    assert sorted(path.name for path in checkout.glob(".venv*")) == [".venv", ".venv.lock"]


def test_an_environment_that_lacks_packages_is_not_taken(checkout: Path) -> None:
    """Also where the shell does not end at errors, as in a condition."""
    put(checkout / "python", PYTHON_THAT_WAITS.replace('open("go on").close()', 'raise SystemExit("No network.")'))
    done = run(checkout, "make_environment run && echo made", PYTHON=str(checkout / "python"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "No network." in done.stderr
    assert "is there a network?" in done.stderr
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize(
    ("place", "said"),
    [("/proc/none/.venv", "you may not write to /proc/none."), ("/tmp/a:b/.venv", "a colon")],  # noqa: S108 -- nothing is written
)
def test_a_place_that_is_no_good_is_named(checkout: Path, place: str, said: str) -> None:
    done = run(checkout, f"venv={place}; {SET_UP}", PYTHON=sys.executable)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) <= 2


@pytest.mark.parametrize(
    ("installer", "suite", "line"),
    [
        ("apt-get", "bookworm", "sudo apt-get update && sudo apt-get install -y --no-install-recommends "),
        ("apt-get", "trixie", "sudo apt-get update && sudo apt-get install -y --no-install-recommends "),
        ("dnf", "", "sudo dnf install -y --setopt=install_weak_deps=False "),
        ("pacman", "", "sudo pacman -S --needed "),
    ],
)
def test_who_has_no_python_is_asked_for_everything_in_one_line(checkout: Path, installer: str, suite: str, line: str) -> None:
    programs = checkout / "bin"
    put(programs / "id", "#!/bin/sh\necho 1000\n")
    for name in (installer, "sudo"):
        put(programs / name, "#!/bin/sh\n")
    for name in ("awk", "cat", "dirname", "sed", "sh", "tr", "uname"):
        (programs / name).symlink_to(str(shutil.which(name)))
    done = run(checkout, "see_to_system window git", PATH=str(programs), debian_suite=suite)
    assert done.returncode == 1
    why, typed = done.stderr.splitlines()
    assert "there is no python3 here" in why
    assert typed.startswith(f"    {line}python")
    assert ("libglib2.0-0t64" in typed) == (suite == "trixie")
    assert all(each in typed for each in ("cursor", "cjk", " git"))


LACKING = f"""#!/bin/sh
# says that the system lacks this
case $* in *system_packages*) printf '%s\\n' "$LIBRARIES" "$PACKAGES" "fonts fonts-noto-cjk" ;; *) exec "{sys.executable}" "$@" ;; esac
"""
MADE = "base=$PWD/python; python=$base; mkdir -p .venv; see_to_system offscreen; see_to_system offscreen"


def test_missing_letters_are_said_once_and_hold_up_nobody(checkout: Path) -> None:
    put(checkout / "python", LACKING)
    done = run(checkout, MADE, LIBRARIES="libraries", PACKAGES="packages")
    assert done.returncode == 0
    assert done.stderr.count("fonts-noto-cjk") == len(done.stderr.splitlines()) == 1


def test_a_missing_library_is_asked_for_with_the_fonts(checkout: Path) -> None:
    put(checkout / "python", LACKING)
    put(checkout / "bin" / "id", "#!/bin/sh\necho 1000\n")
    path = f"{checkout / 'bin'}:{os.environ['PATH']}"
    done = run(checkout, MADE, LIBRARIES="libraries libGL.so.1", PACKAGES="packages libgl1", PATH=path)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(" libgl1 fonts-noto-cjk")
