"""Services to share with: what a line may be, and that nothing an article says leaves its place in the address."""

from urllib.parse import parse_qsl, urlsplit

import pytest

from reader.domain.link_templates import ShareService, TargetKind, WrongLineError, normalized_service, services_of, target_of
from reader.domain.preferences import PREFERENCES

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
    D:\\Vault
    Bag: wallabag+https://bag.example/app/
    Elsewhere: miniflux:
    obsidian://new?name={title}&content={url}"""
    found = services_of(text)
    assert [(each.name, each.kind, each.gets_starred) for each in found] == [
        ("Notes", TargetKind.FOLDER, True),
        ("Vault", TargetKind.FOLDER, False),
        ("Bag", TargetKind.WALLABAG, False),
        ("Elsewhere", TargetKind.MINIFLUX, False),
        ("obsidian", TargetKind.LINK, False),
    ]
    assert (found[0].template, found[2].server_url) == ("/home/ann/My notes", "https://bag.example/app")
    assert [each.other_scheme for each in found] == ["", "", "", "", "obsidian"]
    assert services_of(normalized_service(text)) == found
    assert target_of(text, "Bag") == found[2]
    assert target_of(text, "obsidian") is None
