"""The page of what was retrieved, and what came of it."""
