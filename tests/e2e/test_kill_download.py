"""A download survives kill -9: the next run goes on from what was acknowledged, and the file is the server's, byte for byte."""

import random
import signal
import subprocess
import sys
from pathlib import Path

from reader.app.paths import profile_in
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer

BODY = random.Random(4).randbytes(30_000_000)
PROGRAM = """
import sys, threading
from pathlib import Path
from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import AddSubscription
from reader.domain.commands import DownloadEpisode
from reader.domain.events import DownloadChanged
from reader.domain.episodes import DownloadState
from reader.domain.events import SubscriptionAdded
from reader.domain.ids import EntryId

feed, media = sys.argv[2:]
added, done = threading.Event(), threading.Event()

def publish(event):
    if isinstance(event, SubscriptionAdded):
        added.set()
    if isinstance(event, DownloadChanged) and event.download is not None:
        print(event.download.state, event.download.bytes, event.download.path, sep="\\t", flush=True)
        if event.download.state is DownloadState.DONE:
            done.set()

engine = start_engine(profile_in(Path(sys.argv[1])), publish)
if feed:
    engine.submit(AddSubscription(feed))
    added.wait(60)
    engine.submit(DownloadEpisode(EntryId(1), media))
done.wait(120)
engine.stop()
"""


def begun(profile: Path, feed: str, media: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-P", "-c", PROGRAM, str(profile), feed, media], stdout=subprocess.PIPE, text=True)


def test_a_killed_download_goes_on_in_the_next_run(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    with FeedServer() as server:
        media = server.url("/e.mp3")
        item = f"<item><guid>1</guid><title>One</title><enclosure url='{media}' type='audio/mpeg' length='1'/></item>"
        feed = f"<rss version='2.0'><channel><title>Pod</title>{item}</channel></rss>"
        server.answer("/feed", headers=[("Content-Type", "application/rss+xml")], body=feed.encode())
        whole = Answer(headers=[("Content-Type", "audio/mpeg"), ("ETag", '"v1"')], body=BODY, ranges=True)
        # the head of a body that then stands still
        server.answer("/e.mp3", headers=whole.headers, raw=whole.head() + BODY[:20_000_000])
        first = begun(profile.folder, server.url("/feed"), media)
        acknowledged = 0
        for line in first.stdout:
            acknowledged = int(line.split("\t")[1])
            if acknowledged > 8_000_000:
                break
        first.send_signal(signal.SIGKILL)
        first.wait(30)
        first.stdout.close()
        server.script("/e.mp3", whole)
        before = len(server.requests)
        second = begun(profile.folder, "", "")
        out, _ = second.communicate(timeout=120)
        state, size, path = out.splitlines()[-1].split("\t")
        assert (state, int(size)) == ("done", len(BODY))
        assert Path(path).read_bytes() == BODY
        ranges = [seen.header("Range") for seen in server.requests[before:] if seen.path == "/e.mp3"]
        assert int(ranges[0].removeprefix("bytes=").rstrip("-")) >= acknowledged
