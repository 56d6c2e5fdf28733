"""The SQLite database: the only package that knows SQL. Reads for every thread, writes for the engine alone."""
