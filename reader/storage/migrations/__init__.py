"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 33
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "50d100b1ab3769fd0420a9832c4a8fd9e9bf9e1acea40115705882a40816fd7a"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
