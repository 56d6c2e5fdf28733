"""Episodes saved by the engine's real core and the real fetcher from a server on loopback; time is virtual."""

import random
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    Command,
    DownloadEpisode,
    FetchChapters,
    ForgetListening,
    OpenEpisode,
    PauseDownload,
    RecordListening,
    RemoveDownload,
    ReportMedia,
    RestoreDownload,
    SetPreference,
)
from reader.domain.episodes import PART, Download, DownloadState, Listening
from reader.domain.errors import ProblemKind
from reader.domain.events import ChaptersFailed, ChaptersReady, CommandFailed, DownloadChanged, EpisodeOpened, ListeningChanged
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.retrieval import EPISODES, FetchRequest, FetchResult, Outcome, Purpose, RequestKind, RequestRecord
from reader.engine.core import EngineCore
from reader.engine.jobs.episodes import UNDO_SECONDS
from reader.engine.messages import ClockJumped, DownloadNoted
from reader.lab.simulation import Simulation
from reader.net.exchange import Watch
from reader.net.fetcher import Fetcher
from reader.net.transport import Limits
from reader.storage import entries, episodes, preferences
from reader.storage.activity import LineFilter, lines
from reader.storage.retention import apply_retention
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.real_clock import RealClock
from tests.fakes.world import START, Page, World, make_core, published

BODY = random.Random(2).randbytes(200_000)
ONE, FEED = EntryId(1), FeedId(1)
SOUND = [("Content-Type", "audio/mpeg"), ("ETag", '"v1"')]


@dataclass
class Bench:
    """A core whose episodes come from a real server, everything else from a simulated web."""

    folder: Path
    server: FeedServer
    world: World
    core: EngineCore = field(init=False)
    simulation: Simulation = field(init=False)

    def start(self, core: EngineCore | None = None) -> "Bench":
        self.fetcher = Fetcher(
            "Beforehand", RealClock(), limits=Limits(disk_reserve_bytes=0), resolver=self.resolve, is_private=lambda _: False
        )
        self.core = core or make_core(self.folder)
        self.core.state.default_podcasts_folder = self.folder / "podcasts"
        self.simulation = Simulation(self.core, self.answer, now=self.simulation.now if hasattr(self, "simulation") else START)
        return self

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        if request.purpose is not Purpose.MEDIA:
            return self.world.answer(request, now)
        notes: list[DownloadNoted] = []
        watch = Watch(lambda: True, lambda saved: notes.append(DownloadNoted(request.request_id, saved)))
        result = self.fetcher.fetch(request, watch)
        for note in notes:
            self.core.handle(note, now)
        return result

    def resolve(self, host: str, port: int, timeout_seconds: float) -> list[str]:
        return [self.server.host]

    def send(self, command: Command) -> None:
        self.simulation.send(command)

    @property
    def url(self) -> str:
        return self.server.url("/e.mp3")

    @property
    def saved(self) -> Download | None:
        return episodes.find_download(self.core.state.connection, ONE, self.url)

    def known(self) -> Download:
        assert self.saved is not None
        return self.saved

    def after(self, seconds: float) -> None:
        self.simulation.run_until(self.simulation.now + seconds)


def feed_with(url: str, extra: str = "", title: str = "Ferry: ../../on time?") -> Page:
    text = (
        "<rss version='2.0' xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel><title>Low/Frequencies</title>"
        f"<item><guid>e1</guid><title>{title}</title><pubDate>Sun, 04 Jan 2026 07:00:00 GMT</pubDate>"
        f"<enclosure url='{url}' type='audio/mpeg' length='1'/>{extra}</item></channel></rss>"
    )
    return Page(text.encode())


@pytest.fixture
def bench(tmp_path: Path) -> "Bench":
    with FeedServer() as server:
        address = server.url("/feed.xml")
        chapters = f"<podcast:chapters url='{server.url('/c.json')}' type='application/json+chapters'/>"
        made = Bench(tmp_path, server, World({address: feed_with(server.url("/e.mp3"), chapters)})).start()
        made.send(AddSubscription(address))
        yield made  # type: ignore[misc]


