"""URL template of the user's web search: `https://search.example/?q={query}`."""

from urllib.parse import quote, urlsplit

from reader.domain.private_hosts import is_private_name

PLACEHOLDER = "{query}"
LONGEST_TEMPLATE = 1000
LONGEST_QUERY = 300


class WrongTemplateError(ValueError):
    """A template that cannot be used for searching."""

    def __init__(self) -> None:
        super().__init__(f"a public address like https://search.example/?q={PLACEHOLDER}")


def settled(text: str) -> str:
    """Return the template without surrounding spaces; empty for no web search. Raises WrongTemplateError."""
    template = text.strip()
    if template and not _is_valid(template):
        raise WrongTemplateError
    return template


def search_address(template: str, query: str) -> str:
    """Return the URL to open; the query is percent-encoded, so that it cannot change the rest of it."""
    words = " ".join(query.split())[:LONGEST_QUERY]
    return template.replace(PLACEHOLDER, quote(words, safe="")) if template and words else ""


def _is_valid(template: str) -> bool:
    rest = template.replace(PLACEHOLDER, "")
    if rest == template or len(template) > LONGEST_TEMPLATE or not rest.isascii() or not rest.isprintable():
        return False
    if set(rest) & set(" {}\\<>\"'`|^"):
        return False
    try:
        parts = urlsplit(template)
        port = parts.port
    except ValueError:
        return False
    has_place = PLACEHOLDER not in parts.netloc and "@" not in parts.netloc and port != 0
    return parts.scheme == "https" and has_place and bool(parts.hostname) and not is_private_name(parts.hostname or "")
