"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 30
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "8a7df5b1022e71cc64feba834d8fe8e8a02819eec874c2c1be397224d1c6669e"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
