"""In every language the window has room for its words: what is whole in English is not cut elsewhere."""

import runpy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import preferences
from reader.domain.commands import SaveRule
from reader.domain.entry import View
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import OpmlImported, RetrievalProgress
from reader.domain.preferences import Page
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.domain.user_data import ReadArticle
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.kit import fonts
from reader.ui.kit.sheet import Cover
from reader.ui.pages.preferences.sheet import PageList, PreferencesSheet
from reader.ui.sidebar.footer import AttentionRow, RhythmFooter
from reader.ui.text.languages import install_language
from tests.fakes.invented_library import InventedLibrary, add_articles, empty_library, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench, close_benches, window_bench
from tests.fakes.world import rss
from tests.ui import test_accounts, test_add_feed, test_follow_page, test_import_preview, test_properties
from tests.ui.conftest import SHEETS, settle
from tests.ui.switching import rest

LANGUAGES = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))["LANGUAGES"]
PAGES = ("go_health", "go_activity", "go_rhythm", "go_briefing")
_ROUND_THE_TEXT, _ROUND_A_PAGE, _ROUND_A_LINE, _ROUND_THE_RHYTHM, _ROUND_THE_ROW = 16, 48, 2, 72, 81
_LEAST_SEEN = 20
_whole: dict[str, Counter[str]] = {}
"""What is cut in English already: names that the user's pane has no room for."""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    install_language("en", QLocale.c())


def place(widget: QWidget) -> str:
    """Which part of the window a widget is, in any language."""
    names = []
    part: QWidget | None = widget
    while part is not None and not part.isWindow():
        names.append(type(part).__name__)
        part = part.parentWidget()
    return "/".join(names)


