"""A wallabag server by its documented interface: /api/info, a token for client and password, and entries by address."""

import json

from tests.fakes.loopback import LoopbackServer, Request, Response

INFO = b'{"appname":"wallabag","version":"2.6.10","allowed_registration":false}'


class Wallabag(LoopbackServer):
    """`entries` by address, as they were last sent; `token` is the only valid one, `is_gone` a server that is something else, and
    `trouble` by path what it answers instead.
    """

    def __init__(self, address: str = "127.0.0.1") -> None:
        super().__init__(address=address)
        self.entries: dict[str, dict[str, str]] = {}
        self.login = {"client_id": "1_abc", "client_secret": "xyz", "username": "ann", "password": "hush"}
        self.token = "t1"
        self.is_gone = False
        self.trouble: dict[str, Response] = {}

    def answer(self, request: Request) -> Response:
        if self.is_gone:
            return Response(200, b"<!DOCTYPE html><html><form>Room number, please</form></html>", "text/html")
        if request.path in self.trouble:
            return self.trouble[request.path]
        match request.method, request.path:
            case "GET", "/api/info":
                return Response(200, INFO, "application/json")
            case "POST", "/oauth/v2/token":
                return self._token(dict(request.form))
            case "POST", "/api/entries.json":
                return self._save(request)
            case _:
                return Response(404, b'{"error":{"code":404,"message":"Not Found"}}', "application/json")

    def _token(self, form: dict[str, str]) -> Response:
        if form != {"grant_type": "password", **self.login}:
            said = {"error": "invalid_grant", "error_description": "Invalid username and password combination"}
            return Response(400, json.dumps(said).encode(), "application/json")
        given = {"access_token": self.token, "expires_in": 3600, "token_type": "bearer", "scope": None, "refresh_token": "r"}
        return Response(200, json.dumps(given).encode(), "application/json")

    def _save(self, request: Request) -> Response:
        if request.headers.get("authorization") != f"Bearer {self.token}":
            said = {"error": "invalid_grant", "error_description": "The access token provided has expired."}
            return Response(401, json.dumps(said).encode(), "application/json")
        form = dict(request.form)
        self.entries[form["url"]] = form
        return Response(200, json.dumps({"id": len(self.entries), **form}).encode(), "application/json")
