"""Documents of feeds: bytes in, drafts and reconciled entries out."""
