"""How an answer is worded by each of the servers."""

import json
from typing import TYPE_CHECKING, Any

from tests.fakes.loopback import Response

if TYPE_CHECKING:
    from tests.fakes.sync_server.server import SyncServer

OK = Response(200, b"OK")


def as_json(data: Any, server: "SyncServer", *, is_html: bool = False) -> Response:
    kind = "text/html; charset=UTF-8" if is_html and server.quirks.json_is_html else "application/json"
    return Response(200, json.dumps(data, ensure_ascii=False).encode() + b"\n", kind)


def refusal(server: "SyncServer", status: int, said: str = "Bad Request!") -> Response:
    if server.quirks.has_native:
        return Response(status, json.dumps({"error_message": said}).encode(), "application/json")
    return Response(status, said.encode())


def unauthorized(server: "SyncServer") -> Response:
    name = "X-Reader-Google-Bad-Token" if server.quirks.has_native else "Google-Bad-Token"
    return Response(401, b"Unauthorized" if server.quirks.has_native else b"Unauthorized!", headers=[(name, "true")])
