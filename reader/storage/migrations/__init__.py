"""Steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 26
"""Version after the last of `steps`."""

SCHEMA_DIGEST = "f234c6f66035200c4e4aab8db50e17cf1babe441ee986207992de52f5b45d551"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
