"""Names imported from requests. Only this module imports it, without the libraries that guess the encoding of texts, which nobody
here uses: they are 5 MB of tables and code. Documents are parsed in the parser process, which does use them.
"""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

_GUESSING = ("chardet", "charset_normalizer")


@contextmanager
def _without_guessing() -> Iterator[None]:
    """Hide these libraries from the import, unless loaded already; requests warns, and guesses UTF-8."""
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
