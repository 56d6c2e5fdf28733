"""Starter feeds by topic: our own files are good, the tiles choose, the import is previewed and undone like any other."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.errors import Problem, ProblemKind
from reader.formats.lists.opml import read_opml
from reader.formats.urls import canonical_url
from reader.storage import subscriptions
from reader.ui.data.assets import resources_folder
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.start import TOPICS, StarterSheet, starter_document
from tests.fakes.study import DATA
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def answer(bench: WindowBench) -> None:
    """Read the document that waits, as the parser process would."""
    core = bench.engine.core
    job_id, (task, _) = next(iter(core.state.parses.items()))
    sent = bench.engine.sent_of(commands.PreviewOpml)[-1]
    assert isinstance(sent, commands.PreviewOpml)
    assert task.cause == sent.command_id
    bench.engine.parsed(job_id, read_opml(sent.data))


def imported(qtbot: QtBot, bench: WindowBench) -> None:
    answer(bench)
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, ImportSheet)
    qtbot.waitUntil(sheet.go_button.isEnabled)
    sheet.go_button.click()
    settle(qtbot, bench)


def test_every_topic_has_a_file_and_every_file_a_topic() -> None:
    files = {path.stem for path in (resources_folder() / "starter").glob("*.opml")}
    assert files == {topic.name for topic in TOPICS}


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_files_of_topics_are_folders_of_feeds(topic: object) -> None:
    name = getattr(topic, "name", "")
    document = read_opml((resources_folder() / "starter" / f"{name}.opml").read_bytes())
    assert len(document.folders) == 1
    assert 5 <= len(document.feeds) <= 8
    assert {feed.path for feed in document.feeds} == {document.folders[0]}
    assert all(feed.url.startswith("https://") and feed.title and feed.site_url for feed in document.feeds)
    assert not (document.skipped)
    assert not (document.repairs)
    assert not (document.duplicates)


def test_no_feed_is_in_two_topics() -> None:
    document = read_opml(starter_document(topic.name for topic in TOPICS))
    addresses = [canonical_url(feed.url) for feed in document.feeds]
    assert len(addresses) == len(set(addresses))
    assert len(document.folders) == len(TOPICS)
    assert not (document.skipped)
    assert not (document.repairs)
    assert not (document.duplicates)


def test_topics_are_chosen_previewed_imported_and_undone(qtbot: QtBot, empty_bench: WindowBench) -> None:
    window = empty_bench.window
    window.parts.first_start.topics.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, StarterSheet)
    assert not sheet.go_button.isEnabled()
    QTest.keyClick(sheet.tiles["science"], Qt.Key.Key_Space)
    sheet.tiles["comics"].click()
    assert sheet.go_button.isEnabled()
    sheet.go_button.click()
    imported(qtbot, empty_bench)
    assert [folder.title for folder in subscriptions.folders(window.parts.connection)] == ["Science", "Web comics"]
    assert len(subscriptions.subscriptions(window.parts.connection)) == 12
    assert window.parts.panes.isVisible()
    window.handlers.general.undo()
    settle(qtbot, empty_bench)
    assert subscriptions.subscriptions(window.parts.connection) == []
    assert subscriptions.folders(window.parts.connection) == []
    assert window.parts.first_start.isVisible()


def test_tab_reaches_every_way_in_and_each_has_a_name(qtbot: QtBot, empty_bench: WindowBench) -> None:
    page = empty_bench.window.parts.first_start
    page.field.setFocus()
    seen: set[QWidget] = set()
    for _ in range(12):
        now = empty_bench.window.focusWidget()
        assert now is not None
        seen.add(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    assert {page.choose, page.field, page.address.go, page.topics, page.demo} <= seen
    assert all(widget.accessibleName() or getattr(widget, "text", str)() for widget in seen)


def test_tiles_are_reached_and_chosen_by_keys(qtbot: QtBot, empty_bench: WindowBench) -> None:
    empty_bench.window.handlers.feeds.choose_starters()
    sheet = empty_bench.window.parts.sheet.shown
    assert isinstance(sheet, StarterSheet)
    for topic in TOPICS:
        tile = sheet.tiles[topic.name]
        assert empty_bench.window.focusWidget() is tile
        assert (tile.accessibleName(), tile.accessibleDescription()) == (topic.title, topic.description)
        QTest.keyClick(tile, Qt.Key.Key_Space)
        assert tile.isChecked()
        QTest.keyClick(tile, Qt.Key.Key_Tab)


def test_the_first_page_scrolls_in_a_low_window(qtbot: QtBot, empty_bench: WindowBench) -> None:
    empty_bench.window.resize(QSize(820, 480))
    assert empty_bench.window.height() == 480


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("commafeed-tests/opml_v2.0.xml", 1),
        ("newsboat-tests/example.opml", 1),
        ("netnewswire-tests/RSParser/Tests/RSParserTests/Resources/Subs.opml", 10),
    ],
)
def test_exports_of_other_readers_are_imported_through_the_window(
    qtbot: QtBot, empty_bench: WindowBench, name: str, least: int
) -> None:
    path = DATA / "opml" / name
    empty_bench.window.handlers.feeds.import_file(path)
    imported(qtbot, empty_bench)
    assert len(subscriptions.subscriptions(empty_bench.window.parts.connection)) >= least


def test_while_an_address_is_tried_that_is_said_and_then_what_became_of_it(empty_bench: WindowBench) -> None:
    page = empty_bench.window.parts.first_start
    QTest.keyClicks(page.field, "saltmeridian.example")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert page.message.isVisible()
    assert (page.message.text(), page.message.property("kind")) == ("Finding the feed…", "second")
    cause = empty_bench.engine.sent_of(commands.AddSubscription)[-1].command_id
    empty_bench.window.handle_events((events.CommandFailed(Problem(ProblemKind.TIMEOUT), cause=cause),))
    assert (page.message.property("kind"), page.address.go.isEnabled()) == ("bad", True)
    assert page.message.text() != "Finding the feed…"
