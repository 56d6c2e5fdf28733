"""The properties of feeds: what they show, what they send, one step of undo for all of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.commands import MoveToAccount, SetProxyLogin
from reader.domain.entry import Reading
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.reports.postings import weights_from_reading
from reader.storage import readings, remote_feeds, subscriptions
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.properties import PropertiesSheet
from reader.ui.pages.rhythm.feed_panel import FeedLines
from reader.ui.text.preferences import priority_place
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.unit.storage.account_examples import account_of, server_feed
from tests.unit.storage.examples import DAY, parsed, store


def stored(bench: WindowBench, title: str) -> Subscription:
    return subscriptions.followed(bench.window.parts.connection, (bench.engine.library.feed_ids[title],))[0]


def open_sheet(qtbot: QtBot, bench: WindowBench, kind: Kind, title: str) -> PropertiesSheet:
    library = bench.engine.library
    number = library.feed_ids[title] if kind is Kind.FEED else library.folder_ids[title]
    bench.window.parts.subscriptions.select((kind, number))
    settle(qtbot, bench)
    bench.window.actions_by_name["feed_properties"].trigger()
    return bench.sheet(PropertiesSheet)


def test_everything_changed_is_stored_at_once_and_undone_at_once(qtbot: QtBot, bench: WindowBench) -> None:
    before = stored(bench, "Lantern Press")
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    assert sheet.name.text() == "Lantern Press"
    sheet.name.setText("Lamp")
    sheet.address.setText("https://lamp.example/feed")
    sheet.folder.set_value(bench.engine.library.folder_ids["City"])
    sheet.text.set_value("full")
    sheet.notify.set_value("instant")
    sheet.priority.setValue(3)
    sheet.keep.set_value("always")
    sheet.refresh.set_value("60")
    sheet.sound.set_value("on")
    sheet.stories.set_value("off")
    sheet.access.agent.setText("Curious/1.0")
    sheet.access.headers.setPlainText("X-Reader: yes\n\nAccept-Language: cy")
    sheet.save_button.click()
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    after = stored(bench, "Lantern Press")
    assert (after.title, after.url) == ("Lamp", "https://lamp.example/feed")
    assert after.folder_id == bench.engine.library.folder_ids["City"]
    assert after.settings == {
        "full_text": "full",
        "notify": "instant",
        "priority": "2",
        "keep_days": "always",
        "refresh": "60",
        "sound": "on",
        "stories": "off",
        "user_agent": "Curious/1.0",
        "headers": '{"X-Reader": "yes", "Accept-Language": "cy"}',
    }
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert stored(bench, "Lantern Press") == before
    assert bench.window.parts.undo_stack.newest() is None


def test_a_folder_is_refreshed_by_hand_in_one_step_and_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    bench.engine.submit(commands.SetSubscriptionSettings((sheet._feeds[0].feed_id,), {"refresh": "45"}))
    sheet.close_sheet()
    sheet = open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    assert (sheet.refresh.value(), sheet.refresh_row.help.text()) == (None, "Mixed")
    for value, said in (
        ("", "Chosen from when it posts and when you visit"),
        ("30", "Later where the server asks for it or while data is saved"),
        ("hand", "When you refresh it, its folder or all feeds; never otherwise"),
    ):
        sheet.refresh.set_value(value)
        sheet.refresh.chosen.emit(value)
        assert sheet.refresh_row.help.text() == said
    sheet.save_button.click()
    settle(qtbot, bench)
    following = subscriptions.followed(bench.window.parts.connection, [each.feed_id for each in sheet._feeds])
    assert {each.settings["refresh"] for each in following} == {"hand"}
    model = bench.window.parts.subscriptions.model
    index = model.index_of(model.find((Kind.FEED, following[0].feed_id)))
    qtbot.waitUntil(lambda: index.data(Qt.ItemDataRole.ToolTipRole) == "Refreshed only by hand")
    assert "refreshed only by hand" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    one = open_sheet(qtbot, bench, Kind.FEED, following[0].title)
    assert "Only when you refresh it" in [label.text() for label in one.findChildren(QLabel)]
    one.close_sheet()
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    again = open_sheet(qtbot, bench, Kind.FEED, following[0].title)
    assert again.refresh.value() == "45"
    assert "At least every 45 min" in [again.refresh.itemText(place) for place in range(again.refresh.count())]


def test_opening_and_saving_changes_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    for kind, title in ((Kind.FEED, "Lantern Press"), (Kind.FOLDER, "Making")):
        sheet = open_sheet(qtbot, bench, kind, title)
        sent = len(bench.engine.sent)
        sheet.save()
        assert len(bench.engine.sent) == sent
        assert bench.window.parts.sheet.shown is None


def test_pictures_of_a_feed_or_folder_are_loaded_in_advance_by_choice(qtbot: QtBot, bench: WindowBench) -> None:
    kiln = bench.engine.library.feed_ids["Notes from a Kiln"]
    bench.window.parts.submit(commands.SetSubscriptionSettings((kiln,), {"offline_pictures": "yes"}))
    settle(qtbot, bench)
    one = open_sheet(qtbot, bench, Kind.FEED, "Notes from a Kiln")
    assert one.pictures.value() == "yes"
    one.close_sheet()
    sheet = open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    assert sheet.pictures.value() is None
    sheet.pictures.set_value("yes")
    sheet.save()
    settle(qtbot, bench)
    assert stored(bench, "Slow Compiler").settings == {"offline_pictures": "yes"}
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert stored(bench, "Slow Compiler").settings == {}
    assert stored(bench, "Notes from a Kiln").settings == {"offline_pictures": "yes"}


def test_what_differs_says_so_and_stays_unless_it_is_chosen(qtbot: QtBot, bench: WindowBench) -> None:
    kiln = bench.engine.library.feed_ids["Notes from a Kiln"]
    bench.window.parts.submit(
        commands.SetSubscriptionSettings((kiln,), {"notify": "instant", "priority": "4", "keep_days": "30"})
    )
    settle(qtbot, bench)
    sheet = open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    assert sheet.title.text() == "4 feeds"
    assert sheet.notify.value() is None
    assert sheet.priority.is_mixed
    assert sheet.keep.value() is None
    assert sheet.folder.value() is None
    assert sheet.text.value() == ""
    sheet.text.set_value("full")
    sheet.save()
    settle(qtbot, bench)
    assert stored(bench, "Notes from a Kiln").settings == {
        "notify": "instant",
        "priority": "4",
        "keep_days": "30",
        "full_text": "full",
    }
    assert stored(bench, "Slow Compiler").settings == {"full_text": "full"}
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert stored(bench, "Slow Compiler").settings == {}


def test_the_slider_shows_its_value_as_text_and_goes_back_to_the_usual(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    assert sheet.priority.accessibleDescription() == "Normal"
    settle(qtbot, bench)
    (lines,) = sheet.findChildren(FeedLines)
    assert lines.texts()[::2] == ["Posting", "Next expected"], "read in the query thread"
    qtbot.waitUntil(lambda: sheet._area.verticalScrollBar().maximum() == 0)  # the sheet makes room
    QTest.keyClick(sheet.priority, Qt.Key.Key_Right)
    assert sheet.priority.accessibleDescription() == "High. Refreshed more often"
    sheet.save()
    settle(qtbot, bench)
    assert stored(bench, "Lantern Press").settings == {"priority": "2"}
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.priority.setValue(2)
    sheet.save()
    settle(qtbot, bench)
    assert stored(bench, "Lantern Press").settings == {}


def test_the_slider_stands_where_reading_has_put_it(qtbot: QtBot, bench: WindowBench) -> None:
    connection, now = bench.engine.connection, int(bench.clock.now())
    liked = bench.engine.library.feed_ids["Lantern Press"]
    items = [parsed(f"read {number}", published_at=now - 100) for number in range(30)]
    for entry_id in store(connection, liked, *items, now=now - 60):
        readings.add_reading(connection, Reading(entry_id, liked, now - 40 * DAY + entry_id, 0, 30))
    unread = [parsed(f"unread {number}", published_at=now - 100) for number in range(120)]
    store(connection, bench.engine.library.feed_ids["Harbour Bulletin"], *unread, now=now - 60)
    assert priority_place(str(weights_from_reading(connection, now)[liked])) == 3
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    settle(qtbot, bench)
    assert sheet.priority.accessibleDescription() == "High, because much of it is read"
    sheet.save()
    assert stored(bench, "Lantern Press").settings == {}


def test_an_address_that_is_followed_already_is_refused_in_the_sheet(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.name.setText("Lamp")
    sheet.address.setText("https://feed0.example.org/feed")
    sheet.save()
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is sheet
    assert sheet.message.isVisible()
    assert sheet.save_button.isEnabled()
    assert stored(bench, "Lantern Press").title == "Lantern Press"


def test_a_line_that_is_no_header_is_said_beside_it(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.toggle_access()
    sheet.access.headers.setPlainText("no header at all")
    sent = len(bench.engine.sent)
    sheet.save()
    assert len(bench.engine.sent) == sent
    assert sheet.access.headers_row.help.text() == "Not a valid header: no header at all"


def test_name_and_password_go_to_the_keyring_and_nowhere_else(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.toggle_access()
    QTest.keyClicks(sheet.access.name, "ines")
    QTest.keyClicks(sheet.access.password, "lamp-oil")
    bench.engine.is_holding = True
    sheet.save()
    sent = bench.engine.sent[-1]
    assert isinstance(sent, commands.SetCredentials)
    assert (sent.feed_id, sent.username, sent.password) == (FeedId(10), "ines", "lamp-oil")
    assert "lamp-oil" not in repr(sent)
    assert stored(bench, "Lantern Press").settings == {}


def test_the_sheet_stays_until_the_keyring_has_answered_too(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.toggle_access()
    sheet.name.setText("Lamp")
    QTest.keyClicks(sheet.access.name, "ines")
    QTest.keyClicks(sheet.access.password, "lamp-oil")
    sheet.save()
    settle(qtbot, bench)
    (login,) = bench.engine.sent_of(commands.SetCredentials)
    assert (stored(bench, "Lantern Press").title, bench.window.parts.sheet.shown) == ("Lamp", sheet)
    bench.engine.publish(CommandFailed(Problem(ProblemKind.KEYRING, "locked"), cause=login.command_id))
    settle(qtbot, bench)
    assert (bench.window.parts.sheet.shown, sheet.message.text()) == (sheet, "The system keyring is unavailable (locked).")
    renamed = len(bench.engine.sent_of(commands.RenameSubscription))
    sheet.save_button.click()
    settle(qtbot, bench)
    # only the login is sent once more
    again = bench.engine.sent_of(commands.SetCredentials)[-1]
    assert (len(bench.engine.sent_of(commands.RenameSubscription)), again.command_id != login.command_id) == (renamed, True)
    assert bench.window.parts.sheet.shown is sheet
    bench.engine.publish(SubscriptionsChanged(cause=again.command_id))
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is None


def test_another_accounts_folder_moves_the_feed_to_its_server(qtbot: QtBot, bench: WindowBench) -> None:
    account = account_of(bench.engine.connection)
    with transaction(bench.engine.connection):
        news = subscriptions.add_folder(bench.engine.connection, "News", account.folder_id)
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.folder.set_value(news)
    bench.engine.is_holding = True
    sheet.save()
    (moved,) = bench.engine.sent_of(MoveToAccount)
    assert isinstance(moved, MoveToAccount)
    assert (moved.feed_ids, moved.account_id, moved.folder_id) == ((FeedId(10),), account.account_id, news)
    assert bench.engine.sent_of(commands.MoveSubscription) == []
    assert bench.window.parts.sheet.shown is sheet


def test_a_password_in_the_address_is_not_shown_and_stays(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    bench.window.parts.submit(commands.ChangeFeedUrl(feed_id, "https://ines:oil@lamp.example/feed"))
    settle(qtbot, bench)
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    assert sheet.address.text() == "https://lamp.example/feed"
    sheet.notify.set_value("digest")
    sheet.save()
    settle(qtbot, bench)
    after = stored(bench, "Lantern Press")
    assert (after.url, after.settings) == ("https://ines:oil@lamp.example/feed", {"notify": "digest"})


def test_of_an_accounts_feed_nothing_is_offered_that_its_server_decides(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = stored(bench, "Lantern Press").feed_id
    account = account_of(bench.engine.connection)
    remote_feeds.hand_over(bench.engine.connection, account.account_id, feed_id, server_feed("lamp", title="Lantern Press"))
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    assert [each.isHidden() for each in (sheet.refresh_row, sheet.more, sheet.name)] == [True, True, False]
    assert sheet.address.isReadOnly()
    texts = [child.text() for child in sheet.findChildren(QLabel)]
    assert "By the server of its account" in texts
    sheet.save()
    assert bench.window.parts.sheet.shown is None


def test_facts_name_what_is_wrong(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Hollow Oak Woodshop")
    texts = [child.text() for child in sheet.findChildren(QWidget) if hasattr(child, "text")]
    assert any("hollow-oak.example" in text for text in texts)
    assert "08:51" in texts
    (lines,) = sheet.findChildren(FeedLines)
    assert lines.texts() == [], "it was never retrieved with success"


@pytest.mark.parametrize(("kind", "title"), [(Kind.FEED, "Lantern Press"), (Kind.FOLDER, "Making")])
def test_tab_reaches_every_control_and_each_has_a_name(qtbot: QtBot, bench: WindowBench, kind: Kind, title: str) -> None:
    sheet = open_sheet(qtbot, bench, kind, title)
    sheet.toggle_access()
    bench.window.activateWindow()
    seen: list[QWidget] = []
    for _ in range(40):
        QTest.keyClick(bench.window.focusWidget() or sheet, Qt.Key.Key_Tab)
        now = bench.window.focusWidget()
        assert now is not None
        if now in seen:
            break
        seen.append(now)
    assert all(widget.accessibleName() or getattr(widget, "text", str)() for widget in seen)
    wanted = {sheet.folder, sheet.priority, sheet.keep, sheet.access.agent, sheet.access.headers, sheet.save_button, sheet.more}
    assert wanted <= set(seen)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


def test_a_folders_feeds_get_a_proxy_with_its_login_in_the_keyring_in_one_step(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FOLDER, "Making")
    sheet.toggle_access()
    proxy = sheet.access.proxy
    assert (proxy.choice.value(), proxy.address_row.isVisible()) == ("", False)
    proxy.choice.set_value("own")
    proxy.choice.chosen.emit("own")
    assert proxy.address_row.isVisible()
    for wrong in ("", "proxy.example", "http://ann:pw@proxy.example:3128", "socks5://proxy.example:1080", "none"):
        proxy.address.setText(wrong)
        sheet.save_button.click()
        assert proxy.address_row.help.text().startswith("Enter a proxy as proxy.example:3128")
        assert bench.window.parts.sheet.shown is sheet
    proxy.address.setText("proxy.example:3128")
    proxy.name.setText("ann")
    proxy.password.setText("SECRET")
    sheet.save_button.click()
    settle(qtbot, bench)
    ids = tuple(each.feed_id for each in sheet._feeds)
    following = subscriptions.followed(bench.window.parts.connection, ids)
    assert {each.settings["proxy"] for each in following} == {"http://proxy.example:3128"}
    (login,) = bench.engine.sent_of(SetProxyLogin)
    assert isinstance(login, SetProxyLogin)
    assert (login.feed_ids, login.proxy, login.username, login.password) == (ids, "http://proxy.example:3128", "ann", "SECRET")
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    following = subscriptions.followed(bench.window.parts.connection, ids)
    assert [each.settings for each in following if "proxy" in each.settings] == []


def test_a_secret_header_is_not_shown_again_and_stays_unless_it_is_changed(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    sheet.access.headers.setPlainText("Accept-Language: cy\nAuthorization: Bearer SECRET")
    sheet.save_button.click()
    settle(qtbot, bench)
    assert stored(bench, "Lantern Press").settings["headers"] == '{"Accept-Language": "cy", "Authorization": ""}'
    sheet = open_sheet(qtbot, bench, Kind.FEED, "Lantern Press")
    assert sheet.access.headers.toPlainText() == "Accept-Language: cy\nAuthorization: in the system keyring"
    sheet.access.headers.setPlainText("Accept-Language: de\nAuthorization: in the system keyring")
    sheet.save_button.click()
    settle(qtbot, bench)
    assert stored(bench, "Lantern Press").settings["headers"] == '{"Accept-Language": "de", "Authorization": ""}'
