"""What was done is named: the feed, folder, search, tag, rule or article in the message and in the words of undo."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Command, JudgeEntry, RestoreAccount
from reader.domain.entry import Mark
from reader.domain.events import AccountRemoved
from reader.domain.ids import AccountId, CommandId, EntryId, FeedId, FolderId, SearchId, TagId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import DISMISSED
from reader.storage import selection
from reader.ui.text.languages import install_language
from reader.ui.text.notices import undo_text
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

ARTICLE = "Ferry timetable changes from 1 June"
RULE = ArrivalRule(
    None, "Quiet tides", (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "tide"),), (RuleAction(RuleActionKind.MARK_READ),)
)


def feed(bench: WindowBench, title: str = "Byte Orchard") -> FeedId:
    return bench.engine.library.feed_ids[title]


def folder(bench: WindowBench, title: str = "Making") -> FolderId:
    return bench.engine.library.folder_ids[title]


def article(bench: WindowBench) -> tuple[EntryId, ...]:
    row = bench.engine.connection.execute("SELECT entry_id FROM entry WHERE title = ?", (ARTICLE,)).fetchone()
    return (EntryId(row[0]),)


def newest(bench: WindowBench) -> str:
    step = bench.window.parts.undo_stack.newest()
    return step.text if step is not None else ""


Make = Callable[[WindowBench], Command]
ONE: tuple[tuple[Make, str], ...] = (
    (lambda b: commands.RemoveSubscription((feed(b),)), "Unsubscribed from Byte Orchard"),
    (lambda b: commands.RenameSubscription(feed(b), "Bytes"), "Renamed to Bytes"),
    (lambda b: commands.MoveSubscription(feed(b), None), "Moved Byte Orchard"),
    (lambda b: commands.PauseFeeds((feed(b),)), "Paused Byte Orchard"),
    (lambda b: commands.SetSubscriptionSettings((feed(b),), {"priority": "2"}), "Changed the settings of Byte Orchard"),
    (
        lambda b: commands.SetSubscriptionSettings((feed(b),), {DISMISSED: "quiet"}),
        "Ignored Byte Orchard until it changes",
    ),
    (lambda b: commands.ChangeFeedUrl(feed(b), "https://new.example/feed"), "Changed the address of Byte Orchard"),
    (lambda _: commands.AddFolder("Attic"), "Added the folder Attic"),
    (lambda b: commands.RenameFolder(folder(b), "Makers"), "Renamed a folder to Makers"),
    (lambda b: commands.MoveFolder(folder(b, "Software"), None), "Moved the folder Software"),
    (lambda b: commands.SetFolderSettings(folder(b), {"notify": "off"}), "Changed the settings of Making"),
    (lambda _: commands.SaveSearch("Tides", "tide"), "Saved the search Tides"),
    (lambda _: commands.SaveRule(RULE), "Added the rule Quiet tides"),
    (lambda b: commands.MarkRead(article(b), is_read=True), f"Marked “{ARTICLE}” as read"),
    (lambda b: commands.SetMark(article(b), Mark.STARRED, is_set=True), f"Starred “{ARTICLE}”"),
    (lambda b: commands.SetMark(article(b), Mark.LATER, is_set=True), f"Added “{ARTICLE}” to Read later"),
    (lambda b: commands.HideEntries(article(b)), f"Hid “{ARTICLE}”"),
    (lambda b: commands.TagEntries(article(b), add=("sea",)), f"Tagged “{ARTICLE}”"),
    (lambda b: JudgeEntry(article(b)[0], 1), f"More like “{ARTICLE}” from now on"),
    (lambda b: JudgeEntry(article(b)[0], -1), f"Less like “{ARTICLE}” from now on"),
    # the last, for what is restored is another folder of the same name
    (lambda b: commands.RemoveFolder(folder(b)), "Removed the folder Making; its feeds are kept"),
)
AFTER: tuple[tuple[Make, Make, str], ...] = (
    (
        lambda _: commands.SaveSearch("Tides", "tide"),
        lambda _: commands.SaveSearch("Ebb", "tide", SearchId(1)),
        "Changed the search Ebb",
    ),
    (lambda _: commands.SaveSearch("Tides", "tide"), lambda _: commands.RemoveSearch(SearchId(1)), "Removed the search Tides"),
    (
        lambda b: commands.TagEntries(article(b), add=("sea",)),
        lambda _: commands.RenameTag(TagId(1), "ocean"),
        "Renamed a tag to ocean",
    ),
    (lambda b: commands.TagEntries(article(b), add=("sea",)), lambda _: commands.RemoveTag(TagId(1)), "Deleted the tag sea"),
    (
        lambda b: commands.PauseFeeds((feed(b),)),
        lambda b: commands.PauseFeeds((feed(b),), is_paused=False),
        "Resumed refreshing Byte Orchard",
    ),
    (
        lambda b: commands.SetMark(article(b), Mark.STARRED, is_set=True),
        lambda b: commands.SetMark(article(b), Mark.STARRED, is_set=False),
        f"Removed the star from “{ARTICLE}”",
    ),
    (
        lambda b: commands.RemoveSubscription((feed(b),)),
        lambda b: commands.RestoreSubscription((feed(b),)),
        "Subscribed to Byte Orchard again",
    ),
)
MANY: tuple[tuple[Make, str], ...] = (
    (lambda b: commands.RemoveSubscription((feed(b), feed(b, "Slow Compiler"))), "Unsubscribed from 2 feeds"),
    (lambda b: commands.PauseFeeds((feed(b), feed(b, "Slow Compiler"))), "Paused 2 feeds"),
    (
        lambda b: commands.Batch((commands.RemoveSubscription((feed(b),)), commands.RemoveFolder(folder(b))), ChangeKind.REMOVED),
        "Removed 2 items",
    ),
    (
        lambda b: commands.Batch(
            (commands.RenameSubscription(feed(b), "x"), commands.MoveSubscription(feed(b, "Slow Compiler"), None))
        ),
        "Changed 2 items",
    ),
)


def test_one_thing_is_named(qtbot: QtBot, bench: WindowBench) -> None:
    for make, text in ONE:
        bench.window.parts.submit(make(bench))
        settle(qtbot, bench)
        assert newest(bench) == text
        undo(qtbot, bench)


def undo(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, bench)


@pytest.mark.parametrize(("first", "make", "text"), AFTER, ids=[text for *_, text in AFTER])
def test_what_follows_is_named_too(qtbot: QtBot, bench: WindowBench, first: Make, make: Make, text: str) -> None:
    bench.window.parts.submit(first(bench))
    bench.window.parts.submit(make(bench))
    settle(qtbot, bench)
    assert newest(bench) == text


def test_several_things_are_counted(qtbot: QtBot, bench: WindowBench) -> None:
    for make, text in MANY:
        bench.window.parts.submit(make(bench))
        settle(qtbot, bench)
        assert newest(bench) == text
        assert bench.window.parts.messages.toast.text() == text
        undo(qtbot, bench)


def test_an_account_that_goes_with_changes_not_sent_says_so_beside_undo(qtbot: QtBot, bench: WindowBench) -> None:
    undo, change = RestoreAccount(AccountId(1)), Change(ChangeKind.REMOVED_UNSENT, ("Home",))
    bench.window.handle_events((AccountRemoved(AccountId(1), undo, change, cause=CommandId(901)),))
    assert bench.window.parts.messages.toast.text() == newest(bench) == "Removed Home; changes made here were not sent"
    step = bench.window.parts.undo_stack.newest()
    assert step.command is undo


@pytest.fixture(params=["en", "de"])
def language(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param, QLocale.c())
    yield request.param
    install_language("en", QLocale.c())


def test_every_kind_has_texts_in_every_language(language: str) -> None:
    """What is about something names it; only the list of all, what was learned and what a rule did have no name."""
    for kind in ChangeKind:
        texts = {undo_text(kind), undo_text(kind, ["Tidewater"]), undo_text(kind, count=1234), undo_text(kind, ["a", "b"])}
        assert all(text and "{" not in text and "%n" not in text for text in texts), kind
        assert ("Tidewater" in undo_text(kind, ["Tidewater"])) == (kind not in NAMELESS), kind
        if language == "de":
            assert texts.isdisjoint({kind.alone, kind.named, kind.counted}), kind
        if kind.counted:
            assert re.search(r"1\W?234", undo_text(kind, count=1234)), kind


NAMELESS = {ChangeKind.IMPORTED, ChangeKind.LEARNED_DATA_ERASED, ChangeKind.PASSPHRASE_SET, ChangeKind.RULE_APPLIED}


def test_a_name_as_long_as_a_feed_likes_leaves_what_was_done_readable() -> None:
    text = undo_text(ChangeKind.FOLDER_REMOVED, ["word " * 400])
    assert text.startswith("Removed the folder word word")
    assert text.endswith("…; its feeds are kept")
    assert len(text) < 120


def test_what_the_program_did_by_itself_offers_no_undo(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events(
        (events.SubscriptionsChanged(commands.AddFolder("Back"), Change(ChangeKind.FOLDER_REMOVED, ("Attic",))),)
    )
    assert newest(bench) == ""
    assert bench.window.parts.messages.toast.text() == ""


def test_save_search_asks_for_a_name_and_answers(qtbot: QtBot, bench: WindowBench) -> None:
    from reader.ui.kit.sheet import AskLineSheet

    window = bench.window
    window.handlers.reading.save_search()
    assert window.parts.messages.toast.text() == "Enter a search first, then save it."
    window.handlers.going.search()
    window.parts.entries.header.field.setText("tide")
    settle(qtbot, bench)
    window.parts.entries.found.save.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, AskLineSheet)
    assert sheet.field.selectedText() == "tide"
    sheet.field.setText("Sea news")
    sheet.go_button.click()
    settle(qtbot, bench)
    assert window.parts.sheet.shown is None
    assert window.parts.messages.toast.text() == "Saved the search Sea news"
    assert [each.name for each in selection.searches(window.parts.connection)] == ["Sea news"]
    window.handlers.reading.save_search()
    assert window.parts.messages.toast.text() == "This search is already in the sidebar: Sea news"
    assert len(selection.searches(window.parts.connection)) == 1
