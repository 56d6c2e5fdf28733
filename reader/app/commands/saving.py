"""The command save, which puts web pages into Read later where the engine runs. Any thread but the engine's."""

import argparse
import sys
from pathlib import Path

from reader.app.commands.arguments import USAGE_ERROR, as_path
from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say, error_line
from reader.domain.commands import SavePage, TagEntries
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import EntriesChanged, Event, FullTextFailed, PageSaved, TagsChanged
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.storage.given_files import STANDARD, read_given, shown_name

LARGEST_PAGE_BYTES = 16_000_000
MOST_ADDRESSES = 1_000


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(request=_request)
    parser.add_argument(
        "urls", metavar="URL", nargs="+", help="the address of a web page; - for addresses on standard input, one a line"
    )
    parser.add_argument("--title", default="", metavar="TEXT", help="shown until the page's own title is known")
    parser.add_argument("--tag", action="append", default=[], metavar="NAME", help="tag the page; may be given several times")
    parser.add_argument(
        "--html",
        default="",
        type=as_path,
        metavar="FILE",
        help="take the page from this file (- for standard input) instead of the web, such as one behind a login",
    )


def _request(options: argparse.Namespace) -> Request:
    """Return the request: title, tags, addresses, and the page itself if it is given. Raises ReaderError."""
    urls = list(options.urls)
    if options.html and len(urls) != 1:
        sys.stderr.write("beforehand: --html goes with one address (see beforehand save --help)\n")
        raise SystemExit(USAGE_ERROR)
    if urls == [STANDARD]:
        urls = [line.strip() for line in read_given(STANDARD).decode("utf-8", "replace").splitlines() if line.strip()]
    data = read_given(options.html, LARGEST_PAGE_BYTES) if options.html else b""
    if options.html and not data.strip():
        raise ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, (shown_name(options.html),)))
    return Request.of("save", options.title, "\n".join(options.tag), *urls[:MOST_ADDRESSES], data=data)


def carry_out(request: Request, conversation: Conversation, database: Path, say: Say) -> int:
    """Save each page and wait for its text; return 1 if one was refused, or has no text in the file given."""
    title, names, *urls = (request.argument(0), request.argument(1), *request.arguments[2:])
    tags = tuple(name for name in names.split("\n") if name.strip())
    code = 0
    for url in urls:
        try:
            problem = _save(conversation, SavePage(url, title, request.data), tags, database, say)
        except ReaderError as error:
            say(error_line(error))
            code = 1
        else:
            code = 1 if problem is not None and request.data else code
    return code


def _save(conversation: Conversation, command: SavePage, tags: tuple[str, ...], database: Path, say: Say) -> Problem | None:
    """Save one page; return why it has no text. Raises ReaderError if it is refused."""
    found: PageSaved | None = None
    for event in conversation.ask(command):
        if isinstance(event, PageSaved) and event.cause == command.command_id:
            found = event
            if tags:
                conversation.answer(TagEntries((event.entry_id,), add=tags), TagsChanged)
        if found is not None and (found.is_complete or _is_last(event, command)):
            said = "Already in Read later" if found.was_there else "Saved to Read later"
            say(Line(f"{said}: {_title(found.entry_id, database) or found.title}"))
            problem = event.problem if isinstance(event, FullTextFailed) else None
            if problem is not None:
                say(Line(f"beforehand: its text is missing and will be tried again: {problem.sentence()}", is_error=True))
            return problem
    raise AssertionError("ask() gives events until it raises")


def _title(entry_id: EntryId, database: Path) -> str:
    """Return the page's own title, which came with its text."""
    with reading(database) as connection:
        rows = entries.entry_rows(connection, [entry_id])
    return next((row.title for row in rows), "")


def _is_last(event: Event, command: SavePage) -> bool:
    return isinstance(event, EntriesChanged | FullTextFailed) and event.cause == command.command_id
