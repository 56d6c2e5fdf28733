"""The player in a real window: its bar, the card, chapters, what comes next; the sound itself is a stand-in."""

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import (
    DownloadEpisode,
    OpenEpisode,
    PauseDownload,
    RecordListening,
    RemoveDownload,
    SetMark,
    SetPreference,
)
from reader.domain.entry import Mark, Order, Selection, View
from reader.domain.episodes import Download, DownloadState, MediaSource
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import DownloadChanged
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest
from reader.storage import entries, episodes
from reader.storage.writer import transaction
from reader.ui.player.playback import State
from reader.ui.shell.actions.playing import PlayerLinks
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.silent_sound import NoBytes, SilentSound
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

URL = "https://pod.test/41.mp3"
CHAPTERS = [[0, "Cold open at the slipway"], [186, "A timetable made of water"], [1085, "Slack water"]]


class Stage:
    """A window with an episode open, and what stands in for sound and network."""

    def __init__(self, qtbot: QtBot, folder: Path, *, theme: str = "light") -> None:
        self.qtbot = qtbot
        library = invented_library(folder / "library.sqlite", more=3)
        self.ids = [
            row[0] for row in library.connection.execute("SELECT entry_id FROM entry ORDER BY entry_id LIMIT 3").fetchall()
        ]
        with transaction(library.connection):
            for entry_id, url in zip(self.ids, (URL, "https://pod.test/42.mp3", "https://pod.test/43.mp4"), strict=True):
                kind = "video/mp4" if url.endswith("4") else "audio/mpeg"
                stored = json.dumps([[url, kind, 44_000_000, 2880, "", "", CHAPTERS if url == URL else []]])
                library.connection.execute("UPDATE entry SET enclosures = ? WHERE entry_id = ?", (stored, entry_id))
        self.bench: WindowBench = window_bench(library, folder, theme)
        self.player: PlayerLinks = self.bench.window.handlers.player
        self.sounds: list[SilentSound] = []
        self.sources: list[NoBytes] = []
        self.has_output, self.is_able = True, True
        self.refusal: Problem | None = None
        playback = self.player.playback
        playback.make_sound = self._make_sound  # type: ignore[assignment] # a stand-in
        playback.is_able = lambda: self.is_able
        playback._open_media = self._open
        self.bench.window.show()
        settle(qtbot, self.bench)

    def _make_sound(self, parent: QObject) -> SilentSound:
        self.sounds.append(SilentSound(parent, has_output=self.has_output))
        return self.sounds[-1]

    def _open(self, _request: FetchRequest) -> MediaSource:
        if self.refusal is not None:
            raise ReaderError(self.refusal.kind, self.refusal.detail)
        self.sources.append(NoBytes())
        return self.sources[-1]

    def read(self, number: int = 0) -> None:
        self.bench.window.handlers.palette.show_entry(self.ids[number])
        settle(self.qtbot, self.bench)

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        QTest.keyClick(self.bench.window.parts.entries.view, key, *modifiers)
        settle(self.qtbot, self.bench)

    def play(self) -> None:
        self.key(Qt.Key.Key_E)
        self.qtbot.waitUntil(lambda: self.player.playback.state is not State.LOADING)
        settle(self.qtbot, self.bench)

    @property
    def calls(self) -> list[tuple[str, object]]:
        return self.sounds[-1].calls


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Stage:
    return Stage(qtbot, tmp_path)


def test_an_episode_plays_by_key_and_its_place_is_remembered_and_shown(stage: Stage) -> None:
    stage.read()
    bar, card = stage.player.bar, stage.player.card
    assert card.isVisible()
    assert not bar.isVisible()
    assert (card.headline.text(), card.facts.text(), card.line.isVisible()) == ("48 min", "44 MB", False)
    text = stage.bench.window.parts.article.page.view.toPlainText()
    assert (text.count("48"), "41.mp3" in text, " min" in text.partition("\n")[0]) == (0, False, False)
    title = stage.bench.window.parts.article.page.view
    assert (
        card.geometry().top() > title.cursorRect(title.document().find(stage.bench.window.parts.article.article.title)).bottom()
    )  # type: ignore[union-attr] # one is open
    assert card.geometry().bottom() < title.cursorRect(title.document().find("For ninety")).top()
    stage.play()
    assert stage.calls[:2] == [("load", 0), ("speed", 1.0)]
    assert bar.isVisible()
    assert (card.play_button.text(), card.play_button.height(), bar.height()) == ("Pause", 40, 84)
    stage.sounds[-1].length_known.emit(2_880_000)
    stage.sounds[-1].moved.emit(761_000)
    assert (bar.here.text(), bar.left.text()) == ("12:41", "\N{MINUS SIGN}35:19")
    assert bar.subtitle.text().endswith("A timetable made of water")
    assert (card.headline.text(), card.line.isVisible()) == ("48 min", False)
    settle(stage.qtbot, stage.bench)
    assert stage.bench.engine.sent_of(RecordListening)
    stage.key(Qt.Key.Key_E)
    assert stage.calls[-1] == ("pause", None)
    assert (card.headline.text(), card.play_button.text(), card.line.height()) == ("35 min left", "Play", 3)
    assert card.line.share == pytest.approx(761 / 2880)
    assert (card.line.isVisible(), card.height(), bar.isVisible()) == (True, 100, True)
    row = next(
        each for row in range(30) if (each := stage.bench.window.parts.entries.model.entry(row)) and each.entry_id == stage.ids[0]
    )
    assert row.left_seconds == 2880 - 761
    stage.bench.window.close()
    (heard,) = episodes.listening_of_entry(stage.bench.engine.connection, stage.ids[0])
    assert (heard.position_seconds, heard.is_finished) == (761, False)


