"""The window in another language: nothing of it stays English in German, and all of it is turned round where lines run to the left."""

import re
import runpy
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QImage, QInputMethodQueryEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from reader.ui.dialogs.palette import Palette
from reader.ui.dialogs.start import TopicTile
from reader.ui.kit.labels import IconButton, PlainLabel
from reader.ui.text import languages
from reader.ui.text.languages import install_language, number_text
from tests.fakes.invented_library import add_articles, empty_library, invented_library, parsed_entry
from tests.fakes.pseudo_language import LANGUAGE, write_pseudo
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import SHEETS, settle

TRANSLATIONS = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))
PLACEHOLDER = re.compile(r"\{\w+\}")
TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


@cache
def english() -> dict[str, re.Pattern[str]]:
    """What English would say where German says something else."""
    german = TRANSLATIONS["read"]("de")
    same = {form for forms in german.values() for form in forms}
    sources = {source for _, source in german if source not in same and _has_words(source)}
    return {source: _pattern(source) for source in sources}


def _has_words(source: str) -> bool:
    """Whether a text has words of its own: "{stories} from {feeds}" is found in many a title."""
    words = re.findall(r"\w+", PLACEHOLDER.sub("", source))
    return len(words) >= len(PLACEHOLDER.findall(source)) and any(re.search(r"[a-z]{4}", word) for word in words)


def _pattern(source: str) -> re.Pattern[str]:
    plain = re.escape(source.replace("&", "").strip())
    return re.compile(re.sub(r"\\\{\w+\\\}", ".+", plain).replace("%n", r"\d+"))


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


@pytest.fixture
def open_in(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., WindowBench]]:
    opened: list[WindowBench] = []

    def open_one(language: str, *, is_empty: bool = False) -> WindowBench:
        path = tmp_path / f"{len(opened)}.sqlite"
        library = empty_library(path) if is_empty else invented_library(path, more=1)
        bench = window_bench(library, tmp_path / str(len(opened)), language=language)
        opened.append(bench)
        bench.window.resize(1280, 800)
        bench.window.show()
        bench.window.activateWindow()
        settle(qtbot, bench)
        return bench

    yield open_one
    for bench in opened:
        bench.window.close()
        bench.window.deleteLater()
        bench.engine.connection.close()


def said(widget: QWidget) -> Iterator[str]:
    """Every text of a widget and all inside it."""
    for part in (widget, *widget.findChildren(QWidget)):
        # the words of the sites themselves
        if isinstance(part, TopicTile):
            continue
        yield from (getattr(part, name)() for name in TEXTS if callable(getattr(part, name, None)))
        if isinstance(part, QComboBox):
            yield from (part.itemText(number) for number in range(part.count()))
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            indexes = [part.model().index(row, 0) for row in range(min(part.model().rowCount(), 30))]
            yield from (str(index.data(role) or "") for index in indexes for role in ROLES)
    for action in widget.findChildren(QAction):
        yield from (action.text(), action.toolTip())


def still_english(widget: QWidget) -> set[str]:
    texts = {text.replace("&", "").strip() for text in said(widget)}
    return {text for text in texts for pattern in english().values() if pattern.fullmatch(text)}


def test_nothing_of_the_window_and_its_sheets_is_english(qtbot: QtBot, open_in: Callable[..., WindowBench]) -> None:
    bench = open_in("de")
    window = bench.window
    window.parts.entries.view.open_row(1)
    found = {"window": still_english(window)}
    for kind in SHEETS:
        window.handlers.by_name[kind]()
        settle(qtbot, bench)
        assert window.parts.sheet.shown is not None, kind
        # the user gave the folders their names
        found[kind] = still_english(window.parts.sheet.shown) - set(bench.engine.library.folder_ids)
        window.parts.sheet.shown.close_sheet()
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_the_first_page_is_german_too(open_in: Callable[..., WindowBench]) -> None:
    bench = open_in("de", is_empty=True)
    assert bench.window.parts.first_start.isVisible()
    assert bench.window.parts.first_start._heading.text() == "Guten Morgen. Was lesen Sie?"
    assert still_english(bench.window) == set()


def test_what_is_found_english_would_be_found(open_in: Callable[..., WindowBench]) -> None:
    found = still_english(open_in("en").window)
    assert {"Search", "Mark all as read", "Starred", "Properties…"} <= found


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, open_in: Callable[..., WindowBench]) -> WindowBench:
    """The window in a language from right to left that has no words of its own yet."""
    translations = tmp_path / "translations"
    translations.mkdir()
    source = translations / "beforehand_he.ts"
    source.write_text('<!DOCTYPE TS><TS version="2.1" language="he"></TS>', encoding="utf-8")
    TRANSLATIONS["compile_file"](source, source.with_suffix(".qm"))
    monkeypatch.setattr(languages, "resources_folder", lambda: tmp_path)
    return open_in("he")


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, open_in: Callable[..., WindowBench]) -> WindowBench:
    """The window in a language from right to left whose words are a third longer."""
    translations = tmp_path / "translations"
    translations.mkdir()
    write_pseudo(translations)
    monkeypatch.setattr(languages, "resources_folder", lambda: tmp_path)
    return open_in(LANGUAGE)


