"""Search for the server that an address belongs to, without a password (`net.server_finding`)."""

from collections.abc import Generator

from reader.domain.account_commands import FindServer
from reader.domain.account_events import ServerFound
from reader.domain.accounts import ApiCall, Server
from reader.domain.errors import Problem, ReaderError
from reader.domain.events import CommandFailed
from reader.domain.retrieval import FetchResult
from reader.engine.account_memory import Answer, Call, Steps, Wish
from reader.engine.handlers.sync import runs
from reader.engine.state import EngineState
from reader.formats.urls import normal_url, without_tls
from reader.net.server_finding import searching


def find_server(state: EngineState, command: FindServer, now: float) -> None:
    """Try the candidate addresses one after the other."""

    def failed(state: EngineState, problem: Problem, _now: float) -> None:
        state.publish(CommandFailed(problem, cause=command.command_id))

    def steps() -> Steps:
        try:
            server = yield from _searched(normal_url(command.address), without_tls(command.address))
        except ReaderError as error:
            failed(state, error.problem, now)
        else:
            state.publish(ServerFound(server, cause=command.command_id))

    run = runs.new_run(state, failed)
    runs.begin(state, run, steps(), now)


def _searched(url: str, open_url: str) -> Generator[Wish, Answer, Server]:
    search: Generator[ApiCall, FetchResult, Server] = searching(url, open_url)
    call = next(search)
    while True:
        answer = yield Call(call)
        assert answer.result is not None  # noqa: S101 -- a call is answered by a result
        try:
            call = search.send(answer.result)
        except StopIteration as found:
            server: Server = found.value
            return server
