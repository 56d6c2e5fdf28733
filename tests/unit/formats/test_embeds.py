import pytest

from reader.formats.articles.blocks import Paragraph, PictureBlock, Run, TextKind
from reader.formats.articles.embeds import MARK, Video, video_at, with_links_for_players
from reader.formats.articles.sanitizer import sanitize
from reader.formats.articles.walker import is_player, read_blocks

BASE = "https://site.test/post"
TALK = "https://www.youtube.com/watch?v=abcdefghijk"
STILL = "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg"


@pytest.mark.parametrize(
    ("url", "video"),
    [
        ("https://www.youtube.com/embed/abcdefghijk?rel=0", Video(TALK, STILL)),
        ("https://www.youtube-nocookie.com/embed/abcdefghijk", Video(TALK, STILL)),
        ("https://youtu.be/abcdefghijk", Video(TALK, STILL)),
        (TALK + "&t=3", Video(TALK, STILL)),
        ("https://www.youtube.com/embed/videoseries?list=x", None),
        ("https://www.youtube.com/@somebody", None),
        ("https://player.vimeo.com/video/12345678?h=1", Video("https://vimeo.com/12345678")),
        (
            "https://www.dailymotion.com/embed/video/x7tgad0",
            Video("https://www.dailymotion.com/video/x7tgad0", "https://www.dailymotion.com/thumbnail/video/x7tgad0"),
        ),
        *(
            (
                f"https://{host}/video/x7tgad0",
                Video("https://www.dailymotion.com/video/x7tgad0", "https://www.dailymotion.com/thumbnail/video/x7tgad0"),
            )
            for host in ("dailymotion.com", "geo.dailymotion.com")
        ),
        *((f"https://{host}/12345678", Video("https://vimeo.com/12345678")) for host in ("vimeo.com", "www.vimeo.com")),
        *(
            (f"https://{host}/v/abcdefghijk", Video(TALK, STILL))
            for host in ("youtube.com", "m.youtube.com", "youtube-nocookie.com")
        ),
        (
            "https://tube.test/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d",
            Video("https://tube.test/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d"),
        ),
        ("https://site.test/film.mp4", Video("https://site.test/film.mp4")),
        ("https://site.test/page", None),
        ("https://[bad", None),
    ],
)
def test_videos_are_known_by_their_address(url: str, video: Video | None) -> None:
    assert video_at(url) == video


def test_a_known_player_becomes_a_still_with_its_title() -> None:
    html = sanitize('<p>a</p><iframe title="A talk" src="https://www.youtube.com/embed/abcdefghijk">no frames</iframe>', BASE)
    _, still, name = read_blocks(html).blocks
    assert isinstance(still, PictureBlock)
    assert (still.picture.url, still.picture.link, still.picture.is_still) == (STILL, TALK, True)
    assert isinstance(name, Paragraph)
    assert name.runs[0].text == MARK + "A talk"
    assert "no frames" not in html


@pytest.mark.parametrize(("text", "is_one"), [(MARK + "A talk", True), (MARK, False), ("A talk", False), ("", False)])
def test_a_player_has_its_mark_and_a_name(text: str, is_one: bool) -> None:  # noqa: FBT001 -- a parameter of pytest
    assert is_player((Run(text, href=TALK),)) is is_one
    assert not is_player((Run(text),))
    assert not is_player((Run(text, href=TALK), Run(" and more")))


def test_an_unknown_player_becomes_its_name_and_link() -> None:
    (name,) = read_blocks(sanitize('<iframe src="https://radio.test/embed/7"></iframe>', BASE)).blocks
    assert isinstance(name, Paragraph)
    assert (name.kind, name.runs[0].text, name.runs[0].href) == (TextKind.PLAYER, "radio.test", "https://radio.test/embed/7")


def test_a_film_shows_its_poster_and_first_source_only() -> None:
    html = '<video poster="/p.jpg"><source src="a.mp4"><source src="a.webm"><p>Get a browser</p></video>after'
    shown = with_links_for_players(html, BASE)
    assert 'src="https://site.test/p.jpg"' in shown
    assert 'href="https://site.test/a.mp4"' in shown
    assert "webm" not in shown
    assert "browser" not in shown
    assert shown.endswith("after")


def test_players_that_wait_for_a_script_are_found() -> None:
    html = '<iframe src="about:blank" data-src="https://player.vimeo.com/video/12345678"></iframe>'
    assert 'href="https://vimeo.com/12345678"' in with_links_for_players(html, BASE)


def test_a_player_that_never_ends_swallows_nothing() -> None:
    assert with_links_for_players("<video src=a.mp4>one<p>two</p>", BASE).endswith("</p>") is True
    shown = with_links_for_players("<video src=a.mp4>one<audio src=b.mp3>two", BASE)
    assert [word in shown for word in ("one", "two", "a.mp4", "b.mp3")] == [True] * 4


def test_a_player_without_an_address_is_nothing() -> None:
    assert with_links_for_players("before<iframe title='Ad'></iframe>after", BASE) == "before after"