def needs(widget: QWidget) -> tuple[str, bool]:  # noqa: PLR0911 -- one for each kind of control
    """The text of a control, and whether it lacks room for it."""
    if isinstance(widget, PageList):
        metrics = QFontMetricsF(fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        longest = max((widget.item(row).text() for row in range(widget.count())), key=metrics.horizontalAdvance)
        return longest, metrics.horizontalAdvance(longest) > widget.viewport().width() - _ROUND_A_PAGE
    if isinstance(widget, QLabel):
        text = widget.text()
        if widget.wordWrap():
            return text, widget.height() < widget.heightForWidth(widget.width()) - _ROUND_A_LINE
        if widget.textFormat() == Qt.TextFormat.RichText:
            return text, False
        lines = (widget.fontMetrics().horizontalAdvance(line) for line in text.split("\n"))
        return text, max(lines) > widget.contentsRect().width()
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.sizeHint().width() > widget.width()
    if isinstance(widget, QComboBox):
        return widget.currentText(), widget.sizeHint().width() > widget.width()
    if isinstance(widget, QLineEdit):
        hint = widget.placeholderText()
        return hint, widget.fontMetrics().horizontalAdvance(hint) > widget.width() - _ROUND_THE_TEXT
    return "", False


def rhythm_needs(footer: RhythmFooter) -> tuple[str, bool]:
    """The words beside the name, and whether both lack room."""
    name, status = QFontMetricsF(fonts.ui_font(fonts.BASE_PX)), QFontMetricsF(fonts.ui_font(fonts.SMALL_PX, tabular=True))
    words = name.horizontalAdvance(footer.accessibleName()) + status.horizontalAdvance(footer.status_text())
    return footer.status_text(), words > footer.width() - _ROUND_THE_RHYTHM


def attention_needs(row: AttentionRow) -> tuple[str, bool]:
    """How many feeds need the user, between triangle and chevron."""
    said = row.accessibleName()
    return said, QFontMetricsF(fonts.ui_font(fonts.SMALL_PX, tabular=True)).horizontalAdvance(said) > row.width() - _ROUND_THE_ROW


def own_needs(widget: QWidget) -> tuple[str, bool]:
    match widget:
        case RhythmFooter():
            return rhythm_needs(widget)
        case AttentionRow():
            return attention_needs(widget)
        case _:
            return needs(widget)


def cut(root: QWidget) -> list[tuple[str, str]]:
    """Controls inside that lack room for their text, with the text."""
    shown = [widget for widget in root.findChildren(QWidget) if widget.isVisible() and widget.width() > 1]
    found = [(place(each), *own_needs(each)) for each in shown]
    return [(where, text) for where, text, is_cut in found if text and is_cut]


def have_rows(qtbot: QtBot, sheet: Cover) -> None:
    """Preferences make theirs section by section once the page is there."""
    if isinstance(sheet, PreferencesSheet):
        qtbot.waitUntil(lambda: not sheet.pages._timer.isActive())


def surfaces(qtbot: QtBot, bench: WindowBench) -> Iterator[tuple[str, QWidget]]:
    """The window, its pages and its sheets, one after the other."""
    window = bench.window
    yield "window", window
    for name in PAGES:
        window.handlers.by_name[name]()
        settle(qtbot, bench)
        yield name, window
    window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    window.parts.entries.view.open_row(1)
    for name in SHEETS:
        window.handlers.by_name[name]()
        settle(qtbot, bench)
        sheet = window.parts.sheet.shown
        assert sheet is not None, name
        for page in preferences.PAGES if isinstance(sheet, PreferencesSheet) else ("",):
            if isinstance(sheet, PreferencesSheet):
                sheet.list.choose(Page(page))
                sheet.pages.show_page(Page(page))
                for part in sheet.pages.pages[Page(page)].parts:
                    if part.fold is not None:
                        # its rows are shown too
                        part.fold.setChecked(True)
                have_rows(qtbot, sheet)
                settle(qtbot, bench)
            yield f"{name} {page}", sheet
        sheet.close_sheet()


def filled_surfaces(qtbot: QtBot, bench: WindowBench) -> Iterator[tuple[str, QWidget]]:
    """The sheets that have to be filled before they show all of their words."""
    for fill in FILLED:
        sheet = fill(qtbot, bench)
        settle(qtbot, bench)
        yield fill.__name__, sheet
        sheet.close_sheet()


def _shown(bench: WindowBench) -> Cover:
    sheet = bench.window.parts.sheet.shown
    assert sheet is not None
    return sheet


def properties_of_a_feed(qtbot: QtBot, bench: WindowBench) -> Cover:
    sheet = test_properties.open_sheet(qtbot, bench, Kind.FEED, "Hollow Oak Woodshop")
    sheet.toggle_access()
    return sheet


def properties_of_a_folder(qtbot: QtBot, bench: WindowBench) -> Cover:
    sheet = test_properties.open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    sheet.toggle_access()
    return sheet


def import_from_a_reader(qtbot: QtBot, bench: WindowBench) -> Cover:
    one, two = (OpmlFeed(f"https://{name}.example/feed", name, "", ("Sea",)) for name in ("one", "two"))
    marks = (test_import_preview.kept(one.url, 1, tags=("a",)), test_import_preview.kept(two.url, 2, is_read=True))
    skipped = (SkippedOutline("Radio", "", Detail(DetailKind.NO_FEED_ADDRESS)),)
    mine = OpmlDocument("Mine", (one, two), (), skipped, (), 1, reader="Liferea", kept=marks, read=(ReadArticle(two.url, "g"),))
    return test_import_preview.shown(qtbot, bench, ImportPreview(mine, (one,), (two,), ()))


def after_an_import(qtbot: QtBot, bench: WindowBench) -> Cover:
    bench.window.handlers.feeds.import_address("https://lists.example/mine.opml")
    sheet = _shown(bench)
    assert isinstance(sheet, ImportSheet)
    feeds = tuple(bench.engine.library.feed_ids.values())
    sheet._imported(OpmlImported(163, 0, 0, None, "Liferea", starred=340, tagged=1, read=8615, feed_ids=feeds))
    for number, seconds in ((0, 0), (4, 12), (40, 60)):
        bench.clock.at += seconds
        bench.window.handle_events((RetrievalProgress(number, 163),))
    return _shown(bench)


def a_page_without_a_feed(qtbot: QtBot, bench: WindowBench) -> Cover:
    return test_follow_page.chooser(qtbot, bench)


def a_program_as_a_feed(qtbot: QtBot, bench: WindowBench) -> Cover:
    test_follow_page.put(bench, "broken", 0o600)
    bench.window.handlers.feeds.add_feed()
    sheet = _shown(bench)
    assert isinstance(sheet, AddFeedSheet)
    sheet.source.set_value("broken")
    sheet.source.chosen.emit("broken")
    return sheet


def a_feed_that_was_found(qtbot: QtBot, bench: WindowBench) -> Cover:
    sheet = test_add_feed.opened(bench)
    test_add_feed.type_address(bench, sheet, "site.test")
    test_add_feed.answer(bench, rss(1, 2, 3, title="Salt"))
    test_add_feed.handed_on(qtbot, bench)
    assert sheet.card_of_feed.isVisible()
    return sheet


def rules_of_every_kind(qtbot: QtBot, bench: WindowBench) -> Cover:
    conditions = (
        RuleCondition(RuleField.TITLE, RuleTest.MATCHES, "ferry"), RuleCondition(RuleField.TEXT, RuleTest.CONTAINS, "e"),
    )  # fmt: skip
    kinds = (RuleActionKind.STAR, RuleActionKind.RUN, RuleActionKind.NOTIFY)
    bench.engine.submit(SaveRule(ArrivalRule(None, "Ferries", conditions, tuple(RuleAction(kind) for kind in kinds))))
    bench.window.handlers.general.edit_rules()
    return _shown(bench)


def help_on_everything(qtbot: QtBot, bench: WindowBench) -> Cover:
    bench.window.handlers.by_name["show_help"]()
    return _shown(bench)


def what_is_stored(qtbot: QtBot, bench: WindowBench) -> Cover:
    bench.window.handlers.preferences.show_stored()
    return _shown(bench)


def an_account_with_a_certificate_of_its_own(qtbot: QtBot, bench: WindowBench) -> Cover:
    sheet = test_accounts.opened(bench)
    sheet.address.setText("news.example")
    sheet._show_server(replace(test_accounts.FRESHRSS, certificate=test_accounts.FINGERPRINT))
    sheet.refreshes.switch.click()
    return sheet


def settings_of_an_account(qtbot: QtBot, bench: WindowBench) -> Cover:
    account = test_accounts.added(qtbot, bench, test_accounts.MINIFLUX, "Miniflux")
    account = replace(account, refreshes_server=True, refresh_problem=Problem(ProblemKind.KEY_REFUSED))
    account = test_accounts.in_trouble(qtbot, bench, account, Problem(ProblemKind.SIGN_IN_FAILED))
    bench.window.handlers.accounts.show_account(account.account_id)
    return _shown(bench)


def a_question_about_an_account(qtbot: QtBot, bench: WindowBench) -> Cover:
    account = test_accounts.added(qtbot, bench)
    account = test_accounts.in_trouble(qtbot, bench, account, Problem(ProblemKind.SERVER_REPLACED))
    bench.window.handlers.accounts.show_account(account.account_id)
    return _shown(bench)


FILLED: tuple[Callable[[QtBot, WindowBench], Cover], ...] = (
    properties_of_a_feed,
    properties_of_a_folder,
    import_from_a_reader,
    after_an_import,
    a_page_without_a_feed,
    a_program_as_a_feed,
    a_feed_that_was_found,
    rules_of_every_kind,
    help_on_everything,
    what_is_stored,
    an_account_with_a_certificate_of_its_own,
    settings_of_an_account,
    a_question_about_an_account,
)


def cut_in(qtbot: QtBot, folder: Path, language: str) -> Iterator[tuple[str, str, str]]:
    for is_empty in (False, True):
        path = folder / f"{language}-{is_empty}.sqlite"
        bench = window_bench(empty_library(path) if is_empty else invented_library(path, more=1), folder, language=language)
        bench.window.resize(1280, 800)
        bench.window.show()
        settle(qtbot, bench)
        filled = () if is_empty else filled_surfaces(qtbot, bench)
        for name, root in [("first page", bench.window)] if is_empty else chain(surfaces(qtbot, bench), filled):
            # pages that read in threads of their own too, and what is within them is laid out
            rest(bench)
            yield from ((name, where, text) for where, text in cut(root))
        close_benches()


NARROW = (properties_of_a_feed, import_from_a_reader, a_page_without_a_feed, a_feed_that_was_found, rules_of_every_kind)


@pytest.mark.parametrize("name", ["edit_preferences", "edit_keys", *(each.__name__ for each in NARROW)])
def test_a_sheet_has_room_for_its_controls_in_the_smallest_window(qtbot: QtBot, bench: WindowBench, name: str) -> None:
    bench.window.resize(480, 360)
    settle(qtbot, bench)
    fill = next((each for each in NARROW if each.__name__ == name), None)
    if fill is not None:
        sheet = fill(qtbot, bench)
    else:
        bench.window.handlers.by_name[name]()
        sheet = _shown(bench)
    have_rows(qtbot, sheet)
    settle(qtbot, bench)
    qtbot.wait(1)
    card = sheet.card.rect()
    controls = [each for each in sheet.card.findChildren(QWidget) if isinstance(each, QAbstractButton | QComboBox | QLineEdit)]
    shown = [each for each in controls if each.isVisible()]
    assert len(shown) > 3
    for control in shown:
        left = control.mapTo(sheet.card, QPoint(0, 0)).x()
        assert card.left() <= left, control
        assert left + control.width() <= card.right() + 1, control
        if isinstance(control, QPushButton | QRadioButton):
            assert control.width() >= control.sizeHint().width(), control.text()
    assert sheet.card.geometry().bottom() <= bench.window.height()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(len(shown) + 2):
            QTest.keyClick(bench.window.focusWidget(), key)
            focus = bench.window.focusWidget()
            assert sheet.isAncestorOf(focus), focus
            assert focus.visibleRegion().boundingRect().height() >= min(focus.height(), _LEAST_SEEN), (key, focus)


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=() if each in {"de", "fr", "ja"} else pytest.mark.long) for each in LANGUAGES if each != "en"],
)
def test_no_text_is_cut_that_is_whole_in_english(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    if not _whole:
        _whole["en"] = Counter(f"{name} {where}" for name, where, _ in cut_in(qtbot, tmp_path, "en"))
    left, found = _whole["en"].copy(), []
    for name, where, text in cut_in(qtbot, tmp_path, language):
        left[f"{name} {where}"] -= 1
        if left[f"{name} {where}"] < 0:
            found.append((name, where, text))
    assert found == []


LONG = "The early crossing moves to half past six and calls at both quays of the harbour before noon. " * 3
TEXTS = (
    ("Short", ""),
    ("Short", "One line alone."),
    ("Short", LONG),
    (LONG, ""),
    (LONG, "One line alone."),
    (LONG, LONG),
)
MOST_EMPTY_PX = 14
"""Between two lines, or a line and the feed below them: about as much as between the lines of a full row."""


def gaps(image: QImage) -> list[int]:
    """The heights of the empty bands between the first and the last line of what is painted."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())[:, : image.width() * 3]
    ground = pixels[0, :3]
    inked = (np.abs(pixels.reshape(image.height(), image.width(), 3).astype(int) - ground).max(axis=2) > 40).any(axis=1)
    rows = np.flatnonzero(inked)
    return [int(step) - 1 for step in np.diff(rows) if step > 1]


@pytest.mark.parametrize(("title", "text"), TEXTS)
def test_lines_of_a_row_follow_each_other(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, title: str, text: str
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    entry_id = add_articles(library, "Lantern Press", [parsed_entry(title, text, 1_778_841_000, 1)])[0]
    library.connection.commit()
    bench = open_bench(library)
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    view = bench.window.parts.entries.view
    row = bench.window.parts.entries.model.row_of(entry_id)
    assert row is not None
    area = view.visualRect(bench.window.parts.entries.model.index(row, 0))
    # the words alone: neither dot nor scroll bar nor the line below the row
    text_area = QRect(area.left() + 50, area.top() + 2, area.width() - 120, area.height() - 4)
    image = view.viewport().grab().toImage()
    shown = image.copy(text_area).convertToFormat(QImage.Format.Format_RGB888)
    assert max(gaps(shown)) <= MOST_EMPTY_PX, gaps(shown)
