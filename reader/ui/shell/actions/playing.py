"""Connects the player to list, article and window: position of the bar, card in the article, what comes next, reading aloud. GUI
thread only.
"""

import json
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QPixmap

from reader.domain.commands import DownloadEpisode, ForgetListening, MarkRead, PauseDownload, RemoveDownload, SetPreference
from reader.domain.entry import Article, Mark, Order, Selection, View
from reader.domain.episodes import DownloadState
from reader.domain.events import ChaptersReady, DownloadChanged, Event, ListeningChanged
from reader.domain.ids import EntryId
from reader.domain.preferences import Preference, Preferences, Value
from reader.storage import entries
from reader.storage.connection import ReadConnection
from reader.ui.article.document import find_card
from reader.ui.data import links
from reader.ui.data.timers import single_shot
from reader.ui.kit.actions import Needs, action, action_for_each
from reader.ui.kit.pages import BRIEFING
from reader.ui.player.bar import AHEAD_SECONDS, BACK_SECONDS, EpisodeCard, PlayerBar, local_address
from reader.ui.player.playback import Episode, Playback, State, episode_of, read_aloud, saved_path
from reader.ui.shell.parts import WindowParts
from reader.ui.text.translate import Translator

_tr = Translator("Player")
_SEARCHED = 200


def _next_episode(connection: ReadConnection, own: EntryId | None) -> Episode | None:
    """Return the episode after `own` in Read later, else the first; finished ones are skipped."""
    ids = list(entries.entry_ids(connection, Selection(View.LATER, order=Order.NEWEST), limit=_SEARCHED))
    start = ids.index(own) + 1 if own in ids else 0
    for entry_id in ids[start:]:
        article = entries.article(connection, EntryId(entry_id))
        episode = episode_of(article) if article is not None else None
        if article is None or episode is None or episode.enclosure.is_video or episode.entry_id == own:
            continue
        if not any(each.is_finished for each in article.listening):
            return episode
    return None


