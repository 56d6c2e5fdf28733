"""Articles read aloud in a real window: what is heard and highlighted, its bar, what comes next; the voice is a stand-in."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead, RecordListening, RecordReading, SetPreference
from reader.domain.entry import Selection, View, packed
from reader.domain.errors import ProblemKind
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.storage.writer import transaction
from reader.ui.kit.fields import Menu
from reader.ui.player.playback import State
from reader.ui.player.voice import Voice
from tests.fakes.invented_library import invented_library
from tests.fakes.silent_speech import SilentSpeech
from tests.fakes.window_bench import window_bench
from tests.ui.conftest import settle

HTML = """<p>It rained. Then it <em>stopped</em>, as <a href="https://a.test/">Dr. Smith</a> said<sup><a href="#n">1</a></sup>!</p>
<h2>Why</h2><pre>x = 1</pre><p>Nobody knows. It rained.</p>"""
HEARD = ["Title", "It rained.", "Then it stopped, as Dr. Smith said!", "Why", "Code.", "Nobody knows.", "It rained."]
SHOWN = ["Title", "It rained.", "Then it stopped, as Dr. Smith said1!", "Why", "", "Nobody knows.", "It rained."]


class Aloud:
    """A window with an article open, and what stands in for the voice."""

    def __init__(self, qtbot: QtBot, folder: Path, html: str = HTML) -> None:
        self.qtbot = qtbot
        library = invented_library(folder / "library.sqlite", more=3)
        with transaction(library.connection):
            library.connection.execute("UPDATE entry SET title = 'Title', enclosures = '[]'")
            library.connection.execute("UPDATE entry_content SET html = ?", (packed(html),))
        self.bench = window_bench(library, folder)
        self.player = self.bench.window.handlers.player
        self.playback = self.player.playback
        self.services: list[SilentSpeech] = []
        self.playback.make_voice = self._make_voice
        self.view = self.bench.window.parts.article.page.view
        self.bench.window.show()
        settle(qtbot, self.bench)

    def _make_voice(self, parent: QObject) -> Voice:
        def make(listener: object) -> SilentSpeech:
            self.services.append(SilentSpeech(listener))  # type: ignore[arg-type] # it is one
            return self.services[-1]

        return Voice(parent, make)

    @property
    def speech(self) -> SilentSpeech:
        return self.services[-1]

    @property
    def article(self) -> EntryId:
        article = self.bench.window.parts.article.article
        return article.entry_id

    def read(self) -> None:
        self.key(Qt.Key.Key_J)
        self.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
        self.qtbot.waitUntil(lambda: self.playback.state is not State.LOADING)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.bench.window.parts.entries.view, key, modifiers)
        settle(self.qtbot, self.bench)

    def submenus(self) -> list[Menu]:
        """The menu is kept, or its actions were gone."""
        self.menu = self.player.bar.more_menu()
        return [action.menu() for action in self.menu.actions()]  # type: ignore[misc] # each is one

    @property
    def highlighted(self) -> str:
        spoken = self.bench.window.parts.article.page._backdrop.spoken
        return spoken.selectedText() if spoken is not None else ""


@pytest.fixture
def aloud(qtbot: QtBot, tmp_path: Path) -> Aloud:
    return Aloud(qtbot, tmp_path)


def test_an_article_is_read_to_its_end(aloud: Aloud) -> None:
    aloud.read()
    entry_id = aloud.article
    highlighted = []
    for number in range(len(HEARD)):
        # no more than the next sentence waits
        assert len(aloud.speech.queued) == 1
        aloud.speech.go_on()
        settle(aloud.qtbot, aloud.bench)
        highlighted.append(aloud.highlighted)
        sentence = aloud.playback.sentence
        assert (aloud.playback.position, sentence.text) == (sentence.start // 1000, SHOWN[number])
    assert aloud.speech.texts == HEARD
    assert highlighted == SHOWN
    assert aloud.playback.state is State.PLAYING
    aloud.bench.engine.sent.clear()
    with transaction(aloud.bench.engine.connection):
        aloud.bench.engine.connection.execute("UPDATE entry_status SET is_read = 0 WHERE entry_id = ?", (entry_id,))
    aloud.speech.go_on()
    settle(aloud.qtbot, aloud.bench)
    assert aloud.playback.state is State.PAUSED
    assert [command.entry_ids for command in aloud.bench.engine.sent_of(MarkRead)] == [(entry_id,)]
    assert aloud.bench.engine.sent_of(RecordListening) == []
    (heard,) = aloud.bench.engine.sent_of(RecordReading)
    assert isinstance(heard, RecordReading)
    assert (heard.reading.entry_id, heard.reading.seconds) == (entry_id, aloud.playback.length)
    assert heard.reading.seconds > 5, "For you learns from it as from one that was read"
    assert aloud.highlighted == ""
    # and once more from the start
    aloud.key(Qt.Key.Key_E)
    aloud.speech.go_on()
    assert aloud.speech.texts[-1] == "Title"


def test_sentences_are_stepped_through_and_paused(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    aloud.key(Qt.Key.Key_BracketRight)
    aloud.speech.go_on()
    aloud.key(Qt.Key.Key_BracketLeft)
    aloud.speech.go_on()
    assert aloud.speech.texts == [*HEARD[:3], "It rained."]
    aloud.key(Qt.Key.Key_E)
    settle(aloud.qtbot, aloud.bench)
    assert (aloud.playback.state, aloud.speech.queued) == (State.PAUSED, [])
    # what was interrupted is heard again, from its start
    aloud.key(Qt.Key.Key_BracketRight)
    assert aloud.highlighted == SHOWN[2]
    assert aloud.speech.queued == []
    aloud.key(Qt.Key.Key_E)
    aloud.speech.go_on(2)
    assert aloud.speech.texts[4:] == HEARD[2:4]
    # beyond the last sentence is the end
    for _ in HEARD:
        aloud.key(Qt.Key.Key_BracketRight)
    aloud.speech.go_on()
    settle(aloud.qtbot, aloud.bench)
    assert aloud.playback.state is State.PAUSED
    assert aloud.playback.position == aloud.playback.length


def test_the_scrubber_and_headings_lead_to_their_sentence(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on()
    bar = aloud.player.bar
    assert [action.text().split()[-1] for action in bar.chapters_menu().actions()] == ["Why"]
    bar.chapters_menu().actions()[0].trigger()
    aloud.speech.go_on()
    settle(aloud.qtbot, aloud.bench)
    assert aloud.highlighted == "Why"
    assert bar.subtitle.text().endswith("Why")
    bar.scrubber.sought.emit(0)
    aloud.speech.go_on()
    assert aloud.speech.texts[-1] == "Title"


def test_its_speed_is_its_own(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on()
    aloud.player.change_speed(1)
    # the sentence begins again with it
    assert [(each.text, each.speed) for each in aloud.speech.queued] == [("Title", 1.1)]
    assert [(command.key, command.value) for command in aloud.bench.engine.sent_of(SetPreference)] == [("aloud.speed", 110)]
    assert aloud.player.bar.speed.text() == "1.1\N{MULTIPLICATION SIGN}"
    aloud.player.close_player()
    assert aloud.playback.speed == 100


def test_reading_goes_on_while_another_article_is_open(aloud: Aloud) -> None:
    aloud.read()
    first = aloud.article
    aloud.speech.go_on(2)
    aloud.key(Qt.Key.Key_J)
    assert aloud.article != first
    aloud.speech.go_on()
    settle(aloud.qtbot, aloud.bench)
    assert (aloud.playback.state, aloud.highlighted) == (State.PLAYING, "")
    aloud.key(Qt.Key.Key_K)
    assert (aloud.article, aloud.highlighted) == (first, SHOWN[2])
    # another look builds the page anew
    aloud.bench.window.parts.article.page.show_again()
    settle(aloud.qtbot, aloud.bench)
    assert aloud.highlighted == SHOWN[2]


def test_the_next_article_is_opened_where_the_user_follows(aloud: Aloud) -> None:
    aloud.read()
    first = aloud.article
    aloud.speech.go_on()
    aloud.player.next_episode()
    aloud.qtbot.waitUntil(lambda: aloud.playback.state is State.PLAYING)
    settle(aloud.qtbot, aloud.bench)
    second = aloud.article
    assert second != first
    assert aloud.playback.episode.entry_id == second
    # whoever went elsewhere stays there
    aloud.key(Qt.Key.Key_K)
    aloud.player.next_episode()
    aloud.qtbot.waitUntil(lambda: aloud.playback.state is State.PLAYING)
    assert aloud.article == first
    assert aloud.playback.episode.entry_id not in {first, second}


@pytest.mark.parametrize("reads_on", [False, True])
def test_the_end_leads_on_where_that_is_wanted(aloud: Aloud, reads_on: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    aloud.bench.window.parts.preferences.take("aloud.next", reads_on)
    aloud.read()
    first = aloud.article
    aloud.speech.go_on(len(HEARD) + 1)
    settle(aloud.qtbot, aloud.bench)
    aloud.qtbot.waitUntil(lambda: aloud.playback.state is not State.LOADING)
    assert (aloud.playback.episode.entry_id != first) == reads_on
    assert (aloud.playback.state is State.PLAYING) == reads_on


def test_chosen_articles_are_read_one_after_the_other(aloud: Aloud) -> None:
    connection = aloud.bench.window.parts.connection
    wanted = [EntryId(each) for each in entries.entry_ids(connection, Selection(View.ALL))][:3]
    aloud.player.read_all_aloud(wanted)
    read = []
    for _ in wanted:
        aloud.qtbot.waitUntil(lambda: aloud.playback.state is State.PLAYING)
        read.append(aloud.playback.episode.entry_id)
        aloud.speech.go_on(len(HEARD) + 1)
    settle(aloud.qtbot, aloud.bench)
    assert (read, aloud.playback.state) == (wanted, State.PAUSED)


def test_a_lost_service_is_found_again_once(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    aloud.speech.queued.clear()
    aloud.speech.listener.lost("killed")
    settle(aloud.qtbot, aloud.bench)
    assert [each.text for each in aloud.speech.queued] == ["It rained."]
    aloud.speech.listener.lost("no such file")
    settle(aloud.qtbot, aloud.bench)
    assert aloud.playback.state is State.FAILED
    assert aloud.playback.problem.kind is ProblemKind.NO_SPEECH
    bar = aloud.player.bar
    assert "speech-dispatcher" in bar.subtitle.text()
    assert (bar.outside.isVisible(), bar.toggle.isVisible()) == (False, True)
    # what was installed meanwhile is tried again
    aloud.key(Qt.Key.Key_E)
    aloud.qtbot.waitUntil(lambda: aloud.playback.state is State.PLAYING)
    aloud.speech.go_on()
    assert aloud.speech.texts[-1] == "Title"


def test_a_sentence_that_never_ends_is_given_up(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    settle(aloud.qtbot, aloud.bench)
    voice = aloud.playback.voice
    assert voice._patience.isActive()
    aloud.key(Qt.Key.Key_E)
    assert not voice._patience.isActive()
    aloud.key(Qt.Key.Key_E)
    voice._patience.timeout.emit()
    assert aloud.playback.state is State.FAILED
    assert "no sound" in aloud.player.bar.subtitle.text()


def test_another_program_that_speaks_pauses_it(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    aloud.speech.listener.interrupted(aloud.speech.said[-1].number)
    settle(aloud.qtbot, aloud.bench)
    assert aloud.playback.state is State.PAUSED
    aloud.key(Qt.Key.Key_E)
    assert [each.text for each in aloud.speech.queued] == ["It rained."]


def test_without_a_library_of_speech_it_is_said(aloud: Aloud) -> None:
    def fail(_parent: QObject) -> Voice:
        raise ImportError("no module")

    aloud.playback.make_voice = fail
    aloud.read()
    assert aloud.playback.state is State.FAILED
    assert "Qt TextToSpeech" in aloud.player.bar.subtitle.text()


def test_the_voice_is_kept_where_the_user_scrolled_away(qtbot: QtBot, tmp_path: Path) -> None:
    aloud = Aloud(qtbot, tmp_path, "".join(f"<p>Sentence {number} of many.</p>" for number in range(200)))
    aloud.read()
    bar = aloud.view.verticalScrollBar()
    aloud.speech.go_on(60)
    settle(qtbot, aloud.bench)
    followed = bar.value()
    assert followed > 0
    bar.setValue(bar.maximum())
    aloud.speech.go_on(2)
    settle(qtbot, aloud.bench)
    assert bar.value() == bar.maximum()
    assert aloud.highlighted == "Sentence 60 of many."


def test_a_closed_window_leaves_no_voice(aloud: Aloud) -> None:
    aloud.read()
    aloud.bench.window.handlers.player.stop()
    assert aloud.speech.is_closed
    assert aloud.playback.episode is None


def test_a_closed_player_releases_the_service(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    settle(aloud.qtbot, aloud.bench)
    aloud.player.close_player()
    assert (aloud.speech.is_closed, aloud.highlighted) == (True, "")
    aloud.player.read_aloud()
    aloud.qtbot.waitUntil(lambda: aloud.playback.state is State.PLAYING)
    assert [each.is_closed for each in aloud.services] == [True, False]


def test_an_article_that_changes_is_read_as_it_was(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    changed = packed("<p>It rained. Now this is another text. Nobody knows.</p>")
    with transaction(aloud.bench.engine.connection):
        aloud.bench.engine.connection.execute("UPDATE entry_content SET html = ?", (changed,))
    article = entries.article(aloud.bench.window.parts.connection, aloud.article)
    aloud.bench.window.parts.article.set_article(article)
    settle(aloud.qtbot, aloud.bench)
    highlighted = [aloud.highlighted]
    for _ in range(5):
        aloud.speech.go_on()
        settle(aloud.qtbot, aloud.bench)
        highlighted.append(aloud.highlighted)
    assert aloud.speech.texts == HEARD
    # what is still on the page is marked there
    assert highlighted == ["It rained.", "", "", "", "Nobody knows.", "It rained."]


def test_nothing_of_it_is_imported_before() -> None:
    script = (
        "import sys; import reader.ui.shell.window; "
        "print([name for name in sys.modules if 'speech' in name or name.endswith(('player.voice', 'player.sentences'))])"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.strip() == "[]"


def test_the_voice_of_a_language_is_chosen_in_the_player(aloud: Aloud) -> None:
    aloud.read()
    assert [menu.title() for menu in aloud.submenus()] == ["Sleep timer"]
    aloud.speech.go_on(2)
    settle(aloud.qtbot, aloud.bench)
    voices = aloud.submenus()[1]
    assert [(action.text(), action.isChecked()) for action in voices.actions()] == [
        ("Automatic", True), ("Bert", False), ("Carl", False)
    ]  # fmt: skip
    voices.actions()[2].trigger()
    assert [(each.text, each.voice) for each in aloud.speech.queued] == [("It rained.", "Carl")]
    sent = aloud.bench.engine.sent_of(SetPreference)
    assert [(command.key, command.value) for command in sent] == [("aloud.voices", '{"en": "Carl"}')]
    aloud.submenus()[1].actions()[0].trigger()
    assert [(each.text, each.voice) for each in aloud.speech.queued] == [("It rained.", "")]
    assert aloud.bench.window.parts.preferences.values.aloud_voices == ""


@pytest.mark.parametrize("stored", ["{", "[1]", '{"en": 5}', "\x00"])
def test_damaged_choices_of_voices_are_none(aloud: Aloud, stored: str) -> None:
    aloud.bench.window.parts.preferences.take("aloud.voices", stored)
    aloud.read()
    aloud.speech.go_on()
    assert aloud.speech.said[0].voice in {"", "5"}


def test_the_sleep_timer_pauses(aloud: Aloud) -> None:
    aloud.read()
    aloud.speech.go_on(2)
    quarter = next(action for action in aloud.submenus()[0].actions() if action.text() == "15 min")
    quarter.trigger()
    timer = aloud.playback._sleep_timer
    assert (timer.isActive(), timer.interval()) == (True, 15 * 60 * 1000)
    assert [action.text() for action in aloud.submenus()[0].actions() if action.isChecked()] == ["15 min"]
    timer.timeout.emit()
    assert aloud.playback.state is State.PAUSED
    assert [action.text() for action in aloud.submenus()[0].actions() if action.isChecked()] == ["Off"]


def test_the_sleep_timer_waits_for_the_end_of_an_article(aloud: Aloud) -> None:
    aloud.bench.window.parts.preferences.take("aloud.next", True)  # noqa: FBT003 -- a value
    aloud.read()
    first = aloud.article
    aloud.submenus()[0].actions()[-1].trigger()
    aloud.speech.go_on(len(HEARD) + 1)
    settle(aloud.qtbot, aloud.bench)
    assert (aloud.playback.state, aloud.article, aloud.playback.sleeps_in) == (State.PAUSED, first, None)


def test_no_article_that_a_page_covers_is_read(aloud: Aloud) -> None:
    aloud.key(Qt.Key.Key_J)
    action = aloud.bench.window.actions_by_name["read_aloud"]
    assert action.isEnabled()
    aloud.bench.window.handlers.pages.go_health()
    settle(aloud.qtbot, aloud.bench)
    assert not action.isEnabled()
    aloud.bench.window.handlers.by_name["go_all"]()
    settle(aloud.qtbot, aloud.bench)
    assert action.isEnabled()
