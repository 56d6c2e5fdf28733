"""What full texts in advance cost in requests and what they bring: a month of one feed in the simulation; asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_full_texts_ahead.py [--days 30]`. The reader comes at 8 and 18 o'clock, opens a share of the new
articles in full and marks the others read. "there" is the share of those opened whose text was stored by then; requests are a day.
"""

import argparse
import random
import sys
import tempfile
from email.utils import formatdate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.domain.commands import AddSubscription, FetchFullText, MarkRead, RecordAccess, RecordOpenedLink
from reader.domain.entry import SHOWN_IN_FULL, OpenedLink
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import VISIT, AccessRecord, FetchRequest, FetchResult
from reader.storage import full_text
from tests.fakes.world import START, Page, World, make_core
from tests.fakes.world import Simulation as Engine

DAY = 86_400
URL = "https://site.test/feed.xml"
ARTICLE = (
    f"<html><body><article>{'<p>The gauge stood at four metres, and the harbour was quiet.</p>' * 9}</article></body></html>"
)
SHOWN = 30
DOCUMENT = "<rss version='2.0'><channel><title>A feed</title><link>https://site.test/</link>{items}</channel></rss>"
ITEM = "<item><guid>e{n}</guid><title>Entry {n}</title><link>https://site.test/{n}</link><pubDate>{date}</pubDate></item>"


def live(folder: Path, per_day: int, share: float, days: int, *, is_ahead: bool) -> tuple[float, float, float, float]:
    """Return the share of opened articles that were there, and requests a day: all pages, in advance, and of the feed."""
    step, chance, world = DAY / per_day, random.Random(7), World()

    def answer(request: FetchRequest, now: float) -> FetchResult:
        last = int((now - START) / step) + SHOWN
        posted = ((n, START + (n - SHOWN) * step) for n in range(last, last - SHOWN, -1))
        items = "".join(ITEM.format(n=n, date=formatdate(at, usegmt=True)) for n, at in posted)
        world.pages[URL] = Page(DOCUMENT.format(items=items).encode())
        if request.url != URL:
            world.pages[request.url] = Page(ARTICLE.encode(), content_type="text/html")
        return world.answer(request, now)

    engine = Engine(make_core(folder), answer, now=START)
    state = engine.core.state
    state.background.is_allowed = True
    state.preferences = state.preferences.with_value("reading.icons", value=False).with_value("fetch.full_texts", value=is_ahead)
    engine.send(AddSubscription(URL))
    opened = there = 0
    midnight = START - START % DAY
    for day in range(1, days + 1):
        for hour in (8, 18):
            engine.run_until(midnight + day * DAY + hour * 3600)
            engine.send(RecordAccess(AccessRecord(int(engine.now), 0, VISIT)))
            engine.run_until(engine.now + 60)
            unread = [EntryId(row[0]) for row in state.connection.execute("SELECT entry_id FROM entry_status WHERE is_read = 0")]
            for entry_id in (each for each in unread if chance.random() < share):
                opened += 1
                kept = full_text.load(state.connection, entry_id)
                there += kept is not None and kept.problem is None
                engine.send(FetchFullText(entry_id))
                engine.send(RecordOpenedLink(OpenedLink(entry_id, FeedId(1), int(engine.now), 0, "site.test", SHOWN_IN_FULL)))
                engine.run_until(engine.now + 30)
            engine.send(MarkRead(tuple(unread)))
    kinds = dict(state.connection.execute("SELECT kind, count(*) FROM request GROUP BY kind").fetchall())
    ahead = kinds.get("full_text_ahead", 0)
    return there / max(opened, 1), (ahead + kinds.get("full_text", 0)) / days, ahead / days, len(world.asked(URL)) / days


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--days", type=int, default=30)
    days = options.parse_args().days
    print("posts/day  opened  |  off: pages/day  |  on: there  pages/day  in advance  feed/day")
    for per_day in (2, 10, 40):
        for share in (0.1, 0.25, 0.4, 0.6, 0.9):
            with tempfile.TemporaryDirectory() as off, tempfile.TemporaryDirectory() as on:
                _, alone, *_ = live(Path(off), per_day, share, days, is_ahead=False)
                there, pages, ahead, feed = live(Path(on), per_day, share, days, is_ahead=True)
            print(f"{per_day:9}  {share:6.0%}  |  {alone:14.1f}  |  {there:9.0%}  {pages:9.1f}  {ahead:10.1f}  {feed:8.1f}")


if __name__ == "__main__":
    main()
