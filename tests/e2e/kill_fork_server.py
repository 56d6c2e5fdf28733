"""Starts the program to be killed, and reads what it says."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]


class ForkServer:
    """The process that has imported the program and forks a child for each life."""

    def __init__(self, folder: Path) -> None:
        self.errors = (folder / "errors").open("a+", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.kill_program"],
            cwd=ROOT,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )
        self._said = b""
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
        self.errors.close()

    def complaints(self) -> str:
        """What was written to standard error since the last call."""
        self.errors.seek(self._read)
        said = self.errors.read()
        self._read = self.errors.tell()
        return said

    def begin(self, job: dict[str, object]) -> None:
        """Have a child live."""
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        self._process.stdin.flush()

    def lines(self, patience: float) -> Iterator[str]:
        """What is said until the child has ended; an empty line whenever nothing was said for so long."""
        assert self._process.stdout is not None
        while True:
            if not select.select([self._process.stdout], [], [], patience)[0]:
                yield ""
                continue
            part = os.read(self._process.stdout.fileno(), 1 << 20)
            assert part, "the program's parent ended"
            *whole, self._said = (self._said + part).split(b"\n")
            for line in whole:
                # a line that the end cut off runs into the next one
                yield line.decode()[max(line.rfind(b'["ended"'), 0) :]
