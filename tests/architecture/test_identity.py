"""Who publishes the program stands in one file, and everything that names it is made from that."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.test_desktop_files import ROOT, script

IDENTITY = script("identity")
FILES = sorted(IDENTITY.made(IDENTITY.read(), IDENTITY.CHANGE_LOG.read_text(encoding="utf-8")))
PUBLISHER = """
id = "org.quay.Beforehand"
developer = "Quay"
mail = "post@quay.org"
page = "https://beforehand.quay.org/"
issues = "https://beforehand.quay.org/issues"
source = "https://beforehand.quay.org/source"
pictures = "https://beforehand.quay.org/pictures"
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A project of what holds the identity, and what is made of."""
    for name in (*FILES, "packaging/identity.py", "packaging/identity.toml", "packaging/CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", str(project / "packaging" / "identity.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def texts(project: Path) -> dict[str, str]:
    return {name: (project / name).read_text(encoding="utf-8") for name in FILES}


def test_every_place_is_up_to_date() -> None:
    assert IDENTITY.stale() == [], "run python packaging/identity.py"


def test_a_publisher_writes_one_file_and_is_named_everywhere(copy: Path) -> None:
    before = texts(copy)
    ours = (copy / "packaging/identity.toml").read_text(encoding="utf-8")
    (copy / "packaging/identity.toml").write_text(PUBLISHER, encoding="utf-8")
    assert run(copy, "check").returncode == 1
    assert run(copy).returncode == 0
    assert run(copy, "check").stdout == ""
    after = texts(copy)
    assert [name for name in FILES if "app.beforehand" in after[name] or "beforehand.example" in after[name]] == []
    assert 'PAGE = "https://beforehand.quay.org/"' in after["reader/__init__.py"]
    urls = tomllib.loads(after["pyproject.toml"])["project"]["urls"]
    assert urls["Issues"] == "https://beforehand.quay.org/issues"
    assert "[report a problem](https://beforehand.quay.org/issues)" in after["README.md"]
    assert "Maintainer: Quay <post@quay.org>\n" in after["packaging/debian/control"]
    assert "\nAppPublisherURL=https://beforehand.quay.org/\n" in after["packaging/windows/beforehand.iss"]
    assert '<developer id="org.quay">' in after["packaging/linux/metainfo.xml"]
    (copy / "packaging/identity.toml").write_text(ours, encoding="utf-8")
    assert run(copy).returncode == 0
    assert texts(copy) == before


def test_what_nobody_has_is_listed_and_nobody_is_sent_there(copy: Path) -> None:
    (copy / "packaging/identity.toml").write_text(PUBLISHER.replace("beforehand.quay.org", "quay.example"), encoding="utf-8")
    run(copy)
    listed = run(copy, "check")
    assert (listed.returncode, [line.partition(" ")[0] for line in listed.stdout.splitlines()]) == (
        1,
        ["page", "issues", "source", "pictures", "id"],
    )
    assert [name for name in FILES if "quay.example" in texts(copy)[name]] == ["packaging/linux/metainfo.xml"]


def test_a_place_that_is_gone_is_named(copy: Path) -> None:
    path = copy / "packaging/debian/control"
    path.write_text(path.read_text(encoding="utf-8").replace("Maintainer:", "Keeper:"), encoding="utf-8")
    assert "packaging/debian/control has 0 places" in run(copy).stderr
