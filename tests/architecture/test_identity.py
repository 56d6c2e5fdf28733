"""Who publishes the program stands in one file, and everything that names it is made from that."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.test_desktop_files import ROOT, script

PUBLISH = script("publish")
FILES = sorted(PUBLISH.made(PUBLISH.read(), PUBLISH.CHANGE_LOG.read_text(encoding="utf-8")))
FORMER, NEXT = "0.1.0", "0.2.0"
PUBLISHER = """
id = "org.quay.Beforehand"
developer = "Quay"
mail = "post@quay.org"
page = "https://beforehand.quay.org/"
issues = "https://beforehand.quay.org/issues"
source = "https://beforehand.quay.org/source"
files = "https://beforehand.quay.org/files"
pictures = "https://beforehand.quay.org/pictures"
"""
NOBODY = PUBLISHER.replace("beforehand.quay.org", "quay.example")
"""One whose addresses are nobody's; that of the mail is somebody's."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A project of what holds the identity, and what is made of."""
    for name in (*FILES, "packaging/publish.py", "packaging/identity.toml", "packaging/CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def repository(copy: Path) -> Path:
    """The copy of a publisher, in which everything is committed and a stub of the tests says what it is asked."""
    (copy / "packaging/identity.toml").write_text(PUBLISHER, encoding="utf-8")
    (copy / "packaging/test").write_text("echo $RELEASE $* >>../asked; exit ${CODE:-0}\n", encoding="utf-8")
    log = f"# Change log\n\n## [Unreleased]\n\n### Added\n\n- More.\n\n## [{FORMER}] - 2026-11-22\n\n- All.\n"
    (copy / "packaging/CHANGELOG.md").write_text(log, encoding="utf-8")
    place = copy / "reader/__init__.py"
    place.write_text(
        re.sub('__version__ = ".*"', f'__version__ = "{FORMER}"', place.read_text(encoding="utf-8")), encoding="utf-8"
    )
    assert run(copy).returncode == 0
    for command in (["init", "-q"], ["config", "user.name", "Q"], ["config", "user.email", "q@quay.org"]):
        git(copy, *command)
    commit(copy)
    return copy


def git(project: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=project, capture_output=True, text=True, check=True).stdout


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "-q", "--message", "All")


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", str(project / "packaging" / "publish.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def texts(project: Path) -> dict[str, str]:
    return {name: (project / name).read_text(encoding="utf-8") for name in FILES}


def test_every_place_is_up_to_date() -> None:
    assert PUBLISH.stale() == [], "run python packaging/publish.py"


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


def test_readme_leads_to_the_publishers_files_or_nowhere(copy: Path) -> None:
    code = "import runpy; print(runpy.run_path('packaging/publish.py')['public_readme']())"

    def links() -> list[str]:
        printed = subprocess.run([sys.executable, "-c", code], cwd=copy, capture_output=True, text=True, check=True).stdout
        return re.findall(r"\]\(([^)]+)\)", printed)

    (copy / "packaging/identity.toml").write_text(NOBODY, encoding="utf-8")
    assert run(copy).returncode == 0
    assert links() == []
    (copy / "packaging/identity.toml").write_text(PUBLISHER, encoding="utf-8")
    found = links()
    assert {"https://beforehand.quay.org/files/packaging/README.md", "https://beforehand.quay.org/pictures/light.png"} <= set(
        found
    )
    assert [link for link in found if not link.startswith("https://")] == []


def test_what_nobody_has_is_listed_and_nobody_is_sent_there(copy: Path) -> None:
    (copy / "packaging/identity.toml").write_text(NOBODY, encoding="utf-8")
    run(copy)
    listed = run(copy, "check")
    assert (listed.returncode, [line.partition(" ")[0] for line in listed.stdout.splitlines()]) == (
        1,
        ["page", "issues", "source", "files", "pictures", "id"],
    )
    assert [name for name in FILES if "quay.example" in texts(copy)[name]] == ["packaging/linux/metainfo.xml"]


def test_a_place_that_is_gone_is_named(copy: Path) -> None:
    path = copy / "packaging/debian/control"
    path.write_text(path.read_text(encoding="utf-8").replace("Maintainer:", "Keeper:"), encoding="utf-8")
    assert "packaging/debian/control has 0 places" in run(copy).stderr


def test_a_release_is_one_commit_and_a_tag_of_everything_that_names_it(repository: Path) -> None:
    done = run(repository, "release", "0.2.0")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert git(repository, "status", "--porcelain") == ""
    assert git(repository, "log", "--format=%s", "v0.2.0").splitlines() == ["Release 0.2.0", "All"]
    assert f'__version__ = "{NEXT}"' in texts(repository)["reader/__init__.py"]
    log = (repository / "packaging/CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"## \[Unreleased\]\n\n## \[0.2.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- More.\n", log)
    assert f'<release version="{NEXT}"' in texts(repository)["packaging/linux/metainfo.xml"]
    assert run(repository, "debian").stdout.startswith("beforehand (0.2.0) unstable; urgency=medium\n\n  * More.\n\n -- Quay <p")
    assert run(repository, "check", "v0.2.0").stdout == ""
    assert run(repository, "check", "v0.3.0").returncode == 1
    assert (repository.parent / "asked").read_text(encoding="utf-8").startswith("1 tests/architecture tests/unit/ui/test_transl")


@pytest.mark.parametrize(
    ("version", "path", "text", "refusal"),
    [
        ("0.1.0", "", "", "0.1.0 is no version after 0.1.0"),
        ("0.2", "", "", "0.2 is no version after 0.1.0"),
        ("0.2.0", "packaging/notes", "", "There are changes that are not committed"),
        ("0.2.0", "packaging/identity.toml", PUBLISHER.replace("post@quay.org", "post@quay.example"), "mail = post@quay.example"),
        ("0.2.0", "packaging/debian/control", "Maintainer: X\nDescription: y\n", "packaging/debian/control: not up to date"),
        (
            "0.2.0",
            "packaging/CHANGELOG.md",
            "## [Unreleased]\n\n## [0.1.0] - 2026-11-22\n\n- All.\n",
            "has nothing that is unrel",
        ),
    ],
)
def test_an_inconsistent_tree_is_refused_and_stays(repository: Path, version: str, path: str, text: str, refusal: str) -> None:
    if path:
        (repository / path).write_text(text, encoding="utf-8")
        if not path.endswith("notes"):
            commit(repository)
    before, states = texts(repository), git(repository, "rev-parse", "HEAD")
    done = run(repository, "release", version)
    assert done.returncode == 1
    assert refusal in done.stdout
    assert (texts(repository), git(repository, "rev-parse", "HEAD"), git(repository, "tag")) == (before, states, "")


def test_red_tests_undo_what_a_release_wrote(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CODE", "1")
    before = texts(repository)
    assert run(repository, "release", "0.2.0").returncode == 1
    assert (texts(repository), git(repository, "status", "--porcelain"), git(repository, "tag")) == (before, "", "")


def test_another_word_is_answered_with_what_there_is(repository: Path) -> None:
    done = run(repository, "--help")
    assert (done.returncode, done.stdout, done.stderr.partition(":")[0]) == (1, "", "What a publisher does")
