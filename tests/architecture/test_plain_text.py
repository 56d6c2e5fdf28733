"""Text of others reaches Qt only where Qt takes it as it is written: by `plain_text`, or in the labels and buttons of `labels`."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*ROOT.glob("reader/ui/**/*.py"), *ROOT.glob("reader/app/**/*.py")])
HELPERS = {"translate.py", "labels.py"}

MARKUP_CALLS = {
    "setToolTip", "setStatusTip", "setWhatsThis", "showText", "setHtml", "insertHtml", "appendHtml", "setMarkdown", "insertMarkdown",
    "setTextFormat", "fromHtml", "setInformativeText", "setDetailedText", "setLabelText",
}  # fmt: skip
MARKUP_CLASSES = {
    "QLabel", "QToolTip", "QWhatsThis", "QStaticText", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QTextEdit",
    "QSplashScreen", "QTextDocumentFragment",
}  # fmt: skip
MARKUP_ROLES = {"ToolTipRole", "StatusTipRole", "WhatsThisRole"}
KEYED_CALLS = {
    "addAction",
    "addMenu",
    "add_menu",
    "QAction",
    "QMenu",
    "Menu",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "addTab",
}
KEYED_BASES = {"QCheckBox", "QRadioButton", "QPushButton", "QToolButton", "QAction", "QMenu"}
OUR_OWN = {"tr", "_tr", "episode_tr", "translate", "translated", "literal"}
"""What gives a text of our own, or one in which no letter is a key."""
TRAY = ("tray.py", "setToolTip")
"""An icon in the tray is no widget: it says only what is ours, through `tip` all the same."""


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""


def is_literal(node: ast.expr) -> bool:
    """Whether an expression gives a text without keys, or an action that has its own."""
    match node:
        case ast.Attribute():
            return ast.unparse(node.value) == "self"
        case ast.Name():
            return node.id in {"action", "self", "parent", "window"}
        case ast.Call():
            return called(node) in OUR_OWN | {"QIcon"}
        case ast.BinOp():
            return is_literal(node.left) and (isinstance(node.op, ast.Mult) or is_literal(node.right))
    return isinstance(node, ast.Constant | ast.Subscript)


def tips_of_models(tree: ast.AST) -> Iterator[ast.AST]:
    """Mentions of the roles that Qt reads markup for, but where what is returned went through `tip`."""
    kept: set[int] = set()
    for branch in ast.walk(tree):
        if isinstance(branch, ast.If):
            answers = [each.value for step in branch.body for each in ast.walk(step) if isinstance(each, ast.Return)]
            if answers and all(isinstance(each, ast.Call) and called(each) == "tip" for each in answers):
                kept |= {id(each) for each in ast.walk(branch.test)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Attribute) and each.attr in MARKUP_ROLES and id(each) not in kept:
            yield each


def faults(name: str, tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in MARKUP_CALLS and (name, called(node)) != TRAY:
            yield f"{node.lineno}: {called(node)}"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6"):
            yield from (f"{node.lineno}: {each.name}" for each in node.names if each.name in MARKUP_CLASSES)
        if isinstance(node, ast.Call) and called(node) in KEYED_CALLS and node.args and not is_literal(node.args[0]):
            yield f"{node.lineno}: {called(node)} with {ast.unparse(node.args[0])}"
        if isinstance(node, ast.ClassDef) and KEYED_BASES & {ast.unparse(base) for base in node.bases}:
            yield from beginnings(node)
    yield from (f"{ast.unparse(each)}" for each in tips_of_models(tree))


def beginnings(node: ast.ClassDef) -> Iterator[str]:
    for each in ast.walk(node):
        is_beginning = isinstance(each, ast.Call) and ast.unparse(each.func) == "super().__init__"
        if is_beginning and each.args and not is_literal(each.args[0]):
            yield f"{each.lineno}: {node.name} begins with {ast.unparse(each.args[0])}"


def test_no_text_reaches_qt_as_markup_or_keys() -> None:
    sources = [path for path in SOURCES if path.name not in HELPERS]
    found = {str(path.relative_to(ROOT)): [*faults(path.name, ast.parse(path.read_text(encoding="utf-8")))] for path in sources}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "source",
    [
        "label.setToolTip(title)",
        "self._icon.setToolTip(title)",
        "from PySide6.QtWidgets import QLabel",
        "from PySide6.QtWidgets import QMessageBox, QWidget",
        "QToolTip.showText(point, title, self)",
        "menu.addAction(title, do)",
        "menu.addAction(title)",
        "menu.addAction(node.title)",
        "menu.addAction('  ' * node.depth + node.title)",
        "menu.add_menu(title)",
        "menu.addMenu(folder.title.replace('&', '&&'))",
        "QAction(words.replace('{name}', name), window)",
        "class Box(QCheckBox):\n    def __init__(self, title):\n        super().__init__(title)",
        "if role == Qt.ItemDataRole.ToolTipRole:\n    row = node.title",
        "def data(role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return node.title",
        "item.setData(Qt.ItemDataRole.ToolTipRole, title)",
    ],
)
def test_what_is_forbidden_is_seen(source: str) -> None:
    assert list(faults("somewhere.py", ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "set_tip(label, title)",
        "menu.addAction('    ' * depth + literal(title), do)",
        "menu.addAction(self.tr('Quit'), do)",
        "menu.addAction(self._actions[name])",
        "def data(role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return tip(node.title)",
        "class Box(QCheckBox):\n    def __init__(self, title):\n        super().__init__(literal(title))",
    ],
)
def test_what_is_allowed_passes(source: str) -> None:
    assert list(faults("somewhere.py", ast.parse(source))) == []
