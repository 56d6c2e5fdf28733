"""The steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""What marks a SQLite file as ours: "BFOR" in ASCII."""

SCHEMA_VERSION = 24
"""What the last of `steps` leads to."""

SCHEMA_DIGEST = "301419e870a4aa702b5f9bfca08745f126df3b652558e33d459501fc4918a533"
"""What `storage.schema.digest` makes of that schema: a start compares with it."""
