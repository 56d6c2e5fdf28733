"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 33
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "c1ec823c25961053ae3f35d3ddc8948f0927aee11f00cedb3f97ad7a8ccbfe00"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
