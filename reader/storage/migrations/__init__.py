"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 32
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "11941009a01257f4773f89805fcc9b6e57bbc5d8fd6527bd81810c3e54f6341e"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
