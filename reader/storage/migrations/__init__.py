"""The steps from one schema to the next, one frozen file each: a released step is never edited, only followed by another."""

APPLICATION_ID = 0x42464F52
"""What marks a SQLite file as ours: "BFOR" in ASCII."""

SCHEMA_VERSION = 25
"""What the last of `steps` leads to."""

SCHEMA_DIGEST = "5710f952b955b05b6ff35a975aa9b10708e751bc865676e3d21e23daa1b81750"
"""What `storage.schema.digest` makes of that schema: a start compares with it."""
