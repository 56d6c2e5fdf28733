import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.app.logging_setup import RedactingFormatter, redact, set_up_logging, tear_down_logging


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    yield set_up_logging(tmp_path)
    tear_down_logging()


@pytest.mark.parametrize(
    "text",
    [
        "GET https://ann:SECRET@example.org/feed",
        "GET https://SECRET@example.org/feed",
        "got 'https://example.org/feed?token=SECRET&page=2'",
        "feed://ann:SECRET@example.org/x failed",
        "Authorization: Basic SECRET",
        "{'Authorization': 'Bearer SECRET'}",
        "Proxy-Authorization: SECRET",
    ],
)
def test_secrets_do_not_reach_the_text(text: str) -> None:
    assert "SECRET" not in redact(text)


def test_what_is_harmless_stays() -> None:
    assert redact("https://example.org/blog?page=2 gave 404") == "https://example.org/blog?page=2 gave 404"


def test_neither_message_nor_arguments_nor_stack_traces_reveal_it(log_file: Path) -> None:
    log = logging.getLogger("somewhere")
    try:
        int("https://ann:SECRET@example.org/")
    except ValueError:
        log.info("failed for %s", "https://ann:SECRET@example.org/", exc_info=True)
    tear_down_logging()
    written = log_file.read_text(encoding="utf-8")
    assert "SECRET" not in written
    assert "Traceback" in written
    assert "example.org" in written


def test_what_logs_after_the_end_logs_as_before(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = root.level, root.handlers[:]
    set_up_logging(tmp_path, logging.DEBUG)
    set_up_logging(tmp_path, logging.INFO)
    assert root.level == logging.INFO
    tear_down_logging()
    assert (root.level, root.handlers) == before


def test_each_line_is_formatted_once(log_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    formatted: list[str] = []

    def noting(formatter: RedactingFormatter, record: logging.LogRecord) -> str:
        formatted.append(line := _format(formatter, record))
        return line

    _format = RedactingFormatter.format
    monkeypatch.setattr(RedactingFormatter, "format", noting)
    for number in range(3):
        logging.getLogger("somewhere").info("line %s", number)
    tear_down_logging()
    assert log_file.read_text(encoding="utf-8").splitlines() == formatted
    assert [line[-6:] for line in formatted] == ["line 0", "line 1", "line 2"]