def test_an_episode_is_saved_under_a_name_of_our_own_inside_the_folder(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    path = bench.folder / "podcasts" / "Low Frequencies" / "2026-01-04 Ferry on time.mp3"
    assert bench.known().state is DownloadState.DONE
    assert (bench.known().path, bench.known().bytes, bench.known().size) == (str(path), len(BODY), len(BODY))
    assert path.read_bytes() == BODY
    assert path.stat().st_mode & 0o111 == 0
    states = [event.download.state for event in published(bench.simulation, DownloadChanged) if event.download]
    assert (states[0], states[-1]) == (DownloadState.WAITING, DownloadState.DONE)
    bench.send(DownloadEpisode(ONE, bench.url))
    bench.send(OpenEpisode(ONE, bench.url))
    assert len(bench.server.requests) == 1
    assert published(bench.simulation, EpisodeOpened)[-1].path == str(path)


def test_a_folder_of_the_users_own_is_used(bench: Bench, tmp_path: Path) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(SetPreference("podcasts.folder", str(tmp_path / "own")))
    bench.send(DownloadEpisode(ONE, bench.url))
    assert bench.known().path.startswith(str(tmp_path / "own" / "Low Frequencies"))
    bench.send(SetPreference("podcasts.folder", "relative"))
    assert isinstance(bench.simulation.events[-1], CommandFailed)


def test_what_was_cut_goes_on_later_and_later_and_after_a_restart(bench: Bench) -> None:
    whole = Answer(headers=SOUND, body=BODY, ranges=True)
    bench.server.script("/e.mp3", replace(whole, cut_after=90_000), replace(whole, status=503, body=b""), whole)
    bench.send(DownloadEpisode(ONE, bench.url))
    first = bench.known()
    assert (first.state, first.validator, first.tries) == (DownloadState.WAITING, '"v1"', 1)
    assert 0 < first.bytes < len(BODY)
    assert first.retry_at == int(bench.simulation.now) + 60
    bench.after(59)
    assert len(bench.server.requests) == 1
    bench.after(2)
    assert bench.known().tries == 2
    bench.start(bench.core)
    bench.core.state.flights.clear()
    bench.after(301)
    assert Path(bench.known().path).read_bytes() == BODY
    assert bench.server.requests[-1].header("Range") == f"bytes={first.bytes}-"


def test_a_clock_that_is_set_back_keeps_no_download_waiting(bench: Bench) -> None:
    whole = Answer(headers=SOUND, body=BODY, ranges=True)
    bench.server.script("/e.mp3", replace(whole, cut_after=90_000), whole)
    bench.send(DownloadEpisode(ONE, bench.url))
    bench.simulation.now -= 9 * DAY_SECONDS
    bench.send(ClockJumped(-9 * DAY_SECONDS))
    bench.after(120)
    assert bench.known().state is DownloadState.DONE


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_wish_for_a_week_of_peace_is_kept_for_a_day(bench: Bench, status: int) -> None:
    week = Answer(status=status, headers=[("Retry-After", str(7 * DAY_SECONDS))])
    bench.server.script("/e.mp3", week, Answer(headers=SOUND, body=BODY))
    bench.send(DownloadEpisode(ONE, bench.url))
    bench.after(DAY_SECONDS - 60)
    assert len(bench.server.requests) == 1
    bench.after(120)
    assert bench.known().state is DownloadState.DONE


def test_a_wish_for_peace_binds_downloads_and_is_made_by_streams_too(bench: Bench) -> None:
    whole = Answer(headers=SOUND, body=BODY)
    bench.server.script("/e.mp3", Answer(status=429, headers=[("Retry-After", "4000")]), whole)
    url, two = bench.server.url("/e.mp3", host="pod.test"), EntryId(2)
    bench.world.pages["https://public.test/feed"] = feed_with(url)
    bench.send(AddSubscription("https://public.test/feed"))
    bench.send(DownloadEpisode(two, url))
    bench.send(OpenEpisode(two, url))
    (refused,) = published(bench.simulation, CommandFailed)
    assert refused.problem.kind is ProblemKind.RATE_LIMITED
    bench.after(3990)
    assert len(bench.server.requests) == 1
    bench.after(20)
    found = episodes.find_download(bench.core.state.connection, two, url)
    assert found.state is DownloadState.DONE
    limited = bench.world.answer(FetchRequest(99, url, Purpose.MEDIA), 0)
    bench.send(ReportMedia(replace(limited, status=429, problem=refused.problem)))
    assert bench.core.state.gate.is_cooling("pod.test", bench.simulation.now)


def test_what_is_no_episode_fails_with_its_reason_and_can_be_tried_again(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=[("Content-Type", "text/html")], body=b"<html>")
    bench.send(DownloadEpisode(ONE, bench.url))
    failed = bench.known()
    assert failed.state is DownloadState.FAILED
    assert failed.problem.kind is ProblemKind.NOT_MEDIA
    bench.after(100_000)
    assert len(bench.server.requests) == 1
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    assert bench.known().state is DownloadState.DONE
    bench.send(DownloadEpisode(ONE, "https://elsewhere.test/x.mp3"))
    assert isinstance(bench.simulation.events[-1], CommandFailed)


def test_a_pause_holds_until_the_user_goes_on(bench: Bench) -> None:
    whole = Answer(headers=SOUND, body=BODY, ranges=True)
    bench.server.script("/e.mp3", replace(whole, cut_after=90_000), whole)
    bench.send(DownloadEpisode(ONE, bench.url))
    bench.send(PauseDownload(ONE, bench.url))
    bench.after(10_000)
    assert (bench.known().state, len(bench.server.requests)) == (DownloadState.PAUSED, 1)
    bench.send(DownloadEpisode(ONE, bench.url))
    assert bench.known().state is DownloadState.DONE
    bench.send(PauseDownload(ONE, bench.url))
    assert isinstance(bench.simulation.events[-1], CommandFailed)


@pytest.mark.parametrize("is_whole", [True, False])
def test_deleting_is_undone_for_a_while_and_then_the_file_goes(bench: Bench, is_whole: bool) -> None:  # noqa: FBT001 -- a parameter of pytest
    whole = Answer(headers=SOUND, body=BODY, ranges=True)
    bench.server.script("/e.mp3", whole if is_whole else replace(whole, cut_after=90_000), whole)
    bench.send(DownloadEpisode(ONE, bench.url))
    file = Path(bench.known().path + ("" if is_whole else PART))
    before, requests = file.read_bytes(), len(bench.server.requests)
    bench.send(RemoveDownload(ONE, bench.url))
    removed = published(bench.simulation, DownloadChanged)[-1]
    assert removed.download is None
    assert removed.undo == replace(RestoreDownload(ONE, bench.url), command_id=removed.undo.command_id if removed.undo else None)
    bench.after(UNDO_SECONDS - 5)
    assert file.read_bytes() == before
    assert removed.undo is not None
    bench.send(removed.undo)
    assert bench.known().state is DownloadState.DONE
    assert len(bench.server.requests) == requests + (0 if is_whole else 1)
    bench.send(RemoveDownload(ONE, bench.url))
    bench.after(UNDO_SECONDS + 5)
    assert bench.saved is None
    assert [path for path in (bench.folder / "podcasts").rglob("*") if path.is_file()] == []
    bench.send(RestoreDownload(ONE, bench.url))
    assert bench.known().state is DownloadState.DONE


def test_a_deleted_file_is_gone_after_a_restart(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    path = Path(bench.known().path)
    bench.send(RemoveDownload(ONE, bench.url))
    bench.core.state.is_undo_possible, bench.core.state.downloads_at = False, 0.0
    bench.start(bench.core).after(1)
    assert not path.exists()
    assert bench.saved is None


def test_a_file_that_somebody_took_away_is_streamed_again(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    Path(bench.known().path).unlink()
    bench.send(OpenEpisode(ONE, bench.url))
    opened = published(bench.simulation, EpisodeOpened)[-1]
    assert (opened.path, opened.request is not None) == ("", True)
    assert bench.saved is None


def test_private_addresses_only_beside_the_feed_and_its_login_only_at_its_origin(bench: Bench) -> None:
    bench.send(OpenEpisode(ONE, bench.url))
    request = published(bench.simulation, EpisodeOpened)[-1].request
    assert (request.may_be_private, request.login_url) == (True, bench.server.url("/feed.xml"))
    bench.world.pages["https://public.test/feed"] = feed_with(bench.url)
    bench.send(AddSubscription("https://public.test/feed"))
    bench.send(OpenEpisode(EntryId(2), bench.url))
    request = published(bench.simulation, EpisodeOpened)[-1].request
    assert (request.may_be_private, request.login_url, request.fields, request.needs_keyring) == (False, "", (), False)


def test_a_saved_episode_is_kept_by_retention(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    connection = bench.core.state.connection
    connection.execute("UPDATE entry_status SET is_read = 1, read_at = 1, first_seen_at = 1, sort_at = 1")
    connection.execute("UPDATE feed SET window = '[\"other\"]'")
    later = int(START) + 400 * 86_400
    assert apply_retention(connection, later, 30, 100) == []
    bench.send(RemoveDownload(ONE, bench.url))
    assert apply_retention(connection, later, 30, 100) == [ONE]


def heard(bench: Bench, position: int, *, is_finished: bool = False) -> Listening:
    return Listening(ONE, FEED, bench.url, position, 2880, is_finished, int(bench.simulation.now), 3600)


def test_how_far_was_heard_is_kept_only_while_habits_are_and_is_found_everywhere(bench: Bench) -> None:
    connection = bench.core.state.connection
    bench.send(RecordListening(heard(bench, 780)))
    bench.send(RecordListening(heard(bench, 781)))
    assert episodes.listening_of_entry(connection, ONE) == (heard(bench, 781),)
    assert [row.left_seconds for row in entries.entry_rows(connection, [ONE])] == [2099]
    article = entries.article(connection, ONE)
    assert article.listening == (heard(bench, 781),)
    bench.send(OpenEpisode(ONE, bench.url))
    assert published(bench.simulation, EpisodeOpened)[-1].position_seconds == 781
    bench.send(SetPreference("habits.record", value=False))
    bench.send(RecordListening(heard(bench, 900)))
    assert episodes.listening_of_entry(connection, ONE) == (heard(bench, 781),)
    bench.send(SetPreference("habits.record", value=True))
    bench.send(RecordListening(heard(bench, 2880, is_finished=True)))
    assert [row.left_seconds for row in entries.entry_rows(connection, [ONE])] == [0]
    bench.send(OpenEpisode(ONE, bench.url))
    assert published(bench.simulation, EpisodeOpened)[-1].position_seconds == 0
    bench.send(ForgetListening(ONE, bench.url))
    changed = published(bench.simulation, ListeningChanged)[-1]
    assert episodes.listening_of_entry(connection, ONE) == ()
    assert changed.undo is not None
    bench.send(changed.undo)
    assert episodes.listening_of_entry(connection, ONE)[0].is_finished


def test_chapters_are_fetched_once_on_demand_and_kept_with_the_entry(bench: Bench) -> None:
    address = bench.server.url("/c.json")
    bench.world.pages[address] = Page(
        b'{"chapters": [{"startTime": 0, "title": "Slipway"}, {"startTime": 186, "title": "Water"}]}'
    )
    assert bench.world.asked(address) == []
    bench.send(FetchChapters(ONE, bench.url))
    bench.after(60)
    assert published(bench.simulation, ChaptersReady)[-1].url == bench.url
    article = entries.article(bench.core.state.connection, ONE)
    assert [(each.start_seconds, each.title) for each in article.enclosures[0].chapters] == [(0, "Slipway"), (186, "Water")]
    bench.send(FetchChapters(ONE, bench.url))
    bench.after(60)
    assert len(bench.world.asked(address)) == 1


def test_chapters_that_failed_are_left_alone_for_a_day(bench: Bench) -> None:
    address = bench.server.url("/c.json")
    bench.world.pages[address] = Page(b"no json")
    for _ in range(3):
        bench.send(FetchChapters(ONE, bench.url))
        bench.after(60)
    assert len(bench.world.asked(address)) == 1
    assert published(bench.simulation, ChaptersFailed)[-1].problem.kind is ProblemKind.NO_CHAPTERS
    bench.after(86_400)
    bench.send(FetchChapters(ONE, bench.url))
    bench.after(60)
    assert len(bench.world.asked(address)) == 2


def logged(bench: Bench) -> list[tuple[RequestKind, Outcome, bool, str]]:
    found = [line.record for line in reversed(lines(bench.core.state.connection, LineFilter(has_refreshes=False)))]
    return [
        (each.kind, each.outcome, each.wire_bytes >= len(BODY), each.url.rpartition("/")[2])
        for each in found
        if isinstance(each, RequestRecord)
    ]


def test_downloads_streams_and_chapters_have_their_lines_in_the_log(bench: Bench) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(DownloadEpisode(ONE, bench.url))
    bench.send(FetchChapters(ONE, bench.url))
    opened = FetchRequest(99, bench.url, Purpose.MEDIA, FEED)
    bench.send(ReportMedia(FetchResult(opened, 200, bench.url, START, START + 1)))
    bench.server.answer("/e.mp3", status=404)
    bench.send(RemoveDownload(ONE, bench.url))
    bench.send(DownloadEpisode(ONE, bench.url))
    of_episodes = [line for line in logged(bench) if line[0] in EPISODES]
    assert of_episodes == [
        (RequestKind.DOWNLOAD, Outcome.DONE, True, "e.mp3"),
        (RequestKind.CHAPTERS, Outcome.FAILED, False, "c.json"),
        (RequestKind.STREAM, Outcome.DONE, False, "e.mp3"),
        (RequestKind.DOWNLOAD, Outcome.FAILED, False, "e.mp3"),
    ]
    newest = lines(bench.core.state.connection, LineFilter(has_refreshes=False, kinds=(RequestKind.DOWNLOAD,)))[0]
    assert (newest.title, newest.article) == ("Low/Frequencies", "Ferry: ../../on time?")
    assert newest.record.problem is not None


def test_what_was_played_is_not_logged_while_nothing_is_recorded(bench: Bench) -> None:
    bench.send(SetPreference("habits.record", value=False))
    opened = FetchRequest(99, bench.url, Purpose.MEDIA, FEED)
    bench.send(ReportMedia(FetchResult(opened, 200, bench.url, START, START + 1)))
    bench.send(FetchChapters(ONE, bench.url))
    assert [kind for kind, *_ in logged(bench) if kind in EPISODES] == [RequestKind.CHAPTERS]


def store_row(bench: Bench, path: Path, state: DownloadState) -> None:
    """A row as somebody else may have written it into the database."""
    row = Download(ONE, bench.url, str(path), state, 3, 9, '"v1"', at=int(bench.simulation.now))
    episodes.save_download(bench.core.state.connection, row)
    bench.core.state.downloads_at = 0.0


@pytest.mark.parametrize("way", ["beside the folder", "above it", "by a link", "a link itself", "no medium"])
def test_a_stored_place_outside_the_folder_is_neither_removed_written_to_nor_played(
    bench: Bench, tmp_path: Path, way: str
) -> None:
    outside, folder = tmp_path / "outside", bench.folder / "podcasts"
    outside.mkdir()
    folder.mkdir()
    thesis = outside / "thesis.mp3"
    (folder / "link").symlink_to(outside)
    (folder / "link.mp3").symlink_to(thesis)
    places = {
        "beside the folder": thesis,
        "above it": folder / ".." / ".." / outside.relative_to(bench.folder.parent) / "thesis.mp3",
        "by a link": folder / "link" / "thesis.mp3",
        "a link itself": folder / "link.mp3",
        "no medium": folder / "thesis.odt",
    }
    path = places[way]
    for each in (thesis, folder / "thesis.odt"):
        each.write_bytes(b"all of it")
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    store_row(bench, path, DownloadState.REMOVED)
    bench.after(UNDO_SECONDS + 1)
    assert path.read_bytes() == b"all of it"
    assert bench.saved is None
    store_row(bench, path, DownloadState.DONE)
    bench.send(OpenEpisode(ONE, bench.url))
    opened = published(bench.simulation, EpisodeOpened)[-1]
    assert (opened.path, opened.request is not None) == ("", True)
    store_row(bench, path, DownloadState.WAITING)
    bench.after(60)
    assert bench.known().state is DownloadState.DONE
    assert Path(bench.known().path).parent == folder / "Low Frequencies"
    assert path.read_bytes() == b"all of it"
    assert sorted(each.name for each in outside.iterdir()) == ["thesis.mp3"]
    bench.send(RemoveDownload(ONE, bench.url))
    episodes.save_download(bench.core.state.connection, replace(bench.known(), path=str(path)))
    bench.send(RestoreDownload(ONE, bench.url))
    assert bench.known().path != str(path)


def test_a_start_lets_go_of_places_where_no_episode_can_lie(bench: Bench, tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.mp3"
    thesis.write_bytes(b"all of it")
    for stored, left in ((DownloadState.DONE, None), (DownloadState.REMOVED, None), (DownloadState.PAUSED, "")):
        store_row(bench, thesis, stored)
        bench.core.start(bench.simulation.now)
        assert (bench.saved.path if bench.saved is not None else None) == left
    assert thesis.read_bytes() == b"all of it"


def test_what_was_saved_in_a_former_folder_is_still_played_and_deleted(bench: Bench, tmp_path: Path) -> None:
    bench.server.answer("/e.mp3", headers=SOUND, body=BODY)
    bench.send(SetPreference("podcasts.folder", str(tmp_path / "one")))
    bench.send(DownloadEpisode(ONE, bench.url))
    path = Path(bench.known().path)
    assert path.is_relative_to(tmp_path / "one")
    for place in ("two", ""):
        bench.send(SetPreference("podcasts.folder", str(tmp_path / place) if place else ""))
        bench.send(OpenEpisode(ONE, bench.url))
        assert published(bench.simulation, EpisodeOpened)[-1].path == str(path)
    former = [str(tmp_path / "two"), str(tmp_path / "one")]
    assert preferences.former_folders(bench.core.state.connection) == former
    bench.send(RemoveDownload(ONE, bench.url))
    bench.after(UNDO_SECONDS + 1)
    assert not path.exists()
