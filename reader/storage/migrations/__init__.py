"""The steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""What marks a SQLite file as ours: "BFOR" in ASCII."""

SCHEMA_VERSION = 24
"""What the last of `steps` leads to."""

SCHEMA_DIGEST = "df92f1a35ee9601bd5e3e76804b47d42d183c5bd890c4cf55b4b4ebf66581d40"
"""What `storage.schema.digest` makes of that schema: a start compares with it."""
