"""What a contributor meets first: workflows, forms, hooks and recipes name only what is there."""

import re
import shlex
import shutil
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml", reason="a development dependency that is not here: sh packaging/test brings it")

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PAGES = sorted([*GITHUB.glob("*.md"), ROOT / "packaging" / "CHANGELOG.md"])
HOOKS = ROOT / ".pre-commit-config.yaml"
SCRIPTS = [
    ROOT / "pyproject.toml",
    ROOT / ".ci" / "run",
    *(path for path in sorted((ROOT / "packaging").iterdir()) if path.is_file() and not path.suffix),
]
FOLDERS = r"(?:reader|tests|packaging|resources|\.ci|\.github)"
PLACE = re.compile(rf"(?<![\w./]){FOLDERS}/[\w./-]*\w|(?<=`)README\.md(?=`)")
BUILT = {"wheel", "pyinstaller", "deb"}
"""What packaging/README.md does not call written only."""


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def pythons() -> list[str]:
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    return re.findall(r"Python :: (3\.\d+)$", "\n".join(classifiers), re.MULTILINE)


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def commands(path: Path) -> list[list[str]]:
    return [shlex.split(line) for step in steps(path) for line in step.get("run", "").splitlines()]


def test_there_are_workflows_forms_and_pages() -> None:
    assert [path.stem for path in WORKFLOWS] == ["long", "packages", "tests"]
    assert [path.stem for path in FORMS] == ["bug", "feed", "idea"]
    assert {path.name for path in PAGES} >= {"CONTRIBUTING.md", "SECURITY.md", "pull_request_template.md"}


@pytest.mark.parametrize("path", [*WORKFLOWS, *FORMS, GITHUB / "ISSUE_TEMPLATE" / "config.yml", *PAGES, HOOKS], ids=name_of)
def test_what_is_named_is_there(path: Path) -> None:
    missing = [place for place in PLACE.findall(path.read_text(encoding="utf-8")) if not (ROOT / place).exists()]
    assert missing == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_the_tests_that_a_script_names_are_there(path: Path) -> None:
    for place, name in re.findall(
        r"(?<![\w/])(tests(?:/[a-z0-9_]+)+(?:\.(?:py|md))?)(?:::(\w+))?", path.read_text(encoding="utf-8")
    ):
        held = list((ROOT / place).parent.glob(f"{Path(place).name}*"))
        assert held, place
        assert not name or f"def {name}(" in held[0].read_text(encoding="utf-8"), name


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_every_python_of_the_classifiers_runs_everything() -> None:
    (job,) = read(GITHUB / "workflows" / "tests.yml")["jobs"].values()
    assert job["strategy"]["matrix"]["python"] == pythons()
    assert "${{ matrix.python }}" in job["container"]
    assert job["env"]["PYTHON"] == "python${{ matrix.python }}"
    assert ["sh", ".ci/run"] in commands(GITHUB / "workflows" / "tests.yml")


def test_the_oldest_and_the_newest_python_run_what_the_usual_run_leaves_out() -> None:
    (job,) = read(GITHUB / "workflows" / "long.yml")["jobs"].values()
    assert job["strategy"]["matrix"]["python"] == [pythons()[0], pythons()[-1]]
    assert job["env"]["PYTHON"] == "python${{ matrix.python }}"
    assert ["sh", "packaging/test", "-m", "long"] in commands(GITHUB / "workflows" / "long.yml")


@pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
def test_a_workflow_calls_our_scripts_and_builds_only_what_is_tried(path: Path) -> None:
    called = [command for command in commands(path) if command[0] not in {"git", "gh"}]
    assert called
    for command in called:
        assert command[0] in {"sh", "python"}
        assert (ROOT / command[1]).is_file()
        if command[1] == "packaging/build":
            assert command[2] in BUILT
    rights = [read(path)["permissions"], *(job.get("permissions", {}) for job in read(path)["jobs"].values())]
    assert {"contents": "read"} in rights
    # what makes a release builds nothing, and runs none of our scripts
    assert [each for each in rights if "write" in each.values()] == [
        job["permissions"] for name, job in read(path)["jobs"].items() if name == "release"
    ]


@pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
def test_what_others_wrote_is_pinned_by_hash(path: Path) -> None:
    used = re.findall(r"uses: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", each)] == []


@pytest.mark.parametrize("command", [["actionlint"], ["zizmor", "--offline", "--quiet"]], ids=lambda command: command[0])
def test_checkers_of_workflows_find_nothing(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not here")
    done = subprocess.run([*command, *WORKFLOWS], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_uploaded_is_what_the_check_builds() -> None:
    check = (ROOT / "packaging" / "check-packages").read_text(encoding="utf-8")
    built = re.findall(r'=\$\(sh "\$project/packaging/build" (\w+)', check)  # what does not go elsewhere than dist/
    assert built == ["wheel", "deb"]  # the first brings the sdist along
    (upload,) = [step for step in steps(GITHUB / "workflows" / "packages.yml") if "upload" in step.get("uses", "")]
    assert {Path(line).suffix for line in upload["with"]["path"].split()} == {".whl", ".gz", ".deb", ".json"}


@pytest.mark.parametrize("path", FORMS, ids=name_of)
def test_a_form_asks_for_something_and_names_each_answer_once(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    ids = [part["id"] for part in fields]
    assert len(set(ids)) == len(ids)
    assert any(part.get("validations", {}).get("required") for part in fields)
    for part in fields:
        assert part["attributes"]["label"]
        # an unquoted Yes is a truth value to YAML
        labels = [each["label"] if isinstance(each, dict) else each for each in part["attributes"].get("options", [])]
        assert all(isinstance(label, str) for label in labels)


def hooks() -> dict[str, list[str]]:
    repositories = read(HOOKS)["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    found = [hook for repository in repositories for hook in repository["hooks"]]
    assert all(hook["language"] == "system" and not hook["pass_filenames"] for hook in found)
    return {hook["id"]: shlex.split(hook["entry"]) for hook in found}


def test_hooks_check_what_the_test_command_checks() -> None:
    """Those that take seconds: pytest is left out, and of it what runs import-linter is taken."""
    script = (ROOT / "packaging" / "test").read_text(encoding="utf-8")
    checks = [shlex.split(line) for line in re.findall(r"^check (.*)$", script, re.MULTILINE)]
    wanted = [check for check in checks if check[0] != "pytest"]
    assert len(wanted) == len(checks) - 1
    entries = hooks()
    assert entries.pop("import-linter") == [".venv/bin/lint-imports"]
    assert list(entries.values()) == [[".venv/bin/python", "-P", "-m", *check] for check in wanted]


@pytest.mark.parametrize("tool", ["ruff", "mypy", "import-linter"])
def test_hooks_run_the_locked_versions(tool: str) -> None:
    """They run what lies in .venv, which packaging/test makes from this file."""
    locked = re.search(rf"^{tool}==(\S+)", (ROOT / "packaging" / "test.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert version(tool) == locked[1]


@pytest.mark.parametrize(
    "recipe",
    [
        "A preference",
        "A stored mark of an article",
        "A migration",
        "A policy",
        "A command",
        "A feed format",
        "A list order",
        "An action",
        "A dialog",
    ],
)
def test_a_recipe_is_a_numbered_list_of_files(recipe: str) -> None:
    text = (GITHUB / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(f"### {recipe}\n")[2].partition("\n##")[0]
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(PLACE.findall(text)) >= 4


def test_the_layers_are_those_that_are_enforced() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["name"] == "Layers"]
    for page, fence in ((GITHUB / "CONTRIBUTING.md", "## The layers"), (ROOT / "reader" / "README.md", "## Layers")):
        drawn = page.read_text(encoding="utf-8").partition(fence)[2].split("```")[1].strip("\n").splitlines()
        names = [re.split(r" {2,}", line)[0].replace("│", "|") for line in drawn]
        assert names == layers
