"""The address of the user's web search: which are taken, and that what is searched stays in its place."""

from urllib.parse import parse_qsl, urlsplit

import pytest

from reader.domain.link_templates import LONGEST_QUERY, WrongTemplateError, normalized_search, search_address
from reader.domain.preferences import PREFERENCES

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
