"""Whatever reaches the local socket: no mistake of ours, and an answer that ends in an exit code."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Client
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.app.commands import COMMANDS
from reader.app.commands.run import carry_out
from reader.app.single_instance import Conversation, InstanceListener
from reader.domain.commands import Command
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed

CHANGING = sorted(name for name, row in COMMANDS.items() if row.changes)
TEXTS = st.text(max_size=12) | st.sampled_from(["", "http://a.test/f", "A/B", "\0", "\ud800", "--", "-", "x" * 5000])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
OPTIONS = ["page", "refresh", "remove", "set", "add", "key", "keep_feeds", "refreshes", "json"]
HEADS = st.fixed_dictionaries(
    {
        "command": st.sampled_from([*CHANGING, "show", "", "no such"]) | VALUES,
        "arguments": st.lists(TEXTS, max_size=6) | VALUES,
        "options": st.lists(st.sampled_from(OPTIONS), max_size=4) | VALUES,
        "has_data": st.just(value=False) | VALUES,
    },
    optional={"other": VALUES},
)
HEAD_BYTES = (
    st.binary(max_size=200)
    | VALUES.map(lambda value: json.dumps(value).encode())
    | HEADS.map(lambda head: json.dumps(head).encode())
)


@contextmanager
def listening() -> Iterator[Path]:
    """A program that refuses every command it is given."""
    conversation = Conversation()

    def refuse(command: Command) -> None:
        conversation.publish(CommandFailed(Problem(ProblemKind.BAD_VALUE, "x"), cause=command.command_id))

    conversation.begin(refuse)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        listener = InstanceListener(
            place / "socket", lambda request, say: carry_out(request, conversation, place / "none.sqlite3", say)
        )
        try:
            yield place / "socket"
        finally:
            listener.stop()


@given(st.lists(HEAD_BYTES, min_size=1, max_size=20))
@settings(deadline=None)
def test_whatever_is_sent_is_answered(sent: list[bytes]) -> None:
    mistakes: list[BaseException | None] = []
    before, threading.excepthook = threading.excepthook, lambda arguments: mistakes.append(arguments.exc_value)
    try:
        with listening() as address:
            for head in sent:
                assert "exit" in answers(address, head)[-1]
    finally:
        threading.excepthook = before
    assert mistakes == []


def answers(address: Path, head: bytes) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    with Client(str(address), family="AF_UNIX") as connection:
        connection.send_bytes(head)
        if b'"has_data": true' in head:
            connection.send_bytes(b"data")
        while not found or "exit" not in found[-1]:
            found.append(json.loads(connection.recv_bytes()))
    return found
