"""Brings the translations up to date with the words in the source: python packaging/translations.py (writes .ts and .qm files).
`python packaging/translations.py add pl` begins a language, by its code of Qt: its file, and its place among the preferences; or it
fills the file of a draft with what is left to translate. Without `add`, the file of a draft has only what is translated, in part or
whole.

Words are found where the program asks for them: `self.tr("…")`, `QCoreApplication.translate("Context", "…")`, `QT_TRANSLATE_NOOP`, and
calls of a module's `Translator("Context")`. What stands in tables is read from the tables.
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import PySide6
from lxml import etree
from PySide6.QtCore import QLocale

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from reader.domain.preferences import Preferences  # noqa: E402 -- of this tree
from reader.ui.text.languages import COMPLETE  # noqa: E402 -- of this tree

FOLDER = ROOT / "resources" / "translations"
PREFERENCES = ROOT / "reader" / "domain" / "preferences.py"
_NUMBERED = re.compile(r'<message numerus="yes">.*?</message>', re.DOTALL)


def languages(folder: Path) -> dict[str, int]:
    """Language and how many forms a number has, by the files that are there."""
    texts = {path.stem.partition("_")[2]: path.read_text(encoding="utf-8") for path in folder.glob("beforehand_*.ts")}
    forms = {language: _NUMBERED.search(text) for language, text in texts.items()}
    return {
        each: found[0].count("<numerusform")
        for each, found in sorted(forms.items(), key=lambda pair: (*COMPLETE, pair[0]).index(pair[0]))
        if found is not None
    }


LANGUAGES = languages(FOLDER)

Text = tuple[str, str]
"""Context and source text."""


def texts_in_source() -> set[Text]:
    """Every text the window may show."""
    paths = [path for package in ("ui", "app") for path in sorted((ROOT / "reader" / package).glob("**/*.py"))]
    trees = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8")) for path in paths
    }
    own = {name: dict(_translators(tree)) for name, tree in trees.items()}
    found = set(_texts_in_tables())
    for name, tree in trees.items():
        found |= _Finder(own.get(name, {}) | _imported(tree, own)).texts(tree)
    return found


def _translators(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Names of a module that are a Translator, with its context."""
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and getattr(node.value.func, "id", "") == "Translator"
        ):
            yield from ((name.id, _text(node.value.args[0])) for name in node.targets if isinstance(name, ast.Name))


def _imported(tree: ast.Module, own: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Translators of other modules."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    known = [(alias, own.get(node.module or "", {})) for node in imports for alias in node.names]
    return {alias.asname or alias.name: contexts[alias.name] for alias, contexts in known if alias.name in contexts}


class _Finder(ast.NodeVisitor):
    def __init__(self, translators: dict[str, str]) -> None:
        self._translators = translators
        self._classes: list[str] = []
        self._found: set[Text] = set()

    def texts(self, tree: ast.Module) -> set[Text]:
        self.visit(tree)
        return self._found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        is_method = isinstance(node.func, ast.Attribute)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "tr" and is_method and self._classes and node.args:
            self._add(self._classes[-1], node.args[0])
        elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(node.args) > 1:
            self._add(_text(node.args[0]), node.args[1])
        elif name in self._translators and node.args:
            self._add(self._translators[name], node.args[0])
        self.generic_visit(node)

    def _add(self, context: str, argument: ast.expr) -> None:
        options = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        self._found.update((context, _text(option)) for option in options if context and _text(option))


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _texts_in_tables() -> Iterator[Text]:
    from reader.domain.changes import ChangeKind
    from reader.domain.errors import DetailKind, ProblemKind
    from reader.domain.preferences import PREFERENCES
    from reader.domain.reasons import ReasonKind
    from reader.domain.sentences import PLACE, parts_of
    from reader.formats.articles.changes import TOO_DIFFERENT
    from reader.formats.articles.walker import NOTICE_CUT, NOTICE_SIMPLIFIED
    from reader.ui.dialogs.palette_search import OF_ALL_CHOICES, SYNONYMS
    from reader.ui.kit.actions import ELSEWHERE, MENUS
    from reader.ui.shell.actions.table import ROWS
    from reader.ui.text import marks

    yield from (("Actions", text) for text in (*MENUS, *ELSEWHERE, *(row.text for row in ROWS)))
    yield from (("Actions", row.in_menu) for row in ROWS if row.in_menu)
    for key, preference in PREFERENCES.items():
        # languages are named in themselves, plans as the literature names them
        labels = () if key in ("look.language", "fetch.policy") else preference.labels
        texts = (preference.label, preference.help, preference.hint, preference.section, *labels)
        yield from (("Preferences", text) for text in texts if text)
    yield from (("Synonyms", names) for names in (*SYNONYMS.values(), *OF_ALL_CHOICES.values()))
    yield from (("Problems", kind.text) for kind in ProblemKind)
    yield from (("Reasons", text) for kind in ReasonKind for text in parts_of(kind) if PLACE.sub("", text))
    yield from (("Details", kind.text) for kind in DetailKind)
    yield from (("Marks", text) for text in marks.texts())
    yield from (("Undo", text) for kind in ChangeKind for text in (kind.alone, kind.named, kind.counted) if text)
    yield from (("ArticlePane", notice) for notice in (NOTICE_CUT, NOTICE_SIMPLIFIED, TOO_DIFFERENT))


def read(language: str) -> dict[Text, tuple[str, ...]]:
    """The translations there are: one form, or as many as numbers have."""
    path = FOLDER / f"beforehand_{language}.ts"
    if not path.exists():
        return {}
    known: dict[Text, tuple[str, ...]] = {}
    for context in etree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            forms = tuple(form.text or "" for form in message.iter("numerusform")) or (message.findtext("translation") or "",)
            known[context.findtext("name") or "", message.findtext("source") or ""] = forms
    return known


def write(language: str, translations: dict[Text, tuple[str, ...]]) -> Path:
    """The file of a language, sorted, so that changes can be read."""
    root = etree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for context in sorted({context for context, _ in translations}):
        part = etree.SubElement(root, "context")
        etree.SubElement(part, "name").text = context
        for source in sorted(source for where, source in translations if where == context):
            _write_message(part, source, translations[context, source])
    path = FOLDER / f"beforehand_{language}.ts"
    etree.indent(root, "    ")
    head = b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_bytes(head + etree.tostring(root, encoding="utf-8") + b"\n")
    return path


def _write_message(part: etree._Element, source: str, forms: tuple[str, ...]) -> None:
    is_counted = "%n" in source
    message = etree.SubElement(part, "message", {"numerus": "yes"} if is_counted else {})
    etree.SubElement(message, "source").text = source
    translation = etree.SubElement(message, "translation")
    if not any(forms):
        translation.set("type", "unfinished")
    if is_counted:
        for form in forms:
            etree.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0]


