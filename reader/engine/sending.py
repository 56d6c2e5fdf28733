"""Articles that are sent to the targets of "Send to": a folder, a wallabag server, or what an account's server is connected to. One
after the other, beside everything else; imported only when something is to be sent. A failure is tried again four times, then given
up and said; what needs the user is said at once.
"""

import hashlib
import math
import os
import re
from collections.abc import Generator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path

from reader.domain.accounts import ApiCall, Server, ServerKind, SignIn
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import FetchPicture, KeepSendLogin, SendEntries
from reader.domain.entry import Article
from reader.domain.errors import PASSING, Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EntriesSent, SendingChanged, SendingFailed, SendLoginKept
from reader.domain.ids import DAY_SECONDS
from reader.domain.link_templates import ShareService, TargetKind, services_of, target_of
from reader.domain.retrieval import FetchResult
from reader.engine.jobs import background, pictures
from reader.engine.send_queue import item_of, queue, use_of, withdraw
from reader.engine.state import Answer, Call, EngineState, KeepSecret, Run, SendingUse, Wish, Work
from reader.engine.sync import runs
from reader.engine.sync.google_reader_calls import login_of
from reader.engine.sync.runs import CallError, ask
from reader.formats.articles import pictures as formats
from reader.formats.articles.markdown import file_stem, markdown_file
from reader.formats.articles.pictures import embedded_bytes, picture_addresses
from reader.formats.urls import safe_link
from reader.net.credentials import send_place
from reader.storage import entries, sendings
from reader.storage.sendings import Sending
from reader.whole_file import remove_drafts, write_whole

RETRY_SECONDS = (60, 600, 3600, 6 * 3600)
"""Pauses after the first four failures; the fifth is the last."""
PAUSE_SECONDS = 1
"""Pause between two articles for a server."""
OUTAGE_SECONDS = 300
PICTURE_SECONDS, PICTURE_TURNS = 5, 4
"""Pause in which an article's missing pictures may arrive, and how often it is made."""
ENTRIES_PATH = "/api/entries.json"
LONGEST_CONTENT = 1_000_000
_OF_ARTICLE = frozenset({ProblemKind.NO_LINK, ProblemKind.NO_ARTICLE, ProblemKind.NOT_OF_ACCOUNT})
_NO_SERVICES = b"integration"
_ACCEPTED = frozenset({201, 202, 204})
_SAVED = re.compile(rb'"id"\s*:\s*[0-9]')
"""Number of the entry, which wallabag answers once it has it."""

Steps = Generator[Wish, Answer, None]


def send_entries(state: EngineState, command: SendEntries, now: float) -> None:
    """Store that articles are to be sent, or no longer are. Raises ReaderError if there is no such target."""
    if command.is_wanted:
        if target_of(state.preferences.share_services, command.target) is None:
            raise ReaderError(ProblemKind.NO_TARGET, command.target)
        chosen = queue(state, command.target, command.entry_ids, now)
        if not chosen:
            raise ReaderError(ProblemKind.NOT_OF_ACCOUNT)
        use_of(state).by_hand.update((entry_id, command.target) for entry_id in chosen)
        undo = SendEntries(command.entry_ids, command.target, is_wanted=False)
        state.publish(SendingChanged(undo, Change(ChangeKind.SENDING, (command.target,)), cause=command.command_id))
    else:
        withdraw(state, command.target, command.entry_ids)
        state.publish(SendingChanged(cause=command.command_id))


def keep_login(state: EngineState, command: KeepSendLogin, now: float) -> None:
    """Have the keyring store or delete a wallabag login, and try again what waited for it."""
    failed = lambda state, problem, _now: state.publish(CommandFailed(problem, cause=command.command_id))  # noqa: E731 -- one place
    run = runs.new_run(state, failed)
    runs.begin(state, run, _keep_login(state, run, command), now)


def _keep_login(state: EngineState, run: Run, command: KeepSendLogin) -> Steps:
    answer = yield KeepSecret(send_place(command.server_url), command.username, command.secrets)
    if answer.problem is not None:
        state.publish(CommandFailed(answer.problem, cause=command.command_id))
        return
    for service in services_of(state.preferences.share_services):
        if service.kind is TargetKind.WALLABAG and service.server_url == command.server_url and command.username:
            sendings.retry(state.connection, service.name, int(run.now))
            use_of(state).next_at = run.now
    state.publish(SendLoginKept(cause=command.command_id))


def review(state: EngineState, now: float) -> None:
    """Begin with the next article that is due. Called on every tick."""
    use = state.sending
    if use is None or use.run is not None or now < use.next_at or not state.automatic:
        return
    try:
        with state.storing():
            _begin_next(state, use, now)
    except Exception:
        use.run, use.next_at = None, now + RETRY_SECONDS[0]
        raise


