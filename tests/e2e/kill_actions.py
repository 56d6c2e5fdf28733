"""What the user does in a hurry, by phase: one deed each, with the facts it may change."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ApplyRule,
    Command,
    HideEntries,
    ImportOpml,
    MarkAllRead,
    MarkLater,
    MarkRead,
    MarkStarred,
    MoveFolder,
    MoveSubscription,
    RecordAccess,
    RemoveFolder,
    RemoveRule,
    RemoveSearch,
    RemoveSubscription,
    RemoveTag,
    RenameFolder,
    RenameSubscription,
    RenameTag,
    RetrieveNow,
    SaveRule,
    SaveSearch,
    SetPreference,
    SetSubscriptionSettings,
    TagEntries,
)
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.reading import Reading
from reader.domain.reading_commands import JudgeEntry, RecordReading
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleCondition, RuleDeed, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from tests.e2e.kill_facts import followed

if TYPE_CHECKING:
    from tests.e2e.kill_program import Life

DAY = 86_400
TREE = ("table:tree",)
ALL_MARKS = ("read:", "starred:", "later:", "hidden:", "tags:")
IMPORTED_MOST = 240


def column(life: "Life", sql: str) -> list[int]:
    return [row[0] for row in life.reader.execute(sql).fetchall()]


def some(life: "Life", ids: list[int], most: int) -> tuple[int, ...]:
    return tuple(life.chance.sample(ids, min(len(ids), life.chance.randint(1, most))))


def entries(life: "Life", most: int = 40) -> tuple[EntryId, ...]:
    found = column(life, "SELECT entry_id FROM entry_status WHERE is_removed = 0 ORDER BY entry_id DESC LIMIT 2000")
    return tuple(map(EntryId, some(life, found, most)))


def feeds(life: "Life", most: int = 8) -> tuple[int, ...]:
    return some(life, column(life, "SELECT feed_id FROM subscription WHERE removed_at IS NULL"), most)


def folders(life: "Life", most: int = 1) -> tuple[int, ...]:
    return some(life, column(life, "SELECT folder_id FROM folder"), most)


def undo(life: "Life") -> None:
    if life.undo:
        life.ask(life.undo.pop(), *TREE, *ALL_MARKS, "table:rules", "table:searches", "table:preferences", "table:judgements")
        life.has_rule = None


def import_list(life: "Life") -> None:
    urls = life.chance.sample(life.urls, min(len(life.urls), life.chance.randint(IMPORTED_MOST // 2, IMPORTED_MOST)))
    places = [("Deep", "Deeper"), ("Wide",), (), (f"Folder {life.chance.randint(1, 9)}",)]
    outlines = tuple(OpmlFeed(url, f"Title {n}", "", places[n % len(places)]) for n, url in enumerate(urls))
    life.say("import", urls, sorted(followed(life.reader) & set(urls)))
    if life.ask(ImportOpml(OpmlDocument("list", outlines)), *TREE) and not set(urls) <= followed(life.reader):
        life.say("wrong", "an import that was told left feeds out")
    life.say("import", [], [])


def add_feed(life: "Life") -> None:
    life.ask(AddSubscription(life.chance.choice(life.urls)), *TREE)


def retrieve(life: "Life") -> None:
    life.clock.advance(life.chance.choice([5, 40, 61]))
    life.send(RetrieveNow(feeds(life, 30)))
    life.hear(life.chance.randint(5, 60))


def mark(life: "Life") -> None:
    ids, to = entries(life), life.chance.random() < 0.7
    commands: list[tuple[Command, str]] = [
        (MarkRead(ids, to), "read"),
        (MarkStarred(ids, to), "starred"),
        (MarkLater(ids, to), "later"),
    ]
    if ids:
        command, name = life.chance.choice(commands)
        life.ask(command, *(f"{name}:{entry_id}" for entry_id in ids))


def mark_one_by_one(life: "Life") -> None:
    for entry_id in entries(life, 10):
        life.ask(MarkRead((entry_id,)), f"read:{entry_id}")


def hide(life: "Life") -> None:
    ids = entries(life, 5)
    life.ask(HideEntries(ids, life.chance.random() < 0.5), *(f"{name}:{i}" for name in ("hidden", "read") for i in ids))


def mark_all(life: "Life") -> None:
    newest = column(life, "SELECT coalesce(max(entry_id), 0) FROM entry_status")[0]
    view = life.chance.choice([Selection(View.ALL), *(Selection(View.FEED, feed_id=feed_id) for feed_id in feeds(life, 1))])
    life.ask(MarkAllRead(view, EntryId(newest)), "read:")


def tag(life: "Life") -> None:
    names = [f"tag {number}" for number in range(6)]
    ids = entries(life, 20)
    add, remove = tuple(life.chance.sample(names, 2)), tuple(life.chance.sample(names, 1))
    life.ask(TagEntries(ids, add=add, remove=remove), *(f"tags:{entry_id}" for entry_id in ids))


def change_tag(life: "Life") -> None:
    tags = column(life, "SELECT tag_id FROM tag")
    if tags:
        chosen = life.chance.choice(tags)
        rename = RenameTag(chosen, f"tag {life.chance.randint(0, 12)}")
        life.ask(life.chance.choice([rename, RemoveTag(chosen)]), "tags:")


def rule(life: "Life", deed: RuleDeed, name: str) -> ArrivalRule:
    known = column(life, f"SELECT rule_id FROM arrival_rule WHERE name = '{name}'")  # noqa: S608 -- our own words
    fits = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry")
    return ArrivalRule(known[0] if known else None, name, (fits,), (RuleAction(deed, "arrived"),))


def keep_rule(life: "Life") -> None:
    life.has_rule = None
    life.has_rule = life.ask(SaveRule(rule(life, RuleDeed.TAG, "all that comes")), "table:rules")
    retrieve(life)


def drop_rule(life: "Life") -> None:
    known = column(life, "SELECT rule_id FROM arrival_rule")
    life.has_rule = None
    if known:
        life.ask(RemoveRule(life.chance.choice(known)), "table:rules")


def apply_rule(life: "Life") -> None:
    life.ask(ApplyRule(rule(life, life.chance.choice([RuleDeed.STAR, RuleDeed.LATER, RuleDeed.TAG]), "now")), *ALL_MARKS)


def add_folder(life: "Life") -> None:
    parent = folders(life)[0] if folders(life) and life.chance.random() < 0.4 else None
    life.ask(AddFolder(f"Folder {life.chance.randint(1, 99)}", parent), *TREE)


def change_folder(life: "Life") -> None:
    for folder_id in folders(life):
        into = life.chance.choice([None, *folders(life)])
        life.ask(
            life.chance.choice([RenameFolder(folder_id, "Renamed"), MoveFolder(folder_id, into, 0), RemoveFolder(folder_id)]),
            *TREE,
        )


def move_feeds(life: "Life") -> None:
    for feed_id in feeds(life, 5):
        into = life.chance.choice([None, *folders(life)])
        life.ask(MoveSubscription(feed_id, into, life.chance.choice([None, 0, 3])), *TREE)


def leave(life: "Life") -> None:
    chosen = feeds(life)
    if life.ask(RemoveSubscription(chosen), *TREE) and life.chance.random() < 0.85:
        undo(life)


def change_feed(life: "Life") -> None:
    for feed_id in feeds(life, 3):
        life.ask(RenameSubscription(feed_id, f"Mine {life.chance.randint(1, 9)}"), *TREE)
        settings = {"matters": life.chance.choice(["0.5", "2", ""]), "keep_days": life.chance.choice(["8", "always", ""])}
        life.ask(SetSubscriptionSettings((feed_id,), settings), *TREE)


def change_preference(life: "Life") -> None:
    changes = [("fetch.budget", life.chance.randint(1, 24)), ("storage.keep_days", life.chance.randint(7, 60))]
    life.ask(SetPreference(*life.chance.choice(changes)), "table:preferences")


def look(life: "Life") -> None:
    """A look has no answer of its own; that of the next command says it is stored."""
    at = int(life.clock.now())
    life.send(RecordAccess(AccessRecord(at, 0, life.chance.choice(["window", "entry"]))))
    change_preference(life)
    life.told({f"look:{at}": True})


def read(life: "Life") -> None:
    """The same of an article that was open."""
    at = int(life.clock.now())
    for entry_id in entries(life, 1):
        life.send(RecordReading(Reading(entry_id, FeedId(1), at, 0, life.chance.randint(1, 90))))
        change_preference(life)
        life.told({f"reading:{at}": True})


def judge(life: "Life") -> None:
    for entry_id in entries(life, 4):
        life.ask(JudgeEntry(entry_id, life.chance.choice([1, -1, 0])), "table:judgements")


def search(life: "Life") -> None:
    known = column(life, "SELECT search_id FROM saved_search")
    if len(known) > 5:
        life.ask(RemoveSearch(life.chance.choice(known)), "table:searches")
    else:
        life.ask(SaveSearch("Words", f"words {life.chance.randint(1, 99)}", life.chance.choice([None, *known])), "table:searches")


def a_day_passes(life: "Life") -> None:
    """Retention runs and a backup is written, while the user goes on."""
    days = 1 if life.clock.now() + DAY < life.last_day else 0
    life.ask(SetPreference("storage.keep_days", 7), "table:preferences")
    life.clock.advance(days * DAY + 400)
    life.say("clock", life.clock.now())
    before = len(list(life.backups.iterdir()))
    mark_all(life)
    for _ in range(40):
        mark(life)
        if len(list(life.backups.iterdir())) != before and life.chance.random() < 0.3:
            return


DEEDS: dict[str, list[Callable[["Life"], None]]] = {
    "import": [import_list, import_list, undo, add_feed],
    "retrieval": [retrieve, add_feed],
    "marking": [mark, mark_one_by_one, hide, mark_all, undo],
    "tagging": [tag, tag, change_tag, undo],
    "rules": [keep_rule, keep_rule, drop_rule, apply_rule, undo],
    "folders": [add_folder, change_folder, move_feeds, undo],
    "leaving": [leave, leave, retrieve],
    "settings": [change_feed, change_preference, look, search, undo],
    "reading": [read, judge, judge, undo],
    "upkeep": [a_day_passes],
}
DEEDS["all at once"] = [deed for deeds in DEEDS.values() for deed in deeds if deed is not a_day_passes]