def compile_file(source: Path, target: Path) -> None:
    """Write what the program loads: numbers in it have the separators of the language, which Qt calls %Ln."""
    tree = etree.parse(source)
    for form in tree.iter("numerusform"):
        form.text = (form.text or "").replace("%n", "%Ln")
    with tempfile.TemporaryDirectory() as folder:
        separated = Path(folder) / source.name
        tree.write(separated, encoding="utf-8")
        subprocess.run([_tool("lrelease"), separated, "-qm", target], check=True, capture_output=True)  # noqa: S603 -- Qt's own tool


def add(language: str) -> None:
    """Begin a language: a file in which nothing is translated yet, with as many forms of numbers as Qt knows, and its name in itself.

    What is not translated is shown in English, text by text.
    """
    name = QLocale(language).nativeLanguageName()
    if language in set(LANGUAGES) - set(COMPLETE):
        return
    if language in COMPLETE or QLocale(language).language() is QLocale.Language.C or not name:
        sys.exit(f"{language} is there already, or no code of a language that Qt knows")
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "one.py", Path(folder) / "one.ts"
        source.write_text("class One(Q):\n    def __init__(self):\n        self.tr('%n', '', 1)\n", encoding="utf-8")
        command = [_tool("lupdate"), source, "-ts", target, "-target-language", language]
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603 -- Qt's own tool
        LANGUAGES[language] = target.read_text(encoding="utf-8").count("<numerusform")
    row = Preferences.look_language
    before, start, text = PREFERENCES.read_text(encoding="utf-8").partition(f"{row.key.replace('.', '_', 1)} = ")
    for last, new in ((row.choices[-1], language), (row.labels[-1], f"{name[0].upper()}{name[1:]} (draft)")):
        text = text.replace(f'"{last}"', f'"{last}", "{new}"', 1)
    PREFERENCES.write_text(before + start + text, encoding="utf-8")


def _tool(name: str) -> Path:
    return Path(PySide6.__file__).parent / (f"{name}.exe" if sys.platform == "win32" else name)


def main(whole: str = "") -> int:
    """Add what is new, drop what is gone, compile; what lacks a translation is printed. `whole` is a draft with all that it lacks."""
    found = texts_in_source()
    lacking = 0
    for language, numbers in LANGUAGES.items():
        known = read(language)
        wanted = {text for text in found if language != "en" or "%n" in text[1]}
        forms = {text: known.get(text) or ("",) * (numbers if "%n" in text[1] else 1) for text in wanted}
        missing = sorted(text for text, each in forms.items() if not all(each))
        if language in COMPLETE:
            lacking += len(missing)
            sys.stdout.write("".join(f"{language}: {text[0]}: {text[1]}\n" for text in missing))
        elif missing:
            sys.stdout.write(f"{language}: {len(missing)} texts are still English\n")
            counted = min(text for text in forms if "%n" in text[1])  # kept, as it says how many forms the language has
            forms = {text: each for text, each in forms.items() if any(each) or text == counted or language == whole}
        compile_file(write(language, forms), FOLDER / f"beforehand_{language}.qm")
    return 1 if lacking else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["add"]:
        add(sys.argv[2])
    sys.exit(main(*sys.argv[2:3]))