def test_chapters_that_cannot_be_had_are_passed_over(stage: Stage) -> None:
    connection = stage.bench.engine.connection
    stored = json.dumps([[URL, "audio/mpeg", 1, 2880, "", "https://pod.test/c.json", []]])
    with transaction(connection):
        connection.execute("UPDATE entry SET enclosures = ? WHERE entry_id = ?", (stored, stage.ids[0]))
    stage.bench.engine.core.state.background.chapters_rest["https://pod.test/c.json"] = NOW + 60
    stage.read()
    stage.play()
    assert stage.player.playback.state is State.PLAYING
    assert stage.bench.window.parts.messages.toast.text() == ""


def test_skipping_speed_and_chapters_by_keys_and_by_hand(stage: Stage) -> None:
    stage.read()
    stage.play()
    stage.sounds[-1].length_known.emit(2_880_000)
    stage.sounds[-1].moved.emit(100_000)
    stage.key(Qt.Key.Key_BracketRight)
    stage.key(Qt.Key.Key_BracketLeft)
    assert [each for each in stage.calls if each[0] == "seek"] == [("seek", 130_000), ("seek", 115_000)]
    stage.key(Qt.Key.Key_Greater)
    assert stage.calls[-1] == ("speed", 1.1)
    assert stage.bench.engine.sent_of(SetPreference)[-1].value == 110  # type: ignore[attr-defined] # a SetPreference
    assert stage.player.bar.speed.text() == "1.1\N{MULTIPLICATION SIGN}"
    stage.player.bar.chapters_menu().actions()[2].trigger()
    assert stage.calls[-1] == ("seek", 1_085_000)
    assert stage.player.bar.subtitle.text().endswith("Slack water")
    text = stage.bench.window.parts.article.page.view.toPlainText()
    assert "Chapters" in text
    assert "00:00\tCold open at the slipway\n" in text
    assert "18:05\tSlack water\tplaying" in text
    stage.bench.window.parts.article.chapter_wanted.emit(1)
    assert stage.calls[-1] == ("seek", 186_000)
    stage.player.playback.skip(10_000_000)
    assert stage.calls[-1] == ("seek", 2_879_000)


def test_space_reads_on_while_an_episode_plays_and_with_the_focus_in_the_player(stage: Stage) -> None:
    stage.read()
    stage.play()
    before = list(stage.calls)
    stage.key(Qt.Key.Key_Space)
    stage.player.bar.toggle.setFocus()
    QTest.keyClick(stage.player.bar.toggle, Qt.Key.Key_Space)
    settle(stage.qtbot, stage.bench)
    assert [each for each in stage.calls if each not in before] == []
    assert stage.player.playback.state is State.PLAYING


def test_at_the_end_the_next_episode_of_read_later_follows(stage: Stage) -> None:
    stage.bench.engine.submit(SetMark((EntryId(stage.ids[1]), EntryId(stage.ids[2])), Mark.LATER))
    stage.read()
    stage.play()
    stage.sounds[-1].length_known.emit(2_880_000)
    stage.sounds[-1].moved.emit(2_879_000)
    stage.sounds[-1].ended.emit()
    settle(stage.qtbot, stage.bench)
    assert episodes.listening_of_entry(stage.bench.engine.connection, stage.ids[0])[0].is_finished
    assert (stage.player._loaded_id(), stage.player.playback.episode.url) == (stage.ids[1], "https://pod.test/42.mp3")  # type: ignore[union-attr]
    stage.qtbot.waitUntil(lambda: stage.player.playback.state is State.PLAYING)
    stage.player.next_episode()
    settle(stage.qtbot, stage.bench)
    assert "No further episode" in stage.bench.window.parts.messages.toast.text()


