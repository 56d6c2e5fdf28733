"""What every layer reads from an address."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.addresses import host_of


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
