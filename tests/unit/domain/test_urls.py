"""Addresses: what every layer reads from them, which are private, and which are searched or shared with."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.addresses import host_of, is_private_address, is_private_name
from reader.domain.link_templates import (
    LONGEST_QUERY,
    ShareService,
    TargetKind,
    WrongLineError,
    WrongTemplateError,
    normalized_search,
    normalized_service,
    search_address,
    services_of,
    target_of,
)
from reader.domain.preferences import PREFERENCES


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("http://A.test:80/x", "a.test"),
        ("http://u@a.test./", "a.test"),
        ("https://User@Example.ORG:8080/x", "example.org"),
        ("x", ""),
        ("nonsense", ""),
        ("http://[", ""),
    ],
)
def test_host_of(url: str, host: str) -> None:
    assert host_of(url) == host


@given(
    st.lists(
        st.sampled_from(
            ["http", "https", "://", "a.test", "B", ".", ":", "80", "@", "/", "?", "#", "[", "]", "\\", "\n", " ", "%", "é"]
        )
    )
)
def test_the_host_of_what_begins_plainly_is_that_of_the_address_split(parts: list[str]) -> None:
    url = "http://a" + "".join(parts)
    try:
        expected = (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        expected = ""
    assert host_of(url) == expected


PRIVATE = [
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 - an address to refuse, not to bind
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::1",
    "2001:db8::1",
    "not an address",
    "",
]
PUBLIC = [
    "8.8.8.8",
    "172.32.0.1",
    "192.169.0.1",
    "1.1.1.1",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "100.128.0.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert is_private_address(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert not is_private_address(address)


@pytest.mark.parametrize(
    "host",
    [
        *(address for address in PRIVATE if "." in address or ":" in address),
        "localhost",
        "LOCALHOST.",
        "nas",
        "box.local",
        "pi.lan",
        "rsshub.home.arpa",
        "x.localhost",
        "127.1",
        "127.0.1",
        "2130706433",
        "0x7f.1",
        "0x7F000001",
        "0177.0.0.1",
        "0",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "10.0.0.1.",
        "",
    ],
)
def test_private_names(host: str) -> None:
    assert is_private_name(host)


@pytest.mark.parametrize(
    "host",
    [*PUBLIC, "feed.test", "example.com", "localhost.example.com", "134744072", "8.8", "1.2.3.4.5", "256.1.1.1", "0x7g.1.test"],
)
def test_public_names(host: str) -> None:
    assert not is_private_name(host)


TEMPLATE = "https://search.example/?q={query}&lang=en"


@pytest.mark.parametrize("template", ["", TEMPLATE, "https://search.example:8443/{query}", "https://8.8.8.8/?q={query}"])
def test_public_addresses_with_a_place_are_taken(template: str) -> None:
    assert normalized_search(f" {template}\n") == template
    assert PREFERENCES["share.web_search"].check(template) == template


@pytest.mark.parametrize(
    "template",
    [
        "https://search.example/",
        "http://search.example/?q={query}",
        "ftp://search.example/?q={query}",
        "search.example/?q={query}",
        "javascript:alert('{query}')",
        "file:///tmp/{query}",
        "https://{query}/",
        "https://{query}.example/",
        "https://me:secret@search.example/?q={query}",
        "https://localhost/?q={query}",
        "https://router/?q={query}",
        "https://printer.local/?q={query}",
        "https://192.168.1.1/?q={query}",
        "https://0x7f.1/?q={query}",
        "https://[::1]/?q={query}",
        "https://[fe80::1/?q={query}",
        "https://search.example:99999/?q={query}",
        "https://search.example/?q={query}&x={text}",
        "https://search.example/ ?q={query}",
        "https://search.example\\@router/?q={query}",
        "https://search.example/?q={query}" + "x" * 1000,
    ],
)
def test_others_are_refused(template: str) -> None:
    with pytest.raises(WrongTemplateError):
        normalized_search(template)


@pytest.mark.parametrize("query", ["by the same amount", "a&q=b#c", "{query}", "../../x?y", "Größe 東京", '"quoted" +x %41'])
def test_what_is_searched_stays_in_its_place(query: str) -> None:
    parts = urlsplit(search_address(TEMPLATE, query))
    assert (parts.scheme, parts.netloc, parts.path, parts.fragment) == ("https", "search.example", "/", "")
    assert parse_qsl(parts.query) == [("q", query), ("lang", "en")]


def test_spaces_are_one_and_long_texts_are_cut() -> None:
    assert search_address(TEMPLATE, " a\n\t b ") == "https://search.example/?q=a%20b&lang=en"
    assert len(search_address(TEMPLATE, "x" * 5000)) == len(TEMPLATE) - len("{query}") + LONGEST_QUERY
    assert search_address(TEMPLATE, " ") == search_address("", "words") == ""


ADD = "https://example.org/add?url={url}"


def test_one_a_line_named_or_called_as_its_host() -> None:
    text = f"  Wall  a bag:  {ADD}&t={{title}}\n\nhttp://Links.example:8080/?q={{text}}\nA: b: {ADD}"
    assert services_of(text) == (
        ShareService("Wall a bag", f"{ADD}&t={{title}}"),
        ShareService("links.example", "http://Links.example:8080/?q={text}"),
        ShareService("A: b", ADD),
    )
    assert services_of(normalized_service(text)) == services_of(text)
    assert PREFERENCES["share.services"].check(" \n") == ""


@pytest.mark.parametrize(
    "line",
    [
        "Name",
        "Name: example.org/?{url}",
        "Name: https://example.org/add",
        "Name: https://example.org/{link}",
        "Name: https://example.org/{url}{",
        "Name: https://example.org/{url}}",
        "Name: javascript:alert({url})",
        "Name: file:///{url}",
        "Name: FILE:///{url}",
        "Name: search-ms:query={url}",
        "Name: ob{title}sidian:x?{url}",
        "Name: /",
        "Name: //server/share",
        "Name: notes/here",
        "Name: wallabag+ftp://bag.example",
        "Name: wallabag+https://ann@bag.example",
        "Name: wallabag+https://bag.example/?url={url}",
        "Name: wallabag+https://",
        "Name: miniflux:x",
        f"Name ★: {ADD}",
        "★: /home/ann/Notes",
        "Name: mailto:a@example.org?{url}",
        "Name: https://{url}.example.org/",
        "Name: https://ann:hush@example.org/?{url}",
        "Name: https:///?{url}",
        "Name: https://[example.org/?{url}",
        "Name: https://example.org/a b?{url}",
        "Name: https://example.org/\\?{url}",
        "Name: https://example.org/\u202e?{url}",
        f": {ADD}",
        f"{'n' * 41}: {ADD}",
        f"Name: {ADD}{'a' * 1000}",
        f"Before: {ADD}",
    ],
)
def test_a_line_that_is_no_service_is_named_by_its_number(line: str) -> None:
    with pytest.raises(WrongLineError) as caught:
        services_of(f"Before: {ADD}\n\n{line}\n")
    assert caught.value.number == 3
    with pytest.raises(ValueError, match="line 3"):
        PREFERENCES["share.services"].check(f"Before: {ADD}\n\n{line}")


def test_more_than_a_menu_holds_are_refused() -> None:
    lines = [f"{number}: {ADD}" for number in range(13)]
    assert len(services_of("\n".join(lines[:12]))) == 12
    with pytest.raises(WrongLineError):
        services_of("\n".join(lines))


def test_what_an_article_says_stays_in_its_place() -> None:
    said = {"url": "https://a.test/?x=1&y=2#z", "title": "1/2 or 50 % {url} & more?", "text": "窓\n\u201cq\u201d/"}
    service = ShareService("s", "https://example.org/add/{title}?u={url}&t={title}&x={text}#{text}")
    address = urlsplit(service.address(**said))
    assert (address.scheme, address.netloc, address.path.count("/")) == ("https", "example.org", 2)
    assert parse_qsl(address.query) == [("u", said["url"]), ("t", said["title"]), ("x", said["text"])]
    assert not ShareService("s", "https://a.test/{title}").needs_link
    assert service.needs_link


def test_folders_servers_and_programs_are_targets_too() -> None:
    text = """Notes ★: /home/ann/My notes
    D:\\Vault ★
    Bag: wallabag+https://bag.example/app/ ★
    Elsewhere: miniflux:
    obsidian://new?name={title}&content={url}"""
    found = services_of(text)
    assert [(each.name, each.kind, each.gets_starred) for each in found] == [
        ("Notes", TargetKind.FOLDER, True),
        ("Vault", TargetKind.FOLDER, True),
        ("Bag", TargetKind.WALLABAG, True),
        ("Elsewhere", TargetKind.MINIFLUX, False),
        ("obsidian", TargetKind.LINK, False),
    ]
    assert (found[0].template, found[2].server_url) == ("/home/ann/My notes", "https://bag.example/app")
    assert [each.other_scheme for each in found] == ["", "", "", "", "obsidian"]
    assert services_of(normalized_service(text)) == found
    assert target_of(text, "Bag") == found[2]
    assert target_of(text, "obsidian") is None
