"""Hostile articles: from a feed on a server through the engine and the database into the article view."""

import html
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTextEdit
from pytestqt.qtbot import QtBot

from reader.domain.entry import Article
from reader.domain.ids import EntryId
from reader.formats.article_blocks import Block, Table
from reader.formats.article_html import MAX_CHARACTERS, MAX_TAGS, read_blocks
from reader.formats.article_walker import MAX_PICTURES
from reader.storage import entries
from reader.ui.article.document.picture_shelf import State
from reader.ui.data import links
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, case_id, case_of, cases, documents
from tests.hostile.harness import WATCH, Arena, open_arena, watching
from tests.hostile.result import Verdict
from tests.ui.article_bench import Desk

MARKUP = ("<script", "<iframe", "<object", "<embed", "<form", "<svg", "<style", "<input", "<button", "javascript:", "onerror")


@pytest.fixture(scope="module")
def arena() -> Iterator[Arena]:
    with open_arena() as arena:
        yield arena


@pytest.fixture(scope="module")
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


@pytest.mark.parametrize("case", cases("article"), ids=case_id)
def test_article_case(case: Case, arena: Arena, server: FeedServer, desk: Desk) -> None:
    assert run_article_case(arena, server, desk, case).faults == []


def run_article_case(arena: Arena, server: FeedServer, desk: Desk, case: Case) -> Verdict:
    """Fetch, store, read and show it."""
    verdict = Verdict(case)
    text = documents(case)[0].decode()
    item = f"<item><guid isPermaLink='false'>a</guid><title>{case['id']}</title><link>http://feed.test/a</link>"
    body = (
        f"<rss version='2.0'><channel><title>x</title>{item}<description>{html.escape(text)}</description></item></channel></rss>"
    )
    (article,) = stored(arena, server, case["id"], body.encode())
    show(desk, article)
    desk.commands.clear()
    with verdict.timed():
        seen = show(desk, article)
    asked = desk.asked_pictures()
    shown = desk.text
    verdict.got = "shown" if shown.strip() or desk.pane.page.shelf.pictures else "nothing shown"
    if verdict.got != verdict.expect["outcome"]:
        verdict.fault(verdict.got)
    verdict.check(
        {
            "no_crash": lambda _: verdict.empty(arena.faults_of_neighbours()),
            "others_unaffected": lambda _: verdict.empty(arena.faults_of_neighbours()),
            "no_local_file_read": lambda _: verdict.empty(seen),
            "local_files_loaded": lambda value: len(seen) == value,
            "no_network_without_consent": lambda _: verdict.empty(seen) and all(url.startswith("http") for url in asked),
            "images_max": lambda value: len(desk.pane.page.shelf.pictures) <= value,
            "images_shown": lambda value: pictures_shown(desk) == value,
            "requests": lambda value: len([url for url in asked if not url.startswith("https://ok.test/")]) == value,
            "no_input_controls": lambda _: controls(desk) == [] and not any(word in article.html for word in MARKUP),
            "openable_schemes": lambda value: schemes_opened(desk) <= {*value, "mailto"},
            "optional_schemes": lambda _: True,
            "view_content_unchanged_after_click": lambda _: desk.text == shown,
            "must_keep": lambda value: all(f"<{name}" in article.html or name in article.html for name in value),
        }
    )
    verdict.empty(seen)
    verdict.empty(controls(desk))
    verdict.empty(unbounded(article.html))
    return verdict


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


def stored(arena: Arena, server: FeedServer, name: str, body: bytes) -> list[Article]:
    """The articles of a feed that was fetched."""
    server.answer(f"/{name}", headers={"Content-Type": "application/rss+xml"}, body=body)
    url = server.url(f"/{name}")
    arena.follow(url)
    arena.retrieve(url, *arena.neighbours)
    assert arena.feed(url).problem is None
    rows = arena.entries(arena.feed(url).feed_id)
    with arena.database() as connection:
        found = [entries.article(connection, EntryId(row["entry_id"])) for row in rows]
    return [article for article in found if article is not None]


def show(desk: Desk, article: Article) -> list[tuple[str, str]]:
    """Show an article; what was opened and connected to meanwhile."""
    with watching():
        desk.pane.show_article(article)
        desk.qtbot.waitUntil(lambda: desk.pane.page.is_finished)
        desk.pane.page.finish()
        QApplication.processEvents()
        desk.pane.grab()
        return list(WATCH.seen)


def pictures_shown(desk: Desk) -> int:
    """How many pictures are there once decoding has ended."""
    pictures = desk.pane.page.shelf.pictures
    desk.qtbot.waitUntil(lambda: all(picture.state is State.SHOWN for picture in pictures))
    return len(pictures)


def controls(desk: Desk) -> list[Any]:
    """What could be typed into or pressed within the article."""
    view = desk.pane.page.view
    editable = [each for each in desk.pane.findChildren(QTextEdit) if not each.isReadOnly()]
    return [*view.findChildren(QLineEdit), *view.findChildren(QAbstractButton), *editable]


def schemes_opened(desk: Desk) -> set[str]:
    """Click every link of the article; the schemes of what went to the browser."""
    view = desk.pane.page.view
    anchors = {
        fragment.charFormat().anchorHref()
        for block in desk.blocks()
        for fragment in fragments(block)
        if fragment.charFormat().isAnchor()
    }
    for href in sorted(anchors):
        view.anchorClicked.emit(href)
    return {url.partition(":")[0] for url in desk.opened}


def fragments(block: Any) -> Iterator[Any]:
    found = block.begin()
    while not found.atEnd():
        yield found.fragment()
        found += 1


def test_f47_only_clean_web_links_leave(arena: Arena, server: FeedServer, desk: Desk) -> None:
    case = case_of("F47")
    articles = stored(arena, server, "F47-links", documents(case)[0])
    assert len(articles) == 16
    for article in articles:
        opened = len(desk.opened)
        seen = show(desk, article)
        desk.pane.page.view.anchorClicked.emit(links.BROWSER)
        assert seen == []
        if len(desk.opened) == opened:
            assert "no web address" in desk.pane._status.text()
            assert desk.pane._status.isVisible()
    assert "http://feed.test/good" in desk.opened
    assert {url.partition(":")[0] for url in desk.opened} <= set(case["expect"]["openable_schemes"])
    assert [url for url in desk.opened if set(case["expect"]["opened_url_has_no"]) & set(url)] == []


def test_f60_nothing_active_is_shown(arena: Arena, server: FeedServer, desk: Desk) -> None:
    case = case_of("F60")
    for article in stored(arena, server, "F60-shown", documents(case)[0]):
        assert show(desk, article) == []
        shown = desk.pane.page.view.document().toHtml().lower()
        forbidden = set(case["expect"]["stored_or_shown_must_not_contain"]) - {"<style", "<meta"}
        assert [word for word in forbidden if word in shown] == [], "but Qt's own head"
        assert all("t.test" not in url for url in desk.asked_pictures())
