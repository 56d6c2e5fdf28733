"""One way for what is needed everywhere: to make values, to fill a sentence, to translate it, to wait, to type what is told."""

import ast
import re
from pathlib import Path

import pytest

READER = Path(__file__).parents[2] / "reader"
RULES = {
    r"\.replace\(f?\"\{": (set[str](), "sentences are filled by `reader.domain.sentences`"),
    r"QCoreApplication\.translate\(": (
        {"ui/text/translate.py", "ui/data/links.py"},
        "`Translator` gives the context, in layers above `text`",
    ),
    r"\b(?:QLineEdit|QPlainTextEdit)\(|\((?:QLineEdit|QPlainTextEdit)\):": (
        {"ui/kit/fields.py"},
        "text fields are `LineEdit` and `LinesEdit`, whose menu is ours",
    ),
    r"^from dataclasses import .*\bdataclass\b": (
        set[str](),
        "`dataclass` comes from `reader.domain.value_classes`, which a start pays less for",
    ),
    r"\b(?:QImageReader|QMovie|QPictureIO)\b|\.(?:fromData|loadFromData)\(|\b(?:QImage|QPixmap)\((?:str\(|path|file|data\b)": (
        {"ui/pictures/decoder.py", "ui/player/playback.py"},
        "what others made is decoded in a process that can be killed: `ui/pictures/process`",
    ),
    r"\(\?:(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:[*+?]|\{[\d,]+\})\+": (
        set[str](),
        "a possessive group is atomic: `(?>...)*+`; of another, Python 3.11.2 keeps what a failed round took",
    ),
    r"\bQTimer\(": ({"ui/data/timers.py"}, "timers are made by `single_shot` and `repeating`"),
}


def breaches(pattern: str) -> set[str]:
    sources = [path for path in READER.rglob("*.py") if re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)]
    return {path.relative_to(READER).as_posix() for path in sources}


@pytest.mark.parametrize("pattern", RULES, ids=[reason for _, reason in RULES.values()])
def test_there_is_no_other_way(pattern: str) -> None:
    assert breaches(pattern) == RULES[pattern][0]


UNTYPED = {
    "ui/kit/actions.py:_valid": "what a file of settings holds",
    "ui/article/spoken.py:picture_name": "what Qt keeps in a text's format",
    "ui/list/model.py:__contains__": "as Python's containers have it",
    "ui/list/thumbnails.py:__contains__": "as Python's containers have it",
    "ui/list/rows.py:_has_line": "the widget of an option, which Qt does not name",
    "ui/dialogs/import_opml.py:setData": "Qt's own signature",
    "ui/sidebar/tree_model.py:setData": "Qt's own signature",
}


def untyped() -> set[str]:
    """Functions of the window with a parameter that may be anything, or with a function that takes anything."""
    found = set()
    for path in sorted((READER / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                given = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
                kinds = [ast.unparse(each.annotation).strip("'\"") for each in given if each.annotation is not None]
                if any(re.search(r"^object( \| None)?$|\[\[.*\bobject\b.*\],|tuple\[object", kind) for kind in kinds):
                    found.add(f"{path.relative_to(READER).as_posix()}:{node.name}")
    return found


def test_answers_and_signals_have_types() -> None:
    assert untyped() == set(UNTYPED)
