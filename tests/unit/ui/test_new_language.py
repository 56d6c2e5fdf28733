"""Anybody can begin a language by one command, and what is not translated yet is shown in English."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from reader.ui.text import languages

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the command reads and writes, with Czech begun."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "packaging").mkdir()
    shutil.copyfile(ROOT / "packaging" / "translations.py", folder / "packaging" / "translations.py")
    for name in ("reader", "resources/translations"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    assert re.search("^cs: ", add(folder, "cs").stdout, re.MULTILINE)
    return folder


def translate(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", str(project / "packaging" / "translations.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=project)


def add(project: Path, language: str) -> subprocess.CompletedProcess[str]:
    return translate(project, "add", language)


def is_content(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether it refused nothing but texts that a language for releases lacks, as while somebody adds texts: no draft's."""
    lacking = [line for line in done.stdout.splitlines() if not line.endswith(" texts are still English")]
    return done.returncode == bool(lacking)


def test_a_language_begins_with_its_forms_and_its_name(project: Path) -> None:
    text = (project / "resources" / "translations" / "beforehand_cs.ts").read_text(encoding="utf-8")
    counted = text.partition('<message numerus="yes">')[2].partition("</message>")[0]
    assert counted.count("<numerusform") == 3
    preferences = ast.parse((project / "reader" / "domain" / "preferences.py").read_text(encoding="utf-8"))
    (row,) = [
        {each.arg: ast.literal_eval(each.value) for each in node.value.keywords if isinstance(each.value, ast.Tuple)}
        for node in ast.walk(preferences)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and ast.unparse(node.targets) == "look_language"
    ]
    assert dict(zip(row["choices"], row["labels"], strict=True))["cs"] == "Čeština (draft)"


def test_a_draft_has_what_is_translated_until_somebody_goes_on_with_it(project: Path) -> None:
    source = project / "resources" / "translations" / "beforehand_it.ts"
    kept = source.read_text(encoding="utf-8")
    assert kept.count("unfinished") <= 1
    assert is_content(add(project, "it"))
    assert source.read_text(encoding="utf-8").count("<message") > kept.count("<message")
    assert is_content(translate(project))
    assert source.read_text(encoding="utf-8") == kept


@pytest.mark.parametrize("language", ["de", "xx", "../cs"])
def test_what_is_there_or_no_language_is_refused(project: Path, language: str) -> None:
    before = sorted(path.name for path in (project / "resources" / "translations").iterdir())
    done = add(project, language)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert sorted(path.name for path in (project / "resources" / "translations").iterdir()) == before


def test_what_is_empty_is_shown_in_english(qtbot: QtBot, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(project, "cs")
    source = project / "resources" / "translations" / "beforehand_cs.ts"
    text = source.read_text(encoding="utf-8")
    empty = '<source>Keyboard shortcuts</source>\n            <translation type="unfinished"></translation>'
    assert empty in text
    filled = "<source>Keyboard shortcuts</source>\n            <translation>Klávesové zkratky</translation>"
    before, counted, after = text.replace(empty, filled).partition("<source>%n articles</source>")
    part = after.replace("<numerusform></numerusform>", "<numerusform>%n článek</numerusform>", 1)
    source.write_text(before + counted + part, encoding="utf-8")
    assert is_content(translate(project))
    assert "%n článek" in source.read_text(encoding="utf-8"), "the other forms may follow later"
    monkeypatch.setattr(languages, "_folder", lambda: source.parent)
    languages.install_language("cs", QLocale.c())
    try:
        assert QCoreApplication.translate("AboutSheet", "Keyboard shortcuts") == "Klávesové zkratky"
        assert QCoreApplication.translate("AboutSheet", "Licences") == "Licences"
        assert [QCoreApplication.translate("ActivityPage", "%n articles", "", each) for each in (1, 3)] == [
            "1 article",
            "3 articles",
        ]
    finally:
        monkeypatch.undo()
        languages.install_language("en", QLocale.c())
