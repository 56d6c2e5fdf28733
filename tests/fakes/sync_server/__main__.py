"""The server in a process of its own, to be killed: python -m tests.fakes.sync_server FILE [--dialect NAME] [--port N]. Ends with standard input.

It prints its address (before the paths of its Google Reader API) and its site, then what it knows is in FILE.
"""

import argparse
import sys
from pathlib import Path

from tests.fakes.sync_server.quirks import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.sync_server.server import SyncServer
from tests.fakes.sync_server.store import START

DIALECTS = {"freshrss": FRESHRSS, "miniflux-2.2": MINIFLUX_22, "miniflux-2.3": MINIFLUX_23}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--dialect", choices=DIALECTS, default="freshrss")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--now", type=int, default=START)
    options = parser.parse_args()
    with SyncServer(DIALECTS[options.dialect], path=options.file, port=options.port, now=options.now) as server:
        print(server.url, server.site, flush=True)  # noqa: T201 -- to whoever started it
        sys.stdin.read()


main()