def test_an_episode_in_read_later_ends_with_the_one_that_follows_it_there(stage: Stage) -> None:
    page = stage.bench.window.parts.article.page
    stage.bench.engine.submit(SetMark((EntryId(stage.ids[1]),), Mark.LATER))
    stage.read()
    assert "Next in Read later" not in page.view.toPlainText(), "it is not in that list itself"
    stage.bench.engine.submit(SetMark((EntryId(stage.ids[0]),), Mark.LATER))
    orders = list(entries.entry_ids(stage.bench.engine.connection, Selection(View.LATER, order=Order.NEWEST)))
    first, second = (stage.ids.index(each) for each in orders)
    stage.read(second)
    articles: list[str] = []
    stage.bench.window.parts.connection.set_trace_callback(lambda text: articles.append(text) if "full_text t" in text else None)
    stage.read(first)
    stage.bench.window.parts.connection.set_trace_callback(None)
    assert len(articles) == 1, "the window's thread reads the open one alone"
    settle(stage.qtbot, stage.bench)
    title = page.next_queued(stage.bench.window.parts.article.article)  # type: ignore[arg-type] # one is open
    assert title is not None
    assert title[0] == orders[1]
    assert f"Next in Read later: {title[1]}" in " ".join(page.view.toPlainText().split())
    assert "Read next" not in page.view.toPlainText()
    stage.bench.window.parts.article._open(QUrl(f"entry:{orders[1]}"))
    settle(stage.qtbot, stage.bench)
    assert stage.bench.window.parts.article.article.entry_id == orders[1]  # type: ignore[union-attr]
    assert "Next in Read later" not in page.view.toPlainText(), "it is the last one"


def test_on_one_page_nothing_is_laid_out_again_for_the_episode_that_follows(stage: Stage) -> None:
    bench = stage.bench
    bench.engine.submit(SetMark((EntryId(stage.ids[0]), EntryId(stage.ids[1])), Mark.LATER))
    bench.window.handlers.by_name["go_later"]()
    settle(stage.qtbot, bench)
    bench.window.actions_by_name["articles_on_one_page"].trigger()
    stage.key(Qt.Key.Key_K)
    built: list[bool] = []
    page = bench.window.parts.article.page
    page.built.connect(lambda: built.append(True))
    page.show_again()
    settle(stage.qtbot, bench)
    assert len(built) == 1, "no article ends with what would name it"


def test_the_next_episode_is_found_beside_the_window_and_what_is_begun_meanwhile_stays(stage: Stage) -> None:
    stage.bench.engine.submit(SetMark((EntryId(stage.ids[1]),), Mark.LATER))
    stage.read()
    stage.play()
    asked: list[str] = []
    stage.bench.window.parts.connection.set_trace_callback(asked.append)
    stage.player.next_episode()
    assert asked == []
    stage.bench.window.parts.connection.set_trace_callback(None)
    settle(stage.qtbot, stage.bench)
    assert stage.player._loaded_id() == stage.ids[1]
    stage.player.next_episode()
    stage.player.play(stage.bench.window.parts.article.article)
    settle(stage.qtbot, stage.bench)
    assert stage.player._loaded_id() == stage.ids[0]
    # what ended and is played again is not followed by another
    stage.qtbot.waitUntil(lambda: stage.player.playback.state is State.PLAYING)
    stage.player._go_on()
    settle(stage.qtbot, stage.bench)
    assert stage.player._loaded_id() == stage.ids[0]


@pytest.mark.parametrize("what", ["refused", "cannot be decoded"])
def test_what_cannot_be_played_is_said_in_the_bar_with_another_way(stage: Stage, what: str) -> None:
    stage.refusal = Problem(ProblemKind.NOT_FOUND) if what == "refused" else None
    stage.read()
    stage.play()
    if what == "cannot be decoded":
        stage.sounds[-1].failed.emit(None)
    bar = stage.player.bar
    expected = {
        "refused": "Nothing found at this address (404).",
        "cannot be decoded": "leads to something else",
    }
    assert expected[what] in bar.subtitle.text()
    assert bar.outside.isVisible()
    assert not bar.toggle.isVisible()
    bar.outside.click()
    assert stage.bench.opened_urls == [URL]
    assert not bar.isVisible()


