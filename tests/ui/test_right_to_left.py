"""Names, numbers and dates inside lines of ours keep their place, whichever way they and the window are written."""

import ast
import unicodedata
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QWidget
from pytestqt.qtbot import QtBot

from reader.domain.changes import ChangeKind
from reader.ui.article import styles
from reader.ui.article.document import enclosure_text
from reader.ui.kit import fonts
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.painting import elided, reach
from reader.ui.list.rows import break_lines
from reader.ui.text.episodes import facts
from reader.ui.text.languages import install_language
from reader.ui.text.notices import undo_text
from reader.ui.text.translate import apart, balanced, dotted, fill, isolated
from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import close_benches, window_bench
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle
from tests.ui.test_fitting_texts import filled_surfaces, surfaces

UI = Path(__file__).parents[2] / "reader" / "ui"
ARABIC, HEBREW = "يوميات المد 24", "המרצד הקטן 24"
TITLE = "عن القراءة (2026) و Linux 6.12"
OVERRIDE = "abc\u202edef"
LTR, RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(params=["left to right", "right to left"])
def is_turned(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[bool]:
    turned = request.param == "right to left"
    QApplication.setLayoutDirection(RTL if turned else LTR)
    yield turned
    QApplication.setLayoutDirection(LTR)


def shown_order(text: str, parts: tuple[str, ...], *, is_turned: bool) -> list[str]:
    """Parts of a line from left to right, as Qt lays the line out."""
    layout = QTextLayout(text, fonts.ui_font(fonts.BASE_PX))
    option = QTextOption()
    option.setTextDirection(RTL if is_turned else LTR)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    places = []
    for part in parts:
        at = text.index(part)
        boxes = [run.boundingRect() for run in line.glyphRuns(at, len(part))]
        places.append((min(box.left() for box in boxes), max(box.right() for box in boxes), part))
    places.sort()
    assert all(one[1] <= other[0] + 0.5 for one, other in pairwise(places)), "no part is torn apart by another"
    return [part for _, _, part in places]


@pytest.mark.parametrize("name", [ARABIC, HEBREW])
def test_the_byline_keeps_its_order_and_its_icon_in_the_column(qtbot: QtBot, is_turned: bool, name: str) -> None:  # noqa: FBT001
    bench = ArticleBench(qtbot)
    bench.show(samples.RTL, title=TITLE, language="ar", feed_title=name, author="ليلى", published_at=1_778_841_720)
    view = bench.pane.page.view
    block = bench.blocks()[0]
    text = block.text()
    line = block.layout().lineAt(0)
    assert line.textLength() == len(text)
    parts = (name, "ليلى", "15 May 2026", "min")
    lefts = []
    for part in parts:
        boxes = [run.boundingRect() for run in line.glyphRuns(text.index(part), len(part))]
        lefts.append(min(box.left() for box in boxes))
        width = max(box.right() for box in boxes) - lefts[-1]
        assert width < 2 * QFontMetricsF(fonts.ui_font(fonts.BASE_PX)).horizontalAdvance(part), "the date stays together"
    assert lefts == sorted(lefts, reverse=is_turned)
    accent = view.viewport().grab().toImage()
    ground = QColor(bench.theme.color("bg_page"))
    y = round(view.document().documentLayout().blockBoundingRect(block).center().y()) - view.verticalScrollBar().value()
    painted = [x for x in range(accent.width()) if _differs(accent.pixelColor(x, y), ground)]
    icon = painted[-1] - styles.TILE_PX if is_turned else painted[0]
    edge = view.column - styles.TILE_PX if is_turned else 0
    assert abs(icon - edge) <= 1, "the icon begins the line, in the column"


@pytest.mark.parametrize("text", ["جدول tide table اليوم", "tide جدول table"], ids=["from the right", "from the left"])
def test_words_within_the_other_direction_are_marked_where_they_are(qapp: QApplication, text: str) -> None:
    layout = QTextLayout(text, fonts.ui_font(fonts.BASE_PX))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    for words in ("tide", "ide", "table", "tab", "جدول", "جد", "ول"):
        start = text.index(words)
        boxes = [run.boundingRect() for run in line.glyphRuns(start, len(words))]
        left, right = sorted(reach(line, start, start + len(words)))
        assert abs(left - min(box.left() for box in boxes)) < 4, words
        assert abs(right - max(box.right() for box in boxes)) < 4, words


def _differs(one: QColor, other: QColor) -> bool:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue()) > 60


