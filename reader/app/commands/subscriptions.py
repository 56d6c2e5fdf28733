"""The commands add and import, which change data where the engine runs. That is either the command line's own process, or the one
that shows the window and received the request. Any thread but the engine's; `say` prints or sends a line.
"""

import argparse
import os
import sys
from pathlib import Path

from reader.app.commands.accounts import add_feed, subscribe_there
from reader.app.commands.arguments import as_path, is_address, is_file
from reader.app.commands.refresh import fetch
from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say
from reader.domain.addresses import file_of, is_mail
from reader.domain.commands import (
    AddFile,
    AddNewsletters,
    AddProgram,
    AddSubscription,
    FindNewsletters,
    FollowPage,
    ImportOpml,
    PreviewOpml,
    PreviewOpmlUrl,
    ViewPage,
)
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import (
    FeedsFound,
    MailFoldersFound,
    OpmlImported,
    OpmlPreviewed,
    PageViewed,
    RetrievalRefused,
    SubscriptionAdded,
    SubscriptionsChanged,
)
from reader.domain.mailbox import mail_folder
from reader.domain.page_rule import PageRule
from reader.domain.rules import program_of
from reader.domain.sentences import counted
from reader.domain.subscription import FoundFeed, ImportPreview, shown_address
from reader.formats.lists.plan import wrap_in_folder
from reader.reports.other_readers import named_reader, read_file
from reader.storage import accounts
from reader.storage.given_files import STANDARD, read_given

SHOWN_DETAILS = 10
_FEED_SUFFIXES = (".xml", ".rss", ".atom", ".rdf", ".json")


def register(name: str, parser: argparse.ArgumentParser) -> None:
    if name == "add":
        _register_add(parser)
    else:
        _register_import(parser)


def _register_add(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(request=_add_request)
    parser.add_argument(
        "url",
        metavar="URL",
        help="a feed, a site, a feed: address, a channel or profile page, a file with a feed or mail, program:NAME for a program in the "
        "folder programs, or imaps://NAME@SERVER/FOLDER for newsletters in a mailbox whose password the window has stored",
    )
    parser.add_argument("--page", action="store_true", help="follow a page that has no feed")
    parser.add_argument(
        "--articles",
        default="",
        metavar="CSS",
        help="with --page: what selects its articles, such as div.post; else it is suggested",
    )
    parser.add_argument("--account", default="", metavar="NAME", help="subscribe at the server of this account")
    parser.add_argument("--folder", default="", metavar="NAME", help="with --account: folder there; made if there is none")


def _register_import(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(request=_import_request)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "source",
        type=as_path,
        metavar="FILE",
        nargs="?",
        help="OPML, or another reader's database or export: a file, an address, or - for standard input",
    )
    source.add_argument("--from", dest="reader", metavar="READER", help="a reader on this computer, such as liferea")
    parser.add_argument("--refresh", action="store_true", help="refresh the new feeds immediately")
    parser.add_argument(
        "--into",
        default="",
        metavar="FOLDER",
        help="folder for all of it, such as Tech or Tech/Linux; an account's name subscribes at its server",
    )


def _add_request(options: argparse.Namespace) -> Request:
    if options.account:
        return Request.of("add", options.url, options.account, options.folder, account=True)
    if options.folder:
        sys.stderr.write("beforehand: --folder goes with --account (see beforehand add --help)\n")
        raise SystemExit(2)
    chosen = (options.articles,) if options.articles else ()
    path = as_path(options.url)
    if _is_feed_file(path) and not chosen:
        # the window that may carry it out has another current folder
        return Request.of("add", Path(path).absolute().as_uri())
    return Request.of("add", options.url, *chosen, page=options.page or bool(chosen))


def _is_feed_file(path: str) -> bool:
    """Return whether an argument names a file, be it there or not: a wrong path is no name of a host to be asked for."""
    if not any(separator in path for separator in (os.sep, "/")):
        return ":" not in path and path.lower().endswith(_FEED_SUFFIXES)
    is_clear = path.startswith(".") or (Path(path).is_absolute() and not path.startswith("//"))
    return is_clear or is_file(path)


def _import_request(options: argparse.Namespace) -> Request:
    source, data = given_list(options.source, options.reader)
    into = (options.into,) if options.into else ()
    return Request.of("import", source, *into, data=data, refresh=options.refresh)


def carry_out(request: Request, conversation: Conversation, database: Path, say: Say) -> int:
    if request.command == "import":
        return import_list(conversation, request, database, say)
    if "account" in request.options:
        return add_feed(conversation, request, database, say)
    if "page" in request.options:
        return follow_page(conversation, request.argument(0), *request.arguments[1:2], say=say)
    return add(conversation, request.argument(0), say)


def add(conversation: Conversation, url: str, say: Say) -> int:
    """Subscribe to an address, or to a program or file of the user's; return the exit code. Raises ReaderError."""
    if is_mail(url):
        return add_newsletter(conversation, url, say)
    program, file = program_of(url), file_of(url)
    command = AddProgram(program) if program else AddFile(file) if file else AddSubscription(url)
    answer = conversation.answer(command, SubscriptionAdded, FeedsFound)
    if isinstance(answer, SubscriptionAdded):
        plain = " Its site does not support https: the connection is not encrypted." if answer.is_plain else ""
        say(Line(f"Subscribed to {answer.title} ({counted(answer.entries, 'article')}).{plain}"))
        return 0
    return _offer(answer, f"There are several feeds at {answer.url}; add one of these addresses:", say)


def _offer(found: FeedsFound, heading: str, say: Say) -> int:
    say(Line(f"beforehand: {heading}", is_error=True))
    for feed in found.feeds:
        say(Line(f"  {feed.url}  {feed.title}".rstrip(), is_error=True))
    return 1


def add_newsletter(conversation: Conversation, url: str, say: Say) -> int:
    """Subscribe to a newsletter of a mailbox, or name those of a folder; return the exit code. Raises ReaderError."""
    folder = mail_folder(url)
    is_chosen = folder is not None and bool(folder.newsletter)
    command = AddNewsletters((FoundFeed(url, ""),)) if is_chosen else FindNewsletters(url)
    for event in conversation.ask(command):
        if event.cause != command.command_id:
            continue
        if isinstance(event, SubscriptionsChanged):
            new = event.undo is not None
            say(Line("Subscribed. Its messages come with the next refresh." if new else "You are already subscribed."))
            return 0
        if isinstance(event, MailFoldersFound) and folder is not None and folder.folder not in event.folders:
            say(Line("beforehand: The mailbox has these folders:", is_error=True))
            for name in event.folders:
                say(Line(f"  {name}", is_error=True))
        if isinstance(event, FeedsFound):
            return _offer(event, "Add one of these newsletters by its address:", say)
    raise AssertionError("ask() gives events until it raises")


def follow_page(conversation: Conversation, url: str, articles: str = "", *, say: Say) -> int:
    """Follow a page without a feed by a selector of its articles, or by the first suggestion. Raises ReaderError."""
    rule = PageRule(articles) if articles else _suggested(conversation, url)
    added = conversation.answer(FollowPage(url, rule), SubscriptionAdded)
    say(Line(f"Subscribed to {added.title} ({counted(added.entries, 'article')} selected by {rule.article})."))
    return 0


def _suggested(conversation: Conversation, url: str) -> PageRule:
    answer = conversation.answer(ViewPage(url), PageViewed, RetrievalRefused)
    if isinstance(answer, RetrievalRefused):
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, shown_address(url))
    if not answer.view.found:
        raise ReaderError(ProblemKind.NO_PAGE_ARTICLES)
    return answer.view.rule


