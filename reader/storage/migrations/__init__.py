"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 31
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "bed9a0e4ee5a5984e153296b27036fa4e66ad8d910720d445f599ab10ed8ef5f"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
