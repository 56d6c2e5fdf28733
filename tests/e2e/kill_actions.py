"""What the user does in a hurry, by phase: one action each, with the facts it may change."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ApplyRule,
    Command,
    HideEntries,
    ImportOpml,
    JudgeEntry,
    MarkAllRead,
    MarkRead,
    MoveFolder,
    MoveSubscription,
    RecordAccess,
    RecordLeaving,
    RecordListening,
    RecordOpenedLink,
    RecordReading,
    RecordReturn,
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
    SetMark,
    SetPreference,
    SetSubscriptionSettings,
    TagEntries,
)
from reader.domain.entry import Mark, OpenedLink, Reading, Selection, View
from reader.domain.episodes import Listening
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.domain.user_data import OtherArticle, OtherFeed, OtherReader
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Signal
from reader.formats.lists.other import document_of
from reader.storage.entry_changes import identifying_keys
from tests.e2e.kill_facts import followed

if TYPE_CHECKING:
    from tests.e2e.kill_program import ProgramRun

DAY = 86_400
TREE = ("table:tree",)
ALL_MARKS = ("read:", "starred:", "later:", "hidden:", "tags:")
FITS = "Entry"
"""What the titles of all postings contain, and rules look for."""
IMPORTED_MOST = 240
IMPORTED_READER_MOST = 40


def column(run: "ProgramRun", sql: str) -> list[int]:
    return [row[0] for row in run.reader.execute(sql).fetchall()]


def some(run: "ProgramRun", ids: list[int], most: int) -> tuple[int, ...]:
    return tuple(run.chance.sample(ids, min(len(ids), run.chance.randint(1, most))))


def entries(run: "ProgramRun", most: int = 40) -> tuple[EntryId, ...]:
    found = column(run, "SELECT entry_id FROM entry_status WHERE is_removed = 0 ORDER BY entry_id DESC LIMIT 2000")
    return tuple(map(EntryId, some(run, found, most)))


def feeds(run: "ProgramRun", most: int = 8) -> tuple[int, ...]:
    return some(run, column(run, "SELECT feed_id FROM subscription WHERE removed_at IS NULL"), most)


def folders(run: "ProgramRun", most: int = 1) -> tuple[int, ...]:
    return some(run, column(run, "SELECT folder_id FROM folder"), most)


def undo(run: "ProgramRun") -> None:
    if run.undo:
        run.has_rule = None
        run.ask(
            run.undo.pop(),
            *TREE,
            *ALL_MARKS,
            "entry:",
            "removed:",
            "table:rules",
            "table:searches",
            "table:preferences",
            "table:judgements",
        )


def import_list(run: "ProgramRun") -> None:
    urls = run.chance.sample(run.urls, min(len(run.urls), run.chance.randint(IMPORTED_MOST // 2, IMPORTED_MOST)))
    places = [("Deep", "Deeper"), ("Wide",), (), (f"Folder {run.chance.randint(1, 9)}",)]
    outlines = tuple(OpmlFeed(url, f"Title {n}", "", places[n % len(places)]) for n, url in enumerate(urls))
    run.say("import", urls, sorted(followed(run.reader) & set(urls)))
    if run.ask(ImportOpml(OpmlDocument("list", outlines)), *TREE) and not set(urls) <= followed(run.reader):
        run.say("wrong", "an import that was told left feeds out")
    run.say("import", [], [])


def import_reader(run: "ProgramRun") -> None:
    """Stars, tags and read states of another reader come with the feeds: all of it or nothing."""
    number, urls = (
        run.chance.randrange(10**9),
        run.chance.sample(run.urls, min(len(run.urls), run.chance.randint(5, IMPORTED_READER_MOST))),
    )
    articles = [
        OtherArticle(
            url, f"{kind}-{number}-{n}-{url}", f"{url}/{kind}-{number}-{n}", f"{kind} {number} {n}", html=f"<p>{n}</p>",
            published_at=int(run.clock.now()) - DAY * n, is_read=kind == "read" or n % 2 == 0,
            is_starred=kind == "kept" and n < 3, tags=("from there",) if kind == "kept" and n == 3 else (),
        )
        for url in urls for kind in ("kept", "read") for n in range(4)
    ]  # fmt: skip
    feeds = tuple(OtherFeed(url, f"Title {n}", path=("Theirs",)) for n, url in enumerate(urls))
    document = document_of(OtherReader("Liferea", feeds, tuple(articles)))
    keys = [identifying_keys(each.guid, each.link, each.title, each.published_at) for each in document.read]
    identities = [each.entry.identity for each in document.kept]
    run.say("import", urls, sorted(followed(run.reader) & set(urls)), identities, [key for each in keys for key in each])
    run.ask(ImportOpml(document), *TREE, "read:", "starred:", "tags:")
    run.say("import", [], [])


def add_feed(run: "ProgramRun") -> None:
    run.ask(AddSubscription(run.chance.choice(run.urls)), *TREE)


def retrieve(run: "ProgramRun") -> None:
    run.clock.advance(run.chance.choice([5, 40, 61]))
    run.send(RetrieveNow(feeds(run, 30)))
    run.hear(run.chance.randint(5, 60))


def mark(run: "ProgramRun") -> None:
    ids, to = entries(run), run.chance.random() < 0.7
    commands: list[tuple[Command, str]] = [
        (MarkRead(ids, to), "read"),
        (SetMark(ids, Mark.STARRED, to), "starred"),
        (SetMark(ids, Mark.LATER, to), "later"),
    ]
    if ids:
        command, name = run.chance.choice(commands)
        run.ask(command, *(f"{name}:{entry_id}" for entry_id in ids))


def mark_one_by_one(run: "ProgramRun") -> None:
    for entry_id in entries(run, 10):
        run.ask(MarkRead((entry_id,)), f"read:{entry_id}")


def hide(run: "ProgramRun") -> None:
    ids = entries(run, 5)
    run.ask(HideEntries(ids, run.chance.random() < 0.5), *(f"{name}:{i}" for name in ("hidden", "read") for i in ids))


def mark_all(run: "ProgramRun") -> None:
    newest = column(run, "SELECT coalesce(max(entry_id), 0) FROM entry_status")[0]
    view = run.chance.choice([Selection(View.ALL), *(Selection(View.FEED, feed_id=feed_id) for feed_id in feeds(run, 1))])
    run.ask(MarkAllRead(view, EntryId(newest)), "read:")


def tag(run: "ProgramRun") -> None:
    names = [f"tag {number}" for number in range(6)]
    ids = entries(run, 20)
    add, remove = tuple(run.chance.sample(names, 2)), tuple(run.chance.sample(names, 1))
    run.ask(TagEntries(ids, add=add, remove=remove), *(f"tags:{entry_id}" for entry_id in ids))


def change_tag(run: "ProgramRun") -> None:
    tags = column(run, "SELECT tag_id FROM tag")
    if tags:
        # articles that arrived before may be looked at after it
        run.has_rule = None
        chosen = run.chance.choice(tags)
        rename = RenameTag(chosen, f"tag {run.chance.randint(0, 12)}")
        run.ask(run.chance.choice([rename, RemoveTag(chosen)]), "tags:")


def rule(run: "ProgramRun", step: RuleActionKind, name: str) -> ArrivalRule:
    known = column(run, f"SELECT rule_id FROM arrival_rule WHERE name = '{name}'")  # noqa: S608 -- our own words
    fits = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, FITS)
    return ArrivalRule(known[0] if known else None, name, (fits,), (RuleAction(step, "arrived"),))


def keep_rule(run: "ProgramRun") -> None:
    run.has_rule = None
    run.has_rule = run.ask(SaveRule(rule(run, RuleActionKind.TAG, "all that comes")), "table:rules")
    retrieve(run)


def drop_rule(run: "ProgramRun") -> None:
    known = column(run, "SELECT rule_id FROM arrival_rule")
    run.has_rule = None
    if known:
        run.ask(RemoveRule(run.chance.choice(known)), "table:rules")


def apply_rule(run: "ProgramRun") -> None:
    run.ask(
        ApplyRule(rule(run, run.chance.choice([RuleActionKind.STAR, RuleActionKind.LATER, RuleActionKind.TAG]), "now")),
        *ALL_MARKS,
    )


def add_folder(run: "ProgramRun") -> None:
    parent = folders(run)[0] if folders(run) and run.chance.random() < 0.4 else None
    run.ask(AddFolder(f"Folder {run.chance.randint(1, 99)}", parent), *TREE)


def change_folder(run: "ProgramRun") -> None:
    for folder_id in folders(run):
        into = run.chance.choice([None, *folders(run)])
        run.ask(
            run.chance.choice([RenameFolder(folder_id, "Renamed"), MoveFolder(folder_id, into, 0), RemoveFolder(folder_id)]),
            *TREE,
        )


def move_feeds(run: "ProgramRun") -> None:
    for feed_id in feeds(run, 5):
        into = run.chance.choice([None, *folders(run)])
        run.ask(MoveSubscription(feed_id, into, run.chance.choice([None, 0, 3])), *TREE)


def leave(run: "ProgramRun") -> None:
    chosen = feeds(run)
    if run.ask(RemoveSubscription(chosen), *TREE) and run.chance.random() < 0.85:
        undo(run)


def change_feed(run: "ProgramRun") -> None:
    for feed_id in feeds(run, 3):
        run.ask(RenameSubscription(feed_id, f"Mine {run.chance.randint(1, 9)}"), *TREE)
        settings = {
            "priority": run.chance.choice(["0.5", "2", ""]),
            "keep_days": run.chance.choice(["8", "always", ""]),
            "refresh": run.chance.choice(["30", "hand", ""]),
            "sound": run.chance.choice(["on", "off", ""]),
        }
        run.ask(SetSubscriptionSettings((feed_id,), settings), *TREE)


def change_preference(run: "ProgramRun") -> None:
    changes = [("fetch.budget", run.chance.randint(1, 24)), ("storage.keep_days", run.chance.randint(7, 60))]
    run.ask(SetPreference(*run.chance.choice(changes)), "table:preferences")


def access(run: "ProgramRun") -> None:
    """An access has no answer of its own; that of the next command says it is stored."""
    at = int(run.clock.now())
    run.send(RecordAccess(AccessRecord(at, 0, run.chance.choice(["window", "entry"]))))
    change_preference(run)
    run.acknowledged({f"look:{at}": True})


def read(run: "ProgramRun") -> None:
    """The access to an open article."""
    at = int(run.clock.now())
    for entry_id in entries(run, 1):
        run.send(RecordReading(Reading(entry_id, FeedId(1), at, 0, run.chance.randint(1, 90))))
        change_preference(run)
        run.acknowledged({f"reading:{at}": True})


def open_link(run: "ProgramRun") -> None:
    """A page opened in the browser."""
    at = int(run.clock.now())
    for entry_id in entries(run, 1):
        run.send(RecordOpenedLink(OpenedLink(entry_id, FeedId(1), at, 0, "site.test", run.chance.randint(0, 2))))
        change_preference(run)
        run.acknowledged({f"link:{at}": True})


def hear(run: "ProgramRun") -> None:
    """How far an episode was heard."""
    at = int(run.clock.now())
    for entry_id in entries(run, 1):
        url = f"https://pod.test/{at}.mp3"
        run.ask(RecordListening(Listening(entry_id, FeedId(1), url, 60, 90, is_finished=False, at=at, utc_offset_seconds=0)))
        run.acknowledged({f"heard:{at}": True})


def come_and_go(run: "ProgramRun") -> None:
    """The user comes back to the computer, and leaves it."""
    if run.clock.now() + DAY > run.last_day:
        return
    for seconds, name in ((2 * LEAST_ABSENCE_SECONDS, "return"), (40, "leaving")):
        run.clock.advance(seconds)
        run.say("clock", run.clock.now())
        at = int(run.clock.now())
        run.ask(RecordReturn(at, 0, Signal.UNLOCK, seconds) if name == "return" else RecordLeaving(at))
        run.acknowledged({f"{name}:{at}": True})


def judge(run: "ProgramRun") -> None:
    for entry_id in entries(run, 4):
        run.ask(JudgeEntry(entry_id, run.chance.choice([1, -1, 0])), "table:judgements")


def search(run: "ProgramRun") -> None:
    known = column(run, "SELECT search_id FROM saved_search")
    if len(known) > 5:
        run.ask(RemoveSearch(run.chance.choice(known)), "table:searches")
    else:
        run.ask(SaveSearch("Words", f"words {run.chance.randint(1, 99)}", run.chance.choice([None, *known])), "table:searches")


def a_day_passes(run: "ProgramRun") -> None:
    """Retention runs and a backup is written, while the user goes on."""
    days = 1 if run.clock.now() + DAY < run.last_day else 0
    run.ask(SetPreference("storage.keep_days", 7), "table:preferences")
    run.clock.advance(days * DAY + 400)
    run.say("clock", run.clock.now())
    before = len(list(run.backups.iterdir()))
    mark_all(run)
    for _ in range(40):
        mark(run)
        if len(list(run.backups.iterdir())) != before and run.chance.random() < 0.3:
            return


STEPS: dict[str, list[Callable[["ProgramRun"], None]]] = {
    "import": [import_list, import_list, undo, add_feed],
    "other reader": [import_reader, import_reader, undo, retrieve],
    "retrieval": [retrieve, add_feed],
    "marking": [mark, mark_one_by_one, hide, mark_all, undo],
    "tagging": [tag, tag, change_tag, undo],
    "rules": [keep_rule, keep_rule, drop_rule, apply_rule, undo],
    "folders": [add_folder, change_folder, move_feeds, undo],
    "leaving": [leave, leave, retrieve],
    "settings": [change_feed, change_preference, access, search, undo],
    "reading": [read, open_link, hear, come_and_go, judge, judge, undo],
    "upkeep": [a_day_passes],
}
STEPS["all at once"] = [step for steps in STEPS.values() for step in steps if step is not a_day_passes]
