"""Request message of a call to an account's server. Pure; any thread."""

from collections.abc import Mapping
from dataclasses import field
from urllib.parse import urlencode

from reader.domain.accounts import ApiCall, SignIn
from reader.domain.value_classes import dataclass
from reader.net.limits import Limits

FORM, JSON = "application/x-www-form-urlencoded", "application/json"
TOKEN = "T"  # noqa: S105 -- how the field is called


@dataclass(frozen=True, slots=True)
class Message:
    """HTTP message of a call. `fields` have the credentials and go to the origin of `url` only. Only a GET is retried or
    redirected. `may_leave`: also to another origin. `has_token`: the query of `url` has one, so that it is never redirected.
    """

    url: str = field(repr=False)
    limit_bytes: int
    seconds: float
    method: str = "GET"
    body: bytes = field(default=b"", repr=False)
    content_type: str = ""
    may_leave: bool = False
    has_token: bool = False
    fields: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def is_get(self) -> bool:
        return self.method == "GET"

    @property
    def is_signed(self) -> bool:
        return bool(self.fields) or self.has_token or not self.is_get

    @property
    def may_be_redirected(self) -> bool:
        return self.is_get and not self.has_token


def is_post(call: ApiCall) -> bool:
    return bool(call.form or call.json or call.method not in {"", "GET"})


def method_of(call: ApiCall) -> str:
    return call.method or ("POST" if is_post(call) else "GET")


def message_of(
    call: ApiCall, limits: Limits, fields: Mapping[str, str], token: str = "", proof: tuple[tuple[str, str], ...] = ()
) -> Message:
    """Return the message of a call. The token comes first: FreshRSS accepts 1,000 fields and silently drops the rest. `proof` is
    added to the query.
    """
    query = f"?{urlencode([*call.query, *proof])}" if call.query or proof else ""
    form = [(TOKEN, token), *call.form] if token else call.form
    has_form = bool(form) and is_post(call)
    return Message(
        url=f"{call.url}{query}",
        limit_bytes=limits.answer_bytes_for(call.path),
        seconds=limits.call_seconds,
        method=method_of(call),
        body=urlencode(form).encode() if has_form else call.json,
        content_type=FORM if has_form else JSON if call.json else "",
        fields=fields,
        may_leave=call.sign_in is SignIn.NONE,
        has_token=bool(proof),
    )