def test_a_title_in_a_sentence_stays_together(is_turned: bool) -> None:  # noqa: FBT001
    text = undo_text(ChangeKind.ADDED_TO_READ_LATER, (TITLE,), 1)
    order = shown_order(text, ("Added", "Linux", "القراءة", "Read later"), is_turned=is_turned)
    assert order.index("Linux") + 1 == order.index("القراءة"), "within the title Arabic comes first, from the right"


def test_parts_of_a_line_follow_each_other(is_turned: bool) -> None:  # noqa: FBT001
    line = dotted(ARABIC, "3 unread", "feed.example.org")
    order = shown_order(line, (ARABIC, "3 unread", "feed.example.org"), is_turned=is_turned)
    assert order == (["feed.example.org", "3 unread", ARABIC] if is_turned else [ARABIC, "3 unread", "feed.example.org"])


def test_facts_of_an_episode_and_of_a_file_stay_whole(is_turned: bool) -> None:  # noqa: FBT001
    (enclosure, *_) = samples.enclosures()
    for text, first in ((facts(enclosure, None), "48"), (enclosure_text(enclosure)[1], "52")):
        shown_order(text, (first, "MB"), is_turned=is_turned)
        size = text[: text.index("MB") + 2].rpartition(" ")[0].rpartition(" ")[2].strip("\u200f\u2068")
        assert shown_order(text, (size, "MB"), is_turned=is_turned) == [size, "MB"], "a size reads as it is written"


def test_in_a_language_from_the_left_without_other_letters_nothing_is_added(qapp: QApplication) -> None:
    assert fill("{a} of {b}", a="x", b=3) == "x of 3"
    assert dotted("a", "", "b") == "a · b"
    assert apart(["Crème", "窓の外"]) == ["Crème", "窓の外"]


def test_numbers_alone_belong_to_the_signs_beside_them(is_turned: bool) -> None:  # noqa: FBT001
    text = fill("{name}: {day}/{days}", name=ARABIC, day=1, days=14)
    assert "1/14" in text


@pytest.mark.parametrize("broken", ["a\u2069b", "a\u2068b", "\u2069\u2069", "\u2067ab\u2069\u2069\u2068", OVERRIDE])
def test_words_of_others_cannot_end_our_isolation(broken: str) -> None:
    made = isolated(broken)
    assert made[0] == "\u2068"
    depth = 0
    for at, sign in enumerate(made):
        depth += sign in "\u2066\u2067\u2068"
        depth -= sign == "\u2069"
        assert depth > 0 or at == len(made) - 1
    assert depth == 0
    assert balanced(made) == made


def test_a_title_that_turns_letters_round_leaves_the_sentence_alone(qapp: QApplication) -> None:
    text = undo_text(ChangeKind.ADDED_TO_READ_LATER, (OVERRIDE,), 1)
    assert shown_order(text, ("Added", "to", "later"), is_turned=False) == ["Added", "to", "later"]


def test_each_line_of_a_title_runs_as_the_whole_title(qapp: QApplication) -> None:
    font = fonts.ui_font(fonts.ROW_PX)
    lines = break_lines(TITLE, font, round(QFontMetricsF(font).horizontalAdvance(TITLE)) - 20, 2)
    assert [line.text for line in lines][1:] == ["6.12"]
    assert all(line.is_right_to_left for line in lines)
    assert not any(line.is_right_to_left for line in break_lines(f"Linux {TITLE}", font, 200, 2))


def test_what_is_cut_ends_at_the_end_of_the_line(qapp: QApplication) -> None:
    metrics = QFontMetricsF(fonts.ui_font(fonts.BASE_PX))
    text = fill("Added {name}", name=ARABIC)
    shown = elided(metrics, text, metrics.horizontalAdvance(text) - 20)
    assert shown.endswith("\u2069…")


