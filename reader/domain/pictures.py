"""Where a picture lies in the cache folder: a name made of its URL, so that reading threads need not ask the database."""

import hashlib


def picture_file_name(url: str) -> str:
    """The file name of a cached picture."""
    return hashlib.sha256(url.encode("utf-8", "replace")).hexdigest()
