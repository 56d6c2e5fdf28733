"""Articles as an e-book: CPU seconds, bytes and memory; prints, asserts nothing.

By hand: `.venv/bin/python tests/benchmarks/bench_books.py [--articles 300] [--words 1500]`. Every tenth article has a picture of 100 kB.
"""

import argparse
import io
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.formats.articles.epub import Book, Chapter, Section, write_book

PARAGRAPH = 60


def html_of(number: int, words: int) -> str:
    """One article with paragraphs, a list, a quote and a table."""
    paragraphs = "".join(f"<p>{'harbour ' * PARAGRAPH}<b>wall</b></p>" for _ in range(words // PARAGRAPH))
    rows = "<tr><td>a</td><td>b</td></tr>" * 5
    picture = f'<img src="https://p.example/{number}.gif">' if number % 10 == 0 else ""
    return f"{picture}{paragraphs}<ul><li>one</li><li>two</li></ul><blockquote>said</blockquote><table>{rows}</table>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--articles", type=int, default=300)
    parser.add_argument("--words", type=int, default=1500)
    options = parser.parse_args()
    picture = b"GIF89a" + bytes([9, 0, 9, 0, 0, 0, 0]) + bytes(100_000)
    chapters = tuple(
        Chapter(f"Article {number}", ("Feed",), html_of(number, options.words)) for number in range(options.articles)
    )
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun, stream = time.process_time(), io.BytesIO()
    written = write_book(stream, Book("Articles", (Section("", chapters),), 1_790_000_000), lambda _: picture)
    seconds = time.process_time() - begun
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    sys.stdout.write(f"{written}: {seconds:.2f} CPU s, {len(stream.getvalue()) / 1e6:.1f} MB, {more:.0f} MB of memory\n")


if __name__ == "__main__":
    main()