def test_without_a_sound_output_play_opens_the_systems_player_and_the_card_says_so(stage: Stage) -> None:
    stage.has_output = False
    stage.read()
    card = stage.player.card
    stage.play()
    assert (stage.bench.opened_urls, stage.bench.engine.sent_of(OpenEpisode), stage.sources) == ([URL], [], [])
    assert not stage.player.bar.isVisible()
    assert card.facts.text() == "44 MB · no sound output here, plays in the system's player"
    assert (card.play_button.text(), card.play_button.isEnabled()) == ("Play", True)
    # headphones were plugged in
    stage.sounds[-1]._has_output = True
    stage.play()
    assert (stage.player.playback.state, stage.bench.opened_urls) == (State.PLAYING, [URL])
    assert card.facts.text() == "44 MB"


def test_without_qtmultimedia_and_for_videos_the_systems_player_opens(stage: Stage) -> None:
    stage.is_able = False
    stage.read()
    assert stage.player.card.play_button.text() == "Play"
    assert stage.player.card.facts.text() == "44 MB · plays in the system's player"
    stage.player.card.play_button.click()
    assert (stage.bench.opened_urls, stage.bench.engine.sent_of(OpenEpisode)) == ([URL], [])
    stage.is_able = True
    stage.read(2)
    assert "plays in the system's player" in stage.player.card.facts.text()
    stage.key(Qt.Key.Key_E)
    assert stage.bench.opened_urls[-1] == "https://pod.test/43.mp4"


@pytest.mark.parametrize(
    "error", [ImportError("libpulse.so.0: cannot open shared object file"), OSError("libpulse.so.0: invalid ELF header")]
)
def test_a_library_that_is_missing_is_named_and_tried_again(stage: Stage, error: Exception) -> None:
    playback, make_sound = stage.player.playback, stage._make_sound

    def refuse(_parent: QObject) -> SilentSound:
        raise error

    playback.make_sound = refuse  # type: ignore[assignment] # a stand-in
    stage.read()
    stage.play()
    assert playback.state is State.FAILED
    assert "libpulse.so.0" in stage.player.bar.subtitle.text()
    assert stage.player.bar.outside.isVisible()
    assert (stage.sources, stage.bench.engine.sent_of(OpenEpisode)) == ([], [])
    playback.make_sound = make_sound  # type: ignore[assignment] # a stand-in
    stage.play()
    assert playback.state is State.PLAYING


def test_what_is_chosen_before_it_plays_holds_once_it_does(stage: Stage) -> None:
    """A chapter of an episode that is not loaded, and a place while it loads."""
    playback = stage.player.playback
    stage.read()
    stage.bench.window.parts.article.chapter_wanted.emit(2)
    assert playback.state is State.LOADING
    stage.qtbot.waitUntil(lambda: playback.state is State.PLAYING)
    assert stage.calls[0] == ("load", 1_085_000)
    assert stage.player.bar.subtitle.text().endswith("Slack water")
    playback.close()
    playback.play(stage.player.card.episode)  # type: ignore[arg-type] # one is shown
    playback.seek(10_000_000)
    stage.qtbot.waitUntil(lambda: playback.state is State.PLAYING)
    assert [each for each in stage.calls if each[0] == "load"][-1] == ("load", 2_879_000)


def test_from_the_start_plays_whatever_the_player_did(stage: Stage) -> None:
    stage.read()
    stage.play()
    stage.sounds[-1].length_known.emit(2_880_000)
    stage.sounds[-1].moved.emit(100_000)
    playback = stage.player.playback
    playback.toggle()
    stage.player.play_from_start()
    assert (playback.state, playback.position) == (State.PLAYING, 0)
    stage.sounds[-1].moved.emit(100_000)
    stage.sounds[-1].failed.emit(None)
    stage.player.play_from_start()
    stage.qtbot.waitUntil(lambda: playback.state is State.PLAYING)
    assert [each for each in stage.calls if each[0] == "load"][-1] == ("load", 0)


def saved_place(stage: Stage) -> Path:
    """Where the episode is saved: elsewhere it would not be taken for one of ours."""
    folder = stage.bench.engine.library.path.parent
    stage.bench.engine.core.state.default_podcasts_folder = folder
    return folder / "41.mp3"


def test_the_saved_file_opens_outside_also_while_another_article_is_open(stage: Stage) -> None:
    saved = saved_place(stage)
    saved.write_bytes(b"sound")
    with transaction(stage.bench.engine.connection):
        found = Download(EntryId(stage.ids[0]), URL, str(saved), DownloadState.DONE, 5, 5, problem=None, at=NOW)
        episodes.save_download(stage.bench.engine.connection, found)
    stage.read()
    stage.play()
    stage.sounds[-1].failed.emit(None)
    stage.read(1)
    stage.player.bar.outside.click()
    assert stage.bench.opened_urls == [saved.as_uri()]


