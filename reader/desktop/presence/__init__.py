"""When the user comes back to the computer and leaves it, as the desktop reports it."""
