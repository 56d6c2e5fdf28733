"""SQLite database: the only package with SQL. Every thread may read; only the engine writes."""
