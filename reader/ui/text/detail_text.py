"""What the layers below say in English beside a problem, in the user's language. GUI thread only.

Those layers know no translations: they write plain sentences, and what is unknown here is shown as they wrote it.
"""

import re
from functools import cache

from reader.ui.text.translate import Translator

_tr = Translator("Details")

DETAILS = (
    # why an address or an answer was refused
    "it is too long",
    "it is malformed",
    "it is not http or https",
    "{name}: is not http or https",
    "it has no host name",
    "port 0 is not valid",
    "it contains control characters",
    "more than {number} times",
    "in a loop",
    "invalid compression",
    "it ended too early",
    "the connection was interrupted",
    "no connection",
    "while connecting",
    "while waiting for the answer",
    "invalid HTTP",
    "name lookup took too long",
    "name not found",
    # certificates
    "its certificate is not valid yet",
    "its certificate has expired",
    "its certificate is self-signed",
    "its certificate is from an unknown authority",
    "its certificate was revoked",
    "its certificate is for another host",
    "its certificate uses a key that is too weak",
    "its certificate is signed in an outdated way",
    "it supports only outdated TLS versions",
    # the keyring
    "this system has none",
    "it is locked",
    "it does not answer",
    "it does not accept the password",
    "it does not delete the password",
    "its entry for this feed was not made by Beforehand",
    "it did not store the password",
    "it did not answer in time",
    # documents
    "a web page",
    "XML of kind {name}",
    "neither XML nor JSON",
    "JSON, but not a JSON Feed",
    "no HTML",
    "this is not a picture",
    "the picture has no size",
    "could not start a thread",
    "the parser's result is unreadable",
    # subscription lists
    "it starts with {name}",
    "it contains no subscriptions",
    "it is not XML",
    "it links to a list elsewhere, which is not loaded",
    "it is a link, not a feed",
    "its address is not a web address (http or https)",
    "it is in a private network, which a list from the web may not contain",
    "it has no feed address",
    "it is empty and has no feed address",
    "it is not well-formed XML (line {number}); what could be read was kept",
    "the opml element is missing",
    "folders nested more than {number} deep were merged into their parent",
    "characters that are not UTF-8 were read as Western European",
    "spaces before the document were removed",
    "{number} bare ampersand was read as &amp;",
    "{number} bare ampersands were read as &amp;",
    "{number} subscription had quotation marks inside a value",
    "{number} subscriptions had quotation marks inside a value",
    "{number} subscription had < inside a value",
    "{number} subscriptions had < inside a value",
    "{number} folder was not closed",
    "{number} folders were not closed",
    # what the user asked for
    "at most {number} headers are allowed",
    "the user agent contains invalid characters",
    "the header {name} is not allowed",
    "the value of {name} contains invalid characters",
    "a folder cannot contain itself",
    "enter a tag name",
    "enter search words",
    "{name}: it contains something else",
)
PLACE = re.compile(r"\{\w+\}")


def detail_text(detail: str) -> str:
    """The words for a detail; one that is unknown stands for itself."""
    for source, pattern in _patterns():
        found = pattern.fullmatch(detail)
        if found is not None:
            text = _tr(source)
            for place, value in zip(PLACE.findall(source), found.groups(), strict=True):
                text = text.replace(place, value)
            return text
    return detail


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    return [(source, re.compile("(.+?)".join(map(re.escape, PLACE.split(source))))) for source in DETAILS]
