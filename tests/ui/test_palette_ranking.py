"""What Return opens in the palette: typed letters, and the first hit among all commands and the feeds of somebody who reads a lot."""

import itertools
from collections.abc import Mapping

from pytestqt.qtbot import QtBot

from reader.domain.preferences import PREFERENCES, Form
from reader.ui.dialogs.palette import Palette
from reader.ui.dialogs.palette_search import SYNONYMS, Candidate, Group, Hit, Pool, gather_commands, pool_of, ranked, synonyms_of
from reader.ui.shell.actions.table import ROWS
from tests.fakes.window_bench import WindowBench
from tests.ui.test_palette import open_palette, titles, type_text

FEEDS = """
Marseille Token Review|Mark Simonson|Markup Weekly|Bookmark Digest|Remarkable Maps|The Daily Starling|Star Charts|Starship Notes
Dark Reading|Undark|Darkroom Diary|Compact Cameras|The Comic Pact|Searching for Sugar|Research Notes|Python Insider|Planet Python
Unsung Heroes|Today I Learned|Today in Tabs|Next Nature|Forward Thinking|Open Culture|The Open Road|Print Magazine|Find the Bug
Rhythm and Blues Quarterly|Healthy Hens|Pausanias Blog|Settings and Stages|Help Desk Tales|Export Import Bank Watch|Quiet Rooms
The Quitters|Zoom Out|Inbox Zero Again|Shorter Shortcuts|Theme Park Insider|Larger Than Life|Tagesschau|Heise|Der Spiegel
Golem|Ars Technica|Hacker News|Lobsters|xkcd|Daring Fireball|Kottke|Language Log|Quanta Magazine|Nautilus|Aeon|LWN
All Things Linguistic|Reload Racing|Refreshing Drinks|Update Your Garden|Later That Day|Like Clockwork|Sidebar|Full Stack Feed
"""


def feed_pool() -> Pool:
    names = [name for line in FEEDS.split("\n") for name in line.split("|") if name]
    return pool_of([Candidate(Group.PLACES, f"feed:{name}", name, lambda: None) for name in names])


def commands_of(bench: WindowBench) -> Pool:
    """All of them: also those that have nothing to do at a start, which no palette lists then."""
    for action in bench.window.actions_by_name.values():
        action.setEnabled(True)
    return gather_commands(bench.window.actions_by_name, {}, bench.window.handlers.choices())


def pools_of(bench: WindowBench) -> Mapping[Group, Pool]:
    return {Group.PLACES: feed_pool(), Group.COMMANDS: commands_of(bench)}


def first_of(typed: str, pools: Mapping[Group, Pool]) -> str:
    return next(hit.candidate.key for hits in ranked(typed, pools, ()).values() for hit in hits)


def all_hits(bench: WindowBench, typed: str, recent: tuple[str, ...] = ()) -> list[Hit]:
    return [hit for hits in ranked(typed, pools_of(bench), recent).values() for hit in hits]


FIRST = (
    ("mark", "mark_all_read"),
    ("mar", "mark_all_read"),
    ("mark all", "mark_all_read"),
    ("all read", "mark_all_read"),
    ("read all", "mark_all_read"),
    ("catch up", "mark_all_read"),
    ("mark older", "mark_older_read"),
    ("mark sim", "feed:Mark Simonson"),
    ("markup", "feed:Markup Weekly"),
    ("marseille", "feed:Marseille Token Review"),
    ("mtr", "feed:Marseille Token Review"),
    ("star", "toggle_star"),
    ("starred", "go_starred"),
    ("star charts", "feed:Star Charts"),
    ("favourites", "go_starred"),
    ("dark", "choice:look.theme=dark"),
    ("dark reading", "feed:Dark Reading"),
    ("undark", "feed:Undark"),
    ("night", "choice:look.theme=dark"),
    ("light", "choice:look.theme=light"),
    ("compact", "choice:look.density=compact"),
    ("compact cam", "feed:Compact Cameras"),
    ("comfortable", "choice:look.density=comfortable"),
    ("classic", "choice:look.layout=classic"),
    ("unsub", "unsubscribe"),
    ("unsubscribe", "unsubscribe"),
    ("delete feed", "unsubscribe"),
    ("subscribe", "add_feed"),
    ("add", "add_feed"),
    ("settings", "edit_preferences"),
    ("options", "edit_preferences"),
    ("refresh", "retrieve_shown"),
    ("update", "retrieve_shown"),
    ("reload", "retrieve_shown"),
    ("refresh all", "retrieve_all"),
    ("exit", "quit"),
    ("quit", "quit"),
    ("today", "go_today"),
    ("today in", "feed:Today in Tabs"),
    ("unread", "go_unread"),
    ("next", "next_article"),
    ("print", "print_article"),
    ("find", "find_in_article"),
    ("search", "search"),
    ("research", "feed:Research Notes"),
    ("rhythm", "go_rhythm"),
    ("statistics", "go_rhythm"),
    ("health", "go_health"),
    ("pause", "pause_hour"),
    ("help", "show_help"),
    ("shortcuts", "show_keys"),
    ("zoom in", "text_larger"),
    ("zoom out", "feed:Zoom Out"),
    ("python", "feed:Python Insider"),
    ("backup", "export_everything"),
    ("language", "feed:Language Log"),
    ("pref language", "choice:look.language"),
    ("tags", "tag"),
    ("sidebar", "feed:Sidebar"),
    ("feed list", "toggle_subscriptions"),
    ("undo", "undo"),
    ("fireball", "feed:Daring Fireball"),
    ("daring", "feed:Daring Fireball"),
    ("hn", "feed:Hacker News"),
    ("xkcd", "feed:xkcd"),
)


