"""The sidebar's model tells of the rows that changed and of no others."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from pytestqt.qtbot import QtBot

from reader.domain.entry import SavedSearch, Tag
from reader.domain.ids import FeedId, FolderId, SearchId, TagId
from reader.domain.subscription import Folder, Subscription
from reader.ui.data.nodes import Kind
from reader.ui.sidebar.tree_model import TreeModel
from tests.examples import examples
from tests.fakes.clock import FakeClock
from tests.fakes.inspection import inspect_model

FEEDS = 40


def subscription(number: int, title: str = "") -> Subscription:
    title = title or f"Feed {number}"
    return Subscription(FeedId(number), FolderId(1), f"https://{number}.example", "", title, "", number, {})


def filled_model() -> TreeModel:
    model = TreeModel(FakeClock())
    model.set_tree([Folder(FolderId(1), None, "Folder", 0)], [subscription(number) for number in range(FEEDS)])
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
        model.set_counts({FeedId(number): 1 for number in range(FEEDS)}, {"unread": FEEDS})
    assert reported == []
    folder = model.find((Kind.FOLDER, 1))
    assert folder is not None
    assert folder.unread == FEEDS


def test_a_feed_gets_its_new_name_where_it_stands(qtbot: QtBot) -> None:
    model = filled_model()
    reported: list[str] = []
    model.dataChanged.connect(lambda first, _: reported.append(model.node(first).title))
    model.update_feeds([subscription(5, "New name"), subscription(6), subscription(999)])
    assert reported == ["New name"]
    assert title_of(model, 5) == "New name"
    assert title_of(model, 6) == "Feed 6"
    assert model.rowCount(model.index_of(model.find((Kind.FOLDER, 1)))) == FEEDS


def test_an_import_brings_its_rows_in_one_step(qtbot: QtBot) -> None:
    model = filled_model()
    inspect_model(model)
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    more = [subscription(number) for number in range(FEEDS + 100)]
    model.set_tree([Folder(FolderId(1), None, "Folder", 0)], more)
    assert inserted == [(FEEDS, FEEDS + 99)]


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
