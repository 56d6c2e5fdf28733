"""When two feeds bring the same article: the same address but for what only counts visitors, and the same title. Pure; any thread."""

from hashlib import blake2b
from urllib.parse import SplitResult, urlsplit

_COUNTING_PREFIXES = ("utm_", "at_", "mc_", "pk_", "mtm_", "hsa_", "_hs")
_COUNTING = frozenset(
    [
        "fbclid",
        "gclid",
        "dclid",
        "msclkid",
        "yclid",
        "twclid",
        "igshid",
        "mkt_tok",
        "ref",
        "ref_src",
        "ref_url",
        "referrer",
        "source",
        "src",
        "cmp",
        "cmpid",
        "cid",
        "ncid",
        "icid",
        "ftag",
        "partner",
        "rss",
        "feed",
        "xtor",
        "spm",
        "wt_mc",
        "ocid",
        "smid",
        "share",
        "campaign",
        "via",
    ]
)


def copy_key(link: str, title: str) -> int | None:
    """64 bits that two entries share when they are one article; None where link or title say too little."""
    words = " ".join(title.casefold().split())
    place = _place(link)
    if not words or not place:
        return None
    return int.from_bytes(blake2b(f"{place}\n{words}".encode(errors="replace"), digest_size=8).digest(), signed=True)


def _place(link: str) -> str:
    """Host, path and the part of the query that names something; '' for the root of a site."""
    try:
        parts = urlsplit(link.strip())
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return ""
    query = _naming_query(parts)
    path = parts.path.rstrip("/")
    return f"{host}{path}?{query}" if host and (path or query) else ""


def _naming_query(parts: SplitResult) -> str:
    named = [each for each in parts.query.split("&") if each and not _only_counts(each.partition("=")[0].lower())]
    return "&".join(sorted(named))


def _only_counts(name: str) -> bool:
    return name in _COUNTING or name.startswith(_COUNTING_PREFIXES)
