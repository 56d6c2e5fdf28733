"""What is installed and shipped: locked versions, one version number, complete archives, and a Qt that keeps its references."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from reader import ID, __version__
from reader.ui.data import licences

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MADE_FOR_THE_WHEEL = (
    "share/man/man1/beforehand.1",
    "share/bash-completion/completions/beforehand",
    "share/zsh/site-functions/_beforehand",
    "share/fish/vendor_completions.d/beforehand.fish",
)
GROUPS = {"test": "dev", "build": "build"}
"""What a lock file holds beside what the program needs."""
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; (.*?))? \\$", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(kind: str) -> dict[str, set[tuple[str, str]]]:
    """Versions with their markers, by name."""
    found: dict[str, set[tuple[str, str]]] = {}
    for name, version, marker in PIN.findall((ROOT / "packaging" / f"{kind}.lock").read_text(encoding="utf-8")):
        found.setdefault(plain(name), set()).add((version, marker))
    return found


def asked_for(kind: str) -> set[str]:
    """The names that a lock file says pyproject itself asked for, rather than one of its dependencies."""
    blocks = re.split(r"^(?=\S)", (ROOT / "packaging" / f"{kind}.lock").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {plain(block.split("==")[0]) for block in blocks if "beforehand (pyproject.toml" in block}


def requirements(kind: str) -> list[Requirement]:
    asked = list(PYPROJECT["project"]["dependencies"])
    if kind in GROUPS:
        asked += PYPROJECT["dependency-groups"][GROUPS[kind]]
    return [Requirement(text) for text in asked]


@pytest.mark.parametrize("kind", ["run", "test", "build"])
def test_lock_files_hold_what_pyproject_asks_for(kind: str) -> None:
    locked = pins(kind)
    for requirement in requirements(kind):
        versions = {version for version, _ in locked.get(plain(requirement.name), set())}
        assert any(requirement.specifier.contains(version) for version in versions), requirement
    assert asked_for(kind) == {plain(requirement.name) for requirement in requirements(kind)}


@pytest.mark.parametrize("kind", ["test", "build"])
def test_what_is_tested_and_built_is_what_users_run(kind: str) -> None:
    everything = pins(kind)
    assert all(everything.get(name) == versions for name, versions in pins("run").items())


@pytest.mark.parametrize("kind", ["run", "test", "build"])
def test_every_pin_has_hashes(kind: str) -> None:
    text = (ROOT / "packaging" / f"{kind}.lock").read_text(encoding="utf-8")
    assert len(PIN.findall(text)) == len(re.findall(r"^\S+==", text, re.MULTILINE))
    assert all("--hash=sha256:" in block for block in re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:])


def test_the_builder_heeds_the_switches_that_numpy_is_compiled_with() -> None:
    """Beside a pin only pip 23.1 and later knows them; Debian 12 has 23.0."""
    assert "--config-settings" in (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    assert [tuple(map(int, version.split(".")[:2])) >= (23, 1) for version, _ in pins("build").get("pip", ())] == [True]


def test_no_qt_that_loses_references_before_python_3_12() -> None:
    """PySide6 6.12 gives up a reference to None on every void call; without immortal objects the program dies of it."""
    for version, marker in pins("run")["pyside6-essentials"]:
        if marker != "python_full_version >= '3.12'":
            assert tuple(int(part) for part in version.split(".")) < (6, 12), (version, marker)


def test_qt_keeps_its_references_to_none() -> None:
    code = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for _ in range(2000):
    label.update()
print(sys.getrefcount(None) - before)
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert int(done.stdout) > -100


def test_every_package_that_runs_has_the_text_of_its_licence() -> None:
    shipped = list(licences.shipped())
    assert {plain(licences.plain_name(each)) for each in shipped} >= {
        plain(each.name) for each in requirements("run") if _holds(each)
    }
    assert licences.without_licence(shipped) == []
    assert all(each.texts and each.licence for each in licences.components())


def _holds(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate()


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert "version" not in PYPROJECT["project"]
    assert PYPROJECT["project"]["dynamic"] == ["readme", "version"]
    tracked = subprocess.run(
        ["git", "ls-files", "--", ":!*.lock"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    stated = re.compile(rf"version[\s_\"'=:]{{1,8}}{re.escape(__version__)}(?![\d.])", re.IGNORECASE)
    saying = [name for name in tracked if (ROOT / name).suffix in (".py", ".toml", ".md", "") and _says(ROOT / name, stated)]
    assert saying == ["reader/__init__.py"]


def _says(path: Path, pattern: re.Pattern[str]) -> bool:
    return path.is_file() and pattern.search(path.read_text(encoding="utf-8", errors="replace")) is not None


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and sdist of what git tracks and what lies beside it."""
    pytest.importorskip("hatchling", reason="a development dependency that is not here: sh packaging/test brings it")
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return folder