def test_a_name_begins_where_the_lines_of_the_window_do(qtbot: QtBot, is_turned: bool) -> None:  # noqa: FBT001
    label = PlainLabel("Tide" if is_turned else "يوميات")
    qtbot.addWidget(label)
    label.resize(300, 20)
    picture = label.grab().toImage()
    ground = picture.pixelColor(0, 0)
    inked = [
        x for x in range(picture.width()) if any(_differs(picture.pixelColor(x, y), ground) for y in range(picture.height()))
    ]
    ratio = label.devicePixelRatioF()
    assert (inked[0] > 200 * ratio) is is_turned


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(UI.glob("**/*.py")):
        yield path.relative_to(UI).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


AS_IT_IS = {
    "article/sharing.py": "goes to the clipboard and into mails",
    "text/translate.py": "is the one that isolates",
    "data/links.py": "hosts and addresses in ASCII",
}


def test_texts_that_are_shown_are_filled_by_the_one_that_isolates() -> None:
    used = {
        name
        for name, tree in _modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in {"reader.domain.sentences", "reader.domain"}
        if any(alias.name in {"fill", "counted", "sentences"} for alias in node.names)
    }
    assert used == set(AS_IT_IS)


def _is_dotted(text: str) -> bool:
    return any(sign in text for sign in ("·", "\N{EN DASH} ")) and not any(map(str.isalpha, text))


JOINED_ONE_BY_ONE = {
    "article/document.py": "each part is isolated before",
    "list/rows.py": "parts are painted one by one",
}


def test_lines_with_dots_are_joined_by_the_one_that_isolates() -> None:
    found = set()
    for name, tree in _modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
                found |= {name} if any(_is_dotted(str(text)) for text in texts) else set()
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
                joint = node.func.value
                found |= {name} if isinstance(joint, ast.Constant) and _is_dotted(str(joint.value)) else set()
    assert found - {"text/translate.py"} <= set(JOINED_ONE_BY_ONE), "use text.translate.dotted"


def test_every_letter_from_the_right_is_known() -> None:
    """The quick test for them agrees with Unicode."""
    from reader.ui.text.translate import _FROM_THE_RIGHT

    check: Callable[[str], bool] = lambda letter: _FROM_THE_RIGHT.search(letter) is not None  # noqa: E731
    missed = [
        hex(code)
        for code in range(0x110000)
        if unicodedata.bidirectional(chr(code)) in {"R", "AL", "AN"} and not check(chr(code))
    ]
    assert missed == []


def test_a_status_line_begins_where_the_text_does(qtbot: QtBot, is_turned: bool) -> None:  # noqa: FBT001
    bench = ArticleBench(qtbot)
    bench.show(samples.RTL, title=TITLE)
    pane, view = bench.pane, bench.pane.page.view
    pane._line.say("Loading full text…")
    QApplication.processEvents()
    words, text = pane._line.label, view.mapTo(pane, view.viewport().pos()).x()
    left = words.mapTo(pane, QPoint()).x()
    assert (left + words.width() if is_turned else left) == (text + view.column if is_turned else text)
    bar = view._bar.geometry().translated(view.mapTo(pane, QPoint()))
    assert not pane._line.geometry().intersects(bar)


def margins_in(root: QWidget) -> list[tuple[str, int, int]]:
    """Space before and behind all that is laid out, seen from where lines begin."""
    parts = [*root.findChildren(QLayout), *root.findChildren(QLabel)]
    margins = [(type(each.parent()).__name__, each.contentsMargins()) for each in parts]
    is_turned = root.isRightToLeft()
    return [(name, *((each.right(), each.left()) if is_turned else (each.left(), each.right()))) for name, each in margins]


def test_margins_are_mirrored_with_what_is_between_them(qtbot: QtBot, tmp_path: Path) -> None:
    both = []
    try:
        for language in ("en", "ar"):
            bench = window_bench(invented_library(tmp_path / f"{language}.sqlite", more=1), tmp_path, language=language)
            bench.window.resize(1280, 800)
            bench.window.show()
            settle(qtbot, bench)
            shown = chain(surfaces(qtbot, bench), filled_surfaces(qtbot, bench))
            both.append({name: margins_in(root) for name, root in shown})
            close_benches()
    finally:
        install_language("en", QLocale.c())
    assert {name: set(margins) ^ set(both[1][name]) for name, margins in both[0].items() if margins != both[1][name]} == {}
