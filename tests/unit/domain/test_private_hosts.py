"""Which addresses and names are private, in every spelling."""

import pytest

from reader.domain.addresses import is_private_address, is_private_name

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
