"""Feeds written by a program of the user's: previewed and followed only if the user chose one in the window."""

from reader.domain.feed_preview import FeedPreviewed
from reader.domain.program_commands import AddProgram, PreviewProgram
from reader.domain.programs import program_url
from reader.engine.handlers import borders
from reader.engine.handlers.adding import ask, preview_of, recent_preview, refuse_known, subscribe
from reader.engine.state import EngineState
from reader.engine.tasks import AddTask


def preview_program(state: EngineState, command: PreviewProgram, now: float) -> None:
    """Run a program and preview its output, unless that was just done."""
    url = program_url(command.name)
    refuse_known(state, url)
    seen = recent_preview(state, url, now)
    if seen is not None:
        state.publish(FeedPreviewed(preview_of(seen), cause=command.command_id))
    else:
        ask(state, AddTask(url, None, command.command_id, from_page=True, is_preview=True), url, now)


def add_program(state: EngineState, command: AddProgram, now: float) -> None:
    """Follow a program's output, using a recent preview."""
    url = program_url(command.name)
    refuse_known(state, url)
    borders.check_here(state, None, command.folder_id)
    task = AddTask(url, command.folder_id, command.command_id, from_page=True, title=command.title.strip())
    seen = recent_preview(state, url, now)
    if seen is not None:
        subscribe(state, task, seen.result, seen.parsed, min(seen.at, now))
    else:
        ask(state, task, url, now)