class PlayerLinks(QObject):
    def __init__(self, window: WindowParts) -> None:
        super().__init__(window.widget)
        self._window = window
        self.playback = Playback(window.submit, window.clock, window.open_media, self._play_outside, self)
        self.card = EpisodeCard(
            window.theme, window.article.page.style.theme, self.playback, self._picture, window.article.page.view.viewport()
        )
        self.playback.changed.connect(self._show_bar)
        self.playback.chapter_changed.connect(self._show_chapter)
        self.playback.finished.connect(self._go_on)
        self.playback.sentence_changed.connect(self._show_sentence)
        window.article.page.built.connect(self._show_sentence)
        self._queued: tuple[EntryId | None, tuple[EntryId, str] | None] = None, None
        """An article, and the article and title of the episode that follows it in Read later."""
        window.article.page.next_queued = self._queued_after
        self._to_read: deque[EntryId] = deque()
        """Articles that are read aloud after this one."""
        self._reads_on = False
        self._join_card()
        self._place_timer = single_shot(self, 0, self._place_bar)
        for signal in (window.panes.pages.changed, window.panes.resized, self.playback.changed):
            signal.connect(lambda *_: self._place_timer.start())
        window.entries.thumbnails.changed.connect(self._repaint)
        window.entries.thumbnails.shown_elsewhere = self._pictures
        window.preferences.on_change(Preferences.podcasts_speed, self.playback.set_speed)
        window.preferences.on_change(Preferences.aloud_speed, self.playback.set_reading_speed)
        self.playback.voice_of = self._voice_of

    @cached_property
    def bar(self) -> PlayerBar:
        """Player bar, created when the first episode plays."""
        window = self._window
        bar = PlayerBar(window.theme, self.playback, self._picture, window.article)
        window.article.add_below(bar)
        bar.speed_chosen.connect(self.set_speed)
        bar.voice_chosen.connect(self._set_voice)
        bar.refresh()
        return bar

    def _show_bar(self) -> None:
        if self.playback.episode is not None:
            _ = self.bar

    def _join_card(self) -> None:
        card, page = self.card, self._window.article.page
        card.play_wanted.connect(lambda: self.play(card.article))
        card.download_wanted.connect(self.download_episode)
        card.pause_wanted.connect(lambda: self._of_card(PauseDownload))
        card.remove_wanted.connect(self.remove_download)
        card.from_start_wanted.connect(self.play_from_start)
        card.outside_wanted.connect(lambda: self._play_outside(card.episode) if card.episode is not None else None)
        card.address_wanted.connect(self._copy_address)
        page.built.connect(self._show_card)
        page.view.moved.connect(self._place_card)
        self._window.article.chapter_wanted.connect(self._play_chapter)

    # User actions

    def _can_play(self) -> bool:
        """Check whether an episode can be played or paused; one that is loading cannot."""
        wanted = self._episode() or self.playback.episode
        return wanted is not None and not self.playback.is_loading(wanted)

    def _episode(self) -> Episode | None:
        article = self._window.article.article
        return episode_of(article) if article is not None else None

    @action("Play or pause episode", "E", needs=Needs.FEEDS, can=_can_play, in_menu="Play episode")
    def play_episode(self) -> None:
        article = self._window.article.article
        if article is not None and episode_of(article) is not None:
            self.play(article)
        elif self.playback.episode is not None:
            self.playback.toggle()
        else:
            self._window.say(_tr("This article has no episode."))

    def play(self, article: Article | None) -> None:
        episode = episode_of(article) if article is not None else None
        if episode is not None:
            self.playback.play(episode)

    def _can_read_aloud(self) -> bool:
        page = self._window.panes.pages.shown
        if page:
            # another page covers the article
            return page == BRIEFING
        return self._window.article.article is not None and not self._has_episode()

    @action("Read aloud", "Shift+R", needs=Needs.FEEDS, can=_can_read_aloud)
    def read_aloud(self) -> None:
        """Read the open article aloud, with the text that is shown, or pause it; on the briefing's page, read its stories from the
        focused one on.
        """
        if self._window.panes.pages.shown == BRIEFING:
            self._read_briefing()
            return
        article = self._window.article.article
        if article is None:
            return
        if not self.playback.is_loaded(read_aloud(article)):
            ids = self._window.entries.rows.all_ids()
            at = ids.index(article.entry_id) + 1 if article.entry_id in ids else len(ids)
            self._to_read, self._reads_on = deque(map(EntryId, ids[at : at + _SEARCHED])), False
        self.playback.play(read_aloud(article))

    def _read_briefing(self) -> None:
        from reader.ui.pages.briefing import BriefingPage

        page = self._window.panes.pages.page(BRIEFING)
        if not isinstance(page, BriefingPage):
            return
        if self.playback.is_aloud and self._loaded_id() in {row.shown.row.entry_id for row in page.rows}:
            self.playback.toggle()
        else:
            self.read_all_aloud(page.from_focused())

    def read_all_aloud(self, entry_ids: Iterable[EntryId]) -> None:
        self._to_read, self._reads_on = deque(entry_ids), True
        self._read_next_aloud()

    def _read_next_aloud(self) -> None:
        window, before = self._window, self._loaded_id()
        opened = window.article.article
        while self._to_read:
            entry_id = self._to_read.popleft()
            article = entries.article(window.connection, entry_id)
            if article is None or episode_of(article) is not None:
                continue
            row = window.entries.model.row_of(entry_id)
            if opened is not None and opened.entry_id == before and row is not None:
                window.entries.view.open_row(row)
            full = article.full_text
            if article.shows_full_text and full is not None and full.problem is None:
                article = replace(article, html=full.html)
            self.playback.play(read_aloud(article))
            return
        window.say(_tr("No further article to read aloud"))

    def _mark_heard(self, entry_id: EntryId) -> None:
        rows = entries.entry_rows(self._window.connection, [entry_id])
        for row in rows:
            self._window.visits.heard(entry_id, row.feed_id, self.playback.length)
        if any(not row.is_read for row in rows):
            command = MarkRead((entry_id,))
            self._window.undo_stack.pass_over(command.command_id)
            self._window.submit(command)

    def _has_episode(self) -> bool:
        return self._episode() is not None

    @action("Play from the start", needs=Needs.FEEDS, can=_has_episode)
    def play_from_start(self) -> None:
        episode = self.card.episode
        if episode is None:
            self._window.say(_tr("This article has no episode."))
            return
        if not self.card.is_loaded:
            self._window.submit(ForgetListening(episode.entry_id, episode.url))
            self.playback.play(episode)
        elif self.playback.state is not State.PLAYING:
            self.playback.toggle()
        self.playback.seek(0)

    def _download_state(self) -> DownloadState | None:
        article, episode = self._window.article.article, self._episode()
        if article is None or episode is None:
            return None
        return next((each.state for each in article.downloads if each.url == episode.url), None)

    def _can_download(self) -> bool:
        return self._has_episode() and self._download_state() not in {DownloadState.WAITING, DownloadState.DONE}

    @action("Download episode", "Shift+E", needs=Needs.FEEDS, can=_can_download)
    def download_episode(self) -> None:
        if not self._of_card(DownloadEpisode):
            self._window.say(_tr("This article has no episode."))

    @action("Delete download", needs=Needs.FEEDS, can=lambda self: self._download_state() is not None)
    def remove_download(self) -> None:
        if not self._of_card(RemoveDownload):
            self._window.say(_tr("This article has no episode."))

    def _of_card(self, command: type[DownloadEpisode | PauseDownload | RemoveDownload]) -> bool:
        episode = self.card.episode
        if episode is not None:
            self._window.submit(command(episode.entry_id, episode.url))
        return episode is not None

    def set_speed(self, percent: int) -> None:
        """Set the speed of the loaded kind: episodes, or articles that are read aloud."""
        speed = Preferences.aloud_speed if self.playback.is_aloud else Preferences.podcasts_speed
        self._set(speed, speed.check(percent))

    def _set(self, preference: Preference[Any], value: Value) -> None:
        self._window.submit(SetPreference(preference.key, value))
        self._window.preferences.take(preference.key, value)

    def _voices(self) -> dict[str, str]:
        """Return the chosen voices by language; a value that is no JSON of texts counts as none."""
        try:
            stored = json.loads(self._window.preferences.values.aloud_voices or "{}")
        except (ValueError, RecursionError):
            return {}
        return {str(each): str(voice) for each, voice in stored.items()} if isinstance(stored, dict) else {}

    def _voice_of(self, language: str) -> str:
        return self._voices().get(language.lower().partition("-")[0], "")

    def _set_voice(self, language: str, voice: str) -> None:
        voices = {each: chosen for each, chosen in {**self._voices(), language: voice}.items() if chosen}
        self._set(Preferences.aloud_voices, json.dumps(voices, ensure_ascii=False) if voices else "")
        if self.playback.voice is not None:
            self.playback.voice.speak_again()

    def _is_under_way(self) -> bool:
        return self.playback.state in {State.LOADING, State.PLAYING, State.PAUSED}

    @action("Back 15 seconds", "[", needs=Needs.FEEDS, can=_is_under_way)
    def skip_back(self) -> None:
        self.playback.skip(BACK_SECONDS)

    @action("Ahead 30 seconds", "]", needs=Needs.FEEDS, can=_is_under_way)
    def skip_ahead(self) -> None:
        self.playback.skip(AHEAD_SECONDS)

    def _can_change_speed(self, step: int) -> bool:
        stops, speed = Preferences.podcasts_speed.stops, self.playback.speed
        return self.playback.episode is not None and (speed < stops[-1] if step > 0 else speed > stops[0])

    @action_for_each(
        {
            1: ("play_faster", "Play faster", ">"),
            -1: ("play_slower", "Play slower", "<"),
        },
        needs=Needs.FEEDS,
        can=_can_change_speed,
    )
    def change_speed(self, step: int) -> None:
        stops = Preferences.podcasts_speed.stops
        faster = [stop for stop in stops if stop > self.playback.speed]
        slower = [stop for stop in stops if stop < self.playback.speed]
        self.set_speed((faster[:1] or stops[-1:])[0] if step > 0 else (slower[-1:] or stops[:1])[0])

    @action("Next episode in Read later", needs=Needs.FEEDS)
    def next_episode(self) -> None:
        if self.playback.is_aloud:
            self._read_next_aloud()
        else:
            self._find_next(self._play_next)

    @action("Close player", needs=Needs.FEEDS, can=lambda self: self.playback.episode is not None)
    def close_player(self) -> None:
        self.playback.close()

    def _play_next(self, found: Episode | None) -> None:
        if found is None:
            self._window.say(_tr("No further episode in Read later"))
        else:
            self.playback.play(found)

    def _go_on(self) -> None:
        heard = self._loaded_id()
        if self.playback.is_aloud and heard is not None:
            self._mark_heard(heard)
            if self._to_read and self.playback.sleeps_in != 0 and (self._reads_on or self._window.preferences.values.aloud_next):
                self._read_next_aloud()
        elif self._window.preferences.values.podcasts_next and self.playback.sleeps_in != 0:
            self._find_next(self._follow)

    def _follow(self, found: Episode | None) -> None:
        """Play the next episode unless playback has resumed meanwhile."""
        if found is not None and self.playback.state is not State.PLAYING:
            self.playback.play(found)

    def _find_next(self, then: Callable[[Episode | None], None]) -> None:
        """Query the next episode; anything the user starts meanwhile keeps playing."""
        own = self._loaded_id()

        def found(episode: Episode | None) -> None:
            if self._loaded_id() == own:
                then(episode)

        self._window.runner.run("next episode", lambda connection: _next_episode(connection, own), found)

    def _queued_after(self, article: Article) -> tuple[EntryId, str] | None:
        """Return the article and title of the episode that follows this one in Read later, if it was found."""
        own, following = self._queued
        return following if own == article.entry_id and Mark.LATER in article.marks else None

    def _find_queued(self) -> None:
        """Query the episode that follows the open one in Read later, and show it at the article's end, which no article has on one page."""
        article = self._window.article.article
        if self._window.article.page.stream is not None or article is None:
            return
        if Mark.LATER not in article.marks or episode_of(article) is None:
            return
        own, shown = article.entry_id, self._queued_after(article)

        def found(episode: Episode | None) -> None:
            following = (episode.entry_id, episode.title) if episode is not None else None
            self._queued = own, following
            opened = self._window.article.article
            if following != shown and opened is not None and opened.entry_id == own:
                self._window.article.page.show_again()

        self._window.runner.run("queued episode", lambda connection: _next_episode(connection, own), found)

    def _loaded_id(self) -> EntryId | None:
        loaded = self.playback.episode
        return loaded.entry_id if loaded is not None else None

    def _play_chapter(self, number: int) -> None:
        episode = self._episode()
        if episode is None or number >= len(episode.enclosure.chapters):
            return
        if not self.card.is_loaded:
            self.playback.play(episode)
        self.playback.seek(episode.enclosure.chapters[number].start_seconds)

    def _play_outside(self, episode: Episode) -> None:
        """Open the saved file or the address in the system's player, also for episodes whose article is not open."""
        article = entries.article(self._window.connection, episode.entry_id)
        path = saved_path(article, episode.url) if article is not None else ""
        download = None if path else lambda: self._window.submit(DownloadEpisode(episode.entry_id, episode.url))
        self._window.outside.play(local_address(path) if path else episode.url, download)

    def _copy_address(self) -> None:
        if self.card.episode is not None:
            self._window.article.address_copied.emit(links.without_user(self.card.episode.url))

    # Display

    def handle_event(self, event: Event) -> None:
        """Apply an event and update the article's card and row."""
        self.playback.handle_event(event)
        if not isinstance(event, ListeningChanged | DownloadChanged | ChaptersReady):
            return
        if isinstance(event, ListeningChanged):
            self._window.entries.model.refresh((event.entry_id,))
        article, loaded = self._window.article.article, self.playback.episode
        is_open = article is not None and article.entry_id == event.entry_id
        has_chapters = isinstance(event, ChaptersReady) and loaded is not None and loaded.url == event.url
        # background downloads report progress repeatedly
        stored = entries.article(self._window.connection, event.entry_id) if is_open or has_chapters else None
        if is_open:
            self._window.article.set_article(stored)
            self.card.show_article(stored)
        if has_chapters and stored is not None:
            found = episode_of(stored)
            self.playback.set_chapters(found.enclosure.chapters if found is not None else ())

    def stop(self) -> None:
        self.playback.stop()

    def _show_card(self) -> None:
        self.card.show_article(self._window.article.article)
        self._place_card()
        self._find_queued()

    def _place_card(self) -> None:
        view = self._window.article.page.view
        place = find_card(view.document(), view.verticalScrollBar().value(), view.column)
        if place is None or self.card.episode is None:
            self.card.hide()
            return
        self.card.setGeometry(QRect(place.left(), place.top(), place.width(), self.card.height()))
        self.card.show()

    def _show_chapter(self) -> None:
        page = self._window.article.page
        chapter = self.playback.chapter if self.card.is_loaded else -1
        if page.current_chapter != chapter:
            page.current_chapter = chapter
            page.show_again()

    def _show_sentence(self) -> None:
        article, sentence = self._window.article.article, self.playback.sentence
        is_open = article is not None and article.entry_id == self._loaded_id()
        self._window.article.page.mark_spoken(sentence.text if is_open and sentence is not None else "")

    def _picture(self, url: str, size: QSize) -> QPixmap | None:
        found = self._window.entries.thumbnails.get(url, size) if url else None
        return found.pixmap if found is not None else None

    def _pictures(self) -> dict[str, EntryId]:
        """Return the pictures of card and bar, whose rows may be out of view."""
        shown = (self.card.episode, self.playback.episode)
        return {each.picture_url: each.entry_id for each in shown if each is not None and each.picture_url}

    def _repaint(self) -> None:
        if self.playback.state is not State.NOTHING:
            self.bar.refresh()
        self.card.refresh()

    def _place_bar(self) -> None:
        """Move the player to the lower edge of the window while the article is hidden."""
        window = self._window
        is_below_article = window.article.isVisible()
        if self.playback.episode is not None and is_below_article != (self.bar.parent() is window.article):
            (window.article.add_below if is_below_article else window.add_below)(self.bar)
            self.bar.refresh()
