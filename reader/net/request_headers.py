"""The header fields of a request. Pure; any thread."""

from urllib3.util import make_headers

from reader.domain.media_types import ACCEPTED
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net.headers import sendable

ACCEPT = {
    Purpose.FEED: f"{ACCEPTED}, text/html;q=0.5, */*;q=0.1",
    Purpose.PAGE: "text/html, application/xhtml+xml, */*;q=0.1",
    Purpose.ICON: "image/png, image/x-icon, image/webp, image/jpeg, image/gif, image/*;q=0.5",
    Purpose.PICTURE: "image/webp, image/png, image/jpeg, image/gif, image/*;q=0.5",
    Purpose.OPML: "text/x-opml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5",
}
ACCEPT_ENCODING = make_headers(accept_encoding=True)["accept-encoding"].replace(",", ", ")
"""gzip and deflate, br and zstd where their decoders are installed."""


def request_headers(request: FetchRequest, user_agent: str) -> dict[str, str]:
    """What is sent with a request. Host is added below, what the user set for a feed at its own origin only; nothing else ever is."""
    fields = {
        "User-Agent": request.user_agent or user_agent,
        "Accept": ACCEPT[request.purpose],
        "Accept-Encoding": ACCEPT_ENCODING,
    }
    etag = sendable(request.validators.etag)
    last_modified = sendable(request.validators.last_modified)
    if etag:
        fields["If-None-Match"] = etag
    if last_modified:
        fields["If-Modified-Since"] = last_modified
    if (etag or last_modified) and request.purpose is Purpose.FEED:
        fields["A-IM"] = "feed"
    return fields
