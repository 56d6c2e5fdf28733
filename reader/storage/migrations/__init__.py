"""The steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""What marks a SQLite file as ours: "BFOR" in ASCII."""

SCHEMA_VERSION = 26
"""What the last of `steps` leads to."""

SCHEMA_DIGEST = "f234c6f66035200c4e4aab8db50e17cf1babe441ee986207992de52f5b45d551"
"""What `storage.schema.digest` makes of that schema: a start compares with it."""
