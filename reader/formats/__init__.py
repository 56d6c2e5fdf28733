"""Parse and write feed, OPML and HTML documents: bytes in, domain values out. Pure: no network, files or clock."""
