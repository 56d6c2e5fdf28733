"""The invented feeds on 127.0.0.1 that the fixtures of other readers were made from; `make` runs it."""

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

FEEDS = Path(__file__).parent / "feeds"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = FEEDS / self.path.lstrip("/")
        if path.parent != FEEDS or not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/xml")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), _Handler).serve_forever()