def next_review_at(state: EngineState, _now: float) -> float:
    use = state.sending
    return math.inf if use is None or use.run is not None or not state.automatic else use.next_at


def _begin_next(state: EngineState, use: SendingUse, now: float) -> None:
    while (sending := sendings.next_due(state.connection, int(now))) is not None:
        service = target_of(state.preferences.share_services, sending.target)
        article = entries.article(state.connection, sending.entry_id)
        if service is None or article is None:
            withdraw(state, sending.target, [sending.entry_id])
        elif service.kind is not TargetKind.FOLDER and state.outage.problem is not None:
            sendings.postpone(state.connection, sending, int(now) + OUTAGE_SECONDS, is_of_target=True)
        elif service.kind is TargetKind.FOLDER and _must_wait(state, use, service, article, now):
            pause = PICTURE_SECONDS if state.outage.problem is None else OUTAGE_SECONDS
            sendings.postpone(state.connection, sending, int(now) + pause, is_of_target=False)
        else:

            def failed(_state: EngineState, _problem: Problem, at: float) -> None:
                use.run, use.next_at = None, at + RETRY_SECONDS[0]

            run = runs.new_run(state, failed)
            run.is_by_hand = (sending.entry_id, sending.target) in use.by_hand
            run.entry_id = sending.entry_id
            use.run = run.number
            runs.begin(state, run, _send(state, run, use, sending, service, article), now)
            return
    _rest(state, use, now)


def _rest(state: EngineState, use: SendingUse, now: float) -> None:
    """Wait for the next article; without one nothing of this is left in memory."""
    at = sendings.next_at(state.connection)
    use.run = None
    if at is None:
        state.sending = None
    else:
        use.next_at = min(at, now + DAY_SECONDS)


def _must_wait(state: EngineState, use: SendingUse, service: ShareService, article: Article, now: float) -> bool:
    """Return whether a note is not to be written now: its pictures are on their way, or there is no network for them."""
    missing = _missing(state, article, now)
    if not missing or state.outage.problem is not None:
        return bool(missing)
    key = (article.entry_id, service.name)
    turns = use.turns.get(key, 0)
    use.turns[key] = turns + 1
    if not turns and not (background.is_quiet(state) and key not in use.by_hand):
        for url in missing:
            pictures.fetch_picture(state, FetchPicture(url, article.entry_id), now)
        return True
    return 0 < turns < PICTURE_TURNS


def _missing(state: EngineState, article: Article, now: float) -> list[str]:
    """Return the addresses of pictures that may be requested and are not there yet."""
    addresses = [each for each in picture_addresses(_html(article)) if not each.startswith("data:")][: pictures.PER_ARTICLE_MAX]
    wanted = [each for each in addresses if pictures.is_wanted(state, each, article.feed_id)]
    return [each for each in wanted if each not in state.picture_failures and pictures.cached(state, each, now) is None]


def _html(article: Article) -> str:
    """Return the full text if it is there, else that of the feed."""
    page = article.full_text
    return page.html if page is not None and page.html else article.html


def _send(state: EngineState, run: Run, use: SendingUse, sending: Sending, service: ShareService, article: Article) -> Steps:
    problem, result = None, None
    try:
        match service.kind:
            case TargetKind.FOLDER:
                places = {
                    each: path for each in picture_addresses(_html(article)) if (path := pictures.cached(state, each, run.now))
                }
                answer = yield Work(lambda _ask: write_note(article, Path(service.template), places, run.now))
                problem = answer.problem
            case TargetKind.WALLABAG:
                yield from _to_wallabag(run, service, article)
            case _:
                yield from _to_services(state, run, article)
    except CallError as error:
        problem, result = error.problem, error.result
    except ReaderError as error:
        problem = error.problem
    _finish(state, run, sending, problem, result)
    _rest(state, use, run.now)
    if state.sending is not None and service.kind is not TargetKind.FOLDER:
        use.next_at = max(use.next_at, run.now + PAUSE_SECONDS)


