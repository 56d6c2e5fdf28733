import pytest

from reader.formats.feeds.xml_entry import (
    ENCLOSURE_LIMIT,
    duration_seconds,
    enclosure,
    length_bytes,
    xml_enclosures,
    xml_thumbnail,
)

BASE = "https://example.org/feed"


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1:02:03", 3723), ("62:03", 3723), ("3723", 3723), ("3723.5", 3723), ("00:30", 30), ("", None), ("0", None), ("-5", None),
        ("soon", None), ("99999999", None), ("1:2:3:4", None), ("١٢", None),
    ],
)  # fmt: skip
def test_duration_seconds(text: str, seconds: int | None) -> None:
    assert duration_seconds(text) == seconds


@pytest.mark.parametrize(
    ("text", "length"),
    [("123", 123), (" 9 ", 9), ("-5", None), ("1e30", None), ("0", None), ("", None), ("9" * 17, None), ("٣", None)],
)
def test_length_bytes(text: str, length: int | None) -> None:
    assert length_bytes(text) == length


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:alert(1)", "", "smb://x/y"])
def test_only_web_addresses_are_enclosures(url: str) -> None:
    assert enclosure(url, BASE) is None


def test_enclosure_keeps_what_makes_sense() -> None:
    found = enclosure("/a b.mp3", BASE, mime_type="Audio/MPEG", length="5", duration="1:00", title="<b>One</b>")
    assert found is not None
    assert (found.url, found.mime_type, found.length_bytes, found.duration_seconds, found.title) == (
        "https://example.org/a%20b.mp3", "audio/mpeg", 5, 60, "One",
    )  # fmt: skip
    nonsense = enclosure("/x", BASE, mime_type="not a type")
    assert nonsense is not None
    assert nonsense.mime_type == ""


def test_media_of_an_entry_once_each_pictures_apart() -> None:
    entry = {
        "links": [{"rel": "enclosure", "href": "/a.mp3", "type": "audio/mpeg"}, {"rel": "alternate", "href": "/page"}],
        "media_content": [{"url": "/a.mp3"}, {"url": "/v.mp4", "duration": "9"}, {"url": "/p.jpg", "medium": "image"}],
        "itunes_duration": "60",
    }
    found = xml_enclosures(entry, BASE)
    assert [(media.url.rpartition("/")[2], media.duration_seconds) for media in found] == [("a.mp3", 60), ("v.mp4", 9)]
    assert xml_thumbnail(entry, BASE) == "https://example.org/p.jpg"


def test_enclosures_of_an_entry_are_limited() -> None:
    links = [{"rel": "enclosure", "href": f"/{number}"} for number in range(ENCLOSURE_LIMIT + 1)]
    assert len(xml_enclosures({"links": links[:-1]}, BASE)) == ENCLOSURE_LIMIT
    assert len(xml_enclosures({"links": links}, BASE)) == ENCLOSURE_LIMIT


def test_thumbnail_prefers_the_declared_one() -> None:
    entry = {"media_thumbnail": [{"url": "javascript:x"}, {"url": "/t.png"}], "image": {"href": "/i.png"}}
    assert xml_thumbnail(entry, BASE) == "https://example.org/t.png"
    assert xml_thumbnail({"image": {"href": "/i.png"}}, BASE) == "https://example.org/i.png"
    assert xml_thumbnail({}, BASE) == ""


def test_sizes_and_durations_are_believed_up_to_a_bound() -> None:
    assert [length_bytes(str(2**53 + more)) for more in (-1, 0, 1)] == [2**53 - 1, 2**53, None]
    assert [duration_seconds(str(864_000 + more)) for more in (0, 1)] == [864_000, None]
