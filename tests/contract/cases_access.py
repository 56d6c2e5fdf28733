"""Who may ask: signing in, the token, wrong ones, and questions that no server knows."""

import requests

from tests.contract.peer import READ, Peer
from tests.fakes.sync_server.streams import long_id

LOGIN = "/accounts/ClientLogin"


def case_wrong_passwords_are_refused(peer: Peer) -> None:
    for fields in ({"Email": peer.username, "Passwd": "wrong"}, {"Email": "nobody", "Passwd": peer.password}):
        answer = requests.post(peer.url + LOGIN, data=fields, timeout=60)
        assert answer.status_code == 401
        assert "Auth=" not in answer.text


def case_signing_in_again_gives_the_same(peer: Peer) -> None:
    auth, token = peer.plain_auth()
    assert peer.plain_auth() == (auth, token)
    assert (token == auth) == peer.quirks.token_is_auth
    assert peer.quirks.token_is_auth or len(token) == 57


def case_without_auth_nothing_is_shown(peer: Peer) -> None:
    name = "X-Reader-Google-Bad-Token" if peer.quirks.has_native else "Google-Bad-Token"
    for headers in ({}, {"Authorization": "GoogleLogin auth=reader/0"}, {"Authorization": "nonsense"}):
        for path in ("subscription/list", "token"):
            answer = requests.get(f"{peer.url}/reader/api/0/{path}?output=json", headers=headers, timeout=60)
            assert answer.status_code == 401
            assert answer.headers[name] == "true"


def case_which_of_the_two_counts_in_a_change(peer: Peer) -> None:
    item = peer.subscribe(1).items[0]
    change = [("a", READ), ("i", long_id(item))]
    auth, own_token = peer.plain_auth()
    url, good = f"{peer.url}/reader/api/0/edit-tag", {"Authorization": f"GoogleLogin auth={auth}"}
    is_token = peer.quirks.token_is_auth

    def status(token: str | None, headers: dict[str, str]) -> int:
        fields = [*change] if token is None else [("T", token), *change]
        return requests.post(url, data=fields, headers=headers, timeout=60).status_code

    assert status("wrong", good) == 401
    assert peer.states(item) == set()
    assert status(None, good) == (401 if is_token else 200)
    assert status("", good) == (401 if is_token else 200)
    assert status("x", good) == (401 if is_token else 200)
    assert status(own_token, {}) == (200 if is_token else 401)
    assert status(own_token, {"Authorization": "GoogleLogin auth=wrong"}) == (200 if is_token else 401)


def case_unknown_questions(peer: Peer) -> None:
    for answer in (peer.get("preference/list"), peer.post("preference/set", ("k", "x"))):
        assert answer.status == peer.quirks.unknown_endpoint
        assert not answer.ok or answer.json() == []


def case_only_json_is_spoken(peer: Peer) -> None:
    headers = {"Authorization": f"GoogleLogin auth={peer.plain_auth()[0]}"}
    answer = requests.get(f"{peer.url}/reader/api/0/subscription/list", headers=headers, timeout=60)
    assert answer.status_code == (400 if peer.quirks.has_native else 501)


def case_user_and_key_of_the_native_interface(peer: Peer) -> None:
    if not peer.quirks.has_native:
        return
    version = peer.native("GET", "version").json()["version"]
    assert version.rpartition(".")[0] == peer.quirks.version.rpartition(".")[0]
    assert peer.native("GET", "me").json()["id"] == 1
    for path in ("version", "me", "entries"):
        assert requests.get(f"{peer.site}/v1/{path}", headers={"X-Auth-Token": "wrong"}, timeout=60).status_code == 401
    assert peer.native("GET", "nonsense").status == 404
