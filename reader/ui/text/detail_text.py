"""What the layers below say in English beside a problem, in the user's language. GUI thread only.

Those layers know no translations: they write plain sentences, and what is unknown here is shown as they wrote it.
"""

import re
from functools import cache

from PySide6.QtCore import QCoreApplication

DETAILS = (
    # why an address or an answer was refused
    "it is too long",
    "it is malformed",
    "it is not http or https",
    "{name}: is not http or https",
    "it names no host",
    "there is no port 0",
    "it holds control characters",
    "more than {number} times",
    "in a circle",
    "wrongly compressed",
    "it ended too early",
    "the connection was cut",
    "no connection",
    "while connecting",
    "while waiting for the answer",
    "no proper HTTP",
    "the name look-up took too long",
    "name not known",
    # certificates
    "its certificate is not valid yet",
    "its certificate has expired",
    "its certificate is self-signed",
    "its certificate comes from an unknown authority",
    "its certificate was revoked",
    "its certificate is for another host",
    "its certificate uses a key that is too weak",
    "its certificate is signed in an outdated way",
    "it speaks only outdated versions of TLS",
    # the keyring
    "there is none on this system",
    "it is locked",
    "it does not answer",
    "it does not take the password",
    "it does not give the password up",
    "what it holds for this feed is not ours",
    "it did not keep the password",
    "it did not answer in time",
    # documents
    "a web page",
    "XML of kind {name}",
    "neither XML nor JSON",
    "JSON, but not a JSON Feed",
    "no HTML",
    "this is not a picture",
    "the picture has no size",
    "no thread could be started",
    "the parser's answer cannot be read",
    # subscription lists
    "it starts with {name}",
    "it holds no outlines",
    "it is not XML",
    "it stands for a list kept elsewhere, which is not followed",
    "it is a link, not a feed",
    "its address is not one of the web (http or https)",
    "it is in a private network, which a list on the web may not name",
    "it has no feed address",
    "it has no feed address and nothing in it",
    "it is not well-formed XML (line {number}); what could be read was kept",
    "the opml element is missing",
    "folders more than {number} deep were joined with the one around them",
    "characters that are not UTF-8 were read as Western European",
    "blanks before the document were dropped",
    "{number} bare ampersand was read as &amp;",
    "{number} bare ampersands were read as &amp;",
    "{number} outline had quotation marks inside a value",
    "{number} outlines had quotation marks inside a value",
    "{number} outline had < inside a value",
    "{number} outlines had < inside a value",
    "{number} folder was not closed",
    "{number} folders were not closed",
    # what the user asked for
    "headers are at most {number} names with their values",
    "the name of the program has characters that cannot be sent",
    "the header {name} is not sent",
    "the value of {name} has characters that cannot be sent",
    "it cannot lie within itself",
    "a tag needs a name",
    "a search needs words",
    "{name}: it holds something else",
    # why a feed may not be asked yet
    "its server asked to be left alone",
    "it was fetched less than a minute ago",
    "it was downloaded whole less than a day ago",
    "the publisher took the feed down (410)",
    "the publisher asks not to be visited at that hour (skipHours, skipDays)",
    "the publisher asks not to be visited earlier (skipHours, skipDays)",
    "no feed is fetched twice within {time}",
    "the publisher asks for {time} (ttl)",
    "the publisher updates every {time} (updatePeriod)",
    "the server asked for {time} (max-age)",
    "the server asked for {time} (Retry-After)",
    "the server asked to be left alone once (429)",
    "the server asked to be left alone {number} times in a row (429)",
    "nothing has come of it yet: tried after 2, 10 and 30 minutes, then hourly",
    "failed once, so the pauses grow",
    "failed {number} times in a row, so the pauses grow",
    "the server refused it or does not have it, so once a day",
)
PLACE = re.compile(r"\{\w+\}")


def detail_text(detail: str) -> str:
    """The words for a detail; one that is unknown stands for itself."""
    for source, pattern in _patterns():
        found = pattern.fullmatch(detail)
        if found is not None:
            text = QCoreApplication.translate("Details", source)
            for place, value in zip(PLACE.findall(source), found.groups(), strict=True):
                text = text.replace(place, value)
            return text
    return detail


def is_known_detail(detail: str) -> bool:
    """Whether it is one of those that the layers below write."""
    return any(pattern.fullmatch(detail) for _, pattern in _patterns())


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    return [(source, re.compile("(.+?)".join(map(re.escape, PLACE.split(source))))) for source in DETAILS]
