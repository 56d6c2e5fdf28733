"""What is used of requests. The only module that imports it: without what would guess the encoding of texts, which nobody here asks for.

Those libraries are 5 MB of tables and code. Documents are read in the parser process, which has a use for them.
"""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

_GUESSING = ("chardet", "charset_normalizer")


@contextmanager
def _without_guessing() -> Iterator[None]:
    """Have Python find no such library, unless it is there already; requests warns, and guesses UTF-8."""
    hidden = [name for name in _GUESSING if name not in sys.modules]
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # None: not to be imported
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        for name in hidden:
            del sys.modules[name]


with _without_guessing():
    from requests import PreparedRequest, Response
    from requests.adapters import HTTPAdapter
    from requests.exceptions import InvalidURL, MissingSchema, RequestException
    from requests.utils import get_environ_proxies, select_proxy

__all__ = [
    "HTTPAdapter",
    "InvalidURL",
    "MissingSchema",
    "PreparedRequest",
    "RequestException",
    "Response",
    "get_environ_proxies",
    "select_proxy",
]
