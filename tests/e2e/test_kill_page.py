"""A followed page survives kill -9: the rule and the articles that were acknowledged are there, and the next run reads by that rule."""

import json
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from reader.app.paths import profile_in
from reader.domain.page_rule import PAGE, PageRule, TextRule, rule_text
from reader.storage.connection import open_reader
from reader.storage.site_rules import COMMON, rules_for
from tests.fakes.feed_server import FeedServer
from tests.unit.formats.test_page_rule import page, post

PROGRAM = """
import json, sys, threading
from pathlib import Path
from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import RetrieveNow, SetSubscriptionSettings
from reader.domain.events import EntriesArrived, EntriesChanged, SubscriptionAdded, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.domain.commands import FollowPage
from reader.domain.page_rule import PAGE, PageRule, rule_text

url, step = sys.argv[2:]
said = threading.Event()

def publish(event):
    for kind in (SubscriptionAdded, EntriesArrived, EntriesChanged, SubscriptionsChanged):
        if isinstance(event, kind):
            print(kind.__name__, len(getattr(event, "entry_ids", ())), flush=True)

engine = start_engine(profile_in(Path(sys.argv[1])), publish)
if step == "follow":
    engine.submit(FollowPage(url, PageRule("div.post")))
elif step == "rule":
    engine.submit(SetSubscriptionSettings((FeedId(1),), {PAGE: rule_text(PageRule("div.post", title="p"))}))
else:
    engine.submit(RetrieveNow(is_whole=True))
said.wait(60)
"""
STEPS = {
    "follow": ("SubscriptionAdded", "EntriesArrived"),
    "rule": ("SubscriptionsChanged",),
    "refresh": ("EntriesArrived",),
}
"""What is waited for before the program is killed."""


def killed_after(profile: Path, url: str, step: str) -> int:
    """How many articles were acknowledged by then."""
    command = [sys.executable, "-P", "-c", PROGRAM, str(profile), url, step]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    awaited, arrived = set(STEPS[step]), 0
    for line in program.stdout:
        name, count = line.split()
        arrived += int(count) if name == "EntriesArrived" else 0
        awaited.discard(name)
        if not awaited:
            break
    program.send_signal(signal.SIGKILL)
    program.wait(30)
    program.stdout.close()
    assert not awaited
    return arrived


def an_hour_later(database: Path) -> None:
    """As far as the feed knows, so that it may be asked again."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "UPDATE feed SET retrieved_at = retrieved_at - 3600, not_before_at = not_before_at - 3600, asked_until = 0"
        )
        connection.commit()


@pytest.mark.parametrize("changes_rule", [False, True])
def test_the_rule_and_the_articles_survive(tmp_path: Path, *, changes_rule: bool) -> None:
    profile = profile_in(tmp_path / "profile")
    rule = PageRule("div.post")
    with FeedServer() as server:
        html = [("Content-Type", "text/html")]
        server.answer("/news/", headers=html, body=page(post(3), post(2), post(1)))
        arrived = killed_after(profile.folder, server.url("/news/"), "follow")
        if changes_rule:
            rule = PageRule("div.post", title="p")
            killed_after(profile.folder, server.url("/news/"), "rule")
        server.answer("/news/", headers=html, body=page(post(5), post(4), post(3)))
        an_hour_later(profile.database)
        arrived += killed_after(profile.folder, server.url("/news/"), "refresh")
    with closing(open_reader(profile.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        ((settings,),) = connection.execute("SELECT settings FROM subscription").fetchall()
        assert json.loads(settings)[PAGE] == rule_text(rule)
        stored = connection.execute("SELECT e.title, e.link FROM entry e ORDER BY e.link").fetchall()
    assert arrived == len(stored) == 5
    assert [link.rpartition("/")[2] for _, link in stored] == ["1", "2", "3", "4", "5"]
    assert [title for title, _ in stored][-1] == ("Words of 5." if changes_rule else "A title of number 5")


SITES, KILLS = 3_000, 12
REPLACING = f"""
import sys
from pathlib import Path
from reader.domain.retrieval import SiteRules
from reader.storage.site_rules import store_common
while True:
    for word in ("before", "after"):
        store_common(Path(sys.argv[1]), SiteRules("".join(f"[host{{n}}.test.txt]\\nbody: //{{word}}\\n" for n in range({SITES})), {SITES}))
        print(word, flush=True)
"""


def test_common_rules_are_whole_whenever_the_program_is_killed(tmp_path: Path) -> None:
    chance, folder = random.Random(3), tmp_path / "site-rules"
    for _ in range(KILLS):
        program = subprocess.Popen([sys.executable, "-P", "-c", REPLACING, str(folder)], stdout=subprocess.PIPE)
        for _ in range(chance.randint(1, 20)):
            assert program.stdout.readline()
        program.kill()
        program.wait()
        program.stdout.close()
        found = {(folder / COMMON).read_text().count(f"body: //{word}\n") for word in ("before", "after")}
        assert found == {0, SITES}
        (rule,) = rules_for(folder, f"host{SITES - 1}.test")
        assert rule in {TextRule(f"host{SITES - 1}.test.txt", f"body: //{word}\n") for word in ("before", "after")}
