"""One way for what is needed everywhere: to make values, to fill a sentence, to translate it, to wait, to type what is told."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.preferences import PREFERENCES, Preferences

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


SOURCES = [path for path in sorted(READER.glob("**/*.py")) if not path.is_relative_to(READER / "domain")]
GROUPS = tuple(sorted({key.partition(".")[0] + "." for key in PREFERENCES}))
ATTRIBUTES = {key.replace(".", "_", 1) for key in PREFERENCES}
CASTS = {"bool", "int", "float", "str"}


def spelled_keys(tree: ast.AST) -> list[str]:
    """Keys, choices written as key=value, and the beginnings that several keys share."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if text.partition("=")[0] in PREFERENCES or text in GROUPS]


def casts(tree: ast.AST) -> list[str]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 1]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id in CASTS
        and isinstance(call.args[0], ast.Attribute)
        and (call.args[0].attr in ATTRIBUTES or ast.unparse(call.args[0]) == "event.value")
    ]


def test_no_key_is_spelled_and_no_value_is_cast() -> None:
    assert len(SOURCES) > 400
    # one tree at a time: all of them are 400 MB
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES)
    assert {str(path): found for path, tree in trees if (found := spelled_keys(tree) + casts(tree))} == {}


def test_the_search_finds_what_it_is_for() -> None:
    tree = ast.parse(
        'a["look.theme"]; b("look.layout=wide"); k.startswith(("fetch.",)); bool(p.habits_record); int(event.value); int(n)'
    )
    assert spelled_keys(tree) == ["look.theme", "look.layout=wide", "fetch."]
    assert casts(tree) == ["bool(p.habits_record)", "int(event.value)"]


def test_an_attribute_is_named_as_its_key() -> None:
    assert {key: getattr(Preferences, key.replace(".", "_", 1)).key for key in PREFERENCES} == {key: key for key in PREFERENCES}


OF_READER = Path(__file__).resolve().parents[2] / "reader"
TABLES = {"domain/entry.py", "ui/text/marks.py"}
NAMES = re.compile(
    r"\bis_later\b|\blater_at\b|\b(?:Mark|View|RuleActionKind)\.LATER\b|\btoggle_later\b|\bgo_later\b|_READ_LATER\b"
)


def naming() -> set[str]:
    paths = [path for path in OF_READER.rglob("*.py") if "migrations" not in path.parts]
    return {path.relative_to(OF_READER).as_posix() for path in paths if NAMES.search(path.read_text(encoding="utf-8"))}


OFFERING = ("engine/jobs/saving.py", "ui/shell/actions/in_article.py", "ui/shell/actions/playing.py", "ui/sidebar/tree_view.py")
"""A link's menu and the player offer it by name; pages are saved to it, and may be dropped on it."""


def test_read_later_is_named_in_the_tables_and_where_it_is_offered_by_name_only() -> None:
    # The kinds of changes are the enumeration that the table points to.
    assert naming() == TABLES | {"domain/changes.py", "ui/dialogs/help.py", "ui/shell/notices.py", *OFFERING}


PACKAGE = Path(__file__).parents[2] / "reader"
RENAMES = {
    "whole_file.py": "the one place",
    "storage/database_file.py": "databases and their logs, which SQLite wrote",
    "ui/article/sharing.py": "a folder of files that were each written whole",
}
"""Who renames files, and what."""


def renames(tree: ast.AST) -> Iterator[int]:
    """Lines that rename a path: `replace` of a string takes two arguments, that of a value or a time named ones."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of_os = isinstance(node.func.value, ast.Name) and node.func.value.id in {"os", "shutil"}
            by_path = node.func.attr == "replace" and len(node.args) == 1 and not node.keywords
            if (
                (of_os and node.func.attr in {"replace", "rename", "renames", "move", "link"})
                or by_path
                or (node.func.attr in {"rename", "hardlink_to"} and len(node.args) == 1)
            ):
                yield node.lineno


MAY_RENAME = re.compile(r"\.\s*(?:replace|renames?|move|link|hardlink_to)\b")
"""Most files name none of them and are not parsed."""


def test_files_are_renamed_nowhere_else() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in PACKAGE.glob("**/*.py")}
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path, source in sources.items()
        if MAY_RENAME.search(source) and any(renames(ast.parse(source)))
    }
    assert found == set(RENAMES)


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("draft.replace(path)", True),
        ("os.replace(a, b)", True),
        ("shutil.move(a, b)", True),
        ("path.rename(other)", True),
        ("text.replace('a', 'b')", False),
        ("replace(value, field=1)", False),
        ("tags.rename(connection, tag, name)", False),
    ],
)
def test_the_search_knows_a_path_from_a_text(source: str, is_found: bool) -> None:  # noqa: FBT001 -- a parameter of pytest
    assert any(renames(ast.parse(source))) is is_found