def test_the_address_of_an_episode_is_copied_from_its_card(stage: Stage) -> None:
    stage.read()
    next(each for each in stage.player.card.menu().actions() if each.text() == "Copy address").trigger()
    assert QGuiApplication.clipboard().text() == URL


@pytest.mark.parametrize("name", ["play_episode", "play_from_start", "download_episode", "remove_download"])
def test_an_action_rests_without_an_episode_and_says_so_if_it_is_called_all_the_same(stage: Stage, name: str) -> None:
    assert not stage.bench.window.actions_by_name[name].isEnabled()
    stage.bench.window.handlers.by_name[name]()
    assert stage.bench.window.parts.messages.toast.text() == "This article has no episode."


def test_a_download_in_the_background_reads_no_article(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    article = entries.article
    monkeypatch.setattr(entries, "article", lambda connection, entry_id: read.append(entry_id) or article(connection, entry_id))
    stage.read()
    read.clear()
    other = Download(EntryId(stage.ids[1]), "https://pod.test/42.mp3", "", DownloadState.WAITING, 1, 2, problem=None, at=NOW)
    stage.player.handle_event(DownloadChanged(EntryId(stage.ids[1]), other.url, other))
    assert read == []
    stage.player.handle_event(DownloadChanged(EntryId(stage.ids[0]), URL, None))
    assert read == [stage.ids[0]]


def test_downloads_are_begun_paused_deleted_and_shown_in_the_card(stage: Stage) -> None:
    stage.read()
    card = stage.player.card

    def chosen(text: str) -> None:
        next(action for action in card.menu().actions() if action.text() == text).trigger()
        settle(stage.qtbot, stage.bench)

    def stored(state: DownloadState, so_far: int, problem: Problem | None = None) -> None:
        found = Download(EntryId(stage.ids[0]), URL, str(saved_place(stage)), state, so_far, 44_000_000, problem=problem, at=NOW)
        with transaction(stage.bench.engine.connection):
            episodes.save_download(stage.bench.engine.connection, found)
        stage.read()

    stage.key(Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(stage.bench.engine.sent[-1], DownloadEpisode)
    stored(DownloadState.WAITING, 11_000_000)
    assert "downloading 11 MB of 44 MB" in card.facts.text()
    assert card.line.share == 0.25
    chosen("Pause download")
    assert isinstance(stage.bench.engine.sent[-1], PauseDownload)
    assert "download paused at 11 MB of 44 MB" in card.facts.text()
    stored(DownloadState.FAILED, 0, Problem(ProblemKind.DISK_FULL, "/music"))
    assert "The disk is full" in card.facts.text()
    assert card.facts.property("kind") == "warn"
    saved_place(stage).write_bytes(b"sound")
    stored(DownloadState.DONE, 44_000_000)
    assert "saved on this computer" in card.facts.text()
    stage.play()
    assert stage.sources == []
    chosen("Delete download")
    assert isinstance(stage.bench.engine.sent[-1], RemoveDownload)
    assert "saved" not in card.facts.text()
    stage.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "saved on this computer" in card.facts.text()


def test_the_player_stays_in_view_while_a_page_stands_in_place_of_the_article(stage: Stage) -> None:
    stage.bench.window.parts.banner.show_note("These feeds are invented.")
    stage.read()
    stage.play()
    bar = stage.player.bar
    top = bar.mapTo(stage.bench.window, QPoint()).y()
    stage.bench.window.handlers.pages.go_activity()
    settle(stage.qtbot, stage.bench)
    stage.qtbot.waitUntil(stage.player.bar.isVisible)
    assert not stage.bench.window.parts.article.isVisible()
    assert bar.mapTo(stage.bench.window, QPoint()).y() == top, "above the notice in both places"
    stage.key(Qt.Key.Key_BracketRight)
    stage.bench.window.parts.panes.pages.show_reading()
    stage.qtbot.waitUntil(lambda: stage.player.bar.parent() is stage.bench.window.parts.article)


def test_nothing_of_qtmultimedia_is_there_before_the_first_episode(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a test of the real sound in the same process may have brought it
    monkeypatch.delitem(sys.modules, "PySide6.QtMultimedia", raising=False)
    stage = Stage(qtbot, tmp_path)
    stage.read()
    assert stage.sounds == []
    assert "PySide6.QtMultimedia" not in sys.modules


def pictures(stage: Stage) -> QPixmap:
    stage.read()
    stage.play()
    stage.sounds[-1].length_known.emit(2_880_000)
    stage.sounds[-1].moved.emit(761_000)
    settle(stage.qtbot, stage.bench)
    return stage.bench.window.grab()