def import_list(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Import an OPML document and optionally refresh its new feeds; return the exit code. Raises ReaderError."""
    source = request.argument(0)
    command = PreviewOpmlUrl(source) if is_address(source) else PreviewOpml(request.data, source)
    preview = conversation.answer(command, OpmlPreviewed).preview
    for line in _describe(preview):
        say(Line(line, is_error=True))
    into = tuple(part.strip() for part in "".join(request.arguments[1:]).split("/") if part.strip())
    with reading(database) as connection:
        known = accounts.accounts(connection) if into else []
    account = next((each for each in known if each.name == into[0]), None)
    placed = wrap_in_folder(preview.document, into, account.server.url if account is not None else "")
    done = conversation.answer(ImportOpml(placed), OpmlImported)
    say(Line(f"{done.added} added, {done.already_there} already subscribed, {done.moved} moved."))
    if done.starred or done.tagged or done.read:
        came_from = done.reader or "elsewhere"
        say(Line(f"From {came_from}: {done.starred} starred, {done.tagged} tagged, {done.read} read."))
    if done.left_out:
        say(Line(f"{done.left_out} articles skipped: not among the articles of their account."))
    if account is not None:
        return subscribe_there(conversation, account, done.feed_ids, database, say)
    if "refresh" in request.options and preview.new:
        return fetch(tuple(feed.url for feed in preview.new), conversation, database, say, as_json=False)
    return 0


def _describe(preview: ImportPreview) -> list[str]:
    """List repaired and skipped items, the first few of each by name."""
    document = preview.document
    lines = [f"repaired: {repair.sentence()}" for repair in document.repairs[:SHOWN_DETAILS]]
    lines += [
        f"skipped: {skipped.url or skipped.text} ({skipped.reason.sentence()})" for skipped in document.skipped[:SHOWN_DETAILS]
    ]
    unsaid = sum(max(len(some) - SHOWN_DETAILS, 0) for some in (document.repairs, document.skipped))
    if unsaid:
        lines.append(f"and {unsaid} more")
    if document.duplicates:
        lines.append(f"{counted(document.duplicates, 'feed')} listed more than once")
    return lines


def given_list(source: str | None, reader: str | None) -> tuple[str, bytes]:
    """Return the name and list of the source; an empty list for an address, which the engine fetches. Raises ReaderError."""
    if source is None:
        found = named_reader(reader or "", Path.home(), os.environ, sys.platform)
        return found.name, found.data
    if is_address(source):
        return source, b""
    return source, read_given(source) if source == STANDARD or not source else read_file(Path(source))
