"""The window's process fetches and reads no text: what guesses the encoding of texts costs it nothing, and is there for who asks for it."""

import json
import subprocess
import sys
from pathlib import Path

NET = """
import json, sys
import reader.net.{module}
there = sorted({{"requests", "chardet", "charset_normalizer"}} & sys.modules.keys())
import feedparser, chardet
from requests import Response
print(json.dumps([there, chardet.detect(b"plain")["encoding"], Response().apparent_encoding]))
"""


def test_nothing_that_guesses_encodings_is_imported_with_what_fetches() -> None:
    for module in ("fetcher", "account_calls", "stream", "exchange", "problems"):
        assert answer(NET.format(module=module)) == [["requests"], "ascii", "utf-8"], module


def test_what_was_there_before_stays() -> None:
    program = "import chardet, json, sys, reader.net.fetcher; print(json.dumps(sys.modules['chardet'] is chardet))"
    assert answer(program) is True


def answer(program: str) -> object:
    """What a program prints that says nothing else: requests is not to warn of what was left out."""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=Path.cwd(), capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    return json.loads(done.stdout)
