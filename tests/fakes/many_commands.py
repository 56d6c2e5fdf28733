"""Commands as a user types them, in this process or one after the other in one of their own: what each starts with is loaded once."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from reader.app.main import main

ROOT = Path(__file__).parents[2]
_DRIVER = """
import contextlib, io, json, re, sys
from reader.app.main import main
told = []
for name, arguments in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code
        except BaseException as error:
            code = f"raised {type(error).__name__}: {error}"[:200]
    told.append((name, code, out.getvalue(), err.getvalue()))
# the most memory of this process; the figure of getrusage begins with that of whoever started it
most = int(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1])
assert most < 600_000, most
print(json.dumps(told))
"""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended."""

    name: str
    code: int | str | None
    out: str
    error: str


def typed(*arguments: str, given: bytes = b"") -> Ended:
    """Carry out one command in this process."""
    out, error = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="", write_through=True) for _ in range(2))
    with patch("sys.stdin", io.TextIOWrapper(io.BytesIO(given))), redirect_stdout(out), redirect_stderr(error):
        try:
            code: int | str | None = main(list(arguments))
        except SystemExit as end:
            code = end.code
    return Ended(" ".join(arguments), code, *(each.buffer.getvalue().decode() for each in (out, error)))


def outcomes_of(calls: list[tuple[str, list[str]]]) -> list[Ended]:
    """Carry out named commands."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", _DRIVER],
        cwd=ROOT,
        input=json.dumps(calls).encode(),
        capture_output=True,
        check=True,
        env=environment,
    )
    assert done.stderr == b""
    return [Ended(*each) for each in json.loads(done.stdout)]
