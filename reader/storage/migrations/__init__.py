"""Steps from one schema to the next: one frozen file for 0.1.0, one for what came since; the next step is a new file."""

APPLICATION_ID = 0x42464F52
"""Mark of our SQLite files: "BFOR" in ASCII."""

SCHEMA_VERSION = 28
"""Version after the last part of `steps`."""

SCHEMA_DIGEST = "4d1db1bc7484702dc8333cce13d29544fcbf64d25ad4648663585826063f9cd6"
"""Digest of that schema by `storage.schema.digest`, compared at each start."""
