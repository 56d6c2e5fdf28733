"""Hostile articles: from a feed on a server through the engine and the database into the article view."""

import html
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTextEdit
from pytestqt.qtbot import QtBot

from reader.domain.entry import Article
from reader.domain.ids import EntryId
from reader.formats.articles.blocks import Block, Table
from reader.formats.articles.walker import MAX_CHARACTERS, MAX_PICTURES, MAX_TAGS, read_blocks
from reader.storage import entries
from reader.ui.article.pictures import State
from reader.ui.data import links
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, case_id, case_of, cases, documents
from tests.hostile.harness import WATCH, Harness, open_harness, watching
from tests.hostile.result import CaseResult
from tests.ui.article_bench import ArticleBench

MARKUP = ("<script", "<iframe", "<object", "<embed", "<form", "<svg", "<style", "<input", "<button", "javascript:", "onerror")


@pytest.fixture(scope="module")
def harness() -> Iterator[Harness]:
    with open_harness() as harness:
        yield harness


@pytest.fixture(scope="module")
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.fixture
def actions(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


@pytest.mark.parametrize("case", cases("article"), ids=case_id)
def test_article_case(case: Case, harness: Harness, server: FeedServer, actions: ArticleBench) -> None:
    assert run_article_case(harness, server, actions, case).faults == []


def run_article_case(harness: Harness, server: FeedServer, actions: ArticleBench, case: Case) -> CaseResult:
    """Fetch, store, read and show it."""
    result = CaseResult(case)
    text = documents(case)[0].decode()
    item = f"<item><guid isPermaLink='false'>a</guid><title>{case['id']}</title><link>http://feed.test/a</link>"
    body = (
        f"<rss version='2.0'><channel><title>x</title>{item}<description>{html.escape(text)}</description></item></channel></rss>"
    )
    (article,) = stored(harness, server, case["id"], body.encode())
    show(actions, article)
    if "images_shown" in result.expect:
        # the process that decodes them is started for the first
        pictures_shown(actions)
    actions.commands.clear()
    with result.timed():
        seen = show(actions, article)
    asked = actions.asked_pictures()
    shown = actions.text
    result.got = "shown" if shown.strip() or actions.pane.page.shelf.pictures else "nothing shown"
    if result.got != result.expect["outcome"]:
        result.fault(result.got)
    result.check(
        {
            "no_crash": lambda _: result.empty(harness.faults_of_neighbours()),
            "others_unaffected": lambda _: result.empty(harness.faults_of_neighbours()),
            "no_local_file_read": lambda _: result.empty(seen),
            "local_files_loaded": lambda value: len(seen) == value,
            "no_network_without_consent": lambda _: result.empty(seen) and all(url.startswith("http") for url in asked),
            "images_max": lambda value: len(actions.pane.page.shelf.pictures) <= value,
            "images_shown": lambda value: pictures_shown(actions) == value,
            "requests": lambda value: len([url for url in asked if not url.startswith("https://ok.test/")]) == value,
            "no_input_controls": lambda _: controls(actions) == [] and not any(word in article.html for word in MARKUP),
            "openable_schemes": lambda value: schemes_opened(actions) <= {*value, "mailto"},
            "optional_schemes": lambda _: True,
            "view_content_unchanged_after_click": lambda _: actions.text == shown,
            "must_keep": lambda value: all(f"<{name}" in article.html or name in article.html for name in value),
        }
    )
    result.empty(seen)
    result.empty(controls(actions))
    result.empty(unbounded(article.html))
    return result


def unbounded(safe: str) -> list[str]:
    """What there is more of than a view may be given."""
    read = read_blocks(safe)
    sizes = {
        "blocks": (len(read.blocks), MAX_TAGS),
        "pictures": (read.picture_count, MAX_PICTURES),
        "characters": (read.characters, MAX_CHARACTERS * 1.01),
        "tables in tables": (table_depth(read.blocks), 4),
    }
    return [f"{size} {name}" for name, (size, most) in sizes.items() if size > most]


def table_depth(found: tuple[Block, ...]) -> int:
    tables = (block for block in found if isinstance(block, Table))
    return max((1 + max(table_depth(cell.blocks) for row in table.rows for cell in row) for table in tables), default=0)


def stored(harness: Harness, server: FeedServer, name: str, body: bytes) -> list[Article]:
    """The articles of a feed that was fetched."""
    server.answer(f"/{name}", headers={"Content-Type": "application/rss+xml"}, body=body)
    url = server.url(f"/{name}")
    harness.follow(url)
    harness.retrieve(url, *harness.neighbours)
    assert harness.feed(url).problem is None
    rows = harness.entries(harness.feed(url).feed_id)
    with harness.database() as connection:
        found = [entries.article(connection, EntryId(row["entry_id"])) for row in rows]
    return [article for article in found if article is not None]


def show(actions: ArticleBench, article: Article) -> list[tuple[str, str]]:
    """Show an article; what was opened and connected to meanwhile."""
    with watching():
        actions.pane.show_article(article)
        actions.qtbot.waitUntil(lambda: actions.pane.page.is_finished)
        actions.pane.page.finish()
        QApplication.processEvents()
        actions.pane.grab()
        return list(WATCH.seen)


def pictures_shown(actions: ArticleBench) -> int:
    """How many pictures are there once decoding has ended."""
    pictures = actions.pane.page.shelf.pictures
    actions.qtbot.waitUntil(lambda: all(picture.state is State.SHOWN for picture in pictures))
    return len(pictures)


def controls(actions: ArticleBench) -> list[Any]:
    """What could be typed into or pressed within the article."""
    view = actions.pane.page.view
    editable = [each for each in actions.pane.findChildren(QTextEdit) if not each.isReadOnly()]
    return [*view.findChildren(QLineEdit), *view.findChildren(QAbstractButton), *editable]


def schemes_opened(actions: ArticleBench) -> set[str]:
    """Click every link of the article; the schemes of what went to the browser."""
    view = actions.pane.page.view
    anchors = {
        fragment.charFormat().anchorHref()
        for block in actions.blocks()
        for fragment in fragments(block)
        if fragment.charFormat().isAnchor()
    }
    for href in sorted(anchors):
        view.anchorClicked.emit(href)
    return {url.partition(":")[0] for url in actions.opened}


def fragments(block: Any) -> Iterator[Any]:
    found = block.begin()
    while not found.atEnd():
        yield found.fragment()
        found += 1


def test_f47_only_clean_web_links_leave(harness: Harness, server: FeedServer, actions: ArticleBench) -> None:
    case = case_of("F47")
    articles = stored(harness, server, "F47-links", documents(case)[0])
    assert len(articles) == 16
    for article in articles:
        opened = len(actions.opened)
        seen = show(actions, article)
        actions.pane.page.view.anchorClicked.emit(links.BROWSER)
        assert seen == []
        if len(actions.opened) == opened:
            assert "no web address" in actions.pane._status.text()
            assert actions.pane._status.isVisible()
    assert "http://feed.test/good" in actions.opened
    assert {url.partition(":")[0] for url in actions.opened} <= set(case["expect"]["openable_schemes"])
    assert [url for url in actions.opened if set(case["expect"]["opened_url_has_no"]) & set(url)] == []


def test_f60_nothing_active_is_shown(harness: Harness, server: FeedServer, actions: ArticleBench) -> None:
    case = case_of("F60")
    for article in stored(harness, server, "F60-shown", documents(case)[0]):
        assert show(actions, article) == []
        shown = actions.pane.page.view.document().toHtml().lower()
        forbidden = set(case["expect"]["stored_or_shown_must_not_contain"]) - {"<style", "<meta"}
        assert [word for word in forbidden if word in shown] == [], "but Qt's own head"
        assert all("t.test" not in url for url in actions.asked_pictures())
