import struct
import zlib

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.articles.pictures import MAX_PIXELS, PictureFacts, first_picture, inspect, is_tracker, without_unseen
from reader.formats.articles.sanitizer import sanitize
from tests.fakes.study import HOSTILE


def png(width: int, height: int) -> bytes:
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header))


def jpeg(width: int, height: int, *before: bytes) -> bytes:
    frame = b"\xff\xc2" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\x01\x11\x00"
    return b"\xff\xd8" + b"".join(before) + frame


def segment(marker: int, size: int) -> bytes:
    return bytes([0xFF, marker]) + struct.pack(">H", size + 2) + bytes(size)


def webp(chunk: bytes) -> bytes:
    return b"RIFF" + struct.pack("<I", len(chunk) + 4) + b"WEBP" + chunk


def icon(*images: bytes) -> bytes:
    offset = 6 + 16 * len(images)
    directory = b""
    for image in images:
        directory += struct.pack("<BBBBHHII", 16, 16, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return struct.pack("<HHH", 0, 1, len(images)) + directory + b"".join(images)


def bitmap(width: int, height: int) -> bytes:
    return struct.pack("<Iii", 40, width, height * 2) + bytes(28)


@pytest.mark.parametrize(
    ("data", "facts"),
    [
        (png(640, 480), PictureFacts("png", 640, 480)),
        (b"GIF87a" + struct.pack("<HH3s", 20, 30, b""), PictureFacts("gif", 20, 30)),
        (b"GIF89a" + struct.pack("<HH3s", 7, 9, b""), PictureFacts("gif", 7, 9)),
        (jpeg(800, 600), PictureFacts("jpeg", 800, 600)),
        (jpeg(800, 600, segment(0xE1, 5_000), segment(0xC4, 30), b"\xff\xff\x01"), PictureFacts("jpeg", 800, 600)),
        (webp(b"VP8X" + bytes(8) + b"\x7f\x02\x00" + b"\xdf\x01\x00"), PictureFacts("webp", 640, 480)),
        (webp(b"VP8L" + bytes(4) + b"\x2f" + struct.pack("<I", 99 | 49 << 14)), PictureFacts("webp", 100, 50)),
        (webp(b"VP8 " + bytes(7) + b"\x9d\x01\x2a" + struct.pack("<HH", 320, 200)), PictureFacts("webp", 320, 200)),
        (icon(bitmap(16, 16), png(256, 256)), PictureFacts("ico", 256, 256)),
        (icon(bitmap(32, 32)), PictureFacts("ico", 32, 32)),
    ],
)
def test_format_and_size_are_recognized(data: bytes, facts: PictureFacts) -> None:
    assert inspect(data) == facts


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"<?xml version='1.0'?><svg/>",
        b"<html>not a picture</html>",
        b"II*\x00" + bytes(60),
        b"MM\x00*" + bytes(60),
        bytes([0, 0, 2, 0, 0, 0]) + bytes(40),
        b"icns" + bytes(60),
        b"BM" + bytes(60),
    ],
    ids=["nothing", "svg", "svg with prolog", "html", "tiff", "tiff big endian", "tga", "icns", "bmp"],
)
def test_refuses_what_is_no_picture_of_ours(data: bytes) -> None:
    with pytest.raises(ReaderError) as caught:
        inspect(data)
    assert caught.value.problem.kind is ProblemKind.PARSE_ERROR


@pytest.mark.parametrize(
    "whole",
    [
        png(64, 64),
        jpeg(64, 64, segment(0xE0, 14))[:-5],
        b"GIF89a\x01\x00\x01\x00",
        webp(b"VP8X" + bytes(8) + b"\x7f\x02\x00\xdf\x01\x00"),
        icon(png(64, 64)),
    ],
)
def test_refuses_every_shorter_header(whole: bytes) -> None:
    for end in range(len(whole) - 4):
        with pytest.raises(ReaderError):
            inspect(whole[:end])


def test_a_jpeg_without_a_frame_ends() -> None:
    for data in (b"\xff\xd8\xff\xda" + bytes(500), b"\xff\xd8" + segment(0xE0, 10) * 50, b"\xff\xd8\xff" + b"\xff" * 500):
        with pytest.raises(ReaderError):
            inspect(data)


