"""Faults of this computer's network, told apart from faults of feeds."""

import socket
from dataclasses import replace

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose, Redirect
from reader.net import connectivity
from reader.net.connectivity import has_route, is_html, is_outage, is_portal_wave, looks_like_portal
from tests.fakes.documents import page, rss

HOSTS = [f"http://feed{n}.test/" for n in range(9)]


def answered(url: str, *, body: bytes = b"", final_url: str = "", status: int = 200, content_type: str = "") -> FetchResult:
    redirects = (Redirect(302, final_url),) if final_url else ()
    request = FetchRequest(1, url, Purpose.FEED)
    result = FetchResult(request, status, final_url or url, 0.0, 0.0, redirects=redirects, body=body, content_type=content_type)
    return replace(result, body_hash=str(hash(body)))


def failed(url: str, kind: ProblemKind = ProblemKind.DNS) -> FetchResult:
    return replace(answered(url, status=0), problem=Problem(kind))


def test_without_a_route_one_failure_is_enough() -> None:
    assert is_outage([failed(HOSTS[0])], has_route=False)
    assert not is_outage([failed(HOSTS[0])], has_route=True)


def test_with_a_route_it_takes_five_hosts_in_a_row() -> None:
    failures = [
        failed(url, kind)
        for url, kind in zip(HOSTS, [ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT] * 3, strict=True)
    ]
    assert is_outage(failures[:5], has_route=True)
    assert not is_outage(failures[:4], has_route=True)
    assert not is_outage([failures[0]] * 9, has_route=True)
    assert not is_outage([*failures[:3], answered(HOSTS[8]), *failures[3:6]], has_route=True)


@pytest.mark.parametrize("kind", [ProblemKind.NOT_FOUND, ProblemKind.TLS, ProblemKind.TOO_LARGE, ProblemKind.BLOCKED_ADDRESS])
def test_an_answer_of_any_kind_means_a_network(kind: ProblemKind) -> None:
    assert not is_outage([failed(url, kind) for url in HOSTS], has_route=False)


def test_private_hosts_say_nothing_about_the_network() -> None:
    assert not is_outage([failed("http://127.0.0.1:1/", ProblemKind.CONNECT)], has_route=False)


def test_nothing_fetched_is_no_outage() -> None:
    assert not is_outage([], has_route=False)


def test_has_route_sends_nothing_and_says_what_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connectivity, "DOCUMENTATION_ADDRESSES", ((socket.AF_INET, "127.0.0.1"),))
    assert has_route()
    monkeypatch.setattr(connectivity, "DOCUMENTATION_ADDRESSES", ((socket.AF_INET, "255.255.255.255"),))
    assert not has_route()


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
    assert not looks_like_portal(result, "feed0.test")


def test_one_page_for_several_feeds_is_a_portal() -> None:
    same = [answered(url, body=page()) for url in HOSTS[:3]]
    assert is_portal_wave(same)
    assert not is_portal_wave(same[:2])
    assert not is_portal_wave([same[0]] * 3)
    assert not is_portal_wave([answered(url, body=page(title=url)) for url in HOSTS])
    assert not is_portal_wave([answered(url, body=rss()) for url in HOSTS])


@pytest.mark.parametrize("body", [b"\xef\xbb\xbf \n<!DOCTYPE html><p>", b"<HTML>", page()])
def test_html_is_known_by_its_start(body: bytes) -> None:
    assert is_html(answered(HOSTS[0], body=body))


def test_html_is_known_by_its_type_where_the_start_says_nothing() -> None:
    assert is_html(answered(HOSTS[0], body=b"<p>hello", content_type="Text/HTML; charset=utf-8"))
    assert not is_html(answered(HOSTS[0], body=b"{}", content_type="text/html"))
    assert not is_html(answered(HOSTS[0], body=b"X <html>"))
    assert not is_html(answered(HOSTS[0], body=b"<p>hello", content_type="text/plain"))
