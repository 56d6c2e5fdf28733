import pytest

from reader.domain.entry import Enclosure
from reader.domain.feed import PublisherHints
from reader.domain.subscription import OpmlFeed
from reader.formats.plain_data import from_plain, to_plain


def test_values_come_back_as_they_were() -> None:
    for value in (
        Enclosure("https://example.org/a", "audio/mpeg", None, 5, "t"),
        PublisherHints(60, None, frozenset({1, 2}), frozenset()),
        OpmlFeed("https://example.org", "t", "", ("a", "b"), {"k": "v"}),
        b"\x00\xff",
    ):
        assert from_plain(type(value), to_plain(value)) == value


def test_bytes_and_texts_stay_what_they_are() -> None:
    kind = str | bytes
    assert [from_plain(kind, to_plain(value)) for value in ("YQ==", b"a", "", b"")] == ["YQ==", b"a", "", b""]


@pytest.mark.parametrize("plain", ["YQ==", [], ["YQ==", "YQ=="], ["?"], ["Y"], [5], None])
def test_what_are_no_bytes_is_refused(plain: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_plain(bytes, plain)


@pytest.mark.parametrize("plain", [["a"], ["a", "b", "c", "d", 5], [5, "", None, None, ""], "text"])
def test_what_does_not_fit_is_refused(plain: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_plain(Enclosure, plain)
