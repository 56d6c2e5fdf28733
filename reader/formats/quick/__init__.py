"""Feed, OPML and HTML documents: bytes in, domain values out. Pure, no network, no files, no clock."""