def test_limit_of_megapixels() -> None:
    assert inspect(png(8_000, MAX_PIXELS // 8_000)).width == 8_000
    for data in (png(8_000, MAX_PIXELS // 8_000 + 1), png(20_000, 20_000), png(40_000, 10), icon(png(20_000, 20_000))):
        with pytest.raises(ReaderError) as caught:
            inspect(data)
        assert caught.value.problem.kind is ProblemKind.TOO_LARGE


def test_a_picture_without_size_is_none() -> None:
    with pytest.raises(ReaderError):
        inspect(png(0, 10))


def test_tiny_pictures_are_tracking_pixels() -> None:
    assert inspect(png(1, 1)).is_tracking_pixel
    assert inspect(png(2, 2)).is_tracking_pixel
    assert not inspect(png(3, 2)).is_tracking_pixel


@pytest.mark.parametrize(
    ("url", "width", "height", "expected"),
    [
        ("https://blog.test/a.png", None, None, False),
        ("https://blog.test/a.png", 600, 400, False),
        ("https://blog.test/line.png", 600, 2, False),
        ("https://blog.test/a.gif", 1, 1, True),
        ("https://blog.test/a.gif", 2, 2, True),
        ("https://blog.test/a.gif", 0, 40, True),
        ("https://blog.test/a.gif", 1, None, True),
        ("https://blog.test/a.gif", None, 0, True),
        ("https://pixel.wp.com/b.gif?v=1", None, None, True),
        ("https://ad.doubleclick.net/x", None, None, True),
        ("https://notdoubleclick.net/x", None, None, False),
        ("http://feeds.feedburner.com/~r/blog/~4/x", None, None, True),
        ("http://feeds.feedburner.com/picture.png", None, None, False),
        ("https://x.us1.list-manage.com/track/open.php?u=1", None, None, True),
        ("https://blog.test/doubleclick.net/x.png", None, None, False),
        ("https://blogger.googleusercontent.com/tracker/12-34", None, None, True),
        ("https://blogger.googleusercontent.com/img/b/x.jpg", None, None, False),
        ("https://www.facebook.com/tr?id=1&ev=PageView", None, None, True),
        ("https://www.facebook.com/photo.jpg", None, None, False),
        ("https://feeds.wordpress.com/1.0/comments/blog.wordpress.com/1/", None, None, True),
        ("https://medium.com/_/stat?event=post.clientViewed", None, None, True),
        ("https://api.follow.it/track-rss-story-loaded/v1/x", None, None, True),
        ("http://[bad", None, None, False),
        ("data:image/png;base64,AAAA", 1, 1, False),
    ],
)
def test_knows_trackers(url: str, width: int | None, height: int | None, expected: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    assert is_tracker(url, width, height) is expected


@pytest.mark.parametrize(
    ("picture", "stays"),
    [
        ('<img src="https://a.test/1.png">', True),
        ('<img style="max-width:1px" src="https://a.test/1.png">', True),
        ('<img style="width:100px;height:1em" src="https://a.test/1.png">', True),
        ('<img alt="display:none" src="https://a.test/1.png">', True),
        ('<img src="https://a.test/?hidden=1">', True),
        ('<img style="display: none" src="https://a.test/1.png">', False),
        ("<IMG STYLE='border:0;WIDTH:1px;height:1px' src=https://a.test/1.png>", False),
        ('<img style="width:0;height:0!important" src="https://a.test/1.png"/>', False),
        ('<img hidden src="https://a.test/1.png">', False),
        ('<img src="https://a.test/1.png" style="visibility:hidden;">', False),
    ],
)
def test_pictures_that_are_not_to_be_seen_go(picture: str, stays: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    assert without_unseen(f"<p>a{picture}b</p>") == (f"<p>a{picture}b</p>" if stays else "<p>ab</p>")
    assert ("<img" in sanitize(f"<p>a{picture}b</p>", "")) is stays


@pytest.mark.parametrize(
    ("html", "url"),
    [
        ("<p>words</p>", ""),
        ('<p><img src="https://a.test/1.png" alt="x &gt; y"><img src="https://a.test/2.png"></p>', "https://a.test/1.png"),
        ('<img alt="a" src="http://a.test/?a=1&amp;b=2" width="640" height="50%">', "http://a.test/?a=1&b=2"),
        ('<img src="https://a.test/pixel.gif" width="1" height="1"><img src="https://a.test/2.png">', "https://a.test/2.png"),
        ('<img src="https://feeds.feedburner.com/~r/x/~4/y" height="0"><p>words</p>', ""),
        ('<img src="https://pixel.wp.com/b.gif"><img src="data:image/png;base64,AAAA">', ""),
        ("&lt;img src=&quot;https://a.test/1.png&quot;&gt;", ""),
    ],
)
def test_the_first_picture_that_is_there_to_be_seen(html: str, url: str) -> None:
    assert first_picture(html) == url


def test_refuses_hostile_pictures() -> None:
    for path in sorted((HOSTILE / "public" / "images").iterdir()):
        with pytest.raises(ReaderError):
            inspect(path.read_bytes())


@pytest.mark.parametrize(("images", "is_read"), [(64, True), (65, False), (0, False)])
def test_an_icon_of_many_pictures_is_read_up_to_a_bound(images: int, *, is_read: bool) -> None:
    data = icon(*[bitmap(16, 16)] * images)
    if is_read:
        assert (inspect(data).width, inspect(data).height) == (16, 16)
    else:
        with pytest.raises(ReaderError):
            inspect(data)
