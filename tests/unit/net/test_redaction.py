"""Secrets in URLs do not reach logs."""

import pytest

from reader.net.redaction import redact


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://a.test/feed.xml", "https://a.test/feed.xml"),
        ("https://u:SECRET@a.test/feed", "https://…@a.test/feed"),
        ("https://SECRET@a.test:8080/feed", "https://…@a.test:8080/feed"),
        ("https://a.test/?token=SECRET", "https://a.test/?token=…"),
        ("https://a.test/?whatever=SECRET&format=rss", "https://a.test/?whatever=…&format=rss"),
        ("https://a.test/feed?SECRETSECRETSECRETSECRETSECRETSECRETSECRETSECRET", "https://a.test/feed?…"),
        ("https://a.test/?format=" + "SECRET" * 9, "https://a.test/?format=…"),
        ("https://a.test/feed#SECRET", "https://a.test/feed"),
        ("https://a.test/private/0123456789abcdef0123/rss", "https://a.test/private/…/rss"),
        ("https://a.test/private/0f8fad5b-d9cb-469f-a165-70867728950e.xml", "https://a.test/private/….xml"),
        ("https://a.test/SECRET0123456789abcd", "https://a.test/…"),
        (
            "https://a.test/2026/11/21/a-very-long-title-of-an-article",
            "https://a.test/2026/11/21/a-very-long-title-of-an-article",
        ),
        ("https://www.youtube.com/feeds/videos.xml?channel_id=UC_x5XG1OV2P6uZZ5FSM9Ttw", None),
        ("http://[", "…"),
        ("", ""),
    ],
)
def test_redact(url: str, expected: str | None) -> None:
    assert redact(url) == (url if expected is None else expected)
    assert "SECRET" not in redact(url)