def _finish(state: EngineState, run: Run, sending: Sending, problem: Problem | None, result: FetchResult | None) -> None:
    key = (sending.entry_id, sending.target)
    use = use_of(state)
    use.turns.pop(key, None)
    if problem is None:
        withdraw(state, sending.target, [sending.entry_id])
        if run.is_by_hand and not any(target == sending.target for _, target in use.by_hand):
            state.publish(EntriesSent(sending.target))
        return
    is_of_article = problem.kind in _OF_ARTICLE or (
        problem.kind is ProblemKind.HTTP_STATUS and str(problem.detail).startswith("4") and str(problem.detail) != "408"
    )
    may_pass = problem.kind in PASSING | {ProblemKind.FILE_UNWRITABLE, ProblemKind.BAD_FOLDER, ProblemKind.DISK_FULL}
    has_more = may_pass and not is_of_article and sending.tries < len(RETRY_SECONDS)
    at = None
    if has_more:
        at = max(int(run.now) + RETRY_SECONDS[sending.tries], runs.retry_at(result, int(run.now)))
    number = sendings.note_failure(state.connection, sending, problem, at, is_of_target=not is_of_article)
    if number and (at is None or (run.is_by_hand and not sending.tries)):
        state.publish(SendingFailed(sending.target, number, problem, is_final=at is None))
    if is_of_article:
        use.by_hand.discard(key)
    elif at is None:
        use.by_hand = {each for each in use.by_hand if each[1] != sending.target}


def _to_services(state: EngineState, run: Run, article: Article) -> Steps:
    """Have the article's account send it to what it is connected to."""
    found = item_of(state, article.entry_id)
    if found is None:
        raise ReaderError(ProblemKind.NOT_OF_ACCOUNT)
    account, item = found
    try:
        answer = yield from ask(run, login_of(account).send("POST", f"/v1/entries/{item}/save"))
    except CallError as error:
        if error.result is not None and error.result.status == 400 and _NO_SERVICES in error.result.body:
            raise CallError(Problem(ProblemKind.NO_SERVICES), error.result) from error
        if error.problem.kind is ProblemKind.NOT_FOUND:
            # gone at the server, which says nothing about others
            raise CallError(Problem(ProblemKind.NOT_OF_ACCOUNT), error.result) from error
        raise
    if answer.result is None or answer.result.status not in _ACCEPTED:
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)


def _to_wallabag(run: Run, service: ShareService, article: Article) -> Steps:
    """Have a wallabag server save an article. It fetches the page itself, unless its text is here; what it has already it keeps."""
    link = safe_link(article.link)
    if not link:
        raise ReaderError(ProblemKind.NO_LINK)
    form = [("url", link), ("title", article.title), ("tags", ",".join(tag.replace(",", " ") for tag in article.tags))]
    page = article.full_text
    if page is not None and page.html:
        form.append(("content", page.html[:LONGEST_CONTENT]))
    given = tuple((name, value) for name, value in form if value)
    call = ApiCall(Server(ServerKind.OTHER, service.server_url), "", ENTRIES_PATH, SignIn.WALLABAG, form=given)
    answer = yield from ask(run, Call(call))
    if answer.result is None or not _SAVED.search(answer.result.body):
        # something else answers in its place, and what waits here would be lost
        raise CallError(Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER)), answer.result)


PICTURES = "pictures"
_SUFFIXES = {"jpeg": "jpg"}


def write_note(article: Article, folder: Path, cached: Mapping[str, str], now: float) -> None:
    """Write an article as Markdown with its pictures below `pictures`. No file that is there is changed: one with the same text is
    this article's, sent before. Raises ReaderError. Any thread.
    """
    if not folder.is_dir():
        # it may be on a disk that is not here now
        raise ReaderError(ProblemKind.BAD_FOLDER, str(folder))
    try:
        for each in (folder, folder / PICTURES):
            remove_drafts(each, now - DAY_SECONDS)
        html = _html(article)
        places = {}
        for address in picture_addresses(html):
            name = _write_picture(folder / PICTURES, _bytes_of(address, cached))
            if name:
                places[address] = f"{PICTURES}/{name}"
        text = markdown_file(replace(article, html=html), places).encode()
        stem = file_stem(article.title, f"Article {article.entry_id}")
        for number in count(1):
            path = folder / (f"{stem}.md" if number == 1 else f"{stem} {number}.md")
            if not os.path.lexists(path):
                write_whole(path, text)
                return
            if path.is_file() and path.stat().st_size == len(text) and path.read_bytes() == text:
                return
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{folder} ({error.strerror})") from error


def _bytes_of(address: str, cached: Mapping[str, str]) -> bytes:
    try:
        return Path(cached[address]).read_bytes() if address in cached else embedded_bytes(address)
    except OSError:
        return b""


def _write_picture(folder: Path, data: bytes) -> str:
    """Write a picture, named by its contents, unless it is there; return the name, '' if it is no picture."""
    try:
        kind = formats.inspect(data).format
    except ReaderError:
        return ""
    name = f"{hashlib.sha256(data).hexdigest()[:16]}.{_SUFFIXES.get(kind, kind)}"
    folder.mkdir(exist_ok=True)
    if not (folder / name).exists():
        write_whole(folder / name, data)
    return name
