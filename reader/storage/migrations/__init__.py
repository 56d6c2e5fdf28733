"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 26
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "f234c6f66035200c4e4aab8db50e17cf1babe441ee986207992de52f5b45d551"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
