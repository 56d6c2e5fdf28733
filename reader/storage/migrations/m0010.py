"""Details of problems as a kind with its arguments (JSON), where they were English texts.

A text that is not recognised is kept as a text. Frozen: later changes are steps of their own. Imports nothing from reader.
"""

import json
import re
import sqlite3
from functools import lru_cache

KINDS = {
    "it is too long": "too_long",
    "it is malformed": "malformed",
    "it is not http or https": "not_http",
    "it has no host name": "no_host",
    "it names no host": "no_host",
    "port 0 is not valid": "port_zero",
    "there is no port 0": "port_zero",
    "it contains control characters": "control_characters",
    "it holds control characters": "control_characters",
    "in a loop": "redirect_loop",
    "in a circle": "redirect_loop",
    "while connecting": "connecting",
    "while waiting for the answer": "waiting",
    "the connection was interrupted": "interrupted",
    "the connection was cut": "interrupted",
    "no connection": "no_connection",
    "connection refused": "connection_refused",
    "no route to host": "no_route",
    "network is unreachable": "network_unreachable",
    "socks proxies are not supported": "socks",
    "it ended too early": "ended_early",
    "invalid compression": "invalid_compression",
    "wrongly compressed": "invalid_compression",
    "invalid HTTP": "invalid_http",
    "no proper HTTP": "invalid_http",
    "its certificate is not valid yet": "certificate_not_yet_valid",
    "its certificate has expired": "certificate_expired",
    "its certificate is self-signed": "certificate_self_signed",
    "its certificate is from an unknown authority": "certificate_unknown_authority",
    "its certificate comes from an unknown authority": "certificate_unknown_authority",
    "its certificate was revoked": "certificate_revoked",
    "its certificate is for another host": "certificate_other_host",
    "its certificate uses a key that is too weak": "certificate_weak_key",
    "its certificate is signed in an outdated way": "certificate_outdated_signature",
    "it supports only outdated TLS versions": "outdated_tls",
    "it speaks only outdated versions of TLS": "outdated_tls",
    "it does not speak TLS on this port": "no_tls",
    "no common encryption was found": "no_common_encryption",
    "the handshake failed": "handshake_failed",
    "this system has none": "no_keyring",
    "there is none on this system": "no_keyring",
    "it is locked": "keyring_locked",
    "it does not answer": "keyring_silent",
    "it did not answer in time": "keyring_late",
    "it does not accept the password": "password_not_accepted",
    "it does not take the password": "password_not_accepted",
    "it does not delete the password": "password_not_deleted",
    "it does not give the password up": "password_not_deleted",
    "it did not store the password": "password_not_stored",
    "it did not keep the password": "password_not_stored",
    "its entry for this feed was not made by Beforehand": "foreign_login",
    "what it holds for this feed is not ours": "foreign_login",
    "a web page": "web_page",
    "neither XML nor JSON": "neither_xml_nor_json",
    "JSON that cannot be read": "unreadable_json",
    "JSON, but not a JSON Feed": "other_json",
    "no HTML": "no_html",
    "this is not a picture": "no_picture",
    "the picture has no size": "picture_without_size",
    "memory": "memory",
    "could not start a thread": "no_thread",
    "no thread could be started": "no_thread",
    "the parser's result is unreadable": "unreadable_result",
    "the parser's answer cannot be read": "unreadable_result",
}
PATTERNS = tuple(
    (re.compile(pattern), kind)
    for pattern, kind in (
        (r"([^:]+): is not http or https", "other_scheme"),
        (r"more than (\d{1,9}) times", "many_redirects"),
        (r"XML of kind (.+)", "other_xml"),
        (r"the picture's header ends early \((.+)\)", "picture_ends_early"),
        (r"(\d{1,9}) megapixels \((\d{1,9}) x (\d{1,9})\)", "megapixels"),
        (r"(\d{1,9}(?:\.\d{1,9})?) MB", "megabytes"),
        (r"(\d{1,9}) s", "seconds"),
    )
)
NUMBERS = {"many_redirects", "megapixels", "megabytes", "seconds"}
TABLES = ("feed", "retrieval", "full_text", "gap")


def migrate(connection: sqlite3.Connection) -> None:
    """Translate them, inside the caller's transaction."""
    connection.create_function("translated_detail", 1, _translated, deterministic=True)
    for table in TABLES:
        connection.execute(
            f"UPDATE {table} SET problem_detail = translated_detail(problem_detail) WHERE problem_detail <> ''"  # noqa: S608 -- our own names
        )
    connection.create_function("translated_detail", 1, None)


@lru_cache(maxsize=4096)
def _translated(text: str) -> str:
    return json.dumps([KINDS[text]] if text in KINDS else _with_arguments(text), ensure_ascii=False)


def _with_arguments(text: str) -> list[object]:
    for pattern, kind in PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return [kind, *(map(float, found.groups()) if kind in NUMBERS else found.groups())]
    return ["text", text]
