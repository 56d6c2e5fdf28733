"""Who may lead into a private network: the user, and what lies there itself. Every way of naming an address, every spelling of one.

Real requests over loopback: names under .test are public and served by one server, everything else leads to another that is private
and must not be asked. The core runs on a virtual clock.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind
from reader.domain.addresses import is_private_address
from reader.domain.commands import (
    AddSubscription,
    FetchFullText,
    FetchPicture,
    FindFeedAgain,
    FindMissing,
    PreviewOpml,
    PreviewOpmlUrl,
    RetrieveNow,
    SavePage,
    ShowThumbnails,
)
from reader.domain.entry import Selection, View
from reader.domain.errors import Detail, DetailKind, ProblemKind
from reader.domain.events import (
    CommandFailed,
    EntriesChanged,
    FeedsFound,
    FeedsFoundAgain,
    FullTextFailed,
    OpmlPreviewed,
    PictureFailed,
)
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.engine.jobs.episodes import media_request
from reader.lab.simulation import Simulation
from reader.net.fetcher import Fetcher
from reader.net.transport import Limits
from reader.storage import accounts, history, subscriptions
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.moved_clock import MovedClock
from tests.fakes.world import START, make_core, only_feed, published

PUBLIC, PRIVATE = "127.0.0.9", "127.0.0.1"
DAY = 86_400
SPELLINGS = (
    "127.0.0.1", "localhost", "localhost.", "LOCALHOST", "printer", "nas.local", "box.lan", "169.254.169.254", "metadata.internal",
    "10.0.0.1", "172.16.3.4", "192.168.1.1", "0", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "[::1]", "[fd00::1]",
    "[fe80::1]", "[::ffff:127.0.0.1]", "[::ffff:192.168.1.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "rebound.test",
)  # fmt: skip
"""`rebound.test` is a public name that leads to a private address."""
FEW = ("127.0.0.1", "169.254.169.254", "rebound.test")
HTML = {"Content-Type": "text/html; charset=utf-8"}


@dataclass
class Net:
    """Both servers and the program between them."""

    public: FeedServer
    private: FeedServer
    simulation: Simulation

    def site(self, path: str = "/") -> str:
        """An address of the public server."""
        return self.public.url(path, host="site.test")

    def inside(self, host: str, path: str = "/feed.xml") -> str:
        """An address that leads to the private server, if anybody asks for it."""
        return self.private.url(path, host=host)

    def page(self, path: str, head: str, *, server: FeedServer | None = None) -> None:
        body = f"<html><head><title>A site</title>{head}</head><body>Words</body></html>".encode()
        (server or self.public).answer(path, headers=HTML, body=body)

    def advance(self, seconds: float) -> None:
        self.simulation.run_until(self.simulation.now + seconds)

    def follow(self, path: str = "/feed.xml") -> None:
        """Subscribe to a feed of the public server."""
        self.simulation.send(AddSubscription(self.site(path)))
        self.advance(5)
        assert only_feed(self.simulation).problem is None

    def retrieve(self) -> None:
        self.advance(DAY / 4)
        self.simulation.send(RetrieveNow())
        self.advance(60)

    def refused(self) -> list[ProblemKind]:
        return [event.problem.kind for event in published(self.simulation, CommandFailed)]

    def followed(self) -> list[str]:
        return [each.url for each in subscriptions.subscriptions(self.simulation.core.state.connection)]


def look_up(host: str, port: int, timeout_seconds: float) -> list[str]:
    del port, timeout_seconds
    is_public = host == PUBLIC or (host.endswith(".test") and host != "rebound.test")
    return [PUBLIC if is_public else PRIVATE]


@pytest.fixture
def net(tmp_path: Path) -> Iterator[Net]:
    clock = MovedClock(START)
    with FeedServer(PUBLIC, now=clock.now) as public, FeedServer(PRIVATE, now=clock.now) as private:
        private.feed("/feed.xml", entries=2)
        private.feed("/moved.xml", entries=3)
        limits = Limits(connect_seconds=5, total_seconds=10)
        fetcher = Fetcher(
            "Test/1", clock, limits=limits, resolver=look_up, is_private=lambda a: a != PUBLIC and is_private_address(a)
        )
        core = make_core(tmp_path, now=START, spacing_seconds=0.0)
        core.state.background.is_allowed = True
        core.state.preferences = core.state.preferences.with_value("fetch.automatic", value=False)

        def fetched(request: FetchRequest, now: float) -> FetchResult:
            clock.advance(now - clock.now())
            return fetcher.fetch(request)

        yield Net(public, private, Simulation(core, fetched, now=START))
        fetcher.close()


def link(url: str, title: str = "Posts") -> str:
    return f'<link rel="alternate" type="application/rss+xml" title="{title}" href="{url}">'


# Who names it


def a_page(net: Net, target: str) -> None:
    net.page("/", link(target))
    net.simulation.send(AddSubscription(net.site()))
    assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]


def a_link_header(net: Net, target: str) -> None:
    fields = {**HTML, "Link": f'<{target}>; rel="alternate"; type="application/rss+xml"'}
    net.public.answer("/", headers=fields, body=b"<html><body>Words</body></html>")
    net.simulation.send(AddSubscription(net.site()))
    assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]


def a_page_of_several(net: Net, target: str) -> None:
    net.page("/", link(target, "Inside") + link("/a.xml") + link("/b.xml"))
    net.simulation.send(AddSubscription(net.site()))
    offered = [feed.url for event in published(net.simulation, FeedsFound) for feed in event.feeds]
    assert net.site("/a.xml") in offered
    assert net.site("/b.xml") in offered
    # a public name stands for itself until somebody asks it: then the address it leads to decides
    if "rebound.test" in target:
        net.simulation.send(AddSubscription(target))
        assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]
    else:
        assert offered == [net.site("/a.xml"), net.site("/b.xml")]


def a_redirect_of_a_page(net: Net, target: str) -> None:
    net.public.redirect("/", target)
    net.simulation.send(AddSubscription(net.site()))
    assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]


def a_redirect_of_what_a_page_names(net: Net, target: str) -> None:
    net.page("/", link("/feed.xml"))
    net.public.redirect("/feed.xml", target, status=301)
    net.simulation.send(AddSubscription(net.site()))
    assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]


def a_feed_that_moves(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=2)
    net.follow()
    net.public.redirect("/feed.xml", target, status=301)
    for _ in range(9):
        net.advance(DAY)
        net.retrieve()
    feed = only_feed(net.simulation)
    assert feed.url == net.site("/feed.xml")
    assert feed.problem.kind is ProblemKind.BLOCKED_ADDRESS


def a_feeds_icon(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=2, extra=f"<image><url>{target}</url></image>")
    net.follow()
    net.advance(600)
    assert "/favicon.ico" in net.public.paths


def a_site_that_names_an_icon(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=2)
    net.page("/", f'<link rel="icon" href="{target}">')
    net.public.redirect("/favicon.ico", target)
    net.follow()
    net.advance(600)
    assert "/" in net.public.paths


def a_feeds_site(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=2)
    site = net.public.url("/")
    body = net.public._scripts["/feed.xml"].next_answer().body.replace(site.encode(), target.encode())
    net.public.answer("/feed.xml", headers={"Content-Type": "application/rss+xml"}, body=body)
    net.follow()
    net.advance(600)
    net.simulation.send(FindFeedAgain(only_feed(net.simulation).feed_id))
    net.advance(60)


def a_site_asked_again(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=2)
    net.follow()
    net.page("/", link(target) + link(net.site("/new.xml")))
    net.simulation.send(FindFeedAgain(only_feed(net.simulation).feed_id))
    net.advance(60)
    offered = [feed.url for event in published(net.simulation, FeedsFoundAgain) for feed in event.feeds]
    assert net.site("/new.xml") in offered
    assert [url for url in offered if "rebound.test" not in url] == [net.site("/new.xml")]


def an_entrys_picture(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=[Posting("one", "One", f'<img src="{target}">')])
    net.follow()
    net.public.redirect("/away.png", target)
    for url in (target, net.site("/away.png")):
        net.simulation.send(FetchPicture(url, EntryId(1)))
        net.advance(10)
    kinds = {event.problem.kind for event in published(net.simulation, PictureFailed)}
    assert kinds <= {ProblemKind.BLOCKED_ADDRESS, ProblemKind.BAD_URL}
    assert len(published(net.simulation, PictureFailed)) == 2


def a_rows_picture(net: Net, target: str) -> None:
    net.public.redirect("/away.png", target)
    net.public.feed("/feed.xml", entries=[Posting("one", "One", f'<img src="{target}">')])
    net.follow()
    net.simulation.send(ShowThumbnails(tuple((url, EntryId(1)) for url in (target, net.site("/away.png")))))
    net.advance(10)
    assert len(published(net.simulation, PictureFailed)) == 2


def an_entrys_page(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=[Posting("one", "One", "Words")])
    net.follow()
    net.simulation.core.state.connection.execute("UPDATE entry SET link = ?", (target,))
    net.simulation.send(FetchFullText(EntryId(1)))
    net.advance(60)
    assert [event.problem.kind for event in published(net.simulation, FullTextFailed)] == [ProblemKind.BLOCKED_ADDRESS]


def a_page_that_redirects(net: Net, target: str) -> None:
    net.public.redirect("/one", target)
    an_entrys_page(net, net.site("/one"))


def a_saved_page(net: Net, target: str) -> None:
    net.simulation.send(SavePage(target))
    net.advance(60)
    failed = [event.problem.kind for event in published(net.simulation, FullTextFailed)]
    assert [*net.refused(), *failed] == [ProblemKind.BLOCKED_ADDRESS]


def a_saved_page_that_redirects(net: Net, target: str) -> None:
    net.public.redirect("/one", target)
    net.simulation.send(SavePage(net.site("/one")))
    net.advance(60)
    assert [event.problem.kind for event in published(net.simulation, FullTextFailed)] == [ProblemKind.BLOCKED_ADDRESS]


def a_saved_pages_picture(net: Net, target: str) -> None:
    words = "<p>Many words, and more of them, so that it is an article.</p>" * 20
    net.public.answer(
        "/one", headers=HTML, body=f"<html><body><article>{words}<img src='{target}'></article></body></html>".encode()
    )
    net.simulation.send(SavePage(net.site("/one")))
    net.advance(600)
    (saved,) = published(net.simulation, EntriesChanged)
    net.simulation.send(FetchPicture(target, saved.entry_ids[0]))
    net.advance(60)


def an_archive(net: Net, target: str) -> None:
    net.public.feed("/feed.xml", entries=5)
    net.follow()
    older = f"<link xmlns='http://www.w3.org/2005/Atom' rel='prev-archive' href='{target}'/>"
    net.public.feed("/feed.xml", entries=5, first=40, extra=older)
    net.retrieve()
    for gap in history.gaps(net.simulation.core.state.connection, Selection(View.ALL)):
        net.simulation.send(FindMissing(gap.gap_id))
        net.advance(60)


def a_list_on_the_web(net: Net, target: str) -> None:
    net.public.answer("/list.opml", headers={"Content-Type": "text/x-opml"}, body=opml(target, net.site("/feed.xml")))
    net.simulation.send(PreviewOpmlUrl(net.site("/list.opml")))
    (shown,) = published(net.simulation, OpmlPreviewed)
    imported = [feed.url for feed in shown.preview.new]
    assert [url for url in imported if "rebound.test" not in url] == [net.site("/feed.xml")]
    if "rebound.test" not in target:
        assert [each.reason for each in shown.preview.document.skipped] == [Detail(DetailKind.PRIVATE_ADDRESS)]


def opml(*urls: str) -> bytes:
    outlines = "".join(f'<outline text="A feed" type="rss" xmlUrl="{url}"/>' for url in urls)
    return f"<opml version='2.0'><head><title>x</title></head><body>{outlines}</body></opml>".encode()


WAYS = [
    a_page, a_link_header, a_page_of_several, a_redirect_of_a_page, a_redirect_of_what_a_page_names, a_feed_that_moves, a_feeds_icon,
    a_site_that_names_an_icon, a_feeds_site, a_site_asked_again, an_entrys_picture, a_rows_picture, an_entrys_page, a_page_that_redirects, an_archive,
    a_list_on_the_web, a_saved_page, a_saved_page_that_redirects, a_saved_pages_picture,
]  # fmt: skip
TABLE = [
    (way, host)
    if way is a_page or host in FEW
    # by other ways too the address is judged in the one place that `a_page` comes to
    else pytest.param(way, host, marks=pytest.mark.long)
    for way in WAYS
    for host in (SPELLINGS if way in (a_page, a_redirect_of_a_page, a_list_on_the_web, a_saved_page) else FEW)
]


@pytest.mark.parametrize(("way", "host"), TABLE, ids=lambda value: getattr(value, "__name__", str(value)))
def test_nothing_public_leads_inside(net: Net, way: Callable[[Net, str], None], host: str) -> None:
    way(net, net.inside(host))
    assert net.private.requests == []
    assert net.private.connections == 0
    assert [url for url in net.followed() if not url.startswith(net.site())] == []


# What may: the user, and what is private itself


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.1", "nas.local"])
def test_a_private_page_may_name_a_private_feed(net: Net, host: str) -> None:
    net.page("/", link(net.inside(host)), server=net.private)
    net.simulation.send(AddSubscription(net.inside(host, "/")))
    assert net.followed() == [net.inside(host)]


def test_a_private_page_may_name_a_public_feed(net: Net) -> None:
    net.public.feed("/feed.xml", entries=2)
    net.page("/", link(net.site("/feed.xml")), server=net.private)
    net.simulation.send(AddSubscription(net.inside("localhost", "/")))
    assert net.followed() == [net.site("/feed.xml")]


def test_a_private_page_that_sends_on_to_a_public_one_loses_its_right(net: Net) -> None:
    net.private.redirect("/", net.site("/there"))
    net.page("/there", link(net.inside("localhost")))
    net.simulation.send(AddSubscription(net.inside("localhost", "/")))
    assert net.refused() == [ProblemKind.BLOCKED_ADDRESS]
    assert net.followed() == []
    assert net.private.paths == ["/"]


def test_the_users_own_address_may_be_private_and_move_there(net: Net) -> None:
    net.simulation.send(AddSubscription(net.inside("nas.local")))
    net.private.redirect("/feed.xml", "/moved.xml", status=301)
    for _ in range(9):
        net.advance(DAY)
        net.retrieve()
    assert net.followed() == [net.inside("nas.local", "/moved.xml")]


@pytest.mark.parametrize("is_file", [True, False], ids=["file", "private server"])
def test_a_list_of_the_users_own_may_name_private_feeds(net: Net, is_file: bool) -> None:  # noqa: FBT001 - a parameter
    body = opml(net.inside("nas.local"))
    net.private.answer("/list.opml", body=body)
    command = PreviewOpml(body, "list.opml") if is_file else PreviewOpmlUrl(net.inside("nas.local", "/list.opml"))
    net.simulation.send(command)
    (shown,) = published(net.simulation, OpmlPreviewed)
    assert [feed.url for feed in shown.preview.new] == [net.inside("nas.local")]


def test_a_public_page_shown_in_place_of_a_private_feeds_text_leads_not_inside(net: Net) -> None:
    picture = net.inside("nas.local", "/secret.png")
    article = f"<article><h1>One</h1>{'<p>Many words, and more of them, so that it is an article.</p>' * 20}<img src='{picture}'></article>"
    net.public.answer("/one", headers=HTML, body=f"<html><body>{article}</body></html>".encode())
    net.private.feed("/feed.xml", entries=[Posting("one", "One", '<p>Few</p><img src="/own.png">')])
    net.simulation.send(AddSubscription(net.inside("nas.local")))
    net.simulation.core.state.connection.execute("UPDATE entry SET link = ?", (net.site("/one"),))
    net.simulation.send(FetchFullText(EntryId(1)))
    net.advance(60)
    for url in (picture, net.inside("nas.local", "/own.png")):
        net.simulation.send(FetchPicture(url, EntryId(1)))
        net.advance(10)
    assert net.private.paths.count("/secret.png") == 0
    assert net.private.paths.count("/own.png") == 1


def a_picture_beside_it(net: Net) -> None:
    net.simulation.send(FetchPicture(net.inside("nas.local", "/own.png"), EntryId(1)))


def a_page_beside_it(net: Net) -> None:
    net.simulation.send(FetchFullText(EntryId(1)))


def a_site_beside_it(net: Net) -> None:
    net.simulation.send(FindFeedAgain(only_feed(net.simulation).feed_id))


def an_episode_beside_it(net: Net) -> None:
    state = net.simulation.core.state
    request = media_request(state, only_feed(net.simulation).feed_id, net.inside("nas.local", "/episode.mp3"))
    assert request.may_be_private is (only_feed(net.simulation).account_id is None)


@pytest.mark.parametrize("way", [a_picture_beside_it, a_page_beside_it, a_site_beside_it, an_episode_beside_it])
@pytest.mark.parametrize("is_of_account", [False, True], ids=["the user's", "an account's"])
def test_what_the_server_of_an_account_brings_leads_not_inside(net: Net, way: Callable[[Net], None], is_of_account: bool) -> None:  # noqa: FBT001 - a parameter
    """A private address that the user typed vouches for what is beside it; one that a server named does not."""
    net.private.feed("/feed.xml", entries=[Posting("one", "One", '<p>Few</p><img src="/own.png">')])
    net.simulation.send(AddSubscription(net.inside("nas.local")))
    state = net.simulation.core.state
    state.connection.execute("UPDATE entry SET link = ?", (net.inside("nas.local", "/one"),))
    net.advance(600)
    before = len(net.private.requests)
    if is_of_account:
        account = accounts.add(
            state.connection, Server(ServerKind.OTHER, "https://rss.test"), "Home", "ann", int(net.simulation.now)
        )
        state.connection.execute(
            "INSERT INTO remote_feed (account_id, remote_id, feed_id) VALUES (?, 'feed/1', 1)", (account.account_id,)
        )
        state.remember(replace(only_feed(net.simulation), account_id=account.account_id))
    way(net)
    net.advance(60)
    asked = len(net.private.requests) - before
    assert (asked == 0) if is_of_account or way is an_episode_beside_it else (asked > 0)
