"""A loopback server of many feeds for benchmarks: 30 entries and some 97 kB each, validators, gzip, a delay, an icon each.

    python tests/benchmarks/beside/many_feeds.py opml  -n 1000 --port 8811 -o feeds.opml
    python tests/benchmarks/beside/many_feeds.py serve -n 1000 --port 8811 --latency 100

All that is served follows from the number of the feed, so that every program is given the same bytes. Each feed has a loopback
address of its own, as feeds have hosts of their own; every seventh shares one of five, as blogs share a platform.
`/_ctl/stats` says how many requests of which kind came, `/_ctl/mark` begins to count again.
"""

import argparse
import asyncio
import datetime as dt
import gzip
import json
import random
import struct
import zlib
from collections import Counter
from email.utils import format_datetime
from functools import cache
from pathlib import Path

ENTRIES = 30
NEWEST = dt.datetime(2026, 6, 1, 12, tzinfo=dt.UTC)
SENTENCE_WORDS = 9
WORDS = (
    "harbour",
    "tide",
    "gauge",
    "kiln",
    "glaze",
    "lantern",
    "orchard",
    "compiler",
    "tram",
    "quay",
    "window",
    "rain",
    "comet",
    "ledger",
    "kettle",
    "river",
    "engine",
    "meadow",
    "archive",
    "signal",
    "the",
    "of",
    "and",
    "in",
    "to",
    "a",
    "for",
    "with",
    "on",
    "by",
    "from",
    "at",
    "as",
    "is",
    "was",
    "that",
    "which",
    "not",
    "more",
    "than",
    "over",
    "under",
    "after",
    "before",
)
ICON_SIDE = 16


def host(number: int) -> str:
    """127.77.x.y of a feed; 127.78.0.1 to .5 are shared."""
    return f"127.78.0.{number % 5 + 1}" if number % 7 == 0 else f"127.77.{number // 250}.{number % 250 + 1}"


def url(number: int, port: int) -> str:
    return f"http://{host(number)}:{port}/feed-{number}.xml"


@cache
def document(number: int) -> bytes:
    """Feed `number`: RSS 2.0, every third Atom."""
    chance = random.Random(number)
    draw = _atom_entry if number % 3 == 0 else _rss_item
    entries = "".join(draw(number, place, _paragraphs(chance)) for place in range(ENTRIES))
    if number % 3 == 0:
        text = (
            f'<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed {number}</title><id>urn:feed:{number}</id>'
            f"<updated>{NEWEST.isoformat()}</updated>{entries}</feed>"
        )
    else:
        text = f'<rss version="2.0"><channel><title>Feed {number}</title><description>All of it.</description>{entries}</channel></rss>'
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()


@cache
def packed(number: int) -> bytes:
    return gzip.compress(document(number), 6, mtime=0)


def _paragraphs(chance: random.Random) -> str:
    """Some 3 kB of paragraphs with a link and emphasis here and there, escaped for XML."""
    text = "".join(
        f"<p>{_sentence(chance)} <a href='https://site.test/{chance.randrange(999)}'>{_sentence(chance)}</a></p>"
        for _ in range(20)
    )
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _sentence(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=SENTENCE_WORDS)).capitalize() + "."


def _posted(place: int) -> dt.datetime:
    return NEWEST - dt.timedelta(hours=7 * place)


def _rss_item(number: int, place: int, html: str) -> str:
    link = f"https://site{number}.test/{place}"
    date = format_datetime(_posted(place))
    return (
        f"<item><title>Article {place} of feed {number}</title><link>{link}</link><guid>{link}</guid>"
        f"<pubDate>{date}</pubDate><description>{html}</description></item>"
    )


def _atom_entry(number: int, place: int, html: str) -> str:
    date = _posted(place).isoformat()
    return (
        f'<entry><title>Article {place} of feed {number}</title><id>urn:feed:{number}:{place}</id><link href="https://site{number}.test/{place}"/>'
        f'<updated>{date}</updated><published>{date}</published><content type="html">{html}</content></entry>'
    )


