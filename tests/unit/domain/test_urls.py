"""What every layer reads from an address."""

import pytest

from reader.domain.urls import host_of


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