def resources() -> set[str]:
    return {str(path.relative_to(ROOT)) for path in (ROOT / "resources").rglob("*") if path.is_file()}


def sources() -> set[str]:
    return {str(path.relative_to(ROOT)) for path in (ROOT / "reader").rglob("*.py")}


def test_the_wheel_has_manual_page_and_completions(archives: Path) -> None:
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        texts = [wheel.read(f"beforehand-{__version__}.data/data/{place}").decode() for place in MADE_FOR_THE_WHEEL]
    assert [text.split()[0] for text in texts] == [".TH", "#", "#compdef", "#"]
    assert all("scorecard" in text for text in texts)


def test_the_wheel_holds_program_and_resources_and_nothing_else(archives: Path) -> None:
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        entry_points = wheel.read(next(name for name in names if name.endswith("entry_points.txt"))).decode()
    assert next(archives.glob("*.whl")).name == f"beforehand-{__version__}-py3-none-any.whl"
    assert sources() <= names
    assert {f"reader/{name}" for name in resources()} <= names
    data = f"beforehand-{__version__}.data"
    made = {f"{data}/data/{place}" for place in MADE_FOR_THE_WHEEL}
    assert {name.split("/")[0] for name in names} == {"beforehand.py", "reader", f"beforehand-{__version__}.dist-info", data}
    assert {name.removeprefix(f"{data}/data/share/") for name in names - made if name.startswith(data)} == {
        "applications/beforehand.desktop",
        "icons/hicolor/scalable/apps/beforehand.svg",
        f"metainfo/{ID}.metainfo.xml",
    }
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert "reader/LICENSE" in names, "the page of licences reads it"
    assert "beforehand = beforehand:run" in entry_points


@pytest.mark.parametrize("who_came_last", ["nobody", "we", "they", "they, and went"])
def test_another_package_of_this_name_is_reported_in_one_line(archives: Path, tmp_path: Path, who_came_last: str) -> None:
    """PyPI has a library `reader`: pip puts its files among ours, or ours among its."""
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path)  # noqa: S202 -- our own wheel
    if who_came_last != "nobody":
        (tmp_path / "reader-3.22.dist-info").mkdir()
    if who_came_last == "they, and went":
        for name in ("__init__.py", "__main__.py"):
            (tmp_path / "reader" / name).unlink()
    if who_came_last == "they":
        (tmp_path / "reader" / "__init__.py").write_text("from ._feeds import get\n")
        (tmp_path / "reader" / "__main__.py").write_text("from ._cli import main\n")
    # -S: ours of the checkout is no way out where there is none
    alone = ("-S",) if "they" in who_came_last else ()
    command = [sys.executable, "-P", *alone, "-c", "from beforehand import run; run()", "--version"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}
    )
    assert (done.returncode, bool(done.stdout)) == ((1, False) if "they" in who_came_last else (0, True))
    assert len(done.stderr.splitlines()) == (0 if who_came_last == "nobody" else 1)
    assert (f"{tmp_path}" in done.stderr and "with pipx" in done.stderr) == (who_came_last != "nobody")


def test_the_sdist_holds_all_that_building_and_testing_need(archives: Path) -> None:
    with tarfile.open(next(archives.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert sources() <= names
    assert resources() <= names
    assert {"pyproject.toml", "README.md", "LICENSE", "packaging/run", "packaging/test", "packaging/run.lock"} <= names
    assert {"packaging/build", "packaging/build.lock", "packaging/linux/beforehand.desktop", "packaging/debian/control"} <= names
    assert "tests/architecture/test_packaging.py" in names
    assert {".ci/run", ".github/CONTRIBUTING.md", ".pre-commit-config.yaml"} <= names
