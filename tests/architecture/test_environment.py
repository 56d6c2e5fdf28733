"""packaging/environment.sh beside a Python that lies where Windows has it, and beside somebody else who installs packages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
HERE = '. "$(dirname -- "$0")/environment.sh"\n'

PYTHON_OF_WINDOWS = f"""#!/bin/sh
# asked for its version by -c, or to make an environment by -m venv FOLDER
set -eu
[ "$1" = -m ] || exec "{sys.executable}" "$@"
"{sys.executable}" -m venv --without-pip "$3"
mv "$3/bin" "$3/Scripts"
mv "$3/Scripts/python" "$3/Scripts/python.exe"
echo 'open("asked.txt", "a").write("pip ")' >"$(echo "$3"/lib/python3*/site-packages)/pip.py"
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
    """A folder with the scripts and a package `reader`."""
    folder = tmp_path / "a checkout"
    (folder / "reader").mkdir(parents=True)
    (folder / "reader" / "__init__.py").touch()
    (folder / "packaging").symlink_to(PACKAGING)
    return folder


def run(checkout: Path, commands: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Lines of sh in a script of packaging/, where packages are installed as Debian does."""
    return subprocess.run(
        ["sh", "-euc", HERE + commands, str(checkout / "packaging" / "script")],
        cwd=checkout,
        env={**{name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "venv"}}, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_environment_of_windows_is_found_and_made_once(checkout: Path) -> None:
    base = checkout / "python"
    put(base, PYTHON_OF_WINDOWS)
    ask = """make_environment run; "$python" -P -c 'import reader, sys; print(sys.executable); print(*reader.__path__)'"""
    for setting_up in (True, False):
        done = run(checkout, ask, PYTHON=str(base))
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [str(checkout / ".venv" / "Scripts" / "python.exe"), str(checkout / "reader")]
        assert ("Setting up" in done.stderr) is setting_up
    assert (checkout / "asked.txt").read_text() == "pip "


def test_packages_wait_for_who_installs_others(checkout: Path) -> None:
    programs = checkout.parent / "bin"
    put(programs / "apt-get", LOCKED)
    put(programs / "id", ROOT)
    done = run(checkout, 'install_packages "It lacks something." one two', PATH=f"{programs}:{os.environ['PATH']}")
    assert (done.returncode, done.stderr) == (0, "It lacks something. Installing: one two\n")
    assert (checkout / "asked.txt").read_text().endswith(" one two\n")