def test_the_star_of_many_articles_is_in_the_line_of_its_feed(qtbot: QtBot, turned: WindowBench) -> None:
    turned.window.resize(1100, 700)
    turned.window.actions_by_name["articles_on_one_page"].trigger()
    settle(qtbot, turned)
    stream = turned.window.many_articles.stream
    assert stream is not None
    star = stream.sections[0].star
    assert star is not None
    assert star.block().layout().lineCount() == 1


def left_of(window: QWidget, part: QWidget) -> int:
    return part.mapTo(window, QPoint(0, 0)).x()


def test_the_panes_change_sides(turned: WindowBench) -> None:
    window = turned.window
    assert (
        left_of(window, window.parts.article)
        < left_of(window, window.parts.entries)
        < left_of(window, window.parts.subscriptions)
    )
    header = window.parts.entries.header
    assert left_of(window, header._title) > left_of(window, header.search_button)


def points_left(button: IconButton) -> bool:
    """Whether what an arrow's icon shows comes to its point at the left."""
    image = button.icon().pixmap(QSize(64, 64)).toImage()
    ink = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 128]
    top = min(y for _, y in ink)
    return sum(x for x, _ in ink) / len(ink) < next(x for x, y in ink if y == top)


def test_longer_words_from_the_right_replace_every_word_of_the_program(pseudo: WindowBench) -> None:
    assert still_english(pseudo.window) == set()
    assert pseudo.window.parts.entries.header._title.text().startswith("אלל ")


def test_arrows_point_the_way_of_the_language(pseudo: WindowBench, open_in: Callable[..., WindowBench]) -> None:
    pseudo.window.parts.first_start.greet()
    there, back = pseudo.window.parts.first_start.topics, pseudo.window.parts.pane_buttons.back
    assert (points_left(there), points_left(back)) == (True, False)
    window = open_in("en").window
    window.parts.first_start.greet()
    assert (points_left(window.parts.first_start.topics), points_left(window.parts.pane_buttons.back)) == (False, True)


def test_a_latin_name_begins_where_lines_begin(pseudo: WindowBench) -> None:
    label = PlainLabel("Liferea", parent=pseudo.window)
    label.resize(300, 20)
    label.show()
    image = label.grab().toImage()
    ground = image.pixelColor(150, 10)
    inked = [x for x in range(image.width()) if any(image.pixelColor(x, y) != ground for y in range(image.height()))]
    assert min(inked) > image.width() / 2


def test_an_input_method_leaves_single_keys_of_the_sidebar_alone(open_in: Callable[..., WindowBench]) -> None:
    tree = open_in("en").window.parts.subscriptions.tree
    rows = [tree.indexBelow(tree.model().index(0, 0))]
    while not rows[-1].flags() & Qt.ItemFlag.ItemIsEditable:
        rows.append(tree.indexBelow(rows[-1]))
    tree.setCurrentIndex(rows[-1])
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(tree, asked)
    assert not asked.value(Qt.InputMethodQuery.ImEnabled)
    tree.edit(rows[-1])
    editor = tree.findChild(QLineEdit)
    assert editor is not None
    asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(editor, asked)
    assert asked.value(Qt.InputMethodQuery.ImEnabled)


def middle_of(widget: QWidget, color: QColor, area: QRect | None = None) -> float:
    """Where in the breadth of a widget a colour stands: 0 at the left edge, 1 at the right."""
    place = area or widget.rect()
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    widget.render(image)
    wanted = color.rgb()
    found = [x for x in range(image.width()) for y in range(place.top(), place.bottom()) if image.pixel(x, y) == wanted]
    assert found, color.name()
    return sum(found) / len(found) / image.width()


def middles(bench: WindowBench) -> dict[str, float]:
    """Where painted parts stand that belong to one side."""
    view, tree, color = bench.window.parts.entries.view, bench.window.parts.subscriptions.tree, bench.theme.color
    model = bench.window.parts.entries.model
    unread = next(row for row, key in enumerate(model.keys) if key > 0 and not model.entry(row).is_read)
    found = {
        "dot": middle_of(view.viewport(), color("accent"), view.visualRect(model.index(unread, 0))),
        "icons": middle_of(tree.viewport(), color("accent_text")),
        "problem": middle_of(tree.viewport(), color("warn")),
    }
    bench.window.handlers.palette.open_palette()
    palette = bench.sheet(Palette)
    found["chosen"] = middle_of(palette.footer, color("line_strong"))
    palette.close_sheet()
    return found


