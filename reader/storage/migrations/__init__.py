"""The steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""What marks a SQLite file as ours: "BFOR" in ASCII."""

SCHEMA_VERSION = 23
"""What the last of `steps` leads to."""
