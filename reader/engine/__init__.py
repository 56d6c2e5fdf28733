"""Background engine: one thread that decides, a pool that fetches, a process that parses."""
