"""The sidebar's model tells of the rows that changed and of no others."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QRect, Qt
from pytestqt.qtbot import QtBot

from reader.domain.commands import Batch, MoveSubscription, MoveToAccount, RemoveAccount, SetAccount
from reader.domain.entry import SavedSearch, Tag
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import AccountId, FeedId, FolderId, SearchId, TagId
from reader.domain.subscription import Folder, Subscription
from reader.ui.data.nodes import FEEDS, AccountLine, Health, Kind, move_command, remove_command, rename_command
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.sidebar.tree_view import landing
from tests.examples import examples
from tests.fakes.clock import FakeClock
from tests.fakes.inspection import inspect_model

FEED_COUNT = 40


def subscription(number: int, title: str = "") -> Subscription:
    title = title or f"Feed {number}"
    return Subscription(FeedId(number), FolderId(1), f"https://{number}.example", "", title, "", number, {})


def filled_model() -> TreeModel:
    model = TreeModel(FakeClock())
    model.set_tree([Folder(FolderId(1), None, "Folder", 0)], [subscription(number) for number in range(FEED_COUNT)])
    return model


def title_of(model: TreeModel, number: int) -> str:
    node = model.find((Kind.FEED, number))
    return node.title if node is not None else ""


def test_few_new_articles_change_the_rows_of_feed_folder_and_unread_list_only(qtbot: QtBot) -> None:
    model = filled_model()
    inspect_model(model)
    reported: list[str] = []
    model.dataChanged.connect(lambda first, _: reported.append(model.node(first).title))
    with qtbot.assertNotEmitted(model.all_changed), qtbot.waitSignal(model.many_changed):
        model.add_unread([(FeedId(3), 2), (FeedId(3), 1)])
    assert sorted(reported) == ["Feed 3", "Folder", "Unread"]


def test_many_changes_are_emitted_at_once(qtbot: QtBot) -> None:
    model = filled_model()
    reported: list[QModelIndex] = []
    model.dataChanged.connect(lambda first, _: reported.append(first))
    with qtbot.waitSignal(model.all_changed), qtbot.waitSignal(model.many_changed):
        model.set_counts({FeedId(number): 1 for number in range(FEED_COUNT)}, {"unread": FEED_COUNT})
    assert reported == []
    folder = model.find((Kind.FOLDER, 1))
    assert folder.unread == FEED_COUNT


def test_a_feed_gets_its_new_name_where_it_stands(qtbot: QtBot) -> None:
    model = filled_model()
    reported: list[str] = []
    model.dataChanged.connect(lambda first, _: reported.append(model.node(first).title))
    model.update_feeds([subscription(5, "New name"), subscription(6), subscription(999)])
    assert reported == ["New name"]
    assert title_of(model, 5) == "New name"
    assert title_of(model, 6) == "Feed 6"
    assert model.rowCount(model.index_of(model.find((Kind.FOLDER, 1)))) == FEED_COUNT


def test_an_import_brings_its_rows_in_one_step(qtbot: QtBot) -> None:
    model = filled_model()
    inspect_model(model)
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    more = [subscription(number) for number in range(FEED_COUNT + 100)]
    model.set_tree([Folder(FolderId(1), None, "Folder", 0)], more)
    assert inserted == [(FEED_COUNT, FEED_COUNT + 99)]


@settings(max_examples=examples(40))
@given(st.lists(st.tuples(st.integers(0, 3), st.permutations(range(12)), st.integers(0, 12)), min_size=1, max_size=6))
def test_any_tree_becomes_any_other(steps: list[tuple[int, list[int], int]]) -> None:
    model = TreeModel(FakeClock())
    inspect_model(model)
    for shift, order, count in steps:
        folders = [Folder(FolderId(n), FolderId(n - 1) if (n + shift) % 2 and n > 1 else None, f"F{n}", n) for n in (1, 2, 3)]
        feeds = [
            Subscription(FeedId(n), FolderId((n + shift) % 4) if (n + shift) % 4 else None, "u", "", f"{n}", "", place, {})
            for place, n in enumerate(order[:count])
        ]
        searches = [SavedSearch(SearchId(n), f"S{(n * 7 + shift) % 5}", "q") for n in order[: count // 3]]
        tags = [Tag(TagId(n), f"T{(n * 5 + shift) % 7}") for n in order[count:] if n % 2]
        model.set_tree(folders, feeds, searches, tags)
        fresh = TreeModel(FakeClock())
        fresh.set_tree(folders, feeds, searches, tags)
        assert [(node.key, node.depth) for node in model.nodes()] == [(node.key, node.depth) for node in fresh.nodes()]
        assert all(model.find(node.key) is node for node in model.nodes())


def account_line(state: str = "Synced 12:04", health: Health | None = None) -> AccountLine:
    return AccountLine(AccountId(1), FolderId(2), state, health)


def model_with_account() -> TreeModel:
    model = TreeModel(FakeClock())
    folders = [
        Folder(FolderId(1), None, "Folder", 1),
        Folder(FolderId(2), None, "FreshRSS", 0),
        Folder(FolderId(3), FolderId(2), "News", 0),
    ]
    at_server = Subscription(FeedId(100), FolderId(3), "https://wire.example", "", "Wire", "", 0, {})
    model.set_tree(folders, [subscription(1), subscription(2), at_server], accounts=[account_line()])
    return model


def test_an_account_stands_beside_what_is_on_this_computer(qtbot: QtBot) -> None:
    model = model_with_account()
    inspect_model(model)
    here, account = model.find(FEEDS), model.find((Kind.FOLDER, 2))
    assert (here.title, here.state) == ("On this computer", "2 feeds")
    assert account in model.top()
    assert (account.title, account.state, [node.title for node in account.walk()]) == (
        "FreshRSS",
        "Synced 12:04",
        ["News", "Wire"],
    )
    wire = model.find((Kind.FEED, 100))
    assert (wire.account_id, here.children[0].account_id) == (AccountId(1), None)
    assert set(model.feed_ids()) == {1, 2, 100}


def test_articles_of_an_account_count_in_it_and_not_on_this_computer(qtbot: QtBot) -> None:
    model = model_with_account()
    model.set_counts({FeedId(1): 3, FeedId(100): 5}, {})
    model.add_unread([(FeedId(100), 2), (FeedId(2), 1)])
    counts = {
        key: node.unread for key in (FEEDS, (Kind.FOLDER, 1), (Kind.FOLDER, 2), (Kind.FOLDER, 3)) if (node := model.find(key))
    }
    assert counts == {FEEDS: 4, (Kind.FOLDER, 1): 4, (Kind.FOLDER, 2): 7, (Kind.FOLDER, 3): 7}


def test_only_the_account_s_row_changes_with_its_state_and_it_is_spoken(qtbot: QtBot) -> None:
    model = model_with_account()
    reported: list[str] = []
    model.dataChanged.connect(lambda first, _: reported.append(model.node(first).title))
    model.set_accounts([account_line()])
    assert reported == []
    model.set_accounts([account_line("Certificate changed", Health(Problem(ProblemKind.CERTIFICATE_CHANGED), None, None))])
    assert reported == ["FreshRSS"]
    account = model.find((Kind.FOLDER, 2))
    assert account is not None
    assert (
        model.data(model.index_of(account), int(Qt.ItemDataRole.AccessibleTextRole)) == "FreshRSS, account, Certificate changed"
    )


def test_without_accounts_the_heading_is_what_it_was(qtbot: QtBot) -> None:
    model = model_with_account()
    model.set_tree([Folder(FolderId(1), None, "Folder", 1)], [subscription(1)])
    here = model.find(FEEDS)
    assert (here.title, here.state, here.unread) == ("Feeds", "", 0)
    assert model.find((Kind.FOLDER, 2)) is None


def test_what_is_dragged_to_an_account_is_moved_there_and_a_folder_stays(qtbot: QtBot) -> None:
    model = model_with_account()
    feed, folder, account, news = (
        model.find(key) for key in ((Kind.FEED, 1), (Kind.FOLDER, 1), (Kind.FOLDER, 2), (Kind.FOLDER, 3))
    )
    assert feed is not None and folder is not None and account is not None and news is not None  # noqa: PT018 - four at once
    area = QRect(0, 0, 200, 40)
    onto = landing([feed], account, area, 2, is_open=True)
    assert onto.is_onto
    assert landing([folder], account, area, 20, is_open=True) is None
    assert landing([account], folder, area, 20, is_open=True) is None
    moved = move_command([feed], account, None)
    assert isinstance(moved, MoveToAccount)
    assert (moved.feed_ids, moved.account_id, moved.folder_id) == ((FeedId(1),), AccountId(1), None)
    moved = move_command([feed], news, None)
    assert isinstance(moved, MoveToAccount)
    assert moved.folder_id == FolderId(3)
    wire = model.find((Kind.FEED, 100))
    assert wire is not None
    back = move_command([wire], None, None)
    assert isinstance(back, MoveToAccount)
    assert back.account_id is None
    assert isinstance(move_command([wire], account, None), MoveSubscription)
    both = move_command([wire, feed], news, 0)
    assert isinstance(both, Batch)
    assert [type(each) for each in both.commands] == [MoveToAccount, MoveSubscription]
    assert isinstance(rename_command(account, "Work"), SetAccount)
    assert isinstance(remove_command([account]), RemoveAccount)