@cache
def icon(address: str) -> bytes:
    """A PNG in one colour of the host's own."""
    colour = zlib.crc32(address.encode()).to_bytes(4, "big")[:3]
    rows = (b"\0" + colour * ICON_SIDE) * ICON_SIDE
    header = struct.pack(">IIBBBBB", ICON_SIDE, ICON_SIDE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, (b"IHDR", b"IDAT", b"IEND"), (header, zlib.compress(rows), b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class Server:
    def __init__(self, feeds: int, latency_seconds: float) -> None:
        self._feeds = feeds
        self._latency = latency_seconds
        self.counts: Counter[str] = Counter()

    async def serve(self, port: int) -> None:
        listener = await asyncio.start_server(self._talk, "0.0.0.0", port, backlog=1024)  # noqa: S104 -- every loopback address
        async with listener:
            await listener.serve_forever()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while request := await reader.readuntil(b"\r\n\r\n"):
                lines = request.decode("latin-1").split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
                method, path = lines[0].split()[:2]
                writer.write(await self._answer(method, path, headers))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, method: str, path: str, headers: dict[str, str]) -> bytes:
        if path.startswith("/_ctl/"):
            return self._control(path)
        await asyncio.sleep(self._latency)
        if path == "/favicon.ico":
            self.counts["icon"] += 1
            return _written(method, "200 OK", icon(headers.get("host", "")), {"Content-Type": "image/png"})
        number = path.removeprefix("/feed-").removesuffix(".xml")
        if not number.isdecimal() or int(number) >= self._feeds:
            self.counts["404"] += 1
            return _written(method, "404 Not Found", b"", {})
        return self._feed(method, int(number), headers)

    def _feed(self, method: str, number: int, headers: dict[str, str]) -> bytes:
        kept = {"ETag": f'"feed-{number}"', "Last-Modified": format_datetime(NEWEST, usegmt=True), "Vary": "Accept-Encoding"}
        if headers.get("if-none-match") == kept["ETag"] or headers.get("if-modified-since") == kept["Last-Modified"]:
            self.counts["304"] += 1
            return _written(method, "304 Not Modified", None, kept)
        self.counts["HEAD" if method == "HEAD" else "200"] += 1
        kept["Content-Type"] = "application/xml; charset=utf-8"
        if "gzip" in headers.get("accept-encoding", ""):
            return _written(method, "200 OK", packed(number), {**kept, "Content-Encoding": "gzip"})
        return _written(method, "200 OK", document(number), kept)

    def _control(self, path: str) -> bytes:
        if path.startswith("/_ctl/mark"):
            self.counts.clear()
        body = json.dumps({"requests": sum(self.counts.values()), **self.counts}).encode()
        return _written("GET", "200 OK", body, {"Content-Type": "application/json"})


def _written(method: str, status: str, body: bytes | None, headers: dict[str, str]) -> bytes:
    """`body` None: the answer has none by its status."""
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    head = "\r\n".join([*lines, "", ""]).encode()
    return head if body is None or method == "HEAD" else head + body


def opml(feeds: int, port: int) -> str:
    """The feeds in 20 folders."""
    folders = (
        f'<outline text="Folder {folder}">'
        + "".join(f'<outline type="rss" text="Feed {n}" xmlUrl="{url(n, port)}"/>' for n in range(folder, feeds, 20))
        + "</outline>"
        for folder in range(20)
    )
    return (
        f'<?xml version="1.0"?><opml version="2.0"><head><title>Many feeds</title></head><body>{"".join(folders)}</body></opml>'
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=("serve", "opml", "corpus"))
    parser.add_argument("-n", "--feeds", type=int, default=1000)
    parser.add_argument("--port", type=int, default=8811)
    parser.add_argument("--latency", type=float, default=100.0, help="milliseconds before each answer")
    parser.add_argument("-o", "--output", type=Path, help="the OPML, or the folder of documents")
    options = parser.parse_args()
    if options.command == "serve":
        asyncio.run(Server(options.feeds, options.latency / 1000).serve(options.port))
    elif options.command == "corpus":
        options.output.mkdir(parents=True, exist_ok=True)
        for number in range(options.feeds):
            (options.output / f"feed-{number}.xml").write_bytes(document(number))
    elif options.output is None:
        print(opml(options.feeds, options.port))
    else:
        options.output.write_text(opml(options.feeds, options.port), encoding="utf-8")


if __name__ == "__main__":
    main()
