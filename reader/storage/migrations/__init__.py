"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 30
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "bb0cfffc53d8e43c624d2680d0e8e630d1d3a3c774de0e3d69586d9a62bb8458"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
