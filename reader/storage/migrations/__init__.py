"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 29
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "71f5c3b68c6df9f047a00a02f743cd486a5d14493a3569365f01bdffd6945dc5"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
