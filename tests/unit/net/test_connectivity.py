"""Faults of this computer's network, as opposed to faults of feeds."""

from dataclasses import replace

import pytest

from reader.domain.retrieval import FetchRequest, FetchResult, Purpose, Redirect
from reader.net.problems import is_html, looks_like_portal
from tests.fakes.documents import page, rss

HOSTS = [f"http://feed{n}.test/" for n in range(9)]


def answered(url: str, *, body: bytes = b"", final_url: str = "", status: int = 200, content_type: str = "") -> FetchResult:
    redirects = (Redirect(302, final_url),) if final_url else ()
    request = FetchRequest(1, url, Purpose.FEED)
    result = FetchResult(request, status, final_url or url, 0.0, 0.0, redirects=redirects, body=body, content_type=content_type)
    return replace(result, body_hash=str(hash(body)))


def test_a_sign_in_page_at_another_host_is_a_portal() -> None:
    assert looks_like_portal(answered(HOSTS[0], body=page(), final_url="http://login.test/"), "feed0.test")
    assert looks_like_portal(answered(HOSTS[0], status=511), "feed0.test")


@pytest.mark.parametrize(
    "result",
    [
        answered(HOSTS[0], body=page()),
        answered(HOSTS[0], body=rss(), final_url="http://other.test/"),
        answered(HOSTS[0], body=rss(), final_url="http://other.test/", content_type="text/html"),
        answered(HOSTS[0], body=page(), final_url=HOSTS[0] + "home"),
    ],
)
def test_other_pages_are_no_portal(result: FetchResult) -> None:
    for spelling in ("feed0.test", "Feed0.TEST", "feed0.test."):
        assert not looks_like_portal(result, spelling)


@pytest.mark.parametrize("body", [b"\xef\xbb\xbf \n<!DOCTYPE html><p>", b"<HTML>", page()])
def test_html_is_known_by_its_start(body: bytes) -> None:
    assert is_html(answered(HOSTS[0], body=body))


def test_html_is_known_by_its_type_where_the_start_says_nothing() -> None:
    assert is_html(answered(HOSTS[0], body=b"<p>hello", content_type="Text/HTML; charset=utf-8"))
    assert not is_html(answered(HOSTS[0], body=b"{}", content_type="text/html"))
    assert not is_html(answered(HOSTS[0], body=b"X <html>"))
    assert not is_html(answered(HOSTS[0], body=b"<p>hello", content_type="text/plain"))