def test_return_opens_what_was_meant(bench: WindowBench) -> None:
    pools = pools_of(bench)
    assert [(typed, first_of(typed, pools)) for typed, _ in FIRST] == [*FIRST]


def test_what_was_chosen_lately_comes_first_among_equals(bench: WindowBench) -> None:
    assert all_hits(bench, "mark", ("feed:Mark Simonson",))[0].candidate.key == "feed:Mark Simonson"
    assert all_hits(bench, "mark", ("mark_below_read",))[0].candidate.key == "mark_below_read"
    # letters within a word, or scattered over the name, are not what was meant however often it was chosen
    assert all_hits(bench, "mark", ("feed:Bookmark Digest", "feed:Marseille Token Review"))[0].candidate.key == "mark_all_read"
    assert all_hits(bench, "", ("quit", "feed:xkcd"))[0].candidate.key == "quit"


def test_no_worse_fit_stands_over_a_better_one_of_its_group(bench: WindowBench) -> None:
    """A name that begins with the letters never stands below one that only holds them."""
    for typed, group in itertools.product(["mark", "dark", "ti", "re", "s"], (Group.PLACES, Group.COMMANDS)):
        shown = [hit.candidate for hit in all_hits(bench, typed) if hit.candidate.group is group]
        begins = [
            any(part.startswith(typed) for name in (each.title, *each.synonyms) for part in name.lower().split())
            for each in shown
        ]
        assert begins == sorted(begins, reverse=True), shown


def test_every_other_name_finds_its_command(bench: WindowBench) -> None:
    """Typed whole, another name leads to its command among the hits; and none names what does not exist."""
    keys = set(commands_of(bench).keys)
    assert {name for name in SYNONYMS if name not in keys and f"choice:{name}" not in keys} == set()
    rows = {row.name for row in ROWS} | {key for key, each in PREFERENCES.items() if each.form is not Form.HIDDEN}
    pool = {Group.COMMANDS: commands_of(bench)}
    lost = [
        (name, synonym)
        for name in rows
        for synonym in synonyms_of(name)
        if not {name, f"choice:{name}"} & {hit.candidate.key for hit in ranked(synonym, pool, ())[Group.COMMANDS]}
    ]
    assert lost == []
    assert "choice:look.counts=False" in {hit.candidate.key for hit in ranked("badges", pool, ())[Group.COMMANDS]}


def test_a_command_found_by_another_name_is_done(qtbot: QtBot, bench: WindowBench) -> None:
    palette = open_palette(bench)
    type_text(qtbot, bench, palette, "compact\r")
    assert (bench.engine.sent[-1].key, bench.engine.sent[-1].value) == ("look.density", "compact")


def test_where_nothing_is_found_it_says_so_and_only_then(qtbot: QtBot, bench: WindowBench) -> None:
    palette: Palette = open_palette(bench)
    assert palette.nothing.isHidden()
    type_text(qtbot, bench, palette, "qqqzzz")
    assert palette.nothing.isVisible()
    assert palette.nothing.text() == "No results"
    assert palette.field.accessibleDescription() == "No results"
    palette.field.setText("mark")
    assert palette.nothing.isHidden()
    assert titles(palette, Group.COMMANDS)[0] == "Mark all as read"
