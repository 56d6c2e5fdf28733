"""Addresses whose feed follows from the address alone."""

import pytest

from reader.formats.urls import feed_url_for

CHANNEL = "UCabcdefghijklmnopqrstuv"
YOUTUBE = "https://www.youtube.com/feeds/videos.xml?"


@pytest.mark.parametrize(
    ("url", "feed"),
    [
        (f"https://www.youtube.com/channel/{CHANNEL}", f"{YOUTUBE}channel_id={CHANNEL}"),
        (f"http://m.youtube.com/channel/{CHANNEL}/videos?view=0", f"{YOUTUBE}channel_id={CHANNEL}"),
        ("https://www.youtube.com/playlist?list=PLabc-_123", f"{YOUTUBE}playlist_id=PLabc-_123"),
        ("https://youtube.com/user/Somebody/videos", f"{YOUTUBE}user=Somebody"),
        ("https://www.reddit.com/r/python", "https://www.reddit.com/r/python/.rss"),
        ("https://old.reddit.com/r/python/top/?t=week", "https://www.reddit.com/r/python/top/.rss?t=week"),
        ("https://reddit.com/r/python+rust/", "https://www.reddit.com/r/python+rust/.rss"),
        ("https://www.reddit.com/u/somebody", "https://www.reddit.com/user/somebody/.rss"),
        ("https://www.reddit.com/user/somebody/m/news/", "https://www.reddit.com/user/somebody/m/news/.rss"),
        ("https://www.reddit.com/r/a/comments/1x/title/", "https://www.reddit.com/r/a/comments/1x/title/.rss"),
    ],
)
def test_these_are_rewritten(url: str, feed: str) -> None:
    assert feed_url_for(url) == feed
    assert feed_url_for(feed) is None


@pytest.mark.parametrize(
    "url",
    [
        "https://www.youtube.com/@somebody",
        "https://www.youtube.com/c/somebody",
        "https://www.youtube.com/watch?v=abc&list=PLabc",
        "https://www.youtube.com/playlist?list=<script>",
        "https://www.youtube.com/playlist",
        "https://www.youtube.com/channel/UCshort",
        "https://www.reddit.com/",
        "https://www.reddit.com/r/",
        "https://www.reddit.com/r/python.rss",
        "https://www.reddit.com/r/python/.rss/",
        "https://evilreddit.com/r/python",
        "https://reddit.com.evil.test/r/python",
        "https://youtube.com.evil.test/user/x",
        "https://mastodon.example/@name",
        "https://example.com/",
        "ftp://www.reddit.com/r/python",
        "javascript:alert(1)//www.reddit.com/r/python",
        "https://[broken",
        "",
    ],
)
def test_these_are_left_to_discovery(url: str) -> None:
    assert feed_url_for(url) is None