def test_what_is_painted_changes_sides(turned: WindowBench, open_in: Callable[..., WindowBench]) -> None:
    right = middles(turned)
    left = middles(open_in("en"))
    assert left["dot"] < 0.1
    assert left["icons"] < 0.2
    assert left["problem"] > 0.8
    for part in ("dot", "icons", "problem", "chosen"):
        assert right[part] == pytest.approx(1 - left[part], abs=0.02), part


def test_a_folder_opens_and_is_named_where_it_is_painted(turned: WindowBench) -> None:
    tree = turned.window.parts.subscriptions.tree
    rows = [tree.indexBelow(tree.model().index(0, 0))]
    while rows[-1].isValid():
        rows.append(tree.indexBelow(rows[-1]))
    folder = next(row for row in rows if row.isValid() and tree.isExpanded(row) and row.data() == "Sea and sky")
    area = tree.visualRect(folder)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(area.left() + 20, area.center().y()))
    assert tree.isExpanded(folder)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(area.right() - 22, area.center().y()))
    assert not tree.isExpanded(folder)
    tree.edit(folder)
    editor = tree.findChild(QLineEdit)
    assert editor.geometry().left() < area.width() - editor.geometry().right()


MANY = 4282
SEPARATED = {"en": "4,282", "de": "4.282"}
ELSEWHERE = {"es": "4282", "fr": "4\u202f282", "ja": "4,282", "zh_CN": "4,282"}
NUMBERS = ("text", "toolTip", "accessibleName", "accessibleDescription")
BARE = re.compile(r"(?<![\d.,:])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d:])")
"""Four digits in a row that are no year."""


@pytest.mark.parametrize("language", SEPARATED | ELSEWHERE)
def test_every_counted_sentence_has_the_separators_of_the_language(qtbot: QtBot, language: str) -> None:
    install_language(language, QLocale.c())
    counted = [word for word in TRANSLATIONS["read"](language) if "%n" in word[1]]
    assert len(counted) > 60
    reported = {source: QCoreApplication.translate(context, source, "", MANY) for context, source in counted}
    # not every form names its number: “both”, “all of them”
    wanted = (SEPARATED | ELSEWHERE)[language]
    assert {source: text for source, text in reported.items() if BARE.search(text.replace(wanted, ""))} == {}
    assert sum(wanted in text for text in reported.values()) > 60


@pytest.mark.parametrize("language", SEPARATED | ELSEWHERE)
def test_numbers_outside_sentences_are_written_by_the_same_rules(qtbot: QtBot, language: str) -> None:
    install_language(language, QLocale.c())
    assert number_text(MANY) == (SEPARATED | ELSEWHERE)[language]
    assert number_text(12) == "12"


@pytest.mark.parametrize("language", SEPARATED)
def test_a_window_full_of_articles_shows_no_bare_number(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    add_articles(
        library,
        "Lantern Press",
        [parsed_entry(f"Letter {number % 9}", "x", 1_778_000_000 - number, number) for number in range(MANY)],
    )
    library.connection.commit()
    bench = window_bench(library, tmp_path, language=language)
    window = bench.window
    window.show()
    settle(qtbot, bench)
    try:
        shown = everything_said(bench)
        spoken = [text for text in shown if re.search(rf"\b4\{SEPARATED[language][1]}\d\d\d\b", text)]
        # the head of the list, the lists of the sidebar, the feed and its folder
        assert len(spoken) >= 4, spoken
        window.handlers.pages.go_health()
        window.handlers.pages.go_activity()
        window.handlers.pages.go_rhythm()
        settle(qtbot, bench)
        shown |= everything_said(bench)
        window.handlers.by_name["go_all"]()
        settle(qtbot, bench)
        window.handlers.marking.mark_all_read()
        shown.add(window.parts.messages.toast.text())
        assert {text for text in shown if BARE.search(text)} == set()
        separator = SEPARATED[language][1]
        assert re.search(rf"\b4\{separator}\d\d\d\b", window.parts.messages.toast.text())
    finally:
        window.close()
        window.deleteLater()
        library.connection.close()


def everything_said(bench: WindowBench) -> set[str]:
    """Texts of all widgets, and what rows say to a screen reader."""
    said: set[str] = set()
    for widget in bench.window.findChildren(QWidget):
        for name in NUMBERS:
            value = getattr(widget, name, None)
            if callable(value):
                text = value()
                said |= {text} if isinstance(text, str) else set()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            rows = range(min(model.rowCount(), 40))
            said |= {str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) or "") for row in rows}
    return said
